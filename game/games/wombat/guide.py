"""The guide: what happens at a table of Branle-bas de Wombat, explained the first time.

Nothing is explained in the middle of a build: time would stand, and be counted in again. One's
role is not explained: a card tells it before the first build, and the primer in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.pages import Explained
from game.core.targets import SEAT
from game.core.words import Words
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.state import State
from game.games.wombat.tally import points_said
from game.games.wombat.tokens import READY_TOKEN, ROLE, SKY_TOKEN, TALK


def happened(
    event: ev.Event, view: State, viewer: int, names: Sequence[str], words: Words
) -> Explained | None:
    """Return what there is to know of a fact, seen after it was folded; None: nothing."""
    match event:
        case ev.BuildBegan():
            seconds = view.options.seconds
            return Explained("build", words.say("guide.build", n=seconds), ())
        case ev.Counted(complete):
            if view.options.practice:
                return Explained("counted-practice", words.say("guide.counted-practice"))
            said = points_said(complete, words)  # the view may have these points, so no score
            return Explained(f"counted-{complete}", words.say("guide.counted", said=said))
        case ev.PhaseBegan(at.STRAW):
            return Explained("straw", words.say("guide.straw"), (SKY_TOKEN,))
        case ev.PhaseBegan(at.DEBATE):
            return Explained("debate", words.say("guide.debate"), (TALK, READY_TOKEN))
        case ev.PhaseBegan(at.FINAL):
            return Explained("final", words.say("guide.final"), (SKY_TOKEN,))
        case ev.Eliminated(seat):
            kind = "out-own" if seat == viewer else "out"
            return Explained(kind, words.say(f"guide.{kind}", name=names[seat]), (SEAT.at(seat),))
        case ev.Switched(to) if to == viewer:
            return Explained("switched", words.say("guide.switched"), (ROLE,))
        case _:
            return None


def asked(view: State, viewer: int, names: Sequence[str], words: Words) -> Explained | None:
    """Return what there is to know of what the viewer is asked now: the first build's verbs."""
    if view.phase != at.BUILD or not view.alive[viewer] or view.tick > 1:
        return None
    return Explained("verbs", words.say("guide.verbs"), ("take", "feel"))


def begins_well(view: State, viewer: int) -> bool:
    """Any deal will do: every role has something to do at once."""
    return True

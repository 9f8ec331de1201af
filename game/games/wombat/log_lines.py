"""Log lines: what the log says, by names and without a screen; claims keep their time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.log_lines import LineWriter
from game.core.pages import LogLine
from game.core.words import Words
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.places import NAMES, TOWER, sizes
from game.games.wombat.model.roles import UNTOLD
from game.games.wombat.model.state import NO_VOTE, State
from game.games.wombat.naming import (
    ICONS,
    phrase_said,
    place_said,
    time_said,
    touch_said,
    touch_shown,
)
from game.games.wombat.tally import tally_of, tally_said

SIEVES: Final = ("all", "me", "secrets")
"""What of the log may be asked for."""


def line(event: ev.Event, view: State, names: Sequence[str], words: Words) -> LogLine | None:  # noqa: C901, PLR0912 one case an event reads best in one table
    """Return what the log says of an event, seen after it was folded; None: nothing."""
    tell = LineWriter(names, words, view.number)

    def say(
        icon: str, key: str, *seats: int, level: int = 0, secret: bool = False, **facts: object
    ) -> LogLine:
        return tell.say(
            ICONS[icon], key, *seats, level=level, moved=False, secret=secret, leads=False, **facts
        )

    time = time_said(view.tick)
    match event:
        case ev.RoleDealt(to, role):
            return say("hidden", "role", to, secret=True, role=words.say(f"role.{role}"))
        case ev.BuildBegan(number):
            return say("brick", "build", n=number)
        case ev.PhaseBegan(phase):
            return say("say" if phase == at.DEBATE else "vote", phase)
        case ev.Said(seat, phrase):
            said = phrase_said(phrase, names, words)
            false = "-false" if is_false(phrase, seat, view) else ""
            if view.phase == at.BUILD:
                return say("say", f"said{false}", seat, said=said, time=time)
            return say("say", f"argued{false}", seat, said=said)
        case ev.Felt(to, touch):
            felt, key = touch_said(touch, words), "felt" if view.missing else "felt-by"
            line = say("paw", key, to, level=1, secret=True, felt=felt, time=time)
            return replace(line, repeats=f"felt {to} {touch}", time=time)
        case ev.Seen(paw, touch):
            known = [seat for seat, hand in enumerate(view.hands) if hand.paw == paw]
            if known:  # to the truth alone, and to its owner, a paw is somebody's
                felt = touch_said(touch, words)
                return say("paw", "felt-by", known[0], level=1, felt=felt, time=time)
            return say("paw", "seen", level=1, n=paw, felt=touch_shown(touch, words), time=time)
        case ev.Clacked(place):
            return say("ear", "clack", level=1, place=place_said(place), time=time)
        case ev.Thudded():
            return say("ear", "thud", level=1, time=time)
        case ev.Scraped():
            return say("ear", "scrape", level=1, time=time)
        case ev.Counted(complete):
            if view.options.practice:
                said = words.say(f"tally.towers-{complete}")
            else:
                said = tally_said(tally_of(view, complete), words)
            return say("drum", "counted", said=said)
        case ev.Switched(to):
            return say("hidden", "switched", to, secret=True)
        case ev.VotesOpened(targets):
            return say("vote", "votes", votes=_votes(targets, names, words))
        case ev.Eliminated(seat):
            return say("vote", "eliminated", seat)
        case ev.Readied(seat):
            return say("say", "ready", seat, level=1)
        case ev.Ended(winners, reason):
            return say("drum", f"won-{reason}", *winners)
        case _:
            return None


def is_false(phrase: str, seat: int, view: State) -> bool:
    """Say whether a phrase was false as it was said, lie or error: only the truth can tell."""
    if view.missing or UNTOLD in view.roles:
        return False
    kind, *rest = phrase.split(":")
    match kind, rest:
        case "have", [size]:
            return int(size) not in sizes(view.hands[seat].bricks)
        case "count", [place, number]:
            return len(view.lying[NAMES.index(place)]) != int(number)
        case "done", [place]:
            return sizes(view.lying[NAMES.index(place)]) != TOWER
        case "role", [role]:
            return view.roles[seat] != role
        case _:
            return False


def _votes(targets: Sequence[int], names: Sequence[str], words: Words) -> str:
    """Return who pointed at whom."""
    said = (
        words.say(
            "log.vote",
            name=names[seat],
            other=words.say("log.sky") if target == SKY else names[target],
        )
        for seat, target in enumerate(targets)
        if target != NO_VOTE
    )
    return ", ".join(said)

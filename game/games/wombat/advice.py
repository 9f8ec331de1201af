"""Advice: what somebody who forgets nothing would do with what a seat was told, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.words import Words
from game.games.wombat.bot.minds import ADVISER
from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import SKY, Action
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.state import State
from game.games.wombat.naming import phrase_said, place_said, verb_said
from game.games.wombat.reasons import PLAN, ground, percent

BEST: Final = ADVISER
"""It builds as bots do, at once, and remembers all that its seat was told."""


def may_be_taken_back(action: Action) -> bool:
    """Say whether a choice waits a moment before it is played: time would not wait for it."""
    return False


def advice(
    view: State,
    viewer: int,
    action: Action | None,
    why: Mapping[str, Any],
    names: Sequence[str],
    words: Words,
) -> str:
    """Return what to do and why; None where a paw is about something, or nobody looks Bad."""
    if action is None:
        return _nothing(view, viewer, words)
    done = _done(action, view, viewer, names, words)
    because = _because(why, names, words) if why else _unnoted(action, words)
    return words.say("advice.whole", done=done, because=because)


def _nothing(view: State, viewer: int, words: Words) -> str:
    """Return what to do where the adviser would press nothing."""
    say = words.say
    if view.phase in (at.STRAW, at.FINAL):
        return say("advice.whole", done=say("advice.sky"), because=say("advice.because-nobody"))
    running = view.hands[viewer].running
    if running is not None:
        return say("advice.busy", verb=verb_said(running, words))
    return say("advice.wait")


def _done(action: Action, view: State, viewer: int, names: Sequence[str], words: Words) -> str:
    """Return what is to be done, as one says it to somebody."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"advice.{key}", **facts)

    match action:
        case act.Go(place):
            return say("go" if place < SPINDLES else "go-zone", place=place_said(place))
        case act.Feel(what):
            kind = {act.FOUND: "found", act.SPINDLE: "spindle"}.get(what, "held")
            return say(f"feel-{kind}")
        case act.Lay(slot) | act.Drop(slot):
            sizes = view.hands[viewer].sizes
            size = sizes[slot - 1] if slot <= len(sizes) else 0
            return say(action.kind if size else f"{action.kind}-unknown", size=size)
        case act.Give(act.RECEIVE):
            return say("receive")
        case act.Vote(target):
            return say("sky") if target == SKY else say("point", name=names[target])
        case act.Say(phrase):
            return say("say", said=phrase_said(phrase_of(phrase), names, words))
        case _:
            return say(action.kind)


def _unnoted(action: Action, words: Words) -> str:
    """Return why, of what an adviser notes no reason for."""
    known = isinstance(action, act.Ready | act.Stop)
    return words.say(f"advice.because-{action.kind if known else 'best'}")


def _because(why: Mapping[str, Any], names: Sequence[str], words: Words) -> str:
    """Return why, in a sentence."""
    noted = why["evidence"]
    if noted and noted[0]["act"]["what"] == PLAN:
        key, facts = ground(noted[0]["act"], names, words)
        return words.say(f"advice.because-{key}", **facts)
    target = why["at"]
    if target is None:
        return words.say("advice.because-nobody")
    bad = 1 - float(why["ally"][target])
    return words.say("advice.because-suspected", name=names[target], n=percent(bad))

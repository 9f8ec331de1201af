"""Advice: what the best bot would do with what a seat was told, and why, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.core.words import Words
from game.gangs.log_lines import card_name
from game.gangs.model.actions import (
    Action,
    Answer,
    Attempt,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
)
from game.gangs.model.cards import BIM, DAMAGE, HEAL, IDENT, LIMIT, RECYCLE, SHIELD
from game.gangs.model.state import State

BEST: Final = "hard"
"""The best level of bot that answers at once."""
_FRIEND: Final = 0.6
_FOE: Final = 0.4
"""From here up and down somebody is told to be with one or not; nothing is said in between."""
_TRUSTS: Final = ((0.95, "sure"), (_FRIEND, "likely"), (0.05, "hardly"), (0.0, "no"))
"""How sure it is at least that somebody is an ally, and the word for it."""


def may_be_taken_back(action: Action) -> bool:
    """Say whether a choice waits a moment before it is played: one's own cards, no answers."""
    return not isinstance(action, Answer | Mulligan)


def advice(
    view: State,
    viewer: int,
    action: Action,
    why: Mapping[str, Any],
    names: Sequence[str],
    words: Words,
) -> str:
    """Return what to do and why, from an action of the best bot and its reasons."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"advice.{key}", **facts)

    friend = why.get("ally") or [0.5] * (view.n + 1)

    def because(key: str, about: int | None = None, **facts: object) -> str:
        """Return a reason, after what is known of the seat it is about, if it is about one."""
        name = {} if about is None else {"name": names[about]}
        trust = None if about in (None, viewer) else _trust(friend[about])
        if trust is None:
            return say(key, **name, **facts)
        return say("known", trust=say(f"trust-{trust}", **name), because=say(key, **name, **facts))

    match action:
        case Throw(face, target) | Attempt(face, target):
            done = say("throw", card=card_name(face, words), name=names[target])
            reason = because(*_aimed(face, target, view, viewer, friend))
        case Replay(target):
            done = say("replay", name=names[target])
            reason = because(*_aimed(view.card & 15, target, view, viewer, friend))
        case Second(place):
            name = names[place] if place < view.n else words.say("log.the-middle")
            done, reason = say("second", name=name), say("swap")
        case Answer(face):
            other = view.other_side()
            done = say("take" if face is None else "bim" if face == BIM else "non")
            reason = _answered(face, view, viewer, friend[other], because)
        case Discard(face):
            done, reason = say("discard", card=card_name(face, words)), say("least")
        case Mulligan():
            done, reason = say("mulligan"), say("nothing-else")
    return say("whole", done=done, because=reason)


def _trust(share: float) -> str | None:
    """Return in a word how sure it is whom somebody is with; None where one cannot say."""
    if _FOE < share < _FRIEND:
        return None
    return next(word for least, word in _TRUSTS if share >= least)


def _aimed(
    face: int, target: int, view: State, viewer: int, friend: Sequence[float]
) -> tuple[str, int | None]:
    """Return why a card goes to a seat, and about whom that says more where they are known.

    A seat of which nothing is known is never given as the reason: what it would do is.
    """
    if DAMAGE[face]:
        total = view.hit(target, DAMAGE[face])
        if total > LIMIT:
            return "out", _foe(target, friend)
        if friend[target] <= _FOE:
            return "foe", target
        others = [seat for seat in view.living() if seat not in (viewer, target)]
        if all(friend[target] <= friend[seat] for seat in others):
            return "likeliest", None
        worst = all(view.totals[target] >= view.totals[seat] for seat in others)
        return ("worn" if worst and view.totals[target] else "cheapest"), None
    if face in (HEAL, SHIELD):
        if target == viewer:
            return "help-me", None
        return "help", target if friend[target] >= _FRIEND else None
    if face == IDENT:
        return ("give" if view.options.gives else "look"), None
    return ("recycle" if face == RECYCLE else "swap"), None


def _foe(seat: int, friend: Sequence[float]) -> int | None:
    return seat if friend[seat] <= _FOE else None


def _answered(
    face: int | None,
    view: State,
    viewer: int,
    share: float,
    because: Callable[..., str],
) -> str:
    """Return why a card is taken, sent back or refused, by one's own hand and whom it came from."""
    other = view.other_side()
    if face is not None:
        return because("sent", other) if face == BIM else because("refused")
    if BIM not in view.hands[viewer]:
        return because("no-answer")
    return because("spared", other) if share >= _FRIEND else because("taken")

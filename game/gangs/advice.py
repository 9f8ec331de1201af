"""Advice: what the best bot would do with what a seat was told, and why, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.words import Words
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
from game.gangs.telling import card_name

BEST: Final = "hard"
"""The best level of bot that answers at once."""
_TRUSTS: Final = (
    (0.95, "sure"), (0.6, "likely"), (0.4, "open"), (0.05, "hardly"), (0.0, "no"),
)  # fmt: skip
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

    about: int | None = None
    match action:
        case Throw(face, target) | Attempt(face, target):
            about = target
            done = say("throw", card=card_name(face, words), name=names[target])
            because = say(**_because(face, target, view))
        case Replay(target):
            about = target
            done = say("replay", name=names[target])
            because = say(**_because(view.card & 15, target, view))
        case Second(place):
            about = place if place < view.n else None
            name = words.say("log.the-middle") if about is None else names[place]
            done, because = say("second", name=name), say("swap")
        case Answer(face):
            about = view.other_side()
            done = say("take" if face is None else "bim" if face == BIM else "non")
            key = "taken" if face is None else "sent" if face == BIM else "refused"
            because = say(key, name=names[about])
        case Discard(face):
            done, because = say("discard", card=card_name(face, words)), say("least")
        case Mulligan():
            done, because = say("mulligan"), say("nothing-else")
    trust = ""
    if about is not None and why.get("ally"):
        trust = say(f"trust-{_trust(why['ally'][about])}", name=names[about])
    return say("whole", done=done, because=because, trust=trust).rstrip()


def _trust(share: float) -> str:
    """Return in a word how sure it is that somebody is an ally."""
    return next(word for least, word in _TRUSTS if share >= least)


def _because(face: int, target: int, view: State) -> dict[str, Any]:
    total = view.hit(target, DAMAGE[face])
    if DAMAGE[face]:
        return {"key": "out" if total > LIMIT else "hurt", "total": total}
    look = "give" if view.options.gives else "look"
    keys = {HEAL: "help", SHIELD: "help", IDENT: look, RECYCLE: "recycle"}
    return {"key": keys.get(face, "swap")}

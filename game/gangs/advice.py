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

    ally = [round(100 * share) for share in why.get("ally", ())] or [0] * (view.n + 1)
    match action:
        case Throw(face, target) | Attempt(face, target):
            name = names[target]
            done = say("throw", card=card_name(face, words), name=name)
            because = say(**_because(face, target, view), name=name, share=ally[target])
        case Replay(target):
            name = names[target]
            done = say("replay", name=name)
            because = say(**_because(view.card & 15, target, view), name=name, share=ally[target])
        case Second(place):
            name = words.say("log.the-middle") if place == view.n else names[place]
            done, because = say("second", name=name), say("swap", name=name, share=ally[place])
        case Answer(face):
            done = say("take" if face is None else "bim" if face == BIM else "non")
            other = view.other_side()
            key = "taken" if face is None else "sent" if face == BIM else "refused"
            because = say(key, name=names[other], share=ally[other])
        case Discard(face):
            done, because = say("discard", card=card_name(face, words)), say("least")
        case Mulligan():
            done, because = say("mulligan"), say("nothing-else")
    return say("whole", done=done, because=because)


def _because(face: int, target: int, view: State) -> dict[str, Any]:
    total = view.hit(target, DAMAGE[face])
    if DAMAGE[face]:
        return {"key": "out" if total > LIMIT else "hurt", "total": total}
    look = "give" if view.options.gives else "look"
    keys = {HEAL: "help", SHIELD: "help", IDENT: look, RECYCLE: "recycle"}
    return {"key": keys.get(face, "swap")}

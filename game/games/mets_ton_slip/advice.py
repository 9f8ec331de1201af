"""Advice: what the best bot would do with what a seat was told, and why, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.words import Words
from game.games.mets_ton_slip.log_lines import card_name
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.cards import (
    DEFENCES,
    FETE,
    JOKERS,
    NOTHING,
    SLIP,
    SLOTS,
)
from game.games.mets_ton_slip.model.state import State

BEST: Final = "hard"
"""The best level of bot that answers at once."""
_CLOSE: Final = 2
"""Whoever lacks so few cards is about to win."""


def may_be_taken_back(action: act.Action) -> bool:
    """Say whether a choice waits a moment before it is played: no draws, and no answers."""
    return not isinstance(action, act.Draw | act.Keep | act.Bear | act.Defend)


def advice(  # noqa: C901 one case an action reads best in one table
    view: State,
    viewer: int,
    action: act.Action,
    why: Mapping[str, Any],
    names: Sequence[str],
    words: Words,
) -> str:
    """Return what to do and why, from an action of the best bot."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"advice.{key}", **facts)

    def card(face: int) -> str:
        return card_name(face, words)

    def slot(number: int) -> str:
        return words.say(f"slot.{SLOTS[number]}")

    lacks = [worn.count(NOTHING) for worn in view.worn]
    match action:
        case act.Draw(source):
            if source == act.STOCK:
                done, because = say("draw"), say("unknown")
            else:
                top = view.baskets[source][-1]
                done, because = say("fish", name=names[source]), say("wanted", card=card(top))
        case act.Keep(face):
            done, because = say("keep", card=card(face)), say("nearer" if face == SLIP else "best")
        case act.Wear(face):
            done = say("wear", card=card(face))
            last = lacks[viewer] == 1
            because = say("wins" if last else "kept" if face in JOKERS else "nearer")
        case act.Replace(face, target):
            key = "replace-own" if target == viewer else "replace"
            done, because = say(key, card=card(face), name=names[target]), say("joker")
        case act.Attack(face, target):
            done = say("attack", card=card(face), name=names[target])
            close = lacks[target] <= _CLOSE
            key = "stops" if close else "slows"
            because = say(key, name=names[target], n=lacks[target])
        case act.Celebrate(face):
            done, because = say("play", card=card(face)), say("feast" if face == FETE else "troc")
        case act.Discard(face):
            done, because = say("discard", card=card(face)), say("least")
        case act.Undress(number):
            done, because = say("undress", slot=slot(number)), say("season")
        case act.Finish():
            done, because = say("finish"), say("enough")
        case act.Bear():
            armed = any(face in DEFENCES for face in view.hands[viewer])
            done, because = say("bear"), say("spares" if armed else "unarmed")
        case act.Defend(face):
            done, because = say("play", card=card(face)), say("worth")
        case act.Give(number):
            done, because = say("give", slot=slot(number)), say("least-worn")
        case act.Steal(number):
            done = say("steal", slot=slot(number), name=names[view.pointed])
            last = lacks[viewer] == 1
            because = say("wins" if last else "nearer")
    return say("whole", done=done, because=because)

"""Standing orders: what a person wants answered between two looks, said before anybody aims.

They are the same for everybody: who holds no answer may order one all the same, and whatever the
hand does not hold is taken. They go by the seat's own view and never ask the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from game.core.ordering import followed, read
from game.core.panels import OrderQuestion
from game.core.words import Words
from game.gangs.model.actions import ANSWER_BIM, ANSWER_NON, TAKE, Answer
from game.gangs.model.cards import (
    BIM,
    CARD_NAMES,
    D10,
    D20,
    D30,
    HEAL,
    IDENT,
    RECYCLE,
    SHIELD,
    SWAP,
    face_of,
)
from game.gangs.model.options import Options
from game.gangs.model.state import REACT, State

TAKEN: Final = "take"
SENT_BACK: Final = "bim"
REFUSED: Final = "non"
BACK_MOST: Final = 3
"""So many answers may be ordered against a card that comes back: a hand rarely holds more."""
_TIMES: Final = tuple(str(n) for n in range(1, BACK_MOST + 1))
_BACK: Final = "back"


@dataclass(frozen=True, slots=True)
class Orders:
    """By what is aimed, ``take``, ``bim`` or ``non``; and what to do when a card comes back.

    ``back`` is ``take``, ``non``, or how often at most it is sent back once more, as text.
    """

    damage_10: str = TAKEN
    damage_20: str = TAKEN
    damage_30: str = TAKEN
    identification: str = TAKEN
    swap: str = TAKEN
    relief: str = TAKEN
    """Shield, heal and recycling."""
    back: str = TAKEN

    def to_json(self) -> dict[str, str]:
        """Return plain data, as long as any other orders, for the match's sealed file."""
        return asdict(self)

    def chosen(self, question: str) -> str:
        """Return what is ordered for one question of the panel."""
        return str(getattr(self, question))

    def with_answer(self, question: str, value: str) -> Orders:
        """Return these orders with one question answered otherwise."""
        return from_json(self.to_json() | {question: value})


_QUESTIONS: Final = tuple(field.name for field in fields(Orders))
_AIMED: Final = {
    D10: "damage_10",
    D20: "damage_20",
    D30: "damage_30",
    IDENT: "identification",
    SWAP: "swap",
    SHIELD: "relief",
    HEAL: "relief",
    RECYCLE: "relief",
}
_ANSWERS: Final = 3
"""Taking, sending back and the NON: nobody has more answers."""
_ACTIONS: Final = {TAKEN: TAKE, SENT_BACK: ANSWER_BIM, REFUSED: ANSWER_NON}


def from_json(data: object) -> Orders:
    """Return the orders that plain data spells.

    Raises:
        ValueError: it spells none; a file may hold anything.
    """
    allowed = dict.fromkeys(_QUESTIONS, tuple(_ACTIONS)) | {_BACK: (TAKEN, *_TIMES, REFUSED)}
    return read(Orders(), data, allowed)


def kept(data: object) -> Orders:
    """Return the orders that a match's file holds; where it holds none, everything is taken."""
    try:
        return from_json(data)
    except ValueError:
        return Orders()


def answers(view: State, seat: int) -> bool:
    """Say whether a seat is asked something that orders answer: a card aimed at it."""
    return view.phase == REACT and view.asked() == seat


def answer(orders: Orders, view: State, seat: int, legal: Sequence[Any]) -> Answer:
    """Return the answer to the card in the air: what is ordered if it is legal, else taking.

    Raises:
        ValueError: the seat is not asked for an answer in this view.
    """
    if not answers(view, seat):
        raise ValueError(f"seat {seat} is asked for no answer")
    wanted = _ACTIONS[_ordered(orders, view)]
    return followed(wanted, TAKE, legal, _ANSWERS)


def _ordered(orders: Orders, view: State) -> str:
    """Return what is ordered against the card in the air, held or not."""
    if not view.bims:
        return orders.chosen(_AIMED[face_of(view.card)])
    if orders.back not in _TIMES:
        return orders.back
    # both sides answer in turn: every second answer after the first was this seat's to a comeback
    played = (view.bims - 1) // 2
    return SENT_BACK if played < int(orders.back) else TAKEN


def questions(options: Options, words: Words) -> tuple[OrderQuestion, ...]:
    """Return the questions of a table; its options decide them, nothing else."""
    usual = (TAKEN, SENT_BACK, REFUSED) if options.non else (TAKEN, SENT_BACK)
    times = (TAKEN, *_TIMES, REFUSED) if options.non else (TAKEN, *_TIMES)
    return tuple(
        OrderQuestion(
            name,
            words.say(f"orders.{name}"),
            pictures,
            tuple((value, _said(value, words)) for value in (times if name == _BACK else usual)),
        )
        for name in _QUESTIONS
        if (pictures := _pictures(name, options))
    )


def _pictures(question: str, options: Options) -> tuple[str, ...]:
    """Return the cards of the deck that a question is about."""
    asked = [face for face, name in _AIMED.items() if name == question] or [BIM]
    return tuple(f"mini_{CARD_NAMES[face].lower()}" for face in asked if options.copies[face])


def _said(value: str, words: Words) -> str:
    return words.say("orders.times", n=value) if value in _TIMES else words.say(f"orders.{value}")

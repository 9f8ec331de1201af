"""Standing orders: what a person wants answered between two looks, said before anybody attacks.

They are the same for everybody: who holds no defence may order one all the same, and whatever the
hand does not hold is borne. They go by the seat's own view and never ask the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from game.core.ordering import followed, read
from game.core.panels import OrderQuestion
from game.core.words import Words
from game.games.mets_ton_slip.log_lines import card_picture
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.cards import ATTACKS, FACE, MIROIR, VOLEUR
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import DEFEND, State

BORNE: Final = "bear"
SHIELDED: Final = "shield"
MIRRORED: Final = "mirror"
_ACTIONS: Final[Mapping[str, act.Action]] = {
    BORNE: act.BEAR, SHIELDED: act.SHIELDED, MIRRORED: act.MIRRORED,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Orders:
    """By what is aimed, ``bear``, ``shield`` or ``mirror``; and against one's own attack again."""

    naked: str = BORNE
    """What takes several garments: À poil and Gastro."""
    slip: str = BORNE
    """Fou rire."""
    garment: str = BORNE
    """What takes a garment or two."""
    thief: str = BORNE
    back: str = BORNE

    def to_json(self) -> dict[str, str]:
        """Return plain data for the match's sealed file."""
        return asdict(self)

    def chosen(self, question: str) -> str:
        """Return what is ordered for one question of the panel."""
        return asdict(self)[question]  # type: ignore[no-any-return]

    def with_answer(self, question: str, value: str) -> Orders:
        """Return these orders with one question answered otherwise."""
        return from_json(self.to_json() | {question: value})


_QUESTIONS: Final = tuple(field.name for field in fields(Orders))
_ABOUT: Final = {
    "naked": (FACE["APOIL"], FACE["GASTRO"]), "slip": (FACE["FOURIRE"],), "thief": (VOLEUR,),
    "back": (MIROIR,),
}  # fmt: skip
_NAMED: Final = {face: name for name, faces in _ABOUT.items() for face in faces}


def from_json(data: object) -> Orders:
    """Return the orders that plain data spells.

    Raises:
        ValueError: it spells none; a file may hold anything.
    """
    return read(Orders(), data, dict.fromkeys(_QUESTIONS, tuple(_ACTIONS)))


def kept(data: object) -> Orders:
    """Return the orders that a match's file holds; where it holds none, everything is borne."""
    try:
        return from_json(data)
    except ValueError:
        return Orders()


def answers(view: State, seat: int) -> bool:
    """Say whether a seat is asked something that orders answer: an attack that points at it."""
    return view.phase == DEFEND and view.asked() == seat


def answer(orders: Orders, view: State, seat: int, legal: Sequence[Any]) -> act.Action:
    """Return the answer to an attack: what is ordered if it is legal, else bearing it.

    Raises:
        ValueError: the seat is not asked for an answer in this view.
    """
    if not answers(view, seat):
        raise ValueError(f"seat {seat} is asked for no answer")
    question = "back" if view.mirrors else _NAMED.get(view.attack, "garment")
    wanted = _ACTIONS[orders.chosen(question)]
    return followed(wanted, act.BEAR, legal, len(_ACTIONS))


def questions(options: Options, words: Words) -> tuple[OrderQuestion, ...]:
    """Return the questions of a table; they are the same at every one."""
    choices = tuple((value, words.say(f"orders.{value}")) for value in _ACTIONS)
    return tuple(
        OrderQuestion(name, words.say(f"orders.{name}"), _pictures(name), choices)
        for name in _QUESTIONS
    )


def _pictures(question: str) -> tuple[str, ...]:
    others = tuple(face for face in ATTACKS if face not in _NAMED)
    return tuple(card_picture(face) for face in _ABOUT.get(question, others))

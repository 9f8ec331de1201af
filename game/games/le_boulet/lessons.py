"""The lessons of Le Boulet: tables laid out by hand, in the words of scenario files."""

from __future__ import annotations

from typing import Any, Final

from game.core.lessons import Part, Section, Step
from game.core.targets import SEAT
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.cards import BOULET, PICTURES
from game.games.le_boulet.model.themes import MARK
from game.games.le_boulet.tokens import FACE

LEFT: Final = 1
TOP: Final = 2
RIGHT: Final = 3
_FACE: Final = {name: face for face, name in enumerate(PICTURES)}


def _table(**table: Any) -> dict[str, Any]:
    """Return a table of four."""
    return {"seats": 4, "turn": 0, **table}


def _lay(*cards: str) -> tuple[act.Action, ...]:
    return tuple(act.Answer(_FACE.get(card, BOULET)) for card in cards)


def _card(name: str) -> str:
    """Return the token of a card of the hand."""
    return FACE.at(_FACE.get(name, BOULET))


def _led(a: str, b: str, first: str) -> tuple[act.Action, ...]:
    """Return a pair under any theme of the bank, one of them first."""
    themes = (first, *(key for key in KEYS if key != first))
    one, other = _FACE[a], _FACE[b]
    ways = ((one, other), (other, one))
    return tuple(act.Lead(x, y, MARK + key) for key in themes for x, y in ways)


_FINE: Final = (act.FINE,) * 3

_LEAD: Final = (
    Part(
        _table(
            hands={
                "0": ["cactus", "herisson", "chat", "soleil", "velo"],
                "1": ["rose", "lit", "train", "cafe"], "2": ["abeille", "sac", "lune", "porte"],
                "3": ["BOULET", "pain", "avion", "clown"],
            },
        ),
        (
            Step("pictures", points=(_card("cactus"), _card("herisson"))),
            Step(
                "lead", _led("cactus", "herisson", "pique"), (*_lay("rose", "abeille", "BOULET"),),
                points=(_card("cactus"), _card("herisson")), other="lesson-theme",
            ),
            Step("answers", points=(SEAT.at(LEFT), SEAT.at(TOP), SEAT.at(RIGHT))),
            Step("fine", (act.FINE,), (*_FINE, act.Give(TOP)), points=("fine",)),
            Step("gone", points=(SEAT.at(TOP),)),
        ),
    ),
)  # fmt: skip

_VOTE: Final = (
    Part(
        _table(
            turn=LEFT,
            hands={
                "0": ["frites", "chat", "soleil", "velo"],
                "1": ["pizza", "hamburger", "lit", "train"],
                "2": ["marteau", "sac", "lune", "porte"], "3": ["pain", "avion", "clown", "robot"],
            },
        ),
        (
            Step(
                "theme", then=(act.Lead(_FACE["hamburger"], _FACE["pizza"], f"{MARK}miam"),),
                points=(SEAT.at(LEFT),),
            ),
            Step(
                "answer", _lay("frites"), (*_lay("marteau", "pain"),),
                points=(_card("frites"), "lay"),
            ),
            Step("hammer", points=(SEAT.at(TOP),)),
            Step(
                "accuse", (act.Contest(TOP),), (*_FINE, act.Defend()),
                points=(SEAT.at(TOP), "contest"),
            ),
            Step(
                "refuse", (act.VOTES[0],), (act.VOTES[0], act.VOTES[0], act.DECLINE),
                points=("no",),
            ),
            Step("enough"),
        ),
    ),
)  # fmt: skip

_BOULET: Final = (
    Part(
        _table(
            turn=RIGHT,
            hands={
                "0": ["BOULET", "lit", "soleil"], "1": ["rose", "train", "cafe"],
                "2": ["sac", "lune", "porte"], "3": ["requin", "baleine", "avion", "clown"],
            },
        ),
        (
            Step(
                "sea", then=(act.Lead(_FACE["requin"], _FACE["baleine"], f"{MARK}eau"),),
                points=(SEAT.at(RIGHT),),
            ),
            Step(
                "lay", _lay("BOULET"), (act.DECLINE, act.DECLINE, act.FINE, *_FINE),
                points=(_card("BOULET"), "lay"),
            ),
            Step("give", (act.Give(LEFT),), points=(SEAT.at(LEFT),)),
            Step("read"),
        ),
    ),
)  # fmt: skip

_FREE: Final = Part(
    _table(
        seed=8, options={"hand": 5, "boulets": 10},
        hands={"0": ["cactus", "herisson", "requin", "baleine", "BOULET"]},
    ),
    (Step("alone", points=(SEAT.at(0),)), Step("free", free=True)),
    bots=("easy",) * 3,
)  # fmt: skip

SECTIONS: Final = (
    Section("lead", _LEAD, "icon_pair"),
    Section("vote", _VOTE, "icon_gavel"),
    Section("boulet", _BOULET, "icon_boulet"),
    Section("free", (_FREE,), "icon_star"),
)
"""Four minutes, as one goes: by the end one has led, answered, accused, voted and given."""

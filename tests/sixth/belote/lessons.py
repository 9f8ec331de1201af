"""The lessons of Belote: tables laid out by hand, in the words of scenario files."""

from __future__ import annotations

from typing import Any, Final

from game.games.belote.board.arranging import CARD
from game.games.belote.cards import NAMES
from game.games.belote.model import Play

from game.core.lessons import Part, Section, Step
from game.core.targets import SEAT


def _table(**its: Any) -> dict[str, Any]:
    return {"seats": 4, "dealer": 3, "leader": 3, **its}


def _play(*names: str) -> tuple[Play, ...]:
    return tuple(Play(NAMES.index(name)) for name in names)


def _card(name: str) -> str:
    return CARD.at(NAMES.index(name))


_TRICKS: Final = (
    Part(
        _table(
            hands={
                "0": ["AS", "8S", "KD", "9C"],
                "1": ["9S", "7S", "8D", "10C"],
                "2": ["KS", "JD", "AC", "7C"],
                "3": ["10D", "QD", "JC"],
            },
            trick=["10S"],
        ),
        (
            Step("partner", points=(SEAT.at(2),)),
            Step("follow", _play("AS"), _play("9S", "KS"), points=(_card("AS"),)),
            Step("yours", _play("KD"), _play("8D", "JD", "10D"), points=(_card("KD"),)),
            Step("lost"),
        ),
    ),
)
_TRUMPS: Final = (
    Part(
        _table(
            hands={
                "0": ["9H", "7H", "AC"],
                "1": ["KS", "8D", "9D"],
                "2": ["QS", "JD", "8C"],
                "3": ["10D", "JC"],
            },
            trick=["AS"],
        ),
        (
            Step("order"),
            Step("cut", _play("7H"), _play("KS", "QS"), points=(_card("7H"),)),
            Step("jack", points=(_card("9H"),)),
            Step("free", _play("9H"), _play("8D", "8C", "10D"), points=(_card("9H"),)),
            Step("last", _play("AC"), _play("9D", "JD", "JC"), points=(_card("AC"),)),
            Step("end"),
        ),
    ),
)
_FREE: Final = (
    Part(
        {"seats": 4, "seed": 7, "options": {"target": 151}, "scores": [120, 120]},
        (Step("alone"), Step("free", free=True)),
        bots=("easy", "easy", "easy"),
    ),
)
SECTIONS: Final = (
    Section("tricks", _TRICKS, "icon_hand"),
    Section("trumps", _TRUMPS, "icon_star"),
    Section("match", _FREE, "icon_play"),
)

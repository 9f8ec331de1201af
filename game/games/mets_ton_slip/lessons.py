"""The lessons of Mets ton slip !: tables laid out by hand, in the words of scenario files."""

from __future__ import annotations

from typing import Any, Final

from game.core.lessons import Part, Section, Step
from game.core.targets import SEAT, SLOT
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.cards import (
    COAT,
    FACE,
    HAT,
    PANTS,
    SLIP,
    STANDS_IN,
    TROUSERS,
    VOLEUR,
)
from game.games.mets_ton_slip.tokens import BASKET

LEFT: Final = 1
TOP: Final = 2
RIGHT: Final = 3


def _table(**table: Any) -> dict[str, Any]:
    """Return a table of four on which it is your turn, and nobody draws but you."""
    return {"seats": 4, "turn": 0, **table}


def _wear(card: str) -> tuple[act.Action, ...]:
    """Return a card put on in its own slot."""
    return (act.WEARS[FACE[card]][STANDS_IN[FACE[card]][0]],)


def _attack(card: str, seat: int) -> tuple[act.Action, ...]:
    return (act.ATTACKS_AT[FACE[card]][seat],)


_DRESS: Final = (
    Part(
        _table(hands={"0": ["SLIP", "TROUSERS-SU", "SWEATER-SU", "HAT-SU", "COAT-WI", "GASTRO"]}),
        (
            Step("doll", points=(SEAT.at(0),)),
            Step("slip", (act.WEARS[PANTS][SLIP],), points=("SLIP",)),
            Step("on", points=(SLOT.at(0, 1), SLOT.at(0, 2))),
        ),
    ),
    Part(
        _table(
            worn={"0": ["SLIP", "SWEATER-SU"]},
            hands={"0": ["TROUSERS-SU", "HAT-SU", "SHOES-SU", "COAT-WI"]},
        ),
        (
            Step("levels", points=(SLOT.at(0, 3), SLOT.at(0, 4), SLOT.at(0, 5))),
            Step("trousers", _wear("TROUSERS-SU"), points=("TROUSERS-SU",)),
            Step("open", points=(SLOT.at(0, 3), SLOT.at(0, 4), SLOT.at(0, 5))),
        ),
    ),
    Part(
        _table(
            phase="draw", worn={"0": ["SLIP", "TROUSERS-SU", "SWEATER-SU"]},
            hands={"0": ["TACHE", "HAT-WI", "SHOES-AU", "SLIP", "COAT-WI"]},
            baskets={"1": ["SHOES-WI", "COAT-SU"]}, stock=["HAT-AU"],
        ),
        (
            Step("seven", points=("stock",)),
            Step("fish", (act.DRAWS[LEFT],), points=(BASKET.at(LEFT),)),
            Step("clean", (act.DRAWS[act.STOCK],), points=("stock",)),
            Step("coat", _wear("COAT-SU"), points=("COAT-SU",)),
            Step("end"),
        ),
    ),
)  # fmt: skip

_SEASONS: Final = (
    Part(
        _table(
            worn={"0": ["SLIP", "TROUSERS-SPSU", "SWEATER-SU"]},
            hands={"0": ["COAT-SU", "COAT-SP", "HAT-WI", "SHOES-AUWI"]},
        ),
        (
            Step("season", points=(SLOT.at(0, 1), SLOT.at(0, 2))),
            Step("coat", _wear("COAT-SU"), points=("COAT-SU",)),
            Step("fits", points=(SLOT.at(0, 4),)),
        ),
    ),
    Part(
        _table(
            worn={"0": ["SLIP", "TROUSERS-SU"]},
            hands={"0": ["TROUSERS-WI", "SWEATER-WI", "COAT-WI", "SHOES-AUWI"]},
        ),
        (
            Step("stuck", points=(SLOT.at(0, 1),)),
            Step("undress", (act.UNDRESSES[TROUSERS],), points=(SLOT.at(0, 1), "discard")),
            Step("finish", (act.FINISH,), points=("end",)),
            Step("basket", points=("discard",)),
        ),
    ),
    Part(
        _table(
            worn={
                "0": ["SLIP", "TROUSERS-WI", "SWEATER-WI", "SHOES-WI"],
                "2": ["SLIP", "TROUSERS-AU", "SWEATER-AU", "J-COAT"],
            },
            hands={"0": ["COAT-AU", "HAT-SU", "SLIP"]},
        ),
        (
            Step("joker", points=(SLOT.at(TOP, 4),)),
            Step(
                "replace", (act.Replace(FACE["COAT-AU"], TOP, COAT, COAT),),
                points=("COAT-AU", SEAT.at(TOP)),
            ),
            Step("end", points=(SLOT.at(0, 4),)),
        ),
    ),
)  # fmt: skip

_ATTACKS: Final = (
    Part(
        _table(
            worn={"2": ["SLIP", "TROUSERS-AU", "SWEATER-AU", "COAT-AU"]},
            hands={"0": ["PLUIE", "SLIP", "HAT-SU"], "2": ["HAT-WI", "SHOES-SU"]},
        ),
        (
            Step("rain", _attack("PLUIE", TOP), (act.BEAR,), points=("PLUIE", SEAT.at(TOP))),
            Step("fell", points=(BASKET.at(TOP),)),
        ),
    ),
    Part(
        _table(
            turn=RIGHT, worn={"0": ["SLIP", "SWEATER-SP"]},
            hands={"0": ["BOUCLIER", "HAT-SP", "TROUSERS-SP"], "3": ["TACHE", "SLIP"]},
        ),
        (
            Step("aimed", then=_attack("TACHE", 0), points=("BOUCLIER",)),
            Step("shield", (act.SHIELDED,), points=("shield",)),
            Step("safe"),
        ),
    ),
    Part(
        _table(
            turn=RIGHT,
            worn={"0": ["SLIP", "TROUSERS-SU", "SWEATER-SU"],
                  "3": ["SLIP", "SWEATER-SPSU", "HAT-SU"]},
            hands={"0": ["MIROIR", "TACHE", "SLIP"], "3": ["VOLEUR", "SHOES-WI"]},
        ),
        (
            Step("thief", then=(act.ATTACKS_AT[VOLEUR][0],), points=("MIROIR",)),
            Step("mirror", (act.MIRRORED,), (act.BEAR,), points=("mirror",)),
            Step("steal", (act.STEALS[HAT][HAT],), points=(SLOT.at(RIGHT, 5),)),
            Step("end", points=(SLOT.at(0, 5),)),
        ),
    ),
)  # fmt: skip

_FREE: Final = Part(
    _table(
        phase="draw", seed=8,
        worn={
            "0": ["SLIP", "TROUSERS-AUWI", "SWEATER-WI"], "1": ["SLIP", "SWEATER-SP"],
            "2": ["SLIP", "TROUSERS-SU", "SWEATER-SPSU"], "3": ["SLIP", "TROUSERS-AU"],
        },
    ),
    (Step("alone", points=(SEAT.at(0),)), Step("free", free=True)),
    bots=("easy",) * 3,
)  # fmt: skip

SECTIONS: Final = (
    Section("dress", _DRESS, "icon_slip"),
    Section("seasons", _SEASONS, "icon_spsu"),
    Section("attacks", _ATTACKS, "card_bouclier"),
    Section("free", (_FREE,), "icon_star"),
)
"""Four minutes, as one goes: by the end one has worn, changed season, defended oneself and won."""

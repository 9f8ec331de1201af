"""The lessons of Et Bim!: tables laid out by hand, in the words of scenario files."""

from __future__ import annotations

from typing import Final

from game.core.lessons import Part, Section, Step
from game.core.targets import SEAT
from game.gangs.model.actions import (
    ANSWER_BIM,
    REPLAYS,
    SECONDS,
    TAKE,
)
from game.gangs.model.cards import (
    D10,
    D20,
    D30,
    HEAL,
    IDENT,
    RECYCLE,
    SHIELD,
    SWAP,
)
from game.gangs.teaching import LEFT, RIGHT, TOP, throws

_TILES: Final = ["bogosses", "chicots", "bogosses", "chicots"]

_THROW: Final = Part(
    {
        "seats": 4, "turn": 0, "tiles": _TILES,
        "piles": {"1": ["D10", "D20"], "3": ["D20"]},
        "hands": {"0": ["D10", "D10", "D30"], "1": ["D10", "D20", "D30"]},
    },
    (
        Step("pile", points=(SEAT.at(LEFT),)),
        Step("throw", throws(D30, RIGHT), (TAKE,), points=("D30", SEAT.at(RIGHT))),
        Step("landed", points=(SEAT.at(RIGHT),), then=throws(D20, 0)),
        Step("take", (TAKE,), points=("take",)),
        Step("end", points=(SEAT.at(0),)),
    ),
)  # fmt: skip

_ALTERNATE: Final = (
    Part(
        {
            "seats": 4, "turn": 0, "tiles": _TILES,
            "piles": {"1": ["D10", "D20"], "2": ["D20", "D30"], "3": ["D10"]},
            "hands": {"0": ["D20"]},
        },
        (
            Step("rule", points=(SEAT.at(LEFT),)),
            Step("elsewhere", throws(D20, TOP, RIGHT), (TAKE,), points=("D20",)),
            Step("freed"),
        ),
    ),
    Part(
        {
            "seats": 4, "turn": 0, "tiles": _TILES,
            "piles": {"1": ["D20", "D30"], "2": ["D30"], "3": ["D10", "D30"]},
            "hands": {"0": ["D10", "D30", "D30"]},
        },
        (
            Step("stuck", throws(D10, LEFT, TOP, RIGHT), (TAKE,), points=("D10",)),
            Step("end"),
        ),
    ),
)  # fmt: skip

_BIM: Final = (
    Part(
        {
            "seats": 4, "turn": 1, "tiles": _TILES,
            "piles": {"0": ["D20"], "1": ["D20"]},
            "hands": {"0": ["BIM", "D10", "D20"], "1": ["D30", "D10"]},
        },
        (
            Step("aimed", then=throws(D30, 0), points=("BIM",)),
            Step("back", (ANSWER_BIM,), (TAKE,), points=("bim",)),
            Step("fell", points=(SEAT.at(LEFT),)),
        ),
    ),
    Part(
        {
            "seats": 4, "turn": 0, "tiles": _TILES,
            "piles": {"0": ["D10"], "2": ["D30", "D10"]},
            "hands": {"0": ["BIM", "D20", "D20"], "2": ["BIM", "D10", "D20"]},
        },
        (
            Step("throw", throws(D20, TOP), (ANSWER_BIM,), points=("D20", SEAT.at(TOP))),
            Step("again", (ANSWER_BIM,), (TAKE,), points=("bim",)),
            Step("end", points=("discard",)),
        ),
    ),
)  # fmt: skip

_ACTIONS: Final = (
    Part(
        {
            "seats": 4, "turn": 0, "tiles": _TILES,
            "piles": {"1": ["D20"], "2": ["D20", "D30", "D20"]},
            "hands": {"0": ["IDENT", "SHIELD", "HEAL", "SWAP", "RECYCLE"]},
        },
        (
            Step("five", points=("IDENT", "SHIELD", "HEAL", "SWAP", "RECYCLE")),
            Step("heal", throws(HEAL, TOP), (TAKE,), points=("HEAL", SEAT.at(TOP))),
            Step("healed", points=(SEAT.at(TOP),)),
        ),
    ),
    Part(
        {
            "seats": 4, "turn": 0, "tiles": _TILES,
            "piles": {"1": ["D10", "D30"], "2": ["D20"], "3": ["D20"]},
            "hands": {"0": ["RECYCLE", "D10"]},
        },
        (
            Step("recycle", throws(RECYCLE, LEFT), (TAKE,), points=("RECYCLE", SEAT.at(LEFT))),
            Step("replay", tuple(REPLAYS[seat] for seat in (LEFT, TOP, RIGHT)), (TAKE,)),
            Step("end"),
        ),
    ),
)  # fmt: skip

_GANGS: Final = Part(
    {
        "seats": 4, "turn": 0, "tiles": _TILES,
        "hands": {"0": ["IDENT", "D10", "D20"], "1": ["SWAP", "D10", "D20"]},
    },
    (
        Step("own", look=True, points=("identity",)),
        Step("look", throws(IDENT, TOP), (TAKE,), points=("IDENT", SEAT.at(TOP))),
        Step("ally", then=throws(SWAP, 0), points=(SEAT.at(TOP),)),
        Step("swap", (TAKE,), (SECONDS[RIGHT],), points=("take",)),
        Step("changed", look=True, points=("identity",)),
        Step("end", points=(SEAT.at(LEFT),)),
    ),
)  # fmt: skip

_SHIELDS: Final = (
    Part(
        {
            "seats": 4, "turn": 0, "tiles": _TILES,
            "piles": {"0": ["D20"], "2": ["D30", "D20", "D30", "D10"]},
            "hands": {"0": ["SHIELD", "D10", "D20"]},
        },
        (
            Step("shield", throws(SHIELD, TOP), (TAKE,), points=("SHIELD", SEAT.at(TOP))),
            Step("across", points=(SEAT.at(TOP),)),
        ),
    ),
    Part(
        {
            "seats": 4, "turn": 0, "tiles": _TILES,
            "piles": {
                "0": ["D20"], "1": ["D10"], "2": ["D30"], "3": ["D30", "D20", "D30", "D10"],
            },
            "hands": {"0": ["D10", "D20", "D30"], "3": ["D10", "D20", "HEAL"]},
        },
        (
            Step("hundred", points=(SEAT.at(RIGHT),)),
            Step("knock", (*throws(D20, RIGHT), *throws(D30, RIGHT)), (TAKE,),
                 points=("D20", "D30", SEAT.at(RIGHT))),
            Step("out", points=(SEAT.at(RIGHT),)),
            Step("end"),
        ),
    ),
)  # fmt: skip

_FREE: Final = Part(
    {
        "seats": 4, "turn": 0, "draw": True, "seed": 8,
        "piles": {
            "0": ["D20", "D30", "D20"], "1": ["D30", "D10", "D30"],
            "2": ["D30", "D20", "D10", "D10"], "3": ["D20", "D30", "D20"],
        },
    },
    (Step("alone", points=(SEAT.at(0),)), Step("free", free=True)),
    bots=("random", "greedy", "random"),
)  # fmt: skip

SECTIONS: Final = (
    Section("throw", (_THROW,), "icon_shape_d30"),
    Section("alternate", _ALTERNATE, "icon_forbid_d20"),
    Section("bim", _BIM, "icon_p_bim"),
    Section("actions", _ACTIONS, "icon_p_heal"),
    Section("gangs", (_GANGS,), "icon_p_ident"),
    Section("shields", _SHIELDS, "icon_p_shield"),
    Section("free", (_FREE,), "icon_star"),
)

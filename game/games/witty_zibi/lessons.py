"""The lessons of Witty Zibi: tables laid out by hand, in the words of scenario files."""

from __future__ import annotations

from typing import Any, Final

from game.core.lessons import Part, Section, Step
from game.core.targets import SEAT
from game.gangs.model.actions import ANSWER_BIM, REPLAYS, TAKE
from game.gangs.model.cards import D20, D30, HEAL, IDENT, RECYCLE
from game.gangs.teaching import LEFT, RIGHT, TOP, throws


def _table(*, expert: bool = False, rounds: int = 1, **table: Any) -> dict[str, Any]:
    """Return a table of four in two clans, yours with the one across, on which it is your turn."""
    usual = {"seats": 4, "turn": 0, "tiles": ["rouge", "bleu", "rouge", "bleu"]}
    return {**usual, "options": {"expert": expert, "rounds": rounds}, **table}


_THROW: Final = (
    Part(
        _table(
            piles={"1": ["B10", "B20"], "3": ["B20"]},
            hands={"0": ["B10", "B10", "B30"], "1": ["B10", "B20", "B30"]},
        ),
        (
            Step("pile", points=(SEAT.at(LEFT),)),
            Step("throw", throws(D30, RIGHT), (TAKE,), points=("D30", SEAT.at(RIGHT))),
            Step("landed", points=(SEAT.at(RIGHT),), then=throws(D20, 0)),
            Step("take", (TAKE,), points=("take",)),
            Step("hand", points=(SEAT.at(0),)),
        ),
    ),
    Part(
        _table(
            piles={
                "0": ["B20"], "1": ["B10"], "2": ["B30"], "3": ["B30", "B20", "B30", "B10"],
            },
            hands={"0": ["B10", "B20", "B30"], "3": ["B10", "B20", "NURSE"]},
        ),
        (
            Step("hundred", points=(SEAT.at(RIGHT),)),
            Step("knock", (*throws(D20, RIGHT), *throws(D30, RIGHT)), (TAKE,),
                 points=("D20", "D30", SEAT.at(RIGHT))),
            Step("out", points=(SEAT.at(RIGHT),)),
        ),
    ),
)  # fmt: skip

_PAF: Final = (
    Part(
        _table(
            turn=1, seed=3,
            piles={"0": ["B20"], "1": ["B20"]},
            hands={"0": ["PAF", "B10", "B20"], "1": ["B30", "B10"]},
        ),
        (
            Step("aimed", then=throws(D30, 0), points=("BIM",)),
            Step("back", (ANSWER_BIM,), (TAKE,), points=("bim",)),
            Step("fell", points=(SEAT.at(LEFT),)),
        ),
    ),
    Part(
        _table(
            seed=3,
            piles={"0": ["B10"], "2": ["B30", "B10"]},
            hands={"0": ["PAF", "B20", "B20"], "2": ["PAF", "B10", "B20"]},
        ),
        (
            Step("throw", throws(D20, TOP), (ANSWER_BIM,), points=("D20", SEAT.at(TOP))),
            Step("again", (ANSWER_BIM,), (TAKE,), points=("bim",)),
            Step("end", points=("discard",)),
        ),
    ),
)  # fmt: skip

_CARDS: Final = (
    Part(
        _table(
            piles={"1": ["B20"], "2": ["B20", "B30", "B20"]},
            hands={"0": ["EMIS", "NURSE", "SORC", "B10"]},
        ),
        (
            Step("three", points=("IDENT", "HEAL", "RECYCLE")),
            Step("nurse", throws(HEAL, TOP), (TAKE,), points=("HEAL", SEAT.at(TOP))),
            Step("nursed", points=(SEAT.at(TOP),)),
        ),
    ),
    Part(
        _table(
            piles={"1": ["B10", "B30"], "2": ["B20"], "3": ["B20"]},
            hands={"0": ["SORC", "B10"]},
        ),
        (
            Step("sorcerer", throws(RECYCLE, LEFT), (TAKE,), points=("RECYCLE", SEAT.at(LEFT))),
            Step("replay", tuple(REPLAYS[seat] for seat in (LEFT, TOP, RIGHT)), (TAKE,)),
            Step("end"),
        ),
    ),
)  # fmt: skip

_CLANS: Final = Part(
    _table(hands={"0": ["EMIS", "EMIS", "B10", "B20"]}),
    (
        Step("own", look=True, points=("identity",)),
        Step("look", throws(IDENT, TOP), (TAKE,), points=("IDENT", SEAT.at(TOP))),
        Step("ally", points=(SEAT.at(TOP),)),
        Step("end"),
    ),
)

_EXPERT: Final = (
    Part(
        _table(
            expert=True,
            piles={"1": ["B10", "B20"], "2": ["B20", "B30"], "3": ["B10"]},
            hands={"0": ["B20", "PAF"]},
        ),
        (
            Step("rule", points=(SEAT.at(LEFT),)),
            Step("elsewhere", throws(D20, TOP, RIGHT), (TAKE,), points=("D20",)),
            Step("freed"),
        ),
    ),
    Part(
        _table(
            expert=True, turn=3, seed=3,
            piles={"0": ["B10"], "1": ["B30"], "2": ["B10"], "3": ["B30"]},
            hands={"0": ["PAF", "B30"], "3": ["B30", "B10"]},
        ),
        (
            Step("comes", then=throws(D30, 0), points=("BIM",)),
            Step("lost", (ANSWER_BIM,), (TAKE,), points=("bim",)),
            Step("gone", points=(SEAT.at(RIGHT),)),
            Step("end"),
        ),
    ),
)  # fmt: skip

_POINTS: Final = Part(
    _table(
        rounds=3, seed=5,
        piles={
            "0": ["B20", "B10"], "1": ["B30", "B20", "B30", "B10"], "2": ["B10"],
            "3": ["B30", "B30", "B20", "B30"],
        },
        out={"seats": [3]},
        hands={"0": ["B20", "B30", "B10"], "1": ["B10", "B20"]},
    ),
    (
        Step("last", (*throws(D20, LEFT), *throws(D30, LEFT)), (TAKE,),
             points=("D20", "D30", SEAT.at(LEFT))),
        Step("anew", look=True, points=("identity",)),
        Step("undecided"),
        Step("end"),
    ),
)  # fmt: skip

_FREE: Final = Part(
    _table(
        seed=8,
        tiles=["rouge", "bleu", "bleu", "rouge"],
        piles={
            "0": ["B20", "B20", "B20"], "1": ["B30", "B10", "B20"],
            "2": ["B30", "B20", "B10"], "3": ["B20", "B30", "B10"],
        },
    ),
    (Step("alone", points=(SEAT.at(0),)), Step("free", free=True)),
    bots=("random", "greedy", "random"),
)  # fmt: skip

SECTIONS: Final = (
    Section("throw", _THROW, "icon_shape_d30"),
    Section("bim", _PAF, "icon_p_bim"),
    Section("cards", _CARDS, "icon_p_heal"),
    Section("gangs", (_CLANS,), "icon_p_ident"),
    Section("alternate", _EXPERT, "icon_forbid_d20"),
    Section("points", (_POINTS,), "icon_star"),
    Section("free", (_FREE,), "icon_skull"),
)

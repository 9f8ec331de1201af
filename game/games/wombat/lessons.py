"""The lessons of Branle-bas de Wombat: tables laid out by hand, in the words of scenario files.

Nothing hangs on luck: verbs take their base, and whoever looks for a brick finds one. Time stands
while one reads and tries, and passes for as long as a verb takes.
"""

from __future__ import annotations

from typing import Any, Final

from game.core.lessons import By, Part, Section, Step, Ticks
from game.core.seats import Seat
from game.core.targets import SEAT, SLOT
from game.games.wombat.model import actions as act
from game.games.wombat.model.options import Durations
from game.games.wombat.model.phrases import phrases
from game.games.wombat.model.places import NAMES
from game.games.wombat.model.state import POINTING
from game.games.wombat.rooms import DIMMED, EYES_CLOSED, LIGHT
from game.games.wombat.tokens import PLACE

LEFT, TOP, RIGHT = Seat(1), Seat(2), Seat(3)
_SEATS: Final = 4
_LAST: Final = 900
"""The tick that ends a build."""
_TAKES: Final = Durations()
_AFTER: Final = 2
"""A verb begins with the tick that it was given in; and one sees how it ended."""
_COUNTED: Final = 8
"""After so many ticks more all pips of a brick are seen."""
_GO: Final = Ticks(max(_TAKES.go) + _AFTER)


def _table(**table: Any) -> dict[str, Any]:
    """Return a table of four at which nothing hangs on luck."""
    return {"seats": _SEATS, "jitter": 0, "order": [0, 1, 2, 3], "find": True, **table}


def _at(name: str) -> int:
    return NAMES.index(name)


def _token(name: str) -> str:
    """Return the token of a place."""
    return PLACE.at(_at(name))


def _go(name: str) -> act.Go:
    return act.Go(_at(name))


def _ticks(takes: int) -> Ticks:
    return Ticks(takes + _AFTER)


_ANY: Final = tuple(act.Say(phrase) for phrase in phrases(_SEATS))
_GUARD: Final = tuple(one for one in _ANY if one.phrase.startswith("guard:"))
_HELP: Final = tuple(one for one in _ANY if one.phrase.startswith("help:"))
_PRACTICE: Final = {"practice": True}
_STRAY: Final = {
    "1": [6, 2], "2": [1], "3": [5, 3], "4": [3, 2], "5": [4], "6": [6, 1], "7": [5, 4],
    "8": [3, 1], "9": [4, 2],
}  # fmt: skip

_REST: Final = {
    "1": [6, 1], "2": [3], "3": [5, 2], "4": [4, 1], "6": [3, 2], "7": [4], "8": [3], "9": [1],
}  # fmt: skip
"""What else lies loose once the towers of the second lesson stand."""

_LEFT: Final = {
    "1": [4], "2": [2, 1], "3": [3], "5": [2], "6": [1], "7": [3, 2], "9": [1],
}  # fmt: skip
"""The same of the lesson in which all towers are half built."""

_LIGHT: Final = (
    Part(
        _table(
            options=_PRACTICE, stacks={"A": [6, 5]}, zones=_STRAY,
            hands={"0": "4", "1": "1", "2": "6", "3": "9"},
        ),
        (
            Step("box", points=(_token("A"), _token("B"), _token("C"))),
            Step("tower", points=(_token("A"),)),
            Step("go", (_go("5"),), (_GO,), points=(_token("5"),)),
            Step("grope", (act.GROPE,), (_ticks(_TAKES.grope),), points=("take",)),
            Step("pick", (act.PICK,), (_ticks(_TAKES.pick),), points=("take",)),
            Step("reach", (_go("A"),), (_GO,), points=(_token("A"),)),
            Step("lay", (act.Lay(1),), (_ticks(_TAKES.lay),), points=(_token("A"),)),
            Step("end", points=(_token("A"),)),
        ),
        open=True, room=LIGHT,
    ),
)  # fmt: skip

_DIMMED: Final = (
    Part(
        _table(
            options=_PRACTICE, stacks={"A": [6, 5, 4], "B": [6, 2]}, zones=_REST, held={"0": [5]},
            hands={"0": "B", "1": "1", "2": "6", "3": "8"},
        ),
        (
            Step("pips", points=(SLOT.at(1),)),
            Step("feel", (act.Feel(1),), (Ticks(_TAKES.feel + _COUNTED),), points=("feel",)),
            Step(
                "tower", (act.FEEL_SPINDLE,),
                (_ticks(_TAKES.feel_spindle + 3 * _TAKES.feel_brick),), points=("feel",),
            ),
            Step("take", (act.TAKE,), (_ticks(_TAKES.take),), points=("take",)),
            Step(
                "lay", (act.Lay(1),), (_ticks(_TAKES.lay),), points=(_token("B"), SLOT.at(1)),
            ),
            Step("away", (_go("5"),), (_GO,), points=(_token("5"),)),
            Step("drop", (act.Drop(1),), (_ticks(_TAKES.drop),), points=("give", _token("5"))),
            Step("end", points=(_token("B"),)),
        ),
        open=True, room=DIMMED,
    ),
)  # fmt: skip

_DARK: Final = (
    Part(
        _table(
            options=_PRACTICE, stacks={"A": [6, 5]}, rest="9", held={"1": [4]},
            hands={"0": "2", "1": "A", "2": "6", "3": "8"},
        ),
        (
            Step("closed", then=(By(LEFT, act.Lay(1)), _ticks(_TAKES.lay))),
            Step("clack", points=(_token("A"),)),
            Step("go", (_go("A"),), (_GO,), points=(_token("A"),)),
            Step("paw"),
            Step(
                "feel", (act.FEEL_SPINDLE,),
                (_ticks(_TAKES.feel_spindle + 4 * _TAKES.feel_brick),), points=("feel",),
            ),
            Step("say", _ANY, (Ticks(_AFTER),), points=("talk",)),
            Step("end"),
        ),
        room=EYES_CLOSED,
    ),
)  # fmt: skip

_MOVES: Final = (
    Part(
        _table(
            options=_PRACTICE, stacks={"A": [6, 5], "B": [6, 5, 4], "C": [6, 5, 4, 3]}, zones=_LEFT,
            hands={"0": "A", "1": "1", "2": "6", "3": "8"},
        ),
        (
            Step("turn", (act.TURN,), (_ticks(_TAKES.turn),), points=("turn",)),
            Step("feel", (act.FEEL_SPINDLE,), (Ticks(_TAKES.feel_spindle),), points=("feel",)),
            Step("stop", (act.STOP,), (Ticks(_AFTER),), points=("stop",)),
            Step("guard", _GUARD, (Ticks(_AFTER),), points=("talk",)),
            Step("end"),
        ),
        open=True, room=LIGHT,
    ),
)  # fmt: skip

_WICKED: Final = (
    Part(
        _table(
            roles=["wicked", "basic", "basic", "basic"], stacks={"A": [6, 5, 4, 3, 2]}, rest="9",
            held={"1": [2]}, hands={"0": "A", "1": "1", "2": "6", "3": "8"},
        ),
        (
            Step("secret"),
            Step("take", (act.TAKE,), (_ticks(_TAKES.take),), points=("take",)),
            Step("lie", (act.Say("done:A"),), (Ticks(_AFTER),), points=("talk",)),
            Step(
                "cover", (act.COVER,),
                (_ticks(_TAKES.cover), By(LEFT, _go("A")), _GO, By(LEFT, act.Lay(1)),
                 _ticks(_TAKES.lay)),
                points=("cover",),
            ),
            Step("end"),
        ),
    ),
)  # fmt: skip

_VOTE: Final = (
    Part(
        _table(
            roles=["basic", "basic", "wicked", "basic"], tick=_LAST - 4,
            stacks={"A": [6, 5, 4, 3, 2, 1], "B": [6, 5, 4, 3, 2, 1], "C": [6, 5]}, rest="9",
            held={"2": [4, 3]}, hands={"0": "B", "1": "5", "2": "C", "3": "8"},
        ),
        (
            Step("gong", then=(Ticks(5),)),
            Step("lit", points=(SEAT.at(TOP),)),
            Step(
                "straw", (act.Vote(TOP),),
                (By(LEFT, act.Vote(TOP)), By(TOP, act.Vote(LEFT)), By(RIGHT, act.Vote(act.SKY)),
                 Ticks(POINTING)),
                points=(SEAT.at(TOP),),
            ),
            Step(
                "accuse", (act.Say(f"accuse:{TOP}"),), (By(TOP, act.Say(f"accuse:{LEFT}")),),
                points=(SEAT.at(TOP),),
            ),
            Step(
                "ready", (act.READY,), tuple(By(one, act.READY) for one in (LEFT, TOP, RIGHT)),
                points=("ready",),
            ),
            Step(
                "final", (act.Vote(TOP),),
                (By(LEFT, act.Vote(TOP)), By(TOP, act.Vote(act.SKY)), By(RIGHT, act.Vote(TOP)),
                 Ticks(POINTING)),
                points=(SEAT.at(TOP),),
            ),
            Step("end", points=(SEAT.at(TOP),)),
        ),
    ),
)  # fmt: skip

_ROLES: Final = (
    Part(
        _table(
            options={"advanced": True}, roles=["helpless", "basic", "wicked", "trusting"],
            stacks={"B": [6, 5]}, rest="9", held={"1": [4]},
            hands={"0": "B", "1": "4", "2": "6", "3": "8"},
        ),
        (
            Step("role"),
            Step(
                "help", _HELP, (Ticks(_AFTER), By(LEFT, _go("B")), _GO), points=("talk",),
            ),
            Step(
                "receive", (act.GIVE_RECEIVE,), (By(LEFT, act.Give(1)), _ticks(_TAKES.gift)),
                points=("give",),
            ),
            Step("lay", (act.Lay(1),), (_ticks(_TAKES.lay),), points=(_token("B"),)),
            Step("others"),
            Step("end"),
        ),
    ),
)  # fmt: skip

_FREE: Final = Part(
    {"seats": _SEATS, "seed": 8, "options": {"practice": True, "seconds": 60}},
    (Step("alone"), Step("free", free=True)),
    bots=("easy",) * (_SEATS - 1),
)

SECTIONS: Final = (
    Section("light", _LIGHT, "icon_brick"),
    Section("dimmed", _DIMMED, "icon_paw"),
    Section("dark", _DARK, "icon_ear"),
    Section("moves", _MOVES, "icon_drum"),
    Section("wicked", _WICKED, "icon_bubble"),
    Section("vote", _VOTE, "icon_vote"),
    Section("roles", _ROLES, "icon_hidden"),
    Section("free", (_FREE,), "icon_star"),
)
"""Six minutes, as one goes: one has built with less and less light, turned the box, lied, accused
and voted.

Roles that not every table has come when all that every table has was learnt.
"""

"""The options of a match, by their names in RULES.md, and how long verbs take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.rules import OptionsError

SEAT_COUNTS: Final = range(3, 7)
ADVANCED_FROM: Final = 4
"""From so many seats on roles may be advanced (W15)."""
SECONDS: Final = (90, 60, 120)
POINTS: Final = (3, 5)
PER_POINT: Final = "per_point"
AFTER_COUNT: Final = "after_count"
OWN: Final = "own"
SHADOWS: Final = "shadows"
FITTING: Final = "fitting"
"""What fits who sits there: shadows for several people, else what each feels alone (W35)."""
DEBATES: Final = (60, 0)
ENDLESS: Final = 15 * 60
"""Seconds after which hands rise even in a debate without a limit: a match of nine builds has
92,340 ticks then, and a file keeps 95,000 (``store.reading``)."""
TICKS: Final = 10
"""Ticks a second."""
_CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "seconds": SECONDS,
    "points": POINTS,
    "confused_step": (PER_POINT, AFTER_COUNT),
    "touch": (FITTING, OWN, SHADOWS),
    "debate": DEBATES,
}


@dataclass(frozen=True, slots=True)
class Durations:
    """How long verbs take, in ticks, before jitter (W19, W46).

    A reach: 0.1 s and 0.2 s a bit of ``log2(steps + 1)`` (Fitts 1954).
    """

    go: tuple[int, ...] = (2, 3, 3, 4, 4)
    """By how many steps lie between two places, from 1 on."""
    grope: int = 4
    pick: int = 2
    feel: int = 5
    feel_spindle: int = 4
    feel_brick: int = 3
    lay: int = 4
    take: int = 8
    drop: int = 2
    cover: int = 2
    turn: int = 10
    gift: int = 8
    """So many ticks one of two may begin after the other (W45); never jittered."""
    turn_again: int = 150
    """So many ticks from the end of a turn to its seat's next (W20, W44); never jittered."""


@dataclass(frozen=True, slots=True)
class Options:
    """One table's choices."""

    seats: int
    advanced: bool = False
    beginner: bool = False
    """Whether the largest brick lies on each spindle from the start."""
    until_won: bool = False
    """Whether these bases go once the Good have won a match, as the box advises."""
    seconds: int = SECONDS[0]
    points: int = POINTS[0]
    confused_step: str = PER_POINT
    touch: str = FITTING
    """Who is told what a hand feels: it alone, or all, under the number of a paw (W35).

    What fits is said where somebody sits down (``seating``); left open it is as alone.
    """
    named: bool = False
    """Among shadows: whether the light says whose each paw is (W18)."""
    practice: bool = False
    debate: int = DEBATES[0]
    """Seconds of debate; 0 is without a limit."""
    durations: Durations = Durations()
    """No choice of a table's: calibration sets it, and cases of scenario files may."""

    @property
    def owned(self) -> bool:
        """Say whether the light shows whose each hand is (W18)."""
        return self.named or self.touch != SHADOWS

    @property
    def ticks(self) -> int:
        """How many ticks a build has."""
        return self.seconds * TICKS

    @property
    def debate_ticks(self) -> int:
        """How many ticks a debate has at most; without a limit, ``ENDLESS``."""
        return (self.debate or ENDLESS) * TICKS

    def to_json(self) -> dict[str, Any]:
        """Return plain data that ``read_options`` takes back."""
        return {
            "advanced": self.advanced, "beginner": self.beginner, "seconds": self.seconds,
            "points": self.points, "confused_step": self.confused_step, "touch": self.touch,
            "practice": self.practice, "debate": self.debate,
            # younger than files and receipts, which say nothing of them where they are off
            **({"until_won": True} if self.until_won else {}),
            **({"named": True} if self.named else {}),
        }  # fmt: skip


def read_options(seats: int, given: Mapping[str, Any]) -> Options:
    """Return complete options from what was asked for.

    Raises:
        OptionsError: the seat count, a name or a value is not playable.
    """
    if seats not in SEAT_COUNTS:
        raise OptionsError(
            "options-seats", seats=seats, least=SEAT_COUNTS.start, most=SEAT_COUNTS.stop - 1
        )
    usual = {**Options(seats).to_json(), "until_won": False, "named": False}
    for name, value in given.items():
        if name not in usual:
            raise OptionsError("options-unknown", name=name, known=", ".join(usual))
        if type(value) is not type(usual[name]):
            raise OptionsError("options-type", name=name, value=value)
        if name in _CHOICES and value not in _CHOICES[name]:
            known = ", ".join(map(str, _CHOICES[name]))
            raise OptionsError("options-choice", name=name, value=value, known=known)
    if given.get("advanced") and seats < ADVANCED_FROM:
        raise OptionsError("options-advanced", name="advanced", seats=seats, least=ADVANCED_FROM)
    found = {**usual, **given}
    found["until_won"] = found["until_won"] and found["beginner"]
    found["named"] = found["named"] and found["touch"] == SHADOWS
    return Options(seats, **found)

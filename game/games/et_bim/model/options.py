"""The options of a match, by their names in RULES.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final

from game.core.rules import OptionsError
from game.games.et_bim.model.cards import COPIES, DECK, DECK_WITH_NON, FIRST_HAND, HAND
from game.games.et_bim.model.points import gains
from game.gangs.model import options as family
from game.gangs.model.cards import GANG_SIZE, GANGS
from game.gangs.model.lexicon import Lexicon

if TYPE_CHECKING:
    from game.gangs.model.standing import Standing

SEAT_COUNTS: Final = range(4, 13)

# E82: the default split for so many tiles in play, the tile in the middle counted
_SPLITS: Final = {
    4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4),
    9: (3, 3, 3), 10: (4, 3, 3), 11: (4, 4, 3), 12: (4, 4, 4),
}  # fmt: skip
_MYSTERY_COUNTS: Final = (5, 7, 11)
OUPS, NON, CHARLOTTE, MISSIONS = MODULES = ("oups", "non", "charlotte", "missions")
CHARLOTTE_TWO_GANGS: Final = 2 * GANG_SIZE
"""Up to so many seats two gangs play beside Charlotte (E81), above them three."""
ROUNDS: Final = (3, 5)
"""How many rounds a match with Missions may have, the usual number first (E62)."""
KEYS: Final = ("teams", "mystery", "modules", "rounds", "heal_needs_damage", "two_turns")
"""Everything that a table may agree on, as heads and scenarios spell it."""


LEXICON: Final = Lexicon(
    colours=((204, 40, 102), (44, 127, 76), (42, 92, 196), (138, 63, 168)),
    tints=((255, 222, 234), (216, 240, 220), (218, 230, 255), (238, 222, 246)),
)


@dataclass(frozen=True, slots=True)
class Options(family.Options):
    """One table's choices: gang sizes, a tile in the middle, house rules and modules.

    ``teams`` counts gang tiles only: Charlotte's comes on top of them (E74).
    """

    mystery: bool
    modules: tuple[str, ...] = ()

    lexicon: ClassVar[Lexicon] = LEXICON
    hand: int = field(default=HAND, init=False)

    @property
    def oups(self) -> bool:
        """Whether wrong alternations may be attempted (E79)."""
        return OUPS in self.modules

    @property
    def non(self) -> bool:
        """Whether the NON is in the deck (E80)."""
        return NON in self.modules

    @property
    def charlotte(self) -> bool:
        """Whether Charlotte plays (E81)."""
        return CHARLOTTE in self.modules

    @property
    def missions(self) -> bool:
        """Whether there are missions, points and several rounds (E62)."""
        return MISSIONS in self.modules

    @property
    def deck(self) -> tuple[int, ...]:
        """All cards of the match, by face."""
        return DECK_WITH_NON if self.non else DECK

    @property
    def copies(self) -> tuple[int, ...]:
        """How many cards of each face there may be."""
        return COPIES

    @property
    def first_hand(self) -> int:
        """How many cards everybody is dealt (E82)."""
        return FIRST_HAND

    def gains(
        self, state: Standing, gang: int, winners: Sequence[int], done: Sequence[bool]
    ) -> tuple[int, ...]:
        """Return by seat the points of a round (E62)."""
        return gains(state, gang, winners, done)

    def to_json(self) -> dict[str, Any]:
        """Return plain data that ``read_options`` takes back."""
        return {
            "teams": list(self.teams),
            "mystery": self.mystery,
            "modules": list(self.modules),
            "rounds": self.rounds,
            "heal_needs_damage": self.heal_needs_damage,
            # younger than files and receipts, which say nothing of it where it is off
            **({"two_turns": True} if self.two_turns else {}),
        }


def default_teams(seats: int, *, mystery: bool) -> tuple[int, ...]:
    """Return the usual gang sizes of a table without Charlotte (E82).

    Raises:
        OptionsError: no such table can be laid out.
    """
    try:
        return _SPLITS[seats + mystery]
    except KeyError:
        raise OptionsError("options-too-many-tiles", seats=seats) from None


def splits(seats: int, *, charlotte: bool = False) -> list[tuple[tuple[int, ...], bool]]:
    """Return every playable (gang sizes, tile in the middle), the default first."""
    if charlotte:
        found = [
            (teams, True)
            for teams in _partitions(seats, charlotte_gangs(seats), GANG_SIZE)
            if min(teams) >= 2
        ]
        default = read_options(seats, {"modules": [CHARLOTTE]})
    else:
        found = [
            (teams, mystery)
            for mystery in (False, True)
            for gangs in (2, 3)
            for teams in _partitions(seats + mystery, gangs, GANG_SIZE)
            if not mystery or min(teams) >= 2  # E74
        ]
        default = read_options(seats, {})
    found.sort(key=lambda one: one != (default.teams, default.mystery))
    return found


def charlotte_gangs(seats: int) -> int:
    """Return how many gangs play beside Charlotte: two as long as their tiles suffice (E81)."""
    return 2 if seats <= CHARLOTTE_TWO_GANGS else GANGS


def read_options(seats: int, given: Mapping[str, Any]) -> Options:
    """Return complete options from what was asked for.

    Raises:
        OptionsError: the seat count, a name, a type or the split is not playable.
    """
    if seats not in SEAT_COUNTS:
        raise OptionsError(
            "options-seats", seats=seats, least=SEAT_COUNTS.start, most=SEAT_COUNTS.stop - 1
        )
    for key in given:
        if key not in KEYS:
            raise OptionsError("options-unknown", name=key, known=", ".join(KEYS))
    modules = _read_modules(given.get("modules", []))
    rounds = _read_rounds(given, modules)
    heal = _flag(given, "heal_needs_damage", default=False)
    spares = _flag(given, "two_turns", default=False)
    teams = _read_teams(given.get("teams"))
    if CHARLOTTE in modules:
        teams = _with_charlotte(seats, teams, given)
        return Options(teams, True, heal, rounds, spares, modules)
    if teams is None:
        mystery = _flag(given, "mystery", default=seats in _MYSTERY_COUNTS)
        teams = default_teams(seats, mystery=mystery)
    else:
        mystery = _flag(given, "mystery", default=sum(teams) == seats + 1)
        _check_split(seats + mystery, seats, teams, mystery=mystery)
    return Options(teams, mystery, heal, rounds, spares, modules)


def _with_charlotte(
    seats: int, teams: tuple[int, ...] | None, given: Mapping[str, Any]
) -> tuple[int, ...]:
    """Return the gang sizes of a table with Charlotte, whose tile is the one too many (E81)."""
    if not _flag(given, "mystery", default=True):
        raise OptionsError("options-charlotte-mystery")
    if teams is None:
        return _SPLITS[seats]
    if len(teams) != charlotte_gangs(seats):
        shown, gangs = "+".join(map(str, teams)), charlotte_gangs(seats)
        raise OptionsError("options-charlotte-gangs", teams=shown, gangs=gangs)
    _check_split(seats, seats, teams, mystery=True)
    return teams


def _check_split(tiles: int, seats: int, teams: tuple[int, ...], *, mystery: bool) -> None:
    shown = "+".join(map(str, teams))
    if not 2 <= len(teams) <= GANGS:
        raise OptionsError("options-gangs", teams=shown, most=GANGS)
    if sum(teams) != tiles:
        raise OptionsError("options-total", teams=shown, seats=seats, tiles=tiles)
    if max(teams) > GANG_SIZE or min(teams) < 1:
        raise OptionsError("options-gang-size", teams=shown, most=GANG_SIZE)
    if mystery and min(teams) < 2:
        raise OptionsError("options-mystery-size", teams=shown)


def _read_teams(value: object) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, (list, tuple)) or not all(type(size) is int for size in value):
        raise OptionsError("options-type", name="teams", value=value)
    return tuple(value)


def _flag(given: Mapping[str, Any], name: str, *, default: bool) -> bool:
    value = given.get(name, default)
    if not isinstance(value, bool):
        raise OptionsError("options-type", name=name, value=value)
    return value


def _read_modules(value: object) -> tuple[str, ...]:
    if not isinstance(value, (list, tuple)):
        raise OptionsError("options-type", name="modules", value=value)
    for name in value:
        if name not in MODULES:
            raise OptionsError("options-module", name=name, known=", ".join(MODULES))
    return tuple(name for name in MODULES if name in value)


def _read_rounds(given: Mapping[str, Any], modules: tuple[str, ...]) -> int:
    allowed = ROUNDS if MISSIONS in modules else (1,)
    rounds: object = given.get("rounds", allowed[0])
    if type(rounds) is not int or rounds not in allowed:
        reason = "options-rounds" if MISSIONS in modules else "options-rounds-missions"
        raise OptionsError(reason, value=rounds, known=", ".join(map(str, allowed)))
    return rounds


def _partitions(total: int, parts: int, most: int) -> list[tuple[int, ...]]:
    if parts == 1:
        return [(total,)] if 1 <= total <= most else []
    return [
        (first, *rest)
        for first in range(min(most, total - parts + 1), 0, -1)
        for rest in _partitions(total - first, parts - 1, first)
    ]

"""What is played to measure bots: one row a table of figures, each a plan of the arena."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from game.arena.lineups import Mode, Plan
from game.cli.seats import read_seats
from game.games import rules_of

ET_BIM, WITTY_ZIBI = GAMES = ("et_bim", "witty_zibi")
DEALS: Final = {4: 400, 5: 100, 6: 100, 7: 60, 8: 200, 9: 60, 12: 40}
"""How many deals are played at most, by seats."""
SIZES: Final = (4, 8)
"""Where everything is measured; other tables are reported."""
GANGS: Final[dict[str, dict[int, tuple[int, ...]]]] = {
    ET_BIM: {4: (2, 2), 8: (4, 4), 6: (2, 2, 2), 12: (4, 4, 4)},
    WITTY_ZIBI: {4: (2, 2), 8: (4, 4), 6: (3, 3), 9: (3, 3, 3)},
}
"""By game the tables at which gangs of one kind meet, with their sizes."""
GIVEN: Final[dict[str, dict[str, Any]]] = {ET_BIM: {}, WITTY_ZIBI: {"rounds": 1}}
"""What of a game's options is not as usual: a row counts single rounds."""
WON: Final = {ET_BIM: {4: 0.7, 8: 0.8}, WITTY_ZIBI: {4: 0.65, 8: 0.65}}
"""By game and seats how many of its matches against ``greedy`` an expert's gang is to win."""
LADDER: Final = ("random", "easy", "normal", "hard", "expert")
PARTS: Final = ("expert-nosoft", "expert-first", "expert-nosearch", "expert-nolook")
_FOLDER: Final = "file:tests/et_bim/strangers/"
STRANGERS: Final = {
    "random": "random",
    "greedy": "greedy",
    "spiteful": f"{_FOLDER}spiteful.py:Spiteful",
    "bluffer": f"{_FOLDER}bluffer.py:Bluffer",
    "careless": f"{_FOLDER}careless.py:Careless",
}
"""Opponents of another make, on whom beliefs are measured."""
PROBES: Final = {
    "healer": f"{_FOLDER}probes.py:Healer",
    "peaceful": f"{_FOLDER}probes.py:Peaceful",
    "liar": f"{_FOLDER}probes.py:Liar",
}
"""Who tries to live on a weakness: heals enemies first, never attacks, hits friends early."""


@dataclass(frozen=True, slots=True)
class Row:
    """Matches of one plan. ``decides``: whose win rate against which bound may end them early."""

    name: str
    seats: int
    mode: Mode
    kinds: tuple[str, ...]
    teams: tuple[int, ...] = ()
    beliefs: bool = False
    decides: tuple[str, float] | None = None
    deals: int = 0
    game: str = ET_BIM

    def most(self, share: float) -> int:
        """How many deals are played at most, where only a share of them is."""
        return max(2, round(share * (self.deals or DEALS[self.seats])))

    def plan(self, seed: int) -> Plan:
        given = dict(GIVEN[self.game])
        if self.teams:
            given["teams"] = list(self.teams)
        rules = rules_of(self.game)
        controllers = read_seats(",".join(self.kinds), self.game, arena=True)
        return Plan(
            game=self.game,
            seats=self.seats,
            options=rules.options_json(rules.options(self.seats, given)),
            seed=seed,
            mode=self.mode,
            kinds=self.kinds,
            controllers=dict(zip(self.kinds, controllers, strict=True)),
            beliefs=self.beliefs,
        )


def mixed(seats: int, kind: str) -> Row:
    """One kind among greedy ones: how much of the gap it closes."""
    return Row(f"mixed-{seats}-{kind}", seats, "mixed", ("greedy", kind), beliefs=kind != "oracle")


def mirrored(
    seats: int,
    kind: str,
    other: str = "greedy",
    *,
    bound: float | None = None,
    called: str = "",
    teams: tuple[int, ...] = (),
) -> Row:
    """One kind a gang. It may end once the first kind is clearly above or below a bound."""
    decides = None if bound is None else (kind, bound)
    name = f"mirror-{seats}-{kind}-{called or other}"
    return Row(name, seats, "mirror", (kind, other), teams, decides=decides)


def among(seats: int, name: str) -> Row:
    """Experts among opponents of another make."""
    others = tuple(STRANGERS.values())[2:] if name == "all" else (STRANGERS[name],)
    return Row(f"strange-{seats}-{name}", seats, "mixed", ("expert", *others), beliefs=True)


def probed(seats: int, name: str) -> Row:
    """Experts among probes."""
    return Row(f"probe-{seats}-{name}", seats, "mixed", ("expert", PROBES[name]), beliefs=True)


def timed(seats: int, kind: str) -> Row:
    """A table of one kind, for the time that it takes."""
    kinds = (kind,) * seats
    return Row(f"time-{seats}-{kind}", seats, "seats", kinds, deals=20 if seats < 12 else 6)


def rows(game: str = ET_BIM) -> Iterator[Row]:
    """Every row of a game, the ones that matter most first."""
    for row in _rows(game):
        yield replace(row, game=game)
    # how many rounds nobody wins, and how long the strongest take, at every table
    for seats in rules_of(game).seat_counts if game == WITTY_ZIBI else ():
        kinds = ("expert",) * seats
        yield Row(f"alone-{seats}-expert", seats, "seats", kinds, deals=200, game=game)


def _rows(game: str) -> Iterator[Row]:
    for seats in SIZES:
        for kind in ("oracle", "expert", "hard", "normal", "easy"):
            yield mixed(seats, kind)
    for seats, gangs in GANGS[game].items():
        # only Et Bim! plays in other gangs than the usual ones
        teams = gangs if game == ET_BIM and seats not in SIZES else ()
        yield mirrored(seats, "expert", bound=WON[game].get(seats), teams=teams)
    for seats in SIZES:
        for weaker, stronger in pairwise(LADDER):
            yield mirrored(seats, stronger, weaker, bound=0.5)
    for seats in SIZES:
        for name in (*STRANGERS, "all"):
            yield among(seats, name)
        for name, probe in PROBES.items():
            yield probed(seats, name)
            yield mirrored(seats, "expert", probe, bound=0.5, called=name)
    for seats in SIZES:
        for part in PARTS:
            yield mixed(seats, part)
            yield mirrored(seats, part)
            yield mirrored(seats, "expert", part, bound=0.5)
    for kind in ("normal", "hard", "expert"):
        yield timed(max(GANGS[game]), kind)
    for seats in SIZES:
        yield timed(seats, "expert")

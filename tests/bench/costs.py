"""What each character costs its level in wins, and how good beliefs among characters are.

Run in a checkout: ``python -m tests.bench.costs --game et_bim --level normal --seats-count 6
--deals 5000``; with ``--beliefs`` also how well calibrated beliefs at half-time are.

With ``--who zoe`` two seats, by lot, are hers and two plain, which change places in the second of
two matches of a deal; the others are as ever: it tells of her, four times as much.

Three seats in ten, by lot, are plain ones of the level, the others are each one of the twelve:
with one control for twelve, that share tells most. Every deal is played twice, the second time with
its lineup turned half round the table, so that a good seat is had by two. A character's cost is
its share of wins less that of plain seats; the deal is the unit of the interval.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from game.ai.personas import PERSONAS
from game.arena.beliefs import SIZE, figures
from game.arena.figures import NORMAL
from game.arena.lineups import Plan
from game.arena.matches import play
from game.core.luck import Stream, key_of
from game.games import rules_of

IDS: Final = [its.id for its in PERSONAS]
PLAIN, ALL = "", "all of them"
HALF_TIME: Final = "0.50"


@dataclass(slots=True)
class Deal:
    """What came of a deal: by who sat there the wins (half a one if nobody won), and the seats."""

    won: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    sat: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    beliefs: list[float] = field(default_factory=lambda: [0.0] * SIZE)
    """Sums at half-time, of ``game.arena.beliefs``."""

    def count(self, names: Sequence[str], winners: Sequence[int]) -> None:
        """Count a match in which these sat, seat by seat."""
        for seat, name in enumerate(names):
            for who in (name, ALL) if name else (PLAIN,):
                self.sat[who] += 1
                self.won[who] += float(seat in winners) if winners else 0.5


def lineup(seed: int, number: int, seats: int) -> list[str]:
    """Return by seat which character sits there, empty for a plain seat."""
    chance = Stream(key_of("cost", seed, number))
    return [IDS[chance.below(len(IDS))] if chance.below(10) < 7 else PLAIN for _ in range(seats)]


def lineups(seed: int, number: int, seats: int, who: str) -> tuple[list[str], list[str]]:
    """Return who sits where in the two matches of a deal, ``who`` or anybody being looked at."""
    names = lineup(seed, number, seats)
    if not who:
        return names, [names[seat - seats // 2] for seat in range(seats)]
    hers = Stream(key_of("cost of", seed, number)).shuffled(range(seats))[:4]
    first, second = list(names), list(names)
    for at, seat in enumerate(hers):
        first[seat], second[seat] = (who, PLAIN) if at % 2 else (PLAIN, who)
    return first, second


def played(
    game: str,
    level: str,
    seats: int,
    deals: Iterable[int],
    seed: int,
    *,
    who: str = "",
    beliefs: bool = False,
) -> Iterator[Deal]:
    """Yield what came of each deal."""
    rules = rules_of(game)
    # points of several rounds would count who stands, not which gang won
    given = {"rounds": 1} if game == "witty_zibi" else {}
    options = rules.options_json(rules.options(seats, given))
    for number in deals:
        deal = Deal()
        for sitting in lineups(seed, number, seats, who):
            kinds = tuple(f"{level}@{name}" if name else level for name in sitting)
            told = {kind: kind for kind in kinds}
            record = play(
                Plan(game, seats, options, seed, "seats", kinds, told, beliefs=beliefs), number, 0
            )
            deal.count(sitting, record["winners"])
            for its in record["beliefs"].values():
                more = its.get(HALF_TIME, [0.0] * SIZE)
                deal.beliefs = [a + b for a, b in zip(deal.beliefs, more, strict=True)]
        yield deal


def beside_plain(deals: Sequence[Deal], name: str) -> tuple[float, float]:
    """Return how much more often somebody wins than plain seats, and how far off that may be."""
    sat, plain = (sum(deal.sat[who] for deal in deals) for who in (name, PLAIN))
    rate = sum(deal.won[name] for deal in deals) / sat
    usual = sum(deal.won[PLAIN] for deal in deals) / plain
    off = sum(
        (
            (deal.won[name] - rate * deal.sat[name]) / sat
            - (deal.won[PLAIN] - usual * deal.sat[PLAIN]) / plain
        )
        ** 2
        for deal in deals
    )
    return rate - usual, NORMAL * sqrt(off)


def table(deals: Sequence[Deal]) -> list[str]:
    """Return a line for all characters together and for each, in points."""
    lines = []
    for name in (ALL, *IDS):
        more, reach = beside_plain(deals, name)
        sat = sum(deal.sat[name] for deal in deals)
        lines.append(f"  {name:12} {100 * more:+5.1f} ± {100 * reach:.1f}, {sat} seats")
    return lines


def main() -> None:
    """Print what characters cost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="et_bim")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seats-count", type=int, default=6)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--who", choices=IDS, default="", help="whose cost alone is asked for")
    parser.add_argument("--beliefs", action="store_true")
    asked = parser.parse_args()
    game, level, seats = asked.game, asked.level, asked.seats_count
    deals = []
    for deal in played(
        game, level, seats, range(asked.deals), asked.seed, who=asked.who, beliefs=asked.beliefs
    ):
        deals.append(deal)
        if len(deals) % 500 == 0 and asked.who:
            more, reach = beside_plain(deals, asked.who)
            print(f"  {len(deals)} deals: {100 * more:+.1f} ± {100 * reach:.1f}", flush=True)
    print(f"{game} {level}, {seats} seats, {asked.deals} deals played twice")
    print(*table(deals), sep="\n")
    if asked.beliefs:
        sums = [sum(column) for column in zip(*(deal.beliefs for deal in deals), strict=True)]
        print("  beliefs at half-time:", figures(sums))


if __name__ == "__main__":
    main()

"""How long people of Mets ton slip ! go without a slip, with the house rule that helps and without.

``python -m tests.bench.slip_nakedness [--matches N] [--seed S] [--levels L,L] [--seats N,N]``.
Bots of one level play whole matches. Noted is, for every seat, the own turn in which it first put a
slip on, and whether somebody at the table had none after their fifth own turn.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from statistics import mean
from typing import Any, Final

from game.core.luck import bot_seed, key_of
from game.core.seats import Seat
from game.games import game_of
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import NOTHING, SLIP
from game.match import Match
from game.store.learned import read_learned

GAME: Final = "mets_ton_slip"
LATE: Final = 5
"""The own turn after which nobody should still be without a slip."""


def played(level: str, seats: int, options: dict[str, Any], seed: int) -> Match[Any, Any, Any]:
    """Return a match of one level that was played to its end."""
    rules, data = game_of(GAME).rules, read_learned(GAME)
    its = rules.options(seats, options)
    match: Match[Any, Any, Any] = Match(rules, seats, its, seed)
    bots = [
        game_of(GAME).bot.make(level, seat, seats, its, bot_seed(seed, "naked", Seat(seat)), data)
        for seat in range(seats)
    ]
    heard = [0] * seats
    while pending := match.pending():
        seat, legal = next(iter(pending.items()))
        told = match.observations(seat, heard[seat])
        heard[seat] += len(told)
        bots[seat].hear(told)
        match.submit(seat, bots[seat].choose(list(legal)))
    return match


def first_slips(match: Match[Any, Any, Any]) -> Iterator[int | None]:
    """Yield by seat the own turn in which it first wore a slip, None where it never did.

    A match that ended before a seat's fifth turn counts for it only where it wore a slip by then.
    """
    turns = [0] * match.seats
    first: list[int | None] = [None] * match.seats
    table = match.rules.initial(match.seats, match.options)
    for event in match.observations(None):
        match.rules.apply(table, event)
        if isinstance(event, ev.TurnBegan):
            turns[event.seat] += 1
        for at, worn in enumerate(table.worn):
            if first[at] is None and worn[SLIP] != NOTHING:
                first[at] = turns[at]
    for seat in range(match.seats):
        if first[seat] is not None or turns[seat] > LATE:
            yield first[seat]


def was_naked(found: Iterable[int | None]) -> bool:
    """Say whether somebody at the table had no slip after their fifth own turn."""
    return any(turn is None or turn > LATE for turn in found)


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print a line a level and seat count."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default="easy,normal,hard")
    parser.add_argument("--seats", default="2,3,4,5")
    asked = parser.parse_args(argv)
    help_exists = "slip_help" in game_of(GAME).rules.options(2, {}).__slots__
    for level in asked.levels.split(","):
        for seats in map(int, asked.seats.split(",")):
            for helped in (False, True) if help_exists else (False,):
                naked, firsts = 0, []
                for number in range(asked.matches):
                    seed = key_of("slip nakedness", asked.seed, number) % 10**9
                    options = {"slip_help": True} if helped else {}
                    found = list(first_slips(played(level, seats, options, seed)))
                    naked += was_naked(found)
                    firsts += [turn for turn in found if turn is not None]
                share = naked / asked.matches
                spread = 1.96 * (share * (1 - share) / asked.matches) ** 0.5
                late = sum(turn > LATE for turn in firsts) / max(1, len(firsts))
                print(
                    f"{level} {seats} seats{', helped' if helped else ''}: first slip in own turn"
                    f" {mean(firsts):.2f}, {100 * late:.1f} % of seats after the fifth;"
                    f" somebody naked after it in {100 * share:.1f} ± {100 * spread:.1f} % of"
                    f" matches",
                    flush=True,
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())

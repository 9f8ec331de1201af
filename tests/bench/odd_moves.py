"""Moves that look silly, counted: whatever a level does that makes others shake their heads.

Run in a checkout: ``python -m tests.bench.odd_moves --level hard --seats-count 4 --matches 150``.
Every choice is held against what its author believed and could have done instead.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from game.core.luck import bot_seed
from game.core.seats import Seat
from game.games import rules_of
from game.gangs.bot import make
from game.gangs.bot.thinking import ThinkingBot
from game.gangs.model.actions import Action, Answer, Throw
from game.gangs.model.cards import BIM, DAMAGE, HEAL, IDENT, LIMIT, NO_DAMAGE, SHIELD
from game.match import Match
from game.store.learned import read_learned

GAME: Final = "et_bim"
LIKELY: Final = 0.5
KNOWN: Final = 0.999
APART: Final = 0.15
"""So much likelier a foe another seat must have been."""


def odd(bot: ThinkingBot, legal: Sequence[Action], done: Action) -> Iterator[str]:
    """Yield what somebody might find silly about what was done."""
    if isinstance(done, Throw):
        throws = [action for action in legal if isinstance(action, Throw)]
        yield from _odd_throw(bot, throws, done)
    elif (
        done == Answer(BIM)
        and DAMAGE[bot.view.card & 15]
        and bot.faith().ally[bot.view.other_side()] >= KNOWN
    ):
        yield "sends damage back to a known friend"


def _odd_throw(bot: ThinkingBot, throws: Sequence[Throw], done: Throw) -> Iterator[str]:
    view, ally = bot.view, bot.faith().ally
    friend = ally[done.target]
    harm = DAMAGE[done.face]
    if harm and friend > LIKELY:
        others = [one for one in throws if not DAMAGE[one.face] or ally[one.target] <= LIKELY]
        yield "harms a likelier friend than foe" if others else "has to harm a likely friend"
    if harm and any(DAMAGE[one.face] and ally[one.target] <= friend - APART for one in throws):
        yield "harms one while a likelier foe could be harmed"
    if done.face == HEAL:
        if view.lasts[done.target] == NO_DAMAGE:
            yield "heals somebody unhurt"
        elif friend < LIKELY - APART:
            yield "heals a likely foe"
    if done.face == SHIELD and friend < 1 - KNOWN:
        yield "shields a known foe"
    if done.face == IDENT and not 1 - KNOWN < friend < KNOWN:
        yield "looks at a tile it knows, or as good as knows"
    kills = [
        one
        for one in throws
        if DAMAGE[one.face]
        and view.totals[one.target] + DAMAGE[one.face] > LIMIT
        and ally[one.target] < 1 - KNOWN
    ]
    if kills and not (harm and view.totals[done.target] + harm > LIMIT):
        rest = [at for at in range(view.n) if view.alive[at] and at != bot.seat]
        wins = any(
            all(ally[at] >= KNOWN for at in rest if at != one.target) for one in kills
        )  # fmt: skip
        yield "lets a winning blow go" if wins else "lets a known foe live that it could put out"


def counted(level: str, seats: int, matches: int, seed: int) -> Counter[str]:
    """Return how often anything was found silly, and how many cards were thrown."""
    found: Counter[str] = Counter()
    rules = rules_of(GAME)
    options = rules.options(seats, {})
    data = read_learned(GAME)
    for number in range(matches):
        match: Match[Any, Any, Any] = Match(rules, seats, options, seed + number)
        bots: list[Any] = [
            make(level, seat, seats, options, bot_seed(seed + number, "odd", Seat(seat)), data)
            for seat in range(seats)
        ]
        heard = [0] * seats
        while pending := match.pending():
            seat, legal = next(iter(pending.items()))
            news = match.observations(seat, heard[seat])
            heard[seat] += len(news)
            bots[seat].hear(news)
            done = bots[seat].choose(list(legal))
            found["cards thrown"] += isinstance(done, Throw)
            if len(legal) > 1:
                found.update(odd(bots[seat], legal, done))
            match.submit(seat, done)
    return found


def main() -> None:
    """Print the counts, the most frequent first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="expert-nosearch")
    parser.add_argument("--seats-count", type=int, default=4)
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--seed", type=int, default=5000)
    asked = parser.parse_args()
    for name, times in counted(
        asked.level, asked.seats_count, asked.matches, asked.seed
    ).most_common():
        print(f"{times:6} {name}")


if __name__ == "__main__":
    main()

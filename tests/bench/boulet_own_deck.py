"""What a deck of one's own costs bots of Le Boulet: sitting down, first decisions, all others.

``python -m tests.bench.boulet_own_deck --pictures 400 --tags 3 --seats 10 --level expert``.
Milliseconds of processor time. Pictures are known by facts of the house's, drawn by lot. What is
the program's own, whatever the deck (tables, phrases), is read before.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from time import process_time
from typing import Final

from game.core.decks import TAG_MOST, Album, Picture, tidy
from game.core.luck import Stream
from game.core.seats import Seat
from game.games.le_boulet import bot, decks
from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.judge import known, tagged
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.rules import RULES
from game.match import Match

PRINT: Final = "0123456789abcdef" * 2
FREE: Final = ("ça gratte un peu", "comme un lundi matin", "on en trouve au grenier", "ma tante")
"""What a person says now and then in place of a bot's theme."""


def album(many: int, tags: int, seed: int) -> Album:
    """Return a deck of so many pictures with so many tags each."""
    lot, its = Stream(seed), known.pictures("fr").values()
    facts = sorted({tidy(fact, TAG_MOST) for one in its for fact in one["facts"]})
    names = [one["name"] for one in its]
    pictures = (
        Picture(f"{names[lot.below(len(names))]} {at}", tuple(lot.shuffled(facts)[:tags]))
        for at in range(many)
    )
    return Album(PRINT, "fr", tuple(pictures))


def decisions(album: Album, seats: int, level: str, seed: int) -> Iterator[tuple[str, int, float]]:
    """Yield what was timed, whose it was, and how many milliseconds it took."""
    options = RULES.options(seats, decks.options(album, ours=False))
    bots = []
    for seat in range(seats):
        begun = process_time()
        bots.append(bot.make(level, seat, seats, options, seed + seat))
        yield "sitting down", seat, 1000 * (process_time() - begun)
    match = Match(RULES, seats, options, seed)
    heard, chance = [0] * seats, Stream(seed)
    while pending := match.pending():
        for seat in pending:
            told = match.observations(seat, heard[seat])
            heard[seat] += len(told)
            begun = process_time()
            bots[seat].hear(told)
            action = bots[seat].choose(pending[seat])
            if not isinstance(action, act.Found):
                yield "decision", seat, 1000 * (process_time() - begun)
            if isinstance(action, act.Lead) and not chance.below(3):
                said = f"{FREE[chance.below(len(FREE))]} {sum(heard)}"  # nothing is said twice
                action = act.Lead(action.a, action.b, said)
            match.submit(Seat(seat), action)


def main() -> int:
    """Print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=int, default=400)
    parser.add_argument("--tags", type=int, default=3)
    parser.add_argument("--seats", type=int, default=10)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for lang in ("fr", "en"):
        tagged.kept_by(known_vector(lang), lang)
    sight("tout autre chose")
    sat: list[float] = []
    first: list[float] = []
    rest: list[float] = []
    for number in range(given.matches):
        its = album(given.pictures, given.tags, given.seed + number)
        tagged.tagged.cache_clear()
        done: set[int] = set()
        for what, seat, ms in decisions(its, given.seats, given.level, given.seed + number):
            if what == "sitting down":
                sat.append(ms)
            else:
                (rest if seat in done else first).append(ms)
                done.add(seat)
    every = sorted(first + rest)
    found = {
        "sitting down": {"first": round(max(sat)), "others": round(sorted(sat)[len(sat) // 2])},
        "first decision": {"most": round(max(first), 1)},
        "decisions": len(every),
        "median": round(every[len(every) // 2], 1),
        "p99": round(every[int(0.99 * len(every))], 1),
        "most": round(every[-1], 1),
    }
    print(json.dumps(found, indent=1))
    return 0


def known_vector(lang: str) -> tagged.Vector:
    """Return any vector: reading it loads what is the program's own."""
    found = tagged.vector("soleil" if lang == "fr" else "sun", lang)
    assert found is not None
    return found


if __name__ == "__main__":
    raise SystemExit(main())

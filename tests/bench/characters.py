"""Whether characters can be told apart by what they do, and by nothing else.

Run in a checkout: ``python -m tests.bench.characters --game et_bim --level normal``.
What they cost their level, and beliefs among them, measures ``costs``.

Matches in which every seat is another character are played; naive Bayes learns, of public acts
alone, how often each does what in some of them, and names who is behind 20 and 60 acts of one
character in others. An act is which card, and where it went: at whoever struck its
author last, at the worst off, at the least hurt, at somebody hurt at all; or that a card was sent
back, taken or laid away. Chance names one right in twelve.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final

from game.ai.personas import PERSONAS
from game.core.luck import Stream, bot_seed, key_of
from game.core.seats import Seat
from game.games import game_of, rules_of
from game.gangs.model import events as ev
from game.gangs.model.cards import CARD_NAMES, DAMAGE
from game.gangs.model.state import State
from game.gangs.rules.fold import apply
from game.match import Match
from game.store.learned import read_learned
from game.training.playing import to_the_end

IDS: Final = [its.id for its in PERSONAS]
GROUPS: Final = (20, 60)
SEATS: Final = {"et_bim": 12, "witty_zibi": 9}
Acts = Mapping[str, Sequence[str]]
"""By character what it did, one act after the other."""


def acts(events: Sequence[Any], view: State) -> Iterator[tuple[int, str]]:
    """Yield every public act: whose it was, and what all saw of it."""
    struck = [-1] * view.n
    for event in events:
        match event:
            case ev.Thrown(seat, face, target):
                yield seat, _aimed(view, struck, seat, face, target)
            case ev.Replayed(seat, card, target):
                yield seat, _aimed(view, struck, seat, card & 15, target)
            case ev.Reflected(seat):
                yield seat, "sent back"
            case ev.Accepted(seat):
                yield seat, "taken"
            case ev.Discarded(seat):
                yield seat, "laid away"
            case ev.Laid(card, seat, by) if DAMAGE[card & 15] and by != seat:
                struck[seat] = by
            case ev.RoundBegan():
                struck = [-1] * view.n
            case _:
                pass
        apply(view, event)


def _aimed(view: State, struck: Sequence[int], seat: int, face: int, target: int) -> str:
    totals = [view.totals[other] for other in view.living() if other != seat]
    its = view.totals[target]
    where = (struck[seat] == target, its == max(totals), its == min(totals), its > 0)
    return CARD_NAMES[face] + "".join("+-"[not so] for so in where)


def played(game: str, level: str, matches: int, seed: int) -> dict[str, list[str]]:
    """Return by character what it did in so many matches."""
    rules, data, seats = rules_of(game), read_learned(game), SEATS[game]
    options = rules.options(seats, {})
    found: dict[str, list[str]] = defaultdict(list)
    for number in range(matches):
        its = key_of("characters", seed, number) % 10**9
        names = Stream(key_of("sit", its)).shuffled(IDS)[:seats]
        match: Match[Any, Any, Any] = Match(rules, seats, options, its)
        bots = [
            game_of(game).bot.make(
                f"{level}@{name}", seat, seats, options, bot_seed(its, "who", Seat(seat)), data
            )
            for seat, name in enumerate(names)
        ]
        to_the_end(match, bots)
        for seat, act in acts(match.observations(None), State(seats, options)):
            found[names[seat]].append(act)
    return found


def learnt(every: Acts) -> dict[str, dict[str, float]]:
    """Return by character the logarithm of how often it does what."""
    kinds = sorted({act for done in every.values() for act in done})
    told = {}
    for name, done in every.items():
        count = Counter(done)
        told[name] = {act: log((count[act] + 0.5) / (len(done) + len(kinds) / 2)) for act in kinds}
    return told


def named(told: Mapping[str, Mapping[str, float]], group: Sequence[str]) -> str:
    """Return whom a group of acts is most likely of; acts never seen before say nothing."""
    return max(told, key=lambda name: sum(told[name].get(act, 0.0) for act in group))


def right(
    told: Mapping[str, Mapping[str, float]], every: Acts, size: int
) -> tuple[Counter[tuple[str, str]], int]:
    """Return how often who was taken for whom, and how many groups there were."""
    pairs: Counter[tuple[str, str]] = Counter()
    for name, done in every.items():
        for at in range(0, len(done) - size + 1, size):
            pairs[name, named(told, done[at : at + size])] += 1
    return pairs, sum(pairs.values())


def main() -> None:
    """Print how many were named right, and whom each is taken for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(SEATS), default="et_bim")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--learn", type=int, default=160, help="matches that are learnt from")
    parser.add_argument("--matches", type=int, default=60, help="others, of which acts are named")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    told = learnt(played(asked.game, asked.level, asked.learn, asked.seed))
    tried = played(asked.game, asked.level, asked.matches, asked.seed + 1)
    for size in GROUPS:
        pairs, groups = right(told, tried, size)
        share = sum(times for (who, said), times in pairs.items() if who == said) / groups
        reach = 1.96 * sqrt(share * (1 - share) / groups)
        print(f"{asked.game} {asked.level}: {share:.1%} ± {reach:.1%} of {groups} groups of {size}")
        for name in IDS:
            its = {said: times for (who, said), times in pairs.items() if who == name}
            most = sorted(its.items(), key=lambda one: -one[1])[:4]
            print(f"  {name:5}", ", ".join(f"{said} {times}" for said, times in most))


if __name__ == "__main__":
    main()

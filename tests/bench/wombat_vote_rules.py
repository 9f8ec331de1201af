"""Whether a rule of one line names the Wicked: over votes, silence, order and tempo.

``python -m tests.bench.wombat_vote_rules [--matches 200] [--levels easy,expert] [--seats 4,5,6]
[--jobs 2] [--salt rules]``. Every Good seat looks, at the first and at the second final vote, at
what all saw of the others, and names whoever has most or least of one thing (``FEATURES``). Half of
the matches choose the best rules; printed is how often these are right in the other half, and what
that is of the facts alone: the likeliest Wicked by what was built (goal: at most 1.3 times).
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from statistics import fmean
from typing import Any, Final

from game.core.luck import key_of
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.roles import GOOD, WICKED
from game.games.wombat.rules import RULES
from tests.bench.wombat_figures import Judge, half, played

NEVER: Final = 10**6
"""The tick of what somebody never did."""
GOAL: Final = 1.3
FACTS: Final = "facts"
PRINTED: Final = 5


class Looker(Judge):
    """Writes down whom it believes to be the Wicked by facts alone, vote by vote."""

    def __init__(self, *rest: Any) -> None:
        super().__init__(*rest)
        self.named: dict[int, list[float]] = {}

    def point(self, now: int) -> Any:
        if self.view.phase == at.FINAL:
            self.named[self.view.number] = self.beliefs.by_facts()
        return super().point(now)


@dataclass
class Record:
    """What all saw of a match so far."""

    seats: int
    straw: list[tuple[int, ...]] = field(default_factory=list)
    final: list[tuple[int, ...]] = field(default_factory=list)
    said: list[tuple[int, int, str, str]] = field(default_factory=list)
    """The tick in the match, the seat, the phase and the phrase."""
    ready: list[list[int]] = field(default_factory=list)
    """Debate by debate, who was ready, in their order."""

    def tells(self, seat: int, word: str, phase: str = "") -> int:
        """Return how many phrases a seat began with a word; in one phase or in any."""
        return sum(
            who == seat and phrase.startswith(word) and phase in ("", when)
            for _, who, when, phrase in self.said
        )

    def first(self, seat: int, phase: str) -> int:
        """Return when a seat said its first word in a phase."""
        ticks = [tick for tick, who, when, _ in self.said if who == seat and when == phase]
        return min(ticks, default=NEVER)

    def last(self, seat: int, phase: str) -> int:
        """Return when a seat said its last word in a phase."""
        ticks = [tick for tick, who, when, _ in self.said if who == seat and when == phase]
        return max(ticks, default=-1)

    @property
    def votes(self) -> list[tuple[int, ...]]:
        """Return all votes, straw votes too."""
        return [*self.straw, *self.final]


def alone(votes: Sequence[tuple[int, ...]], seat: int) -> int:
    """Return how often a seat pointed at somebody at whom nobody else did."""
    return sum(vote[seat] >= 0 and vote.count(vote[seat]) == 1 for vote in votes)


def only(votes: Sequence[tuple[int, ...]], seat: int) -> int:
    """Return how often a seat was the only one who pointed at anybody."""
    return sum(vote[seat] >= 0 and sum(one >= 0 for one in vote) == 1 for vote in votes)


def with_most(votes: Sequence[tuple[int, ...]], seat: int) -> int:
    """Return how often a seat pointed at whoever most pointed at."""
    found = 0
    for vote in votes:
        many = Counter(one for one in vote if one >= 0)
        found += vote[seat] >= 0 and many[vote[seat]] == max(many.values())
    return found


def received(votes: Sequence[tuple[int, ...]], seat: int) -> int:
    """Return how many fingers pointed at a seat."""
    return sum(vote.count(seat) for vote in votes)


def turned(record: Record, seat: int) -> int:
    """Return how often a seat pointed elsewhere in the final vote than in the straw vote."""
    pairs = zip(record.straw, record.final, strict=False)
    return sum(one[seat] != other[seat] for one, other in pairs)


def revenge(record: Record, seat: int) -> int:
    """Return how often a seat pointed, in a final vote, at somebody who had pointed at it."""
    pairs = zip(record.straw, record.final, strict=False)
    return sum(other[seat] >= 0 and one[other[seat]] == seat for one, other in pairs)


def constant(record: Record, seat: int) -> int:
    """Return how many different seats a seat pointed at."""
    return len({vote[seat] for vote in record.votes if vote[seat] >= 0})


def beside(record: Record, seat: int, step: int) -> int:
    """Return how often a seat pointed at its neighbour."""
    return sum(vote[seat] == (seat + step) % record.seats for vote in record.votes)


def place(record: Record, seat: int) -> float:
    """Return at which place a seat was ready, on average; last where it never was."""
    places = [one.index(seat) if seat in one else record.seats for one in record.ready]
    return fmean(places) if places else 0.0


def kept_word(record: Record, seat: int) -> int:
    """Return how often a seat pointed at whom it had accused."""
    return sum(
        phrase == f"accuse:{vote[seat]}"
        for vote in record.final
        for _, who, _, phrase in record.said
        if who == seat
    )


FEATURES: Final[Mapping[str, Callable[[Record, int], float]]] = {
    "sky, final": lambda its, seat: sum(vote[seat] == SKY for vote in its.final),
    "sky, straw": lambda its, seat: sum(vote[seat] == SKY for vote in its.straw),
    "sky": lambda its, seat: sum(vote[seat] == SKY for vote in its.votes),
    "alone, final": lambda its, seat: alone(its.final, seat),
    "alone, straw": lambda its, seat: alone(its.straw, seat),
    "only finger, final": lambda its, seat: only(its.final, seat),
    "only finger, straw": lambda its, seat: only(its.straw, seat),
    "only finger": lambda its, seat: only(its.votes, seat),
    "with most, final": lambda its, seat: with_most(its.final, seat),
    "with most, straw": lambda its, seat: with_most(its.straw, seat),
    "pointed at, final": lambda its, seat: received(its.final, seat),
    "pointed at, straw": lambda its, seat: received(its.straw, seat),
    "pointed at": lambda its, seat: received(its.votes, seat),
    "turned": turned,
    "revenge": revenge,
    "targets": constant,
    "left neighbour": lambda its, seat: beside(its, seat, 1),
    "right neighbour": lambda its, seat: beside(its, seat, -1),
    "words": lambda its, seat: its.tells(seat, ""),
    "words, build": lambda its, seat: its.tells(seat, "", at.BUILD),
    "words, debate": lambda its, seat: its.tells(seat, "", at.DEBATE),
    "heights": lambda its, seat: its.tells(seat, "count:"),
    "done": lambda its, seat: its.tells(seat, "done:"),
    "robbed": lambda its, seat: its.tells(seat, "robbed:"),
    "helps": lambda its, seat: its.tells(seat, "help:"),
    "has": lambda its, seat: its.tells(seat, "have:"),
    "needs": lambda its, seat: its.tells(seat, "need:"),
    "guards": lambda its, seat: its.tells(seat, "guard:"),
    "roles": lambda its, seat: its.tells(seat, "role:"),
    "accuses": lambda its, seat: its.tells(seat, "accuse:"),
    "accused": lambda its, seat: sum(one == f"accuse:{seat}" for *_, one in its.said),
    "kept word": kept_word,
    "first word, build": lambda its, seat: its.first(seat, at.BUILD),
    "last word, build": lambda its, seat: its.last(seat, at.BUILD),
    "first word, debate": lambda its, seat: its.first(seat, at.DEBATE),
    "last word, debate": lambda its, seat: its.last(seat, at.DEBATE),
    "ready": place,
}
"""What a rule of one line counts; it names whoever has most of it, or least."""
RULE_NAMES: Final = tuple(product(("most", "least"), FEATURES))


def named(record: Record, looker: int, living: Sequence[int], rule: tuple[str, str]) -> list[int]:
    """Return whom a rule names for somebody who looks: all who are alike."""
    others = [seat for seat in living if seat != looker]
    counted = {seat: FEATURES[rule[1]](record, seat) for seat in others}
    best = (max if rule[0] == "most" else min)(counted.values())
    return [seat for seat, many in counted.items() if many == best]


def looks(events: Sequence[ev.Event], seats: int) -> Iterator[tuple[int, Record, list[int]]]:
    """Yield each final vote's number, what all saw until then, and who pointed."""
    record, phase, tick = Record(seats), "", 0
    for event in events:
        match event:
            case ev.BuildBegan():
                phase = at.BUILD
            case ev.PhaseBegan():
                phase = event.phase
                if phase == at.DEBATE:
                    record.ready.append([])
            case ev.Ticked():
                tick += 1
            case ev.Said():
                record.said.append((tick, event.seat, phase, event.phrase.spelled))
            case ev.Readied() if record.ready:
                record.ready[-1].append(event.seat)
            case ev.VotesOpened() if phase == at.FINAL:
                record.final.append(event.targets)
                living = [seat for seat, to in enumerate(event.targets) if to != at.NO_VOTE]
                yield len(record.final), record, living
            case ev.VotesOpened():
                record.straw.append(event.targets)
            case _:
                pass


def judge(level: str, seats: int, salt: str, number: int) -> dict[tuple[int, Any], list[float]]:
    """Return, by vote and rule, how right each Good seat was in one match."""
    options = RULES.options(seats, {})
    seed = key_of("wombat", salt, seats, number) % 10**9
    its, bots = played(options, seed, good=level, bad=level, judge=Looker)
    wicked = its.state.roles.index(WICKED)
    found: dict[tuple[int, Any], list[float]] = defaultdict(list)
    for vote, record, living in looks(its.journal.events, seats):
        if vote > 2 or wicked not in living:
            break
        for bot in bots:
            if bot.seat not in living or its.state.team(bot.seat) != GOOD:
                continue
            shares = bot.named[vote]
            others = [seat for seat in living if seat != bot.seat]
            likeliest = max(others, key=lambda seat, its=shares: its[seat])  # type: ignore[misc]
            found[vote, FACTS].append(float(likeliest == wicked))
            for rule in RULE_NAMES:
                who = named(record, bot.seat, living, rule)
                found[vote, rule].append((wicked in who) / len(who))
    return dict(found)


def merged(rows: Sequence[Mapping[Any, list[float]]]) -> dict[Any, list[float]]:
    """Return what was found in several matches, one figure a match."""
    found: dict[Any, list[float]] = defaultdict(list)
    for row in rows:
        for key, values in row.items():
            found[key].append(fmean(values))
    return found


def table(rows: Sequence[Mapping[Any, list[float]]], vote: int) -> list[str]:
    """Return lines on the best rules at a vote: chosen in one half of matches, tried in the other.

    The facts alone are counted over all matches.
    """
    chosen, tried, every = merged(rows[::2]), merged(rows[1::2]), merged(rows)
    facts = fmean(every[vote, FACTS])
    best = sorted(RULE_NAMES, key=lambda rule: -fmean(chosen[vote, rule]))[:PRINTED]
    lines = [f"vote {vote}: facts alone {100 * facts:.0f} % of {len(every[vote, FACTS])}"]
    for rule in best:
        its = tried[vote, rule]
        share, width = fmean(its), half(fmean(its), len(its))
        lines.append(
            f"  {rule[0]} {rule[1]}: {100 * share:.0f} ± {100 * width:.0f} %, "
            f"{share / facts:.2f} of the facts{'' if share <= GOAL * facts else ' (too much)'}"
        )
    return lines


def main() -> None:
    """Play, and print the best rules by level and number of seats."""
    asking = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asking.add_argument("--matches", type=int, default=200)
    asking.add_argument("--levels", default="easy,normal,hard,expert")
    asking.add_argument("--seats", default="4,5,6")
    asking.add_argument("--jobs", type=int, default=1)
    asking.add_argument("--salt", default="rules")
    asked = asking.parse_args()
    print(f"{len(RULE_NAMES)} rules")
    with ProcessPoolExecutor(asked.jobs, multiprocessing.get_context("spawn")) as pool:
        for level, seats in product(asked.levels.split(","), map(int, asked.seats.split(","))):
            one = partial(judge, level, seats, asked.salt)
            rows = list(pool.map(one, range(asked.matches), chunksize=4))
            print(f"{level}, {seats} seats", flush=True)
            for vote in (1, 2):
                print("\n".join(table(rows, vote)), flush=True)


if __name__ == "__main__":
    main()

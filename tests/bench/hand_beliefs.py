"""How good beliefs over hands are: does somebody hold a defence, at half-time, by those who watch?

``python -m tests.bench.hand_beliefs --matches N``. Every seat believes by what it was told, and is
held against the truth, beside counting cards alone; in a mixed field, and among strangers whom the
fit has not met (``tests/mets_ton_slip/strangers``). Intervals are of the share below counting,
clustered by match.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Final

from game.ai.probability import log_loss
from game.core.journal import Journal
from game.core.luck import Luck, Stream, key_of
from game.core.seats import Seat
from game.games.mets_ton_slip import bot
from game.games.mets_ton_slip.bot.belief import Belief
from game.games.mets_ton_slip.bot.learned import kinds_of
from game.games.mets_ton_slip.model.cards import DECK, DEFENCES
from game.games.mets_ton_slip.model.events import Event
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules import RULES
from game.store.learned import read_learned
from tests.bench.shares import binned, error, ratio
from tests.mets_ton_slip.strangers.twelve import SIMPLE, STRANGERS, Stranger

FIELD: Final = ("easy", "normal", "greedy", "hard")
EVERYBODY: Final = (*STRANGERS, *(SIMPLE + name for name in STRANGERS))

Look = tuple[float, float, bool]
"""What was said, what counting says, and whether it was so."""


def played(
    seats: int, among: str, seed: int, weights: Sequence[float], tremble: float
) -> list[Look]:
    """Return what everybody believed at half-time of one match."""
    options = RULES.options(seats, {})
    journal: Journal[State, Event] = Journal(RULES.initial(seats, options), RULES.apply)
    luck, chance = Luck(seed), Stream(key_of("hands", seed))
    RULES.deal(journal, luck)
    names = [
        FIELD[chance.below(len(FIELD))] if among == "mixed"
        else EVERYBODY[chance.below(len(EVERYBODY))] if among == "all"
        else among
        for _ in range(seats)
    ]  # fmt: skip
    bots = [
        Stranger(seat, seats, seed + seat, name)
        if name in EVERYBODY
        else bot.make(name, seat, seats, options, seed + seat)
        for seat, name in enumerate(names)
    ]
    heard = [0] * seats
    while asked := RULES.pending(journal.state):
        seat, legal = next(iter(asked.items()))
        news = [event for event in journal.events[heard[seat] :] if event.is_for(seat)]
        heard[seat] = len(journal.events)
        bots[seat].hear(news)
        RULES.play(journal, luck, seat, bots[seat].choose(list(legal)))
    return believed(journal.events, options, journal.state.turns, weights, tremble)


def believed(
    events: Sequence[Event], options: Options, turns: int, weights: Sequence[float], tremble: float
) -> list[Look]:
    """Return what everybody believed at half-time of a match of so many turns."""
    beliefs = [Belief(options, len(DECK), weights, tremble) for _ in range(options.seats)]
    truth = RULES.initial(options.seats, options)
    half = turns // 2
    for event in events:
        RULES.apply(truth, event)
        for seat, belief in enumerate(beliefs):
            if event.is_for(Seat(seat)):
                belief.observe(event)
        if truth.turns == half:
            break
    return list(looks(beliefs, truth))


def looks(beliefs: Sequence[Belief], truth: State) -> Iterator[Look]:
    """Yield what everybody believes of everybody else whose hand facts do not settle."""
    for seat, belief in enumerate(beliefs):
        said, counted = belief.holds(DEFENCES), belief.counted().holds(DEFENCES)
        for other, hand in enumerate(truth.hands):
            if other != seat and 0 < counted[other] < 1:
                yield said[other], counted[other], any(face in hand for face in DEFENCES)


def bits(share: float, *, so: bool) -> float:
    return log_loss(share if so else 1 - share)


def losses(looks: Sequence[Look]) -> list[float]:
    """Return how much what was said surprises, and what counting says."""
    mine = sum(bits(said, so=so) for said, _, so in looks)
    return [mine, sum(bits(counted, so=so) for _, counted, so in looks)]


def report(every: Sequence[Sequence[Look]]) -> dict[str, float]:
    """Return log-losses, the share below counting with its interval, and calibration."""
    flat = [look for looks in every for look in looks]
    mine, theirs = losses(flat)
    found = ratio(map(losses, every))
    assert found is not None
    share, reach = 1 - found.value, found.reach or 0
    return {
        "looks": len(flat),
        "bits": round(mine / len(flat), 4),
        "counting": round(theirs / len(flat), 4),
        "below": round(share, 4),
        "least": round(share - reach, 4),
        "most": round(share + reach, 4),
        "calibration_error": round(error(binned((said, so) for said, _, so in flat)), 4),
    }


def main() -> None:
    """Measure and print one line a field."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--matches", type=int, default=100)
    asking.add_argument("--seats-count", type=int, default=4)
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--among", default=",".join(("mixed", *EVERYBODY, "all")))
    asked = asking.parse_args()
    kind = kinds_of(read_learned("mets_ton_slip"))[0]
    for among in asked.among.split(","):
        every = [
            played(
                asked.seats_count, among, key_of("beliefs", asked.seed, number) % 10**9,
                kind.policy.weights, kind.tremble,
            )
            for number in range(asked.matches)
        ]  # fmt: skip
        print(among, json.dumps(report([looks for looks in every if looks])), flush=True)


if __name__ == "__main__":
    main()

"""What levels of Branle-bas de Wombat's bots are like as builders, and how fast their rules run.

``python -m tests.bench.wombat_levels --builds 60``. For each level: sound bricks of a practice
build of 45 s that four of it play (from the bottom up, 0 to 18), the share of bricks laid wrongly
in one of 90 s, reactions from fact to verb, and what is wrong of what was kept in mind for 3 and
for 18 s while something else comes every three seconds. Last: ticks a second, of processor time,
of playouts at six seats, by chance, without a bot.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import Final

from game.core.journal import Scratch
from game.core.luck import Luck, Stream, key_of
from game.core.seats import CLOCK, Seat
from game.games.wombat import bot
from game.games.wombat.bot.memory import Memory
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.pressing import OFFERED
from game.games.wombat.bot.senses import choosing, reaction
from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model.actions import Tick
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import SIZE, SPINDLES, TOWER
from game.games.wombat.model.state import HAND, OVER, State
from game.games.wombat.rules import RULES, course
from game.games.wombat.rules.legality import accepted, fill, offers
from tests.bench.wombat_learnt import DATA
from tests.bench.wombat_matches import Played

BUILDERS: Final = 4
SHORT: Final = 45


def sound(stack: tuple[int, ...]) -> int:
    """Return how many bricks of a stack are right from the bottom up."""
    many = 0
    while many < min(len(stack), len(TOWER)) and stack[many] == TOWER[many]:
        many += 1
    return many


def built(level: str, seconds: int, seed: int) -> tuple[int, int, int]:
    """Return the sound bricks of a practice build, bricks laid, and those laid wrongly."""
    options = Options(BUILDERS, practice=True, seconds=seconds)
    bots = [
        bot.make(level, seat, BUILDERS, options, key_of("levels", seed, seat), DATA)
        for seat in range(BUILDERS)
    ]
    events = Played(bots, options, seed).journal.events
    state, right, laid, wrong = State(options), 0, 0, 0
    for event in events:
        if isinstance(event, hidden.Moved) and event.new < SPINDLES and event.old >= HAND:
            stack = tuple(SIZE[brick] for brick in state.lying[event.new])
            whole = sound(stack) == len(stack) < len(TOWER)
            laid += 1
            wrong += not (whole and SIZE[event.brick] == TOWER[len(stack)])
        elif isinstance(event, ev.Lit):
            right = sum(map(sound, event.stacks))
        RULES.apply(state, event)
    return right, laid, wrong


def forgotten(level: str, ticks: int, trials: int = 4000) -> float:
    """Return how much is wrong of what nobody refreshed for so many ticks."""
    wrong = 0
    for seed in range(trials):
        memory = Memory(MINDS[level], seed)
        memory.keep("tower", 0, 4, 0)
        for at in range(30, ticks + 1, 30):
            memory.keep("loose", SPINDLES + at // 30, 2, at)
        thing = memory.tower(0, ticks)
        wrong += thing is None or thing.value != 4
    return wrong / trials


def playouts(ticks: int) -> float:
    """Return how many ticks a second the rules play at six seats, a verb in six by chance."""
    options, done, began = Options(6), 0, process_time()
    while done < ticks:
        journal: Scratch[State, ev.Event] = Scratch(RULES.initial(6, options), RULES.apply)
        luck, chance = Luck(done), Stream(key_of("playout", done))
        RULES.deal(journal, luck)
        state = journal.state
        while state.phase != OVER and done < ticks:
            seat = Seat(chance.below(6))
            offered = offers(state, seat)
            if offered and len(offered) > 1:
                verb = fill(state, seat, offered[chance.below(len(offered))], chance)
                if accepted(state, seat, verb):
                    course.play(journal, luck, seat, verb)
            course.play(journal, luck, CLOCK, Tick(state.tick, 0))
            done += 1
    return done / (process_time() - began)


def main() -> None:
    """Measure and print a line a level."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--builds", type=int, default=60)
    asked = asking.parse_args()
    for level in bot.PLAYED:
        short = [float(built(level, SHORT, seed)[0]) for seed in range(asked.builds)]
        long = [built(level, 90, seed) for seed in range(asked.builds)]
        mind = MINDS[level]
        times = [reaction(mind, 7, at) + choosing(mind, OFFERED + 1) for at in range(20000)]
        cuts = quantiles(times, n=20)
        laid, wrong = sum(one[1] for one in long), sum(one[2] for one in long)
        print(json.dumps({
            "level": level,
            "sound bricks at 45 s": [
                round(fmean(short), 2), round(1.96 * stdev(short) / sqrt(len(short)), 2)
            ],
            "sound at 90 s": round(fmean(one[0] for one in long), 2),
            "wrong": round(wrong / laid, 3),
            "reaction 5 25 50 75 95 %": [round(cuts[at]) for at in (0, 4, 9, 14, 18)],
            "least": min(times),
            "wrong after 3, 18 s": [round(forgotten(level, at), 3) for at in (30, 180)],
        }), flush=True)  # fmt: skip
    print(json.dumps({"ticks a second": round(playouts(60000))}))


if __name__ == "__main__":
    main()

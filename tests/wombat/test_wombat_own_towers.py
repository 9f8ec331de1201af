"""What a bot's own hand laid or left complete it never forgets, at any level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from game.core.luck import key_of
from game.games.wombat import bot
from game.games.wombat.bot.memory import Memory
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import SIZE, SPINDLES, TOWER
from game.games.wombat.model.roles import BASIC
from game.games.wombat.model.state import OVER, State
from game.games.wombat.rules import RULES
from tests.bench.wombat_matches import Played

LATE: Final = 800
"""A tick near the end of a build."""
BUILDERS: Final = Options(4, practice=True, seconds=90)


def laid_on_finished(events: Any, options: Options) -> Iterator[tuple[int, int]]:
    """Yield who laid on which spindle that its own hand had left complete and not felt since."""
    state = State(options)
    finished: list[set[int]] = [set() for _ in range(options.seats)]
    sizes: list[list[int]] = [[] for _ in range(options.seats)]
    for event in events:
        match event:
            case ev.BuildBegan():
                finished = [set() for _ in range(options.seats)]
            case ev.Began(to=seat, verb=act.FEEL_SPINDLE):
                sizes[seat] = []
            case ev.Felt(to=seat, touch=touch) if state.hands[seat].place < SPINDLES:
                place, mine = state.hands[seat].place, finished[seat]
                stack = tuple(SIZE[brick] for brick in state.lying[place])
                if touch == "laid" and place in mine:
                    yield seat, place
                if touch.startswith("size") and state.hands[seat].running == act.FEEL_SPINDLE:
                    sizes[seat].append(int(touch[-1]))
                    mine.discard(place)
                elif touch == "took":
                    mine.discard(place)
                elif touch in ("laid", "bottom"):
                    felt = stack if touch == "laid" else tuple(sizes[seat][::-1])
                    (mine.add if felt == TOWER else mine.discard)(place)
            case _:
                pass
        RULES.apply(state, event)


def played(level: str, options: Options, seed: int) -> Played:
    bots = [
        bot.make(level, seat, options.seats, options, key_of("own towers", seed, seat))
        for seat in range(options.seats)
    ]
    return Played(bots, options, seed)


SEEDS: Final = {"easy": 25, "normal": 15, "hard": 30, "expert": 10}


@pytest.mark.parametrize("level", bot.PLAYED)
def test_no_hand_lays_on_a_tower_it_finished_before_feeling_it(level: str) -> None:
    wrong = Counter[int]()
    finished = 0
    for seed in range(SEEDS[level]):
        its = played(level, BUILDERS, seed)
        assert its.state.phase == OVER
        finished += sum(
            isinstance(event, ev.Said) and event.phrase.startswith("done")
            for event in its.journal.events
        )
        wrong[seed] += len(list(laid_on_finished(its.journal.events, BUILDERS)))
    assert finished > SEEDS[level]
    assert not +wrong


@pytest.mark.slow
@pytest.mark.parametrize("level", bot.PLAYED)
@pytest.mark.parametrize("seats", [3, 5])
def test_the_same_over_matches_with_a_wicked_one_among_them(level: str, seats: int) -> None:
    options = RULES.options(seats, {})
    for seed in range(12):
        its = played(level, options, seed)
        roles = its.state.roles
        wrong = [seat for seat, _ in laid_on_finished(its.journal.events, options)]
        assert not [seat for seat in wrong if roles[seat] == BASIC], seed


@pytest.mark.parametrize("level", bot.PLAYED)
def test_what_one_laid_oneself_does_not_fade_while_nothing_clacks(level: str) -> None:
    for seed in range(100):
        memory = Memory(MINDS[level], seed)
        memory.keep("tower", 0, 3, 0, own=True)
        for at in range(10):
            memory.keep("loose", 3 + at % 9, 2, 30 * at)
        thing = memory.tower(0, LATE)
        assert thing is not None
        assert thing.value == 3


@pytest.mark.parametrize("level", bot.PLAYED)
def test_nobody_talks_one_out_of_what_one_laid_in_silence(level: str) -> None:
    memory = Memory(MINDS[level], 1)
    memory.keep("tower", 0, 0, 0)
    memory.keep("tower", 0, 1, 20, felt=False)
    memory.alarm(0)
    thing = memory.tower(0, LATE)
    assert thing is not None
    assert thing.value == 0
    memory.stir(0)
    memory.keep("tower", 0, 1, LATE, felt=False)
    heard = memory.tower(0, LATE)
    assert heard is not None
    assert heard.value == 1
    assert 0 in memory.finished

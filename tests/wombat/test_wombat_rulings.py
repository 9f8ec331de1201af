"""Rulings of Branle-bas de Wombat that no scenario file can show."""

from __future__ import annotations

import pytest

from game.core.luck import Luck
from game.core.rules import OptionsError
from game.core.seats import CLOCK, Seat
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import TICK_MS
from game.games.wombat.model.options import DEBATES, ENDLESS, POINTS, SECONDS, TICKS, read_options
from game.games.wombat.model.places import NAMES, PLACES, STEPS, TURNED
from game.games.wombat.model.roles import BASIC, CONFUSED, WICKED, possible
from game.games.wombat.rules import RULES
from game.games.wombat.rules.verbs import lasts
from game.store.reading import TICKS_MOST
from tests.wombat.wombat_running import Open, played


def test_w19_steps_are_rows_and_columns_and_the_furthest_is_five() -> None:
    def steps(one: str, other: str) -> int:
        return STEPS[NAMES.index(one)][NAMES.index(other)]

    pairs = [("1", "A"), ("A", "4"), ("1", "9"), ("3", "7"), ("B", "8")]
    assert [steps(*pair) for pair in pairs] == [1, 1, 5, 5, 2]
    assert max(max(row) for row in STEPS) == 5


def test_w20_four_quarters_bring_everything_back() -> None:
    there = list(range(PLACES))
    for _ in range(4):
        there = [TURNED[place] for place in there]
    assert there[3:] == [*range(3, PLACES)], "zones after four turns, spindles after three"
    assert [TURNED[TURNED[TURNED[place]]] for place in range(3)] == [0, 1, 2]
    assert sorted(TURNED) == [*range(PLACES)]


@pytest.mark.parametrize(
    ("base", "percent", "ticks"),
    [(6, 80, 5), (6, 108, 6), (6, 109, 7), (1, 80, 1), (2, 124, 2), (2, 125, 3), (10, 105, 11)],
)
def test_w40_durations_are_rounded_half_up(base: int, percent: int, ticks: int) -> None:
    assert lasts(base, percent) == ticks


def test_w2_w15_seat_counts_and_deals() -> None:
    assert [*RULES.seat_counts] == [3, 4, 5, 6]
    assert possible([WICKED, BASIC, BASIC], advanced=False, practice=False)
    assert not possible([WICKED, WICKED, BASIC], advanced=False, practice=False)
    assert not possible([WICKED, CONFUSED, BASIC, BASIC], advanced=True, practice=False)


@pytest.mark.parametrize(
    ("seats", "given", "reason"),
    [
        (2, {}, "options-seats"),
        (7, {}, "options-seats"),
        (3, {"advanced": True}, "options-advanced"),
        (4, {"seconds": 30}, "options-choice"),
        (4, {"points": 4}, "options-choice"),
        (4, {"touch": "none"}, "options-choice"),
        (4, {"beginner": 1}, "options-type"),
        (4, {"debate": True}, "options-type"),
        (4, {"durations": 1}, "options-unknown"),
    ],
)
def test_options_that_cannot_be_played_are_refused(
    seats: int, given: dict[str, object], reason: str
) -> None:
    with pytest.raises(OptionsError) as error:
        RULES.options(seats, given)
    assert error.value.reason == reason


def test_w50_w51_w52_the_usual_options_come_first() -> None:
    assert RULES.options_json(RULES.options(4, {})) == {
        "advanced": False, "beginner": False, "seconds": 90, "points": 3,
        "confused_step": "per_point", "touch": "fitting", "practice": False, "debate": 60,
    }  # fmt: skip


def test_w34_the_rules_know_ticks_and_neither_pace_nor_pause() -> None:
    one = Open(4, 3, {})
    [*_, (seat, [tick])] = one.match.pending().items()
    assert (seat, tick.number, tick.after_ms) == (CLOCK, 1, TICK_MS)
    assert not {"pace", "pause", "help"} & set(RULES.options_json(one.options))


def test_a_tick_of_another_number_or_mark_is_refused() -> None:
    one = Open(4, 3, {})
    [tick] = one.match.pending()[CLOCK]
    for wrong in (act.Tick(2, tick.mark), act.Tick(1, tick.mark ^ 1), act.Tick(0, tick.mark)):
        assert RULES.refusal(one.truth, CLOCK, wrong) == "not-offered"
    assert RULES.refusal(one.truth, Seat(0), tick) == "not-offered"
    one.match.submit(CLOCK, tick)
    assert RULES.refusal(one.truth, CLOCK, tick) == "not-offered", "a doubled tick"


def test_w23_w24_so_many_numbers_are_drawn_a_tick_whatever_anybody_does() -> None:
    """The streams of two matches stand alike, though in one of them nobody does anything."""
    drawn = []
    for lazy in (True, False):
        one = Open(5, 8, {})
        for count, _ in enumerate(played(one, Luck(4).stream("verbs"), lazy=lazy)):
            if count > 400 or one.truth.tick > 60:
                break
        while one.truth.tick < 61:
            one.match.submit(CLOCK, one.match.pending()[CLOCK][0])
        assert one.truth.phase == "build"
        luck = one.luck
        drawn.append([luck.below(name, 1 << 60) for name in ("jitter", "order")])
    assert drawn[0] == drawn[1]


def test_every_tick_has_a_mark_of_its_own_and_a_brick_elsewhere_changes_it() -> None:
    one, twin = Open(4, 3, {}), Open(4, 3, {})
    marks = []
    for _ in range(30):
        [tick] = one.match.pending()[CLOCK]
        assert [tick] == list(twin.match.pending()[CLOCK])
        marks.append(tick.mark)
        one.match.submit(CLOCK, tick)
        twin.match.submit(CLOCK, tick)
    assert len(set(marks)) == 30
    full = next(bricks for bricks in twin.truth.lying if bricks)
    twin.truth.lying[0].append(full.pop())
    assert one.match.pending()[CLOCK] != twin.match.pending()[CLOCK]


def test_w51_the_longest_match_has_fewer_ticks_than_a_file_keeps() -> None:
    tables = [
        read_options(3, {"points": points, "seconds": seconds, "debate": debate})
        for points in POINTS for seconds in SECONDS for debate in DEBATES
    ]  # fmt: skip
    longest = max(RULES.turns_bound(at.State(one)) // (one.seats + 1) for one in tables)
    assert 80_000 < longest < TICKS_MOST


def test_w51_an_unlimited_debate_ends_by_itself_after_a_quarter_of_an_hour() -> None:
    one = Open(3, 1, {"debate": 0})
    one.journal.tell(ev.PhaseBegan(at.DEBATE, ENDLESS * TICKS - 1))
    for phase in (at.DEBATE, at.FINAL):
        assert one.truth.phase == at.DEBATE
        [tick] = one.match.pending()[CLOCK]
        one.match.submit(CLOCK, tick)
        assert one.truth.phase == phase

"""Motors: rows of pulses that can be counted, one after the other, each gamepad by itself."""

from __future__ import annotations

import itertools

from game.stage.input.motors import GAP_MS, REST_MS, ROWS_MOST, Motors


class Recorded:
    """Motors that write down what they did, and when."""

    def __init__(self) -> None:
        self.motors, self.now, self.done = Motors(), 0, []
        self.motors.drive = lambda source, ms: self.done.append((self.now, source, ms))

    def pass_time(self, ms: int) -> None:
        for _ in range(ms // 10):
            self.motors.pass_time(10)
            self.now += 10


def test_pulses_of_a_row_are_apart_and_rows_are_further_apart() -> None:
    one = Recorded()
    one.motors.feel("pad:0", (130, 130, 130))
    one.motors.feel("pad:0", (45,))
    one.pass_time(3000)
    starts = [now for now, _, _ in one.done]
    assert [ms for _, _, ms in one.done] == [130, 130, 130, 45]
    gaps = [after - before for before, after in itertools.pairwise(starts)]
    assert gaps == [130 + GAP_MS, 130 + GAP_MS, 130 + REST_MS]


def test_each_gamepad_shakes_by_itself_and_nothing_shakes_for_nothing() -> None:
    one = Recorded()
    one.motors.feel("pad:0", (130,) * 6)
    one.motors.feel("pad:1", (45,))
    one.motors.feel("pad:2", ())
    one.pass_time(2000)
    assert [source for _, source, _ in one.done].count("pad:0") == 6
    assert one.done[1] == (0, "pad:1", 45)
    assert {source for _, source, _ in one.done} == {"pad:0", "pad:1"}


def test_what_was_felt_long_ago_is_dropped_and_a_pause_drops_all() -> None:
    one = Recorded()
    for length in range(1, ROWS_MOST + 4):
        one.motors.feel("pad:0", (length * 10,))
    one.pass_time(5000)
    assert [ms for _, _, ms in one.done] == [n * 10 for n in range(4, ROWS_MOST + 4)]
    one.motors.feel("pad:0", (130,) * 6)
    one.pass_time(100)
    one.motors.still()
    one.done.clear()
    one.pass_time(2000)
    assert one.done == []

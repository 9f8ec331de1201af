"""The director: roads one after the other, at a person's pace, and always to be skipped."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.motion.director import Director
from game.stage.motion.layout import Layout, Pose
from game.stage.motion.timeline import CALM_MS, Timeline

TABLES = [Layout({"a": Pose(100 * at, 0, 46, "card_back")}, at) for at in range(5)]


def road(at: int, ms: float = 100) -> Timeline:
    """The road to the at-th table from the one before."""
    return Timeline(TABLES[at - 1], TABLES[at], ms)


def spot(director: Director) -> float:
    frame = director.frame()
    return [*frame.moving, *frame.resting.values()][0].x


def on_its_way(**how: object) -> Director:
    director = Director(TABLES[0], **how)  # type: ignore[arg-type]
    for at in (1, 2, 3):
        director.add(road(at))
    return director


def test_roads_are_played_in_the_order_in_which_they_were_queued() -> None:
    director = on_its_way()
    assert director.layout is TABLES[3]
    seen = []
    while director.busy:
        director.pass_time(7)
        seen.append(spot(director))
    assert seen == sorted(seen)
    assert all(any(100 * at < x < 100 * at + 100 for x in seen) for at in range(3))
    assert spot(director) == 300


def test_time_left_over_by_one_road_is_spent_on_the_next() -> None:
    director = on_its_way()
    director.pass_time(150)
    assert 100 < spot(director) < 200
    director.pass_time(149)
    assert director.busy
    director.pass_time(1)
    assert not director.busy


def test_time_passed_at_rest_is_not_kept_for_the_next_road() -> None:
    director = Director(TABLES[0])
    director.pass_time(10_000)
    director.add(road(1))
    assert spot(director) == 0
    director.pass_time(10_000)
    director.add(road(2))
    assert spot(director) == 100


@pytest.mark.parametrize(("pace", "needed"), [(0.5, 600), (1, 300), (2, 150)])
def test_a_pace_stretches_time(pace: float, needed: float) -> None:
    director = on_its_way(pace=pace)
    director.pass_time(needed - 1)
    assert director.busy
    director.pass_time(1)
    assert not director.busy


def test_a_pace_of_nothing_shows_every_change_at_once() -> None:
    director = on_its_way(pace=0)
    assert not director.busy
    assert director.layout is TABLES[3]
    assert spot(director) == 300


def test_reduced_motion_fades_every_road_over() -> None:
    director = on_its_way(reduced_motion=True)
    director.pass_time(CALM_MS / 2)
    assert {pose.x for pose in director.frame().moving} == {0, 100}
    director.pass_time(CALM_MS * 2.5)
    assert not director.busy
    assert spot(director) == 300


def test_skipping_ends_everything_that_is_on_its_way() -> None:
    director = on_its_way()
    director.pass_time(130)
    director.skip()
    assert not director.busy
    assert director.layout is TABLES[3]
    assert spot(director) == 300


def test_showing_a_layout_ends_what_was_on_its_way() -> None:
    director = on_its_way()
    director.pass_time(130)
    director.show(TABLES[4])
    assert not director.busy
    assert director.layout is TABLES[4]
    assert spot(director) == 400


def test_the_frame_is_the_same_object_as_long_as_nothing_moves() -> None:
    director = Director(TABLES[0])
    first = director.frame()
    director.pass_time(1000)
    assert director.frame() is first
    director.add(road(1))
    assert director.frame() is not first
    director.pass_time(1000)
    later = director.frame()
    director.pass_time(1000)
    assert director.frame() is later


@given(
    st.lists(st.floats(0, 300), max_size=8),
    st.lists(st.floats(0.1, 400), min_size=1, max_size=40),
    st.sampled_from((0.5, 1.0, 2.0)),
)
def test_a_picture_catches_up_however_time_is_cut(
    roads: list[float], steps: list[float], pace: float
) -> None:
    director = Director(TABLES[0], pace=pace)
    for at, ms in enumerate(roads):
        here, there = TABLES[at % 5], TABLES[(at + 1) % 5]
        director.add(Timeline(here, there, ms))
    for step in steps:
        director.pass_time(step)
    director.pass_time(sum(roads) / pace + 1)
    assert not director.busy
    assert director.frame().resting == TABLES[len(roads) % 5].sprites

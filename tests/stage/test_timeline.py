"""A road between two layouts: where it begins, where it ends, and what fades on a calm one."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.stage.motion.easing import Ease, in_cubic, in_out_sine, out_back, out_cubic
from game.stage.motion.layout import Layout, Pose
from game.stage.motion.timeline import CALM_MS, Calm, Effect, Frame, Ghost, Move, Timeline

NAMES = ("a", "b", "c", "d")
UNITS = st.floats(-200, 1400)
TIMES = st.floats(0, 900)
POSES = st.builds(
    Pose,
    x=UNITS,
    y=UNITS,
    width=st.floats(20, 200),
    face=st.sampled_from(("card_d10", "card_back", "tile_noor")),
    turn=st.floats(-90, 90),
    z=st.integers(0, 400),
    alpha=st.floats(0, 1),
    scale=st.floats(0.5, 2),
)
LAYOUTS = st.builds(
    Layout, st.dictionaries(st.sampled_from(NAMES), POSES), furniture=st.integers(0, 9)
)
MOVES = st.builds(
    Move,
    start=TIMES,
    end=TIMES,
    ease=st.sampled_from((out_cubic, in_cubic, in_out_sine, out_back)),
    arc=st.floats(-80, 80),
    spin=st.floats(-400, 400),
    swell=st.floats(0, 1),
    flip=st.booleans(),
    enter=st.none() | POSES,
    leave=st.none() | POSES,
)
GHOSTS = st.builds(Ghost, POSES, POSES, MOVES)
EFFECTS = st.builds(Effect, st.just("splat"), UNITS, UNITS, TIMES, TIMES)
ROADS = st.builds(
    Timeline,
    LAYOUTS,
    LAYOUTS,
    st.floats(0, 1000),
    moves=st.fixed_dictionaries(dict.fromkeys(NAMES, MOVES)),
    ghosts=st.lists(GHOSTS, max_size=3),
    effects=st.lists(EFFECTS, max_size=3),
    furniture=st.lists(st.tuples(TIMES, st.integers(10, 19)), max_size=3),
)


def ordered(poses: object) -> list[str]:
    return sorted(map(str, poses))  # type: ignore[call-overload]


def rests_on(frame: Frame, layout: Layout) -> bool:
    return (
        frame.resting == layout.sprites
        and not frame.moving
        and not frame.effects
        and frame.furniture == layout.furniture
    )


@given(ROADS, st.floats(0, 5000))
def test_a_road_ends_exactly_on_its_final_layout_whatever_happens_on_it(
    road: Timeline, late: float
) -> None:
    assert rests_on(road.at(road.duration), road.final)
    assert rests_on(road.at(road.duration + late), road.final)
    assert rests_on(road.calm().at(CALM_MS + late), road.final)


@given(ROADS, st.floats(-5000, -0.001))
def test_before_its_start_a_road_shows_the_old_layout(road: Timeline, ms: float) -> None:
    frame = road.at(ms)
    old = road.before.sprites.values()
    assert ordered([*frame.resting.values(), *frame.moving]) == ordered(old)
    assert frame.furniture == road.before.furniture
    assert not frame.effects
    seen = road.calm().at(ms)
    shown = [pose for pose in (*seen.resting.values(), *seen.moving) if pose.alpha]
    assert ordered(shown) == ordered(pose for pose in old if pose.alpha)


@given(ROADS, TIMES)
def test_on_the_way_what_stays_is_at_rest_and_what_moves_is_sorted(
    road: Timeline, ms: float
) -> None:
    assume(ms < road.duration)
    frame = road.at(ms)
    for name, pose in road.before.sprites.items():
        if road.final.sprites.get(name) == pose:
            assert frame.resting[name] == pose
        else:
            assert name not in frame.resting
    assert [pose.z for pose in frame.moving] == sorted(pose.z for pose in frame.moving)
    assert all(0 <= part < 1 for _, part in frame.effects)
    assert all(0 <= pose.alpha <= 1 for pose in frame.moving)


@given(ROADS, TIMES)
def test_a_calm_road_moves_nothing_and_what_changes_fades_over(road: Timeline, ms: float) -> None:
    calm = road.calm()
    assert isinstance(calm, Calm)
    assert calm.duration == CALM_MS
    places = [*road.before.sprites.values(), *road.final.sprites.values()]
    allowed = {replace(pose, alpha=0.0) for pose in places}
    frame = calm.at(ms)
    assert not frame.effects
    assert frame.furniture == road.final.furniture
    for pose in (*frame.resting.values(), *frame.moving):
        assert replace(pose, alpha=0.0) in allowed


def card(x: float, **other: object) -> Pose:
    return Pose(x, 100, 46, "card_d10", **other)  # type: ignore[arg-type]


def test_a_picture_without_a_move_of_its_own_glides_all_the_way() -> None:
    road = Timeline(Layout({"a": card(0)}, 0), Layout({"a": card(100)}, 0), 400)
    ways = [road.at(ms).moving[0].x for ms in (0, 100, 200, 399)]
    assert ways == sorted(ways)
    assert ways[0] == 0 < ways[1] < ways[-1] < 100


def test_a_new_picture_waits_for_its_move_and_a_gone_one_leaves_with_it() -> None:
    coming = Move(100, 200, enter=card(-50))
    going = Move(100, 200, leave=card(900))
    road = Timeline(
        Layout({"old": card(0)}, 0),
        Layout({"new": card(10)}, 0),
        400,
        moves={"new": coming, "old": going},
    )
    assert [pose.x for pose in road.at(50).moving] == [0]
    assert road.at(100).moving[0].x in (0, -50)
    assert [pose.x for pose in road.at(250).moving] == [10]


def test_a_picture_that_is_gone_from_the_first_moment_on_was_there_before() -> None:
    road = Timeline(Layout({"a": card(0)}, 0), Layout({}, 0), 300, moves={"a": Move(0, 0)})
    assert road.at(-1).moving == [card(0)]
    assert road.at(0).moving == []


def test_a_jump_happens_at_its_moment_and_not_before() -> None:
    moves = {"a": Move(120, 120)}
    road = Timeline(Layout({"a": card(0)}, 0), Layout({"a": card(80)}, 0), 300, moves=moves)
    assert [road.at(ms).moving[0].x for ms in (0, 119, 120, 200)] == [0, 0, 80, 80]


def test_a_turned_card_shows_its_new_face_from_the_middle_on() -> None:
    back, front = replace(card(0), face="card_back"), card(0)
    move = {"a": Move(0, 200, flip=True)}
    road = Timeline(Layout({"a": back}, 0), Layout({"a": front}, 0), 200, moves=move)
    assert [road.at(ms).moving[0].face for ms in (1, 99, 101, 199)] == [
        "card_back", "card_back", "card_d10", "card_d10",
    ]  # fmt: skip
    assert road.at(100).moving[0].stretch < 0.01


def test_furniture_and_effects_come_at_their_moments() -> None:
    effect = Effect("splat", 5, 5, 100, 200)
    road = Timeline(
        Layout({}, "old"),
        Layout({}, "end"),
        300,
        effects=[effect],
        furniture=[(50, "on"), (150, "x")],
    )
    assert [road.at(ms).furniture for ms in (0, 49, 50, 149, 150, 299, 300)] == [
        "old", "old", "on", "on", "x", "x", "end",
    ]  # fmt: skip
    assert [list(road.at(ms).effects) for ms in (99, 150, 200)] == [[], [(effect, 0.5)], []]


@pytest.mark.parametrize("rate", [30, 60, 120, 144])
@pytest.mark.parametrize("ease", [out_cubic, in_cubic, in_out_sine, out_back])
def test_no_picture_of_a_flight_jumps(rate: int, ease: Ease) -> None:
    """From one picture to the next nothing goes further than a few times its usual share."""
    lay, there = Pose(100, 600, 90, "card_d10"), Pose(900, 200, 46, "card_d10", turn=5)
    flight = Move(0, 900, ease, arc=46, spin=-90, swell=0.12)
    road = Timeline(Layout({"a": lay}, 0), Layout({"a": there}, 0), 900, moves={"a": flight})
    frames = 900 * rate // 1000
    poses = [lay]
    for at in range(1, frames):
        (pose,) = road.at(at * 900 / frames).moving
        poses.append(pose)
    poses.append(there)
    for seen in (
        lambda pose: pose.x, lambda pose: pose.y, lambda pose: pose.turn,
        lambda pose: pose.width * pose.scale,
    ):  # fmt: skip
        steps = [abs(seen(two) - seen(one)) for one, two in pairwise(poses)]
        assert max(steps) < 6 * sum(steps) / frames

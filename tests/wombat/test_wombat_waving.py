"""A paw among shadows waves by a key of its own person, and tells nobody whose it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest

from game.games import words
from game.games.wombat.board import Board, primer
from game.games.wombat.board.labels import shown
from game.games.wombat.board.places import places_for
from game.games.wombat.board.recent import Flash, Recent
from game.games.wombat.board.shades import standing
from game.games.wombat.board.waving import BEAT, Wave, Waves, by_itself
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.roles import ROLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.games.wombat.tokens import MORE, TALK
from game.stage.live_play import Gathered
from game.stage.motion.layout import Box
from tests.slow import slow

ME = 1
PAW, PLACE = 3, 7
PAWS = range(1, 5)
SEEDS = 600
NAMES = ("Ana", "Rosa", "Hugo", "Kim")
STOPS = ("SPACE", "BACKSPACE", "pad:rt")


def building(viewer: int | None, **given: Any) -> tuple[State, Board]:
    view = State(RULES.options(4, {"touch": "shadows", **given}))
    view.phase, view.number, view.tick = at.BUILD, 1, 5
    view.shades = {1: 3, 2: 4, PAW: PLACE, 4: PLACE}
    if viewer is not None:
        view.hands[viewer].paw, view.hands[viewer].place = PAW, PLACE
    return view, Board(view, viewer, NAMES, words("en", "wombat"), room_for="couch")


@pytest.mark.parametrize("key", STOPS)
def test_the_key_that_stops_shows_a_person_where_their_paw_is(key: str) -> None:
    view, board = building(ME)
    assert board.live.whereabouts(key, (), view) == Wave(PAW, PLACE)
    public, everybodys = building(None)
    everybodys.live.point_out(board.live.whereabouts(key, (), view), public)
    public.tick += BEAT
    assert PAW in everybodys.layout(public).furniture.waving


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("stack", [(), (6, 5), (1, 2)])
def test_a_wave_depends_on_no_role_no_brick_and_no_tower(role: str, stack: tuple[int, ...]) -> None:
    view, board = building(ME, advanced=True)
    view.roles[ME] = role
    view.hands[ME].sizes = list(stack)
    view.hands[ME].covering = bool(stack)
    assert board.live.whereabouts("SPACE", (), view) == Wave(PAW, PLACE)


def test_nothing_waves_but_by_that_key_in_a_build_among_shadows() -> None:
    view, board = building(ME)
    assert all(board.live.whereabouts(key, (), view) is None for key in ("R", "1", "pad:a", ""))
    view.phase = at.DEBATE
    assert board.live.whereabouts("SPACE", (), view) is None
    view.phase, view.alive[ME] = at.BUILD, False
    assert board.live.whereabouts("SPACE", (), view) is None
    own, alone = building(ME, touch="own")
    assert alone.live.whereabouts("SPACE", (), own) is None


def test_a_wave_ends_with_its_beat_and_with_the_first_move() -> None:
    view, board = building(None)
    rests = next(at for at in range(9, 999) if not any(by_itself(0, PAW, at + n) for n in range(4)))
    began = rests * BEAT + 1

    def waves(after: int) -> bool:
        view.tick = began + after
        return PAW in board.layout(view).furniture.waving

    assert not waves(0)
    board.live.point_out(Wave(PAW, PLACE), view)
    assert [waves(after) for after in range(3 * BEAT)] == [
        after // BEAT == 1 for after in range(3 * BEAT)
    ]
    waves(0)
    board.live.point_out(Wave(PAW, PLACE), view)
    view.shades = view.shades | {PAW: 0}
    assert not waves(BEAT), "its number may be another's now"


def waved(
    asks: Sequence[int], beats: int, build: int = 1, *, paw: int = PAW,
    among: Sequence[int] = PAWS,
) -> dict[int, list[bool]]:  # fmt: skip
    """By beat, whether each of some paws waves, one of whose people asks in some beats."""
    waves, shades = Waves(build), dict.fromkeys(among, PLACE)
    found: dict[int, list[bool]] = {paw: [] for paw in shades}
    for beat in range(beats):
        if beat in asks:
            waves.ask(beat * BEAT + 1 + build % BEAT, paw, PLACE)
        now = waves.now(beat * BEAT + 1, shades)
        assert now == waves.now((beat + 1) * BEAT, shades), "all begin and end together"
        for number, did in found.items():
            did.append(number in now)
    return found


def answers(found: dict[int, list[bool]], asks: Sequence[int]) -> list[set[int]]:
    """By press, which paws wave in the beat after it."""
    return [{paw for paw, did in found.items() if did[beat + 1]} for beat in asks]


def test_who_hears_one_press_guesses_its_paw_half_of_the_time_at_best() -> None:
    """By the best guess that what is seen allows."""
    right = begins = 0.0
    for build in range(SEEDS):
        found, before = waved((10,), 15, build), waved((), 15, build)
        assert found[PAW][11], "it answers at once"
        seen = [paw for paw in PAWS if found[paw][11]]
        right += 1 / len(seen)
        fresh = [paw for paw in seen if not found[paw][10]]
        begins += (PAW in fresh) / len(fresh or seen)
        assert len(seen) > 1, "and not alone"
        for paw in PAWS:  # nothing else tells of a press what the others do
            assert (
                paw == PAW
                or found[paw][:11] + found[paw][12:] == before[paw][:11] + before[paw][12:]
            )
            assert paw == PAW or found[paw][11] >= before[paw][11]
    assert 1 / len(PAWS) < right / SEEDS <= 1 / 2
    assert begins / SEEDS <= 1 / 2 + 1 / 20, "nor does what begins to move tell it"


@pytest.mark.parametrize("paws", [3, *slow([4, 6])])
def test_no_press_is_answered_by_one_paw_alone_nor_twice_by_the_same(paws: int) -> None:
    """Not the first, not the last, in no gathering and in no build; and all of them find it."""
    asks = range(10, 10 + 3 * (paws + 2), 3)
    for build in range(SEEDS // paws):
        found = waved(asks, asks[-1] + 2, build, among=range(1, paws + 1))
        seen = answers(found, asks)
        assert all(PAW in one and len(one) > 1 for one in seen)
        assert all(one != other for one, other in pairwise(seen))
        assert set.intersection(*seen[:paws]) == {PAW}, "as many presses as paws find it"


def test_of_two_paws_that_answer_one_press_each_is_as_likely_the_one() -> None:
    """Whoever asks: among the builds in which the same two answer each has asked in half."""
    asked: Counter[tuple[frozenset[int], int]] = Counter()
    for build in range(SEEDS):
        for paw in PAWS:
            [seen] = answers(waved((3,), 5, build, paw=paw), (3,))
            asked[frozenset(seen), paw] += 1
    for pair in map(frozenset, combinations(PAWS, 2)):
        one, other = (asked[pair, paw] for paw in sorted(pair))
        assert one + other > SEEDS / 3
        assert 0.4 < one / (one + other) < 0.6


def test_where_the_next_just_came_another_waves_along() -> None:
    for build in range(SEEDS // 6):
        for came in PAWS:
            waves, shades = Waves(build), dict.fromkeys(PAWS, PLACE)
            waves.ask(10 * BEAT + 1, PAW, PLACE)
            waves.came(11 * BEAT + 2, came)
            now = waves.now(11 * BEAT + 2, shades)
            assert came not in now
            assert came == PAW or (PAW in now and len(now) > 1)


def test_a_paw_that_nobody_is_left_beside_waves_alone() -> None:
    waves = Waves(1)
    waves.ask(1, PAW, PLACE)
    assert waves.now(BEAT + 1, {PAW: PLACE}) == {PAW}


def test_of_two_paws_each_waves_alone() -> None:
    for paw in (1, 2):
        waves = Waves(1)
        waves.ask(1, paw, PLACE)
        assert waves.now(BEAT + 1, {1: PLACE, 2: PLACE}) == {paw}


def test_a_paw_whose_person_asks_waves_no_more_often_in_the_end() -> None:
    usual, asked = waved((), 9000), waved(range(0, 3000, 99), 9000)
    assert asked[PAW] != usual[PAW]
    assert sum(asked[PAW]) == sum(usual[PAW])


def test_a_paw_that_comes_amid_a_beat_rests_in_it_and_answers_no_more() -> None:
    waves, shades = Waves(1), {PAW: PLACE}
    beat = next(at for at in range(99) if by_itself(1, PAW, at) and not by_itself(1, PAW, at + 1))
    waves.ask(beat * BEAT + 1, PAW, PLACE)
    waves.came(beat * BEAT + 2, PAW)
    assert not waves.now(beat * BEAT + 2, shades)
    assert not waves.now((beat + 1) * BEAT + 1, shades), "what was asked may be another's now"


def test_who_compares_two_pauses_of_a_build_learns_no_paw_by_its_waves() -> None:
    view, recent = building(None)[0], Recent()
    shades = dict.fromkeys(range(1, 5), 4)
    seen = []
    for _ in range(2):
        waving = []
        for ms in range(0, 6000, 100):
            recent.gather(Gathered(ms, (), 0), view)
            waving.append(recent.waving(view.tick, shades))
        recent.gather(None, view)
        seen.append(waving)
    assert seen[0] != seen[1]


def test_paws_wave_before_all_eyes_alone() -> None:
    ticks = range(1, 300 * BEAT)
    for viewer, room in ((ME, "couch"), (None, ""), (None, "replay")):
        view, _ = building(viewer)
        board = Board(view, viewer, NAMES, words("en", "wombat"), room_for=room)
        for view.tick in ticks:
            assert not board.layout(view).furniture.waving, (viewer, room)
    public, everybodys = building(None)
    seen: set[int] = set()
    for public.tick in ticks:
        seen |= everybodys.layout(public).furniture.waving
    assert seen == set(public.shades)


def test_who_begins_alone_or_is_out_reads_who_they_are_and_what_to_do() -> None:
    view, board = building(ME, touch="own")
    view.roles[ME] = "wicked"
    assert primer.stands(board.layout(view).furniture)
    view.tick = 300
    assert not primer.stands(board.layout(view).furniture), "paws fill the notes by now"
    view.tick, view.number = 5, 2
    assert not primer.stands(board.layout(view).furniture)
    view.alive[ME] = False
    out = board.layout(view).furniture
    assert primer.stands(out), "who is out may talk"
    assert board.touches.more((), view) == {TALK, MORE}
    public, everybodys = building(None)
    public.alive[ME] = False
    assert not primer.stands(everybodys.layout(public).furniture), "no role where all look"


def test_who_plays_alone_among_shadows_sees_which_paw_is_theirs() -> None:
    view, board = building(ME)
    hand = board.layout(view).furniture.hand
    assert hand is not None
    assert hand.paw == PAW


@pytest.mark.parametrize("paws", range(1, 7))
def test_paws_of_one_place_and_what_they_feel_cover_no_key_and_no_other(paws: int) -> None:
    for cell in places_for(6, 1.0).cells:
        labels = Box(cell.x, cell.y, cell.width, 36)  # keys on the left, the name on the right
        taken = [labels]
        for stand in standing(cell, paws):
            paw = replace(stand.paw, height=0.87 * stand.paw.height)  # less its heel
            rooms = [] if stand.room is None else [stand.room]
            assert (stand.room is None) == (paws > 1), "several have their lines elsewhere"
            assert paw.width >= 26, "a badge is no paw"
            assert not any(over(stand.holds, one) for one in (paw, labels))
            assert not any(over(stand.holds, one.paw) for one in standing(cell, paws))
            assert not any(over(paw, one) for one in taken)
            for one in (paw, *rooms):
                assert cell.x <= one.x
                assert one.x + one.width <= cell.x + cell.width
                assert one.y + one.height <= cell.y + cell.height
            for room in rooms:
                assert not any(over(room, one) for one in (*taken, stand.holds))
            taken += [paw, *rooms]


def over(one: Box, two: Box) -> bool:
    """Whether two boxes share more than an edge."""
    slack = 0.01
    return (
        one.x + slack < two.x + two.width
        and two.x + slack < one.x + one.width
        and one.y + slack < two.y + two.height
        and two.y + slack < one.y + one.height
    )


def test_a_word_of_touch_stands_for_a_second_and_sizes_for_some() -> None:
    assert shown(Flash(100, PLACE, Touch.FOUND)) >= TICKS
    assert shown(Flash(100, PLACE, Touch.SIZE_4, "paw")) >= 3 * TICKS
    assert shown(Flash(100, PLACE, Touch.BOTTOM, sizes=(1, 3, 6))) >= 3 * TICKS

"""A paw among shadows waves by a key of its own person, and tells nobody whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.games import words
from game.games.wombat.board import Board, primer
from game.games.wombat.board.places import places_for
from game.games.wombat.board.recent import Flash
from game.games.wombat.board.shades import shown, standing
from game.games.wombat.board.waving import ROUND, WAVING, Wave, Waves, begins
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.roles import ROLES
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.games.wombat.tokens import MORE, TALK
from game.stage.motion.layout import Box

ME = 1
PAW, PLACE = 3, 7
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


def test_a_wave_ends_after_a_second_and_with_the_first_move() -> None:
    view, board = building(None)
    board.live.point_out(Wave(PAW, PLACE), view)
    view.tick += WAVING - 1
    assert PAW in board.layout(view).furniture.waving
    view.tick += 1
    assert PAW not in board.layout(view).furniture.waving
    board.live.point_out(Wave(PAW, PLACE), view)
    view.shades = view.shades | {PAW: 0}
    assert PAW not in board.layout(view).furniture.waving, "its number may be another's now"


def waved(asks: Sequence[int], ticks: int, build: int = 1) -> dict[int, list[int]]:
    """When each of four paws begins to wave, one of whose people asks in some ticks."""
    waves, shades = Waves(build), dict.fromkeys(range(1, 5), PLACE)
    found: dict[int, list[int]] = {paw: [] for paw in shades}
    before: frozenset[int] = frozenset()
    for tick in range(1, ticks + 1):
        if tick in asks:
            waves.ask(tick, PAW, PLACE)
        now = waves.now(tick, shades)
        for paw in now - before:
            found[paw].append(tick)
        before = now
    return found


def test_every_paw_waves_once_a_round_whether_it_is_asked_or_not() -> None:
    usual = waved((), 10 * ROUND)
    assert {len(ticks) for ticks in usual.values()} == {10}
    assert len({tuple(ticks) for ticks in usual.values()}) == 4, "each at moments of its own"
    asked = waved((70, 205, 333), 10 * ROUND)
    assert {70, 205, 333} <= set(asked[PAW]), "who asks sees it at once"
    assert all(asked[paw] == usual[paw] for paw in usual if paw != PAW)
    assert abs(len(asked[PAW]) - 10) <= 1, "who asks makes their paw wave no more often"


def test_waves_of_who_asks_all_the_time_run_ahead_but_none_is_lost() -> None:
    asked = waved(range(5, 60, 15), 10 * ROUND)
    assert set(range(5, 60, 15)) <= set(asked[PAW])
    assert abs(len(asked[PAW]) - 10) <= 1


def test_a_paw_that_comes_amid_its_wave_does_not_wave_there() -> None:
    waves = Waves(1)
    since = begins(1, PAW, 0)
    waves.came(since + 1, PAW)
    assert all(PAW not in waves.now(tick, {PAW: PLACE}) for tick in range(since, ROUND + 1))


def test_paws_wave_before_all_eyes_alone() -> None:
    ticks = range(1, 2 * ROUND)
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
            paw, room = stand.paw, stand.room
            assert paw.width >= 26, "a badge is no paw"
            assert not any(over(stand.holds, one) for one in (paw, labels))
            assert not any(over(stand.holds, one.paw) for one in standing(cell, paws))
            assert stand.lies_over or not over(stand.holds, room)
            assert not any(over(paw, one) for one in taken)
            assert not any(over(room, one) for one in taken if room != one)
            assert all(cell.x <= one.x for one in (paw, room))
            assert all(one.x + one.width <= cell.x + cell.width for one in (paw, room))
            assert room.y + room.height <= cell.y + cell.height
            taken += [paw, room]


def over(one: Box, two: Box) -> bool:
    """Whether two boxes share more than an edge."""
    slack = 0.01
    return (
        one.x + slack < two.x + two.width
        and two.x + slack < one.x + one.width
        and one.y + slack < two.y + two.height
        and two.y + slack < one.y + one.height
    )


@pytest.mark.parametrize("size", range(1, 7))
def test_pips_stand_for_a_second_once_they_are_all_counted(size: int) -> None:
    flash = Flash(100, PLACE, f"size {size}")
    assert shown(flash) - (size - 1) >= TICKS
    assert shown(Flash(100, PLACE, "found")) >= TICKS

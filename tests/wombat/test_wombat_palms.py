"""Among shadows all see each paw's number and what it holds, as far as all were told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.palms import Palm, Palms, Pool
from game.games.wombat.board.shades import standing
from game.games.wombat.board.waving import BEAT, Wave
from game.games.wombat.felt import EITHER
from game.games.wombat.felt import PAW as IN_PAW
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import NAMES as NAMES_OF
from game.games.wombat.model.places import PLACES, SIZE, SPINDLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.games.wombat.naming import alike as shown_alike
from game.games.wombat.naming import touch_shown
from game.games.wombat.portraits import identity
from game.games.wombat.rules import RULES
from game.games.wombat.rules.fold import apply
from game.stage.motion.layout import Box
from tests.slow import but_first
from tests.wombat.wombat_running import Open, played

pytestmark = pytest.mark.any_language
NAMES = ("Ana", "Rosa", "Hugo", "Kim")
PAW = 3
ZONE = SPINDLES


def palm(*touches: str) -> Palm:
    """Return what all know of a paw that felt this, alone."""
    palms = Palms()
    palms.show(ev.PawRested(PAW, ZONE), 1)
    for tick, touch in enumerate(touches, 2):
        palms.show(ev.Seen(PAW, Touch(touch)), tick)
    return dict(palms.known())[PAW]


@pytest.mark.parametrize(
    ("touches", "bricks", "unsure"),
    [
        ((), (), False),
        (("found", "picked"), (0,), False),
        (("found", "size 4", "picked"), (4,), False),
        (("found", "picked", "size 4"), (4,), False),
        (("found", "size 4", "nothing", "found", "picked"), (0,), False),
        (("found", "size 4", "at 5", "found", "picked"), (0,), False),
        (("found", "size 4", "picked", "found", "size 2", "picked"), (4, 2), False),
        (("found", "picked", "dropped"), (), False),
        (("found", "size 4", "picked", "got", "gave"), (0,), False),
        (("got", "got", "dropped"), (0,), False),
        (("found", "picked", "at B", "laid"), (), True),
        (("at B", "took", "at 5", "found", "size 3", "picked"), (0, 3), False),
        (("got", "at B", "took", "at 5", "found", "size 3", "picked"), (3,), True),
        (("got", "got", "at B", "laid"), (0,), False),
        (("got", "size 4", "got", "size 4", "at B", "laid"), (0,), False),
        (("got", "at B", "laid", "got", "got"), (0, 0), False),
        (("got", "at B", "laid", "dropped"), (), True),
        (("at B", "size 6", "size 5", "bottom"), (), False),
        (("got", "got", "size 3"), (3, 0), False),
        (("got", "got", "size 3", "size 5"), (3, 5), False),
        (("got", "at B", "laid", "at 5", "size 3"), (3,), True),
        (("got", "at B", "laid", "at 5", "size 3", "size 5"), (5, 3), False),
        (("got", "at B", "laid", "at 5", "found", "size 4", "picked", "size 2"), (2, 4), False),
        (("got", "at B", "laid", "at 5", "size 3", "size 3"), (3,), True),
        (("got", "at B", "laid", "at 5", "got", "size 3"), (3,), True),
        (("got", "at B", "laid", "at 5", "found", "size 4", "size 3"), (), True),
        (("got", "at B", "laid", "at 5", "full"), (0, 0), False),
        (("got", "at B", "laid", "at 5", "found", "size 3", "picked", "full"), (0, 3), False),
        (("got", "at B", "laid", "full"), (), True),
    ],
)
def test_what_a_paw_took_up_since_its_last_clack_is_known(
    touches: tuple[str, ...], bricks: tuple[int, ...], unsure: bool
) -> None:
    its = palm(*touches)
    assert (its.bricks, its.unsure) == (bricks, unsure)


FULL = ("found", "size 4", "picked", "found", "size 2", "picked")


@pytest.mark.parametrize(
    ("touches", "bricks", "either"),
    [
        ((*FULL, "at B", "laid"), (0,), (4, 2)),
        ((*FULL, "dropped"), (0,), (4, 2)),
        ((*FULL, "gave", "got"), (0, 0), (4, 2)),
        ((*FULL, "gave", "got", "size 2"), (2, 0), ()),
        ((*FULL, "gave", "size 4"), (4,), ()),
        ((*FULL, "gave", "at B", "laid"), (), ()),
        ((*FULL, "gave", "got", "gave"), (0,), ()),
        (("found", "size 4", "picked", "got", "gave"), (0,), ()),
        (("got", "size 4", "got", "size 4", "at B", "laid"), (0,), ()),
    ],
)
def test_of_two_unlike_bricks_one_went_and_the_other_is_one_of_both(
    touches: tuple[str, ...], bricks: tuple[int, ...], either: tuple[int, ...]
) -> None:
    its = palm(*touches)
    assert (its.bricks, its.either) == (bricks, either)


def test_a_size_that_the_brick_left_cannot_have_is_the_towers() -> None:
    palms = Palms()
    palms.show(ev.PawRested(PAW, ZONE), 1)
    for tick, touch in enumerate((*FULL, "at B", "laid"), 2):
        palms.show(ev.Seen(PAW, Touch(touch)), tick)
    assert palms.where(PAW, Touch.SIZE_5) == "tower"
    assert palms.where(PAW, Touch.SIZE_4) == EITHER[True]


@pytest.mark.parametrize("before", [(), ("found", "picked"), ("got", "got"), ("at B", "laid")])
@pytest.mark.parametrize("after", [(), ("got",), ("dropped",), ("got", "got")])
def test_nothing_tells_who_laid_from_who_took(
    before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    for alike in (("laid", "took"), ("full", "empty")):
        one, other = (palm(*before, touch, *after) for touch in alike)
        assert one == other


def test_where_numbers_are_drawn_anew_what_was_known_goes_with_them() -> None:
    palms = Palms()
    for paw in (1, 2, 4):
        palms.show(ev.PawRested(paw, ZONE), 1)
    palms.show(ev.PawRested(PAW, ZONE + 1), 1)
    palms.show(ev.Seen(1, Touch.GOT), 5)
    palms.show(ev.Seen(4, Touch.AT_9), 9)
    known = dict(palms.known())
    assert all(known[paw].unsure and not known[paw].bricks for paw in (1, 2, 4))
    assert all(known[paw].drawn == 9 for paw in (1, 2, 4))
    assert not known[PAW].unsure
    assert known[PAW].drawn < 0, "it was elsewhere"
    assert (known[4].left, known[4].came) == (ZONE, 9)


def pooled(*touches: tuple[int, str]) -> tuple[Pool, ...]:
    """Return what paws 1 to 3 hold together; 1 had a 4 and parted from 2 before this."""
    palms = Palms()
    for paw, place in ((1, ZONE), (2, ZONE + 1), (3, ZONE + 2)):
        palms.show(ev.PawRested(paw, place), 1)
    before = (1, "found"), (1, "size 4"), (1, "picked"), (1, f"at {NAMES_OF[ZONE + 1]}")
    parts = (2, f"at {NAMES_OF[ZONE]}")
    for tick, (paw, touch) in enumerate((*before, parts, *touches), 2):
        palms.show(ev.Seen(paw, Touch(touch)), tick)
    return palms.pools


@pytest.mark.parametrize(
    ("touches", "pools"),
    [
        ((), ((1, 2, 4),)),
        (((2, "found"), (2, "picked")), ((1, 2, 4),)),
        (((2, "size 4"),), ()),
        (((2, "size 5"),), ((1, 2, 4),)),
        (((1, "dropped"),), ()),
        (((3, "dropped"),), ((1, 2, 4),)),
        (((1, "at B"), (1, "laid")), ()),
        (((1, "at B"), (1, "took")), ()),
        (((2, f"at {NAMES_OF[ZONE + 2]}"), (3, "at B")), ((1, 2, 3, 4),)),
    ],
)
def test_bricks_of_shuffled_paws_are_known_of_all_of_them_together(
    touches: tuple[tuple[int, str], ...], pools: tuple[tuple[int, ...], ...]
) -> None:
    assert pooled(*touches) == tuple(Pool(frozenset(paws), (size,)) for *paws, size in pools)


def test_paws_of_which_as_much_is_known_keep_it_when_they_part() -> None:
    palms = Palms()
    for paw in (1, 2):
        palms.show(ev.PawRested(paw, ZONE), 1)
    palms.show(ev.Seen(2, Touch.AT_9), 9)
    assert not any(one.unsure for _, one in palms.known())


@pytest.mark.parametrize("seed", but_first(range(3)))
def test_what_all_know_of_paws_is_true_and_everybody_knows_the_same(seed: int) -> None:
    """Hands do anything that may be done; no picture counts a brick that is not there."""
    one = Open(4, seed, {"touch": "shadows", "seconds": 60})
    viewers = (None, *map(Seat, range(4)))
    views = {viewer: State(one.options) for viewer in viewers}
    boards = {
        viewer: Board(views[viewer], viewer, NAMES, words("en", "wombat"), room_for="couch")
        for viewer in viewers
    }
    told = dict.fromkeys(viewers, 0)
    sure = held = 0
    for _ in played(one, Stream(key_of("palms", seed))):
        if one.truth.phase != at.BUILD:
            break
        for viewer in viewers:
            for event in one.match.observations(viewer, told[viewer]):
                apply(views[viewer], event)
                boards[viewer].log.take_in(event, views[viewer])
                told[viewer] += 1
        seen = [boards[one].layout(views[one]).furniture.palms for one in viewers]
        assert all(each == seen[0] for each in seen)
        hands = {hand.paw: hand for hand in one.truth.hands}
        for paw, its in seen[0]:
            many = len(hands[paw].bricks)
            assert len(its.bricks) <= many if its.unsure else len(its.bricks) == many
            sizes = {SIZE[brick] for brick in hands[paw].bricks}
            assert not its.either or sizes & {*its.either}
            sure += not its.unsure
            held += bool(its.bricks)
    assert sure > 100
    assert held > 100


@pytest.mark.parametrize("seed", but_first(range(6)))
def test_what_shuffled_paws_hold_together_is_held_by_some_of_them(seed: int) -> None:
    one, palms = Open(6, seed, {"touch": "shadows", "seconds": 90}), Palms()
    told = shared = 0
    for _ in played(one, Stream(key_of("palms", seed))):
        if one.truth.phase != at.BUILD:
            break
        for event in (news := one.match.observations(None, told)):
            palms.show(event, one.truth.tick)
        told += len(news)
        hands = {hand.paw: hand.bricks for hand in one.truth.hands}
        assert len({paw for pool in palms.pools for paw in pool.paws}) == sum(
            len(pool.paws) for pool in palms.pools
        )
        for pool in palms.pools:
            together = [SIZE[brick] for paw in pool.paws for brick in hands[paw]]
            assert Counter(size for size in pool.sizes if size) <= Counter(together)
            assert len(pool.sizes) <= len(together)
            shared += 1
    assert shared > 1


def test_of_shuffled_paws_nobody_knows_which_had_found_something() -> None:
    palms = Palms()
    for paw in (1, 2):
        palms.show(ev.PawRested(paw, ZONE), 1)
    for tick, (paw, touch) in enumerate(
        [(1, Touch.FOUND), (3, Touch.HAND), (2, Touch.AT_9), (1, Touch.SIZE_4)], 2
    ):
        palms.show(ev.Seen(paw, touch), tick)
    assert palms.where(1, Touch.SIZE_4) == EITHER[False]
    assert palms.where(2, Touch.SIZE_4) == IN_PAW, "whoever went has found nothing there"


def building(*events: Any) -> tuple[State, Board]:
    view = State(RULES.options(4, {"touch": "shadows"}))
    board = Board(view, None, NAMES, words("en", "wombat"), room_for="couch")
    rests = [ev.PawRested(paw, ZONE + paw) for paw in range(1, 5)]
    for event in (ev.BuildBegan(1, bases=False), *rests, *events):
        apply(view, event)
        board.log.take_in(event, view)
    return view, board


def test_log_and_paws_say_which_numbers_were_drawn_anew_not_the_notes() -> None:
    said = words("en", "wombat")
    told = said.say("heard.parted", paws="1, 2")
    view, board = building(ev.Clacked(0), ev.Seen(2, Touch(f"at {NAMES_OF[ZONE + 1]}")))
    apply(view, event := ev.Seen(2, Touch.AT_9))
    line = board.log.take_in(event, view)
    assert line is not None
    assert told in line.text
    notes = [note.text for note in board.layout(view).furniture.notes]
    assert notes == [said.say("heard.clack", place="●")], "a sound keeps its line"
    apply(view, event := ev.Seen(2, Touch.AT_8))
    line = board.log.take_in(event, view)
    assert line is not None
    assert said.say("heard.parted", paws="1, 2") not in line.text, "it left alone"


def test_a_failure_to_take_says_what_failed_and_not_why() -> None:
    for language, said in (("fr", "n’a rien pris"), ("en", "took nothing")):
        say = words(language, "wombat")
        assert {touch_shown(touch, say) for touch in (Touch.FULL, Touch.EMPTY)} == {said}


@pytest.mark.parametrize("touch", [Touch.FULL, Touch.EMPTY, Touch.GONE, Touch.NOBODY])
def test_where_there_is_room_the_log_says_why_a_paw_took_nothing(touch: Touch) -> None:
    say = words("en", "wombat")
    view, board = building(event := ev.Seen(2, touch))
    line = board.log.take_in(event, view)
    assert line is not None
    why = say.say(f"told.{shown_alike(touch).kind}")
    assert why in line.text
    assert len(why) > len(touch_shown(touch, say))


@pytest.mark.parametrize("place", range(PLACES))
def test_a_look_at_ones_role_tells_which_paw_is_ones_own(place: int) -> None:
    view, _ = building()
    said = words("fr", "wombat")
    view.roles[1] = "basic"
    view.hands[1].paw, view.hands[1].place = PAW, place
    who = identity(view, 1, said)
    assert who.where[0] == said.say("portrait.paw", n=PAW)
    assert len(who.where) == 3
    assert len({identity(moved(view, other), 1, said).chart for other in range(PLACES)}) == PLACES
    view.tick, view.hands[1].sizes = 50, [4, 0]
    held = identity(view, 1, said).where[2]
    assert said.say("screen-reader.brick", size=4) in held
    assert said.say("portrait.unfelt") in held


def moved(view: State, place: int) -> State:
    twin = view.copy()
    twin.hands[1].place = place
    return twin


def test_nobody_is_told_of_a_paw_but_in_a_build_among_shadows() -> None:
    for given, phase in (({"touch": "own"}, at.BUILD), ({"touch": "shadows"}, at.DEBATE)):
        view = State(RULES.options(4, given))
        view.phase, view.roles[1], view.hands[1].paw, view.hands[1].place = phase, "basic", 2, 4
        assert identity(view, 1, words("en", "wombat")).where == ()


def test_what_a_paw_holds_lies_within_its_place() -> None:
    for paws in range(1, 5):
        cell = Box(0, 0, 182, 116)
        for stand in standing(cell, paws):
            assert cell.x <= stand.holds.x
            assert stand.holds.x + stand.holds.width <= cell.x + cell.width
            assert stand.holds.y + stand.holds.height <= cell.y + cell.height + 0.01


def of_a_shared_hole(told: dict[int, str], *, where: dict[int, int]) -> tuple[State, Board]:
    """Lay a table where paws rest somewhere and felt something, then paw 3 leaves its hole."""
    view = State(RULES.options(4, {"touch": "shadows"}))
    board = Board(view, None, NAMES, words("en", "wombat"), room_for="couch")
    view.phase, view.number, view.tick = at.BUILD, 1, 20
    view.shades = dict(where)
    for paw, place in where.items():
        board.log.take_in(ev.PawRested(paw, place), view)
    for paw, touch in told.items():
        board.log.take_in(ev.Seen(paw, Touch(touch)), view)
    view.tick = 21
    return view, board


@pytest.mark.parametrize("felt", ["picked", "found", "size 4", "laid", "in-the-way", "nobody"])
def test_what_was_felt_before_numbers_are_drawn_anew_stays_at_no_number(felt: str) -> None:
    told, where = {1: "found", 3: felt, 4: felt}, {1: ZONE + 5, 3: ZONE, 4: ZONE}
    view, board = of_a_shared_hole(told, where=where)
    assert set(dict(board.layout(view).furniture.flashes)) == {1, 3, 4}
    view.shades = where | {3: SPINDLES - 1}
    board.log.take_in(ev.Seen(3, Touch(f"at {NAMES_OF[SPINDLES - 1]}")), view)
    left = dict(board.layout(view).furniture.flashes)
    assert left[1].touch == Touch.FOUND, "paws elsewhere are who they were"
    assert 4 not in left, "the number that stays may be another paw's"
    assert left[3].touch.kind == "at"


def test_what_a_paw_felt_that_nobody_is_mixed_up_with_stays() -> None:
    where = {1: ZONE + 5, 3: ZONE, 4: ZONE + 1}
    view, board = of_a_shared_hole({4: "picked"}, where=where)
    view.shades = where | {3: ZONE + 1}
    board.log.take_in(ev.Seen(3, Touch(f"at {NAMES_OF[ZONE + 1]}")), view)
    assert dict(board.layout(view).furniture.flashes)[4].touch == Touch.PICKED


def test_a_wave_ends_where_its_number_may_be_another_paws() -> None:
    where = {1: ZONE + 5, 3: ZONE, 4: ZONE}
    view, board = of_a_shared_hole({}, where=where)
    board.live.point_out(Wave(4, ZONE), view)
    view.tick += BEAT
    assert 4 in board.layout(view).furniture.waving
    view.tick += 1
    view.shades = where | {3: ZONE + 1}
    board.log.take_in(ev.Seen(3, Touch(f"at {NAMES_OF[ZONE + 1]}")), view)
    assert 4 not in board.layout(view).furniture.waving


@pytest.mark.parametrize(
    ("touches", "size", "where"),
    [
        (("found",), 3, "hole"),
        (("found", "picked"), 3, "paw"),
        (("found", "picked", "found"), 3, "hole"),
        (("found", "picked", "found", "size 4"), 3, "paw"),
        (("at B",), 3, "tower"),
        (("found", "picked", "at B"), 3, "tower-or-paw"),
        (("found", "size 4", "picked", "at B"), 3, "tower"),
        (("at B", "laid"), 3, "tower-or-paw"),
        (("at B", "took"), 3, "tower-or-paw"),
        (("at B", "took", "at 5"), 3, "paw"),
        (("at B", "took", "at 5", "found"), 3, "hole"),
    ],
)
def test_where_a_size_was_felt_is_said_as_far_as_all_can_tell(
    touches: tuple[str, ...], size: int, where: str
) -> None:
    places = {"at B": 1, "at 5": NAMES_OF.index("5")}
    view, board = building(*(ev.Seen(PAW, Touch(touch)) for touch in touches))
    apply(view, event := ev.Seen(PAW, Touch(f"size {size}")))
    line = board.log.take_in(event, view)
    said = words("en", "wombat").say(f"touch.size-{where}", value=size)
    assert line is not None
    assert line.text.endswith(said)
    place = next((places[one] for one in reversed(touches) if one in places), ZONE + PAW)
    assert view.shades[PAW] == place
    assert dict(board.layout(view).furniture.flashes)[PAW].where == where


def test_a_tower_that_a_paw_goes_down_grows_until_the_paw_begins_anew() -> None:
    view, board = building(ev.Seen(PAW, Touch.AT_B), ev.Seen(PAW, Touch.LAID))

    def felt(tick: int, touch: str) -> tuple[int, ...]:
        view.tick = tick
        board.log.take_in(ev.Seen(PAW, Touch(touch)), view)
        return dict(board.layout(view).furniture.flashes)[PAW].sizes

    assert felt(20, "size 1") == (), "it may be what the paw holds"
    assert felt(23, "size 3") == (1, 3), "so soon it is a tower"
    assert felt(24, "hand") == ()
    assert felt(26, "size 6") == (1, 3, 6)
    assert felt(26, "bottom") == (1, 3, 6)
    assert felt(35, "size 1") == ()
    assert felt(35, "bottom") == (1,), "it had a foot"
    assert felt(45, "bottom") == (), "it is empty"


@pytest.mark.parametrize(
    ("place", "found", "running", "where"),
    [
        (ZONE, 0, act.FEEL_FOUND, "hole"),
        (ZONE, 0, act.Feel(1), "paw"),
        (0, -1, act.Feel(1), "paw"),
        (0, -1, act.FEEL_SPINDLE, "tower"),
    ],
)
def test_ones_own_log_and_notes_say_where_a_size_was_felt(
    place: int, found: int, running: act.HandVerb, where: str
) -> None:
    said = words("en", "wombat").say(f"touch.size-{where}", value=3)
    view = State(RULES.options(4, {"touch": "own"}))
    board = Board(view, Seat(0), NAMES, words("en", "wombat"))
    view.phase, view.number, view.tick, hand = at.BUILD, 1, 20, view.hands[0]
    hand.place, hand.sizes, hand.found, hand.running = place, [4], found, running
    apply(view, event := ev.Felt(Seat(0), Touch.SIZE_3))
    line = board.log.take_in(event, view)
    assert line is not None
    assert line.text.endswith(said)
    assert [note.text for note in board.layout(view).furniture.notes] == [said]

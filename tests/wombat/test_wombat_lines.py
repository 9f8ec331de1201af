"""A line for each paw says what it did last, and stays until that paw does something else."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.lines import PawLine, lines_box, lines_of, paint_lines
from game.games.wombat.board.places import LOOSE
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import NAMES, SPINDLES, TURNED
from game.games.wombat.model.roles import ROLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.stage.cue import Cue
from game.stage.input.claims import HALVES
from game.stage.input.input_hints import InputHints
from game.stage.motion.layout import Box
from game.stage.motion.timeline import Frame
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root

SAID = words("en", "wombat")
PEOPLE = ("Ana", "Rosa", "Hugo", "Kim")
ME = 1
REST = {paw: SPINDLES + paw for paw in range(1, 5)}


def building(viewer: int | None = None, **given: Any) -> tuple[State, Board]:
    view = State(RULES.options(4, {"touch": "shadows", **given}))
    board = Board(view, viewer, PEOPLE, SAID, room_for="couch")
    view.phase, view.number, view.tick = at.BUILD, 1, 5
    for paw, place in REST.items():
        take(view, board, 5, ev.PawRested(paw, place))
    return view, board


def take(view: State, board: Board, tick: int, *events: ev.Event) -> None:
    view.tick = tick
    for event in events:
        RULES.apply(view, event)
        board.log.take_in(event, view)


def lines(view: State, board: Board) -> dict[int, PawLine]:
    return {one.paw: one for one in lines_of(board.layout(view).furniture, SAID)}


def texts(view: State, board: Board) -> dict[int, str]:
    return {paw: one.text for paw, one in lines(view, board).items()}


class Written(Canvas):
    """A canvas that notes which words stand where."""

    def __init__(self) -> None:
        pygame.init()
        super().__init__(pygame.Surface((1280, 720)), Art(assets_root()), InputHints())
        self.words: list[tuple[str, float, float]] = []

    def text(self, text: str, x: float, y: float, *args: Any, **more: Any) -> float:
        self.words.append((text, x, y))
        return super().text(text, x, y, *args, **more)


def chips_of(view: State, board: Board) -> list[str]:
    """Return what is written on the bricks of paw 2 in its line."""
    canvas = Written()
    paint_lines(canvas, board.layout(view).furniture, Box(0, 0, 440, 120), SAID, 1.0)
    return [text for text, x, y in canvas.words if x > 440 - 60 and 30 < y < 60]


def test_each_paw_has_a_line_from_the_first_tick_on() -> None:
    view, board = building()
    assert texts(view, board) == dict.fromkeys(REST, "")
    assert all(one.palm.held == ((), False, -1, ()) for one in lines(view, board).values())


@pytest.mark.parametrize(
    ("touch", "text"),
    [
        ("found", "a brick! Now Take"),
        ("nothing", "nothing this time"),
        ("full", "took nothing: the paw is full"),
        ("nobody", "gift failed"),
        ("hand", "gift failed"),
        ("at 6", "in 6"),
    ],
)
def test_what_a_paw_did_is_still_read_when_its_word_beside_it_is_gone(
    touch: str, text: str
) -> None:
    view, board = building()
    take(view, board, 10, ev.Seen(2, Touch(touch)))
    for view.tick in (11, 10 + 10 * TICKS, 10 + 60 * TICKS):
        assert texts(view, board)[2] == text
    take(view, board, view.tick + 1, ev.Seen(2, Touch.MOVED))
    assert texts(view, board)[2] == "it moved!"


@pytest.mark.parametrize(("language", "once"), [("en", "this time"), ("fr", "cette fois")])
def test_a_search_that_finds_nothing_does_not_say_that_nothing_is_there(
    language: str, once: str
) -> None:
    say = words(language, "wombat").say
    assert say("touch.nothing") == say("lines.nothing")
    assert say("touch.nothing").endswith(once)
    assert say("touch.nothing").split()[0] in say("finding.found").lower(), "where it is explained"


def test_a_search_that_fails_again_says_how_often_and_what_that_means() -> None:
    view, board = building()
    said = []
    for tick, touch in enumerate(("nothing", "nothing", "nothing", "at 5", "nothing"), 10):
        take(view, board, tick, ev.Seen(2, Touch(touch)))
        said.append(texts(view, board)[2])
    say = words("en", "wombat").say
    once = say("lines.nothing")
    assert said == [once, once, say("lines.hardly", n=3), "in 5", once]


def test_what_a_paw_may_hold_is_a_question_where_nobody_knows() -> None:
    view, board = building()
    for tick, touch in enumerate(("found", "picked", "at B", "laid"), 10):
        take(view, board, tick, ev.Seen(2, Touch(touch)))
    assert chips_of(view, board) == ["?", "?"]


def test_laying_and_taking_read_alike_and_so_do_their_failures() -> None:
    for one, other in (("laid", "took"), ("full", "empty")):
        found = []
        for touch in (one, other):
            view, board = building()
            take(view, board, 10, ev.Seen(3, Touch.AT_B))
            take(view, board, 20, ev.Seen(3, Touch(touch)))
            found.append(lines(view, board))
        assert found[0] == found[1]


@pytest.mark.parametrize(
    ("held", "why"),
    [
        ((), "took nothing: empty tower"),
        (("found", "picked", "found", "picked"), "took nothing: the paw is full"),
        (("found", "picked", "at B", "took"), "took nothing"),
    ],
)
def test_why_a_paw_took_nothing_is_told_where_all_know_what_it_holds(
    held: tuple[str, ...], why: str
) -> None:
    view, board = building()
    for tick, touch in enumerate((*held, "at A", "full"), 10):
        take(view, board, tick, ev.Seen(2, Touch(touch)))
    assert texts(view, board)[2] == why


@pytest.mark.parametrize("role", ROLES)
def test_lines_follow_from_what_all_were_told_and_hang_on_no_role(role: str) -> None:
    view, board = building()
    take(view, board, 10, ev.Seen(2, Touch.FOUND), ev.Seen(2, Touch.PICKED))
    before = lines(view, board)
    view.roles[ME], view.hands[ME].sizes, view.hands[ME].covering = role, [4], True
    assert lines(view, board) == before


def test_a_line_says_which_tower_is_covered() -> None:
    view, board = building()
    take(view, board, 10, ev.Seen(2, Touch.AT_B))
    take(view, board, 20, ev.Seen(2, Touch.COVERING))
    assert texts(view, board)[2] == "covering ▲"


def test_numbers_drawn_anew_say_so_until_their_paw_does_something() -> None:
    view, board = building()
    take(view, board, 10, ev.Seen(1, Touch.FOUND), ev.Seen(3, Touch(f"at {NAMES[REST[1]]}")))
    take(view, board, 30, ev.Seen(3, Touch(f"at {NAMES[REST[4] + 1]}")))
    assert texts(view, board) == {1: "number shuffled", 2: "", 3: "number shuffled", 4: ""}
    assert lines(view, board)[1].since == 30
    take(view, board, 40, ev.Seen(3, Touch.NOTHING))
    assert texts(view, board) == {1: "number shuffled", 2: "", 3: "nothing this time", 4: ""}


def test_a_turn_of_the_box_leaves_a_line_to_whose_paw_turned_it_alone() -> None:
    view, board = building()
    take(view, board, 10, ev.Seen(1, Touch.FOUND), ev.Seen(3, Touch(f"at {NAMES[REST[1]]}")))
    take(view, board, 30, ev.Seen(3, Touch(f"at {NAMES[REST[4] + 1]}")), ev.Seen(2, Touch.FOUND))
    take(view, board, 40, ev.Seen(4, Touch.TURNED), ev.Scraped())
    assert texts(view, board) == {1: "", 2: "", 3: "", 4: "box turned"}


def test_what_a_paw_surely_holds_stands_in_its_line_and_what_it_may() -> None:
    view, board = building()
    take(
        view,
        board,
        10,
        ev.Seen(2, Touch.FOUND),
        ev.Seen(2, Touch.SIZE_4),
        ev.Seen(2, Touch.PICKED),
    )
    assert lines(view, board)[2].palm.held == ((4,), False, -1, ())
    take(view, board, 20, ev.Seen(2, Touch.AT_B), ev.Seen(2, Touch.LAID))
    assert lines(view, board)[2].palm.held == ((), True, -1, ())


@pytest.mark.parametrize("before", [("found", "picked"), ("found", "picked", "found", "picked")])
def test_a_size_felt_at_a_tower_may_be_of_an_unfelt_brick_until_it_is_not(
    before: tuple[str, ...],
) -> None:
    view, board = building()
    for tick, touch in enumerate((*before, "at B", "size 3"), 10):
        take(view, board, tick, ev.Seen(2, Touch(touch)))
    chips = chips_of(view, board)
    assert chips == ["3?"]
    take(view, board, view.tick + 30, ev.Seen(2, Touch.AT_6))
    assert chips_of(view, board) == chips, "it went on without feeling more of a tower"
    take(view, board, view.tick + 1, ev.Seen(2, Touch.SIZE_5))
    assert chips_of(view, board) == ["5"]


@pytest.mark.parametrize("then", ["size 2", "bottom"])
def test_a_size_felt_at_a_tower_is_no_paws_once_the_finger_went_on(then: str) -> None:
    view, board = building()
    for tick, touch in enumerate(("found", "picked", "at B", "size 3", then), 10):
        take(view, board, tick, ev.Seen(2, Touch(touch)))
    assert chips_of(view, board) == []


def test_a_brick_felt_in_the_paw_stands_in_its_line_whatever_else_it_holds() -> None:
    laid = ("at B", "laid", "at 6")
    for before in (("got",), ("got", "got"), laid, (*laid, "got")):
        view, board = building()
        for tick, touch in enumerate((*before, "size 3"), 10):
            take(view, board, tick, ev.Seen(2, Touch(touch)))
        assert "3" in chips_of(view, board), before


def test_lines_yield_to_notes_and_then_stand_in_two_columns_or_nowhere() -> None:
    view, board = building()
    table, top = board.layout(view).furniture, LOOSE.y + LOOSE.height
    for room, high in ((400, 120.0), (8 + 4 * 24 + 1, 97.0), (8 + 60, 60.0), (8 + 40, None)):
        box = lines_box(table, LOOSE, top + room, 1.0, 96)
        assert (None if box is None else box.height) == high
    large = lines_box(table, LOOSE, top + 400, 2.0, 96)
    assert large is not None
    assert large.height > 120


def felt_said(view: State, board: Board) -> dict[int, tuple[tuple[int, ...], bool, bool]]:
    felt = board.layout(view).furniture.felt
    return {one.place: (one.stack, one.whole, one.stirred) for one in felt}


def test_what_was_felt_of_a_tower_stays_and_turns_with_the_box() -> None:
    view, board = building()
    take(view, board, 10, ev.Seen(2, Touch("at A")))
    take(view, board, 20, ev.Seen(2, Touch("size 5")))
    take(view, board, 24, ev.Seen(2, Touch("size 6")))
    assert felt_said(view, board) == {0: ((5, 6), False, False)}
    take(view, board, 28, ev.Seen(2, Touch("bottom")))
    take(view, board, 200, ev.Seen(2, Touch("at 5")))
    assert felt_said(view, board) == {0: ((5, 6), True, False)}
    take(view, board, 204, ev.Seen(3, Touch("at A")))
    take(view, board, 206, ev.Seen(3, Touch("size 5")))
    take(view, board, 209, ev.Seen(3, Touch("size 6")))
    assert felt_said(view, board) == {0: ((5, 6), True, False)}, "no less is known than before"
    take(view, board, 210, ev.Clacked(0))
    assert felt_said(view, board) == {0: ((5, 6), True, True)}
    take(view, board, 220, ev.Seen(4, Touch("turned")), ev.Scraped())
    assert felt_said(view, board) == {TURNED[0]: ((5, 6), True, True)}


def feeling_together() -> tuple[State, Board]:
    """Two paws at ●, one of which has felt a 3 and a 4 there."""
    view, board = building()
    take(view, board, 8, ev.Seen(2, Touch("at A")))
    take(view, board, 9, ev.Seen(3, Touch("at A")))
    take(view, board, 20, ev.Seen(2, Touch("size 3")))
    take(view, board, 24, ev.Seen(2, Touch("size 4")))
    return view, board


@pytest.mark.parametrize("paw", [2, 3])
def test_a_tower_is_felt_on_after_numbers_were_shuffled(paw: int) -> None:
    view, board = feeling_together()
    take(view, board, 26, ev.Seen(5 - paw, Touch("at 5")))
    for tick, touch in ((28, "size 5"), (32, "size 6"), (36, "bottom")):
        take(view, board, tick, ev.Seen(paw, Touch(touch)))
    assert felt_said(view, board) == {0: ((3, 4, 5, 6), True, False)}


def test_a_tower_is_felt_by_a_paw_that_holds_what_was_not_felt() -> None:
    view, board = building()
    for tick, touch in ((7, "found"), (8, "picked"), (10, "at A"), (20, "size 4"), (24, "bottom")):
        take(view, board, tick, ev.Seen(2, Touch(touch)))
    assert felt_said(view, board) == {0: ((4,), True, False)}, "it said: an empty tower"


def test_of_two_fingers_whose_numbers_were_shuffled_none_tells_a_top() -> None:
    view, board = feeling_together()
    take(view, board, 25, ev.Seen(3, Touch("size 3")))
    take(view, board, 26, ev.Seen(1, Touch("at A")))
    take(view, board, 27, ev.Seen(1, Touch("at 5")))
    for tick, touch in ((28, "size 5"), (32, "size 6"), (36, "bottom")):
        take(view, board, tick, ev.Seen(2, Touch(touch)))
    assert felt_said(view, board) == {0: ((3, 4), False, False)}
    take(view, board, 40, ev.Clacked(0))
    for tick, touch in ((50, "size 5"), (54, "size 6"), (58, "bottom")):
        take(view, board, tick, ev.Seen(3, Touch(touch)))
    assert felt_said(view, board) == {0: ((5, 6), True, False)}


def test_what_was_felt_while_a_brick_clacked_there_is_in_doubt() -> None:
    view, board = feeling_together()
    take(view, board, 26, ev.Clacked(0))
    for tick, touch in ((28, "size 5"), (32, "size 6"), (36, "bottom")):
        take(view, board, tick, ev.Seen(2, Touch(touch)))
    assert felt_said(view, board) == {0: ((3, 4, 5, 6), True, True)}


def test_signs_beside_what_was_felt_are_explained_where_they_stand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[str] = []

    def note(_: Canvas, text: str, *__: object, **___: object) -> float:
        written.append(text)
        return 0.0

    monkeypatch.setattr(Canvas, "text", note)
    pygame.init()
    art = Art(assets_root())
    canvas = Canvas(pygame.Surface((1280, 720)), art, InputHints())
    for seat, half in enumerate(HALVES):
        canvas.hints.claims.claim(seat, half)
    view, board = building()
    take(view, board, 1, ev.BuildBegan(1, bases=False), ev.PawRested(2, REST[2]))
    partial, stirred = (SAID.say(f"dark.felt-{sign}") for sign in ("partial", "stirred"))
    for tick, event, signs in (
        (10, ev.Seen(2, Touch("at A")), set()), (20, ev.Seen(2, Touch("size 6")), {partial}),
        (28, ev.Seen(2, Touch("bottom")), set()), (40, ev.Clacked(0), {stirred}),
    ):  # fmt: skip
        take(view, board, tick, event)
        written.clear()
        furniture = board.layout(view).furniture
        with art.wearing("wombat"):
            board.draw(canvas, Frame({}, (), furniture), Cue(), [], view)
        assert {sign for sign in (partial, stirred) if sign in written} == signs


def test_paws_whose_numbers_were_shuffled_say_what_they_hold_together() -> None:
    view, board = building()
    took = "found", "size 4", "picked", f"at {NAMES[REST[2]]}"
    for tick, touch in enumerate(took, 10):
        take(view, board, tick, ev.Seen(1, Touch(touch)))
    take(view, board, 30, ev.Seen(2, Touch(f"at {NAMES[REST[4] + 1]}")))
    assert texts(view, board) == {1: "among 1, 2: a 4", 2: "number shuffled", 3: "", 4: ""}
    take(view, board, 40, ev.Seen(1, Touch("covering")))
    assert {paw: one.maybe for paw, one in lines(view, board).items() if one.maybe} == {
        1: (4,), 2: (4,)
    }  # fmt: skip


@pytest.mark.parametrize(
    ("touches", "text"),
    [
        (("found", "picked"), "among 1, 2: a brick"),
        (("found", "picked", "found", "picked"), "among 1, 2: 2 bricks"),
        (("found", "picked", "found", "size 3", "picked"), "among 1, 2: a 3, a brick"),
    ],
)
def test_bricks_that_nobody_felt_are_counted_among_shuffled_paws(
    touches: tuple[str, ...], text: str
) -> None:
    view, board = building()
    for tick, touch in enumerate((*touches, f"at {NAMES[REST[2]]}"), 10):
        take(view, board, tick, ev.Seen(1, Touch(touch)))
    take(view, board, 30, ev.Seen(2, Touch(f"at {NAMES[REST[4] + 1]}")))
    assert texts(view, board)[1] == text

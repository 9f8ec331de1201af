"""Among shadows all see what a paw feels, but not whether it lays or takes; and what lies about."""

from __future__ import annotations

from typing import Any

import pytest
from walking import Eyes

from game.games import words
from game.games.wombat import log_lines
from game.games.wombat.board import Board
from game.games.wombat.board.shades import standing
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import BRICKS, SPINDLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.games.wombat.rules.fold import apply
from game.stage.cue import Cue
from game.stage.motion.timeline import Frame
from game.stage.paint.art import Art

pytestmark = pytest.mark.any_language
NAMES = ("Ana", "Rosa", "Hugo", "Kim")
PAW, OTHER = 3, 2
ALIKE = (("laid", "took"), ("full", "empty"))


def building(viewer: int | None = None) -> tuple[State, Board]:
    view = State(RULES.options(4, {"touch": "shadows"}))
    board = Board(view, viewer, NAMES, words("fr", "wombat"), room_for="couch")
    tell(view, board, ev.BuildBegan(1, bases=False))
    for paw in range(1, 5):
        tell(view, board, ev.PawRested(paw, 0 if paw == PAW else 5))
    return view, board


def tell(view: State, board: Board, *events: Any) -> None:
    for event in events:
        apply(view, event)
        board.log.take_in(event, view)


def drawn(art: Art, view: State, board: Board) -> list[str]:
    eyes = Eyes(art)
    layout = board.layout(view)
    with art.wearing("wombat"):
        board.draw(eyes, Frame({}, (), layout.furniture), Cue(prompt=""), [], view)
    return [line.text for line in eyes.seen]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_all_read_the_same_of_who_lays_and_who_takes(art: Art, one: str, other: str) -> None:
    pictures, lines = [], []
    for touch in (one, other):
        view, board = building()
        tell(view, board, ev.Seen(PAW, Touch(touch)))
        pictures.append(drawn(art, view, board))
        lines.append(log_lines.line(ev.Seen(PAW, Touch(touch)), view, NAMES, board.words))
    assert pictures[0] == pictures[1]
    assert lines[0] == lines[1]


def test_who_plays_alone_among_shadows_reads_what_their_own_paw_does(art: Art) -> None:
    for touch in ("laid", "took"):
        view, board = building(1)
        view.hands[1].paw, view.hands[1].place = PAW, 0
        tell(view, board, ev.Seen(PAW, Touch(touch)))
        assert board.words.say(f"touch.{touch}") in drawn(art, view, board)
        tell(view, board, ev.Seen(OTHER, Touch(touch)))
        assert board.words.say("touch.clack") in drawn(art, view, board)


def test_every_paw_wears_its_number_where_it_lies(art: Art) -> None:
    view, board = building()
    tell(view, board, *(ev.Seen(paw, Touch(f"at {paw + 4}")) for paw in view.shades))
    with art.wearing("wombat"):
        board.draw(eyes := Eyes(art), Frame({}, (), board.layout(view).furniture), Cue(), [], view)
    own = {paw: str(paw) if paw == PAW else f"{paw}?" for paw in view.shades}  # three parted
    for paw, place in view.shades.items():
        [stand] = standing(board.setting.places.cells[place], 1)
        assert [one.text for one in eyes.seen if stand.paw.holds(*one.middle)] == [own[paw]]


@pytest.mark.parametrize("touch", ["got", "laid", "took"])
def test_no_mark_says_that_a_paw_may_hold_a_brick_besides(art: Art, touch: str) -> None:
    view, board = building()
    tell(view, board, ev.Seen(PAW, Touch(touch)))
    assert [text for text in drawn(art, view, board) if text.strip("0123456789") == "?"] == []


def test_all_count_the_bricks_that_lie_about(art: Art) -> None:
    view, board = building()
    for left in range(BRICKS - 1, -1, -1):
        tell(view, board, ev.Seen(OTHER, Touch.PICKED))
        assert board.layout(view).furniture.on_floor == left
        assert board.words.say("dark.loose", n=left) in drawn(art, view, board)
    assert board.words.say("dark.bare") in " ".join(drawn(art, view, board))
    tell(view, board, ev.Seen(OTHER, Touch.DROPPED))
    assert board.layout(view).furniture.on_floor == 1
    tell(view, board, ev.BuildBegan(2, bases=True))
    assert board.layout(view).furniture.on_floor == BRICKS - SPINDLES


def test_who_is_told_their_own_touches_alone_is_told_no_count() -> None:
    view = State(RULES.options(4, {"touch": "own"}))
    board = Board(view, 1, NAMES, words("fr", "wombat"))
    tell(view, board, ev.BuildBegan(1, bases=False))
    view.phase = at.BUILD
    assert board.layout(view).furniture.on_floor is None

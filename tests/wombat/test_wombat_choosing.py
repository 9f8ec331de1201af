"""Where a second press says which of two bricks, its keys say which they mean."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.choosing import chosen
from game.games.wombat.board.places import CLOCK
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.model.sensations import Touch
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.games.wombat.tokens import GIVE, PLACE, TALK, VERBS
from game.stage.cue import Cue
from game.stage.input.claims import HALVES
from game.stage.input.input_hints import InputHints
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root

SAID = words("en", "wombat")
PEOPLE = ("Ana", "Rosa", "Hugo")
PICKED = ("found", "picked")
THERE = {"take": "1st (left)", "feel": "2nd (right)"}
SIZED = ("found", "size 5", "picked")


def building(viewer: int | None, touch: str) -> tuple[State, Board]:
    view = State(RULES.options(3, {"touch": touch}))
    room = "couch" if viewer is None else ""
    board = Board(view, viewer, PEOPLE, SAID, room_for=room)
    view.phase, view.number, view.tick = at.BUILD, 1, 5
    for paw in range(1, 4) if viewer is None else ():
        take(view, board, ev.PawRested(paw, SPINDLES + paw))
    return view, board


def take(view: State, board: Board, event: ev.Event) -> None:
    view.tick += 1
    RULES.apply(view, event)
    board.log.take_in(event, view)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({1: SIZED}, {}),
        ({1: (*SIZED, *PICKED)}, {"take": "1st: 5", "feel": "2nd: ?"}),
        ({1: (*PICKED, *PICKED, "size 4")}, {"take": "1st: 4", "feel": "2nd: ?"}),
        ({1: (*SIZED, *PICKED), 2: (*SIZED, *PICKED)}, {"take": "1st: 5", "feel": "2nd: ?"}),
        ({1: (*SIZED, *PICKED), 2: (*PICKED, *PICKED)}, THERE),
        ({1: ("got", "at B", "laid")}, THERE),
        ({1: (*SIZED, *PICKED, "dropped")}, {}),
    ],
)  # fmt: skip
def test_several_people_read_which_brick_a_key_means_as_far_as_all_know(
    told: dict[int, tuple[str, ...]], said: dict[str, str]
) -> None:
    view, board = building(None, "shadows")
    for paw, touches in told.items():
        for touch in touches:
            take(view, board, ev.Seen(paw, Touch(touch)))
    table = board.layout(view).furniture
    for touched in ((), (GIVE,), (PLACE.at(0),)):
        assert chosen(table, Cue(touched=touched), SAID, shared=True) == said


@pytest.mark.parametrize("held", [(), (5,), (5, 0)])
def test_whoever_chooses_alone_reads_their_own_bricks_on_the_keys(held: tuple[int, ...]) -> None:
    view, board = building(0, "own")
    view.hands[0].sizes, view.hands[0].place = list(held), 0
    table = board.layout(view).furniture
    for touched, many in (((), 0), ((TALK,), 0), ((GIVE,), len(held))):
        said = chosen(table, Cue(touched=touched), SAID, shared=False)
        assert list(said.values()) == ["1st: 5", "2nd: ?"][:many]


@pytest.mark.parametrize(
    ("place", "held", "said"), [(5, (4,), True), (5, (), False), (0, (4,), False)]
)
def test_a_zones_key_says_that_it_lets_a_brick_go_before_it_is_pressed(
    place: int, held: tuple[int, ...], said: bool
) -> None:
    view, board = building(0, "own")
    view.hands[0].sizes, view.hands[0].place = list(held), place
    frame = Frame({}, (), board.layout(view).furniture)
    for touched in ((), (GIVE,)):
        canvas = Written()
        with canvas.art.wearing("wombat"):
            board.draw(canvas, frame, Cue(touched=touched), [], view)
        assert (SAID.say("choice.let-go") in canvas.words) is (said and touched == (GIVE,))


class Written(Canvas):
    """A canvas that notes all that is written on it."""

    def __init__(self) -> None:
        pygame.init()
        super().__init__(pygame.Surface((1280, 720)), Art(assets_root()), InputHints())
        self.words: list[str] = []
        self.where: dict[str, tuple[float, float]] = {}
        self.sizes: dict[str, float] = {}

    def text(
        self, text: str, x: float, y: float, size: float = 18, *args: Any, **more: Any
    ) -> float:
        self.words.append(text)
        self.where[text] = x, y
        self.sizes[text] = size
        return super().text(text, x, y, size, *args, **more)


def test_a_build_names_the_keys_that_say_which_of_two_bricks() -> None:
    view, board = building(None, "shadows")
    take(view, board, ev.BuildBegan(1, bases=False))
    canvas = Written()
    for seat, part in enumerate(HALVES):
        canvas.hints.claims.claim(seat, part)
    with canvas.art.wearing("wombat"):
        board.draw(canvas, Frame({}, (), board.layout(view).furniture), Cue(), [], view)
    begins = canvas.words.index(SAID.say("dark.gives"))
    first, second = SAID.say("choice.first-brick"), SAID.say("choice.second-brick")
    there = canvas.words[begins:]
    assert there[1 : there.index(first)] == ["R", "U"]
    assert there[there.index(first) + 1 : there.index(second)] == ["F", "J"]


def test_the_keys_that_stop_stand_in_their_button_beside_its_word() -> None:
    view, board = building(None, "shadows")
    canvas = Written()
    for seat, part in enumerate(HALVES):
        canvas.hints.claims.claim(seat, part)
    with canvas.art.wearing("wombat"):
        board.draw(canvas, Frame({}, (), board.layout(view).furniture), Cue(), [], view)
    places = board.setting.places
    box, role = places.verbs[VERBS.index("stop")], places.role
    button = replace(box, width=role.x + role.width - box.x)
    keys = [canvas.where[said] for said in ("Space", "Backspace")]
    assert all(button.holds(*spot) for spot in keys)
    x, y = canvas.where[SAID.say("button.stop")]
    assert button.holds(x, y)
    assert all(x > left for left, _ in keys)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_a_count_covers_neither_the_time_nor_the_score(zoom: float) -> None:
    view, board = building(None, "shadows")
    board.setting.enlarge(zoom)
    canvas = Written()
    for seat, part in enumerate(HALVES):
        canvas.hints.claims.claim(seat, part)
    with canvas.art.wearing("wombat"):
        board.draw(canvas, Frame({}, (), board.layout(view).furniture), Cue(), [], view)
    disc = board.live.count_box(view)
    assert disc is not None
    assert CLOCK.holds(disc.x, disc.y)
    time = "1:30"
    assert canvas.where[time][0] + canvas.text_width(time, 44, theme.TITLE) < disc.x
    score = SAID.say("board.score", good=0, bad=0)
    right, size = canvas.where[score][0], canvas.sizes[score]
    assert right - canvas.text_width(score, size, theme.TEXT) > disc.x + disc.width

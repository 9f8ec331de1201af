"""A pilot plays whole matches on the real screens, from the title to the rematch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.scenes.kit import Kit
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.session import make_head, start
from game.stage.input import KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.store.replays import finished, unfinished

Sit = Callable[..., Any]
FRAME_MS = 50
FRAMES_MOST = 60_000


class Pilot:
    """Plays with the keyboard alone or the mouse alone, and sees what is drawn now and then."""

    def __init__(self, person: Any, *, mouse: bool) -> None:
        self.person = person
        self.mouse = mouse
        self.frames = 0
        self.acts = 0

    @property
    def table(self) -> TableScene:
        assert isinstance(self.person.top, TableScene)
        return self.person.top

    def until(self, name: str, *, act: bool = True) -> None:
        """Let time pass, and play whenever it is one's turn, until a scene is on top."""
        while self.person.top.name != name:
            self.frames += 1
            assert self.frames < FRAMES_MOST, f"still no {name}"
            self.person.stack.pass_time(FRAME_MS)
            if self.frames % 97 == 0:
                self.person.look()
            if act and self.person.top.name == "table" and self.table.is_mine():
                self.play()
            elif self.person.top.name == "table":
                pygame.time.wait(1)  # the bots think beside the window

    def play(self) -> None:
        """Do the first thing that is offered."""
        self.acts += 1
        if self.mouse:
            self._click()
        else:
            self._type()

    def _type(self) -> None:
        table = self.table
        buttons = table.board.buttons(table.view)
        keys = [cue.key for cue in buttons if cue.token in ("take", "mulligan")]
        if keys:
            self.person.press(keys[-1])
            return
        if table.hand.touched or not self._lit("hand:"):
            self.person.press("right", "enter")
            if table.hand.touched and "discard" in [cue.token for cue in buttons]:
                self.person.press("d")
            return
        self.person.press(str(1 + int(self._lit("hand:")[0][5:])))

    def _click(self) -> None:
        table = self.table
        for cue in table.board.buttons(table.view):
            if cue.token in ("take", "mulligan"):
                self._at(*table.board.button_box(cue, table.view).middle)
                return
        targets = self._lit("seat:") + self._lit("middle")
        if table.hand.touched or not self._lit("hand:"):
            if targets:
                self._at(*table.layout.touch[targets[0]].box.middle)
            else:
                self.person.press("d")
            return
        self._at(*table.layout.touch[self._lit("hand:")[0]].box.middle)

    def _at(self, x: float, y: float) -> None:
        for heard in (PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)):
            self.person.stack.hear(heard)

    def _lit(self, start: str) -> list[str]:
        return sorted(name for name in self.table.lit() if name.startswith(start))


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Iterator[Any]:
    kit.settings.pace = 4.0
    person = sit(TitleScene(kit))
    yield person
    person.stack.close_all()


@pytest.mark.parametrize(
    ("seats", "mouse"),
    [
        (4, False),
        pytest.param(5, True),
        pytest.param(6, False, marks=pytest.mark.slow),
        pytest.param(8, True, marks=pytest.mark.slow),
        pytest.param(12, False, marks=pytest.mark.slow),
    ],
)
def test_a_pilot_plays_from_the_title_to_the_rematch(
    kit: Kit, person: Any, seats: int, *, mouse: bool
) -> None:
    kit.settings.last_table = {"seats": seats}
    kit.seed = 8132 + seats
    pilot = Pilot(person, mouse=mouse)
    person.press("enter", "enter")
    pilot.until("peek")
    person.stack.hear(KeyPressed("i"))
    person.look()
    person.press("escape")
    pilot.until("result")
    assert pilot.acts > 0
    person.look()
    assert len(finished(kit.data)) == 1
    assert unfinished(kit.data) == []
    person.press("r")
    pilot.until("peek")
    (again,) = unfinished(kit.data)
    assert again.head.seats == seats
    assert again.head.seed != 8132 + seats
    person.press("escape", "escape")
    person.stack.pass_time(FRAME_MS)
    assert person.top.name == "pause"


@pytest.mark.parametrize("mouse", [False, True])
def test_a_pilot_plays_the_rounds_of_a_match_with_all_modules(
    kit: Kit, person: Any, *, mouse: bool
) -> None:
    kit.settings.pace = 0  # instant
    options = {"modules": ["oups", "non", "charlotte", "missions"]}
    kit.settings.last_table = {"seats": 5, "options": options}
    kit.seed = 5
    pilot = Pilot(person, mouse=mouse)
    person.press("enter", "enter")
    totals = dict.fromkeys(range(5), 0)
    for number in (1, 2, 3):
        pilot.until("peek")
        person.look()
        person.press("escape")
        pilot.until("round")
        sheet = person.top._sheet
        assert person.reads(sheet.title)
        assert sheet.last == (number == 3)
        assert {row.seat: row.total - row.gained for row in sheet.rows} == totals
        totals = {row.seat: row.total for row in sheet.rows}
        if mouse:
            pilot._at(*person.top._form["next"].box.middle)
        else:
            person.press("space")
    pilot.until("result")
    outcome = finished(kit.data)
    assert len(outcome) == 1
    person.look()


def test_a_match_of_rounds_goes_on_by_itself_where_nobody_plays(kit: Kit, sit: Sit) -> None:
    head = make_head("et_bim", ["greedy"] * 4, list("ABCD"), {"modules": ["missions"]}, 3)
    kit.settings.pace = 0
    person = sit(TableScene(kit, start(head, None), watch=True))
    pilot = Pilot(person, mouse=False)
    for _ in range(3):
        pilot.until("round")
        pilot.until("table")
    pilot.until("result")
    person.stack.close_all()


def test_instant_pace_shows_the_same_match_without_pictures_on_the_way(
    kit: Kit, person: Any
) -> None:
    kit.settings.pace = 0.0
    kit.settings.last_table = {"seats": 4}
    kit.seed = 8136
    pilot = Pilot(person, mouse=False)
    person.press("enter", "enter")
    pilot.until("peek")
    person.press("escape")
    pilot.until("result")
    assert len(finished(kit.data)) == 1


def test_a_match_left_in_the_middle_goes_on_where_it_was(kit: Kit, person: Any, sit: Sit) -> None:
    kit.settings.last_table = {"seats": 5}
    kit.settings.pace = 0.0
    pilot = Pilot(person, mouse=False)
    person.press("enter", "enter")
    pilot.until("peek")
    person.press("escape")
    while pilot.acts < 4 and person.top.name == "table":
        person.stack.pass_time(FRAME_MS)
        if pilot.table.is_mine():
            pilot.play()
    (before,) = unfinished(kit.data)
    person.stack.close_all()
    later = sit(TitleScene(kit))
    later.press("down", "enter")
    assert later.top.name == "table"
    (after,) = unfinished(kit.data)
    assert after.path == before.path
    assert after.moves >= before.moves
    Pilot(later, mouse=False).until("result")
    later.stack.close_all()
    assert len(finished(kit.data)) == 1


def test_bots_alone_can_be_watched_to_the_end(kit: Kit, sit: Sit) -> None:
    kit.settings.pace = 0.0
    names = ["Ana", "Bilal", "Chloé", "Driss"]
    head = make_head("et_bim", ["greedy", "random", "greedy", "random"], names, seed=5)
    person = sit(TableScene(kit, start(head, kit.data), watch=True))
    pilot = Pilot(person, mouse=False)
    pilot.until("result", act=False)
    person.look()
    person.press("v")
    assert person.top.name == "replay"
    person.press("v", "right", "right", "left", "space", ".")
    person.stack.pass_time(FRAME_MS)
    person.look()
    person.press("escape")
    assert person.top.name == "result"
    person.stack.close_all()

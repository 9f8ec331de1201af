"""Pupils: somebody with a keyboard alone who does what a lesson says."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from people import area_ways

from game.core.lessons import Step
from game.scenes.tutorial.lesson import LessonScene
from game.stage.input.inputs import KeyPressed, KeyReleased, TextTyped
from game.stage.touches import SAID

FRAME_MS: Final = 50
FRAMES_MOST: Final = 3000
PLACES: Final = "123QWEASDZXCRFVTGB"
"""Keys of the left half by where they lie."""
TOUCHES_MOST: Final = 2
"""So many touches an open field has before its last one."""


class Pupil:
    """Somebody with a keyboard alone who does what the lesson says."""

    def __init__(self, person: Any) -> None:
        self.person = person
        self.inputs = 0

    @property
    def lesson(self) -> LessonScene:
        assert isinstance(self.person.top, LessonScene)
        return self.person.top

    @property
    def asked(self) -> bool:
        """Whether the lesson waits for the person."""
        lesson = self.lesson
        table = lesson.table
        return not (lesson.moving or lesson.session.fulfilled) and (table.held or table.is_mine())

    def wait(self) -> Step:
        """Let time pass until the lesson waits."""
        for _ in range(FRAMES_MOST):
            self.person.stack.pass_time(FRAME_MS)
            if self.person.top.name == "round":
                self.press("enter")
            elif self.asked:
                stage = self.lesson.session.stage
                assert stage is not None
                return stage
        raise AssertionError(f"stuck at {self.lesson.session.stage}")

    def press(self, key: str) -> None:
        self.inputs += 1
        self.person.press(key)

    def do(self, stage: Step) -> None:
        """Do what a step expects."""
        if stage.only_read:
            self.press("enter")
        elif stage.look:
            self.press("i")
            self.person.stack.pass_time(FRAME_MS)
            self.person.stack.handle_input(KeyReleased("i"))
        else:
            table = self.lesson.table
            ways = self.ways(stage)
            keyed = [way for way in ways if all(map(self.key_of, way))]
            for token in (*keyed, *ways)[0]:
                if place := self.place_of(token):
                    self.inputs += 1
                    self.person.stack.handle_input(KeyPressed(place.lower(), place=place))
                    continue
                if token in SAID:
                    self._write(SAID.word(token))
                    continue
                key = self.key_of(token)
                chosen = key.isdigit() and table.hand.chosen == f"hand:{int(key) - 1}"
                if not key or chosen:  # the card's own digit would put it down
                    self._lead(token)
                    key = "enter"
                self.press(key)

    def ways(self, stage: Step) -> list[tuple[str, ...]]:
        """Return how what a step wants is touched; an open field is put together."""
        table = self.lesson.table
        board, view, seat = table.board, table.view, table.viewer
        ways = [way for one in stage.wants for way in board.touches.spellings(one, view)]
        begun: deque[tuple[str, ...]] = deque([()])
        while begun and not ways:
            way = begun.popleft()
            for token in sorted(board.touches.more(way, view)):
                meant = board.touches.action_of((*way, token), view)
                if meant in stage.wants and table.watched.accepts(seat, meant):
                    ways.append((*way, token))
                elif meant is None and len(way) < TOUCHES_MOST:
                    begun.append((*way, token))
        return ways

    def click(self, stage: Step) -> None:
        """Do what a step expects with a mouse alone."""
        lesson = self.lesson
        if stage.only_read:
            self.person.click_at(*lesson.panel.form["next"].box.middle)
            return
        for token in self.ways(stage)[0]:
            areas = lesson.table.layout.touch.values()
            box = next((one.box for one in areas if one.token == token), None)
            box = lesson.table.button_boxes.get(token, box)
            self.inputs += 1
            assert box is not None, token
            self.person.click_at(*box.middle)

    def place_of(self, token: str) -> str:
        """Return where the key lies that touches a token by its place, nothing where none does."""
        table = self.lesson.table
        touched = table.hand.touched
        areas = ((place, table.board.live.key_area(place, touched, table.view)) for place in PLACES)
        return next((place for place, area in areas if area == token), "")

    def _write(self, text: str) -> None:
        """Write what is asked for in words, and say it."""
        while self.person.top.name != "wording":
            self.person.stack.pass_time(FRAME_MS)
        self.person.stack.handle_input(TextTyped(text))
        self.press("enter")

    def _lead(self, token: str) -> None:
        """Lead the focus to a token by the arrows, on the shortest way."""
        table = self.lesson.table
        areas = table.areas()
        for area, arrows in area_ways(table).items():  # nearest first
            if area is not None and areas.token(area) == token:
                for arrow in arrows:
                    self.press(arrow)
                return
        raise AssertionError(f"no arrow leads to {token}")

    def _token(self, area: str) -> str:
        return self.lesson.table.layout.touch[area].token

    def key_of(self, token: str) -> str:
        """Return the key that touches a token, nothing where none does."""
        table = self.lesson.table
        if token.startswith("seat:"):
            return str(int(token[5:]) + 1)
        for cue in table.board.touches.buttons(table.view):
            if cue.token == token:
                return cue.key
        held = (name for name in table.layout.touch if name.startswith("hand:"))
        found = next((name for name in held if self._token(name) == token), "")
        return str(int(found.removeprefix("hand:")) + 1) if found else ""

    def until(self, name: str) -> None:
        """Do what is said until a step of that name is on."""
        while (stage := self.wait()).name != name:
            self.do(stage)

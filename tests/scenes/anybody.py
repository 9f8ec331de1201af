"""Somebody who plays any game with one device: what is legal, by chance, as its board spells it."""

from __future__ import annotations

from typing import Any, Final

import pygame
from devices import Devices
from people import area_ways

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import game_of
from game.scenes.after.result import STRAY_MS
from game.scenes.shared.curtain import CurtainScene
from game.scenes.table.table import TableScene
from game.stage.touches import SAID

FRAME_MS: Final = 50
FRAMES_MOST: Final = 20_000
_DIGITS: Final = 10


class Anybody:
    """Plays at a table, and presses what a menu shows."""

    def __init__(self, person: Any, means: str) -> None:
        self.person = person
        self.means = means
        self.devices = Devices(person)
        self.frames = self.acts = 0
        self._chance = Stream(key_of("anybody", means))

    @property
    def top(self) -> Any:
        return self.person.stack.top

    def tick(self) -> None:
        self.frames += 1
        assert self.frames < FRAMES_MOST, f"still {self.person.stack.names}"
        self.devices.pass_time(FRAME_MS)
        if self.frames % 23 == 0:
            self.person.look()

    def until(self, name: str) -> None:
        """Play whenever one is asked, until a scene is on top."""
        while self.top.name != name:
            self.tick()
            if isinstance(self.top, TableScene) and self.top.is_mine():
                self.play(self.top)

    def play(self, table: Any) -> None:
        """Do something that is legal, by chance, or as a pilot does where chance never ends."""
        session, view = table.watched, table.view
        rules, seat = session.rules, Seat(table.asked if table.viewer is None else table.viewer)
        legal, pilot = rules.pending(view)[seat], game_of(session.head.game).pilot
        action = legal[self._chance.below(len(legal))]
        if pilot is not None:
            action = pilot.pick(view, legal, self._chance)
        if rules.fill is not None:
            action = rules.fill(view, seat, action, self._chance)
        ways = table.board.touches.spellings(action, view)
        # a digit of the keyboard names a card first, then a seat
        tokens = ways[0 if self.means == "keyboard" else self._chance.below(len(ways))]
        begun = table.hand.touched
        if begun != tuple(tokens[: len(begun)]):  # another card lies chosen: it is put down first
            self._put_down(table)
            begun = ()
        for token in tokens[len(begun) :]:
            self.touch(table, token)
        self.acts += 1
        assert not table.hand.touched, f"{tokens}: {table.hand.reason}"

    def _put_down(self, table: Any) -> None:
        if self.means == "mouse":
            self.devices.click(*table.layout.touch[table.hand.chosen].box.middle)
        else:
            self.devices.key("escape")
        assert not table.hand.touched

    def write(self, text: str) -> None:
        """Write what is asked for in words, and say it."""
        while "wording" not in self._names():
            self.tick()
        for sign in text:
            self.devices.handle_event(pygame.Event(pygame.TEXTINPUT, text=sign))
        self.devices.key("enter")
        self.tick()

    def _names(self) -> list[str]:
        names = list(self.person.stack.names)
        if isinstance(self.top, CurtainScene):  # behind it scenes lie on a stack of theirs
            names += self.top.panel.stack.names
        return names

    def touch(self, table: Any, token: str) -> None:
        if token in SAID:
            self.write(SAID.word(token))
            return
        for cue in table.board.touches.buttons(table.view):
            if cue.token == token:
                if self.means == "mouse":
                    self.devices.click(*table.button_boxes[token].middle)
                else:
                    self.devices.key(cue.key)
                return
        areas = table.layout.touch.items()
        name = next(name for name, area in areas if area.token == token)
        assert name in table.lit(), f"{name} is not lit"
        if self.means == "mouse":
            self.devices.click(*table.layout.touch[name].box.middle)
        elif name.startswith(("hand:", "seat:")) and int(name[5:]) < _DIGITS:
            self.devices.key(str((int(name[5:]) + 1) % 10))
        else:
            self._lead(table, name)

    def _lead(self, table: Any, name: str) -> None:
        """Lead the focus to an area by the arrows, on the shortest way, and press it there."""
        found = area_ways(table)
        assert name in found, f"no arrow leads to {name}"
        self.devices.key(*found[name], "enter")

    # ------------------------------------------------------------ menus

    def use(self, name: str) -> None:
        """Use a widget of the form on top."""
        form = self.top.form
        for _ in range(STRAY_MS // FRAME_MS + 1 if name == "rematch" else 0):
            self.devices.pass_time(FRAME_MS)  # nobody means the first moments of a result
        if self.means == "mouse":
            self.devices.click(*form[name].box.middle)
            return
        for _ in form.widgets:
            if form.focus != name:
                self.devices.key("tab")
        assert form.focus == name, f"Tab never comes to {name}"
        self.devices.key("enter")

    def close(self) -> None:
        self.person.stack.close_all()
        self.devices.close()
        pygame.event.clear()

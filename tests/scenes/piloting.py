"""Pilots: somebody who plays whatever is asked, with one device alone."""

from __future__ import annotations

from typing import Any, Final

import pygame
from devices import Devices, VirtualPad

from game.scenes.after.result import STRAY_MS
from game.scenes.table.table import TableScene

FRAME_MS: Final = 50
FRAMES_MOST: Final = 600_000
MEANS: Final = ("keyboard", "mouse", "pad", "touch")


class Pilot:
    """Plays with one device alone, and sees what is drawn now and then."""

    def __init__(self, person: Any, means: str) -> None:
        self.person = person
        self.means = means
        self.devices = Devices(person)
        self.pad = VirtualPad(self.devices) if means == "pad" else None
        self.frames = 0
        self.acts = 0

    def close(self) -> None:
        if self.pad is not None:
            self.pad.unplug()
        self.devices.close()

    @property
    def table(self) -> TableScene:
        assert isinstance(self.person.top, TableScene)
        return self.person.top

    def until(self, name: str, *, act: bool = True) -> None:
        """Let time pass, and play whenever it is one's turn, until a scene is on top."""
        while self.person.top.name != name:
            self.tick()
            if act and self.person.top.name == "table" and self.table.is_mine():
                self.play()
            elif act and self.person.top.name == "confirm":
                self.use("no")  # whoever is out is asked whether to bet
            elif act and self.person.top.name == "peek":
                self.use("ready")
            elif self.person.top.name == "table":
                pygame.time.wait(1)  # the bots think beside the window

    def until_asked(self) -> None:
        """Let time pass until one is asked at the table."""
        while not self.table.is_mine():
            self.tick()
            pygame.time.wait(1)
        self.tick()

    def tick(self) -> None:
        self.frames += 1
        assert self.frames < FRAMES_MOST, f"still {self.person.top.name}"
        self.devices.pass_time(FRAME_MS)
        if self.frames % 97 == 0:
            self.person.look()

    # ------------------------------------------------------------ menus

    def use(self, name: str) -> None:
        """Use a widget of the form on top."""
        form = self.person.top.form
        if self.person.top.name == "result":
            for _ in range(STRAY_MS // 50 + 1):  # nobody means the first moments of a result
                self.devices.pass_time(50)
        box = form[name].box
        match self.means:
            case "mouse":
                self.devices.click(*box.middle)
            case "touch":
                self.devices.tap(*box.middle)
            case "keyboard":
                for _ in form.widgets:
                    if form.focus != name:
                        self.devices.key("tab")
                assert form.focus == name, f"Tab never comes to {name}"
                self.devices.key("enter")
            case _:
                self._lead(form, name)
                self.pad.press("a")

    def _lead(self, form: Any, name: str) -> None:
        """Lead the focus with the cross, as somebody who looks at the screen does."""
        for _ in range(3 * len(form.widgets)):
            if form.focus == name:
                return
            here, there = form.focused.box.middle, form[name].box.middle
            across, down = there[0] - here[0], there[1] - here[1]
            ways = ["right" if across > 0 else "left", "down" if down > 0 else "up"]
            before = form.focus
            for way in ways if abs(across) > abs(down) else reversed(ways):
                self.pad.press(way)
                if form.focus != before:
                    break
        assert form.focus == name, f"no way to {name}, but to {form.focus}"

    def back(self) -> None:
        """Go back, or open the menu, as far as a device has something for it."""
        if self.means == "pad":
            self.pad.press("b")
        else:
            self.devices.key("escape")

    # ------------------------------------------------------------ the table

    def play(self) -> None:
        """Do the first thing that is offered."""
        self.acts += 1
        if self.means == "keyboard":
            self._type()
        elif self.means == "pad":
            self._steer()
        else:
            self._point()

    def _type(self) -> None:
        table = self.table
        buttons = table.board.touches.buttons(table.view)
        keys = [cue.key for cue in buttons if cue.token in ("take", "mulligan")]
        if keys:
            self.devices.key(keys[-1])
            return
        if table.hand.touched or not self.lit("hand:"):
            self.devices.key("right", "enter")
            if table.hand.touched and "discard" in [cue.token for cue in buttons]:
                self.devices.key("d")
            return
        self.devices.key(str(1 + int(self.lit("hand:")[0][5:])))

    def _steer(self) -> None:
        """Press what has the focus; where it cannot be used, go on to what can."""
        table = self.table
        table.settle()
        focus = table.focus or ""
        if focus not in table.lit() and not focus.startswith("button:"):
            self.pad.press("rb")
        self.pad.press("a")

    def _point(self) -> None:
        table = self.table
        touch = self.devices.click if self.means == "mouse" else self.devices.tap
        boxes = table.button_boxes
        targets = self.lit("seat:") + self.lit("middle")
        for token in ("take", "mulligan"):
            if token in boxes:
                touch(*boxes[token].middle)
                return
        if not table.hand.touched and self.lit("hand:"):
            touch(*table.layout.touch[self.lit("hand:")[0]].box.middle)
        elif targets:
            touch(*table.layout.touch[targets[0]].box.middle)
        else:
            touch(*boxes["discard"].middle)

    def lit(self, start: str) -> list[str]:
        return sorted(name for name in self.table.lit() if name.startswith(start))

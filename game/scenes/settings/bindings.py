"""The controls: every command with its keys and its gamepad buttons, to be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.commands import PAD, Command
from game.games import shelf
from game.scenes.kit import Kit
from game.scenes.panel import EDGE, GAP, PanelScene, ways_on
from game.scenes.settings.ask_key import AskingScene
from game.stage.input.bindings import KEYBOARD
from game.stage.input.inputs import (
    Input,
    KeyPressed,
)
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.paint.key_caps import cap_of, caps_width
from game.stage.scene import Answer, Close, Push
from game.stage.widgets.form import Changed, Widget
from game.stage.widgets.rolls import BAR, Row

_SIDES: Final = {KEYBOARD: "key", PAD: "pad"}
_EMPTIES: Final = ("delete", "backspace")
_LABEL: Final = 0.42
"""How much of a row is its command's name; the rest is its inputs, device by device."""


class Slot(Widget):
    """The inputs of a command on a device."""

    def __init__(self, command: Command, device: str, kit: Kit, box: Box) -> None:
        """Take a command and a device."""
        super().__init__(f"{_SIDES[device]}:{command.name}", box)
        self.command = command
        self.device = device
        self._label = box.x
        """How much room there is before it."""
        self.called = label_of(command, kit)
        self._kit = kit

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the command, the device, and what gives it."""
        hints = self._kit.hints
        given = map(hints.label, hints.bindings.inputs(self.command.name, self.device))
        device = say(f"bindings-screen.{_SIDES[self.device]}")
        return f"{self.called}, {device}: {', '.join(given) or say('keys.none')}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the caps of the inputs, and before the first slot of a row what they do."""
        box = self.box
        if self.device == KEYBOARD:
            wide = self._label - 12
            size, lines = filled(canvas, self.called, wide, box.height, 20 * self.zoom)
            for row, line in enumerate(lines):
                y = box.middle[1] + size * LINE * (row - (len(lines) - 1) / 2)
                canvas.text(line, box.x - self._label, y, size)
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height, 16)
        canvas.panel(box.x, box.y, box.width, box.height, 12, theme.WHITE, shadow=False)
        x, y, zoom = box.x + 14, box.y + box.height / 2, self._kit.zoom
        near = canvas if zoom == 1 else canvas.nearer(zoom, x, y)
        right = x + (box.width - 28) / zoom
        inputs = canvas.hints.bindings.inputs(self.command.name, self.device)
        for place, given in enumerate(inputs):
            if place and x + caps_width(near, given) > right:
                break  # the first ones are those that are shown elsewhere, too
            x += cap_of(near, given, x, y) + 12
        if not inputs:
            canvas.text(self._kit.words().say("keys.none"), x, y, 19 * zoom, theme.GREY)


class BindingsScene(PanelScene):
    """The list of commands, each with what gives it."""

    name = "bindings"
    usual = Box(40, 24, 1200, 684)

    def __init__(self, kit: Kit) -> None:
        """Open the list."""
        super().__init__(kit)
        self._bindings = kit.hints.bindings
        self._said = ""
        self._asked: Slot | None = None
        self._lay()

    def _lay(self) -> None:
        """Make the list, as large as words are wished."""
        kit, say, panel = self._kit, self._kit.words().say, self._panel
        names = ("done", "reset")
        buttons, end = ways_on(
            kit, panel, [(name, say(f"bindings-screen.{name}")) for name in names]
        )
        left, labels = panel.x + EDGE, [label_of(one, kit) for one in self._bindings.commands]
        most = max(labels, key=len)
        told = [self.footnote(), say("bindings-screen.swapped", input=most, command=most, now=most)]
        end = self._keep_room(told, left, end - 12)
        top = self._top + 28 * kit.zoom
        high, wide = 46 + 40 * (kit.zoom - 1), panel.width - 2 * EDGE - BAR
        before, each = _LABEL * wide, (1 - _LABEL) * wide / 2
        rows = [
            Row(
                high,
                [
                    Slot(command, device, kit, Box(before + at * each, 0, each - GAP, high))
                    for at, device in enumerate((KEYBOARD, PAD))
                ],
            )
            for command in self._bindings.commands
        ]
        area = Box(left, top, wide + BAR, end - 10 - top)
        self._roll_out(rows, area, None, after=buttons, gap=6)

    # ------------------------------------------------------------ what happens

    def led(self, heard: Input) -> Changed | None:
        """Let the widgets hear; a slot is emptied."""
        focused = self._form.focused
        if isinstance(focused, Slot) and isinstance(heard, KeyPressed) and heard.key in _EMPTIES:
            self._unbind(focused)
            return None
        return super().led(heard)

    def use(self, changed: Changed) -> Answer:
        """Do what a widget is for."""
        if changed.name == "done":
            return self.leave()
        if changed.name == "reset":
            self._bindings.reset()
            self._keep(self._kit.words().say("bindings-screen.were-reset"))
            return None
        self._asked = slot = self._form[changed.name]
        label = label_of(slot.command, self._kit)
        return Push(AskingScene(self._kit, slot.command, slot.device, label))

    def _bind(self, slot: Slot, given: str) -> None:
        kept = self._bindings.keeps(slot.command.name, given)
        if kept is not None:
            owner = next(one for one in self._bindings.commands if one.name == kept)
            theirs, label = label_of(owner, self._kit), self._kit.hints.label(given)
            said = self._kit.words().say("bindings-screen.kept", input=label, command=theirs)
            self._keep(said)
            return
        before = self._bindings.bind(slot.command.name, given)
        say, label = self._kit.words().say, self._kit.hints.label(given)
        mine = label_of(slot.command, self._kit)
        if before is None:
            self._keep(say("bindings-screen.bound", input=label, command=mine))
            return
        other = next(one for one in self._bindings.commands if one.name == before)
        left = self._bindings.inputs(before, slot.device)
        key = "swapped" if left else "taken"
        now = self._kit.hints.label(left[0]) if left else ""
        theirs = label_of(other, self._kit)
        self._keep(say(f"bindings-screen.{key}", input=label, command=theirs, now=now))

    def _unbind(self, slot: Slot) -> None:
        done = self._bindings.unbind(slot.command.name, slot.device)
        say = self._kit.words().say
        self._keep(say(f"bindings-screen.{'unbound' if done else 'needed'}"))

    def _keep(self, sentence: str) -> None:
        self._said = sentence
        self._kit.settings.bindings = self._bindings.changed()

    def leave(self, result: Any = None) -> Answer:
        """Keep what was set, and close."""
        self._kit.save_settings()
        return Close(result)

    @property
    def title(self) -> str:
        """What the list is called."""
        return self._kit.words().say("bindings-screen.title")

    def footnote(self) -> str:
        """Return what came of the last change, or how to make one."""
        how = self._kit.words().say("bindings-screen.how")
        return self._kit.hints.with_keys(self._said or how)

    def resume(self, result: Any) -> Answer:
        """Come back from the question: bind what was pressed, or nothing."""
        if result == "quit":
            return self.leave("quit")
        asked, self._asked = self._asked, None
        if asked is not None and isinstance(result, str):
            if result:
                self._bind(asked, result)
            else:
                self._unbind(asked)
        return None

    def paint(self, canvas: Canvas) -> None:
        """Paint what stands above the two slots of a row."""
        assert self.roll is not None
        say, size, area = self._kit.words().say, 19 * self._kit.zoom, self.roll.box
        for slot in self.roll.rows[0].widgets:
            side = say(f"bindings-screen.{slot.name.partition(':')[0]}")
            y = area.y - 15 * self._kit.zoom
            canvas.text(side, slot.box.x + 6, y, size, theme.GREY, theme.TEXT_BOLD)


def label_of(command: Command, kit: Kit) -> str:
    """Return what a command does, in the words of the chosen game, or of the one that has it."""
    group, _, number = command.name.partition("-")
    if group == "place":
        return kit.words().say("bindings-screen.place", number=number)
    key = f"bindings-screen.command-{command.name}"
    spoken = (kit.words(game) for game in (kit.game, *shelf()))
    return next(words for words in spoken if words.knows(key)).say(key)

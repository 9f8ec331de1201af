"""The controls: every command with its keys and its gamepad buttons, to be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.commands import PAD, Command
from game.games import shelf
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.scenes.settings.ask_key import AskingScene
from game.stage.input.bindings import KEYBOARD
from game.stage.input.inputs import (
    CloseAsked,
    Input,
    KeyPressed,
    Wheel,
)
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import cap_of, caps_width
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Changed, Form, Widget

_FOOT: Final = 616.0
"""Where the list ends, where words have their usual size."""
_LABEL: Final = 470.0
"""How wide a command's name is at most."""
_COLUMNS: Final = {KEYBOARD: Box(560, 0, 300, 46), PAD: Box(884, 0, 300, 46)}
_SIDES: Final = {KEYBOARD: "key", PAD: "pad"}


class Slot(Widget):
    """The inputs of a command on a device."""

    def __init__(self, command: Command, device: str, kit: Kit) -> None:
        """Take a command and a device; the place comes with the scrolling."""
        super().__init__(f"{_SIDES[device]}:{command.name}", _COLUMNS[device])
        self.command = command
        self.device = device
        self._kit = kit

    def spoken(self, say: Callable[..., str]) -> str:
        """Return the command, the device, and what gives it."""
        hands = self._kit.art.hands
        given = map(hands.label, hands.bindings.inputs(self.command.name, self.device))
        device = say(f"bindings-screen.{_SIDES[self.device]}")
        return f"{self.called}, {device}: {', '.join(given) or say('keys.none')}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the caps of the inputs."""
        box = self.box
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height, 16)
        canvas.panel(box.x, box.y, box.width, box.height, 12, theme.WHITE, shadow=False)
        x, y, zoom = box.x + 14, box.y + box.height / 2, self._kit.zoom
        near = canvas if zoom == 1 else canvas.nearer(zoom, x, y)
        right = x + (box.width - 28) / zoom
        inputs = canvas.art.hands.bindings.inputs(self.command.name, self.device)
        for place, given in enumerate(inputs):
            if place and x + caps_width(near, given) > right:
                break  # the first ones are those that are shown elsewhere, too
            x += cap_of(near, given, x, y) + 12
        if not inputs:
            canvas.text(self._kit.words().say("keys.none"), x, y, 19 * zoom, theme.GREY)


class BindingsScene(FormScene):
    """The list of commands, each with what gives it."""

    name = "bindings"
    see_through = True

    def __init__(self, kit: Kit) -> None:
        """Open the list."""
        self._kit = kit
        self._bindings = kit.art.hands.bindings
        self._first = 0
        self._said = ""
        self._asked: Slot | None = None
        self._lay()

    def _lay(self) -> None:
        """Make the list, as large as words are wished."""
        kit, zoom = self._kit, self._kit.zoom
        say = kit.words().say
        self._top = 126 + 12 * zoom
        self._step = 52 + 40 * (zoom - 1)
        self._rows = int((_FOOT - 56 * (zoom - 1) - self._top) / self._step)
        self._slots = [
            [Slot(command, device, kit) for device in (KEYBOARD, PAD)]
            for command in self._bindings.commands
        ]
        for row in self._slots:
            for slot in row:
                slot.called = label_of(slot.command, kit)
        high = 50 + 24 * (zoom - 1)
        done = Button("done", Box(984, 690 - high, 200, high), say("bindings-screen.done"))
        done.style = "main"
        reset = Button("reset", Box(724, 690 - high, 240, high), say("bindings-screen.reset"))
        done.size = reset.size = 20
        slots = [slot for row in self._slots for slot in row]
        self._form = Form([*slots, done, reset], zoom=zoom)
        self._scroll()

    def _scroll(self) -> None:
        """Place the rows so that the focused one is seen."""
        focused = self._form.focused
        rows = [at for at, row in enumerate(self._slots) if focused in row]
        if rows:
            self._first = min(max(self._first, rows[0] - self._rows + 1), rows[0])
        for at, row in enumerate(self._slots):
            y = self._top + (at - self._first) * self._step
            for slot in row:
                column = _COLUMNS[slot.device]
                slot.box = Box(column.x, y, column.width, self._step - 6)
                slot.shown = 0 <= at - self._first < self._rows

    # ------------------------------------------------------------ what happens

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        if isinstance(heard, CloseAsked):
            return self.leave("quit")
        focused = self._form.focused
        match heard:
            case KeyPressed("escape"):
                return self.leave()
            case KeyPressed("delete" | "backspace") if isinstance(focused, Slot):
                self._unbind(focused)
                return None
            case Wheel(_, _, notches):
                self._wheel(-1 if notches > 0 else 1)
                return None
            case KeyPressed("pageup" | "pagedown" as key):
                self._page(self._rows if key == "pagedown" else -self._rows)
                return None
            case KeyPressed("up" | "down" as key) if self._led(key):
                return None
            case _:
                pass
        changed = self._form.hear(heard)
        self._scroll()
        return self.use(changed) if changed is not None else None

    def _led(self, key: str) -> bool:
        """Lead from row to row, and out of the list at its ends."""
        names = [[slot.name for slot in row] for row in self._slots]
        focus = self._form.focus
        at = next((at for at, row in enumerate(names) if focus in row), None)
        if at is None:  # below the list
            side = 1 if focus == "done" else 0
            self._form.focus = names[-1 if key == "up" else 0][side]
        else:
            side = names[at].index(focus or "")
            at += 1 if key == "down" else -1
            outside = "done" if side else "reset"
            self._form.focus = names[at][side] if 0 <= at < len(names) else outside
        self._scroll()
        return True

    def _page(self, by: int) -> None:
        focused = self._form.focused
        rows = [at for at, row in enumerate(self._slots) if focused in row]
        side = focused.device == PAD if isinstance(focused, Slot) else False
        at = min(len(self._slots) - 1, max(0, (rows[0] if rows else 0) + by))
        self._form.focus = self._slots[at][side].name
        self._scroll()

    @property
    def steps(self) -> float:
        """How high a row is for a finger that goes along the list."""
        return self._step

    def _wheel(self, by: int) -> None:
        self._first = min(len(self._slots) - self._rows, max(0, self._first + by))
        focused = self._form.focused
        rows = [at for at, row in enumerate(self._slots) if focused in row]
        if rows and not self._first <= rows[0] < self._first + self._rows:
            at = self._first if rows[0] < self._first else self._first + self._rows - 1
            self._form.focus = self._slots[at][self._slots[rows[0]].index(focused)].name  # type: ignore[arg-type]
        self._scroll()

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
            theirs, label = label_of(owner, self._kit), self._kit.art.hands.label(given)
            said = self._kit.words().say("bindings-screen.kept", input=label, command=theirs)
            self._keep(said)
            return
        before = self._bindings.bind(slot.command.name, given)
        say, label = self._kit.words().say, self._kit.art.hands.label(given)
        mine = label_of(slot.command, self._kit)
        if before is None:
            self._keep(say("bindings-screen.bound", input=label, command=mine))
            return
        other = next(one for one in self._bindings.commands if one.name == before)
        left = self._bindings.inputs(before, slot.device)
        key = "swapped" if left else "taken"
        now = self._kit.art.hands.label(left[0]) if left else ""
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

    def aside(self) -> str:
        """Return what came of the last change, or how to make one."""
        how = self._kit.words().say("bindings-screen.how")
        return self._kit.art.hands.told(self._said or how)

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

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the list."""
        veil(canvas)
        canvas.panel(40, 24, 1200, 684, 24)
        say, zoom = self._kit.words().say, self._kit.zoom
        canvas.text(say("bindings-screen.title"), 76, 72, 34, theme.INK, theme.TITLE, room=_LABEL)
        for device, column in _COLUMNS.items():
            text, y = say(f"bindings-screen.{_SIDES[device]}"), self._top - 14 - 12 * zoom
            canvas.text(text, column.x + 6, y, 19 * zoom, theme.GREY, theme.TEXT_BOLD)
        for at in range(self._first, min(len(self._slots), self._first + self._rows)):
            y = self._top + (at - self._first) * self._step + (self._step - 6) / 2
            _lines(
                canvas,
                label_of(self._bindings.commands[at], self._kit),
                Box(76, y, _LABEL, self._step),
                20 * zoom,
            )
        high, total = self._rows * self._step, len(self._slots)
        y = self._top + high * self._first / total
        canvas.rect(1204, self._top, 8, high, theme.PAPER_2, 4)
        canvas.rect(1204, y, 8, high * self._rows / total, theme.INK, 4)
        foot = self._top + high
        said = self._kit.art.hands.told(self._said or say("bindings-screen.how"))
        box = Box(76, (foot + 700) / 2, 620, 692 - foot)
        _lines(canvas, said, box, 18 * zoom, theme.GREY)
        self._form.draw(canvas)


def label_of(command: Command, kit: Kit) -> str:
    """Return what a command does, in the words of the chosen game, or of the one that has it."""
    group, _, number = command.name.partition("-")
    if group == "place":
        return kit.words().say("bindings-screen.place", number=number)
    key = f"bindings-screen.command-{command.name}"
    spoken = (kit.words(game) for game in (kit.game, *shelf()))
    return next(words for words in spoken if words.knows(key)).say(key)


def _lines(
    canvas: Canvas, text: str, box: Box, size: float, colour: theme.Colour = theme.INK
) -> None:
    """Paint words around the middle of the left edge, in lines that fit the box's size."""
    lines = canvas.wrap(text, box.width, size)
    while size > theme.FLOOR and len(lines) * size * 1.15 > box.height:
        size -= 1
        lines = canvas.wrap(text, box.width, size)
    for row, line in enumerate(lines):
        y = box.y + size * 1.15 * (row - (len(lines) - 1) / 2)
        canvas.text(line, box.x, y, size, colour)

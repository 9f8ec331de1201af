"""The log, opened over a third of the table: every line under its turn, all or only some."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.core.log_lines import story
from game.core.pages import LogLine
from game.core.seats import Viewer
from game.core.words import Words
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.input.inputs import CloseAsked, Input, KeyPressed, PointerPressed, Wheel
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import capped
from game.stage.scene import Answer, Close, FormScene
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Button, Form

_PANEL: Final = Box(868, 50, 400, 494)
"""Over the right of the table, and never over the hand."""
_LARGE: Final = Box(24, 54, 1232, 652)
"""The panel for larger words."""
_STEP: Final = 30.0
_SIZE: Final = 18.0
_LETTER: Final = 0.47
"""About how wide a letter is, of its size."""
_CHOICE: Final = 36.0
"""How high the button of a choice is."""
_NOTCH: Final = 3
"""So many lines are gone on for one notch of a wheel."""


class LogScene(FormScene):
    """What was said of a match so far, over the table."""

    name = "log"
    see_through = True

    def __init__(
        self,
        kit: Kit,
        words: Words,
        lines: Sequence[LogLine],
        viewer: Viewer,
        sieves: Sequence[str],
    ) -> None:
        """Open the lines that a viewer's log holds, at its end; words and ``sieves``: a game's."""
        self._sieves = sieves
        self._words = words
        self._zoom = kit.zoom
        self._panel = _PANEL if kit.zoom == 1 else _LARGE
        self._across = 2 if kit.zoom == 1 else len(sieves)
        box, choices = self._panel, -(-len(sieves) // self._across)
        self._top = box.y + 54 + choices * (_CHOICE * min(self._zoom, 1.4) + 6) + 6
        high = box.y + box.height - 12 - self._top
        self._rows = int(high / (_STEP * kit.zoom))
        most = int((box.width - 74 - 22 * kit.zoom) / (_LETTER * _SIZE * kit.zoom))
        self._lines = [row for line in story(lines) for row in _rows(line, most)]
        self._viewer = viewer
        self._filter = "all"
        self._form = Form([])
        self._choose("all")

    def _choose(self, name: str) -> None:
        self._filter = name
        high, across = _CHOICE * min(self._zoom, 1.4), self._across
        wide = (self._panel.width - 36 - 8 * (across - 1)) / across
        self._form = Form(
            [
                Button(
                    each,
                    Box(
                        self._panel.x + 18 + at % across * (wide + 8),
                        self._panel.y + 50 + at // across * (high + 6), wide, high,
                    ),
                    self._words.say(f"log-screen.{each}"),
                    style="main" if each == name else "plain",
                    key=str(at + 1),
                    key_label=str(at + 1),
                    size=18,
                )
                for at, each in enumerate(self._sieves)
            ],
            name,
            zoom=self._zoom,
        )  # fmt: skip
        self._scroll = max(0, len(self._written) - self._rows)

    @property
    def _written(self) -> list[LogLine | None]:
        """The lines that the filter lets through; None before the first one of a turn."""
        found: list[LogLine | None] = []
        turn = None
        for line in self.shown:
            if line.turn and line.turn != turn:
                found.append(None)
            turn = line.turn
            found.append(line)
        return found

    @property
    def shown(self) -> list[LogLine]:
        """The lines that the filter lets through."""
        if self._filter == "me":
            return [line for line in self._lines if self._viewer in line.seats]
        if self._filter == "cards":
            return [line for line in self._lines if line.card]
        if self._filter == "secrets":
            return [line for line in self._lines if line.secret]
        return self._lines

    def handle_input(self, heard: Input) -> Answer:
        """Scroll, filter or close."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape" | "l") | PointerPressed(_, _, 3):
                return Close()
            case PointerPressed(x, y, 1) if self._closes(x, y):
                return Close()
            case Wheel(_, _, notches):
                self._move(-_NOTCH * notches)
            case KeyPressed("up" | "down" as key):
                self._move(-1 if key == "up" else 1)
            case KeyPressed("pageup" | "pagedown" as key):
                self._move(-self._rows if key == "pageup" else self._rows)
            case KeyPressed("home" | "end" as key):
                self._move(-len(self._written) if key == "home" else len(self._written))
            case _:
                changed = self._form.handle_input(heard)
                if changed is not None:
                    self._choose(changed.name)
        return None

    def _closes(self, x: float, y: float) -> bool:
        """Say whether a click closes: beside the panel, or on the word that says so."""
        return not self._panel.holds(x, y) or (
            y < self._panel.y + 44 and x > self._panel.x + self._panel.width - 170 * self._zoom
        )

    @property
    def row_heights(self) -> float:
        """How far a finger goes for a notch."""
        return _NOTCH * _STEP * self._zoom

    def _move(self, by: float) -> None:
        most = max(0, len(self._written) - self._rows)
        self._scroll = min(most, max(0, self._scroll + round(by)))

    def aside(self) -> list[Utterance]:
        """Return the lines that are scrolled to."""
        lines = self._written[self._scroll : self._scroll + self._rows]
        if not lines:
            return [Utterance(self._words.say("log-screen.none"))]
        return [Utterance(line.text, line.secret) for line in lines if line is not None]

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines that are scrolled to."""
        box, words, zoom = self._panel, self._words, self._zoom
        if zoom > 1:
            veil(canvas)
        canvas.panel(box.x, box.y, box.width, box.height, 16)
        title = words.say("log-screen.title")
        canvas.text(title, box.x + 22, box.y + 27, 25, theme.INK, theme.BUTTON)
        close = words.say("log-screen.close")
        size = min(32.0, 18 * zoom)
        capped(canvas, close, box.x + box.width - 18, box.y + 27, size, theme.GREY, align="right")
        self._form.draw(canvas)
        written = self._written
        if not written:
            x, y = box.middle
            canvas.text(words.say("log-screen.none"), x, y, 20 * zoom, theme.GREY, align="middle",
                        room=box.width - 24)  # fmt: skip
        step, newest = _STEP * zoom, len(written) - 1
        for row in range(self._scroll, min(len(written), self._scroll + self._rows)):
            y = self._top + step * (row - self._scroll + 0.5)
            line = written[row]
            if line is None:
                self._turn(canvas, written[row + 1], y)
            else:
                self._line(canvas, line, y, newest=row == newest)
        if len(written) > self._rows:
            full = self._rows * step
            high = full * self._rows / len(written)
            y = self._top + (full - high) * self._scroll / (len(written) - self._rows)
            canvas.rect(box.x + box.width - 14, self._top, 7, full, theme.PAPER_2, 3.5)
            canvas.rect(box.x + box.width - 14, y, 7, high, theme.INK, 3.5)

    def _turn(self, canvas: Canvas, line: LogLine | None, y: float) -> None:
        """Write which turn begins."""
        box, size = self._panel, _SIZE * self._zoom
        said = self._words.say("log-screen.turn", n=0 if line is None else line.turn)
        wide = canvas.text(said, box.x + 20, y, size, theme.GREY, theme.TEXT_BOLD)
        x = box.x + 32 + wide
        canvas.rect(x, y - 1, box.x + box.width - 26 - x, 2, theme.PAPER_2)

    def _line(self, canvas: Canvas, line: LogLine, y: float, *, newest: bool) -> None:
        box, zoom = self._panel, self._zoom
        if newest:
            high = _STEP * zoom
            canvas.rect(box.x + 12, y - high / 2, box.width - 34, high, theme.LEMON, 9)
        icon, x = 22 * zoom, box.x + 22 + 18 * line.level
        if line.icon:
            canvas.picture(line.icon, x, y - icon / 2, icon, icon)
        x += icon + 8
        room = box.x + box.width - 24 - x
        font = theme.TEXT_LIGHT if line.level else theme.TEXT
        size = canvas.fitted(line.text, room, _SIZE * zoom, font)
        canvas.text(line.text, x, y, size, theme.INK, font, room=room)


def _rows(line: LogLine, most: int) -> Iterator[LogLine]:
    """Yield a line in rows of so many letters at most; only the first has a picture."""
    first, *rest = textwrap.wrap(line.text, most, break_on_hyphens=False) or [line.text]
    yield replace(line, text=first)
    for text in rest:
        yield replace(line, text=text, icon="")

"""The log, large: every line with its turn, all of them or only some, to scroll through."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.core.pages import LogLine
from game.core.seats import Viewer
from game.core.telling import story
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

_PANEL: Final = Box(190, 54, 900, 652)
_LARGE: Final = Box(24, 54, 1232, 652)
"""The panel for larger words."""
_TOP, _STEP, _HIGH = 178.0, 32.0, 512.0
_SIZE: Final = 19.0
_LETTER: Final = 0.5
"""About how wide a letter is, of its size."""
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
        self._rows = int(_HIGH / (_STEP * kit.zoom))
        column = self._column + 22 * 2 + 22 * kit.zoom
        most = int((self._panel.width - 50 - column) / (_LETTER * _SIZE * kit.zoom))
        self._lines = [row for line in story(lines) for row in _rows(line, most)]
        self._viewer = viewer
        self._filter = "all"
        self._form = Form([])
        self._choose("all")

    @property
    def _column(self) -> float:
        """How far from the panel's edge lines begin, behind their turn."""
        return 30 + 120 * self._zoom

    def _choose(self, name: str) -> None:
        self._filter = name
        many = len(self._sieves)
        wide = (self._panel.width - 48 - 9 * (many - 1)) / max(3, many)
        self._form = Form(
            [
                Button(
                    each,
                    Box(self._panel.x + 24 + at * (wide + 9), 112, wide, 44),
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
        )
        self._scroll = max(0, len(self.shown) - self._rows)

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

    def hear(self, heard: Input) -> Answer:
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
                self._move(-len(self._lines) if key == "home" else len(self._lines))
            case _:
                changed = self._form.hear(heard)
                if changed is not None:
                    self._choose(changed.name)
        return None

    def _closes(self, x: float, y: float) -> bool:
        """Say whether a click closes: beside the panel, or on the word that says so."""
        return not self._panel.holds(x, y) or (y < 104 and x > self._panel.x + 710)

    @property
    def steps(self) -> float:
        """How far a finger goes for a notch."""
        return _NOTCH * _STEP * self._zoom

    def _move(self, by: float) -> None:
        most = max(0, len(self.shown) - self._rows)
        self._scroll = min(most, max(0, self._scroll + round(by)))

    def aside(self) -> list[Utterance]:
        """Return the lines that are scrolled to."""
        lines = self.shown[self._scroll : self._scroll + self._rows]
        if not lines:
            return [Utterance(self._words.say("log-screen.none"))]
        return [Utterance(line.text, line.secret) for line in lines]

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines that are scrolled to."""
        veil(canvas)
        box, words, zoom = self._panel, self._words, self._zoom
        canvas.panel(box.x, box.y, box.width, box.height, 22)
        title = words.say("log-screen.title")
        canvas.text(title, box.x + 24, 84, 28, theme.INK, theme.TITLE)
        close = words.say("log-screen.close")
        size = min(32.0, 18 * zoom)
        capped(canvas, close, box.x + box.width - 24, 84, size, theme.GREY, align="right")
        shown = self.shown
        if not shown:
            canvas.text(
                words.say("log-screen.none"), 640, 400, 20 * zoom, theme.GREY, align="middle"
            )
        turn = None
        step, column = _STEP * zoom, self._column
        for row, line in enumerate(shown[self._scroll : self._scroll + self._rows]):
            y = _TOP + step * (row + 14 / _STEP)
            if line.turn != turn:
                turn = line.turn
                said = words.say("log-screen.turn", n=turn) if turn else ""
                size = canvas.fitted(said, column - 40, 18 * zoom)
                canvas.text(said, box.x + 30, y, size, theme.GREY, theme.TEXT, room=column - 40)
                canvas.rect(box.x + 24, y - 17 * zoom, box.width - 60, 1.5, theme.PAPER_2)
            x = box.x + column + 22 * line.level
            icon = 22 * zoom
            if line.icon:
                canvas.picture(line.icon, x, y - icon / 2, icon, icon)
            room = box.x + box.width - 50 - x - icon
            font = theme.TEXT_LIGHT if line.level else theme.TEXT
            size = canvas.fitted(line.text, room, _SIZE * zoom, font)
            canvas.text(line.text, x + icon + 10, y, size, theme.INK, font, room=room)
        if len(shown) > self._rows:
            full = self._rows * step
            high = full * self._rows / len(shown)
            y = _TOP + (full - high) * self._scroll / (len(shown) - self._rows)
            canvas.rect(box.x + box.width - 24, _TOP, 8, full, theme.PAPER_2, 4)
            canvas.rect(box.x + box.width - 24, y, 8, high, theme.INK, 4)
        self._form.draw(canvas)


def _rows(line: LogLine, most: int) -> Iterator[LogLine]:
    """Yield a line in rows of so many letters at most; only the first has a picture."""
    first, *rest = textwrap.wrap(line.text, most, break_on_hyphens=False) or [line.text]
    yield replace(line, text=first)
    for text in rest:
        yield replace(line, text=text, icon="")

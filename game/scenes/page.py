"""The page: a text with headings, lists and tables, to scroll through at any size of words."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.scenes.kit import Kit
from game.stage.input.inputs import (
    CloseAsked,
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.key_caps import capped
from game.stage.scene import Answer, Close, Scene
from game.stage.sound.voice import Utterance

_TOP, _BOTTOM, _LEFT, _ROOM = 96.0, 690.0, 190.0, 900.0
_SEEN = _BOTTOM - _TOP - 40
_BAR = Box(1098, _TOP, 44, _BOTTOM - _TOP)
"""Where the bar at the right is touched, wider than it is painted."""
_FADE = 56.0
"""How high the edge is in which a page that goes on runs out."""
_FADED = Box(164, 80, _BAR.x - 164, 720 - 80)
"""Between its upper and its lower edge: inside the panel's line, and beside its round corners."""
_MOST_FOR_TABLES = 1.25
_GAP, _NARROW = 28.0, 130.0
"""Between two columns of a table; how wide a column is at least, gap included."""


@dataclass(frozen=True, slots=True)
class PageLine:
    """One painted line."""

    text: str
    y: float
    size: float
    font: str
    x: float = 0.0
    ruled: bool = False
    """Whether this is the rule below a table's row, without words."""


class PageScene(Scene):
    """A page of text."""

    name = "page"
    fingers = "smooth"

    def __init__(self, kit: Kit, title: str, source: str) -> None:
        """Open a text, in a small part of Markdown, under a title."""
        self._kit = kit
        self._title = title
        self.source = source
        """What is read, in a small part of Markdown."""
        self._zoom = kit.zoom
        self._lines: list[PageLine] = []
        self._scale = 0.0
        self._scroll = 0.0
        self._end = 0.0
        self._dragged = False

    def handle_input(self, heard: Input) -> Answer:
        """Scroll or close."""
        page = _BOTTOM - _TOP - 60
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape" | "f1" | "enter") | PointerPressed(_, _, 3):
                return Close()
            case PointerPressed(x, y, 1) if y < 64 and x > 940:
                return Close()
            case PointerPressed(x, y, 1) if _BAR.holds(x, y):
                self._dragged = True
                self._drag(y)
            case PointerMoved(_, y) if self._dragged:
                self._drag(y)
            case PointerReleased():
                self._dragged = False
            case Wheel(_, _, notches):
                self._move(-60 * notches)
            case KeyPressed("down"):
                self._move(48)
            case KeyPressed("up"):
                self._move(-48)
            case KeyPressed("pagedown" | "space"):
                self._move(page)
            case KeyPressed("pageup"):
                self._move(-page)
            case KeyPressed("home"):
                self._move(-self._end)
            case KeyPressed("end"):
                self._move(self._end)
            case _:
                pass
        return None

    def _move(self, by: float) -> None:
        most = max(0.0, self._end - _SEEN)
        self._scroll = min(most, max(0.0, self._scroll + by))

    def _drag(self, y: float) -> None:
        """Bring the middle of the bar's thumb to a height."""
        thumb = _BAR.height * min(1.0, _SEEN / max(1.0, self._end))
        part = (y - _BAR.y - thumb / 2) / max(1.0, _BAR.height - thumb)
        self._move(part * (self._end - _SEEN) - self._scroll)

    def aside(self) -> list[Utterance]:
        """Return the lines that are scrolled to."""
        shown = [line.text for line in self._lines if -30 < line.y - self._scroll < _SEEN]
        return [Utterance(text) for text in shown if text]

    def spoken(self) -> str:
        """Return what is open."""
        return self._title

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw what of the page is seen."""
        if self._scale != canvas.k:
            self._scale = canvas.k
            self._lines = _set(canvas, self.source, self._zoom)
            self._end = self._lines[-1].y + 40 if self._lines else 0.0
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))
        clip = canvas.surface.get_clip()
        # the panel goes on below: in a window that is higher than 16:9 its end would be seen
        canvas.surface.set_clip((*canvas.spot(0, 0), canvas.pixels(1280), canvas.pixels(720)))
        canvas.panel(140, 76, 1000, 700, 24)
        top = canvas.spot(140, _TOP - 14)
        high = canvas.pixels(_BOTTOM + 40 - _TOP)
        canvas.surface.set_clip((*top, canvas.pixels(1000), high))
        for line in self._lines:
            y = _TOP + 16 * self._zoom + line.y - self._scroll
            if _TOP - 30 < y < _BOTTOM + 40:
                self._line(canvas, line, y)
        canvas.surface.set_clip(clip)
        self._fades(canvas)
        self._bar(canvas)
        canvas.rect(0, 0, 1280, 64, theme.INK)
        canvas.rect(0, 64, 1280, 3, theme.LEMON)
        close = self._kit.words().say("rules-screen.close")
        wide = capped(canvas, close, 1240, 33, 18 * self._zoom, theme.PAPER, align="right")
        size = canvas.fitted(self._title, 1180 - wide, min(44.0, 30 * self._zoom), theme.TITLE)
        canvas.text(self._title, 40, 33, size, theme.LEMON, theme.TITLE)

    def _line(self, canvas: Canvas, line: PageLine, y: float) -> None:
        if line.ruled:
            canvas.rect(_LEFT, y, _ROOM, 1.5, theme.PAPER_2)
            return
        colour = theme.INK if line.font != theme.BUTTON else theme.RED_TEXT
        canvas.text(line.text, _LEFT + line.x, y, line.size, colour, line.font)

    def _fades(self, canvas: Canvas) -> None:
        """Let the page run out into paper where it goes on, instead of cutting a row in two."""
        fill = theme.strong_fill(theme.PAPER) if canvas.art.strong else theme.PAPER
        box = _FADED
        if self._scroll > 0:
            canvas.drawing(_faded(fill, up=True), box.x, box.y, box.width, _FADE)
        if self._scroll < self._end - _SEEN:
            end = box.y + box.height - _FADE
            canvas.drawing(_faded(fill, up=False), box.x, end, box.width, _FADE)

    def _bar(self, canvas: Canvas) -> None:
        if self._end <= _SEEN:
            return
        high = (_BOTTOM - _TOP) * _SEEN / self._end
        y = _TOP + (_BOTTOM - _TOP - high) * self._scroll / (self._end - _SEEN)
        canvas.rect(1116, _TOP, 8, _BOTTOM - _TOP, theme.PAPER_2, 4)
        canvas.rect(1116, y, 8, high, theme.INK, 4)


def _faded(fill: theme.Colour, *, up: bool) -> str:
    """Return a box of paper that is solid at one edge and gone at the other."""
    top, bottom = (1, 0) if up else (0, 1)
    wide = _FADED.width
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {_FADE}"><defs>'
        '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{_FADE}"><stop offset="0" stop-color="{html(fill)}" stop-opacity="{top}"/>'
        f'<stop offset="1" stop-color="{html(fill)}" stop-opacity="{bottom}"/></linearGradient>'
        f'</defs><rect width="{wide}" height="{_FADE}" fill="url(#g)"/></svg>'
    )


def _set(canvas: Canvas, source: str, zoom: float) -> list[PageLine]:
    """Set a page: headings, paragraphs, lists and tables of a small part of Markdown."""
    lines: list[PageLine] = []
    y = 0.0
    usual, indent = 20 * zoom, 32 * zoom
    listed = _listed(canvas, source, zoom)

    def add(text: str, size: float, font: str, x: float = 0.0) -> None:
        nonlocal y
        for row in canvas.wrap(text, _ROOM - x, size, font):
            lines.append(PageLine(row, y, size, font, x))
            y += size * 1.5

    for block in re.split(r"\n\s*\n", source.strip()):
        rows = [row for row in block.split("\n") if row.strip()]
        if not rows:
            continue
        if rows[0].startswith("#"):
            level = len(rows[0]) - len(rows[0].lstrip("#"))
            y += 10
            font = theme.TITLE if level <= 2 else theme.BUTTON
            add(_plain(rows[0].lstrip("# ")), (32 if level <= 2 else 24) * zoom, font)
            rows = rows[1:]
        if rows and rows[0].startswith("|"):
            table = _cells(rows)
            if zoom <= _MOST_FOR_TABLES:
                y = _set_table(canvas, table, y, lines, zoom, _NARROW if table[0][-1] else listed)
            else:  # columns of large words would be a word wide: a row becomes a paragraph
                for place, row in enumerate(table):
                    font = theme.TEXT_LIGHT if place else theme.TEXT_BOLD
                    add(" · ".join(cell for cell in row if cell), usual, font)
                    y += 8
        elif rows and re.match(r"\s*([-*]|\d+\.) ", rows[0]):
            for item in re.split(r"\n(?=\s*(?:[-*]|\d+\.) )", "\n".join(rows)):
                mark, text = re.match(r"\s*([-*]|\d+\.) (.*)", item, re.DOTALL).groups()  # type: ignore[union-attr]
                lines.append(PageLine("•" if mark in "-*" else mark, y, usual, theme.TEXT, 6))
                add(_plain(_on_one_line(text)), usual, theme.TEXT_LIGHT, indent)
                y += 4
        elif rows:
            add(_plain(_on_one_line("\n".join(rows))), usual, theme.TEXT_LIGHT)
        y += 12
    return lines


def _on_one_line(text: str) -> str:
    """Return a text without its line breaks; blanks that French does not break at stay."""
    return re.sub(r"[ \t\n]+", " ", text).strip(" ")


def _cells(rows: list[str]) -> list[list[str]]:
    """Return the cells of a table's rows, without the rule below its head."""
    cells = [[_plain(cell.strip()) for cell in row.strip("|").split("|")] for row in rows]
    return [row for row in cells if not set("".join(row)) <= set("-: ")]


def _listed(canvas: Canvas, source: str, zoom: float) -> float:
    """Return the first column's width in tables of names and figures: a page's stand in line."""
    blocks = re.findall(r"(?:^\|.*\n?)+", source, re.MULTILINE)
    tables = [_cells(block.strip().split("\n")) for block in blocks]
    names = [row[0] for table in tables if not table[0][-1] for row in table]
    wide = (canvas.text_width(name, 18 * zoom, theme.TEXT_BOLD) + _GAP for name in names)
    return max((_NARROW, *wide))


def _set_table(
    canvas: Canvas,
    table: list[list[str]],
    y: float,
    lines: list[PageLine],
    zoom: float,
    least: float,
) -> float:
    """Set a table from a height on and return where it ends; the last column takes what is left."""
    size, step, room, x = 18.0 * zoom, 26 * zoom, _ROOM, 0.0
    columns: list[tuple[float, float]] = []
    for cells in list(zip(*table, strict=False))[:-1]:
        wide = max(canvas.text_width(cell, size, theme.TEXT_BOLD) for cell in cells)
        wide = min(max(wide + _GAP, least), room / 2)
        columns.append((x, wide - _GAP))
        x, room = x + wide, room - wide
    columns.append((x, room))
    for number, row in enumerate(table):
        font = theme.TEXT if number else theme.TEXT_BOLD
        high = 0
        for (left, wide), cell in zip(columns, row, strict=False):
            rows = canvas.wrap(cell, wide, size, font)
            lines += [
                PageLine(text, y + step * at, size, font, left) for at, text in enumerate(rows)
            ]
            high = max(high, len(rows))
        y += step * high
        lines.append(PageLine("", y - 9, size, font, ruled=True))
        y += 8
    return y


def _plain(text: str) -> str:
    """Return a text without Markdown's marks; links keep their words."""
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[*`]|(?<!\w)_|_(?!\w)", "", text)

"""The league's table: when a match is over, who of those who were out guessed what, how well."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from game.ai.personas import faces
from game.core.panels import GuessLine, LeagueStanding
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.sheet import Sheet
from game.session import Session
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Changed
from game.stage.widgets.rolls import LINE, Block, Row, paragraph

_PAD: Final = 12.0
_ACROSS: Final = 2
_BETWEEN: Final = 14.0
_MASK: Final = 60.0
_COLUMNS: Final = 4
"""As many columns a row of the league has room for."""
_FEWEST: Final = 2
_SIZE: Final = 24.0
"""How large a name and its points are written, at the usual size of words."""
_HEAD: Final = 350.0
"""How wide in a row is who it is, and their points, where no name needs more."""


class _Part(NamedTuple):
    """Something of a card or a cell; others lie below it."""

    high: float
    said: str
    paint: Callable[[Canvas, Box], None]


def _paint_below(canvas: Canvas, parts: Sequence[_Part], x: float, y: float, wide: float) -> None:
    """Paint parts below each other."""
    for part in parts:
        part.paint(canvas, Box(x, y, wide, part.high))
        y += part.high


def standings(kit: Kit, session: Session) -> Sequence[LeagueStanding]:
    """Return the ghosts of a match that is over, the best first; nobody before."""
    guesses = session.private.guesses()
    if not guesses or session.outcome() is None:
        return ()
    head = session.head
    part, words = game_of(head.game).ghosts, kit.words(head.game)
    if part is None:
        return ()
    looks = faces(session.controllers)
    return part.league(session.open_book(), guesses, head.names, looks, words)


class LeagueScene(Sheet):
    """A page over the result: every ghost, with what it guessed and what that was worth."""

    name = "league"
    private = False

    def __init__(self, kit: Kit, session: Session) -> None:
        """Open the league of a match that is over."""
        super().__init__(kit)
        self._session = session
        self.skin = session.head.game
        self._names = session.head.names
        self._faces = faces(session.controllers)
        self._read()

    def _read(self) -> None:
        words = self._words = self._kit.words(self._session.head.game)
        self._shown = standings(self._kit, self._session)
        title, told = words.say("panels.ghosts"), words.say("panels.league-told")
        self.lay(title, told, self._rows, [("close", words.say("panels.close"))])

    def _rows(self, wide: float) -> Sequence[Row]:
        """Return a row a ghost with a column a round; without columns two cards beside each other.

        In large words every guess has a card too.
        """
        if self._kit.zoom > 1:
            found = []
            for one in self._shown:
                for at, part in enumerate([self._head(one, wide), *self._lines(one, wide)]):
                    high, block = self._card(f"ghost:{one.seat}:{at}", [part], 0, wide)
                    found.append(Row(high, [block]))
            return found
        columns = self._columns()
        if columns:
            return [self._across(one, columns, wide) for one in self._shown]
        each = (wide - _BETWEEN) / _ACROSS
        rows = []
        for start in range(0, len(self._shown), _ACROSS):
            cards = []
            for at, one in enumerate(self._shown[start : start + _ACROSS]):
                parts = [self._head(one, each), *self._lines(one, each)]
                x = at * (each + _BETWEEN)
                cards.append(self._card(f"ghost:{one.seat}", parts, x, each))
            high = max(card[0] for card in cards)
            for _, block in cards:
                block.box = Box(block.box.x, 0, each, high)
            rows.append(Row(high, [block for _, block in cards]))
        return rows

    def _columns(self) -> dict[int, str]:
        """Return the headings of columns by their place, none where there are none or too many."""
        lines = [line for one in self._shown for line in one.lines]
        found = {line.place: line.column for line in sorted(lines, key=lambda line: line.place)}
        return found if all(found.values()) and len(found) <= _COLUMNS else {}

    def _across(self, one: LeagueStanding, columns: Mapping[int, str], wide: float) -> Row:
        """Return a row: who it is, then what they bet in each column and what came of it."""
        first = max(_HEAD, *map(self._least, self._shown))
        each = (wide - first - 2 * _PAD) / max(_FEWEST, len(columns))
        head = self._head(one, first)
        cells = []
        for place, column in columns.items():
            lines = [self._cell(line, each - _PAD) for line in one.lines if line.place == place]
            cells.append([self._words_of(column, each - _PAD, 20, theme.TEXT_BOLD), *lines])
        high = max(head.high, *(sum(part.high for part in cell) for cell in cells)) + 2 * _PAD

        def paint(canvas: Canvas, box: Box) -> None:
            middle = box.y + (high - head.high) / 2
            _paint_below(canvas, [head], box.x + _PAD, middle, first - 2 * _PAD)
            for at, cell in enumerate(cells):
                x = box.x + first + _PAD + at * each
                _paint_below(canvas, cell, x, box.y + _PAD, each - _PAD)

        said = [head.said, *(part.said for cell in cells if len(cell) > 1 for part in cell)]
        return Row(
            high, [Block(f"ghost:{one.seat}", Box(0, 0, wide, high), ". ".join(said), paint)]
        )

    def _cell(self, line: GuessLine, wide: float) -> _Part:
        """Return a bet of one column: what was bet, and below it what came true."""
        icon = 34.0
        what = self._words_of(line.brief, wide - icon - 8, 22)
        mark = self._words.say("panels.right" if line.right else "panels.wrong", n=line.points)
        told = " · ".join(part for part in (mark, line.truth) if part)
        tint = theme.GREEN if line.right else theme.GREY
        came = self._words_of(told, wide - icon - 8, 19, theme.TEXT_BOLD, tint)

        def paint(canvas: Canvas, box: Box) -> None:
            canvas.picture(line.picture, box.x, box.y + 4, icon, icon)
            indent = icon + 8
            _paint_below(canvas, [what, came], box.x + indent, box.y + 6, box.width - indent)

        return _Part(max(icon, what.high + came.high) + 12, f"{line.brief}, {told}", paint)

    def _words_of(
        self, text: str, room: float, size: float, font: str = theme.TEXT,
        tint: theme.Colour = theme.INK,
    ) -> _Part:  # fmt: skip
        high = self._kit.lines(text, room, size, font) * size * LINE

        def paint(canvas: Canvas, box: Box) -> None:
            paragraph(canvas, text, box.x, box.y, room, size, tint, font=font)

        return _Part(high, text, paint)

    def _card(
        self, name: str, parts: Sequence[_Part], x: float, wide: float
    ) -> tuple[float, Block]:
        """Return a card of parts that lie below each other, and how high it is."""
        high = sum(part.high for part in parts) + 2 * _PAD

        def paint(canvas: Canvas, box: Box) -> None:
            _paint_below(canvas, parts, box.x + _PAD, box.y + _PAD, wide - 2 * _PAD)

        said = ". ".join(part.said for part in parts)
        return high, Block(name, Box(x, 0, wide, high), said, paint)

    def _head(self, one: LeagueStanding, wide: float) -> _Part:
        size, name = _SIZE * self._kit.zoom, self._names[one.seat]
        room = wide - _MASK - 4 * _PAD - self._kit.wide(one.said, size, theme.BUTTON)
        lines = self._kit.lines(name, room, size, theme.TEXT_BOLD)
        high = max(_MASK, lines * size * LINE)

        def paint(canvas: Canvas, box: Box) -> None:
            middle = box.y + high / 2
            canvas.picture(self._faces[one.seat], box.x, middle - _MASK / 2, _MASK, _MASK)
            y = middle - len(canvas.wrap(name, room, size, theme.TEXT_BOLD)) * size * LINE / 2
            x = box.x + _MASK + _PAD
            paragraph(canvas, name, x, y, room, size, font=theme.TEXT_BOLD)
            right = box.x + box.width
            canvas.text(one.said, right, middle, size, theme.INK, theme.BUTTON, align="right")

        return _Part(high, f"{name}, {one.said}", paint)

    def _least(self, one: LeagueStanding) -> float:
        """Return how wide who it is needs to be for the whole name."""
        wide, name = self._kit.wide, self._names[one.seat]
        points = wide(one.said, _SIZE, theme.BUTTON)
        return _MASK + 4 * _PAD + wide(name, _SIZE, theme.TEXT_BOLD) + points + 1

    def _lines(self, one: LeagueStanding, wide: float) -> Sequence[_Part]:
        return [self._line(line, wide) for line in one.lines]

    def _line(self, line: GuessLine, wide: float) -> _Part:
        size = 19 * self._kit.zoom
        key = "panels.right" if line.right else "panels.wrong"
        mark = self._words.say(key, n=line.points)
        told = f"{line.text} ({line.truth})" if line.truth else line.text
        icon = size * 1.5
        room = wide - icon - 5 * _PAD - self._kit.wide(mark, size, theme.TEXT_BOLD)
        high = max(icon + 4, self._kit.lines(told, room, size) * size * LINE)
        tint = theme.GREEN if line.right else theme.GREY

        def paint(canvas: Canvas, box: Box) -> None:
            middle = box.y + high / 2
            canvas.picture(line.picture, box.x + _PAD, middle - icon / 2, icon, icon)
            y = middle - len(canvas.wrap(told, room, size)) * size * LINE / 2
            paragraph(canvas, told, box.x + icon + 2 * _PAD, y, room, size)
            right = box.x + box.width
            canvas.text(mark, right, middle, size, tint, theme.TEXT_BOLD, align="right")

        return _Part(high, f"{told}, {mark}", paint)

    def use(self, changed: Changed) -> Answer:
        """Go back to the result."""
        return Close() if changed.name == "close" else None

    def details(self) -> list[str]:
        """Return the league, ghost by ghost."""
        return [f"{self._names[one.seat]}: {one.said}." for one in self._shown]

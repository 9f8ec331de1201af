"""Charts: numbers in paint, each with its axes named, and told in full to whoever is read to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.words import Words
from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.strokes import brushed, splat, stroke
from game.stage.widgets.rolls import LINE, Block
from game.store.statistics import MatchEntry, Tally

_PAD: Final = 18.0
_PLOT: Final = 130.0
"""How high what is painted between axes is at least."""
_LAST: Final = 10
"""A share of wins is told of so many matches, the one it stands at and those before."""
_SPLATS: Final = 40
"""So many matches have a splat of their own; of more there is only the line."""
_COLUMNS: Final = 10
_DOT: Final = 34.0
"""How large the splat of one of many matches is at most."""
_FEW: Final = 110.0
"""How high a pile of few matches is about."""
_LEAST: Final = 9.0
"""A smaller drop of paint is none."""
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""How many numbers share a column."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A kind of match: what it is called, its picture if any, and how it went."""

    label: str
    picture: str
    tally: Tally
    said: str


class Charts:
    """Blocks of a roll, of a given width in units, and as high as they have to be."""

    def __init__(self, kit: Kit, words: Words, wide: float) -> None:
        """Take how wide each of them is."""
        self._kit, self._words, self._wide = kit, words, wide
        self._zoom = kit.zoom
        self._small = 18 * kit.zoom
        self._more = min(1.7, kit.zoom)
        """How much larger than usual what is painted is."""
        self._plot = _PLOT * self._more

    def _say(self, key: str, **facts: object) -> str:
        return self._words.say(f"statistics-screen.{key}", **facts)

    def _block(
        self, title: str, high: float, said: Sequence[str], paint: Callable[[Canvas, Box], None]
    ) -> Block:
        """Return a chart below its title; what is painted gets the room that its box has then."""
        size, room = 22 * self._zoom, self._wide - 2 * _PAD
        head = self._kit.lines(title, room, size, theme.BUTTON) * size * LINE + 8

        def whole(canvas: Canvas, box: Box) -> None:
            y = box.y + 12
            for line in canvas.wrap(title, room, size, theme.BUTTON):
                y += size * LINE
                canvas.text(line, box.x + _PAD, y - size / 2, size, theme.INK, theme.BUTTON)
            paint(canvas, Box(box.x + _PAD, y + 8, room, box.y + box.height - 10 - y - 8))

        told = f"{title}. {' '.join(said)}"
        return Block(title, Box(0, 0, self._wide, head + high + 30), told, whole)

    # ------------------------------------------------------------ records

    def records(self, title: str, rows: Sequence[tuple[str, str]]) -> Block:
        """Return numbers on splats, each with what it counts."""
        size = self._small
        across = max(1, min(len(rows), int((self._wide - 2 * _PAD) / (130 * self._zoom + 20))))
        each = (self._wide - 2 * _PAD) / across
        lines = max(self._kit.lines(name, each - 12, size) for name, _ in rows)
        down = -(-len(rows) // across)
        least = 64 + 44 * self._zoom + lines * size * LINE

        def paint(canvas: Canvas, box: Box) -> None:
            high = box.height / down
            wide = min(each, high - lines * size * LINE - 4)
            for at, (name, text) in enumerate(rows):
                x = box.x + (at % across + 0.5) * each
                y = box.y + at // across * high + wide / 2
                splat(canvas, x, y, wide, (theme.LEMON, theme.ORANGE)[at % 2], kind=at)
                large = canvas.fitted(text, wide * 0.46, wide * 0.3, theme.TITLE)
                canvas.text(text, x, y, large, theme.INK, theme.TITLE, align="middle")
                for row, line in enumerate(canvas.wrap(name, each - 12, size)):
                    end = y + wide / 2 + (row + 0.5) * size * LINE
                    canvas.text(line, x, end, size, theme.INK, align="middle")

        said = [f"{name}: {text}." for name, text in rows]
        return self._block(title, down * least, said, paint)

    # ------------------------------------------------------------ bars

    def bars(self, title: str, rows: Sequence[Bar]) -> Block:
        """Return a stroke a kind: as long as it was played often, painted as far as it was won."""
        size, least = self._small, 20 * self._zoom + 3
        numbers = [self._say("of", wins=row.tally.wins, matches=row.tally.matches) for row in rows]
        sign = least + 2 if any(row.picture for row in rows) else 0.0
        named = max(self._kit.wide(row.label, size, theme.TEXT_BOLD) for row in rows)
        named = min(named, 0.42 * self._wide)
        told = max(self._kit.wide(text, size, theme.BUTTON) for text in numbers)
        most = max(1, *(row.tally.matches for row in rows))

        def paint(canvas: Canvas, box: Box) -> None:
            step = min(2.2 * least, box.height / len(rows))
            top = box.y + (box.height - step * len(rows)) / 2
            left, end = box.x + sign + named + 20, box.x + box.width - told - 12
            tall = min(34.0, step - 6)
            for at, (row, number) in enumerate(zip(rows, numbers, strict=True)):
                y = top + step * (at + 0.5)
                if row.picture:
                    canvas.picture(row.picture, box.x, y - sign / 2, sign, sign)
                fit = canvas.fitted(row.label, named, size, theme.TEXT_BOLD)
                x = box.x + sign + (8 if sign else 0)
                canvas.text(row.label, x, y, fit, theme.INK, theme.TEXT_BOLD, room=named + 8)
                long = max(tall + 8, (end - left) * row.tally.matches / most)
                stroke(canvas, Box(left, y - tall / 2, long, tall), theme.PAPER_2)
                if row.tally.wins:
                    part = max(tall, long * min(1.0, row.tally.wins / max(1, row.tally.matches)))
                    stroke(canvas, Box(left, y - tall / 2, part, tall), theme.LEMON)
                right = box.x + box.width
                canvas.text(number, right, y, size, theme.INK, theme.BUTTON, align="right")

        return self._block(title, least * len(rows), [row.said for row in rows], paint)

    # ------------------------------------------------------------ over time

    def course(self, title: str, matches: Sequence[MatchEntry]) -> Block:
        """Return the share of wins, match after match: a line, and a splat where one was won."""
        shares = [
            sum(one.won for one in matches[max(0, at + 1 - _LAST) : at + 1]) / min(at + 1, _LAST)
            for at in range(len(matches))
        ]
        size = self._small
        marks = [(share, self._say("percent", n=round(100 * share))) for share in (0, 0.5, 1)]
        left = max(self._kit.wide(text, size) for _, text in marks) + 10
        below = 2 * size * LINE + 14

        def paint(canvas: Canvas, box: Box) -> None:
            plot = Box(box.x + left, box.y + 16, box.width - left - 16, box.height - below - 22)
            for share, text in marks:
                y = plot.y + plot.height * (1 - share)
                canvas.rect(plot.x, y - 1, plot.width, 2, theme.PAPER_2)
                canvas.text(text, plot.x - 8, y, size, theme.GREY, align="right")
            canvas.rect(plot.x - 1, plot.y, 3, plot.height, theme.INK)
            canvas.rect(plot.x, plot.y + plot.height - 1, plot.width, 3, theme.INK)
            step = (plot.width - 36) / max(1, len(shares) - 1)
            spots = [
                (plot.x + 22 + step * at, plot.y + plot.height * (1 - share))
                for at, share in enumerate(shares)
            ]
            brushed(canvas, spots, theme.MAGENTA)
            for at, (x, y) in enumerate(spots[-_SPLATS:]):
                one = matches[max(0, len(matches) - _SPLATS) + at]
                drop(canvas, x, y, (24 if one.won else 14) * self._more, won=one.won)
            y = plot.y + plot.height + 8 + size * LINE / 2
            canvas.text(self._say("first"), plot.x, y, size, theme.GREY)
            right = plot.x + plot.width
            canvas.text(self._say("last"), right, y, size, theme.GREY, align="right")
            how = self._say("won-of", n=_LAST)
            fit = canvas.fitted(how, box.width, size)
            canvas.text(how, box.x + box.width / 2, y + size * LINE, fit, theme.INK, align="middle")

        won = " ".join(self._say("won" if one.won else "lost") for one in matches[-_LAST:])
        share = self._say("percent", n=round(100 * shares[-1]))
        how = self._say("won-of", n=min(_LAST, len(matches)))
        return self._block(title, self._plot + below, [f"{how}: {share}.", won], paint)

    # ------------------------------------------------------------ how often how many

    def piles(self, title: str, axis: str, values: Sequence[tuple[int, bool]]) -> Block:
        """Return a splat a match, piled up over its number; those that were won are painted."""
        numbers = [value for value, _ in values]
        low, high = min(numbers), max(numbers)
        wide = next((step for step in _STEPS if (high - low) // step < _COLUMNS), _STEPS[-1])
        first = low // wide
        columns: list[list[bool]] = [[] for _ in range(min(_COLUMNS + 1, high // wide - first + 1))]
        for value, won in values:
            columns[min(len(columns) - 1, value // wide - first)].append(won)
        size, most = self._small, max(map(len, columns))
        names = [self._range((first + at) * wide, wide) for at in range(len(columns))]

        below = 2 * size * LINE + 12

        def paint(canvas: Canvas, box: Box) -> None:
            step, floor = box.width / max(4, len(columns)), box.y + box.height - below
            number = 18 * self._more
            unit = (floor - box.y - 1.4 * number) / most
            dot = min(max(_DOT, _FEW / most) * self._more, step - 4, unit)
            fit = min(canvas.fitted(name, step - 4, size) for name in names)
            for at, column in enumerate(columns):
                x = box.x + step * (at + 0.5)
                top = floor - len(column) * (dot if dot >= _LEAST else unit)
                if dot >= _LEAST:
                    for row, won in enumerate(sorted(column, reverse=True)):
                        drop(canvas, x, floor - dot * (row + 0.5), dot - 1, won=won)
                elif column:
                    _tower(canvas, column, Box(x - step * 0.35, top, step * 0.7, floor - top))
                if column:
                    y, text = top - 0.66 * number, str(len(column))
                    canvas.text(text, x, y, number, theme.INK, theme.BUTTON, align="middle")
                canvas.text(names[at], x, floor + 8 + fit / 2, fit, theme.INK, align="middle")
            canvas.rect(box.x, floor, box.width, 3, theme.INK)
            y = floor + 10 + fit + size * LINE / 2
            room = canvas.fitted(axis, box.width, size)
            canvas.text(axis, box.x + box.width / 2, y, room, theme.GREY, align="middle")

        said = [
            self._say("pile", what=name, n=len(column), won=sum(column))
            for name, column in zip(names, columns, strict=True)
            if column
        ]
        return self._block(title, self._plot + below, [f"{axis}:", *said], paint)

    @staticmethod
    def _range(start: int, wide: int) -> str:
        return str(start) if wide == 1 else f"{start}–{start + wide - 1}"


def _tower(canvas: Canvas, column: Sequence[bool], box: Box) -> None:
    """Paint a column of which there is no room to tell the matches apart."""
    stroke(canvas, box, theme.PAPER_2, upright=True)
    if sum(column):
        part = max(14.0, box.height * sum(column) / len(column))
        foot = box.y + box.height
        stroke(canvas, Box(box.x, foot - part, box.width, part), theme.LEMON, upright=True)


def drop(canvas: Canvas, x: float, y: float, size: float, *, won: bool) -> None:
    """Paint one match around a point: a drop of paint where it was won, else an empty ring."""
    left, top = x - size / 2, y - size / 2
    if won:
        canvas.picture("icon_shape_d10", left, top, size, size)
    else:
        canvas.panel(left + 1, top + 1, size - 2, size - 2, size / 2, theme.PAPER, shadow=False)

"""The verdict: the result of a match in large words, as a roll of cards to go through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.endings import Curve, Truth, TruthRow
from game.core.seats import Seat
from game.core.words import Words
from game.scenes.after.curve import LINES, paint_curve
from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.stickers import sticker
from game.stage.widgets.rolls import LINE, Block, Row, paragraph

_TITLE: Final = 84.0
"""The largest a title is written: it has 42 usually."""
_MASK: Final = 52.0
"""How large a head is, at the usual size of words."""
_PAD: Final = 14.0
_SHOWN: Final = 380.0
"""How wide it is where the game paints who won."""
_LEAST: Final = 0.8
"""Below so much of its size a title shrinks alone, so that one piece holds it."""


def leaders(truth: Truth, column: int) -> list[list[TruthRow]]:
    """Return who did most of something, then everybody who did as much as the second."""
    best = sorted(truth.rows, key=lambda row: -row.figures[column])
    did = [row for row in best if row.figures[column]]
    second = [row for row in did[1:] if row.figures[column] == did[1].figures[column]]
    return [part for part in (did[:1], second) if part]


def headed(truth: Truth, column: int, words: Words) -> str:
    """Return what is counted, and that only those in front are named if others did it, too."""
    label = truth.figures[column].label
    named = sum(map(len, leaders(truth, column)))
    left = sum(bool(row.figures[column]) for row in truth.rows) > named
    return words.say("result-screen.in-front", what=label) if left else label


class ResultText:
    """What there is to say of a match that is over, in pieces as large as words are wished."""

    def __init__(
        self, kit: Kit, truth: Any, names: Sequence[str], looks: Sequence[str],
        viewer: Seat | None, record: str,
        words: Words, room: tuple[float, float],
        winners: Callable[[Canvas, Box], None] | None = None,
    ) -> None:  # fmt: skip
        """Take the truth and who looks at it; ``room`` is how wide and high pieces may be.

        ``winners`` paints who won, where the game does so itself.
        """
        self._kit = kit
        self._truth = truth
        self._names = names
        self._faces = looks
        self._viewer = viewer
        self._record = record
        self._words = words
        self._wide, self._tall = room
        self._zoom = kit.zoom
        self._show = winners

    def rows(self, moments: Sequence[Any]) -> list[Row]:
        """Return the winners, then everybody, then the figures, then what decided the match."""
        found = [self._winners(), *map(self._everybody, self._truth.rows)]
        found += [self._figure(column) for column in range(len(self._truth.figures))]
        found += [] if self._truth.curve is None else [self._curve(self._truth.curve)]
        found += [self._moment(at, moment) for at, moment in enumerate(moments)]
        return found

    def _block(self, name: str, high: float, said: str, paint: Any, fill: Any = None) -> Row:
        block = Block(name, Box(0, 0, self._wide, high), said, paint)
        block.fill = fill or theme.WHITE
        return Row(high, [block])

    def _lines(self, text: str, room: float, size: float, font: str = theme.TEXT) -> int:
        return self._kit.lines(text, room, size, font)

    # ------------------------------------------------------------ who won

    def _winners(self) -> Row:
        truth, zoom = self._truth, self._zoom
        said = ""
        if self._viewer is not None and truth.played:
            won = any(row.won for row in truth.rows if row.seat == self._viewer)
            said = self._words.say("result.you-won" if won else "result.you-lost")
        picture = _SHOWN if self._show else 220.0 if truth.stickers or truth.banner else 120.0
        room = self._wide - picture - 3 * _PAD
        scale = 1.0
        while True:
            parts = [
                (truth.title, min(_TITLE, 42 * zoom) * scale, theme.TITLE),
                (truth.line, 20 * zoom * max(_LEAST, scale), theme.TEXT),
                (said, 22 * zoom * max(_LEAST, scale), theme.BUTTON),
                (self._record, 20 * zoom * max(_LEAST, scale), theme.BUTTON),
            ]
            parts = [part for part in parts if part[0]]
            high = 2 * _PAD + sum(
                self._lines(text, room, size, font) * size * LINE + 8 for text, size, font in parts
            )
            if high <= self._tall or scale < _LEAST / 2:
                break
            scale -= 0.05
        high = min(max(high, 230.0), self._tall)

        def paint(canvas: Canvas, box: Box) -> None:
            if self._show is not None:
                tall = min(high - 20, picture * 0.75)
                self._show(canvas, Box(box.x + 8, box.y + (high - tall) / 2, picture, tall))
            if truth.stickers:
                name, wide = truth.stickers[0], picture - 30
                canvas.picture(f"splat_win_{truth.splat}", box.x + 8, box.y + 10, 212, 122)
                sticker(canvas, name, box.x + 22, box.y + (high - wide) / 2 - 10, wide)
            elif truth.banner:
                canvas.picture(truth.banner, box.x + 8, box.y + 10, picture, picture / 1.6)
            if self._show is None:
                canvas.picture(truth.badge, box.x + _PAD, box.y + high - 86, 72, 72)
            x, y = box.x + picture + 2 * _PAD, box.y + _PAD
            for text, size, font in parts:
                for line in canvas.wrap(text, room, size, font):
                    y += size * LINE / 2
                    canvas.text(line, x, y, size, theme.INK, font)
                    y += size * LINE / 2
                y += 8

        return self._block("verdict", high, " ".join(part[0] for part in parts), paint)

    # ------------------------------------------------------------ everybody

    def _everybody(self, row: TruthRow) -> Row:
        """Return one seat of the truth: who it is, its tile, its total and how it ended."""
        zoom, truth = self._zoom, self._truth
        name = self._names[row.seat]
        if row.seat == self._viewer:
            name = self._words.say("table.you", name=name)
        total = "" if row.total is None else f"{truth.total} {row.total}"
        big, small = 20 * zoom, 18 * zoom
        tile, mask = 56.0 * zoom, 0.0 if row.person else _MASK * min(2.0, zoom)
        left = mask + 8 + tile / 1.2 + 2 * _PAD
        room = self._wide - left - 2 * _PAD
        beside = self._kit.wide(total, small, theme.BUTTON) + _PAD
        lines = self._lines(name, room, big, theme.TEXT_BOLD)
        apart = self._kit.wide(name, big, theme.TEXT_BOLD) + beside > room
        ends = self._lines(row.end, room - 36 * zoom, small)
        high = (lines * big + (apart + ends) * small) * LINE + 2 * _PAD
        high = max(high, tile + 20)

        def paint(canvas: Canvas, box: Box) -> None:
            middle = box.y + high / 2
            if mask:
                canvas.picture(self._faces[row.seat], box.x + 10, middle - mask / 2, mask, mask)
            for picture in (row.picture, *row.over) if row.picture else ():
                x = box.x + mask + 16
                tall = tile / 1.2 if row.square else tile
                canvas.picture(picture, x, middle - tall / 2, tile / 1.2, tall)
            x, right = box.x + left, box.x + self._wide - 2 * _PAD
            text = lines * big + (apart + ends) * small
            y = middle - text * LINE / 2
            y = paragraph(canvas, name, x, y, room, big, theme.INK, theme.TEXT_BOLD)
            colour = theme.RED_FIGURE if (row.total or 0) > truth.limit else theme.INK
            if apart:
                y = paragraph(canvas, total, x, y, room, small, colour, theme.BUTTON)
            else:
                at = y - big * LINE / 2
                canvas.text(total, right, at, small, colour, theme.BUTTON, align="right")
            canvas.picture(row.icon, x, y + small * LINE / 2 - 13 * zoom, 26 * zoom, 26 * zoom)
            tint = theme.RED_FIGURE if row.foe else theme.GREY if row.fell else theme.GREEN
            wide = room - 36 * zoom
            paragraph(canvas, row.end, x + 32 * zoom, y, wide, small, tint, theme.TEXT)

        fill = (truth.tint or theme.PALE_YELLOW) if row.won else theme.WHITE
        said = ", ".join(filter(None, (name, total, row.end)))
        return self._block(f"row:{row.seat}", high, said, paint, fill)

    # ------------------------------------------------------------ figures and moments

    def _figure(self, column: int) -> Row:
        """Return who did most of something: the first one, and all who come second."""
        zoom, figure = self._zoom, self._truth.figures[column]
        label = headed(self._truth, column, self._words)
        told = [
            f"{', '.join(self._names[row.seat] for row in alike)} {alike[0].figures[column]}"
            for alike in leaders(self._truth, column)
        ]
        size, room = 19 * zoom, self._wide - 3 * _PAD - 34 * zoom
        high = 2 * _PAD + size * LINE * (
            self._lines(label, room, size) + sum(self._lines(t, room, size) for t in told)
        )

        def paint(canvas: Canvas, box: Box) -> None:
            icon, y = 28 * zoom, box.y + _PAD
            canvas.picture(figure.icon, box.x + _PAD, y, icon, icon)
            x = box.x + _PAD + 34 * zoom
            y = paragraph(canvas, label, x, y, room, size, theme.GREY, theme.TEXT)
            for text in told:
                y = paragraph(canvas, text, x, y, room, size, theme.INK, theme.TEXT_BOLD)

        said = f"{label}: {', '.join(told)}"
        return self._block(f"figure:{column}", high, said, paint)

    def _curve(self, curve: Curve) -> Row:
        """Return what rose and fell."""
        high = theme.FLOOR * self._zoom * LINES + 96 + 2 * _PAD

        def paint(canvas: Canvas, box: Box) -> None:
            inside = Box(box.x + _PAD, box.y + _PAD, self._wide - 2 * _PAD, high - 2 * _PAD)
            paint_curve(canvas, curve, inside, zoom=self._zoom)

        said = f"{curve.label}: {curve.scale[0]} – {curve.scale[1]}, {', '.join(curve.parts)}"
        return self._block("curve", high, said, paint)

    def _moment(self, at: int, moment: Any) -> Row:
        size, mask = 18 * self._zoom, 44 * min(2.0, self._zoom)
        left = mask + 20 + 30 * self._zoom
        room = self._wide - left - 2 * _PAD
        high = max(mask, self._lines(moment.text, room, size) * size * LINE) + 2 * _PAD

        def paint(canvas: Canvas, box: Box) -> None:
            middle, icon = box.y + high / 2, 26 * self._zoom
            canvas.picture(self._faces[moment.seat], box.x + 8, middle - mask / 2, mask, mask)
            canvas.picture(moment.icon, box.x + mask + 14, middle - icon / 2, icon, icon)
            y = middle - len(canvas.wrap(moment.text, room, size)) * size * LINE / 2
            paragraph(
                canvas, moment.text, box.x + left, y, room, size, theme.INK, theme.TEXT
            )  # fmt: skip

        return self._block(f"moment:{at}", high, moment.text, paint)

"""Beliefs: who thought whom to be with them, from first to last, against the truth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from game.ai.personas import faces
from game.core.endings import Beliefs, Believed
from game.core.words import Words
from game.games import game_of
from game.scenes.after.course import Course, playing_through
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.scene import FormScene
from game.stage.widgets.form import Button, Form
from game.stage.widgets.read_only import ReadOnly
from game.stage.widgets.rolls import BAR, LINE, Block, Roll, Row, paragraph
from game.store.replays import Pieces, Replay

_PANEL: Final = Box(16, 14, 1248, 692)
_GRID: Final = Box(140, 148, 1106, 414)
_HIGHEST: Final = 112.0
_NEAR: Final = Box(150, 578, 420, 88)
"""Where the belief that is pointed at is seen larger, with its axes named."""
_BAR: Final = 6.0
"""How thick the bar of the truth is."""


class Cell(ReadOnly):
    """What one seat believed of another: a line from first to last, high where it is a friend."""

    def __init__(self, name: str, box: Box, points: Sequence[Believed], said: str) -> None:
        """Take the points of a line, and what is said of it."""
        super().__init__(name, box, said)
        self.points = points
        self.of = ""
        """Of whom, where that does not stand above a column, and what they look like."""
        self.face = ""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the line, and over or under it a bar where the truth lay."""
        box = self.box
        if focused:
            canvas.rect(box.x - 3, box.y - 3, box.width + 6, box.height + 6, theme.INK, 9)
        canvas.rect(box.x, box.y, box.width, box.height, theme.WHITE, 6)
        self.plot(canvas, self._headed(canvas) if self.of else box)

    def plot(self, canvas: Canvas, box: Box) -> None:
        """Paint the line and the bars into a box."""
        inner = Box(box.x + 4, box.y + _BAR + 2, box.width - 8, box.height - 2 * _BAR - 4)
        canvas.rect(inner.x, inner.y + inner.height / 2 - 0.5, inner.width, 1, theme.WOOD)
        spots = [
            (inner.x + inner.width * point.part, inner.y + inner.height * (1 - point.chance), point)
            for point in self.points
        ]
        ends = [spot[0] for spot in spots[1:]] + [inner.x + inner.width]
        for (x, y, _), end in zip(spots, ends, strict=True):
            canvas.rect(x, y - 1.5, max(2.0, end - x), 3, theme.INK, 1)
        self._truth(canvas, box, [(x, point.friend) for x, _, point in spots], ends[-1])
        for (_, one, before), (x, other, point) in pairwise(spots):
            if point.round != before.round:  # everybody is somebody else
                canvas.rect(x - 1.5, box.y + 2, 3, box.height - 4, theme.MAGENTA, 1)
                continue
            canvas.rect(x - 1, min(one, other) - 1.5, 2.5, abs(one - other) + 3, theme.INK, 1)

    def _headed(self, canvas: Canvas) -> Box:
        """Paint of whom it is, and return the room below that."""
        box, mask, zoom = self.box, 36 * min(1.5, self.zoom), self.zoom
        room = box.width - 20 - mask
        canvas.picture(self.face, box.x + 4, box.y + 3, mask, mask)
        size = canvas.fitted(self.of, room, 18 * zoom, theme.TEXT_BOLD)
        x, y = box.x + mask + 12, box.y + 3 + mask / 2
        canvas.text(
            canvas.cut(self.of, room, size, theme.TEXT_BOLD), x, y, size, theme.INK, theme.TEXT_BOLD
        )
        top = mask + 8
        return Box(box.x + 4, box.y + top, box.width - 8, box.height - top - 4)

    def _truth(
        self, canvas: Canvas, box: Box, spots: Sequence[tuple[float, bool]], end: float
    ) -> None:
        """Paint a bar at the top while the other was a friend, at the bottom while it was none."""
        left = 0
        for right in range(1, len(spots) + 1):
            (x, friend), last = spots[left], right == len(spots)
            if not last and spots[right][1] is friend:
                continue
            edge = box.y + 1 if friend else box.y + box.height - _BAR - 1
            until = end if last else spots[right][0]
            colour = theme.GREEN if friend else theme.TOMATO
            canvas.rect(x, edge, max(2.0, until - x), _BAR, colour, 2)
            left = right


def _axes(canvas: Canvas, words: Words, plot: Box, size: float) -> None:
    """Paint the axes around a plot, and what they say: with and against, beginning and end."""
    bottom = plot.y + plot.height
    canvas.rect(plot.x - 2, plot.y, 3, plot.height, theme.INK)
    canvas.rect(plot.x - 2, bottom, plot.width + 2, 3, theme.INK)
    for key, y in (("with", plot.y + size * 0.5), ("against", bottom - size * 0.5)):
        text = words.say(f"beliefs.{key}")
        canvas.text(text, plot.x - 10, y, size, theme.INK, theme.BUTTON, align="right")
    y = bottom + 6 + size * 0.6
    canvas.text(words.say("beliefs.start"), plot.x, y, size, theme.GREY)
    right = plot.x + plot.width
    canvas.text(words.say("beliefs.end"), right, y, size, theme.GREY, align="right")


def looking_back(kit: Kit, replay: Replay) -> Pieces[BeliefsScene]:
    """Play a match that is over through piece by piece, to show what was believed in it.

    Raises:
        FileError: it does not replay.
    """
    return BeliefsScene(kit, (yield from playing_through(replay)))


class BeliefsScene(FormScene):
    """Everybody's beliefs of everybody, in small."""

    name = "beliefs"
    see_through = True
    closes = ("escape", "n")

    def __init__(self, kit: Kit, course: Course) -> None:
        """Look back on a match that is over and was played through."""
        self._head = head = course.head
        self._faces = faces(head.controllers)
        self.skin = head.game
        self._words = kit.words(head.game)
        match, part = course.match, game_of(head.game).hindsight
        state = match.rules.initial(head.seats, match.options)
        self._beliefs: Beliefs = {}
        if part is not None:
            self._beliefs = part.hindsight(
                state, match.open_book(), course.facts, course.actors, course.reasons
            )
        self._bots = sorted({seat for seat, _ in self._beliefs})
        self._high = min(_HIGHEST, _GRID.height / max(1, len(self._bots)))
        self._wide = min(272.0, _GRID.width / head.seats)
        self._zoom, self._kit = kit.zoom, kit
        cells = [self._cell(pair) for pair in sorted(self._beliefs)]
        said = self._words.say("beliefs.close")
        close = Button("close", Box(1076, 642, 166, 48), said, size=20)
        self._form = Form([*cells, close], zoom=kit.zoom)
        if kit.zoom > 1:
            wide = max(166.0, kit.wide(said, 20 * kit.zoom, theme.BUTTON) + 50)
            close.box = Box(1242 - wide, 28, wide, 28 + 20 * kit.zoom)
            self._lay_large(cells, close)

    def _lay_large(self, cells: Sequence[Cell], close: Button) -> None:
        """Lay out the same in large words: a card a bot, and below it what it thought of whom."""
        zoom, kit = self._zoom, self._kit
        told = [cell.said for cell in cells] or [""]
        most = max(kit.lines(text, 1200, 20 * zoom, theme.TEXT_BOLD) for text in told)
        self._said_at = 694 - most * 20 * zoom * LINE
        top = close.box.y + close.box.height + 16
        area = Box(40, top, 1212, self._said_at - 16 - top)
        wide = area.width - BAR
        how = self._words.say("beliefs.how" if self._bots else "beliefs.none")
        rows = [self._key(how, cells[0], wide)] if cells else [self._card("how", how, wide)]
        across = min(4 if zoom <= 1.5 else 3, max(1, self._head.seats - 1))
        each = (wide - 12 * (across - 1)) / across
        for seat in self._bots:
            rows.append(self._card(f"bot:{seat}", self._score(seat), wide, seat))
            mine = [cell for cell in cells if cell.name.startswith(f"{seat}:")]
            high = 36 * min(1.5, zoom) + 74
            for at, cell in enumerate(mine):
                of = int(cell.name.partition(":")[2])
                cell.of, cell.face = self._head.names[of], self._faces[of]
                cell.box = Box(at % across * (each + 12), 0, each, high)
            rows += [Row(high, mine[at : at + across]) for at in range(0, len(mine), across)]
        self.roll = Roll(rows, area)
        self._form = Form([*(w for row in rows for w in row.widgets), close], zoom=zoom)
        self.roll.place(self._form)

    def _key(self, how: str, sample: Cell, wide: float) -> Row:
        """Return how to read them, beside one of them with its axes named."""
        size, words = 18 * self._zoom, self._words
        keys = ("with", "against")
        left = 30 + max(self._kit.wide(words.say(f"beliefs.{key}"), size) for key in keys)
        ends = sum(self._kit.wide(words.say(f"beliefs.{key}"), size) for key in ("start", "end"))
        long = max(260.0, ends + 30)
        room = wide - left - long - 46
        high = max(4.4 * size, self._kit.lines(how, room, size) * size * LINE) + 24

        def paint(canvas: Canvas, box: Box) -> None:
            plot = Box(box.x + left, box.y + 14, long, high - 34 - size)
            _axes(canvas, words, plot, size)
            sample.plot(canvas, plot)
            text = len(canvas.wrap(how, room, size)) * size * LINE
            x, y = plot.x + long + 26, box.y + (high - text) / 2
            paragraph(canvas, how, x, y, room, size)

        block = Block("how", Box(0, 0, wide, high), how, paint)
        block.fill = theme.PAPER_2
        return Row(high, [block])

    def _card(self, name: str, said: str, wide: float, seat: int | None = None) -> Row:
        """Return a card with a sentence, and with a mask where it is about a seat."""
        size, left = 18 * self._zoom, 16.0 if seat is None else 72.0
        high = max(60.0, self._kit.lines(said, wide - left - 16, size) * size * LINE + 16)

        def paint(canvas: Canvas, box: Box) -> None:
            if seat is not None:
                canvas.picture(self._faces[seat], box.x + 10, box.y + high / 2 - 26, 52, 52)
            room = wide - left - 16
            y = box.y + (high - len(canvas.wrap(said, room, size)) * size * LINE) / 2
            paragraph(canvas, said, box.x + left, y, room, size)

        block = Block(name, Box(0, 0, wide, high), said, paint)
        block.fill = theme.PAPER_2
        return Row(high, [block])

    def _score(self, seat: int) -> str:
        """Return of how many others a bot was right in the end."""
        right, known = self.right(seat)
        return self._words.say("beliefs.right", name=self._head.names[seat], right=right, n=known)

    def _cell(self, pair: tuple[int, int]) -> Cell:
        seat, other = pair
        points, names = self._beliefs[pair], self._head.names
        truth = self._words.say("beliefs.friend" if points[-1].friend else "beliefs.foe")
        said = self._words.say(
            "beliefs.cell",
            name=names[seat],
            other=names[other],
            first=round(100 * points[0].chance),
            last=round(100 * points[-1].chance),
            truth=truth,
        )
        x = _GRID.x + other * self._wide
        y = _GRID.y + self._bots.index(seat) * self._high
        box = Box(x + 4, y + 4, self._wide - 8, self._high - 8)
        return Cell(f"{seat}:{other}", box, points, said)

    @property
    def focused(self) -> Cell | None:
        """The cell that is pointed at."""
        found = self._form.focused
        return found if isinstance(found, Cell) else None

    def right(self, seat: int) -> tuple[int, int]:
        """Return of how many others a seat was right in the end, and how many there were."""
        lasts = [points[-1] for (who, _), points in self._beliefs.items() if who == seat]
        return sum((last.chance >= 0.5) is last.friend for last in lasts), len(lasts)

    def spoken(self) -> str:
        """Return what there is to see."""
        return self._words.say("beliefs.how" if self._bots else "beliefs.none")

    def aside(self) -> str:
        """Return how right the bot was whose belief is pointed at: the belief itself is read."""
        cell = self.focused
        return "" if cell is None else self._score(int(cell.name.partition(":")[0]))

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the grid, and what the cell that is pointed at says."""
        veil(canvas)
        box, words = _PANEL, self._words
        canvas.panel(box.x, box.y, box.width, box.height, 22)
        if self.roll is not None:
            self._draw_large(canvas, self.roll)
            return
        canvas.text(words.say("beliefs.title"), 40, 46, 32, theme.INK, theme.TITLE)
        lines = canvas.wrap(words.say("beliefs.how" if self._bots else "beliefs.none"), 860, 18)
        for row, line in enumerate(lines[:2]):
            y = 46 + 22 * (row - (min(2, len(lines)) - 1) / 2)
            canvas.text(line, 1242, y, 18, theme.GREY, align="right")
        if self._bots:
            self._heads(canvas, words)
        self._form.draw(canvas)
        self._said(canvas)

    def _draw_large(self, canvas: Canvas, roll: Roll) -> None:
        close, size = self._form["close"].box, 20 * self._zoom
        room, title = close.x - 60, self._words.say("beliefs.title")
        large = canvas.fitted(title, room, min(56.0, 32 * self._zoom), theme.TITLE)
        canvas.text(title, 40, close.middle[1], large, theme.INK, theme.TITLE)
        roll.draw_bar(canvas)
        self._form.draw(canvas)
        if self.focused is not None:
            canvas.rect(40, self._said_at - 6, 1200, 2, theme.PAPER_2)
            paragraph(
                canvas, self.focused.said, 40, self._said_at, 1200, size, font=theme.TEXT_BOLD
            )

    def _heads(self, canvas: Canvas, words: Words) -> None:
        # the corner between both: who believes, and of whom
        canvas.text(words.say("beliefs.of-whom"), 136, 96, 18, theme.GREY, align="right")
        canvas.text(words.say("beliefs.who"), 32, 134, 18, theme.GREY)
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 66"><path d="M6,8 L104,58" '
            f'stroke="{html(theme.WOOD)}" stroke-width="3" stroke-linecap="round"/></svg>'
        )
        canvas.drawing(svg, 28, 82, 110, 66)
        for seat, name in enumerate(self._head.names):
            x = _GRID.x + seat * self._wide + self._wide / 2
            canvas.picture(self._faces[seat], x - 20, 80, 40, 40)
            room = self._wide - 4
            canvas.text(canvas.cut(name, room, 18), x, 132, 18, theme.INK, align="middle")
        for row, seat in enumerate(self._bots):
            y = _GRID.y + (row + 0.5) * self._high
            mask = min(44.0, self._high - 4)
            canvas.picture(self._faces[seat], 30, y - mask / 2, mask, mask)
            name = canvas.cut(self._head.names[seat], 62, 18, theme.TEXT_BOLD)
            canvas.text(name, 76, y, 18, theme.INK, theme.TEXT_BOLD)

    def _said(self, canvas: Canvas) -> None:
        """Paint the belief that is pointed at larger, with its axes named, and what it says."""
        cell = self.focused
        if cell is None:
            return
        canvas.rect(_NEAR.x, _NEAR.y, _NEAR.width, _NEAR.height, theme.WHITE, 4)
        _axes(canvas, self._words, _NEAR, 18)
        cell.plot(canvas, _NEAR)
        left, room = _NEAR.x + _NEAR.width + 30, 1242 - _NEAR.x - _NEAR.width - 30
        y = paragraph(canvas, cell.said, left, 584, room, 20, font=theme.TEXT_BOLD)
        score = self._score(int(cell.name.partition(":")[0]))
        paragraph(canvas, score, left, y + 6, room, 20)

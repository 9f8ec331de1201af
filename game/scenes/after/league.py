"""The league's table: when a match is over, who of those who were out guessed what, how well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.ai.personas import faces
from game.core.panels import Standing
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.shared.sheet import Sheet
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


def standings(kit: Kit, session: Session) -> Sequence[Standing]:
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
        """Return a card a ghost, two beside each other; in large words one for each guess too."""
        if self._kit.zoom > 1:
            found = []
            for one in self._shown:
                for at, part in enumerate([self._head(one, wide), *self._lines(one, wide)]):
                    high, block = self._card(f"ghost:{one.seat}:{at}", [part], 0, wide)
                    found.append(Row(high, [block]))
            return found
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

    def _card(self, name: str, parts: Sequence[Any], x: float, wide: float) -> tuple[float, Block]:
        """Return a card of parts that lie below each other: (height, words, painter)."""
        high = sum(part[0] for part in parts) + 2 * _PAD

        def paint(canvas: Canvas, box: Box) -> None:
            y = box.y + _PAD
            for tall, _, painter in parts:
                painter(canvas, Box(box.x + _PAD, y, wide - 2 * _PAD, tall))
                y += tall

        said = ". ".join(part[1] for part in parts)
        return high, Block(name, Box(x, 0, wide, high), said, paint)

    def _head(self, one: Any, wide: float) -> Any:
        size, name = 24 * self._kit.zoom, self._names[one.seat]
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

        return high, f"{name}, {one.said}", paint

    def _lines(self, one: Any, wide: float) -> Sequence[Any]:
        return [self._line(line, wide) for line in one.lines]

    def _line(self, line: Any, wide: float) -> Any:
        size = 19 * self._kit.zoom
        key = "panels.right" if line.right else "panels.wrong"
        mark = self._words.say(key, n=line.points)
        icon = size * 1.5
        room = wide - icon - 5 * _PAD - self._kit.wide(mark, size, theme.TEXT_BOLD)
        high = max(icon + 4, self._kit.lines(line.text, room, size) * size * LINE)
        tint = theme.GREEN if line.right else theme.GREY

        def paint(canvas: Canvas, box: Box) -> None:
            middle = box.y + high / 2
            canvas.picture(line.picture, box.x + _PAD, middle - icon / 2, icon, icon)
            y = middle - len(canvas.wrap(line.text, room, size)) * size * LINE / 2
            paragraph(canvas, line.text, box.x + icon + 2 * _PAD, y, room, size)
            right = box.x + box.width
            canvas.text(mark, right, middle, size, tint, theme.TEXT_BOLD, align="right")

        return high, f"{line.text}, {mark}", paint

    def use(self, changed: Changed) -> Answer:
        """Go back to the result."""
        return Close() if changed.name == "close" else None

    def details(self) -> list[str]:
        """Return the league, ghost by ghost."""
        return [f"{self._names[one.seat]}: {one.said}." for one in self._shown]

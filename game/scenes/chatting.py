"""Chatting: lines of the characters at a table, in bubbles that go by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from game.games import part_of
from game.scenes.kit import Kit
from game.session import Session
from game.stage import theme
from game.stage.canvas import Canvas

STAYS_MS: Final = 2600.0
_SIZE: Final = 18.0
_HIGH: Final = 34.0


class Chatting:
    """What is said at one table; one line at a time."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Begin in silence."""
        self._kit = kit
        self._session = session
        self._left = 0.0
        self.line: tuple[int, str] | None = None
        """Who says something now, and the key of what it is."""

    def pass_time(self, ms: float, shown: Iterable[tuple[int, Any]]) -> None:
        """Take in what all were just told, each with how many such facts there were before it."""
        self._left -= ms
        if self._left <= 0:
            self.line = None
        head = self._session.head
        part = part_of(head.game, "chatter")
        for facts, event in shown:
            line = part.said(event, facts, head.controllers, head.salt)
            if line is not None and self._kit.settings.chatter:
                self.line, self._left = line, STAYS_MS

    def draw(self, canvas: Canvas, touch: Mapping[str, Any]) -> None:
        """Paint the bubble below its seat; nothing there is read while others play."""
        area = touch.get(f"seat:{self.line[0]}") if self.line is not None else None
        if self.line is None or area is None or not self._kit.settings.chatter:
            return
        text = self._kit.words(self._session.head.game).say(self.line[1])
        size = _SIZE * min(1.5, self._kit.zoom)
        wide, high = canvas.text_width(text, size, theme.TEXT_BOLD) + 28, _HIGH * size / _SIZE
        box = area.box
        x = min(1272 - wide, max(8.0, box.x + box.width / 2 - wide / 2))
        y = min(712 - high, box.y + box.height - 6)
        canvas.panel(x, y, wide, high, 16, theme.WHITE)
        canvas.text(
            text, x + wide / 2, y + high / 2, size, theme.INK, theme.TEXT_BOLD, align="middle"
        )

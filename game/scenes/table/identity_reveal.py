"""The identity reveal: who one is, beside the table, until the first card is chosen.

Where one person alone plays nobody else looks on, so nothing waits for it to be seen. There it
stays as long as it takes to read, at any pace of pictures, and longer while a pointer rests on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import capped

MEET_MS, TASK_MS = 8000, 4000
"""How long who one is takes to read, and a secret task: so long nobody else plays. Whoever one is,
it is the same, for others see when play begins."""
HELD: Final = 4
"""A pointer that rests there keeps it so many times as long at most, for it may lie there
forgotten."""
_WIDE: Final = 136.0
_SMALL: Final = 84.0
"""How wide the tile is, and where words need its room."""
_RATIO: Final = 1.2
"""A tile's height against its width."""
_HEAD: Final = 22.0
_SAID: Final = 18.0
_LINE: Final = 1.25
_FOOT: Final = 40.0
_LOW: Final = 400.0
"""A lower panel has no room for a secret task."""
_BROAD: Final = 1.3
"""A panel that is so many times as wide as high has its tile beside the words."""


class IdentityReveal:
    """One's own tile with what it means."""

    def __init__(self, who: Any, title: str, away: str) -> None:
        """Take a portrait, a heading, and the line that says how to put it away."""
        self._who = who
        self._title = title
        self._away = away
        self._left: float = MEET_MS + TASK_MS * bool(who.task)
        self._kept: float = (HELD - 1) * self._left

    @property
    def was_legible(self) -> bool:
        """Whether there was time to read it."""
        return self._left <= 0

    def pass_time(self, ms: float, *, held: bool) -> None:
        """Let it be seen for so long; ``held`` while a pointer rests on it."""
        if held and self._kept > 0:
            self._kept -= ms
        else:
            self._left -= ms

    def leaves_task(self, box: Box) -> bool:
        """Say whether a secret task does not fit and has to be shown elsewhere."""
        return bool(self._who.task) and box.height < _LOW

    def draw(self, canvas: Canvas, box: Box, zoom: float) -> None:
        """Paint the panel over a box of the table, its words as large as they fit.

        Where they are many the tile is small, then what can be read elsewhere is left out, then
        they are smaller than wished; at the very last the tile is left out.
        """
        canvas.panel(box.x, box.y, box.width, box.height, 16, theme.PLUM)
        if box.width > _BROAD * box.height:
            self._beside(canvas, box, zoom)
            return
        left, room = box.x + 14, box.width - 28
        size = canvas.fitted(self._title, room, 24, theme.TITLE)
        canvas.text(self._title, left, box.y + 26, size, theme.LEMON, theme.TITLE)
        head, team, *rest = self._who.lines
        needed = (team,) if self.leaves_task(box) else (team, *self._who.task)
        every = (*needed, *rest)
        plans = [
            (tile, said, zoom * (1 - part / 20) * _SAID)
            for part in range(11)
            for tile, said in ((_WIDE, every), (_SMALL, every), (_SMALL, needed))
            if zoom * (1 - part / 20) >= 1
        ]
        plans.append((0.0, needed, _SAID))

        high = box.height - 48 - _FOOT
        tile, said, size = next(
            (one for one in plans
             if self._high(canvas, one[0], self._named(canvas, room, one[2]), *one[1:], room)
             <= high),
            plans[-1],
        )  # fmt: skip
        name = self._named(canvas, room, size)
        top = box.y + 48
        if tile:
            self._tile(canvas, left, top, tile)
            x, wide = left + tile + 8, room - tile - 8
            badge = min(56.0, wide)
            canvas.picture(self._who.badge, x, top + 4, badge, badge)
            top += tile * _RATIO + 8
        top = _paint(canvas, [head], left, top, room, name, theme.BUTTON) + 4
        _paint(canvas, said, left, top, room, size, theme.TEXT)
        capped(canvas, self._away, left, box.y + box.height - 20, 18, theme.PALE_PLUM)

    def _beside(self, canvas: Canvas, box: Box, zoom: float) -> None:
        """Paint the tile at the left and the words beside it, without what has no room."""
        tile = min(_WIDE, (box.height - 28) / _RATIO)
        self._tile(canvas, box.x + 14, box.y + 14, tile)
        left = box.x + tile + 26
        room, high = box.x + box.width - 14 - left, box.height - 22
        head, team, *rest = self._who.lines
        needed = (team,) if self.leaves_task(box) else (team, *self._who.task)
        for part in range(11):
            size = max(_SAID, zoom * (1 - part / 20) * _SAID)
            name = self._named(canvas, room, size)
            for said, away in (((*needed, *rest), True), (needed, True), (needed, False)):
                lines = sum(len(canvas.wrap(one, room, size)) for one in said)
                headed = len(canvas.wrap(head, room, name, theme.BUTTON))
                tall = headed * name * _LINE + 0.3 * name + 4
                tall += lines * size * _LINE + 0.3 * size * len(said) + (28 if away else 0)
                if tall <= high or (part == 10 and not away):
                    y = _paint(canvas, [head], left, box.y + 11, room, name, theme.BUTTON, lit=True)
                    _paint(canvas, said, left, y, room, size, theme.TEXT)
                    if away:
                        foot = box.y + box.height - 20
                        capped(canvas, self._away, left, foot, 18, theme.PALE_PLUM)
                    return

    def _named(self, canvas: Canvas, room: float, size: float) -> float:
        """Return how large who one is is written where sentences have a size."""
        return _whole(canvas, self._who.lines[0], room, size * _HEAD / _SAID)

    def _high(
        self,
        canvas: Canvas,
        tile: float,
        name: float,
        said: Sequence[str],
        size: float,
        room: float,
    ) -> float:
        lines = canvas.wrap(self._who.lines[0], room, name, theme.BUTTON)
        high = tile * _RATIO + 12 + len(lines) * name * _LINE + 0.3 * name
        return high + sum((len(canvas.wrap(one, room, size)) * _LINE + 0.3) * size for one in said)

    def _tile(self, canvas: Canvas, x: float, y: float, wide: float) -> None:
        high = wide * _RATIO
        canvas.picture(self._who.picture, x, y, wide, high)
        if wide == _WIDE:
            spot = x + wide * 0.62, y + high * 0.905
            text, font = self._who.character, theme.BUTTON
            size = canvas.fitted(text, wide * 0.66, 18, font, least=12)
            canvas.text(text, *spot, size, theme.INK, font, align="middle")


def _whole(canvas: Canvas, text: str, room: float, size: float) -> float:
    """Return the size at which no word is wider than there is room."""
    longest = max(text.split(), key=len)
    return canvas.fitted(longest, room, size, theme.BUTTON)


def _paint(
    canvas: Canvas,
    said: Sequence[str],
    x: float,
    y: float,
    room: float,
    size: float,
    font: str,
    *,
    lit: bool = False,
) -> float:
    """Paint sentences one below the other; return where they end."""
    for sentence in said:
        for line in canvas.wrap(sentence, room, size, font):
            ink = theme.LEMON if lit else theme.PAPER
            canvas.text(line, x, y + size * _LINE / 2, size, ink, font)
            y += size * _LINE
        y += 0.3 * size
    return y

"""Open hands: what everybody holds, below a replay that shows the whole truth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from game.stage.board import Board
from game.stage.motion.layout import Box, Layout
from game.stage.paint import theme
from game.stage.paint.canvas import HEIGHT, WIDTH, Canvas
from game.stage.table.marks import CARD_RATIO
from game.stage.table.replay_bar import BAR

_STEP: Final = 10
"""How fine the free room is looked for, in units."""
_EDGE: Final = 8.0
_CARD: Final = 54.0
"""The width of a card where there is room."""
_SEEN: Final = 0.55
"""So much of a card is seen at least where another lies over it."""


class OpenHands:
    """The hands of one replay; they lie where its table has room."""

    def __init__(self, board: Board, lying: Layout, zoom: float) -> None:
        """Look for room beside what can be touched, and above the bar."""
        self._board = board
        taken = [*(area.box for area in lying.touch.values()), BAR]
        self.box = free_box(taken, lying.spots.hands_top)
        self._zoom = min(zoom, 1.4)

    def draw(self, canvas: Canvas, view: Any) -> None:
        """Draw all hands side by side, each below its name; nothing where nobody holds a card."""
        names = self._board.names
        hands = [self._board.cards.held(seat, view) for seat in range(len(names))]
        if not any(hands) or self.box.width < 2 * _CARD:
            return
        box = self.box
        across, down, card = _fitting(box, len(hands), max(map(len, hands)), self._zoom)
        wide, high = (box.width - _EDGE) / across, _high(card, self._zoom)
        canvas.panel(box.x, box.y, box.width, down * high + _EDGE, 12, theme.PAPER)
        for seat, hand in enumerate(hands):
            x = box.x + _EDGE + seat % across * wide
            y = box.y + _EDGE / 2 + seat // across * high
            room = wide - _EDGE
            size = canvas.fitted(names[seat], room, _line(self._zoom), theme.TEXT_BOLD)
            middle = y + _line(self._zoom) * 0.6
            canvas.text(names[seat], x, middle, size, theme.INK, theme.TEXT_BOLD, room=room)
            top = y + 1.2 * _line(self._zoom)
            step = min(card + 2, (room - card) / max(1, len(hand) - 1))
            for at, picture in enumerate(hand):
                spot = Box(x + at * step, top, card, card * CARD_RATIO)
                self._board.cards.paint(canvas, picture, spot)


def _high(card: float, zoom: float) -> float:
    """Return how high a hand is with its name."""
    return 1.2 * _line(zoom) + card * CARD_RATIO + _EDGE / 2


def _line(zoom: float) -> float:
    return 15 * zoom


def _fitting(box: Box, hands: int, most: int, zoom: float) -> tuple[int, int, float]:
    """Return how many hands lie abreast and below each other, and how wide a card is at most."""
    found: list[tuple[float, int, int]] = []
    for across in range(1, hands + 1):
        down = -(-hands // across)
        wide, high = (box.width - _EDGE) / across, (box.height - _EDGE) / down
        tall = (high - 1.2 * _line(zoom) - _EDGE / 2) / CARD_RATIO
        seen = (wide - _EDGE) / (1 + _SEEN * (most - 1))
        found.append((min(_CARD * zoom, tall, seen), across, down))
    card, across, down = max(found, key=lambda one: one[0])
    return across, down, max(4.0, card)


def free_box(taken: Iterable[Box], highest: float) -> Box:
    """Return the largest box below a height that none of the others touches."""
    columns, rows = WIDTH // _STEP, int(HEIGHT - highest) // _STEP
    free = [[True] * columns for _ in range(rows)]
    for box in taken:
        left, right = int(box.x - 6) // _STEP, int(box.x + box.width + 5) // _STEP
        above = box.y - highest
        top, low = int(above - 6) // _STEP, int(above + box.height + 5) // _STEP
        for row in range(max(0, top), min(rows, low + 1)):
            for column in range(max(0, left), min(columns, right + 1)):
                free[row][column] = False
    best, heights = (0, 0, 0, 0, 0), [0] * columns
    for row in range(rows):
        heights = [high + 1 if free[row][at] else 0 for at, high in enumerate(heights)]
        best = max(best, *_below(heights, row))
    _, column, row, wide, high = best
    x, y = column * _STEP, highest + row * _STEP
    return Box(x + 4, y + 4, max(0, wide * _STEP - 8), max(0, high * _STEP - 8))


def _below(heights: Sequence[int], row: int) -> Iterable[tuple[int, int, int, int, int]]:
    """Yield the boxes that end in this row, as wide as the columns of their height let them be."""
    yield 0, 0, 0, 0, 0
    rising: list[tuple[int, int]] = []
    """Where boxes begin that may go on, and how high they are, the lowest first."""
    for at, high in enumerate((*heights, 0)):
        left = at
        while rising and rising[-1][1] >= high:
            left, tall = rising.pop()
            yield (at - left) * tall, left, row - tall + 1, at - left, tall
        rising.append((left, high))

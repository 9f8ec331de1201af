"""The top bar: the game's name, what is going on, and the ways to notes, rules and menu."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.stage.input.input_hints import GAMEPAD
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import capped, capped_width

WAYS: Final = {
    "notes": Box(640, 0, 132, 44),
    "rules": Box(926, 0, 158, 44),
    "menu": Box(1096, 0, 184, 44),
}
"""What of the bar leads elsewhere, each with a key's cap and a word in any language."""
MIDDLE: Final = 23.0
MOST: Final = 34.0
"""The largest words the bar's height holds."""


def paint_bar(
    canvas: Canvas, said: str, zoom: float, words: Words, notes: str = "", then: str = ""
) -> None:
    """Paint the bar; for large or many words the game's name makes room for what is ``said``.

    ``notes`` is what stands on the way to the notes (``table.notes``), nothing where there are
    none; ``then`` goes on with what is said, where there is room for it.
    """
    canvas.rect(0, 0, 1280, 44, theme.INK)
    canvas.rect(0, 44, 1280, 3, theme.LEMON)
    left, end, most = 16.0, WAYS["notes"].x - 14, min(MOST, 20 * zoom)
    title = words.say("game.title")
    beside = max(150, 16 + 26 + canvas.text_width(title, 26, theme.TITLE))
    if zoom <= 1.25 and canvas.text_width(said, theme.FLOOR) <= end - beside:
        canvas.text(title, left, MIDDLE, 26, theme.LEMON, theme.TITLE)
        left = beside
    room = end - left
    if canvas.text_width(said + then, canvas.fitted(said + then, room, most)) <= room:
        said += then
    size = canvas.fitted(said, room, most)
    canvas.text(said, left, MIDDLE, size, theme.PAPER, room=room)
    way(canvas, words.say("table.menu"), WAYS["menu"], zoom, right=True)
    way(canvas, words.say("table.rules"), WAYS["rules"], zoom)
    if notes:
        way(canvas, notes, WAYS["notes"], zoom)


def way(canvas: Canvas, text: str, box: Box, zoom: float, *, right: bool = False) -> None:
    """Paint where a key leads, as large as its place holds."""
    if canvas.hints.device == GAMEPAD:
        text = text.replace("[escape]", "[menu]")
    size, room = min(MOST, 18 * zoom), box.width - 18
    while size > theme.FLOOR and capped_width(canvas, text, size) > room:
        size = max(theme.FLOOR, size - 0.5)
    x = box.x + box.width - 12 if right else box.x + 8
    capped(canvas, text, x, MIDDLE, size, theme.PAPER, align="right" if right else "left")

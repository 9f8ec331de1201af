"""The top bar: what turn it is, and the ways to notes, rules and menu."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.gangs.board.places import BAR
from game.gangs.board.plates import Furniture
from game.stage.input.last_device import GAMEPAD
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import capped, capped_width

_MIDDLE: Final = 23.0
_MOST: Final = 34.0
"""The largest words the bar's height holds."""


def paint_top_bar(canvas: Canvas, furniture: Furniture, zoom: float, words: Words) -> None:
    """Paint the bar; for large words the game's name makes room for whose turn it is."""
    canvas.rect(0, 0, 1280, 44, theme.INK)
    canvas.rect(0, 44, 1280, 3, theme.LEMON)
    left = 16.0
    if zoom <= 1.25:
        title = words.say("game.title")
        left = max(150, 16 + 26 + canvas.text(title, 16, _MIDDLE, 26, theme.LEMON, theme.TITLE))
    name = furniture.plates[furniture.turn].name if furniture.turn >= 0 else ""
    key = "table.turn-round" if furniture.round else "table.turn"
    text = words.say(key, n=furniture.number, name=name, round=furniture.round)
    if furniture.over:
        text = words.say("table.over")
    room = BAR["notes"].x - 14 - left
    size = canvas.fitted(text, room, min(_MOST, 20 * zoom))
    canvas.text(text, left, _MIDDLE, size, theme.PAPER, room=room)
    pad = canvas.art.hands.device == GAMEPAD
    menu = words.say("table.menu")
    menu = menu.replace("[escape]", "[menu]") if pad else menu
    _way(canvas, menu, BAR["menu"], zoom, right=True)
    _way(canvas, words.say("table.rules"), BAR["rules"], zoom)
    if furniture.notes:
        notes = words.say("table.notes")
        _way(canvas, notes.replace("[n]", "") if furniture.refusing else notes, BAR["notes"], zoom)
    for icon, count, x in (
        ("icon_deck", furniture.stock, 780),
        ("icon_discard", furniture.discard, 856),
    ):
        canvas.picture(icon, x, 10, 24, 24)
        size = canvas.fitted(str(count), 44, min(_MOST, 18 * zoom))
        canvas.text(str(count), x + 29, _MIDDLE, size, theme.PAPER)


def _way(canvas: Canvas, text: str, box: Box, zoom: float, *, right: bool = False) -> None:
    """Paint where a key leads, as large as its place holds."""
    size, room = min(_MOST, 18 * zoom), box.width - 18
    while size > theme.FLOOR and capped_width(canvas, text, size) > room:
        size = max(theme.FLOOR, size - 0.5)
    x = box.x + box.width - 12 if right else box.x + 8
    capped(canvas, text, x, _MIDDLE, size, theme.PAPER, align="right" if right else "left")

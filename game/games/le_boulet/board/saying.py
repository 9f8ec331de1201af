"""Saying: the theme on its banner over the pair, and what somebody says at their head."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.games.le_boulet.board.arranging import Furniture
from game.games.le_boulet.board.places import Places
from game.games.le_boulet.naming import plea_said, spoken, theme_said
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.table.banner import paint_banner
from game.stage.table.bubble import paint_bubble

_AIR: Final = 30.0
"""Between a banner's fold and a bubble's tail."""


def paint_theme(canvas: Canvas, places: Places, written: Furniture, words: Words) -> None:
    """Paint the theme; the banner makes room for a tail that comes down from the far edge."""
    box = places.banner
    if written.speaker >= 0:
        stand = places.stands[written.speaker]
        x, y = stand.tip
        if y < box.y <= stand.says.y:
            left, right = places.left.x, places.right.x + places.right.width
            if x < box.middle[0]:
                left = max(box.x, x + _AIR)
            else:
                right = min(box.x + box.width, x - _AIR)
            box = Box(left, box.y, right - left, box.height)
    said = words.say("board.theme", theme=theme_said(written.theme, words))
    paint_banner(canvas, box, said, min(34.0, 29 * places.zoom))


def paint_speech(canvas: Canvas, places: Places, written: Furniture, words: Words) -> None:
    """Write what somebody says, its tail pointing to them."""
    stand = places.stands[written.speaker]
    key, said, card = written.speech
    text = words.say(
        f"board.{key}",
        name=written.plates[written.speaker].name,
        text=plea_said(said, spoken(card, words) if card else "", words) if said else "",
    )
    paint_bubble(canvas, stand.says, text, stand.tip, places.zoom)

"""The still layer: what lies still at a table is painted once, and kept until it changes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.core.pages import LogLine
from game.core.words import Words
from game.games.mets_ton_slip.board import plating
from game.games.mets_ton_slip.board.places import RATIO, Places
from game.games.mets_ton_slip.board.plates import Furniture
from game.games.mets_ton_slip.board.sprites import paint_sprite
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.patches import Patches, Piece
from game.stage.table.bar import paint_bar
from game.stage.table.log import MOST, paint_log
from game.stage.table.marks import slot

GROUND: Final = "ground"
_RING: Final = 30.0
"""How far the ring and the shadow of a mat reach over its edge, in units."""
_SHADE: Final = 24.0
"""How far a resting card's shadow reaches."""
_THICK: Final = 25
"""So many cards make the clean pile look one card thicker."""


class StillLayer:
    """What lies still at one table: what is written, and the cards over it."""

    def __init__(self, places: Places) -> None:
        """Take the places of a table."""
        self._places = places
        self._written = Patches()
        self._laid = Patches()
        self._kept: tuple[object, Canvas] | None = None
        self.idle = False
        """Whether the layer of this frame is that of the one before."""

    def layer(self, canvas: Canvas, frame: Frame, log: Sequence[LogLine], words: Words) -> Canvas:
        """Return the layer of a frame, painted anew only where something of it changed."""
        art = canvas.art
        whole = canvas.surface.get_size(), words.language, art.hands.mark, art.strong
        key = whole, frame.furniture, len(log), tuple(frame.resting.items())
        self.idle = self._kept is not None and self._kept[0] == key
        if self._kept is not None and self.idle:
            return self._kept[1]
        below = self._written.paint(canvas, whole, _ground, self._signs(frame, log, words))

        def under(layer: Canvas, part: pygame.Rect) -> None:
            layer.surface.blit(below.surface, part, part)

        cards = {
            name: Piece(pose, _reach(pose), partial(paint_sprite, pose=pose, words=words))
            for name, pose in sorted(frame.resting.items(), key=lambda item: item[1].z)
        }
        layer = self._laid.paint(canvas, whole, under, cards, self._written.fresh)
        self._kept = (key, layer)
        return layer

    def _signs(self, frame: Frame, log: Sequence[LogLine], words: Words) -> dict[str, Piece]:
        """Return everything written, from below."""
        places = self._places
        furniture: Furniture = frame.furniture
        turn = furniture.number, furniture.turn, furniture.over, furniture.notes
        stock = places.stock
        pieces = {
            "bar": Piece(
                turn,
                Box(0, 0, 1280, 47),
                lambda layer: _bar(layer, furniture, places.zoom, words),
            ),
            "stock": Piece(
                furniture.stock,
                Box(stock.x - 20, stock.y - 20, stock.width + 40, stock.height + 66),
                lambda layer: _stock(layer, places, furniture.stock, words),
            ),
        }
        for plate in furniture.plates:
            stand = places.stands[plate.seat]
            pieces[f"seat:{plate.seat}"] = Piece(
                plate,
                _around(stand.box, _RING),
                partial(plating.plate, stand=stand, plate=plate, zoom=places.zoom, words=words),
            )
        pieces["log"] = Piece(
            (len(log), tuple(log[-MOST:])),
            _around(places.log, _RING),
            lambda layer: paint_log(layer, places.log, log, places.zoom, words),
        )
        return pieces


def _bar(canvas: Canvas, furniture: Furniture, zoom: float, words: Words) -> None:
    """Paint the bar: whose turn it is, and who is next."""
    then = ""
    if furniture.over:
        text = words.say("board.bar-over")
    elif furniture.turn < 0:
        text = words.say("board.bar-before")
    else:
        plates = furniture.plates
        name = plates[furniture.turn].name
        text = words.say("board.bar-turn", n=furniture.number, name=name)
        after = plates[(furniture.turn + 1) % len(plates)].name
        then = words.say("board.bar-then", name=after)
    notes = words.say("table.notes") if furniture.notes else ""
    paint_bar(canvas, text, zoom, words, notes, then)


def _stock(canvas: Canvas, places: Places, count: int, words: Words) -> None:
    """Paint the clean pile, and how many cards it has."""
    box = places.stock
    if not count:
        slot(canvas, box.x, box.y, box.width, box.height)
    for step in range(min(4, -(-count // _THICK))):
        shift = 3 * step
        canvas.picture("card_back", box.x - shift, box.y - shift, box.width, box.height)
    text = words.say("board.stock", n=count)
    size = canvas.fitted(text, box.width + 22, 18 * min(places.zoom, 1.4), theme.TEXT_BOLD)
    x, _ = box.middle
    y = box.y + box.height + 8 + size / 2
    canvas.text(text, x, y, size, theme.WHITE, theme.TEXT_BOLD, align="middle", outline=theme.INK)


def _ground(canvas: Canvas, part: pygame.Rect) -> None:
    if canvas.left or canvas.top:
        canvas.surface.blit(canvas.surround(GROUND), part, part)
    canvas.surface.blit(canvas.ground(GROUND), canvas.spot(0, 0))


def _around(box: Box, margin: float) -> Box:
    return Box(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin)


def _reach(pose: Pose) -> Box:
    """Return a box that a card does not leave, however it is turned, nor its shadow."""
    half = pose.width * pose.scale * math.hypot(1, RATIO) / 2 + _SHADE
    return Box(pose.x - half, pose.y - half, 2 * half, 2 * half)

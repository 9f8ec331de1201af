"""The still layer: what lies still at a table is painted once, and kept until it changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.core.pages import LogLine
from game.core.words import Words
from game.games.mets_ton_slip.board import plating
from game.games.mets_ton_slip.board.places import Places
from game.games.mets_ton_slip.board.plates import Furniture
from game.games.mets_ton_slip.board.sprites import paint_sprite
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.patches import Piece
from game.stage.table.bar import paint_bar
from game.stage.table.log import MOST, paint_log
from game.stage.table.marks import slot
from game.stage.table.still import Kept

GROUND: Final = "ground"
_THICK: Final = 25
"""So many cards make the clean pile look one card thicker."""


class StillLayer:
    """What lies still at one table: what is written, and the cards over it."""

    def __init__(self, places: Places) -> None:
        """Take the places of a table."""
        self._places = places
        self._kept = Kept(GROUND)

    @property
    def idle(self) -> bool:
        """Whether the layer of this frame is that of the one before."""
        return self._kept.idle

    def layer(self, canvas: Canvas, frame: Frame, log: Sequence[LogLine], words: Words) -> Canvas:
        """Return the layer of a frame, painted anew only where something of it changed."""
        return self._kept.layer(
            canvas,
            frame,
            log,
            words,
            lambda: self._signs(frame, log, words),
            lambda: _cards(frame, words),
        )

    def _signs(self, frame: Frame, log: Sequence[LogLine], words: Words) -> dict[str, Piece]:
        """Return everything written, from below."""
        places = self._places
        furniture: Furniture = frame.furniture
        turn = furniture.number, furniture.turn, furniture.over, furniture.notes
        pieces = {
            "bar": Piece(
                turn,
                lambda layer: _bar(layer, furniture, places.zoom, words),
            ),
            "stock": Piece(
                furniture.stock,
                lambda layer: _stock(layer, places, furniture.stock, words),
            ),
        }
        for plate in furniture.plates:
            stand = places.stands[plate.seat]
            pieces[f"seat:{plate.seat}"] = Piece(
                plate,
                partial(plating.plate, stand=stand, plate=plate, zoom=places.zoom, words=words),
            )
        pieces["log"] = Piece(
            (len(log), tuple(log[-MOST:])),
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


def _cards(frame: Frame, words: Words) -> dict[str, Piece]:
    """Return the cards that rest, from below."""
    return {
        name: Piece(pose, partial(paint_sprite, pose=pose, words=words))
        for name, pose in sorted(frame.resting.items(), key=lambda item: item[1].z)
    }

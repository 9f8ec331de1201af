"""The still layer: what lies still at a table is painted once, and kept until it changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.core.pages import LogLine
from game.core.targets import SEAT
from game.core.words import Words
from game.games.mets_ton_slip.board import plating
from game.games.mets_ton_slip.board.places import Places
from game.games.mets_ton_slip.board.plates import Furniture
from game.games.mets_ton_slip.board.sprites import paint_sprite
from game.stage.motion.layout import Box
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import WIDTH, Canvas
from game.stage.paint.patches import Piece
from game.stage.table.busts import rays
from game.stage.table.log import MOST
from game.stage.table.marks import counted, slot
from game.stage.table.ribbon import Headline
from game.stage.table.still import StillLayer
from game.stage.table.top_bar import acting, paint_top_bar
from game.stage.table.tray import paint_tray

GROUND: Final = "ground"
_THICK: Final = 25
"""So many cards make the clean pile look one card thicker."""


class SlipLayer(StillLayer):
    """What lies still at one table: what is written, and the cards over it."""

    def __init__(self, places: Places) -> None:
        """Take the places of a table."""
        super().__init__(GROUND)
        self._places = places

    def _bare(self, canvas: Canvas) -> None:
        """Paint the ground, seen from nearer where the catwalk comes down farther."""
        nearer = self._places.nearer
        if nearer == 1 or canvas.art.strong:
            super()._bare(canvas)
            return
        whole = canvas.ground(GROUND)
        size = whole.get_size()

        def make() -> pygame.Surface:
            wide, high = (round(side / nearer) for side in size)
            part = whole.subsurface(((size[0] - wide) // 2, 0, wide, high))
            return pygame.transform.smoothscale(part, size)

        canvas.surface.blit(canvas.art.ground((GROUND, nearer, *size), make), canvas.spot(0, 0))

    def signs(self, frame: Frame, log: Sequence[LogLine], words: Words) -> dict[str, Piece]:
        """Return everything written, from below."""
        places = self._places
        furniture: Furniture = frame.furniture
        pieces: dict[str, Piece] = {}
        for plate in furniture.plates:
            if plate.state in ("turn", "won"):
                doll = places.stands[plate.seat].doll
                pieces[f"rays:{plate.seat}"] = Piece(None, partial(_rays, doll=doll))
            if plate.own and plate.state == "turn":
                pieces["tray"] = Piece(None, partial(paint_tray, hand=places.hand))
        pieces["stock"] = Piece(
            furniture.stock, lambda layer: _stock(layer, places, furniture.stock, words)
        )
        for plate in furniture.plates:
            stand = places.stands[plate.seat]
            pieces[SEAT.at(plate.seat)] = Piece(
                plate,
                partial(plating.plate, stand=stand, plate=plate, zoom=places.zoom, words=words),
            )
        turn = furniture.number, furniture.turn, furniture.over, furniture.notes
        aimed = [plate.seat for plate in furniture.plates if plate.state == "aim"]
        pieces["bar"] = Piece(
            (turn, aimed, len(log), tuple(log[-MOST:])),
            lambda layer: paint_top_bar(
                layer, headline(furniture, words), log, places.zoom, words, notes=furniture.notes
            ),
        )
        return pieces

    def pictures(self, frame: Frame, words: Words) -> dict[str, Piece]:
        """Return the cards that rest, from below, and the pegs of those on a washing line."""
        pieces: dict[str, Piece] = {}
        for name, pose in sorted(frame.resting.items(), key=lambda item: item[1].z):
            pieces[name] = Piece(pose, partial(paint_sprite, pose=pose, words=words))
        for seat, stand in enumerate(self._places.stands):
            if stand.line:
                pieces[f"pegs:{seat}"] = Piece(None, partial(plating.pegs, slots=stand.slots))
        return pieces


def headline(furniture: Furniture, words: Words) -> Headline:
    """Return whose turn it is, at whom they aim, and who is next."""
    if furniture.over:
        return Headline("", "", words.say("table.over"))
    if furniture.turn < 0:
        return Headline("", "", words.say("board.bar-before"))
    plates = furniture.plates
    acts, after = plates[furniture.turn], plates[(furniture.turn + 1) % len(plates)]
    aimed = next((plate for plate in plates if plate.state == "aim" and plate is not acts), None)
    when = words.say("table.turn-short", n=furniture.number)
    return acting(when, acts, aimed, after.name, words)


def _rays(canvas: Canvas, doll: Box) -> None:
    """Paint what shines behind somebody who acts."""
    x, y = doll.middle
    rays(canvas, x, y - doll.height * 0.16, min(190.0, doll.height * 0.44))


def _stock(canvas: Canvas, places: Places, count: int, words: Words) -> None:
    """Paint the clean pile, and how many cards it has."""
    box = places.stock
    if not count:
        slot(canvas, box.x, box.y, box.width, box.height)
    for step in range(min(4, -(-count // _THICK))):
        shift = 2.5 * step
        canvas.picture("card_back", box.x - shift, box.y - shift, box.width, box.height)
    x, low = box.middle[0], box.y + box.height
    said = words.say("board.stock", n=count)
    size = canvas.fitted(said, 2 * (WIDTH - x) - 12, 18 * min(places.zoom, 1.2), theme.BUTTON)
    counted(canvas, x, low - 14, said, size)

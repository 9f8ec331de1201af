"""The still layer: the ground, what is written, and the pictures that rest.

It is painted once and kept until something of it changes (rendering.md: a static layer).
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.words import Words
from game.games.et_bim.board import marks, plating
from game.games.et_bim.board.arrange import SHIELD_HIGH, SHIELD_LONG, picture_of
from game.games.et_bim.board.chronicle import paint_log
from game.games.et_bim.board.places import RATIO, TILE_RATIO, Places
from game.games.et_bim.board.plates import Furniture
from game.games.et_bim.board.sprites import paint_sprite
from game.games.et_bim.board.topbar import paint_top_bar
from game.games.et_bim.model.cards import BLANK
from game.games.et_bim.telling import LogLine
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.layout import Pose
from game.stage.timeline import Frame


class StillLayer:
    """What lies still at one table."""

    def __init__(self, places: Places) -> None:
        """Take the places of a table."""
        self._places = places
        self._kept: tuple[object, Canvas] | None = None

    def layer(self, canvas: Canvas, frame: Frame, log: Sequence[LogLine], words: Words) -> Canvas:
        """Return the layer of a frame, made anew only where something of it changed."""
        key = (
            canvas.surface.get_size(),
            words.language,
            canvas.art.hands.mark,
            frame.furniture,
            len(log),
            tuple(frame.resting.items()),
        )
        if self._kept is not None and self._kept[0] == key:
            return self._kept[1]
        size = canvas.surface.get_size()
        surface = (
            self._kept[1].surface
            if self._kept is not None and self._kept[1].surface.get_size() == size
            else pygame.Surface(size, 0, canvas.surface)
        )
        layer = canvas.on(surface)
        self._ground(layer)
        furniture: Furniture = frame.furniture
        paint_top_bar(layer, furniture, self._places.zoom, words)
        self._stage(layer, furniture, words)
        for plate in furniture.plates:
            plating.plate(layer, self._places, plate, furniture.plates, words)
        for pose in sorted(frame.resting.values(), key=lambda pose: pose.z):
            paint_sprite(layer, pose, words)
            if pose.face == "shield_across":
                self._shield_mark(layer, pose, furniture)
        for plate in furniture.plates:
            if plate.mark in frame.resting:
                marks.last_mark(layer, frame.resting[plate.mark], self._places.strip)
        paint_log(layer, self._places.log, log, self._places.zoom, words)
        self._kept = (key, layer)
        return layer

    def _ground(self, canvas: Canvas) -> None:
        canvas.surface.fill((86, 143, 99))
        canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))

    def _stage(self, canvas: Canvas, furniture: Furniture, words: Words) -> None:
        """Paint stock and discard pile around the field, or the panel of the card in the air."""
        places = self._places
        if places.stage is not None:
            box = places.stage
            canvas.panel(box.x, box.y, box.width, box.height, 16, theme.PLUM)
        if places.stock_card > 40:
            self._stock(canvas, furniture, words)
        elif places.stage is not None:
            x, y = places.stage.middle
            canvas.put_centred(canvas.image("logo", 200, 125), x, y - 4, 0.22)
        if furniture.mystery:
            x, y, width = places.middle
            self._label(canvas, words.say("table.middle"), x, y + width * TILE_RATIO / 2)

    def _shield_mark(self, canvas: Canvas, pose: Pose, furniture: Furniture) -> None:
        """Paint on a shield whose turn ends it, and a pip for each third of the round left."""
        spot = (
            plate
            for plate in furniture.plates
            if plate.shield and self._places.seats[plate.seat].holds(pose.x, pose.y)
        )
        plate = next(spot, None)
        if plate is None or plate.shield is None:
            return
        k = pose.width / SHIELD_LONG
        left, top = pose.x - pose.width / 2, pose.y - SHIELD_HIGH * k / 2
        x = left + pose.width * 253 / 336
        canvas.picture(marks.mask(plate.shield.mark), x - 13.5 * k, top + 12 * k, 27 * k, 27 * k)
        lit = -(-plate.shield.turns * 3 // len(furniture.plates))
        for pip in range(3):
            icon = "icon_pip" if pip < lit else "icon_pip_off"
            canvas.picture(icon, x + (pip * 11.3 - 16) * k, top + 40.5 * k, 9.5 * k, 9.5 * k)

    def _stock(self, canvas: Canvas, furniture: Furniture, words: Words) -> None:
        places = self._places
        width = places.stock_card
        high = width * RATIO
        x, y = places.deck
        for step in range(min(3, -(-furniture.stock // 56))):
            canvas.picture(
                "card_back", x - width / 2 - 3 * step, y - high / 2 - 3 * step, width, high
            )
        self._label(canvas, words.say("table.stock"), x, y + high / 2)
        x, y = places.discard
        if furniture.top == BLANK:
            marks.slot(canvas, x - width / 2, y - high / 2, width, high)
        else:
            face = picture_of(furniture.top, width)
            if furniture.discard > 1:
                back = Pose(x - 2, y, width, "card_back", turn=-6)
                paint_sprite(canvas, back, words)
            paint_sprite(canvas, Pose(x, y, width, face, turn=5), words)
        self._label(canvas, words.say("table.discard"), x, y + high / 2)

    def _label(self, canvas: Canvas, text: str, x: float, top: float) -> None:
        """Write under a pile, as large as the gap to the next one allows."""
        places = self._places
        room = places.discard[0] - places.deck[0] - 6
        wished = 18 * min(places.zoom, 1.4)
        size = canvas.fitted(text, room, wished, theme.TEXT_BOLD)
        y = top + 7 + size / 2
        canvas.text(
            text, x, y, size, theme.WHITE, theme.TEXT_BOLD, align="middle", outline=theme.INK
        )

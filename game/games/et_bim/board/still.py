"""The still layer: the ground, what is written, and the pictures that rest.

It is painted once and kept until something of it changes (rendering.md: a static layer).
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.words import Words
from game.games.et_bim.board import plating
from game.games.et_bim.board.places import RATIO, TILE_RATIO, Places
from game.games.et_bim.board.plates import Furniture
from game.games.et_bim.board.sprites import paint_sprite
from game.games.et_bim.model.cards import BLANK, CARD_NAMES
from game.games.et_bim.telling import LogLine
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.caps import capped
from game.stage.hands import GAMEPAD
from game.stage.layout import Pose
from game.stage.timeline import Frame

LOG_STEP = 33


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
        layer = Canvas(surface, canvas.art)
        self._ground(layer)
        furniture: Furniture = frame.furniture
        self._top_bar(layer, furniture, words)
        self._stage(layer, furniture, words)
        for plate in furniture.plates:
            plating.plate(layer, self._places, plate, furniture.plates, words)
        for pose in sorted(frame.resting.values(), key=lambda pose: pose.z):
            paint_sprite(layer, pose, words)
            if pose.face == "shield_across":
                self._shield_mark(layer, pose, furniture)
        for plate in furniture.plates:
            if plate.mark in frame.resting:
                plating.last_mark(layer, frame.resting[plate.mark], self._places.strip)
        self._log(layer, log, words)
        self._kept = (key, layer)
        return layer

    def _ground(self, canvas: Canvas) -> None:
        canvas.surface.fill((86, 143, 99))
        canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))

    def _top_bar(self, canvas: Canvas, furniture: Furniture, words: Words) -> None:
        canvas.rect(0, 0, 1280, 44, theme.INK)
        canvas.rect(0, 44, 1280, 3, theme.LEMON)
        canvas.text(words.say("game.title"), 16, 23, 26, theme.LEMON, theme.TITLE)
        name = furniture.plates[furniture.turn].name if furniture.turn >= 0 else ""
        key = "table.turn-round" if furniture.round else "table.turn"
        text = words.say(key, n=furniture.number, name=name, round=furniture.round)
        if furniture.over:
            text = words.say("table.over")
        canvas.text(text, 150, 23, 20, theme.PAPER, room=550)
        canvas.text(words.say("table.notes"), 722, 23, 18, theme.PAPER, room=104)
        menu, pad = words.say("table.menu"), canvas.art.hands.device == GAMEPAD
        menu = menu.replace("[escape]", "[menu]") if pad else menu
        capped(canvas, menu, 1268, 23, 18, theme.PAPER, align="right")
        capped(canvas, words.say("table.rules"), 1018, 23, 18, theme.PAPER)
        for icon, count, x in (
            ("icon_deck", furniture.stock, 842),
            ("icon_discard", furniture.discard, 918),
        ):
            canvas.picture(icon, x, 10, 24, 24)
            canvas.text(str(count), x + 30, 23, 18, theme.PAPER)

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
            label_y = y + width * TILE_RATIO / 2 + 15
            colour, edge = theme.WHITE, theme.INK
            canvas.text(
                words.say("table.middle"), x, label_y, 18, colour, theme.TEXT_BOLD,
                align="middle", outline=edge,
            )  # fmt: skip

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
        left, top = pose.x - pose.width / 2, pose.y - 65 / 2
        x = left + pose.width * 253 / 336
        canvas.picture(plating.mask(plate.shield.mark), x - 13.5, top + 12, 27, 27)
        lit = -(-plate.shield.turns * 3 // len(furniture.plates))
        for pip in range(3):
            icon = "icon_pip" if pip < lit else "icon_pip_off"
            canvas.picture(icon, x - 16 + pip * 11.3, top + 40.5, 9.5, 9.5)

    def _stock(self, canvas: Canvas, furniture: Furniture, words: Words) -> None:
        places = self._places
        width = places.stock_card
        high = width * RATIO
        x, y = places.deck
        for step in range(min(3, -(-furniture.stock // 56))):
            canvas.picture(
                "card_back", x - width / 2 - 3 * step, y - high / 2 - 3 * step, width, high
            )
        self._label(canvas, words.say("table.stock"), x, y + high / 2 + 16)
        x, y = places.discard
        if furniture.top == BLANK:
            plating.slot(canvas, x - width / 2, y - high / 2, width, high)
        else:
            face = "mini_" + CARD_NAMES[furniture.top].lower()
            if furniture.discard > 1:
                back = Pose(x - 2, y, width, "card_back", turn=-6)
                paint_sprite(canvas, back, words)
            paint_sprite(canvas, Pose(x, y, width, face, turn=5), words)
        self._label(canvas, words.say("table.discard"), x, y + high / 2 + 16)

    def _label(self, canvas: Canvas, text: str, x: float, y: float) -> None:
        canvas.text(text, x, y, 18, theme.WHITE, theme.TEXT_BOLD, align="middle", outline=theme.INK)

    def _log(self, canvas: Canvas, log: Sequence[LogLine], words: Words) -> None:
        box = self._places.log
        canvas.panel(box.x, box.y, box.width, box.height)
        title = words.say("table.title")
        canvas.text(title, box.x + 16, box.y + 23, 22, theme.INK, theme.BUTTON)
        canvas.rect(box.x + 14, box.y + 42, box.width - 28, 2, theme.PAPER_2)
        count = int((box.height - 54) / LOG_STEP)
        shown = log[-count:]
        for index, line in enumerate(shown):
            y = box.y + 62 + index * LOG_STEP
            last = index == len(shown) - 1
            indent = 16 if line.level else 0
            if last:
                canvas.rect(box.x + 6, y - 15, box.width - 12, 31, theme.LEMON, 9)
            canvas.picture(line.icon, box.x + 13 + indent, y - 10, 20, 20)
            colour = theme.INK if index >= count - 8 or len(shown) < count else theme.GREY
            font = theme.TEXT if last else theme.TEXT_LIGHT
            room = box.width - 50 - indent
            canvas.text(line.text, box.x + 39 + indent, y, 18, colour, font, room=room)

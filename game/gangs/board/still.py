"""The still layer: the ground, what is written, and the pictures that rest.

It is kept, and painted anew only where something of it changed (decision 0015).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.pages import LogLine
from game.core.words import Words
from game.gangs.board import marks, plating
from game.gangs.board.arrange import SHIELD_HIGH, SHIELD_LONG, picture_of
from game.gangs.board.places import RATIO, TILE_RATIO, Places
from game.gangs.board.plates import Furniture, ShieldPlate
from game.gangs.board.sprites import paint_sprite
from game.gangs.board.topbar import paint_top_bar
from game.gangs.model.cards import BLANK
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.patches import Piece
from game.stage.table.log import MOST, paint_log
from game.stage.table.marks import slot
from game.stage.table.still import Kept


class StillLayer:
    """What lies still at one table: what is written, and the pictures over it."""

    def __init__(self, places: Places) -> None:
        """Take the places of a table."""
        self._places = places
        self._kept = Kept("ground_table")

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
            lambda: self._pictures(frame, words),
        )

    def _signs(self, frame: Frame, log: Sequence[LogLine], words: Words) -> dict[str, Piece]:
        """Return everything written, from below."""
        places, furniture = self._places, frame.furniture
        plates = furniture.plates
        counts = furniture.stock, furniture.discard, furniture.top, furniture.mystery
        turn = furniture.number, furniture.turn, furniture.round, furniture.over
        ways = furniture.notes, furniture.refusing
        pieces = {
            "bar": Piece(
                (turn, counts, ways),
                lambda layer: paint_top_bar(layer, furniture, places.zoom, words),
            ),
            **self._stage(furniture, words),
        }
        for plate in plates:
            pieces[f"seat:{plate.seat}"] = Piece(
                plate,
                partial(plating.plate, places=places, plate=plate, plates=plates, words=words),
            )
        pieces["log"] = Piece(
            (len(log), tuple(log[-MOST:])),
            lambda layer: paint_log(layer, places.log, log, places.zoom, words),
        )
        return pieces

    def _pictures(self, frame: Frame, words: Words) -> dict[str, Piece]:
        """Return the pictures that rest, from below, and the signs on them."""
        furniture: Furniture = frame.furniture
        pieces: dict[str, Piece] = {}
        for name, pose in sorted(frame.resting.items(), key=lambda item: item[1].z):
            pieces[name] = Piece(pose, partial(paint_sprite, pose=pose, words=words))
            shield = self._shield_at(pose, furniture) if pose.face == "shield_across" else None
            if shield is not None:
                turns = len(furniture.plates)
                pieces[f"{name}.mark"] = Piece(
                    (pose, shield), partial(_shield_mark, pose, shield, turns)
                )
        for plate in furniture.plates:
            if plate.dead:
                pieces[f"veil:{plate.seat}"] = Piece(
                    plate.out, partial(plating.veil, places=self._places, seat=plate.seat)
                )
            if plate.mark in frame.resting:
                pose, strip = frame.resting[plate.mark], self._places.strip
                pieces[f"last:{plate.seat}"] = Piece(
                    pose, partial(marks.last_mark, pose=pose, strip=strip)
                )
        return pieces

    def _shield_at(self, pose: Pose, furniture: Furniture) -> ShieldPlate | None:
        """Return the shield of the mat that a picture of one lies on."""
        return next(
            (
                plate.shield
                for plate in furniture.plates
                if plate.shield and self._places.seats[plate.seat].holds(pose.x, pose.y)
            ),
            None,
        )

    def _stage(self, furniture: Furniture, words: Words) -> dict[str, Piece]:
        """Return stock and discard pile around the field, or the panel of the card in the air."""
        places = self._places
        pieces: dict[str, Piece] = {}
        if places.stage is not None:
            pieces["stage"] = Piece(None, partial(_panel, places))
        if places.stock_card > 40:
            shows = furniture.stock, furniture.discard, furniture.top
            pieces["stock"] = Piece(shows, lambda layer: self._stock(layer, furniture, words))
        if furniture.mystery:
            x, y, width = places.middle
            edge = y + width * TILE_RATIO / 2
            pieces["middle"] = Piece(
                None, lambda layer: self._label(layer, words.say("table.middle"), x, edge)
            )
        return pieces

    def _stock(self, canvas: Canvas, furniture: Furniture, words: Words) -> None:
        places = self._places
        width = places.stock_card
        high = width * RATIO
        x, y = places.deck
        if furniture.few and not furniture.stock:
            slot(canvas, x - width / 2, y - high / 2, width, high)
        for step in range(min(3, -(-furniture.stock // (1 if furniture.few else 56)))):
            canvas.picture(
                "card_back", x - width / 2 - 3 * step, y - high / 2 - 3 * step, width, high
            )
        self._label(
            canvas, words.say("table.stock", n=furniture.stock), x, y + high / 2, first=True
        )
        x, y = places.discard
        if furniture.top == BLANK:
            slot(canvas, x - width / 2, y - high / 2, width, high)
        else:
            face = picture_of(furniture.top, width)
            if furniture.discard > 1:
                back = Pose(x - 2, y, width, "card_back", turn=-6)
                paint_sprite(canvas, back, words)
            paint_sprite(canvas, Pose(x, y, width, face, turn=5), words)
        self._label(canvas, words.say("table.discard"), x, y + high / 2)

    def _label(
        self, canvas: Canvas, text: str, x: float, top: float, *, first: bool = False
    ) -> None:
        """Write under a pile, as large as the gap to the next one allows.

        What is longer even so hangs over to the left of the first pile.
        """
        places = self._places
        room = places.discard[0] - places.deck[0] - 6
        wished = 18 * min(places.zoom, 1.4)
        size = canvas.fitted(text, room, wished, theme.TEXT_BOLD)
        y = top + 7 + size / 2
        if first:
            x -= max(0.0, canvas.text_width(text, size, theme.TEXT_BOLD) - room) / 2
        canvas.text(
            text, x, y, size, theme.WHITE, theme.TEXT_BOLD, align="middle", outline=theme.INK
        )


def _panel(places: Places, canvas: Canvas) -> None:
    """Paint the panel of the card in the air."""
    if places.stage is None:
        return
    box = places.stage
    canvas.panel(box.x, box.y, box.width, box.height, 16, theme.PLUM)
    if places.stock_card <= 40:
        x, y = box.middle
        canvas.put_centred(canvas.image("logo", 200, 125), x, y - 4, 0.22)


def _shield_mark(pose: Pose, shield: ShieldPlate, seats: int, canvas: Canvas) -> None:
    """Paint on a shield whose turn ends it, and a pip for each third of the round left."""
    k = pose.width / SHIELD_LONG
    left, top = pose.x - pose.width / 2, pose.y - SHIELD_HIGH * k / 2
    x = left + pose.width * 253 / 336
    canvas.picture(shield.face, x - 13.5 * k, top + 12 * k, 27 * k, 27 * k)
    lit = -(-shield.turns * 3 // seats)
    for pip in range(3):
        icon = "icon_pip" if pip < lit else "icon_pip_off"
        canvas.picture(icon, x + (pip * 11.3 - 16) * k, top + 40.5 * k, 9.5 * k, 9.5 * k)

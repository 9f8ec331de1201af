"""The still layer: the ground, what is written, and the pictures that rest.

It is kept, and painted anew only where something of it changed (decision 0015).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.pages import LogLine
from game.core.targets import SEAT
from game.core.words import Words
from game.gangs.board import marks, seats
from game.gangs.board.arrange import SHIELD_HIGH, SHIELD_LONG, picture_of
from game.gangs.board.headline import headline
from game.gangs.board.places import RATIO, TILE_RATIO, Places
from game.gangs.board.plates import Furniture, ShieldPlate
from game.gangs.board.sprites import paint_sprite
from game.gangs.model.cards import BLANK
from game.stage.motion.layout import Pose
from game.stage.motion.timeline import Frame
from game.stage.paint.canvas import Canvas
from game.stage.paint.patches import Piece
from game.stage.table.dials import paint_dial
from game.stage.table.duel import paint_duel
from game.stage.table.log import MOST
from game.stage.table.marks import counted, slot
from game.stage.table.place_cards import foot
from game.stage.table.still import StillLayer
from game.stage.table.top_bar import paint_top_bar
from game.stage.table.tray import paint_tray


class GangLayer(StillLayer):
    """What lies still at one table: what is written, and the pictures over it."""

    def __init__(self, places: Places) -> None:
        """Take the places of a table."""
        super().__init__("ground_dusk")
        self._places = places

    def signs(self, frame: Frame, log: Sequence[LogLine], words: Words) -> dict[str, Piece]:
        """Return everything written, from below."""
        places, furniture = self._places, frame.furniture
        plates = furniture.plates
        pieces: dict[str, Piece] = {}
        for plate in plates:
            if plate.state == "turn":
                place = places.seats[plate.seat]
                pieces["rays"] = Piece(plate.seat, partial(seats.paint_rays, place=place))
        pieces |= self._middle(furniture, words)
        if any(plate.own and plate.state == "turn" for plate in plates) and places.stands:
            pieces["tray"] = Piece(None, partial(paint_tray, hand=places.hand_row))
        # a hat covers no words of the seat above it
        for plate in sorted(plates, key=lambda plate: -places.seats[plate.seat].box.y):
            stands = not (plate.own and places.stands) and not places.brief
            pieces[SEAT.at(plate.seat)] = Piece(
                (plate, stands),
                partial(seats.paint_seat, places=places, plate=plate, words=words, stands=stands),
            )
        if places.stands:
            left, base, width = places.stand
            pieces["stand"] = Piece(None, partial(foot, left=left, base=base, width=width))
        turn = furniture.number, furniture.turn, furniture.round, furniture.over
        said = furniture.notes, furniture.refusing, furniture.duel, len(log), tuple(log[-MOST:])
        pieces["bar"] = Piece(
            (turn, said, tuple(plate.out for plate in plates)),
            lambda layer: paint_top_bar(
                layer,
                headline(furniture, words),
                log,
                places.zoom,
                words,
                notes=furniture.notes and not furniture.refusing,
            ),
        )
        return pieces

    def pictures(self, frame: Frame, words: Words) -> dict[str, Piece]:
        """Return the pictures that rest, from below, and the signs on them."""
        furniture: Furniture = frame.furniture
        places = self._places
        pieces: dict[str, Piece] = {}
        for name, pose in sorted(frame.resting.items(), key=lambda item: item[1].z):
            if not pose.alpha:
                continue
            pieces[name] = Piece(pose, partial(paint_sprite, pose=pose, words=words))
            shield = self._shield_at(pose, furniture) if pose.face == "shield_across" else None
            if shield is not None:
                turns = len(furniture.plates)
                pieces[f"{name}.mark"] = Piece(
                    (pose, shield), partial(_shield_mark, pose, shield, turns)
                )
        for plate in furniture.plates:
            place = places.seats[plate.seat]
            if plate.dead and place.strip:
                pieces[f"veil:{plate.seat}"] = Piece(
                    plate.out, partial(seats.veil, places=places, seat=plate.seat)
                )
            known = plate.seen and places.identity is not None and not places.brief
            if known or plate.note is not None:
                pieces[f"tag:{plate.seat}"] = Piece(
                    (plate.seen, plate.note), partial(seats.paint_tag, place=place, plate=plate)
                )
            if plate.mark in frame.resting and place.strip and plate.shield is None:
                pose, strip = frame.resting[plate.mark], place.strip
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
                if plate.shield and self._places.seats[plate.seat].box.holds(pose.x, pose.y)
            ),
            None,
        )

    def _middle(self, furniture: Furniture, words: Words) -> dict[str, Piece]:
        """Return what lies in the middle of the table: a duel, stock and discard pile."""
        places = self._places
        pieces: dict[str, Piece] = {}
        if furniture.duel is not None and places.duel is not None:
            actor, aimed = (furniture.plates[seat] for seat in furniture.duel)
            faces, duel = (actor.face, aimed.face), places.duel
            names = seats.named(actor, words), seats.named(aimed, words)
            pieces["duel"] = Piece(
                (faces, names),
                lambda layer: paint_duel(layer, duel, faces, names, places.words(20)),
            )
            total, sign = aimed.total, seats.heart(aimed)
            pieces["duel dial"] = Piece(
                total, lambda layer: paint_dial(layer, duel.dial, seats.SCALE, total, sign=sign)
            )
        shows = furniture.stock, furniture.discard, furniture.top
        pieces["stock"] = Piece(shows, lambda layer: self._stock(layer, furniture, words))
        if furniture.mystery:
            x, y, width = places.middle
            edge = y + width * TILE_RATIO / 2
            pieces["middle"] = Piece(
                None, partial(foot, left=x - width / 2, base=edge, width=width)
            )
        return pieces

    def _stock(self, canvas: Canvas, furniture: Furniture, words: Words) -> None:
        width = self._places.stock_card
        high = width * RATIO
        x, y = self._places.deck
        if furniture.few and not furniture.stock:
            slot(canvas, x - width / 2, y - high / 2, width, high, bare=True)
        for step in reversed(range(min(3, -(-furniture.stock // (1 if furniture.few else 56))))):
            back = Pose(x + 2 * step, y - 2 * step, width, "card_back")
            paint_sprite(canvas, back, words)
        size = 19 * min(self._places.zoom, 1.4)
        counted(canvas, x, y + high / 2, str(furniture.stock), size)
        x, y = self._places.discard
        if furniture.top == BLANK:
            slot(canvas, x - width / 2, y - high / 2, width, high, bare=True)
        else:
            if furniture.discard > 1:
                paint_sprite(canvas, Pose(x - 2, y, width, "card_back", turn=-8), words)
            paint_sprite(canvas, Pose(x, y, width, picture_of(furniture.top, 0), turn=5), words)
        counted(canvas, x, y + high / 2, str(furniture.discard), size)


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

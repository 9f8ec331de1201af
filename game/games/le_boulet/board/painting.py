"""Painting: a frame of the table onto a canvas.

What lies still is painted once onto a layer and kept until something of it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.core.pages import LogLine
from game.core.targets import HAND, SEAT
from game.core.words import Words
from game.games.le_boulet.board.cards import card_image, face_of, paint_card
from game.games.le_boulet.board.effects import UNTOLD, paint_effect
from game.games.le_boulet.board.known_cards import paint_fan
from game.games.le_boulet.board.places import RATIO, Places
from game.games.le_boulet.board.still import BouletLayer, soon
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import labelled, picture_of
from game.games.le_boulet.tokens import FACE, LAID
from game.stage.cue import Cue
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import HEIGHT, Canvas
from game.stage.table.ahead import Ahead
from game.stage.table.asking import paint_asking
from game.stage.table.marks import SEAT_KEYS, focus, glow, hand_key, key, numbered_seats
from game.stage.table.naming import large_name, whole_name
from game.stage.table.setting import AnyPainter
from game.stage.table.still import PerWindow


class Painter(AnyPainter):
    """Paints one table; keeps its still layer, one for each window that shows it."""

    def __init__(self, places: Places) -> None:
        """Take the places of a table."""
        self._places = places
        self._stills = PerWindow(lambda: BouletLayer(places))
        self.ahead = Ahead()

    def release(self) -> None:
        """Let go of the still layers: the table is not seen for a while."""
        self._stills.clear()

    @property
    def unready(self) -> int:
        """How many pictures are not drawn ahead yet."""
        return len(self.ahead)

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], words: Words
    ) -> None:
        """Paint the whole table."""
        places, zoom = self._places, self._places.zoom
        untold = any(effect.kind == UNTOLD for effect, _ in frame.effects)
        log = log[:-1] if untold else log
        makes, still = canvas.art.makes, self._stills.of(canvas)
        canvas.surface.blit(still.layer(canvas, frame, log, words).surface, (0, 0))
        self._lit(canvas, cue)
        self._hand(canvas, frame, cue, words)
        paint_asking(canvas, cue, places.prompt, places.buttons, zoom, snug=True)
        for pose in frame.moving:
            paint_card(canvas, pose, words)
        for effect, part in frame.effects:
            paint_effect(canvas, effect, part, zoom)
        plates = frame.furniture.plates
        if cue.fan is not None and not frame.moving:
            paint_fan(canvas, places, cue.fan, plates[cue.fan], words)
        shows, seats = tuple(plate.face for plate in plates), partial(soon, places, plates)
        self.ahead.go_on(canvas, frame, makes, shows, seats, idle=still.idle)

    # ------------------------------------------------------------ what changes with a touch

    def _lit(self, canvas: Canvas, cue: Cue) -> None:
        """Paint a glow around seats and cards of the table that may be touched."""
        keys: list[tuple[float, float, str]] = []
        for name in sorted({*cue.lit, cue.focus or ""}):
            if name in LAID:
                box = self._places.stands[LAID.number(name)].card
            elif name in SEAT:
                seat = SEAT.number(name)
                box = self._places.stands[seat].plate
                if numbered_seats(cue, [seat]):
                    y = min(box.y + box.height - 9, HEIGHT - 28)
                    keys.append((box.middle[0], y, SEAT_KEYS[seat]))
            elif name == "pair":
                first, last = self._places.pair
                box = Box(first.x, first.y, last.x + last.width - first.x, first.height)
            else:
                continue
            if name in cue.lit:
                glow(canvas, box, focused=name == cue.focus, radius=10)
            else:
                focus(canvas, box)
        for spot in keys:
            key(canvas, *spot)

    def _hand(self, canvas: Canvas, frame: Frame, cue: Cue, words: Words) -> None:
        """Paint over the hand what may be chosen of it, and which key it has."""
        held = [pose for name, pose in frame.resting.items() if name.startswith("hand.")]
        held.sort(key=lambda pose: pose.x)
        zoom = self._places.zoom
        chosen: int = frame.furniture.chosen
        raised: Pose | None = None
        for index, pose in enumerate(held):
            name, face = HAND.at(index), face_of(pose.face)
            picked = name == cue.chosen or (face is not None and FACE.at(face) in cue.touched)
            sealed = face is not None and chosen != NONE and face == chosen
            box = _box_of(pose)
            if picked or sealed:
                wide, high = box.width + 10, box.height + 12
                canvas.rect(box.x - 5, box.y - 11, wide, high, theme.LEMON, 14)
                up = replace(pose, y=pose.y - 6, lift=8)
                if name == cue.chosen and cue.drag is not None:
                    up = replace(pose, x=cue.drag[0], y=cue.drag[1], lift=14)
                paint_card(canvas, up, words)
            elif name == cue.focus:  # pointed at, not chosen: it stays where it lies
                focus(canvas, box)
            if zoom > 1 and face is not None and pose.width >= 90 and canvas.art.named:
                large_name(canvas, _box_of(pose), labelled(pose.face, words), zoom)
            if name in cue.lit or cue.chosen == name:
                hand_key(canvas, box, box.x + box.width - 16, index, cue, dim=False, above=True)
            if name == cue.focus:
                raised = pose
            if sealed:
                chosen = NONE
                canvas.picture("icon_sealed", box.x - 10, box.y - 16, 36, 36)
        if raised is not None and face_of(raised.face) is not None:
            name, room = labelled(raised.face, words), self._places.hand
            whole_name(canvas, _box_of(raised), name, zoom, room)


def _box_of(pose: Pose) -> Box:
    high = pose.width * RATIO
    return Box(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)


def painted(faces: Sequence[int], view: State, words: Words) -> Callable[[Canvas, Box], None]:
    """Return what paints one card or two into a box."""
    pictures = tuple(picture_of(face, view.options) for face in faces)
    return partial(_paint_pair, pictures=pictures, words=words)


def _paint_pair(canvas: Canvas, box: Box, pictures: Sequence[str], words: Words) -> None:
    """Paint one card or two side by side into a box, as large as it holds."""
    wide = box.height / RATIO
    for number, picture in enumerate(pictures):
        x = box.x + box.width / 2 + (number - (len(pictures) - 1) / 2) * (wide + 14)
        image = card_image(canvas, picture, wide, words)
        canvas.put_centred(image, x, box.y + box.height / 2)

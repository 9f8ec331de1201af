"""Painting: a frame of the table onto a canvas; only what moves is painted every frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.pages import LogLine
from game.core.targets import HAND, SEAT, SLOT
from game.core.words import Words
from game.games.mets_ton_slip.board.arrange import AIR, lying
from game.games.mets_ton_slip.board.basket_fan import paint_fan
from game.games.mets_ton_slip.board.effects import paint_effect
from game.games.mets_ton_slip.board.foreseeing import Preview, locks_for, stuck
from game.games.mets_ton_slip.board.pictures import CARD_PICTURES, FACE_OF_PICTURE
from game.games.mets_ton_slip.board.places import RATIO, SEVEN, Places
from game.games.mets_ton_slip.board.sprites import card_image, name_on, paint_sprite
from game.games.mets_ton_slip.board.still import SlipLayer
from game.games.mets_ton_slip.dolls import garment, height_in
from game.games.mets_ton_slip.log_lines import card_name
from game.games.mets_ton_slip.model.cards import FACE, WEARABLE
from game.games.mets_ton_slip.model.state import ACT, DEFEND, DRAW, State
from game.games.mets_ton_slip.outfits import wardrobe
from game.games.mets_ton_slip.tokens import BASKET
from game.stage.cue import Cue
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.table.asking import paint_asking, paint_clock
from game.stage.table.laid import card_box, in_the_air
from game.stage.table.marks import (
    SEAT_KEYS,
    focus,
    glow,
    hand_key,
    key,
    numbered_seats,
    numbers_slots,
    running_out,
)
from game.stage.table.naming import name_hand, name_pointed
from game.stage.table.setting import AnyPainter
from game.stage.table.still import PerWindow, has_time

_CLEAR: Final = 76.0
"""A card of which so much is seen has room for a lock beside its signs."""


class Painter(AnyPainter):
    """Paints one table; keeps its still layer, one for each window that shows it."""

    def __init__(self, places: Places, viewer: int | None) -> None:
        """Take the places of a table and whose eyes it is painted for."""
        self._places = places
        self._viewer = viewer
        self._stills = PerWindow(lambda: SlipLayer(places))
        self._unseen: list[tuple[str, float]] = []
        self._unworn: list[tuple[str, float]] = []
        self._size: object = None

    def release(self) -> None:
        """Let go of the still layers: the table is not seen for a while."""
        self._stills.clear()

    @property
    def unready(self) -> int:
        """How many cards that may come to lie there, and garments, are not drawn yet."""
        return len(self._unseen) + len(self._unworn)

    def draw(
        self,
        canvas: Canvas,
        frame: Frame,
        cue: Cue,
        log: Sequence[LogLine],
        view: State,
        words: Words,
    ) -> None:
        """Paint the whole table."""
        layer, makes = self._stills.of(canvas), canvas.art.makes
        canvas.surface.blit(layer.layer(canvas, frame, log, words).surface, (0, 0))
        self._places_lit(canvas, cue, view)
        self._locks(canvas, cue, view)
        drawn = self._hand(canvas, frame, cue, view, words)
        places = self._places
        paint_asking(
            canvas, cue, places.prompt, places.buttons, places.zoom, over=places.over, snug=True
        )
        for effect, part in frame.effects:
            paint_effect(canvas, effect, part)
        for pose in frame.moving:
            paint_sprite(canvas, pose, words)
        air = self._in_the_air(frame, view)
        if cue.clock is not None and air is not None:
            paint_clock(canvas, air.x, air.y, air.width * air.scale * RATIO * 0.62, cue.clock)
        if cue.drag is not None and drawn is not None:
            x, y = cue.drag
            paint_sprite(canvas, replace(drawn, x=x, y=y, z=900, lift=14), words)
        if cue.preview is not None and not frame.moving:
            self._foreseen(canvas, cue.preview)
        if cue.fan is not None and not frame.moving:
            paint_fan(canvas, self._places, cue.fan, view, frame.furniture, words)
        if canvas.art.ahead:
            self._prepare(canvas, words, idle=layer.idle and has_time(canvas, frame, makes))

    def _prepare(self, canvas: Canvas, words: Words, *, idle: bool) -> None:
        """Draw a card that may come to lie there, or a garment, in a frame with little to do."""
        size = canvas.k, words.language, canvas.art.forgotten
        if size != self._size:
            self._size = size
            self._unseen = list(lying(self._places))
            self._unworn = [
                (name, height_in(stand.doll))
                for seat, stand in enumerate(self._places.stands)
                for name in wardrobe(seat)
            ]
        if idle and self._unworn:
            garment(canvas, *self._unworn.pop())
        elif idle and self._unseen:
            card_image(canvas, *self._unseen.pop(), words)

    def _in_the_air(self, frame: Frame, view: State) -> Pose | None:
        """Return the attack that somebody is asked to answer, where it flies now."""
        if view.phase != DEFEND:
            return None
        return in_the_air(frame, CARD_PICTURES[view.attack], AIR)

    # ------------------------------------------------------------ what changes with a touch

    def _places_lit(self, canvas: Canvas, cue: Cue, view: State) -> None:
        """Paint a glow around what may be chosen, and what is pointed at."""
        for name in sorted(cue.lit):  # the same order in every process, whatever hashes are
            box = self._box(name)
            if box is None:
                continue
            if name in SEAT:
                draws = view.phase == DRAW  # from the basket, which glows by itself
                stand = self._places.stands[SEAT.number(name)]
                if not draws:
                    glow(canvas, stand.head, focused=name == cue.focus, radius=9)
            elif name not in SLOT or self._asked_for(name, cue, view):
                glow(canvas, box, focused=name == cue.focus, radius=8)
        for number in numbered_seats(cue, range(len(self._places.stands))):
            stand = self._places.stands[number]
            draws = view.phase == DRAW
            spot = stand.basket if draws else stand.head
            # the nearest place card has no room below it
            y = spot.y - 21 if stand.own and not draws else spot.y + spot.height - 11
            key(canvas, spot.middle[0], y, SEAT_KEYS[number])
        if cue.focus is not None and cue.focus not in cue.lit:
            box = self._box(cue.focus)
            if box is not None and cue.focus != "stock":
                focus(canvas, box)
        if cue.focus is not None and cue.focus in cue.lit and cue.focus in SLOT:
            glow(canvas, self._slot(cue.focus), focused=True, radius=8)
        self._numbers(canvas, cue)

    def _numbers(self, canvas: Canvas, cue: Cue) -> None:
        """Paint the keys of slots where one of them is chosen by its number."""
        if numbers_slots(cue.lit, cue.chosen):
            slots = sorted(name for name in cue.lit if name in SLOT)
            for name, number in zip(slots, SEAT_KEYS, strict=False):
                box = self._slot(name)
                key(canvas, box.middle[0], box.y + box.height - 12, number)

    def _locks(self, canvas: Canvas, cue: Cue, view: State) -> None:
        """Paint a lock on those slots of one's own that the chosen card cannot go into."""
        face = FACE.get(cue.touched[0]) if cue.touched else None
        if face not in WEARABLE or face is None or self._viewer is None or view.phase != ACT:
            return
        for slot in locks_for(face, view, self._viewer):
            box = self._places.stands[self._viewer].slots[slot]
            wide = box.width * 0.62
            x, y = box.middle
            canvas.picture("icon_lock", x - wide / 2, y - wide / 2, wide, wide)

    @staticmethod
    def _asked_for(name: str, cue: Cue, view: State) -> bool:
        """Say whether a slot is what one looks for, not one of all that could be laid away."""
        return bool(cue.touched) or view.phase != ACT or name == cue.focus

    def _box(self, name: str) -> Box | None:
        places = self._places
        if name in SLOT:
            return self._slot(name)
        if name in SEAT:
            return places.stands[SEAT.number(name)].box
        if name in BASKET:
            return places.stands[BASKET.number(name)].basket
        if name == "stock":  # how many cards it has is wider than a card
            box = places.stock
            return Box(box.x - 18, box.y, box.width + 36, box.height)
        return None

    def _slot(self, name: str) -> Box:
        seat, slot = SLOT.numbers(name)
        return self._places.stands[seat].slots[slot]

    def _hand(
        self, canvas: Canvas, frame: Frame, cue: Cue, view: State, words: Words
    ) -> Pose | None:
        """Paint over the hand what may be chosen of it and which key it has; return what is."""
        held = [pose for name, pose in frame.resting.items() if name.startswith("hand.")]
        held.sort(key=lambda pose: pose.x)
        chosen = None
        locked: frozenset[int] = frozenset()
        if self._viewer is not None and view.phase == ACT and cue.lit and not cue.touched:
            locked = stuck(view, self._viewer)
        faces = [FACE_OF_PICTURE.get(pose.face) for pose in held]
        zoom, room = self._places.zoom, self._places.hand
        if len(held) <= SEVEN:
            names = ["" if face is None else name_on(face, words) for face in faces]
            name_hand(canvas, held, names, zoom)
        for index, pose in enumerate(held):
            name = HAND.at(index)
            raised = name in (cue.chosen, cue.focus)
            box = card_box(pose)
            if raised:
                ring = theme.LEMON if name in cue.lit or name == cue.chosen else theme.WOOD
                canvas.rect(box.x - 6, box.y - 12, box.width + 12, box.height + 14, ring, 16)
                paint_sprite(canvas, replace(pose, y=pose.y - 6, lift=8), words)
            dim = name == cue.chosen and cue.drag is not None  # the card is with the pointer
            seen = held[index + 1].x - pose.x if index + 1 < len(held) else pose.width
            middle = box.x + min(seen, pose.width) / 2
            hand_key(canvas, box, middle, index, cue, dim=dim, above=True)
            if name == cue.chosen:
                chosen = pose
                if cue.clock is not None:
                    running_out(canvas, box, cue.clock)
            elif faces[index] in locked:
                left = box.x + min(seen, pose.width) - 32
                under = 4 if seen >= _CLEAR else 66  # where cards overlap: below their signs
                canvas.picture("icon_lock", left, box.y + under, 28, 28)
        names = ["" if face is None else card_name(face, words) for face in faces]
        name_pointed(canvas, held, names, cue, zoom, room)
        return chosen

    # ------------------------------------------------------------ what is foreseen

    def _foreseen(self, canvas: Canvas, seen: Preview) -> None:
        """Paint which slots would be emptied, and which filled."""
        for seat, slot in seen.falls:
            box = self._places.stands[seat].slots[slot]
            canvas.rect(box.x, box.y, box.width, box.height, theme.INK, 6, 0.35)
            canvas.drawing(
                _CROSS, box.x, box.y + (box.height - box.width) / 2, box.width, box.width
            )
        if seen.gains is not None:
            seat, slot = seen.gains
            glow(canvas, self._places.stands[seat].slots[slot], focused=True, radius=8)


_CROSS = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
    '<path d="M8,8 L32,32 M32,8 L8,32" stroke="#2B1836" stroke-width="11" stroke-linecap="round"/>'
    '<path d="M8,8 L32,32 M32,8 L8,32" stroke="#E4342F" stroke-width="6" stroke-linecap="round"/>'
    "</svg>"
)

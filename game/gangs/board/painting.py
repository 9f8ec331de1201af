"""Painting: a frame of the table onto a canvas.

What lies still is painted once onto a layer and kept until something of it changes; only what
moves is painted every frame (decision 0015).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.core.pages import LogLine
from game.core.targets import HAND, SEAT
from game.core.words import Words
from game.gangs.board import seats, ticking
from game.gangs.board.arrange import air_pose, card_sprite, picture_of
from game.gangs.board.effects import ALONE, BELOW, TRAIL_COLOURS, paint_effect
from game.gangs.board.identity import paint_identity
from game.gangs.board.marks import count
from game.gangs.board.pile_fan import paint_fan
from game.gangs.board.places import RATIO, TILE_RATIO, Places
from game.gangs.board.preview import Preview
from game.gangs.board.sheet import focused, paint_sheet
from game.gangs.board.sprites import flying, paint_sprite, plays, prepare
from game.gangs.board.still import GangLayer
from game.gangs.model.cards import CARD_NAMES, FACE_OF_NAME
from game.gangs.model.state import REACT, State
from game.gangs.reserves import dealt_once
from game.stage.cue import Cue
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import HEIGHT, Canvas
from game.stage.table.asking import paint_asking, paint_clock
from game.stage.table.beads import way_beads
from game.stage.table.busts import Cut, bust_ahead
from game.stage.table.dials import paint_dial
from game.stage.table.duel import paint_duel
from game.stage.table.laid import in_the_air
from game.stage.table.marks import (
    SEAT_KEYS,
    focus,
    glow,
    hand_key,
    key,
    numbered_seats,
    running_out,
)
from game.stage.table.naming import name_hand, name_pointed
from game.stage.table.seat_places import SeatPlace
from game.stage.table.setting import AnyPainter
from game.stage.table.still import PerWindow, has_time


def _lots(frame: Frame, *, kinds: bool) -> list[list[Pose]]:
    """Return the cards of the hand that rest, from left to right, those chosen as one together."""
    held = sorted(
        ((pose.x, name, pose) for name, pose in frame.resting.items() if name[:5] == "hand."),
    )
    if not kinds:
        return [[pose] for _, _, pose in held]
    lots: dict[str, list[Pose]] = {}
    for _, name, pose in held:
        lots.setdefault(name.split(".")[1], []).append(pose)
    return list(lots.values())


def _name_of(card: Pose, words: Words, *, parted: bool = False) -> str:
    """Return what a card is called, nothing where its face is not seen.

    ``parted``: a word that is longer than a card is wide stands in two.
    """
    face = FACE_OF_NAME.get(card.face.partition("_")[2].upper())
    if face is None:
        return ""
    key = f"card-parted.{CARD_NAMES[face]}"
    return words.say(key if parted and words.knows(key) else f"card.{CARD_NAMES[face]}")


def key_spot(place: SeatPlace) -> tuple[float, float]:
    """Return where the key of a seat hangs: at its place card, off the seats beside it."""
    card = place.card
    if place.kind in ("left", "right"):
        return place.bust[0], card.y - 24
    # the lowest seat's would hang over the screen's edge
    return card.middle[0], min(card.y + card.height - 9, HEIGHT - 28)


class Painter(AnyPainter):
    """Paints one table; keeps its still layer, one for each window that shows it."""

    def __init__(self, places: Places, viewer: int | None) -> None:
        """Take the places of a table and whose eyes it is painted for."""
        self._places = places
        self._viewer = viewer
        self._stills = PerWindow(lambda: GangLayer(places))
        self._unseen: list[Pose] = []
        self._uncut: list[Cut] = []
        self._cut: set[tuple[int, str]] = set()
        """Who was cut out ahead."""
        self._drawn: Pose | None = None
        """The chosen card of the hand, where there is one."""
        self._size: object = None

    def release(self) -> None:
        """Let go of the still layers: the table is not seen for a while."""
        self._stills.clear()

    @property
    def unready(self) -> int:
        """How many pictures that may fly are not drawn yet."""
        return len(self._unseen) + len(self._uncut)

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
        makes = canvas.art.makes
        layer = self._stills.of(canvas)
        still = layer.layer(canvas, frame, log, words)
        canvas.surface.blit(still.surface, (0, 0))
        if self._viewer is not None and self._places.identity is not None:
            paint_identity(canvas, self._places, self._viewer, view, cue, words)
        alone = any(effect.kind in ALONE for effect, _ in frame.effects)
        if self._places.sheet is not None and not frame.moving and not alone:
            plate = frame.furniture.plates[focused(cue, frame.furniture)]
            paint_sheet(canvas, self._places, plate, frame.furniture, cue.preview, view, words)
            if (card := self._in_the_air(frame, view)) is not None:
                paint_sprite(canvas, card, words)
        asked = self._cues(canvas, frame, cue, view, words)
        written = self._written(cue, asked)
        for effect, part in frame.effects:
            if effect.kind in BELOW:
                paint_effect(canvas, effect, part, words, written)
        for pose in frame.moving:
            paint_sprite(canvas, pose, words)
        for effect, part in frame.effects:
            if effect.kind == ticking.KIND:
                plate = frame.furniture.plates[effect.facts["seat"]]
                ticking.paint_total(canvas, self._places, plate, effect, part)
            elif effect.kind not in BELOW:
                paint_effect(canvas, effect, part, words, written)
        if cue.clock is not None and (card := self._in_the_air(frame, view)) is not None:
            paint_clock(canvas, card.x, card.y, card.width * card.scale * RATIO * 0.7, cue.clock)
        if cue.drag is not None and self._drawn is not None:
            x, y = cue.drag
            paint_sprite(canvas, replace(self._drawn, x=x, y=y, z=900, lift=14), words)
        if cue.preview is not None:
            self._foresee(canvas, frame, cue.preview, words, written)
        self._keys(canvas, frame, cue)
        if cue.fan is not None and not frame.moving:
            names = [plate.name for plate in frame.furniture.plates]
            plate, public = frame.furniture.plates[cue.fan], self._viewer is None
            paint_fan(canvas, self._places, view, plate, names, words, public=public)
        if canvas.art.ahead:
            idle = layer.idle and has_time(canvas, frame, makes)
            self._prepare(canvas, frame, view, words, idle=idle)

    def _written(self, cue: Cue, asked: Box) -> list[Box]:
        """Return where words stand that a way of beads, or words of a moment, would cross."""
        places = self._places
        below = [asked, places.buttons] if cue.buttons else [asked]
        cards = [place.card for place in places.seats]
        slips = [place.slip for place in places.seats]
        held = [*slips, places.identity if self._viewer is not None else None]
        kept = [box for box in held if box is not None]
        return [*(below if cue.prompt else ()), *cards, *kept]

    def _foresee(
        self, canvas: Canvas, frame: Frame, seen: Preview, words: Words, written: Sequence[Box]
    ) -> None:
        """Paint what the touched card would do, and how it would fly."""
        places, furniture = self._places, frame.furniture
        plate = furniture.plates[seen.seat]
        place = places.seats[seen.seat]
        own = next((one for one in furniture.plates if one.own), plate)
        if self._drawn is not None and furniture.duel is None and own is not plate:
            if places.duel is not None:
                names = seats.named(own, words), plate.name
                paint_duel(canvas, places.duel, (own.face, plate.face), names, places.words(20))
                paint_dial(canvas, places.duel.dial, seats.SCALE, plate.total)
                face = FACE_OF_NAME[self._drawn.face.partition("_")[2].upper()]
                paint_sprite(canvas, air_pose(places, seen.seat, face), words)
            elif not places.brief:
                first = self._drawn.x, self._drawn.y - self._drawn.width * RATIO / 2 - 24
                colour = TRAIL_COLOURS.get(seen.face, theme.WHITE)
                way_beads(canvas, first, place.aim, colour, written)
        seats.paint_preview(canvas, places, plate, seen, frame.resting.get(seen.card), words)
        asked = own is not plate if furniture.duel is None else seen.seat == furniture.duel[1]
        if places.duel is not None and seen.counts and asked:
            dial = places.duel.dial
            seats.paint_foreseen(canvas, places, dial, plate.total, seen, words)

    def _in_the_air(self, frame: Frame, view: State) -> Pose | None:
        """Return the card that somebody is asked to answer, where it flies now."""
        if view.phase != REACT:
            return None
        return in_the_air(frame, picture_of(view.card & 15, 0), card_sprite(view.card))

    def _prepare(
        self, canvas: Canvas, frame: Frame, view: State, words: Words, *, idle: bool
    ) -> None:
        """Draw one picture that may fly or be cut out later, in a frame with little else to do."""
        size = canvas.k, words.language, canvas.art.forgotten
        if size != self._size:
            self._size, self._cut, self._uncut = size, set(), []
            self._unseen = [one for one in flying(self._places) if plays(one, view.options)]
        new = [one for one in frame.furniture.plates if (one.seat, one.face) not in self._cut]
        self._cut |= {(one.seat, one.face) for one in new}
        self._uncut += [cut for one in new for cut in seats.cuts_ahead(self._places, one)]
        if idle and self._unseen:
            prepare(canvas, self._unseen.pop(), words)
        elif idle and self._uncut and not frame.moving:
            bust_ahead(canvas, self._uncut.pop())

    # ------------------------------------------------------------ what changes with a touch

    def _cues(self, canvas: Canvas, frame: Frame, cue: Cue, view: State, words: Words) -> Box:
        """Paint what answers to the person: lit targets, focus, prompt, keys and buttons.

        Returns where the prompt stands.
        """
        places = self._places
        self._drawn = None
        self._held(canvas, frame, cue, view, words)
        self._lit(canvas, cue)
        prompt = places.asking if cue.buttons else places.prompt
        return paint_asking(canvas, cue, prompt, places.buttons, places.zoom)

    def _held(self, canvas: Canvas, frame: Frame, cue: Cue, view: State, words: Words) -> None:
        """Paint over the hand what may be chosen of it, what is, and which key it has."""
        lots = _lots(frame, kinds=dealt_once(view))
        above = [cards[-1] for cards in lots]
        names = [_name_of(card, words, parted=True) for card in above]
        name_hand(canvas, above, names, self._places.zoom)
        for index, cards in enumerate(lots):
            name = HAND.at(index)
            raised = name in (cue.chosen, cue.focus)
            first, last = cards[0], cards[-1]
            high, left = first.width * RATIO, first.x - first.width / 2
            box = Box(left, first.y - high / 2, last.x - first.x + first.width, high)
            if raised:
                ring = theme.LEMON if name in cue.lit or name == cue.chosen else theme.WOOD
                canvas.rect(box.x - 6, box.y - 12, box.width + 12, high + 14, ring, 16)
                for pose in cards:
                    up = Pose(pose.x, pose.y - 6, pose.width, pose.face, z=pose.z, lift=8)
                    paint_sprite(canvas, up, words)
            # while answering nothing is dimmed: the picture is the same whatever the hand
            dim = cue.lit and name not in cue.lit and not raised and not cue.touched
            dim = dim and len(cue.buttons) < 2
            if name == cue.chosen and cue.drag is not None:
                dim = True  # the card itself is with the pointer
            # how many there are stands at the other corner
            edge = last.x + last.width / 2 - 18 if len(cards) == 1 else box.x + 16
            hand_key(canvas, box, edge, index, cue, dim=bool(dim), above=True)
            if name == cue.chosen and cue.clock is not None:
                running_out(canvas, box, cue.clock)
            if name == cue.chosen:
                self._drawn = cards[-1]
            if len(cards) > 1:
                text = words.say("table.copies", n=len(cards))
                count(canvas, box, text, self._places.zoom, raised=raised)
        if self._places.zoom > 1:
            left = self._places.hand[0]
            whole, room = [_name_of(card, words) for card in above], Box(left, 0, 950 - left, 0)
            name_pointed(canvas, above, whole, cue, self._places.zoom, room)

    def _lit(self, canvas: Canvas, cue: Cue) -> None:
        """Paint a glow around the places that may be chosen, and what is pointed at."""
        places = self._places.seats
        for name in sorted(cue.lit):  # the same order in every process, whatever hashes are
            if name in SEAT:
                glow(canvas, places[SEAT.number(name)].card, focused=name == cue.focus, radius=9)
            elif name == "middle":
                x, y, width = self._places.middle
                high = width * TILE_RATIO
                box = Box(x - width / 2, y - high / 2, width, high)
                glow(canvas, box, focused=name == cue.focus, radius=9)
        if cue.focus and cue.focus not in cue.lit and cue.focus in SEAT:
            focus(canvas, places[SEAT.number(cue.focus)].box)
        if cue.focus == "identity" and self._places.identity is not None:
            focus(canvas, self._places.identity)

    def _keys(self, canvas: Canvas, frame: Frame, cue: Cue) -> None:
        """Paint the keys of seats, over their frames and what is foreseen."""
        playing = [plate.seat for plate in frame.furniture.plates if not plate.out]
        for number in () if cue.drag is not None else numbered_seats(cue, playing):
            key(canvas, *key_spot(self._places.seats[number]), SEAT_KEYS[number])

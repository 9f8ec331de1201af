"""Painting: a frame of the table onto a canvas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.pages import LogLine
from game.core.words import Words
from game.games.le_boulet.board.arranging import Furniture, Plate
from game.games.le_boulet.board.cards import card_image, face_of, paint_card
from game.games.le_boulet.board.effects import UNTOLD, paint_effect
from game.games.le_boulet.board.known_cards import paint_fan, paint_small
from game.games.le_boulet.board.places import RATIO, Places
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import UNCHOSEN
from game.games.le_boulet.naming import BACK, labelled, spoken, theme_said
from game.stage.board import SEAT_KEYS, Cue
from game.stage.motion.layout import Box, Pose
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas, html
from game.stage.paint.theme import FLOOR, Colour
from game.stage.table.asking import paint_asking
from game.stage.table.bar import paint_bar
from game.stage.table.log import paint_log
from game.stage.table.marks import focus, glow, hand_key, key, names_seat, slot
from game.stage.table.naming import large_name, whole_name

_RINGS: Final[dict[str, Colour]] = {
    "leader": theme.LEMON, "accused": theme.TOMATO, "accuser": theme.MAGENTA,
}  # fmt: skip
_MARKS: Final = {"leader": "icon_star", "accused": "icon_aim", "accuser": "icon_gavel"}
_RING_OUT: Final = 6.0
"""Units that the ring of a plate reaches beyond it, of some nine that it is wide."""
_ROOMY: Final = 150.0
_SMALL_FACE: Final = 38.0
"""How large a face is on a plate that has no room beside the name."""
_ASIDE: Final = 120.0
"""How far out of its usual place a ribbon may begin and end, beside a bubble."""
_FOLDS: Final = 30.0
"""How far a ribbon stays away from a bubble, with its folded ends."""
_EDGE: Final = 40.0
"""How far from its edge a bubble's tail begins."""
_SPOKEN: Final = (180.0, 420.0)
"""How wide a bubble below a seat is usually, at least and at most."""
_WHOLE: Final = 600.0
_WIDER: Final = 20.0
"""By so much, up to so wide, a bubble grows until its text is whole in it."""
_STEP: Final = 1.12
"""How far lines of a bubble are apart, of their size."""


class Painter:
    """Paints one table for one pair of eyes."""

    def __init__(self, places: Places, viewer: int | None) -> None:
        """Take the places of a table and whose eyes it is painted for."""
        self._places = places
        self._viewer = viewer

    def draw(
        self, canvas: Canvas, frame: Frame, cue: Cue, log: Sequence[LogLine], words: Words
    ) -> None:
        """Paint the whole table."""
        places, written = self._places, frame.furniture
        zoom = places.zoom
        canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))
        notes = words.say("table.notes") if written.notes and words.knows("table.notes") else ""
        paint_bar(canvas, _said(written, words), zoom, words, notes)
        for seat, plate in enumerate(written.plates):
            self._plate(canvas, plate, seat, cue, words)
            if written.open_hands and not plate.own:
                paint_small(canvas, places.stands[seat], plate.known, words)
        self._piles(canvas, written, words)
        self._ribbon(canvas, written, words)
        for pose in sorted(frame.resting.values(), key=lambda one: one.z):
            paint_card(canvas, pose, words)
        self._judged(canvas, written)
        self._lit(canvas, cue)
        self._hand(canvas, frame, cue, words)
        untold = any(effect.kind == UNTOLD for effect, _ in frame.effects)
        paint_log(canvas, places.log, log[:-1] if untold else log, zoom, words)
        paint_asking(canvas, cue, places.prompt, places.buttons, zoom)
        for pose in frame.moving:
            paint_card(canvas, pose, words)
        for effect, part in frame.effects:
            paint_effect(canvas, effect, part, zoom)
        if cue.fan is not None and not frame.moving:
            paint_fan(canvas, places, cue.fan, written.plates[cue.fan], words)

    # ------------------------------------------------------------ what is written

    def _plate(self, canvas: Canvas, plate: Plate, seat: int, cue: Cue, words: Words) -> None:
        box, zoom, name = plate.box, self._places.zoom, f"seat:{seat}"
        ring = _RINGS.get(plate.mark)
        # a ring grows outwards, further in high contrast: it would lie on large words
        out = 0.0 if ring is None else _RING_OUT * (1.5 if canvas.art.strong else 1)
        shape = Box(box.x - out, box.y - out, box.width + 2 * out, box.height + 2 * out)
        if name in cue.lit:
            glow(canvas, shape, focused=name == cue.focus)
        elif name == cue.focus:
            focus(canvas, shape)
        canvas.panel(shape.x, shape.y, shape.width, shape.height, ring=ring)
        roomy = box.width >= _ROOMY
        left = count = box.x + 8
        if plate.mask:
            face = 50.0 if roomy else _SMALL_FACE
            top = box.y + (8 if roomy else box.height - face - 3)
            canvas.picture(plate.mask, box.x + (8 if roomy else 4), top, face, face)
            left += 56 if roomy else 0
            count = left if roomy else box.x + 6 + face
        room = box.x + box.width - left - 8
        mark = _MARKS.get(plate.mark)
        if mark:
            canvas.picture(mark, box.x + box.width - 30, box.y + 6, 24, 24)
            room -= 24
        own = words.say("seat.you", name=plate.name) if plate.own else plate.name
        size = canvas.fitted(own, room, 19 * min(zoom, 1.4), theme.TEXT_BOLD)
        if canvas.text_width(own, size, theme.TEXT_BOLD) > room:  # a narrow plate at a couch's desk
            own = plate.name
            size = canvas.fitted(own, room, 19 * min(zoom, 1.4), theme.TEXT_BOLD)
        canvas.text(own, left, box.y + 20, size, theme.INK, theme.TEXT_BOLD, room=room)
        self._counts(canvas, plate, count, zoom)
        if name in cue.lit and names_seat(seat, cue):
            key(canvas, box.x + box.width - 20, box.y + box.height - 14, SEAT_KEYS[seat])

    @staticmethod
    def _counts(canvas: Canvas, plate: Plate, left: float, zoom: float) -> None:
        """Paint how many cards a seat holds, and a chain for each Boulet that all know of."""
        y, size, many = plate.box.y + 46, 20 * min(zoom, 1.3), plate.boulets
        edge = plate.box.x + plate.box.width
        wide = canvas.text_width(str(plate.held), size, theme.TITLE)
        if many and left + 28 + wide + 8 + 46 > edge:  # beside a face there is no room for all
            left -= 26
        else:
            canvas.picture("icon_hand", left, y - 12, 24, 24)
        canvas.text(str(plate.held), left + 28, y, size, theme.INK, theme.TITLE)
        x = left + 28 + wide + 8
        if many and x + 26 * many > edge - 4:
            x = min(x, edge - 46)
            canvas.picture("icon_boulet", x, y - 11, 22, 22)
            canvas.text(f"×{many}", x + 22, y, 18, theme.INK, theme.TEXT_BOLD)
            return
        for at in range(many):
            canvas.picture("icon_boulet", x + 26 * at, y - 13, 26, 26)

    def _piles(self, canvas: Canvas, written: Furniture, words: Words) -> None:
        zoom = self._places.zoom
        for box, count, word in (
            (self._places.stock, written.stock, "board.stock"),
            (self._places.discard, written.discard, "board.discard"),
        ):
            if word == "board.discard" or not count:
                slot(canvas, box.x, box.y, box.width, box.height)
            else:
                for step in (4, 2, 0):
                    middle = box.x + box.width / 2 - step, box.y + box.height / 2 - step
                    paint_card(canvas, Pose(*middle, box.width, BACK), words)
            text = words.say(word, n=count)
            room = self._places.discard.x - self._places.stock.x - 10
            size = canvas.fitted(text, room, 18 * min(zoom, 1.3), theme.TEXT_BOLD)
            canvas.text(
                text, box.x + box.width / 2, box.y + box.height + 18, size, theme.WHITE,
                theme.TEXT_BOLD, align="middle", outline=theme.INK,
            )  # fmt: skip

    def _ribbon(self, canvas: Canvas, written: Furniture, words: Words) -> None:
        """Paint the theme and its author on a ribbon, and what somebody says below their seat."""
        bubble = self._speech(canvas, written, words)
        if written.theme:
            said = words.say("board.theme", theme=theme_said(written.theme, words))
            author = written.plates[written.leader]
            room = _beside(self._places.ribbon, bubble)
            by = words.say("board.author", name=author.name)
            _on_ribbon(canvas, room, f"{by} {said}", author.mask, self._places.zoom)

    def _speech(self, canvas: Canvas, written: Furniture, words: Words) -> Box | None:
        """Paint what somebody says, and return the box where the ribbon must make room for it."""
        if written.speaker == NONE:
            return None
        places, plate = self._places, written.plates[written.speaker]
        key, said, card = written.speech
        name = spoken(card, words) if card else ""
        text = words.say(
            f"board.{key}", name=plate.name, text=theme_said(said, words) if said else "", card=name
        )
        x = plate.box.middle[0]
        own = plate.box.y > places.ribbon.y
        if own:
            box = places.speech
            top = plate.box.y + plate.box.height
        else:
            least, most = _SPOKEN
            size, high = 18 * places.zoom, places.ribbon.height + 2
            wide = max(least, min(most, canvas.text_width(text, size) / 2 + 70))
            while wide < _WHOLE and not _holds(canvas, text, wide, high):
                wide += _WIDER
            # it reaches outwards from whoever speaks, so that the ribbon has room beside it
            left = x - _EDGE if x >= places.ribbon.middle[0] else x + _EDGE - wide
            left = max(places.prompt.x, min(places.prompt.x + places.prompt.width - wide, left))
            box = Box(left, places.ribbon.y + 1, wide, high)
            leads = written.speaker == written.leader  # who lays no answer
            above = plate.box if leads else places.stands[written.speaker].card
            top = above.y + above.height + _RING_OUT / 2
        _bubble(canvas, box, text, places.zoom, (x, top))
        return None if own else box

    def _judged(self, canvas: Canvas, written: Furniture) -> None:
        """Mark what was validated, and what is contested now."""
        for thing in written.good:
            box = self._thing(thing, written)
            canvas.picture("vote_yes", box.x + box.width - 26, box.y - 12, 38, 38)
        if written.contested != UNCHOSEN:
            box = self._thing(written.contested, written)
            canvas.picture("icon_gavel", box.x + box.width - 30, box.y - 16, 46, 46)

    def _thing(self, thing: int, written: Furniture) -> Box:
        return self._places.pair[1] if thing == PAIR else self._places.stands[thing].card

    # ------------------------------------------------------------ what changes with a touch

    def _lit(self, canvas: Canvas, cue: Cue) -> None:
        """Paint a glow around cards of the table that may be touched."""
        for name in sorted({*cue.lit, cue.focus or ""}):
            kind, _, number = name.partition(":")
            if kind == "laid":
                box = self._places.stands[int(number)].card
            elif kind == "pair":
                first, last = self._places.pair
                box = Box(first.x, first.y, last.x + last.width - first.x, first.height)
            else:
                continue
            if name in cue.lit:
                glow(canvas, box, focused=name == cue.focus, radius=10)
            else:
                focus(canvas, box)

    def _hand(self, canvas: Canvas, frame: Frame, cue: Cue, words: Words) -> None:
        """Paint over the hand what may be chosen of it, and which key it has."""
        held = [pose for name, pose in frame.resting.items() if name.startswith("hand.")]
        held.sort(key=lambda pose: pose.x)
        zoom = self._places.zoom
        chosen: int = frame.furniture.chosen
        raised: Pose | None = None
        for index, pose in enumerate(held):
            name, face = f"hand:{index}", face_of(pose.face)
            picked = name == cue.chosen or (face is not None and f"face:{face}" in cue.touched)
            sealed = face is not None and chosen != NONE and face == chosen
            box = _box_of(pose)
            if picked or sealed:
                ring = theme.LEMON
                canvas.rect(box.x - 5, box.y - 11, box.width + 10, box.height + 12, ring, 14)
                up = replace(pose, y=pose.y - 6, lift=8)
                if name == cue.chosen and cue.drag is not None:
                    up = replace(pose, x=cue.drag[0], y=cue.drag[1], lift=14)
                paint_card(canvas, up, words)
            elif name == cue.focus:  # pointed at, not chosen: it stays where it lies
                focus(canvas, box)
            if zoom > 1 and face is not None and pose.width >= 90 and canvas.art.named:
                large_name(canvas, _box_of(pose), labelled(pose.face, words), zoom)
            if name in cue.lit or cue.chosen == name:
                hand_key(canvas, box, pose.x, index, cue, dim=False)
            if name == cue.focus:
                raised = pose
            if sealed:
                chosen = NONE
                canvas.picture("icon_sealed", box.x + box.width - 26, box.y - 16, 36, 36)
        if raised is not None and face_of(raised.face) is not None:
            hand = self._places.hand
            room = Box(hand.x, 0, hand.width, 0)
            whole_name(canvas, _box_of(raised), labelled(raised.face, words), zoom, room)


def _beside(ribbon: Box, bubble: Box | None) -> Box:
    """Return where the ribbon has its place: in the middle, or beside what somebody says."""
    if bubble is None:
        return ribbon
    left, right = ribbon.x - _ASIDE, ribbon.x + ribbon.width + _ASIDE
    before, behind = bubble.x - _FOLDS - left, right - bubble.x - bubble.width - _FOLDS
    if before > behind:
        return Box(left, ribbon.y, before, ribbon.height)
    return Box(right - behind, ribbon.y, behind, ribbon.height)


def _on_ribbon(canvas: Canvas, box: Box, said: str, face: str, zoom: float) -> None:
    """Write a theme on a ribbon as wide as its words, with folded ends and its author's face."""
    room = box.width - 84
    size = canvas.fitted(said, room, min(30.0, 26 * zoom), theme.TITLE)
    lines = [said]
    if canvas.text_width(said, size, theme.TITLE) > room:
        lines = canvas.even(said, room, size, theme.TITLE)
    long = max(canvas.text_width(line, size, theme.TITLE) for line in lines)
    wide = min(box.width, max(220.0, long + 88))
    x = box.x + (box.width - wide) / 2
    dark = (150, 24, 104)
    for left in (x - 22, x + wide - 14):
        canvas.panel(left, box.y + 9, 36, box.height - 6, 5, dark, shadow=False)
    canvas.panel(x, box.y, wide, box.height - 2, 8, theme.MAGENTA)
    if face:
        canvas.picture(face, x + 6, box.y - 3, 48, 48)
    for row, line in enumerate(lines):
        y = box.y + (box.height - 2) / 2 + size * _STEP * (row - (len(lines) - 1) / 2)
        canvas.text(line, x + 60, y, size, theme.WHITE, theme.TITLE, room=wide - 66)


def _tail(canvas: Canvas, root: float, top: float, at: tuple[float, float]) -> None:
    """Paint a bubble's tail from its upper edge to a point above it, without a line between."""
    line = 5.0 if canvas.art.strong else 2.5
    left, right = min(root - 12, at[0]) - line, max(root + 12, at[0]) + line
    wide, high = right - left, top + 2 * line - at[1] + line
    tip, base = f"{at[0] - left:.1f},{line:.1f}", high - 2 * line + 1
    a, b = root - 11 - left, root + 11 - left
    ink, paper = map(html, (theme.INK, theme.PAPER))
    canvas.drawing(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.1f} {high:.1f}">'
        f'<path d="M{a:.1f},{high:.1f} L{a:.1f},{base:.1f} L{tip} L{b:.1f},{base:.1f} '
        f'L{b:.1f},{high:.1f} z" fill="{paper}"/>'
        f'<path d="M{a:.1f},{base:.1f} L{tip} L{b:.1f},{base:.1f}" fill="none" stroke="{ink}" '
        f'stroke-width="{line}" stroke-linejoin="round"/></svg>',
        left, at[1] - line, wide, high,
    )  # fmt: skip


def _holds(canvas: Canvas, text: str, wide: float, high: float, size: float = FLOOR) -> bool:
    """Say whether a bubble of some width and height holds the lines of a text."""
    return len(canvas.wrap(text, wide - 24, size)) * size * _STEP <= high - 4


def _bubble(canvas: Canvas, box: Box, text: str, zoom: float, at: tuple[float, float]) -> None:
    """Write what somebody says in a bubble as high as its lines, its tail pointing to them."""
    room, size = box.width - 24, 18 * zoom
    while size > FLOOR and not _holds(canvas, text, box.width, box.height, size):
        size = max(FLOOR, size - 1)
    lines = canvas.wrap(text, room, size)
    step = size * _STEP
    high = min(box.height, max(40.0, len(lines) * step + 10))
    root = max(box.x + 30, min(box.x + box.width - 30, at[0]))
    canvas.panel(box.x, box.y, box.width, high, 14)
    _tail(canvas, root, box.y, at)
    for row, line in enumerate(lines):
        y = box.y + high / 2 + step * (row - (len(lines) - 1) / 2)
        canvas.text(line, box.x + 12, y, size, theme.INK, room=room)


def _said(written: Furniture, words: Words) -> str:
    if written.over or not written.leads:
        return words.say("bar.over" if written.over else "bar.before")
    name = written.plates[written.leader].name
    return words.say("bar.lead", n=written.leads, name=name)


def _box_of(pose: Pose) -> Box:
    high = pose.width * RATIO
    return Box(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)


def paint_pair(canvas: Canvas, box: Box, pictures: Sequence[str], words: Words) -> None:
    """Paint one card or two side by side into a box, as large as it holds."""
    wide = box.height / RATIO
    for number, picture in enumerate(pictures):
        x = box.x + box.width / 2 + (number - (len(pictures) - 1) / 2) * (wide + 14)
        image = card_image(canvas, picture, wide, words)
        canvas.put_centred(image, x, box.y + box.height / 2)

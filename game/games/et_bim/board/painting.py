"""Painting: a frame of the table onto a canvas.

What lies still is painted once onto a layer and kept until something of it changes; only what
moves is painted every frame (rendering.md: a static layer, turned pictures cached).
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.words import Words
from game.games.et_bim.board import plating
from game.games.et_bim.board.arrange import tile_picture
from game.games.et_bim.board.cue import ButtonCue, Cue
from game.games.et_bim.board.effects import paint_effect
from game.games.et_bim.board.places import RATIO, TILE_RATIO, Places
from game.games.et_bim.board.plates import Furniture
from game.games.et_bim.model.cards import BLANK, CARD_NAMES, GANG_NAMES, gang_of
from game.games.et_bim.model.state import State
from game.games.et_bim.telling import LogLine
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.layout import Box, Pose
from game.stage.timeline import Frame

BADGES = ("icon_badge_B", "icon_badge_C", "icon_badge_L", "icon_badge_X")
LOG_STEP = 33


def button_box(places: Places, index: int, count: int) -> Box:
    """Return where the index-th of so many buttons stands."""
    gap = 16
    whole = places.buttons
    width = min(376.0, (whole.width - gap * (count - 1)) / count)
    left = whole.x + (whole.width - width * count - gap * (count - 1)) / 2
    return Box(left + index * (width + gap), whole.y, width, 50)


class Painter:
    """Paints one table; keeps its still layer."""

    def __init__(self, places: Places, viewer: int | None) -> None:
        """Take the places of a table and whose eyes it is painted for."""
        self._places = places
        self._viewer = viewer
        self._still: tuple[object, Canvas] | None = None

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
        still = self._layer(canvas, frame, log, words)
        canvas.surface.blit(still.surface, (0, 0))
        self._identity(canvas, view, cue, words)
        self._cues(canvas, frame, cue, words)
        for effect, part in frame.effects:
            if effect.kind in ("trail", "look"):
                paint_effect(canvas, effect, part, words)
        for pose in frame.moving:
            paint_sprite(canvas, pose, words)
        for effect, part in frame.effects:
            if effect.kind not in ("trail", "look"):
                paint_effect(canvas, effect, part, words)
        if cue.preview is not None:
            plating.preview(canvas, self._places.seats[cue.preview.seat], cue.preview, words)

    # ------------------------------------------------------------ what lies still

    def _layer(self, canvas: Canvas, frame: Frame, log: Sequence[LogLine], words: Words) -> Canvas:
        key = (
            canvas.surface.get_size(),
            words.language,
            frame.furniture,
            len(log),
            tuple(frame.resting.items()),
        )
        if self._still is not None and self._still[0] == key:
            return self._still[1]
        size = canvas.surface.get_size()
        surface = (
            self._still[1].surface
            if self._still is not None and self._still[1].surface.get_size() == size
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
        self._log(layer, log, words)
        self._still = (key, layer)
        return layer

    def _ground(self, canvas: Canvas) -> None:
        canvas.surface.fill((86, 143, 99))
        canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))

    def _top_bar(self, canvas: Canvas, furniture: Furniture, words: Words) -> None:
        canvas.rect(0, 0, 1280, 44, theme.INK)
        canvas.rect(0, 44, 1280, 3, theme.LEMON)
        canvas.text(words.say("game.title"), 16, 23, 26, theme.LEMON, theme.TITLE)
        name = furniture.plates[furniture.turn].name if furniture.turn >= 0 else ""
        text = words.say("table.turn", n=furniture.number, name=name)
        if furniture.over:
            text = words.say("table.over")
        canvas.text(text, 150, 23, 20, theme.PAPER, room=560)
        canvas.text(words.say("table.menu"), 1264, 23, 18, theme.PAPER, align="right")
        canvas.text(words.say("table.rules"), 1022, 23, 18, theme.PAPER)
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

    # ------------------------------------------------------------ what changes with a touch

    def _identity(self, canvas: Canvas, view: State, cue: Cue, words: Words) -> None:
        if self._viewer is None:
            return
        box = self._places.identity
        canvas.panel(box.x, box.y, box.width, box.height, 16, theme.PLUM)
        high = box.height - 20
        width = min(high / TILE_RATIO, box.width * 0.43)
        high = width * TILE_RATIO
        top = box.y + (box.height - high) / 2
        dead = not view.alive[self._viewer]
        own = view.character_at(self._viewer)
        shown = own if cue.peek or dead else BLANK
        canvas.picture(tile_picture(shown), box.x + 10, top, width, high)
        x, room = box.x + 20 + width, box.width - 30 - width
        if shown != BLANK:
            plating.tile_name(canvas, shown, box.x + 10, top, width, words)
            key = "table.dead" if dead and not cue.peek else "table.with-you"
            small, font = theme.PALE_PLUM, theme.TEXT
            for row, line in enumerate(canvas.wrap(words.say(key), room, 18, font)[:2]):
                canvas.text(line, x, box.y + 30 + 22 * row, 18, small, font, room=room)
            gang = words.say(f"gang-name.{GANG_NAMES[gang_of(own)]}")
            canvas.picture(BADGES[gang_of(own)], x, box.y + 64, 40, 40)
            canvas.text(gang, x, box.y + 122, 20, theme.LEMON, theme.BUTTON, room=room)
            return
        title = canvas.wrap(words.say("table.identity"), room, 21, theme.BUTTON)
        for row, line in enumerate(title[:2]):
            canvas.text(line, x, box.y + 28 + 24 * row, 21, theme.LEMON, theme.BUTTON, room=room)
        y = box.y + 38 + 24 * len(title[:2]) + 6
        wide = canvas.text(words.say("table.hold"), x, y, 18, theme.PAPER)
        plating.key_cap(canvas, "I", x + wide + 7, y)
        canvas.text(words.say("table.to-see"), x, y + 30, 18, theme.PALE_PLUM, room=room)

    def _cues(self, canvas: Canvas, frame: Frame, cue: Cue, words: Words) -> None:
        """Paint what answers to the person: lit targets, focus, prompt, keys and buttons."""
        places = self._places
        self._lit(canvas, frame, cue, words)
        sentence = cue.reason or cue.prompt
        if sentence:
            box = places.prompt
            canvas.rect(box.x, box.y, box.width, box.height, theme.INK, 13, 0.92)
            colour = theme.LEMON if cue.reason else theme.PAPER
            lines = canvas.wrap(sentence, box.width - 32, 18, theme.TEXT)
            if len(lines) > 1:  # two short lines fit the bar as well
                for row, line in enumerate(lines[:2]):
                    y = box.y + 13 + 20 * row
                    canvas.text(line, box.x + box.width / 2, y, 18, colour, align="middle")
            else:
                x, y = box.middle
                canvas.text(sentence, x, y, 18, colour, align="middle")
        for index, button in enumerate(cue.buttons):
            box = button_box(places, index, len(cue.buttons))
            self._button(canvas, button, box, focused=cue.focus == f"button:{button.token}")

    def _lit(self, canvas: Canvas, frame: Frame, cue: Cue, words: Words) -> None:
        hands = sorted(
            (pose for name, pose in frame.resting.items() if name.startswith("hand.")),
            key=lambda pose: pose.x,
        )
        for index, pose in enumerate(hands):
            name = f"hand:{index}"
            raised = name in (cue.chosen, cue.focus)
            if raised:
                high = pose.width * RATIO
                left, top = pose.x - pose.width / 2, pose.y - high / 2
                ring = theme.LEMON if name in cue.lit or name == cue.chosen else theme.WOOD
                canvas.rect(left - 6, top - 12, pose.width + 12, high + 14, ring, 16)
                up = Pose(pose.x, pose.y - 6, pose.width, pose.face, z=pose.z, lift=8)
                paint_sprite(canvas, up, words)
            # while answering nothing is dimmed: the picture is the same whatever the hand
            dim = cue.lit and name not in cue.lit and not raised and not cue.touched
            dim = dim and len(cue.buttons) < 2
            plating.hand_key(canvas, pose, index, dim=bool(dim))
        for name in cue.lit:
            if name.startswith("seat:"):
                box = self._places.seats[int(name[5:])]
                plating.glow(canvas, box, focused=name == cue.focus)
            elif name == "middle":
                x, y, width = self._places.middle
                high = width * TILE_RATIO
                box = Box(x - width / 2, y - high / 2, width, high)
                plating.glow(canvas, box, focused=name == cue.focus, radius=9)
        if cue.focus and cue.focus not in cue.lit and cue.focus.startswith("seat:"):
            plating.focus(canvas, self._places.seats[int(cue.focus[5:])])
        if cue.focus == "identity":
            plating.focus(canvas, self._places.identity)

    def _button(self, canvas: Canvas, cue: ButtonCue, box: Box, *, focused: bool) -> None:
        fill = {"main": theme.LEMON, "bim": theme.MAGENTA}.get(cue.style, theme.PAPER)
        ink = theme.WHITE if cue.style == "bim" else theme.INK
        lip = tuple(int(part * 0.72) for part in fill)
        if focused:
            canvas.rect(box.x - 5, box.y - 5, box.width + 10, box.height + 14, theme.WHITE, 19)
        canvas.shadow(box.x, box.y, box.width, box.height + 4, 14, dx=2, dy=4, blur=4)
        shade = (lip[0], lip[1], lip[2])
        canvas.panel(box.x, box.y + 4, box.width, box.height, 14, shade, shadow=False)
        canvas.panel(box.x, box.y, box.width, box.height, 14, fill, shadow=False)
        key = canvas.text_width(cue.key_label, 18, theme.TEXT_BOLD) + 18
        label = canvas.text_width(cue.label, 22, theme.BUTTON)
        x = box.x + (box.width - max(30.0, key) - 10 - label) / 2
        plating.key_cap(canvas, cue.key_label, x, box.y + box.height / 2)
        canvas.text(
            cue.label, x + max(30.0, key) + 10, box.y + box.height / 2, 22, ink, theme.BUTTON
        )


def paint_sprite(canvas: Canvas, pose: Pose, words: Words) -> None:
    """Paint one picture with its shadow; large cards get their name written."""
    if pose.alpha <= 0.01 or pose.stretch < 0.03:
        return
    width = pose.width
    ratio = _ratio(pose.face)
    image, key = _image(canvas, pose, words)
    w = width * pose.scale * pose.stretch
    h = width * ratio * pose.scale
    _shadow(canvas, pose, w, h)
    if pose.stretch < 0.99:
        size = max(1, canvas.pixels(w)), max(1, canvas.pixels(h))
        image = pygame.transform.smoothscale(image, size)
    elif abs(pose.turn) >= 1 or abs(pose.scale - 1) > 0.01:
        image = canvas.art.turned(key, image, pose.turn, pose.scale)
    canvas.put_centred(image, pose.x, pose.y, pose.alpha)


def _shadow(canvas: Canvas, pose: Pose, width: float, high: float) -> None:
    """Paint what a card throws on the table: more when it is lifted, none when it is far turned."""
    if pose.face.startswith("tile") and pose.lift <= 0:
        return
    straight = abs((pose.turn + 90) % 180 - 90) < 16
    if not straight or width < 24:
        return
    left, top, radius = pose.x - width / 2, pose.y - high / 2, width * 0.1
    if pose.lift > 0.5:
        dx, dy, blur, dark = pose.lift * 0.5, pose.lift, 7.0, 90
    else:
        dx, dy, blur, dark = width * 0.02 + 1, width * 0.03 + 1.5, 2 + width * 0.02, 105
    # shadows are kept by size and darkness: coarse steps, or every frame would make its own
    alpha = round(dark * pose.alpha / 20) * 20
    width, high = round(width / 4) * 4, round(high / 4) * 4
    canvas.shadow(left, top, width, high, radius, dx=dx, dy=dy, blur=blur, alpha=alpha)


def _ratio(face: str) -> float:
    if face.startswith("tile"):
        return TILE_RATIO
    return 65 / 91 if face == "shield_across" else RATIO


def _image(canvas: Canvas, pose: Pose, words: Words) -> tuple[pygame.Surface, object]:
    w, h = canvas.pixels(pose.width), canvas.pixels(pose.width * _ratio(pose.face))
    key = (pose.face, w, words.language)
    if not pose.face.startswith("card_") or pose.face == "card_back":
        return canvas.art.picture(pose.face, w, h), key
    return plating.named_card(canvas, pose.face, pose.width, words), key

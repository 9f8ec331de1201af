"""Painting: a frame of the table onto a canvas.

What lies still is painted once onto a layer and kept until something of it changes; only what
moves is painted every frame (rendering.md: a static layer, turned pictures cached).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import Words
from game.games.et_bim import portraits
from game.games.et_bim.board import plating
from game.games.et_bim.board.arrange import tile_picture
from game.games.et_bim.board.cue import ButtonCue, Cue
from game.games.et_bim.board.effects import paint_effect
from game.games.et_bim.board.fans import paint_fan
from game.games.et_bim.board.places import RATIO, TILE_RATIO, Places
from game.games.et_bim.board.sprites import paint_sprite
from game.games.et_bim.board.still import StillLayer
from game.games.et_bim.model.cards import BLANK, GANG_NAMES, gang_of
from game.games.et_bim.model.state import State
from game.games.et_bim.telling import LogLine
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.caps import cap_width, key_cap
from game.stage.layout import Box, Pose
from game.stage.timeline import Frame

BADGES = ("icon_badge_B", "icon_badge_C", "icon_badge_L", "icon_badge_X")


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
        self._still = StillLayer(places)

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
        still = self._still.layer(canvas, frame, log, words)
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
            home, card = self._places.seats[cue.preview.seat], frame.resting.get(cue.preview.card)
            plating.preview(canvas, home, cue.preview, card, words)
        if cue.fan is not None and not frame.moving:
            names = [plate.name for plate in frame.furniture.plates]
            paint_fan(canvas, self._places, view, cue.fan, names, words)

    # ------------------------------------------------------------ what changes with a touch

    def _identity(self, canvas: Canvas, view: State, cue: Cue, words: Words) -> None:
        if self._viewer is None:
            return
        box = self._places.identity
        canvas.panel(box.x, box.y, box.width, box.height, 16, theme.PLUM)
        high = box.height - 20
        narrow = box.width < 230
        width = min(high / TILE_RATIO, box.width * (0.35 if narrow else 0.43))
        high = width * TILE_RATIO
        top = box.y + (box.height - high) / 2
        dead = not view.alive[self._viewer]
        own = view.character_at(self._viewer)
        shown = own if cue.peek or dead else BLANK
        canvas.picture(tile_picture(shown), box.x + 10, top, width, high)
        x, room = box.x + 20 + width, box.width - 30 - width
        if cue.peek:
            self._task(canvas, view, words)
        if shown != BLANK:
            plating.tile_name(canvas, shown, box.x + 10, top, width, words)
            key = "table.dead" if dead and not cue.peek else "table.with-you"
            small, font = theme.PALE_PLUM, theme.TEXT
            for row, line in enumerate(canvas.wrap(words.say(key), room, 18, font)[:2]):
                canvas.text(line, x, box.y + 30 + 22 * row, 18, small, font, room=room)
            gang = words.say(f"gang-name.{GANG_NAMES[gang_of(own)]}")
            canvas.picture(BADGES[gang_of(own)], x, box.y + 64, 40, 40)
            size = 18 if narrow else 20
            canvas.text(gang, x, box.y + 122, size, theme.LEMON, theme.BUTTON, room=room)
            return
        title = canvas.wrap(words.say("table.identity"), room, 21, theme.BUTTON)
        for row, line in enumerate(title[:2]):
            canvas.text(line, x, box.y + 28 + 24 * row, 21, theme.LEMON, theme.BUTTON, room=room)
        y = box.y + 38 + 24 * len(title[:2]) + 6
        wide = canvas.text(words.say("table.hold"), x, y, 18, theme.PAPER)
        key_cap(canvas, "i", x + wide + 7, y)
        canvas.text(words.say("table.to-see"), x, y + 30, 18, theme.PALE_PLUM, room=room)

    def _task(self, canvas: Canvas, view: State, words: Words) -> None:
        """Paint the viewer's secret mission above its identity, while it looks."""
        task = () if self._viewer is None else portraits.task(view, self._viewer, words)
        if not task:
            return
        name, text = task
        box = self._places.identity
        lines = canvas.wrap(text, 268, 18, theme.TEXT)
        high = 62 + 22 * len(lines)
        x, y = min(box.x, 1280 - 312), box.y - high - 8
        canvas.panel(x, y, 300, high, 16, theme.PLUM)
        canvas.picture("icon_mission", x + 14, y + 12, 26, 26)
        canvas.text(name, x + 48, y + 26, 18, theme.LEMON, theme.BUTTON, room=238)
        for row, line in enumerate(lines):
            canvas.text(line, x + 16, y + 56 + 22 * row, 18, theme.PAPER, theme.TEXT)

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
        if cue.clock is not None:
            box = places.prompt
            wide = (box.width - 24) * cue.clock
            canvas.rect(box.x + 12, box.y + box.height - 9, max(5, wide), 5, theme.LEMON, 2.5)
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
        fills = {"main": theme.LEMON, "bim": theme.MAGENTA, "non": theme.TOMATO}
        fill = fills.get(cue.style, theme.PAPER)
        ink = theme.WHITE if cue.style in ("bim", "non") else theme.INK
        lip = tuple(int(part * 0.72) for part in fill)
        if focused:
            canvas.rect(box.x - 5, box.y - 5, box.width + 10, box.height + 14, theme.WHITE, 19)
        canvas.shadow(box.x, box.y, box.width, box.height + 4, 14, dx=2, dy=4, blur=4)
        shade = (lip[0], lip[1], lip[2])
        canvas.panel(box.x, box.y + 4, box.width, box.height, 14, shade, shadow=False)
        canvas.panel(box.x, box.y, box.width, box.height, 14, fill, shadow=False)
        key = cap_width(canvas, cue.key)
        key += 12 if key else 0
        label = canvas.text_width(cue.label, 22, theme.BUTTON)
        x = box.x + (box.width - key - label) / 2
        key_cap(canvas, cue.key, x, box.y + box.height / 2)
        canvas.text(cue.label, x + key, box.y + box.height / 2, 22, ink, theme.BUTTON)

"""The identity: who one is, shown while one looks."""

from __future__ import annotations

from typing import Final

from game.core.words import Words
from game.gangs import portraits
from game.gangs.board import marks
from game.gangs.board.arrange import tile_picture
from game.gangs.board.places import TILE_RATIO, Places
from game.gangs.model.cards import BLANK, GANG_NAMES, gang_of
from game.gangs.model.state import State
from game.stage.cue import Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.paint.key_caps import cap_width, key_cap
from game.stage.table.place_cards import foot

BADGES: Final = ("icon_badge_B", "icon_badge_C", "icon_badge_L", "icon_badge_X")

_INSIDE: Final = 9.0


def paint_identity(
    canvas: Canvas, places: Places, viewer: int, view: State, cue: Cue, words: Words
) -> None:
    """Paint one's own portrait, and beside it how to look or who one is."""
    left, base, width = places.stand
    dead = not view.alive[viewer]
    own = view.character_at(viewer)
    shown = own if cue.peek or dead else BLANK
    top = base - width * TILE_RATIO
    if shown != BLANK or not places.stands:
        foot(canvas, left, base, width)
        canvas.picture(tile_picture(shown), left, top, width, width * TILE_RATIO)
    if cue.peek:
        _task(canvas, places, viewer, view, words)
    if shown == BLANK:
        _how_to_look(canvas, places, words)
        return
    marks.tile_name(canvas, shown, left, top, width, words)
    key = "table.dead" if dead and not cue.peek else "table.with-you"
    _told(canvas, _beside(canvas, places, told=True), words.say(key), gang_of(own), places, words)


def _beside(canvas: Canvas, places: Places, *, told: bool) -> Box:
    """Paint the panel beside the portrait, and return where its words are."""
    box = Box(138, 574, 126, 100 if not told else 130)
    if places.brief:
        box = Box(places.meeting.x, places.meeting.y, 400, 152)
    canvas.panel(box.x, box.y, box.width, box.height, 12, theme.PLUM)
    inside = 2 * _INSIDE
    return Box(box.x + _INSIDE, box.y + _INSIDE, box.width - inside, box.height - inside)


def _told(canvas: Canvas, box: Box, said: str, gang: int, places: Places, words: Words) -> None:
    """Write which gang it is, with its badge."""
    zoom = places.zoom if places.brief else min(places.zoom, 1.1)
    name = words.say(f"gang-name.{GANG_NAMES[gang]}")
    side = min(44.0, box.height - 70) if not places.brief else 56.0
    canvas.picture(BADGES[gang], box.x, box.y, side, side)
    y = box.y + side
    low = box.y + box.height - y
    size, lines = filled(canvas, said, box.width, low * 0.5, 18 * zoom)
    if places.brief:
        canvas.text(lines[0], box.x + side + 10, box.y + side / 2, size, theme.PALE_PLUM)
    else:
        for row, line in enumerate(lines[:2]):
            canvas.text(line, box.x, y + (row + 0.6) * size * 1.1, size, theme.PALE_PLUM,
                        room=box.width)  # fmt: skip
    size = canvas.fitted(name, box.width, 21 * zoom, theme.BUTTON)
    low_line = box.y + box.height - size * 0.55
    canvas.text(name, box.x, low_line, size, theme.LEMON, theme.BUTTON, room=box.width)


def _how_to_look(canvas: Canvas, places: Places, words: Words) -> None:
    """Write the question, and what to hold to see the answer; in large words the key alone."""
    left, base, width = places.stand
    if places.brief:
        wide = cap_width(canvas, "i")
        key_cap(canvas, "i", left + width - wide + 4, base - 20)
        return
    text, room = words.say("table.hidden"), width * 0.62  # right of the badge
    size = canvas.fitted(text, room, 18, theme.BUTTON)
    y = base - width * TILE_RATIO * 0.095
    canvas.text(text, left + width * 0.65, y, size, theme.INK, theme.BUTTON, align="middle",
                room=room)  # fmt: skip
    box = _beside(canvas, places, told=False)
    title = words.say("table.identity")
    size, lines = filled(canvas, title, box.width, 44, 18 * min(places.zoom, 1.1), theme.BUTTON)
    for row, line in enumerate(lines):
        y = box.y + (row + 0.5) * size * LINE
        canvas.text(line, box.x, y, size, theme.LEMON, theme.BUTTON, room=box.width)
    y = box.y + box.height - 20
    hold = words.say("table.hold")
    cap = cap_width(canvas, "i")
    size = canvas.fitted(hold, box.width - cap - 7, 18)
    x = box.x
    if cap:
        x += canvas.text(hold, x, y, size, theme.PAPER) + 7
    key_cap(canvas, "i", x, y)


def _task(canvas: Canvas, places: Places, viewer: int, view: State, words: Words) -> None:
    """Paint the viewer's secret mission above its identity, while it looks."""
    task = portraits.task(view, viewer, words)
    if not task:
        return
    name, text = task
    zoom, told = places.zoom, places.meeting
    wide = 290 * zoom if not places.brief else told.width
    size = 18 * zoom
    lines = canvas.wrap(text, wide - 32, size, theme.TEXT)
    title, heading = filled(canvas, name, wide - 62, 60, size, theme.BUTTON)
    head = 20 + len(heading) * title * LINE
    high = head + 12 + len(lines) * size * 1.2
    x, y = 10.0, places.stand[1] - 150 - high
    if places.brief:  # over who one is
        x, y = told.x, told.y - high - 4
    elif places.duel is not None:  # towards the middle, where no seat lies under it
        x, y = 236.0, places.asking.y - 8 - high
    elif y < places.asking.y + places.asking.height and x + wide > places.asking.x:
        y = places.asking.y - 8 - high  # never under what is asked
    canvas.panel(x, y, wide, high, 16, theme.PLUM)
    canvas.picture("icon_mission", x + 14, y + 12, 26, 26)
    for row, line in enumerate(heading):
        middle = y + 14 + (row + 0.5) * title * LINE
        canvas.text(line, x + 48, middle, title, theme.LEMON, theme.BUTTON)
    for row, line in enumerate(lines):
        canvas.text(line, x + 16, y + head + (row + 0.5) * size * 1.2, size, theme.PAPER)

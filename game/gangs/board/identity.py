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
from game.stage.board import Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.filling import LINE, filled
from game.stage.paint.key_caps import cap_width, key_cap

BADGES: Final = ("icon_badge_B", "icon_badge_C", "icon_badge_L", "icon_badge_X")

_WORTH: Final = 0.75
"""So much of its size the question may lose for one more word below it."""


def paint_identity(
    canvas: Canvas, places: Places, viewer: int, view: State, cue: Cue, words: Words
) -> None:
    """Paint the panel: a tile, and how to look or who one is."""
    box, zoom = places.identity, places.zoom
    canvas.panel(box.x, box.y, box.width, box.height, 16, theme.PLUM)
    part = 0.35 if box.width < 230 else 0.43
    # the tile is smaller where words need its room
    part *= 1.0 if zoom <= 1.25 else 0.78
    width = min((box.height - 20) / TILE_RATIO, box.width * part)
    high = width * TILE_RATIO
    top = box.y + (box.height - high) / 2
    dead = not view.alive[viewer]
    own = view.character_at(viewer)
    shown = own if cue.peek or dead else BLANK
    canvas.picture(tile_picture(shown), box.x + 10, top, width, high)
    x = box.x + 20 + width
    beside = Box(x, box.y + 10, box.x + box.width - 10 - x, box.height - 20)
    if cue.peek:
        _task(canvas, places, viewer, view, words)
    if shown == BLANK:
        _how_to_look(canvas, beside, zoom, words)
        return
    marks.tile_name(canvas, shown, box.x + 10, top, width, words)
    key = "table.dead" if dead and not cue.peek else "table.with-you"
    _told(canvas, beside, words.say(key), gang_of(own), zoom, words)


def _told(canvas: Canvas, box: Box, said: str, gang: int, zoom: float, words: Words) -> None:
    """Write which gang it is, with its badge."""
    name = words.say(f"gang-name.{GANG_NAMES[gang]}")
    size, lines = filled(canvas, name, box.width, 56, 20 * zoom, theme.BUTTON)
    foot = box.y + box.height - len(lines) * size * LINE
    for row, line in enumerate(lines):
        y = foot + (row + 0.5) * size * LINE
        canvas.text(line, box.x, y, size, theme.LEMON, theme.BUTTON, room=box.width)
    high = foot - box.y - 44
    size, lines = filled(canvas, said, box.width, high, 18 * zoom)
    for row, line in enumerate(lines[: max(1, int(high / size))]):
        y = box.y + (row + 0.5) * size * LINE
        canvas.text(line, box.x, y, size, theme.PALE_PLUM, room=box.width)
    canvas.picture(BADGES[gang], box.x, foot - 42, 40, 40)


def _how_to_look(canvas: Canvas, box: Box, zoom: float, words: Words) -> None:
    """Write the question, and what to hold to see the answer; the last word where it has room."""
    hold, see = words.say("table.hold"), words.say("table.to-see")
    title, small = words.say("table.identity"), 18 * min(zoom, 1.25)
    high = box.height - 32 - 6
    size, lines = filled(canvas, title, box.width, high, 21 * zoom, theme.BUTTON)
    less, fewer = filled(canvas, title, box.width, high - small * LINE, 21 * zoom, theme.BUTTON)
    fits = len(fewer) * less * LINE <= high - small * LINE + 1
    last = small * LINE if fits and less >= _WORTH * size else 0.0
    if last:
        size, lines = less, fewer
    foot = 32 + last
    high = len(lines) * size * LINE
    y = box.y + max(0.0, (box.height - foot - 6 - high) / 2)
    for row, line in enumerate(lines):
        middle = y + (row + 0.5) * size * LINE
        canvas.text(line, box.x, middle, size, theme.LEMON, theme.BUTTON, room=box.width)
    y += high + 6 + 16
    cap = cap_width(canvas, "i")
    size = canvas.fitted(hold, box.width - cap - 7, 18 * zoom)
    x = box.x
    if canvas.text_width(hold, size) <= box.width - cap - 7:
        x += canvas.text(hold, box.x, y, size, theme.PAPER) + 7
    key_cap(canvas, "i", x, y)
    if last:
        size = canvas.fitted(see, box.width, small)
        canvas.text(see, box.x, y + 16 + last / 2, size, theme.PALE_PLUM, room=box.width)


def _task(canvas: Canvas, places: Places, viewer: int, view: State, words: Words) -> None:
    """Paint the viewer's secret mission above its identity, while it looks."""
    task = portraits.task(view, viewer, words)
    if not task:
        return
    name, text = task
    box, zoom = places.identity, places.zoom
    wide = 300 * min(zoom, 1.4)
    size = 18 * zoom
    lines = canvas.wrap(text, wide - 32, size, theme.TEXT)
    title, heading = filled(canvas, name, wide - 62, 60, size, theme.BUTTON)
    head = 20 + len(heading) * title * LINE
    high = head + 12 + len(lines) * size * 1.2
    x, y = min(box.x, 1280 - wide - 12), box.y - high - 8
    prompt = places.prompt
    beside = x + wide < prompt.x or x > prompt.x + prompt.width
    if not beside and y < prompt.y + prompt.height:  # never under what is asked
        y = prompt.y - high - 8
    canvas.panel(x, y, wide, high, 16, theme.PLUM)
    canvas.picture("icon_mission", x + 14, y + 12, 26, 26)
    for row, line in enumerate(heading):
        middle = y + 14 + (row + 0.5) * title * LINE
        canvas.text(line, x + 48, middle, title, theme.LEMON, theme.BUTTON)
    for row, line in enumerate(lines):
        canvas.text(line, x + 16, y + head + (row + 0.5) * size * 1.2, size, theme.PAPER)

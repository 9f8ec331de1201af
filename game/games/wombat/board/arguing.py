"""Arguing: what may be said in a debate, written where its key says it; the towers stay in sight.

Seats are accused by their own figures, towers said to be robbed on the towers, roles below.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from game.core.words import Words
from game.games.wombat.board.caps import OF_PLACE, cap, devices
from game.games.wombat.board.places import PROMPT, TOWERS, Places
from game.games.wombat.board.talking import ACCUSING, argued
from game.games.wombat.board.touches import SEAT_PLACES
from game.games.wombat.board.writing import alike, write
from game.games.wombat.model.places import SPINDLES
from game.games.wombat.tokens import PLACE
from game.stage.board import Cue
from game.stage.input.last_device import GAMEPAD
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

ASKED: Final = Box(PROMPT.x, PROMPT.y, PROMPT.width, 38)
"""What is asked stands here, while phrases stand below it."""
_CHIPS: Final = Box(PROMPT.x, PROMPT.y + 38, PROMPT.width, PROMPT.height - 38)


def argued_boxes(places: Iterable[int]) -> dict[int, Box]:
    """Return by place where a debate offers what its key says: on the towers, and in a row."""
    found, wide = {}, TOWERS.width / SPINDLES
    row = sorted((one for one in places if one >= SPINDLES), key=lambda one: (one == ACCUSING, one))
    for place in range(SPINDLES):
        x = TOWERS.x + wide * place
        found[place] = Box(x + 4, TOWERS.y + TOWERS.height - 44, wide - 8, 40)
    step = min(220.0, (_CHIPS.width - 12) / max(1, len(row)))
    # what begins an accusation is painted for gamepads alone, and comes last
    right = _CHIPS.x + _CHIPS.width - 6
    left = min(_CHIPS.middle[0] - step * (len(row) - 1) / 2, right - step * len(row))
    for order, place in enumerate(row):
        found[place] = Box(left + order * step + 3, _CHIPS.y + 2, step - 6, _CHIPS.height - 6)
    return found


def paint_argued(
    canvas: Canvas,
    offered: Mapping[int, str],
    places: Places,
    cue: Cue,
    names: tuple[str, ...],
    words: Words,
) -> None:
    """Paint what may be said now."""
    canvas.rect(_CHIPS.x, _CHIPS.y - 6, _CHIPS.width, _CHIPS.height + 6, theme.INK, 13, 0.92)
    if ACCUSING in offered and offered[ACCUSING] != "accuse":  # by the places of seats alone
        for place, said in offered.items():
            seat = int(said.partition(":")[2])
            if place == SEAT_PLACES[seat]:
                plate = places.plates[seat]
                cap(canvas, OF_PLACE, place, plate.x + plate.width - 40, plate.y + 6)
        return
    pads = canvas.art.hands.device == GAMEPAD
    boxes = argued_boxes(offered)
    written = {
        place: argued(one, names, words)
        for place, one in offered.items()
        if place != ACCUSING or pads
    }
    capped = 42.0 if devices(canvas.art.hands, shared=False) else 10.0
    rooms = {
        place: Box(box.x + capped, box.y + 2, box.width - capped - 8, box.height - 4)
        for place, box in boxes.items()
    }
    size = alike(canvas, [(text, rooms[at]) for at, text in written.items()], 20 * places.zoom,
                 theme.BUTTON)  # fmt: skip
    for place, text in written.items():
        box = boxes[place]
        ring = theme.LEMON if cue.focus == f"{PLACE}{place}" else None
        canvas.panel(box.x, box.y, box.width, box.height, 12, theme.PAPER, shadow=False, ring=ring)
        write(canvas, text, rooms[place], size, theme.INK, theme.BUTTON)
        cap(canvas, OF_PLACE, place, box.x + 7, box.y + (box.height - 28) / 2)

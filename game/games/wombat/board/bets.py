"""Bets: what whoever is out bets by what they touch, and how the four towers' bets are painted.

Whoever is out points as the living do, and that is a guess of the ghost league: in the dark at who
is the Wicked, in a vote at whom it puts out. How many towers will stand they say by four verbs that
they need no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.words import Words
from game.games.wombat.board.caps import OF_VERB, STEP, cap, columns, seat_caps
from game.games.wombat.board.places import NOTES, Places, head_box
from game.games.wombat.board.writing import DUSK, MOON, NIGHT, alike, write
from game.games.wombat.ghosts import NEXT, NOBODY, TOWERS, WHO, dark
from game.games.wombat.model import state as at
from game.games.wombat.model.roles import WICKED
from game.games.wombat.model.state import State
from game.games.wombat.tokens import SEAT, SKY_TOKEN, VERBS
from game.stage.board import Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas

_CHIP: Final = 54.0
"""How wide it is on a verb's key, around one screen, how many towers it bets."""
_ASKED: Final = 56.0
"""How high it is around one screen what those who are out are asked."""
HEIGHTS: Final = VERBS[:4]
"""By how many towers will stand, the verb whose key bets that."""


def bets_of(view: State, seat: int) -> Mapping[str, tuple[str, int]]:
    """Return what a seat that is out may bet now, by what it touches: a question, an answer.

    Who knows to be the Wicked does not guess who it is.
    """
    if view.alive[seat] or view.options.practice:
        return {}
    if view.phase in (at.STRAW, at.FINAL):
        pointed = {f"{SEAT}{one}": (NEXT, int(one)) for one in view.living()}
        return {**pointed, SKY_TOKEN: (NEXT, NOBODY)}
    if not dark(view):
        return {}
    heights = {verb: (TOWERS, n) for n, verb in enumerate(HEIGHTS)}
    if view.roles[seat] == WICKED:
        return heights
    others = (one for one in range(view.seats) if one != seat)
    return {**heights, **{f"{SEAT}{one}": (WHO, one) for one in others}}


def paint_asked(canvas: Canvas, asked: str, zoom: float) -> float:
    """Paint around one screen what those who are out may bet on; return what is free above."""
    box = Box(NOTES.x, NOTES.y - 8 - _ASKED, NOTES.width, _ASKED)
    canvas.rect(box.x, box.y, box.width, box.height, DUSK, 14)
    room = Box(box.x + 12, box.y + 3, box.width - 24, box.height - 6)
    write(canvas, asked, room, 20 * zoom, theme.LEMON, align="left")
    return box.y - 8


def paint_shared(canvas: Canvas, places: Places) -> None:
    """Paint by whose keys they bet there; nothing of it follows from what anybody presses."""
    boxes = dict(zip(VERBS, places.verbs, strict=True))
    for n, verb in enumerate(HEIGHTS):
        box = boxes[verb]
        x, y = box.x + box.width - _CHIP - 8, box.y + 3
        canvas.rect(x, y, _CHIP, 24, NIGHT, 12)
        canvas.text(str(n), x + 10, y + 13, 20, theme.LEMON, theme.BUTTON)
        canvas.picture("icon_brick", x + 26, y + 1, 22, 22)
    for seat, plate in enumerate(places.plates):
        seat_caps(canvas, seat, plate, head_box(plate))


def paint_heights(canvas: Canvas, places: Places, cue: Cue, words: Words) -> None:
    """Paint in the dark how many towers may be bet on, where the living have their verbs."""
    boxes = dict(zip(VERBS, places.verbs, strict=True))
    said = {verb: words.say("ghosts.stand", n=n) for n, verb in enumerate(HEIGHTS)}
    aside = 10 + STEP * max(1, columns(canvas.art.hands))
    rooms = {
        verb: Box(box.x + aside, box.y + 6, box.width - aside - 8, box.height - 12)
        for verb, box in boxes.items()
    }
    size = alike(canvas, [(text, rooms[verb]) for verb, text in said.items()],
                 22 * places.zoom, theme.BUTTON)  # fmt: skip
    for verb, text in said.items():
        box, stands = boxes[verb], verb in cue.bets
        if cue.focus == verb:
            canvas.focus(box.x, box.y, box.width, box.height)
        canvas.picture("clod_lit" if stands else "clod", box.x, box.y, box.width, box.height)
        cap(canvas, OF_VERB, verb, box.x + 8, box.y + 8)
        if stands:
            canvas.picture("mark_right", box.x + 10, box.y + box.height - 38, 28, 28)
        write(canvas, text, rooms[verb], size, theme.LEMON if stands else MOON, theme.BUTTON)

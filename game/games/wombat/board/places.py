"""Places: where everything lies on the screen, in units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.games.wombat.tokens import VERBS
from game.stage.motion.layout import Box
from game.stage.table.replay_bar import side_foot

_GRID: Final = ((3, 4, 5), (0, 1, 2), (6, 7, 8), (9, 10, 11))
BOX: Final = Box(250, 58, 560, 484)
"""The box that everybody builds in."""
_GAP: Final = 6.0
_FACE: Final = 56.0
"""How large a head is, at most."""
SIDE: Final = Box(822, 58, 446, 650)
"""The right edge: time, what one's hand holds, what it is about, what was felt last."""
_SEATS: Final = Box(12, 58, 226, 484)
_FOOT: Final = Box(12, 552, 798, 156)
CLOCK: Final = Box(822, 58, 446, 92)
TALLY: Final = Box(822, 154, 446, 52)
"""Where it stands in the light who got how many points, and why."""
HAND: Final = Box(822, 160, 446, 150)
PAW: Final = Box(HAND.x, HAND.y + 42, HAND.width, 96)
"""What one's paw holds, below the words that say so."""
DOING: Final = Box(822, 320, 446, 92)
NOTES: Final = Box(822, 422, 446, 286)
HEARD: Final = Box(NOTES.x, NOTES.y + NOTES.height - 150, NOTES.width, 150)
"""Where captions of sounds stand: over the foot of the notes."""
ASIDE: Final = Box(822, 160, 446, 548)
"""All of the right edge below the time."""
SPEECH: Final = Box(NOTES.x, NOTES.y + 8, NOTES.width, 120)
"""Where a character's line stands."""
LEAST_SPEECH: Final = 72.0
"""Less height has no room for a name and a line below it."""
LOOSE: Final = Box(NOTES.x, CLOCK.y + CLOCK.height + 96, NOTES.width, 76)
"""Where it stands in the dark around one screen how many bricks lie about."""
TOWERS: Final = Box(250, 58, 560, 340)
FLOOR: Final = Box(250, 404, 560, 138)
VERDICT: Final = Box(250, 404, 560, 184)
"""Where it stands how the vote that counts ended: over loose bricks, and what was asked."""
AT_CLOCK: Final = Box(CLOCK.x + 106, CLOCK.y + 8, 54, 54)
"""A count by the light stands between the time, which it keeps standing, and the score."""
TOWER_HIGH: Final = 222.0
"""How high a tower is at most that stands at the foot of this."""
ABOVE_TOWERS: Final = Box(TOWERS.x + 8, TOWERS.y + 5, TOWERS.width - 16, 46)
"""Where a character's line stands in the light: over no tower, and nothing that is written."""
PROMPT: Final = Box(12, 552, 798, 84)
BUTTONS: Final = Box(12, 648, 798, 54)
UNDER_PROMPT: Final = Box(12, 642, 798, 66)
"""Where a character's line stands once all is over: no buttons are left there."""
OUT_BUTTONS: Final = Box(NOTES.x, NOTES.y + NOTES.height - 54, NOTES.width, 54)
"""Where the buttons of a seat that is out stand in the dark."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything lies at one table."""

    cells: tuple[Box, ...]
    """By place of the box."""
    plates: tuple[Box, ...]
    """By seat."""
    verbs: tuple[Box, ...]
    """By verb, as ``VERBS`` lists them."""
    role: Box
    """Beside the last verb."""
    slots: tuple[Box, Box]
    """The two bricks that a hand can hold."""
    zoom: float
    foot: float
    """Where the right edge ends."""


def head_box(plate: Box) -> Box:
    """Return where the head of whoever sits at a plate is."""
    wide = min(_FACE, plate.height - 12)
    return Box(plate.x + 8, plate.y + 6, wide, wide)


@cache
def places_for(seats: int, zoom: float, *, replay: bool = False) -> Places:
    """Return the places of a table of so many seats, with words so many times larger.

    In a ``replay`` a bar stands at the foot.
    """
    cells = [Box(0, 0, 0, 0)] * sum(map(len, _GRID))
    wide, high = (BOX.width - 2 * _GAP) / 3, (BOX.height - 3 * _GAP) / 4
    for row, places in enumerate(_GRID):
        for at, place in enumerate(places):
            x, y = BOX.x + at * (wide + _GAP), BOX.y + row * (high + _GAP)
            cells[place] = Box(x, y, wide, high)
    tall = min(120.0, (_SEATS.height - _GAP * (seats - 1)) / seats)
    plates = tuple(
        Box(_SEATS.x, _SEATS.y + at * (tall + _GAP), _SEATS.width, tall) for at in range(seats)
    )
    columns = 4
    verb_wide = (_FOOT.width - (columns - 1) * 8) / columns
    verb_high = (_FOOT.height - 8) / 2
    verbs = tuple(
        Box(
            _FOOT.x + at % columns * (verb_wide + 8), _FOOT.y + at // columns * (verb_high + 8),
            verb_wide, verb_high,
        )
        for at in range(len(VERBS) + 1)
    )  # fmt: skip
    half = (HAND.width - 36) / 2
    slots = (
        Box(HAND.x + 12, HAND.y + 40, half, HAND.height - 50),
        Box(HAND.x + 24 + half, HAND.y + 40, half, HAND.height - 50),
    )
    foot = side_foot(zoom) if replay else SIDE.y + SIDE.height
    return Places(tuple(cells), plates, verbs[:-1], verbs[-1], slots, zoom, foot)

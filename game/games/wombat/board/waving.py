"""Waving: a paw among shadows moves by a key, so that its own person finds it where all look.

All paws, bots' too, wave once a round by themselves, each at a moment of its own. A key brings the
next wave of its paw forward and adds none. So who presses sees which paw answers, and nobody else
can tell that wave from the others. Whether the key stops something besides makes no difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.core.commands import PAD
from game.core.luck import key_of
from game.core.words import Words
from game.games.wombat.board.bricks import halo
from game.games.wombat.board.caps import STEP, devices, parts, stop_caps
from game.games.wombat.board.places import CLOCK
from game.games.wombat.board.touches import PAD_STOP
from game.games.wombat.board.writing import DUSK, MOON, NIGHT, SLATE, write
from game.games.wombat.model.options import TICKS
from game.stage.live_play import Gathered
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.key_caps import cap_of

WAVING: Final = TICKS
"""So many ticks a paw waves."""
ROUND: Final = 10 * TICKS
"""After how many ticks each paw waves by itself again."""
_FRESH: Final = 8 * TICKS
"""For so long after a build began the key stands out."""
_ASIDE: Final = 7.0
"""How far a paw moves to either side."""
BOX: Final = Box(CLOCK.x, CLOCK.y + CLOCK.height + 10, CLOCK.width, 76)
"""Where it stands what to press."""


@dataclass(frozen=True, slots=True)
class Wave:
    """A paw that waves, as far as all may know it: its number and where it was, not whose it is."""

    paw: int
    place: int


def begins(build: int, paw: int, number: int) -> int:
    """Return in which tick of a build a paw waves by itself in one of its rounds, from 0 on."""
    return number * ROUND + key_of("wave", build, paw, number) % (ROUND - WAVING) + 1


def gathered_tick(gathered: Gathered) -> int:
    """Return the tick by which paws wave while people find theirs."""
    return gathered.ms * TICKS // 1000 + 1


class Waves:
    """Which paws wave in one build."""

    def __init__(self, build: int = 0) -> None:
        """Begin a build."""
        self._build = build
        self._came: dict[int, int] = {}
        """By paw, when it came where it is."""
        self._asked: dict[int, tuple[int, int]] = {}
        """By paw, when it was last asked to wave, and where it was."""
        self._spent: dict[int, int] = {}
        """By paw, how many of its rounds have had their wave."""

    def came(self, tick: int, paw: int) -> None:
        """Take in that a paw came to a place, or got its number: from its next wave on it waves."""
        self._came[paw] = tick

    def ask(self, tick: int, paw: int, place: int) -> None:
        """Bring the next wave of a paw forward."""
        now = (tick - 1) // ROUND
        had = now + (begins(self._build, paw, now) <= tick)
        self._asked[paw] = (tick, place)
        self._spent[paw] = max(self._spent.get(paw, 0), had) + 1

    def now(self, tick: int, shades: Mapping[int, int]) -> frozenset[int]:
        """Return which paws wave; who moves on waves no more, for its number may be another's."""
        return frozenset(paw for paw, place in shades.items() if self._waves(tick, paw, place))

    def _waves(self, tick: int, paw: int, place: int) -> bool:
        asked, where = self._asked.get(paw, (-WAVING, place))
        came = self._came.get(paw, 0)
        if where == place and came <= asked and 0 <= tick - asked < WAVING:
            return True
        number = (tick - 1) // ROUND
        since = begins(self._build, paw, number)
        by_itself = number >= self._spent.get(paw, 0) and came <= since
        return by_itself and 0 <= tick - since < WAVING


def wave(canvas: Canvas, tick: int, x: float, y: float, wide: float) -> None:
    """Paint a paw that waves."""
    halo(canvas, x, y, wide * 1.3, theme.LEMON, 0.5)
    aside = (0, _ASIDE, 0, -_ASIDE)[tick % 4]
    canvas.picture("paw", x + aside - wide / 2, y - wide / 2, wide, wide)


def wave_key(canvas: Canvas, tick: int, words: Words, zoom: float) -> None:
    """Paint by which keys a paw waves."""
    fresh = tick <= _FRESH
    canvas.rect(BOX.x, BOX.y, BOX.width, BOX.height, theme.LEMON if fresh else SLATE, 16)
    canvas.rect(BOX.x + 3, BOX.y + 3, BOX.width - 6, BOX.height - 6, NIGHT if fresh else DUSK, 14)
    x, middle = BOX.x + 12, BOX.middle[1]
    held = parts(canvas.art.hands)
    if held:
        x += stop_caps(canvas, x, middle - (14 if len(held) == 1 else 31), held) + 4
    if len(devices(canvas.art.hands, shared=True)) > len(held):
        cap_of(canvas, PAD + PAD_STOP, x, middle)
        x += STEP + 14
    room = Box(x, BOX.y + 6, BOX.x + BOX.width - x - 12, BOX.height - 12)
    write(canvas, words.say("dark.wave"), room, 20 * zoom, MOON, theme.TEXT, align="left")

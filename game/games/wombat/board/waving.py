"""Waving: a paw among shadows moves by a key, so that its own person finds it where all look.

Time is cut into beats. In each every paw, bots' too, waves or rests by a luck of its own: seldom it
waves. A key lets its paw wave in the beat that begins next, and later it rests in one in which it
would have waved. Whether the key stops something besides makes no difference.

Among three paws and more no press is answered by one alone. Another waves along, the next of all
others in an order drawn by luck; and the one that waved along with the press before rests, unless a
key asks for it, too. Of two paws each waves alone: whoever knows one knows both. What does somebody
learn among more of them?

- By one press: that its paw is one of at least two. Each that waves is as likely the one, for luck
  takes the others alike: whoever guesses is right half of the time at best.
- By two in a row: they are never answered by the same paws, so what waved with one of them alone is
  not the one. As hardly a paw waves by itself, mostly one is left.
- By as many as there are paws: with each other paw in turn the paw has waved and it has not. One is
  left for certain.

Who presses and who listens see the same: what shows a person their paw shows it whoever knows whose
press each was. So one press gives nobody away, and two tell it to whoever watched those fingers
twice, and to nobody else: who knows not who pressed, or takes presses of two for one's, finds none.
A paw that moves on begins anew with another order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
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

BEAT: Final = 3
"""So many ticks a paw waves or rests: few enough that a press seems answered at once."""
SELDOM: Final = 3
"""In so many of a hundred beats each paw waves by itself: about every ten seconds. So a press is
answered by two paws, and hardly ever by more: people who looked for theirs saw most of them wave
once, and took another's for it."""
_RESTS: Final = 6
"""Of so many beats in which a paw would wave it rests in one for each wave that a key added."""
_FRESH: Final = 8 * TICKS
"""For so long after a build began the key stands out."""
GATHERED_MS: Final = 200
"""How long a tick is while people find their paws: a beat is then long enough to be looked for."""
_ASIDE: Final = 0.2
"""How far a paw moves to either side, against its width;"""
_LARGER: Final = 1.2
"""and how much larger it is meanwhile."""
BOX: Final = Box(CLOCK.x, CLOCK.y + CLOCK.height + 10, CLOCK.width, 76)
"""Where it stands what to press."""


@dataclass(frozen=True, slots=True)
class Wave:
    """A paw that waves, as far as all may know it: its number and where it was, not whose it is."""

    paw: int
    place: int


def beat_of(tick: int) -> int:
    """Return in which beat a tick is."""
    return (tick - 1) // BEAT


def by_itself(build: int, paw: int, beat: int) -> bool:
    """Return whether a paw waves in a beat of a build, unless a key or a rest has changed it."""
    return key_of("wave", build, paw, beat) % 100 < SELDOM


def gathered_tick(gathered: Gathered) -> int:
    """Return the tick by which paws wave while people find theirs."""
    return gathered.ms // GATHERED_MS + 1


class Waves:
    """Which paws wave in one build."""

    def __init__(self, build: int = 0) -> None:
        """Begin a build."""
        self._build = build
        self._came: dict[int, int] = {}
        """By paw, the beat in which it came where it is, or got its number."""
        self._asked: dict[int, dict[int, int]] = {}
        """By paw, in which beats a key lets it wave, and where it was then."""
        self._rests: dict[int, set[int]] = {}
        """By paw, in which beats it rests for that."""

    def came(self, tick: int, paw: int) -> None:
        """Take in that a paw came to a place, or got its number: from the next beat on it waves."""
        self._came[paw] = beat_of(tick)
        self._asked.pop(paw, None)  # what a key asked for may be another's now
        self._rests.pop(paw, None)

    def ask(self, tick: int, paw: int, place: int) -> None:
        """Let a paw wave in the next beat, and rest in a later one if that adds a wave."""
        beat, asked = beat_of(tick) + 1, self._asked.setdefault(paw, {})
        rests = self._rests.setdefault(paw, set())
        if beat not in asked and (beat in rests or not by_itself(self._build, paw, beat)):
            rests.add(self._free(paw, beat, rests))
        asked[beat] = place

    def _free(self, paw: int, beat: int, taken: AbstractSet[int]) -> int:
        """Return the beat after one in which a paw rests: by luck, so that no rest tells a wave."""
        while True:
            beat += 1
            may = by_itself(self._build, paw, beat) and beat not in taken
            if may and not key_of("rest", self._build, paw, beat) % _RESTS:
                return beat

    def now(self, tick: int, shades: Mapping[int, int]) -> frozenset[int]:
        """Return which paws wave; who just came rests, for its number may be another's."""
        beat = beat_of(tick)
        may = [paw for paw in shades if self._came.get(paw) != beat]
        asked = {paw for paw in may if self._asked.get(paw, {}).get(beat) == shades[paw]}
        waving = {
            paw
            for paw in may
            if by_itself(self._build, paw, beat) and beat not in self._rests.get(paw, ())
        }
        along: set[int] = set()
        for paw in asked:
            now, before = self._along(paw, beat, shades, may)
            waving -= before
            along |= now
        return frozenset(asked | waving | along)

    def _along(
        self, paw: int, beat: int, shades: Iterable[int], may: Sequence[int]
    ) -> tuple[set[int], set[int]]:
        """Return which other waves along with an asked paw, and which one did the time before.

        Where the next may not wave, for it just came, the one after it does.
        """
        asked = list(self._asked[paw])
        press = asked.index(beat)
        others = sorted(
            (other for other in shades if other != paw),
            key=lambda other: key_of("along", self._build, paw, asked[0], other),
        )
        if len(others) <= 1:  # with but one other no press would show which of them it is
            return set(), set()
        turn = others[press % len(others) :] + others[: press % len(others)]
        now = next((other for other in turn if other in may), None)
        before = {turn[-1]} if press else set()
        return ({now} if now is not None else set()), before - {now}


def wave(canvas: Canvas, tick: int, box: Box) -> Box:
    """Paint a paw that waves about where it lies, and return where it is now."""
    (x, y), wide = box.middle, box.width
    halo(canvas, x, y, wide * 1.2, theme.LEMON, 0.4)
    aside, large = (0, wide * _ASIDE, -wide * _ASIDE)[tick % BEAT], wide * _LARGER
    there = Box(x + aside - large / 2, y - large / 2, large, large)
    canvas.picture("paw", there.x, there.y, large, large)
    return there


def wave_key(canvas: Canvas, tick: int, words: Words, zoom: float) -> None:
    """Paint by which keys a paw waves."""
    fresh = tick <= _FRESH
    canvas.rect(BOX.x, BOX.y, BOX.width, BOX.height, theme.LEMON if fresh else SLATE, 16)
    canvas.rect(BOX.x + 3, BOX.y + 3, BOX.width - 6, BOX.height - 6, NIGHT if fresh else DUSK, 14)
    x, middle = BOX.x + 12, BOX.middle[1]
    held = parts(canvas.hints)
    if held:
        x += stop_caps(canvas, x, middle - (14 if len(held) == 1 else 31), held) + 4
    if len(devices(canvas.hints, shared=True)) > len(held):
        cap_of(canvas, PAD + PAD_STOP, x, middle)
        x += STEP + 14
    room = Box(x, BOX.y + 6, BOX.x + BOX.width - x - 12, BOX.height - 12)
    write(canvas, words.say("dark.wave"), room, 20 * zoom, MOON, theme.TEXT, align="left")

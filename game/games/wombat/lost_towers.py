"""Lost towers: what stood in a build and was gone by the light, and whose paw began it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model.places import SIZE, SIZES, SPINDLES, TOWER, TURNED, sizes, sound
from game.games.wombat.model.state import HAND, NO_BRICK, State
from game.games.wombat.rules.fold import apply

_LEAST: Final = 2
"""Of a tower that was never complete, so many bricks have to be gone."""
WELL_ON: Final = 3
"""A tower of so many bricks is well on its way."""


@dataclass(frozen=True, slots=True)
class Lost:
    """A tower that stood higher than the light showed it."""

    number: int
    """How many facts there were before it began to fall."""
    build: int
    tick: int
    place: int
    """Which spindle it stood on then."""
    seat: int
    stood: int
    """How many of its bricks lay right before; all of them: it was complete."""
    left: int
    """How many did at the light."""
    wrong: int = 0
    """The size of the wrong brick that was laid on it; 0 where one was taken off."""

    @property
    def complete(self) -> bool:
        """Whether it was complete."""
        return self.stood == SIZES


def lost_towers(state: State, events: Sequence[Any]) -> Iterator[Lost]:
    """Yield the lost towers of every build, folding all events into an empty table."""
    best, fell, laid = [0] * SPINDLES, dict[int, Lost](), dict[int, Lost]()
    for number, event in enumerate(events):
        moved = isinstance(event, hidden.Moved)
        before = [standing(state, spindle) for spindle in range(SPINDLES)] if moved else []
        apply(state, event)
        match event:
            case hidden.Scattered():
                best = [standing(state, spindle) for spindle in range(SPINDLES)]
                fell, laid = {}, {}
            case ev.Scraped():
                old = list(best)
                for place in range(SPINDLES):
                    best[TURNED[place]] = old[place]
                fell = {TURNED[place]: one for place, one in fell.items()}
            case hidden.Moved(_, brick, old_place, new_place):
                paw = max(old_place, new_place) - HAND
                if new_place < SPINDLES:
                    laid[brick] = Lost(number, state.number, state.tick, new_place, paw, 0, 0)
                for place in range(SPINDLES):
                    now = standing(state, place)
                    if now >= best[place]:
                        best[place] = now
                        fell.pop(place, None)
                    elif before[place] == best[place]:
                        wrong = SIZE[brick] if new_place == place else 0
                        fell[place] = Lost(number, state.number, state.tick, place, paw,
                                           best[place], now, wrong)  # fmt: skip
            case ev.Lit():
                for place in range(SPINDLES):
                    left, one = standing(state, place), fell.get(place)
                    if one is not None and (one.complete or one.stood - left >= _LEAST):
                        yield replace(one, left=left)
                    elif (brick := _wrong(state, place)) in laid and _high(state, place):
                        yield replace(laid[brick], stood=left, left=left, wrong=SIZE[brick])
            case _:
                pass


def _high(state: State, spindle: int) -> bool:
    """Say whether a tower stood so high that a wrong brick in it cost something."""
    return len(state.lying[spindle]) >= WELL_ON


def _wrong(state: State, spindle: int) -> int:
    """Return the lowest brick of a tower that lies wrong, ``NO_BRICK`` where none does."""
    stack = state.lying[spindle]
    right = sound(sizes(stack))
    return stack[right] if right < len(stack) else NO_BRICK


def standing(state: State, spindle: int) -> int:
    """Return how many bricks of a tower lie right; one with a brick too many is not complete."""
    stack = sizes(state.lying[spindle])
    return SIZES if stack == TOWER else min(SIZES - 1, sound(stack))

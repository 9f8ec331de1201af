"""False calls: what the Bad said of towers in the dark that cost the Good these towers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.games.wombat.model import events as ev
from game.games.wombat.model import hidden
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import SIZE, SIZES, SPINDLES, sizes, sound
from game.games.wombat.model.roles import BAD
from game.games.wombat.model.state import HAND, NO_BRICK, State
from game.games.wombat.rules.fold import apply

_LAYING: Final = 3 * TICKS
"""How long a hand takes to find and lay a brick: with less left for each, nothing was spoilt."""


@dataclass(frozen=True, slots=True)
class FalseCall:
    """What somebody of the Bad, still in the build, said of a tower that could be completed."""

    number: int
    """How many facts there were before it."""
    build: int
    tick: int
    seat: int
    phrase: Phrase
    place: int
    lacked: int
    """How many bricks the tower lacked."""
    told: int
    """How many bricks it was said to have."""
    brick: int = NO_BRICK
    """The brick that was told to come next, and was laid there by the Good."""

    def leads_to(self, brick: int) -> bool:
        """Say whether whoever believes it lays that brick next."""
        return self.told + SIZE[brick] == SIZES

    @property
    def wrong(self) -> int:
        """The size of that brick; 0 where nobody touched the tower again."""
        return 0 if self.brick == NO_BRICK else SIZE[self.brick]


def false_calls(state: State, events: Sequence[Any]) -> Iterator[FalseCall]:
    """Yield the calls that kept a tower from being completed, folding all events.

    A tower was said to be done, and nobody touched it again; or to be as high as it was not, and
    the next that was laid there was what that height asks for. Where the box turned, or somebody
    told the truth of that tower, nothing came of a call.
    """
    open_calls: dict[int, FalseCall] = {}
    for number, event in enumerate(events):
        match event:
            case ev.Said(seat, phrase) if state.phase == at.BUILD and state.alive[seat]:
                _hear(state, open_calls, number, seat, phrase)
            case hidden.Moved(_, brick, old, new) if min(old, new) < SPINDLES:
                one = open_calls.get(min(old, new))
                if one is None or one.brick != NO_BRICK:
                    pass
                elif one.leads_to(brick) and new < SPINDLES and state.team(old - HAND) != BAD:
                    open_calls[new] = replace(one, brick=brick)
                else:
                    del open_calls[one.place]
            case ev.BuildBegan() | ev.Scraped():
                open_calls.clear()
            case ev.Lit():
                yield from (one for one in open_calls.values() if _decided(state, one))
            case _:
                pass
        apply(state, event)


def _hear(
    state: State, open_calls: dict[int, FalseCall], number: int, seat: int, phrase: Phrase
) -> None:
    """Take in what is said of a tower: what is true takes back what was false."""
    if not phrase.of_tower:
        return
    place, told = phrase.place, phrase.height
    stack = sizes(state.lying[place])
    before = open_calls.get(place)
    if before is not None:
        if before.brick == NO_BRICK and told in (None, len(stack)):
            del open_calls[place]
        return
    lacks = SIZES - len(stack)
    time = state.options.ticks - state.tick
    waits = sound(stack) == len(stack) and 0 < lacks * _LAYING <= time
    if waits and told is not None and told != len(stack) and state.team(seat) == BAD:
        open_calls[place] = FalseCall(
            number, state.number, state.tick, seat, phrase, place, lacks, told
        )


def _decided(state: State, one: FalseCall) -> bool:
    """Say whether a tower stayed incomplete by what was said of it."""
    stack = state.lying[one.place]
    if one.brick == NO_BRICK:
        return one.told >= SIZES
    right = sound(sizes(stack))
    return right == SIZES - one.lacked and stack[right:][:1] == [one.brick]

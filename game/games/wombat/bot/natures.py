"""Natures: what a character is like, at every level: talk, trust, boldness, pointing.

Each rate stands on its card (``persona.NAME``) in tenths. Natures change how often something is
done, never what is perceived, remembered or known, and nothing of them shows in the dark that
anybody else's hand might not do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.ai.personas import PERSONAS
from game.core.luck import Stream
from game.games.wombat.bot.minds import Mind
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.state import State

_PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class Nature:
    """What a character is like; shares are of a hundred times."""

    talks: int | None = None
    """So many of a hundred bricks it lays it tells of; None: as its level does."""
    believes: int = 100
    """So much of what somebody it does not suspect says of a tower it takes in."""
    forgives: int = 0
    """So much of what somebody it does suspect says it takes in all the same."""
    dares: int = 100
    """As the Wicked: so many acts where others dare a hundred."""
    lies: int = 100
    """As the Wicked: so many lies where others dare a hundred."""
    hunts: int = 0
    """So often it points at whom it suspects most in a straw vote where others point at the sky."""
    holds: int = 0
    """So often it points at the sky in a straw vote where others point at somebody."""
    returns: int = 0
    """So often it points in a straw vote at somebody who pointed at it last."""
    whims: int = 0
    """So often it points at anybody in a straw vote, as the fancy takes it."""


PLAIN: Final = Nature()
NATURES: Final[Mapping[str, Nature]] = {
    "rosa": Nature(forgives=50),
    "hugo": Nature(talks=80, dares=120),
    "ana": Nature(talks=100, holds=60),
    "kim": Nature(returns=80),
    "leo": Nature(lies=150),
    "zoe": Nature(talks=100, hunts=70),
    "max": Nature(dares=80, holds=40),
    "lou": Nature(believes=90, hunts=50),
    "noe": Nature(talks=70),
    "iris": Nature(believes=90, dares=110),
    "sami": Nature(dares=130),
    "jade": Nature(whims=40),
}
"""The twelve. The straw vote puts nobody out (W17), so that pointing by nature costs little."""
assert set(NATURES) == {its.id for its in PERSONAS}


def natured(mind: Mind, nature: Nature) -> Mind:
    """Return a level's mind as a character has it."""
    talks = mind.talks if nature.talks is None else nature.talks
    return replace(mind, talks=talks, boldness=mind.boldness * nature.dares / 100)


class Temper:
    """A nature at work in one match, with luck of its own: a level draws as it did."""

    def __init__(self, nature: Nature = PLAIN, seed: int = 0) -> None:
        """Take a nature; ``seed`` is the bot's own."""
        self.nature = nature
        self._chance = Stream(seed)
        self._straws: dict[tuple[int, int], int] = {}
        """By round and by what the level would do, whom it points at in the straw vote."""

    def takes_in(self, *, doubted: bool) -> bool:
        """Say whether it believes what somebody says, whom its level doubts or does not."""
        return self._drawn(self.nature.forgives if doubted else self.nature.believes)

    def straw(self, view: State, seat: int, target: int, suspect: int) -> int:
        """Return whom it points at in the straw vote where its level would point at a target.

        The same for either team: a habit tells of nobody's. Asked twice it answers alike.
        """
        key = view.number, target
        if key not in self._straws:
            self._straws[key] = self._pointed(view, seat, target, suspect)
        return self._straws[key]

    def _pointed(self, view: State, seat: int, target: int, suspect: int) -> int:
        its = self.nature
        others = [other for other in view.living() if other != seat]
        back = [one for one in others if view.opened and view.opened[one] == seat]
        if back and self._drawn(its.returns):
            return back[self._chance.below(len(back))]
        if self._drawn(its.whims):
            return others[self._chance.below(len(others))]
        if target == SKY:
            return suspect if self._drawn(its.hunts) else SKY
        return SKY if self._drawn(its.holds) else target

    def _drawn(self, percent: int) -> bool:
        """Draw whether something happens that does so many of a hundred times."""
        if percent in (0, _PERCENT):
            return percent > 0
        return self._chance.below(_PERCENT) < percent

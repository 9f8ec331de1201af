"""A beginner at Branle-bas de Wombat's table: honest, slow, and guilty of nothing but being new.

It lays little and at times what does not fit, says hardly a word, keeps a brick in its paw when the
gong comes, and points at the sky.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import Action
from game.games.wombat.model.options import Options
from game.games.wombat.model.places import CARRIED, SPINDLES
from tests.bench.wombat_people import Habit, Person

HABIT: Final = Habit((9, 12), talks=25)
HOLDS: Final = 80
"""With so many ticks left a paw that holds a brick stays as it is."""
WRONG: Final = 12
"""Of a hundred bricks it is about to fetch or lay, so many are laid on any tower, unfelt."""


class Beginner(Person):
    """Somebody who plays for the first time."""

    def __init__(self, seat: int, options: Options, seed: int) -> None:
        """Sit down."""
        super().__init__(seat, options, seed, HABIT)

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return a verb, mostly none; what it holds at the gong it keeps."""
        late = self.view.options.ticks - self.view.tick < HOLDS
        if self.view.phase == at.BUILD and late and self.view.hands[self.seat].sizes:
            return None
        return super().choose(legal)

    def _tears(self) -> bool:
        return False

    def verb(self) -> Action:
        """Return what the hand, which is free, does next: at times it lays unfelt."""
        hand = self.view.hands[self.seat]
        if hand.sizes and hand.sizes[0] and self._chance.below(100) < WRONG:
            if hand.place < SPINDLES:
                return act.Lay(1)
            return act.Go(self._other(range(SPINDLES)))
        return super().verb()

    def bring(self) -> Action:
        """Keep what fits nowhere while there is room for another one."""
        told = super().bring()
        room = len(self.view.hands[self.seat].sizes) < CARRIED
        return self._fetch() if isinstance(told, act.Drop) and room else told

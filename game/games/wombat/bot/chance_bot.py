"""A bot of chance: any verb, now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.wombat.bot.senses import FirstLook
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model.actions import Action
from game.games.wombat.model.options import Options
from game.games.wombat.model.state import State
from game.games.wombat.rules.legality import fill

EVERY: Final = 6
"""In one of so many ticks it does something."""


class ChanceBot:
    """Plays any legal verb, every one as likely."""

    def __init__(self, seat: int, options: Options, seed: int) -> None:
        """Sit down."""
        self.seat, self._seed = seat, seed
        self._view = State(options)
        self._heard = 0
        self._first_look = FirstLook(options)

    def hear(self, events: Sequence[ev.Event]) -> None:
        """Count what the seat was told, and time."""
        self._heard += len(events)
        for event in events:
            self._first_look.hear(event)

    def choose(self, legal: Sequence[Action]) -> Action | None:
        """Return any of the verbs, mostly none."""
        chance = Stream(key_of("chance", self._seed, self._heard))
        if not legal or self._first_look.looks or chance.below(EVERY):
            return None
        if act.READY in legal:
            return act.READY
        return fill(self._view, Seat(self.seat), legal[chance.below(len(legal))], chance)

"""Pressing: which keys are to be pressed, which were, and when the next may be."""

from __future__ import annotations

from typing import Final

from game.games.wombat.bot.minds import Mind
from game.games.wombat.bot.senses import LEAST, KeyPace, choosing
from game.games.wombat.model import actions as act
from game.games.wombat.model.actions import TICK_MS, Verb
from game.games.wombat.model.places import CARRIED
from game.games.wombat.model.state import Hand

AHEAD: Final = 3
"""So many ticks after a free hand's key the next one is pressed ahead: it waits. By then the first
one was carried out, so that the second is among what is legal."""
LOST: Final = 25
"""After so many ticks without a word a key is known to have done nothing."""
IDLE: Final = 20
"""Who has nothing to do thinks again after so many ticks."""
OFFERED: Final = 6
"""Of so many kinds one chooses with an empty hand; bricks in it add to them. Neither a role nor
what was felt changes this: how long a choice takes tells nothing."""


class Keys:
    """What one pair of eyes-closed hands is about to press."""

    def __init__(self, mind: Mind) -> None:
        """Begin with nothing to press."""
        self._mind = mind
        self.pace = KeyPace()
        self.program: list[Verb] = []
        """What is decided upon, one after the other."""
        self._flight: list[Verb] = []
        """What was pressed and is not yet known to have begun."""
        self._pressed = 0
        self._ready: int | None = None
        """The time, in milliseconds, from which on what was decided upon may be pressed."""
        self.laying = 0
        """The size that is laid, as far as one knows."""

    def clear(self) -> None:
        """Forget what was meant to be pressed."""
        self.program, self._flight, self._ready = [], [], None

    def settle(self) -> None:
        """Know that nothing that was pressed is still to begin."""
        self._flight = []

    def began(self, verb: Verb) -> None:
        """Know that a verb began: what was pressed before it is over."""
        if verb in self._flight:
            del self._flight[: self._flight.index(verb) + 1]

    def decide(self, late: int, hand: Hand) -> None:
        """Something is to be answered that is known since a time; choosing takes its time."""
        if self._ready is None or not self.program:
            offered = OFFERED + min(len(hand.sizes), CARRIED)
            self._ready = late + choosing(self._mind, offered)

    def drop(self, late: int, hand: Hand) -> None:
        """Let go of what was decided upon, and decide anew."""
        self.program = []
        self.decide(late, hand)

    def due(self, now: int) -> bool:
        """Say whether one has chosen, in time for the question of a tick."""
        return self._ready is not None and now * TICK_MS + LEAST >= self._ready

    def wait(self, ticks: int, now: int) -> None:
        """Think again only later."""
        self._ready = (now + ticks) * TICK_MS

    def chosen(self) -> None:
        """What was to be answered is answered."""
        self._ready = None

    def free(self, now: int, hand: Hand) -> bool:
        """Say whether the hand may be given its next verb: none, or one, runs ahead."""
        if self._flight and now - self._pressed >= LOST and hand.running is None:
            self._flight, self.program = [], []
        if not self._flight:
            return True
        ahead = hand.running is None and len(self._flight) == 1 and self.program
        return bool(ahead) and now - self._pressed >= AHEAD

    def press(self, now: int, verb: Verb, hand: Hand) -> Verb:
        """Press a key."""
        self.pace.press(now)
        if isinstance(verb, act.Lay):
            sizes = hand.sizes
            self.laying = sizes[verb.slot - 1] if verb.slot <= len(sizes) else 0
        if not isinstance(verb, (act.Say, act.Stop)):
            self._flight.append(verb)
            self._pressed = now
        return verb

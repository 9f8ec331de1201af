"""Overhearing: what people around one screen have begun to say to everybody, as all may see it.

What is said is said in somebody's name, so that whose it is tells nothing. It stands there until it
is said or taken back: whoever waits in the middle loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scenes.shared.live_hands import LiveHand
from game.stage.live_play import Begun, LivePlay

FRESH_MS: Final = 4000
"""So long after a press of theirs all see what somebody may say next."""


class Overhearing:
    """Who has begun to say what."""

    def __init__(self, live: LivePlay, lay: Callable[[], None]) -> None:
        """Begin with nobody; ``lay`` lays the table anew."""
        self._live = live
        self._lay = lay
        self._waited: dict[LiveHand, float] = {}
        """By who pressed a key of what they say, how long ago; the newest last."""
        self._shown: tuple[Begun, ...] = ()

    def press(self, hand: LiveHand) -> None:
        """Take in that somebody pressed a key."""
        self._waited.pop(hand, None)
        self._waited[hand] = 0.0
        self._show()

    def pass_time(self, ms: float) -> None:
        """Let time pass: what waits is shown as something that waits."""
        if self._waited:
            self._waited = {hand: waited + ms for hand, waited in self._waited.items()}
            self._show()

    def _show(self) -> None:
        self._waited = {hand: waited for hand, waited in self._waited.items() if hand.aloud}
        begun = tuple(
            Begun(hand.seat, hand.aloud, waited < FRESH_MS) for hand, waited in self._waited.items()
        )
        if begun != self._shown:
            self._shown = begun
            self._live.overhear(begun)
            self._lay()

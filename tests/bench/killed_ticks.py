"""A match in real time, told tick by tick as it is played, by a process that may be killed.

``killed_match`` plays it. What a tick brought is told just before it is written down, since nobody
else knows what bots did in it; what was done in a tick that has not ended is told by nobody, and
lost.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.core.luck import Stream
from game.core.seats import CLOCK
from game.session import Session
from game.store.chronicle import Chronicle
from game.tour.matches import by_chance

PRESSES: Final = (0.1, 0.25, 1.0)
"""How often a person presses in a tick: about as fast as hands are free, faster than that, and as
who hammers: in every tick."""


class Ticks:
    """The ticks of one match, by whoever sits at its keyboard."""

    def __init__(self, session: Session, chance: random.Random, tell: Callable[..., None]) -> None:
        """Listen to what the session writes of its ticks."""
        self._session = session
        self._chance = chance
        self._tell = tell
        self._often = chance.choice(PRESSES)
        self._told = False
        self._given: list[Any] = []
        give, record_tick = Chronicle.give, Chronicle.record_tick

        def given(file: Chronicle, seat: int, action: Mapping[str, Any], why: Any) -> None:
            self._given.append([seat, dict(action)])
            give(file, seat, action, why)

        def ticked(file: Chronicle, action: Mapping[str, Any], late: Sequence[int]) -> None:
            self._tell(will="tick", what=[*self._given, [int(CLOCK), dict(action)]])
            self._told, self._given = True, []
            record_tick(file, action, late)

        Chronicle.give = given  # type: ignore[method-assign]
        Chronicle.record_tick = ticked  # type: ignore[method-assign]

    def play(self) -> None:
        """Let people press, and a tick end."""
        session, chance = self._session, self._chance
        for seat in session.humans:
            if seat in session.asked() and chance.random() < self._often:
                session.submit(seat, by_chance(session, seat, Stream(chance.getrandbits(64))))
        while session.asked() and not session.hurry():
            time.sleep(0.0005)
        if self._told:
            self._tell(did="tick")
        self._told = False

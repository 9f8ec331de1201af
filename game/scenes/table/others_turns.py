"""Others' turns: at a large table, turns that do not concern the viewer go by faster."""

from __future__ import annotations

from typing import Any, Final

from game.core.seats import Seat
from game.core.survival import Survival
from game.games import game_of
from game.scenes.kit import Kit
from game.session import Session
from game.store.settings import OTHERS_ALWAYS, OTHERS_LARGE

LARGE: Final = 8
"""At so many seats the turns of others are many, and go by faster unless one chose otherwise."""
QUICK: Final = 2.5
"""How much faster such a turn goes by."""
LONG_MS: Final = 800
"""How long such a turn runs at the usual pace before it is hurried to its end."""
HURRIED: Final = 8.0
LATE_MS: Final = 950
"""After how long each picture that is left takes one frame: no such turn takes over 1.2 s."""
AT_ONCE: Final = 40.0
FALL_MS: Final = 1080
"""How long the picture of somebody who is put out takes."""


class OthersTurns:
    """How fast the turns of others go by at one person's table.

    A turn keeps its usual pace from the moment it concerns the viewer. No other takes over 1.2 s
    at the usual pace; one that puts somebody out gives what is left of that to this picture.
    """

    def __init__(self, kit: Kit, session: Session, viewer: Seat | None) -> None:
        """Begin before the first turn."""
        self._kit = kit
        self._seats = session.head.seats
        self._viewer = viewer
        self._survival: Survival | None = game_of(session.head.game).survival
        self._turn: Seat | None = None
        self._living = 0
        self._concerns = True
        self._falls = False
        self._elapsed = 0.0

    def update(self, view: Any) -> None:
        """Take in what the viewer is shown."""
        if self._survival is None or self._viewer is None:
            return
        living = len(self._survival.living(view))
        if (turn := self._survival.turn_of(view)) != self._turn:
            self._turn, self._living, self._elapsed = turn, living, 0.0
            self._concerns = turn is None
        concerned = self._viewer in self._survival.concerned(view)
        self._concerns = self._concerns or concerned
        self._falls = living < self._living

    def pass_time(self, ms: float) -> None:
        """Let a turn last so many milliseconds more."""
        self._elapsed += ms * (self._kit.settings.pace or 1.0)

    def rate(self, left_ms: float) -> float:
        """Return how much faster than usual all runs, by how long a picture still takes."""
        chosen = self._kit.settings.others_turns
        wished = chosen == OTHERS_ALWAYS or (chosen == OTHERS_LARGE and self._seats >= LARGE)
        if self._concerns or self._viewer is None or not wished:
            return 1.0
        if self._falls and left_ms and self._elapsed < FALL_MS:
            pace = self._kit.settings.pace or 1.0
            return max(QUICK, left_ms * pace / (FALL_MS - self._elapsed))
        if self._elapsed < LONG_MS:
            return QUICK
        return HURRIED if self._elapsed < LATE_MS else AT_ONCE

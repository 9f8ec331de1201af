"""The tick clock: real time at a table runs, is counted in, or waits for a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.scenes.kit import Kit
from game.scenes.table.countdown import COUNTED, CountScene
from game.session import Session
from game.stage.input.inputs import KeyPressed
from game.stage.motion.layout import Box

STEP: Final = 10
"""So many ticks pass when somebody lets time pass, au pas."""


class TickClock:
    """The time of one match on a screen; in a game of turns it only passes."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Stand still until it was counted in."""
        self._kit = kit
        self._session = session
        self.itself: Callable[[], bool] = lambda: False
        """Says whether the table counts down by itself now."""
        self.count_box: Callable[[], Box | None] = lambda: None
        """Says where the table has room for a count, None for its middle."""
        self.plays: Callable[[KeyPressed], bool] = lambda _: False
        """Says whether a key plays at the table, whatever it means elsewhere."""
        self.meanwhile: Callable[[float], object] = lambda _: None
        """Takes in for how many milliseconds it is counted; returns what the table shows of it."""
        self.shows_by: Callable[[KeyPressed], object] = lambda _: None
        """Takes in a key of a count, as far as it shows its person anything."""
        self._counted = False
        self._count: CountScene | None = None
        self._ticks = 0
        """How many ticks pass by themselves, au pas."""
        self._stands = True

    def counted(self) -> CountScene | None:
        """Return what counts time in, where it stood still and begins again."""
        if self._counted or not self._session.real_time:
            return None
        if self.itself():  # nothing lies over that count, and every press is heard
            self._counted = True
            return None
        self._count = CountScene(
            self._kit, self._session, self.count_box, self.plays, self.meanwhile, self.shows_by
        )
        return self._count

    def early(self) -> Sequence[KeyPressed]:
        """Return once what was pressed while time was counted in."""
        count, self._count = self._count, None
        return () if count is None else count.early

    def resume(self, result: object) -> None:
        """Take in that something lay over the table: time stood still, unless it was counted in."""
        self._counted = result == COUNTED
        if not self._counted:
            self._count = None
        self._ticks = 0
        self._stands = True

    def let_pass(self) -> None:
        """Let a second pass, where time waits for a person."""
        if self._session.head.house.steps:
            self._ticks = STEP

    def pass_(self, ms: float, asks: bool) -> None:
        """Let time pass; au pas it stands while somebody is asked who could begin something."""
        session = self._session
        if session.real_time and session.head.house.steps and asks and not self._ticks:
            self._stands = True
            return
        before = session.moves
        session.pass_time(ms)
        self._stands = False
        if self._ticks and session.moves != before:
            self._ticks -= 1

    @property
    def due_ms(self) -> float | None:
        """How long until a tick ends, while time runs."""
        return self._session.due_ms if self._counted and not self._stands else None

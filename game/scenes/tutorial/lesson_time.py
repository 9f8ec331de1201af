"""Time at a lesson's table: it stands where somebody reads or tries, and runs as told."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.kit import Kit
from game.scenes.table.countdown import CountScene
from game.scenes.table.tick_clock import TickClock
from game.session.lesson import LessonSession


class LessonTime(TickClock):
    """The time of one part: where bots play freely it goes as at any table."""

    def __init__(self, kit: Kit, session: LessonSession, held: Callable[[], bool]) -> None:
        """Take what says whether there is something to read."""
        super().__init__(kit, session)
        self._lesson = session
        self._held = held

    def counted(self) -> CountScene | None:
        """Return what counts time in, before everybody plays freely."""
        return None if self._lesson.scripted or self._held() else super().counted()

    def pass_(self, ms: float, asks: bool) -> None:
        """Let time pass, as far as the lesson says, or once nothing is to be read."""
        if not self._lesson.scripted:
            if not self._held():
                super().pass_(ms, asks)
        elif self._lesson.runs or not self._lesson.real_time:
            self._lesson.pass_time(ms)

    @property
    def due_ms(self) -> float | None:
        """How long until a tick ends, while time runs."""
        if not self._lesson.scripted:
            return None if self._held() else super().due_ms
        return self._lesson.due_ms if self._lesson.runs else None

"""The director: plays timelines one after the other, at the pace a person likes.

It queues layouts, never states; rules never wait for it, and it can always be skipped.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final

from game.stage.motion.layout import Layout
from game.stage.motion.timeline import Frame, Timeline

STRAY_MS: Final = 400.0
"""For so long after a picture was skipped the same key means nothing else: it came too late."""


class Director:
    """What the table looks like now, and the roads still to go."""

    def __init__(self, layout: Layout, *, pace: float = 1.0, reduced_motion: bool = False) -> None:
        """Begin at rest on a layout; a pace of 0 shows every change at once."""
        self.layout = layout
        """The last layout queued: where everything will lie when the picture has caught up."""
        self.pace = pace
        self.reduced_motion = reduced_motion
        self._queue: deque[Timeline] = deque()
        self._marks: deque[deque[tuple[float, Any]]] = deque()
        self._due: list[Any] = []
        self._elapsed = 0.0
        self._rested = STRAY_MS
        """For how long nothing has been skipped, as far as that matters."""
        self._still: Frame = Frame(layout.sprites, (), layout.furniture)

    @property
    def busy(self) -> bool:
        """Whether a picture is still on its way."""
        return bool(self._queue)

    @property
    def just_skipped(self) -> bool:
        """Whether a picture was ended only just: the same key again was meant for it, too."""
        return self._rested < STRAY_MS

    @property
    def any_key(self) -> bool:
        """Whether whatever is pressed ends what is on its way now."""
        return bool(self._queue) and self._queue[0].any_key

    @property
    def left_ms(self) -> float:
        """How long what is on its way still takes, in milliseconds of a clock."""
        whole = sum(road.duration for road in self._queue)
        return (whole - self._elapsed) / (self.pace or 1.0)

    def add(self, timeline: Timeline, marks: Iterable[tuple[float, Any]] = ()) -> None:
        """Queue a road; it must begin where the last one ends.

        ``marks`` holds (milliseconds from its beginning, what), handed out as the road gets there.
        """
        marks = sorted(marks, key=lambda mark: mark[0])
        if self.pace == 0:
            self.show(timeline.final)
            self.mark(what for _, what in marks)
            return
        self.layout = timeline.final
        road = timeline.calm() if self.reduced_motion else timeline
        stretch = road.duration / timeline.duration if timeline.duration else 0.0
        self._queue.append(road)
        self._marks.append(deque((ms * stretch, what) for ms, what in marks))

    def last(self, ms: float) -> None:
        """Let the road that is on its way take so many milliseconds in all, whatever the pace."""
        if self._queue:
            self.pace = self._queue[0].duration / ms

    def mark(self, marks: Iterable[Any]) -> None:
        """Hand marks out at once."""
        self._due += marks

    def take_marks(self) -> list[Any]:
        """Return what the roads came by since the last time; what was skipped is not among it."""
        while self._marks and self._marks[0] and self._marks[0][0][0] <= self._elapsed:
            self._due.append(self._marks[0].popleft()[1])
        due, self._due = self._due, []
        return due

    def show(self, layout: Layout) -> None:
        """Jump to a layout; what was on its way is over."""
        self._queue.clear()
        self._marks.clear()
        self._elapsed = 0.0
        self.layout = layout
        self._still = Frame(layout.sprites, (), layout.furniture)

    def skip(self) -> None:
        """End everything that is on its way at once."""
        if self.busy:
            self._rested = 0.0
        self.show(self.layout)

    def pass_time(self, ms: float) -> None:
        """Let time pass, in milliseconds of a clock; the pace stretches it."""
        self._rested = min(STRAY_MS, self._rested + ms)
        if self._queue:
            self._elapsed += ms * (self.pace or 1.0)
        while self._queue and self._elapsed >= self._queue[0].duration:
            done = self._queue.popleft()
            self._due += (what for _, what in self._marks.popleft())
            self._elapsed -= done.duration
            self._still = Frame(done.final.sprites, (), done.final.furniture)
        if not self._queue:
            self._elapsed = 0.0

    def frame(self) -> Frame:
        """Return the moment to paint; the same object as long as nothing moves."""
        return self._queue[0].at(self._elapsed) if self._queue else self._still

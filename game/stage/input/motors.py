"""Motors: what gamepads let their own hands feel, pulse by pulse.

What is to be felt is a row of pulses, each so many milliseconds long. One after the other is
driven; what comes meanwhile waits for its turn, so that pulses can be counted.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

GAP_MS: Final = 110
"""Between two pulses of a row."""
REST_MS: Final = 320
"""After a row, before the next one."""
ROWS_MOST: Final = 6
"""So many rows wait at most: what was felt longer ago is no use any more."""


class Motors:
    """The motors of all gamepads, by source."""

    def __init__(self) -> None:
        """Drive nothing, until the window says how."""
        self.drive: Callable[[str, int], object] = lambda source, ms: None
        """What lets a gamepad shake for so many milliseconds."""
        self._rows: dict[str, deque[deque[int]]] = {}
        self._rest: dict[str, float] = {}

    def feel(self, source: str, row: Sequence[int]) -> None:
        """Let whoever holds a gamepad feel a row of pulses, as soon as the one before is over."""
        if row:
            self._rows.setdefault(source, deque(maxlen=ROWS_MOST)).append(deque(row))

    def busy(self, source: str) -> bool:
        """Say whether a gamepad still has something to tell."""
        return source in self._rows

    def pass_time(self, ms: float) -> None:
        """Let time pass."""
        for source in list(self._rows):
            self._rest[source] = self._rest[source] - ms if source in self._rest else 0.0
            if self._rest[source] <= 0:
                self._next(source)

    def _next(self, source: str) -> None:
        """Begin the next pulse of a gamepad, or forget it where there is none."""
        rows = self._rows[source]
        if not rows:
            del self._rows[source], self._rest[source]
            return
        pulse = rows[0].popleft()
        self.drive(source, pulse)
        # what a frame was too long is taken off: rows of one length end together, in any order
        self._rest[source] += pulse + (GAP_MS if rows[0] else REST_MS)
        if not rows[0]:
            rows.popleft()

    def still(self) -> None:
        """Forget what was still to be felt: time stood, or the gamepad is another's."""
        self._rows.clear()
        self._rest.clear()

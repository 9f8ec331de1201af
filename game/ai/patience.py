"""How long a bot's answer is waited for."""

from __future__ import annotations

from typing import Final

PATIENCE_S: Final = 20.0
"""So long a question may stay without an answer. Our own bots take a hundredth of a second; a
slow start of the system counts, too, so this is generous."""
LOOK_S: Final = 0.5
"""Between two looks no more than this counts: while the window stood still, was paused or the
machine slept, nobody waited."""

"""Writing: what the window hears of its writer between two frames, and the wait at the end."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from game.cli.terminal import write
from game.scenes.kit import Kit
from game.store.writer import Beside

_AGAIN_S: Final = 300.0
"""So long after it was said that the disk is slow it is not said again."""
_PATIENCE_S: Final = 2.0
"""So long nothing is said while the last of it is written after the window closed."""


class Writing:
    """The writer of one window."""

    def __init__(self, kit: Kit) -> None:
        """Give the kit a writer with a thread of its own."""
        self._kit = kit
        self._writer = kit.writer = Beside()
        self._writer.left = kit.say_if_failed
        self._said = -_AGAIN_S

    def between(self) -> Sequence[str]:
        """Tell who waits for it what was written since; return what is said beside the picture."""
        if not self._writer.stirs:
            return ()
        self._writer.tell()
        if not self._writer.slow or time.monotonic() - self._said < _AGAIN_S:
            return ()
        self._said = time.monotonic()
        return (self._kit.words().say("store.slow"),)

    def wait(self) -> None:
        """Give the disk the time that it usually takes, while everything is there."""
        self._writer.wait(_PATIENCE_S)

    def finish(self) -> None:
        """Write what is left, however long the disk takes; whoever stops that knows what for."""
        if not self._writer.finish(_PATIENCE_S):
            write(self._kit.words().say("store.waiting"), aside=True)
            while not self._writer.finish(_PATIENCE_S):
                pass
        self._writer.tell()

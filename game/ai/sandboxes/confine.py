"""What a system can be asked to keep a sandbox from: more than its share, other processes, files.

What each system does of it, and what it is worth: docs/secrecy.md. What a system does not know is
left out; ``bounds`` says what it is known to hold.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from game.ai.sandboxes import calls, landlock
from game.ai.sandboxes.integrity import lowered
from game.ai.sandboxes.kernel import drop_rights, tasks, threads
from game.ai.sandboxes.seatbelt import belted

MEMORY: Final = 1 << 30
"""Bytes of addresses; a library for numbers asks for a third of it without touching it."""
PROCESSOR_S: Final = 3600
"""Seconds of computing in a match: what nobody ends for some reason ends by itself."""
FILES_MOST: Final = 64
FILE_SIZE: Final = 16 << 20
"""Open files, and bytes of each that is written where one can be."""
THREADS: Final = 64
"""So many threads a bot may have at least, whatever else the machine does."""
BEHIND: Final = 10
"""How far a sandbox stands behind a window: as far as our own bots do (``game.ai.child``)."""

CALLS: Final = "calls"
"""The bound that a sandbox changes nothing outside of itself, and reaches no other process."""
FILES: Final = "files"
"""The bound that a sandbox reads Python, this program and its bot's own folder alone."""


def bounds() -> frozenset[str]:
    """Return which bounds this system is known to hold; none where nobody has tried it out yet."""
    held = {CALLS: calls.filtered(), FILES: landlock.version() > 0}
    return frozenset(bound for bound, holds in held.items() if holds)


def confined(
    readable: Iterable[Path], *, behind: bool, memory: int = MEMORY, sealed: bool = False
) -> frozenset[str]:
    """Give this process the bounds of a sandbox, for good, and return which of them hold.

    It reads the ``readable`` files and folders alone; ``sealed``: it opens no file any more.
    """
    if sys.platform == "win32":
        lowered()
        return frozenset()
    filtered = calls.filtered()
    if behind:
        with contextlib.suppress(OSError):
            os.nice(BEHIND)
    _limit(memory, processes=filtered)
    if sys.platform == "darwin":
        belted(readable, sealed=sealed)
    if sys.platform != "linux":
        return frozenset()
    drop_rights()
    alone = threads() == 1  # each thread is bound by itself alone
    held = set[str]()
    if landlock.shut_in(() if sealed else readable):
        held.add(FILES)
    if filtered and calls.narrowed(sealed=sealed):  # last: it forbids what all before it asks for
        held.add(CALLS)
    return frozenset(held if alone else ())


def _limit(memory: int, *, processes: bool) -> None:
    """Bound what this process takes; without a filter it starts no further ``processes``."""
    import resource  # noqa: PLC0415 Windows has it not

    most = {
        "CORE": 0, "AS": memory, "CPU": PROCESSOR_S, "NOFILE": FILES_MOST, "FSIZE": FILE_SIZE,
        "MEMLOCK": 0, "MSGQUEUE": 0, "RTPRIO": 0, "NICE": 0, "NPROC": _threads(processes=processes),
    }  # fmt: skip
    for name, limit in most.items():
        with contextlib.suppress(OSError, ValueError, AttributeError):
            # macOS takes some of them for advice, and lacks others
            resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (limit, limit))


def _threads(*, processes: bool) -> int:
    """Return how many threads all processes of this user may be while a sandbox starts another one.

    The system counts them all together, so that those that are there already are added; on Linux
    0 means that there are no threads either.
    """
    with contextlib.suppress(OSError, ValueError, IndexError):
        return tasks() + THREADS if processes else 0
    return 0

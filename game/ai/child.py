"""The child: the process beside the window in which bots live, and how it is spoken to.

It hears ``(HEAR, seat, events)``, ``(ASK, seat, question)`` and ``(CHANGE, seat, seating)``, one
after the other, and says choices, or ``READY``.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Final

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.sandboxes.kernel import close_memory

BEHIND: Final = 10
"""How far the child stands behind the window where a core is short (nice(2)): a frame comes first,
and a bot that thinks a little longer is not noticed."""
SELDOM: Final = (20_000, 20, 20)
"""How much is made before the garbage collector looks around (`gc.set_threshold`): a belief is made
of thousands of short lists, none of which hangs in a circle, and looking through them took a third
of the slowest acts' time."""
HEAR: Final = "hear"
ASK: Final = "ask"
CHANGE: Final = "change"
READY: Final = "ready"
"""All bots are made."""


def stand_back() -> None:
    """Let this process go behind the window's, where the system knows of such an order."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):  # some containers forbid it
            os.nice(BEHIND)


@contextlib.contextmanager
def collecting_seldom() -> Iterator[None]:
    """Let the collector look around less often, as suits a process in which bots think."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def live(line: Connection, seating: Seating) -> None:
    """Be the child: hear and answer until the line is closed."""
    close_memory()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which lets us go
    try:
        host = BotHost(seating)
        line.send(READY)
    except (OSError, KeyboardInterrupt):
        return
    gc.set_threshold(*SELDOM)
    behind = False
    while True:
        try:
            kind, seat, what = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if kind == HEAR:
            host.inform(seat, what)
            continue
        try:
            if kind == CHANGE:
                host.change(seat, what)
                line.send(READY)
                continue
            # in a real-time game, a late answer is lost
            if not what.real_time and not behind:
                stand_back()
                behind = True
            line.send(host.answer(what))
        except (OSError, KeyboardInterrupt):
            return  # nobody waits for the answer any more

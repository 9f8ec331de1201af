"""The supervisor: the first process of a sandbox. It starts the bot's process and outlives it.

It ends the bot and all that the bot left behind when nobody speaks to the sandbox any more, or when
it is told to. Where a system cannot fork (Windows) there is none.
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from game.ai.sandboxes.kernel import adopt_orphans, close_memory, die_with_parent
from game.ai.sandboxes.lines import FOLDER

_ROUNDS: Final = 1000
_PAUSE_S: Final = 0.002
"""So often at most, and so long apart, the supervisor ends whatever children are left."""


def guarded(live: Callable[[], None]) -> None:
    """Let something live in a process of its own, under guard; return when all of it is over."""
    if sys.platform == "win32":
        live()
        return
    close_memory()  # and the bot's with it, which is a fork of this one
    adopt_orphans()
    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    for told in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(told, lambda *_: None)
    signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
    bot = os.fork()
    if bot == 0:
        signal.set_wakeup_fd(-1)
        for told in (signal.SIGCHLD, signal.SIGTERM):
            signal.signal(told, signal.SIG_DFL)
        os.close(woken)
        os.close(wakes)
        os.setpgid(0, 0)
        die_with_parent()
        status = 1
        try:
            live()
            status = 0
        finally:
            os._exit(status)
    os.close(1)  # so that the end of the bot's process is the end of what is heard of it
    folder = Path.cwd()
    try:
        _watch(bot, woken)
    finally:
        _end_all(bot)
        if folder.name.startswith(FOLDER):  # else somebody started a sandbox by hand
            os.chdir("/")
            shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)  # at once: nothing in here is to be tidied up


def _watch(bot: int, woken: int) -> None:
    """Wait until the bot's process ends, the program is gone, or says that it is enough."""
    poll = select.poll()
    poll.register(0, 0)  # nothing is read here: that nobody writes any more is always told
    poll.register(woken, select.POLLIN)
    while True:
        for ready, _ in poll.poll():
            if ready != woken:
                return
            if signal.SIGTERM in os.read(woken, 64):
                return
        with contextlib.suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG)[0]) != 0:
                if ended == bot:
                    return


def _end_all(bot: int) -> None:
    with contextlib.suppress(OSError):
        os.killpg(bot, signal.SIGKILL)
    with contextlib.suppress(OSError):
        os.kill(bot, signal.SIGKILL)
    for _ in range(_ROUNDS):
        for child in _children():
            with contextlib.suppress(OSError):
                os.kill(child, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        select.select([], [], [], _PAUSE_S)


def _children() -> Iterator[int]:
    """Yield the processes that are this one's by now, where the system tells: Linux does."""
    own = os.getpid()
    for one in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            # "PID (NAME) STATE PARENT …", and a name may hold anything
            if int(one.read_bytes().rpartition(b")")[2].split()[1]) == own:
                yield int(one.parent.name)

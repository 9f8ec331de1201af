"""One sandbox, from outside: its process, and a thread that speaks to it and never holds us up."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, Protocol

from game.ai.faults import DIED, FLOOD
from game.ai.sandboxes.jobs import held
from game.ai.sandboxes.lines import FATAL, FOLDER, LONGEST, MADE, Reply, heard, spelled

ENTRY: Final = Path(__file__).parents[2] / "sandbox.py"
"""What an interpreter is started with; tests have others, to try a sandbox on other systems."""
WORD: Final = "--sandbox"
"""What a packaged program is told to be a sandbox; ``build/start.py`` knows it."""
NEEDED: Final = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
"""What of the environment an interpreter may not start without."""
_MANY: Final = 500
"""So many facts are told in a line."""
_BURIED_S: Final = 2.0
"""So long a sandbox may take to come to its end before it is ended from outside."""

Said = tuple[bytes, int | None]
"""A line, and the number of the reply it wants, if it wants one."""


class Findable(Protocol):
    """A game as another process finds it again."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def folder(self) -> str:
        """Where its package lies."""


class Sandbox:
    """A process for one bot of somebody's; nobody's until ``live``."""

    def __init__(self, game: Findable, entry: Path = ENTRY) -> None:
        """Start it for a game; it takes a tenth of a second until it can hear, on its own time."""
        self.folder = tempfile.mkdtemp(prefix=FOLDER)
        """Where it runs, emptied away when it is buried."""
        self._process = _started(self.folder, entry)
        self._job = held(self._process.pid)
        self._say: SimpleQueue[Said | None] = SimpleQueue()
        self._said: SimpleQueue[Reply] = SimpleQueue()
        self._rest = b""
        self._ended = False
        Thread(target=self._speak, daemon=True).start()
        self._say.put((spelled({"game": game.name, "folder": game.folder}), None))

    @property
    def process(self) -> int:
        """The number of its process."""
        return self._process.pid

    # ------------------------------------------------------------ what it is told

    def live(self, life: Mapping[str, Any], *, behind: bool) -> None:
        """Make the bot of a seat in it, for good; it says whether it could."""
        self._say.put((spelled({**life, "behind": behind}), MADE))

    def inform(self, facts: Sequence[Mapping[str, Any]]) -> None:
        """Tell it what its seat was told."""
        for at in range(0, len(facts), _MANY):
            self._say.put((spelled({"hear": facts[at : at + _MANY]}), None))

    def ask(self, number: int, what: Mapping[str, Any]) -> None:
        """Ask it something; the number, which comes back with its reply, is above all before."""
        self._say.put((spelled({"n": number, **what}), number))

    def reply(self, wait_s: float = 0) -> Reply | None:
        """Return its next reply, None where none comes in time."""
        try:
            return self._said.get(timeout=wait_s) if wait_s else self._said.get_nowait()
        except Empty:
            return None

    # ------------------------------------------------------------ the end

    def end(self) -> None:
        """Let it come to its end with all it has started; nobody waits for that."""
        self._ended = True
        self._say.put(None)
        self._process.terminate()
        if self._job is not None:
            self._job.end()

    def bury(self) -> None:
        """Wait until nothing of it is left, two seconds at most, and clear its folder away."""
        self.end()
        try:
            self._process.wait(_BURIED_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_BURIED_S)
        shutil.rmtree(self.folder, ignore_errors=True)

    # ------------------------------------------------------------ the thread

    def _speak(self) -> None:
        """Say one line after the other, and take in the replies that are wanted."""
        hear, say = self._process.stdout, self._process.stdin
        assert hear is not None
        assert say is not None
        with hear, contextlib.suppress(OSError):
            while (said := self._say.get()) is not None:
                line, number = said
                try:
                    _write(say.fileno(), line)
                    if number is None:
                        continue
                    reply = self._listened(hear.fileno(), number)
                except OSError:
                    reply = Reply(MADE if number is None else number, DIED)
                self._said.put(reply)
                if reply.fault in FATAL:
                    break
        with contextlib.suppress(OSError):
            say.close()

    def _listened(self, line: int, number: int) -> Reply:
        """Return what is said in reply: one line, which is no longer than it may be."""
        while b"\n" not in self._rest:
            if len(self._rest) >= LONGEST:
                return Reply(number, FLOOD)
            part = os.read(line, LONGEST - len(self._rest))
            if not part:
                return Reply(number, DIED)
            self._rest += part
        said, _, self._rest = self._rest.partition(b"\n")
        return heard(said, number)


def _write(line: int, content: bytes) -> None:
    while content:
        content = content[os.write(line, content) :]


def _started(folder: str, entry: Path) -> subprocess.Popen[bytes]:
    """Start a sandbox's process, which inherits nothing but its two lines."""
    if getattr(sys, "frozen", False):
        told = [sys.executable, WORD]
    else:
        told = [sys.executable, "-I", str(entry)]
    windows = sys.platform == "win32"
    return subprocess.Popen(  # noqa: S603 our own words
        told,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,
        close_fds=True,
        cwd=folder,
        env={name: os.environ[name] for name in NEEDED if name in os.environ},
        start_new_session=not windows,
        creationflags=HIDDEN if windows else 0,
    )


HIDDEN: Final = 0x08000000 | 0x00000200
"""CREATE_NO_WINDOW and CREATE_NEW_PROCESS_GROUP of winbase.h."""

"""The reader: a process that decodes pictures, from outside; it is ended when it takes too much.

What comes back is believed as far as it is looked at here: the beginning of a JPEG of bounded size,
a word that says what was wrong, names of colours.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread, Timer
from typing import IO, Final

from game.ai.sandboxes.jobs import Job, held
from game.ai.sandboxes.sandbox import HIDDEN, NEEDED
from game.photos.colours import NAMES, PROPOSED
from game.photos.kinds import KEPT_MOST, MEMORY

_ENTRY: Final = Path(__file__).parents[1] / "photo_sandbox.py"
"""What an interpreter is started with."""
WORD: Final = "--photos"
"""What a packaged program is told to decode pictures; ``build/start.py`` knows it."""
TIME_S: Final = 10.0
"""So long one picture may take, before its process is ended."""
TROUBLES: Final = (
    "unknown", "heic-no", "heic-old", "bomb", "torn", "memory", "slow",
)  # fmt: skip
"""What may be wrong with a picture; ``decks.trouble.NAME`` says it."""
_HEAD_MOST: Final = 4096
_START: Final = b"\xff\xd8\xff"


@dataclass(frozen=True, slots=True)
class Small:
    """A picture as it is kept: a JPEG without metadata, and the colours that it mostly shows."""

    jpeg: bytes
    width: int
    height: int
    colours: tuple[str, ...]


class TroubleError(Exception):
    """A picture that was not read; ``str`` of it is one of ``TROUBLES``."""


class Reader:
    """Reads pictures one after the other; its process is started with the first one."""

    def __init__(self, time_s: float = TIME_S) -> None:
        """Take how long a picture may take, in seconds."""
        self._time_s = time_s
        self._process: subprocess.Popen[bytes] | None = None
        self._job: Job | None = None
        self._ask: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: SimpleQueue[Small | str] = SimpleQueue()
        self._thread: Thread | None = None

    def ask(self, content: bytes) -> None:
        """Ask for a picture; ``reply`` gives it later. One is asked for at a time."""
        if self._thread is None:
            self._thread = Thread(target=self._work, daemon=True)
            self._thread.start()
        self._ask.put(content)

    def reply(self, wait_s: float) -> Small | None:
        """Return what was asked for, None where it takes longer than one would wait here.

        Raises:
            TroubleError: it was not read.
        """
        try:
            found = self._said.get(timeout=wait_s)
        except Empty:
            return None
        if isinstance(found, str):
            raise TroubleError(found)
        return found

    def read(self, content: bytes) -> Small:
        """Return a picture, however long it takes.

        Raises:
            TroubleError: it was not read.
        """
        self.ask(content)
        while (found := self.reply(self._time_s)) is None:
            pass
        return found

    def end(self) -> None:
        """End its process; what was asked for is given up."""
        self._ask.put(None)
        self._end_process()

    # ------------------------------------------------------------ the thread

    def _work(self) -> None:
        while (content := self._ask.get()) is not None:
            self._said.put(self._read(content))

    def _read(self, content: bytes) -> Small | str:
        """Return a picture, or what is wrong with it."""
        process = self._process
        if process is None or process.poll() is not None:
            process = self._process = _started()
            self._job = held(process.pid, memory=MEMORY)
        say, hear = process.stdin, process.stdout
        assert say is not None
        assert hear is not None
        late: list[bool] = []

        def end() -> None:
            late.append(True)
            self._end_process()

        watch = Timer(self._time_s, end)
        watch.daemon = True
        watch.start()
        try:
            say.write(len(content).to_bytes(4, "big") + content)
            say.flush()
            head, jpeg = _part(hear, _HEAD_MOST), _part(hear, KEPT_MOST)
            return _believed(head, jpeg)
        except (OSError, EOFError):
            self._end_process()
            return "slow" if late else "memory"
        except (ValueError, TypeError, KeyError):
            self._end_process()
            return "torn"
        finally:
            watch.cancel()

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        if self._job is not None:
            self._job.end()
        with contextlib.suppress(subprocess.TimeoutExpired, OSError):
            process.wait(2)


def _part(hear: IO[bytes], most: int) -> bytes:
    """Return a part of an answer.

    Raises:
        EOFError: nobody speaks any more.
        ValueError: it would be longer than it may be.
    """
    size = hear.read(4)
    many = int.from_bytes(size, "big")
    if len(size) < 4:
        raise EOFError
    if many > most:
        raise ValueError(many)
    content = hear.read(many)
    if len(content) < many:
        raise EOFError
    return content


def _believed(head: bytes, jpeg: bytes) -> Small | str:
    told = json.loads(head)
    if "trouble" in told:
        return told["trouble"] if told["trouble"] in TROUBLES else "torn"
    if not jpeg.startswith(_START):
        return "torn"
    colours = tuple(name for name in told["colours"] if name in NAMES)[:PROPOSED]
    return Small(jpeg, int(told["width"]), int(told["height"]), colours)


def _started() -> subprocess.Popen[bytes]:
    """Start the process, which inherits nothing but its two lines."""
    if getattr(sys, "frozen", False):
        told = [sys.executable, WORD]
    else:
        told = [sys.executable, "-I", str(_ENTRY)]
    windows = sys.platform == "win32"
    return subprocess.Popen(  # noqa: S603 our own words
        told,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        close_fds=True,
        env={name: os.environ[name] for name in NEEDED if name in os.environ},
        start_new_session=not windows,
        creationflags=HIDDEN if windows else 0,
    )

"""Voices: the screen reader, or the system's own command, each in a thread of its own.

Why these and no others: docs/decisions/0012-speech.md.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import Any, Final

from game.stage.sound.voice import USUAL_RATE, Voice

MOST_WAITING: Final = 12
"""Sentences that wait to be spoken; of more, the oldest are dropped: they are long past."""
_LOOK_S: Final = 0.05
_WORDS: Final = 180
"""Words a minute of macOS's ``say`` at the usual rate, and so many more or fewer a step."""
_STEP: Final = 35


class NoVoiceError(Exception):
    """Nothing on this system speaks."""


class Reader(Voice):
    """A screen reader or a synthesiser, through the library prismatoid where it is installed."""

    def __init__(self) -> None:
        """Find the best one that runs.

        Raises:
            ImportError: the library is not installed, or cannot be loaded.
            Exception: it found nothing that speaks, in words of its own.
        """
        prism: Any = import_module("prism")
        self._context = prism.Context()
        self._backend = self._context.acquire_best()
        self._error: Any = prism.PrismError

    def say(self, text: str, *, interrupt: bool = False) -> None:
        """Speak."""
        self._backend.speak(text.replace("\0", ""), interrupt)

    def quiet(self) -> None:
        """Stop; a reader that cannot speaks on."""
        with contextlib.suppress(self._error):
            self._backend.stop()

    def pace(self, rate: int) -> None:
        """Speak so fast; a screen reader keeps the rate its owner chose."""
        if rate != USUAL_RATE and self._backend.features.supports_set_rate:
            with contextlib.suppress(self._error):
                self._backend.rate = rate / 10


class Command(Voice):
    """The system's own command, started once a sentence; the text goes to its input, no shell."""

    def __init__(self, name: str, language: Callable[[], str]) -> None:
        """Take ``say`` or ``spd-say``, and what says which language is spoken now."""
        self._path = name
        self._language = language
        self._rate = USUAL_RATE
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def busy(self) -> bool:
        """Whether a sentence is being spoken."""
        return self._running is not None and self._running.poll() is None

    def line(self) -> list[str]:
        """Return the command line that reads a text from its input and speaks it."""
        step = self._rate - USUAL_RATE
        if self._path.endswith("spd-say"):
            # -w: until it is spoken; -e: what comes in is spoken
            return [self._path, "-w", "-e", "-l", self._language(), "-r", str(20 * step)]
        return [self._path, "-r", str(_WORDS + _STEP * step), "-f", "-"]

    def say(self, text: str, *, interrupt: bool = False) -> None:
        """Speak; whoever asks waits until it is not busy, or interrupts."""
        self.quiet()
        self._running = subprocess.Popen(  # noqa: S603 the system's own command
            self.line(), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )  # fmt: skip
        assert self._running.stdin is not None, "it was asked for"
        # a line that begins with !-! would be an order to spd-say
        self._running.stdin.write(text.lstrip("!-").encode() + b"\n")
        self._running.stdin.close()

    def quiet(self) -> None:
        """Stop."""
        if self._running is None or self._running.poll() is not None:
            return
        self._running.terminate()
        self._running.wait(1.0)
        if self._path.endswith("spd-say"):  # what speaks is a service, not the command
            subprocess.run([self._path, "-C"], timeout=2.0, check=False)  # noqa: S603 the same

    def pace(self, rate: int) -> None:
        """Speak so fast from the next sentence on."""
        self._rate = rate


def system_voice(language: Callable[[], str], platform: str = sys.platform) -> Voice:
    """Return the best voice of this system.

    Raises:
        NoVoiceError: there is none.
    """
    try:
        return Reader()
    except Exception:  # noqa: BLE001 a library that does not load may raise anything
        name = {"darwin": "say", "linux": "spd-say"}.get(platform, "")
        path = shutil.which(name) if name else None
        if path is None:
            raise NoVoiceError from None
        return Command(path, language)


class Background(Voice):
    """A voice that is opened and used by a thread: the window never waits for it."""

    def __init__(self, make: Callable[[], Voice]) -> None:
        """Take what opens the voice; it is opened when there is something to say."""
        self._make = make
        self._orders: SimpleQueue[tuple[str, Any]] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def say(self, text: str, *, interrupt: bool = False) -> None:
        """Speak, after what waits or in its place."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._live, name="voice", daemon=True)
            self._thread.start()
        if interrupt:
            self._orders.put(("quiet", None))
        self._orders.put(("say", text))

    def quiet(self) -> None:
        """Stop, and forget what waits."""
        self._orders.put(("quiet", None))

    def pace(self, rate: int) -> None:
        """Speak so fast from now on."""
        self._orders.put(("pace", rate))

    def close(self) -> None:
        """End the thread."""
        if self._thread is not None:
            self._orders.put(("close", None))
            self._thread.join(2.0)

    def _live(self) -> None:
        try:
            voice = self._make()
        except NoVoiceError:
            self.trouble = "speech.none"
            return
        waiting: deque[str] = deque(maxlen=MOST_WAITING)
        try:
            while self._take_orders(voice, waiting):
                if waiting and not voice.busy:
                    voice.say(waiting.popleft())
        except Exception:  # noqa: BLE001 whatever a voice raises, the program goes on in silence
            self.trouble = "speech.failed"

    def _take_orders(self, voice: Voice, waiting: deque[str]) -> bool:
        """Take in what was ordered; wait only while there is nothing to say. False: the end."""
        while True:
            try:
                kind, what = self._orders.get(timeout=_LOOK_S) if waiting else self._orders.get()
            except Empty:
                return True
            match kind:
                case "close":
                    voice.quiet()
                    return False
                case "quiet":
                    waiting.clear()
                    voice.quiet()
                case "pace":
                    voice.pace(what)
                case _:
                    waiting.append(what)
                    if self._orders.empty() and not voice.busy:
                        return True

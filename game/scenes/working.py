"""Working: what takes longer than one would wait is done in pieces, and can be stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from game.core.user_error import UserError
from game.scenes.kit import Kit
from game.scenes.notice import DialogScene, NoticeScene
from game.stage.input.inputs import CloseAsked, Input, KeyPressed
from game.stage.motion.layout import NOWHERE
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Replace, Scene
from game.stage.widgets.form import Button
from game.store.files import FileError, weight
from game.store.replays import Pieces
from game.store.writer import AT_ONCE

T = TypeVar("T")

PIECE_S: Final = 0.03
"""Seconds of work between two frames; a step that was begun is ended."""
SHORT: Final = 12
"""So few steps are done before anything is shown of it."""
_STEP: Final = 24 * 1024
"""Bytes of a match's file that are read in a step, more or less."""
_BAR: Final = 16.0


_WAIT_S: Final = 0.005
"""Seconds between two looks whether something is written."""
_STOP_S: Final = 2.0
"""Seconds that a piece which is being written is waited for by who stops it."""


class Work(Protocol):
    """Work that is done step by step."""

    at: int
    """How many of its things are done."""
    many: int

    def steps(self) -> Iterator[None]:
        """Do one step after the other."""
        ...


class Reading:
    """A match that is read or gone through piece by piece, and what is found."""

    def __init__(self, pieces: Pieces[Scene | None], many: int) -> None:
        """Begin with nothing read; ``many`` is how many pieces it seems to have."""
        self._pieces = pieces
        self.at = 0
        self.many = many
        self.found: Scene | None = None

    def steps(self) -> Iterator[None]:
        """Read on.

        Raises:
            FileError: it cannot be read.
        """
        pieces = self._pieces
        del self._pieces  # whoever stops this lets go of the file, too
        while True:
            try:
                next(pieces)
            except StopIteration as end:
                self.found = end.value
                return
            self.at += 1
            self.many = max(self.many, self.at + 1)
            yield


Ends = Callable[[bool], Scene | None]
"""Takes whether all was done, and returns what is shown then; None: what was shown before."""


def worked(kit: Kit, work: Work, said: Callable[[], str]) -> Answer:
    """Do some work and say what came of it; what is not done at once goes on over this screen.

    Raises:
        FileError: it failed at once.
    """

    def ends(done: bool) -> Scene:
        told = said() if done else kit.words().say("working.stopped", said=said()).strip()
        return NoticeScene(kit, told)

    return _begun(kit, work, ends, writes=True)


def opened(kit: Kit, path: Path, pieces: Pieces[Scene]) -> Answer:
    """Read a file and open the screen that shows it; who stops that is where they were.

    Raises:
        FileError: it cannot be read, which was found at once.
    """
    return gone_through(kit, pieces, weight(path) // _STEP + 1)


def gone_through(kit: Kit, pieces: Pieces[Scene | None], many: int) -> Answer:
    """Go through a match, and open the screen that is found, if there is one.

    Raises:
        FileError: it cannot be read, which was found at once.
    """
    reading = Reading(pieces, many)
    return _begun(kit, reading, lambda done: reading.found if done else None, "working.reading")


def working_on(kit: Kit, work: Work, ends: Ends) -> Answer:
    """Do some work, and show what ``ends`` makes of it; over a bar where it takes longer.

    Raises:
        FileError: it failed at once.
    """
    return _begun(kit, work, ends)


def written(
    kit: Kit,
    work: Callable[[], T],
    then: Callable[[T], Answer],
    failed: Callable[[UserError], Answer] | None = None,
) -> Answer:
    """Write something in one go, and do what follows from it, or say why it ``failed``.

    A disk that takes its time is waited for over this screen, whose own answer that is in the end.
    """
    came: list[T | UserError] = []
    waits: list[WritingScene] = []

    def receive(found: T | UserError) -> None:
        came.append(found)
        if any(scene.gone for scene in waits):
            kit.say_if_failed(found)

    def answered() -> Answer:
        found = came[0]
        try:
            if not isinstance(found, UserError):
                return then(found)
        except FileError as error:  # what is shown then cannot be read
            found = error
        return Push(NoticeScene(kit, kit.trouble(found))) if failed is None else failed(found)

    kit.write(work, receive)
    if came:
        return answered()
    waits.append(WritingScene(kit, came, answered))
    return Push(waits[0])


def _beside(kit: Kit, work: Work) -> Iterator[None]:
    """Have work done piece by piece by the window's writer; yield while it is at it.

    Raises:
        FileError: as the work.
    """
    steps, came = work.steps(), list[Any]()
    try:
        while not came or came.pop() is True:
            kit.writer.do(lambda: _go_on(work, steps), came.append)
            while not came:
                yield
                kit.writer.wait(_WAIT_S)
                kit.writer.tell()
            if isinstance(came[0], UserError):
                raise came[0]
    finally:
        if isinstance(steps, Generator):  # what was half done is taken back
            kit.writer.do(steps.close)
        kit.writer.wait(_STOP_S)


def _begun(
    kit: Kit, work: Work, ends: Ends, told: str = "working.at", *, writes: bool = False
) -> Answer:
    beside = writes and kit.writer is not AT_ONCE
    steps = _beside(kit, work) if beside else work.steps()
    if _go_on(work, steps, least=0 if beside else SHORT):
        return Push(WorkingScene(kit, work, steps, ends, told))
    scene = ends(True)
    return Push(scene) if scene is not None else None


def _go_on(work: Work, steps: Iterator[None], least: int = 0) -> bool:
    """Work for a piece of time; say whether anything is left to do."""
    end = time.monotonic() + PIECE_S
    for done, _ in enumerate(steps):
        if done >= least and work.at < work.many and time.monotonic() > end:
            return True
    return False


class WritingScene(DialogScene):
    """The wait for something that is written in one go; who does not wait hears of a failure."""

    name = "working"

    def __init__(self, kit: Kit, came: Sequence[object], answered: Callable[[], Answer]) -> None:
        """Take where what came of it will be, and what follows from that."""
        super().__init__(kit)
        self._came, self._answered = came, answered
        self.gone = False
        """Whether somebody did not wait."""
        say = kit.words().say
        wait = Button("ok", NOWHERE, say("working.meanwhile"), style="main")
        self.ask("", say("working.writing"), [[wait]])

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        answer = super().handle_input(heard)
        self.gone |= answer is not None
        return answer

    def pass_time(self, ms: int) -> Answer:
        """Answer in the place of the screen below, once it is written."""
        if not self._came:
            return None
        match self._answered():
            case Push(scene):
                return Replace(scene)
            case Close(result):
                return Close(result, below=True)
            case _:
                return Close()

    @property
    def alert(self) -> bool:
        """Time has to pass for it to be seen."""
        return True


class WorkingScene(DialogScene):
    """How far some work is, and a button that stops it."""

    name = "working"

    def __init__(self, kit: Kit, work: Work, steps: Iterator[None], ends: Ends, told: str) -> None:
        """Take work that was begun, what follows it, and the key of how far it is."""
        super().__init__(kit)
        self._told = told
        self._work = work
        self._steps = steps
        self._ends = ends
        stop = Button("ok", NOWHERE, kit.words().say("working.stop"), style="main")
        self.ask("", self.spoken(), [[stop]], above=2 * _BAR)

    def handle_input(self, heard: Input) -> Answer:
        """Stop at the button, Enter or Escape."""
        if isinstance(heard, CloseAsked):
            self._stop()
            return Close("quit")
        escaped = isinstance(heard, KeyPressed) and heard.key == "escape"
        if escaped or self._form.handle_input(heard) is not None:
            self._stop()
            return self._over(done=False)
        return None

    def _over(self, *, done: bool) -> Answer:
        scene = self._ends(done)
        return Close() if scene is None else Replace(scene)

    def _stop(self) -> None:
        self._steps = iter(())  # what was half done is taken back as the generator goes

    def pass_time(self, ms: int) -> Answer:
        """Go on for a piece."""
        try:
            return None if _go_on(self._work, self._steps) else self._over(done=True)
        except FileError as error:
            return Replace(NoticeScene(self._kit, self._kit.trouble(error)))

    @property
    def alert(self) -> bool:
        """Time has to pass for it to go on."""
        return True

    @property
    def shows(self) -> object:
        """How far it is."""
        return self._work.at

    def spoken(self) -> str:
        """Return how far it is."""
        at, of = self._work.at, self._work.many
        return self._kit.words().say(self._told, at=at, of=of, percent=100 * at // max(1, of))

    def draw(self, canvas: Canvas) -> None:
        """Draw how far it is."""
        self._said = self.spoken()
        super().draw(canvas)
        left, wide, y = 640 - self._words.width / 2, self._words.width, self._box.y + 28
        part = min(1.0, self._work.at / max(1, self._work.many))
        canvas.rect(left, y, wide, _BAR, theme.PAPER_2, _BAR / 2)
        canvas.rect(left, y, max(_BAR, wide * part), _BAR, theme.INK, _BAR / 2)

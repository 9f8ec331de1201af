"""Working: what takes longer than one would wait is done in pieces, and can be stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene, veil
from game.stage.input.inputs import CloseAsked, Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push, Replace
from game.stage.widgets.form import Button, Form
from game.store.files import FileError

PIECE_S: Final = 0.03
"""Seconds of work between two frames; a step that was begun is ended."""
_AT_ONCE: Final = 4
"""So few things are done before anything is shown of it."""
_PANEL: Final = Box(240, 220, 800, 280)


class Work(Protocol):
    """Work that is done step by step."""

    at: int
    """How many of its things are done."""
    many: int

    def steps(self) -> Iterator[None]:
        """Do one step after the other."""


def worked(kit: Kit, work: Work, said: Callable[[], str]) -> Answer:
    """Do some work and say what came of it; what is not done at once goes on over this screen.

    Raises:
        FileError: it failed at once.
    """
    steps = work.steps()
    if _go_on(work, steps, least=_AT_ONCE):
        return Push(WorkingScene(kit, work, steps, said))
    return Push(NoticeScene(kit, said()))


def _go_on(work: Work, steps: Iterator[None], least: int = 0) -> bool:
    """Work for a piece of time; say whether anything is left to do."""
    end = time.monotonic() + PIECE_S
    return any(least <= work.at < work.many and time.monotonic() > end for _ in steps)


class WorkingScene(FormScene):
    """How far some work is, and a button that stops it."""

    name = "working"
    see_through = True

    def __init__(
        self, kit: Kit, work: Work, steps: Iterator[None], said: Callable[[], str]
    ) -> None:
        """Take work that was begun, and what will have come of it."""
        self._kit = kit
        self._work = work
        self._steps = steps
        self._said = said
        label, zoom = kit.words().say("working.stop"), kit.zoom
        wide = max(200.0, kit.wide(label, 22 * zoom, theme.BUTTON) + 48)
        high = 52 + 20 * (zoom - 1)
        box = Box(640 - wide / 2, _PANEL.y + _PANEL.height - high - 24, wide, high)
        self._form = Form([Button("ok", box, label, style="main")], zoom=zoom)

    def hear(self, heard: Input) -> Answer:
        """Stop at the button, Enter or Escape."""
        if isinstance(heard, CloseAsked):
            self._stop()
            return Close("quit")
        escaped = isinstance(heard, KeyPressed) and heard.key == "escape"
        if escaped or self._form.hear(heard) is not None:
            self._stop()
            said = self._kit.words().say("working.stopped", said=self._said()).strip()
            return Replace(NoticeScene(self._kit, said))
        return None

    def _stop(self) -> None:
        self._steps = iter(())  # what was half done is taken back as the generator goes

    def pass_time(self, ms: int) -> Answer:
        """Go on for a piece."""
        try:
            if _go_on(self._work, self._steps):
                return None
            said = self._said()
        except FileError as error:
            said = self._kit.words().say(error.key, **error.facts)
        return Replace(NoticeScene(self._kit, said))

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
        return self._kit.words().say("working.at", at=self._work.at, of=self._work.many)

    def draw(self, canvas: Canvas) -> None:
        """Draw how far it is."""
        veil(canvas)
        box, zoom = _PANEL, self._kit.zoom
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        said = self.spoken()
        size = canvas.fitted(said, box.width - 64, 20 * zoom)
        canvas.text(said, 640, box.y + 60, size, theme.INK, align="middle")
        part = min(1.0, self._work.at / max(1, self._work.many))
        canvas.rect(box.x + 60, box.y + 110, box.width - 120, 16, theme.PAPER_2, 8)
        canvas.rect(box.x + 60, box.y + 110, max(16.0, (box.width - 120) * part), 16, theme.INK, 8)
        self._form.draw(canvas)

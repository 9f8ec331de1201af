"""Why: what a bot had in mind when it decided, one decision after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.ai.personas import persona_of
from game.games import part_of
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.input import CloseAsked, Input, KeyPressed
from game.stage.layout import Box
from game.stage.scene import Answer, Close
from game.stage.widgets import Button, Form
from game.store.heads import Head
from game.store.notes import Reasons

WHY: Final = "h"
"""The key that asks for a reason: the one that asks for advice at a table."""
_PANEL: Final = Box(170, 92, 940, 540)
_SIZE: Final = 20.0
_STEP: Final = 27.0


def sentences(head: Head, acts: Sequence[int], reasons: Reasons, words: Any) -> dict[int, Any]:
    """Return by the number of an action its reason in sentences; ``acts`` are actions' seats."""
    part = part_of(head.game, "reasons")
    told = {
        at: part.explained(why, acts[at], head.names, words)
        for at, why in sorted(reasons.items())
        if at < len(acts)
    }
    return {at: each for at, each in told.items() if each is not None}


class WhyScene:
    """The reasons of one decision, with a way to those before and after it."""

    name = "why"
    see_through = True
    moving = False
    lens = True

    def __init__(self, kit: Kit, head: Head, told: dict[int, Any], at: int) -> None:
        """Show the reason of an action, of those that are told."""
        self._head = head
        self._words = kit.words(head.game)
        self._told = list(told.values())
        self._place = list(told).index(at)
        say, y = self._words.say, _PANEL.y + _PANEL.height - 66
        names = ("before", "close", "after")
        keys = ("left", "escape", "right")
        self._form = Form(
            [
                Button(
                    name, Box(_PANEL.x + 26 + 300 * column, y, 288, 46), say(f"why.{name}"),
                    style="main" if name == "close" else "plain", key_label=key, size=20,
                )
                for column, (name, key) in enumerate(zip(names, keys, strict=True))
            ],
            "close",
        )  # fmt: skip

    @property
    def shown(self) -> Any:
        """The reason that is shown."""
        return self._told[self._place]

    def hear(self, heard: Input) -> Answer:
        """Go from decision to decision, or close."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape" | "h"):
                return Close()
            case KeyPressed("left" | "pageup"):
                return self._use("before")
            case KeyPressed("right" | "pagedown"):
                return self._use("after")
            case _:
                changed = self._form.hear(heard)
                return None if changed is None else self._use(changed.name)

    def _use(self, name: str) -> Answer:
        if name == "close":
            return Close()
        by = 1 if name == "after" else -1
        self._place = min(len(self._told) - 1, max(0, self._place + by))
        return None

    def spoken(self) -> str:
        """Return the reason."""
        return " ".join(self.shown.lines)

    def pass_time(self, ms: int) -> Answer:
        """Wait: time stands still below."""
        return None

    def resume(self, result: Any) -> Answer:
        """Nothing lies above."""
        return None

    @property
    def focus_box(self) -> Box | None:
        """Where the focus lies, for the lens."""
        return self._form.focused.box if self._form.focused is not None else None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw who decided, what, and why."""
        veil(canvas)
        box, words, told = _PANEL, self._words, self.shown
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        canvas.picture(f"mask_{told.seat % 12 + 1:02d}", box.x + 22, box.y + 16, 84, 84)
        left = box.x + 122
        title = words.say("why.title")
        canvas.text(title, left, box.y + 40, 34, theme.INK, theme.TITLE)
        place = words.say("why.place", at=self._place + 1, of=len(self._told), n=told.turn)
        canvas.text(place, left, box.y + 78, 18, theme.GREY, theme.TEXT)
        its = persona_of(self._head.controllers[told.seat])
        if its is not None:
            right, room = box.x + box.width - 26, 430.0
            for row, line in enumerate(canvas.even(words.say(f"persona.{its.id}"), room, 18)[:3]):
                y = box.y + 34 + 23 * row
                canvas.text(line, right, y, 18, theme.GREY, theme.TEXT, align="right")
        canvas.rect(box.x + 20, box.y + 112, box.width - 40, 2, theme.PAPER_2)
        y = box.y + 138
        y = self._lines(canvas, (told.played,), y, theme.TEXT_BOLD)
        y = self._lines(canvas, (told.belief,), y + 4, theme.TEXT)
        y = self._lines(canvas, told.evidence, y, theme.TEXT, mark=theme.TEAL)
        y = self._lines(canvas, (told.counted,), y + 4, theme.TEXT)
        self._lines(canvas, told.others, y + 4, theme.TEXT, mark=theme.ORANGE)
        self._form.draw(canvas)

    def _lines(
        self, canvas: Canvas, lines: Sequence[str], y: float, font: str, mark: Any = None
    ) -> float:
        """Paint sentences below each other; return where the next one stands."""
        left = _PANEL.x + (52 if mark else 28)
        room = _PANEL.x + _PANEL.width - 28 - left
        for sentence in lines:
            if mark and sentence:
                canvas.rect(_PANEL.x + 32, y - 5, 10, 10, mark, 5)
            for line in canvas.wrap(sentence, room, _SIZE, font) if sentence else ():
                canvas.text(line, left, y, _SIZE, theme.INK, font)
                y += _STEP
        return y

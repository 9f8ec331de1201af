"""Why: what a bot had in mind when it decided, one decision after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.ai.personas import faces
from game.core.endings import Explained
from game.core.words import Words
from game.games import game_of
from game.scenes.after.why_picture import Pieces, paint_chances, paint_option
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import BAR, LINE, Roll
from game.store.heads import Head
from game.store.notes import Reasons

WHY: Final = "h"
"""The key that asks for a reason: the one that asks for advice at a table."""
_PANEL: Final = Box(40, 24, 1200, 672)
_HEAD: Final = 114.0
"""How high mask and title are."""
_CHANCES: Final = 400.0
"""How wide the chances of all seats are, at the right."""
_SIZES: Final = (28.0, 26.0, 24.0, 22.0, 20.0, 19.0, 18.0)
"""The sentences take the largest of these at which they have room."""
_CARD: Final = 136.0
"""How high a card of something that could be done is."""


def sentences(
    head: Head, acts: Sequence[int], reasons: Reasons, words: Words
) -> dict[int, Explained]:
    """Return by the number of an action its reason in sentences; ``acts`` are actions' seats."""
    part = game_of(head.game).reasons
    if part is None:
        return {}
    told = {
        at: part.explained(why, acts[at], head.names, words)
        for at, why in sorted(reasons.items())
        if at < len(acts)
    }
    return {at: each for at, each in told.items() if each is not None}


class WhyScene(FormScene):
    """The reasons of one decision, with a way to those before and after it."""

    name = "why"
    see_through = True
    closes = ("escape", WHY)

    def __init__(
        self, kit: Kit, head: Head, told: dict[int, Explained], at: int, *, over: bool = True
    ) -> None:
        """Show the reason of an action, of those that are told.

        ``over``: the match is, and what was thought of every seat may be shown.
        """
        self._kit = kit
        self._head = head
        self._words = kit.words(head.game)
        self._told = list(told.values())
        self._place = list(told).index(at)
        self._over = over
        self._lay("close")

    def _lay(self, focus: str | None) -> None:
        """Make the ways on, and for large words the sentences as a roll above them."""
        say, zoom = self._words.say, self._kit.zoom
        high = 26 + 20 * zoom
        y, wide = _PANEL.y + _PANEL.height - 20 - high, (_PANEL.width - 76) / 3
        ways = [
            Button(
                name, Box(_PANEL.x + 26 + (wide + 12) * column, y, wide, high), say(f"why.{name}"),
                style="main" if name == "close" else "plain", key_label=key, size=20,
            )
            for column, (name, key) in enumerate(
                (("before", "left"), ("close", "escape"), ("after", "right"))
            )
        ]  # fmt: skip
        self._form = Form(ways, focus, zoom=zoom)
        if zoom > 1:
            top = _PANEL.y + _HEAD + 12
            area = Box(_PANEL.x + 26, top, _PANEL.width - 40, y - 20 - top)
            chances = self.shown.chances if self._over else ()
            pieces = Pieces(self._kit, self._words, self._head, area.width - BAR)
            self._roll = Roll(pieces.rows(self.shown, chances), area)
            blocks = [widget for row in self._roll.rows for widget in row.widgets]
            self._form = Form([*ways, *blocks], focus, zoom=zoom)
            self._roll.place(self._form)

    @property
    def shown(self) -> Any:
        """The reason that is shown."""
        return self._told[self._place]

    def hear(self, heard: Input) -> Answer:
        """Go from decision to decision, or close."""
        match heard:
            case KeyPressed("left" | "right" as key):
                return self._use("before" if key == "left" else "after")
            case KeyPressed("pageup" | "pagedown" as key) if self._roll is None:
                return self._use("before" if key == "pageup" else "after")
            case _:
                return super().hear(heard)

    def use(self, changed: Changed) -> Answer:
        """Do what a button is for."""
        return self._use(changed.name)

    def _use(self, name: str) -> Answer:
        if name == "close":
            return Close()
        by = 1 if name == "after" else -1
        self._place = min(len(self._told) - 1, max(0, self._place + by))
        focus = self._form.focus
        self._lay(focus if focus in ("before", "close", "after") else "close")
        return None

    def aside(self) -> list[Utterance]:
        """Return the reason, sentence by sentence, told as one comes to it."""
        return [Utterance(self._place_said()), *map(Utterance, self.shown.lines)]

    def _place_said(self) -> str:
        at, of, turn = self._place + 1, len(self._told), self.shown.turn
        return self._words.say("why.place", at=at, of=of, n=turn)

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw who decided, what, and why."""
        veil(canvas)
        box, told = _PANEL, self.shown
        canvas.panel(box.x, box.y, box.width, box.height, 24)
        self._header(canvas, told)
        canvas.rect(box.x + 20, box.y + _HEAD, box.width - 40, 2, theme.PAPER_2)
        if self._roll is not None:
            self._roll.draw_bar(canvas)
        else:
            left, top = box.x + 30, box.y + _HEAD + 20
            room, end = box.width - 60, self._form["close"].box.y - 24 - _CARD
            if self._over and told.chances:
                room -= _CHANCES + 40
                paint_chances(
                    canvas, self._words, self._head.names, faces(self._head.controllers),
                    told.chances,
                    Box(left + room + 40, top - 4, _CHANCES, end + _CARD - top),
                )  # fmt: skip
            self._sentences(canvas, Box(left, top, room, end - 10 - top))
            wide = (room - 24) / 3
            for at, option in enumerate(told.options[:3]):
                spot = Box(left + at * (wide + 12), end, wide, _CARD)
                paint_option(canvas, self._words, option, spot, chosen=at == 0)
        self._form.draw(canvas)

    def _header(self, canvas: Canvas, told: Any) -> None:
        box, zoom, words = _PANEL, self._kit.zoom, self._words
        canvas.picture(faces(self._head.controllers)[told.seat], box.x + 22, box.y + 14, 86, 86)
        left, said = box.x + 122, self._place_said()
        small = 18 * zoom
        if zoom == 1:
            canvas.text(words.say("why.title"), left, box.y + 42, 36, theme.INK, theme.TITLE)
            canvas.text(said, left, box.y + 82, 18, theme.GREY, theme.TEXT)
            if told.persona and words.knows(f"persona.{told.persona}"):
                right, about = box.x + box.width - 30, words.say(f"persona.{told.persona}")
                lines = canvas.even(about, _CHANCES, 18)[:3]
                for row, line in enumerate(lines):
                    y = box.y + 60 + 23 * (row - (len(lines) - 1) / 2)
                    canvas.text(line, right, y, 18, theme.GREY, theme.TEXT, align="right")
            return
        size = min(48.0, 36 * zoom)
        canvas.text(words.say("why.title"), left, box.y + 38, size, theme.INK, theme.TITLE)
        small = canvas.fitted(said, box.width - 150, small)
        canvas.text(said, left, box.y + 86, small, theme.GREY, theme.TEXT)

    def _sentences(self, canvas: Canvas, box: Box) -> None:
        """Paint the reason as large as it has room."""
        told = self.shown
        parts: list[tuple[str, str, theme.Colour | None]]
        parts = [(told.played, theme.TEXT_BOLD, None), (told.belief, theme.TEXT, None)]
        parts += [(line, theme.TEXT, theme.TEAL) for line in told.evidence]
        parts += [(told.counted, theme.TEXT, None)]
        for size in _SIZES:
            lines = [
                (line, font, mark, row == 0)
                for text, font, mark in parts
                if text
                for row, line in enumerate(
                    canvas.even(text, box.width - (24 if mark else 0), size, font)
                )
            ]
            if len(lines) * size * LINE + 8 * len(parts) <= box.height:
                break
        y = box.y
        for line, font, mark, first in lines:
            y += 8 if first and y > box.y else 0
            middle = y + size * LINE / 2
            if mark and first:
                canvas.rect(box.x + 4, middle - 6, 11, 11, mark, 5)
            canvas.text(line, box.x + (24 if mark else 0), middle, size, theme.INK, font)
            y += size * LINE

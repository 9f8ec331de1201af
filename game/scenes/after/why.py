"""Why: what a bot had in mind when it decided, one decision after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.ai.personas import faces
from game.core.endings import Explained
from game.core.words import Words
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.notice import veil
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene
from game.stage.sound.voice import Utterance
from game.stage.widgets.form import Button, Changed, Form
from game.stage.widgets.rolls import BAR, LINE, Block, Roll, Row, paragraph
from game.store.heads import Head
from game.store.notes import Reasons

WHY: Final = "h"
"""The key that asks for a reason: the one that asks for advice at a table."""
_WAYS: Final = (("before", "left"), ("close", "escape"), ("after", "right"))
_TURNS: Final = (("left", -1), ("right", 1), ("pageup", -1), ("pagedown", 1))
"""What goes to the decision before or after; pages too, where there is no roll to turn."""
_PANEL: Final = Box(40, 24, 1200, 672)
_HEAD: Final = 114.0
"""How high mask and title are."""
_CHANCES: Final = 400.0
"""How wide the chances of all seats are, at the right."""
_SIZES: Final = (28.0, 26.0, 24.0, 22.0, 20.0, 19.0, 18.0)
"""The sentences take the largest of these at which they have room."""
_CARD: Final = 136.0
"""How high a card of something that could be done is."""
_STEP: Final = 42.0
_NAME: Final = 130.0
_SHARE: Final = 66.0
"""How wide a name is, and a chance in per cent."""


def sentences(
    head: Head, acts: Sequence[int], reasons: Reasons, words: Words
) -> dict[int, Explained]:
    """Return by the number of an action its reason in sentences; ``acts`` are actions' seats."""
    part = game_of(head.game).reasons
    if part is None:
        return {}
    known = [(at, why) for at, why in sorted(reasons.items()) if at < len(acts)]
    told = {at: part.explained(why, acts[at], head.names, words) for at, why in known}
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
        ways = []
        for at, (name, key) in enumerate(_WAYS):
            box = Box(_PANEL.x + 26 + (wide + 12) * at, y, wide, high)
            style = "main" if name == "close" else "plain"
            ways.append(Button(name, box, say(f"why.{name}"), style=style, key_label=key, size=20))
        self._form = Form(ways, focus, zoom=zoom)
        if zoom > 1:
            top = _PANEL.y + _HEAD + 12
            area = Box(_PANEL.x + 26, top, _PANEL.width - 40, y - 20 - top)
            chances = self.shown.chances if self._over else ()
            pieces = _Pieces(self._kit, self._words, self._head, area.width - BAR)
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
        turns = _TURNS if self._roll is None else _TURNS[:2]
        for key, by in turns:
            if isinstance(heard, KeyPressed) and heard.key == key:
                self._go(by)
                return None
        return super().hear(heard)

    def use(self, changed: Changed) -> Answer:
        """Close, or go to the decision before or after."""
        if changed.name == "close":
            return Close()
        self._go(1 if changed.name == "after" else -1)
        return None

    def _go(self, by: int) -> None:
        self._place = min(len(self._told) - 1, max(0, self._place + by))
        focus = self._form.focus
        self._lay(focus if focus in ("before", "close", "after") else "close")

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
                spot = Box(left + room + 40, top - 4, _CHANCES, end + _CARD - top)
                _paint_chances(canvas, self._words, self._head, told.chances, spot)
            self._sentences(canvas, Box(left, top, room, end - 10 - top))
            wide = (room - 24) / 3
            for at, option in enumerate(told.options[:3]):
                spot = Box(left + at * (wide + 12), end, wide, _CARD)
                _paint_option(canvas, self._words, option, spot, chosen=at == 0)
        self._form.draw(canvas)

    def _header(self, canvas: Canvas, told: Any) -> None:
        box, zoom, words = _PANEL, self._kit.zoom, self._words
        canvas.picture(faces(self._head.controllers)[told.seat], box.x + 22, box.y + 14, 86, 86)
        left, said, usual = box.x + 122, self._place_said(), zoom == 1
        size, above, below = min(48.0, 36 * zoom), *((42, 82) if usual else (38, 86))
        canvas.text(words.say("why.title"), left, box.y + above, size, theme.INK, theme.TITLE)
        small = 18.0 if usual else canvas.fitted(said, box.width - 150, 18 * zoom)
        canvas.text(said, left, box.y + below, small, theme.GREY, theme.TEXT)
        if usual and told.persona and words.knows(f"persona.{told.persona}"):
            right, about = box.x + box.width - 30, words.say(f"persona.{told.persona}")
            lines = canvas.even(about, _CHANCES, 18)[:3]
            for row, line in enumerate(lines):
                y = box.y + 60 + 23 * (row - (len(lines) - 1) / 2)
                canvas.text(line, right, y, 18, theme.GREY, theme.TEXT, align="right")

    def _sentences(self, canvas: Canvas, box: Box) -> None:
        """Paint the reason as large as it has room."""
        told = self.shown
        parts: list[tuple[str, str, theme.Colour | None]] = [
            (told.played, theme.TEXT_BOLD, None), (told.belief, theme.TEXT, None),
            *((line, theme.TEXT, theme.TEAL) for line in told.evidence),
            (told.counted, theme.TEXT, None),
        ]  # fmt: skip
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


def _paint_chances(canvas: Canvas, words: Words, head: Head, chances: Any, box: Box) -> None:
    """Paint a bar a seat, from a corner on: how likely it was thought to be on one's side."""
    canvas.text(words.say("why.chances"), box.x, box.y + 12, 20, theme.INK, theme.BUTTON)
    step, looks = min(_STEP, (box.height - 24) / len(chances)), faces(head.controllers)
    for row, (seat, share) in enumerate(chances):
        y = box.y + 30 + step * (row + 0.5)
        canvas.picture(looks[seat], box.x, y - 14, 28, 28)
        canvas.text(head.names[seat], box.x + 36, y, 18, theme.INK, theme.TEXT, room=_NAME)
        left = box.x + 36 + _NAME + 8
        _paint_bar(canvas, share, Box(left, y - 8, box.width - 44 - _NAME - _SHARE, 16))
        said = words.say("why.share", n=round(100 * share))
        canvas.text(said, box.x + box.width, y, 18, theme.INK, theme.BUTTON, align="right")


def _paint_bar(canvas: Canvas, share: float, box: Box) -> None:
    """Paint a chance: more than even is green and reaches past the tick in the middle."""
    canvas.rect(box.x, box.y, box.width, box.height, theme.PAPER_2, box.height / 2)
    colour = theme.GREEN if share >= 0.5 else theme.TOMATO
    full = max(box.height, box.width * share)
    canvas.rect(box.x, box.y, full, box.height, colour, box.height / 2)
    canvas.rect(box.x + box.width / 2 - 1, box.y - 3, 2, box.height + 6, theme.INK)


def _paint_option(canvas: Canvas, words: Words, option: Any, box: Box, *, chosen: bool) -> None:
    """Paint something that could be done: its card, a few words, and its value."""
    fill = theme.LEMON if chosen else theme.WHITE
    canvas.panel(box.x, box.y, box.width, box.height, 14, fill, shadow=False)
    high = box.height - 16
    wide = _picture(canvas, option.picture, box.x + 10, box.y + 8, high)
    left, room = box.x + wide + 20, box.width - wide - 28
    lines = canvas.wrap(option.done, room, 18)
    said = words.say("why.worth", worth=option.worth)
    y = box.y + (box.height - (len(lines[:4]) + 1) * 18 * LINE) / 2
    for line in lines[:4]:
        canvas.text(line, left, y + 9 * LINE, 18, theme.INK, theme.TEXT_BOLD)
        y += 18 * LINE
    canvas.text(said, left, y + 9 * LINE, 18, theme.INK, theme.TEXT)


def _picture(canvas: Canvas, name: str, x: float, y: float, high: float) -> float:
    """Paint a card upright, or a sign in the middle of its place; return how wide that is."""
    wide = high / 1.4
    if name.startswith("mini_"):
        canvas.picture(name, x, y, wide, high)
    else:
        canvas.picture(name, x, y + (high - wide) / 2, wide, wide)
    return wide


class _Pieces:
    """The same in words as large as they are wished, as rows of a roll."""

    def __init__(self, kit: Kit, words: Words, head: Head, wide: float) -> None:
        """Take how wide the rows may be."""
        self._kit, self._words, self._wide, self._size = kit, words, wide, 20 * kit.zoom
        self._names, self._faces = head.names, faces(head.controllers)

    def rows(self, told: Any, chances: Any) -> list[Row]:
        """Return what was done, why, what else could have been, and the chances of all."""
        first, *others = told.options
        found = [self._sentence("played", told.played, first.picture, theme.TEXT_BOLD)]
        texts = [told.belief, *told.evidence, told.counted]
        found += [self._sentence(f"why:{at}", it) for at, it in enumerate(filter(None, texts))]
        for at, (text, option) in enumerate(zip(told.others, others, strict=True)):
            found.append(self._sentence(f"other:{at}", text, option.picture))
        if chances:
            found.append(self._sentence("chances", self._words.say("why.chances")))
        found += [self._chance(seat, share) for seat, share in chances]
        return found

    def _sentence(self, name: str, text: str, picture: str = "", font: str = theme.TEXT) -> Row:
        """Return a sentence, beside the card that it is about."""
        size, left = self._size, 100.0 if picture else 16.0
        room = self._wide - left - 16
        high = self._kit.lines(text, room, size, font) * size * LINE + 16
        high = max(high, 112.0 if picture else 0.0)

        def paint(canvas: Canvas, box: Box) -> None:
            if picture:
                _picture(canvas, picture, box.x + 14, box.y + (high - 96) / 2, 96)
            text_high = len(canvas.wrap(text, room, size, font)) * size * LINE
            y = box.y + (high - text_high) / 2
            paragraph(canvas, text, box.x + left, y, room, size, font=font)

        return Row(high, [Block(name, Box(0, 0, self._wide, high), text, paint)])

    def _chance(self, seat: int, share: float) -> Row:
        size, high = 18 * self._kit.zoom, 30 * self._kit.zoom + 12
        name, said = self._names[seat], self._words.say("why.share", n=round(100 * share))

        def paint(canvas: Canvas, box: Box) -> None:
            middle = box.y + high / 2
            canvas.picture(self._faces[seat], box.x + 12, middle - 22, 44, 44)
            room = 0.36 * box.width
            fit = canvas.fitted(name, room, size, theme.TEXT_BOLD)
            canvas.text(name, box.x + 68, middle, fit, theme.INK, theme.TEXT_BOLD, room=room)
            left, right = box.x + 84 + room, box.x + box.width - 130
            _paint_bar(canvas, share, Box(left, middle - 12, right - left, 24))
            end = box.x + box.width - 16
            canvas.text(said, end, middle, size, theme.INK, theme.BUTTON, align="right")

        return Row(
            high, [Block(f"seat:{seat}", Box(0, 0, self._wide, high), f"{name}, {said}", paint)]
        )

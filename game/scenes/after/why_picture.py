"""Grounds: what a decision was made of, drawn: the chance of every seat, and what could be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.ai.personas import faces
from game.core.words import Words
from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.rolls import LINE, Block, Row, paragraph
from game.store.heads import Head

_STEP: Final = 42.0
_NAME: Final = 130.0
_SHARE: Final = 66.0
"""How wide a name is, and a chance in per cent."""


def paint_chances(
    canvas: Canvas, words: Words, names: Sequence[str], looks: Sequence[str], chances: Any, box: Box
) -> None:
    """Paint a bar a seat, from a corner on: how likely it was thought to be on one's side."""
    canvas.text(words.say("why.chances"), box.x, box.y + 12, 20, theme.INK, theme.BUTTON)
    step = min(_STEP, (box.height - 24) / len(chances))
    for row, (seat, share) in enumerate(chances):
        y = box.y + 30 + step * (row + 0.5)
        canvas.picture(looks[seat], box.x, y - 14, 28, 28)
        canvas.text(names[seat], box.x + 36, y, 18, theme.INK, theme.TEXT, room=_NAME)
        left = box.x + 36 + _NAME + 8
        paint_bar(canvas, share, Box(left, y - 8, box.width - 44 - _NAME - _SHARE, 16))
        said = words.say("why.share", n=round(100 * share))
        canvas.text(said, box.x + box.width, y, 18, theme.INK, theme.BUTTON, align="right")


def paint_bar(canvas: Canvas, share: float, box: Box) -> None:
    """Paint a chance: more than even is green and reaches past the tick in the middle."""
    canvas.rect(box.x, box.y, box.width, box.height, theme.PAPER_2, box.height / 2)
    colour = theme.GREEN if share >= 0.5 else theme.TOMATO
    full = max(box.height, box.width * share)
    canvas.rect(box.x, box.y, full, box.height, colour, box.height / 2)
    canvas.rect(box.x + box.width / 2 - 1, box.y - 3, 2, box.height + 6, theme.INK)


def paint_option(canvas: Canvas, words: Words, option: Any, box: Box, *, chosen: bool) -> None:
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


class Pieces:
    """The same in words as large as they are wished, as rows of a roll."""

    def __init__(self, kit: Kit, words: Words, head: Head, wide: float) -> None:
        """Take how wide the rows may be."""
        self._kit = kit
        self._words = words
        self._names = head.names
        self._faces = faces(head.controllers)
        self._wide = wide
        self._size = 20 * kit.zoom

    def rows(self, told: Any, chances: Any) -> list[Row]:
        """Return what was done, why, what else could have been, and the chances of all."""
        first, *others = told.options
        found = [self._sentence("played", told.played, first.picture, theme.TEXT_BOLD)]
        texts = [told.belief, *told.evidence, told.counted]
        found += [
            self._sentence(f"why:{at}", text)
            for at, text in enumerate(text for text in texts if text)
        ]
        for at, (text, option) in enumerate(zip(told.others, others, strict=True)):
            found.append(self._sentence(f"other:{at}", text, option.picture))
        if chances:
            heading = self._sentence("chances", self._words.say("why.chances"))
            found.append(heading)
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
            paint_bar(canvas, share, Box(left, middle - 12, right - left, 24))
            end = box.x + box.width - 16
            canvas.text(said, end, middle, size, theme.INK, theme.BUTTON, align="right")

        return Row(
            high, [Block(f"seat:{seat}", Box(0, 0, self._wide, high), f"{name}, {said}", paint)]
        )

"""The reasons of a decision in words as large as they are wished, as rows of a roll."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.personas import faces
from game.core.endings import ReasonText
from game.core.targets import SEAT
from game.core.words import Words
from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.strokes import stroke
from game.stage.widgets.rolls import LINE, Block, Row, paragraph
from game.store.heads import Head


class Pieces:
    """Sentences, what could be done, and the chances of all."""

    def __init__(self, kit: Kit, words: Words, head: Head, wide: float) -> None:
        """Take how wide the rows may be."""
        self._kit, self._words, self._wide, self._size = kit, words, wide, 20 * kit.zoom
        self._names, self._faces = head.names, faces(head.controllers)

    def rows(self, told: ReasonText, chances: Sequence[tuple[int, float]]) -> list[Row]:
        """Return why it was done, what could have been, what told it, and the chances of all."""
        found = [self._sentence("because", told.because, (), theme.TEXT_BOLD)]
        for at, one in enumerate(told.options):
            pictures = (one.picture, *([] if one.target is None else [self._faces[one.target]]))
            found.append(self._sentence(f"option:{at}", f"{one.done}, {one.worth}.", pictures))
        for at, act in enumerate(told.seen):
            pictures = (self._faces[act.seat], act.picture)
            found.append(self._sentence(f"seen:{at}", act.text, pictures))
        if chances:
            found.append(self._sentence("chances", self._words.say("why.chances")))
        found += [self._chance(seat, share) for seat, share in chances]
        return found

    def _sentence(
        self, name: str, text: str, pictures: Sequence[str] = (), font: str = theme.TEXT
    ) -> Row:
        """Return a sentence, beside the pictures of what it is about."""
        size, left = self._size, 16.0 + 84 * len(pictures)
        room = self._wide - left - 16
        high = self._kit.lines(text, room, size, font) * size * LINE + 16
        high = max(high, 104.0 if pictures else 0.0)

        def paint(canvas: Canvas, box: Box) -> None:
            for at, picture in enumerate(pictures):
                card = picture.startswith(("mini_", "card_"))
                wide, tall = (63, 88) if card else (72, 72)
                x = box.x + 14 + 84 * at
                canvas.picture(picture, x, box.y + (high - tall) / 2, wide, tall)
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
            stroke(canvas, Box(left, middle - 13, right - left, 26), theme.PAPER_2, hollow=True)
            colour = theme.GREEN if share >= 0.5 else theme.TOMATO
            stroke(canvas, Box(left, middle - 13, max(26, (right - left) * share), 26), colour)
            canvas.rect((left + right) / 2 - 1.5, middle - 18, 3, 36, theme.INK)
            end = box.x + box.width - 16
            canvas.text(said, end, middle, size, theme.INK, theme.BUTTON, align="right")

        return Row(
            high, [Block(SEAT.at(seat), Box(0, 0, self._wide, high), f"{name}, {said}", paint)]
        )

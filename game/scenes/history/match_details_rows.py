"""The rows of a match's details: who sat there, how it went, what its file promises."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.ai.personas import faces
from game.core.words import Words
from game.replaying.receipt import receipt
from game.scenes.history.facts import MatchCourse, Past, level_of, trouble
from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.rolls import BAR, LINE, Block, Row, paragraph
from game.store.files import FileError
from game.store.heads import Head
from game.store.history import MatchFile

_PAD: Final = 14.0
_ACROSS: Final = ((1.0, 3), (1.5, 2))
"""Up to which size of words how many seats, or buttons, stand beside each other; beyond, one."""


@dataclass(slots=True)
class Paragraphs:
    """What there is to say of a match, paragraph by paragraph."""

    kit: Kit
    seats: list[tuple[str, str]] = field(default_factory=list)
    """Names, and who plays there."""
    faces: list[str] = field(default_factory=list)
    """What they look like."""
    parts: list[tuple[str, theme.Colour, str]] = field(default_factory=list)
    """Texts with the colour of their card and their font, first to last."""
    receipt: str = ""
    """What its deal was promised by, where there is one."""

    @property
    def said(self) -> str:
        """All of it, to be read aloud."""
        say = self.kit.words().say
        seats = [say("match-details.seat", name=name, who=who) for name, who in self.seats]
        return " ".join([*(text for text, _, _ in self.parts), ". ".join(seats)])

    def rows(self, box: Box, gap: float) -> list[Row]:
        """Return cards as high as their words need, with room for a bar where there is one."""
        rows = self._rows(box.width)
        if sum(row.height + gap for row in rows) - gap > box.height:
            rows = self._rows(box.width - BAR)
        return rows

    def _rows(self, wide: float) -> list[Row]:
        """Return one card for everybody below the first, or in large words many at the end."""
        rows = [self._text(at, *part, wide) for at, part in enumerate(self.parts)]
        across = next((n for most, n in _ACROSS if self.kit.zoom <= most), 1)
        many = len(self.seats)
        if self.kit.zoom == 1:
            return [
                *rows[:1],
                *([self._table(range(many), across, wide)] if many else []),
                *rows[1:],
            ]
        seats = [range(at, min(at + across, many)) for at in range(0, many, across)]
        return [*rows, *(self._table(some, across, wide) for some in seats)]

    def _text(self, at: int, text: str, fill: theme.Colour, font: str, wide: float) -> Row:
        size = (22 if font == theme.BUTTON else 18) * self.kit.zoom
        room = wide - 2 * _PAD
        high = 2 * _PAD + LINE * size * self.kit.lines(text, room, size, font)

        def paint(canvas: Canvas, box: Box) -> None:
            paragraph(canvas, text, box.x + _PAD, box.y + _PAD, room, size, theme.INK, font)

        block = Block(f"told:{at}", Box(0, 0, wide, high), text, paint)
        block.fill = fill
        return Row(high, [block])

    def _table(self, seats: range, across: int, wide: float) -> Row:
        """Return a card of who sat on some seats, with their masks."""
        kit, zoom = self.kit, self.kit.zoom
        size, mask = 18 * zoom, 40 * min(1.4, zoom)
        cell = (wide - 2 * _PAD) / across
        room = cell - mask - 18
        say = kit.words().say
        told = [self.seats[seat] for seat in seats]
        texts = [say("match-details.seat", name=name, who=who) for name, who in told]
        tall = max(mask + 4, *(LINE * size * kit.lines(text, room, size) for text in texts))
        high = 2 * _PAD + tall * -(-len(texts) // across)

        def paint(canvas: Canvas, box: Box) -> None:
            for at, (seat, text) in enumerate(zip(seats, texts, strict=True)):
                row, column = divmod(at, across)
                x, y = box.x + _PAD + column * cell, box.y + _PAD + row * tall
                canvas.picture(self.faces[seat], x, y + (tall - mask) / 2, mask, mask)
                lines = len(canvas.wrap(text, room, size))
                top = y + (tall - lines * size * LINE) / 2
                paragraph(canvas, text, x + mask + 10, top, room, size)

        name = f"seats:{seats.start}"
        return Row(high, [Block(name, Box(0, 0, wide, high), ". ".join(texts), paint)])


def facts(kit: Kit, past: Past, one: MatchFile, *, winners: bool) -> Paragraphs:
    """Return what there is to say of a match; who won only where that may be seen."""
    words, head, course = kit.words(), past.head(one), past.course(one)
    told = Paragraphs(kit)
    if isinstance(head, Head):
        now = course.controllers if isinstance(course, MatchCourse) else tuple(head.controllers)
        told.faces = faces(now)
        told.seats = [
            (name, _played_by(first, last, words))
            for name, first, last in zip(head.names, head.controllers, now, strict=True)
        ]
    if isinstance(course, FileError):
        told.parts.append((trouble(course, words), theme.WHITE, theme.TEXT))
        told.parts.append((str(one.path), theme.WHITE, theme.TEXT))
    else:
        state = _state(kit, past, one, course, winners=winners)
        told.parts.append((state, theme.PAPER_2, theme.BUTTON))
        if course.over and isinstance(head, Head):
            text = _winners(kit, head, course) if winners else words.say("match-details.hidden")
            told.parts.append((text, theme.WHITE, theme.TEXT))
    if isinstance(head, Head) and not isinstance(course, FileError):
        told.receipt = receipt(head)
        said = words.say("receipt-screen.line", its=told.receipt)
        told.parts.append((said, theme.WHITE, theme.TEXT))
    # what one should know before one resumes stands high up where words are large
    first = 1 if kit.zoom > 1 else len(told.parts)
    promised = _promised(kit, past, one, course, winners=winners)
    told.parts[first:first] = [(text, theme.WHITE, theme.TEXT) for text in promised]
    return told


def _played_by(first: str, last: str, words: Words) -> str:
    """Return who played a seat, and who in the end where it changed hands."""
    if first == last:
        return level_of(first, words)
    facts = {"first": level_of(first, words), "last": level_of(last, words)}
    return words.say("match-details.then", **facts)


def _state(kit: Kit, past: Past, one: MatchFile, course: MatchCourse, *, winners: bool) -> str:
    """Return how far a match is, and whether the people won only where that may be seen."""
    if course.over and not winners:
        return past.lasted("history.over", one, course)
    return past.ended(one, course) if course.over else past.state(one, winners=False)


def _winners(kit: Kit, head: Head, course: MatchCourse) -> str:
    names = ", ".join(head.names[seat] for seat in course.winners)
    key = "won-by" if names else "nobody"
    return kit.words().say(f"match-details.{key}", verdict=course.verdict, names=names)


def _promised(
    kit: Kit, past: Past, one: MatchFile, course: MatchCourse | FileError, *, winners: bool
) -> list[str]:
    """Return what one should know before one does something with a file.

    Nothing is promised to stay hidden beside ``winners``, who tell a good deal of it.
    """
    say = kit.words().say
    if one.deleted:
        return [say("match-details.told-deleted", path=one.path.parent)]
    if isinstance(course, FileError):
        return []
    head = past.head(one)
    game = head.game if isinstance(head, Head) else None
    known = winners and course.over
    retold = kit.words(game).say(f"match-details.told-{'known' if known else 'replay'}")
    if one.kind == "finished" and not course.over:
        return [past.lasted("match-details.stopped", one, course), retold]
    return [retold if course.over else say("match-details.seal")]


def ways(past: Past, one: MatchFile, *, winners: bool) -> list[str]:
    """Return what can be done with a match, the first of it the most likely."""
    course = past.course(one)
    if one.deleted:
        return ["restore", "erase", "back"]
    if isinstance(course, FileError):
        shown = one.kind == "finished" and course.facts.get("line", 1) != 1
        return [*(["watch"] if shown else []), "back", "export", "delete"]
    if one.kind != "finished":
        return ["resume", "verify", "export", "delete", "back"]
    asked = ["winners"] if course.over and not winners else []
    return ["watch", *asked, "verify", "export", "delete", "back"]

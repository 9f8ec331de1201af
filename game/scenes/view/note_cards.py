"""Note cards: what is noted of one seat, in words as large as they are wished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.pages import Note, SeatNotes
from game.core.seats import Seat
from game.core.words import Words
from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.rolls import LINE, Block, paragraph

_LEFT: Final = 74.0
_PAD: Final = 10.0
NOTES_X: Final = 450.0
"""Where notes stand in the panel of words of the usual size …"""
_BESIDE, _ALONE = 230.0, 786.0
_ICON: Final = 26.0


class _Aims:
    """Whom a seat aimed at: a mask and a figure each, in as many lines as they need."""

    def __init__(
        self, kit: Kit, book: Any, looks: Sequence[str], seat: Seat, room: float, label: str
    ) -> None:
        self._faces = looks
        self._size = 18 * kit.zoom
        self._mask = 30 * kit.zoom
        self._label = label
        self.told = [
            (
                place,
                " ".join(part for part in (str(hurt or ""), f"+{helped}" * bool(helped)) if part),
            )
            for place, (hurt, helped) in enumerate(
                zip(book.harms[seat], book.helps[seat], strict=True) if book.harms else ()
            )
            if hurt or helped
        ]
        self._spots: list[tuple[float, int, int, str]] = []
        x, line = kit.wide(label, self._size) + 8, 0
        for place, text in self.told:
            wide = self._mask + 6 + kit.wide(text, self._size, theme.BUTTON) + 12
            if x + wide > room:
                x, line = 0.0, line + 1
            self._spots.append((x, line, place, text))
            x += wide
        self.step = self._mask + 4
        self.height = (line + 1) * self.step if self.told else 0.0

    def paint(self, canvas: Canvas, left: float, top: float) -> None:
        """Paint all of them from a corner on."""
        if not self.told:
            return
        canvas.text(self._label, left, top + self.step / 2, self._size, theme.GREY)
        for x, line, place, text in self._spots:
            middle = top + (line + 0.5) * self.step
            name, half = self._faces[place], self._mask / 2
            canvas.picture(name, left + x, middle - half, self._mask, self._mask)
            at = left + x + self._mask + 6
            canvas.text(text, at, middle, self._size, theme.INK, theme.BUTTON)


def notes_wide(book: SeatNotes) -> float:
    """… and how wide they may be, beside a matrix or without one."""
    return _BESIDE if book.harms else _ALONE


def lines_of(kit: Kit, book: SeatNotes, seat: int) -> list[list[tuple[float, Note]]]:
    """Return a seat's notes in lines of usual words, each with its left: short ones share one."""
    found: list[list[tuple[float, Note]]] = []
    end, most = 0.0, notes_wide(book)
    for note in [one for one in book.notes if one.place == seat]:
        wide = _ICON + kit.wide(f"{note.text} {note.moved}", 18) + _PAD
        if not found or note.moved or end + wide > most:
            found.append([])
            end = 0.0
        found[-1].append((NOTES_X + end, note))
        end = most if note.moved else end + wide
    return found


def seat_block(
    kit: Kit,
    book: Any,
    seat: int,
    names: Sequence[str],
    looks: Sequence[str],
    words: Words,
    wide: float,
) -> Block:  # fmt: skip
    """Return the card of a seat: its name, what was seen there, and whom it aimed at."""
    zoom, room = kit.zoom, wide - _LEFT - 12
    big, small = 20 * zoom, 18 * zoom
    facts = [note for note in book.notes if note.place == seat]
    arrived = words.say("notes.arrived", n=turn) if (turn := book.changed(seat)) else ""
    told = [(note.icon, note.text, note.moved) for note in facts]
    if not told and arrived:
        told = [("icon_p_swap", arrived, "")]
    icon = 26 * zoom
    aims = _Aims(kit, book, looks, Seat(seat), room, words.say("notes.aimed"))
    lines = kit.lines(names[seat], room, big, theme.TEXT_BOLD) * big
    for _, *parts in told:
        lines += sum(kit.lines(part, room - icon - 8, small) for part in parts) * small
    high = max(64.0, lines * LINE + aims.height + 2 * _PAD)

    def paint(canvas: Canvas, box: Box) -> None:
        alpha, x = 1.0 if book.plays(seat) else 0.45, box.x + _LEFT
        canvas.picture(looks[seat], box.x + 10, box.y + 6, 52, 52, alpha=alpha)
        y = paragraph(canvas, names[seat], x, box.y + _PAD, room, big, font=theme.TEXT_BOLD)
        for picture, text, moved in told:
            middle, left = y + small * LINE / 2, x + icon + 8
            alpha = 0.5 if moved else 1.0
            canvas.picture(picture, x, middle - icon / 2, icon, icon, alpha=alpha)
            colour = theme.GREY if moved else theme.INK
            y = paragraph(canvas, text, left, y, room - icon - 8, small, colour)
            if moved:  # what was seen there lies elsewhere by now
                wide = min(room - icon - 8, canvas.text_width(text, small))
                canvas.rect(left - 2, middle - 1.5, wide + 4, 3, theme.RED_TEXT)
                y = paragraph(canvas, moved, left, y, room - icon - 8, small)
        aims.paint(canvas, x, y)

    aimed = ", ".join(f"{names[place]} {text}" for place, text in aims.told)
    said = [names[seat], *(f"{text} {moved}".strip() for _, text, moved in told)]
    said += [f"{words.say('notes.aimed')} {aimed}"] if aimed else []
    block = Block(f"{seat}:card", Box(0, 0, wide, high), ". ".join(said), paint)
    block.private = True
    return block

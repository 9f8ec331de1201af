"""Menu entries of the title and where they lead: the hero, its second rank, short lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.scenes.kit import Kit
from game.scenes.name import has_logo, paint_name
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.form import LIP, Button

_THEN: Final = " · "
"""Between a game's name and who plays it."""
_HERO: Final = 54.0
"""How large the hero's word is at most."""
_SIGN: Final = 28.0
"""How large a sign beside a note is."""
_LIP: Final = 2 * LIP


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be done on the title screen."""

    name: str
    label: str
    icon: str
    note: str = ""
    """What it leads to."""
    few: str = ""
    """The same in few words, where there is no room for more."""

    @property
    def short(self) -> str:
        """What it leads to, in as few words as there are."""
        return self.few or self.note


class Way(Button):
    """A way on, with what it leads to below its name or beside it."""

    note = ""

    def spoken(self, say: Callable[..., str]) -> str:
        """Return what it is called, and what it leads to."""
        return f"{super().spoken(say)}. {self.note}" if self.note else super().spoken(say)


class Hero(Way):
    """What one does first: the largest button, with the name of the game it is about."""

    game = ""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint it in lemon, raised, with its word, its note and the game's logo."""
        box = self.box
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height + _LIP, 28)
        fill = theme.LEMON
        lip = (int(fill[0] * 0.75), int(fill[1] * 0.68), int(fill[2] * 0.44))
        canvas.shadow(box.x, box.y, box.width, box.height + _LIP, 24, dx=4, dy=7, blur=7)
        canvas.panel(box.x, box.y + _LIP, box.width, box.height, 24, lip, line=3.5, shadow=False)
        canvas.panel(box.x, box.y, box.width, box.height, 24, fill, line=3.5, shadow=False)
        low = 22 * self.zoom + 16 if self.note else 0.0
        middle = box.y + (box.height - low) / 2 + (4 if low else 0)
        sign = min(72.0, box.height - low - 14)
        canvas.picture(self.icon, box.x + 22, middle - sign / 2, sign, sign)
        left = box.x + 22 + sign + 16
        logo = self._logo(canvas)
        room = box.x + box.width - 20 - left - (logo.width if logo is not None else 0.0)
        size = canvas.fitted(self.label, room, _HERO, theme.TITLE, least=24 * self.zoom)
        if logo is not None and canvas.text_width(self.label, size, theme.TITLE) > room:
            logo, room = None, box.x + box.width - 16 - left
            size = canvas.fitted(self.label, room, _HERO, theme.TITLE)
        canvas.text(self.label, left, middle, size, theme.INK, theme.TITLE, room=room)
        if logo is not None:
            paint_name(canvas, self.game, "", logo.x, logo.y, logo.width, logo.height)
        if self.note:
            self._note(canvas)

    def _logo(self, canvas: Canvas) -> Box | None:
        """Return where the game's logo stands, rising over the edge; None without one."""
        if not has_logo(canvas, self.game):
            return None
        box, high = self.box, min(96.0, 0.74 * self.box.height)
        return Box(box.x + box.width - 1.6 * high - 12, box.y - 12, 1.6 * high, high)

    def _note(self, canvas: Canvas) -> None:
        box, room = self.box, self.box.width - 48
        size, said = canvas.fitted(self.note, room, 20 * self.zoom, theme.TEXT_BOLD), self.note
        if canvas.text_width(said, size, theme.TEXT_BOLD) > room:  # its logo tells the game, too
            said = said.partition(_THEN)[2] or said
        y = box.y + box.height - 8 - 12 * self.zoom
        canvas.text(said, box.x + 28, y, size, theme.INK, theme.TEXT_BOLD, room=room)


class Second(Way):
    """One of the second rank: its word over its sign and note, or beside its sign."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint it in paper."""
        box = self.box
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        canvas.panel(box.x, box.y, box.width, box.height, 16, theme.PAPER, line=3)
        if box.height < 1.9 * 22 * self.zoom + 20:
            self._label(canvas, centred=False)
            return
        middle, zoom = box.x + box.width / 2, self.zoom
        size = canvas.fitted(self.label, box.width - 20, 22 * zoom, theme.BUTTON)
        y = box.y + 24 * zoom
        canvas.text(
            self.label, middle, y, size, theme.INK, theme.BUTTON, align="middle",
            room=box.width - 12,
        )  # fmt: skip
        small = canvas.fitted(self.note, box.width - 30 - _SIGN * zoom, 18 * zoom)
        wide = canvas.text_width(self.note, small) + 6 if self.note else 0.0
        sign, y = _SIGN * zoom, box.y + box.height - 25 * zoom
        left = middle - (wide + sign) / 2
        canvas.picture(self.icon, left, y - sign / 2, sign, sign)
        if self.note:
            canvas.text(self.note, left + sign + 6, y, small, theme.INK, room=box.width - 20 - sign)

    @staticmethod
    def wide(kit: Kit, offer: Offer) -> float:
        """Return how wide one is beside others."""
        label = kit.wide(offer.label, 22 * kit.zoom, theme.BUTTON) + 28
        note = kit.wide(offer.short, 18 * kit.zoom) + 38 + _SIGN * kit.zoom if offer.short else 0.0
        return max(120.0, label, note)


class Short(Way):
    """A line of its own at the upper edge: its sign, its name, and a note where there is room."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint it in paper."""
        box, zoom = self.box, self.zoom
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.PAPER, line=3)
        sign, y = _SIGN * zoom, box.y + box.height / 2
        canvas.picture(self.icon, box.x + 12, y - sign / 2, sign, sign)
        x = box.x + 12 + sign + 8
        room = box.x + box.width - 12 - x
        size = canvas.fitted(self.label, room, 20 * zoom, theme.BUTTON)
        x += canvas.text(self.label, x, y, size, theme.INK, theme.BUTTON, room=room) + 10
        if self.note:
            room = box.x + box.width - 12 - x
            size = canvas.fitted(self.note, room, 19 * zoom)
            canvas.text(self.note, x, y, size, theme.INK, room=room)

    @staticmethod
    def wide(kit: Kit, label: str, note: str = "") -> float:
        """Return how wide one is."""
        zoom = kit.zoom
        wide = 12 + _SIGN * zoom + 8 + kit.wide(label, 20 * zoom, theme.BUTTON) + 16
        return wide + (10 + kit.wide(note, 19 * zoom) if note else 0.0)


def laid(kind: type[Way], offer: Offer, box: Box, *, noted: bool) -> Way:
    """Return an offer as a way on in a box."""
    way = kind(offer.name, box, offer.label, icon=offer.icon)
    way.note = (offer.short if kind is Second else offer.note) if noted else ""
    return way

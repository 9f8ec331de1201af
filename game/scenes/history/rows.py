"""The rows of the history: a match as a card, what stands above the cards and what below them."""

from __future__ import annotations

from typing import Final

from game.scenes.history.facts import Past
from game.scenes.kit import Kit
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Choice, Widget
from game.stage.widgets.rolls import LINE, paragraph
from game.store.files import FileError
from game.store.history import MatchFile

GAP: Final = 10.0
_PAD: Final = 20.0
_ICONS: Final = {
    "unfinished": "icon_hand",
    "finished": "icon_p_recycle",
    "damaged": "icon_skull",
    "deleted": "icon_skull",
}
KINDS: Final = ("all", "unfinished", "finished", "deleted")
"""Which matches may be asked for; damaged ones stand with those that are not over."""


class MatchRow(Button):
    """One match: when it was, who sat there, and how it stands."""

    def __init__(self, name: str, box: Box, parts: tuple[str, str, str], icon: str) -> None:
        """Take the three lines; each may need several."""
        super().__init__(name, box, ", ".join(part for part in parts if part))
        self._parts = parts
        self._icon = icon
        self.wrong = False
        """Whether the file cannot be read, which the last line says."""

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint a card with all of them."""
        box, zoom = self.box, self.zoom
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.WHITE, shadow=False)
        icon = 30 * zoom
        x, room = box.x + _PAD, box.width - 2 * _PAD - icon - 8
        line, who, state = self._parts
        y = paragraph(canvas, line, x, box.y + 7, room, 20 * zoom, font=theme.BUTTON)
        y = paragraph(canvas, who, x, y, room, 18 * zoom, theme.GREY)
        colour = theme.RED_TEXT if self.wrong else theme.INK
        paragraph(canvas, state, x, y, room, 18 * zoom, colour, theme.TEXT)
        at = box.x + box.width - 16 - icon
        canvas.picture(self._icon, at, box.y + (box.height - icon) / 2, icon, icon)


def entry(kit: Kit, past: Past, one: MatchFile, name: str, box: Box) -> MatchRow:
    """Return a match's row, as high as its words need: it may be higher than its box."""
    zoom = kit.zoom
    state = past.state(one, winners=kit.settings.show_winners)
    wrong = past.look_up(one) and isinstance(past.course(one), FileError)
    if wrong:  # the whole of it stands on its own page
        state = state.split(". ", 1)[0].removesuffix(".") + "."
    parts = past.line(one), past.who(one), state
    room = box.width - 2 * _PAD - 30 * zoom - 8
    fonts = (20 * zoom, theme.BUTTON), (18 * zoom, theme.TEXT), (18 * zoom, theme.TEXT)
    high = 14 + LINE * sum(
        size * kit.lines(text, room, size, font)
        for text, (size, font) in zip(parts, fonts, strict=True)
    )
    row = MatchRow(name, Box(box.x, box.y, box.width, high), parts, _ICONS[one.kind])
    row.wrong = wrong
    return row


def headed(kit: Kit, panel: Box, wanted: str, kind: str) -> tuple[list[Widget], float]:
    """Return the search, the choice of matches and the way to more, and where the rows begin."""
    say, zoom = kit.words().say, kit.zoom
    high = 46 + 22 * (zoom - 1)
    y = panel.y + 22 + 44 * min(1.5, zoom)
    more = say("history.more")
    wide = kit.wide(more, 20 * zoom, theme.BUTTON) + 44
    kinds = [(one, say(f"history.{one}")) for one in KINDS]
    longest = max(kit.wide(text, 19 * zoom, theme.BUTTON) for _, text in kinds) + 84
    left, right = panel.x + 24, panel.x + panel.width - 24
    room = right - left - wide - longest - 24
    search = Hinted("search", Box(left, y, room, high), wanted, say("history.search-hint"))
    search.called = say("history.search")
    choice = Choice("kind", Box(left + room + 12, y, longest, high), "", kinds, kind)
    choice.called = say("history.filter")
    button = Button("more", Box(right - wide, y, wide, high), more, size=20)
    return [search, choice, button], y + high + 14


def footed(kit: Kit, panel: Box, *, undo: bool) -> tuple[list[Widget], float]:
    """Return the way back, and to undo a deletion, and where they begin."""
    say, zoom = kit.words().say, kit.zoom
    high = 50 + 22 * (zoom - 1)
    names = ["back", *(["undo"] if undo else [])]
    labels = [say(f"history.{name}") for name in names]
    wides = [kit.wide(label, 22 * zoom, theme.BUTTON) + 60 for label in labels]
    y, x = panel.y + panel.height - 18 - high, panel.x + panel.width / 2
    x -= (sum(wides) + 16 * (len(wides) - 1)) / 2
    found: list[Widget] = []
    for name, label, wide in zip(names, labels, wides, strict=True):
        style = "main" if name == "back" else "plain"
        found.append(Button(name, Box(x, y, wide, high), label, style=style))
        x += wide + 16
    return found, y

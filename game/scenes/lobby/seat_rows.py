"""Rows of seats in the lobby: a face, who sits there, and whether that is a person or a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.ai.personas import faces
from game.core.words import Words
from game.scenes.lobby.seats import LONGEST, MIXED, Sitting
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.widgets.fields import Hinted
from game.stage.widgets.form import Button, Changed, Choice, Widget

ALL: Final = "all-levels"
PERSON: Final = "person"
BOT: Final = "bot"
_COLUMN: Final = 6
"""Seats in a column, before a second one is begun."""
PANEL: Final = Box(444, 92, 14, 80)
"""Where the seats' panel begins, and how much larger than its rows it is."""
ROW: Final = Box(612, 180, 402, 89)
"""The first field, and how far it is to the next column and row."""
_FIELD: Final = 226.0
_KIND: Final = 78.0
"""How wide a field is, and what says whether a person or a bot sits there."""
_LACKS: Final = theme.RED_TEXT
_SIGN: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{line}" '
    'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">{what}</svg>'
)
_KINDS: Final = {
    PERSON: '<circle cx="12" cy="7.5" r="4.5"/><path d="M3.5,21.5 C4,12.5 20,12.5 20.5,21.5 Z"/>',
    BOT: '<rect x="4" y="8" width="16" height="12.5" rx="3.5"/><path d="M12,8 V3"/>'
    '<path d="M8.8,13 V14 M15.2,13 V14 M9.5,17.3 H14.5"/>',
}
_ASSISTS: Final = {
    "hints": '<path d="M8.5,17 C8.5,14 5.5,13 5.5,8.8 A6.5,6.5 0 0 1 18.5,8.8 C18.5,13 15.5,14 '
    '15.5,17 Z"/><path d="M9.5,21.5 H14.5"/>',
    "notes": '<rect x="5" y="3" width="14" height="18" rx="2"/>'
    '<path d="M9,8.5 H15 M9,12.5 H15 M9,16.5 H12.5"/>',
    "undo": '<path d="M8.5,4 L3.5,9 L8.5,14"/><path d="M4,9 H14 A6,6 0 0 1 14,21 H8.5"/>',
}


def sign(canvas: Canvas, what: str, x: float, y: float, size: float) -> None:
    """Paint what a help, a person or a bot is known by, with its middle at a point."""
    line = "#000000" if canvas.art.strong else "#2B1836"
    svg = _SIGN.format(line=line, what={**_KINDS, **_ASSISTS}[what])
    canvas.drawing(svg, x - size / 2, y - size / 2, size, size)


def assist_signs(canvas: Canvas, boxes: Mapping[str, Box]) -> None:
    """Paint what helps somebody."""
    for name, box in boxes.items():
        sign(canvas, name, *box.middle, box.width)


def assist_boxes(assists: Sequence[str], right: float, y: float, size: float) -> dict[str, Box]:
    """Return where the signs of what helps somebody stand, ending at an x, around a y."""
    return {
        name: Box(right - size * (1 + 1.2 * at), y - size / 2, size, size)
        for at, name in enumerate(reversed(assists))
    }


class Face(Button):
    """A seat's face: a press leads to all characters, or to what a person may set."""

    def __init__(self, seat: int, box: Box, name: str, picture: str) -> None:
        """Take a seat, who sits there and what they look like."""
        super().__init__(f"face:{seat}", box, name)
        self.picture = picture

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the mask, in a ring where it is focused."""
        box = self.box
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
            canvas.panel(box.x, box.y, box.width, box.height, 14, theme.WHITE, shadow=False)
        canvas.picture(self.picture, box.x + 2, box.y + 5, 62, 62)


class KindSwitch(Widget):
    """A switch of two pictures: a person, or a bot; the one that sits there is lit."""

    def __init__(self, seat: int, box: Box, kind: str) -> None:
        """Take a seat and who sits there."""
        super().__init__(f"kind:{seat}", box)
        self.value = kind

    def use(self) -> Changed:
        """Let the other one sit down."""
        self.value = BOT if self.value == PERSON else PERSON
        return Changed(self.name, self.value)

    def spoken(self, say: Callable[..., str]) -> str:
        """Return whose seat it is, and who sits there."""
        return f"{self.called}, {say(f'seats.{self.value}')}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint both, the one that sits there on lemon."""
        box, half = self.box, self.box.width / 2
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
        canvas.panel(box.x, box.y, box.width, box.height, 14, theme.PAPER_2, shadow=False)
        left = box.x if self.value == PERSON else box.x + half
        canvas.panel(left, box.y, half, box.height, 14, theme.LEMON, shadow=False)
        size = min(0.68 * half, 0.62 * box.height)
        for at, what in enumerate((PERSON, BOT)):
            sign(canvas, what, box.x + half * (at + 0.5), box.y + box.height / 2, size)


class NameField(Hinted):
    """Where a person's name is written; an empty one says so."""

    def __init__(
        self, seat: int, box: Box, value: str, hint: str, helped: Sequence[str] = ()
    ) -> None:
        """Take a seat, the name so far, what stands there without one, and what helps there."""
        super().__init__(f"name:{seat}", box, value, hint, most=LONGEST, kind="")
        self._helped = helped

    @property
    def helps(self) -> dict[str, Box]:
        """Where the signs of what helps this person stand: above the line."""
        return assist_boxes(self._helped, self.box.x + self.box.width - 2, self.box.y - 15, 24)

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the line, and what helps above it."""
        assist_signs(canvas, self.helps)
        super().draw(canvas, focused=focused)


def seat_widgets(sitting: Sitting, seats: int, words: Words) -> list[Widget]:
    """Return a level for all bots, and for each seat its face, its field and its kind."""
    levels = [(level, words.say(f"levels.{level}")) for level in sitting.played]
    names, people = sitting.called(seats, words), sitting.people(seats)
    looks, helped = faces(sitting.controllers(seats)), sitting.helps(seats)
    found: list[Widget] = []
    for seat, name in enumerate(names):
        box = row_of(seat, seats)
        left = box.x - _KIND - 8
        # their middles lie on one line, so that up and down lead to another row
        face = Face(seat, Box(left - 70, box.y - 21, 64, 88), name, looks[seat])
        face.enabled = seat in people or sitting.characters
        found.append(face)
        # left and right change a level: what is led to by them stands before it
        kind = Box(box.x - _KIND - 8, box.y, _KIND, box.height)
        found.append(KindSwitch(seat, kind, PERSON if seat in people else BOT))
        if seat in people:
            helps = helped.get(str(seat), ())
            found.append(NameField(seat, box, sitting.names[seat], words.say("seats.name"), helps))
        else:
            found.append(Choice(f"level:{seat}", box, "", levels, sitting.levels[seat]))
    shared, every = sitting.all_level(seats), list(levels)
    if shared == MIXED:
        every.insert(0, (MIXED, words.say("lobby-screen.mixed")))
    if len(people) < seats:
        right = last_of(seats)
        found.append(Choice(ALL, Box(right - 192, 100, 192, 44), "", every, shared))
    return found


def columns(seats: int) -> int:
    """Return in how many columns so many seats stand."""
    return 1 + (seats - 1) // _COLUMN


def rows(seats: int) -> int:
    """Return how many seats stand in a column."""
    return -(-seats // columns(seats))


def row_of(seat: int, seats: int) -> Box:
    """Return where a seat's field stands."""
    column, row = divmod(seat, rows(seats))
    return Box(ROW.x + column * ROW.width, ROW.y + row * ROW.height, _FIELD, 46)


def last_of(seats: int) -> float:
    """Return where the rows of the last column end."""
    last = row_of(seats - 1, seats)
    return last.x + last.width


def panel_of(seats: int) -> Box:
    """Return the panel that so many seats stand on."""
    wide = PANEL.width + ROW.width * columns(seats)
    return Box(PANEL.x, PANEL.y, wide, PANEL.height + ROW.height * rows(seats))


def draw_seats(
    canvas: Canvas, sitting: Sitting, seats: int, words: Words, room: float, fitting: str,
    lacks: Mapping[int, str],
) -> None:  # fmt: skip
    """Paint the panel, how many they are in so much room, and above each field whose it is.

    ``fitting`` is how many people can play with what is there, where that matters; by seat,
    ``lacks`` is what somebody is to do who could press nothing.
    """
    panel, people = panel_of(seats), sitting.people(seats)
    canvas.panel(panel.x, panel.y, panel.width, panel.height, 24)
    heading = words.say("lobby-screen.players", n=seats)
    size = canvas.fitted(heading, room, 22, theme.BUTTON)
    y = 114 if fitting else 126
    canvas.text(heading, panel.x + 24, y, size, theme.INK, theme.BUTTON, room=room)
    size, ink = canvas.fitted(fitting, room, 18, theme.TEXT), _LACKS if lacks else theme.GREY
    canvas.text(fitting, panel.x + 24, y + 24, size, ink, theme.TEXT, room=room)
    for seat, name in enumerate(sitting.called(seats, words)):
        box = row_of(seat, seats)
        left, right = box.x - _KIND - 8, box.x + box.width
        if seat in people:
            canvas.rect(left - 74, box.y - 29, right - left + 80, 81, theme.YOLK, 18)
        text = name
        if people == [seat]:
            text = words.say("lobby-screen.you")
        elif seat in people and name == sitting.names[seat].strip():
            text = words.say("seats.player", n=people.index(seat) + 1)
        wide, ink = 220.0, theme.INK  # what helps somebody stands beside it
        if seat in lacks:
            text, wide, ink = lacks[seat], right - left - 4, _LACKS
        canvas.text(text, left + 4, box.y - 15, 19, ink, theme.TEXT_BOLD, room=wide)

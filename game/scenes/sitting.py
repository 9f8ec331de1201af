"""Sitting: which bot of which level and character has which seat of a table that is laid out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.ai.personas import AT, PERSONAS, Persona, persona
from game.core.words import Words
from game.seating import PLAYED, USUAL
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.fields import TextField
from game.stage.layout import Box
from game.stage.widgets import Button, Choice, Widget
from game.store.heads import HUMAN

_COLUMN: Final = 6
"""Seats in a column, before a second one is begun."""
ALL: Final = "all-levels"
MIXED: Final = ""
"""The level of all where they differ."""


class Face(Button):
    """A character's mask and name: a press leads to all of them."""

    def __init__(self, seat: int, box: Box, name: str) -> None:
        """Take a seat, whose mask is shown, and who sits there."""
        super().__init__(f"face:{seat}", box, name)
        self.mask = f"mask_{seat % 12 + 1:02d}"

    def draw(self, canvas: Canvas, *, focused: bool) -> None:
        """Paint the mask, in a ring where it is focused."""
        box = self.box
        if focused:
            canvas.focus(box.x, box.y, box.width, box.height)
            canvas.panel(box.x, box.y, box.width, box.height, 14, theme.WHITE, shadow=False)
        canvas.picture(self.mask, box.x + 2, box.y + 4, 62, 62)


class Sitting:
    """Levels and characters by seat; seat 0 is the person's own, unless nobody plays."""

    def __init__(self, last: Mapping[str, Any], most: int) -> None:
        """Take the last table, of whatever made; what is not known is as usual."""
        levels, people = last.get("levels"), last.get("characters")
        known = [its.id for its in PERSONAS]
        self.levels = [
            level if level in PLAYED else USUAL
            for level in (levels if isinstance(levels, list) else [])
        ][:most]
        self.levels += [USUAL] * (most - len(self.levels))
        # every seat has its own mask; who usually sits there is known by that mask
        usual = {its.mask - 1: its.id for its in PERSONAS}
        found = [one for one in (people if isinstance(people, list) else []) if one in known]
        self._people = [usual[seat % len(usual)] for seat in range(max(most, len(usual)))]
        if len(set(found)) == len(found) == len(people or ()):
            for seat, one in enumerate(found):
                self.seat(seat, one)

    def at(self, seat: int) -> Persona:
        """Return who sits at a seat."""
        return persona(self._people[seat])

    def seat(self, seat: int, name: str) -> None:
        """Let somebody sit at a seat; who sat there sits where that one sat."""
        other = self._people.index(name)
        self._people[seat], self._people[other] = name, self._people[seat]

    def all_level(self, seats: int, *, watch: bool) -> str:
        """Return the level of all bots, MIXED where they differ."""
        levels = set(self.levels[0 if watch else 1 : seats])
        return levels.pop() if len(levels) == 1 else MIXED

    def set_all(self, level: str) -> None:
        """Give every seat a level."""
        if level != MIXED:
            self.levels = [level] * len(self.levels)

    def controllers(self, seats: int, *, watch: bool) -> list[str]:
        """Return who controls each seat, as a match's head names it."""
        bots = [f"{level}{AT}{who}" for level, who in zip(self.levels, self._people, strict=False)]
        return bots[:seats] if watch else [HUMAN, *bots[1:seats]]

    def kept(self, seats: int) -> dict[str, Any]:
        """Return what is remembered of a table."""
        return {"levels": self.levels[:seats], "characters": self._people[:seats]}

    # ------------------------------------------------------------ widgets

    def widgets(self, seats: int, player: str, words: Words, *, watch: bool) -> list[Widget]:
        """Return a level for all, and for each seat a face and a level, or the person's name."""
        levels = [(level, words.say(f"levels.{level}")) for level in PLAYED]
        last = row_of(seats - 1, seats)
        right = last.x + last.width
        every = [*levels]
        shared = self.all_level(seats, watch=watch)
        if shared == MIXED:
            every.insert(0, (MIXED, words.say("lobby-screen.mixed")))
        found: list[Widget] = []
        for seat in range(seats):
            box = row_of(seat, seats)
            if seat == 0 and not watch:
                found.append(TextField("player", box, player))
                continue
            face = Box(box.x - 70, box.y - 24, 64, 72)
            found.append(Face(seat, face, self.at(seat).name))
            found.append(Choice(f"level:{seat}", box, "", levels, self.levels[seat]))
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
    return Box(610 + column * 346, 180 + row * 89, 256, 46)

"""Areas: what lies under the pointer, what it says, and where the arrow keys lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.targets import BUTTON, HAND, SLOT
from game.stage.board import TIME
from game.stage.input.focus import neighbour
from game.stage.motion.layout import Box, Touch
from game.stage.table.marks import numbers_slots

OPENING = ("menu", "rules", "log", "notes", TIME)
"""Areas at the table's edge that lead elsewhere, or let time pass."""
EDGE = (*OPENING, "identity")
"""Areas that are no part of the play."""


class Areas:
    """The areas of one moment: those of a layout, and the buttons over them."""

    def __init__(self, touches: Mapping[str, Touch], buttons: Sequence[tuple[str, Box]]) -> None:
        """Take a layout's areas and (token, box) of the buttons that stand now."""
        self._touches = touches
        self._buttons = {BUTTON.at(token): box for token, box in buttons}

    def at(self, x: float, y: float, lit: frozenset[str] = frozenset()) -> str | None:
        """Return the area at a point; what lies on top was laid out last.

        What can be touched goes before what lies on it and cannot: a seat whose pile is no target.
        """
        boxes = [*self._buttons.items(), *reversed(self._boxes().items())]
        there = [name for name, box in boxes if box.holds(x, y)]
        return next((name for name in there if name in lit), there[0] if there else None)

    def token(self, name: str) -> str | None:
        """Return what touching an area says."""
        touch = self._touches.get(name)
        if touch is not None:
            return touch.token
        return BUTTON.find(name)

    def beside(self, focus: str | None, key: str, lit: frozenset[str]) -> str | None:
        """Return the area an arrow key leads to: among those that can be touched, if any can.

        Left and right go round among them, from a button among buttons; up and down lead out to
        the rest of the table. From what lies at its edge all ways are open.
        """
        every = self._boxes() | self._buttons
        wanted = {name: box for name, box in every.items() if name in lit} | self._buttons
        if not lit or focus is None or focus not in every:
            if key in ("left", "right") and self._among_buttons(focus):
                return neighbour(self._buttons, focus, key)
            return neighbour(wanted if lit else every, focus, key)
        if focus not in wanted and focus in EDGE:
            return neighbour(every, focus, key)
        wanted[focus] = every[focus]
        if key in ("left", "right"):
            if self._among_buttons(focus):
                return neighbour(self._buttons, focus, key)
            found = neighbour(wanted, focus, key)
            # what stands just above or below where the focus was left lies on no such way
            lost = found == focus and focus not in lit and len(wanted) > 1
            return next(name for name in wanted if name != focus) if lost else found
        found = neighbour(wanted, focus, key, round_about=False)
        return neighbour(every, focus, key) if found == focus else found

    def _among_buttons(self, focus: str | None) -> bool:
        return focus in self._buttons and len(self._buttons) > 1

    def along(self, focus: str | None, by: int, lit: frozenset[str]) -> str | None:
        """Return the next or the previous of what is chosen among: cards, else buttons, else all.

        Without a focus it is the first one.
        """
        every = self._boxes() | self._buttons
        cards = [name for name in every if name in HAND and name in lit]
        names = cards or list(self._buttons) or [name for name in every if name in lit]
        if focus not in names:
            return names[0 if by > 0 else -1] if names else focus
        return names[(names.index(focus) + by) % len(names)]

    def in_turn(
        self, focus: str | None, lit: frozenset[str], chosen: str | None = None
    ) -> str | None:
        """Return what comes next where all that can be used comes in turn, the menu last.

        What was chosen is among it: pressed again, it is put down.
        """
        every = [*self._boxes(), *self._buttons]
        names = [name for name in every if name in lit or name == chosen or name in BUTTON]
        names += [name for name in (TIME, "menu") if name in every]
        if focus not in names:
            return names[0] if names else None
        return names[(names.index(focus) + 1) % len(names)]

    def first(self, focus: str | None, lit: frozenset[str]) -> str | None:
        """Return where the focus stands when one is asked: where it was, if that is still there.

        Else it is the first of several buttons, which are the same whatever the hand, or the
        first card.
        """
        if focus is not None and focus in self._boxes() | self._buttons:
            return focus
        if len(self._buttons) > 1:
            return next(iter(self._buttons))
        return self.along(None, 1, lit)

    def target(self, lit: frozenset[str]) -> str | None:
        """Return the first place of the table that can be touched, None where there is none.

        A place that says what a button says is none: it is the button that chooses it.
        """
        pressed = {BUTTON.word(name) for name in self._buttons}
        places = (name for name in self._touches if name in lit and name not in HAND)
        return next((name for name in places if self._touches[name].token not in pressed), None)

    def numbered(self, lit: frozenset[str], chosen: str | None) -> list[str]:
        """Return the slots that numbers touch now, in their order (``marks.numbers_slots``)."""
        if not numbers_slots(lit, chosen):
            return []
        return [name for name in self._touches if name in lit and name in SLOT]

    def _boxes(self) -> dict[str, Box]:
        return {name: touch.box for name, touch in self._touches.items()}


def lie_there(touches: Mapping[str, Touch], board: Any, view: Any, legal: Sequence[Any]) -> bool:
    """Say whether whatever may be done, which is something, can be touched there, or pressed."""
    tokens = {touch.token for touch in touches.values()}
    tokens |= {cue.token for cue in board.touches.buttons(view)}
    spellings = (board.touches.spellings(action, view) for action in legal)
    return bool(legal) and all(any(map(tokens.issuperset, ways)) for ways in spellings)

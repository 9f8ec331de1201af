"""Pointing: where the pointer is at a table, what it holds down, and which card it drags."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.table.spectator_controls import watched
from game.stage.board import TIME
from game.stage.input.inputs import (
    Input,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.stage.scene import Answer, Push, Scene

if TYPE_CHECKING:
    from game.scenes.table.at_table import AtTable
    from game.scenes.table.inputs import TableInputs

_FAR: Final = 12.0
"""So far, in units, the pointer draws a card before it comes along."""
OPENING: Final = ("menu", "rules", "log", "notes", TIME)
"""Areas at the table's edge that lead elsewhere, or let time pass."""


class Pointing:
    """A mouse or a finger at one table."""

    def __init__(self, table: AtTable, inputs: TableInputs) -> None:
        """Point at nothing; what is pressed means what ``inputs`` do with it."""
        self._at = table
        self._inputs = inputs
        self._pressed: str | None = None
        self._from = 0.0, 0.0
        self._again = False
        """Whether the chosen card itself is pressed: let go there it is put down."""
        self.spot: tuple[float, float] | None = None
        """Where the pointer is, until a key moves the focus elsewhere."""
        self.drag: tuple[float, float] | None = None
        """Where the chosen card is drawn to, while it is."""
        self._told = 0
        """How many facts had been told when the pointer last moved."""

    def rests(self, told: int) -> bool:
        """Say whether the pointer lies where it was left before something else was told.

        A question that came since is not covered by what happens to lie there.
        """
        return self.spot is not None and told != self._told

    def handle_input(self, heard: Input) -> Answer:
        """Take in what the pointer does."""
        match heard:
            case PointerMoved(x, y):
                self.spot, self._told = (x, y), self._at.told
                self._at.focus = self._under(x, y)
                self._at.looking.rest(self._at.layout.spots.pile_at(x, y))
                self._draw(x, y)
            case PointerPressed(x, y, 1):
                self._from = x, y
                return self._press(x, y)
            case PointerReleased(x, y, 1):
                return self._release(x, y)
            case PointerPressed(x, y):
                self.spot, self._at.focus = (x, y), self._under(x, y)
                if self._inputs.take_back():
                    return None
                if (card := self._inputs.card()) is not None:
                    return Push(card)
                return self._at.notes() if str(self._at.focus).startswith("seat:") else None
            case Wheel(x, y, notches) if notches > 0 and self._under(x, y) == "log":
                return self._inputs.log(pages=1)
            case _:
                pass
        return None

    def let_go(self) -> None:
        """Hold nothing any more."""
        self._pressed = self.drag = None
        self._again = False

    def card_under(self) -> str:
        """Return the picture of the card that lies on top under the pointer."""
        if self.spot is None:
            return ""
        x, y = self.spot
        under = [
            pose
            for name, pose in self._at.layout.sprites.items()
            if name.startswith("card:")
            and abs(x - pose.x) <= pose.width / 2
            and abs(y - pose.y) <= pose.width * 0.7
        ]
        return max(under, key=lambda pose: pose.z).face if under else ""

    def _under(self, x: float, y: float) -> str | None:
        return self._at.areas().at(x, y, self._at.lit())

    def _press(self, x: float, y: float) -> Answer:
        told = self._at.layout.spots.meeting
        if self._at.meeting is not None and told is not None and told.holds(x, y):
            self._at.meeting = self._pressed = None
            return None
        self._pressed = name = self._under(x, y)
        self._at.looking.press(name)
        if name in OPENING:
            return self._inputs.open(name)
        if (token := watched(name)) is not None:
            self._pressed = None
            return self._at.watch(token)
        if name == "identity":
            self._inputs.look()
        elif self._inputs.skip() or self._inputs.again(name):
            self._pressed = None  # the release ends that, it touches nothing
        elif self._card_of(x, y) is None and not (self._at.is_mine() or self._at.bets):
            self._inputs.may_step = True
        elif name is not None and name == self._at.hand.chosen:
            self._again = True
        elif name is not None and not name.startswith("seat:"):  # a seat may be held for long
            self._at.touch(name)
        return None

    def _draw(self, x: float, y: float) -> None:
        """Let the chosen card come along with a pointer that holds it."""
        if self._pressed is None or self._pressed != self._at.hand.chosen:
            self.drag = None
        elif self.drag is not None or max(abs(x - self._from[0]), abs(y - self._from[1])) > _FAR:
            self.drag = x, y

    def _card_of(self, x: float, y: float) -> Scene | None:
        """Return the card of the character whose head is there, while no card is aimed at it."""
        seat = None if self._at.hand.touched else self._at.layout.spots.head_at(x, y)
        return None if seat is None else self._inputs.character(seat)

    def _release(self, x: float, y: float) -> Answer:
        self._inputs.peek = self._inputs.keep
        over, pressed, again = self._under(x, y), self._pressed, self._again
        looked = self._at.looking.release()
        self.let_go()
        if over is None or looked:
            return None
        card = self._card_of(x, y) if over == pressed and over.startswith("seat:") else None
        if card is not None:
            return Push(card)
        # what was pressed on another screen is nothing here
        dragged = pressed is not None and over != pressed == self._at.hand.chosen
        if dragged or (over == pressed and (again or over.startswith("seat:"))):
            self._at.touch(over)
        return None

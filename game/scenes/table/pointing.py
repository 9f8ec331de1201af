"""Pointing: where a pointer is at a table, what it holds down, and where it draws that to."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.core.targets import SEAT
from game.stage.motion.layout import Layout

_FAR: Final = 12.0
"""So far, in units, the pointer draws a card before it comes along."""


class Released(NamedTuple):
    """What the end of a press means for the area under the pointer."""

    clicked: bool
    """Whether it was pressed there, too."""
    touches: bool
    """Whether it is touched: by a card dragged there, or by a click that waits for the release."""


class Pointing:
    """A mouse or a finger at one table."""

    def __init__(self) -> None:
        """Point at nothing."""
        self.spot: tuple[float, float] | None = None
        """Where the pointer is, until a key moves the focus elsewhere."""
        self.drag: tuple[float, float] | None = None
        """Where the chosen card is drawn to, while it is."""
        self.puts_down = False
        """Whether the chosen card itself is pressed: let go there it is put down."""
        self._pressed: str | None = None
        self._from = 0.0, 0.0
        self._told = 0
        """How many facts had been told when the pointer last moved."""

    def rests(self, told: int) -> bool:
        """Return whether the pointer lies where it was left before something else was told.

        A question that came since is not covered by what happens to lie there.
        """
        return self.spot is not None and told != self._told

    def move(self, x: float, y: float, told: int, chosen: str | None) -> None:
        """Take in where the pointer is; the chosen card comes along where it is held."""
        self.spot, self._told = (x, y), told
        if self._pressed is None or self._pressed != chosen:
            self.drag = None
        elif self.drag is not None or max(abs(x - self._from[0]), abs(y - self._from[1])) > _FAR:
            self.drag = x, y

    def press(self, x: float, y: float, area: str | None) -> None:
        """Take in that an area is held down."""
        self._from, self._pressed = (x, y), area

    def spend(self) -> None:
        """Let the release of what is held touch nothing."""
        self._pressed = None

    def release(self, over: str | None, chosen: str | None) -> Released:
        """Hold nothing any more; return what that means for the area under the pointer."""
        pressed, puts_down = self._pressed, self.puts_down
        self.let_go()
        if over is None:
            return Released(clicked=False, touches=False)
        # what was pressed on another screen is nothing here
        dragged = pressed is not None and over != pressed == chosen
        clicked = over == pressed
        waits = puts_down or over in SEAT
        return Released(clicked, dragged or (clicked and waits))

    def let_go(self) -> None:
        """Hold nothing any more."""
        self._pressed = self.drag = None
        self.puts_down = False

    def card_under(self, layout: Layout) -> str:
        """Return the picture of the card that lies on top under the pointer."""
        if self.spot is None:
            return ""
        x, y = self.spot
        under = [
            pose
            for name, pose in layout.sprites.items()
            if name.startswith("card:")
            and abs(x - pose.x) <= pose.width / 2
            and abs(y - pose.y) <= pose.width * 0.7
        ]
        return max(under, key=lambda pose: pose.z).face if under else ""

"""Areas: what lies under the pointer, what it says, and where the arrow keys lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.stage.focus import neighbour
from game.stage.layout import Box, Touch

BUTTON = "button:"


class Areas:
    """The areas of one moment: those of a layout, and the buttons over them."""

    def __init__(self, touches: Mapping[str, Touch], buttons: Sequence[tuple[str, Box]]) -> None:
        """Take a layout's areas and (token, box) of the buttons that stand now."""
        self._touches = touches
        self._buttons = {f"{BUTTON}{token}": box for token, box in buttons}

    def at(self, x: float, y: float) -> str | None:
        """Return the area at a point; what lies on top was laid out last."""
        boxes = [*self._buttons.items(), *reversed(self._boxes().items())]
        return next((name for name, box in boxes if box.holds(x, y)), None)

    def token(self, name: str) -> str | None:
        """Return what touching an area says."""
        touch = self._touches.get(name)
        if touch is not None:
            return touch.token
        return name.removeprefix(BUTTON) if name.startswith(BUTTON) else None

    def beside(self, focus: str | None, key: str, lit: frozenset[str]) -> str | None:
        """Return the area an arrow key leads to, among those that can be touched if any can."""
        boxes = {name: box for name, box in self._boxes().items() if not lit or name in lit}
        return neighbour(boxes | self._buttons, focus, key)

    def _boxes(self) -> dict[str, Box]:
        return {name: touch.box for name, touch in self._touches.items()}


def areas_of(board: Any, touches: Mapping[str, Touch], view: Any, buttons: Sequence[Any]) -> Areas:
    """Return the areas of a board's layout and of the buttons that stand now."""
    return Areas(touches, [(cue.token, board.button_box(cue, view)) for cue in buttons])

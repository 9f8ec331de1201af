"""The countdown: three, two, one, and time goes on where it stood; nothing happens meanwhile.

Where the table itself counts down (``LivePlay.counting``) nothing is counted in over it. What is
pressed meanwhile is kept for the table, which takes it in where its board says so (``early``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.scenes.kit import Kit
from game.session import Session
from game.stage.input.inputs import CloseAsked, FocusLost, Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Scene

COUNTED: Final = "counted"
"""What it closes with when time goes on."""
STOPPED: Final = "stopped"
"""What it closes with when somebody stops it: the menu is wanted."""
FROM: Final = 3
_EACH_MS: Final = 700
"""How long each number stands."""
_MIDDLE: Final = Box(565, 285, 150, 150)
"""Where the number stands where a table has no better place for it."""
_LARGEST: Final = 1.5
_MOST: Final = 48
"""So many presses are kept."""


class CountScene(Scene):
    """The count; it waits until the bots have sat down."""

    name = "count"
    see_through = True

    def __init__(
        self,
        kit: Kit,
        session: Session,
        where: Callable[[], Box | None] = lambda: None,
        plays: Callable[[KeyPressed], bool] = lambda _: False,
        meanwhile: Callable[[float], object] = lambda _: None,
        shows_by: Callable[[KeyPressed], object] = lambda _: None,
    ) -> None:
        """Begin at three.

        ``where`` says where the table has room for the number, ``plays`` whether a key plays there.
        The table takes in ``meanwhile`` for how long it has been counted, and says what it shows of
        that; a key ``shows_by`` what its person sees at once.
        """
        self._kit = kit
        self._session = session
        self._where = where
        self._plays = plays
        self._meanwhile, self._shows_by = meanwhile, shows_by
        self._shown: object = None
        self._ms = 0.0
        self.early: list[KeyPressed] = []
        """What was pressed meanwhile, in its order."""

    @property
    def number(self) -> int:
        """The number that stands now."""
        return max(1, FROM - int(self._ms // _EACH_MS))

    def pass_time(self, ms: int) -> Answer:
        """Let the count go on."""
        if self._session.seated:
            self._ms += ms
        self._shown = self._meanwhile(self._ms)
        return Close(COUNTED) if self._ms >= FROM * _EACH_MS else None

    def handle_input(self, heard: Input) -> Answer:
        """Stop where the menu is wanted, or somebody leaves; a key that plays is no menu."""
        match heard:
            case KeyPressed("escape" | "menu", repeat=False) if not self._plays(heard):
                return Close(STOPPED)
            case FocusLost():
                return Close(STOPPED)
            case KeyPressed(repeat=False) if len(self.early) < _MOST:
                self.early.append(heard)
                self._shows_by(heard)
                return None
            case CloseAsked():
                self._session.close()
                return Close("quit")
            case _:
                return None

    def resume(self, result: Any) -> Answer:
        """Begin anew."""
        self._ms = 0.0
        self.early.clear()
        return None

    @property
    def shows(self) -> object:
        """The number, and what the table shows meanwhile."""
        return self.number, self._shown

    @property
    def alert(self) -> bool:
        """It goes on by itself."""
        return True

    def spoken(self) -> str:
        """Return the number."""
        return str(self.number)

    def draw(self, canvas: Canvas) -> None:
        """Draw the number in the middle of the table, or where that has room for it."""
        room = self._where()
        box = room or _MIDDLE
        wide = min(box.width, box.height)
        wide *= 1.0 if room else min(_LARGEST, self._kit.zoom)
        x, y = box.middle
        canvas.panel(x - wide / 2, y - wide / 2, wide, wide, wide / 2)
        canvas.text(str(self.number), x, y, 0.6 * wide, theme.INK, theme.TITLE, align="middle")

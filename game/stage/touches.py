"""What touching a table means; here, as where nothing may be touched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.targets import Worded
from game.stage.cue import ButtonCue
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas

SAID: Final = Worded("said")
"""What is written, as one touch."""


@dataclass(frozen=True, slots=True)
class Wording:
    """Words that are asked for, to go on from what was touched."""

    title: str
    hint: str
    """What stands in the line while it is empty."""
    done: str
    """What the button says that ends the writing."""
    most: int
    """So many letters there may be."""
    offers: tuple[str, ...] = ()
    """Texts that may be taken as they are."""
    paint: Callable[[Canvas, Box], None] | None = None
    """Paints what the words are about into a box, twice as wide as high."""
    understood: Callable[[str], Sequence[str]] = lambda _: ()
    """Returns sentences on how a text would be taken, before it is said."""
    meant: Callable[[str], str] | None = None
    """Returns what was perhaps meant by a text, which may be taken as it is, too; or nothing."""


class Touches:
    """How actions are spelled by touching a table, and its buttons."""

    def spellings(self, action: Any, view: Any) -> list[tuple[str, ...]]:
        """Return every way to touch an action now."""
        return []

    def more(self, touched: tuple[str, ...], view: Any) -> frozenset[str]:
        """Return what may be touched after what was, of an action with an open field.

        Such an action is not listed, so it has no spellings: its field is put together touch by
        touch, as a number is of its digits, until ``action_of`` gives what the rules accept.
        """
        return frozenset()

    def wording(self, touched: tuple[str, ...], view: Any) -> Wording | None:
        """Return the words that are asked for next, after what was touched; None where none are.

        What is written is one touch more, ``SAID``, of which ``action_of`` makes
        what the rules accept or refuse.
        """
        return None

    def action_of(self, tokens: tuple[str, ...], view: Any) -> Any:
        """Return the action that touches would mean, legal or not; None where they mean none."""
        return None

    def astray(self, tokens: tuple[str, ...], view: Any) -> str:
        """Return a sentence on what to touch first, where a button alone means nothing yet."""
        return ""

    def buttons(self, view: Any) -> tuple[ButtonCue, ...]:
        """Return the buttons of the viewer's seat."""
        return ()

    def goes_on(self, action: Any) -> bool:
        """Return whether who does this is asked again at once and alone, whatever comes of it."""
        return False

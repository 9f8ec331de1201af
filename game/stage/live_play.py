"""What a board answers where a game is played in real time; here, as in games of turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

from game.stage.motion.layout import Box


@dataclass(frozen=True, slots=True)
class Gathered:
    """How far people have come who find themselves on one picture before time runs."""

    ms: int
    """How long it has lasted."""
    awaited: tuple[int, ...]
    """The seats that are not ready yet."""
    left: int
    """After how many seconds it goes on without them."""


@dataclass(frozen=True, slots=True)
class Begun:
    """What somebody has begun to say to everybody."""

    seat: int
    touched: tuple[str, ...]
    fresh: bool
    """Whether they have only just pressed a key of it."""


class LivePlay:
    """Keys that touch by where they lie, what hands feel, and what a count may cover."""

    # ------------------------------------------------------------ keys

    def key_area(self, place: str, touched: tuple[str, ...], view: Any) -> str | None:
        """Return the area that a key touches by where it lies, before it means anything else.

        ``place`` is as ``KeyPressed`` spells it (``A`` for ``KSCAN_A``, whatever is written there;
        ``pad:flick-up``).
        """
        return None

    def flicks(self, touched: tuple[str, ...], view: Any) -> bool:
        """Return whether gamepads touch by their parts' places now, their stick by flicks.

        Elsewhere stick and cross lead to what is to be touched.
        """
        return False

    def early(self, view: Any) -> bool:
        """Return whether what is pressed during a count is done when it ends.

        Not where people react to what they see then: a blind press would be first.
        """
        return False

    def free(self, seat: int, view: Any) -> bool:
        """Return whether what a seat does now begins now: nothing of it runs."""
        return True

    def scanned(self) -> tuple[tuple[str, ...], ...]:
        """Return rows of keys, by where they lie, through which one switch leads unseen.

        They are the same whatever is told. All that may be touched around one screen is reached
        by them (``key_area``).
        """
        return ()

    def scanned_told(self) -> str:
        """Return what these rows are, in words."""
        return ""

    def bets(
        self, view: Any, seat: int, touched: tuple[str, ...] = ()
    ) -> Mapping[str, tuple[str, int]]:
        """Return what a seat that is out may bet now, by what it touches after what it touched.

        A bet is a question of the ghost league and an answer. ``view`` is what the viewer was told.
        """
        return {}

    # ------------------------------------------------------------ what is said to everybody

    def aloud(self, touched: tuple[str, ...], view: Any) -> tuple[str, ...]:
        """Return what all may see of what a seat has touched: what it begins to say to them."""
        return ()

    def overhear(self, begun: Sequence[Begun]) -> None:
        """Show on a picture that all see what people have begun to say, the newest last."""

    # ------------------------------------------------------------ what hands feel

    def private(self, view: Any) -> bool:
        """Return whether each of several people needs a channel of their own."""
        return False

    def felt(self, event: Any, view: Any) -> tuple[int, ...]:
        """Return the pulses in which the viewer alone feels a fact, each in milliseconds."""
        return ()

    def whereabouts(self, place: str, touched: tuple[str, ...], view: Any) -> Any:
        """Return what shows the viewer where they are on everybody's picture; None: nothing.

        ``place`` is a key as for ``key_area``. All of it is known to all but whose it is.
        """
        return None

    def point_out(self, whereabouts: Any, view: Any) -> None:
        """Show that for a moment on a picture that all see."""

    # ------------------------------------------------------------ what all are asked at once

    def given(self, seat: int, view: Any) -> bool:
        """Return whether a seat has given what all are asked for at once now.

        ``view`` is what that seat was told. That it has is told to all, and never what it gave.
        """
        return False

    def hears(self, view: Any, furniture: Any) -> bool:
        """Return whether what is pressed is for what is shown: else it was meant for what was.

        ``view`` is what the seat that presses was told, ``furniture`` what all see.
        """
        return True

    def ends_count(self, furniture: Any, asked: AbstractSet[int], given: AbstractSet[int]) -> bool:
        """Return whether a picture that waits for all may end: for who is asked, and has given."""
        return False

    # ------------------------------------------------------------ gathering

    def meets(self, view: Any) -> bool:
        """Return whether everybody has to learn who they are before they play."""
        return True

    def gathers(self, view: Any) -> int | None:
        """Return for which turn people find themselves before time runs; None: they need not."""
        return None

    def gathers_by(self, place: str) -> bool:
        """Return whether a key says that its person is ready, by where it lies."""
        return False

    def late(self, place: str, view: Any) -> bool:
        """Return whether a key still means what it did before time began to run.

        ``view`` is what all were told: it is the same for everybody.
        """
        return False

    def shows_by(self) -> str:
        """Return a key that shows its person where they are, by where it lies."""
        return ""

    def gathers_told(self) -> str:
        """Return in words what people do meanwhile."""
        return ""

    def gather(self, gathered: Gathered | None, view: Any) -> None:
        """Show on a picture that all see how far people have come; None: it is over."""

    # ------------------------------------------------------------ time

    def listening(self, view: Any) -> bool:
        """Return whether everybody has to listen now: characters are read then, not heard."""
        return False

    def counting(self, view: Any) -> bool:
        """Return whether the table itself counts down now: no other count may lie over that."""
        return False

    def count_box(self, view: Any) -> Box | None:
        """Return where a count stands until time goes on; None: in the middle."""
        return None

    def time_box(self, view: Any) -> Box | None:
        """Return where a touch lets time pass that waits for a person; None: nowhere."""
        return None

"""The onlooker: who looks at a board and how, as whoever holds the board says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass(slots=True)
class Onlooker:
    """What is known of who looks at a board beside what they were told."""

    noted: bool = True
    """Whether notes can be opened here."""
    yours: bool = True
    """Whether the viewer's seat is called theirs: not where somebody looks through its eyes."""
    marks: Mapping[tuple[int, int], int] = field(default_factory=dict)
    """How many chips its viewer laid at seats, by seat and chip; they are the viewer's alone."""
    people: frozenset[int] = frozenset()
    """The seats of those who sit at this screen: for them the table takes its time."""
    idle: bool = False
    """Whether nobody who looks can press anything here, as on a second window."""
    played: str | None = None
    """The area of the hand with which the viewer's last choice began."""
    acting: int | None = None
    """Who chooses before everybody's eyes, at a table that has no viewer."""
    beforehand: bool = False
    """Whether the view is imagined: what would be asked if what was just chosen were undone."""
    looked_ms: float = 0.0
    """How long the viewer could look at what they are asked now, in milliseconds."""

    @contextmanager
    def acted_by(self, seat: int) -> Iterator[None]:
        """Let somebody choose before everybody's eyes, for a look at what they could touch."""
        before, self.acting = self.acting, seat
        try:
            yield
        finally:
            self.acting = before

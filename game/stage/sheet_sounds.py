"""What is heard at a table whose game says it in a fact sheet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from game.core.fact_sheet import FactRow, Sound, seats_in
from game.core.seats import NOBODY
from game.stage.sound.cues import SoundCue
from game.stage.table.setting import PaintedSetting
from game.stage.table_sounds import TableSounds

P = TypeVar("P")
"""Where everything lies at a game's table."""

WIDTH: Final = 0.6
"""How far to the side a seat at the edge of the table sounds."""
OWN: Final = ("own_turn", "aimed", "choose")
"""What warns the listener's own seat, and is heard from everywhere."""


class SheetSounds(TableSounds, ABC):
    """What a viewer hears: the sounds of an event's row.

    A pure function of what all were told and of whose seat it is: no hand is looked at, not even
    the listener's own (docs/secrecy.md).
    """

    ranks: ClassVar[Mapping[str, int]] = {}
    """How much a sound matters where much is to be heard at once; 0 unless it is said."""

    def __init__(self, viewer: int | None) -> None:
        """Take who listens."""
        self.viewer = viewer

    @abstractmethod
    def row(self, event: Any, view: Any) -> FactRow:
        """Return the row of an event that was just folded into a view."""

    @abstractmethod
    def middle(self, seat: int) -> float:
        """Return where on the table a seat is, in px from the left."""

    def aimed(self, view: Any) -> int:
        """Return the seat that an attack or an accusation points at."""
        return NOBODY

    def name(self, sound: Sound, event: Any, view: Any) -> str:
        """Return the name of a sound; that of its row, unless it depends on the view."""
        return sound.name

    def cues(self, event: Any, view: Any) -> tuple[SoundCue, ...]:
        """Return what a viewer hears of an event that was just folded into its view."""
        return tuple(self.heard(event, view))

    def heard(self, event: Any, view: Any) -> Iterator[SoundCue]:
        """Yield what the row of an event says; a game adds what it does not."""
        for sound in self.row(event, view).sounds:
            if sound.only and self.viewer not in seats_in(event, sound.only, self.aimed(view)):
                continue
            if sound.spares and self.viewer in seats_in(event, sound.spares):
                continue
            seat = next(iter(seats_in(event, sound.at)), None)
            yield self.cue(self.name(sound, event, view), sound.delay, seat, sound.caption)

    def cue(
        self, name: str, delay: float = 0, seat: int | None = None, caption: str = ""
    ) -> SoundCue:
        """Return a cue that is heard from where a seat is."""
        own = name in OWN
        pan = 0.0
        if seat is not None and not own:
            pan = round((self.middle(seat) / 640 - 1) * WIDTH, 3)
        group = "own" if own else "effects"
        return SoundCue(
            name, delay, f"sound.{caption or name}", pan, group, self.ranks.get(name, 0)
        )


class PlacedSounds(SheetSounds, Generic[P]):
    """Sounds that come from where seats lie at a table."""

    def __init__(self, viewer: int | None, setting: PaintedSetting[P, Any]) -> None:
        """Take who listens, and where everything stands."""
        super().__init__(viewer)
        self.setting = setting


def ending(viewer: int | None, winners: tuple[int, ...]) -> str:
    """Return what the end of a match is to a viewer: ``win``, ``lose``, or ``over`` to others."""
    return "over" if viewer is None else "win" if viewer in winners else "lose"

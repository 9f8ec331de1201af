"""What the command line asks the window for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from game.core.luck import Seed

if TYPE_CHECKING:
    from game.store.heads import Head

Eyes = int | Literal["public", "all"]
"""Through whose eyes a replay is seen: a seat's, a bystander's, or (once over) with the truth."""


@dataclass(frozen=True, slots=True)
class Launch:
    """One start of the window. What is None is left to the settings, or asked in the lobby."""

    data: Path
    """The folder of the player's files; it may not exist yet."""
    lang: str | None = None
    windowed: tuple[int, int] | None = None
    fullscreen: bool = False
    safe_mode: bool = False
    """Start with plain settings: nothing that a driver or a damaged settings file could break."""
    software: bool = False
    """Paint every picture whole, into plain memory."""
    audio: bool = True
    game: str | None = None
    """The game whose lobby opens first."""
    seed: Seed | None = None
    replay: Path | None = None
    """A replay to show first, read once already."""
    viewer: Eyes | None = None
    """Whose eyes the replay is seen through at first."""
    table: Head | None = None
    """The match to play at once (``play``, ``watch``)."""
    watch: bool = False

    @property
    def leads_on(self) -> bool:
        """Whether it leads further than the title."""
        wished = (self.table, self.replay, self.game, self.seed)
        return any(one is not None for one in wished)

"""Asked: who is asked at a table, looked up once and read everywhere until something is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.seats import Seat, Viewer
from game.scenes.view.view_player import ViewPlayer
from game.session import Session


@dataclass(frozen=True, slots=True)
class AskedSeats:
    """Who is asked, as far as a viewer was shown the match."""

    at: tuple[int, int]
    """How much was done in the match, and how much of what the viewer was told is shown."""
    over: bool
    """Whether the match is over, shown or not."""
    behind: bool
    """Whether the viewer was told something that is not shown yet."""
    pending: Mapping[Seat, Sequence[Any]]
    """Who may act on the viewer's view, and what they may do."""


def look(
    session: Session, player: ViewPlayer, viewer: Viewer, before: AskedSeats | None
) -> AskedSeats:
    """Return who is asked now; what was found before holds until something is done or shown."""
    at = session.moves, player.told
    if before is not None and before.at == at:
        return before
    behind = bool(session.observations(viewer, player.told))
    pending = session.rules.pending(player.view)
    return AskedSeats(at, session.outcome() is not None, behind, pending)

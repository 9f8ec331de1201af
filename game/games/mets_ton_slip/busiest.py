"""The busiest scene: on the catwalk somebody dresses, or loses what they wear."""

from __future__ import annotations

from typing import Any, Final

from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.events import Event
from game.games.mets_ton_slip.model.state import State

OPTIONS: Final[dict[str, Any]] = {}
_BUSY: Final = (
    ev.Wore, ev.Replaced, ev.Attacked, ev.Mirrored, ev.Shielded, ev.Stripped, ev.Stole,
    ev.Washed, ev.HandedOn, ev.Ended,
)  # fmt: skip


def busy(event: Event, view: State) -> bool:
    """Say whether garments move, or somebody who is wholly dressed is cheered."""
    return isinstance(event, _BUSY)

"""The busiest scene: everybody's answers turn at once, and are argued over."""

from __future__ import annotations

from typing import Any, Final

from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.events import Event
from game.games.le_boulet.model.state import State

OPTIONS: Final[dict[str, Any]] = {}
_BUSY: Final = (ev.Answered, ev.Accused, ev.Defended, ev.Voted, ev.Closed)


def busy(event: Event, view: State) -> bool:
    """Say whether answers turn, lie there while one is contested, or are swept off."""
    return isinstance(event, _BUSY)

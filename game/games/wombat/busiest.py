"""The busiest scene: a build whose hands all see, and the towers when the light is on."""

from __future__ import annotations

from typing import Any, Final

from game.games.wombat.model import state as at
from game.games.wombat.model.events import Event
from game.games.wombat.model.options import SHADOWS
from game.games.wombat.model.state import State

OPTIONS: Final[dict[str, Any]] = {"touch": SHADOWS}
"""What hands do is told to all: each of six paws is painted, ten times a second."""


def busy(event: Event, view: State) -> bool:
    """Say whether it is built, or the towers stand in the light."""
    return view.phase in (at.BUILD, at.STRAW)

"""The busiest scene of a game, for whoever measures how long pictures take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Busiest(Protocol):
    """``busiest``: when a table shows most at once, or moves most."""

    @property
    def OPTIONS(self) -> Mapping[str, Any]:
        """The options of the table at which that is so; those left out are as usual."""

    def busy(self, event: Any, view: Any) -> bool:
        """Say whether the picture that follows a fact, now folded, is such a scene."""

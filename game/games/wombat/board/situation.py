"""What is going on at this table: it is laid, and some are out."""

from __future__ import annotations

from game.games.wombat.model.state import State
from game.stage.situation import Situation


class WombatSituation(Situation):
    """Who is still in, and whether the table can be seen."""

    def playing(self, seat: int, view: State) -> bool:
        """Return whether a seat is still in."""
        return bool(view.alive[seat])

    def laying(self, view: State) -> bool:
        """Return whether the table is being laid: there is nothing to see yet."""
        return view.number == 0 and not view.reason

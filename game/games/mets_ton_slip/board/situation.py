"""What is going on at this table: it is laid, or played at."""

from __future__ import annotations

from game.games.mets_ton_slip.model.state import State
from game.stage.situation import Situation


class SlipSituation(Situation):
    """Whether the table can be seen."""

    def laying(self, view: State) -> bool:
        """Return whether the table is being laid: there is nothing to see yet."""
        return view.turns == 0 and view.asked() is None

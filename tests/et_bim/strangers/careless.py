"""A stranger who knows nobody: whoever is worst off is hit, whoever is best off is left alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.gangs.bot import RandomBot
from game.gangs.model.actions import Throw
from game.gangs.model.cards import DAMAGE


class Careless(RandomBot):
    def choose(self, legal: Sequence[Any]) -> Any:
        hits = [each for each in legal if isinstance(each, Throw) and DAMAGE[each.face]]
        if hits:
            return max(hits, key=lambda hit: (self.view.totals[hit.target], DAMAGE[hit.face]))
        return super().choose(legal)

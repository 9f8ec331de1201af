"""``expert``: believes what ``hard`` believes and more, and looks a round ahead before it acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.gangs.bot.search import Effort, Search, SearchResult, preferred
from game.gangs.bot.thinking import ThinkingBot
from game.gangs.model.actions import Action, Answer

EFFORTS: Final = {
    4: Effort(acts=3, worlds=36, turns=40, apart=4.0, certain=3.0),
    7: Effort(acts=3, worlds=24, turns=16, apart=4.0, certain=3.0),
    9: Effort(acts=3, worlds=12, turns=12, apart=4.0, certain=3.0),
}
"""By the fewest seats of a table how much is imagined: larger ones take longer to play on. With
less certainty search was no better than the policy (docs/decisions/0018)."""


class ExpertBot(ThinkingBot):
    """Leaves its policy where a search finds something surely better."""

    @property
    def effort(self) -> Effort:
        """How much this table lets it imagine."""
        return EFFORTS[max(fewest for fewest in EFFORTS if fewest <= self.view.n)]

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return the policy's action, or one that the search surely prefers.

        Answers are the policy's: they come on a tempo of their own, and take the same work
        whatever the hand holds. So is what a character does from habit.
        """
        usual = super().choose(legal)
        if isinstance(usual, Answer) or len(legal) < 2 or self.insists:
            return usual
        faith = self.faith()
        values = self.values(legal, faith)
        values[list(legal).index(usual)] = max(values) + 1e-6
        record, weights = self.weights()
        search = Search(self.view, self.seat, record, weights, self.mind.policy, spares=self.spares)
        found = search.compare(legal, values, self.effort, self.chance(), self.mind.look)
        better = preferred(found, self.effort)
        self._note(usual, found, better)
        return usual if better is None else self.settled(better.action)

    def _note(
        self, usual: Action, found: Sequence[SearchResult], better: SearchResult | None
    ) -> None:
        """Keep what was imagined among the reasons."""
        if not found:
            return
        told: dict[str, Any] = {
            "usual": usual.to_json(),
            "left": better is not None,
            "acts": [
                {
                    **one.action.to_json(),
                    "share": round(one.share, 3),
                    "gain": round(one.gain, 3),
                    "error": round(one.error, 3),
                    "worlds": one.worlds,
                }
                for one in found
            ],
        }
        self._why = {**self._why, "search": told}

"""The tally: the one sentence that says at the light who gets how many points, and why (W4)."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.words import Words
from game.games.wombat.model.roles import GOOD, WORTH
from game.games.wombat.model.state import State


@dataclass(frozen=True, slots=True)
class CountResult:
    """What one count gave."""

    complete: int
    """How many towers were complete."""
    lacked: int
    """How many points the team that scores lacked to the match before this count."""
    goal: int
    """How many points win the match."""

    @property
    def team(self) -> str:
        """Return the team that scores."""
        return WORTH[self.complete][0]

    @property
    def worth(self) -> int:
        """Return how many points so many towers are worth."""
        return WORTH[self.complete][1]

    @property
    def wins(self) -> bool:
        """Say whether the match ends with these points."""
        return self.worth >= self.lacked


def tally_of(view: State, complete: int) -> CountResult:
    """Return what a count gives; ``view`` is the table before its points are marked."""
    has = view.good if WORTH[complete][0] == GOOD else view.bad
    return CountResult(complete, view.options.points - has, view.options.points)


def points_said(complete: int, words: Words) -> str:
    """Return how many towers stand and whose points that gives, whatever the score is."""
    team, worth = WORTH[complete]
    return words.say(f"tally.{team}", towers=words.say(f"tally.towers-{complete}"), n=worth)


def tally_said(tally: CountResult, words: Words) -> str:
    """Return the sentence: how many towers, whose points, and whether that ends the match.

    A marker stops at the last point (W9), so the sentence says it where one point is one too many.
    """
    said = points_said(tally.complete, words)
    if not tally.wins:
        return said
    over = "over" if tally.worth > tally.lacked else "won"
    return f"{said} {words.say(f'tally.{over}-{tally.team}', n=tally.goal)}"

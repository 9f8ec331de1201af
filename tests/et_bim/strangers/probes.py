"""Probes: strangers who try to live on a weakness of whoever believes what acts say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.gangs.allegiance import ally_chances
from game.gangs.bot import GreedyBot
from game.gangs.model.actions import Replay, Throw
from game.gangs.model.cards import DAMAGE, HEAL, SHIELD

EARLY = 3
"""So many times a liar hits a friend before it plays for its gang."""


def face_of(action: Any, view: Any) -> int:
    """What an action lays: the card thrown or taken up again, -1 if none."""
    if isinstance(action, Throw):
        return action.face
    return view.card & 15 if isinstance(action, Replay) else -1


def harms(action: Any, view: Any) -> bool:
    face = face_of(action, view)
    return face >= 0 and DAMAGE[face] > 0


class Healer(GreedyBot):
    """Heals and shields whoever is likeliest an enemy, whenever it can: its help says nothing."""

    def choose(self, legal: Sequence[Any]) -> Any:
        usual = super().choose(legal)
        ally = ally_chances(self.view, self.seat)
        helps = [each for each in legal if face_of(each, self.view) in (HEAL, SHIELD)]
        enemies = [each for each in helps if ally[each.target] <= 0.5]
        return min(enemies, key=lambda each: ally[each.target]) if enemies else usual


class Peaceful(GreedyBot):
    """Never attacks while anything else can be done, and then as little as it can."""

    def choose(self, legal: Sequence[Any]) -> Any:
        usual = super().choose(legal)
        if not harms(usual, self.view):
            return usual
        peaceful = [each for each in legal if face_of(each, self.view) >= 0]
        peaceful = [each for each in peaceful if not harms(each, self.view)]
        if peaceful:
            return peaceful[self.chance().below(len(peaceful))]
        hits = [each for each in legal if harms(each, self.view)]
        return min(
            hits,
            key=lambda hit: (DAMAGE[face_of(hit, self.view)], self.view.totals[hit.target]),
        )


class Liar(GreedyBot):
    """Hits whoever is likeliest a friend a few times, lightly, to be taken for an enemy."""

    lies = 0

    def choose(self, legal: Sequence[Any]) -> Any:
        usual = super().choose(legal)
        ally = ally_chances(self.view, self.seat)
        hits = [
            each
            for each in legal
            if harms(each, self.view)
            and ally[each.target] >= 0.5
            and self.view.totals[each.target] < 50
        ]
        if self.lies < EARLY and hits:
            self.lies += 1
            return min(hits, key=lambda hit: (-ally[hit.target], DAMAGE[face_of(hit, self.view)]))
        return usual

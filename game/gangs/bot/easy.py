"""``easy`` and ``normal``: bots that go by impressions. They need no data and weigh no worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.gangs.allegiance import prior
from game.gangs.bot.grounds import recalled
from game.gangs.bot.impressions import Memory, Weights, impressions
from game.gangs.bot.minds import GREEDY, SPARING, Mind
from game.gangs.bot.policy import Faith, Policy
from game.gangs.bot.record import FACTS
from game.gangs.bot.thinking import ThinkingBot
from game.gangs.bot.traits import Glance
from game.gangs.model.cards import BIM, CHARLOTTE, gang_of
from game.gangs.model.events import Event
from game.gangs.model.options import Options
from game.gangs.rules.fold import apply


@dataclass(frozen=True, slots=True)
class Manner:
    """What tells the levels that go by impressions apart."""

    mind: Mind
    weights: Weights
    kept: int | None
    """How many deeds it remembers, all of them if None."""


WEIGHED: Final = Weights(guess=0.05, knew=0.65, help=1.5, suffered=0.85)
"""Fitted: the least log-loss in mixed matches of all levels, 200 at 4 seats and 60 at 8."""
FELT: Final = Weights(guess=0.25, knew=0.25, help=1.0, suffered=0.5)
"""At face value: no thought of what the author could know."""
GENTLE: Final = {**GREEDY, **SPARING}
MANNERS: Final = {
    "easy": Manner(
        Mind("easy", Policy.of({**GENTLE, "revenge": 0.5}), FACTS, (), noise=4.0), FELT, 4
    ),
    "normal": Manner(Mind("normal", Policy.of(GENTLE), FACTS, (), noise=1.0), WEIGHED, None),
}
"""``easy`` forgets, bears grudges, and takes what is nearly as good for as good."""


class ImpressedBot(ThinkingBot):
    """Holds one chance a tile that it is a friend's, moved by what it saw people do."""

    def __init__(self, seat: int, seats: int, options: Options, seed: int, manner: Manner) -> None:
        """Sit down with a manner."""
        super().__init__(seat, seats, options, seed, manner.mind)
        self._manner = manner
        self._memory = Memory(seats, manner.kept)

    def observe(self, event: Event) -> None:
        """Fold one fact, and remember deeds; nobody weighs a record."""
        self._memory.note(self.view, event)
        apply(self.view, event)

    def faith(self) -> Faith:
        """Return what this seat believes of every place."""
        ally, rows = self._friends()
        if self.view.options.charlotte:
            ally = list(map(self._worth, ally, rows))
        return Faith(self.view, self.seat, ally)

    def _worth(self, share: float, row: Sequence[float]) -> float:
        """Return as how likely a friend somebody counts who may be Charlotte.

        Whoever puts her out is no nearer to winning: she is worth as little as an even chance.
        """
        mine = gang_of(self.view.character_at(self.seat))
        lone, rest = row[CHARLOTTE], 1 - row[mine]
        if mine == CHARLOTTE or not 0 < lone < 1:
            return share
        return share + lone * (1 - share) / rest / 2

    def beliefs(self) -> list[list[float]]:
        """Return, for every place (the middle last), the chance of each gang.

        What is left beside the chance of a friend is shared as what is certain would have it.
        """
        ally, rows = self._friends()
        mine = gang_of(self.view.character_at(self.seat))
        found = []
        for share, row in zip(ally, rows, strict=True):
            rest = 1 - row[mine]
            scale = (1 - share) / rest if rest > 0 else 1.0
            told = [scale * chance for chance in row]
            told[mine] = share
            found.append(told)
        return found

    def _friends(self) -> tuple[list[float], list[list[float]]]:
        """Return by place the chance of a friend, and the chances of gangs by what is certain."""
        view = self.view
        rows = prior(view)
        mine = gang_of(view.character_at(self.seat))
        certain = [0.0] * len(rows)
        for place, tile in enumerate(view.tile_at):
            certain[tile] = rows[place][mine]
        memory, manner = self._memory, self._manner
        by_tile = impressions(certain, view.tile_at[self.seat], memory.deeds, manner.weights)
        return [by_tile[tile] for tile in view.tile_at], rows

    def evidence(self, tile: int) -> list[dict[str, Any]]:
        """Return the deeds that moved the chance most that a tile is a friend's."""
        deeds = list(self._memory.deeds)
        _, rows = self._friends()
        mine, own = gang_of(self.view.character_at(self.seat)), self.view.tile_at[self.seat]
        certain = [0.0] * len(rows)
        for place, its in enumerate(self.view.tile_at):
            certain[its] = rows[place][mine]
        weights = self._manner.weights
        rows = [
            impressions(certain, own, deeds[:count], weights) for count in range(len(deeds) + 1)
        ]
        return recalled(rows, deeds, tile)

    def struck(self) -> int:
        """Return who struck this seat last, -1 where nobody did."""
        return self._memory.struck[self.seat]

    def glance(self) -> Glance:
        """Return what this seat sees on the table."""
        memory, seat = self._memory, self.seat
        fresh = self.spared(memory.fresh(seat)) if self.spares else memory.fresh(seat)
        return Glance(self.view, seat, self._guesses(), memory.grudges[seat], fresh)

    def _guesses(self) -> list[float]:
        """Return how likely each hand holds an Et Bim!, by counting those seen elsewhere."""
        view = self.view
        mine = view.hands[self.seat]
        seen = mine.count(BIM) + sum(card & 15 == BIM for card in view.discard)
        unseen = len(view.bag) + sum(map(len, view.hands)) - len(mine)
        share = max(0, view.options.copies[BIM] - seen) / max(1, unseen)
        return [float(1 - (1 - share) ** len(hand)) for hand in view.hands]

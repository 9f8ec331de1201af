"""Bots that reason: a belief from the public record and what they alone know, and a policy."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from game.ai.shared import Shared
from game.core.luck import Stream, key_of
from game.gangs.bot.acts import ACTS
from game.gangs.bot.greedy import RandomBot, held_first
from game.gangs.bot.grounds import Chronicle, evidence, explained
from game.gangs.bot.habits import WHOLE, Habit, insisted
from game.gangs.bot.minds import Mind
from game.gangs.bot.policy import Faith, values_of
from game.gangs.bot.record import Record
from game.gangs.bot.stakes import ends
from game.gangs.bot.traits import HURT, Glance
from game.gangs.model.actions import (
    ANSWER_BIM,
    ANSWER_NON,
    TAKE,
    Action,
)
from game.gangs.model.cards import BIM, BLANK, CHARLOTTE, gang_of
from game.gangs.model.events import Event
from game.gangs.model.options import Options

WINNING: Final = 0.5
"""Whoever has hardly played is finished off where that is likelier than this to win the round."""


class ThinkingBot(RandomBot):
    """Believes what follows from what it was told, and does what its policy values most."""

    def __init__(self, seat: int, seats: int, options: Options, seed: int, mind: Mind) -> None:
        """Sit down with a way of thinking."""
        super().__init__(seat, seats, options, seed)
        self.mind = self._plain = mind
        self.spares = False
        """Whether people sit at the table: it shrinks from ending whoever has hardly played."""
        self._seats, self._options = seats, options
        self._who: tuple[str, ...] = ()
        self._record = self._shared()
        self.habit: Habit | None = None
        """That of the character who plays, if one does."""
        self.insists = False
        """Whether the last choice was made from habit."""

    def _shared(self) -> Shared[Record]:
        facts = self._seats, self._options, self.mind.kinds, self._who
        return Shared((type(self._options), *facts), lambda: Chronicle(*facts))

    def meet(self, who: Sequence[str], people: Collection[int] = ()) -> None:
        """Learn by seat which character plays there, empty for none, and where people sit.

        The habits of characters are known.
        """
        self.spares = bool(people)
        self.mind = self._plain.sparing() if people else self._plain
        if self._who != (names := tuple(who)):
            self._who, before = names, self._record
            self._record = self._shared()
            for event in before.told:
                self._record.observe(event)

    def observe(self, event: Event) -> None:
        """Fold one fact; what everybody was told goes into the record."""
        super().observe(event)
        if event.is_for(None):
            self._record.observe(event)

    # ------------------------------------------------------------ beliefs

    def gangs(self) -> dict[int, int]:
        """Return the tiles that this seat knows for certain, with their gangs."""
        characters = enumerate(self.view.characters)
        return {tile: gang_of(its) for tile, its in characters if its != BLANK}

    def weights(self) -> tuple[Record, list[float]]:
        """Return the record, and the weight of each of its worlds to this seat."""
        record = self._record.now()
        known, cell = record.cell_of(self.gangs())
        mine = record.acts if self.mind.goes_by == ACTS else record.facts
        weights = [0.0] * record.worlds.count
        for world in record.worlds.cells(known).members[cell]:
            weights[world] = mine[world]
        return record, weights

    def faith(self) -> Faith:
        """Return what this seat believes of every place."""
        record = self._record.now()
        known, cell = record.cell_of(self.gangs())
        return record.faith(self.seat, self.mind.goes_by, known, cell)

    def beliefs(self) -> list[list[float]]:
        """Return, for every place (the middle last), the chance of each gang."""
        record, weights = self.weights()
        return by_gang(record, weights, self.gangs(), self.view.tile_at)

    # ------------------------------------------------------------ choices

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return the action of the greatest value; ties are broken by luck."""
        chance = self.chance()
        faith = self.faith()
        # every answer is weighed, held or not: thinking takes as long whatever the hand holds
        answering = TAKE in legal
        weighed = self._answers() if answering else legal
        values = self.values(weighed, faith)
        drawn = [value + self.mind.noise * chance.below(1000) / 1000 for value in values]
        self._why = {
            "level": self.mind.name,
            "ally": [round(share, 3) for share in faith.ally],
            "values": [
                {**action.to_json(), "value": round(value, 2)}
                for action, value in zip(weighed, values, strict=True)
            ],
        }
        pairs = sorted(zip(drawn, weighed, strict=True), key=lambda pair: -pair[0])
        ranked = [action for _, action in pairs]
        wanted = self._habitual(weighed, faith, values)
        if wanted:
            ranked.sort(key=lambda action: action not in wanted)
        done = held_first(ranked, legal) if answering else ranked[0]
        self.insists = done in wanted
        if self.insists:
            self._why["habit"] = True
        return self.settled(done)

    def _habitual(
        self, actions: Sequence[Action], faith: Faith, values: Sequence[float]
    ) -> list[Action]:
        """Return the actions among which its habit lets it choose this time, if it does."""
        habit = self.habit
        if habit is None:
            return []
        drawn = Stream(key_of("habit", self.seed, self.heard)).below(WHOLE)
        most, struck = self.mind.dear * abs(self.mind.policy.weights[HURT]), self.struck()
        found = insisted(habit, self.view, self.seat, struck, actions, faith.ally, values, most)
        return found if drawn < habit.often(self.view.options) else []

    def struck(self) -> int:
        """Return who struck this seat last, -1 where nobody did."""
        return self._record.now().struck[self.seat]

    def settled(self, action: Action) -> Action:
        """Return what is done in the end, noted down for whoever asks why."""
        self._why["action"] = action.to_json()
        return action

    def why(self) -> dict[str, Any]:
        """Return what was believed, what values were made of, and what moved the belief.

        Of the last choice, and only before anything more is heard.
        """
        if not self._why:
            return {}
        return explained(self._why, self.mind.policy, self.glance(), self.faith(), self.evidence)

    def evidence(self, tile: int) -> list[dict[str, Any]]:
        """Return the acts that moved the chance most that a tile is a friend's."""
        record = self._record.now()
        mine = self.view.tile_at[self.seat]
        if self.mind.goes_by != ACTS or not isinstance(record, Chronicle):
            return []
        return evidence(record.steps, self.gangs(), record.gangs, mine, tile)

    def _answers(self) -> tuple[Action, ...]:
        if self.view.options.non:
            return (TAKE, ANSWER_BIM, ANSWER_NON)
        return (TAKE, ANSWER_BIM)

    def glance(self) -> Glance:
        """Return what this seat sees on the table, its own hand counted."""
        record, seat = self._record.now(), self.seat
        fresh = self.spared(record.fresh(seat)) if self.spares else ()
        return Glance(self.view, seat, self.holds(record), record.grudges[seat], fresh)

    def spared(self, fresh: Sequence[int]) -> Sequence[int]:
        """Return whom it shrinks from ending of those who have hardly played."""
        if not fresh:
            return ()
        view, seat, ally = self.view, self.seat, self.faith().ally
        return [other for other in fresh if ends(view, seat, other, ally) <= WINNING]

    def holds(self, record: Record) -> list[float]:
        """Return how likely each hand holds an Et Bim!, those in one's own hand counted."""
        mine = self.view.hands[self.seat].count(BIM)
        left = self.view.options.copies[BIM] - sum(card & 15 == BIM for card in self.view.discard)
        share = max(0.0, 1 - mine / max(1, left))
        return [hold * share for hold in record.holds]

    def values(self, actions: Sequence[Action], faith: Faith) -> list[float]:
        """Return the value of each action."""
        return values_of(self.mind.policy, self.glance(), faith, actions)


def by_gang(
    record: Record, weights: Sequence[float], gangs: dict[int, int], tiles: Sequence[int]
) -> list[list[float]]:
    """Return, for the tiles of places, the chance of each gang, from the weights of worlds.

    Gangs of one size of which nothing is known share evenly what is left for them.
    """
    worlds = record.worlds
    total = sum(weights)
    faces = {gang: tile for tile, gang in gangs.items()}
    found = []
    for tile in tiles:
        row = [0.0] * (CHARLOTTE + 1)
        if tile in gangs:
            row[gangs[tile]] = 1.0
        else:
            left: dict[tuple[int, int], float] = {}
            for sort in set(record.gangs.values()):
                column = worlds.sized(tile, sort)
                left[sort] = sum(w for w, is_it in zip(weights, column, strict=True) if is_it)
            for gang, known in faces.items():
                column = worlds.same(tile, known)
                row[gang] = sum(w for w, is_it in zip(weights, column, strict=True) if is_it)
                left[record.gangs[gang]] -= row[gang]
            for sort, mass in left.items():
                open_gangs = [
                    gang for gang, its in record.gangs.items() if its == sort and gang not in faces
                ]
                for gang in open_gangs:
                    row[gang] = max(0.0, mass) / len(open_gangs)
            row = [share / total for share in row]
        found.append(row)
    return found

"""The public record: what anybody who watched everything would believe, and of whom.

Weights over all worlds, every one kept, given all that was told to everybody: hard facts set
worlds to nothing, acts multiply by how likely they were, given what their author knew in that
world (who looked at which tile is known to all) and so believed. Each seat's own belief is these
weights under what it alone knows.

Sources: the joint posterior over assignments is DeepRole's (Serrino et al., "Finding friend and
foe in multi-agent games", NeurIPS 2019); the likelihood asks what the author would believe, for
each thing that he may know, as in the bot dossier of this project (nested filter).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import compress
from typing import Final

from game.ai.probability import expectation, normalised, posterior
from game.gangs.bot import acts, facts
from game.gangs.bot.acts import ACTS, AGAINST, FACTS, NOTHING, Offer, PlayerKind
from game.gangs.bot.habits import HABITS
from game.gangs.bot.impressions import hardly_played
from game.gangs.bot.policy import Faith
from game.gangs.bot.splits import Sizes, Worlds, all_worlds
from game.gangs.bot.traits import Glance, unseen_bims
from game.gangs.bot.ways import Company
from game.gangs.model import events as ev
from game.gangs.model.cards import CHARLOTTE, DAMAGE, gang_of
from game.gangs.model.options import Options
from game.gangs.model.state import State
from game.gangs.rules.fold import apply

__all__ = ["ACTS", "FACTS", "NOTHING", "PlayerKind", "Record"]

Tiles = tuple[int, ...]
Part = Sequence[float]
"""The weights of some of the worlds."""
FORGOTTEN: Final = 1e-9
"""Worlds that weigh less together are not looked into when an act is weighed; they stay."""
FORGIVE: Final = 0.7
"""What is left of a grudge after a turn of one's own."""


class Record:
    """The beliefs that follow from what everybody was told. Events are taken in order."""

    def __init__(
        self, seats: int, options: Options, kinds: Sequence[PlayerKind], who: Sequence[str] = ()
    ) -> None:
        """Begin before the deal; ``who`` names by seat the character who plays it, if one does."""
        self.view = State(seats, options)
        self.kinds = tuple(kinds)
        self.habits = [HABITS.get(name) for name in who] or [None] * seats
        self._clear()

    def _clear(self) -> None:
        n = self.view.n
        self._become(all_worlds(((1, 0),)))
        self.acts: list[float] = [1.0]
        """The weight of every world, given everything; they add up to 1."""
        self.facts: list[float] = [1.0]
        """The same by hard facts alone."""
        self.known: list[set[int]] = [{seat} for seat in range(n)]
        """By seat the tiles that it has looked at, wherever they lie now."""
        self.shown: dict[int, int] = {}
        """Tiles that all have seen, with their gangs."""
        self.gangs: dict[int, tuple[int, int]] = {}
        """By gang the size and sort of its camp."""
        self.company = Company(self.kinds, n, 1)
        """Of which kind every seat is thought to be."""
        self.holds: list[float] = [0.0] * n
        """By seat how likely it holds an Et Bim!"""
        self.grudges: list[list[float]] = [[0.0] * n for _ in range(n)]
        """By seat what every other did to it lately, in damage."""
        self.struck: list[int] = [-1] * n
        """By seat who struck it last."""
        self.begun: list[int] = [0] * n
        """By seat how many turns of its own began in this round."""

    def copy(self) -> Record:
        """Return an independent copy: what would be believed if this or that happened."""
        new = Record.__new__(Record)
        new.__dict__.update(self.__dict__)
        new.view = self.view.copy()
        new.known = [set(tiles) for tiles in self.known]
        new.shown = dict(self.shown)
        new.company = self.company.copy()
        new.holds = list(self.holds)
        new.grudges = [list(grudges) for grudges in self.grudges]
        new.struck = list(self.struck)
        new.begun = list(self.begun)
        return new

    def _become(self, worlds: Worlds) -> None:
        """Think of these worlds and no others."""
        self.worlds = worlds
        self._friends: dict[tuple[int, Tiles, int], list[bytes]] = {}
        self._shares: dict[tuple[int, Tiles, int], list[float]] = {}

    # ------------------------------------------------------------ hearing

    def after(self, event: ev.Event) -> Record:
        """Return what would be believed after an event; the match may end with it.

        Worlds keep their numbers, unless the event turns a tile.
        """
        new = self.copy()
        new.imagine(event)
        return new

    def observe(self, event: ev.Event) -> None:
        """Take one public event in, and that the match goes on after it."""
        self.imagine(event)
        self._went_on(event)

    def imagine(self, event: ev.Event) -> None:
        """Take one public event in that only may happen: the match may end with it."""
        view = self.view
        offer = self.offer(event)
        chance = self._weigh(offer) if offer is not None else 1.0
        match event:
            case ev.RoundBegan():
                self._clear()
            case ev.Accepted(seat):
                self._answered(seat, chance, back=False)
            case ev.Reflected(seat):
                self._answered(seat, chance, back=True)
            case ev.Drew(seat):
                share = unseen_bims(view)
                self.holds[seat] = 1 - (1 - self.holds[seat]) * (1 - share)
            case ev.Mulliganed(seat):
                self.holds[seat] = 0.0
            case ev.Laid(card, seat, by) if DAMAGE[card & 15] and by != seat:
                self.grudges[seat][by] += DAMAGE[card & 15]
                self.struck[seat] = by
            case ev.TurnBegan(seat):
                self.begun[seat] += 1
            case ev.TurnEnded(seat):
                self.grudges[seat] = [FORGIVE * grudge for grudge in self.grudges[seat]]
            case _:
                pass
        tile = view.tile_at[event.seat] if isinstance(event, ev.Eliminated) else -1
        apply(view, event)
        self._learn(event, tile)

    def _learn(self, event: ev.Event, tile: int) -> None:
        """Take in what is certain once an event has happened, and who has seen what."""
        view = self.view
        match event:
            case ev.TilesChosen(characters):
                sizes = Counter(map(gang_of, characters))
                self.gangs = {gang: (size, int(gang == CHARLOTTE)) for gang, size in sizes.items()}
                camps: Sizes = tuple(sorted(self.gangs.values(), reverse=True))
                self._become(all_worlds(camps))
                self.company = Company(self.kinds, view.n, self.worlds.count)
                self.facts = [1 / self.worlds.count] * self.worlds.count
                self.acts = self.facts[:]
            case ev.Looked(seat, target):
                self.known[seat].add(view.tile_at[target])
            case ev.Swapped(_, first, second):
                for place in (first, second):
                    if place < view.n:
                        self.known[place].add(view.tile_at[place])
                    else:
                        self._middle_seen()
            case ev.Eliminated(seat, character):
                self._reveal(tile, gang_of(character))
                if view.options.sees_middle(view):
                    self.known[seat].add(view.tile_at[view.n])
                self.holds[seat] = 0.0
            case _:
                pass

    def _middle_seen(self) -> None:
        view = self.view
        for seat, lives in enumerate(view.alive):
            if not lives:
                self.known[seat].add(view.tile_at[view.n])

    def _reveal(self, tile: int, gang: int) -> None:
        if tile in self.shown:
            return
        kept = facts.shown(self.worlds, self.gangs, self.shown, tile, gang)
        self.shown[tile] = gang
        self._keep(kept)

    def _went_on(self, event: ev.Event) -> None:
        """Drop the worlds in which one gang alone would have lived: the match went on."""
        match event:
            case ev.Eliminated():
                pass
            case ev.Swapped(_, first, second) if self.view.n in (first, second):
                pass
            case _:
                return
        view = self.view
        kept = None if view.options.silent else facts.goes_on(self.worlds, view.open_sets[-1])
        if kept is not None:
            self._keep(kept)

    def _keep(self, kept: Sequence[int]) -> None:
        # at the very end nothing may be left: the match did not go on
        if all(kept) or not any(compress(self.facts, kept)):
            return
        self._become(self.worlds.only(kept))
        self.company.only(kept)
        self.facts = normalised(list(compress(self.facts, kept)))
        acts = list(compress(self.acts, kept))
        self.acts = normalised(acts) if sum(acts) > 0 else self.facts[:]

    # ------------------------------------------------------------ acts

    def glance(self, seat: int) -> Glance:
        """Return what a seat sees that is about to act."""
        return Glance(self.view, seat, self.holds, self.grudges[seat])

    def fresh(self, seat: int) -> list[int]:
        """Return who has hardly played and did a seat nothing."""
        return hardly_played(self.begun, self.grudges[seat])

    def offer(self, event: ev.Event) -> Offer | None:
        """Return what the author of an event that comes next chose among, None if nothing."""
        offer = acts.offered(event, self.glance, self.holds)
        habit = None if offer is None else self.habits[offer.seat]
        if offer is not None and habit is not None:
            acts.from_habit(offer, habit, self.view, self.struck[offer.seat])
        return offer

    def _answered(self, seat: int, chance: float, *, back: bool) -> None:
        """Take in what an answer, so likely, tells of a hand."""
        if back:
            rest = max(0, len(self.view.hands[seat]) - 1)
            self.holds[seat] = 1 - (1 - unseen_bims(self.view)) ** rest
        else:
            # taken with an Et Bim! in the hand, or without one
            without = 1 - self.holds[seat]
            self.holds[seat] = max(0.0, 1 - without / max(1e-9, chance))

    def _weigh(self, offer: Offer) -> float:
        """Multiply every world by how likely an act was in it; return how likely it was in all."""
        seat = offer.seat
        known = self.known_to(seat)
        cells = self.worlds.cells(known)
        parts = [cells.taken(cell, self.acts) for cell in range(cells.count)]
        groups = list(map(sum, parts))
        chances = self._chances(offer, known, parts, groups)
        factors = self.company.acted(seat, cells, chances, self.acts, groups)
        by_group = len(factors) < self.worlds.count
        weights = groups if by_group else self.acts
        total = expectation(weights, factors)
        if len(factors) > 1:
            factors = [each or total for each in factors]
            self.acts = posterior(self.acts, cells.spread(factors) if by_group else factors)
        return total

    def _chances(
        self, offer: Offer, known: Tiles, parts: Sequence[Part], groups: Sequence[float]
    ) -> list[list[float]]:
        """Return of every kind how likely an act was in each group of worlds, 0 where forgotten."""
        looked_into = [weight >= FORGOTTEN for weight in groups]
        # those who go by nothing do the same whatever they saw
        faiths = {NOTHING: [self.faith(offer.seat, NOTHING, known, 0)] * len(parts)}
        found = []
        for kind in self.kinds:
            if kind.goes_by not in faiths:
                faiths[kind.goes_by] = [
                    self.faith(offer.seat, kind.goes_by, known, cell, part)
                    if looked
                    else faiths[NOTHING][0]
                    for cell, (part, looked) in enumerate(zip(parts, looked_into, strict=True))
                ]
            chance = acts.likely(kind, offer)
            if kind.goes_by == NOTHING:
                same = chance(faiths[NOTHING][0])
                found.append([same * looked for looked in looked_into])
            else:
                pairs = zip(faiths[kind.goes_by], looked_into, strict=True)
                found.append([chance(faith) if looked else 0.0 for faith, looked in pairs])
        return found

    # ------------------------------------------------------------ what one would believe

    def known_to(self, seat: int) -> tuple[int, ...]:
        """Return the tiles that a seat has seen, ascending."""
        return tuple(sorted(self.known[seat] | self.shown.keys()))

    def faith(
        self, seat: int, goes_by: str, known: Tiles, cell: int, part: Part | None = None
    ) -> Faith:
        """Return what a seat believes that goes by so much and saw what a group's worlds say.

        ``part`` holds these worlds' weights by acts, where they are at hand.
        """
        view = self.view
        if goes_by == NOTHING:
            return Faith(view, seat, [0.0] * len(view.tile_at))
        if goes_by == AGAINST:
            true = self.faith(seat, FACTS, known, cell).ally
            return Faith(view, seat, [1 - chance for chance in true])
        if goes_by == ACTS:
            if part is None:
                part = self.worlds.cells(known).taken(cell, self.acts)
            return Faith(view, seat, self._allies(seat, known, cell, part))
        key = (view.tile_at[seat], known, cell)
        shares = self._shares.get(key)
        if shares is None:
            columns = self._columns(*key)
            shares = self._shares[key] = [column.count(1) / len(column) for column in columns]
        return Faith(view, seat, [shares[tile] for tile in view.tile_at])

    def _allies(self, seat: int, known: Tiles, cell: int, weights: Part) -> list[float]:
        """Return by place how likely a friend sits there, to somebody who goes by acts."""
        view = self.view
        total = sum(weights)
        columns = self._columns(view.tile_at[seat], known, cell)
        return [
            float(columns[tile][0])  # the same in every world of the group
            if tile in known
            else sum(compress(weights, columns[tile])) / total
            for tile in view.tile_at
        ]

    def _columns(self, mine: int, known: Tiles, cell: int) -> list[bytes]:
        """Return for every tile in which of a group's worlds it is one's own friend."""
        key = (mine, known, cell)
        found = self._friends.get(key)
        if found is None:
            worlds, cells = self.worlds, self.worlds.cells(known)
            first = cells.members[cell][0]
            found = self._friends[key] = [
                # what is known is the same in all of them
                worlds.same(mine, tile)[first : first + 1]
                if tile in known
                else bytes(cells.taken(cell, worlds.same(mine, tile)))
                for tile in range(worlds.tiles)
            ]
        return found

    def cell_of(self, gangs: dict[int, int]) -> tuple[tuple[int, ...], int]:
        """Return the tiles that somebody knows and the group of worlds that agree with them.

        ``gangs`` maps the tiles that are known for certain to their gangs.

        Raises:
            LookupError: no world agrees.
        """
        known = tuple(sorted(gangs))
        cells = self.worlds.cells(known)
        for cell, members in enumerate(cells.members):
            if facts.agrees(self.worlds, self.gangs, members[0], gangs):
                return known, cell
        raise LookupError(gangs)

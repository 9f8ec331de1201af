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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import compress
from math import exp
from operator import mul
from typing import Final

from game.ai.worlds import Cells, Sizes, Worlds, all_worlds
from game.games.et_bim.bot.policy import (
    Faith,
    Policy,
    Row,
    seconds_values,
    sigmoid,
    soft,
    throw_rows,
)
from game.games.et_bim.bot.traits import THROWN, Glance, unseen_bims
from game.games.et_bim.model import events as ev
from game.games.et_bim.model.cards import BIM, CHARLOTTE, COPIES, DAMAGE, gang_of
from game.games.et_bim.model.options import Options
from game.games.et_bim.model.state import State
from game.games.et_bim.rules.fold import apply
from game.games.et_bim.rules.legality import replay_targets

FACTS, ACTS, NOTHING = "facts", "acts", "nothing"
"""What somebody goes by: hard facts alone, what others did as well, or nothing at all."""
FADE: Final = 0.02
"""A seat may change its ways: so much of the first guess at its kind comes back with each act."""
FORGIVE: Final = 0.7
"""What is left of a grudge after a turn of one's own."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of player, as others imagine it."""

    name: str
    policy: Policy
    goes_by: str
    share: float
    """How common it is thought to be before anything was seen."""
    tremble: float


class Record:
    """The beliefs that follow from what everybody was told. Events are taken in order."""

    def __init__(self, seats: int, options: Options, kinds: Sequence[Kind]) -> None:
        """Begin before the deal."""
        self.view = State(seats, options)
        self.kinds = tuple(kinds)
        self._clear()

    def _clear(self) -> None:
        n = self.view.n
        self.worlds: Worlds = all_worlds(((1, 0),))
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
        self.ways: list[list[float]] = [[kind.share for kind in self.kinds] for _ in range(n)]
        """By seat how likely it is of each kind."""
        self.holds: list[float] = [0.0] * n
        """By seat how likely it holds an Et Bim!"""
        self.grudges: list[list[float]] = [[0.0] * n for _ in range(n)]
        """By seat what every other did to it lately, in damage."""

    # ------------------------------------------------------------ hearing

    def take(self, event: ev.Event) -> None:
        """Take one public event in."""
        view = self.view
        match event:
            case ev.RoundBegan():
                self._clear()
            case ev.Thrown(seat, face, target):
                self._thrown(seat, face, target)
            case ev.Replayed(seat, card, target):
                self._replayed(seat, card, target)
            case ev.Accepted(seat):
                self._answered(seat, back=False)
            case ev.Reflected(seat):
                self._answered(seat, back=True)
            case ev.Swapped(by, first, second):
                self._seconded(by, first, second)
            case ev.Drew(seat):
                share = unseen_bims(view)
                self.holds[seat] = 1 - (1 - self.holds[seat]) * (1 - share)
            case ev.Mulliganed(seat):
                self.holds[seat] = 0.0
            case ev.Laid(card, seat, by) if DAMAGE[card & 15] and by != seat:
                self.grudges[seat][by] += DAMAGE[card & 15]
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
                self.worlds = all_worlds(camps)
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
                if view.n in (first, second):
                    self._went_on()
            case ev.Eliminated(seat, character):
                self._reveal(tile, gang_of(character))
                if view.mystery:
                    self.known[seat].add(view.tile_at[view.n])
                self.holds[seat] = 0.0
                self._went_on()
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
        kept = list(self.worlds.sized(tile, self.gangs[gang]))
        for other, its in self.shown.items():
            same = self.worlds.same(tile, other)
            kept = [k & (s == (its == gang)) for k, s in zip(kept, same, strict=True)]
        self.shown[tile] = gang
        self._keep(kept)

    def _went_on(self) -> None:
        """Drop the worlds in which one gang alone would have lived: the match went on."""
        tiles = self.view.open_sets[-1]
        charlotte = (1, 1) in self.worlds.sizes
        if len(tiles) > self.worlds.sizes[0][0] + charlotte:
            return
        last = self.worlds.sizes.index((1, 1)) if charlotte else -1
        columns = [self.worlds.camp(tile) for tile in tiles]
        self._keep([len({*row} - {last}) > 1 for row in zip(*columns, strict=True)])

    def _keep(self, kept: Sequence[int]) -> None:
        # at the very end nothing may be left: the match did not go on
        if all(kept) or not any(compress(self.facts, kept)):
            return
        self.worlds = self.worlds.only(kept)
        self.facts = _even(list(compress(self.facts, kept)))
        acts = list(compress(self.acts, kept))
        self.acts = _even(acts) if sum(acts) > 0 else self.facts[:]

    # ------------------------------------------------------------ acts

    def glance(self, seat: int) -> Glance:
        """Return what a seat sees that is about to act."""
        return Glance(self.view, seat, self.holds, self.grudges[seat])

    def _thrown(self, seat: int, face: int, target: int) -> None:
        view = self.view
        glance = self.glance(seat)
        chances = hand_chances(view, len(view.hands[seat]), face)

        def likely(kind: Kind) -> Callable[[Faith], float]:
            rows = throw_rows(kind.policy, glance, THROWN)
            return lambda faith: throw_chance(rows, chances, faith, face, target, kind.tremble)

        self._weigh(seat, likely)

    def _replayed(self, seat: int, card: int, target: int) -> None:
        view = self.view
        among = replay_targets(view)
        if len(among) < 2 or target not in among:
            return
        glance = self.glance(seat)
        traits = glance.replays(card & 15, among)

        def likely(kind: Kind) -> Callable[[Faith], float]:
            rows = [(at, kind.policy.sums(its)) for at, its in traits]

            def chance(faith: Faith) -> float:
                values = {at: faith.value(sums, at) for at, sums in rows}
                return soft(values, target, kind.tremble)

            return chance

        self._weigh(seat, likely)

    def _seconded(self, by: int, first: int, second: int) -> None:
        glance = self.glance(by)
        if len(glance.seconds(first)) < 2:
            return

        def likely(kind: Kind) -> Callable[[Faith], float]:
            def chance(faith: Faith) -> float:
                values = seconds_values(kind.policy, glance, faith, first)
                return soft(values, second, kind.tremble) if second in values else 1.0

            return chance

        self._weigh(by, likely)

    def _answered(self, seat: int, *, back: bool) -> None:
        """Weigh an answer: who sends a card back holds an Et Bim!, who takes it may hold none."""
        view = self.view
        holds = self.holds[seat]
        other = view.target if view.bims & 1 else view.player
        glance = self.glance(seat)
        traits = glance.bim()
        sent: list[float] = []

        def likely(kind: Kind) -> Callable[[Faith], float]:
            sums = kind.policy.sums(traits)

            def chance(faith: Faith) -> float:
                send = sigmoid(faith.value(sums, other))
                send = (1 - kind.tremble) * send + kind.tremble / 2
                sent.append(send)
                # what sending tells of the hand is the same in every world: its chance is left out
                return send if back else 1 - holds * send

            return chance

        if holds > 0 or back:
            self._weigh(seat, likely)
        mean = sum(sent) / len(sent) if sent else 0.5
        if back:
            rest = max(0, len(view.hands[seat]) - 1)
            self.holds[seat] = 1 - (1 - unseen_bims(view)) ** rest
        else:
            self.holds[seat] = holds * (1 - mean) / max(1e-9, 1 - holds * mean)

    def _weigh(self, seat: int, likely: Callable[[Kind], Callable[[Faith], float]]) -> None:
        """Multiply every world by how likely an act was in it."""
        known = tuple(sorted(self.known[seat] | self.shown.keys()))
        cells = self.worlds.cells(known)
        mixed = [0.0] * cells.count
        ways = self.ways[seat]
        grown = []
        weights = [sum(cells.taken(cell, self.acts)) for cell in range(cells.count)]
        for kind, way in zip(self.kinds, ways, strict=True):
            chance = likely(kind)
            fit = 0.0
            for cell, weight in enumerate(weights):
                if weight <= 0:
                    continue
                one = chance(self.faith(seat, kind.goes_by, known, cell))
                mixed[cell] += way * one
                fit += weight * one
            grown.append(way * fit)
        total = sum(grown)
        self.ways[seat] = [
            (1 - FADE) * each / total + FADE * kind.share
            for each, kind in zip(grown, self.kinds, strict=True)
        ]
        self.acts = _even(list(map(mul, self.acts, cells.spread(mixed))))

    # ------------------------------------------------------------ what one would believe

    def faith(self, seat: int, goes_by: str, known: tuple[int, ...], cell: int) -> Faith:
        """Return what a seat believes that goes by so much and saw what a group's worlds say."""
        view = self.view
        if goes_by == NOTHING:
            return Faith(view, seat, [0.5] * len(view.tile_at))
        cells = self.worlds.cells(known)
        weights = cells.taken(cell, self.acts if goes_by == ACTS else self.facts)
        return Faith(view, seat, self._allies(seat, cells, cell, weights))

    def _allies(self, seat: int, cells: Cells, cell: int, weights: Sequence[float]) -> list[float]:
        view = self.view
        mine = view.tile_at[seat]
        total = sum(weights)
        taken = cells.taken
        return [
            1.0
            if tile == mine
            else sum(compress(weights, taken(cell, self.worlds.same(mine, tile)))) / total
            for tile in view.tile_at
        ]

    def cell_of(self, gangs: dict[int, int]) -> tuple[tuple[int, ...], int]:
        """Return the tiles that somebody knows and the group of worlds that agree with them.

        ``gangs`` maps the tiles that are known for certain to their gangs.

        Raises:
            LookupError: no world agrees.
        """
        known = tuple(sorted(gangs))
        cells = self.worlds.cells(known)
        for cell, members in enumerate(cells.members):
            if self._agrees(members[0], gangs):
                return known, cell
        raise LookupError(gangs)

    def _agrees(self, world: int, gangs: dict[int, int]) -> bool:
        """Say whether the known tiles lie in a world as they are known to."""
        worlds = self.worlds
        known = list(gangs.items())
        for at, (tile, gang) in enumerate(known):
            if worlds.sizes[worlds.camp(tile)[world]] != self.gangs[gang]:
                return False
            for other, its in known[:at]:
                if worlds.same(tile, other)[world] != (gang == its):
                    return False
        return True


def hand_chances(view: State, cards: int, held: int) -> list[tuple[int, float]]:
    """Return for every face that can be thrown how likely a hand holds it, one being known."""
    seen = Counter(card & 15 for card in view.discard)
    for pile in view.piles:
        seen.update(card & 15 for card in pile)
    left = {face: max(0, COPIES[face] - seen[face]) for face in (*THROWN, BIM)}
    total = max(1, sum(left.values()))
    found = []
    for face in THROWN:
        share = left[face] / total
        found.append((face, 1.0 if face == held else 1 - (1 - share) ** max(0, cards - 1)))
    return found


def throw_chance(
    rows: Sequence[tuple[int, Sequence[Row]]],
    chances: Sequence[tuple[int, float]],
    faith: Faith,
    face: int,
    target: int,
    tremble: float,
) -> float:
    """Return how likely a face is aimed at a seat, by a hand that holds what hands hold."""
    held = dict(chances)
    values: list[tuple[float, float]] = []
    chosen = (0.0, -1e9)
    count = 0.0
    for each, targets in rows:
        weight = held[each]
        count += weight * len(targets)
        for at, sums in targets:
            pair = (weight, faith.value(sums, at))
            values.append(pair)
            if each == face and at == target:
                chosen = pair
    most = max(value for _, value in values)
    total = sum(weight * exp(value - most) for weight, value in values)
    return (1 - tremble) * chosen[0] * exp(chosen[1] - most) / total + tremble / max(1.0, count)


def _even(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]

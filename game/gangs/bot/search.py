"""Search: a round of the match, imagined some dozens of times for each of the likely best acts.

SPARTA's recipe (Lerer et al., "Improving policies via search in cooperative partially observable
games", AAAI 2020): worlds are drawn from the belief, everybody goes on by the usual policy on
what they would believe after the act, the same worlds and luck for every act compared, and the
usual act is left only where the paired advantage is certain enough. After every third of the
worlds the worse half of the acts is dropped, and what is no better than the usual one. Work is
counted in matches imagined, never in time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.comparing import halved, paired
from game.core.journal import Scratch
from game.core.luck import Luck, Stream
from game.core.seats import Seat
from game.gangs.bot.impressions import hardly_played
from game.gangs.bot.outlook import outlook
from game.gangs.bot.policy import Faith, Policy, values_of
from game.gangs.bot.record import ACTS, Record
from game.gangs.bot.traits import Glance
from game.gangs.model import events as ev
from game.gangs.model.actions import Action, Attempt, Replay, Second, Throw
from game.gangs.model.cards import BLANK, gang_of
from game.gangs.model.state import CHOOSE, OVER, State
from game.gangs.rules.determinizations import deal_unseen
from game.gangs.rules.flow import play
from game.gangs.rules.fold import apply
from game.gangs.rules.legality import pending

STEPS: Final = 400
"""An imagined round takes fewer actions than this; what takes more is valued where it stands."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a search may imagine."""

    acts: int = 5
    """So many acts are compared at most, the usual one among them."""
    worlds: int = 24
    """So many worlds each of the last acts left is played in."""
    turns: int = 4
    """So many turns are played before what has become of it is valued."""
    apart: float = 3.0
    """An act that is worth so much less than the usual one is not looked at."""
    certain: float = 2.0
    """So many standard errors better an act must be to be preferred to the usual one."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found out about an act."""

    action: Action
    share: float
    """How likely one wins after it."""
    gain: float
    """How much likelier than after the usual act, in the worlds in which both were played."""
    error: float
    """The standard error of the gain."""
    worlds: int


class Search:
    """One decision, looked at more closely."""

    def __init__(
        self,
        view: State,
        seat: int,
        record: Record,
        weights: Sequence[float],
        policy: Policy,
        *,
        spares: bool = False,
    ) -> None:
        """Take a seat's view, the public record and the weights of its worlds to the seat.

        ``spares``: everybody shrinks from ending whoever has hardly played.
        """
        self.view = view
        self.seat = seat
        self.record = record
        self.policy = policy
        self.spares = spares
        self._worlds = [world for world, weight in enumerate(weights) if weight > 0]
        self._weights = [weights[world] for world in self._worlds]
        self._named: dict[int, list[int]] = {}

    def compare(
        self,
        actions: Sequence[Action],
        values: Sequence[float],
        effort: Effort,
        chance: Stream,
        look: Sequence[float],
    ) -> list[SearchResult]:
        """Return what was found about the likely best acts, the usual one first.

        ``values`` are the policy's; ``look`` the weights of the outlook.
        """
        ranked = sorted(range(len(actions)), key=lambda at: -values[at])
        best = values[ranked[0]]
        chosen = [at for at in ranked if values[at] > best - effort.apart][: effort.acts]
        if len(chosen) < 2:
            return []
        acts = [actions[at] for at in chosen]
        futures = [self._after(action) for action in acts]
        shares: list[list[float]] = [[] for _ in acts]

        def play_in(number: int, left: Sequence[int]) -> None:
            world = self.drawn(number, effort.worlds, chance)
            start = self.complete(world, chance)
            seed = chance.below(1 << 60)
            for at in left:
                end = self._played(start.copy(), acts[at], futures[at], world, seed, effort)
                shares[at].append(outlook(end, self.seat, look))

        def ahead(others: Sequence[int]) -> list[int]:
            # what is no better by now will hardly be surely better in the end
            ranked = sorted(others, key=lambda at: -sum(shares[at]))
            better = [at for at in ranked if sum(shares[at]) > sum(shares[0])]
            return better[: max(1, len(others) // 2)]

        portion = max(4, effort.worlds // 3)
        rounds = [min(portion, effort.worlds - done) for done in range(0, effort.worlds, portion)]
        halved(len(acts), rounds, play_in, ahead)
        return [self._found(*one, shares[0]) for one in zip(acts, shares, strict=True)]

    @staticmethod
    def _found(action: Action, shares: Sequence[float], usual: Sequence[float]) -> SearchResult:
        number = len(shares)  # the usual act is played in every world
        return SearchResult(action, sum(shares) / number, *paired(shares, usual), number)

    # ------------------------------------------------------------ worlds

    def drawn(self, number: int, of: int, chance: Stream) -> int:
        """Return a world by its weight; all together they cover the belief evenly."""
        wanted = (number * 0.6180339887 + chance.below(1000) / 1000 / of) % 1 * sum(self._weights)
        for world, weight in zip(self._worlds, self._weights, strict=True):
            wanted -= weight
            if wanted <= 0:
                return world
        return self._worlds[-1]

    def complete(self, world: int, chance: Stream) -> State:
        """Return the view with every tile named as in a world, and every unseen card dealt."""
        view = self.view
        state = view.copy()
        state.options = view.options.one_round()
        gangs = self._gangs(world)
        hidden = list((Counter(view.selection) - Counter(view.characters)).elements())
        for tile, character in enumerate(view.characters):
            if character == BLANK:
                shown = next(one for one in hidden if gang_of(one) == gangs[tile])
                hidden.remove(shown)
                state.characters[tile] = shown
        deal_unseen(state, chance)
        return state

    def _gangs(self, world: int) -> list[int]:
        """Return the gang of every tile in a world; camps that are alike are named in order."""
        found = self._named.get(world)
        if found is None:
            record, worlds = self.record, self.record.worlds
            camps = [worlds.camp(tile)[world] for tile in range(worlds.tiles)]
            names: dict[int, int] = {}
            for tile, character in enumerate(self.view.characters):
                if character != BLANK:
                    names[camps[tile]] = gang_of(character)
            open_gangs = [gang for gang in record.gangs if gang not in names.values()]
            for camp in sorted(set(camps)):
                if camp not in names:
                    size = worlds.sizes[camp]
                    gang = next(one for one in open_gangs if record.gangs[one] == size)
                    open_gangs.remove(gang)
                    names[camp] = gang
            found = self._named[world] = [names[camp] for camp in camps]
        return found

    # ------------------------------------------------------------ imagined play

    def _after(self, action: Action) -> ActBeliefs:
        """Return what everybody would believe once an act was seen."""
        event = self._seen(action)
        return ActBeliefs(self.record if event is None else self.record.after(event))

    def _seen(self, action: Action) -> ev.Event | None:
        view, seat = self.view, Seat(self.seat)
        match action:
            case Throw(face, target):
                return ev.Thrown(seat, face, Seat(target))
            case Replay(target):
                return ev.Replayed(seat, view.card, Seat(target))
            case Second(place):
                return ev.Swapped(seat, view.target, place)
            case _:
                return None

    def _played(
        self,
        state: State,
        action: Action,
        beliefs: ActBeliefs,
        world: int,
        seed: int,
        effort: Effort,
    ) -> State:
        """Play an act and what follows, everybody by the usual policy."""
        begun = list(self.record.begun) if self.spares else []

        def fold(state: State, event: ev.Event) -> None:
            apply(state, event)
            if isinstance(event, ev.TurnBegan):
                begun[event.seat] += 1

        journal: Scratch[State, ev.Event] = Scratch(state, fold if begun else apply)
        luck = Luck(seed)
        play(journal, luck, Seat(self.seat), action)
        until = self.view.turn_number + effort.turns
        for _ in range(STEPS):
            if state.phase == OVER or (state.phase == CHOOSE and state.turn_number >= until):
                break
            seat, legal = next(iter(pending(state).items()))
            play(journal, luck, seat, self._usual(state, seat, legal, beliefs, world, begun))
        return state

    def _usual(
        self,
        state: State,
        seat: int,
        legal: Sequence[Action],
        beliefs: ActBeliefs,
        world: int,
        begun: Sequence[int],
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        record = beliefs.record
        faith = beliefs.of(state, seat, world)
        grudges = record.grudges[seat]
        glance = Glance(state, seat, record.holds, grudges, hardly_played(begun, grudges))
        plays = [action for action in legal if not isinstance(action, Attempt)]
        values = values_of(self.policy, glance, faith, plays)
        return plays[values.index(max(values))]


class ActBeliefs:
    """What everybody believes after an act, worked out once for each thing a seat may know."""

    def __init__(self, record: Record) -> None:
        """Take the record after the act."""
        self.record = record
        self._allies: dict[tuple[int, int], dict[int, float]] = {}
        self._keys: dict[int, tuple[int, ...]] = {}

    def of(self, state: State, seat: int, world: int) -> Faith:
        """Return a seat's belief in a world; tiles may have moved since."""
        record = self.record
        known = self._keys.get(seat)
        if known is None:
            known = self._keys[seat] = tuple(sorted(record.known[seat] | record.shown.keys()))
        cell = record.worlds.cells(known).of[world]
        mine = state.tile_at[seat]
        found = self._allies.get((seat, cell))
        if found is None:
            tiles = record.view.tile_at
            ally = record.faith(seat, ACTS, known, cell).ally
            found = self._allies[seat, cell] = dict(zip(tiles, ally, strict=True))
        if mine != record.view.tile_at[seat]:  # another tile came: its owner looked at it
            worlds = record.worlds
            found = {tile: float(worlds.same(mine, tile)[world]) for tile in found}
        return Faith(state, seat, [found[tile] for tile in state.tile_at])


def preferred(found: Sequence[SearchResult], effort: Effort) -> SearchResult | None:
    """Return the act that is surely better than the usual one, which is the first; else None."""
    sure = [one for one in found[1:] if one.gain > effort.certain * one.error and one.gain > 0]
    return max(sure, key=lambda one: one.gain, default=None)

"""Thinking bots: ``expert`` believes, and imagines what comes of each thing it could do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from game.core.luck import Stream
from game.core.seats import Seat
from game.games.mets_ton_slip.bot import tactics
from game.games.mets_ton_slip.bot.belief import Belief, world
from game.games.mets_ton_slip.bot.hands import Hands
from game.games.mets_ton_slip.bot.reasoning import reason
from game.games.mets_ton_slip.bot.search import Comparison, Effort
from game.games.mets_ton_slip.bot.seated_bot import SeatedBot
from game.games.mets_ton_slip.bot.tallies import TRAITS
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import ANSWERS, Action
from game.games.mets_ton_slip.model.cards import DECK
from game.games.mets_ton_slip.model.events import Event
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import (
    ACT,
    CROIX,
    DEFEND,
    DISCARD,
    DRAW,
    KEEP,
    STEAL,
    State,
)
from game.games.mets_ton_slip.rules.determinizations import determinize

KEEPS: Final = 1.5
"""So many times its spread it must be better to keep a defence that could be played."""
ANSWERED: Final = (48,)
"""In so many worlds every answer to an attack is imagined."""
SMALL: Final = frozenset({DRAW, KEEP, DISCARD})
"""Moments of which no reason is left: there are too many of them, each of little weight."""
NOBODYS: Final = (0.0,) * len(TRAITS)


@dataclass(frozen=True, slots=True)
class Mind:
    """A way of thinking."""

    effort: Effort
    thinks: frozenset[str]
    """In which moments it imagines; in all others it does what the policy says."""
    believes: bool
    """Whether hands are weighed by what was done; else every unseen card is as likely."""


_EXPERT: Final = Mind(
    Effort((12, 12, 24, 48), 4, 1.0),
    frozenset({DRAW, ACT, DISCARD, STEAL, CROIX, DEFEND}),
    believes=True,
)
MINDS: Final[Mapping[str, Mind]] = {
    "expert": _EXPERT,
    "expert-counting": replace(_EXPERT, believes=False),
    "expert-short": replace(_EXPERT, effort=replace(_EXPERT.effort, ahead=0)),
}
"""The levels that imagine; those with a hyphen lack a part, for the arena."""


class ThinkingBot(SeatedBot):
    """Compares what it could do in worlds that fit what it knows."""

    def __init__(
        self,
        seat: int,
        seats: int,
        options: Options,
        seed: int,
        mind: Mind,
        weights: Sequence[float] = NOBODYS,
        tremble: float = 0.0,
    ) -> None:
        """Sit down with a way of thinking, and with what was learnt of others' hands."""
        super().__init__(seat, seats, options, seed)
        self.mind = mind
        self.belief = Belief(options, len(DECK), weights, tremble)
        self.view = self.belief.view
        self.hands = Hands(seat, seats, seed)

    def observe(self, event: Event) -> None:
        """Take one fact in; the belief folds it."""
        if self.mind.believes:
            self.hands.deeds.observe(self.view, event)
        self.belief.observe(event)

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return the policy's choice, or what is surely better in what is imagined."""
        view, seat = self.view, Seat(self.seat)
        first = tactics.chosen(view, seat)
        self._why = {}
        if view.phase not in self.mind.thinks:
            return first
        acts = self._acts(first, legal)
        if len(acts) == 1 and view.phase in SMALL:  # else what is done alone has a reason, too
            return first
        compared = Comparison(acts, seat)
        effort = self.mind.effort
        if view.phase == DEFEND:
            # all answers as often, held or not: how long it takes must not tell
            effort = replace(effort, worlds=ANSWERED, sure=KEEPS)
        compared.run(self._worlds(self.chance()), effort)
        held = [at for at, action in enumerate(acts) if action in legal]
        best = compared.best(effort.sure, held)
        if view.phase not in SMALL:
            chances = [compared.chances(at) for at in range(len(acts))]
            self._why = reason(acts, best, chances, seat, view)
        return acts[best]

    def _acts(self, first: Action, legal: Sequence[Action]) -> list[Action]:
        """Return what is compared; nobody undresses on a whim.

        To lay away is one act, all that is of no use, for whoever does not plan it: who does weighs
        what goes first, and after each card whether to stop, since others fish in one's basket.
        """
        if self.view.phase == DEFEND:
            return [first, *(answer for answer in ANSWERS if answer != first)]
        found = [first]
        spare = tactics.useless(self.view, self.seat) if DISCARD in self.mind.thinks else ()
        for action in legal:
            if isinstance(action, act.Undress):
                continue
            lays = isinstance(action, act.Discard) and action.face not in spare
            one = tactics.laying(self.view, self.seat) if lays else action
            if one not in found:
                found.append(one)
        return found

    def _worlds(self, chance: Stream) -> Callable[[], State]:
        """Return what draws worlds: hands that explain what was done, and beliefs of the rest."""
        view, seat = self.view, Seat(self.seat)
        if not self.mind.believes:
            return lambda: determinize(view, seat, chance)
        chances = self.belief.chances()
        number = count()
        return lambda: world(self.hands.filled(view, next(number), chance), chances, chance)

"""Search: some turns imagined in worlds that fit what one knows, everybody at the fixed policy.

The policy's own choice is left only where something else is better by more than chance: the same
worlds are played for every act, and differences are held against their own spread (Lerer et al.,
"Improving policies via search in cooperative partially observable games", AAAI 2020).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.ai.comparing import halved, paired
from game.core.journal import Scratch
from game.core.luck import Luck
from game.core.seats import Seat
from game.games.mets_ton_slip.bot import policy, tactics
from game.games.mets_ton_slip.bot.race import win_chances
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.events import Event
from game.games.mets_ton_slip.model.state import OVER, State
from game.games.mets_ton_slip.rules.flow import play
from game.games.mets_ton_slip.rules.fold import apply

Policy = Callable[[State, int], Action]
"""What somebody does at a table, by what lies open and its own hand."""
HOPEFUL: Final = 1.5
"""So many times its spread behind the policy's choice an act is still tried on."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How far somebody looks, and how often."""

    worlds: tuple[int, ...]
    """In each round; after it what is hopeless leaves, and half of the rest."""
    ahead: int
    """Turns that are imagined beyond this one, whoever's they are."""
    sure: float
    """So many times its spread something must be better than the policy's choice."""


def imagined(
    world: State, seat: Seat, action: Action, most: int, seed: int, own: Policy = policy.chosen
) -> list[float]:
    """Return how likely everybody wins a world in which a seat does this and all then go on.

    ``most`` is how many turns are imagined beyond this one, which is always played to its end: in
    the middle of it whoever has put nothing on yet would seem to be the next to act. Then who
    stands how decides. The seat goes on by its ``own`` policy, all others by the fixed one. The
    world is used up.
    """
    journal: Scratch[State, Event] = Scratch(world, apply)
    luck = Luck(seed)
    end = world.turns + 1 + most
    if isinstance(action, act.Defend) and action.face not in world.hands[seat]:
        world.hands[seat].append(action.face)  # all answers are weighed, held or not
    play(journal, luck, seat, action)
    others = policy.chosen
    while world.turns < end and (asked := world.asked()) is not None:
        play(journal, luck, asked, (own if asked == seat else others)(world, asked))
    if world.phase == OVER:
        winners = world.winners
        return [(at in winners) / len(winners) for at in range(world.seats)]
    return win_chances(world.worn, world.hands, world.turn)


class Comparison:
    """Acts compared in the same worlds; the first is what the policy does."""

    def __init__(self, acts: Sequence[Action], seat: Seat) -> None:
        """Begin with nothing imagined."""
        self.acts = acts
        self._seat = seat
        self._found: list[list[list[float]]] = [[] for _ in acts]

    def run(self, worlds: Callable[[], State], effort: Effort) -> None:
        """Imagine; after every round the worse half of those that are behind is left."""

        def play_in(number: int, left: Sequence[int]) -> None:
            world = worlds()
            for at in left:
                found = imagined(
                    world.copy(), self._seat, self.acts[at], effort.ahead, number + 1,
                    tactics.chosen,
                )  # fmt: skip
                self._found[at].append(found)

        def ahead(others: Sequence[int]) -> list[int]:
            ranked = sorted(others, key=lambda at: -self.gain(at)[0])
            hopeful = [at for at in ranked if sum(self.gain(at, HOPEFUL)) > 0]
            return hopeful[: max(1, len(hopeful) // 2)]

        halved(len(self.acts), effort.worlds, play_in, ahead)

    def gain(self, at: int, times: float = 1.0) -> tuple[float, float]:
        """Return how much better an act is than the policy's, and so many times the spread."""
        mine, plain = ([each[self._seat] for each in self._found[one]] for one in (at, 0))
        mean, error = paired(mine, plain)
        return mean, times * error

    def best(self, sure: float, among: Sequence[int] | None = None) -> int:
        """Return the number of the act that is best: the policy's where none is surely better."""
        allowed = range(len(self.acts)) if among is None else among
        most = max(len(self._found[at]) for at in allowed)
        tried = [at for at in allowed if at and len(self._found[at]) == most]
        better = [at for at in tried if (gain := self.gain(at, sure))[0] > gain[1]]
        return max(better, key=lambda at: self.gain(at)[0], default=allowed[0])

    def chances(self, at: int) -> list[float]:
        """Return how likely everybody wins after an act.

        Acts were imagined in more worlds or in fewer: an act's chances are those of the policy's
        choice, changed by what differed in the worlds that both have.
        """
        plain, its = self._found[0], self._found[at]
        seats = range(len(plain[0]))
        whole = [sum(one[seat] for one in plain) / len(plain) for seat in seats]
        if not at:
            return whole
        both = list(zip(its, plain, strict=False))
        return [
            min(1.0, max(0.0, whole[seat] + sum(a[seat] - b[seat] for a, b in both) / len(both)))
            for seat in seats
        ]

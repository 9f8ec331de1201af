"""``hard`` and ``greedy``, who do what the fixed policy says, and levels that slip at times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.seats import Seat
from game.games.mets_ton_slip.bot import policy
from game.games.mets_ton_slip.bot.reasoning import reason
from game.games.mets_ton_slip.bot.search import imagined
from game.games.mets_ton_slip.bot.seated_bot import SeatedBot
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import ANSWERS, STOCK, Action
from game.games.mets_ton_slip.model.cards import NOTHING, SLIP
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import DEFEND, DISCARD, DRAW, KEEP, State

SLIPS: Final = {"easy": 45, "normal": 12, "hard": 0, "greedy": 0}
"""By level, how often it does what comes to mind first, in per cent."""
WHOLE: Final = 100


class DressingBot(SeatedBot):
    """Dresses when it can; a weaker one does what comes to mind instead, now and then."""

    def __init__(self, seat: int, seats: int, options: Options, seed: int, level: str) -> None:
        """Sit down at a level."""
        super().__init__(seat, seats, options, seed)
        self._slips = SLIPS[level]
        self._done: tuple[State, Action, Sequence[Action]] | None = None

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return what the policy does, or what comes to mind."""
        chance = self.chance()
        best = policy.chosen(self.view, self.seat)
        if chance.below(WHOLE) < self._slips and not _goes_without_saying(self.view, best):
            spare = policy.useless(self.view, self.seat)
            some = [action for action in legal if _comes_to_mind(action, spare)] or [best]
            best = some[chance.below(len(some))]
        self._done = self.view.copy(), best, tuple(legal)
        return best

    def why(self) -> dict[str, Any]:
        """Return how things look after what was done and what else could have been.

        It is found when somebody asks, and looks no further than that: hands that nobody knows
        hold nothing, as it seems.
        """
        if self._done is None:
            return {}
        seat, (view, best, legal) = Seat(self.seat), self._done
        if view.phase == DEFEND:  # all answers alike, held or not
            acts: list[Action] = list(ANSWERS)
        elif view.phase in (DRAW, KEEP, DISCARD):
            return {}
        else:
            some = {policy.chosen(view, seat): None, **dict.fromkeys(filter(_dresses, legal))}
            acts = list({best: None, **some})
        chances = [imagined(view.copy(), seat, action, 0, 0) for action in acts]
        return reason(acts, acts.index(best), chances, seat, view)


def _goes_without_saying(view: State, best: Action) -> bool:
    """Say whether nobody would do anything else.

    A clean card is kept, the slip that one lacks is put on, and so is what one wins by: with five
    garments on the policy dresses only in the sixth.
    """
    if not isinstance(best, act.Wear | act.Replace):
        return view.phase == KEEP
    slip = isinstance(best, act.Wear) and best.slot == SLIP
    return slip or view.worn[view.turn].count(NOTHING) == 1


def _dresses(action: Action) -> bool:
    """Say whether something dresses oneself, or undresses others."""
    return isinstance(action, act.Wear | act.Replace | act.Attack | act.Steal | act.Give)


def _comes_to_mind(action: Action, spare: Sequence[int]) -> bool:
    """Say whether something is done without a thought.

    Nobody undresses so, or fishes, or throws away what they need next: ``spare`` is what they do
    not need. Nor does anybody hand over the slip that all the rest stands on.
    """
    match action:
        case act.Discard(face):
            return face in spare
        case act.Draw(source):
            return source == STOCK
        case act.Give(slot):
            return slot != SLIP
        case act.Undress() | act.Celebrate():
            return False
        case _:
            return True

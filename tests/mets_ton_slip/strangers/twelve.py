"""Twelve who do one thing each, and else what the fixed policy says, or what is simple.

No weight was fitted to them, but a few numbers of beliefs were chosen with eight of them at hand:
all but those who attack, are careless, save or spend.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.core.luck import Stream
from game.games.mets_ton_slip.bot import policy
from game.games.mets_ton_slip.bot.seated_bot import SeatedBot
from game.games.mets_ton_slip.bot.wardrobe import wanted
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import STOCK, Action
from game.games.mets_ton_slip.model.cards import ALL_SLOTS, NOTHING, WEARABLE
from game.games.mets_ton_slip.model.state import ACT, DRAW, State
from game.games.mets_ton_slip.rules import RULES

Fancy = Callable[[State, int, Action, Sequence[Action]], Sequence[Action]]
"""What somebody likes of what is legal, by what the policy says; nothing where it has no say."""


def _lays(legal: Sequence[Action]) -> list[Action]:
    return [one for one in legal if isinstance(one, act.Discard)]


def _attacks(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Strike whomever it can."""
    return [one for one in legal if isinstance(one, act.Attack)]


def _bullies(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Strike the next seat, whatever it wears, and nobody else."""
    victim = (seat + 1) % view.seats
    blows = [one for one in legal if isinstance(one, act.Attack) and one.target == victim]
    return blows or _peaceful(view, seat, best, legal)


def _peaceful(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Strike nobody."""
    if not isinstance(best, act.Attack):
        return ()
    return [one for one in legal if isinstance(one, act.Wear)][:1] or _lays(legal)[:1]


def _hoards(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Lay one card away at most."""
    return [one for one in legal if one == act.FINISH]


def _careless(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Lay any card away."""
    return _lays(legal) if isinstance(best, act.Discard) else ()


def _spends(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Lay all cards away, once it lays any."""
    lays = isinstance(best, act.Discard) or (view.phase != ACT and act.FINISH in legal)
    return _lays(legal) if lays else ()


def _arms(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Lay what is worn away first, and keep what strikes or guards."""
    if not isinstance(best, act.Discard):
        return ()
    return [one for one in legal if isinstance(one, act.Discard) and one.face in WEARABLE]


def _collects(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Put nothing on until a hand holds all that is lacking but one."""
    _, lacking, _ = wanted(view.worn[seat], view.hands[seat])
    if not isinstance(best, act.Wear) or lacking.bit_count() <= 1:
        return ()
    return [policy.laying(view, seat)]


def _fishes(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Draw from a basket wherever there is one."""
    return [one for one in legal if isinstance(one, act.Draw) and one.source >= 0]


def _stoic(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Let every attack come."""
    return [one for one in legal if one == act.BEAR]


def _saves(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Let attacks come until it wears four."""
    if len(ALL_SLOTS) - view.worn[seat].count(NOTHING) >= policy.NEAR:
        return ()
    return _stoic(view, seat, best, legal)


def _whims(view: State, seat: int, best: Action, legal: Sequence[Action]) -> Sequence[Action]:
    """Do anything at all, half of the time."""
    return [best] * len(legal) + list(legal)


STRANGERS: Final[Mapping[str, Fancy]] = {
    "attacks": _attacks, "bullies": _bullies, "peaceful": _peaceful, "hoards": _hoards,
    "careless": _careless, "spends": _spends, "arms": _arms, "collects": _collects,
    "fishes": _fishes, "stoic": _stoic, "saves": _saves, "whims": _whims,
}  # fmt: skip
SIMPLE: Final = "simple-"
"""Before the name of whoever does what is simple where their fancy has no say."""


def simple(view: State, best: Action, legal: Sequence[Action], chance: Stream) -> Action:
    """Return what somebody does who has just read the rules: dress, or strike, or lay one away."""
    if view.phase == DRAW:
        return act.DRAWS[STOCK] if act.DRAWS[STOCK] in legal else best
    if view.phase != ACT:
        return act.FINISH if act.FINISH in legal else best
    for sort in (act.Wear, act.Attack, act.Celebrate, act.Discard):
        if some := [one for one in legal if isinstance(one, sort)]:
            return some[chance.below(len(some))]
    return best


class Stranger(SeatedBot):
    """Follows one fancy always, and else does what the fixed policy says, or what is simple."""

    def __init__(self, seat: int, seats: int, seed: int, name: str) -> None:
        super().__init__(seat, seats, RULES.options(seats, {}), seed)
        self._simple = name.startswith(SIMPLE)
        self._fancy = STRANGERS[name.removeprefix(SIMPLE)]

    def choose(self, legal: Sequence[Action]) -> Action:
        chance = self.chance()
        best = policy.chosen(self.view, self.seat)
        if self._simple and len(legal) > 1:
            best = simple(self.view, best, legal, chance)
        some = self._fancy(self.view, self.seat, best, legal)
        return some[chance.below(len(some))] if some else best

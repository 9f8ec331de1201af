"""Habits: each character's taste in clothes, whatever the level that thinks, at an open rate.

A habit is a list of tastes. At its rate a character does, instead of what it values most, the first
thing it has a taste for, where that looks hardly worse and throws no match away (``stakes``).
Answers to an attack are nobody's habit: they are asked of all alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.mets_ton_slip.bot.search import imagined
from game.games.mets_ton_slip.bot.stakes import sound
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.cards import (
    ALL_SLOTS,
    COAT,
    HAT,
    JOKERS,
    NOTHING,
    SEASONS_OF,
    SHOES,
    STANDS_IN,
    SWEATER,
    TROUSERS,
    VOLEUR,
    season_of,
)
from game.games.mets_ton_slip.model.state import ACT, DISCARD, DRAW, State

WARM, VAIN, PRUDE, SHOD = "warm", "vain", "prude", "shod"
STRIKES, BACK, FIRST, STEALS, PEACE = "strikes", "back", "first", "steals", "peace"
FISHES, HOARDS, FEASTS = "fishes", "hoards", "feasts"
_DRESSES: Final = {WARM: (SWEATER, COAT), VAIN: (HAT,), PRUDE: (TROUSERS,), SHOD: (SHOES,)}
"""What one likes to put on before the rest."""
DEAR: Final = 0.04
"""What looks worse by so large a chance to win is not done from habit."""
WHOLE: Final = 100


@dataclass(frozen=True, slots=True)
class Habit:
    """What a character has a taste for, and how often it gives in to it."""

    rate: int
    """In per cent of the choices in which it could."""
    tastes: tuple[str, ...]
    """The first of them that it can follow."""


HABITS: Final[Mapping[str, Habit]] = {
    "rosa": Habit(70, (WARM, PEACE)),
    "hugo": Habit(60, (STRIKES,)),
    "ana": Habit(70, (FISHES, PRUDE)),
    "kim": Habit(80, (BACK,)),
    "leo": Habit(70, (STEALS,)),
    "zoe": Habit(80, (VAIN, FEASTS)),
    "max": Habit(70, (PRUDE, PEACE)),
    "lou": Habit(70, (HOARDS, FIRST)),
    "noe": Habit(70, (PEACE, HOARDS)),
    "iris": Habit(60, (FISHES, FIRST)),
    "sami": Habit(60, (FEASTS, STRIKES)),
    "jade": Habit(70, (SHOD, STEALS)),
}


def insisted(
    habit: Habit, view: State, seat: int, struck: int | None, best: Action, legal: Sequence[Action],
    seed: int, facts: int,
) -> Action:  # fmt: skip
    """Return what a character does: what it has a taste for, or else what it values most.

    ``struck`` is who struck it last. The luck is of a stream of its own, so that no other choice
    changes for it.
    """
    if view.phase not in (DRAW, ACT, DISCARD):
        return best
    if Stream(key_of("habit", seed, facts)).below(WHOLE) >= habit.rate:
        return best
    some = sound(view, seat, legal)
    for taste in habit.tastes:
        for action in some:
            if action != best and _liked(taste, action, view, struck):
                return action if fair(view, seat, action, best) else best
            if action == best and _liked(taste, action, view, struck):
                return best
    return best


def fair(view: State, seat: int, action: Action, best: Action) -> bool:
    """Say whether something looks hardly worse than what would be done else."""
    if view.phase != ACT:
        return True
    there, here = (imagined(view.copy(), Seat(seat), one, 0, 0)[seat] for one in (best, action))
    return there < 1 and there - here <= DEAR


def _liked(taste: str, action: Action, view: State, struck: int | None) -> bool:
    """Say whether an act is to a taste."""
    match action:
        case act.Wear(face, slot):
            liked = slot in _DRESSES.get(taste, ()) or taste == PEACE
            return liked or (taste == VAIN and face in JOKERS)
        case act.Replace():
            return taste == STEALS
        case act.Attack(face, target):
            on = [len(ALL_SLOTS) - worn.count(NOTHING) for worn in view.worn]
            most = max(count for seat, count in enumerate(on) if seat != view.turn)
            return (
                taste == STRIKES
                or (taste == STEALS and face == VOLEUR)
                or (taste == BACK and target == struck)
                or (taste == FIRST and on[target] == most)
            )
        case act.Celebrate():
            return taste == FEASTS
        case act.Draw(source):
            return taste == FISHES and source >= 0 and _suits(view, view.baskets[source][-1])
        case act.Finish():
            return taste == HOARDS
        case _:
            return False


def _suits(view: State, face: int) -> bool:
    """Say whether a card could still go on whoever's turn it is: nobody fishes what never can."""
    worn = view.worn[view.turn]
    free = any(worn[slot] == NOTHING for slot in STANDS_IN[face])
    return free and bool(SEASONS_OF[face] & season_of(worn))

"""Habits: what each character does, whatever the level that thinks, at a rate that its card tells.

A habit is a list of plays. With the rate of the character it plays, instead of what it values
most, the best of the first play on the list that it has; else, and otherwise, it does as its level
does. It never aims a blow at whoever it rather takes for a friend, and never for certain at one;
where what it values most may win the round now it does nothing else (``stakes``).
Rates and plays are open to all, and so bots that weigh worlds count with them (``acts``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.gangs.bot.stakes import wins
from game.gangs.model.actions import ANSWER_BIM, TAKE, Action, Replay, Throw
from game.gangs.model.cards import (
    D10,
    D20,
    D30,
    DAMAGE,
    HEAL,
    IDENT,
    LIMIT,
    RECYCLE,
    SHIELD,
    SWAP,
)
from game.gangs.model.options import Options
from game.gangs.model.state import State

ANY, STRUCK, WORST, LEAST, BETWEEN = "any", "struck", "worst", "least", "between"
"""At whom: anybody; whoever struck one last; the worst off; the least hurt; neither of these."""
BACK, TAKES = "back", "takes"
"""What a character likes to do with a card aimed at it; it takes none that would put it out."""
LIKELY: Final = 0.5
"""Whoever is likelier a friend than this is not struck from habit."""
SEEN: Final = 0.1
"""A chance to win the round now, if it is greater, comes before any habit."""
DEAR: Final = 2.0
"""In blows of 10 to a sure foe: what costs so much more than the best is not done from habit."""
WHOLE: Final = 100
BLOWS: Final = (D10, D20, D30)

Play = tuple[tuple[int, ...], str]
"""Faces, and at whom they go."""


@dataclass(frozen=True, slots=True)
class Habit:
    """What a character does, and how often."""

    rate: int
    """In per cent of the choices in which it could."""
    plays: tuple[Play, ...]
    """The first of them that it has."""
    answer: str = ""
    once: int = 0
    """The rate where hands are dealt once, and a card thrown in vain is not made good for; 0: the
    same."""
    scarce: tuple[Play, ...] = ()
    """The plays there, where a large card spent from habit is missed; empty: the same."""

    def often(self, options: Options) -> int:
        """Return the rate at a table with these options."""
        return self.rate if options.hand or not self.once else self.once

    def usual(self, options: Options) -> tuple[Play, ...]:
        """Return the plays at a table with these options."""
        return self.plays if options.hand or not self.scarce else self.scarce


HABITS: Final[Mapping[str, Habit]] = {
    "rosa": Habit(90, (((HEAL, SHIELD), ANY), ((D10,), BETWEEN))),
    "hugo": Habit(70, (((D30,), BETWEEN), ((D30,), ANY), ((D20,), BETWEEN)), once=30),
    "ana": Habit(70, (((D30,), WORST), ((D10,), LEAST)), once=30),
    "kim": Habit(90, ((BLOWS, STRUCK),)),
    "leo": Habit(40, (((D30,), LEAST), ((D10,), WORST)), scarce=(((D10,), WORST), ((D30,), LEAST))),
    "zoe": Habit(40, ((BLOWS, LEAST),), once=40, scarce=(((D10,), LEAST),)),
    "max": Habit(80, (((SHIELD,), ANY), ((D10,), ANY)), TAKES, once=90),
    "lou": Habit(60, (((IDENT,), ANY), ((D20,), LEAST)), once=50),
    "noe": Habit(80, (((D20,), BETWEEN), ((D10,), BETWEEN)), once=90),
    "iris": Habit(90, ((BLOWS, WORST),)),
    "sami": Habit(
        50, (((RECYCLE, SWAP, IDENT, SHIELD, HEAL), ANY), ((D20,), STRUCK)), BACK, once=40
    ),
    "jade": Habit(80, (((SWAP, RECYCLE), ANY), ((D20,), WORST)), once=70),
}


def aimed(view: State, struck: int, who: str, among: Collection[int]) -> Collection[int]:
    """Return at whom of those that a card may go to it goes, by what all see."""
    if who == ANY:
        return among
    if who == STRUCK:
        return [struck] if struck in among else []
    totals = [view.totals[seat] for seat in among]
    least, most = min(totals, default=0), max(totals, default=0)
    if who == BETWEEN:
        return [seat for seat in among if least < view.totals[seat] < most and seat != struck]
    wanted = least if who == LEAST else most
    return [seat for seat in among if view.totals[seat] == wanted]


def open_plays(
    habit: Habit, view: State, struck: int, cards: Iterable[tuple[int, int]]
) -> list[list[int]]:
    """Return for every play the numbers of those cards (face and seat) that are of it."""
    every = list(cards)
    among: dict[int, list[int]] = {}
    for face, seat in every:
        among.setdefault(face, []).append(seat)
    found = []
    for faces, who in habit.usual(view.options):
        to = {face: aimed(view, struck, who, among[face]) for face in faces if face in among}
        found.append([at for at, (face, seat) in enumerate(every) if seat in to.get(face, ())])
    return found


def spared(face: int, share: float) -> bool:
    """Say whether a face does not go to somebody who is so likely a friend, from habit."""
    return bool(DAMAGE[face]) and share > LIKELY


def insisted(
    habit: Habit,
    view: State,
    seat: int,
    struck: int,
    actions: Sequence[Action],
    ally: Sequence[float],
    values: Sequence[float],
    most: float,
) -> list[Action]:
    """Return the actions among which a character's habit chooses; none where it says nothing.

    Of answers it is said whatever the hand holds. ``most`` is what it may cost.
    """
    worth = dict(zip(actions, values, strict=True))
    best = max(actions, key=worth.__getitem__)
    sees = any(wins(view, seat, action, ally) > SEEN for action in actions)
    fair = worth[best] - (0.0 if sees else most)
    if TAKE in actions:
        other, face = view.other_side(), view.card & 15
        if habit.answer == BACK and not spared(face, ally[other]):
            return [ANSWER_BIM] if worth[ANSWER_BIM] >= fair else []
        out = view.hit(seat, DAMAGE[face]) > LIMIT
        return [TAKE] if habit.answer == TAKES and not out and worth[TAKE] >= fair else []
    plays: list[tuple[Action, int, int]] = []
    for action in actions:
        if isinstance(action, Throw):
            plays.append((action, action.face, action.target))
        elif isinstance(action, Replay):
            plays.append((action, view.card & 15, action.target))
    for numbers in open_plays(habit, view, struck, [(face, at) for _, face, at in plays]):
        found = [plays[at][0] for at in numbers if not spared(plays[at][1], ally[plays[at][2]])]
        if found:
            good = [one for one in found if worth[one] >= fair]
            return good if sees or not good else found
    return []

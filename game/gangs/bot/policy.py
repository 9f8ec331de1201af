"""A policy: weights for traits, and so a value for every act and a chance that it is chosen.

The chance is a softmax over what a hand offers (a discrete-choice model: McFadden, "Conditional
logit analysis of qualitative choice behavior", 1974). A tremble keeps any act possible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from game.gangs.bot.traits import (
    ALWAYS,
    DOUBT,
    ENMITY,
    EXCHANGE,
    FOE,
    FRIEND,
    INDEX,
    NAMES,
    REGAIN,
    SECOND_GAIN,
    Glance,
    Traits,
    elsewhere,
    life,
)
from game.gangs.model.actions import (
    Action,
    Answer,
    Attempt,
    Discard,
    Replay,
    Second,
    Throw,
)
from game.gangs.model.cards import NON
from game.gangs.model.state import State
from game.gangs.rules.legality import second_places

SURE: Final = 0.999
"""From this chance on somebody counts as known."""
OFFENCE: Final = -100.0
"""What an offence is worth: bots never offend on purpose (E79)."""

Sums = tuple[float, float, float, float, float, float, float]
"""One number for every form: what the traits of an act amount to, whatever is believed."""


@dataclass(frozen=True, slots=True)
class Policy:
    """How somebody acts: a weight a trait, in the order of NAMES."""

    weights: tuple[float, ...]

    @classmethod
    def of(cls, named: Mapping[str, float]) -> Policy:
        """Return a policy from weights by name; what is not named weighs nothing.

        Raises:
            KeyError: no such trait.
        """
        weights = [0.0] * len(NAMES)
        for name, weight in named.items():
            weights[INDEX[name]] = float(weight)
        return cls(tuple(weights))

    def named(self) -> dict[str, float]:
        """Return the weights by name, those that are not 0."""
        return {name: w for name, w in zip(NAMES, self.weights, strict=True) if w}

    def sums(self, traits: Traits) -> Sums:
        """Return what traits amount to, form by form."""
        total = [0.0] * 7
        weights = self.weights
        for index, form, amount in traits:
            total[form] += weights[index] * amount
        return (total[0], total[1], total[2], total[3], total[4], total[5], total[6])


class Faith:
    """What somebody believes at a table: by place, how likely a friend sits there."""

    __slots__ = ("_columns", "_longer", "ally", "gains", "regains", "seat", "view")

    def __init__(self, view: State, seat: int, ally: Sequence[float]) -> None:
        """Take chances by place, the middle last."""
        self.view = view
        self.seat = seat
        self.ally = ally
        self.gains: dict[int, float] = {}
        self.regains: dict[int, float] = {}
        self._longer: list[float] | None = None
        self._columns: tuple[tuple[float, ...], ...] | None = None

    def value(self, sums: Sums, at: int) -> float:
        """Return what an act aimed at a place is worth."""
        p = self.ally[at]
        value = sums[ALWAYS] + sums[ENMITY] * (1 - 2 * p) + sums[DOUBT] * 4 * p * (1 - p)
        if p >= SURE:
            value += sums[FRIEND]
        elif p <= 1 - SURE:
            value += sums[FOE]
        if sums[EXCHANGE]:
            value += sums[EXCHANGE] * self.gain(at)
        if sums[REGAIN]:
            value += sums[REGAIN] * self.regain(at)
        return value

    def columns(self) -> tuple[tuple[float, ...], ...]:
        """Return the same four by place, worked out once."""
        if self._columns is None:
            forms = [self.forms(at) for at in range(len(self.ally))]
            self._columns = tuple(zip(*forms, strict=True))
        return self._columns

    def forms(self, at: int) -> tuple[float, float, float, float]:
        """Return enmity towards a place, doubt, and whether it is known as a friend or a foe."""
        p = self.ally[at]
        return 1 - 2 * p, 4 * p * (1 - p), float(p >= SURE), float(p <= 1 - SURE)

    def exchange(self, first: int, second: int, longer: float) -> float:
        """Return the worth of changing two tiles: friends should sit where life is long."""
        return longer * 2 * (self.ally[first] - self.ally[second])

    def gain(self, first: int) -> float:
        """Return the best exchange with a place."""
        found = self.gains.get(first)
        if found is None:
            lives, ally = self._lives(), self.ally
            here, mine = lives[first], ally[first]
            # as `exchange`, in a row: it is asked of every place in every group of worlds
            exchanges = [
                (lives[place] - here) * 2 * (mine - ally[place])
                for place in second_places(self.view, self.seat, first)
            ]
            found = self.gains[first] = max(exchanges, default=0.0)
        return found

    def _lives(self) -> list[float]:
        if self._longer is None:
            view = self.view
            self._longer = [life(view, place) for place in range(len(self.ally))]
        return self._longer

    def regain(self, at: int) -> float:
        """Return the greatest enmity among the seats that a card taken off a pile could go to."""
        found = self.regains.get(at)
        if found is None:
            places = elsewhere(self.view, self.seat, at)
            found = self.regains[at] = max(
                (1 - 2 * self.ally[other] for other in places), default=0.0
            )
        return found


Row = dict[int, float]
"""What a weight for each trait is multiplied with; traits that are missing: nothing."""


def row_of(traits: Traits, faith: Faith, at: int) -> Row:
    """Return what traits amount to for somebody who believes so: a value is weights times these."""
    forms = (1.0, *faith.forms(at))
    row: Row = {}
    for index, form, amount in traits:
        if form < EXCHANGE:
            its = forms[form]
        else:
            its = faith.gain(at) if form == EXCHANGE else faith.regain(at)
        row[index] = row.get(index, 0.0) + amount * its
    return row


def aimed_at(action: Action, view: State) -> int | None:
    """Return the place that an action does something to, None where there is none."""
    match action:
        case Throw(_, target) | Replay(target):
            return target
        case Second(place):
            return place
        case Answer():
            return view.other_side()
        case _:
            return None


def made_of(glance: Glance, action: Action) -> tuple[Traits, int, float | None]:
    """Return an action's traits, its place, and of a second tile how much longer it lives there."""
    at = aimed_at(action, glance.view)
    place = glance.seat if at is None else at
    match action:
        case Throw(face):
            return glance.throw(face, place), place, None
        case Replay():
            return glance.throw(glance.view.card & 15, place), place, None
        case Second():
            traits, longer = glance.second(place)
            return traits, place, longer
        case Answer(None):
            return [], place, None
        case Answer(face):
            return glance.non() if face == NON else glance.bim(), place, None
        case Discard(face):
            return glance.discard(face), place, None
        case _:
            return [], place, None


def action_row(glance: Glance, faith: Faith, action: Action) -> Row:
    """Return the row of an action that somebody has."""
    traits, at, longer = made_of(glance, action)
    row = row_of(traits, faith, at)
    if longer is not None:
        row[SECOND_GAIN] = faith.exchange(glance.view.target, at, longer)
    return row


def sigmoid(value: float) -> float:
    """Return the logistic function, without overflow."""
    if value >= 0:
        return 1 / (1 + exp(-value))
    grown = exp(value)
    return grown / (1 + grown)


def values_of(
    policy: Policy, glance: Glance, faith: Faith, actions: Sequence[Action]
) -> list[float]:
    """Return the value of each of the actions that somebody has."""
    values = []
    for action in actions:
        if isinstance(action, Attempt):
            values.append(OFFENCE)
            continue
        traits, at, longer = made_of(glance, action)
        value = faith.value(policy.sums(traits), at)
        if longer is not None:
            gain = faith.exchange(glance.view.target, at, longer)
            value += policy.weights[SECOND_GAIN] * gain
        values.append(value)
    return values

"""Traits: what an act is like, in numbers, to somebody who believes this or that.

A trait is a number of the table everybody sees, times a form of what the actor believes of the
seat it aims at. So the numbers are made once for everything an actor might believe, and a belief
costs a few multiplications. Weights for the traits make a policy; see ``policy``.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from game.gangs.model.cards import (
    BIM,
    D20,
    D30,
    DAMAGE,
    HEAL,
    IDENT,
    LIMIT,
    NO_DAMAGE,
    NON,
    RECYCLE,
    SHIELD,
    SWAP,
)
from game.gangs.model.state import State
from game.gangs.rules.legality import second_places, targets

ALWAYS, ENMITY, DOUBT, FRIEND, FOE, EXCHANGE, REGAIN = range(7)
"""Forms of a chance ``p`` that a seat is a friend: 1; 1 - 2p; 4p(1 - p); whether p is 1; whether
it is 0; and two that look at all seats: the best exchange of tiles, the best replay of a card."""

NAMES: Final = (
    "hurt", "hurt_worn", "kill", "near", "hurt_friend", "hurt_foe", "d10", "d20", "d30", "revenge",
    "risk", "risk_out", "heal", "heal_worn", "heal_saves", "heal_nothing", "shield", "shield_worn",
    "shield_saves", "look", "look_known", "swap", "swap_gain", "recycle", "recycle_relief",
    "recycle_regain", "second_gain", "second_middle", "second_doubt", "bim", "bim_harm", "bim_out",
    "bim_hurt", "bim_kill", "bim_friend", "bim_help", "bim_lost", "non", "non_harm", "non_out",
    "discard_bim", "discard_damage", "next_hurt", "hurt_strong", "heal_self_next", "spare",
    "spare_out", "bim_meant",
)  # fmt: skip
INDEX: Final = {name: index for index, name in enumerate(NAMES)}

(
    HURT, HURT_WORN, KILL, NEAR, HURT_FRIEND, HURT_FOE, KEEP10, KEEP20, KEEP30, REVENGE,
    RISK, RISK_OUT, HEALS, HEAL_WORN, HEAL_SAVES, HEAL_NOTHING, SHIELDS, SHIELD_WORN,
    SHIELD_SAVES, LOOK, LOOK_KNOWN, SWAPS, SWAP_GAIN, RECYCLES, RECYCLE_RELIEF,
    RECYCLE_REGAIN, SECOND_GAIN, SECOND_MIDDLE, SECOND_DOUBT, BIMS, BIM_HARM, BIM_OUT,
    BIM_HURT, BIM_KILL, BIM_FRIEND, BIM_HELP, BIM_LOST, NONS, NON_HARM, NON_OUT,
    DISCARD_BIM, DISCARD_DAMAGE, NEXT_HURT, HURT_STRONG, HEAL_NEXT, SPARE,
    SPARE_OUT, BIM_MEANT,
) = range(len(NAMES))  # fmt: skip

Trait = tuple[int, int, float]
"""Its number in NAMES, its form, and what the table makes of it."""
Traits = list[Trait]
THROWN: Final = (0, 1, 2, IDENT, SHIELD, HEAL, SWAP, RECYCLE)
"""The faces that can be aimed."""
WORN: Final = 70
"""From this total on, a seat is in danger: one 30 from a 20 away from being out."""


class Glance:
    """What somebody who is about to act sees on the table; the same for all that it may hold."""

    __slots__ = ("_seconds", "fresh", "grudges", "holds", "seat", "view")

    def __init__(
        self,
        view: State,
        seat: int,
        holds: Sequence[float],
        grudges: Sequence[float],
        fresh: Collection[int] = (),
    ) -> None:
        """Take a view, by seat how likely it holds an Et Bim!, and what it did to this one.

        ``fresh`` are those who have hardly played and did this one nothing.
        """
        self.view = view
        self.seat = seat
        self.holds = holds
        self.grudges = grudges
        self.fresh = fresh
        self._seconds: dict[int, tuple[Traits, float]] | None = None

    def throws(self, face: int) -> list[tuple[int, Traits]]:
        """Return the seats that a face may be aimed at, each with its traits."""
        return [(t, self.throw(face, t)) for t in targets(self.view, self.seat, face)]

    def replays(self, face: int, among: Sequence[int]) -> list[tuple[int, Traits]]:
        """Return the same for a card that was recycled."""
        return [(target, self.throw(face, target)) for target in among]

    def throw(self, face: int, target: int) -> Traits:
        """Return the traits of aiming a face at a seat."""
        if DAMAGE[face]:
            return self._damage(face, target)
        view = self.view
        total = view.totals[target]
        risk = (RISK, ALWAYS, -0.3 * self.holds[target])
        if face == HEAL:
            last = DAMAGE[view.lasts[target]] if view.lasts[target] != NO_DAMAGE else 0
            if not last:
                return [(HEAL_NOTHING, ALWAYS, 1.0), risk]
            found = [
                (HEALS, ENMITY, -last / 10),
                (HEAL_WORN, ENMITY, -last / 10 * total / 60),
                risk,
            ]
            if total >= WORN:
                found.append((HEAL_SAVES, ENMITY, -1.0))
            return found
        if face == SHIELD:
            found = [(SHIELDS, ENMITY, -1.0), (SHIELD_WORN, ENMITY, -total / 45), risk]
            if total >= WORN:
                found.append((SHIELD_SAVES, ENMITY, -1.0))
            return found
        if face == IDENT:
            return [(LOOK, DOUBT, 1.0), (LOOK_KNOWN, ALWAYS, 1.0), risk]
        if face == SWAP:
            return [(SWAPS, ALWAYS, 1.0), (SWAP_GAIN, EXCHANGE, 1.0), risk]
        return self._recycle(target)

    def _damage(self, face: int, target: int) -> Traits:
        view = self.view
        damage = DAMAGE[face]
        total = view.totals[target]
        dealt = view.hit(target, damage) - total
        found = self._harm(dealt, total)
        found.append((KEEP10 + face, ALWAYS, 1.0))
        found.append((HURT_FRIEND, FRIEND, 1.0))
        found.append((HURT_FOE, FOE, dealt / 10))
        if target in self.fresh:
            out = total + dealt > LIMIT
            found.append((SPARE_OUT, ALWAYS, 1.0) if out else (SPARE, ALWAYS, dealt * total / 600))
        if self.grudges[target]:
            found.append((REVENGE, ALWAYS, self.grudges[target] / 10))
        if (self.seat + 1) % view.n == target:
            found.append((NEXT_HURT, ENMITY, dealt / 10))
        if len(view.hands[target]) >= 5:
            found.append((HURT_STRONG, ENMITY, dealt / 10))
        back = self._back(face, target)
        if back:
            mine = view.totals[self.seat]
            found.append((RISK, ALWAYS, -back * damage / 10 * (1 + mine / 60)))
            if view.hit(self.seat, damage) > LIMIT:
                found.append((RISK_OUT, ALWAYS, -back))
        return found

    @staticmethod
    def _harm(damage: int, total: int) -> Traits:
        if total + damage > LIMIT:
            return [(KILL, ENMITY, 1.0)]
        found = [(HURT, ENMITY, damage / 10), (HURT_WORN, ENMITY, damage / 10 * total / 60)]
        if total + damage >= WORN > total:
            found.append((NEAR, ENMITY, 1.0))
        return found

    def _back(self, face: int, target: int) -> float:
        """Return how likely a damage could come back and hurt."""
        view, seat = self.view, self.seat
        if view.marks[seat] >= 0 or (face in (D20, D30) and view.lasts[seat] == face):
            return 0.0
        return self.holds[target]

    def _recycle(self, target: int) -> Traits:
        pile = self.view.piles[target]
        face = pile[-1] & 15 if pile else RECYCLE
        found: Traits = [(RECYCLES, ALWAYS, 1.0)]
        if DAMAGE[face] and elsewhere(self.view, self.seat, target):
            worn = DAMAGE[face] / 10 * (0.6 + self.view.totals[target] / 70)
            found.append((RECYCLE_RELIEF, ENMITY, -worn))
            found.append((RECYCLE_REGAIN, REGAIN, DAMAGE[face] / 10))
        return found

    # ------------------------------------------------------------ second tiles, answers

    def seconds(self, first: int) -> list[tuple[int, Traits, float]]:
        """Return the places that a tile may be exchanged with, and how much longer they live."""
        view = self.view
        here = life(view, first)
        found = []
        for place in second_places(view, self.seat, first):
            traits: Traits = [(SECOND_DOUBT, DOUBT, 1.0)]
            if place == view.n:
                traits.append((SECOND_MIDDLE, ALWAYS, 1.0))
            found.append((place, traits, life(view, place) - here))
        return found

    def second(self, place: int) -> tuple[Traits, float]:
        """Return the same for one place, of the swap that lies there and waits for it."""
        if self._seconds is None:
            every = self.seconds(self.view.target)
            self._seconds = {at: (traits, longer) for at, traits, longer in every}
        return self._seconds[place]

    def bim(self) -> Traits:
        """Return the traits of sending back the card in the air, against taking it.

        The forms are of the other side of the chain.
        """
        view, seat = self.view, self.seat
        face = view.card & 15
        other = view.other_side()
        damage = DAMAGE[face]
        found: Traits = [(BIMS, ALWAYS, 1.0)]
        if view.bims & 1:  # my own card came back: once more, and it lies where I aimed it
            harmless = view.marks[seat] >= 0 or _equal(view, seat, face)
            lost = False
        else:
            harmless = False
            lost = view.marks[other] >= 0 or _equal(view, other, face)
            if not damage:
                found.append((BIM_MEANT, FRIEND, 1.0))
        if damage and not harmless:
            found += self._pain(damage, BIM_HARM, BIM_OUT)
        if lost:
            found.append((BIM_LOST, ALWAYS, 1.0))
        elif damage:
            found.append((BIM_FRIEND, FRIEND, 1.0))
            if view.hit(other, damage) > LIMIT:
                found.append((BIM_KILL, ENMITY, 1.0))
            else:
                worn = damage / 10 * (1 + view.totals[other] / 60)
                found.append((BIM_HURT, ENMITY, worn))
        elif face in (HEAL, SHIELD):
            found.append((BIM_HELP, ENMITY, -1.0))
        return found

    def non(self) -> Traits:
        """Return the traits of refusing the card in the air, against taking it."""
        damage = DAMAGE[self.view.card & 15]
        return [(NONS, ALWAYS, 1.0), *(self._pain(damage, NON_HARM, NON_OUT) if damage else ())]

    def _pain(self, damage: int, harm: int, out: int) -> Traits:
        mine = self.view.totals[self.seat]
        if self.view.hit(self.seat, damage) > LIMIT:
            return [(out, ALWAYS, 1.0)]
        return [(harm, ALWAYS, damage / 10 * (1 + mine / 60))]

    @staticmethod
    def discard(face: int) -> Traits:
        """Return the traits of laying a card away."""
        if face in (BIM, NON):
            return [(DISCARD_BIM, ALWAYS, 1.0)]
        return [(DISCARD_DAMAGE, ALWAYS, DAMAGE[face] / 10)]


def elsewhere(view: State, seat: int, at: int) -> list[int]:
    """Return who could get the top card of a pile that a seat recycles, besides its former owner.

    If nobody could it goes back to where it lay, and nothing is gained by taking it.
    """
    return [other for other in targets(view, seat, view.piles[at][-1] & 15) if other != at]


def life(view: State, place: int) -> float:
    """Return how long a place may live, in damage cards of 40; the middle does not live."""
    return (LIMIT + 10 - view.totals[place]) / 40 if place < view.n else 0.0


def _equal(view: State, seat: int, face: int) -> bool:
    return face in (D20, D30) and view.lasts[seat] == face


def unseen_bims(view: State) -> float:
    """Return the share of Et Bim! among the cards that nobody has seen on the table."""
    seen = sum(card & 15 == BIM for card in view.discard)
    cards = len(view.bag) + sum(map(len, view.hands))
    return max(0, view.options.copies[BIM] - seen) / max(1, cards)

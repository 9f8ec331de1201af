"""Beliefs: what others hold, by what was seen and by what they did not do.

What was taken openly, passed on or shown is known exactly: the view holds it. Every other card of
a hand is one nobody saw; which it is is weighed by what its holder could have done with it and did
not: put it on, struck with it, defended with it, laid it away. Weights are learnt (``study``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from math import exp, log1p
from typing import Final

from game.core.luck import Stream
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import (
    ATTACKS,
    CARDS,
    DEFENCES,
    EVENTS,
    JOKERS,
    NOTHING,
    STRIPS,
    UNKNOWN,
)
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import places
from game.games.mets_ton_slip.rules.fold import apply
from game.games.mets_ton_slip.rules.worlds import unseen

TRAITS: Final = (
    "guard_old", "guard_borne", "guard_turns", "guard_kept", "attack_old", "attack_held",
    "attack_kept", "event_turns", "event_kept", "joker_old", "joker_passed", "joker_turns",
    "joker_kept", "clothes_old", "clothes_passed", "clothes_turns", "clothes_kept",
    "clothes_fit_kept",
)  # fmt: skip
"""What speaks for a card, or against it: ``old``, it sat
through an act; ``borne``, attacks let pass; ``held`` and ``passed``, acts
in which it could have been played or worn; ``turns``, acts it sat through; ``kept``, what was laid
away instead of it."""
AT: Final = {name: number for number, name in enumerate(TRAITS)}
FACES: Final = range(len(CARDS))
_SORT: Final = tuple(
    "guard" if face in DEFENCES
    else "attack" if face in ATTACKS
    else "event" if face in EVENTS
    else "joker" if face in JOKERS
    else "clothes"
    for face in FACES
)  # fmt: skip
BALANCE: Final = 2
"""So often weights are balanced, so that no card is expected more often than there are of it."""


class Tally:
    """What one seat could have done so far, card by card, and did not."""

    __slots__ = ("could", "kept", "turns")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.could = [0] * len(CARDS)
        """By face, acts in which it could have been worn or played, or attacks let pass."""
        self.turns = 0
        self.kept = 0.0

    def copy(self) -> Tally:
        """Return what it is now."""
        twin = Tally()
        twin.could, twin.turns, twin.kept = self.could[:], self.turns, self.kept
        return twin


Row = dict[int, float]
"""By number of a trait, how much of it there is."""


def _shown(event: ev.Event) -> int:
    """Return the card that was seen to leave a hand, UNKNOWN where none was."""
    match event:
        case (
            ev.Wore(face=face) | ev.Replaced(face=face) | ev.Attacked(face=face)
            | ev.Celebrated(face=face) | ev.LaidAway(face=face)
        ):  # fmt: skip
            return face
        case _:
            return UNKNOWN


class Belief:
    """Everybody's hands, by what one seat was told; by what all were told without a seat."""

    def __init__(
        self, options: Options, cards: int, weights: Sequence[float], tremble: float = 0.0
    ) -> None:
        """Begin before the deal; all ``weights`` zero is to count cards, and no more.

        ``tremble`` is how likely a card says nothing at all.
        """
        self.view = State(options, cards)
        self.weights, self.tremble = weights, tremble
        self.hidden: list[list[Tally]] = [[] for _ in range(options.seats)]
        """By seat, for each card that is not known the tally when it came."""
        self._tallies = [Tally() for _ in range(options.seats)]
        self._laid = 0

    # ------------------------------------------------------------ taking in

    def take(self, event: ev.Event) -> None:
        """Take in what was told."""
        view = self.view
        match event:
            case ev.Wore(seat) | ev.Replaced(seat) | ev.Attacked(seat) | ev.Celebrated(seat):
                self._acted(seat)
            case ev.LaidAway(seat) | ev.TookOff(seat):
                if view.phase != "discard":
                    self._acted(seat)
                self._laid += isinstance(event, ev.LaidAway)
            case ev.Borne(seat):
                self._bore(seat)
            case ev.TurnBegan():
                if self._laid:
                    self._tallies[view.turn].kept += self._laid
                    self._laid = 0
            case _:
                pass
        apply(view, event)
        if isinstance(event, ev.HandedOn):
            self.hidden = self.hidden[-1:] + self.hidden[:-1]
            # what the new holder did not do says nothing of a card that has just come
            self.hidden = [
                [self._tallies[seat].copy() for _ in cards]
                for seat, cards in enumerate(self.hidden)
            ]
        self._follow(_shown(event))

    def _follow(self, face: int) -> None:
        """Let as many cards be hidden as the view does not know: the likeliest one left."""
        for seat, hand in enumerate(self.view.hands):
            cards, many = self.hidden[seat], hand.count(UNKNOWN)
            while len(cards) < many:
                cards.append(self._tallies[seat].copy())
            while len(cards) > many:
                weights = [self._weight(seat, came, face) if face >= 0 else 0.0 for came in cards]
                cards.pop(max(range(len(cards)), key=lambda at: (weights[at], at)))

    def _acted(self, seat: int) -> None:
        """Count what a seat could have done with a card, before it does something."""
        view, tally = self.view, self._tallies[seat]
        tally.turns += 1
        worn, could = view.worn[seat], tally.could
        for face in range(JOKERS.stop):
            if places(face, worn, view.options):
                could[face] += 1
        filled = [
            slot
            for slot in range(len(worn))
            if any(on[slot] != NOTHING for at, on in enumerate(view.worn) if at != seat)
        ]
        for face in ATTACKS:
            if face not in STRIPS or any(slot in filled for slot in STRIPS[face]):
                could[face] += bool(filled)

    def _bore(self, seat: int) -> None:
        """Count an attack that a seat let come, where it hurt."""
        view = self.view
        slots = STRIPS.get(view.attack, range(len(view.worn[seat])))
        if any(view.worn[seat][slot] != NOTHING for slot in slots):
            for face in DEFENCES:
                self._tallies[seat].could[face] += 1

    # ------------------------------------------------------------ weighing

    def row(self, seat: int, came: Tally, face: int) -> Row:
        """Return what speaks for a hidden card to be this face, and against it."""
        now, sort = self._tallies[seat], _SORT[face]
        could = now.could[face] - came.could[face]
        turns, kept = now.turns - came.turns, now.kept - came.kept
        found: Row = {}
        if turns:
            if (old := AT.get(f"{sort}_old")) is not None:
                found[old] = 1.0
            if (sat := AT.get(f"{sort}_turns")) is not None:
                found[sat] = log1p(turns)
        if could:
            name = {"guard": "borne", "attack": "held"}.get(sort, "passed")
            if sort != "event":
                found[AT[f"{sort}_{name}"]] = log1p(could)
        if kept:
            found[AT[f"{sort}_kept"]] = log1p(kept)
            if sort == "clothes" and could:
                found[AT["clothes_fit_kept"]] = log1p(kept)
        return found

    def _weight(self, seat: int, came: Tally, face: int) -> float:
        weights = self.weights
        return exp(sum(weights[at] * much for at, much in self.row(seat, came, face).items()))

    def chances(self) -> list[list[list[float]]]:
        """Return by seat, for every hidden card, how likely it is each face."""
        rest = unseen(self.view)
        counts = [max(0, rest[face]) for face in FACES]
        rows = [
            [[self._weight(seat, came, face) for face in FACES] for came in cards]
            for seat, cards in enumerate(self.hidden)
        ]
        pile = self.view.stock.count(UNKNOWN)
        scale = [1.0] * len(CARDS)
        even = _shares(scale, counts, scale)
        for turn in range(BALANCE + 1):
            found = [[_shares(row, counts, scale) for row in cards] for cards in rows]
            found = [[_mixed(row, even, self.tremble) for row in cards] for cards in found]
            if turn == BALANCE:
                break
            expected = [0.0] * len(CARDS)
            for row in (row for cards in found for row in cards):
                for face in FACES:
                    expected[face] += row[face]
            if pile:
                for face, share in enumerate(_shares([1.0] * len(CARDS), counts, scale)):
                    expected[face] += share * pile
            scale = [
                scale[face] * counts[face] / expected[face] if expected[face] > 0 else 0.0
                for face in FACES
            ]
        return found

    def counted(self) -> Belief:
        """Return the same beliefs by counting alone."""
        twin = copy(self)
        twin.weights, twin.tremble = (0.0,) * len(self.weights), 0.0
        return twin

    def holds(self, faces: Iterable[int]) -> list[float]:
        """Return by seat how likely a hand holds one of these faces."""
        wanted = tuple(faces)
        told = []
        for seat, cards in enumerate(self.chances()):
            if any(face in self.view.hands[seat] for face in wanted):
                told.append(1.0)
                continue
            none = 1.0
            for row in cards:
                none *= 1 - sum(row[face] for face in wanted)
            told.append(1 - none)
        return told


def _shares(row: Sequence[float], counts: Sequence[int], scale: Sequence[float]) -> list[float]:
    some = [weight * count * by for weight, count, by in zip(row, counts, scale, strict=True)]
    total = sum(some)
    return [one / total for one in some] if total > 0 else [0.0] * len(some)


def _mixed(row: Sequence[float], even: Sequence[float], tremble: float) -> list[float]:
    return [(1 - tremble) * one + tremble * plain for one, plain in zip(row, even, strict=True)]


def world(view: State, chances: Sequence[Sequence[Sequence[float]]], chance: Stream) -> State:
    """Return a world drawn by what is believed: hands first, what is left is the clean pile."""
    made = view.copy()
    every = unseen(view)
    counts = [every[face] for face in FACES]
    left = counts[:]
    for seat, hand in enumerate(made.hands):
        rows = iter(chances[seat])
        for at, face in enumerate(hand):
            if face == UNKNOWN:
                hand[at] = drawn = _drawn(next(rows), counts, left, chance)
                left[drawn] -= 1
    rest = [face for face, count in enumerate(left) for _ in range(count)]
    pile = iter(chance.shuffled(rest))
    made.stock = [next(pile) if face == UNKNOWN else face for face in made.stock]
    return made


def _drawn(row: Sequence[float], counts: Sequence[int], left: Sequence[int], chance: Stream) -> int:
    """Draw a face by a row of chances, among those of which one is left."""
    weights = [
        share * still / count if still else 0.0
        for share, count, still in zip(row, counts, left, strict=True)
    ]
    mark = sum(weights) * chance.below(_FINE) / _FINE
    for face, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return face
    return next(face for face, still in enumerate(left) if still)


_FINE: Final = 1 << 30

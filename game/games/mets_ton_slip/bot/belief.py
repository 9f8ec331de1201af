"""Beliefs: what others hold, by what was seen and by what they did not do.

What was taken openly, passed on or shown is known exactly: the view holds it. Every other card of
a hand is one nobody saw; which it is is weighed by what its holder could have done with it and did
not: put it on, struck with it, defended with it, laid it away. Weights are learnt (``study``). The
less its holder plays like anybody known (``manners``), the more counts only what holds for anybody:
attacks let come, and how often a defence leaves that hand (``outflow``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from math import exp, log, log1p, sqrt
from typing import Final

from game.ai.probability import any_of, drawn, mixed, normalised
from game.core.luck import Stream
from game.games.mets_ton_slip.bot.manners import Manners
from game.games.mets_ton_slip.bot.outflow import Outflow
from game.games.mets_ton_slip.bot.readiness import SPARED, Readiness
from game.games.mets_ton_slip.bot.signs import Signs, likely
from game.games.mets_ton_slip.bot.tallies import AT, Row, SeatTally, hurts
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import (
    BOUCLIER,
    CARDS,
    DEFENCES,
    NOTHING,
    UNKNOWN,
)
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.determinizations import unseen
from game.games.mets_ton_slip.rules.fold import apply

FACES: Final = range(len(CARDS))
BALANCE: Final = 2
"""So often weights are balanced, so that no card is expected more often than there are of it."""
ANYBODY: Final = 0.2
"""So far a defence even of somebody known is believed as anybody's: what was learnt and what holds
for anybody err each in its own way, and together less. Fitted like ``manners.ALIKE`` and
``outflow``: beside levels, drifters and eight of the twelve strangers of tests, at 4 seats."""


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
        self.hidden: list[list[SeatTally]] = [[] for _ in range(options.seats)]
        """By seat, for each card that is not known the tally when it came."""
        self.tallies = [SeatTally() for _ in range(options.seats)]
        """By seat, what it did and let be so far."""
        self._laid: list[int] = []
        """What was laid away of a hand in this turn."""
        self._lays = [0] * options.seats
        """By seat, the turns in which something of a hand was laid away."""
        self.readiness = Readiness(options.seats)
        """Who defends at all."""
        self.manners = Manners(options.seats)
        """Who plays like anybody known."""
        self.outflow = Outflow(options.seats)
        """How often a defence leaves each hand."""
        self.kept: list[float] = []
        """By seat, how much likelier than counted a card is a defence, for who is wary."""
        self.spares = SPARED if any(weights) else 0.0
        """How much a defence stays in a hand that never plays one; 0 for who counts alone."""

    # ------------------------------------------------------------ taking in

    def observe(self, event: ev.Event) -> None:
        """Take in what was told."""
        view = self.view
        self.manners.observe(view, event)
        self.outflow.observe(view, event)
        match event:
            case ev.Wore(seat) | ev.Replaced(seat) | ev.Attacked(seat) | ev.Celebrated(seat):
                self.tallies[seat].acted(view, seat)
            case ev.LaidAway(seat) | ev.TookOff(seat):
                if view.phase != "discard":
                    self.tallies[seat].acted(view, seat)
                if isinstance(event, ev.LaidAway):
                    self._laid.append(event.face)
            case ev.Borne(seat):
                self._bore(seat)
            case ev.Shielded(seat) | ev.Mirrored(seat):
                self.readiness.defended(seat)
            case ev.TurnBegan():
                if self._laid:
                    self._lays[view.turn] += 1
                    self.tallies[view.turn].laid_away(view, view.turn, self._laid)
                    self._laid = []
            case _:
                pass
        apply(view, event)
        if isinstance(event, ev.HandedOn):
            self.hidden = self.hidden[-1:] + self.hidden[:-1]
            # what the new holder did not do says nothing of a card that has just come
            self.hidden = [
                [self.tallies[seat].copy() for _ in cards] for seat, cards in enumerate(self.hidden)
            ]
        self._follow(_shown(event))

    def _follow(self, face: int) -> None:
        """Let as many cards be hidden as the view does not know: the likeliest one left."""
        for seat, hand in enumerate(self.view.hands):
            cards, many = self.hidden[seat], hand.count(UNKNOWN)
            while len(cards) < many:
                cards.append(self.tallies[seat].copy())
            while len(cards) > many:
                weights = [self._weight(seat, came, face) if face >= 0 else 0.0 for came in cards]
                cards.pop(max(range(len(cards)), key=lambda at: (weights[at], at)))

    def _bore(self, seat: int) -> None:
        """Count an attack that a seat let come, where it hurt."""
        if hurts(self.view, seat):
            if self.hidden[seat]:
                self.readiness.bore(seat, self.hidden_guard(self.card_by_card())[seat])
            self.tallies[seat].bore()

    # ------------------------------------------------------------ weighing

    def row(self, seat: int, came: SeatTally, face: int) -> Row:
        """Return what speaks for a hidden card to be this face, and against it."""
        return self.tallies[seat].row(came, face, self.readiness.shares[seat])

    def spared(self, seat: int, came: SeatTally, face: int) -> float:
        """Return how much likelier a hidden card is this face since its holder never plays it."""
        doubt = 1 - self.readiness.shares[seat]
        if face not in DEFENCES or not self.spares:
            return 1.0
        return exp(self.spares * doubt * log1p(self.tallies[seat].turns - came.turns))

    def _weight(self, seat: int, came: SeatTally, face: int) -> float:
        if self.kept:
            return self._anybodys(seat, came, face)
        weights, row = self.weights, self.row(seat, came, face)
        said = exp(sum(weights[at] * much for at, much in row.items()))
        return said * self.spared(seat, came, face)

    def _anybodys(self, seat: int, came: SeatTally, face: int) -> float:
        """Return the weight of a face in anybody's hand, who may defend, or never does."""
        if face not in DEFENCES:
            return 1.0
        could = self.tallies[seat].could[face] - came.could[face]
        borne, ready = log1p(could) * self.weights[AT["guard_borne"]], self.readiness.shares[seat]
        return self.kept[seat] * (1 - ready + ready * exp(borne))

    def _weights(self, seat: int, came: SeatTally) -> list[float]:
        """Return the weight of every face, of faces that nothing tells apart only once."""
        known: dict[tuple[str, int, int, int], float] = {}
        found = []
        for face in FACES:
            alike = self.tallies[seat].alike(came, face)
            if alike not in known:
                known[alike] = self._weight(seat, came, face)
            found.append(known[alike])
        return found

    def chances(self) -> list[list[list[float]]]:
        """Return by seat, for every hidden card, how likely it is each face.

        Card by card first; then what a whole hand did says how likely a defence is in it. So far as
        its holder plays like nobody known, only what holds for anybody is believed.
        """
        found = self.card_by_card()
        if not any(self.weights):
            return found
        wary, strange = self.warily(), self.manners.strangeness()
        guarded = self.hidden_guard(wary)
        for seat, said in enumerate(self.hidden_guard(found)):
            share, both = strange[seat], zip(found[seat], wary[seat], strict=True)
            found[seat] = [mixed(row, plain, share) for row, plain in both]
            if 0 < said < 1 and not any(face in self.view.hands[seat] for face in DEFENCES):
                anybody = ANYBODY + (1 - ANYBODY) * share
                learnt = likely(self.signs(seat), said)
                wanted = (1 - anybody) * learnt + anybody * guarded[seat]
                now = self.hidden_guard([found[seat]])[0]
                found[seat] = [_leant(row, now, wanted) for row in found[seat]]
        return found

    def signs(self, seat: int) -> Signs:
        """Return what a seat and its table did that says something of a whole hand."""
        tally, ready, cards = self.tallies[seat], self.readiness, self.hidden[seat]
        return Signs(
            lays=self._lays[seat],
            laid=tally.kept,
            table_lays=sum(self._lays),
            table_laid=sum(one.kept for one in self.tallies),
            let_come=0 if ready.shown[seat] else ready.let_come[seat],
            quiet=not any(ready.let_come) and not any(ready.shown),
            doubt=sqrt(max(0.0, 1 - ready.shares[seat])),
            worn=sum(face != NOTHING for face in self.view.worn[seat]),
            turns=[tally.turns - came.turns for came in cards],
            kept=[tally.kept - came.kept for came in cards],
            borne=[tally.could[BOUCLIER] - came.could[BOUCLIER] for came in cards],
        )

    def hidden_guard(self, rows: Sequence[Sequence[Sequence[float]]]) -> list[float]:
        """Return by seat how likely a hidden card of its hand is a defence, by rows of chances."""
        return [any_of(sum(row[face] for face in DEFENCES) for row in its) for its in rows]

    def card_by_card(self) -> list[list[list[float]]]:
        """Return by seat, for every hidden card, how likely it is each face, card by card."""
        rest = unseen(self.view)
        counts = [max(0, rest[face]) for face in FACES]
        rows = [
            [self._weights(seat, came) for came in cards] for seat, cards in enumerate(self.hidden)
        ]
        pile = self.view.stock.count(UNKNOWN)
        scale = [1.0] * len(CARDS)
        even = _shares(scale, counts, scale)
        for turn in range(BALANCE + 1):
            found = [[_shares(row, counts, scale) for row in cards] for cards in rows]
            found = [[mixed(row, even, self.tremble) for row in cards] for cards in found]
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
        twin.weights, twin.tremble, twin.spares = (0.0,) * len(self.weights), 0.0, 0.0
        return twin

    def warily(self) -> list[list[list[float]]]:
        """Return chances by what holds for anybody: attacks let come, what leaves a hand."""
        twin = copy(self)
        twin.kept = self.outflow.kept()
        return twin.card_by_card()

    def holds(self, faces: Iterable[int]) -> list[float]:
        """Return by seat how likely a hand holds one of these faces."""
        wanted = tuple(faces)
        told = []
        for seat, cards in enumerate(self.chances()):
            if any(face in self.view.hands[seat] for face in wanted):
                told.append(1.0)
                continue
            told.append(any_of(sum(row[face] for face in wanted) for row in cards))
        return told


def _shares(row: Sequence[float], counts: Sequence[int], scale: Sequence[float]) -> list[float]:
    some = [weight * count * by for weight, count, by in zip(row, counts, scale, strict=True)]
    return normalised(some) if any(some) else some


def _leant(row: Sequence[float], said: float, wanted: float) -> list[float]:
    """Return a card's chances, leant so that its hand holds a defence as likely as is ``wanted``.

    Each of a hand's cards is none at the same power of what it was, all others in proportion.
    """
    guard = sum(row[face] for face in DEFENCES)
    none = (1 - guard) ** (log(1 - wanted) / log(1 - said))
    if not 0 < guard < 1:
        return list(row)
    more, less = (1 - none) / guard, none / (1 - guard)
    return [one * (more if face in DEFENCES else less) for face, one in enumerate(row)]


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
                hand[at] = its = _drawn(next(rows), counts, left, chance)
                left[its] -= 1
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
    if any(weights):
        return drawn(weights, mark)
    return next(face for face, still in enumerate(left) if still)


_FINE: Final = 1 << 30

"""Hands: what others may hold, so that what they did lately is what the fixed policy does with it.

Beliefs weigh a hand card by card. Here whole hands are tried, together with which of the cards that
came left when: a card at a time is changed, and a change is kept that explains as much of what was
done, another at times (Metropolis et al., "Equation of state calculations by fast computing
machines", 1953). Somebody whose doings no hand explains is left to beliefs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from game.ai.probability import drawn
from game.core.luck import Stream, key_of
from game.games.mets_ton_slip.bot import policy
from game.games.mets_ton_slip.bot.deeds import CAME, EVER, FACE, GONE, Card, Deeds, SeatAct
from game.games.mets_ton_slip.model.cards import CARDS, UNKNOWN
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.determinizations import unseen

GUESSED: Final = 48
"""So many hands are guessed in all, the fewer of each seat the more sit there."""
CHANGES: Final = 60
"""So many changes are tried in each hand of each guess."""
LEAST: Final = 12
"""So many are tried where everything is explained already."""
SLIPS: Final = 0.02
"""How much less likely a guess is with every deed that it does not explain."""
STRANGE: Final = 0.35
"""Whoever does more than this share of what no hand explains goes by no such policy."""
_FINE: Final = 1 << 30


class Hands:
    """Guesses of others' hands that explain what they did; made anew when they did something."""

    def __init__(self, seat: int, seats: int, seed: int) -> None:
        """Begin before the deal."""
        self.deeds = Deeds(seat, seats)
        self._others = [other for other in range(seats) if other != seat]
        self._seed = seed
        self.many = GUESSED // len(self._others)
        """So many guesses of all hands are made; worlds share them."""
        self._made = -1
        self._guesses: list[list[list[Card]]] = []
        self.strange = [0.0] * seats
        """By seat, the share of its deeds that guesses do not explain."""

    def filled(self, view: State, number: int, chance: Stream) -> State:
        """Return a table with the hands of a guess; those of whom it does not explain unknown."""
        if self._made != self.deeds.last:
            self._make(self.deeds.after or view)
        made = view.copy()
        guess = self._guesses[number % self.many]
        pool = _pool(view)
        for seat in self._others:
            if self.strange[seat] <= STRANGE and self.deeds.agrees(view, seat):
                hand = [card[FACE] for card in self.deeds.known[seat] if card[GONE] == EVER]
                for card in guess[seat]:
                    if card[GONE] == EVER:
                        # another may have come into one's own hand since
                        face = card[FACE] if pool[card[FACE]] else _picked(pool, chance)
                        pool[face] -= 1
                        hand.append(face)
                made.hands[seat] = hand
        return made

    def _make(self, view: State) -> None:
        """Guess, by luck that follows from what was told alone."""
        deeds = self.deeds
        self._made = deeds.last
        chance = Stream(key_of("hands", self._seed, deeds.last))
        self._guesses = []
        seats = range(len(deeds.done))
        unexplained = [0] * len(seats)
        for _ in range(self.many):
            pool, guess = _pool(view), [self._begun(seat, chance) for seat in seats]
            for seat in self._others:
                for card in guess[seat]:
                    if card[GONE] == EVER:
                        card[FACE] = _picked(pool, chance)
                        pool[card[FACE]] -= 1
            for seat in self._others:
                one = _Guess(deeds.done[seat], deeds.known[seat], guess[seat])
                one.change(pool, chance)
                unexplained[seat] += one.explained.count(False)
            self._guesses.append(guess)
        self.strange = [
            unexplained[seat] / self.many / max(1, len(deeds.done[seat])) for seat in seats
        ]

    def _begun(self, seat: int, chance: Stream) -> list[Card]:
        """Return a seat's cards that nobody saw come: of those that left, the newest did."""
        cards = [[came, UNKNOWN, EVER] for came in self.deeds.came[seat]]
        for left, face in self.deeds.gone[seat]:
            held = [card for card in cards if card[GONE] == EVER and card[CAME] < left]
            held[-1 - chance.below(min(2, len(held)))][FACE:] = [face, left]
        return cards


class _Guess:
    """What one seat may hold and have held, and which of its deeds that explains."""

    def __init__(
        self, done: Sequence[SeatAct], known: Sequence[Card], cards: Sequence[Card]
    ) -> None:
        self._done, self._cards = done, cards
        self._every = sorted([*known, *cards], key=lambda card: card[CAME])
        self.explained = [self._explains(deed) for deed in done]

    def _explains(self, deed: SeatAct) -> bool:
        when, view, action, tried = deed
        hand = tuple([face for came, face, gone in self._every if came < when <= gone])
        found = tried.get(hand)
        if found is None:
            hands = view.hands
            view.hands = hands[:]
            seat = view.asked()
            assert seat is not None
            view.hands[seat] = list(hand)
            found = tried[hand] = policy.chosen(view, seat) == action
            view.hands = hands
        return found

    def change(self, pool: list[int], chance: Stream) -> None:
        """Try changes; ``pool`` is how many cards of each face lie in no guessed hand."""
        held = [card for card in self._cards if card[GONE] == EVER]
        for number in range(CHANGES if held and any(pool) else 0):
            if number >= LEAST and all(self.explained):
                return
            card = held[chance.below(len(held))]
            left = [one for one in self._cards if card[CAME] < one[GONE] < EVER]
            other = left[chance.below(len(left))] if left and not number % 3 else None
            if other is not None:
                card[FACE:], other[FACE:] = other[FACE:], card[FACE:]
                if self._kept(min(card[CAME], other[CAME]), chance):
                    held = [one for one in self._cards if one[GONE] == EVER]
                else:
                    card[FACE:], other[FACE:] = other[FACE:], card[FACE:]
                continue
            before, face = card[FACE], _picked(pool, chance)
            if before == face:
                continue
            card[FACE] = face
            if self._kept(card[CAME], chance):
                pool[face] -= 1
                pool[before] += 1
            else:
                card[FACE] = before

    def _kept(self, since: int, chance: Stream) -> bool:
        """Say whether a change is kept, by the deeds since then that it explains and does not."""
        worse = log((chance.below(_FINE) + 1) / _FINE) / log(SLIPS)
        now, lost = self.explained[:], []
        for at in range(len(now) - 1, -1, -1):
            deed = self._done[at]
            if deed.when <= since:
                break
            if now[at]:
                lost.append(at)
            elif self._explains(deed):
                now[at] = True
                worse += 1
        for at in lost:
            if not self._explains(self._done[at]):
                now[at] = False
                worse -= 1
                if worse < 0:
                    return False
        self.explained = now
        return True


def _pool(view: State) -> list[int]:
    """Return how many cards of each face nobody showed."""
    every = unseen(view)
    return [every[face] for face in range(len(CARDS))]


def _picked(pool: Sequence[int], chance: Stream) -> int:
    """Return a face, as likely as there are cards of it."""
    return drawn(pool, chance.below(sum(pool)))

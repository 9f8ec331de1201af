"""Thinking: a card by what lies on the table, or by how many imagined deals would end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.belote.cards import (
    CAPOT,
    LAST,
    SEATS,
    SIZE,
    legal,
    partner_takes,
    strength,
    winner,
    worth,
)
from game.games.belote.model import SIDES, State, side_of
from game.games.belote.rules import RULES

from game.core.luck import Stream
from game.core.seats import Seat

WORLDS: Final = 12
"""So many deals are imagined for a decision: more hardly play better."""


def by_sight(cards: Sequence[int], trick: Sequence[int], trump: int) -> int:
    """Return the card that one plays who remembers nothing.

    To a partner's trick many points; what takes the trick, as low as it can be; else what is worth
    least. A trick is led with the highest card of all.
    """

    def cost(card: int) -> tuple[int, int]:
        return worth(card, trump), strength(card, trump, card >> 3)

    if not trick:
        return max(cards, key=lambda card: (card >> 3 != trump, cost(card)))
    if partner_takes(trick, trump):
        return max(cards, key=lambda card: (card >> 3 != trump, cost(card)))
    led = trick[0] >> 3
    top = max(strength(card, trump, led) for card in trick)
    over = [card for card in cards if strength(card, trump, led) > top]
    if over and len(trick) == SEATS - 1:
        return max(over, key=lambda card: (card >> 3 != trump, cost(card)))
    if over:
        return max(over, key=lambda card: (card >> 3 != trump, strength(card, trump, led)))
    return min(cards, key=lambda card: (cost(card), card >> 3 == trump))


def searched(cards: Sequence[int], view: State, seat: Seat, chance: Stream) -> int:
    """Return the card that brings most in deals that fit all its seat was told."""
    sums = dict.fromkeys(cards, 0)
    for _ in range(WORLDS):
        world = RULES.determinize(view, seat, chance)
        for card in cards:
            sums[card] += _played_on(world, seat, card)
    return max(cards, key=lambda card: sums[card])


def _played_on(world: State, seat: Seat, card: int) -> int:
    """Return how many points more than the others a side makes, all others playing by sight."""
    trump, trick, tricks = world.trump, [*world.trick, card], list(world.tricks)
    hands = [list(hand) for hand in world.hands]
    hands[seat].remove(card)
    leader, made = world.leader, [0] * SIDES
    while True:
        while len(trick) < SEATS:
            hand = hands[(leader + len(trick)) % SEATS]
            best = by_sight(legal(hand, trick, trump), trick, trump)
            hand.remove(best)
            trick.append(best)
        leader = Seat((leader + winner(trick, trump)) % SEATS)
        side = side_of(leader)
        made[side] += sum(worth(one, trump) for one in trick)
        tricks[side] += 1
        trick = []
        if not hands[leader]:
            made[side] += CAPOT if tricks[side] == SIZE else LAST
            return made[side_of(seat)] - made[1 - side_of(seat)]

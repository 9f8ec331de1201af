"""The guided match of Mets ton slip ! deals a slip to whoever it guides."""

from __future__ import annotations

from itertools import count

from game.games.mets_ton_slip.model.cards import PANTS
from game.session import guided_head, make_head, start
from game.store.heads import Head


def test_whoever_is_guided_holds_a_slip_whatever_is_dealt_first() -> None:
    for first in range(0, 400, 40):
        seeds = count(first)

        def make(seeds: count[int] = seeds) -> Head:
            levels = ["easy", "human", "easy", "easy"]
            return make_head("mets_ton_slip", levels, list("ABCD"), {}, next(seeds))

        session = start(guided_head(make), None)
        seat = session.people[0]
        assert PANTS in session.view_of(seat).hands[seat]
        session.close()

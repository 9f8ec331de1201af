"""The share of the gap that a bot closes: between one that guesses nothing and one that knows all.

Two runs of one plan but for a kind: the floor beside the bot, and the floor beside the oracle. In
either, how much more the one wins than the floor, among seats whose sides are drawn by chance. The
share is the quotient of the two differences; its interval is that of a ratio of sums over deals,
which both runs share (Cochran, "Sampling Techniques", 1977, ch. 6).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt

from game.arena.figures import student
from game.arena.matches import Record

Leads = Mapping[int, float]
"""By deal how much larger a share of its seats one kind won than another."""


def leads(records: Iterable[Record], kind: str, floor: str) -> Leads:
    """Return, deal by deal, how much more a kind won than the floor; whole deals alone count."""
    won: dict[int, float] = {}
    rounds: dict[int, int] = {}
    for record in records:
        deal = record["deal"]
        share = {name: wins / max(1, seats) for name, (wins, seats) in record["wins"].items()}
        won[deal] = won.get(deal, 0.0) + share[kind] - share[floor]
        rounds[deal] = rounds.get(deal, 0) + 1
    whole = max(rounds.values(), default=0)
    return {deal: won[deal] / whole for deal in won if rounds[deal] == whole}


def closed(bot: Leads, oracle: Leads) -> tuple[float | None, tuple[float, float] | None]:
    """Return the share of the gap that is closed and its 95 % interval, over shared deals.

    None where the oracle does not win more than the floor, or too few deals were shared.
    """
    deals = sorted(bot.keys() & oracle.keys())
    number = len(deals)
    whole = sum(oracle[deal] for deal in deals)
    if number < 2 or whole <= 0:
        return None, None
    share = sum(bot[deal] for deal in deals) / whole
    off = sum((bot[deal] - share * oracle[deal]) ** 2 for deal in deals)
    reach = student(number - 1) * sqrt(off * number / (number - 1)) / whole
    return share, (share - reach, share + reach)

"""Signs: what a whole hand and its table did, which no single card of it can say.

Somebody who always lays one card away hoards, or had no more to spare; a table where nobody ever
answers an attack may be one where nobody does. How likely a hand holds a defence, as its cards say
one by one, is corrected by such signs in a logistic regression: what kind of player sits there is
weighed by all it did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log1p
from typing import Final

from game.ai.probability import logistic, logit

LEANINGS: Final = {
    "always": 0.004, "said": 1.177, "singles": -0.536, "let_come": 0.067, "turns": 0.216,
    "kept": -0.033, "borne": 0.122, "cards_borne": -0.448, "doubt": -0.053, "doubt_said": -0.625,
    "table": -0.737, "table_said": -0.246, "worn": -0.038, "lays": 1.335, "more_laid": -0.922,
    "quiet": -0.024, "quiet_said": 0.172,
}  # fmt: skip
"""How much each sign counts, in log-odds. Fitted to the half-time of 4,320 matches of four: levels,
``drifters`` and a share of strangers, of whom such as never defend, hoard or never attack count for
more than they are (docs/measurements/mets_ton_slip.md)."""
LEAST: Final = 0.002
"""No surer than that is what is corrected."""
MOST: Final = 6
"""So many turns of single cards say it all."""
THIRD: Final = 3.0


@dataclass(frozen=True, slots=True)
class Signs:
    """What a seat and its table did."""

    lays: int
    """Turns in which it laid something of its hand away."""
    laid: int
    """Cards that it laid away in them."""
    table_lays: int
    """Such turns of the whole table."""
    table_laid: int
    let_come: int
    """Attacks that hurt and were let come; none for who ever defended."""
    quiet: bool
    """Whether nobody let an attack come that hurt, nor answered one."""
    doubt: float
    """How likely it never defends."""
    worn: int
    """Slots that are filled."""
    turns: Sequence[int]
    """By hidden card, the acts it sat through."""
    kept: Sequence[int]
    """By hidden card, what was laid away instead of it."""
    borne: Sequence[int]
    """By hidden card, the attacks it could have met."""


def likely(signs: Signs, said: float) -> float:
    """Return how likely a hand holds a defence, where its cards say so much."""
    says = logit(said, LEAST)
    single = max(0.0, 1 - (signs.table_laid - signs.table_lays) / max(1, signs.table_lays))
    table = single * log1p(signs.table_lays)
    found = {
        "always": 1.0,
        "said": says,
        "singles": min(signs.lays, MOST) / THIRD if signs.laid == signs.lays else 0.0,
        "let_come": log1p(signs.let_come),
        "turns": _mean(signs.turns),
        "kept": _mean(signs.kept),
        "borne": _mean(signs.borne),
        "cards_borne": sum(one > 0 for one in signs.borne) / THIRD,
        "doubt": signs.doubt,
        "doubt_said": signs.doubt * says,
        "table": table,
        "table_said": table * says,
        "worn": signs.worn / THIRD,
        "quiet": float(signs.quiet),
        "quiet_said": signs.quiet * says,
        "lays": log1p(signs.lays),
        "more_laid": log1p(max(0, signs.laid - signs.lays)),
    }
    return logistic(sum(much * found[name] for name, much in LEANINGS.items()))


def _mean(numbers: Sequence[int]) -> float:
    """Return the mean logarithm, of numbers raised by one."""
    return sum(log1p(one) for one in numbers) / len(numbers) if numbers else 0.0

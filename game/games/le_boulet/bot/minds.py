"""Minds and natures: what a level thinks, and what a character is like.

Levels change thinking: how many phrases come to mind, what is weighed. Natures
change rates. Neither changes what is seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.ai.personas import PERSONAS


@dataclass(frozen=True, slots=True)
class Mind:
    """What a level thinks of."""

    phrases: int
    """So many come to mind for each card that one holds when one leads."""
    slips: int
    """How often it does what comes to mind first, in per cent; votes and accusations never."""
    weighs: bool
    """Whether it reckons what others will do, and does not look at its own judgement alone."""
    believes: bool
    """Whether it learns how others judge, by what they do."""
    blocks: float
    """How much it hands Boulets to whoever has fewest cards, rather than to anybody."""
    narrow: float
    """How much an answer that a theme allows to others counts against it, in cards."""
    fears: float = 0.45
    """How often it reckons that each of the others accuses what they find wrong."""
    stretch: float = -1.0
    """So many logits a card must be worth to it to be laid at all, however little is risked."""
    accuses: float = 1.0
    """How many of the table's accusers it is worth, where somebody usual is worth one."""
    plans: bool = False
    """Whether it imagines what its acts lead to, when somebody has few cards left."""
    overlooks: int = 0
    """How often it does not think of a card of its own when it answers, in per cent."""


MINDS: Final[Mapping[str, Mind]] = {
    "easy": Mind(
        3, 30, weighs=False, believes=False, blocks=0.3, narrow=0.0, accuses=0.8, overlooks=45,
    ),
    "normal": Mind(14, 8, weighs=True, believes=False, blocks=0.3, narrow=0.0),
    "hard": Mind(15, 2, weighs=True, believes=True, blocks=0.8, narrow=0.1),
    "expert": Mind(
        18, 0, weighs=True, believes=True, blocks=6.0, narrow=0.15,
        fears=0.35, stretch=-1.4, plans=True,
    ),
    "greedy": Mind(14, 0, weighs=True, believes=False, blocks=0.3, narrow=0.0),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Nature:
    """What a character is like; all are added to what is usual."""

    bold: float = 0.0
    """By so many logits worse a card may fit that it lays."""
    accuses: float = 0.0
    """So much more often it accuses what it finds wrong, of all times."""
    forgives: float = 0.0
    """So many logits it lets pass; and the share of its grudges that it forgets."""
    listens: float = 0.5
    """How much of a good defence counts with it, 0 to 1."""


PLAIN: Final = Nature()
NATURES: Final[Mapping[str, Nature]] = {
    "rosa": Nature(0.0, -0.2, 0.6, 0.8),
    "hugo": Nature(0.6, 0.3, -0.2, 0.2),
    "ana": Nature(-0.3, 0.1, 0.0, 0.6),
    "kim": Nature(0.2, 0.2, -0.5, 0.3),
    "leo": Nature(1.0, 0.0, 0.2, 0.5),
    "zoe": Nature(0.8, -0.1, 0.3, 0.9),
    "max": Nature(-0.5, -0.1, 0.1, 0.4),
    "lou": Nature(0.1, 0.0, 0.2, 0.7),
    "noe": Nature(-0.4, -0.3, 0.4, 0.6),
    "iris": Nature(0.0, 0.2, -0.3, 0.4),
    "sami": Nature(0.7, -0.2, 0.5, 1.0),
    "jade": Nature(0.3, 0.3, -0.4, 0.1),
}
"""The twelve: boldness, accusing, forgiving, how far they are talked round."""
assert set(NATURES) == {its.id for its in PERSONAS}


def tempo_of(name: str) -> float:
    """Return how long a character takes, the usual time being 1."""
    return next((its.tempo for its in PERSONAS if its.id == name), 1.0)

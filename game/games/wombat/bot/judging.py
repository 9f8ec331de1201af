"""Judging: what counts of a build add to somebody's odds of being the Wicked, whoever plays.

Where roles are basic. What our own levels' counts say (``fitted``) is trusted by how somebody
talks and by how oddly others do; what each count says of who talks so, and how many clacks
were nobody's at all, is learnt beside it, from tables of ours and of many makes of stranger alike
(``tests.bench.wombat_anybody``).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.games.wombat.bot.counting import FEATURES, MOST
from game.games.wombat.bot.fitted import Acts
from game.games.wombat.bot.tables import Row, Rows, Tables, row, rows

VOICES: Final = ("plain", "few", "none", "silent", "hollow", "false", "strange")
"""How somebody's talk in a build was: ``counting.signs``, plain talk by how much there was."""
MANNERS: Final = ("heights", "few", "silent", "groundless")
"""Who tells heights, hardly any, says no word, or says what has no ground,"""
MANNER: Final = (0, 1, 1, 2, 3, 3, 3)
"""and which of them has each voice."""
ODDNESS: Final = (0, 1, 1, 2, 3, 3, 4)
"""By voice, how little one can make of a build in which somebody talks so."""
FEW: Final = 1
"""Who told no more heights than this told few."""
CLAIMS, HOLLOW, EXPOSED, THEFTS = (
    FEATURES.index(one) for one in ("claims", "hollow", "exposed", "thefts")
)
EDGES: Final = (2, 4, 6, 8, 11, 15, 20)
"""Clacks that are nobody's are told apart in steps that begin with so many,"""
LOSSES: Final = (0.5, 1, 2, 3, 4.5, 6, 8, 11)
"""and bricks that must have gone at them."""
MOST_TOWERS: Final = 2
STANDS: Final = FEATURES.index("stands")
FEIGNED: Final = 0.4
"""A hand that is on no tower when the light goes on clears its owner of so much of what was learnt:
a looter who looks at the clock steps off."""
ABSENT: Final = (0.9, 0.2, -0.3, -0.7, -1.0, -1.0)
"""What a build without somebody says of them, by how many bricks must have gone: half of what 420
judgements of such builds tell (4 to 6 seats, the Wicked out in 318 of them), for they are few."""
BARE: Final = -1.0
"""The same where no tower came of it, which hardly ever happens once the Wicked is out."""


def voice(sign: str, counts: Sequence[int]) -> int:
    """Return the number of the voice of somebody with a sign and counts."""
    if sign != "plain":
        return VOICES.index(sign)
    told = counts[CLAIMS] + counts[HOLLOW]
    return 0 if told > FEW else (1 if told else 2)


def oddest(voices: Mapping[int, int], seat: int) -> int:
    """Return how odd the oddest voice is of all but a seat's."""
    return max((ODDNESS[of] for other, of in voices.items() if other != seat), default=0)


@dataclass(frozen=True, slots=True)
class Judge:
    """What was learnt of anybody."""

    acts: Acts
    trusted: Row
    """How far what our own levels' counts say is trusted, by feature,"""
    scale: Row
    """how much further by manner,"""
    odd: Row
    """and by how odd the oddest of the others is."""
    aside: Row
    """What a voice itself says."""
    clacks: Rows
    """By manner and ``EDGES``, and by manner and ``LOSSES``, what is nobody's says."""
    gone: Rows
    towers: tuple[Rows, ...]
    """By manner, towers and how odd others are, what a build says."""
    counts: tuple[Rows, ...]
    """By manner and feature, what each count says."""

    @classmethod
    def of(cls, tables: Tables, acts: Acts) -> Judge:
        """Read it.

        Raises:
            LookupError, TypeError, ValueError: it is not there, or something else.
        """
        its, many, odd = tables["judged"], len(MANNERS), max(ODDNESS) + 1
        towers, counts = tables["judged_towers"], tables["judged_counts"]
        widths = [most + 1 for most in MOST]
        return cls(
            acts,
            row(its["trusted"], len(FEATURES)),
            row(its["scale"], many),
            row(its["odd"], odd),
            row(its["aside"], len(VOICES)),
            rows(its["clacks"], [len(EDGES) + 1] * many),
            rows(its["gone"], [len(LOSSES) + 1] * many),
            tuple(rows(towers[name], [odd] * (MOST_TOWERS + 1)) for name in MANNERS),
            tuple(rows(counts[name], widths) for name in MANNERS),
        )

    def leans(
        self,
        counts: Sequence[int],
        of: int,
        *,
        beside: int,
        towers: int,
        unowned: tuple[int, float],
    ) -> list[float]:
        """Return what each count adds to the odds of being the Wicked, in logits, by ``FEATURES``.

        ``of`` is the voice, ``beside`` the oddest of the others', ``unowned`` what
        ``counting.unowned`` says. What the voice itself says goes to what was claimed, what is
        nobody's to what one was nowhere else for.
        """
        manner = MANNER[of]
        trust = self.scale[manner] + self.odd[beside]
        found = [
            (trust + one) * usual + adds[many]
            for one, usual, adds, many in zip(
                self.trusted, self.acts.usual(counts, towers), self.counts[manner], counts,
                strict=True,
            )
        ]  # fmt: skip
        if not counts[STANDS]:
            found[STANDS] *= FEIGNED
        found[CLAIMS] += self.aside[of] + self.towers[manner][min(towers, MOST_TOWERS)][beside]
        clacks, gone = unowned
        found[EXPOSED] += self.clacks[manner][bisect_right(EDGES, clacks)]
        found[THEFTS] += self.gone[manner][bisect_right(LOSSES, gone)]
        return found


def absent(gone: float, towers: int) -> float:
    """Return what a build adds to the odds that who was out of it is the Wicked, in logits.

    Where bricks must have ``gone`` all the same, somebody who still builds took them.
    """
    return ABSENT[min(int(gone), len(ABSENT) - 1)] + (BARE if not towers else 0.0)

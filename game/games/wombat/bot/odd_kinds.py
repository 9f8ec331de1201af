"""Odd kinds: kinds of player that talk as none of our levels does, told by their signs.

What somebody does tells first of which kind they are, and only then their role: who never speaks
in any build gives no evidence by not speaking. Fitted by ``tests.bench.wombat_fit``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

USUAL: Final = "usual"
ODD: Final = ("silent", "liar", "chance")
"""Who never speaks; who says of towers what is not so; who presses anything."""
KINDS: Final = (USUAL, *ODD)
PRIOR: Final = (0.88, 0.05, 0.04, 0.03)
"""How likely anybody is of each kind before a build."""
SIGNS: Final = ("plain", "silent", "hollow", "false", "strange")
"""What a seat's talk in a build was like (``counting.signs``)."""
SHOWN: Final[Mapping[str, tuple[float, ...]]] = {
    "usual": (0.980, 0.008, 0.004, 0.004, 0.004),
    "silent": (0.004, 0.984, 0.004, 0.004, 0.004),
    "liar": (0.067, 0.008, 0.246, 0.675, 0.004),
    "chance": (0.004, 0.004, 0.004, 0.021, 0.967),
}
"""By kind, how often each sign is seen in a build."""
RESTRICTED: Final = (0.680, 0.008, 0.304, 0.004, 0.004)
"""The usual kind's where roles are advanced: hands that have less to do tell what they feel."""
LEANS: Final[Mapping[str, tuple[tuple[float, ...], ...]]] = {
    "silent": (
        (-0.01, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
        (0.00, 0.00, 0.00, 0.00, 0.00),
        (-0.01, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
        (-0.61, -0.11, 0.26, 0.25, 0.47, 0.20, 0.04, 0.01, 0.01, 0.00),
        (0.03, -0.18, -0.59),
        (0.00, 0.00),
        (0.00, 0.00, 0.00),
        (-0.01, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
        (0.06, -0.05, -0.13),
        (0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
        (0.00, 0.00, 0.00, 0.00, 0.00),
        (-2.65, -1.70, -1.27, -1.79, -0.84, -0.67, -0.46, -0.45, 0.08, 0.44),
        (0.00, 0.00, 0.00, 0.00, 0.00),
    ),
    "liar": (
        (-0.10, 0.22, 0.29, 0.11, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
        (0.00, 0.05, -0.12, 0.01, 0.00),
        (0.20, -0.75, -0.59, -0.06, -0.22, -0.24, 0.33),
        (-0.77, -0.03, 0.26, 0.09, 0.38, 0.26, 0.00, 0.00, 0.00, 0.00),
        (-0.06, 0.18, 0.07),
        (0.02, -0.11),
        (-0.02, 0.29, 0.01),
        (-0.51, 0.02, 0.18, 0.27, 0.05, -0.04, 0.10),
        (-0.05, 0.03, 0.16),
        (0.35, -0.90, -0.37, -0.41, -0.48, 0.52),
        (-0.33, -0.26, 0.21, 0.26, 0.86),
        (-1.92, -1.07, -1.40, -1.24, -0.51, -0.33, -0.18, -0.20, 0.00, 0.28),
        (-0.12, -0.39, -0.30, -0.03, 0.63),
    ),
}  # fmt: skip
"""By kind and feature, what each count adds to the odds of being the Wicked, in logits. Who presses
anything does so in every role: that tells nothing."""
CLOUDS: Final = 0.4
"""So much of everybody's counts says nothing where somebody presses anything."""
CHANGES: Final = 0.05
"""How likely somebody is of another kind from one build to the next."""
DOUBTED: Final = 0.5
"""Who so likely says what is not so is not listened to."""


class OddKinds:
    """What one bot makes of everybody's kind."""

    def __init__(self, seats: int, *, advanced: bool) -> None:
        """Begin without a sign."""
        self._shown = dict(SHOWN, usual=RESTRICTED) if advanced else SHOWN
        self.shares: list[tuple[float, ...]] = [PRIOR] * seats
        """By seat, how likely it is of each of ``KINDS``."""
        self.signs: Mapping[int, str] = {}
        """By seat, what its talk in the last build was like."""

    def see(self, signs: Mapping[int, str]) -> None:
        """Take in what everybody's talk in a build was like."""
        self.signs = signs
        for seat, sign in signs.items():
            at = SIGNS.index(sign)
            likely = [
                ((1 - CHANGES) * share + CHANGES * first) * self._shown[kind][at]
                for kind, share, first in zip(KINDS, self.shares[seat], PRIOR, strict=True)
            ]
            total = sum(likely)
            self.shares[seat] = tuple(one / total for one in likely)

    def clear(self) -> float:
        """Return how much of what hands did can be told apart beside who presses anything."""
        return 1 - CLOUDS * max(one[-1] for one in self.shares)

    def doubted(self) -> Collection[int]:
        """Return who says, as far as one can tell, what is not so."""
        return [seat for seat, one in enumerate(self.shares) if one[2] + one[3] > DOUBTED]


def lean(kind: str, counts: Sequence[int]) -> float:
    """Return what a build's counts of somebody of an odd kind add to its odds of being Wicked."""
    return sum(row[many] for row, many in zip(LEANS.get(kind, ()), counts, strict=False))

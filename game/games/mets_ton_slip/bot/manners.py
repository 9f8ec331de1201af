"""Manners: how each seat plays, by what all see, and whether anybody known plays like that.

Beliefs were learnt beside bots of ours. Of each seat is counted how often it does a few things that
it could as well have let be. Each known kind does them at rates of its own; the unknown kind does
them at any rates, all as likely. Bayes weighs the kinds: where none fits, the unknown one is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, exp, log
from typing import Final

from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import (
    DEFENCES,
    JOKERS,
    NOTHING,
    PANTS,
    SEASONS_OF,
    STANDS_IN,
    VOLEUR,
    WEARABLE,
    season_of,
)
from game.games.mets_ton_slip.model.state import ACT, DRAW, State

MANNERS: Final = ("fishes", "idly", "takes", "wears", "strikes", "aims", "one", "dear")
"""What is counted: draws from a basket; draws a card from one that cannot be put on; takes a
defence or the Voleur that lies on top; puts something on; strikes; strikes who wears the most; lays
one card away alone; lays away what nobody sensible does."""
FISHES, IDLY, TAKES, WEARS, STRIKES, AIMS, ONE, DEAR = range(len(MANNERS))


KNOWN: Final[Mapping[str, tuple[float, tuple[float, ...]]]] = {
    "sensible": (0.5, (0.23, 0.005, 0.95, 0.56, 0.17, 0.98, 0.08, 0.09)),
    "plans": (0.25, (0.12, 0.02, 0.95, 0.52, 0.14, 0.98, 0.12, 0.08)),
    "slips": (0.17, (0.16, 0.005, 0.9, 0.45, 0.17, 0.95, 0.24, 0.1)),
    "hoards": (0.08, (0.22, 0.005, 0.95, 0.48, 0.14, 0.98, 0.77, 0.07)),
}
"""How likely each known kind is beside the others, and how often it does what is counted: to half-
time of matches of levels and ``drifters`` (seed 12)."""
UNKNOWN_KIND: Final = 0.15
"""How likely somebody is of none of them, before anything is seen."""
ALIKE: Final = 0.8
"""So far, instead, they are as likely unknown as the others of their table seem."""
MOST: Final = 0.9
"""No table makes anybody likelier unknown before they do anything."""


def _unknown(did: Sequence[int], could: Sequence[int], prior: float) -> float:
    """Return how likely somebody is of the unknown kind after what they did (Bayes)."""
    fits = [
        log(share) + sum(
            k * log(rate) + (n - k) * log(1 - rate)
            for k, n, rate in zip(did, could, rates, strict=True)
        )
        for share, rates in KNOWN.values()
    ]  # fmt: skip
    # any rate as likely: a beta function of each
    broad = -sum(log((n + 1) * comb(n, k)) for k, n in zip(did, could, strict=True))
    most = max(*fits, broad)
    known = (1 - prior) * sum(exp(one - most) for one in fits)
    strange = prior * exp(broad - most)
    return strange / (known + strange)


class Manners:
    """What each seat did, and how often it could have."""

    def __init__(self, seats: int) -> None:
        """Begin with nothing seen."""
        self.did = [[0] * len(MANNERS) for _ in range(seats)]
        self.could = [[0] * len(MANNERS) for _ in range(seats)]
        self._laid = 0

    def observe(self, view: State, event: ev.Event) -> None:
        """Take in what was told, before the table does."""
        match event:
            case ev.Drew(seat) if view.phase == DRAW:
                self._drew(view, seat, NOTHING)
            case ev.Fished(seat, face=face):
                self._drew(view, seat, face)
            case ev.Wore(seat) | ev.Replaced(seat) | ev.Celebrated(seat):
                self._acted(seat, event)
            case ev.Attacked(seat, target=target):
                self._acted(seat, event)
                on = [-worn.count(NOTHING) for worn in view.worn]
                most = max(its for at, its in enumerate(on) if at != seat)
                self._count(seat, AIMS, on[target] == most)
            case ev.LaidAway(seat, face=face):
                if view.phase == ACT:
                    self._acted(seat, event)
                self._laid += 1
                self._count(seat, DEAR, _dear(view, seat, face))
            case ev.TurnBegan() if self._laid:
                self._count(view.turn, ONE, self._laid == 1)
                self._laid = 0
            case _:
                pass

    def strangeness(self) -> list[float]:
        """Return by seat how far it is believed to play like nobody known."""
        counts = list(zip(self.did, self.could, strict=True))
        alone = [_unknown(*its, UNKNOWN_KIND) for its in counts]
        table, others = sum(alone), len(alone) - 1
        return [
            _unknown(*its, (1 - ALIKE) * UNKNOWN_KIND + ALIKE * min(MOST, (table - own) / others))
            for its, own in zip(counts, alone, strict=True)
        ]

    def _count(self, seat: int, manner: int, did: bool) -> None:
        self.did[seat][manner] += did
        self.could[seat][manner] += 1

    def _acted(self, seat: int, event: ev.Event) -> None:
        self._count(seat, WEARS, isinstance(event, ev.Wore))
        self._count(seat, STRIKES, isinstance(event, ev.Attacked))

    def _drew(self, view: State, seat: int, face: int) -> None:
        """Count a draw; ``face`` is NOTHING where it came from the clean pile."""
        tops = [its[-1] for other, its in enumerate(view.baskets) if its and other != seat]
        if not tops:
            return
        for manner, sort in ((FISHES, _apt), (IDLY, _idle), (TAKES, _good)):
            if any(sort(view, seat, top) for top in tops):
                self._count(seat, manner, face != NOTHING and sort(view, seat, face))


def _good(view: State, seat: int, face: int) -> bool:
    """Say whether a card is of use to anybody."""
    return face in DEFENCES or face == VOLEUR


def _suits(view: State, seat: int, face: int) -> bool:
    """Say whether a card could still go on a seat."""
    worn = view.worn[seat]
    free = any(worn[slot] == NOTHING for slot in STANDS_IN[face])
    return free and bool(SEASONS_OF[face] & season_of(worn))


def _apt(view: State, seat: int, face: int) -> bool:
    return _good(view, seat, face) or _suits(view, seat, face)


def _idle(view: State, seat: int, face: int) -> bool:
    """Say whether a card is worn, but can go nowhere now."""
    return face in WEARABLE and not _suits(view, seat, face)


def _dear(view: State, seat: int, face: int) -> bool:
    """Say whether a card is one that everybody sensible keeps: it guards, or fits in any season."""
    return face in DEFENCES or ((face in JOKERS or face == PANTS) and _suits(view, seat, face))

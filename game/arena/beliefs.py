"""How good beliefs are: what bots say about who is with whom, measured against the truth.

A bot's beliefs are looked at whenever a turn begins, since how many turns the match takes is
known at its end only. Sums are kept, which can be written down and added up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any, Final

from game.ai.probability import FLOOR, log_loss
from game.arena.company import Company
from game.core.endings import Allegiance
from game.core.seats import Seat
from game.match import Match

SHARES: Final = ("0.25", "0.50", "0.75")
"""When beliefs count: after these shares of the match's turns, as figures name them."""
BINS: Final = 10
SLACK: Final = 1e-3
"""So much may the chances of a place miss 1."""

FRIEND: Final = 0.8
"""From this chance on a seat is believed to be a friend."""
ACTS: Final = "acts"
"""Under this name sums hold how often somebody could have harmed, and how often a seat believed
to be a friend was harmed while something else was legal."""

Sums = list[float]
"""Seats measured; log-loss, the prior's log-loss and Brier score summed; then for every bin of
the chance of a friend: how many, what was said (summed) and how many were friends."""
HEAD: Final = 4
SIZE: Final = HEAD + 3 * BINS


class Watch:
    """The believers of one match, looked at turn by turn."""

    def __init__(
        self,
        match: Match[Any, Any, Any],
        company: Company,
        measure: Allegiance,
        kinds: Sequence[str],
    ) -> None:
        """Begin with tables on which nothing was told; ``measure`` is the game's allegiance."""
        self._match = match
        self._company = company
        self._measure = measure
        self._kinds = kinds
        rules = match.rules
        self._views = [rules.initial(match.seats, match.options) for _ in kinds]
        self._told = [0] * len(kinds)
        self._looks: list[dict[str, Sums]] = []
        self._acts: dict[str, Sums] = {}
        self.faults: dict[int, str] = {}
        """What went wrong when beliefs were asked for, by seat; such a seat is not asked again."""

    def note_beliefs(self, truth: Any, turns: int) -> None:
        """Note what is believed now, when so many turns have begun."""
        camps = self._measure.camps(truth)
        living = self._measure.living(truth)
        found: dict[str, Sums] = {}
        for seat in living:
            rows, fault = (None, "") if seat in self.faults else self._company.beliefs(seat)
            if fault:
                self.faults[seat] = fault
            if rows is None:
                continue
            prior = self._measure.prior(self._view(seat))
            if not sound(rows, prior):
                self.faults[seat] = "beliefs: not one chance a camp for every place, adding up to 1"
                continue
            others = [other for other in living if other != seat]
            sums = found.setdefault(self._kinds[seat], [0.0] * SIZE)
            measure(sums, rows, prior, camps, seat, others)
        self._looks += [found] * (turns - len(self._looks))

    def act(self, truth: Any, seat: int, legal: Sequence[Any], action: Any) -> None:
        """Note whether a choice harms a seat that its author believes to be a friend."""
        aims = {self._measure.harmed(truth, one) for one in legal} - {None}
        if not aims or seat in self.faults:
            return
        sums = self._acts.setdefault(self._kinds[seat], [0.0, 0.0])
        sums[0] += 1
        if self._measure.harmed(truth, action) is None:
            return
        rows, fault = self._company.beliefs(seat)
        if rows is None or fault:
            return
        mine = self._measure.camps(truth)[seat]
        spared = {
            one
            for one in legal
            if (aim := self._measure.harmed(truth, one)) is None or rows[aim][mine] <= FRIEND
        }
        sums[1] += bool(spared) and action not in spared

    def sums(self) -> dict[str, dict[str, Sums]]:
        """Return the sums of every kind, after each share of the turns and over all acts."""
        told: dict[str, dict[str, Sums]] = {}
        for share in SHARES if self._looks else ():
            # turn k began when k - 1 were over
            look = self._looks[int(float(share) * len(self._looks))]
            for kind, sums in look.items():
                told.setdefault(kind, {})[share] = sums
        for kind, shares in told.items():
            shares[ACTS] = self._acts.get(kind, [0.0, 0.0])
        return told

    def _view(self, seat: int) -> Any:
        view = self._views[seat]
        for event in self._match.observations(Seat(seat), self._told[seat]):
            self._match.rules.apply(view, event)
            self._told[seat] += 1
        return view


def sound(rows: Sequence[Sequence[float]], prior: Sequence[Sequence[float]]) -> bool:
    """Say whether beliefs have the shape of the prior and are chances."""
    return len(rows) == len(prior) and all(
        len(row) == len(shares)
        and all(isfinite(share) and -SLACK <= share <= 1 + SLACK for share in row)
        and abs(sum(row) - 1) <= SLACK
        for row, shares in zip(rows, prior, strict=True)
    )


def measure(
    sums: Sums,
    rows: Sequence[Sequence[float]],
    prior: Sequence[Sequence[float]],
    camps: Sequence[int],
    seat: int,
    others: Sequence[int],
) -> None:
    """Add what one seat believes about others, but for those that hard evidence settles."""
    mine = camps[seat]
    for other in others:
        row, camp = rows[other], camps[other]
        if max(prior[other]) > 1 - FLOOR:
            continue
        sums[0] += 1
        sums[1] += log_loss(row[camp])
        sums[2] += log_loss(prior[other][camp])
        sums[3] += sum((share - (place == camp)) ** 2 for place, share in enumerate(row))
        at = HEAD + 3 * min(BINS - 1, max(0, int(row[mine] * BINS)))
        sums[at] += 1
        sums[at + 1] += row[mine]
        sums[at + 2] += camp == mine


def figures(sums: Sums) -> Mapping[str, float | None]:
    """Return what the sums amount to."""
    seats = sums[0]
    if not seats:
        names = ("log_loss_bits", "prior_log_loss_bits", "brier", "calibration_error")
        return dict.fromkeys(names)
    off = sum(abs(sums[at + 1] - sums[at + 2]) for at in range(HEAD, SIZE, 3))
    return {
        "log_loss_bits": round(sums[1] / seats, 4),
        "prior_log_loss_bits": round(sums[2] / seats, 4),
        "brier": round(sums[3] / seats, 4),
        "calibration_error": round(off / seats, 4),
    }

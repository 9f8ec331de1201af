"""Pairs: two worlds that one viewer cannot tell apart by what it is told.

Two worlds are dealt alike; in one of them the contents of two places that the viewer was never
told of are exchanged, in place, and draws stay the same by position.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, ClassVar

from game.core.luck import Stream
from game.core.seats import Seat, Viewer
from tests.promises.subjects import Subject
from tests.promises.worlds import Game, Running, line


@dataclass
class Hearing:
    """What a viewer was told, and which secrets each fact gave away."""

    viewer: Viewer
    subject: Subject
    lines: list[str] = field(default_factory=list)
    given_away: list[dict[str, int]] = field(default_factory=list)
    hints: list[dict[str, int]] = field(default_factory=list)
    """By fact, the contents of the places on which it hung that there was such a fact."""
    ends: list[bool] = field(default_factory=list)
    lawful: set[str] = field(default_factory=set)
    """Where lies what the rules tell this viewer, whoever was in fact told: its own hand, tiles,
    and every hand it once saw a card of."""

    def __post_init__(self) -> None:
        self.lawful.add(f"hand:{self.viewer}")

    def __call__(self, happened: Any, truth: Any) -> None:
        told = list(self.subject.tells(happened, truth, self.viewer))
        self.lawful.update(":".join(place.split(":")[:2]) for place in told)
        if happened.is_for(self.viewer):
            hints = list(self.subject.hints(happened, truth))
            secrets = self.subject.secrets(truth) if told or hints else {}
            self.lines.append(line(happened))
            self.ends.append(self.subject.ends(happened))
            self.given_away.append({place: secrets[place] for place in told})
            self.hints.append({place: secrets[place] for place in hints})


class Pair:
    """Two worlds that one viewer cannot tell apart."""

    hearing: ClassVar[type[Hearing]] = Hearing
    """How it is kept what the viewer was told."""

    def __init__(self, game: Game, viewer: Viewer) -> None:
        """Deal the same match twice."""
        self.viewer = viewer
        self.subject = game[0]
        self.heard = [self.hearing(viewer, self.subject) for _ in range(2)]
        self.one, self.other = (Running(game, heard) for heard in self.heard)
        self.exchanged: set[int] = set()
        """The two things of which each lies where the other does, in the other world."""
        self._alike = 0
        """So many facts are known to have been told alike: nothing is untold."""

    def both(self) -> dict[Seat, list[Any]]:
        """What may be done in both worlds; the same seats are asked."""
        here, there = self.one.match.pending(), self.other.match.pending()
        assert list(here) == list(there), "who is asked depends on a secret"
        shared = {seat: [a for a in here[seat] if a in there[seat]] for seat in here}
        if self.viewer in here:
            assert list(here[self.viewer]) == list(there[self.viewer])
        return shared

    def submit(self, seat: Seat, action: Any) -> None:
        for running in (self.one, self.other):
            running.match.submit(seat, action)

    def unknown(self) -> list[str]:
        """The places of which the viewer should not have been told, which is under proof."""
        lawful = self.heard[0].lawful
        return [
            place
            for place in self.subject.secrets(self.one.truth)
            if ":".join(place.split(":")[:2]) not in lawful
        ]

    def exchange(self, first: str, second: str) -> None:
        truth = self.other.truth
        places = self.subject.secrets(truth)
        self.subject.put(truth, first, places[second])
        self.subject.put(truth, second, places[first])
        self.exchanged = {places[first], places[second]}

    def told_apart(self) -> bool:
        """Whether the viewer was told different things, which must then be shown things."""
        here, there = self.heard
        most = min(len(here.lines), len(there.lines))
        for at in range(self._alike, most):
            told, other = here.lines[at], there.lines[at]
            if told != other:
                shown = self._shown(here.given_away[at], there.given_away[at])
                over = here.ends[at] or there.ends[at]
                assert shown or over, f"{self.viewer} was told of a secret: {told} or {other}"
                return True
        self._alike = most
        if len(here.lines) == len(there.lines):
            return False
        assert self._hinted(), f"{self.viewer} was told more"
        return True

    def _hinted(self) -> bool:
        """Whether more was told in one world by a fact that hangs on an exchanged thing."""
        here, there = self.heard
        longer, shorter = (
            (here, self.other) if len(here.lines) > len(there.lines) else (there, self.one)
        )
        hints = longer.hints[min(len(here.lines), len(there.lines))]
        meanwhile = self.subject.secrets(shorter.truth)
        apart = {what for place, what in hints.items() if meanwhile[place] != what}
        return bool(apart) and apart <= self.exchanged

    def _shown(self, here: dict[str, int], there: dict[str, int]) -> bool:
        """Whether a fact gave away an exchanged thing, and nothing else that differs."""
        first, second = Counter(here.values()), Counter(there.values())
        apart = [*(first - second).elements(), *(second - first).elements()]
        return here != there and (not apart or sorted(apart) == sorted(self.exchanged))


def exchangeable(pair: Pair, sort: str, chance: Stream) -> tuple[str, str] | None:
    """Two unknown places of a sort with different contents, or None where there are none."""
    truth = pair.subject.secrets(pair.one.truth)
    unknown = pair.unknown()
    kinds = {
        "tiles": ("tile", "tile"),
        "missions": ("mission", "mission"),
        "draw": ("hand", "bag"),
        "hands": ("hand", "hand"),
        "numbers": ("number", "number"),
    }[sort]
    first, second = (
        chance.shuffled([place for place in unknown if place.startswith(kind)]) for kind in kinds
    )
    for one in first:
        for other in second:
            if truth[one] != truth[other]:
                return one, other
    return None

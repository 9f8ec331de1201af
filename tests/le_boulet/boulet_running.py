"""Matches for the proofs: played by chance, but by people who want to get rid of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.seats import Seat, Viewer
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.events import Event
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import State
from game.games.le_boulet.rules import RULES
from game.match import Match

BouletMatch = Match[State, act.Action, Event]
_EAGER = (act.Lead, act.Fine, act.Answer)


class Open:
    """A match whose truth can be looked at."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.seed, self.given = seed, options
        self.options = RULES.options(seats, options)
        self.journal: Journal[State, Event] = Journal(
            RULES.initial(seats, self.options), RULES.apply
        )
        luck = Luck(seed)
        RULES.deal(self.journal, luck)
        self.match: BouletMatch = Match(
            RULES, seats, self.options, seed, journal=self.journal, luck=luck
        )

    @property
    def truth(self) -> State:
        return self.journal.state


def willing(legal: Sequence[act.Action], chance: Stream, wild: int) -> act.Action:
    """What somebody does who lays cards when they can; one act in ``wild`` is any."""
    some = [one for one in legal if isinstance(one, _EAGER)]
    if not some or not chance.below(wild):
        some = list(legal)
    return some[chance.below(len(some))]


def played(one: Open, chance: Stream, wild: int = 5) -> Iterator[tuple[Seat, act.Action]]:
    """Play to the end: who of those asked comes first is chance too."""
    while pending := one.match.pending():
        seats = list(pending)
        seat = seats[chance.below(len(seats))]
        shape = willing(pending[seat], chance, wild)
        action = RULES.fill(view(one.match, seat, one.options), seat, shape, chance)
        yield seat, action
        one.match.submit(seat, action)


def view(match: BouletMatch, viewer: Viewer, options: Options) -> State:
    """What a viewer's stream folds to."""
    folded = RULES.initial(options.seats, options)
    for event in match.observations(viewer):
        RULES.apply(folded, event)
    return folded

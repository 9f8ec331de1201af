"""Matches for the proofs: hands that do anything legal, now and then, and time that passes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.seats import CLOCK, Seat, Viewer
from game.games.wombat.model import actions as act
from game.games.wombat.model.events import Event
from game.games.wombat.model.options import Options
from game.games.wombat.model.state import DEBATE, State
from game.games.wombat.rules import RULES
from game.match import Match

WombatMatch = Match[State, act.Action, Event]


class Open:
    """A match whose truth and luck can be looked at."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.seed, self.given = seed, options
        self.options = RULES.options(seats, options)
        self.journal: Journal[State, Event] = Journal(
            RULES.initial(seats, self.options), RULES.apply
        )
        self.luck = Luck(seed)
        RULES.deal(self.journal, self.luck)
        self.match: WombatMatch = Match(
            RULES, seats, self.options, seed, journal=self.journal, luck=self.luck
        )

    @property
    def truth(self) -> State:
        return self.journal.state


def played(
    one: Open, chance: Stream, *, lazy: bool = False, every: int = 3
) -> Iterator[tuple[Seat, act.Action]]:
    """Play to the end: one seat in ``every`` does something in a tick; who is lazy, nothing."""
    while one.match.outcome() is None:
        truth = one.truth
        for seat in [] if lazy else chance.shuffled(range(truth.seats)):
            if chance.below(every):
                continue
            offered = one.match.pending().get(Seat(seat), ())
            if not offered:
                continue
            action = RULES.fill(truth, Seat(seat), offered[chance.below(len(offered))], chance)
            yield Seat(seat), action
            one.match.submit(Seat(seat), action)
        ready = truth.phase == DEBATE and (CLOCK not in one.match.pending() or lazy)
        if ready:
            for seat in truth.living():
                if truth.phase != DEBATE:
                    break  # some had said so before
                yield seat, act.READY
                one.match.submit(seat, act.READY)
            continue
        if one.match.outcome() is None:
            [tick] = one.match.pending()[CLOCK]
            yield CLOCK, tick
            one.match.submit(CLOCK, tick)


def view(match: WombatMatch, viewer: Viewer, options: Options) -> State:
    """What a viewer's stream folds to."""
    folded = RULES.initial(options.seats, options)
    for event in match.observations(viewer):
        RULES.apply(folded, event)
    return folded

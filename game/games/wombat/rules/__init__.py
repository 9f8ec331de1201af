"""The rules of Branle-bas de Wombat, promise by promise (``game.core.rules``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import Outcome
from game.core.seats import Seat, Viewer
from game.games.wombat.model.actions import ACTIONS, Action
from game.games.wombat.model.events import Event
from game.games.wombat.model.options import SEAT_COUNTS, Options, read_options
from game.games.wombat.model.state import POINTING, State
from game.games.wombat.rules import course, determinizations, legality
from game.games.wombat.rules.fold import apply
from game.games.wombat.rules.refusals import refusal


class Wombat:
    """The game behind the rules protocol."""

    name: Final = "wombat"
    edition: Final = 1
    seat_counts: Final = SEAT_COUNTS
    fill = staticmethod(legality.fill)
    apply = staticmethod(apply)

    def options(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Return complete options from what was asked for."""
        return read_options(seats, given)

    def options_json(self, options: Options) -> dict[str, Any]:
        """Return options as plain data."""
        return options.to_json()

    def initial(self, seats: int, options: Options) -> State:
        """Return the table before anything was told."""
        return State(options)

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        """Deal the roles, and begin the first build."""
        course.deal(journal, luck)

    def pending(self, state: State) -> Mapping[Seat, Sequence[Action]]:
        """Return who is asked, and what they may do; time stands last."""
        return legality.pending(state)

    def accepts(self, state: State, seat: Seat, action: Action) -> bool:
        """Say whether a seat, or time, may do this now."""
        return refusal(state, seat, action) is None

    def play(self, journal: Journal[State, Event], luck: Luck, seat: Seat, action: Action) -> None:
        """Carry out an action that is accepted."""
        course.play(journal, luck, seat, action)

    def refusal(self, state: State, seat: Seat, action: Action) -> str | None:
        """Return why a seat may not do this now, None if it may."""
        return refusal(state, seat, action)

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        """Return a complete world that fits what a viewer was told."""
        return determinizations.determinize(view, viewer, chance)

    def hidden_count(self, state: State) -> int:
        """Return how many roles and bricks of a table are unknown."""
        return determinizations.hidden_count(state)

    def check(self, state: State) -> None:
        """Check that no brick was lost or doubled."""
        determinizations.check(state)

    def turns_bound(self, state: State) -> int:
        """Return more acts than a match has where everybody does one thing a tick at most.

        Votes and talk in a debate are as free as they are at a table (W51): they have no bound.
        """
        options = state.options
        ticks = options.ticks + 2 * POINTING + options.debate_ticks
        return (2 * options.points - 1) * ticks * (state.seats + 1)

    def outcome(self, state: State) -> Outcome | None:
        """Return which team won; nobody wins a practice build (W52)."""
        if not state.reason:
            return None
        return Outcome(state.winners, state.reason, played=not state.options.practice)

    def action_from_json(self, data: Mapping[str, Any]) -> Action:
        """Return the action that plain data spells."""
        return ACTIONS.read(data)


RULES: Final = Wombat()

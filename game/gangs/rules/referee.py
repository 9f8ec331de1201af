"""The referee: the rules protocol of ``game.core.rules``, for all games of hidden gangs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import Outcome
from game.core.seats import Seat, Viewer
from game.gangs.model.actions import ACTIONS, Action
from game.gangs.model.events import Event
from game.gangs.model.options import Options
from game.gangs.model.state import OVER, State
from game.gangs.rules import determinizations, flow, legality, refusals, turns
from game.gangs.rules.fold import apply

O_ = TypeVar("O_", bound=Options)


class GangRules(Generic[O_]):
    """What a game's own rules inherit: they say what it is called and how its options are read."""

    def options_json(self, options: O_) -> dict[str, Any]:
        """Return options as plain data."""
        return options.to_json()

    def initial(self, seats: int, options: O_) -> State:
        """Return the empty table."""
        return State(seats, options)

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        """Deal tiles and cards and begin the first turn."""
        turns.begin_round(journal, luck)

    # bots call these thousands of times a decision: the functions themselves save a call
    pending = staticmethod(legality.pending)
    play = staticmethod(flow.play)
    apply: Final = apply

    fill: Final = None

    def accepts(self, state: State, seat: Seat, action: Action) -> bool:
        """Say whether an action is one of those that are legal now."""
        return action in legality.pending(state).get(seat, ())

    def refusal(self, state: State, seat: Seat, action: Action) -> str | None:
        """Return why an action is not legal, or None."""
        return refusals.refusal(state, seat, action)

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        """Return a complete world that fits a view."""
        return determinizations.determinize(view, viewer, chance)

    def hidden_count(self, state: State) -> int:
        """Count what is unknown."""
        return determinizations.hidden_count(state)

    def check(self, state: State) -> None:
        """Check that nothing was lost or doubled."""
        determinizations.check(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None."""
        if state.phase != OVER:
            return None
        return Outcome(tuple(map(Seat, state.winners)), state.reason, state.points)

    def action_from_json(self, data: Mapping[str, Any]) -> Action:
        """Return the action that plain data spells."""
        return ACTIONS.read(data)

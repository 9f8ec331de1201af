"""The rules of Et Bim! (et_bim.md): pure functions over a state folded in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import Outcome
from game.core.seats import Seat, Viewer
from game.games.et_bim.model.actions import Action, action_from_json
from game.games.et_bim.model.events import Event
from game.games.et_bim.model.options import SEAT_COUNTS, Options, read_options
from game.games.et_bim.model.state import OVER, State
from game.games.et_bim.rules import flow, legality, turns, worlds
from game.games.et_bim.rules.fold import apply

_ACTIONS_A_TURN: Final = 60
"""More than a turn takes: 3 mulligans, a throw, 11 cards of a chain, offences, 23 Et Bim!."""


class EtBim:
    """Et Bim! behind the rules protocol of ``game.core.rules``."""

    name: Final = "et_bim"
    edition: Final = 1
    seat_counts: Final = SEAT_COUNTS

    def options(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Return complete options; see ``read_options``."""
        return read_options(seats, given)

    def options_json(self, options: Options) -> dict[str, Any]:
        """Return options as plain data."""
        return options.to_json()

    def initial(self, seats: int, options: Options) -> State:
        """Return the empty table."""
        return State(seats, options)

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        """Deal tiles and cards and begin the first turn."""
        turns.begin_round(journal, luck)

    # bots call these thousands of times a decision: the functions themselves save a call
    pending = staticmethod(legality.pending)
    play = staticmethod(flow.play)
    apply: Final = apply

    def refusal(self, state: State, seat: Seat, action: Action) -> str | None:
        """Return why an action is not legal, or None."""
        return legality.refusal(state, seat, action)

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        """Return a complete world that fits a view."""
        return worlds.determinize(view, viewer, chance)

    def blanks(self, state: State) -> int:
        """Count what is unknown."""
        return worlds.blanks(state)

    def check(self, state: State) -> None:
        """Check that nothing was lost or doubled."""
        worlds.check(state)

    def turns_bound(self, state: State) -> int:
        """Return a number of actions that no match exceeds: the turn cap, times a full turn."""
        return turns.TURNS_EACH * state.n * _ACTIONS_A_TURN * state.options.rounds

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None."""
        if state.phase != OVER:
            return None
        return Outcome(tuple(map(Seat, state.winners)), state.reason, state.points)

    def action_from_json(self, data: Mapping[str, Any]) -> Action:
        """Return the action that plain data spells."""
        return action_from_json(data)


RULES: Final = EtBim()

"""The rules of Mets ton slip !, promise by promise (``game.core.rules``); in words: RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import Outcome
from game.core.seats import Seat, Viewer
from game.games.mets_ton_slip.model.actions import ACTIONS, Action
from game.games.mets_ton_slip.model.cards import DECK, HAND, NOTHING, SLOTS
from game.games.mets_ton_slip.model.events import Event
from game.games.mets_ton_slip.model.options import SEAT_COUNTS, Options, read_options
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules import determinizations, flow, legality
from game.games.mets_ton_slip.rules.dressing import dressed
from game.games.mets_ton_slip.rules.fold import apply
from game.games.mets_ton_slip.rules.refusals import refusal

_DEFENDED: Final = 8
"""More than anybody is asked about one attack: six defences, a pass, a choice."""


class MetsTonSlip:
    """The game behind the rules protocol."""

    name: Final = "mets_ton_slip"
    edition: Final = 1
    seat_counts: Final = SEAT_COUNTS
    fill: Final = None
    # bots imagine thousands of continuations a decision: no method around these
    apply = staticmethod(apply)
    pending = staticmethod(legality.pending)
    play = staticmethod(flow.play)

    def options(self, seats: int, given: Mapping[str, Any]) -> Options:
        """Return complete options from what was asked for."""
        return read_options(seats, given)

    def options_json(self, options: Options) -> dict[str, Any]:
        """Return options as plain data."""
        return options.to_json()

    def initial(self, seats: int, options: Options) -> State:
        """Return the table before anything was told."""
        return State(options, len(DECK))

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        """Shuffle, deal, let somebody begin."""
        flow.deal(journal, luck)

    def accepts(self, state: State, seat: Seat, action: Action) -> bool:
        """Say whether a seat may do this now."""
        return refusal(state, seat, action) is None

    def refusal(self, state: State, seat: Seat, action: Action) -> str | None:
        """Return why a seat may not do this now, None if it may."""
        return refusal(state, seat, action)

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        """Return a complete world that fits what a viewer was told."""
        return determinizations.determinize(view, viewer, chance)

    def hidden_count(self, state: State) -> int:
        """Return how many cards of a table are unknown."""
        return determinizations.hidden_count(state)

    def check(self, state: State) -> None:
        """Check that no card was lost or doubled."""
        determinizations.check(state)

    def turns_bound(self, state: State) -> int:
        """Return more actions than a match can have: each turn draws, lays all away, and ends."""
        # a hand grows by what is drawn alone, and Troc only hands it on: nobody holds more than
        # the limit; who lays away lays at most that and all that is worn
        a_turn = 1 + HAND + HAND + len(SLOTS) + 1 + _DEFENDED
        return flow.bound_of(state.seats) * a_turn

    def outcome(self, state: State) -> Outcome | None:
        """Return who is dressed, or has the most on when the bound was reached."""
        if not state.winners:
            return None
        won = dressed(state.worn[state.winners[0]])
        points = tuple(sum(face != NOTHING for face in slots) for slots in state.worn)
        return Outcome(state.winners, "dressed" if won else "bound", points)

    def action_from_json(self, data: Mapping[str, Any]) -> Action:
        """Return the action that plain data spells."""
        return ACTIONS.read(data)


RULES: Final = MetsTonSlip()

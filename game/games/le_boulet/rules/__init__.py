"""The rules of Le Boulet, promise by promise (``game.core.rules``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import Outcome
from game.core.seats import Seat, Viewer
from game.games.le_boulet.model.actions import ACTIONS, Action
from game.games.le_boulet.model.events import Event
from game.games.le_boulet.model.options import SEAT_COUNTS, Options, read_options
from game.games.le_boulet.model.state import ATTEMPTS, State
from game.games.le_boulet.rules import determinizations, flow, legality
from game.games.le_boulet.rules.fold import apply
from game.games.le_boulet.rules.refusals import refusal


class LeBoulet:
    """The game behind the rules protocol."""

    name: Final = "le_boulet"
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
        """Shuffle, deal, let everybody look for an association."""
        flow.deal(journal, luck)

    def pending(self, state: State) -> Mapping[Seat, Sequence[Action]]:
        """Return who is asked, and what they may do; themes are open fields."""
        return legality.pending(state)

    def accepts(self, state: State, seat: Seat, action: Action) -> bool:
        """Say whether a seat may do this now."""
        return refusal(state, seat, action) is None

    def play(self, journal: Journal[State, Event], luck: Luck, seat: Seat, action: Action) -> None:
        """Carry out an action that is accepted."""
        flow.play(journal, luck, seat, action)

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
        """Return more actions than a match can have.

        Of an association the pair and every answer may be contested once each; an answer that is
        refused makes room for another card, which is none of those refused. Each contest takes
        everybody's choice, a defence, everybody's vote and another card. A theme is explained once,
        after which everybody may choose again.
        """
        seats = state.seats
        contests = 1 + seats + state.options.cards
        attempt = 2 + 3 * seats + contests * (2 * seats + 2) + seats
        return seats + flow.bound_of(seats) * (ATTEMPTS * attempt + 1)

    def outcome(self, state: State) -> Outcome | None:
        """Return who got rid of their cards, or holds the fewest when the bound was reached."""
        return Outcome(state.winners, state.reason) if state.winners else None

    def action_from_json(self, data: Mapping[str, Any]) -> Action:
        """Return the action that plain data spells."""
        return ACTIONS.read(data)


RULES: Final = LeBoulet()

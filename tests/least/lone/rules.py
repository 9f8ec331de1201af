"""The rules of Lone, promise by promise (``game.core.rules``); in words: RULES.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from game.games.lone.model import (
    ACTIONS,
    BLANK,
    NONE,
    NUMBERS,
    Began,
    Ended,
    Event,
    Lost,
    Name,
    Named,
    Opened,
    Sealed,
    State,
    Won,
)

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import OptionsError, Outcome
from game.core.seats import Seat, Viewer

_ROUNDS: Final = range(1, 10)
_USUAL: Final = 5


class Lone:
    """Lone behind the rules protocol."""

    name: Final = "lone"
    edition: Final = 1
    seat_counts: Final = range(2, 7)

    def options(self, seats: int, given: Mapping[str, Any]) -> int:
        """Return how many rounds there are, the one thing that may be set."""
        rounds = given.get("rounds", _USUAL)
        if seats not in self.seat_counts:
            raise OptionsError("seats", seats=seats)
        if type(rounds) is not int or rounds not in _ROUNDS or set(given) - {"rounds"}:
            raise OptionsError("rounds", least=_ROUNDS[0], most=_ROUNDS[-1])
        return rounds

    def options_json(self, options: int) -> dict[str, Any]:
        """Return options as plain data."""
        return {"rounds": options}

    def initial(self, seats: int, options: int) -> State:
        """Return the table before anything was told."""
        return State(options, [NONE] * seats, [0] * seats)

    def deal(self, journal: Journal[State, Event], luck: Luck) -> None:
        """Begin the first round: there is nothing to deal."""
        journal.tell(Began(1))

    def pending(self, state: State) -> Mapping[Seat, Sequence[Name]]:
        """Return everybody who has not named a number yet: they may in any order.

        The number is an open field: it is not listed, but filled in.
        """
        return {seat: [Name()] for seat in state.asked()}

    def accepts(self, state: State, seat: Seat, action: Name) -> bool:
        """Say whether a seat may name this number now."""
        return seat in state.asked() and action.number in NUMBERS

    def fill(self, view: State, seat: Seat, shape: Name, chance: Stream) -> Name:
        """Return a number by chance, a small one: large ones never win."""
        return Name(NUMBERS[chance.below(3 * len(view.numbers))])

    def play(self, journal: Journal[State, Event], luck: Luck, seat: Seat, action: Name) -> None:
        """Seal a number; the last one opens them all."""
        state = journal.state
        journal.tell(Named(seat))
        journal.tell(Sealed(seat, action.number))
        if state.asked():
            return
        lone = [number for number in state.numbers if state.numbers.count(number) == 1]
        journal.tell(Opened(tuple(state.numbers)))
        if lone:
            journal.tell(Won(Seat(state.numbers.index(min(lone))), min(lone)))
        else:
            journal.tell(Lost())
        if state.number < state.rounds:
            journal.tell(Began(state.number + 1))
            return
        most = max(state.points)
        best = [Seat(one) for one, points in enumerate(state.points) if points == most > 0]
        journal.tell(Ended(tuple(best)))

    def refusal(self, state: State, seat: Seat, action: Name) -> str | None:
        """Return why a number may not be named, None if it may."""
        if seat not in state.asked():
            return "not-your-turn"
        return None if action.number in NUMBERS else "no-such-number"

    def turns_bound(self, state: State) -> int:
        """Return how many numbers are named, and one more."""
        return state.rounds * len(state.numbers) + 1

    def outcome(self, state: State) -> Outcome | None:
        """Return who won the most rounds, nobody where nobody won one."""
        if len(state.won) < state.rounds:
            return None
        return Outcome(state.winners, "points", tuple(state.points))

    def action_from_json(self, data: Mapping[str, Any]) -> Name:
        """Return the action that plain data spells."""
        return ACTIONS.read(data)

    def apply(self, state: State, event: Event) -> None:
        """Fold an event into a state, in place."""
        match event:
            case Began(number):
                state.number = number
                state.numbers[:] = [NONE] * len(state.numbers)
            case Named(seat):
                state.numbers[seat] = BLANK
            case Sealed(to, number):
                state.numbers[to] = number
            case Opened(numbers):
                state.numbers[:] = numbers
                state.before.append(numbers)
            case Won(seat):
                state.won.append(seat)
                state.points[seat] += 1
            case Lost():
                state.won.append(None)
            case Ended(winners):
                state.winners = winners

    def determinize(self, view: State, viewer: Viewer, chance: Stream) -> State:
        """Return a complete world: whoever named something named anything."""
        world = deepcopy(view)
        world.numbers = [
            NUMBERS[chance.below(len(NUMBERS))] if number == BLANK else number
            for number in world.numbers
        ]
        return world

    def hidden_count(self, state: State) -> int:
        """Return how many numbers are unknown."""
        return state.numbers.count(BLANK)

    def check(self, state: State) -> None:
        """Check that no round was lost or doubled, and that each winner has a point."""
        assert len(state.before) - len(state.won) in (0, 1), "a round was lost or doubled"
        assert sum(state.points) == sum(winner is not None for winner in state.won)


RULES: Final = Lone()

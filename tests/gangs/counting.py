"""Counting how many ways there are to play on from a position in which every card is named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.games import rules_of
from game.gangs.model.events import Event
from game.gangs.model.state import State
from tests.gangs.laid import Laid

DEPTHS = 3


@dataclass(frozen=True)
class Position:
    """A table laid out, what is done before counting begins, and what is counted then."""

    name: str
    case: dict[str, Any]
    counts: tuple[int, ...]
    done: Sequence[dict[str, Any]] = field(default=())

    def named(self) -> int:
        """How many cards to come are named."""
        named = self.case.get("stock", self.case.get("paf_pile", []))
        return len(named) if isinstance(named, list) else 0


class _TopOfTheStock(Stream):
    """Draws that always take the bag's last card; nothing to remember, so nothing to copy."""

    def below(self, limit: int) -> int:
        return limit - 1


class _Drawing(Luck):
    """Luck for draws alone: a position that needs any other is not fully named."""

    def stream(self, purpose: str) -> Stream:
        assert purpose == "draws", purpose
        return _TopOfTheStock(0)


def continuations(game: str, state: State, depth: int, named: int) -> int:
    """How many sequences of so many actions are legal; ``named`` cards may be drawn meanwhile."""
    rules = rules_of(game)
    [*asked] = rules.pending(state).items()
    if not asked:
        return 0
    [(seat, actions)] = asked
    different = set(actions)
    assert len(different) == len(actions), "an action is offered twice"
    if depth == 1:
        return len(different)
    count = 0
    for action in actions:
        journal = Journal[State, Event](state.copy(), rules.apply)
        rules.play(journal, _Drawing(0), seat, action)
        left = named - sum(event.kind == "drew" for event in journal.events)
        assert left >= 0, "a card is drawn that the position does not name"
        count += continuations(game, journal.state, depth - 1, left)
    return count


def check_counts(game: str, position: Position) -> None:
    """Check that as many sequences are found as were reasoned out, one to three actions deep."""
    state = Laid(game, position.case).do(*position.done).state
    named = position.named()
    found = tuple(continuations(game, state, depth, named) for depth in range(1, DEPTHS + 1))
    assert found == position.counts


def check_counting_leaves_the_position(game: str, position: Position) -> None:
    """Check that counting changes nothing, and that no seed has a say."""
    for seed in (1, 99):
        laid = Laid(game, {**position.case, "seed": seed}).do(*position.done)
        before = laid.match.pending()
        assert continuations(game, laid.state, 2, position.named()) == position.counts[1]
        assert laid.match.pending() == before
        laid.match.check()

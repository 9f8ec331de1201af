"""Running matches for the proofs: every viewer's own fold beside the truth, checked as it grows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

from game.core.journal import Journal
from game.core.luck import Luck, Stream
from game.core.rules import Rules
from game.core.seats import Seat, Viewer
from game.match import Match
from tests.promises.subjects import BLANK, SUBJECTS, Subject, Unordered

Game = tuple[Subject, int, dict[str, Any], int]
"""A subject, its seats, options and seed."""


def games(*names: str) -> st.SearchStrategy[Game]:
    """Any match of some games; each table is as likely as any other of its game."""
    return st.one_of(*(_games_of(SUBJECTS[name]) for name in names))


def _games_of(subject: Subject) -> st.SearchStrategy[Game]:
    return st.builds(
        lambda table, seed: (subject, table[0], table[1], seed),
        st.sampled_from(subject.tables()),
        st.integers(0, 10**9),
    )


class Running:
    """A match whose truth is looked at after every single event."""

    def __init__(self, game: Game, told: Callable[[Any, Any], None] | None = None) -> None:
        """Deal. ``told`` is called with every event and the truth just before it."""
        self.subject, self.seats, given, self.seed = game
        self.rules = self.subject.rules
        self.options = self.rules.options(self.seats, given)
        self._told = told
        self._views: dict[Viewer, tuple[Any, int]] = {}
        self.luck = Luck(self.seed)
        self.journal = Journal(self.rules.initial(self.seats, self.options), self._apply)
        self.rules.deal(self.journal, self.luck)
        self.match: Match[Any, Any, Any] = Match(
            self.rules, self.seats, self.options, self.seed, journal=self.journal, luck=self.luck
        )

    @property
    def truth(self) -> Any:
        return self.journal.state

    def _apply(self, state: Any, event: Any) -> None:
        if self._told is not None:
            self._told(event, state)
        self.rules.apply(state, event)

    def viewers(self) -> list[Viewer]:
        return [None, *map(Seat, range(self.seats))]

    def view(self, viewer: Viewer) -> Any:
        """What a viewer's stream folds to by now; one view a viewer, which grows with it."""
        view, told = self._views.get(viewer) or (self.rules.initial(self.seats, self.options), 0)
        for event in (events := self.match.observations(viewer, told)):
            self.rules.apply(view, event)
        self._views[viewer] = view, told + len(events)
        return view

    def steps(self, chance: Stream) -> Iterator[tuple[Seat, Any]]:
        """Play legal actions drawn evenly to the end; yield each before it is played."""
        while asked := self.match.pending():
            seat = list(asked)[chance.below(len(asked))]
            action = some(self.rules, self.truth, seat, asked[seat], chance)
            yield seat, action
            self.match.submit(seat, action)


def some(
    rules: Rules[Any, Any, Any, Any], state: Any, seat: Seat, legal: Sequence[Any], chance: Stream
) -> Any:
    """Something of what a seat may do, drawn evenly; an open field is filled in by the game."""
    action = legal[chance.below(len(legal))]
    return action if rules.fill is None else rules.fill(state, seat, action, chance)


def line(event: Any) -> str:
    """An event as a line of a file."""
    return json.dumps(event.to_json(), ensure_ascii=False)


def contents(state: Any) -> dict[str, Any]:
    """Everything a state holds, copied."""
    names = getattr(state, "__slots__", None) or vars(state)
    return deepcopy({name: _plain(getattr(state, name)) for name in names})


def _plain(value: Any) -> Any:
    """Return a value that can be compared: of what is compared by where it lies what it holds."""
    if isinstance(value, list):
        return [_plain(one) for one in value]
    own = hasattr(value, "__slots__") and type(value).__eq__ is object.__eq__
    return contents(value) if own else value


def blanked(subject: Subject, world: Any, view: Any) -> Any:
    """A copy of a world without what a view does not know."""
    copy = deepcopy(world)
    if isinstance(subject, Unordered):
        subject.lay_like(copy, view)
    places = subject.secrets(copy)
    known = subject.secrets(view)
    assert places.keys() == known.keys()
    for place, what in known.items():
        if what == BLANK:
            subject.put(copy, place, BLANK)
    return copy

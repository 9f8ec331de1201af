"""Open actions: answers with an open field, which cannot be compared with what is offered.

A seat's own view says what it may answer. It is folded here from what the seat is told, and only
for games that list shapes (``Rules.fill``); others are spared it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.question import Choice, Question
from game.core.luck import Stream, key_of
from game.core.rules import Rules
from game.core.seats import Seat


class OpenActions:
    """What the seats of one match may answer, each as far as it was told."""

    def __init__(self, rules: Rules[Any, Any, Any, Any], seats: int, options: Any) -> None:
        """Begin with tables on which nothing was told; the options are complete ones."""
        self._rules = rules
        self._seats = seats
        self._options = options
        self._views: dict[int, Any] = {}
        self._heard: dict[int, int] = {}

    def note(self, seat: int, events: Sequence[Any]) -> None:
        """Take in what a seat was told; where every action is listed whole nothing is needed."""
        if self._rules.fill is None:
            return
        view = self._view(seat)
        for event in events:
            self._rules.apply(view, event)
        self._heard[seat] = self._heard.get(seat, 0) + len(events)

    def forget(self, seat: int) -> None:
        """Begin again with a seat, which will be told everything anew."""
        self._views.pop(seat, None)
        self._heard.pop(seat, None)

    def instead(self, question: Question, fault: str, guilty: Seat | None = None) -> Choice:
        """Return what is chosen where a bot fails: the first thing that its seat may do.

        An open field is filled. In a real-time game nothing is done.
        """
        action = None if question.real_time else self._first(question.seat, question.legal[0])
        return question.answered(action, fault, guilty)

    def _first(self, seat: int, offered: Any) -> Any:
        fill = self._rules.fill
        if fill is None:
            return offered
        chance = Stream(key_of("fill", seat, self._heard.get(seat, 0)))
        return fill(self._view(seat), Seat(seat), offered, chance)

    def meant(self, seat: int, legal: Sequence[Any], answer: Any) -> Any | None:
        """Return the action that somebody's answer means, None where they may not do it.

        What is returned is never the answer itself, which may be anything: it is what was offered,
        or spelled anew.
        """
        for offered in legal:
            # the type is asked for first: an external bot's `__eq__` may say yes to everything
            if type(offered) is type(answer) and offered == answer:
                return offered if self._rules.fill is None else self._accepted(seat, offered)
        if not self.offered(legal, answer):
            return None
        return self._accepted(seat, self._rules.action_from_json(answer.to_json()))

    def offered(self, legal: Sequence[Any], answer: Any) -> bool:
        """Say whether an answer is of a shape that is offered, whatever it is filled with."""
        return self._rules.fill is not None and type(answer) in {type(shape) for shape in legal}

    def _accepted(self, seat: int, action: Any) -> Any | None:
        return action if self._rules.accepts(self._view(seat), Seat(seat), action) else None

    def _view(self, seat: int) -> Any:
        if seat not in self._views:
            self._views[seat] = self._rules.initial(self._seats, self._options)
        return self._views[seat]

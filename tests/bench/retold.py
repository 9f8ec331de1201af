"""What was done in a match, retold without any file: what a resumed one is held against."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, Self

from game.core.seats import CLOCK, Seat
from game.games import rules_of
from game.match import Match
from game.session import Session
from game.store.chronicle import Chronicle
from game.store.heads import HUMAN, Head


@dataclass(frozen=True)
class Told:
    """What was done in a match so far, as it was told."""

    head: Head
    actions: tuple[Any, ...] = ()
    reasons: tuple[Any, ...] = ()
    hands: tuple[Any, ...] = ()
    marks: tuple[Any, ...] = ()
    guesses: tuple[Any, ...] = ()
    orders: tuple[Any, ...] = ()

    def after(self, kind: str, what: Any, *, why: bool = True) -> Self:
        """Return what was done with one thing more; ``why`` says whether its reason is on file."""
        match kind:
            case "act":
                seat, action, reason = what
                reasons = ((len(self.actions), reason),) if reason and why else ()
                return replace(
                    self,
                    actions=(*self.actions, (seat, action)),
                    reasons=self.reasons + reasons,
                )
            case "tick":
                acts = tuple((seat, action) for seat, action in what)
                return replace(self, actions=self.actions + acts)
            case "hand":
                return replace(self, hands=(*self.hands, (len(self.actions), *what)))
            case "mark":
                return replace(self, marks=(*self.marks, tuple(what)))
            case "guess":
                return replace(self, guesses=(*self.guesses, what))
            case _:
                return replace(self, orders=(*self.orders, what))

    def without(self, ticks: int) -> Self:
        """Return what was done without the last so many ticks, and what was done in these."""
        ends = [at for at, (seat, _) in enumerate(self.actions, 1) if seat == CLOCK]
        return replace(self, actions=self.actions[: [0, *ends][max(0, len(ends) - ticks)]])

    def match(self) -> Match[Any, Any, Any]:
        """Play it without any file."""
        head, rules = self.head, rules_of(self.head.game)
        options = rules.options(head.seats, head.options)
        match: Match[Any, Any, Any] = Match(rules, head.seats, options, head.seed)
        for seat, spelled in self.actions:
            match.submit(Seat(seat), rules.action_from_json(spelled))
        return match

    def state(self) -> dict[str, Any]:
        """Return everything a session must know."""
        match, head = self.match(), self.head
        controllers = list(head.controllers)
        people = {seat for seat, kind in enumerate(controllers) if kind == HUMAN}
        for _, seat, controller in self.hands:
            controllers[seat] = controller
            people |= {seat} if controller == HUMAN else set()
        marks: dict[int, dict[tuple[int, int], int]] = {}
        for by, seat, gang, count in self.marks:
            marks.setdefault(by, {})[seat, gang] = count
        return {
            "told": told_to_all(match, head.seats),
            "asked": repr(dict(match.pending())),
            "actions": [list(one) for one in self.actions],
            "reasons": dict(self.reasons),
            "hands": [list(one) for one in self.hands],
            "controllers": controllers,
            "people": sorted(people),
            "marks": marks,
            "guesses": list(self.guesses),
            "orders": dict(self.orders),
        }


def filled(actions: list[Any], told: Sequence[Any]) -> list[Any]:
    """Return actions of a file with the ticks spelled that it leaves out, as they were told."""
    return [
        list(said) if list(found) == [CLOCK, {}] else list(found)
        for found, said in zip_longest(actions, told[: len(actions)], fillvalue=())
    ]


def told_to_all(told: Match[Any, Any, Any] | Session, seats: int) -> list[str]:
    """Return what everybody was told, bystanders first."""
    return [repr(told.observations(viewer)) for viewer in (None, *map(Seat, range(seats)))]


def state_of(session: Session, file: Chronicle) -> dict[str, Any]:
    """Return everything a session knows, and what it is kept in."""
    return {
        "told": told_to_all(session, session.head.seats),
        "asked": repr({seat: session.legal(seat) for seat in session.asked()}),
        "actions": [[seat, action] for seat, action in file.actions],
        "reasons": dict(file.reasons),
        "hands": [[hand.at, hand.seat, hand.controller] for hand in file.hands],
        "controllers": session.controllers,
        "people": session.people,
        "marks": file.marks,
        "guesses": file.guesses,
        "orders": file.orders,
    }

"""A session whose match a test holds: who plants a leak, or lays cards, knows the truth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.games import rules_of
from game.match import Match
from game.scenes.kit import Kit
from game.session import Session
from game.store.heads import Head
from game.store.replays import Recorder


class HeldSession(Session):
    """A session, the match of which the program never gives away, and what shows it."""

    kit: Kit
    """The kit of its screen, once there is one."""

    def __init__(
        self,
        head: Head,
        recorder: Recorder | None = None,
        data: Path | None = None,
        *,
        match: Match[Any, Any, Any] | None = None,
    ) -> None:
        """Take a match that goes on, or deal the one of the head."""
        if match is None:
            rules = rules_of(head.game)
            match = Match(rules, head.seats, rules.options(head.seats, head.options), head.seed)
        self.match = match
        super().__init__(head, recorder, data=data, match=match)

    @property
    def truth(self) -> Any:
        """The truth, which may be changed."""
        return self.match.journal.state

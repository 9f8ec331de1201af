"""The company at a table of the arena: our own bots in this process, external bots in sandboxes."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from typing import Any

from game.ai.answering import Playable, Seating
from game.ai.bot_host import BotHost
from game.ai.bot_router import ours
from game.ai.question import Choice, Question
from game.ai.sandboxes.external_bots import ExternalBots, SandboxOf
from game.ai.sandboxes.sandbox import Sandbox


class Spares:
    """Sandboxes that stand by, so that a match need not wait until interpreters have started."""

    def __init__(self) -> None:
        """Begin with none."""
        self._sandboxes: deque[tuple[Playable, Sandbox]] = deque()

    def next_sandbox(self, game: Playable) -> Sandbox:
        """Return a sandbox that is nobody's yet; nobody gets it after whoever had it."""
        while self._sandboxes:
            its, sandbox = self._sandboxes.popleft()
            if its is game:
                return sandbox
            sandbox.bury()
        return Sandbox(game)

    def stand_by(self, game: Playable, many: int) -> None:
        """Let so many sandboxes start while something else is done."""
        while len(self._sandboxes) < many:
            self._sandboxes.append((game, Sandbox(game)))

    def close(self) -> None:
        """Let them go."""
        while self._sandboxes:
            self._sandboxes.popleft()[1].bury()


class Company:
    """Everybody at one table, waited for."""

    def __init__(self, seating: Seating, sandbox_of: SandboxOf = Sandbox) -> None:
        """Let them sit down; ``sandbox_of`` brings sandboxes for those who need one."""
        self.own = BotHost(ours(seating), oracles=True)
        """The bots that are ours."""
        self._external = ExternalBots(seating, time.monotonic, sandbox_of, behind=False)
        self._external.start()
        self._outside = frozenset(self._external.seats)

    @property
    def sandboxes(self) -> int:
        """How many of them live in sandboxes."""
        return len(self._outside)

    def _at(self, seat: int) -> BotHost | ExternalBots:
        return self._external if seat in self._outside else self.own

    def broken(self, seat: int) -> str:
        """Return why a seat's bot could not be called in, if it could not."""
        if seat in self._outside:
            return self._external.made(seat)
        return self.own.broken.get(seat, "")

    def inform(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        self._at(seat).inform(seat, events)

    def choose_for(self, question: Question) -> Choice:
        """Return a legal action for a seat, its bot's own if it gives one."""
        return self._at(question.seat).choose_for(question)

    def beliefs(self, seat: int) -> tuple[list[list[float]] | None, str]:
        """Return a bot's beliefs, None where it tells none, and what went wrong, if anything."""
        return self._at(seat).beliefs(seat)

    def close(self) -> None:
        """Let everybody go."""
        self._external.close()

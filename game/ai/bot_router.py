"""The bot router: our own bots of a match together, and external bots each in a sandbox."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.ai.answering import Answering, Seating
from game.ai.bot_process import BotProcess
from game.ai.question import Choice, Question
from game.ai.sandboxes.external_bots import ExternalBots
from game.core.bots import is_external


def ours(seating: Seating) -> Seating:
    """Return a seating without those that are not our own."""
    levels = {seat: kind for seat, kind in seating.levels.items() if not is_external(kind)}
    return replace(seating, levels=levels)


class BotRouter:
    """The bots of one match beside a window; ``Answering`` says what for."""

    def __init__(self, seating: Seating, clock: Callable[[], float]) -> None:
        """Take the seating, and a clock in seconds."""
        self._seating = seating
        self.own = BotProcess(ours(seating), clock)
        self.external = ExternalBots(seating, clock)

    def _at(self, seat: int) -> Answering:
        return self.external if is_external(self._seating.levels.get(seat, "")) else self.own

    def start(self) -> None:
        """Be there before the first question."""
        self.own.start()
        self.external.start()

    def inform(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        self._at(seat).inform(seat, events)

    @property
    def there(self) -> bool:
        """Whether everybody has sat down."""
        return self.own.there and self.external.there

    def ask(self, question: Question) -> None:
        """Ask a bot."""
        self._at(question.seat).ask(question)

    def answer(self) -> Choice | None:
        """Return an answer that has come, once; never waits."""
        return self.own.answer() or self.external.answer()

    def change(self, seat: int, seating: Seating) -> None:
        """Let a seat change hands."""
        self._seating = seating
        self.own.change(seat, ours(seating))
        self.external.change(seat, seating)

    def close(self) -> None:
        """Let everybody go."""
        self.own.close()
        self.external.close()

"""Bots of two worlds, asked in this process and in step with each other."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar
from unittest import mock

from game.ai import bot_process
from game.ai.bot_host import BotHost
from game.ai.question import Choice, Question


class HostHere:
    """The bots of one world, in this process: they answer when the other world's have."""

    newest: ClassVar[HostHere]

    def __init__(self, seating: Any, clock: Any) -> None:
        HostHere.newest = self
        self._host = BotHost(seating)
        self.asked: tuple[int, list[Any], Choice] | None = None
        self._agreed: Choice | None = None

    def start(self) -> None:
        """Nothing is to be started."""

    def inform(self, seat: int, events: Any) -> None:
        self._host.inform(seat, events)

    def ask(self, question: Question) -> None:
        self.asked = question.seat, list(question.legal), self._host.answer(question)

    def agree(self, action: Any) -> None:
        assert self.asked is not None
        self._agreed = replace(self.asked[2], action=action)
        self.asked = None

    def answer(self) -> Choice | None:
        agreed, self._agreed = self._agreed, None
        return agreed

    def change(self, seat: int, seating: Any) -> None:
        self._host.change(seat, seating)

    def close(self) -> None:
        """Nobody has to be let go."""


class Silent:
    """Bots that never answer: other hands are played by the proof."""

    there = True

    def __init__(self, *_: Any) -> None:
        """Sit down."""

    def start(self) -> None:
        """Nothing is to be started."""

    def inform(self, seat: int, events: Any) -> None:
        """Hear, and do nothing about it."""

    def ask(self, question: Question) -> None:
        """Be asked, and do nothing about it."""

    def answer(self) -> None:
        """Answer nothing."""

    def change(self, seat: int, seating: Any) -> None:
        """Sit down elsewhere."""

    def close(self) -> None:
        """Nobody has to be let go."""


@contextlib.contextmanager
def bots_here(host: type[HostHere] = HostHere) -> Iterator[None]:
    """Let sessions begun meanwhile ask their bots in this process."""
    beside = bot_process.BotProcess
    with contextlib.ExitStack() as stack:
        for name, module in list(sys.modules.items()):
            if name.startswith("game.") and getattr(module, "BotProcess", None) is beside:
                stack.enter_context(mock.patch.object(module, "BotProcess", host))
        yield

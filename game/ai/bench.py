"""The bench: the bots of one match, each told what its seat is told.

Whatever a bot does, the bench answers with a legal action: one that raises, answers nothing or
something illegal is named, and the first legal action is played in its place.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any, Final

from game.core.bots import Bot

FILE: Final = "file:"
FAILURES: Final = (Exception, SystemExit)
"""What somebody else's code may raise: it is named, not trusted; leaving is no way out either."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Which bots sit where, as plain data that can be sent to another process.

    ``levels`` maps seats to ``greedy``, ``random``, … or ``file:PATH.py:CLASS``; ``seeds`` holds
    each bot's own seed. Options are plain data as in a replay's head.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    levels: Mapping[int, str]
    seeds: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's answer, and what went wrong on the way to it, if anything."""

    seat: int
    action: Any
    fault: str = ""


class Bench:
    """The bots of one match."""

    def __init__(self, seating: Seating, *, strangers: bool = True) -> None:
        """Call the bots in; one that cannot be made is a fault at its first choice.

        Without ``strangers``, bots out of files are not called in: they are faults.
        """
        self._bots: dict[int, Bot] = {}
        self._broken: dict[int, str] = {}
        rules = import_module(f"game.games.{seating.game}.rules").RULES
        options = rules.options(seating.seats, seating.options)
        for seat, level in seating.levels.items():
            if level.startswith(FILE) and not strangers:
                self._broken[seat] = "its process came to an end"
                continue
            try:
                self._bots[seat] = _make(seating, level, seat, options)
            except FAILURES as error:
                self._broken[seat] = _said(error)

    def hear(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        bot = self._bots.get(seat)
        if bot is None:
            return
        try:
            bot.hear(events)
        except FAILURES as error:
            self._broken[seat] = _said(error)

    def choose(self, seat: int, legal: Sequence[Any]) -> Choice:
        """Return a legal action for a seat, its bot's own if it gives one."""
        fault = self._broken.get(seat, "")
        if not fault:
            try:
                action = self._bots[seat].choose(list(legal))
                for offered in legal:
                    if offered == action:
                        return Choice(seat, offered)
                fault = f"not legal: {action!r}"[:200]
            except FAILURES as error:
                fault = _said(error)
        return Choice(seat, legal[0], fault)


def _make(seating: Seating, level: str, seat: int, options: Any) -> Bot:
    seed = seating.seeds[seat]
    if level.startswith(FILE):
        path, _, name = level.removeprefix(FILE).rpartition(":")
        spec = spec_from_file_location(f"faux_freres_bot_{seat}", path)
        if spec is None or spec.loader is None:
            raise ImportError(path)
        module = module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        bot: Bot = getattr(module, name)(seat, seating.seats, options, seed)
        return bot
    made: Bot = import_module(f"game.games.{seating.game}.bot").make(
        level, seat, seating.seats, options, seed
    )
    return made


def _said(error: BaseException) -> str:
    kind = type(error).__name__
    try:
        return " ".join(f"{kind}: {error}".split())[:200]
    except FAILURES:  # even the error's own words are somebody else's code
        return kind

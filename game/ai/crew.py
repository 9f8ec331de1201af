"""The bench: the bots of one match, each told what its seat is told.

Whatever a bot does, the bench answers with a legal action: one that raises, answers nothing or
something illegal is named, and the first legal action is played in its place.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any, Final, Protocol

from game.ai.chance import ChanceBot
from game.ai.learning import Oracle
from game.ai.personas import persona_of
from game.ai.reasons import kept
from game.core.bots import Bot, Habits, Levels
from game.core.rules import Rules

FILE: Final = "file:"
ORACLE: Final = "oracle"
"""A level for measuring alone: it is told what nobody at the table knows."""
LONGEST: Final = 200
"""Characters. So much of what a fault says is kept."""


class Playable(Protocol):
    """What a crew needs of a game, which another process finds again where it is sent to one.

    Without levels chance plays, without habits no character lets anything be seen.
    """

    @property
    def rules(self) -> Rules[Any, Any, Any, Any]:
        """What may be done."""
        ...

    @property
    def bot(self) -> Levels | None:
        """Who plays it."""
        ...

    @property
    def habits(self) -> Habits | None:
        """What its characters let be seen."""
        ...

    @property
    def oracle(self) -> Oracle | None:
        """Who is told everything, for measuring."""
        ...


@dataclass(frozen=True, slots=True)
class Seating:
    """Which bots sit where, as values that can be sent to another process.

    ``levels`` maps seats to ``greedy``, ``random``, … or ``file:PATH.py:CLASS``; ``seeds`` holds
    each bot's own seed. Options are plain data as in a replay's head.
    """

    game: Playable
    seats: int
    options: Mapping[str, Any]
    levels: Mapping[int, str]
    seeds: Mapping[int, int]
    silent: Mapping[int, str] = field(default_factory=dict)
    """Bots that are not called in any more, and why."""
    data: Mapping[str, Any] | None = None
    """What the game's bots have learnt."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's answer, and what went wrong on the way to it, if anything."""

    seat: int
    action: Any
    fault: str = ""
    guilty: int | None = None
    """Whose fault it was, if it was not this bot's own."""
    why: Mapping[str, Any] = field(default_factory=dict)
    """The bot's reasons, where they were asked for and it gives any: see ``game.ai.reasons``."""
    tic: str = ""
    """The character whose tic shows before this action, where tics were asked for."""


class Bench:
    """The bots of one match."""

    def __init__(
        self,
        seating: Seating,
        *,
        strangers: bool = True,
        oracles: bool = False,
        making: Callable[[int], object] = lambda seat: None,
    ) -> None:
        """Call the bots in; one that cannot be made is a fault at its first choice.

        Without ``strangers``, bots out of files are not called in: they are faults. With
        ``oracles``, seats may hold one, as in the arena alone. ``making`` is told which bot is
        about to be made.
        """
        self._bots: dict[int, Bot] = {}
        self._strangers, self._oracles, self._making = strangers, oracles, making
        self.broken: dict[int, str] = dict(seating.silent)
        """What ended a bot: it could not be made, or it failed to hear."""
        self._take(seating)
        for seat in seating.levels:
            self._call_in(seat, seating)

    def _take(self, seating: Seating) -> None:
        self._game, self._levels, self._seeds = seating.game, seating.levels, seating.seeds
        self._strange = {seat for seat, level in seating.levels.items() if level.startswith(FILE)}
        self._options = seating.game.rules.options(seating.seats, seating.options)

    def change(self, seat: int, seating: Seating) -> None:
        """Let a seat change hands: another bot takes it, which has heard nothing yet, or nobody."""
        self._bots.pop(seat, None)
        self.broken.pop(seat, None)
        self._take(seating)
        if seat in seating.levels:
            self._call_in(seat, seating)

    def _call_in(self, seat: int, seating: Seating) -> None:
        if seat in self.broken:
            return
        if seat in self._strange and not self._strangers:
            self.broken[seat] = "its process came to an end"
            return
        self._making(seat)
        level = seating.levels[seat]
        bot, fault = _tried(partial(_make, seating, level, seat, self._options, self._oracles))
        if fault:
            self.broken[seat] = fault
        else:
            self._bots[seat] = bot

    def hear(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        if seat not in self._bots or seat in self.broken:
            return
        # what a stranger does to its events must not reach those of others
        given = list(map(copy, events)) if seat in self._strange else list(events)
        _, fault = _tried(lambda: self._bots[seat].hear(given))
        if fault:
            self.broken[seat] = fault

    def choose(self, seat: int, legal: Sequence[Any]) -> Choice:
        """Return a legal action for a seat, its bot's own if it gives one."""
        if seat in self.broken:
            return Choice(seat, legal[0], self.broken[seat])
        choice, fault = _tried(lambda: _choice(self._bots[seat], seat, legal))
        return Choice(seat, legal[0], fault) if fault else choice

    def answer(self, seat: int, legal: Sequence[Any], *, tics: bool = False) -> Choice:
        """Return the same with the reasons for it; only our own bots are asked for any.

        With ``tics`` it also says whether the seat's character lets one be seen now.
        """
        choice = self.choose(seat, legal)
        if tics and not choice.fault:
            choice = replace(choice, tic=self._tic(seat))
        if choice.fault or seat in self._strange:
            return choice
        level = self._levels[seat]
        why, fault = _tried(lambda: kept(self.why(seat), choice.action, legal, level))
        return choice if fault else replace(choice, why=why)

    def _tic(self, seat: int) -> str:
        """Return whose tic shows now at a seat, nothing where none does."""
        its = persona_of(self._levels[seat])
        habits, seed = self._game.habits, self._seeds[seat]
        if its is None or habits is None:
            return ""
        shown, fault = _tried(lambda: habits.tic(self._bots[seat], its.id, seed))
        return "" if fault else shown

    def why(self, seat: int) -> dict[str, Any]:
        """Return a bot's reasons for its last choice; nothing where it gives none."""
        bot = self._bots.get(seat)
        tell = getattr(bot, "why", None)
        told, fault = _tried(lambda: dict(tell()) if tell is not None else {})
        return {} if fault else told

    def beliefs(self, seat: int) -> tuple[list[list[float]] | None, str]:
        """Return a bot's beliefs, None where it tells none, and what went wrong, if anything."""
        bot = self._bots.get(seat)
        if bot is None or seat in self.broken:
            return None, ""
        told, fault = _tried(lambda: _told(bot))
        return (None, fault) if fault else (told, "")


def _choice(bot: Bot, seat: int, legal: Sequence[Any]) -> Choice:
    action = bot.choose(list(legal))
    for offered in legal:
        # the type is asked for first: a stranger's `__eq__` may say yes to everything
        if type(offered) is type(action) and offered == action:
            return Choice(seat, offered)
    return Choice(seat, legal[0], _line(f"not legal: {action!r}"))


def _told(bot: Any) -> list[list[float]] | None:
    tell = getattr(bot, "beliefs", None)
    return None if tell is None else [[float(share) for share in row] for row in tell()]


def _make(seating: Seating, level: str, seat: int, options: Any, oracles: bool) -> Bot:
    seed = seating.seeds[seat]
    facts = (seat, seating.seats, options, seed)
    if level.startswith(FILE):
        path, _, name = level.removeprefix(FILE).rpartition(":")
        spec = spec_from_file_location(f"faux_freres_bot_{seat}", path)
        if spec is None or spec.loader is None:
            raise ImportError(path)
        module = module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        bot: Bot = getattr(module, name)(*facts)
        return bot
    if level == ORACLE and oracles and seating.game.oracle is not None:
        return seating.game.oracle.OracleBot(*facts)
    levels = seating.game.bot
    if levels is None:
        return ChanceBot(seed)
    return levels.make(level, *facts, seating.data)


def _tried(do: Callable[[], Any]) -> tuple[Any, str]:
    """Return what somebody else's code returns, and what it raised, which is named, not trusted.

    Leaving the program is no way out either; only whoever sits at the keyboard may interrupt.
    """
    try:
        return do(), ""
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 whatever it is, the match goes on
        return None, _said(error)


def _said(error: BaseException) -> str:
    kind = type(error).__name__
    try:
        return _line(f"{kind}: {error}")
    except KeyboardInterrupt:
        raise
    except BaseException:  # noqa: BLE001 even the error's own words are somebody else's code
        return kind


def _line(text: str) -> str:
    return " ".join(text.split())[:LONGEST]

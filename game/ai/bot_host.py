"""The bot host: the bots of one match, each told what its seat is told.

Whatever a bot does, the bot host answers with a legal action: one that raises, answers nothing or
something illegal is named, and the first legal action is played in its place. In a real-time game
nothing is done in its place, and nothing is what anybody may answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from game.ai.answering import Seating, kept, open_actions_of
from game.ai.personas import persona_of
from game.ai.question import Choice, Question
from game.core.bots import Bot

ORACLE: Final = "oracle"
"""A level for measuring alone: it is told what nobody at the table knows."""
LONGEST: Final = 200
"""Characters. So much of what a fault says is kept."""


class BotHost:
    """The bots of one match."""

    def __init__(
        self,
        seating: Seating,
        *,
        oracles: bool = False,
    ) -> None:
        """Call the bots in; one that cannot be made is a fault at its first choice.

        With ``oracles``, seats may hold one, as in the arena alone. Bots out of files are none of
        ours: they live in sandboxes (``game.ai.sandboxes``).
        """
        self.bots: dict[int, Bot] = {}
        """By seat, without those that could not be made."""
        self._oracles = oracles
        self.broken: dict[int, str] = {}
        """What ended a bot: it could not be made, or it failed to hear."""
        self._seat_all(seating)
        self._open_actions = open_actions_of(seating)
        for seat in seating.levels:
            self._call_in(seat, seating)
        self._introduce(seating)

    def _introduce(self, seating: Seating) -> None:
        """Tell everybody which characters sit there now."""
        habits = seating.game.habits
        if habits is None:
            return
        sitting = [persona_of(seating.levels.get(seat, "")) for seat in range(seating.seats)]
        who = ["" if its is None else its.id for its in sitting]
        for seat, bot in self.bots.items():
            _, fault = _tried(partial(habits.meet, bot, who, seating.people))
            if fault:
                self.broken.setdefault(seat, fault)

    def _seat_all(self, seating: Seating) -> None:
        self._game, self._levels, self._seeds = seating.game, seating.levels, seating.seeds
        self._options = seating.game.rules.options(seating.seats, seating.options)

    def change(self, seat: int, seating: Seating) -> None:
        """Let a seat change hands: another bot takes it, which has heard nothing yet, or nobody."""
        self.bots.pop(seat, None)
        self.broken.pop(seat, None)
        self._open_actions.forget(seat)
        self._seat_all(seating)
        if seat in seating.levels:
            self._call_in(seat, seating)
        self._introduce(seating)

    def _call_in(self, seat: int, seating: Seating) -> None:
        level = seating.levels[seat]
        bot, fault = _tried(partial(_make, seating, level, seat, self._options, self._oracles))
        if fault:
            self.broken[seat] = fault
        else:
            self.bots[seat] = bot

    def inform(self, seat: int, events: Sequence[Any]) -> None:
        """Tell a bot what its seat was told."""
        self._open_actions.note(seat, events)
        if seat not in self.bots or seat in self.broken:
            return
        _, fault = _tried(lambda: self.bots[seat].hear(list(events)))
        if fault:
            self.broken[seat] = fault

    def choose_for(self, question: Question) -> Choice:
        """Return a legal action for a seat, its bot's own if it gives one."""
        fault = self.broken.get(question.seat, "")
        if not fault:
            choice, fault = _tried(lambda: self._choice(question))
        return self._open_actions.instead(question, fault) if fault else choice

    def _choice(self, question: Question) -> Choice:
        seat, legal = question.seat, question.legal
        answer = self.bots[seat].choose(list(legal))
        if answer is None and question.real_time:
            return question.answered(None)
        action = self._open_actions.meant(seat, legal, answer)
        if action is None:
            if question.real_time and self._open_actions.offered(legal, answer):
                return question.answered(None)  # what it could not yet know made it mean nothing
            return self._open_actions.instead(question, _line(f"not legal: {answer!r}"))
        return question.answered(action)

    def answer(self, question: Question) -> Choice:
        """Return the same with the reasons for it, and the quirk that is to be seen."""
        choice = self.choose_for(question)
        if choice.action is None or choice.fault:
            return choice
        seat = question.seat
        if question.quirks:
            choice = replace(choice, quirk=self._quirk(seat))
        level, legal = self._levels[seat], question.legal
        why, fault = _tried(lambda: kept(self.why(seat), choice.action, legal, level))
        return choice if fault else replace(choice, why=why)

    def _quirk(self, seat: int) -> str:
        """Return whose quirk shows now at a seat, nothing where none does."""
        its = persona_of(self._levels[seat])
        habits, seed = self._game.habits, self._seeds[seat]
        if its is None or habits is None:
            return ""
        shown, fault = _tried(lambda: habits.quirk(self.bots[seat], its.id, seed))
        return "" if fault else shown

    def why(self, seat: int) -> dict[str, Any]:
        """Return a bot's reasons for its last choice; nothing where it gives none."""
        bot = self.bots.get(seat)
        tell = getattr(bot, "why", None)
        told, fault = _tried(lambda: dict(tell()) if tell is not None else {})
        return {} if fault else told

    def beliefs(self, seat: int) -> tuple[list[list[float]] | None, str]:
        """Return a bot's beliefs, None where it tells none, and what went wrong, if anything."""
        bot = self.bots.get(seat)
        if bot is None or seat in self.broken:
            return None, ""
        told, fault = _tried(lambda: _told(bot))
        return (None, fault) if fault else (told, "")


def _told(bot: Any) -> list[list[float]] | None:
    tell = getattr(bot, "beliefs", None)
    return None if tell is None else [[float(share) for share in row] for row in tell()]


def _make(seating: Seating, level: str, seat: int, options: Any, oracles: bool) -> Bot:
    seed = seating.seeds[seat]
    facts = (seat, seating.seats, options, seed)
    if level == ORACLE and oracles and seating.game.oracle is not None:
        return seating.game.oracle.OracleBot(*facts, seating.data)
    slower = seating.game.reactions
    if slower is not None and seating.reactions != 100:
        return slower.make(level, *facts, seating.reactions, seating.data)
    return seating.game.bot.make(level, *facts, seating.data)


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

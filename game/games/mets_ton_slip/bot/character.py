"""Characters: somebody who plays at a level, and has a habit of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.games.mets_ton_slip.bot.habits import Habit, insisted
from game.games.mets_ton_slip.bot.seated_bot import SeatedBot
from game.games.mets_ton_slip.model.actions import Action
from game.games.mets_ton_slip.model.events import Attacked, Event
from game.games.mets_ton_slip.model.state import State


class Character:
    """Plays as the bot of a level does, but for what it likes better."""

    def __init__(self, bot: SeatedBot, habit: Habit) -> None:
        """Sit down behind a mask."""
        self._bot = bot
        self._habit = habit
        self._struck: int | None = None
        self._insisted: Action | None = None

    @property
    def seat(self) -> int:
        """Whose bot it is."""
        return self._bot.seat

    @property
    def view(self) -> State:
        """The table, as its seat was told."""
        return self._bot.view

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what the seat was told, and who strikes it."""
        for event in events:
            if isinstance(event, Attacked) and event.target == self._bot.seat:
                self._struck = event.seat
        self._bot.hear(events)

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return what the level would do, or what the character has a taste for."""
        bot = self._bot
        best = bot.choose(legal)
        done = insisted(
            self._habit, bot.view, bot.seat, self._struck, best, legal, bot.seed, bot.heard
        )
        self._insisted = None if done == best else done
        return done

    def why(self) -> dict[str, Any]:
        """Return the level's reason.

        What was done from habit and never weighed counts as the least that was: without a reason
        of its own the growth of the file would tell which habit a hand allowed.
        """
        why = self._bot.why()
        if self._insisted is None or not why:
            return why
        its = self._insisted.to_json()
        values = why["values"]
        if not any(its.items() <= each.items() for each in values):
            least = min(values, key=lambda each: each["value"])
            values = [*values, {**its, "value": least["value"], "parts": least["parts"]}]
        return {**why, "habit": True, "values": values}

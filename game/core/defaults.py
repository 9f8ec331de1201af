"""Defaults: what lobby, log and result say where a game brings nothing of its own for them.

Of a public fact the log says the text ``log.KIND``, which may name the fact's fields, ``{face}``,
and who sits at one that holds a seat, ``{target_name}``; a fact without a text is left out. A
result says who won, for the reason ``outcome.REASON``, and each seat's points if there are any.
A lobby sets how many sit down, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from game.core.choices import Poster, Preset, Rule
from game.core.endings import Truth, TruthRow
from game.core.pages import LogLine, Names
from game.core.rules import Rules
from game.core.seats import Seat
from game.core.words import Words

_ICON: Final = "icon_star"
_NO_LIMIT: Final = 10**9


SIEVES: Final = ("all", "me")
"""A plain line knows neither cards nor secrets."""


def line(event: Any, view: Any, names: Names, words: Words) -> LogLine | None:
    """Return what is said of a fact; None where all were not told it, or no text tells of it."""
    key = f"log.{event.kind}"
    if not event.is_for(None) or not words.knows(key):
        return None
    facts = {field.name: getattr(event, field.name) for field in fields(event)}
    seats = tuple(
        value
        for field in fields(event)
        if "Seat" in str(field.type) and type(value := facts[field.name]) is int and value >= 0
    )
    called = {
        f"{name}_name": names[value]
        for name, value in facts.items()
        if type(value) is int and 0 <= value < len(names)
    }
    text = words.say(key, **facts, **called)
    return LogLine(_ICON, text, seat=seats[0] if seats else None, seats=seats)


class Ending:
    """The truth of a match of a game that says nothing more of it; see ``core.endings.Ending``."""

    def __init__(self, rules: Rules[Any, Any, Any, Any]) -> None:
        """Take the game's rules."""
        self._rules = rules

    def truth(self, state: Any, events: Sequence[Any], names: Names, words: Words) -> Truth:
        """Return who won and why, the best first."""
        for event in events:
            self._rules.apply(state, event)
        outcome = self._rules.outcome(state)
        winners = () if outcome is None else outcome.winners
        points = () if outcome is None else outcome.points
        reason = "" if outcome is None else f"outcome.{outcome.reason}"
        best = ", ".join(names[seat] for seat in winners)
        rows = [
            TruthRow(
                seat=seat,
                picture="",
                total=points[seat] if points else None,
                end=words.say("plain.won" if seat in winners else "plain.lost"),
                icon="icon_star" if seat in winners else "icon_heart",
                fell=seat not in winners,
                won=seat in winners,
                figures=(),
            )
            for seat in map(Seat, range(len(names)))
        ]
        rows.sort(key=lambda row: (not row.won, -(row.total or 0), row.seat))
        key = "plain.winners" if winners else "plain.nobody"
        return Truth(
            title=words.say(key, names=best, n=len(winners)),
            line=words.say(reason) if words.knows(reason) else "",
            badge="icon_star",
            splat="",
            stickers=(),
            banner="",
            figures=(),
            total=words.say("plain.points") if points else "",
            limit=_NO_LIMIT,
            rows=tuple(rows),
        )


class Lobby:
    """A lobby in which nothing of the game can be set; see ``core.choices.Lobby``."""

    POSTER: Poster = ()
    SEATS_AMONG: Mapping[int, int] = {}
    AT_THE_TABLE: tuple[str, ...] = ()

    def rules(self, seats: int, values: Mapping[str, Any], words: Words) -> list[Rule]:
        """Nothing can be set."""
        return []

    def presets(self, seats: int) -> list[Preset]:
        """There is one way to play."""
        return []

    def options(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Everything is as usual."""
        return {}

    def values(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Nothing is set."""
        return {}

    def groups(self, values: Mapping[str, Any]) -> list[tuple[str, int]]:
        """Nothing lies there face down."""
        return []

    def marks(self, values: Mapping[str, Any]) -> list[str]:
        """Nothing is switched on."""
        return []

    def explain(self, values: Mapping[str, Any], words: Words) -> str:
        """The game's pitch says what it is about."""
        return words.say("game.pitch") if words.knows("game.pitch") else ""


LOBBY: Final = Lobby()

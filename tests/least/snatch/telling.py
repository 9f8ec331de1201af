"""What the log says of Snatch, by names and without a screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.snatch.model import (
    FRUITS,
    ROTTEN,
    Ended,
    Event,
    Left,
    Snatched,
    State,
    Turned,
)

from game.core.pages import LogLine
from game.core.words import Words


def line(event: Event, view: State, names: Sequence[str], words: Words) -> LogLine | None:
    """Return what the log says of an event, seen after it was folded; None: nothing."""
    turn = view.number
    match event:
        case Turned(_, fruit):
            return LogLine("icon_star", words.say(f"fruit.{FRUITS[fruit]}"), turn=turn)
        case Snatched(seat, fruit):
            key = "log.rotten" if fruit == ROTTEN else "log.snatched"
            icon = "icon_skull" if fruit == ROTTEN else "icon_hand"
            return LogLine(icon, words.say(key, name=names[seat]), 1, seat, turn, (seat,))
        case Left(seat):
            text = words.say("log.left", name=names[seat])
            return LogLine("icon_discard", text, 1, seat, turn, (seat,))
        case Ended(winners):
            best = words.say("log.and").join(names[seat] for seat in winners)
            return LogLine("icon_star", words.say("log.best", names=best), turn=turn)

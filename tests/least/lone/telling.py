"""What the log says of Lone, by names and without a screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.lone.model import Began, Ended, Event, Named, Opened, Sealed, State

from game.core.pages import LogLine
from game.core.words import Words


def line(event: Event, view: State, names: Sequence[str], words: Words) -> LogLine | None:
    """Return what the log says of an event, seen after it was folded; None: nothing."""
    turn = view.number
    match event:
        case Began(number):
            return LogLine("icon_star", words.say("log.round", n=number), turn=turn)
        case Named(seat):
            text = words.say("log.named", name=names[seat])
            return LogLine("icon_hand", text, 1, seat, turn, (seat,))
        case Sealed(to, number):
            text = words.say("log.sealed", n=number)
            return LogLine("icon_hand", text, 1, to, turn, (to,), secret=True)
        case Opened(_, None):
            return LogLine("icon_discard", words.say("log.nobody"), 1, turn=turn)
        case Opened(numbers, winner):
            text = words.say("log.won", name=names[winner], n=numbers[winner])
            return LogLine("icon_heart", text, 1, winner, turn, (winner,))
        case Ended(()):
            return LogLine("icon_star", words.say("log.draw"), turn=turn)
        case Ended(winners):
            best = words.say("log.and").join(names[seat] for seat in winners)
            return LogLine("icon_star", words.say("log.best", names=best), turn=turn)

"""What the log says of Fibs, by names and without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.games.fibs.model import (
    Asked,
    Believed,
    Denied,
    Drawn,
    Ended,
    Event,
    Given,
    Judged,
    Shown,
    State,
)

from game.core.pages import LogLine
from game.core.words import Words

_NO_TURN: Final = 0


def line(event: Event, view: State, names: Sequence[str], words: Words) -> LogLine | None:
    """Return what the log says of an event, seen after it was folded; None: nothing."""

    def say(icon: str, key: str, *seats: int, level: int = 1, **facts: object) -> LogLine:
        told = dict(zip(("name", "other"), (names[seat] for seat in seats), strict=False))
        text = words.say(f"log.{key}", **told, **facts)
        secret = isinstance(event, Drawn | Shown)
        return LogLine(icon, text, level, seats[0], view.number, seats, secret=secret)

    match event:
        case Asked(seat, target, face):
            return say("icon_aim", "asked", seat, target, level=0, face=face)
        case Given(seat, face):
            return say("icon_hand", "given", seat, face=face)
        case Denied(seat):
            return say("icon_discard", "denied", seat)
        case Believed(seat):
            return say("icon_heart", "believed", seat)
        case Judged(seat, lied):
            return say("icon_star", "lied" if lied else "honest", seat, view.turn)
        case Shown(to, seat, faces):
            held = ", ".join(map(str, sorted(faces))) or words.say("log.nothing")
            return say("icon_p_ident", "shown", to, seat, faces=held)
        case Drawn(to, face) if view.number != _NO_TURN:
            return say("icon_deck", "drawn", to, level=0, face=face)
        case Ended(winners):
            best = words.say("log.and").join(names[seat] for seat in winners)
            return LogLine("icon_star", words.say("log.best", names=best), turn=view.number)
        case _:
            return None

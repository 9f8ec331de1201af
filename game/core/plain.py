"""Plain telling: what the log says where a game brings no ``telling`` of its own.

The text ``log.KIND`` is said of a public fact. It may name the fact's fields, ``{face}``, and who
sits at one that holds a seat, ``{target_name}``; a fact without a text is left out.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from game.core.pages import LogLine, Names
from game.core.words import Words

_ICON: Final = "icon_star"


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

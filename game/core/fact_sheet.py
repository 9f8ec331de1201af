"""A fact sheet: what is read, heard and seen of each kind of event, as the rows of one table.

Texts, pictures and sounds are named by plain strings, so a sheet needs no screen. A game writes
code only where what is said depends on more than the event.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

AIMED: Final = "aimed"
"""In place of a field: whom an attack, an accusation or fingers point at now."""
EVERYBODY: Final = "everybody"
"""In place of a field: all seats."""


@dataclass(frozen=True, slots=True)
class Sound:
    """A sound of an event; its caption is ``sound.NAME``."""

    name: str
    delay: float = 0.0
    """Milliseconds after the picture's beginning, at the usual pace."""
    caption: str = ""
    """Another caption, ``sound.CAPTION``."""
    at: str = "seat"
    """The field with the seat where it is heard; if the event has none such, in the middle."""
    only: str = ""
    """The field, or ``AIMED``, whose seats alone hear it; empty: everybody does."""
    spares: str = ""
    """The field whose seats hear something else instead."""


@dataclass(frozen=True, slots=True)
class FactRow:
    """What becomes of an event: its line of the log, its sounds, and what it does to faces."""

    icon: str = ""
    """The small picture beside the line; empty: that of the card that the event names."""
    line: str = ""
    """The text ``log.LINE``, beside the table ``log.brief.LINE``; empty: the log is silent."""
    level: int = 0
    """How far the line is set in."""
    moved: bool = False
    """Whether a card is played, answered or moved."""
    seats: tuple[str, ...] = ("seat", "target")
    """The fields, or ``AIMED``, whose seats the text calls ``name`` and ``other``, if any."""
    sounds: tuple[Sound, ...] = ()
    moods: Mapping[str, str] = field(default_factory=dict)
    """Whose faces change: a mood by the field with the seats, or what stands for it."""
    says: Mapping[str, str] = field(default_factory=dict)
    """Who may speak up: an occasion by the field with the seats, or what stands for it."""


FactSheet = Mapping[str, FactRow]
"""Rows by the kind of event; where outcomes differ, also by ``KIND OUTCOME``."""


def seats_in(
    event: Any, name: str, aimed: int | Sequence[int] = (), everybody: Sequence[int] = ()
) -> Sequence[int]:
    """Return the seats in a field of an event, or what stands for it; none without the field."""
    if name == EVERYBODY:
        return everybody
    value = aimed if name == AIMED else getattr(event, name, ())
    return (value,) if isinstance(value, int) else value

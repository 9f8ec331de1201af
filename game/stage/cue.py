"""Cues: what a person's attention is on at a table, and the buttons that stand there now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class ButtonCue:
    """A button that stands at the table now; its key is a name of ``stage.input.inputs``."""

    token: str
    label: str
    key: str
    key_label: str
    style: str
    """``main`` (lemon), ``counter`` (magenta), ``refuse`` (red), ``plain`` (paper) or ``pale``."""
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Cue:
    """One moment of a person's attention."""

    lit: frozenset[str] = frozenset()
    focus: str | None = None
    touched: tuple[str, ...] = ()
    chosen: str | None = None
    drag: tuple[float, float] | None = None
    """Where what was chosen is drawn to by the pointer."""
    peek: bool = False
    played: bool = True
    """Whether anybody plays before this picture: else no key stands at what is held."""
    prompt: str = ""
    reason: str = ""
    aside: str = ""
    """What is said of others' turns while the viewer is asked something."""
    news: str = ""
    """What was decided of a bet: it never stands over what is asked."""
    buttons: tuple[ButtonCue, ...] = ()
    preview: Any = None
    """What the board foresees of the touched card; its own value."""
    clock: float | None = None
    """How much is left of the time to take back what was chosen, or to answer, 1 to 0."""
    fast: bool = False
    waits: bool = False
    """Whether time waits for the person, who may let some of it pass."""
    fan: int | None = None
    """The seat whose pile is fanned out."""
    bets: frozenset[str] = frozenset()
    """What was touched of bets that stand: where one person alone, who is out, looks on."""
    given: frozenset[int] = frozenset()
    """Who has given what all are asked for at once: people around one screen."""
    ghosts: Mapping[int, str] = field(default_factory=dict)
    """By people here who are out, how they stand in the ghost league."""

"""Cues: what a person is doing at the table, for the painter."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ButtonCue:
    """A button that stands at the table now; its key is a name of ``stage.input``."""

    token: str
    label: str
    key: str
    key_label: str
    style: str
    """``main`` (lemon), ``bim`` (magenta), ``non`` (red) or ``plain`` (paper)."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What the touched card would do to a seat, on what the viewer knows."""

    seat: int
    total: int
    out: bool
    last: int
    """The last damage there would be, NO_DAMAGE for none."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One moment of a person's attention."""

    lit: frozenset[str] = frozenset()
    focus: str | None = None
    touched: tuple[str, ...] = ()
    chosen: str | None = None
    peek: bool = False
    prompt: str = ""
    reason: str = ""
    buttons: tuple[ButtonCue, ...] = ()
    preview: Preview | None = None
    clock: float | None = None
    fast: bool = False
    fan: int | None = None
    """The seat whose pile is fanned out."""

"""Cues: what a person is doing at the table, for the painter."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ButtonCue:
    """A button that stands at the table now; its key is a name of ``stage.input.inputs``."""

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
    total: int = -1
    """The seat's new total, -1 where it does not change."""
    out: bool = False
    last: int = -1
    """The last damage there would be, NO_DAMAGE for none."""
    key: str = "damage"
    """What happens: the name of its sentence."""
    face: int = 0
    """The card that is laid, taken or removed."""
    card: str = ""
    """The picture of the card that is taken or removed."""
    other: int = 0
    """The other place of a swap."""
    taking: bool = False
    """Whether this is a card taken, not sent back."""
    returning: bool = False

    @property
    def counts(self) -> bool:
        """Whether the seat's total changes."""
        return self.total >= 0


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

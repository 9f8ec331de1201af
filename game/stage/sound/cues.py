"""Cues: what is to be heard at a moment of a picture, and how it is written for who cannot hear."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SoundCue:
    """One sound of a picture."""

    name: str
    """The file's name in ``assets/sounds`` without its ending."""
    delay: float = 0.0
    """Milliseconds after the picture's beginning, at the usual pace."""
    caption: str = ""
    """The key of the words that stand for the sound."""
    pan: float = 0.0
    """From -1, left, to 1, right."""
    group: str = "effects"
    """``effects``, ``own`` for what concerns the listener's own seat, or ``ui``."""
    rank: int = 0
    """How much it matters where much is to be heard at once."""


def foremost(cues: Iterable[SoundCue], most: int) -> list[SoundCue]:
    """Return the cues that matter most, in their order, none of them twice."""
    once = list({cue.name: cue for cue in cues}.values())
    kept = sorted(once, key=lambda cue: -cue.rank)[:most]
    return [cue for cue in once if cue in kept]

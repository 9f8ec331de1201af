"""Choices: what of a game's rules may be set before a match, as whoever sets a table up sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.words import Words


@dataclass(frozen=True, slots=True)
class Rule:
    """One thing that can be set."""

    name: str
    label: str
    says: str
    """What it changes in play, in a sentence."""
    options: Sequence[tuple[Any, str]]
    """Values with their texts."""
    enabled: bool = True
    """Whether it means anything with what else is set."""
    usual: int = 0
    """Which of the values is the usual one."""


EVERYTHING: Final = 2
"""Which of a game's presets has the most of its rules; the second one is as usual."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Rules that go well together: ``preset.NAME`` and ``preset-explained.NAME`` say for what."""

    name: str
    options: Mapping[str, Any]
    """By their names in RULES.md; what is left out is as usual for so many seats."""
    house: Mapping[str, Any] = field(default_factory=dict)
    """What a table of several agrees on, by its names in ``store.heads.House``."""


def on_or_off(words: Words) -> list[tuple[bool, str]]:
    """Return the values of what is on or off, with their texts."""
    return [(False, words.say("house.no")), (True, words.say("house.yes"))]

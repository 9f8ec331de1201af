"""Commands: what can be asked for by a key or a button, and a game's own among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

PAD: Final = "pad:"
"""What a gamepad's inputs begin with."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something that can be asked for by a key or a button.

    The text ``bindings-screen.command-NAME`` says what it does.
    """

    name: str
    key: str
    """What scenes hear."""
    group: str
    keys: tuple[str, ...]
    pad: tuple[str, ...] = ()
    needed: bool = False
    """Whether no device may be left without it."""
    parts: tuple[str, ...] = ()
    """Of a keyboard for several, the places of its key on the left half, the right half and the
    keypad, by pygame's names for them (``"G"`` for ``KSCAN_G``); none where parts have none."""

    @property
    def usual(self) -> list[str]:
        """The inputs of somebody who has changed nothing."""
        return [*self.keys, *(PAD + button for button in self.pad)]


class ByPlace(Protocol):
    """``by_place``: the keys with which several people play, each by where it lies."""

    @property
    def ROWS(self) -> tuple[tuple[tuple[str, ...], ...], ...]:
        """By part of a keyboard, row by row, pygame's names (``"G"`` for ``KSCAN_G``)."""

    @property
    def SAID(self) -> tuple[tuple[tuple[tuple[str, ...], str], ...], ...]:
        """By part, what else is pressed, key after key, and under which key its word stands."""


class Keys(Protocol):
    """``keys``: the commands that a game has beside everybody's.

    Two games may bring the same one; two commands of the shelf never share a name, a key or an
    input.
    """

    @property
    def COMMANDS(self) -> tuple[Command, ...]:
        """They are bound, and stand in the settings, with those of the table."""

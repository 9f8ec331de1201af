"""Targets: what can be touched at a table; each kind makes and reads the names of its own.

A target is a name, ``seat:3`` or ``slot:1:4``: layouts, touches, lessons and guides know it by
that, and whoever is asked for one may compare it. Nobody else puts one together or takes it apart.
"""

from __future__ import annotations

from typing import Final


class _Kind:
    """A kind of targets: all their names begin with its own."""

    def __init__(self, name: str) -> None:
        """Take what the kind is called."""
        self.name = name
        self._head = f"{name}:"

    def __contains__(self, target: object) -> bool:
        """Return whether a target is of this kind; what is no name is of none."""
        return isinstance(target, str) and target.startswith(self._head)


class Numbered(_Kind):
    """A kind of targets that are told apart by numbers, such as seats."""

    def __init__(self, name: str) -> None:
        """Take what the kind is called."""
        super().__init__(name)
        self._made: dict[tuple[int, ...], str] = {}
        """Every target is made once: layouts ask for the same ones again and again."""

    def at(self, *numbers: int) -> str:
        """Return the target with a number, or with several."""
        target = self._made.get(numbers)
        if target is None:
            target = self._made[numbers] = self._head + ":".join(map(str, numbers))
        return target

    def number(self, target: str) -> int:
        """Return the number of a target of this kind."""
        return int(target.removeprefix(self._head))

    def numbers(self, target: str) -> tuple[int, ...]:
        """Return all numbers of a target of this kind."""
        return tuple(map(int, target.removeprefix(self._head).split(":")))

    def find(self, target: str | None) -> int | None:
        """Return the number of a target; None where it is none, or of another kind."""
        return self.number(target) if target is not None and target in self else None


class Worded(_Kind):
    """A kind of targets that are told apart by words, such as buttons."""

    def at(self, word: str) -> str:
        """Return the target with a word."""
        return f"{self._head}{word}"

    def word(self, target: str) -> str:
        """Return the word of a target of this kind."""
        return target.removeprefix(self._head)

    def find(self, target: str | None) -> str | None:
        """Return the word of a target; None where it is none, or of another kind."""
        return self.word(target) if target is not None and target in self else None


SEAT: Final = Numbered("seat")
"""Who sits at the table."""
HAND: Final = Numbered("hand")
"""The cards of one's own hand, by where they lie in it."""
SLOT: Final = Numbered("slot")
"""The places of a seat, by seat and place; or one's own, by place."""
BUTTON: Final = Worded("button")
"""Buttons, by what pressing one says."""


def kind_of(target: str) -> str:
    """Return what a target's kind is called; one that is alone of its kind is called like it."""
    return target.partition(":")[0]

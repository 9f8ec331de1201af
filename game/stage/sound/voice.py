"""Voice: the port through which the program speaks, and who may hear what.

Private words, such as a hand or an identity, are for one pair of ears. Whether there is only one
is asked here and nowhere else, so no scene can forget it.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from game.core.sanitize import drawable

_BREAKS: Final = re.compile(r"[ \t\n]+")
"""Not the narrow spaces of French, which belong to the words."""
USUAL_RATE: Final = 5
"""The middle of 1, slow, to 9, fast."""


class Voice(ABC):
    """Something that speaks."""

    trouble: str | None = None
    """The key of a sentence about what went wrong."""

    @property
    def busy(self) -> bool:
        """Whether it has to be waited for before the next sentence."""
        return False

    @abstractmethod
    def say(self, text: str, *, interrupt: bool = False) -> None:
        """Speak after what is being spoken, or in its place."""

    @abstractmethod
    def quiet(self) -> None:
        """Stop speaking, and forget what was still to be spoken."""

    @abstractmethod
    def pace(self, rate: int) -> None:
        """Speak so fast from now on, 1 to 9; a voice that cannot leaves it."""

    def close(self) -> None:
        """Stop, and let go of what it speaks with."""
        self.quiet()


@dataclass(frozen=True, slots=True)
class Utterance:
    """A sentence, and whether it is for the person at the table alone."""

    text: str
    private: bool = False


Spoken = str | Sequence[Utterance]
"""What something says when it is asked; nothing where it is empty."""


def utterances(said: Spoken) -> tuple[Utterance, ...]:
    """Return what is said, piece by piece."""
    if isinstance(said, str):
        return (Utterance(said),) if said else ()
    return tuple(said)


class Wishes(Protocol):
    """What a player wishes to hear spoken; the settings."""

    speech: bool
    speech_rate: int


class Speech:
    """All that is spoken. Without a voice, or where nobody wishes it, it is silent."""

    def __init__(self, wishes: Wishes | None = None, voice: Voice | None = None) -> None:
        """Take the wishes, which may change at any time, and a voice."""
        self._wishes = wishes
        self._voice = voice
        self._rate: int | None = None
        self._spoke = False
        self.people = 1
        """How many people share the screen, and so the loudspeaker."""
        self.spell: Callable[[str], str] = str
        """How a text is said: its signs by their names."""
        self.headphones = False
        """Whether only the person whose turn it is can hear it."""

    @property
    def on(self) -> bool:
        """Whether anything is spoken."""
        return self._voice is not None and self._wishes is not None and self._wishes.speech

    @property
    def trouble(self) -> str | None:
        """The key of a sentence that says why nothing is heard, if nothing is."""
        return None if self._voice is None else self._voice.trouble

    def say(self, utterance: Utterance, *, interrupt: bool = False) -> None:
        """Speak, unless it is private and others would hear it."""
        if not self.on or self._voice is None or self._wishes is None:
            return
        if utterance.private and self.people != 1 and not self.headphones:
            return
        if self._rate != self._wishes.speech_rate:
            self._rate = self._wishes.speech_rate
            self._voice.pace(self._rate)
        text = _BREAKS.sub(" ", self.spell(drawable(utterance.text))).strip()
        if text:
            self._spoke = True
            self._voice.say(text, interrupt=interrupt)

    def quiet(self) -> None:
        """Stop speaking."""
        if self._voice is not None and self._spoke:
            self._spoke = False
            self._voice.quiet()

    def close(self) -> None:
        """Stop, and let the voice go."""
        self.quiet()
        if self._voice is not None:
            self._voice.close()

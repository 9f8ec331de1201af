"""What a bot is, to whoever seats one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Protocol

from game.core.luck import Stream
from game.core.words import Words

FILE: Final = "file:"
"""What the name of a bot out of a file begins with: ``file:PATH.py:CLASS``."""


def is_external(controller: str) -> bool:
    """Say whether whoever controls a seat is a bot out of a file, code that is not ours."""
    return controller.startswith(FILE)


def file_of(controller: str) -> tuple[str, str]:
    """Return where a bot out of a file lies, and its class."""
    path, _, name = controller.removeprefix(FILE).rpartition(":")
    return path, name


class Bot(Protocol):
    """A player made of code: told what its seat is told, asked what it wants to do."""

    def hear(self, events: Sequence[Any]) -> None:
        """Take in what its seat was just told, in order."""

    def choose(self, legal: Sequence[Any]) -> Any:
        """Return one of the legal actions (at least one is given), its open field filled if any.

        In a real-time game (``core.ticks``) None does nothing in that tick.
        """


# ---------------------------------------------------------------- the faces of parts


class Levels(Protocol):
    """``bot``: how a game is played without a person."""

    @property
    def PLAYED(self) -> Sequence[str]:
        """The levels that players see, weakest first."""

    @property
    def LEVELS(self) -> Sequence[str]:
        """All that may sit at a table, those among them, and mostly ``random``."""

    @property
    def CHARACTERS(self) -> bool:
        """Whether a character may play at a level, ``hard@rosa``, from its habits."""

    @property
    def PARTS(self) -> Sequence[str]:
        """Levels without a part of what makes others strong, to measure it in the arena alone."""

    @property
    def LEARNED(self) -> Sequence[str]:
        """The levels that want what was learnt; none where bots learn nothing."""

    def make(
        self,
        level: str,
        seat: int,
        seats: int,
        options: Any,
        seed: int,
        data: Mapping[str, Any] | None = None,
    ) -> Bot:
        """Return a bot of a level, ``hard``, or with a character's habit, ``hard@rosa``.

        Raises:
            LookupError: there is no such level.
        """

    def check(self, data: Mapping[str, Any]) -> None:
        """Check that bots can make something of what they are to have learnt.

        Raises:
            ArithmeticError, LookupError, TypeError, ValueError: they cannot.
        """


class Pilot(Protocol):
    """``bot.pilot``: chance that comes to an end where chance alone would never do."""

    def pick(self, state: Any, legal: Sequence[Any], chance: Stream) -> Any:
        """Return one of the legal actions, in next to no time."""


class Reactions(Protocol):
    """``bot.reactions``: bots that react more slowly than their levels do, as a help."""

    def make(
        self,
        level: str,
        seat: int,
        seats: int,
        options: Any,
        seed: int,
        percent: int,
        data: Mapping[str, Any] | None = None,
    ) -> Bot:
        """Return a bot of a level whose reactions take so many percent of the level's own.

        Raises:
            LookupError: there is no such level.
        """
        ...


class Habits(Protocol):
    """``bot.quirks``: what a bot knows of characters, and what its own lets be seen."""

    def meet(self, bot: Any, who: Sequence[str], people: Collection[int]) -> None:
        """Tell a bot which character plays each seat, empty for none: all know their habits.

        ``people`` are the seats in which people sit, as all see.
        """
        ...

    def quirk(self, bot: Any, name: str, seed: int) -> str:
        """Return the character's name where its quirk shows now, else nothing."""


class Quirks(Protocol):
    """``quirks``: what those habits are, for whoever sees one."""

    def moment(self, view: Any) -> tuple[int, int] | None:
        """Return which turn is about to begin, as round and number, else None."""

    def icon(self, name: str) -> str:
        """Return the picture of what a character's quirk is about."""

    def rates(self, name: str, words: Words) -> str:
        """Return a character's two rates and what they are about, short."""

    def sentence(self, name: str, words: Words) -> str:
        """Return what a character's quirk is and how often it shows, in a sentence."""

    def page(self, words: Words) -> str:
        """Return all there is to know of quirks, as a page in a small part of Markdown."""


class Talker(Protocol):
    """Who says what at one table, told one fact after the other."""

    def said(self, event: Any, facts: int, controllers: Sequence[str]) -> tuple[int, str] | None:
        """Return who says something now and the key of what it is; None where nobody does."""


class Feelings(Protocol):
    """What everybody's face shows at one table, told one fact after the other."""

    now: list[str]
    """By seat, a mood of ``personas.MOODS``."""

    def see(self, event: Any) -> None:
        """Take in a fact; what not all were told changes no face."""


class Talk(Protocol):
    """``chatter``: what characters say of what all saw, and what their faces show."""

    def Moods(self, seats: int) -> Feelings:
        """Return the faces of one match."""

    def Chatter(self, salt: str, options: Mapping[str, Any] | None = None) -> Talker:
        """Return the talk of one match, at a table with such options."""

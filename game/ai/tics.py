"""Tics as all games have them: the draw, and the words that say how often a habit shows.

What a tic may be about, and when it may show, is a game's own (its part ``tics``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.ai.personas import PERSONAS
from game.core.luck import Stream, key_of
from game.core.words import Words

WHOLE: Final = 100
"""Rates are in per cent of one's own turns."""


@dataclass(frozen=True, slots=True)
class Tic:
    """A habit."""

    about: str
    """One of the facts that its game knows."""
    so: int
    """How often it shows where that is so, in per cent."""
    otherwise: int
    """How often it shows where it is not."""


def shows(tic: Tic, when: tuple[int, int], seed: int, *, so: bool) -> bool:
    """Say whether a tic shows at a moment; ``seed`` is the bot's own.

    The luck is of a stream of its own, so no choice is another for it.
    """
    drawn = Stream(key_of("tic", seed, *when)).below(WHOLE)
    return drawn < (tic.so if so else tic.otherwise)


@dataclass(frozen=True, slots=True)
class Told:
    """All there is to know of the tics of a game, in words."""

    tics: Mapping[str, Tic]
    """By character."""
    icons: Mapping[str, str]
    """By what a tic is about, its picture."""

    def icon(self, name: str) -> str:
        """Return the picture of what a character's tic is about."""
        return self.icons[self.tics[name].about]

    def rates(self, name: str, words: Words) -> str:
        """Return a character's two rates and what they are about, short."""
        tic = self.tics[name]
        about = words.say(f"tics.short-{tic.about}")
        return words.say("tics.rates", about=about, so=tic.so, otherwise=tic.otherwise)

    def sentence(self, name: str, words: Words) -> str:
        """Return what a character's tic is and how often it shows, in a sentence."""
        tic = self.tics[name]
        return words.say(
            f"tics.sentence-{tic.about}",
            does=words.say(f"tic.{name}"),
            so=tic.so,
            otherwise=tic.otherwise,
        )

    def table(self, words: Words) -> list[list[str]]:
        """Return the table of all tics: its head, then a row a character."""
        say, tics = words.say, self.tics
        columns = ("who", "does", "about", "so", "otherwise")
        head = [say(f"tics.head-{column}") for column in columns]
        rows = [
            [
                its.name,
                say(f"tic.{its.id}"),
                say(f"tics.about-{tics[its.id].about}"),
                say("tics.percent", n=tics[its.id].so),
                say("tics.percent", n=tics[its.id].otherwise),
            ]
            for its in PERSONAS
        ]
        return [head, *rows]

    def page(self, words: Words) -> str:
        """Return all there is to know of tics, as a page in a small part of Markdown."""
        head, *rows = ["| " + " | ".join(row) + " |" for row in self.table(words)]
        rule = "|" + " --- |" * len(self.table(words)[0])
        return "\n\n".join(
            [words.say("tics.intro"), "\n".join([head, rule, *rows]), words.say("tics.reading")]
        )

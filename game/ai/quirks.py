"""Quirks as all games have them: the draw, and the words that say how often a habit shows.

What a quirk may be about, and when it may show, is a game's own (its part ``quirks``).
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
class Quirk:
    """A habit."""

    about: str
    """One of the facts that its game knows."""
    so: int
    """How often it shows where that is so, in per cent."""
    otherwise: int
    """How often it shows where it is not."""


def shows(quirk: Quirk, when: tuple[int, int], seed: int, *, so: bool) -> bool:
    """Say whether a quirk shows at a moment; ``seed`` is the bot's own.

    The luck is of a stream of its own, so no choice is another for it.
    """
    drawn = Stream(key_of("tic", seed, *when)).below(WHOLE)
    return drawn < (quirk.so if so else quirk.otherwise)


@dataclass(frozen=True, slots=True)
class QuirkWords:
    """All there is to know of the quirks of a game, in words."""

    quirks: Mapping[str, Quirk]
    """By character."""
    icons: Mapping[str, str]
    """By what a quirk is about, its picture."""

    def icon(self, name: str) -> str:
        """Return the picture of what a character's quirk is about."""
        return self.icons[self.quirks[name].about]

    def rates(self, name: str, words: Words) -> str:
        """Return a character's two rates and what they are about, short."""
        quirk = self.quirks[name]
        about = words.say(f"quirks.short-{quirk.about}")
        return words.say("quirks.rates", about=about, so=quirk.so, otherwise=quirk.otherwise)

    def sentence(self, name: str, words: Words) -> str:
        """Return what a character's quirk is and how often it shows, in a sentence."""
        quirk = self.quirks[name]
        return words.say(
            f"quirks.sentence-{quirk.about}",
            does=words.say(f"quirk.{name}"),
            so=quirk.so,
            otherwise=quirk.otherwise,
        )

    def table(self, words: Words) -> list[list[str]]:
        """Return the table of all quirks: its head, then a row a character."""
        say, quirks = words.say, self.quirks
        columns = ("who", "does", "about", "so", "otherwise")
        head = [say(f"quirks.head-{column}") for column in columns]
        rows = [
            [
                its.name,
                say(f"quirk.{its.id}"),
                say(f"quirks.about-{quirks[its.id].about}"),
                say("quirks.percent", n=quirks[its.id].so),
                say("quirks.percent", n=quirks[its.id].otherwise),
            ]
            for its in PERSONAS
        ]
        return [head, *rows]

    def page(self, words: Words) -> str:
        """Return all there is to know of quirks, as a page in a small part of Markdown."""
        head, *rows = ["| " + " | ".join(row) + " |" for row in self.table(words)]
        rule = "|" + " --- |" * len(self.table(words)[0])
        return "\n\n".join(
            [words.say("quirks.intro"), "\n".join([head, rule, *rows]), words.say("quirks.reading")]
        )

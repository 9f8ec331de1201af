"""Tics: the habit of each character, and how often it shows what nobody else can see.

A person may switch them on (docs/decisions/0020-tics.md). A tic is about one thing that a seat
knows or believes; at the beginning of a turn of its own it shows at one rate where that is so and
at another where it is not. Both rates are open to all: what stands here is all there is to know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.ai.personas import PERSONAS
from game.core.luck import Stream, key_of
from game.core.words import Words
from game.gangs.model.state import CHOOSE, State

FACTS: Final = ("bim", "thirty", "friend", "tile")
"""What a tic may be about: an answer or a 30 in one's hand, a living seat that one believes to be
a friend, the tile of a living seat that one knows."""
SURE: Final = 0.8
"""Above this chance somebody counts as believed to be a friend."""
WHOLE: Final = 100
"""Rates are in per cent of one's own turns."""


@dataclass(frozen=True, slots=True)
class Tic:
    """A habit."""

    about: str
    """One of FACTS."""
    so: int
    """How often it shows where that is so, in per cent."""
    otherwise: int
    """How often it shows where it is not."""


TICS: Final[Mapping[str, Tic]] = {
    "rosa": Tic("friend", 50, 15),
    "hugo": Tic("bim", 40, 10),
    "ana": Tic("tile", 45, 10),
    "kim": Tic("thirty", 40, 10),
    "leo": Tic("bim", 10, 40),
    "zoe": Tic("friend", 60, 30),
    "max": Tic("bim", 30, 5),
    "lou": Tic("tile", 15, 45),
    "noe": Tic("friend", 20, 2),
    "iris": Tic("thirty", 45, 15),
    "sami": Tic("bim", 55, 20),
    "jade": Tic("thirty", 30, 25),
}
"""By character. Léo bluffs, Lou is restless as long as nobody's tile is known, Noé shows next to
nothing and then it is nearly certain, Jade's mood says next to nothing."""
_ICONS: Final = {
    "bim": "icon_p_bim",
    "thirty": "icon_shape_d30",
    "friend": "icon_heart",
    "tile": "icon_p_ident",
}


def moment(view: State) -> tuple[int, int] | None:
    """Return which turn is about to begin with a card, as round and number, else None.

    All at the table know it. Answers and second choices are no such moment.
    """
    return (view.round, view.turn_number) if view.phase == CHOOSE else None


def shows(tic: Tic, when: tuple[int, int], seed: int, *, so: bool) -> bool:
    """Say whether a tic shows at a moment; ``seed`` is the bot's own.

    The luck is of a stream of its own, so no choice is another for it.
    """
    drawn = Stream(key_of("tic", seed, *when)).below(WHOLE)
    return drawn < (tic.so if so else tic.otherwise)


# ---------------------------------------------------------------- in words


def icon(name: str) -> str:
    """Return the picture of what a character's tic is about."""
    return _ICONS[TICS[name].about]


def rates(name: str, words: Words) -> str:
    """Return a character's two rates and what they are about, short."""
    tic = TICS[name]
    about = words.say(f"tics.short-{tic.about}")
    return words.say("tics.rates", about=about, so=tic.so, otherwise=tic.otherwise)


def sentence(name: str, words: Words) -> str:
    """Return what a character's tic is and how often it shows, in a sentence."""
    tic = TICS[name]
    return words.say(
        f"tics.sentence-{tic.about}",
        does=words.say(f"tic.{name}"),
        so=tic.so,
        otherwise=tic.otherwise,
    )


def table(words: Words) -> list[list[str]]:
    """Return the table of all tics: its head, then a row a character."""
    say = words.say
    head = [say(f"tics.head-{column}") for column in ("who", "does", "about", "so", "otherwise")]
    rows = [
        [
            its.name,
            say(f"tic.{its.id}"),
            say(f"tics.about-{TICS[its.id].about}"),
            say("tics.percent", n=TICS[its.id].so),
            say("tics.percent", n=TICS[its.id].otherwise),
        ]
        for its in PERSONAS
    ]
    return [head, *rows]


def page(words: Words) -> str:
    """Return all there is to know of tics, as a page in a small part of Markdown."""
    head, *rows = ["| " + " | ".join(row) + " |" for row in table(words)]
    rule = "|" + " --- |" * len(table(words)[0])
    return "\n\n".join(
        [words.say("tics.intro"), "\n".join([head, rule, *rows]), words.say("tics.reading")]
    )

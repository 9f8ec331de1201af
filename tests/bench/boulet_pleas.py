"""How far pleas move bots of Le Boulet: votes on the same card, pleaded for in several ways.

``python -m tests.bench.boulet_pleas --cards 400``. A card is contested under a theme of the bank or
a stranger's, and every character votes on it: after silence, after a ``link`` (the phrase of the
bank that is true of the card and has most in common with the theme), a ``stray`` phrase (true of
the card, about something else), a ``false`` one (about the theme, untrue of the card), the theme
``again``, and a joke. Told are the shares of yes by ``p``, how well the card fits for somebody
usual, and beside each the votes that the plea turned.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from game.ai.personas import PERSONAS
from game.ai.probability import logistic
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.le_boulet import bot
from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.themes import MARK
from game.games.le_boulet.rules import RULES
from tests.bench.boulet_lies import BOUNDS, THEMES, pleas

WAYS: Final = ("silence", "link", "stray", "false", "again", "joke")


def votes(theme: str, face: int, plea: str, level: str, seed: int) -> Iterator[int]:
    """Yield the vote of every character on a card that was pleaded for."""
    row = sight(theme).row
    a, b = sorted(range(len(PICTURES)), key=lambda one: -row[one])[:2]
    rest = [one for one in range(len(PICTURES)) if one not in (a, b, face)]
    for its in PERSONAS:
        mind: Any = bot.make(f"{level}@{its.id}", 2, 4, RULES.options(4, {}), seed)
        mind.hear([ev.Laid((6,) * 4, 100), ev.HandDealt(Seat(2), tuple(rest[:6])), ev.Raced()])
        mind.hear([ev.RaceWon(Seat(1), by_lot=False), ev.LeadBegan(Seat(1))])
        mind.hear([ev.Proposed(Seat(1), a, b, theme), ev.Answered((face, -3, -3, -3))])
        mind.hear([ev.Accused(Seat(3), 0), ev.Defended(Seat(0), plea)])
        vote: act.Vote = mind.choose(list(act.VOTES))
        yield vote.good


def measured(cards: int, level: str, lang: str, seed: int) -> dict[str, Any]:
    """Return the shares of yes by how well cards fit and how they were pleaded for."""
    chance = Stream(key_of("pleas", seed))
    said, many, turned = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[Any]()
    for number in range(cards):
        stranger = THEMES[lang][chance.below(len(THEMES[lang]))]
        theme = stranger if chance.below(2) else MARK + KEYS[chance.below(len(KEYS))]
        faces = [*range(len(PICTURES))]
        low, high = list(pairwise(BOUNDS))[number % (len(BOUNDS) - 1)]
        row = sight(theme).row
        fitting = [one for one in faces if low <= logistic(row[one]) < high]
        if not fitting:
            continue
        face = fitting[chance.below(len(fitting))]
        ways = pleas(theme, face)
        silent = list(votes(theme, face, "", level, seed + number))
        for way, plea in ways.items():
            cast = list(votes(theme, face, plea, level, seed + number))
            at = f"{low}-{high}", way
            said[at] += sum(cast)
            many[at] += len(cast)
            turned[at] += sum(one != other for one, other in zip(cast, silent, strict=True))
    return {
        f"{low}-{high}": {
            way: {"yes": round(said[at] / many[at], 3), "turned": round(turned[at] / many[at], 3),
                  "votes": many[at]}
            for way in WAYS
            if many[at := (f"{low}-{high}", way)]
        }
        for low, high in pairwise(BOUNDS)
    }  # fmt: skip


def main() -> int:
    """Print the shares as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=200)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--lang", default="fr", choices=sorted(THEMES))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(json.dumps(measured(asked.cards, asked.level, asked.lang, asked.seed), indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

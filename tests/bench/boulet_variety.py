"""How varied what bots of Le Boulet lead is: the commonest themes, and what an evening repeats.

``python -m tests.bench.boulet_variety --level normal --evenings 20 --matches 5``. An evening is so
many matches at one table, one after the other; themes are counted as they are said in a language.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.ai.personas import AT, PERSONAS
from game.core.luck import Stream, key_of
from game.games.le_boulet import seating
from game.games.le_boulet.bot.sight import sayable
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.bank import LANGUAGES
from game.games.le_boulet.model.letters import plain
from game.games.le_boulet.model.sayings import form_of
from game.games.le_boulet.model.themes import MARK
from game.games.le_boulet.rules import RULES
from tests.bench.boulet_liveliness import played, seated

COMMONEST: Final = 20
FIRST: Final = 5
"""So many of the commonest are told by name."""


def evening(levels: Sequence[str], matches: int, seed: int) -> list[str]:
    """Return all themes that were led in an evening, in order, by their keys."""
    found: list[str] = []
    options = RULES.options(len(levels), {})
    for number in range(matches):
        own = key_of("variety", seed, number) % 10**9
        told = played(seated(levels, options, own), options, own).observations(None)
        found += [one.theme for one in told if isinstance(one, ev.Proposed)]
        given = seating.remembered(RULES.options_json(options), told)
        options = RULES.options(len(levels), given)
    return found


def spoken(themes: Sequence[str], language: str) -> Counter[str]:
    """Return how often each theme was said in a language, as it is heard."""
    return Counter(plain(form_of(one.removeprefix(MARK), language)) for one in themes)


def main() -> None:
    """Measure and print one line."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--level", default="normal")
    asking.add_argument("--seats", type=int, default=4)
    asking.add_argument("--evenings", type=int, default=20)
    asking.add_argument("--matches", type=int, default=5)
    asking.add_argument("--seed", type=int, default=1)
    asked = asking.parse_args()
    every: list[str] = []
    again = 0
    for number in range(asked.evenings):
        seed = key_of("evening", asked.seed, number) % 10**9
        who = Stream(seed).shuffled([its.id for its in PERSONAS])[: asked.seats]
        led = evening([asked.level + AT + name for name in who], asked.matches, seed)
        again += len(led) - len(set(led))
        every += led
    shares, names = {}, {}
    for language in LANGUAGES:
        first = spoken(every, language).most_common(COMMONEST)
        shares[language] = round(sum(many for _, many in first) / len(every), 3)
        names[language] = first[:FIRST]
    print(json.dumps({
        "level": asked.level, "seats": asked.seats, "matches": asked.evenings * asked.matches,
        "leads": len(every), "may_be_said": len(sayable()), "were_said": len(set(every)),
        "of_commonest": shares, "said_again_in_an_evening": again, "first": names,
    }, ensure_ascii=False))  # fmt: skip


if __name__ == "__main__":
    main()

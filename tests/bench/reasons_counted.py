"""Whether bots' reasons are reasons: matches are played, and what is said of them is counted.

Run in a checkout: ``python -m tests.bench.reasons_counted --game et_bim --level hard``.

For each game and level, in both languages: how many reasons were told; how many repeat what the
same seat said just before (``twice``) or say it with a word for *again* (``again``); how many begin
with a turn of speech that the character used before in the match (``tics``), or hold a whole
portrait of it (``portraits``); how many explain an answer, a vote or a pass without a fact
(``bare``); how many show beside what was chosen a longer bar that is called as good or worse, or a
shorter one that is called as good or better (``bars``).
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.ai.personas import PERSONAS
from game.cli.seats import levels
from game.core.endings import ReasonText
from game.core.words import Words
from game.games import game_of, rules_of, shelf, words
from game.replaying.again import of_bots
from game.scenes.after.course import played_through
from game.scenes.after.decisions import sentences
from game.store.texts import LANGUAGES
from game.tour.matches import shown_head

ANSWERS: Final = {"answer", "bear", "defend", "decline", "pass", "vote", "contest"}
"""Kinds of acts that answer something, or let it be: their reasons name what."""
UNWEIGHED: Final = {"random", "greedy"}
"""Levels that note nothing."""
_FACT: Final = re.compile(r"[\d«“■▲●]|oulet")


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of one match, in one language."""

    words: Words
    names: Sequence[str]
    kinds: Mapping[int, str]
    """By the number of an act, its kind."""
    reasons: Mapping[int, ReasonText]


def matches(game: str, level: str, seats: int, seeds: Sequence[int]) -> Iterator[Told]:
    """Play a match of characters for every seed; yield what they say of it, in both languages."""
    people = PERSONAS[:seats]
    minds, names = [f"{level}@{its.id}" for its in people], [its.name for its in people]
    for seed in seeds:
        course = played_through(of_bots(shown_head(game, minds, names, {}, seed)))
        kinds = {at: str(why["action"]["kind"]) for at, why in course.reasons.items() if why}
        for language in LANGUAGES:
            spoken = words(language, game)
            told = sentences(course.head, course.actors, course.reasons, spoken)
            yield Told(spoken, names, kinds, told)


def counted(told: Told) -> Counter[str]:
    """Return how many reasons there are, and how many of them have which fault."""
    say, found = told.words.say, Counter[str]()
    repeats = [say(key, because="") for key in ("why.again", "why.still") if told.words.knows(key)]
    last: dict[int, str] = {}
    heard = Counter[int]()
    for at, its in told.reasons.items():
        said = its.because
        voice, portrait = f"persona-why.{its.persona}", f"persona.{its.persona}"
        if told.words.knows(voice) and said.startswith(say(voice, because="")):
            heard[its.seat] += 1
        found.update({
            "reasons": 1,
            "twice": last.get(its.seat) == said,
            "again": said.startswith(tuple(repeats)),
            "portraits": told.words.knows(portrait) and say(portrait) in said,
            "bare": told.kinds[at] in ANSWERS and not _names_a_fact(said, told),
            "bars": _bar_against_word(its, told.words),
        })  # fmt: skip
        last[its.seat] = said
    found["tics"] = sum(many - 1 for many in heard.values() if many > 1)
    return found


def _names_a_fact(said: str, told: Told) -> bool:
    return bool(_FACT.search(said)) or any(name in said for name in told.names)


def _bar_against_word(its: ReasonText, spoken: Words) -> bool:
    """Say whether a bar is longer or shorter than what was chosen, and its word says else."""

    def ways(*keys: str) -> set[str]:
        known = [f"why.worth-{key}" for key in keys if spoken.knows(f"why.worth-{key}")]
        return {spoken.say(key) for key in known}

    as_good, more = ways("same"), ways("more", "better")
    less = ways("little-less", "less", "worse")
    mine = its.options[0].share
    return any(
        (one.share > mine and one.worth in as_good | less)
        or (one.share < mine and one.worth in as_good | more)
        or (one.share == mine and one.worth in more | less)
        for one in its.options[1:]
    )


def main() -> None:
    """Play, and print a line for each game and level."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--game", action="append", choices=shelf())
    asking.add_argument("--level", action="append")
    asking.add_argument("--seats", type=int, default=5)
    asking.add_argument("--matches", type=int, default=2)
    asked: Any = asking.parse_args()
    for game in asked.game or [name for name in shelf() if game_of(name).reasons is not None]:
        counts = [many for many in rules_of(game).seat_counts if many <= asked.seats]
        for level in asked.level or [one for one in levels(game) if one not in UNWEIGHED]:
            found = Counter[str]()
            for told in matches(game, level, counts[-1], range(1, asked.matches + 1)):
                found.update(counted(told))
            print(game, level, *(f"{name} {many}" for name, many in found.items()), flush=True)


if __name__ == "__main__":
    main()

"""How Le Boulet's bots vote, and how well votes are foretold.

``python -m tests.bench.boulet_votes --matches 20 --seats 7``. First: three voters, each with an eye
of its own, over cards drawn by lot of what the bank calls true, arguable and neither. Then: the
log-loss of votes foretold after eight votes of a seat, beside the share of yes so far in that
match, in a field of levels and among strangers that no grid was made for. One at the table is a
stranger, or all of them are (``all``).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import log2
from typing import Final, NamedTuple

from game.ai.personas import AT, PERSONAS
from game.core.bots import Bot
from game.core.luck import Stream, key_of
from game.games.le_boulet import bot
from game.games.le_boulet.bot.beliefs import BAR, Beliefs, worth
from game.games.le_boulet.bot.minds import NATURES
from game.games.le_boulet.bot.sight import bank_rows, sight
from game.games.le_boulet.bot.taste import Eye
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import Action
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.rules import RULES
from tests.bench.boulet_liveliness import played
from tests.bench.shares import ratio

FIELD: Final = ("easy", "normal", "hard", "greedy")
STRANGERS: Final = ("refuses", "accepts", "coin", "accuses", "bluffs")
"""Who votes no always; yes always; by a coin; who accuses all it can; who lays anything."""
KNOWN: Final = 8
"""So many votes of a seat are seen before one is foretold."""
LEAST: Final = 0.01


class Stranger:
    """Does one thing always, and else what a bot of a level does."""

    def __init__(self, its: Bot, name: str, seed: int) -> None:
        self._bot, self._name, self._seed, self._heard = its, name, seed, 0

    def hear(self, events: Sequence[ev.Event]) -> None:
        self._heard += len(events)
        self._bot.hear(events)

    def choose(self, legal: Sequence[Action]) -> Action:
        best: Action = self._bot.choose(legal)
        chance = Stream(key_of("stranger", self._seed, self._heard))
        votes = isinstance(best, act.Vote)
        contests = [one for one in legal if isinstance(one, act.Contest)]
        pictures = [one for one in legal if isinstance(one, act.Answer) and one.face >= 0]
        match self._name:
            case "refuses" if votes:
                return act.Vote(0)
            case "accepts" if votes:
                return act.Vote(1)
            case "coin" if votes:
                return act.Vote(chance.below(2))
            case "accuses" if contests:
                return contests[chance.below(len(contests))]
            case "peaceful" if isinstance(best, act.Contest):
                return act.FINE if act.FINE in legal else act.DECLINE
            case "bluffs" if pictures:
                return pictures[chance.below(len(pictures))]
            case _:
                return best


def validated(many: int) -> dict[str, float]:
    """Return how often one of three voters says yes, by what the bank calls a card."""
    chance, found, of = Stream(key_of("validate")), Counter[str](), Counter[str]()
    names = list(NATURES)
    for number in range(many):
        eyes = [Eye(key_of("voter", number, seat)) for seat in range(3)]
        bars = [BAR - NATURES[names[chance.below(len(names))]].forgives for _ in eyes]
        for _ in range(40):
            theme = chance.below(len(bank_rows()))
            face = chance.below(len(PICTURES))
            plain = bank_rows()[theme][face]
            kind = "fits" if plain > 1 else "arguable" if plain > -1 else "misfits"
            if kind == "misfits" and chance.below(8):
                continue
            of[kind] += 1
            votes = (eye.bank[theme][face] > bar for eye, bar in zip(eyes, bars, strict=True))
            found[kind] += any(votes)
    return {kind: round(found[kind] / of[kind], 3) for kind in sorted(of)}


class Foretold(NamedTuple):
    """A vote: what was foretold, the share of yes among all so far, and what it was."""

    said: float
    base: float
    vote: int
    before: int
    """How many votes of that seat came before."""


def foretold(events: Sequence[ev.Event], options: Options) -> Iterator[Foretold]:
    """Yield every vote of a match, but those of accusers."""
    view, beliefs = RULES.initial(options.seats, options), Beliefs(options.seats)
    before, yes, no = [0] * options.seats, 1, 1
    for event in events:
        its = sight(event.theme if isinstance(event, ev.Proposed) else view.theme or "@pique")
        if isinstance(event, ev.Voted):
            value = worth(its, view, view.contested)
            voters = [seat for seat, vote in enumerate(event.votes) if vote >= 0]
            for seat in voters:
                if seat != view.accuser:
                    vote, base = event.votes[seat], yes / (yes + no)
                    yield Foretold(beliefs.yes(seat, value), base, vote, before[seat])
                    before[seat] += 1
            told = [event.votes[seat] for seat in voters if seat != view.accuser]
            yes, no = yes + sum(told), no + len(told) - sum(told)
        beliefs.observe(view, event, its)
        RULES.apply(view, event)


def bits(share: float, vote: int) -> float:
    return -log2(max(LEAST, min(1 - LEAST, share if vote else 1 - share)))


def late(votes: Iterable[Foretold]) -> list[Foretold]:
    """Return those whose seat was seen to vote often enough before."""
    return [one for one in votes if one.before >= KNOWN]


def losses(votes: Sequence[Foretold]) -> list[float]:
    """Return the bits of votes foretold, and those of the base rate."""
    mine = sum(bits(one.said, one.vote) for one in votes)
    return [mine, sum(bits(one.base, one.vote) for one in votes)]


def report(every: Sequence[Sequence[Foretold]]) -> dict[str, float]:
    """Return the log-loss of votes foretold beside that of the base rate, clustered by match."""
    known = list(map(late, every))
    flat = [one for votes in known for one in votes]
    found = ratio(map(losses, known))
    if found is None:
        return {"votes": 0}
    mine, base = losses(flat)
    return {
        "votes": len(flat), "yes": round(sum(one.vote for one in flat) / len(flat), 3),
        "bits": round(mine / len(flat), 3), "base": round(base / len(flat), 3),
        "below": round(1 - found.value, 3), "reach": round(found.reach or 0, 3),
    }  # fmt: skip


def main() -> None:
    """Measure and print."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--matches", type=int, default=100)
    asking.add_argument("--seats", type=int, default=4)
    asked = asking.parse_args()
    print("three voters", json.dumps(validated(200)), flush=True)
    options = RULES.options(asked.seats, {})
    for among in ("field", *STRANGERS, "all"):
        every = []
        for number in range(asked.matches):
            chance = Stream(key_of("votes", among, number))
            bots: list[Bot] = []
            for seat in range(asked.seats):
                level = FIELD[chance.below(len(FIELD))]
                name = PERSONAS[chance.below(len(PERSONAS))].id
                seed = key_of("votes", number, seat)
                its = bot.make(level + AT + name, seat, asked.seats, options, seed)
                odd = STRANGERS[chance.below(len(STRANGERS))] if among == "all" else among
                strange = among == "all" or (among != "field" and seat == 0)
                bots.append(Stranger(its, odd, seed) if strange else its)
            match = played(bots, options, key_of("votes", number) % 10**9)
            every.append(list(foretold(match.observations(None), options)))
        print(among, json.dumps(report(every)), flush=True)


if __name__ == "__main__":
    main()

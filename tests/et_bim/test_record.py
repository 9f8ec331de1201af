"""The record against a slow, plain computation: every naming of tiles, one after the other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import exp
from typing import Any

import pytest

from game.core.luck import bot_seed
from game.core.seats import Seat
from game.games import rules_of
from game.gangs.bot import make, ways
from game.gangs.bot.acts import ACTS, AGAINST, ANSWER, FACTS, Offer, PlayerKind, option_row
from game.gangs.bot.minds import MINDS
from game.gangs.bot.policy import Faith
from game.gangs.bot.record import Record
from game.gangs.bot.thinking import ThinkingBot
from game.gangs.model.cards import D30, gang_of
from game.gangs.model.events import Thrown
from game.match import Match
from game.store.learned import read_learned
from tests.slow import slow, slow_rows

LEARNT = read_learned("et_bim")
KINDS = MINDS["expert"].imagining(LEARNT).kinds
RULES = rules_of("et_bim")


def played(seats: int, seed: int, level: str = "hard", **given: Any) -> list[Any]:
    """What everybody was told in a match of bots."""
    options = RULES.options(seats, given)
    match: Match[Any, Any, Any] = Match(RULES, seats, options, seed)
    seeds = [bot_seed(seed, "record", Seat(seat)) for seat in range(seats)]
    bots = [make(level, seat, seats, options, seeds[seat], LEARNT) for seat in range(seats)]
    heard = [0] * seats
    while asked := match.pending():
        seat, legal = next(iter(asked.items()))
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        bots[seat].hear(news)
        match.submit(seat, bots[seat].choose(list(legal)))
    return match.observations(None)


def chance(kind: PlayerKind, offer: Offer, faith: Faith) -> float:
    """How likely a kind chose so, straight from weights times traits."""
    worth = [
        sum(
            kind.policy.weights[trait] * amount
            for trait, amount in option_row(offer, o, faith).items()
        )
        for o in offer.options
    ]
    if offer.sort == ANSWER:
        send = (1 - kind.tremble) / (1 + exp(-worth[1])) + kind.tremble / 2
        return send if offer.chosen else 1 - offer.holds * send
    held = [option.weight for option in offer.options]
    apart = kind.dissimilarity
    nests: dict[int, float] = {}
    for option, w in zip(offer.options, worth, strict=True):
        nests[option.nest] = nests.get(option.nest, 0.0) + exp(w / apart)
    hands = {option.nest: option.weight for option in offer.options}
    soft = sum(hands[nest] * inside**apart for nest, inside in nests.items())
    home = offer.options[offer.chosen].nest
    inner = exp(worth[offer.chosen] / apart) / nests[home]
    mine = held[offer.chosen]
    return (1 - kind.tremble) * mine * nests[home] ** apart / soft * inner + (
        kind.tremble * mine / sum(held)
    )


FADE = ways.FADE


class Slow:
    """Every naming of every tile with a gang, and its weight; nothing is grouped or remembered.

    ``alike``: what is thought of players is the same in every naming.
    """

    def __init__(self, kinds: tuple[PlayerKind, ...], *, alike: bool) -> None:
        self.kinds = kinds
        self.alike = alike
        self.shares = [[kind.share for kind in kinds], [kind.elsewhere for kind in kinds]]
        self.strange = sum(self.shares[1]) / (sum(self.shares[0]) + sum(self.shares[1]))
        self.shares = [[share / sum(each) for share in each] for each in self.shares]
        self.namings: list[tuple[int, ...]] = []
        self.facts: list[float] = []
        self.acts: list[float] = []
        self.known: dict[int, set[int]] = {}
        self.ways: list[list[list[list[float]]]] = []
        """By company, seat and naming how likely each kind is."""
        self.odd = self.strange

    def before(self, event: Any, offer: Offer | None, view: Any) -> None:
        if event.kind == "tiles_chosen":
            gangs = [gang_of(character) for character in event.characters]
            self.namings = sorted(set(permutations(gangs)))
            self.facts = [1.0] * len(self.namings)
            self.acts = [1.0] * len(self.namings)
            self.known = {seat: {seat} for seat in range(view.n)}
            number = len(self.namings)
            self.ways = [[[each] * number for _ in range(view.n)] for each in self.shares]
            self.odd = self.strange
        if offer is not None:
            self._weigh(offer, view)

    def after(self, event: Any, tile: int, view: Any) -> None:
        if event.kind == "looked":
            self.known[event.seat].add(view.tile_at[event.target])
        elif event.kind == "swapped":
            for place in (event.first, event.second):
                if place < view.n:
                    self.known[place].add(view.tile_at[place])
        elif event.kind == "eliminated":
            for known in self.known.values():
                known.add(tile)
            gang = gang_of(event.character)
            self._keep([naming[tile] == gang for naming in self.namings])
        if view.mystery:
            for seat in range(view.n):
                if not view.alive[seat]:
                    self.known[seat].add(view.tile_at[view.n])
        if event.kind in ("swapped", "eliminated"):
            living = [view.tile_at[seat] for seat in range(view.n) if view.alive[seat]]
            self._keep([len({naming[t] for t in living}) > 1 for naming in self.namings])

    def _keep(self, kept: list[bool]) -> None:
        self.facts = [fact * keep for fact, keep in zip(self.facts, kept, strict=True)]
        self.acts = [act * keep for act, keep in zip(self.acts, kept, strict=True)]

    def _weigh(self, offer: Offer, view: Any) -> None:
        seat = offer.seat
        ones = [
            [
                chance(kind, offer, self.faith(seat, kind.goes_by, naming, view)) if weight else 0.0
                for kind in self.kinds
            ]
            for naming, weight in zip(self.namings, self.acts, strict=True)
        ]
        means = []
        for company, shares in zip(self.ways, self.shares, strict=True):
            parts = [
                [way * one for way, one in zip(*each, strict=True)]
                for each in zip(company[seat], ones, strict=True)
            ]
            means.append([sum(each) for each in parts])
            parts = self._evened(parts)
            company[seat] = [
                [
                    (1 - FADE) * part / (sum(each) or 1.0) + FADE * share
                    for part, share in zip(each, shares, strict=True)
                ]
                for each in parts
            ]
        mixed = [
            (1 - self.odd) * usual + self.odd * strange
            for usual, strange in zip(*means, strict=True)
        ]
        grown = [act * one for act, one in zip(self.acts, mixed, strict=True)]
        strange = sum(act * one for act, one in zip(self.acts, means[1], strict=True))
        self.odd *= strange / sum(grown)
        self.acts = grown

    def _evened(self, parts: list[list[float]]) -> list[list[float]]:
        """The same in every naming, where that is how players are thought of."""
        if not self.alike:
            return parts
        total = sum(self.acts)
        columns = zip(*parts, strict=True)
        mean = [
            sum(act * each for act, each in zip(self.acts, column, strict=True)) / total
            for column in columns
        ]
        return [mean] * len(parts)

    def kinds_of(self, seat: int) -> list[float]:
        """How likely a seat is of each kind, whatever the world and the company."""
        total = sum(self.acts)
        return [
            sum(
                act / total * ((1 - self.odd) * usual[kind] + self.odd * strange[kind])
                for act, usual, strange in zip(
                    self.acts, *(company[seat] for company in self.ways), strict=True
                )
            )
            for kind in range(len(self.kinds))
        ]

    def faith(self, seat: int, goes_by: str, naming: tuple[int, ...], view: Any) -> Faith:
        if goes_by not in (ACTS, FACTS, AGAINST):
            return Faith(view, seat, [0.0] * len(view.tile_at))
        weights = self.acts if goes_by == ACTS else self.facts
        agreeing = [
            (other, weight)
            for other, weight in zip(self.namings, weights, strict=True)
            if weight and all(other[tile] == naming[tile] for tile in self.known[seat])
        ]
        whole = sum(weight for _, weight in agreeing)
        if not whole:  # nobody can be in such a world
            return Faith(view, seat, [0.5] * len(view.tile_at))
        mine = naming[view.tile_at[seat]]
        ally = [
            sum(weight for other, weight in agreeing if other[tile] == mine) / whole
            for tile in view.tile_at
        ]
        if goes_by == AGAINST:
            ally = [1 - each for each in ally]
        return Faith(view, seat, ally)

    def together(self, one: int, other: int) -> float:
        same = (
            weight
            for naming, weight in zip(self.namings, self.acts, strict=True)
            if naming[one] == naming[other]
        )
        return sum(same) / sum(self.acts)


@pytest.mark.parametrize("alike", [*slow([False]), True])
@pytest.mark.parametrize(
    ("seats", "seed"),
    [
        (4, 6),
        *slow_rows([(4, 1), (5, 3), (6, 8)]),
    ],
)
def test_the_record_weighs_worlds_as_every_naming_of_tiles_does(
    seats: int, seed: int, alike: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if alike:  # as at tables with very many worlds
        monkeypatch.setattr(ways, "MANY", 0)
    events = played(seats, seed)
    last = max(at for at, event in enumerate(events) if event.kind == "eliminated")
    record = Record(seats, RULES.options(seats, {}), KINDS)
    slow = Slow(KINDS, alike=alike)
    weighed: Counter[str] = Counter()
    for event in events[:last]:  # at the end one gang is left, which is no match any more
        offer = record.offer(event)
        tile = record.view.tile_at[event.seat] if event.kind == "eliminated" else -1
        slow.before(event, offer, record.view)
        record.observe(event)
        slow.after(event, tile, record.view)
        if offer is None:
            continue
        weighed[event.kind] += 1
        for one in range(record.worlds.tiles):
            for other in range(one):
                column = record.worlds.same(one, other)
                fast = sum(weight for weight, it in zip(record.acts, column, strict=True) if it)
                assert fast == pytest.approx(slow.together(one, other), abs=1e-6), event
        for seat in range(seats):
            kinds = record.company.kinds(seat, record.acts)
            assert kinds == pytest.approx(slow.kinds_of(seat), abs=1e-6), event
    assert weighed["thrown"] >= 8
    assert weighed["accepted"]


@pytest.mark.parametrize("seats", [4, 12])
@pytest.mark.parametrize("level", [*slow(["hard"]), "expert"])
def test_what_a_seat_does_tells_itself_nothing(seats: int, level: str) -> None:
    options = RULES.options(seats, {})
    match: Match[Any, Any, Any] = Match(RULES, seats, options, seats)
    mind = MINDS[level].imagining(LEARNT)
    bots = [ThinkingBot(seat, seats, options, seat, mind) for seat in range(seats)]
    heard = [0] * seats
    compared = 0
    for _ in range(40 if seats == 12 else 80):
        asked = match.pending()
        if not asked:
            break
        seat, legal = next(iter(asked.items()))
        _listen(match, bots[seat], heard)
        before = bots[seat].faith().ally
        action = bots[seat].choose(list(legal))
        told = len(match.observations(None))
        match.submit(seat, action)
        _listen(match, bots[seat], heard)
        kinds = {event.kind for event in match.observations(None, told)}
        if kinds & {"thrown", "accepted", "reflected"} and not kinds & HARD:
            compared += 1
            assert bots[seat].faith().ally == pytest.approx(before, abs=1e-9), kinds
    assert compared >= 20


HARD = {"looked", "swapped", "eliminated", "ended"}
"""Facts: what one sees at them is certain, and may change what one believes."""


def _listen(match: Any, bot: ThinkingBot, heard: list[int]) -> None:
    news = match.observations(Seat(bot.seat), heard[bot.seat])
    heard[bot.seat] += len(news)
    bot.hear(news)


def test_a_thirty_on_somebody_looked_at_says_more_than_one_on_a_stranger() -> None:
    """One looks at another; then it hurts that one, or somebody it knows nothing of."""
    events = next(
        told
        for seed in range(50)
        if (told := played(8, seed, "greedy")) and any(event.kind == "looked" for event in told)
    )
    looked = next(at for at, event in enumerate(events) if event.kind == "looked")
    author, seen = events[looked].seat, events[looked].target
    told: dict[int, float] = {}
    others = [seat for seat in range(8) if seat not in (author, seen)]
    for target in (seen, others[0]):
        record = Record(8, RULES.options(8, {}), KINDS)
        for event in events[: looked + 1]:
            record.observe(event)
        mine, its = record.view.tile_at[author], record.view.tile_at[target]
        before = _together(record, mine, its)
        record.observe(Thrown(Seat(author), D30, Seat(target)))
        told[target] = abs(_together(record, mine, its) - before)
    assert told[seen] > 0.1
    assert told[seen] > 3 * told[others[0]]


def _together(record: Record, one: int, other: int) -> float:
    column = record.worlds.same(one, other)
    return sum(weight for weight, it in zip(record.acts, column, strict=True) if it)

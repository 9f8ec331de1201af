"""What characters say, and how long they take, follow from what all were told and nothing else."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.ai.personas import PERSONAS, persona
from game.ai.tempo import LEAST, MOST, breath
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import rules_of, words
from game.gangs.chatter import Chatter
from game.gangs.model import events as ev
from game.match import Match

SEATS = [f"normal@{its.id}" for its in PERSONAS[:6]]


def by_chance(seed: int) -> Match[Any, Any, Any]:
    rules = rules_of("et_bim")
    match: Match[Any, Any, Any] = Match(rules, 6, rules.options(6, {}), seed)
    chance = Stream(key_of("chatter", seed))
    while (asked := next(iter(match.pending()), None)) is not None:
        legal = match.pending()[asked]
        match.submit(asked, legal[chance.below(len(legal))])
    return match


def lines(events: list[Any], salt: str = "salt") -> Iterator[tuple[int, str] | None]:
    public, chatter = 0, Chatter(salt)
    for event in events:
        line = chatter.said(event, public, SEATS)
        public += event.is_for(None)
        if line is not None:
            yield line


def test_whoever_watches_hears_the_same_lines_whatever_else_it_was_told() -> None:
    match = by_chance(4)
    everybody = list(lines(match.observations(None)))
    assert everybody
    assert list(lines(match.open_book())) == everybody
    for seat in range(6):
        assert list(lines(match.observations(Seat(seat)))) == everybody


def test_nothing_is_said_of_what_not_all_were_told() -> None:
    match = by_chance(5)
    private = [event for event in match.open_book() if not event.is_for(None)]
    assert private
    assert all(Chatter("salt").said(event, 7, SEATS) is None for event in private)


def test_other_hands_under_the_same_public_facts_change_no_word() -> None:
    book = by_chance(6).open_book()
    others = [
        replace(event, face=(event.face + 1) % 9) if isinstance(event, ev.Drawn) else event
        for event in book
    ]
    assert others != book
    assert list(lines(others)) == list(lines(book))


def test_who_likes_to_talk_talks_more_and_every_occasion_comes() -> None:
    spoken: Counter[int] = Counter()
    heard: Counter[str] = Counter()
    for seed in range(12):
        for seat, key in lines(by_chance(seed).observations(None), str(seed)):
            spoken[seat] += 1
            heard[key.rpartition(".")[2].rpartition("-")[0]] += 1
    talkative, silent = (
        max(range(6), key=lambda seat: PERSONAS[seat].chatter),
        min(range(6), key=lambda seat: PERSONAS[seat].chatter),
    )
    assert spoken[talkative] > spoken[silent]
    assert set(heard) == {"greeting", "hit", "hitting", "bim", "out", "won", "lost"}
    for language in ("fr", "en"):
        table = words(language, "et_bim")
        assert all(table.say(key) for _, key in lines(by_chance(0).observations(None)))


def test_nobody_in_particular_says_nothing() -> None:
    chatter = Chatter("salt")
    for event in by_chance(3).observations(None):
        assert chatter.said(event, 1, ["normal"] * 6) is None


def test_characters_greet_in_the_first_round_of_a_match_alone() -> None:
    rules = rules_of("et_bim")
    match: Match[Any, Any, Any] = Match(rules, 6, rules.options(6, {"modules": ["missions"]}), 7)
    chance = Stream(key_of("chatter", 7))
    while (asked := next(iter(match.pending()), None)) is not None:
        legal = match.pending()[asked]
        match.submit(asked, legal[chance.below(len(legal))])
    heard = match.observations(None)
    greeted, chatter, rounds = Counter[int](), Chatter("salt"), 0
    for facts, event in enumerate(heard):
        rounds += isinstance(event, ev.RoundBegan)
        line = chatter.said(event, facts, SEATS)
        greeted[rounds] += line is not None and ".greeting-" in line[1]
    assert rounds > 1
    assert greeted[1] > 0 == sum(greeted.values()) - greeted[1]


# ---------------------------------------------------------------- tempo


def test_a_pause_depends_on_seed_public_facts_and_character_alone() -> None:
    assert list(inspect.signature(breath).parameters) == ["seed", "facts", "its"]


@pytest.mark.parametrize("its", [None, *PERSONAS])
def test_pauses_differ_and_stay_within_bounds(its: Any) -> None:
    tempo = 1.0 if its is None else its.tempo
    drawn = [breath(9, facts, its) for facts in range(300)]
    assert min(drawn) >= LEAST * tempo
    assert max(drawn) <= MOST * tempo
    assert len(set(drawn)) > 200
    assert drawn == [breath(9, facts, its) for facts in range(300)]


def test_who_is_quick_is_quick_on_average() -> None:
    def mean(name: str) -> float:
        return sum(breath(3, facts, persona(name)) for facts in range(400)) / 400

    assert mean("hugo") < mean("max")

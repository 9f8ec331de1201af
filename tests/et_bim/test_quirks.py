"""Quirks: habits at documented rates, before one's own card alone, and no decision is another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.personas import PERSONAS
from game.ai.question import Choice, Question
from game.ai.quirks import shows
from game.core.seats import Seat
from game.games import game_of, rules_of, words
from game.gangs import quirks
from game.gangs.bot import quirks as bot_quirks
from game.gangs.bot.quirks import facts
from game.gangs.model.actions import Answer, Discard, Mulligan, Throw
from game.gangs.model.cards import BIM, BLANK, D30
from game.gangs.quirks import FACTS, QUIRKS, SURE
from game.match import Match
from game.store.learned import read_learned
from game.store.settings import Settings
from game.store.texts import LANGUAGES
from tests.slow import slow_rows

LEARNT = read_learned("et_bim")
IDS = [its.id for its in PERSONAS]
SEATS = 6
TURN_CARD = (Throw, Discard, Mulligan)
LONGEST = 23
"""Letters: what a card of the gallery has room for."""


def near(shown: int, of: int, rate: int) -> bool:
    """Say whether a count is within four standard errors of a rate in per cent."""
    expected = rate / 100
    return abs(shown / of - expected) <= 4 * sqrt(expected * (1 - expected) / of)


def answers(
    level: str, seeds: range, *, quirks: bool, names: list[str] = IDS, turns: int = 10**6
) -> Iterator[tuple[str, Any, Match[Any, Any, Any], int, Choice]]:
    """Play matches between characters; yield every answer with whose it is, before it is done."""
    rules = rules_of("et_bim")
    for seed in seeds:
        sitting = [f"{level}@{names[(seed + seat) % len(names)]}" for seat in range(SEATS)]
        bots = {seat: 1000 * seed + seat for seat in range(SEATS)}
        seating = Seating(game_of("et_bim"), SEATS, {}, dict(enumerate(sitting)), bots, data=LEARNT)
        host = BotHost(seating)
        match: Match[Any, Any, Any] = Match(rules, SEATS, rules.options(SEATS, {}), seed)
        told = [0] * SEATS
        for _ in range(turns):
            seat = next(iter(match.pending()), None)
            if seat is None:
                break
            events = match.observations(seat, told[seat])
            told[seat] += len(events)
            host.inform(seat, events)
            choice = host.answer(Question(seat, match.pending()[seat], quirks=quirks))
            assert not choice.fault
            name = sitting[seat].partition("@")[2]
            yield name, host.bots[seat], match, seat, choice
            match.submit(Seat(seat), choice.action)


# ---------------------------------------------------------------- rates


@pytest.mark.parametrize("so", [True, False])
@pytest.mark.parametrize("name", IDS)
def test_a_quirk_shows_as_often_as_the_table_says(name: str, *, so: bool) -> None:
    quirk, draws = QUIRKS[name], 3000
    shown = sum(shows(quirk, (at % 3, at), 7 * at + 1, so=so) for at in range(draws))
    assert near(shown, draws, quirk.so if so else quirk.otherwise)


@pytest.mark.slow
def test_in_whole_matches_too_and_by_what_the_bot_itself_knows() -> None:
    turns: Counter[tuple[str, bool]] = Counter()
    shown: Counter[tuple[str, bool]] = Counter()
    for name, bot, _, _, choice in answers("random", range(48), quirks=True):
        if isinstance(choice.action, Answer) or not isinstance(choice.action, TURN_CARD):
            continue
        so = facts(bot)[QUIRKS[name].about]
        turns[name, so] += 1
        shown[name, so] += bool(choice.quirk)
    for (name, so), of in turns.items():
        assert near(shown[name, so], of, QUIRKS[name].so if so else QUIRKS[name].otherwise), (
            name,
            so,
        )
    assert {name for name, _ in turns} == set(IDS)
    assert all(any(turns[name, so] > 50 for name in IDS) for so in (True, False))


def test_the_twelve_quirks_differ_cover_all_facts_and_some_mislead() -> None:
    assert list(QUIRKS) == IDS
    assert {quirk.about for quirk in QUIRKS.values()} == set(FACTS)
    assert all(
        0 <= rate <= 100 for quirk in QUIRKS.values() for rate in (quirk.so, quirk.otherwise)
    )
    assert len({(quirk.about, quirk.so, quirk.otherwise) for quirk in QUIRKS.values()}) == len(
        QUIRKS
    )
    bluffing = {name for name, quirk in QUIRKS.items() if quirk.so < quirk.otherwise}
    assert bluffing == {"leo", "lou"}
    assert min(QUIRKS, key=lambda name: abs(QUIRKS[name].so - QUIRKS[name].otherwise)) == "jade"


# ---------------------------------------------------------------- when, and whose


def test_a_quirk_comes_before_a_card_of_ones_turn_and_never_with_an_answer() -> None:
    seen: Counter[str] = Counter()
    for name, _, match, seat, choice in answers("random", range(12), quirks=True):
        state = match.journal.state
        if choice.quirk:
            assert isinstance(choice.action, TURN_CARD)
            assert state.turn == seat
            assert choice.quirk == name
        seen[type(choice.action).__name__] += 1
    assert seen["Answer"] > 100
    assert seen["Second"] > 10, "second choices of a turn were among what was asked"


@pytest.mark.slow
def test_what_a_quirk_is_about_is_what_the_seat_holds_knows_and_believes() -> None:
    so: Counter[tuple[str, bool]] = Counter()
    for _, bot, match, seat, _ in answers("normal", range(4), quirks=False):
        truth, found = match.journal.state, facts(bot)
        others = [other for other in truth.living() if other != seat]
        known = [other for other in others if bot.view.character_at(other) != BLANK]
        assert found["bim"] == (BIM in truth.hands[seat])
        assert found["thirty"] == (D30 in truth.hands[seat])
        assert found["tile"] == bool(known)
        assert found["friend"] == any(bot.faith().ally[other] > SURE for other in others)
        so.update(found.items())
    assert all(so[fact, is_so] > 20 for fact in FACTS for is_so in (True, False)), so


def test_nobody_in_particular_has_a_quirk() -> None:
    seating = Seating(
        game_of("et_bim"), 4, {}, dict.fromkeys(range(4), "greedy"), dict.fromkeys(range(4), 1)
    )
    rules = rules_of("et_bim")
    match: Match[Any, Any, Any] = Match(rules, 4, rules.options(4, {}), 3)
    host, seat = BotHost(seating), next(iter(match.pending()))
    host.inform(seat, match.observations(seat))
    assert host.answer(Question(seat, match.pending()[seat], quirks=True)).quirk == ""


# ---------------------------------------------------------------- nothing else is another


LEVELS = [
    ("hard", range(1), 10**6),
    *slow_rows([("easy", range(2), 10**6), ("normal", range(2), 10**6), ("expert", range(1), 40)]),
]


@pytest.mark.parametrize(("level", "seeds", "turns"), LEVELS)
def test_no_decision_and_no_reason_is_another_for_quirks(
    level: str, seeds: range, turns: int
) -> None:
    def decided(*, quirks: bool) -> list[Any]:
        played = answers(level, seeds, quirks=quirks, turns=turns)
        return [
            (seat, choice.action, choice.why, bool(choice.quirk)) for *_, seat, choice in played
        ]

    on, off = decided(quirks=True), decided(quirks=False)
    assert [each[:3] for each in on] == [each[:3] for each in off]
    assert any(shown for *_, shown in on)
    assert not any(shown for *_, shown in off)


def test_who_is_not_asked_for_quirks_works_none_out(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out = []
    monkeypatch.setattr(bot_quirks, "quirk", lambda *about: worked_out.append(about) or "hugo")
    assert [
        choice.quirk for *_, choice in answers("random", range(1), quirks=False) if choice.quirk
    ] == []
    assert not worked_out
    assert all(choice.quirk for *_, choice in answers("random", range(1), quirks=True))
    assert worked_out


def test_as_much_is_worked_out_whatever_is_so_and_whether_it_shows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: Counter[str] = Counter()
    plain_facts, plain_shows = bot_quirks.facts, bot_quirks.shows
    monkeypatch.setattr(
        bot_quirks, "facts", lambda bot: counted.update(["facts"]) or plain_facts(bot)
    )
    monkeypatch.setattr(
        bot_quirks, "shows", lambda *of, so: counted.update(["shows"]) or plain_shows(*of, so=so)
    )
    cards = shown = 0
    for *_, choice in answers("random", range(2), quirks=True):
        cards += isinstance(choice.action, TURN_CARD)
        shown += bool(choice.quirk)
    assert 0 < shown < cards
    assert counted == {"facts": cards, "shows": cards}


def test_they_come_switched_off() -> None:
    assert Settings().tics is False


# ---------------------------------------------------------------- what is told of them


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_there_is_to_know_is_on_the_page_in_both_languages(language: str) -> None:
    said = words(language, "et_bim")
    page = quirks.page(said)
    assert len({said.say(f"quirk.{name}") for name in IDS}) == len(IDS)
    for its in PERSONAS:
        does = said.say(f"quirk.{its.id}")
        assert len(does) <= LONGEST
        row = next(row for row in page.split("\n") if row.startswith(f"| {its.name} |"))
        sentence, quirk = quirks.sentence(its.id, said), QUIRKS[its.id]
        short = quirks.rates(its.id, said)
        assert does in row
        assert does in sentence
        for text in (row, sentence, short):
            digits = "".join(letter if letter.isdigit() else " " for letter in text).split()
            told = [int(each) for each in digits]
            if quirk.about == "thirty":
                told.remove(30)
            assert told == [quirk.so, quirk.otherwise], text


def test_the_table_in_docs_bots_md_is_the_table_in_the_code() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    section = docs.partition("## Quirks")[2].partition("\n## ")[0]
    told = [row for row in section.split("\n") if row.startswith("| ")]
    # a name holds together on a screen; in the page an ordinary space does
    told_there = quirks.table(words("en", "et_bim"))
    head, *rows = [
        "| " + " | ".join(row).replace("\N{NO-BREAK SPACE}", " ") + " |" for row in told_there
    ]
    assert [row for row in told if "---" not in row] == [head, *rows]

"""Quirks in Mets ton slip !: before the act of one's own turn, at open rates; nothing changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.personas import PERSONAS
from game.ai.question import Choice, Question
from game.core.seats import Seat
from game.games import game_of, words
from game.games.mets_ton_slip import quirks
from game.games.mets_ton_slip.bot.quirks import facts
from game.games.mets_ton_slip.model.cards import ARLEQUIN, NOTHING, SEASONS_OF, STANDS_IN
from game.games.mets_ton_slip.model.state import ACT, State
from game.games.mets_ton_slip.quirks import FACTS, QUIRKS
from tests.mets_ton_slip.running import asked, begun

GAME = "mets_ton_slip"
IDS = [its.id for its in PERSONAS]
SEATS = 3


def answers(seeds: range, *, shown: bool) -> Iterator[tuple[State, int, str, Choice]]:
    """Play matches between characters; yield every answer with who gave it, before it is done."""
    for seed in seeds:
        names = [IDS[(seed * SEATS + seat) % len(IDS)] for seat in range(SEATS)]
        sitting = {seat: f"normal@{name}" for seat, name in enumerate(names)}
        seeded = {seat: 100 * seed + seat for seat in range(SEATS)}
        host, match = (
            BotHost(Seating(game_of(GAME), SEATS, {}, sitting, seeded)),
            begun(SEATS, seed),
        )
        told = [0] * SEATS
        while (one := asked(match)) is not None:
            seat, legal = one
            news = match.observations(seat, told[seat])
            told[seat] += len(news)
            host.inform(seat, news)
            choice = host.answer(Question(seat, legal, quirks=shown))
            assert not choice.fault
            yield match.journal.state, seat, names[seat], choice
            match.submit(Seat(seat), choice.action)


def test_a_quirk_comes_with_the_act_of_ones_own_turn_and_with_nothing_else() -> None:
    seen = Counter[tuple[str, bool]]()
    for state, seat, name, choice in answers(range(4), shown=True):
        seen[state.phase, bool(choice.quirk)] += 1
        if choice.quirk:
            assert (state.turn, choice.quirk) == (seat, name)
    assert seen["act", True] > 10 < seen["act", False]
    assert {phase for phase, shown in seen if shown} == {ACT}
    assert seen["defend", False] > 0 < seen["draw", False]


def test_it_shows_more_often_where_it_is_so_as_its_rates_say() -> None:
    of, shown = Counter[tuple[str, bool]](), Counter[tuple[str, bool]]()
    for state, seat, name, choice in answers(range(12), shown=True):
        if state.phase == ACT:
            its = name, facts(state, seat)[QUIRKS[name].about]
            of[its] += 1
            shown[its] += bool(choice.quirk)
    for (name, so), turns in of.items():
        rate = (QUIRKS[name].so if so else QUIRKS[name].otherwise) / 100
        spread = (rate * (1 - rate) * turns) ** 0.5
        assert abs(shown[name, so] - rate * turns) <= 4 * spread + 1, (name, so)
    assert {name for name, _ in of} == set(IDS)


def test_no_decision_is_another_for_quirks() -> None:
    def decided(*, shown: bool) -> list[Any]:
        return [(seat, one.action, one.why) for _, seat, _, one in answers(range(1), shown=shown)]

    assert decided(shown=True) == decided(shown=False)


def test_all_is_in_hand_when_some_season_has_a_card_for_every_empty_slot() -> None:
    found = Counter[bool]()
    for state, seat, _, _ in answers(range(6), shown=False):
        hand, worn = state.hands[seat], state.worn[seat]
        empty = [slot for slot, face in enumerate(worn) if face == NOTHING]
        open_to = [
            season
            for season in (1, 2, 4, 8)
            if all(SEASONS_OF[face] & season for face in worn if face != NOTHING)
        ]
        plain = [face for face in hand if face != ARLEQUIN]
        left = min(
            sum(
                not any(slot in STANDS_IN[face] and SEASONS_OF[face] & season for face in plain)
                for slot in empty
            )
            for season in open_to
        )
        so = facts(state, seat)["all"]
        found[so] += 1
        if so:
            assert left <= hand.count(ARLEQUIN)
    assert found[True] > 3 < found[False]


def test_the_twelve_have_habits_about_all_sorts_of_facts_and_some_mislead() -> None:
    assert list(QUIRKS) == IDS
    assert {quirk.about for quirk in QUIRKS.values()} == set(FACTS)
    assert len({(quirk.about, quirk.so, quirk.otherwise) for quirk in QUIRKS.values()}) == len(
        QUIRKS
    )
    assert {name for name, quirk in QUIRKS.items() if quirk.so < quirk.otherwise} == {"leo", "lou"}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_tells_both_rates_of_everybody(language: str) -> None:
    said = words(language, GAME)
    page = quirks.page(said)
    for its in PERSONAS:
        quirk = QUIRKS[its.id]
        row = next(row for row in page.split("\n") if row.startswith(f"| {its.name} |"))
        for text in (row, quirks.sentence(its.id, said), quirks.rates(its.id, said)):
            digits = "".join(letter if letter.isdigit() else " " for letter in text).split()
            assert [int(each) for each in digits] == [quirk.so, quirk.otherwise]

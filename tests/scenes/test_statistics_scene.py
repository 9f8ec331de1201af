"""The statistics: counted when a person's match is over, once, and shown in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.games import FIRST as GAME
from game.games import game_of
from game.gangs.figures import figures_of
from game.scenes.after.result import ResultScene
from game.scenes.front.statistics import StatisticsScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.session import Session, make_head
from game.store import statistics
from game.store.heads import HUMAN
from tests.session.turns import asked_first

Sit = Callable[..., Any]


@cache
def over(seed: int) -> Session:
    """Return a match of one person that is over, played by chance."""
    head = make_head(GAME, [HUMAN, *["random"] * 3], list("abcd"), seed=seed)
    session = Session(head, None)
    chance = Stream(key_of("statistics", seed))
    while (asked := asked_first(session)) is not None:
        legal = session.legal(asked)
        session.submit(asked, legal[chance.below(len(legal))])
    session.close()
    return session


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_seats_figures_agree_with_the_truth(kit: Kit, seed: int) -> None:
    session = over(seed)
    truth = game_of(GAME).ending.truth(
        session.fresh_view(), session.open_book(), session.head.names, kit.words(GAME)
    )
    for row in truth.rows:
        found = figures_of(session.fresh_view(), session.open_book(), row.seat)
        assert found.sums["bims"] == row.figures[1]
        assert 0 <= found.most["damage"] <= row.figures[0]


def test_a_match_counts_when_its_result_is_seen_and_never_again(kit: Kit, sit: Sit) -> None:
    for _ in range(2):
        sit(ResultScene(kit, over(1), 0)).look()
    found = statistics.load(kit.data)[0].games[GAME]
    assert found.matches == 1
    assert found.counters["longest"] > 0


def test_who_only_watched_has_nothing_counted(kit: Kit, sit: Sit) -> None:
    sit(ResultScene(kit, over(1), None)).look()
    sit(ResultScene(kit, over(1), 2)).look()
    assert not statistics.load(kit.data)[0].games


def test_a_record_is_said_at_the_result(kit: Kit, sit: Sit, fits: Any) -> None:
    sit(ResultScene(kit, over(1), 0))
    found, _ = statistics.load(kit.data)
    found.games[GAME].counters |= {"longest": 0, "damage": 0}
    (kit.data / statistics.FILE).write_text(found.model_dump_json())
    reader = sit(ResultScene(kit, over(2), 0)).look()
    fits(reader)
    word = {"fr": "Record", "en": "Record"}[kit.language]
    assert any(line.text.startswith(word) for line in reader.lines)


def test_the_title_leads_to_them_once_there_is_something(kit: Kit, sit: Sit, fits: Any) -> None:
    label = kit.words(GAME).say("title.statistics")
    assert not sit(TitleScene(kit)).reads(label)
    sit(ResultScene(kit, over(1), 0))
    person = sit(TitleScene(kit))
    person.click(label)
    assert person.top.name == "statistics"
    fits(person.look())
    assert any(kit.words().say("statistics-screen.matches") in line.text for line in person.seen)


def test_figures_of_all_tables_stand_in_line(kit: Kit, sit: Sit) -> None:
    sit(ResultScene(kit, over(1), 0))
    person = sit(StatisticsScene(kit))
    person.look()
    words = kit.words(GAME)
    once = words.say("statistics-screen.of", wins=0, matches=1)
    won = words.say("statistics-screen.of", wins=1, matches=1)
    shown = [line for line in person.seen if line.text in (once, won)]
    assert len(shown) >= 2, "all in all and by seats"
    assert len({round(line.x, 1) for line in shown}) == 1


def test_without_a_match_it_says_how_to_get_one(kit: Kit, sit: Sit) -> None:
    assert sit(StatisticsScene(kit)).reads(kit.words().say("statistics-screen.none")[:12])


def test_damaged_statistics_are_said_and_do_not_stop_the_result(kit: Kit, sit: Sit) -> None:
    kit.data.mkdir(parents=True)
    (kit.data / statistics.FILE).write_text("{")
    sit(ResultScene(kit, over(1), 0)).look()
    assert kit.notices == [kit.words().say("store.statistics-reset")]


def test_a_disk_that_fails_does_not_stop_the_result(kit: Kit, sit: Sit) -> None:
    kit.data.parent.mkdir(exist_ok=True)
    kit.data.write_text("in the way")
    sit(ResultScene(kit, over(1), 0)).look()
    assert len(kit.notices) == 1

"""The statistics: counted when a person's match is over, once, and shown in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.ai.personas import persona
from game.core.luck import Stream, key_of
from game.games import FIRST as GAME
from game.games import game_of
from game.gangs.figures import figures_of
from game.gangs.model.cards import DAMAGE, face_of
from game.scenes.after.result import ResultScene
from game.scenes.characters.character import CharacterScene
from game.scenes.front.statistics import StatisticsScene
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.session import Session, make_head
from game.stage.widgets.rolls import Block
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


def matches(data: Path, often: int = 12) -> int:
    """Count as many matches, of which the first five were won, with Rosa at the table."""
    for at in range(often):
        statistics.count(data, statistics.Played(
            GAME, str(at), (4, 6, 12)[at % 3], won=at < 5, length=10 + 7 * (at % 9),
            groups={"gangs": "bogosses" if at % 2 else "chicots"},
            most={"longest": 20, "damage": 30}, sums={"bims": at % 4},
            met={"rosa": (True, {"hit": 2}), "hugo": (False, {})},
        ))  # fmt: skip
    return often


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
    person = sit(TitleScene(kit))
    person.click(kit.words(GAME).say("title.menu"))
    assert not person.reads(label)
    sit(ResultScene(kit, over(1), 0))
    person = sit(TitleScene(kit))
    person.top.point_at("menu")
    person.press("enter")
    person.click(label)
    assert person.top.name == "statistics"
    fits(person.look())
    assert any(kit.words().say("statistics-screen.over-time") in line.text for line in person.seen)


def test_pictures_tell_all_there_is_to_whoever_is_read_to(kit: Kit, sit: Sit, fits: Any) -> None:
    words = kit.words(GAME)
    played = matches(kit.data)
    person = sit(StatisticsScene(kit))
    told = " ".join(widget.spoken(words.say) for widget in person.top.form.widgets)
    figures = statistics.load(kit.data)[0].games[GAME]
    assert len(figures.course) == played == figures.matches
    for tally in (*figures.seats.values(), *figures.groups["gangs"].values()):
        said = words.say("statistics-screen.of", wins=tally.wins, matches=tally.matches)
        assert said in told
    for name in ("over-time", "seats", "gangs", "met", "lengths"):
        assert words.say(f"statistics-screen.{name}") in told
    sent = words.say("statistics-screen.bims")
    assert words.say("statistics-screen.a-match", what=sent) in told
    assert f"Rosa: {words.say('statistics-screen.of', wins=5, matches=12)}" in told
    for _ in range(4):
        fits(person.look())
        person.press("pagedown")


@pytest.mark.parametrize("often", [1, 60, pytest.param(400, marks=pytest.mark.slow)])
def test_one_match_has_its_pictures_and_so_have_very_many(
    kit: Kit, sit: Sit, fits: Any, often: int
) -> None:
    matches(kit.data, often)
    person = sit(StatisticsScene(kit))
    for _ in range(3):
        fits(person.look())
        person.press("pagedown")


@pytest.mark.any_language
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("often", [1, 8, 60])
def test_every_page_is_filled_to_its_foot_in_all_its_columns(
    kit: Kit, sit: Sit, often: int, text: int
) -> None:
    kit.settings.text_size = text
    matches(kit.data, often)
    person, pages = sit(StatisticsScene(kit)), set()
    for _ in range(8):
        shown = [one for one in person.top.form.widgets if one.shown and isinstance(one, Block)]
        feet: dict[float, float] = {}
        for one in shown:
            for x in {box.box.x for box in shown}:
                if one.box.x <= x < one.box.x + one.box.width:
                    feet[x] = max(feet.get(x, 0), one.box.y + one.box.height)
        assert min(feet.values()) >= 694, "nothing is left empty below"
        assert max(feet.values()) <= 712
        pages.add(tuple(one.name for one in shown))
        person.press("pagedown")
    assert text > 100 or len(pages) <= 2


def test_a_game_that_groups_and_sums_nothing_has_pictures_of_the_rest(kit: Kit, sit: Sit) -> None:
    statistics.count(kit.data, statistics.Played(GAME, "1", 4, won=True, length=9))
    names = [widget.name for widget in sit(StatisticsScene(kit)).top.form.widgets]
    say = kit.words(GAME).say
    shown = ("all", "over-time", "seats", "lengths")
    assert names == ["table", "close", *(say(f"statistics-screen.{name}") for name in shown)]


def test_the_numbers_stay_as_a_table_in_line(kit: Kit, sit: Sit) -> None:
    sit(ResultScene(kit, over(1), 0))
    person = sit(StatisticsScene(kit))
    person.click(kit.words().say("statistics-screen.table"))
    assert person.top.name == "page"
    person.look()
    words = kit.words(GAME)
    once = words.say("statistics-screen.of", wins=0, matches=1)
    won = words.say("statistics-screen.of", wins=1, matches=1)
    shown = [line for line in person.seen if line.text in (once, won)]
    assert len(shown) >= 2, "all in all and by seats"
    assert len({round(line.x, 1) for line in shown}) == 1


def test_what_others_did_to_a_seat_is_what_the_truth_saw_them_do() -> None:
    session = over(1)
    every = [figures_of(session.fresh_view(), session.open_book(), seat) for seat in range(4)]
    book = session.open_book()
    hits = [event for event in book if event.kind == "laid" and DAMAGE[face_of(event.card)]]
    for seat, its in enumerate(every):
        for other in range(4):
            did = its.others.get(other, {})
            assert did.get("hit", 0) == sum(e.seat == seat and e.by == other for e in hits)
    sent = sum(event.kind == "reflected" for event in book)
    assert sum(did.get("sent", 0) for its in every for did in its.others.values()) == sent


def test_a_characters_card_says_what_it_did_so_far_in_this_game(
    kit: Kit, sit: Sit, fits: Any
) -> None:
    words = kit.words(GAME)
    person = sit(CharacterScene(kit, GAME, persona("rosa")))
    assert person.reads(words.say("met.none")[:24])
    matches(kit.data)
    person = sit(CharacterScene(kit, GAME, persona("rosa")))
    together = f"{words.say('met.matches', n=12)}, {words.say('met.together', n=5)}."
    for said in (together, words.say("met.hit", n=24), words.say("persona.rosa")):
        assert said[1:] in person.top.spoken()
    fits(person.look())
    elsewhere = CharacterScene(kit, "witty_zibi", persona("rosa")).spoken()
    assert kit.words().say("met.none") in elsewhere, "that was another game"


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


@pytest.mark.any_language
def test_they_wear_the_pictures_of_the_game_they_tell_of(kit: Kit) -> None:
    matches(kit.data)
    kit.settings.game = "witty_zibi"
    assert StatisticsScene(kit).skin == GAME

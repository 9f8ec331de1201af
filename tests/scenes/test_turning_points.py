"""The strip of the result: in order, clear of each other, and told when pointed at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from game.core.endings import TurningPoint
from game.games import game_of, rules_of
from game.gangs.model.cards import GANG_NAMES, GANGS, gang_of
from game.gangs.model.state import State
from game.gangs.turning import MOST, turning_points
from game.scenes.after.course import Moment, played_through
from game.scenes.after.replay_pages import moments_list
from game.scenes.after.result import ResultScene
from game.scenes.after.turning_strip import StripMark
from game.scenes.kit import Kit
from game.session import Session
from game.tour import play_on, table_session
from tests.boxes import overlap
from tests.slow import slow

Sit = Callable[..., Any]


@pytest.mark.parametrize("seats", [*slow([4]), 12])
def test_turning_points_are_told_one_by_one(
    kit: Kit, sit: Sit, fits: Any, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", seats)
    play_on(session, turns=1000)
    person = sit(ResultScene(kit, session, session.humans[0]))
    marks = [widget for widget in person.top.form.widgets if isinstance(widget, StripMark)]
    assert 0 < len(marks) <= MOST
    for one, other in pairwise(marks):
        assert not overlap(one.box, other.box)
        assert one.moment.turn <= other.moment.turn
    for mark in marks:
        person.top.form.focus = mark.name
        person.look()
        assert mark.moment.text in " ".join(line.text for line in person.seen)
    fits(person.look())
    session.close()


def test_a_lie_that_won_a_build_is_told_to_the_end_of_its_sentence(
    kit: Kit, sit: Sit, fits: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "wombat", 5, {"seconds": 60, "debate": 60})
    play_on(session, turns=100_000)
    facts = {"said": "● 5", "time": "1:17", "n": 3, "size": 2}
    for key in ("lie", "led"):
        text = kit.words("wombat").say(f"turning.{key}", name=session.head.names[1], **facts)
        lie = TurningPoint(0.4, 1, 1, "icon_bubble", text)
        monkeypatch.setattr(game_of("wombat").turning, "turning_points", lambda *_, its=lie: (its,))
        person = sit(ResultScene(kit, session, session.humans[0]))
        fits(person.look())
        assert text in " ".join(line.text for line in person.seen)
    session.close()


def test_highlights_tell_no_more_than_all_saw_before_the_whole_truth(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", 4)
    play_on(session, turns=1000)
    course = played_through(session.as_replay())
    session.close()
    behind = kit.words().say("replay-screen.behind")
    for seen in ("", "Kim is sent out"):
        point = TurningPoint(0.4, 1, 1, "icon_skull", "Kim, the Wicked, is sent out", seen)
        for eyes in ("public", 0, "all"):
            listed = moments_list(kit, course, [Moment(5, point)], 9, eyes)
            told = " ".join(one.spoken(kit.words().say) for one in listed.form.widgets)
            assert (point.text in told) is (eyes == "all")
            assert ((seen or behind) in told) is (eyes != "all")


def test_the_whole_truth_is_what_one_looks_at_first(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", 4)
    play_on(session, turns=1000)
    person = sit(ResultScene(kit, session, session.humans[0]))
    assert person.reads(kit.words().say("result-screen.replay"))
    person.press("v")
    assert person.top.spoken() == kit.words().say("replay-screen.all")
    person.press("v")
    assert person.top.form.focus == "0", "it stands first among the eyes"
    session.close()


def gangs_standing(state: State) -> Counter[int]:
    """Return by gang how many of it stand."""
    places = [seat for seat in range(state.n) if state.alive[seat]]
    return Counter(gang_of(state.character_at(seat)) for seat in places)


def leading(standing: Counter[int]) -> set[int]:
    return {gang for gang, n in standing.items() if n == max(standing.values())}


@pytest.mark.any_language
@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
@pytest.mark.parametrize("seats", [4, 9])
def test_who_falls_is_told_where_it_changed_who_would_win(
    kit: Kit, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, game, seats)
    play_on(session, turns=1000)
    book, words, rules = session.open_book(), kit.words(game), rules_of(game)
    told = turning_points(session.fresh_view(), book, session.head.names, words)
    state, friend = session.fresh_view(), words.say("turning.out-friend", name="", other="")
    changed, falls = set[int](), set[int]()
    for number, event in enumerate(book):
        before = gangs_standing(state)
        rules.apply(state, event)
        if event.kind == "eliminated":
            falls.add(number)
            after = gangs_standing(state)
            gone = len(after) < len(before)
            if gone or leading(after) != leading(before):
                changed.add(number)
    session.close()
    found = [one for one in told if one.icon == "icon_skull"]
    assert found
    for one in found:
        assert round(one.part * len(book)) in changed or friend.split(",")[1][:9] in one.text
    assert len(falls) > len(changed) or seats == 4, "not everybody who falls decides anything"
    ends = [one for one in told if one.icon == "icon_star"]
    gangs = [words.say(f"gang.{name}").lower() for name in GANG_NAMES[:GANGS]]
    for one in told:
        assert one.seen, "all saw something of it"
        known = sum(gang in one.seen.lower() for gang in gangs)
        assert one in ends or known <= (one in found), "all see whose side who falls was on"
    assert bool(ends) == (game == "witty_zibi"), "rounds decide where there are several"
    names = session.head.names
    assert all(any(name in one.text for name in names) for one in ends), "they say who leads"


@pytest.mark.parametrize("seats", [4, 12])
def test_turning_points_decided_something_and_call_a_person_you(
    kit: Kit, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", seats)
    play_on(session, turns=1000)
    words, book, names = kit.words("et_bim"), session.open_book(), session.head.names
    out = next(event.seat for event in book if event.kind == "eliminated")
    told = turning_points(session.fresh_view(), book, names, words, out)
    assert {moment.icon for moment in told} <= {"icon_skull", "icon_p_swap", "icon_p_heal"}
    mine = [moment.text for moment in told if moment.seat == out and moment.icon == "icon_skull"]
    you = {"fr": "vous", "en": "you"}[words.language]
    assert all(you in text and names[out] not in text for text in mine)
    if len(told) < MOST:
        assert len(mine) == 1
    session.close()

"""Bets of Wombat: who is voted out points and presses as before, and the ghost league counts it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from game.ai import bot_process
from game.core.journal import Journal
from game.core.luck import Luck
from game.core.seats import CLOCK, Seat
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.rules import RULES, course
from game.match import Match
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.scenes.shared.whose import Looks
from game.session import Session, make_head
from game.stage.input.claims import KEYPAD
from game.stage.input.input_hints import GAMEPAD, KEYS
from game.stage.input.inputs import KeyPressed, KeyReleased
from game.stage.one_switch import SCAN
from game.store.heads import HUMAN, Head, House
from tests.session.watching import watching
from tests.slow import slow

pytestmark = pytest.mark.any_language
ME: Final = Seat(0)
NAMES: Final = ["Ana", "Kim", "Lou", "Max", "Zoé"]
SOURCES: Final = ("left", "right", KEYPAD)


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays but the test, and no count waits for a process that is never asked."""
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    monkeypatch.setattr(Session, "think", lambda session: None)
    monkeypatch.setattr(Session, "ready", lambda session: ())


def tick(session: Session, count: int = 1) -> None:
    for _ in range(count):
        session.submit(CLOCK, session.legal(CLOCK)[0])


def until(session: Session, phase: str, later: int = 0) -> None:
    """Let time pass to a tick of a phase."""
    view = watching(session)
    while view().phase != phase or view().tick <= later:
        tick(session)


def laid(head: Head, *out: int, number: int = 2) -> Session:
    """A match that begins with its second build, or a later one, before which some went out."""
    options = RULES.options(head.seats, head.options)
    journal: Journal[Any, Any] = Journal(RULES.initial(head.seats, options), RULES.apply)
    luck = Luck(head.seed)
    course.deal_roles(journal, luck)
    journal.tell(ev.Resumed(number - 1, 0, 0, out))
    course.build(journal, luck, number)
    match: Any = Match(RULES, head.seats, options, head.seed, journal=journal, luck=luck)
    return Session(head, None, match=match)


def a_match(
    kit: Kit, people: int, *out: int, phase: str = at.BUILD, later: int = 30, role: str = "basic",
    **given: Any,
) -> Session:  # fmt: skip
    """A match of which some are out, and in which the first person has a role."""
    kit.settings.pace = 0.0
    kit.settings.reduced_motion = True
    controllers = [HUMAN] * people + ["easy"] * (len(NAMES) - people)
    options = {"seconds": 60, "points": 5, "debate": 60}
    for seed in range(40):
        session = laid(make_head("wombat", controllers, NAMES, options, seed, **given), *out)
        if session.view_of(ME).roles[ME] == role:
            until(session, phase, later)
            session.look_back()
            return session
        session.close()
    raise AssertionError(role)


def sat(kit: Kit, sit: Callable[..., Any], session: Session) -> Any:
    """A person, or several, before the table of a match, which is counted in."""
    for seat, source in zip(session.humans, SOURCES, strict=False):
        if len(session.humans) > 1:
            kit.claims.claim(seat, source)
    person = sit(table_of(kit, session))
    for _ in range(500):
        if person.top.name in ("table", "live_couch") and person.top.due_ms is not None:
            person.stack.pass_time(1)
            if person.top.name in ("table", "live_couch"):
                return person
        if person.top.name not in ("table", "live_couch", "count", "gathering"):
            person.press("enter", "escape")
        person.stack.pass_time(100)
    raise AssertionError(person.stack.names)


def hears(person: Any, place: str, source: str = "") -> None:
    key = place.lower().removeprefix("pad:")
    person.stack.handle_input(KeyPressed(key, place=place, source=source))


def texts(person: Any, *, joined: bool = False) -> Any:
    """What is painted, line by line or in one piece."""
    lines = [line.text for line in person.look().lines]
    return " ".join(lines) if joined else lines


def said(session: Session, seat: Seat = ME) -> list[dict[str, Any]]:
    """What somebody sealed, without what was left open."""
    return [
        {name: value for name, value in one.items() if value is not None and name != "at"}
        for one in session.private.guesses(seat)
    ]


def spoken(session: Session) -> list[str]:
    """What all heard said."""
    return [one.phrase.spelled for one in session.observations(None) if one.kind == "said"]


@pytest.fixture
def out(kit: Kit, sit: Any) -> Iterator[tuple[Any, Session]]:
    """One person in the dark who was voted out, alone with bots."""
    session = a_match(kit, 1, ME)
    yield sat(kit, sit, session), session
    session.close()


# ---------------------------------------------------------------- one person alone


def test_in_the_dark_who_is_out_bets_on_towers_by_four_keys(out: tuple[Any, Session]) -> None:
    person, session = out
    hears(person, "V")
    assert said(session) == [{"seat": 0, "towers": 2}]
    assert person.top.betting.made(person.top.view, ME) == {"give"}
    hears(person, "V")
    assert len(said(session)) == 1, "the same again is no other bet"
    hears(person, "R")
    assert said(session)[1:] == [{"seat": 0, "towers": 0}]


def test_in_the_dark_who_is_out_names_the_wicked_by_a_seat(out: tuple[Any, Session]) -> None:
    person, session = out
    person.press("3")
    assert said(session) == [{"seat": 0, "wicked": 2}]
    x, y = person.top.layout.touch["seat:3"].box.middle
    person.click_at(x + 60, y + 20)
    assert said(session)[1:] == [{"seat": 0, "wicked": 3}]
    person.press("1")
    assert len(said(session)) == 2, "nobody names themselves"


def test_a_bet_is_shown_to_who_sits_alone_and_said(out: tuple[Any, Session]) -> None:
    person, _ = out
    words = person.top.words
    assert words.say("ghosts.towers") in person.top.prompt(None)
    hears(person, "F")
    one = words.say("ghosts.stand", n=1)
    assert one in person.top.hand.reason
    assert any(one in told.text for told in person.top.aside())
    card = person.top.betting.ghosts(person.top.view)[0]
    asked = words.say("betting.is-open", bet=words.say("ghosts.short-wicked"))
    assert one in card
    assert asked in card
    person.top.focus = "feel"
    assert one in person.top.spoken_focus()[0].text


def test_who_talks_bets_nothing_meanwhile(out: tuple[Any, Session]) -> None:
    person, session = out
    hears(person, "B")
    assert person.top.hand.touched == ("talk",)
    hears(person, "E")  # accuses
    person.press("3")
    assert said(session) == []
    tick(session)
    assert "accuse:2" in spoken(session)


def test_a_gamepad_leads_to_every_bet(kit: Kit, sit: Any) -> None:
    session = a_match(kit, 1, ME)
    person = sat(kit, sit, session)
    kit.hints.device = GAMEPAD
    assert not person.top.flicks
    for area in ("take", "cover", "seat:4"):
        person.top.focus = area
        hears(person, "pad:a")
        person.press("enter")
    assert [next(iter(set(one) - {"seat"})) for one in said(session)] == [
        "towers", "towers", "wicked",
    ]  # fmt: skip
    kit.hints.device = KEYS
    session.close()


def test_one_switch_comes_by_every_bet(out: tuple[Any, Session]) -> None:
    person, session = out
    passed = set()
    for _ in range(30):
        person.press(SCAN)
        passed.add(person.top.focus)
    assert passed >= {"take", "feel", "give", "cover", "seat:1", "seat:4"}
    while person.top.focus != "seat:2":
        person.press(SCAN)
    person.press("enter")
    assert said(session) == [{"seat": 0, "wicked": 2}]


@pytest.mark.parametrize("phase", [*slow([at.STRAW]), at.FINAL])
def test_in_a_vote_who_is_out_points_at_who_goes_out(kit: Kit, sit: Any, phase: str) -> None:
    session = a_match(kit, 1, ME, phase=phase, later=1)
    person = sat(kit, sit, session)
    assert person.top.words.say("ghosts.next") in person.top.prompt(None)
    person.press("4")
    person.press("space")
    assert said(session) == [{"seat": 0, "next": 3}, {"seat": 0, "next": -1}]
    x, y = person.top.button_boxes["sky"].middle
    person.press("2")
    person.click_at(x, y)
    assert said(session)[-1] == {"seat": 0, "next": -1}
    session.close()


def test_in_a_debate_who_is_out_accuses_as_ever(kit: Kit, sit: Any) -> None:
    session = a_match(kit, 1, ME, phase=at.DEBATE, later=1)
    person = sat(kit, sit, session)
    person.press("4")
    assert said(session) == []
    assert spoken(session) == ["accuse:3"]
    session.close()


def test_the_light_tells_whether_a_bet_was_right(out: tuple[Any, Session]) -> None:
    person, session = out
    hears(person, "R")
    until(session, at.STRAW)
    for _ in range(40):
        person.stack.pass_time(50)
    told = person.top.words.say("betting.points-asked", n=3, bets="")
    assert person.top.betting.ghosts(person.top.view)[0].startswith(told)
    assert "+3" in person.top.hand.reason, "no tower stood, and that was said at once"
    seen = texts(person, joined=True)
    assert "+3" in seen
    assert person.top.words.say("ghosts.next") in seen, "what is asked by now stands beside it"


def test_the_wicked_is_not_asked_who_it_is(kit: Kit, sit: Any) -> None:
    session = a_match(kit, 1, ME, role="wicked")
    person = sat(kit, sit, session)
    assert person.top.words.say("ghosts.wicked") not in person.top.prompt(None)
    person.press("3")
    assert said(session) == []
    hears(person, "T")
    assert said(session) == [{"seat": 0, "towers": 3}]
    session.close()


def test_a_table_without_the_league_offers_no_bet(kit: Kit, sit: Any) -> None:
    session = a_match(kit, 1, ME, house=House(ghosts=False))
    person = sat(kit, sit, session)
    hears(person, "V")
    person.press("3")
    assert said(session) == []
    assert not person.top.betting.ghosts(person.top.view)
    session.close()


def test_who_is_in_bets_nothing(kit: Kit, sit: Any) -> None:
    session = a_match(kit, 1)
    person = sat(kit, sit, session)
    assert not person.top.bets
    hears(person, "V")
    assert said(session) == []
    session.close()


# ---------------------------------------------------------------- around one screen


def couch(kit: Kit, sit: Any, *out: int, **given: Any) -> tuple[Any, Session]:
    session = a_match(kit, 2, *out, **given)
    return sat(kit, sit, session), session


def test_at_a_couch_who_is_out_bets_by_their_own_half(kit: Kit, sit: Any) -> None:
    person, session = couch(kit, sit, 0)
    hears(person, "F", "left")
    hears(person, "W", "left")
    assert said(session) == [{"seat": 0, "towers": 1}, {"seat": 0, "wicked": 4}]
    hears(person, "V", "left")
    assert said(session)[-1] == {"seat": 0, "towers": 2}
    hears(person, "J", "right")
    assert said(session, Seat(1)) == [], "who is in feels, and bets nothing"
    session.close()


@pytest.mark.parametrize(("source", "verb", "seat"), [
    ("right", "J", "I"), ("keypad", "KP_MULTIPLY", "KP_7"), ("pad:0", "pad:x", "pad:flick-up-left"),
])  # fmt: skip
def test_at_a_couch_who_is_out_bets_by_whatever_device_they_have(
    kit: Kit, sit: Any, source: str, verb: str, seat: str
) -> None:
    person, session = couch(kit, sit, 0)
    kit.claims.claim(1, "left")
    kit.claims.claim(0, source)
    hears(person, verb, source)
    hears(person, seat, source)
    bets = {name: value for one in said(session) for name, value in one.items() if name != "seat"}
    assert bets["towers"] == 1
    assert "wicked" in bets
    session.close()


def test_at_a_couch_all_see_which_bets_are_in_and_never_what(kit: Kit, sit: Any) -> None:
    person, session = couch(kit, sit, 0)
    words = person.top.words

    def said(key: str, name: str) -> str:
        return words.say(f"betting.{key}", bet=words.say(f"ghosts.short-{name}"))

    for _ in range(3):
        person.stack.pass_time(1)
    hears(person, "F", "left")
    first = texts(person)
    card = person.top.betting.ghosts(person.top.view)[0]
    assert said("is-in", "towers") in card
    assert said("is-open", "wicked") in card
    hears(person, "V", "left")
    assert texts(person) == first
    hears(person, "W", "left")
    second = texts(person)
    assert second != first
    hears(person, "3", "left")
    assert texts(person) == second
    card = person.top.betting.ghosts(person.top.view)[0]
    assert said("is-in", "towers") in card
    assert said("is-in", "wicked") in card
    session.close()


def test_a_couch_is_asked_no_more_what_is_answered(kit: Kit, sit: Any) -> None:
    person, session = couch(kit, sit, 0, 1)
    words = person.top.words
    towers, wicked = words.say("ghosts.towers"), words.say("ghosts.wicked")
    assert person.top.prompt(None).startswith(f"{NAMES[0]}, {NAMES[1]}")
    hears(person, "F", "left")
    asked = person.top.prompt(None)
    assert NAMES[0] not in asked.partition(towers)[0], "that is answered"
    assert NAMES[0] in asked.partition(towers)[2].partition(wicked)[0]
    hears(person, "M", "right")
    assert towers not in person.top.prompt(None)
    hears(person, "W", "left")
    hears(person, "O", "right")
    assert person.top.prompt(None) == words.say("betting.all-in")
    session.close()


@pytest.mark.parametrize("role", ["basic", "wicked"])
def test_at_a_couch_whoever_is_out_may_name_themselves(kit: Kit, sit: Any, role: str) -> None:
    person, session = couch(kit, sit, 0, role=role)
    hears(person, "1", "left")
    assert said(session) == [{"seat": 0, "wicked": 0}]
    session.close()


@pytest.mark.parametrize("role", ["basic", "wicked"])
def test_behind_the_curtain_all_are_asked_alike_and_what_is_sealed_is_in(
    kit: Kit, sit: Any, role: str
) -> None:
    person, session = couch(kit, sit, 0, role=role)
    person.stack.open(person.top.resume(Looks(ME)).scene)

    def press(*names: str) -> None:
        for name in names:
            person.top.panel.stack.top.form.focus = name
            for kind in (KeyPressed, KeyReleased):
                person.stack.handle_input(kind("enter", source="left"))

    for kind in (KeyPressed, KeyReleased) * 2:
        person.stack.handle_input(kind("enter", source="left"))
    names = [one.name for one in person.top.panel.stack.top.form.widgets]
    options = [name for name in names if name.partition(":")[0] in ("towers", "wicked")]
    assert options == [*(f"towers:{n}" for n in range(4)), *(f"wicked:{n}" for n in range(5))]
    press("towers:1", "wicked:0", "seal", "ready")
    while person.top.name == "curtain":
        person.look()
        person.stack.pass_time(100)
    assert said(session) == [{"seat": 0, "towers": 1, "wicked": 0}]
    assert person.reads(person.stack.scenes[0].words.say("betting.all-in"))
    session.close()


def test_news_of_a_bet_never_hide_what_a_couch_is_asked(kit: Kit, sit: Any) -> None:
    person, session = couch(kit, sit, 0)
    hears(person, "R", "left")
    until(session, at.STRAW)
    for _ in range(40):
        person.stack.pass_time(50)
        if person.top.hand.reason:
            break
    seen = texts(person, joined=True)
    assert "+3" in seen
    assert person.top.words.say("prompt.straw") in seen
    assert person.top.words.say("ghosts.next") in seen
    session.close()


@pytest.mark.parametrize("phase", [*slow([at.STRAW]), at.FINAL])
def test_once_votes_are_opened_nobody_is_asked_to_vote_or_bet(
    kit: Kit, sit: Any, phase: str
) -> None:
    for people in (1, 2):
        session = a_match(kit, people, ME, phase=phase, later=1)
        person = sat(kit, sit, session)
        person.top.view.tick = at.POINTING + 1
        assert person.top.prompt(None) == ""
        assert not person.top.betting.offered(person.top.view, ME)
        assert "sky" not in [one.token for one in person.top.buttons()]
        session.close()


@pytest.mark.parametrize("phase", [*slow([at.STRAW]), at.FINAL])
def test_at_a_couch_who_is_out_points_in_a_vote(kit: Kit, sit: Any, phase: str) -> None:
    person, session = couch(kit, sit, 0, phase=phase, later=1)
    assert person.top.words.say("ghosts.next") in person.top.prompt(None)
    hears(person, "Q", "left")
    hears(person, "T", "left")
    assert said(session) == [{"seat": 0, "next": 3}, {"seat": 0, "next": -1}]
    hears(person, "I", "right")
    assert session.view_of(Seat(1)).pointing[1] == 3, "who is in votes by the same keys"
    session.close()


def test_once_all_at_a_couch_are_out_they_may_go_on_to_the_light(kit: Kit, sit: Any) -> None:
    person, session = couch(kit, sit, 0, 1)
    assert [cue.token for cue in person.top.buttons()] == ["watch:next", "watch:end"]
    with kit.hints.speaking("left"):
        assert kit.hints.cap("tab"), "a half has a key for it"
    lights = sum(one.kind == "lit" for one in session.observations(None))
    hears(person, "TAB", "left")
    assert person.top.name == "rush"
    for _ in range(4000):
        if person.top.name != "rush":
            break
        person.stack.pass_time(16)
    assert sum(one.kind == "lit" for one in session.observations(None)) == lights + 1
    session.close()


def test_as_long_as_somebody_at_a_couch_plays_nobody_skips(kit: Kit, sit: Any) -> None:
    person, session = couch(kit, sit, 0)
    assert not person.top.buttons()
    person.press("tab", "end")
    assert person.top.name == "live_couch"
    session.close()


def test_the_keypad_bets_and_talks_by_the_keys_it_opens(kit: Kit, sit: Any) -> None:
    session = a_match(kit, 3, 2)
    person = sat(kit, sit, session)
    for key in ("KP_DIVIDE", "KP_8", "KP_PLUS", "KP_MULTIPLY", "KP_1"):
        hears(person, key, KEYPAD)
    ghost = Seat(2)
    assert said(session, ghost) == [
        {"seat": 2, "towers": 0}, {"seat": 2, "wicked": 1}, {"seat": 2, "towers": 3},
    ]  # fmt: skip
    for key in ("KP_PLUS", "KP_PLUS", "KP_6", "KP_8"):  # talk: it is… Kim
        hears(person, key, KEYPAD)
    assert len(said(session, ghost)) == 3
    tick(session)
    assert spoken(session) == ["accuse:1"]
    session.close()


@pytest.mark.parametrize(
    ("source", "keys"),
    [("left", "B E W"), ("right", "N P O"), (KEYPAD, "KP_PLUS KP_PLUS KP_6 KP_5")],
)
def test_each_part_of_a_keyboard_can_accuse_in_the_dark(
    kit: Kit, sit: Any, source: str, keys: str
) -> None:
    session = a_match(kit, 3)
    person = sat(kit, sit, session)
    for key in keys.split():
        hears(person, key, source)
    tick(session)
    assert spoken(session) == ["accuse:4"]
    session.close()


def test_two_who_are_out_bet_each_for_themselves(kit: Kit, sit: Any) -> None:
    person, session = couch(kit, sit, 0, 1)
    hears(person, "F", "left")
    hears(person, "M", "right")
    assert said(session) == [{"seat": 0, "towers": 1}]
    assert said(session, Seat(1)) == [{"seat": 1, "towers": 2}]
    assert set(person.top.betting.ghosts(person.top.view)) == {0, 1}
    session.close()

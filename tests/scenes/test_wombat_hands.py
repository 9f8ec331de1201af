"""Hands of every kind play the same build: halves, a gamepad, a mouse, a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame
import pytest
from devices import Devices, VirtualPad
from thumbs import touch_by

from game.ai.question import Choice
from game.core.seats import CLOCK, Seat
from game.games.wombat.board.caps import OF_PLACE
from game.games.wombat.board.touches import PAD_PLACES, PAD_VERBS, PLACE_KEYS, VERB_KEYS
from game.games.wombat.model.actions import ACTIONS
from game.games.wombat.model.places import NAMES, PLACES
from game.games.wombat.tokens import VERBS
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.session import Session, make_head, start
from game.stage.input.flicks import FLICKS
from game.store.heads import HUMAN
from tests.secrecy.botting import Silent

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
SCRIPT: Final = {
    3: "place:5", 6: "take", 14: "place:1", 15: "feel", 22: "take", 30: "place:4", 40: "cover",
    44: "turn", 60: "place:8", 66: "take", 80: "take", 90: "place:0", 96: "stop", 99: "place:11",
}  # fmt: skip
"""What is touched, and in which tick."""
TICKS: Final = 110


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody else do anything: what one hand does is looked at."""
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


def test_a_stick_and_a_cross_are_the_twelve_places_and_buttons_the_verbs() -> None:
    zones = {NAMES[place]: part for part, place in PAD_PLACES.items()}
    assert sorted(PAD_PLACES.values()) == list(range(PLACES))
    assert [zones[name] for name in "ABC"] == ["left", "up", "right"]
    assert zones["5"] == "ls"
    assert {zones[name] for name in "12346789"} == set(FLICKS)
    assert (zones["1"], zones["9"]) == ("flick-up-left", "flick-down-right")
    assert tuple(PAD_VERBS.values()) == VERBS
    assert all(sorted(keys) == list(range(PLACES)) for keys in OF_PLACE)


def table(kit: Kit, sit: Sit, *, bot: bool = False) -> tuple[Any, Session]:
    seats = ["greedy" if bot else HUMAN, "greedy", "greedy", "greedy"]
    head = make_head("wombat", seats, ["Kim", "Ana", "Rosa", "Bilal"], {"touch": "own"}, 11)
    session = start(head.model_copy(update={"salt": "5a17" * 4}), kit.data)
    return sit(table_of(kit, session, watch=bot)), session


def until_counted(person: Any) -> None:
    """Look at one's role, and come to the count."""
    for _ in range(400):
        if person.top.name == "count":
            return
        if person.top.name == "peek":
            person.press("enter")
        person.stack.pass_time(16)


def count_in(person: Any) -> None:
    until_counted(person)
    while person.top.name == "count":
        person.stack.pass_time(50)


def now(session: Session) -> int:
    return session.actors().count(CLOCK)


def play(person: Any, session: Session, touch: Callable[[str], None]) -> tuple[Any, Any]:
    """Touch what is written at its tick; return what was done, and what all were told."""
    script = dict(SCRIPT)
    while now(session) < TICKS:
        if (area := script.pop(now(session), None)) is not None:
            before = len(session.actors())
            touch(area)
            assert len(session.actors()) >= before
        person.stack.pass_time(10)
    facts = [session.observations(viewer) for viewer in (None, *map(Seat, range(4)))]
    done = session.as_replay().actions
    session.close()
    return done, facts


def by_keys(half: int) -> Callable[[Devices], Callable[[str], None]]:
    def hand(devices: Devices) -> Callable[[str], None]:
        names = {**{place: key for key, place in PLACE_KEYS[half].items()}}
        verbs = {verb: key for key, verb in VERB_KEYS[half].items()} | {"stop": "SPACE"}

        def touch(area: str) -> None:
            kind, _, place = area.partition(":")
            name = names[int(place)] if place else verbs[kind]
            told = {"key": pygame.K_F15, "scancode": vars(pygame)[f"KSCAN_{name}"], "mod": 0}
            told["key"] = _code(name)
            for event in (pygame.KEYDOWN, pygame.KEYUP):
                devices.handle_event(pygame.Event(event, unicode="", **told))

        return touch

    return hand


def _code(name: str) -> int:
    signs = {"SEMICOLON": ";", "COMMA": ",", "PERIOD": ".", "SLASH": "/", "SPACE": "space"}
    return pygame.key.key_code(signs.get(name, name.lower()))


def by_mouse(devices: Devices) -> Callable[[str], None]:
    def touch(area: str) -> None:
        devices.click(*devices.person.top.layout.touch[area].box.middle)

    return touch


def by_pad(devices: Devices) -> Callable[[str], None]:
    pad = VirtualPad(devices)
    return lambda area: touch_by(devices, pad, area)


HANDS: Final = {"left": by_keys(0), "right": by_keys(1), "mouse": by_mouse, "gamepad": by_pad}


@pytest.mark.slow
def test_the_same_verbs_by_any_hand_are_the_same_facts_byte_for_byte(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {}
    for name, hand in HANDS.items():
        person, session = table(kit, sit)
        devices = Devices(person)
        count_in(person)
        found[name] = play(person, session, hand(devices))
        devices.close()
    done, facts = found["left"]
    mine = [(number, action) for number, (seat, action) in enumerate(done) if seat == 0]
    assert len(mine) >= 12, "nearly every touch does something"
    due: dict[int, list[Any]] = {}
    for number, action in mine:
        tick = sum(seat == CLOCK for seat, _ in done[:number])
        due.setdefault(tick, []).append(ACTIONS.read(dict(action)))
    person, session = table(kit, sit, bot=True)
    answers = session.bots.questions
    monkeypatch.setattr(
        answers, "due", lambda: [(Seat(0), Choice(0, one)) for one in due.pop(now(session), [])]
    )
    count_in(person)
    found["bot"] = play(person, session, lambda area: None)
    assert [name for name, one in found.items() if repr(one) != repr((done, facts))] == []


def test_in_a_build_h_turns_the_box_and_f2_gives_a_hint(kit: Kit, sit: Sit) -> None:
    person, session = table(kit, sit)
    devices = Devices(person)
    count_in(person)
    scene = person.top
    devices.key("f2")
    assert scene.hand.reason.startswith(scene.words.say("advice.whole", done="", because="")[:6])
    shown = " ".join(line.text for line in person.look().lines)
    assert scene.hand.reason in shown
    assert not session.as_replay().actions
    by_keys(1)(devices)("turn")
    assert [seat for seat, _ in session.as_replay().actions if seat != CLOCK] == [0]
    session.close()
    devices.close()


def test_what_one_presses_during_the_count_is_begun_after_it(kit: Kit, sit: Sit) -> None:
    person, session = table(kit, sit)
    devices = Devices(person)
    until_counted(person)
    touch = by_keys(0)(devices)
    touch("place:5")
    touch("place:8")
    assert not [seat for seat, _ in session.as_replay().actions if seat != CLOCK]
    while person.top.name == "count":
        devices.pass_time(50)
    done = [dict(action) for seat, action in session.as_replay().actions if seat != CLOCK]
    assert done == [{"kind": "go", "place": 8}], "the last of what would begin at once"
    session.close()
    devices.close()

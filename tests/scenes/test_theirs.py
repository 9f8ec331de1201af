"""Theirs: what is asked of one person around one screen is answered by no other person's device."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from couching import Couch
from test_sidelines import couch_of_one_out, no_bots  # noqa: F401 nobody plays but the test

from game.core.luck import Stream, key_of
from game.core.seats import CLOCK, Seat
from game.core.targets import BUTTON
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import PEEK
from game.scenes.table.sidelines import SHOUT
from game.scenes.table.sidelines_painting import areas_there
from game.scenes.view.projection import Projection
from game.session import Session
from game.stage.input.claims import KEYPAD, KEYS, LEFT, MOUSE, RIGHT
from game.stage.input.inputs import KeyPressed, KeyReleased, PointerPressed, PointerReleased
from game.stage.stack import Stack
from game.store.heads import House
from game.tour.matches import act_by_chance
from tests.session.turns import asked_first
from tests.slow import slow, slow_rows

pytestmark = pytest.mark.any_language
GHOST, OTHER = Seat(0), Seat(1)
STEPS: Final = 40
SOURCES: Final = (LEFT, RIGHT, KEYPAD)
PRESSED: Final = (
    "enter", "space", "left", "right", "up", "down", "1", "2", "3", "4", "b", "n", "m", "f",
    "d", ".", "backspace", "pageup", "pagedown", "tab", "g",
)  # fmt: skip
"""What scenes hear of some device, but for what opens a menu, the log or somebody's own curtain."""


def hear(person: Any, key: str, source: str) -> None:
    person.stack.handle_input(KeyPressed(key, source=source))


@pytest.fixture
def out(kit: Kit, sit: Any) -> Iterator[tuple[Session, Any, Any]]:
    """Two people with halves of a keyboard, of whom the first is out, before their table."""
    kit.claims.claim(GHOST, LEFT)
    kit.claims.claim(OTHER, RIGHT)
    session, couch = couch_of_one_out(kit)
    yield session, sit(couch), couch
    kit.claims.clear()
    session.close()


def asks_to_shout(person: Any, couch: Any) -> None:
    couch.focus = BUTTON.at(SHOUT)
    hear(person, "enter", LEFT)
    assert person.top.name == "whom"


def test_whoever_shouts_alone_says_whom_and_how(out: tuple[Session, Any, Any]) -> None:
    session, person, couch = out
    asks_to_shout(person, couch)
    for name in ("whom", "how"):
        focus = person.top.form.focus
        for key in (*PRESSED, "escape"):
            hear(person, key, RIGHT)
            assert (person.top.name, person.top.form.focus) == (name, focus), key
        hear(person, "enter", LEFT)
    assert [one.seat for one in session.nudges] == [GHOST]


@pytest.mark.parametrize(
    ("key", "source"), [*slow_rows([("escape", KEYS)]), ("menu", RIGHT), ("escape", LEFT)]
)
def test_a_question_that_stops_everybody_can_be_put_away(
    out: tuple[Session, Any, Any], key: str, source: str
) -> None:
    session, person, couch = out
    asks_to_shout(person, couch)
    hear(person, key, source)
    assert person.top is couch
    assert not session.nudges


def test_a_mouse_of_nobodys_answers_whatever_is_asked(out: tuple[Session, Any, Any]) -> None:
    session, person, couch = out
    asks_to_shout(person, couch)
    for _ in range(2):
        x, y = person.top.form[person.top.form.focus].box.middle
        for kind in (PointerPressed, PointerReleased):
            person.stack.handle_input(kind(x, y, source=MOUSE))
    assert [one.seat for one in session.nudges] == [GHOST]


def test_whose_gamepad_is_unplugged_others_answer_for(
    out: tuple[Session, Any, Any], kit: Kit
) -> None:
    session, person, couch = out
    asks_to_shout(person, couch)
    kit.claims.claim(GHOST, "pad:7")
    assert kit.lost_seats() == [GHOST]
    hear(person, "enter", RIGHT)
    hear(person, "enter", RIGHT)
    assert [one.seat for one in session.nudges] == [GHOST]


def test_a_bet_on_the_table_is_made_by_who_is_out_alone(out: tuple[Session, Any, Any]) -> None:
    session, person, couch = out
    token = next(token for token, _ in areas_there(couch.sidelines) if ":next:" in token)
    for source in (RIGHT, LEFT):
        couch.focus = BUTTON.at(token)
        hear(person, "enter", source)
        hear(person, "enter", source)
        assert bool(session.private.guesses(GHOST)) == (source == LEFT)


@pytest.mark.parametrize("source", [LEFT, *slow([KEYPAD]), "pad:0"])
def test_who_is_out_is_led_to_a_bet_by_a_device_of_their_own(
    out: tuple[Session, Any, Any], kit: Kit, source: str
) -> None:
    session, person, couch = out
    kit.claims.claim(GHOST, source)
    kit.hints.rack.add(source, source)
    tokens = {BUTTON.at(token) for token, _ in areas_there(couch.sidelines) if ":next:" in token}
    for _ in range(40):
        hear(person, "down", source)
        if couch.focus in tokens:
            break
        hear(person, "right", source)
        if couch.focus in tokens:
            break
    for _ in range(2):
        hear(person, "enter", source)
    [sealed] = session.private.guesses(GHOST)
    assert sealed["next"] is not None


def test_in_large_words_a_bet_is_answered_by_who_is_out_alone(
    out: tuple[Session, Any, Any], kit: Kit
) -> None:
    session, person, couch = out
    kit.settings.text_size = 200
    token = next(token for token, _ in couch.sidelines.tokens if "ticket" in token)
    couch.focus = BUTTON.at(token)
    hear(person, "enter", RIGHT)
    assert person.top is couch
    hear(person, "enter", LEFT)
    assert person.top.name == "bet"
    for source in (RIGHT, LEFT):
        hear(person, "1", source)
        hear(person, "enter", source)
        assert bool(session.private.guesses(GHOST)) == (source == LEFT)


def test_what_somebody_out_presses_turns_to_their_own_tickets(
    out: tuple[Session, Any, Any],
) -> None:
    session, person, couch = out
    couch.sidelines.update(couch.view, [Seat(2), Seat(3)], 2)
    assert couch.sidelines.out == (GHOST, OTHER)
    token = next(token for token, _ in couch.sidelines.tokens if ":next:" in token)
    couch.focus = BUTTON.at(token)
    hear(person, "enter", RIGHT)
    hear(person, "enter", RIGHT)
    assert couch.sidelines.who == OTHER
    assert not session.private.guesses(GHOST)


# ---------------------------------------------------------------- all that a game asks


@pytest.mark.parametrize("game", ["et_bim", *slow(["le_boulet", "witty_zibi", "mets_ton_slip"])])
def test_no_key_of_others_answers_what_somebody_is_asked(
    kit: Kit, sofa: Callable[..., Couch], game: str
) -> None:
    kit.settings.pace = 0.0
    asked = set[str]()
    for seed in range(2):
        session = sofa(4, SOURCES, seed=seed, game=game, house=House(pace="confirm")).session
        chance = Stream(key_of("theirs", str(seed)))
        for _ in range(STEPS):
            seat = asked_first(session)
            if seat is None or seat == CLOCK:
                break
            act_by_chance(session, seat, chance)
            if session.outcome() is None and (found := sat_down(kit, session)) is not None:
                asked.add(press_beside(*found))
    assert asked >= ({"curtain"} if game == "mets_ton_slip" else {"curtain", "couch"})


def sat_down(kit: Kit, session: Session) -> tuple[Any, Stack] | None:
    """Sit down anew; return the couch, and all that lies on it once somebody is asked alone."""
    session.resumed = True
    projection = Projection(kit, session, None, CouchScene.room_for)
    for event in session.observations(None):
        projection.fold(event)
    couch: Any = CouchScene(kit, session, projection)
    stack = Stack(couch)
    for _ in range(40):
        stack.pass_time(100)
        if whose(couch, stack.top) is not None:
            return couch, stack
    return None


def whose(couch: Any, top: Any) -> Seat | None:
    """Of whom alone something is asked."""
    if top is not couch:
        return Seat(top.seat) if top.name == "curtain" else None
    if couch.window is not None:
        return Seat(couch.window.target)
    return couch.asked if couch.is_mine() else None


def press_beside(couch: Any, stack: Stack) -> str:
    """Press all that others have, before a curtain and behind it; return what lay there."""
    top: Any = stack.top
    seat = whose(couch, top)
    if seat is None or seat >= len(SOURCES):
        return ""
    for _ in range(2 if top.name == "curtain" else 1):
        before = chosen(couch, top)
        for other in {*SOURCES, "pad:9"} - {SOURCES[seat]}:
            for key in PRESSED:
                if (key, top.name) == ("tab", "curtain") and top.state != PEEK:
                    continue  # anybody may look at the table
                given = "pad:lb" if other == "pad:9" else key
                stack.handle_input(KeyPressed(key, given=given, source=other))
                stack.handle_input(KeyReleased(key, given=given, source=other))
                if stack.top is not None and stack.top.name == "log":
                    stack.handle_input(KeyPressed("escape"))
                assert stack.top is top, (key, other)
                assert chosen(couch, top) == before, (key, other)
        for kind in (KeyPressed, KeyReleased) * 2 if top.name == "curtain" else ():
            stack.handle_input(kind("enter", source=SOURCES[seat]))
    return str(top.name)


def chosen(couch: Any, top: Any) -> object:
    """What was chosen so far of what is asked, and where whoever chooses is led."""
    window = couch.window
    answered = None if window is None else (window.chosen, window.target in window.waits)
    open_to = top.state if top.name == "curtain" else None
    return couch.watched.moves, couch.hand.touched, couch.focus, answered, open_to

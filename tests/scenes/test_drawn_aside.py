"""The curtain drawn aside: the public table goes on, and hears what is pressed on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from beside import written
from couching import Couch
from curtains import press
from people import plays_on
from test_sidelines import couch_of_one_out, no_bots, out_together  # noqa: F401 nobody plays but the test

from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.scenes.shared.curtain import CALL, PEEK, TABLE
from game.scenes.shared.curtain_painting import HIDE
from game.scenes.shared.onlookers import Onlookers
from game.scenes.table.sidelines import SHOUT
from game.scenes.table.sidelines_painting import areas_there
from game.session import Session
from game.stage.input.claims import KEYS
from game.stage.input.inputs import KeyPressed
from game.tour.private import people_session
from tests.slow import slow

pytestmark = pytest.mark.any_language
Seat_ = Callable[..., Couch]


@pytest.fixture
def called(kit: Kit, sit: Any) -> Iterator[tuple[Session, Any, Any]]:
    """Somebody who is out, and the curtain that calls somebody else."""
    session = out_together(kit)
    session.look_back()
    session.resumed = True  # nobody is to look first who they are
    couch: Any = table_of(kit, session)
    person = sit(couch)
    for _ in range(400):
        person.stack.pass_time(50)
        if person.top.name == "curtain":
            break
        if session.asked() != (1,):
            plays_on(session, acts=1)
    assert person.top.seat == 1
    yield session, person, couch
    session.close()


def drawn_aside(person: Any, couch: Any) -> None:
    """Draw the curtain aside, and let the table take in all that happened."""
    person.press("tab")
    for _ in range(400):
        person.stack.pass_time(50)
    assert person.top.state == TABLE
    assert couch.sidelines.asks


def test_who_is_out_bets_while_the_curtain_is_drawn_aside(called: Any) -> None:
    session, person, couch = called
    drawn_aside(person, couch)
    token, box = next(one for one in areas_there(couch.sidelines) if ":next:" in one[0])
    person.click_at(*box.middle)
    assert couch.sidelines.picked
    person.click_at(*box.middle)
    [sealed] = session.private.guesses(Seat(0))
    assert str(sealed["next"]) == token.rpartition(":")[2]
    assert person.top.state == TABLE


def test_no_press_that_was_meant_for_a_bet_opens_a_hand(called: Any) -> None:
    _, person, couch = called
    drawn_aside(person, couch)
    places = [box.middle for _, box in areas_there(couch.sidelines)]
    person.click_at(*HIDE.middle)
    assert person.top.state == CALL
    for spot in places:
        for _ in range(3):
            person.click_at(*spot)
            assert person.top.state == CALL, "the plate on the curtain alone opens it"


def test_who_is_out_shouts_and_turns_pages_while_it_is_drawn_aside(called: Any) -> None:
    session, person, couch = called
    drawn_aside(person, couch)
    there = dict(areas_there(couch.sidelines))
    for page in couch.sidelines.pages:
        person.click_at(*there[f"watch:page:{page}"].middle)
        assert couch.sidelines.page == page
    person.click_at(*there[SHOUT].middle)
    assert person.top.name == "whom"
    person.press("enter", "enter")
    assert [one.seat for one in session.nudges] == [0]
    assert person.top.state == TABLE


def test_keys_that_lead_to_a_bet_make_it_and_else_draw_the_curtain(called: Any) -> None:
    session, person, couch = called
    drawn_aside(person, couch)
    token = next(token for token, _ in couch.sidelines.tokens if ":next:" in token)
    couch.focus = f"button:{token}"
    person.press("enter", "enter")
    [sealed] = session.private.guesses(Seat(0))
    assert str(sealed["next"]) == token.rpartition(":")[2]
    couch.focus = None
    person.press("enter")
    assert person.top.state == CALL


@pytest.mark.parametrize("leaves", ["enter", *slow(["escape"])])
def test_what_somebody_out_guesses_over_a_curtain_is_kept(called: Any, leaves: str) -> None:
    session, person, _ = called
    person.press("escape")
    for name in ("mine", "seat:0"):
        person.click_at(*person.top.form[name].box.middle)
    assert person.top.seat == 0
    for _ in range(2):
        press(person, KEYS)
    assert person.top.state == PEEK
    panel = person.top.panel.scene
    for name in (next(w.name for w in panel.form.widgets if w.name.startswith("next:")), "seal"):
        panel.form.focus = name
        person.press("enter")
    person.press(leaves)
    for _ in range(20):
        person.look()
        person.stack.pass_time(50)
    assert person.top.seat == 1
    [sealed] = session.private.guesses(Seat(0))
    assert sealed["next"] is not None


def test_a_pointer_opens_a_curtain_at_its_plate_alone(sofa: Seat_) -> None:
    couch = sofa(4, ("mouse", "pad"))
    couch.tick()
    for spot in ((200, 640), (640, 700), (60, 300), (1200, 400)):
        couch.click(*spot)
        couch.click(*spot)
        assert couch.kind == CALL
    couch.click(760, 420)
    couch.click(760, 420)
    assert couch.kind == PEEK


def test_the_table_goes_on_while_the_curtain_is_drawn_aside(sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"))
    couch.tick()
    couch.stack.handle_input(KeyPressed("tab"))
    told = couch.couch.told
    session = couch.session
    while (seat := session.asked()[0]) is not None and session.is_bot(seat):
        session.submit(seat, session.legal(seat)[0])
    plays_on(session, acts=3)
    for _ in range(400):
        couch.stack.pass_time(50)
    assert couch.kind == TABLE
    assert couch.couch.told == len(session.observations(None)) > told


def test_nothing_that_is_shown_beside_is_to_be_pressed(kit: Kit, sit: Any) -> None:
    session, couch = couch_of_one_out(kit)
    person = sit(couch)
    assert couch.sidelines.on
    labels = [label for _, label in couch.sidelines.tokens if label not in session.head.names]
    here = " ".join(line.text for line in person.look().lines)
    assert all(kit.words().say(key) in here for key in ("nudges.button", "sidelines.bets"))
    there = written(Onlookers(kit), person.stack)
    for label in (*labels, kit.words("et_bim").say("table.menu")):
        assert label not in there
    session.close()


def test_in_the_dark_games_the_table_opens_what_all_may_read(kit: Kit, sit: Any) -> None:
    session = people_session("wombat", 3)
    table: Any = table_of(kit, session)
    person = sit(table)
    while person.top.name != "curtain":
        person.stack.pass_time(50)
    person.press("tab")
    assert person.top.state == TABLE
    person.click_at(*table.layout.touch["rules"].box.middle)
    assert person.top.name == "rules"
    person.press("escape", "tab")
    assert person.top.state == CALL
    session.close()

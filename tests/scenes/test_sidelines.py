"""The sidelines: what who is out has on the table: tickets, a score, curves, arrows and piles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from people import Fall, first_fall, out_alone, plays_on

from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.scenes.table.sidelines import AIMS, BETS, BONDS, PILES, SHOUT
from game.scenes.table.sidelines_painting import areas_there
from game.session import Session, resume, start
from game.stage.input.input_hints import GAMEPAD, KEYS, TOUCH
from game.stage.input.inputs import KeyPressed
from game.stage.one_switch import SCAN
from game.store.heads import HUMAN
from game.store.replays import unfinished
from game.tour.matches import NAMES, levels, seated, shown_head
from tests.session.watching import watching
from tests.slow import slow, slow_rows

pytestmark = pytest.mark.any_language


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays but the test."""
    monkeypatch.setattr(Session, "think", lambda session: None)
    monkeypatch.setattr(Session, "ready", lambda session: ())


def out_together(kit: Kit, seats: int = 6) -> Session:
    """A match of two people around one screen, of whom the first is out."""
    kit.settings.pace = 0.0
    seed, acts = fall_together(seats)
    session = two_people(seats, seed)
    plays_on(session, acts)
    return session


def two_people(seats: int, seed: int) -> Session:
    """A match of two people around one screen that begins."""
    controllers = [HUMAN] * 2 + [levels("et_bim")[-1]] * (seats - 2)
    return start(shown_head("et_bim", controllers, list(NAMES[:seats]), {}, seed), None)


@cache
def fall_together(seats: int) -> Fall:
    """In which of their matches the first of them falls while the second plays on."""
    return first_fall(lambda seed: two_people(seats, seed), lambda view: bool(view.alive[1]))


def couch_of_one_out(kit: Kit, guess: dict[str, str] | None = None) -> tuple[Session, Any]:
    """A match of two, the first of whom is out and perhaps guessed, and their screen."""
    session = out_together(kit)
    session.look_back()
    if guess is not None:
        session.private.guess(Seat(0), guess)
    couch: Any = table_of(kit, session)
    for _ in range(400):
        couch.sidelines.update(couch.view, couch.view.living(), 1)
        if couch.sidelines.settled:
            break
    return session, couch


def settle(person: Any) -> Any:
    """Let the gallery take in what happened; return the table."""
    person.stack.pass_time(16)
    for _ in range(2000):
        table = person.top
        if table.sidelines.settled and table.told == len(table.watched.observations(table.viewer)):
            break
        person.stack.pass_time(16)
    return person.top


def picks(table: Any) -> list[str]:
    return [token for token, _ in table.sidelines.tokens if token.startswith("watch:pick:")]


@pytest.fixture
def out(kit: Kit) -> Iterator[Session]:
    session = out_alone(kit)
    yield session
    session.close()


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_whoever_is_out_is_asked_at_once_on_the_table_itself(kit: Kit, sit: Any, game: str) -> None:
    session = out_alone(kit, game)
    person = sit(seated(kit, session))
    person.stack.pass_time(16)
    assert person.top.name == "table", "nothing lies over it"
    asked = {token.split(":")[2] for token in picks(person.top)}
    assert asked == {"gang", "next", "pair"}
    session.close()


def test_what_the_eliminated_may_see_is_said_as_it_is(kit: Kit, sit: Any, out: Session) -> None:
    person = sit(seated(kit, out))
    person.stack.pass_time(16)
    said = " ".join(one.text for one in person.top.aside())
    assert kit.words("et_bim").say("ghosts.sees-masks") in said
    me = out.humans[0]
    hidden = [seat for seat in out.view_of(me).living() if out.view_of(me).character_at(seat) < 0]
    assert hidden, "masks stay on"


@pytest.mark.parametrize("device", ["pointer", *slow(["keys"])])
def test_an_answer_is_chosen_and_sealed_by_its_second_press(
    kit: Kit, sit: Any, out: Session, device: str
) -> None:
    me = out.humans[0]
    person = sit(seated(kit, out))
    table = settle(person)
    token = next(one for one in picks(table) if ":next:" in one)

    def press() -> None:
        if device == "pointer":
            person.click_at(*dict(areas_there(table.sidelines))[token].middle)
        else:
            table.focus = f"button:{token}"
            person.press("enter")

    press()
    assert out.private.guesses(me) == []
    assert kit.words().say("sidelines.again") in table.sidelines.said(token)
    press()
    [sealed] = out.private.guesses(me)
    assert str(sealed["next"]) == token.rpartition(":")[2]
    person.stack.pass_time(16)
    assert not any(":next:" in one for one in picks(table)), "sealed is sealed"


def test_arrows_lead_to_every_answer_and_to_every_page(kit: Kit, sit: Any, out: Session) -> None:
    person = sit(seated(kit, out))
    table = settle(person)
    wanted = {f"button:{token}" for token, _ in table.sidelines.tokens}
    fresh, met = ["button:watch:end"], {"button:watch:end"}
    while fresh:
        here = fresh.pop()
        for key in ("left", "right", "up", "down"):
            table.focus = here
            person.press(key)
            if table.focus not in met:
                met.add(table.focus)
                fresh.append(table.focus)
    assert wanted <= met


def test_one_switch_is_led_to_tickets_that_open_their_answers(
    kit: Kit, sit: Any, out: Session
) -> None:
    kit.settings.scan_ms = 1000
    person = sit(seated(kit, out))
    table = settle(person)
    met = []
    for _ in range(20):
        person.stack.handle_input(KeyPressed(SCAN))
        met.append(table.focus)
    assert {"button:watch:ticket:gang", "button:watch:ticket:next", f"button:{SHOUT}"} <= set(met)
    table.focus = "button:watch:ticket:gang"
    person.press("enter")
    assert person.top.name == "bet"
    person.press("enter", "enter")
    assert person.top.name == "table"
    assert [guess["gang"] is not None for guess in out.private.guesses(out.humans[0])] == [True]


def test_all_that_may_be_pressed_there_is_said_aloud(kit: Kit, sit: Any, out: Session) -> None:
    person = sit(seated(kit, out))
    table = settle(person)
    names = out.head.names
    for token, label in table.sidelines.tokens:
        table.focus = f"button:{token}"
        [said] = table.spoken_focus()
        assert label in said.text
        if ":next:" in token:
            assert names[int(token.rpartition(":")[2])] in said.text


def test_what_was_sealed_stands_there_again_when_the_match_is_gone_on_with(
    kit: Kit, sit: Any, out: Session
) -> None:
    me = out.humans[0]
    out.private.guess(me, {"gang": "bogosses"})
    sealed = out.private.guesses(me)
    out.close()
    [kept] = [its for its in unfinished(kit.data) if its.head.seed == out.head.seed]
    again = resume(kept.path, kit.data)
    assert again.private.guesses(me) == sealed
    person = sit(seated(kit, again))
    table = settle(person)
    [ticket] = [one for one in table.sidelines.tickets if one.name == "gang"]
    assert ticket.sealed is not None
    again.close()


# ---------------------------------------------------------------- the score


def test_points_are_told_as_soon_as_somebody_falls(kit: Kit, sit: Any) -> None:
    session = out_alone(kit, seats=8)
    me = session.humans[0]
    person = sit(seated(kit, session))
    table = settle(person)
    assert sum(one.points for one in table.sidelines.score) == 0
    living = set(table.view.living())
    session.private.guess(me, {"next": max(living, key=lambda seat: table.view.totals[seat])})
    view = watching(session)
    plays_on(session, until=lambda: len(view().living()) < len(living))
    [fell] = living - set(session.view_of(None).living())
    last = [guess["next"] for guess in session.private.guesses(me)][-1]
    table = settle(person)
    [mine] = [one for one in table.sidelines.score if one.seat == me]
    assert [line.right for line in mine.lines] == [last == fell]
    key = "right" if last == fell else "wrong"
    begins = kit.words().say(f"sidelines.{key}", what="#", n=0).partition("#")[0]
    assert table.hand.reason.startswith(begins)
    session.close()


def test_bots_that_are_out_bet_too_and_their_points_stand_beside(kit: Kit, sit: Any) -> None:
    session = out_alone(kit, seats=8)
    plays_on(session, acts=60)
    me = session.humans[0]
    person = sit(seated(kit, session))
    settle(person)
    living = session.view_of(None).living()
    bots = [seat for seat in range(8) if seat not in living and seat != me]
    assert bots
    for seat in bots:
        [guess] = session.private.guesses(Seat(seat))
        assert guess["next"] in living
        assert guess["gang"] is not None
    assert set(bots) <= set(person.top.sidelines.fallen)
    session.close()


def test_a_score_before_the_end_tells_of_public_facts_alone(kit: Kit, sit: Any) -> None:
    session = out_alone(kit, seats=8)
    me = session.humans[0]
    one, other = session.view_of(None).living()[:2]
    session.private.guess(me, {"gang": "chicots", "pair": f"{one}:{other}"})
    table = settle(sit(seated(kit, session)))
    assert all(line.points == 0 for its in table.sidelines.score for line in its.lines)
    assert not [its for its in table.sidelines.score if its.seat == me], "nothing is open yet"
    session.close()


def test_the_gallery_is_told_what_all_are_told_and_nothing_else(
    kit: Kit, sit: Any, out: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = settle(sit(seated(kit, out)))
    bonds, aims = table.sidelines.bonds, table.sidelines.aims
    assert bonds
    assert aims
    heard = out.observations
    monkeypatch.setattr(out, "observations", lambda viewer, start=0: heard(None, start))
    again = settle(sit(seated(kit, out)))
    assert (again.sidelines.bonds, again.sidelines.aims) == (bonds, aims)
    assert all(0 <= chance <= 1 for bond in bonds for _, chance in bond.points)


# ---------------------------------------------------------------- what is seen


@pytest.mark.parametrize(
    ("game", "chairs", "words"),
    [
        ("et_bim", 12, 200),
        *slow_rows([("et_bim", 12, 100), ("et_bim", 6, 200), ("witty_zibi", 9, 100)]),
    ],
)
def test_every_page_holds_its_words(kit: Kit, sit: Any, game: str, chairs: int, words: int) -> None:
    session = out_alone(kit, game, chairs)
    kit.settings.text_size = words
    person = sit(seated(kit, session))
    table = settle(person)
    pages = table.sidelines.pages
    assert len(pages) == 4
    for page in pages:
        assert table.sidelines.page == page
        reader = person.look()
        assert not reader.cuts
        boxes = table.layout.spots.spare
        ours = [line for line in reader.lines if any(box.holds(line.x, line.y) for box in boxes)]
        assert ours
        for line in ours:
            assert line.size >= 18, line
            assert any(box.holds(line.x + line.width, line.y) for box in boxes), line
        assert person.reads(kit.words().say(f"sidelines.{page}"))
        person.press("g")
    assert table.sidelines.page == BETS
    session.close()


def test_curves_say_how_likely_two_are_thought_to_be_together(
    kit: Kit, sit: Any, out: Session
) -> None:
    person = sit(seated(kit, out))
    table = settle(person)
    person.press("g")
    best = table.sidelines.bonds[0]
    names = out.head.names
    assert len(best.points) > 3
    assert person.reads(f"{names[best.one]} + {names[best.other]}")


# ---------------------------------------------------------------- around one screen


def test_at_a_couch_nobody_who_is_out_is_called_to_the_curtain(kit: Kit, sit: Any) -> None:
    session = out_together(kit)
    session.look_back()
    session.resumed = True  # nobody is to look first who they are
    person = sit(table_of(kit, session))
    for _ in range(40):
        person.stack.pass_time(50)
        if person.top.name == "curtain":
            assert person.top.seat == 1, "who plays is called, who is out is not"
            break
        if session.asked() != (1,):
            plays_on(session, acts=1)
    session.close()


def test_at_a_couch_tickets_are_made_of_what_all_were_told(kit: Kit, sit: Any) -> None:
    session, couch = couch_of_one_out(kit)
    assert [ticket.name for ticket in couch.sidelines.tickets] == ["gang", "next"]
    notes = [one.note for ticket in couch.sidelines.tickets for one in ticket.options]
    gangs = [kit.words("et_bim").say(f"gang-name.{name}") for name in ("bogosses", "chicots")]
    assert not [note for note in notes if any(gang in note for gang in gangs)]
    session.close()


def test_at_a_couch_nobody_reads_who_is_with_whom_while_people_are_in(kit: Kit, sit: Any) -> None:
    session, couch = couch_of_one_out(kit)
    assert couch.sidelines.pages == (BETS, AIMS, PILES)
    everybody = [Seat(seat) for seat in session.view_of(None).living() if seat > 1]
    couch.sidelines.update(couch.view, everybody, 2)
    assert BONDS in couch.sidelines.pages
    session.close()


def test_at_a_couch_a_pointer_bets_while_others_are_asked(kit: Kit, sit: Any) -> None:
    session, couch = couch_of_one_out(kit)
    token, box = next(
        (token, box) for token, box in areas_there(couch.sidelines) if ":next:" in token
    )
    person = sit(couch)
    person.click_at(*box.middle)
    person.click_at(*box.middle)
    [sealed] = session.private.guesses(Seat(0))
    assert str(sealed["next"]) == token.rpartition(":")[2]
    session.close()


def test_at_a_couch_the_sidelines_tell_of_no_device_that_was_pressed(kit: Kit, sit: Any) -> None:
    session, couch = couch_of_one_out(kit)
    kit.claims.claim(1, "pad:0")
    person, seen = sit(couch), set()
    for device in (KEYS, GAMEPAD):
        kit.hints.use(device)
        seen.add(bytes(person.look((640, 360)).surface.get_view("0")))
    assert len(seen) == 1
    session.close()


def test_a_page_is_told_aloud_when_it_is_turned(kit: Kit, sit: Any, out: Session) -> None:
    person = sit(seated(kit, out))
    table = settle(person)
    names = out.head.names
    person.press("g")
    [said] = table.spoken_focus()
    best = table.sidelines.bonds[0]
    assert names[best.one] in said.text
    assert names[best.other] in said.text
    assert "%" in said.text
    person.press("g")
    [said] = table.spoken_focus()
    assert names[table.sidelines.aims[0].by] in said.text


def test_fingers_open_a_ticket_and_find_large_answers(kit: Kit, sit: Any, out: Session) -> None:
    kit.hints.use(TOUCH)
    person = sit(seated(kit, out))
    table = settle(person)
    assert picks(table) == []
    person.click_at(*dict(areas_there(table.sidelines))["watch:ticket:next"].middle)
    assert person.top.name == "bet"
    for widget in person.top.form.widgets:
        assert widget.box.height >= 44
    kit.hints.use(KEYS)


def test_at_a_couch_what_was_sealed_is_shown_to_nobody(kit: Kit, sit: Any) -> None:
    session, couch = couch_of_one_out(kit, guess={"gang": "chicots"})
    person, texts = sit(couch), set()
    for _ in range(2):
        texts |= {line.text for line in person.look().lines}
    assert kit.words().say("sidelines.sealed") in texts
    [ticket] = [one for one in couch.sidelines.tickets if one.sealed is not None]
    assert (ticket.sealed.value, ticket.sealed.text, ticket.sealed.brief) == ("", "", "")
    session.close()

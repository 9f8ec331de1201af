"""Whoever is out: bets, goes faster, or goes to the end, alone against bots too."""

from __future__ import annotations

from typing import Any

import pytest
from people import plays_on

from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.shared.ghosts import is_ghost
from game.scenes.table.table import TableScene
from game.scenes.table.watching import BET, END, FASTER, Watching
from game.session import Session, resume
from game.showing.matches import seated, table_session
from game.stage.input.inputs import KeyPressed, PointerPressed
from game.store.replays import unfinished

pytestmark = pytest.mark.any_language


def out_alone(kit: Kit, game: str = "et_bim", seats: int = 8) -> Session:
    """A match of one person, who is out while bots play on; pictures are shown at once."""
    kit.settings.pace = 0.0
    for seed in range(40):
        session = table_session(kit, game, seats, seed=seed)
        me = session.humans[0]
        plays_on(session, until=lambda its=session, who=me: is_ghost(its, who))
        if is_ghost(session, me) and len(session.view_of(me).living()) > seats / 2:
            return session
        session.close()
    raise AssertionError("nobody fell")


def asked(person: Any, session: Session) -> None:
    """Let a round of the table be played, and look what is asked then."""
    for _ in range(12):
        person.stack.pass_time(50)
        if person.top.name != "table":
            return
        plays_on(session, acts=4)


def test_a_bet_of_ones_own_asks_one_question_and_all_of_them_are_a_press_away(
    kit: Kit, sit: Any
) -> None:
    session = out_alone(kit)
    session.ready = lambda: ()  # type: ignore[method-assign] what is played is the same every time
    me = session.humans[0]
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    person.press("escape")
    sealed = len(session.private.guesses(me))
    person.press("g")
    assert person.top.name == "bet"
    assert "never" not in [its.name for its in person.top.form.widgets], "nobody called"
    person.press("enter", "enter")
    assert person.top.name == "table"
    assert len(session.private.guesses(me)) == sealed + 1
    person.press("g")
    person.top.form.focus = "all"
    person.press("enter")
    assert person.top.name == "ghosts"
    person.press("escape")
    assert person.top.name == "table"
    session.close()


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_whoever_is_out_is_asked_once_whether_to_bet(kit: Kit, sit: Any, game: str) -> None:
    session = out_alone(kit, game)
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    assert person.top.name == "confirm"
    person.press("escape")
    table: TableScene = person.top
    assert table.name == "table"
    assert [cue.token for cue in table.buttons()] == [FASTER, END, BET]
    plays_on(session, acts=60)
    for _ in range(8):
        person.stack.pass_time(50)
        assert person.top.name in ("table", "round", "result"), "nothing more is asked"
    session.close()


def test_a_question_a_round_is_answered_in_two_presses_and_kept(kit: Kit, sit: Any) -> None:
    session = out_alone(kit, seats=12)
    session.ready = lambda: ()  # type: ignore[method-assign] what is played is the same every time
    me = session.humans[0]
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    person.press("right", "enter")
    names = []
    for _ in range(3):
        asked(person, session)
        assert person.top.name == "bet"
        names.append(person.top.form.focus.split(":")[0])
        person.press("enter", "enter")
        assert person.top.name == "table"
    assert names == ["next", "pair", "gang"]
    sealed = session.private.guesses(me)
    assert [next(k for k in names if one.get(k) is not None) for one in sealed] == names
    session.close()
    [kept] = [its for its in unfinished(kit.data) if its.head.seed == session.head.seed]
    again = resume(kept.path, kit.data)
    assert again.private.guesses(me) == sealed
    watching = Watching(kit, again, seated(kit, again).board)
    view = again.view_of(me)
    watching.look(view, 1)
    assert watching.question(me, view) is None, "it was asked before, and the answer was yes"
    again.close()


def test_no_more_means_no_more_and_a_no_is_kept(kit: Kit, sit: Any) -> None:
    session = out_alone(kit, seats=12)
    me = session.humans[0]
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    person.press("right", "enter")
    asked(person, session)
    person.stack.hear(KeyPressed("2"))
    assert person.top.form.focus == "seal", "answers have keys"
    person.stack.hear(KeyPressed("2"))
    assert len(session.private.guesses(me)) == 1, "a second press of the same one seals it, too"
    asked(person, session)
    x, y = person.top.form["never"].box.middle
    person.stack.hear(PointerPressed(x, y))
    assert person.top.name == "table"
    view = session.view_of(me)
    watching = Watching(kit, session, seated(kit, session).board)
    watching.look(view, 1)
    assert watching.question(me, view) is None
    session.close()


def test_a_bet_is_told_to_nobody_and_is_no_move(kit: Kit) -> None:
    session = out_alone(kit)
    me = session.humans[0]
    told = [len(session.heard(Seat(seat))) for seat in range(8)]
    moves, records = session.moves, len(session.as_replay().actions)
    session.private.guess(me, {"gang": "bogosses"})
    assert [len(session.heard(Seat(seat))) for seat in range(8)] == told
    assert (session.moves, len(session.as_replay().actions)) == (moves, records)
    assert session.as_replay().records == (), "not even in a replay before the end"
    session.close()


@pytest.mark.slow
def test_the_rest_is_played_at_once_and_the_result_says_the_points(kit: Kit, sit: Any) -> None:
    session = out_alone(kit)
    me = session.humans[0]
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    person.press("escape")
    table = person.top
    session.private.guess(me, {"next": table.view.living()[0]})
    person.press("end")
    for _ in range(2000):
        if person.top.name == "result":
            break
        person.stack.pass_time(50)
    assert session.outcome() is not None
    assert table._following.told == len(session.heard(me)), "the table knows what was skipped"
    [label] = [way.label for way in person.top.form.widgets if way.name == "ghosts"]
    assert any(sign.isdigit() for sign in label)


def test_what_takes_long_says_how_far_it_is_and_can_be_stopped(kit: Kit, sit: Any) -> None:
    session = out_alone(kit)
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    person.press("escape", "end")
    rush = person.top
    session.ready = lambda: ()  # type: ignore[method-assign] they think for long
    person.look()
    assert person.seen == []
    for _ in range(25):
        person.stack.pass_time(50)
    assert person.reads(rush.spoken())
    person.press("enter")
    assert person.top.name == "table"
    assert person.top.watching.on
    session.close()


# ---------------------------------------------------------------- faster


def test_faster_is_pressed_and_not_held_with_any_device(kit: Kit, sit: Any) -> None:
    session = out_alone(kit)
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    person.press("escape")
    table = person.top
    for device in ("key", "pointer", "focus"):
        for wanted in (True, False):
            if device == "key":
                person.press("tab")
            elif device == "pointer":
                cue = table.buttons()[0]
                person.click_at(*table.board.button_box(cue, table.view).middle)
            else:
                table.focus = f"button:{FASTER}"
                person.press("enter")
            assert table.watching.faster == wanted
    assert table.areas().at(*table.board.button_box(table.buttons()[1], table.view).middle) == (
        f"button:{END}"
    )
    session.close()


def test_a_duel_of_bots_that_hurt_nobody_goes_faster_by_itself_until_one_says_no(kit: Kit) -> None:
    session = out_alone(kit)
    view = session.view_of(session.humans[0])
    watching = Watching(kit, session, seated(kit, session).board)
    one, other = view.living()[:2]
    for seat in range(8):
        view.alive[seat] = seat in (one, other)
    told = 0

    def turns(many: int) -> None:
        nonlocal told
        for _ in range(many):
            view.turn = other if view.turn == one else one
            told += 1
            watching.look(view, told)

    turns(2)
    assert not watching.faster, "a round of the table is not over"
    turns(1)
    assert watching.by_itself
    assert watching.cues(None)[0].picture == "icon_fast"
    view.totals[one] += 10
    turns(1)
    assert not watching.faster, "somebody was hurt"
    turns(4)
    assert watching.faster
    watching.press_faster()
    turns(9)
    assert not watching.faster, "they said no"
    watching.press_faster()
    assert watching.faster
    session.close()


def test_three_who_hurt_nobody_are_no_duel_and_who_plays_is_not_hurried(kit: Kit) -> None:
    session = out_alone(kit)
    me = session.humans[0]
    view = session.view_of(me)
    watching = Watching(kit, session, seated(kit, session).board)
    for at in range(30):
        view.turn = view.living()[at % len(view.living())]
        watching.look(view, at)
    assert watching.on
    assert not watching.faster
    view.alive[me] = True
    watching.look(view, 99)
    assert watching.cues(me) == ()
    session.close()

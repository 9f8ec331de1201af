"""Whoever is out goes faster, or goes to the end, alone against bots too."""

from __future__ import annotations

from typing import Any

import pytest
from people import out_alone

from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.table.spectator_controls import END, FASTER, SpectatorControls
from game.tour.matches import seated

pytestmark = pytest.mark.any_language


def test_a_bet_is_told_to_nobody_and_is_no_move(kit: Kit) -> None:
    session = out_alone(kit)
    me = session.humans[0]
    told = [len(session.observations(Seat(seat))) for seat in range(8)]
    moves, records = session.moves, len(session.as_replay().actions)
    session.private.guess(me, {"gang": "bogosses"})
    assert [len(session.observations(Seat(seat))) for seat in range(8)] == told
    assert (session.moves, len(session.as_replay().actions)) == (moves, records)
    assert session.as_replay().records == (), "not even in a replay before the end"
    session.close()


@pytest.mark.slow
def test_the_rest_is_played_at_once_and_the_result_says_the_points(kit: Kit, sit: Any) -> None:
    session = out_alone(kit)
    me = session.humans[0]
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    table = person.top
    session.private.guess(me, {"next": table.view.living()[0]})
    person.press("end")
    for _ in range(2000):
        if person.top.name == "result":
            break
        person.stack.pass_time(50)
    assert session.outcome() is not None
    assert table.told == len(session.observations(me)), "the table knows what was skipped"
    [label] = [way.label for way in person.top.form.widgets if way.name == "ghosts"]
    assert any(sign.isdigit() for sign in label)


def test_what_takes_long_says_how_far_it_is_and_can_be_stopped(kit: Kit, sit: Any) -> None:
    session = out_alone(kit)
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    person.press("end")
    rush = person.top
    session.ready = lambda: ()  # type: ignore[method-assign] they think for long
    person.look()
    assert person.seen == []
    for _ in range(25):
        person.stack.pass_time(50)
    assert person.reads(rush.spoken())
    person.press("enter")
    assert person.top.name == "table"
    assert person.top.spectator_controls.on
    session.close()


# ---------------------------------------------------------------- faster


def test_faster_is_pressed_and_not_held_with_any_device(kit: Kit, sit: Any) -> None:
    session = out_alone(kit)
    person = sit(seated(kit, session))
    person.stack.pass_time(50)
    table = person.top
    for device in ("key", "pointer", "focus"):
        for wanted in (True, False):
            if device == "key":
                person.press("tab")
            elif device == "pointer":
                cue = table.buttons()[0]
                person.click_at(*table.button_boxes[cue.token].middle)
            else:
                table.focus = f"button:{FASTER}"
                person.press("enter")
            assert table.spectator_controls.faster == wanted
    assert table.areas().at(*table.button_boxes[END].middle) == (f"button:{END}")
    session.close()


def test_a_harmless_duel_of_bots_goes_faster_by_itself_until_one_says_no(kit: Kit) -> None:
    session = out_alone(kit)
    view = session.view_of(session.humans[0])
    controls = SpectatorControls(kit, session, seated(kit, session).board)
    one, other = view.living()[:2]
    for seat in range(8):
        view.alive[seat] = seat in (one, other)
    told = 0

    def turns(many: int) -> None:
        nonlocal told
        for _ in range(many):
            view.turn = other if view.turn == one else one
            told += 1
            controls.update(view, told)

    turns(2)
    assert not controls.faster, "a round of the table is not over"
    turns(1)
    assert controls.by_itself
    assert controls.cues()[0].picture == "icon_fast"
    view.totals[one] += 10
    turns(1)
    assert not controls.faster, "somebody was hurt"
    turns(4)
    assert controls.faster
    controls.press_faster()
    turns(9)
    assert not controls.faster, "they said no"
    controls.press_faster()
    assert controls.faster
    session.close()


def test_three_who_hurt_nobody_are_no_duel_and_who_plays_is_not_hurried(kit: Kit) -> None:
    session = out_alone(kit)
    me = session.humans[0]
    view = session.view_of(me)
    controls = SpectatorControls(kit, session, seated(kit, session).board)
    for at in range(30):
        view.turn = view.living()[at % len(view.living())]
        controls.update(view, at)
    assert controls.on
    assert not controls.faster
    view.alive[me] = True
    controls.update(view, 99)
    assert controls.cues() == ()
    session.close()

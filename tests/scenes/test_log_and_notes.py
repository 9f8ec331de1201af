"""The large log and the notes: by keyboard and mouse, complete, and kept with the match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.pages import LogLine
from game.core.seats import Seat
from game.games import game_of, rules_of, shelf, words
from game.gangs.model import events as ev
from game.gangs.model.cards import D30, HEAL, gang_of
from game.gangs.notes import notes
from game.scenes.kit import Kit
from game.scenes.shared.private_table import PrivateTableScene
from game.scenes.table.table import TableScene
from game.scenes.view.notes import NotesScene
from game.session import Session, make_head, resume, start
from game.stage.input.inputs import PointerPressed, Wheel
from game.stage.scene import Push
from game.store.heads import HUMAN, House
from game.store.replays import unfinished
from game.store.settings import load, save
from game.tour import play_on, table_session

Sit = Callable[..., Any]


@pytest.fixture
def person(kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", 5)
    play_on(session, turns=25, answering=False)
    session.look_back()
    return sit(TableScene(kit, session))


def test_the_log_opens_scrolls_and_filters(person: Any, fits: Any) -> None:
    person.press("l")
    assert person.top.name == "log"
    fits(person.look())
    whole, end = len(person.top.shown), person.top.aside()
    person.press("pageup")
    assert person.top.aside() != end
    person.press("2")
    assert all(0 in line.seats for line in person.top.shown)
    person.press("4")
    assert all(line.secret for line in person.top.shown)
    person.press("3")
    assert 0 < len(person.top.shown) < whole
    fits(person.look())
    person.press("escape")
    assert person.top.name == "table"


@pytest.mark.parametrize("game", shelf())
def test_the_log_counts_in_what_its_game_counts_in(
    kit: Kit, sit: Sit, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    table = TableScene(kit, table_session(kit, game, max(game_of(game).rules.seat_counts)))
    table.log_lines.append(LogLine("icon_book", "somebody did something", turn=7))
    opened = table.log()
    assert isinstance(opened, Push)
    person = sit(table)
    person.stack.open(opened.scene)
    assert person.reads(kit.words(game).say("log-screen.turn", n=7))


def test_the_log_opens_by_a_click_and_by_the_wheel(person: Any) -> None:
    x, y = person.top.layout.touch["log"].box.middle
    for heard in (PointerPressed(x, y), Wheel(x, y, 1)):
        person.stack.handle_input(heard)
        assert person.top.name == "log"
        person.press("l")


def test_chips_are_set_by_number_and_by_click_and_are_kept(
    person: Any, kit: Kit, fits: Any
) -> None:
    session = person.top.watched
    person.press("n")
    assert person.top.name == "notes"
    fits(person.look())
    first, *_, other = [
        widget.name for widget in person.top.form.widgets if widget.name[-1].isdigit()
    ]
    marks = {tuple(map(int, first.split(":"))): 3, tuple(map(int, other.split(":"))): 1}
    person.press("3", "right")
    person.click_at(*person.top.form[other].box.middle)
    person.press("escape")
    assert session.private.marks() == marks
    seat = other.partition(":")[0]
    person.stack.handle_input(
        PointerPressed(*person.top.layout.touch[f"seat:{seat}"].box.middle, 3)
    )
    assert person.top.form[other].count == 1
    session.close()
    again = resume(unfinished(kit.data)[0].path, Path(kit.data))
    assert again.private.marks() == marks
    assert again.observations(None) == session.observations(None)
    again.close()


@pytest.mark.parametrize("text", [100, 200])
def test_notes_offer_gangs_that_play_and_nobodys_own_row(person: Any, kit: Kit, text: int) -> None:
    kit.settings.text_size = text
    session, viewer = person.top.watched, person.top.viewer
    scene = NotesScene(kit, session, viewer)
    playing = {gang_of(one) for one in session.view_of(viewer).selection}
    offered = {
        tuple(map(int, w.name.split(":")))
        for w in scene.form.widgets
        if w.name.replace(":", "").isdigit()
    }
    others = set(range(session.head.seats)) - {viewer}
    assert offered == {(seat, gang) for seat in others for gang in playing if gang < 3}


def test_a_recycling_that_takes_damage_off_is_noted_as_help() -> None:
    rules = rules_of("et_bim")
    view = rules.initial(4, rules.options(4, {}))
    blow, plaster = 7 << 4 | D30, 8 << 4 | HEAL
    view.piles[1] = [plaster, blow]
    told = [ev.Recycled(Seat(2), Seat(1), blow)]
    book = notes(view, told, 1, ["Kim", "Ana", "Rosa", "Hugo"], words("fr", "et_bim"))
    assert book.helps[2][1] == 1
    assert sum(map(sum, book.helps)) == 1


def test_who_plays_at_a_couch_notes_chips_of_their_own_behind_the_curtain(
    kit: Kit, sit: Sit
) -> None:
    house = House(assists={"1": ["notes"]})
    head = make_head("et_bim", [HUMAN] * 4, ["Kim", "Ana", "Rosa", "Hugo"], {}, 5, house=house)
    session = start(head, None)
    person = sit(PrivateTableScene(kit, session, Seat(1), looks=True))
    person.press("n", "3")
    assert person.top.name == "notes"
    assert session.private.marks(Seat(1)) == {(0, 0): 3}
    assert session.private.marks(Seat(0)) == {}
    session.close()


def test_what_helps_at_a_couch_sets_nothing_that_another_window_set(kit: Kit, sit: Sit) -> None:
    save(kit.data, kit.settings)
    kit.settings.as_read()
    other = load(kit.data)[0]
    other.notes = other.hints = False
    save(kit.data, other)
    session = start(make_head("et_bim", [HUMAN] * 4, ["Kim", "Ana", "Rosa", "Hugo"], {}, 5), None)
    person = sit(PrivateTableScene(kit, session, Seat(0), looks=True))
    person.press("h", "n", "l")
    session.close()
    save(kit.data, kit.settings)
    assert load(kit.data)[0] == other


def test_notes_may_be_switched_off(person: Any, kit: Kit) -> None:
    way = person.top.layout.touch["notes"].box
    person.press("escape")
    kit.settings.notes = False
    person.press("escape")
    person.press("n")
    person.click_at(*way.middle)
    assert person.top.name == "table"
    assert "notes" not in person.top.layout.touch
    assert not person.top.layout.furniture.notes
    person.press("escape")
    kit.settings.notes = True
    person.press("escape")
    assert person.top.layout.furniture.notes


def test_a_seen_tile_is_struck_through_when_it_has_moved(kit: Kit) -> None:
    session = table_session(kit, "et_bim", 5)
    told = session.observations(Seat(0))
    told += [
        ev.TurnBegan(Seat(0), 1),
        ev.TileShown(Seat(0), 2, 5),
        ev.Thrown(Seat(1), 1, Seat(3)),
        ev.Thrown(Seat(1), 6, Seat(4)),
    ]
    words, names = kit.words("et_bim"), session.head.names
    book = notes(session.fresh_view(), told, 0, names, words)
    assert [(note.place, note.struck) for note in book.notes] == [(2, False)]
    assert book.harms[1][3] == 20
    assert book.helps[1][4] == 1
    told.append(ev.Swapped(Seat(1), 2, 3))
    book = notes(session.fresh_view(), told, 0, names, words)
    (note,) = book.notes
    assert note.struck
    assert names[3] in note.moved
    assert book.arrived[2] == book.arrived[3] == 1
    session.close()


def test_while_n_says_non_the_notes_are_reached_by_arrows_and_by_a_click(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda session: None)
    session = table_session(kit, "et_bim", 5, {"modules": ["non"]})
    play_on(session, turns=5, answering=True)
    session.look_back()
    person = sit(TableScene(kit, session))
    table = person.top
    assert "n" in [cue.key for cue in table.buttons()]
    person.press("n")
    assert person.top is table, "it says NON, or that one has none"
    person = sit(TableScene(kit, session))
    table = person.top
    for key in ("up", "up", "up", "right", "right", "right", "right"):
        person.press(key)
        if table.focus == "notes":
            break
    assert table.focus == "notes"
    person.press("enter")
    assert person.top.name == "notes"
    person.press("escape")
    assert person.top is table
    person.click_at(*table.layout.touch["notes"].box.middle)
    assert person.top.name == "notes"
    session.close()

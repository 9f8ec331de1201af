"""Numbers at a table: a key touches what its cap stands on, a card of the hand or a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from game.ai import bot_process
from game.games.mets_ton_slip.board import painting as slip
from game.gangs.board import painting as gangs
from game.gangs.board.places import places_for
from game.gangs.model.cards import SWAP
from game.gangs.model.state import SECOND
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.stage.cue import Cue
from game.stage.input.inputs import KeyPressed
from game.stage.motion.director import STRAY_MS
from game.stage.motion.layout import Box
from game.stage.paint.canvas import HEIGHT, WIDTH, Canvas
from game.stage.table import marks
from game.stage.table.marks import SEAT_KEYS
from game.store.heads import HUMAN
from game.tour.matches import play_on, seated, table_session
from tests.slow import slow

Sit = Callable[..., Any]
pytestmark = pytest.mark.usefixtures("no_wait")


@pytest.fixture
def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)


@contextmanager
def asked(kit: Kit, sit: Sit, game: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """A person among bots whose turn it is to play a card, and whose table it is."""
    kit.settings.pace = 0.0
    head = make_head(game, [HUMAN, *["greedy"] * 3], ["Kim", "Ana", "Hugo", "Rosa"], {}, seed)
    session = start(head, None)
    table = TableScene(kit, session)
    person = sit(table)
    for _ in range(4000):
        if table.is_mine() and any(name.startswith("hand:") for name in table.lit()):
            break
        mine = table.is_mine() and session.legal(table.viewer)
        if mine:
            session.submit(table.viewer, mine[0])
        person.stack.pass_time(50)
    yield person, table
    session.close()


def caps(person: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The numbers that stand on cards and seats in the next frame."""
    found: list[str] = []

    def noted(canvas: Canvas, x: float, y: float, name: str) -> None:
        found.append(name)

    with monkeypatch.context() as patch:
        for module in (marks, gangs, slip):
            patch.setattr(module, "key", noted)
        person.stack.draw(Canvas(pygame.Surface((1280, 720)), person.art, person.hints))
    return found


def cards(table: Any) -> list[int]:
    return sorted(int(name[5:]) for name in table.layout.touch if name.startswith("hand:"))


@pytest.mark.parametrize("game", ["et_bim", *slow(["witty_zibi"]), "mets_ton_slip"])
def test_no_number_stands_on_both_card_and_seat_and_each_does_as_it_says(
    kit: Kit, sit: Sit, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_seats = barred = 0
    for seed in (1, 2):
        with asked(kit, sit, game, seed) as (person, table):
            assert caps(person, monkeypatch) == [SEAT_KEYS[number] for number in cards(table)]
            for first in cards(table):
                person.stack.handle_input(KeyPressed(SEAT_KEYS[first]))
                if not table.is_mine() or table.undo_window.action is not None:
                    break  # it has no target, and is played
                if not table.hand.touched:
                    assert table.hand.reason, "a card that cannot be played says why"
                    continue
                assert table.hand.chosen == f"hand:{first}"
                shown = caps(person, monkeypatch)
                assert len(shown) == len(set(shown)), shown
                seats = [name for name in table.lit() if name.startswith("seat:")]
                to_seats += len(seats)
                slots = any(name.startswith("slot:") for name in table.lit())
                aims = bool(seats) and not slots  # beside slots it may be worn, or another chosen
                others = [n for n in cards(table) if f"seat:{n}" not in seats] if aims else []
                for other in others:
                    table.hand.say("")
                    person.stack.handle_input(KeyPressed(SEAT_KEYS[other]))
                    assert table.hand.chosen == f"hand:{first}", "numbers aim a chosen card"
                    assert table.hand.reason, "that seat cannot be meant, or there is none"
                    barred += 1
                table.hand.let_go()
    assert to_seats
    assert barred or game == "mets_ton_slip"


@pytest.mark.parametrize("game", ["et_bim", *slow(["witty_zibi"]), "mets_ton_slip"])
def test_with_a_card_chosen_each_seat_that_can_be_meant_has_its_number(
    kit: Kit, sit: Sit, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = 0
    for seed in (1, 2, 3):
        with asked(kit, sit, game, seed) as (person, table):
            for card in cards(table):
                person.stack.handle_input(KeyPressed(SEAT_KEYS[card]))
                if table.undo_window.action is not None or not table.is_mine():
                    break
                if not table.hand.touched:
                    continue
                seats = [int(name[5:]) for name in table.lit() if name.startswith("seat:")]
                shown = caps(person, monkeypatch)
                assert {SEAT_KEYS[seat] for seat in seats} <= set(shown)
                own += card in seats
                table.hand.let_go()
    assert own, "some card has the number of a seat it may go to"


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi", "mets_ton_slip"])
def test_enter_throws_at_what_was_pointed_at_and_drawn_before(
    kit: Kit, sit: Sit, game: str
) -> None:
    thrown = 0
    for seed in (1, 2, 3):
        with asked(kit, sit, game, seed) as (person, table):
            kit.settings.grace_ms = 700
            for card in cards(table):
                person.stack.handle_input(KeyPressed(SEAT_KEYS[card]))
                if table.undo_window.action is not None or not table.is_mine():
                    break
                if not table.hand.touched:
                    continue
                kit.settings.pace = 1.0
                aim = table.focus
                assert aim in table.lit(), "what Enter goes on with is pointed at"
                person.stack.handle_input(KeyPressed("enter"))
                kit.settings.pace = 0.0
                assert table.focus == aim
                thrown += 1
                break
    assert thrown


def test_the_second_tile_of_a_swap_has_numbers(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0
    for seed in range(12):
        with asked(kit, sit, "et_bim", seed) as (person, table):
            for _ in range(60):
                if table.is_mine() and table.view.phase == SECOND:
                    seats = {int(name[5:]) for name in table.lit() if name.startswith("seat:")}
                    assert {SEAT_KEYS[seat] for seat in seats} == set(caps(person, monkeypatch))
                    seen += 1
                    break
                mine = table.watched.legal(table.viewer) if table.is_mine() else ()
                if mine:
                    swaps = [one for one in mine if getattr(one, "face", None) == SWAP]
                    table.watched.submit(table.viewer, (swaps or mine)[0])
                person.stack.pass_time(50)
        if seen:
            break
    assert seen


def test_the_number_of_a_seat_lies_over_all_frames_and_in_no_other_seat(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit.settings.pace = 0.0
    session = table_session(kit, "et_bim", 10)
    play_on(session, turns=10, answering=False)
    table = seated(kit, session)
    person = sit(table)
    for place in range(len(cards(table))):
        table.hand.let_go()
        person.stack.handle_input(KeyPressed(SEAT_KEYS[place]))
        if table.hand.touched and sum(name.startswith("seat:") for name in table.lit()) > 6:
            break
    done: list[str] = []
    monkeypatch.setattr(gangs, "glow", lambda *_, **__: done.append("frame"))
    monkeypatch.setattr(gangs.seats, "paint_preview", lambda *_: done.append("frame"))
    monkeypatch.setattr(gangs, "key", lambda *_: done.append("key"))
    person.stack.draw(Canvas(pygame.Surface((1280, 720)), person.art, person.hints))
    assert done.count("key") > 6
    assert "frame" not in done[done.index("key") :]
    session.close()


@pytest.mark.parametrize("seats", range(4, 13))
def test_the_number_of_a_seat_is_on_the_screen_and_off_its_neighbours(seats: int) -> None:
    places = places_for(seats, 0, mystery=True).seats
    boxes = [place.box for place in places]
    for place, own in zip(places, boxes, strict=True):
        x, y = gangs.key_spot(place)
        cap = Box(x - 14, y, 28, 25)
        assert cap.x + cap.width <= WIDTH
        assert cap.y + cap.height <= HEIGHT
        for box in boxes:
            apart = x - 14 >= box.x + box.width or x + 14 <= box.x
            assert box is own or apart or y >= box.y + box.height or y + 25 <= box.y


def test_a_card_for_slots_or_seats_leaves_numbers_on_seats_it_may_mean() -> None:
    both = Cue(frozenset({"seat:0", "slot:2"}), touched=("ARLEQUIN",), chosen="hand:3")
    assert marks.numbered_seats(both, range(5)) == [0]
    assert marks.names_seat(0, both)
    assert not marks.names_seat(1, both)
    aimed = Cue(frozenset({"seat:2"}), touched=("DOCTEUR",), chosen="hand:3")
    assert marks.numbered_seats(aimed, [0, 1, 2, 4]) == [0, 1, 2, 4]


def test_the_board_is_told_which_card_of_the_hand_was_played(kit: Kit, sit: Sit) -> None:
    """Of two alike the one that was touched flies."""
    with asked(kit, sit, "et_bim", 1) as (person, table):
        for first in cards(table):
            person.stack.handle_input(KeyPressed(SEAT_KEYS[first]))
            if seats := sorted(name for name in table.lit() if name.startswith("seat:")):
                person.stack.handle_input(KeyPressed(SEAT_KEYS[int(seats[0][5:])]))
                break
            table.hand.let_go()
        assert table.board.onlooker.played == f"hand:{first}"


def test_a_key_that_skipped_a_picture_answers_nothing_for_a_moment(kit: Kit, sit: Sit) -> None:
    head = make_head("et_bim", [HUMAN, *["greedy"] * 3], ["Kim", "Ana", "Hugo", "Rosa"], {}, 1)
    session = start(head, None)
    table = TableScene(kit, session)
    person = sit(table)
    for _ in range(4000):
        person.stack.pass_time(50)
        if table.director.busy:
            person.press("space")
            if table.is_mine() and "hand:0" in table.lit():
                break
        elif table.is_mine():
            session.submit(table.viewer, session.legal(table.viewer)[0])
    else:
        raise AssertionError("no picture was skipped before the person's turn")
    table.focus = "hand:0"
    for key in ("enter", "space"):
        person.press(key)
        assert not table.hand.touched, "the press was meant for the picture"
    person.stack.pass_time(round(STRAY_MS))
    table.focus = "hand:0"
    person.press("enter")
    assert table.hand.touched
    session.close()

"""Mets ton slip ! by keys alone: what is stolen has keys, and nothing is thrown away unasked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from game.ai import bot_process
from game.core.luck import Stream
from game.core.seats import Seat
from game.games.mets_ton_slip.board import Board
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.cards import CARDS, FACE, VOLEUR, WEARABLE
from game.games.mets_ton_slip.model.state import ACT, STEAL, State
from game.games.mets_ton_slip.rules import RULES
from game.scenes.after.result import STRAY_MS, ResultScene
from game.scenes.kit import Kit
from game.scenes.table.areas import Areas
from game.scenes.table.explaining import Explaining
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.stage.input.inputs import KeyPressed
from game.stage.motion.layout import Box, Touch
from game.stage.scene import Close
from game.stage.table.laid import card_box
from game.store.heads import HUMAN
from game.tour.matches import play_on, seated, table_session
from tests.boxes import overlap
from tests.mets_ton_slip.running import dressing

Sit = Callable[..., Any]
pytestmark = [pytest.mark.usefixtures("no_wait"), pytest.mark.any_language]


@pytest.fixture
def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)


def wished(legal: list[Any]) -> Any:
    """A thief before clothes, and clothes before anything else."""
    thief = [one for one in legal if isinstance(one, act.Attack) and one.face == VOLEUR]
    worn = [one for one in legal if isinstance(one, act.Wear)]
    return (*thief, *worn, *legal)[0]


@contextmanager
def table_at(
    kit: Kit, sit: Sit, seed: int, until: Callable[[Any], bool]
) -> Iterator[tuple[Any, Any]]:
    """A table of one person among bots, at the first moment at which something holds."""
    kit.settings.pace = 0.0
    names = ["Kim", "Ana", "Hugo", "Rosa"]
    head = make_head("mets_ton_slip", [HUMAN, *["greedy"] * 3], names, {}, seed)
    session = start(head, None)
    table = TableScene(kit, session)
    person = sit(table)
    try:
        for _ in range(6000):
            if table.is_mine():
                if until(table):
                    break
                session.submit(table.viewer, wished(list(session.legal(table.viewer))))
            person.stack.pass_time(50)
        person.stack.pass_time(50)
        assert table.is_mine()
        assert until(table)
        yield person, table
    finally:
        session.close()


def steals(table: Any) -> bool:
    return bool(table.view.phase == STEAL)


def locked(table: Any) -> list[str]:
    """The cards of the hand that can only go to the wash."""
    if table.view.phase != ACT:
        return []
    played = (act.Wear, act.Replace)
    useful = {one.face for one in table.hand.legal(table.view) if isinstance(one, played)}
    held = {name: touch.token for name, touch in table.layout.touch.items()
            if name.startswith("hand:")}  # fmt: skip
    return [name for name, token in held.items()
            if FACE[token] in WEARABLE and FACE[token] not in useful]  # fmt: skip


SEED = 6


def test_enter_steals_what_is_pointed_at_as_soon_as_one_is_asked(kit: Kit, sit: Sit) -> None:
    with table_at(kit, sit, SEED, steals) as (person, table):
        assert table.focus in table.lit(), "it is pointed at before anything is pressed"
        slot = int(table.focus.rpartition(":")[2])
        assert table.preview().key in ("steal", "wins"), "what it comes to is said before"
        acts = len(table.watched.actors())
        person.press("enter")
        person.stack.pass_time(6000)
        assert len(table.watched.actors()) > acts
        assert table.view.worn[table.viewer][slot] >= 0


def test_a_number_steals_what_it_stands_on(kit: Kit, sit: Sit) -> None:
    with table_at(kit, sit, SEED, steals) as (person, table):
        (slot,) = table.areas().numbered(table.lit(), None)
        person.press("1")
        person.stack.pass_time(6000)
        assert table.view.worn[table.viewer][int(slot.rpartition(":")[2])] >= 0


def test_slots_have_numbers_where_nothing_else_is_chosen_among() -> None:
    box = Box(0, 0, 10, 10)
    names = ["seat:0", "slot:1:0", "slot:1:1", "slot:1:2", "hand:0"]
    areas = Areas({name: Touch(box, name) for name in names}, [])
    stolen = frozenset({"slot:1:0", "slot:1:2"})
    assert areas.numbered(stolen, None) == ["slot:1:0", "slot:1:2"]
    assert areas.numbered(stolen, "slot:1:0"), "where to put what is stolen"
    assert not areas.numbered(stolen, "hand:0"), "a number puts the card down"
    assert not areas.numbered(stolen | {"seat:0"}, None)
    assert not areas.numbered(stolen | {"hand:0"}, None)


def test_on_a_table_that_all_see_who_steals_is_called_by_name(kit: Kit) -> None:
    words = kit.words("mets_ton_slip")
    seen = State(RULES.options(3, {}), 103)
    seen.turns, seen.turn, seen.phase, seen.author, seen.pointed = 1, 0, STEAL, 0, 1
    seen.attack = VOLEUR
    board = Board(seen, None, ["Ana", "Bo", "Chloé"], words)
    assert seen.asked() == 0
    assert board.prompt(seen, ()) == words.say("board.prompt.steal-other", name="Ana", other="Bo")
    board.onlooker.acting = 0
    assert board.prompt(seen, ()) == words.say("board.prompt.steal-here", name="Ana", other="Bo")


def test_enter_never_throws_away_a_card_that_can_only_be_thrown(kit: Kit, sit: Sit) -> None:
    with table_at(kit, sit, 2, lambda table: bool(locked(table))) as (person, table):
        name = locked(table)[0]
        held, acts = len(table.view.hands[table.viewer]), len(table.watched.actors())
        table.focus = name
        person.press("enter")
        card = table.words.say(f"card.{table.hand.touched[0]}")
        said = table.words.say("board.prompt.useless", card=card)
        assert table.prompt(table.preview()) == said
        for _ in range(3):
            person.press("enter")
            person.stack.pass_time(3000)
        assert len(table.view.hands[table.viewer]) == held
        assert len(table.watched.actors()) == acts


def test_the_wash_that_is_chosen_says_what_it_takes_and_takes_it(kit: Kit, sit: Sit) -> None:
    with table_at(kit, sit, 2, lambda table: bool(locked(table))) as (person, table):
        held = len(table.view.hands[table.viewer])
        table.focus = locked(table)[0]
        person.press("enter")
        table.focus = "button:discard"
        card = table.words.say(f"card.{table.hand.touched[0]}")
        said = table.words.say("board.foretold.discard", card=card)
        assert table.prompt(table.preview()) == said
        person.press("enter")
        person.stack.pass_time(3000)
        assert len(table.view.hands[table.viewer]) == held - 1


def test_another_card_instead_points_at_what_it_is_for(kit: Kit, sit: Sit) -> None:
    """An attack is chosen, and then something to wear: Enter does not aim at the rival."""

    def attack_and_wear(table: Any) -> bool:
        legal = table.hand.legal(table.view)
        kinds = {type(one) for one in legal}
        return table.view.phase == ACT and {act.Attack, act.Wear} <= kinds

    with table_at(kit, sit, 2, attack_and_wear) as (person, table):
        legal = table.hand.legal(table.view)
        faces = [next(one.face for one in legal if isinstance(one, kind))
                 for kind in (act.Attack, act.Wear)]  # fmt: skip
        areas = {FACE[touch.token]: name for name, touch in table.layout.touch.items()
                 if name.startswith("hand:")}  # fmt: skip
        for face in faces:
            table.focus = areas[face]
            person.press("enter")
        assert table.hand.touched == (CARDS[faces[1]],)
        assert table.focus in table.lit()
        assert table.hand.reason == ""


def test_a_stray_press_begins_no_rematch(kit: Kit, sit: Sit) -> None:
    session = start(make_head("mets_ton_slip", [HUMAN, "random"], ["Kim", "Ana"], {}, 5), None)
    chance = Stream(5)
    while asked := session.asked():
        session.submit(asked[0], dressing(session.legal(asked[0]), chance))
    scene = ResultScene(kit, session, Seat(0))
    for key in ("enter", "space"):
        assert scene.handle_input(KeyPressed(key)) is None
    scene.pass_time(STRAY_MS)
    assert isinstance(scene.handle_input(KeyPressed("enter")), Close)


def test_what_is_explained_of_an_attack_covers_neither_it_nor_a_face(kit: Kit) -> None:
    session = table_session(kit, "mets_ton_slip", 2)
    play_on(session, turns=4, answering=True)
    table, told = seated(kit, session), len(session.observations(Seat(0)))
    kit.settings.guide, kit.settings.explained = True, []
    said = Explaining(kit, session, told).next(table, told)
    assert said is not None
    shown = [card_box(pose) for pose in table.layout.sprites.values() if pose.lift]
    assert len(shown) == 1
    shown += table.layout.spots.brows
    assert not [box for box in shown if overlap(said.box, box)]
    session.close()

"""Giving at a couch of wombats: its second press is explained where the verbs' keys are shown."""

from __future__ import annotations

from typing import Any, Final

import pytest
from test_gathering import KINDS, NAMES, reading, sat
from walking import Eyes, overlaps

from game.core.seats import CLOCK, Seat
from game.games import game_of
from game.games.wombat.board.gifts import Gifts
from game.games.wombat.board.touches import VERB_KEYS, key_area
from game.games.wombat.model import actions as act
from game.games.wombat.model.sensations import Touch
from game.games.wombat.tokens import VERBS
from game.scenes.kit import Kit
from game.scenes.shared.claiming import ClaimingScene
from game.scenes.shared.gathering import FIRST_MS
from game.scenes.shared.private_channels import Channels
from game.session import make_head
from game.store.heads import HUMAN
from tests.secrecy.botting import Silent

ME: Final = Seat(0)


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


def test_a_build_says_how_one_gives_until_a_tower_is_told_of(kit: Kit, sit: Any) -> None:
    person = sat(kit, sit)
    table, session = person.stack.scenes[0], person.stack.scenes[0].watched
    person.stack.pass_time(FIRST_MS)
    gives = table.words.say("dark.gives")
    for told in (False, True):
        for _ in range(400):
            person.stack.pass_time(50)
            if person.top is table and bool(table.layout.furniture.told) == told:
                break
        read = reading(person, kit)
        assert (gives in read) != told
        session.submit(ME, act.Say("count:A:2"))
        session.submit(CLOCK, session.legal(CLOCK)[0])


def test_giving_is_done_by_the_keys_that_its_explanation_names(kit: Kit, sit: Any) -> None:
    person = sat(kit, sit)
    board = person.stack.scenes[0].board
    view = person.stack.scenes[0].watched.view_of(ME)
    own = game_of("wombat").board.Board(view, ME, NAMES, board.words, room_for="couch")
    view.hands[ME].sizes = [3, 5]
    for part in VERB_KEYS[:2]:
        keys = {verb: key for key, verb in zip(part, VERBS, strict=False)}
        for second, meant in (("take", act.Give(1)), ("feel", act.Give(2))):
            touched: tuple[str, ...] = ()
            for verb in ("give", second):
                area = key_area(keys[verb], touched, view, ME, shared=True)
                assert area is not None
                touched = (*touched, area)
            assert own.touches.action_of(touched, view) == meant


@pytest.mark.parametrize("size", [100, 200])
def test_the_page_of_devices_says_how_one_gives_in_the_room_it_has(
    kit: Kit, sit: Any, size: int
) -> None:
    kit.settings.text_size = size
    head = make_head("wombat", [HUMAN] * 3, NAMES[:3], {}, 7)
    for seat, kind in enumerate(KINDS):
        kit.claims.claim(seat, kind)
    page = ClaimingScene(kit, NAMES[:3], range(3), Channels(kit, head))
    person = sit(page)
    told = kit.words("wombat").say("claiming.places").split()
    for _ in range(12):
        eyes = Eyes(kit.art, kit.hints)
        page.draw(eyes)
        assert not overlaps(eyes.seen)
        if all(any(word in one.text for one in eyes.seen) for word in told):
            break
        person.press("pagedown")
    else:
        raise AssertionError("it is nowhere to be read")


@pytest.mark.every_language
def test_two_lines_inside_their_block_say_that_the_twelve_keys_are_places(
    kit: Kit, sit: Any
) -> None:
    head = make_head("wombat", [HUMAN] * 3, NAMES[:3], {}, 7)
    for seat, kind in enumerate(KINDS):
        kit.claims.claim(seat, kind)
    page = ClaimingScene(kit, NAMES[:3], range(3), Channels(kit, head))
    sit(page)
    eyes, told = Eyes(kit.art, kit.hints), kit.words("wombat").say("claiming.places")
    page.draw(eyes)
    lines = [one.text for one in eyes.seen if len(one.text) > 9 and one.text in told]
    assert " ".join(lines[:2]) == told
    assert len(lines) == 2 * len(KINDS)


def test_a_paw_reads_that_its_gift_is_unmet_and_others_that_a_paw_is_there(
    kit: Kit, sit: Any
) -> None:
    person = sat(kit, sit)
    table, session = person.stack.scenes[0], person.stack.scenes[0].watched
    person.stack.pass_time(FIRST_MS)
    seats = [Seat(seat) for seat in range(3)]

    def until(done: Any) -> None:
        for _ in range(900):
            person.stack.pass_time(50)
            if person.top is table and done():
                return
        raise AssertionError

    def shown() -> dict[int, str]:
        furniture = table.layout.furniture
        felt = {paw: one.touch.value for paw, one in furniture.flashes}
        return {seat: felt.get(view(seat).paw, "") for seat in seats}

    def view(seat: Seat) -> Any:
        return session.view_of(seat).hands[seat]

    until(lambda: table.view.tick > 1)
    for place in (4, 7):  # to somewhere else first: who rests there cannot go there
        for seat in seats:
            if view(seat).place != place:
                session.submit(seat, act.Go(place))
        until(lambda place=place: all(view(seat).place == place for seat in seats))
    session.submit(seats[1], act.GIVE_RECEIVE)
    until(lambda: shown()[1] == "unmet")
    assert shown() == {0: "hand", 1: "unmet", 2: "hand"}
    read = reading(person, kit)
    assert all(table.words.say(f"touch.{touch}") in read for touch in ("unmet", "hand"))


@pytest.mark.parametrize("tower", [False, True])
def test_who_came_to_a_tower_met_paws_and_tried_to_give_nothing(tower: bool) -> None:
    """A viewer knows which it was by the order of facts alone, in whatever tick they fall."""
    gifts, shades = Gifts(), {1: 0, 2: 0, 3: 0, 4: 5}
    facts = [(2, Touch.AT_A)] * tower + [(paw, Touch.HAND) for paw in (2, 1, 3)]
    shown = [gifts.seen(*fact, shades) for fact in facts]
    felt = [Touch.HAND, Touch.HAND]
    assert shown[-3:] == [Touch.HAND if tower else Touch.UNMET, *felt]
    assert [gifts.seen(paw, Touch.HAND, shades) for paw in (3, 1, 2)] == [Touch.UNMET, *felt]


def test_with_eyes_closed_ones_own_hand_is_told_that_its_gift_was_unmet() -> None:
    gifts = Gifts()
    assert [gifts.felt(Touch.HAND), gifts.felt(Touch.AT_A)] == [Touch.HAND, Touch.AT_A]
    gifts.freed()
    assert [gifts.felt(Touch.HAND), gifts.felt(Touch.HAND)] == [Touch.UNMET, Touch.HAND]
    gifts.freed()
    assert gifts.felt(Touch.NOBODY) == Touch.NOBODY

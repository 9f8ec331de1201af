"""Giving at a couch of wombats: its second press is explained where the verbs' keys are shown."""

from __future__ import annotations

from typing import Any, Final

import pytest
from test_gathering import KINDS, NAMES, reading, sat
from walking import Eyes, overlaps

from game.core.seats import CLOCK, Seat
from game.games import game_of
from game.games.wombat.board.touches import VERB_KEYS, key_area
from game.games.wombat.model import actions as act
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
    gives = table.words.say("dark.gives").split()
    for told in (False, True):
        for _ in range(400):
            person.stack.pass_time(50)
            if person.top is table and bool(table.layout.furniture.told) == told:
                break
        read = reading(person, kit)
        assert all(word in read for word in gives) != told
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
        eyes = Eyes(kit.art)
        page.draw(eyes)
        assert not overlaps(eyes.seen)
        if all(any(word in one.text for one in eyes.seen) for word in told):
            break
        person.press("pagedown")
    else:
        raise AssertionError("it is nowhere to be read")

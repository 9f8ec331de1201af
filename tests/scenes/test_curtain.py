"""The curtain: it opens for its own device alone, and falls before anything else happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from couching import FRAME_MS, NAMES, Couch
from test_seal import HELD, NOT_HELD, aimed, held
from walking import Eyes

from game.gangs.board import Board
from game.gangs.board.places import places_for
from game.gangs.model.actions import ANSWER_BIM
from game.scenes.kit import Kit
from game.scenes.shared.curtain import ARMED, CALL, FALL, HOLD_MS, IDLE_MS, PEEK, TABLE, WARNED_MS
from game.scenes.shared.curtain_calls import PRIVATE_TABLE
from game.scenes.shared.curtain_painting import HIDE
from game.scenes.shared.private_table import PrivateTableScene
from game.stage.input.inputs import FocusLost, KeyPressed, KeyReleased
from game.stage.paint.theme import FLOOR
from game.store.heads import House

Seat_ = Callable[..., Couch]
BADGED = 0.32
"""How much of a tile its badge takes from the left."""


def opened(couch: Couch) -> Couch:
    """Let the first person look behind the curtain."""
    couch.tick()
    couch.press(couch.curtain.seat, "enter", "enter")
    assert couch.kind == PEEK
    return couch


@pytest.mark.any_language
def test_the_curtain_opens_for_its_own_device_alone(sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"))
    couch.tick()
    couch.press(1, "enter", "enter")
    assert couch.kind == CALL
    couch.devices.click(760, 420)
    assert couch.kind == CALL, "nor for a mouse that another seat's person holds"
    couch.press(0, "enter")
    assert couch.kind == ARMED
    couch.press(1, "enter")
    assert couch.kind == ARMED
    couch.press(0, "enter")
    assert couch.kind == PEEK


def test_the_curtain_says_what_its_own_device_has_to_do(kit: Kit, sofa: Seat_) -> None:
    """Nobody is asked to press what somebody else holds, and who has only a mouse no key at all."""
    couch = sofa(4, ("mouse", "pad", "keys", "shared"))
    couch.tick()
    said = {}
    for seat in range(4):
        assert couch.curtain is not None
        couch.curtain.seat = seat  # type: ignore[assignment]
        said[seat] = couch.curtain.aside()[-1].text
        assert said[seat] in " ".join(couch.draw().written).replace("\n", " ")
    words = kit.words()
    assert said[0] == said[3] == words.say("curtain.open-pointer"), "all keys are another's"
    assert words.say("keys.enter") in said[2]
    assert words.say("keys.enter") not in said[1]


@pytest.mark.any_language
def test_a_hold_opens_the_curtain_and_a_short_press_does_not(sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"))
    couch.tick()
    couch.devices.hold("enter")
    for _ in range(HOLD_MS // FRAME_MS - 1):
        couch.tick()
    assert couch.kind == ARMED
    couch.tick()
    assert couch.kind == PEEK


@pytest.mark.any_language
def test_an_idle_look_ends_and_so_does_one_without_the_window(kit: Kit, sofa: Seat_) -> None:
    couch = opened(sofa(4, ("keys", "pad")))
    for _ in range(IDLE_MS // FRAME_MS):
        couch.tick()
    assert couch.kind == CALL
    couch.press(0, "enter", "enter")
    assert couch.kind == PEEK
    couch.stack.handle_input(FocusLost())
    assert couch.kind == CALL
    assert couch.top.name == "pause"
    couch.top.handle_input(KeyPressed("escape"))
    couch.stack.handle_input(KeyPressed("escape"))
    couch.press(0, "enter", "enter")
    assert couch.stack.cover(), "a picture is kept of the curtain, never of a look"
    assert couch.kind == CALL


@pytest.mark.any_language
def test_an_idle_look_says_when_it_ends_and_a_key_keeps_it_open(kit: Kit, sofa: Seat_) -> None:
    couch = opened(sofa(4, ("keys", "pad")))
    said = kit.words().say("curtain.idle", count=WARNED_MS // 1000)
    assert said not in couch.draw().written
    plain = couch.top.shows
    for _ in range((IDLE_MS - WARNED_MS) // FRAME_MS + 1):
        couch.tick()
    assert said in couch.draw().written
    assert couch.top.shows != plain, "the window draws it"
    couch.press(0, "left")
    assert said not in couch.draw().written
    for _ in range((IDLE_MS - WARNED_MS) // FRAME_MS - 1):
        couch.tick()
    assert couch.kind == PEEK


@pytest.mark.any_language
@pytest.mark.parametrize("device", ["keys", "pad", "mouse"])
def test_the_way_out_of_a_look_is_none_that_plays(sofa: Seat_, device: str) -> None:
    couch = opened(sofa(4, (device, "shared")))
    if device == "mouse":
        couch.click(*HIDE.middle)
    else:
        couch.press(0, "escape")
    assert couch.kind == CALL
    assert couch.session.actors() == []


@pytest.mark.any_language
def test_the_rules_over_a_private_table_are_closed_in_their_own_corner(sofa: Seat_) -> None:
    couch = sofa(4, ("mouse", "pad"))
    while couch.curtain is None or couch.curtain.seat != 0 or not couch.session.actors():
        couch.tick()
        couch.act()
    couch.act()
    while couch.curtain.panel.scene.name != "private-table":
        couch.act()
    table = couch.curtain.panel
    couch.click(*table.scene.layout.touch["rules"].box.middle)
    assert table.covered
    couch.click(*HIDE.middle)
    assert not table.covered
    assert couch.kind == PEEK


@pytest.mark.any_language
def test_whoever_asks_to_see_their_cards_is_called_and_can_play_nothing(sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"))
    while couch.kind != "public" or not couch.session.actors():
        couch.tick()
        couch.act()
    played = couch.session.actors().count(1)
    couch.press(1, "identity")
    assert couch.curtain is not None
    assert couch.curtain.seat == 1
    couch.press(1, "enter", "enter")
    assert couch.kind == PEEK
    assert couch.curtain.panel.scene.lit() == frozenset()
    couch.press(1, "escape")
    assert couch.kind == FALL
    for _ in range(10):
        couch.tick()
    assert couch.curtain is None or not couch.curtain.panel.looks
    assert couch.session.actors().count(1) == played


@pytest.mark.any_language
def test_nothing_follows_a_look_before_the_fallen_curtain_was_drawn(sofa: Seat_) -> None:
    couch = opened(sofa(4, ("keys", "pad")))
    couch.devices.key("enter")
    couch.devices.key("enter")
    assert couch.kind == FALL
    for _ in range(40):
        couch.stack.pass_time(FRAME_MS)
    assert couch.kind == FALL, "it was not drawn yet"
    couch.draw()
    couch.stack.pass_time(FRAME_MS)
    assert couch.kind == "public"


def test_all_that_is_on_the_curtain_is_read_to_all_and_nothing_behind_it(
    sofa: Seat_,
) -> None:
    couch = sofa(4, ("keys", "pad"))
    couch.tick()
    assert couch.curtain is not None
    assert any("Kim" in one.text for one in couch.curtain.aside())
    assert not any(one.private for one in couch.curtain.aside())
    couch.press(0, "enter", "enter")
    told = couch.curtain.aside()
    assert told
    assert all(one.private for one in told)
    couch.stack.handle_input(KeyReleased("enter"))


@pytest.mark.any_language
def test_the_curtain_says_why_it_calls_in_the_same_words_for_every_hand(
    kit: Kit, sofa: Seat_
) -> None:
    """Whoever would be seen answering, since others press the same keys, answers behind it."""
    said = set()
    for hand in (HELD, NOT_HELD):
        couch = aimed(
            sofa(4, ("shared", "shared"), met=True, begin=held, house=House(pace="confirm")), hand
        )
        told = len(couch.session.observations(None))
        assert couch.couch.buttons() == (), "nothing is to be pressed where all look on"
        while couch.curtain is None:
            couch.press(0, "b")
            couch.stack.pass_time(FRAME_MS)
        assert couch.curtain.seat == 0
        view = couch.couch.view
        board = Board(view, 0, NAMES[:4], kit.words("et_bim"))
        assert couch.curtain.why == board.prompt(view, ())
        assert "Ana" in couch.curtain.why
        said.add(tuple(one.text for one in couch.curtain.aside()))
        couch.press(0, "enter", "enter")
        while couch.curtain.panel.scene.name != "private-table":
            couch.press(0, "enter")
        assert [cue.token for cue in couch.curtain.panel.scene.buttons()] == ["take", "bim"]
        assert len(couch.session.observations(None)) == told
        if hand is HELD:
            couch.curtain.done({PRIVATE_TABLE: ANSWER_BIM})  # nobody told the view of this hand
        else:
            couch.press(0, "space")
        while len(couch.session.observations(None)) == told:
            couch.tick()
        kind = couch.session.observations(None)[told].kind
        assert kind == ("reflected" if hand is HELD else "accepted")
        couch.close()
    assert len(said) == 1
    couch = sofa(4, ("shared", "shared"))
    couch.tick()
    assert couch.curtain.why == kit.words().say("curtain.why-meet")


@pytest.mark.any_language
def test_anybody_draws_the_curtain_aside_from_the_public_table_and_back(sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"), walk=True)
    couch.tick()
    for draw_aside in (lambda: couch.devices.key("tab"), lambda: couch.click(*HIDE.middle)):
        draw_aside()
        assert couch.kind == TABLE
        assert couch.stack.seen[0] is couch.couch, "nothing but what all may see"
        for _ in range(2 * IDLE_MS // FRAME_MS):
            couch.stack.pass_time(FRAME_MS)
        assert couch.kind == TABLE
        couch.press(0, "enter")
        assert couch.kind == CALL
    couch.devices.key("tab")
    couch.stack.cover()
    assert couch.kind == CALL


@pytest.mark.any_language
@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize(
    ("game", "seats"), [*(("et_bim", n) for n in (4, 6, 8, 12)), ("witty_zibi", 5)]
)
def test_whoever_looks_sits_beside_their_hand(
    kit: Kit, sofa: Seat_, game: str, seats: int, zoom: int
) -> None:
    kit.settings.text_size = zoom
    couch = sofa(seats, ("shared", "shared", "shared"), game=game)
    tables = [
        PrivateTableScene(kit, couch.session, seat, looks=True) for seat in couch.session.humans
    ]
    own = [table.layout.touch[f"seat:{table.viewer}"].box for table in tables]
    assert all(one == own[0] for one in own)
    for table in tables:
        order = [table.layout.touch[f"seat:{(table.viewer + at) % seats}"] for at in range(seats)]
        first = [tables[0].layout.touch[f"seat:{at}"] for at in range(seats)]
        assert [one.box for one in order] == [one.box for one in first]


@pytest.mark.any_language
def test_no_seat_moves_on_the_table_that_all_see_as_people_look(sofa: Seat_) -> None:
    couch, looked = sofa(6, ("keys", "pad")), set()
    before = [couch.couch.layout.touch[f"seat:{seat}"].box for seat in range(6)]
    while looked != {0, 1}:
        couch.tick()
        couch.act()
        if couch.kind == PEEK:
            looked.add(couch.curtain.seat)
        seen = [couch.couch.layout.touch[f"seat:{seat}"].box for seat in range(6)]
        assert seen == before, "it is laid out for nobody"


@pytest.mark.any_language
def test_the_key_that_shows_who_one_is_shows_it_at_the_first_look_too(
    kit: Kit, sofa: Seat_
) -> None:
    couch = opened(sofa(4, ("keys", "pad")))
    table = couch.curtain.panel.scene
    assert table.meeting is not None
    who = kit.words("et_bim").say("table.with-you")
    couch.stack.handle_input(KeyPressed("i"))
    assert who in couch.draw().written
    couch.stack.handle_input(KeyReleased("i"))
    assert who not in couch.draw().written, "nothing of it is left"


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_the_name_on_ones_own_tile_stands_beside_its_badge(
    kit: Kit, sofa: Seat_, game: str
) -> None:
    table = opened(sofa(4, ("keys", "pad"), game=game)).curtain.panel.scene
    eyes = Eyes(kit.art, kit.hints)
    table.draw(eyes)
    left, _, width = places_for(4, table.viewer, mystery=False, room_for="couch").stand
    [line] = [one for one in eyes.seen if one.text == kit.words(game).say("table.hidden")]
    assert left + BADGED * width < line.left
    assert line.right < left + width
    assert line.size >= FLOOR


def answered(couch: Couch) -> Couch:
    """Let the first person take a card behind the curtain, so that their own turn begins there."""
    couch = aimed(couch, NOT_HELD, by=3)
    while couch.curtain is None:
        couch.stack.pass_time(FRAME_MS)
    couch.press(0, "enter", "enter")
    while couch.curtain.panel.scene.name != "private-table":
        couch.press(0, "enter")
    return couch


@pytest.mark.any_language
@pytest.mark.parametrize("away", ["escape", "idle"])
def test_a_curtain_that_falls_again_tells_no_story_that_is_over(
    kit: Kit, sofa: Seat_, away: str
) -> None:
    couch = answered(sofa(4, ("shared",) * 4, met=True, begin=held, house=House(pace="confirm")))
    asks = couch.curtain.why
    couch.press(0, "escape")
    assert couch.curtain.why == asks, "nothing was done yet"
    couch.press(0, "enter", "enter")
    couch.press(0, "space")
    assert couch.session.asked() == (0,)
    assert couch.kind == PEEK
    if away == "escape":
        couch.press(0, "escape")
    else:
        for _ in range(IDLE_MS // FRAME_MS):
            couch.tick()
    assert couch.kind == CALL
    assert couch.curtain.why == kit.words("et_bim").say("curtain.why-play")
    assert couch.curtain.why in " ".join(couch.draw().written)


@pytest.mark.any_language
def test_after_an_answer_one_reads_what_came_of_it_and_what_to_do_now(
    kit: Kit, sofa: Seat_
) -> None:
    couch = answered(sofa(4, ("shared",) * 4, met=True, begin=held, house=House(pace="confirm")))
    couch.press(0, "space")
    table = couch.curtain.panel.scene
    assert table.hand.reason == ""
    said, asked = table.prompt(None), Board.prompt(table.board, table.view, ())
    assert said.endswith(asked)
    assert said != asked
    assert NAMES[0] in said.removesuffix(asked), "what was taken"
    table.hand.touched = ("D10",)
    assert table.prompt(None) == table.board.prompt(table.view, ("D10",)), (
        "then it is about the card"
    )


def test_a_curtain_that_has_fallen_for_good_calls_nobody(kit: Kit, sofa: Seat_) -> None:
    couch = opened(sofa(4, ("keys", "pad")))
    assert couch.curtain is not None
    call = kit.words().say("curtain.call", name=NAMES[couch.curtain.seat])
    assert call
    couch.curtain.done(None)
    assert couch.kind == FALL
    written = " ".join(couch.draw().written)
    assert call not in written
    assert kit.words().say("curtain.away") not in written
    assert couch.curtain.aside() == []

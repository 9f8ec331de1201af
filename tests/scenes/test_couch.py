"""The couch: two people and more play whole matches on one screen, and nobody sees too much."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from couching import FRAME_MS, Couch, secrets_on

from game.ai import thinking
from game.games.et_bim.model.actions import THROWS
from game.games.et_bim.model.cards import BIM, D10
from game.scenes.answering import LEAST_MS, window_ms
from game.scenes.couch import CouchScene, table_of
from game.scenes.curtain import ARMED, CALL, FALL, HOLD_MS, IDLE_MS, PEEK
from game.scenes.curtain_painting import HIDE
from game.scenes.kit import Kit
from game.scenes.table import TableScene
from game.session import Session, make_head, resume, start
from game.stage.input import FocusLost, KeyPressed, KeyReleased
from game.store.heads import PACES, House
from game.store.replays import finished, unfinished

Seat_ = Callable[..., Couch]


@pytest.fixture
def sofa(
    kit: Kit, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Seat_]:
    """Seat people on a couch; they get up when the test is over.

    In whole matches of the slow part bots think in a process of their own, as in the window.
    """
    if request.node.get_closest_marker("slow") is None:
        monkeypatch.setattr(thinking, "ENOUGH_STARTS", 0)
    sat: list[Couch] = []

    def seated(*args: Any, **more: Any) -> Couch:
        sat.append(Couch(kit, *args, **more))
        return sat[-1]

    yield seated
    for couch in sat:
        couch.close()


def opened(couch: Couch) -> Couch:
    """Let the first person look behind the curtain."""
    couch.tick()
    couch.press(couch.curtain.seat, "enter", "enter")
    assert couch.kind == PEEK
    return couch


# ---------------------------------------------------------------- whole matches


@pytest.mark.any_language
@pytest.mark.parametrize(
    "devices",
    [
        ("pad", "keys"),
        pytest.param(("mouse", "pad"), marks=pytest.mark.slow),
        pytest.param(("shared", "shared"), marks=pytest.mark.slow),
        pytest.param(("mouse", "keys", "pad", "pad"), marks=pytest.mark.slow),
    ],
)
def test_people_play_a_match_at_four_seats_with_any_devices(
    kit: Kit, sofa: Seat_, devices: tuple[str, ...]
) -> None:
    kit.settings.pace = 4.0
    couch = sofa(4, devices, seed=2, frame_ms=150)
    couch.play()
    assert couch.session.outcome() is not None
    assert couch.answers > 0
    assert {"peek 0", "peek 1"} <= couch.seen
    assert len(finished(kit.data)) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kit", "pace", "orders"),
    [("fr", "brisk", False), ("en", "brisk", True), ("fr", "confirm", False)],
    indirect=["kit"],
)
def test_two_pads_and_a_keyboard_play_whole_matches_with_nine_bots_and_no_frame_tells(
    sofa: Seat_, pace: str, orders: bool
) -> None:
    """Every frame of the match, at every transition, is searched for pixels of secret pictures."""
    house = House(pace=pace, orders=orders)  # type: ignore[arg-type]
    couch = sofa(12, ("pad", "pad", "keys"), house=house, walk=True)
    couch.play()
    assert couch.session.outcome() is not None
    assert couch.looks > 1000
    assert {"peek 0", "peek 1", "peek 2"} <= couch.seen
    assert ("OrdersPanel" in couch.seen) is orders


@pytest.mark.slow
@pytest.mark.parametrize("kit", ["en"], indirect=True)
def test_rounds_with_all_modules_are_walked_too(sofa: Seat_) -> None:
    options = {"modules": ["oups", "non", "charlotte", "missions"]}
    couch = sofa(6, ("keys", "pad", "pad"), options=options, walk=True, seed=9)
    couch.play()
    assert couch.session.outcome() is not None
    assert {"EnvelopePanel", "GhostPanel"} <= couch.seen


@pytest.mark.slow
def test_the_walk_sees_a_secret_where_there_is_one(sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"), walk=True)
    couch.tick()
    couch.press(0, "enter", "enter")  # CALL and ARMED were searched on the way
    couch.devices.key("enter")
    for _ in range(20):
        couch.tick()
    eye = couch.draw()
    shown = secrets_on(eye.surface)
    assert any(name.startswith("tile_") for name in shown), "the walk would see nothing"
    couch.curtain.state = CALL  # as if the curtain had been forgotten
    with pytest.raises(AssertionError, match="while call"):
        couch.search(eye)


# ---------------------------------------------------------------- who sits where


@pytest.mark.any_language
def test_one_person_has_a_table_of_their_own_and_two_have_the_couch(kit: Kit) -> None:
    for people, scene in ((1, TableScene), (2, CouchScene)):
        controllers = ["human"] * people + ["greedy"] * (4 - people)
        session = start(make_head("et_bim", controllers, list("ABCD"), seed=3), None)
        assert type(table_of(kit, session)) is scene
        session.close()


@pytest.mark.any_language
def test_an_unfinished_match_of_two_goes_on_on_the_couch(kit: Kit, sofa: Seat_) -> None:
    kit.settings.pace = 0.0
    couch = sofa(4, ("keys", "pad"), seed=3)
    while len(couch.session.actors()) < 6:
        couch.tick()
        couch.act()
    done = couch.session.actors()
    couch.session.close()
    (kept,) = unfinished(kit.data)
    again = resume(kept.path, kit.data)
    scene = table_of(kit, again)
    assert isinstance(scene, CouchScene)
    assert again.actors() == done
    for _ in range(3):
        answer = scene.pass_time(FRAME_MS)
    assert getattr(answer, "scene", None) is None or answer.scene.panel.panel is not None  # type: ignore[union-attr]
    again.close()


@pytest.mark.any_language
def test_whoever_leaves_is_played_by_a_bot_and_comes_back(kit: Kit, sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"), seed=3)
    couch.tick()
    assert couch.curtain.seat == 0
    couch.press(1, "escape")
    assert couch.top.name == "pause"
    couch.top.hear(KeyPressed("escape"))
    couch.stack.hear(KeyPressed("escape"))
    couch.session.hand_over(0, "normal")
    for _ in range(3):
        couch.tick()
    assert couch.curtain.seat == 1, "nobody is called whose seat a bot plays"
    couch.session.hand_over(0, "human")
    assert couch.session.is_human(0)  # type: ignore[arg-type]


# ---------------------------------------------------------------- the curtain


@pytest.mark.any_language
def test_the_curtain_opens_for_its_own_device_alone(sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"))
    couch.tick()
    couch.press(1, "enter", "enter")
    assert couch.kind == CALL
    couch.devices.click(640, 360)
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
    assert couch.kind == ARMED
    couch.press(0, "enter")
    assert couch.kind == PEEK
    couch.stack.hear(FocusLost())
    assert couch.kind == CALL
    assert couch.top.name == "pause"
    couch.top.hear(KeyPressed("escape"))
    couch.stack.hear(KeyPressed("escape"))
    couch.press(0, "enter", "enter")
    assert couch.stack.cover(), "a picture is kept of the curtain, never of a look"
    assert couch.kind == CALL


@pytest.mark.any_language
@pytest.mark.parametrize("device", ["keys", "pad", "mouse"])
def test_the_way_out_of_a_look_is_none_that_plays(sofa: Seat_, device: str) -> None:
    couch = opened(sofa(4, (device, "shared")))
    if device == "mouse":
        couch.click(*HIDE.middle)
    else:
        couch.press(0, "escape")
    assert couch.kind == ARMED
    assert couch.session.actors() == []


@pytest.mark.any_language
def test_the_rules_over_a_desk_are_closed_in_their_own_corner(sofa: Seat_) -> None:
    couch = sofa(4, ("mouse", "pad"))
    while couch.curtain is None or couch.curtain.seat != 0 or not couch.session.actors():
        couch.tick()
        couch.act()
    couch.act()
    while not hasattr(couch.curtain.panel.panel, "scene"):
        couch.act()
    desk = couch.curtain.panel.panel
    couch.click(*desk.scene.layout.touch["rules"].box.middle)
    assert desk.covered
    couch.click(*HIDE.middle)
    assert not desk.covered
    assert couch.kind == PEEK


@pytest.mark.any_language
def test_whoever_wants_to_see_their_own_cards_is_called_and_can_play_nothing(sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"))
    couch.couch._calling._calls.clear()
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
    assert couch.curtain is None or not getattr(couch.curtain.panel, "looks", False)
    assert couch.session.actors().count(1) == 0


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


# ---------------------------------------------------------------- the seal


def aimed(couch: Couch, hand: list[int]) -> Couch:
    """Let seat 1 throw a 10 at seat 0, which holds this."""
    session = couch.session
    state = session._match._journal.state
    couch.couch._calling._calls.clear()
    throw = THROWS[D10][0]
    while True:
        state.hands[1][0] = D10
        seat = session.asked()
        assert seat is not None
        if throw in session.legal(seat) and seat == 1:
            break
        session.submit(seat, session.legal(seat)[0])
    state.hands[0][:] = hand
    session.submit(1, throw)  # type: ignore[arg-type]
    while couch.couch._window is None:
        couch.stack.pass_time(FRAME_MS)
    return couch


HELD = [BIM, D10, D10, D10, D10]
NOT_HELD = [D10] * 5


@pytest.mark.any_language
@pytest.mark.parametrize("speed", [0.0, 1.0, 4.0])
@pytest.mark.parametrize("pace", PACES)
def test_an_aimed_card_flies_for_the_tables_pace_whatever_the_speed(
    kit: Kit, sofa: Seat_, pace: Any, speed: float
) -> None:
    kit.settings.pace = speed
    couch = aimed(sofa(4, ("keys", "pad"), house=House(pace=pace)), HELD)
    window, told = couch.couch._window, len(couch.session.heard(None))
    assert window is not None
    assert window.length == window_ms(pace) == PACES[pace] >= LEAST_MS
    couch.press(0, "b")
    couch.devices.hold("tab")  # nobody hurries it
    couch.devices.key("space")
    couch.press(0, "b")
    for _ in range(window.length // FRAME_MS - 1):
        couch.stack.pass_time(FRAME_MS)
        assert couch.couch.moving
    assert len(couch.session.heard(None)) == told
    couch.stack.pass_time(FRAME_MS)
    assert couch.session.heard(None)[told].kind == "reflected"


@pytest.mark.any_language
def test_a_pause_in_mid_flight_gives_no_time_and_takes_none(kit: Kit, sofa: Seat_) -> None:
    couch = aimed(sofa(4, ("keys", "pad")), HELD)
    told, director = len(couch.session.heard(None)), couch.couch._director
    for _ in range(10):
        couch.stack.pass_time(FRAME_MS)
    frame = director.frame()
    couch.press(1, "escape")
    assert couch.top.name == "pause"
    for _ in range(100):
        couch.stack.pass_time(FRAME_MS)
    kit.settings.pace = 4.0
    couch.stack.hear(KeyPressed("escape"))
    couch.stack.pass_time(0)
    assert director.frame().moving == frame.moving
    for _ in range(PACES["brisk"] // FRAME_MS - 11):
        couch.stack.pass_time(FRAME_MS)
    assert director.busy, "it lands when its window ends, no sooner"
    assert len(couch.session.heard(None)) == told
    couch.stack.pass_time(FRAME_MS)
    assert len(couch.session.heard(None)) > told


@pytest.mark.any_language
def test_an_answer_may_be_changed_and_one_not_held_does_nothing(sofa: Seat_) -> None:
    for hand, keys, answer in (
        (HELD, ("b", "enter"), "accepted"),
        (HELD, ("enter", "b"), "reflected"),
        (HELD, (), "accepted"),
        (NOT_HELD, ("b",), "accepted"),
    ):
        couch = aimed(sofa(4, ("keys", "pad")), hand)
        told = len(couch.session.heard(None))
        couch.press(1, "b")  # another person's press is nobody's answer
        couch.press(0, *keys)
        while couch.couch._window is not None and len(couch.session.heard(None)) == told:
            couch.stack.pass_time(FRAME_MS)
        assert couch.session.heard(None)[told].kind == answer
        couch.close()


@pytest.mark.any_language
def test_the_window_looks_the_same_whatever_is_held_and_pressed(
    sofa: Seat_, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, and frame by frame in what is heard and said."""
    same = SimpleNamespace(token_hex=lambda size: "ab" * size)  # the deal's receipt is in the log
    monkeypatch.setattr("game.session.dealing.secrets", same)
    films = []
    for hand, keys in ((HELD, ("b",)), (NOT_HELD, ("b",)), (HELD, ("enter",)), (NOT_HELD, ())):
        couch = aimed(sofa(4, ("keys", "pad"), seed=21), hand)
        couch.press(0, *keys)
        film: list[Any] = []
        window = couch.couch._window
        assert window is not None
        for at in range(window.length // FRAME_MS - 1):
            couch.stack.pass_time(FRAME_MS)
            film += [couch.couch.aside(), couch.couch._sounding.heard, couch.couch.alert]
            if at % 9 == 0:
                film.append(couch.draw().surface.get_buffer().raw)
        films.append(film)
        couch.close()
    assert all(film == films[0] for film in films)


@pytest.mark.any_language
def test_where_all_confirm_there_is_no_clock_and_a_press_that_does_nothing_confirms(
    sofa: Seat_,
) -> None:
    couch = aimed(sofa(4, ("keys", "pad"), house=House(pace="confirm")), NOT_HELD)
    told = len(couch.session.heard(None))
    couch.press(1, "enter")
    for _ in range(200):
        couch.stack.pass_time(FRAME_MS)
    assert len(couch.session.heard(None)) == told
    assert couch.couch._window is not None
    assert set(couch.couch._window.waits) == {0}
    couch.press(0, "b")  # not held: confirmed all the same
    couch.stack.pass_time(FRAME_MS)
    assert couch.session.heard(None)[told].kind == "accepted"


@pytest.mark.any_language
def test_nobody_waits_for_the_confirmation_of_somebody_who_left(sofa: Seat_) -> None:
    couch = aimed(sofa(4, ("keys", "pad"), house=House(pace="confirm")), HELD)
    told = len(couch.session.heard(None))
    couch.press(0, "b")
    for _ in range(100):
        couch.stack.pass_time(FRAME_MS)
    assert len(couch.session.heard(None)) == told
    couch.session.hand_over(1, "random")  # type: ignore[arg-type]
    couch.stack.pass_time(FRAME_MS)
    assert couch.session.heard(None)[told].kind == "reflected"


@pytest.mark.any_language
def test_standing_orders_answer_when_the_card_has_flown(sofa: Seat_) -> None:
    couch = aimed(sofa(4, ("keys", "pad"), house=House(pace="brisk", orders=True)), HELD)
    session: Session = couch.session
    told = len(session.heard(None))
    orders = couch.couch._calling._ordered(0).with_answer("damage_10", "bim")  # type: ignore[arg-type]
    session.keep_orders(0, orders.to_json())  # type: ignore[arg-type]
    assert couch.couch._buttons() == (), "nothing is to be pressed"
    while len(session.heard(None)) == told:
        couch.press(0, "enter")
        couch.stack.pass_time(FRAME_MS)
    assert session.heard(None)[told].kind == "reflected"


@pytest.mark.any_language
def test_a_bot_that_is_not_ready_gets_one_more_window_and_then_takes(
    sofa: Seat_, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch = sofa(4, ("keys", "pad"))
    session = couch.session
    couch.couch._calling._calls.clear()
    monkeypatch.setattr(session, "ready", lambda: False)
    while session.asked() not in (0, 1):
        seat = session.asked()
        assert seat is not None
        session.submit(seat, session.legal(seat)[0])
    me = session.asked()
    assert me is not None
    session.submit(me, next(a for a in session.legal(me) if getattr(a, "target", 0) in (2, 3)))
    while couch.couch._window is None:
        couch.stack.pass_time(FRAME_MS)
    told, length = len(session.heard(None)), couch.couch._window.length
    for _ in range(2 * length // FRAME_MS - 1):
        couch.stack.pass_time(FRAME_MS)
    assert len(session.heard(None)) == told
    couch.stack.pass_time(FRAME_MS)
    assert session.heard(None)[told].kind == "accepted"


def test_everything_on_the_curtain_is_read_aloud_to_all_and_nothing_behind_it(
    sofa: Seat_,
) -> None:
    couch = sofa(4, ("keys", "pad"))
    couch.tick()
    assert couch.curtain is not None
    assert any("Kim" in one.text for one in couch.curtain.aside())
    assert not any(one.private for one in couch.curtain.aside())
    couch.press(0, "enter", "enter")
    couch.devices.key("enter")
    told = couch.curtain.aside()
    assert told
    assert all(one.private for one in told)
    couch.stack.hear(KeyReleased("enter"))

"""The couch: two people and more play whole matches on one screen, and nobody sees too much."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from couching import Couch, secrets_on

from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene, table_of
from game.scenes.shared.curtain import CALL
from game.scenes.table.table import TableScene
from game.session import make_head, resume, start
from game.stage.input.inputs import KeyPressed
from game.store.heads import House
from game.store.replays import finished, unfinished

Seat_ = Callable[..., Couch]


@pytest.mark.slow
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
def test_two_pads_and_a_keyboard_play_with_nine_bots_and_no_frame_tells(
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
    couch = sofa(6, ("keys", "pad", "pad"), options=options, walk=True, seed=1)
    couch.play()
    assert couch.session.outcome() is not None
    assert "EnvelopePanel" in couch.seen


@pytest.mark.slow
def test_the_walk_sees_a_secret_where_there_is_one(sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"), walk=True)
    couch.tick()
    couch.press(0, "enter", "enter")  # CALL and ARMED were searched on the way
    for _ in range(20):
        couch.tick()
    eye = couch.draw()
    shown = secrets_on(eye.surface)
    assert any(name.startswith("tile_") for name in shown), "the walk would see nothing"
    couch.curtain.state = CALL  # as if the curtain had been forgotten
    with pytest.raises(AssertionError, match="while call"):
        couch.search(eye)


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
    assert not scene.calling.meets, "nobody meets themselves again in mid-match"
    again.close()


@pytest.mark.any_language
def test_whoever_leaves_is_played_by_a_bot_and_comes_back(kit: Kit, sofa: Seat_) -> None:
    couch = sofa(4, ("keys", "pad"), seed=3)
    couch.tick()
    assert couch.curtain.seat == 0
    couch.press(1, "escape")
    assert couch.top.name == "pause"
    couch.top.handle_input(KeyPressed("escape"))
    couch.stack.handle_input(KeyPressed("escape"))
    couch.session.hand_over(0, "normal")
    for _ in range(3):
        couch.tick()
    assert couch.curtain.seat == 1, "nobody is called whose seat a bot plays"
    couch.session.hand_over(0, "human")
    assert couch.session.is_human(0)  # type: ignore[arg-type]

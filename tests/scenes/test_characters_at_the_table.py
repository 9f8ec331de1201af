"""Characters at the table: bubbles that can be switched off, pauses, and reasons in training."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.scenes.after.why import WhyScene
from game.scenes.kit import Kit
from game.scenes.table.at_table import BREATH_MS
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.stage.motion.layout import Box, Layout, Speech
from tests.session.held import HeldSession
from tests.store.kept import reasons_on_file

Sit = Callable[..., Any]
NAMES = ["Kim", "Rosa", "Hugo", "Zoé"]


def table(kit: Kit, sit: Sit, *, training: bool = False, watch: bool = False) -> Any:
    kit.settings.pace = 4.0
    controllers = ["human", "normal@rosa", "normal@hugo", "normal@zoe"]
    if watch:
        controllers[0] = "normal@jade"
    head = make_head("et_bim", controllers, NAMES, {}, 12, training=training)
    return sit(TableScene(kit, start(head, kit.data), watch=watch))


@pytest.fixture
def closing() -> Iterator[list[Any]]:
    people: list[Any] = []
    yield people
    for person in people:
        person.stack.close_all()


def play(person: Any, until: Callable[[Any], Any], most: int = 60_000) -> bool:
    """Let time pass until something holds; a person plays the first thing there is."""
    for _ in range(most):
        scene = person.top
        if not isinstance(scene, TableScene):
            return False
        if until(scene):
            return True
        session = scene.watched
        if scene.is_mine():
            session.submit(scene.viewer, session.legal(scene.viewer)[0])
        elif not session.ready():
            time.sleep(0.001)
        person.stack.pass_time(50)
    return False


def test_somebody_says_something_and_it_is_read_and_goes(
    kit: Kit, sit: Sit, closing: list[Any]
) -> None:
    person = table(kit, sit, watch=True)
    closing.append(person)
    assert play(person, lambda scene: scene.speech_bubbles.line)
    scene = person.top
    line = kit.words("et_bim").say(scene.speech_bubbles.line[1])
    assert person.reads(line)
    scene.speech_bubbles.pass_time(5000, [])
    assert not person.reads(line)


def test_a_board_that_has_room_for_lines_shows_them_to_whoever_is_asked(
    kit: Kit, sit: Sit, closing: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    person = table(kit, sit)
    closing.append(person)
    assert play(person, lambda scene: scene.is_mine())
    scene, say = person.top, kit.words("et_bim").say
    scene.speech_bubbles.say(2, "persona-line.hugo.hit-1")
    line = say("persona-line.hugo.hit-1")
    assert not person.reads(line), "who is asked has to read what lies below a bubble"
    boxes = [Box(820, 500, 440, 120), Box(0, 0, 0, 0)]
    layout, seats = scene.layout, len(NAMES)

    def roomy(_: TableScene) -> Layout:
        speeches = [Speech(boxes[0])] * seats
        return replace(layout, spots=replace(layout.spots, speeches=speeches))

    monkeypatch.setattr(TableScene, "layout", property(roomy))
    assert person.reads(line)
    assert scene.is_mine()
    sounds: list[str] = []
    monkeypatch.setattr(kit.sound, "play", lambda name, **_: sounds.append(name))
    scene.speech_bubbles.say(2, "persona-line.hugo.hit-2", quiet=True)
    assert sounds == [], "where all have to listen it is read"
    scene.speech_bubbles.say(2, "persona-line.hugo.hit-1")
    assert [name[:12] for name in sounds] == ["murmur_hugo_"]
    del boxes[0]
    assert not person.reads(line), "a box without a size is nowhere"


def test_chatter_that_is_switched_off_is_never_read(kit: Kit, sit: Sit, closing: list[Any]) -> None:
    kit.settings.chatter = False
    person = table(kit, sit, watch=True)
    closing.append(person)
    said = []
    play(person, lambda scene: said.append(scene.speech_bubbles.line), most=150)
    assert set(said) == {None}


@pytest.mark.parametrize("size", [100, 200])
def test_a_head_that_is_pressed_opens_its_card_and_f1_does_on_a_seat(
    kit: Kit, sit: Sit, closing: list[Any], size: int
) -> None:
    kit.settings.text_size = size
    person = table(kit, sit)
    closing.append(person)
    assert play(person, lambda scene: scene.is_mine() and not scene.hand.touched)
    scene = person.top
    places = scene.board.setting.places
    for seat, name in enumerate(NAMES):
        person.click_at(*places.seats[seat].head.middle)
        assert (person.top is scene) is (seat == 0), "who is no character has no card"
        if seat:
            assert person.top.name == "character"
            assert person.reads(name)
            person.press("escape")
    scene.focus = "seat:2"
    person.press("f1")
    assert person.top.name == "character"
    person.press("f1")
    assert scene.is_mine()
    assert not scene.hand.touched
    scene.focus = None
    person.press("1")
    if scene.hand.touched:  # a card is aimed: the head is part of its seat
        person.click_at(*places.seats[1].head.middle)
        assert person.top is scene


def test_a_head_is_part_of_its_seat_where_the_seat_alone_is_asked_for(
    kit: Kit, sit: Sit, closing: list[Any]
) -> None:
    names = NAMES[:4]
    controllers = ["human", *[f"normal@{its}" for its in ("rosa", "hugo", "kim")]]
    head = make_head("mets_ton_slip", controllers, names, {}, 12)
    person = sit(TableScene(kit, start(head, kit.data)))
    closing.append(person)
    lit = [f"seat:{seat}" for seat in range(1, 4)]
    assert play(person, lambda scene: scene.is_mine() and scene.lit() & {*lit}, most=1500)
    scene = person.top
    seat = next(seat for seat in range(1, 4) if f"seat:{seat}" in scene.lit())
    asked = scene.view.phase
    person.click_at(*scene.layout.spots.heads[seat].middle)
    play(person, lambda scene: scene.view.phase != asked, most=50)
    assert person.top is scene, "no card of a character"
    assert scene.view.phase != asked


def test_in_training_every_bot_says_why_it_played(kit: Kit, sit: Sit, closing: list[Any]) -> None:
    person = table(kit, sit, training=True)
    closing.append(person)
    assert play(person, lambda scene: scene.training.open and scene.hand.reason)
    newest = person.top.training.newest()
    assert newest
    if not person.top.is_mine():
        person.press("h")
        assert isinstance(person.top, WhyScene)
        assert person.top.shown in person.top.told
        assert person.top.shown.stake >= person.top.told[-1].stake, "what hung on it, of late"
        assert not person.reads(kit.words("et_bim").say("why.chances")), "only of whom it aimed at"
        person.press("escape")
    person.press("escape")
    person.click(kit.words().say("pause.why"))
    assert isinstance(person.top, WhyScene)


def test_without_training_nothing_is_explained_before_the_end(
    kit: Kit, sit: Sit, closing: list[Any]
) -> None:
    person = table(kit, sit)
    closing.append(person)
    play(person, lambda scene: len(scene.watched.actors()) > 6)
    scene = person.top
    assert reasons_on_file(kit.data)
    assert scene.training.newest() == ""
    assert scene.training.scene() is None
    person.press("h")
    assert isinstance(person.top, TableScene)
    person.press("escape")
    assert not person.reads(kit.words().say("pause.why"))


def test_a_pause_before_a_card_does_not_hang_on_the_hand(
    kit: Kit, sit: Sit, closing: list[Any]
) -> None:
    controllers = [f"normal@{its}" for its in ("jade", "rosa", "hugo", "zoe")]
    session = HeldSession(make_head("et_bim", controllers, NAMES, {}, 12))
    person = sit(TableScene(kit, session, watch=True))
    closing.append(person)
    scene = person.top
    seat = session.asked()[0]
    pause = scene.pause_ms(seat)
    assert 0.4 * BREATH_MS < pause < 2.2 * BREATH_MS
    for hand in session.truth.hands:
        hand.reverse()
        hand.append(3)
    assert scene.pause_ms(seat) == pause

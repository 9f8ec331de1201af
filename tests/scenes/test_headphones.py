"""Private words where several play: for whoever wears the headphones, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.scenes.kit import Kit
from game.scenes.narrator import Narrator
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import CurtainScene
from game.scenes.shared.headphones import HeadphonesScene
from game.scenes.shared.pause import CouchPause
from game.scenes.shared.private_screens import PrivateScreens
from game.scenes.table.table import TableScene
from game.session import Session, make_head
from game.stage.input.inputs import Input, KeyPressed, KeyReleased
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Scene
from game.stage.sound.voice import Speech, Utterance
from game.stage.stack import Stack
from game.store.heads import HUMAN
from tests.recorded import Recorded

HELD = "You hold an Et Bim"


class Hand(Scene):
    """A scene behind a curtain whose writer forgot to say that it is private."""

    name = "hand"

    def handle_input(self, heard: Input) -> Answer:
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing."""

    def spoken(self) -> list[Utterance]:
        return [Utterance(HELD)]


def hand() -> PrivateScreens:
    return PrivateScreens([("hand", lambda _: Hand())])


class Room:
    """Two people, one loudspeaker."""

    def __init__(self, kit: Kit, people: int = 2) -> None:
        kit.settings.speech = True
        self.voice = Recorded()
        kit.speech = Speech(kit.settings, self.voice)
        self.kit = kit
        controllers = [*[HUMAN] * people, *["random"] * (4 - people)]
        names = ["Kim", "Zoé", "Ana", "Léo"]
        self.session = Session(make_head("et_bim", controllers, names, seed=3), None)
        self.narrator = Narrator(kit)

    def look(self, seat: int) -> list[str]:
        """Open the curtain for a seat; return what was spoken of it."""
        couch = CouchScene(self.kit, self.session)
        curtain = CurtainScene(self.kit, self.session, self.session.humans[seat], hand())
        stack = Stack(couch)
        stack.open(curtain)
        self.narrator.follow(stack)
        for heard in (KeyPressed("enter"), KeyReleased("enter"), KeyPressed("enter")):
            curtain.handle_input(heard)
        assert curtain.behind
        before = len(self.voice.said)
        self.narrator.follow(stack)
        return self.voice.said[before:]


@pytest.fixture
def room(kit: Kit) -> Iterator[Room]:
    room = Room(kit)
    yield room
    room.session.close()


@pytest.mark.parametrize(
    ("wearer", "looks", "heard"),
    [(None, 0, False), (0, 0, True), (0, 1, False), (1, 1, True)],
)
def test_only_who_looks_with_headphones_on_hears_what_the_curtain_hides(
    room: Room, wearer: int | None, looks: int, *, heard: bool
) -> None:
    names = room.session.head.names
    room.kit.headphones = None if wearer is None else (wearer, names[wearer])
    room.kit.settings.headphones = True  # of a time when somebody played alone
    assert (HELD in room.look(looks)) is heard


def test_a_namesake_of_the_seat_at_another_table_is_not_meant(room: Room) -> None:
    room.kit.headphones = (0, "Max")
    assert HELD not in room.look(0)


def test_who_has_left_for_a_while_may_still_be_in_the_room(room: Room) -> None:
    room.session.hand_over(room.session.humans[1], "easy")
    assert HELD not in room.look(0)


@pytest.mark.parametrize("headphones", [False, True])
def test_whoever_plays_alone_and_shows_the_public_table_has_company(
    kit: Kit, *, headphones: bool
) -> None:
    room = Room(kit, people=1)
    kit.settings.second_window, kit.settings.headphones = True, headphones
    stack: Any = Stack(TableScene(kit, room.session))
    room.narrator.follow(stack)
    kit.speech.say(Utterance(HELD, private=True))
    assert (HELD in room.voice.said) is headphones
    kit.settings.second_window = False
    room.narrator.follow(stack)
    kit.speech.say(Utterance(HELD, private=True))
    assert room.voice.said[-1] == HELD, "alone again"
    room.session.close()


def test_what_was_being_read_ends_with_the_look(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet: list[int] = []
    monkeypatch.setattr(room.voice, "quiet", lambda: quiet.append(1))
    room.kit.headphones = (0, "Kim")
    couch = CouchScene(room.kit, room.session)
    curtain = CurtainScene(room.kit, room.session, room.session.humans[0], Hand())
    stack = Stack(couch)
    stack.open(curtain)
    for heard in (KeyPressed("enter"), KeyReleased("enter"), KeyPressed("enter")):
        curtain.handle_input(heard)
    room.narrator.follow(stack)
    quiet.clear()
    stack.cover()
    room.narrator.follow(stack)
    assert quiet


def test_the_pause_asks_who_wears_them_where_anything_is_spoken(room: Room, sit: Any) -> None:
    person = sit(CouchPause(room.kit, room.session))
    person.click(room.kit.words().say("pause.headphones"))
    assert isinstance(person.top, HeadphonesScene)
    person.click("Zoé")
    assert room.kit.headphones == (1, "Zoé")
    person.click(room.kit.words().say("pause.headphones"))
    assert person.top.form.focus == "seat:1", "who wears them now"
    person.click(room.kit.words().say("headphones.nobody"))
    assert room.kit.headphones is None
    room.kit.settings.speech = False
    silent = sit(CouchPause(room.kit, room.session))
    assert "headphones" not in [widget.name for widget in silent.top.form.widgets]

"""What the lobby advises while names are written, what a keypad does there, and what signs mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from devices import Devices

from game.games import shelf
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.person import PersonScene
from game.stage.input.claims import KEYPAD
from game.stage.input.inputs import PointerMoved
from game.store.heads import ASSISTS

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
NAMES = ["Zoé", "Marc", "Nina"]


@pytest.fixture
def lobby(kit: Kit, sit: Sit) -> Callable[..., Any]:
    """Set three people at a table of a game, on a keyboard of which no keypad is known."""

    def laid(game: str, people: int = 3, **last: Any) -> Any:
        kit.hints.keypad = False
        kit.hints.rack.places.clear()
        kit.settings.last_table = {
            "game": game, "seats": 5, "people": list(range(people)), "names": NAMES[:people], **last
        }  # fmt: skip
        return sit(LobbyScene(kit, game))

    return laid


def write(person: Any, key: int, scancode: int, text: str) -> None:
    """Press a key as a window hears it, which then writes."""
    devices = Devices(person)
    down = pygame.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=pygame.KMOD_NUM)
    devices.handle_event(down)
    devices.handle_event(pygame.Event(pygame.TEXTINPUT, text=text))
    devices.handle_event(pygame.Event(pygame.KEYUP, key=key, scancode=scancode, mod=0))
    devices.close()
    person.stack.pass_time(50)


def keypad(person: Any) -> None:
    write(person, pygame.K_KP_5, pygame.KSCAN_KP_5, "5")


def test_at_the_place_of_whoever_can_press_nothing_it_is_said_how_they_may(
    kit: Kit, lobby: Any, fits: Any
) -> None:
    person = lobby("wombat", 4)
    say = kit.words("wombat").say
    fits(person.look())
    lines = {one.text: one for one in person.seen}
    assert say("seats.short", n=2, people=4) in lines
    third, fourth = (lines[say(f"seats.{way}")] for way in ("press-keypad", "plug-pad"))
    for line, seat in ((third, 2), (fourth, 3)):
        field = person.top.form[f"name:{seat}"].box
        assert 0 < field.y - line.y < 30
        assert line.x + line.width <= field.x + field.width
    keypad(person)
    assert not person.reads(say("seats.press-keypad"))
    assert person.reads(say("seats.plug-pad"))


# ------------------------------------------------------------ while names are written


def test_what_a_third_person_needs_is_said_while_names_are_written(kit: Kit, lobby: Any) -> None:
    person = lobby("wombat")
    for seat in range(3):
        person.top.form.focus = f"name:{seat}"
        assert person.top.footnote() == kit.words("wombat").say("seats.no-keypad", n=1)
    person.top.form["name:1"].value = ""
    write(person, pygame.K_z, pygame.KSCAN_Z, "z")
    assert person.top.footnote() == kit.words("wombat").say("seats.no-keypad", n=1)


def test_a_keypad_that_is_asked_for_makes_a_place_and_writes_nothing(kit: Kit, lobby: Any) -> None:
    person = lobby("wombat")
    say = kit.words("wombat").say
    person.top.form.focus = "name:2"
    keypad(person)
    assert person.top.form["name:2"].value == "Nina"
    assert person.reads(say("seats.fitting", n=3))
    keypad(person)
    assert person.top.form["name:2"].value == "Nina5", "from then on it writes"
    assert person.reads(say("seats.fitting", n=3)), "and makes no other place"


def test_a_digit_of_the_upper_row_writes_and_makes_no_place(kit: Kit, lobby: Any) -> None:
    person = lobby("wombat")
    person.top.form.focus = "name:2"
    write(person, pygame.K_5, pygame.KSCAN_5, "5")
    assert person.top.form["name:2"].value == "Nina5"
    assert person.reads(kit.words("wombat").say("seats.short", n=2, people=3))


@pytest.mark.parametrize(("game", "people", "field"), [
    ("et_bim", 3, "name:2"), ("wombat", 1, "name:0"), ("wombat", 3, "seed"),
])  # fmt: skip
def test_where_no_keypad_is_asked_for_it_writes(
    lobby: Any, game: str, people: int, field: str
) -> None:
    person = lobby(game, people)
    person.top.form.focus = field
    before = person.top.form[field].value
    keypad(person)
    assert person.top.form[field].value == f"{before}5"


@pytest.mark.parametrize("zoom", [100, 150])
def test_a_keypad_makes_a_place_in_words_of_any_size(kit: Kit, lobby: Any, zoom: int) -> None:
    kit.settings.text_size = zoom
    person = lobby("wombat")
    person.top.form.focus = "name:2"
    keypad(person)
    assert person.top.form["name:2"].value == "Nina"
    assert KEYPAD not in kit.claims.all().values()
    assert kit.hints.keypad


# ------------------------------------------------------------ signs


@pytest.mark.parametrize("zoom", [100, 150])
def test_each_sign_says_what_it_is_while_a_pointer_rests_on_it(
    kit: Kit, lobby: Any, zoom: int
) -> None:
    kit.settings.text_size = zoom
    person, say = lobby("et_bim", assists=[list(ASSISTS)] * 5), kit.words("et_bim").say
    for focus in ("start", "name:0"):
        person.top.form.focus = focus
        if zoom > 100:  # rows that are scrolled away are not seen
            for _ in range(20):
                person.press(*["tab"] * (person.top.form.focus != "name:0"))
        for name, box in person.top.form["name:0"].helps.items():
            person.stack.handle_input(PointerMoved(*box.middle))
            told = person.top.footnote()
            assert say(f"person.{name}") in told
            assert say(f"person.{name}-explained") in told
        person.stack.handle_input(PointerMoved(2, 2))
        assert say("person.undo-explained") not in person.top.footnote()
    assert set(person.top.form["name:0"].helps) == set(ASSISTS)


def test_a_face_names_what_its_signs_stand_for(kit: Kit, lobby: Any) -> None:
    person, say = lobby("et_bim", assists=[["hints", "undo"]] * 5), kit.words("et_bim").say
    person.top.form.focus = "face:0"
    what = f"{say('person.hints')}, {say('person.undo')}"
    assert person.top.footnote() == say("seats.helps", what=what)


@pytest.mark.parametrize("game", shelf())
def test_signs_stand_where_they_help_and_nowhere_else(kit: Kit, lobby: Any, game: str) -> None:
    person = lobby(game, assists=[list(ASSISTS)] * 5)
    helped = game != "wombat"
    assert bool(person.top.form["name:0"].helps) is helped, "no clock waits behind a curtain"
    person.top.form.focus = "face:0"
    person.press("enter")
    assert isinstance(person.top, PersonScene)
    names = [widget.name for widget in person.top.form.widgets]
    assert ({*ASSISTS} <= {*names}) is helped
    person.top.form.focus = "place"
    assert (person.top.footnote() == kit.words(game).say("person.seen")) is helped

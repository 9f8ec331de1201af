"""The lobby: a table is laid out and begun, with the mouse alone or the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from lobbying import begun, enter, say

from game.ai.personas import persona
from game.games import FIRST as GAME
from game.games.et_bim.model.options import MODULES
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.stage.input.inputs import KeyPressed
from game.store.heads import HUMAN, House
from game.store.replays import unfinished
from game.store.settings import load

Sit = Callable[..., Any]


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Iterator[Any]:
    """Somebody before the title; a table begun is closed at the end."""
    person = sit(TitleScene(kit))
    yield person
    person.stack.close_all()


def test_enter_begins_a_match_at_the_last_table(kit: Kit, person: Any) -> None:
    person.press("enter")
    head = begun(kit, person)
    assert head.seats == 6
    people = ("rosa", "hugo", "ana", "kim", "leo")
    assert head.controllers == [HUMAN, *(f"normal@{who}" for who in people)]
    assert head.names[1:] == [persona(who).name for who in people]
    assert not head.training
    assert head.names[0] == say(kit, "commands.player")
    assert len(set(head.names)) == 6


def test_the_mouse_alone_begins_the_match_one_wants(kit: Kit, person: Any) -> None:
    person.click(say(kit, "title.table").format(n=6))
    person.click("6")  # one seat more
    assert person.reads("7")
    for _ in range(2):
        person.click(say(kit, "levels.normal"))  # whichever comes first
        person.click(say(kit, "levels.normal"))
    person.click(say(kit, "lobby-screen.start"))
    head = begun(kit, person)
    assert head.seats == 7
    assert [kind.partition("@")[0] for kind in head.controllers].count("hard") == 4


def test_the_keyboard_alone_begins_the_match_one_wants(kit: Kit, person: Any) -> None:
    enter(person)
    person.press("tab")  # round from the start button to the first field
    person.press("left", "left")
    person.press("tab", "right")  # another split
    while person.top.form.focus != "seed":
        person.press("tab")
    person.empty()
    person.write("42")
    while person.top.form.focus != "name:0":
        person.press("tab")
    person.write("Zoé B")
    while person.top.form.focus != "level:1":
        person.press("tab")
    person.press("right")
    while person.top.form.focus != "start":
        person.press("tab")
    person.press("enter")
    head = begun(kit, person)
    assert head.seats == 4
    assert head.seed == 42
    assert head.names[0] == "Zoé B"
    assert head.controllers == [HUMAN, "hard@rosa", "normal@hugo", "normal@ana"]
    assert head.options["teams"] != [2, 2]


def test_a_drawn_seed_is_shown_to_nobody_and_each_match_has_its_own(kit: Kit, sit: Sit) -> None:
    for _ in range(2):
        lobby = sit(LobbyScene(kit, GAME))
        assert lobby.top.form["seed"].value == ""
        lobby.click(say(kit, "lobby-screen.start"))
        lobby.stack.close_all()
    one, other = unfinished(kit.data)
    assert one.head.seed != other.head.seed


def test_one_may_watch(kit: Kit, person: Any) -> None:
    enter(person)
    person.click(say(kit, "lobby-screen.plays"))
    assert not person.reads(say(kit, "commands.player"))
    person.click(say(kit, "lobby-screen.start"))
    people = ("jade", "rosa", "hugo", "ana", "kim", "leo")
    assert begun(kit, person).controllers == [f"normal@{who}" for who in people]
    assert person.top.viewer is None


def test_escape_and_the_back_button_lead_to_the_title(kit: Kit, person: Any) -> None:
    for leave in (
        lambda: person.press("escape"),
        lambda: person.click(say(kit, "lobby-screen.back")),
    ):
        person.top.form.focus = "play"
        enter(person)
        leave()
        assert person.top.name == "title"


def test_the_last_table_is_remembered(kit: Kit, sit: Sit, person: Any) -> None:
    lobby = sit(LobbyScene(kit, GAME))
    form = lobby.top.form
    for name, steps in (("seats", 2), ("split", 1), ("level:3", 1)):
        lobby.top.form.focus = name
        lobby.press(*["right"] * steps)
    assert lobby.top.form is not form
    lobby.top.laid.set("heal", value=True)
    lobby.top.laid.set("pace", "calm")
    for seat in (2, 5):
        lobby.top.form.focus = f"kind:{seat}"
        lobby.press("enter")
    for seat, name in ((0, "s"), (5, "Zoé")):
        lobby.top.form.focus = f"name:{seat}"
        lobby.write(name)
    lobby.top.sitting.assists[5] = ["undo"]
    before = {w.name: getattr(w, "value", None) for w in lobby.top.form.widgets}
    lobby.click(say(kit, "lobby-screen.start"))
    lobby.stack.close_all()
    settings, notice = load(kit.data)
    assert notice is None
    again = LobbyScene(Kit(kit.art, settings, kit.data, hints=kit.hints), GAME)
    after = {w.name: getattr(w, "value", None) for w in again.form.widgets}
    assert after == before
    assert again.laid.value("heal") is True
    assert again.laid.house.pace == "calm"
    assert again.sitting.people(8) == [0, 2, 5]
    assert again.sitting.assists[5] == ["undo"]
    assert settings.player_name == "s"


def test_every_level_is_explained_where_one_chooses_it(kit: Kit, person: Any) -> None:
    enter(person)
    person.top.form.focus = "level:2"
    for level in ("normal", "hard", "expert", "easy"):
        assert person.top.sitting.levels[2] == level
        said = say(kit, f"levels-explained.{level}")
        assert person.top.aside() == said
        assert person.reads(said[:20])
        person.press("right")
    assert person.top.sitting.levels[2] == "normal"


@pytest.mark.parametrize(
    "last",
    [
        {"seats": 99, "levels": "greedy", "options": []},
        {"seats": "6", "levels": [3, None], "options": {"teams": "x"}, "watch": 1},
        {"seats": 5, "options": {"teams": [4, 4], "unheard": True}},
        {"seats": True, "people": [99, "x", None], "names": {"0": "Ana"}, "assists": [5, ["x"]]},
        {"people": [], "names": [3, "\n\0"], "house": {"pace": "mad", "orders": 1, "ghosts": []}},
        {"house": [1], "levels": {}, "characters": {"a": 1}},
        {},
    ],
)
def test_a_table_that_cannot_be_laid_out_again_is_forgotten(kit: Kit, last: dict[str, Any]) -> None:
    kit.settings.last_table = last
    lobby = LobbyScene(kit, GAME)
    assert lobby.form["seats"].value in range(4, 13)
    assert lobby.form["watch"].value is False
    assert lobby.sitting.people(lobby.laid.seats) == [0]
    assert lobby.laid.house == House(pace="confirm")


def test_charlotte_stays_with_three_gangs_at_nine(kit: Kit, person: Any) -> None:
    kit.settings.last_table = {"seats": 8, "options": {"modules": ["charlotte"]}}
    lobby = LobbyScene(kit, GAME)
    assert lobby.laid.value("charlotte") is True
    lobby.form.focus = "seats"
    lobby.handle_input(KeyPressed("right"))
    assert lobby.laid.value("charlotte") is True
    assert lobby.form["split"].value == ((3, 3, 3), True)


def test_a_seed_of_the_command_line_is_taken_once(kit: Kit) -> None:
    kit.seed = 8132
    assert LobbyScene(kit, GAME).form["seed"].value == "8132"
    assert kit.seed is None
    assert LobbyScene(kit, GAME).form["seed"].value != "8132"


def test_no_seed_is_any_seed_and_no_name_is_the_usual_one(kit: Kit, person: Any) -> None:
    enter(person)
    for name in ("seed", "name:0"):
        person.top.form.focus = name
        person.empty()
    person.click(say(kit, "lobby-screen.start"))
    head = begun(kit, person)
    assert isinstance(head.seed, str), "drawn in secret"
    assert head.names[0] == say(kit, "commands.player")


def test_the_secret_of_a_match_that_is_over_brings_its_cards_again(kit: Kit, person: Any) -> None:
    enter(person)
    person.top.form.focus = "seed"
    person.write("00AA 11bb-22cc33dd44ee55ff6677 8899xyz")
    assert person.top.aside() == say(kit, "lobby-screen.about-seed"), "what it costs"
    person.click(say(kit, "lobby-screen.start"))
    assert begun(kit, person).seed == "00aa11bb22cc33dd44ee55ff66778899"


@pytest.mark.parametrize("odd", ["12ab", "a" * 31, "9" * 19])
def test_what_is_no_seed_is_named_and_nobody_sits_down(kit: Kit, person: Any, odd: str) -> None:
    enter(person)
    person.top.form.focus = "seed"
    person.write(odd)
    person.click(say(kit, "lobby-screen.start"))
    assert person.top.name == "notice"
    assert odd in person.top.spoken()
    assert not unfinished(kit.data)


def test_when_the_settings_cannot_be_kept_one_is_told_and_plays(kit: Kit, person: Any) -> None:
    kit.data.write_text("no folder")
    person.press("enter", "enter")
    assert person.top.name == "table"
    assert kit.notices


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", range(4, 13))
def test_everything_can_be_read_whatever_is_chosen(
    kit: Kit, sit: Sit, fits: Any, seats: int, size: tuple[int, int]
) -> None:
    options = {"heal_needs_damage": True, "modules": list(MODULES)}
    kit.settings.last_table = {"seats": seats, "options": options}
    kit.settings.player_name = "W" * 12
    scene = LobbyScene(kit, GAME)
    person = sit(scene)
    splits = scene.form["split"].options
    for _ in splits:
        reader = person.look(size)
        fits(reader)
        above = [line.y for line in reader.lines if line.x == 44]
        assert max(above) < scene.form["start"].box.y - 12, "the text ends above the buttons"
        scene.form.focus = "split"
        person.press("right")
    boxes = [widget.box for widget in scene.form.widgets]
    for box in boxes:
        assert box.height >= 44
        assert not any(box.holds(*other.middle) for other in boxes if other is not box)

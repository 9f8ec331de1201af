"""Several people sit down: by keys, by mouse, by gamepad or by touch, with bots in any mix."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from piloting import MEANS, Pilot

from game.cli.codes import read_code
from game.games import FIRST as GAME
from game.games import rules_of, words
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.seats import Sitting
from game.scenes.lobby.table_rules import ChosenRules
from game.session import make_head
from game.stage.input.input_hints import InputHints
from game.stage.input.inputs import KeyPressed, TextTyped
from game.stage.paint.art import Art
from game.store.heads import ASSISTS, HUMAN, Head, House
from game.store.replays import unfinished
from game.store.settings import Settings, load

Sit = Callable[..., Any]
SEATS = list(rules_of(GAME).seat_counts)


@pytest.fixture
def kit(art: Art, hints: InputHints, tmp_path: Path) -> Kit:
    known = Settings(language="fr", last_table={"seats": 4}, known=[GAME])
    return Kit(art, known, tmp_path / "data", hints=hints)


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Iterator[Any]:
    """Somebody before the title; a table begun is closed at the end."""
    person = sit(TitleScene(kit))
    yield person
    person.stack.close_all()


def begun(kit: Kit) -> Head:
    (match,) = unfinished(kit.data)
    return match.head


@pytest.mark.parametrize("means", MEANS)
def test_two_people_and_two_bots_come_from_the_title_to_the_table(
    kit: Kit, person: Any, means: str
) -> None:
    pilot = Pilot(person, means)
    try:
        pilot.use("table")
        pilot.use("kind:2")
        named = "Joueur 2"
        if means in ("pad", "touch"):
            pilot.use("name:2")
            for key in ("key:z", "key:o", "key:é", "done"):
                pilot.use(key)
            named = "Zoé"
        elif means == "keyboard":
            while person.top.form.focus != "name:2":
                pilot.devices.key("tab")
            person.write("Zoé")
            named = "Zoé"
        pilot.use("start")
        assert person.top.name == "claiming"
        assert unfinished(kit.data) == [], "nothing is begun before all have their device"
        pilot.use("start")
    finally:
        pilot.close()
    head = begun(kit)
    assert [kind == HUMAN for kind in head.controllers] == [True, False, True, False]
    assert head.names[2] == named
    assert len(set(head.names)) == 4
    assert set(head.house.assists) == {"0", "2"}


def test_who_goes_back_from_the_claiming_has_begun_no_match(kit: Kit, person: Any) -> None:
    person.top.point_at("table")
    person.press("enter")
    person.top.form.focus = "kind:1"
    person.press("enter")
    person.top.form.focus = "start"
    person.press("enter")
    person.top.form.focus = "back"
    person.press("enter")
    assert person.top.name == "lobby"
    assert unfinished(kit.data) == []


def test_one_press_turns_a_person_into_a_bot_or_back_and_keeps_the_name(kit: Kit, sit: Sit) -> None:
    lobby = sit(LobbyScene(kit, GAME))
    scene = lobby.top
    for seat in (1, 3):
        lobby.click_at(*scene.form[f"kind:{seat}"].box.middle)
        assert scene.form.focus == f"kind:{seat}"
    assert scene.sitting.people(4) == [0, 1, 3]
    scene.form.focus = "name:3"
    lobby.write("Ana")
    lobby.click_at(*scene.form["kind:3"].box.middle)
    assert scene.sitting.controllers(4)[3].startswith("normal@")
    lobby.click_at(*scene.form["kind:3"].box.middle)
    assert scene.form["name:3"].value == "Ana"
    assert lobby.reads("Ana")


def test_without_anybody_all_watch_and_a_press_brings_somebody_back(kit: Kit, sit: Sit) -> None:
    lobby = sit(LobbyScene(kit, GAME))
    scene = lobby.top
    lobby.click_at(*scene.form["kind:0"].box.middle)
    assert scene.form["watch"].value is True
    assert scene.aside() == kit.words().say("seats.nobody")
    lobby.click_at(*scene.form["kind:2"].box.middle)
    assert scene.form["watch"].value is False
    assert scene.sitting.people(4) == [2]


moves = st.lists(
    st.one_of(
        st.tuples(st.just("toggle"), st.integers(0, 11)),
        st.tuples(st.just("exchange"), st.integers(0, 11), st.integers(0, 11)),
        st.tuples(st.just("seats"), st.sampled_from(SEATS)),
        st.tuples(st.just("watch"), st.booleans()),
        st.tuples(st.just("name"), st.integers(0, 11), st.sampled_from(["", "Ana", "ana ", "Kim"])),
    ),
    max_size=25,
)


@given(moves)
def test_whatever_is_turned_and_exchanged_there_is_a_table_to_sit_down_at(moves: Any) -> None:
    sitting, seats = Sitting("et_bim", {}, SEATS[-1] + 1, Settings()), 6
    for kind, *facts in moves:
        before = sitting.people(seats)
        match kind:
            case "toggle" if facts[0] < seats:
                sitting.toggle(facts[0], seats)
                assert (facts[0] in sitting.people(seats)) is not (facts[0] in before)
            case "exchange" if max(facts) < seats:
                sitting.exchange(*facts)
                assert len(sitting.people(seats)) == len(before)
            case "seats":
                seats = facts[0]
                sitting.settle(seats)
                assert len(sitting.people(seats)) == min(seats, len(before))
            case "watch":
                sitting.watch = facts[0]
            case "name":
                sitting.names[facts[0]] = facts[1]
        people, controllers = sitting.people(seats), sitting.controllers(seats)
        assert bool(people) is not sitting.watch
        assert [seat for seat, its in enumerate(controllers) if its == HUMAN] == people
        names = [name.casefold() for name in sitting.called(seats, words("fr"))]
        assert len(set(names)) == seats
        bots = [its for its in controllers if its != HUMAN]
        assert len(set(bots)) == len(bots), "everybody sits once"
        again = Sitting("et_bim", sitting.kept(seats), SEATS[-1] + 1, Settings())
        again.settle(seats)
        assert again.people(seats) == people
        assert again.controllers(seats) == controllers


def test_what_helps_a_person_is_set_beside_the_name_and_known_to_all(kit: Kit, person: Any) -> None:
    kit.settings.last_table = {"seats": 4, "people": [0, 3], "names": ["Ana", "", "", "Ana"]}
    person.top.point_at("table")
    person.press("enter")
    person.click_at(*person.top.form["face:3"].box.middle)
    assert person.top.name == "person"
    assert person.reads("Ana 2"), "two people never have one name"
    for name in ASSISTS:
        person.top.form.focus = name
        person.press("right")
    person.top.form.focus = "undo"
    person.press("left")
    person.top.form.focus = "place"
    person.press("left")
    person.top.form.focus = "done"
    person.press("enter")
    assert person.top.form.focus == "face:2"
    for _ in range(2):
        person.top.form.focus = "start"
        person.press("enter")
    head = begun(kit)
    assert head.controllers[2] == HUMAN
    assert head.names[2] == "Ana 2"
    assert head.house.assists == {"0": list(ASSISTS), "2": ["undo"]}


def test_alone_the_settings_help_and_the_match_says_nothing_of_it(kit: Kit, person: Any) -> None:
    person.top.point_at("table")
    person.press("enter")
    person.click_at(*person.top.form["face:0"].box.middle)
    names = [widget.name for widget in person.top.form.widgets]
    assert not set(ASSISTS) & set(names)
    person.press("escape")
    person.top.form.focus = "start"
    person.press("enter")
    assert begun(kit).house.assists == {}


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=14) | st.floats(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
KEPT = ("seats", "options", "house", "people", "names", "assists", "levels", "characters", "watch")


@pytest.mark.slow
@given(st.dictionaries(st.sampled_from(KEPT), anything))
def test_whatever_is_remembered_a_table_is_laid_that_can_be_played(last: dict[str, Any]) -> None:
    laid = ChosenRules(GAME, last, words("fr", GAME))
    sitting = Sitting("et_bim", last, SEATS[-1] + 1, Settings())
    sitting.settle(laid.seats)
    controllers = sitting.controllers(laid.seats)
    head = make_head(
        GAME, controllers, sitting.called(laid.seats, words("fr")), laid.options(), seed=1,
        house=House(**{**laid.house.model_dump(), "assists": sitting.helps(laid.seats)}),
    )  # fmt: skip
    assert head.seats == laid.seats
    assert len(set(head.names)) == head.seats
    assert bool(sitting.people(laid.seats)) is not sitting.watch
    assert read_code(laid.code()).options == head.options


# ---------------------------------------------------------------- house rules


@pytest.mark.parametrize("seats", SEATS)
def test_every_preset_is_playable_and_is_known_again(seats: int) -> None:
    laid = ChosenRules(GAME, {"seats": seats}, words("en", GAME))
    assert laid.preset() == "classic"
    met = set()
    for preset in laid.presets():
        laid.lay_preset(preset.name)
        assert laid.preset() == preset.name
        rules_of(GAME).options(seats, laid.options())
        met.add(laid.code())
        for lang in ("fr", "en"):
            assert words(lang, GAME).say(f"preset-explained.{preset.name}")
    assert len(met) == len(laid.presets()), "no two presets are the same rules"


def test_house_rules_reach_the_match_and_are_there_again(kit: Kit, person: Any) -> None:
    person.top.point_at("table")
    person.press("enter")
    person.top.form.focus = "rules"
    person.press("enter")
    assert person.top.name == "house"
    person.click(kit.words(GAME).say("preset.calm"))
    for name in ("missions", "rounds", "ghosts"):
        person.top.form.focus = name
        person.press("right")
    person.press("escape")
    assert person.reads(kit.words().say("house.own"))
    person.top.form.focus = "start"
    person.press("enter")
    head = begun(kit)
    assert head.options["modules"] == ["oups", "missions"]
    assert head.options["rounds"] == 5
    assert head.house == House(pace="confirm", orders=True, ghosts=False)
    again = LobbyScene(Kit(kit.art, load(kit.data)[0], kit.data, hints=kit.hints), GAME)
    assert again.laid.house == head.house
    assert again.laid.options() == head.options


def test_every_rule_of_game_and_table_is_set_here_with_a_sentence(kit: Kit, person: Any) -> None:
    person.top.point_at("table")
    person.press("enter")
    person.top.form.focus = "rules"
    person.press("enter")
    rows = {row.name: row for row in person.top.form.widgets if hasattr(row, "says")}
    named = {"split", "oups", "non", "charlotte", "missions", "rounds", "heal", "two-turns"}
    assert set(rows) == named | {"orders", "ghosts"}
    for row in rows.values():
        assert row.says.endswith(".")
        assert len(row.says) > 30
    met = set()
    for _ in range(30):
        person.press("tab")
        focused = person.top.form.focused
        assert focused.shown
        met.add(focused.name)
    assert set(rows) - {"rounds"} <= met, "how many rounds means nothing without missions"


def test_another_tables_code_is_laid_out_and_a_wrong_one_changes_nothing(
    kit: Kit, person: Any
) -> None:
    theirs = ChosenRules(GAME, {"seats": 9}, words("fr", GAME))
    theirs.lay_preset("all-in")
    theirs.set("pace", "slow")
    code = theirs.code()
    person.top.point_at("table")
    person.press("enter")
    laid = person.top.laid
    person.top.form.focus = "rules"
    person.press("enter")
    house = person.top
    before = laid.code()
    for written, right in ((code[:-1], False), (code.lower().replace("-", " "), True)):
        house.form.focus = "enter"
        person.press("enter")
        assert person.top.name == "writing"
        for letter in written:
            person.stack.handle_input(TextTyped(letter))
        person.press("enter")
        assert person.top.name == "notice"
        if not right:
            said = kit.words().say("share.length", n=7, length=8)
            assert person.top.spoken() == said
            assert laid.code() == before
        person.stack.handle_input(KeyPressed("escape"))
    assert laid.code() == code
    assert laid.seats == 9
    assert laid.options() == read_code(code).options
    assert laid.house.pace == "slow"
    person.press("escape")
    assert person.top.form["seats"].value == 9
    assert person.reads(code) is False


def test_a_match_of_several_resumes_after_claiming_or_waits_on_going_back(
    kit: Kit, person: Any
) -> None:
    kit.settings.last_table = {"seats": 4, "people": [0, 1]}
    person.press("enter")
    assert person.top.name == "claiming", "“Play” asks too who plays with what"
    person.top.form.focus = "start"
    person.press("enter")
    person.stack.close_all()
    title = TitleScene(kit)
    person.stack.open(title)
    for answer, name in (("back", "title"), ("start", "couch")):
        title.form.focus = "resume"
        person.press("enter")
        assert person.top.name == "claiming"
        person.top.form.focus = answer
        person.press("enter")
        person.stack.pass_time(16)
        assert name in person.stack.names
        assert person.stack.names[-1] != "claiming"
        assert len(unfinished(kit.data)) == 1


# ---------------------------------------------------------------- the time to answer


@pytest.mark.any_language
def test_several_people_answer_without_a_clock_until_they_choose_one(kit: Kit, sit: Sit) -> None:
    kit.settings.last_table = {"seats": 4, "people": [0, 1, 3]}
    person = sit(LobbyScene(kit, GAME))
    assert person.top.form["pace"].value == "confirm"
    assert "pace" not in {rule.name for rule in person.top.laid.table_rules()}
    person.top.form.focus = "pace"
    person.press("right")
    chosen = person.top.form["pace"].value
    assert chosen == "slow", "clocks begin at eight seconds"
    assert person.top.laid.preset() == "classic", "a clock is no rule of the game"
    person.top.laid.lay_preset("calm")
    person.top.remember()
    again = LobbyScene(Kit(kit.art, load(kit.data)[0], kit.data, hints=kit.hints), GAME)
    assert again.laid.house == House(pace=chosen, orders=True)
    for seat in (1, 3):
        person.top.form.focus = f"kind:{seat}"
        person.press("enter")
    assert "pace" not in [widget.name for widget in person.top.form.widgets], "alone"


@pytest.mark.parametrize(
    ("kept", "pace"),
    [
        ({"house": {"pace": "slow"}}, "slow"),
        ({"house": {"pace": "normal"}}, "confirm"),
        ({"house": {"pace": "slow"}, "clock": "normal"}, "normal"),
        ({"house": {"pace": "brisk"}, "clock": "mad"}, "confirm"),
        ({"clock": []}, "confirm"),
    ],
)
def test_a_clock_that_was_chosen_stays_and_what_nobody_had_chosen_is_none(
    kept: dict[str, Any], pace: str
) -> None:
    assert ChosenRules(GAME, {"seats": 4, **kept}, words("fr", GAME)).house.pace == pace

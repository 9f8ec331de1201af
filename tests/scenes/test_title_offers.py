"""The title: one thing first, seven at a glance, and everything else a press away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import combinations
from typing import Any

import pygame
import pytest
from piloting import MEANS, Pilot

from game.core.luck import Stream, key_of
from game.games import FIRST as GAME
from game.games import rules_of, shelf
from game.scenes.front.offers import offers_of
from game.scenes.front.shelf import CARD
from game.scenes.front.title import TitleScene
from game.scenes.front.today import today
from game.scenes.history.facts import MatchCourse, Past
from game.scenes.kit import Kit
from game.session import make_head, resume, start
from game.stage.input.input_hints import TOUCH
from game.stage.input.inputs import PointerPressed
from game.stage.paint.canvas import Canvas
from game.store.heads import HUMAN
from game.store.history import kept
from game.store.replays import Recorder, unfinished
from game.store.settings import Settings, load
from game.store.statistics import Played, count
from game.tour.matches import act_by_chance
from tests.boxes import overlap
from tests.session.turns import asked_first
from tests.slow import slow

Sit = Callable[..., Any]
STATES = ("new", "known", "couch", "unfinished", "full")
ALWAYS = ("table", "rules", "options", "quit", "menu")
ZOOMS = [*slow([100]), 125, 150, 175, 200]
pytestmark = pytest.mark.any_language


@pytest.fixture
def at(kit: Kit) -> Callable[..., Kit]:
    """Return a computer in a state: nobody was here, somebody was, matches go on."""

    def put(state: str, game: str = GAME) -> Kit:
        kit.settings.game = game
        if state == "new":
            kit.settings.welcomed, kit.settings.known = False, []
            return kit
        kit.settings.welcomed, kit.settings.known = True, list(shelf())
        if state in ("couch", "full"):
            names = ["Ana", "Tom", "Zoé"]
            kit.settings.last_table = {"game": game, "seats": 5, "people": [0, 1, 2],
                                       "names": names}  # fmt: skip
        if state in ("unfinished", "full"):
            leave(kit, game)
        if state == "full":
            leave(kit, game)
            count(kit.data, Played(game, "m", 4, won=True))
            recorder = Recorder.create(kit.data, make_head(game, ["random"] * 4, list("abcd")))
            recorder.finish()
            recorder.close()
        return kit

    return put


def leave(kit: Kit, game: str) -> None:
    """Leave a match of a game in the middle."""
    head = make_head(game, [HUMAN, *["random"] * 4], list("abcde"), seed=1)
    start(head, kit.data).close()


def names(person: Any) -> list[str]:
    return [widget.name for widget in person.top.form.widgets]


# ---------------------------------------------------------------- at a glance


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("state", STATES)
def test_at_first_glance_there_are_seven_things_at_most(
    at: Callable[..., Kit], sit: Sit, state: str, game: str
) -> None:
    found = names(sit(TitleScene(at(state, game))))
    things = [name for name in found if not name.startswith(CARD)]
    assert len(found) - len(things) == len(shelf()), "each game has a box"
    assert len(things) + 1 <= 7, "the shelf is one thing"


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_nothing_on_the_title_lies_over_anything_else(
    at: Callable[..., Kit], sit: Sit, state: str, game: str, zoom: int
) -> None:
    kit = at(state, game)
    kit.settings.text_size = zoom
    person = sit(TitleScene(kit))
    for page in ("title", "menu"):
        widgets = person.top.form.widgets
        for one, other in combinations(widgets, 2):
            assert not overlap(one.box, other.box), (page, one.name, other.name)
        for one in widgets:
            assert one.box.x >= 0
            assert one.box.y >= 0
            assert one.box.x + one.box.width <= 1280
            assert one.box.y + one.box.height <= 720
        person.top.point_at("menu")
        person.press("enter")


@pytest.mark.parametrize("state", STATES)
def test_every_sign_on_the_title_means_one_thing(at: Callable[..., Kit], state: str) -> None:
    found = offers_of(at(state), GAME)
    offers = [found.hero, *found.rank, *found.menu, *([found.today] if found.today else [])]
    signs = {one.icon: one.name for one in offers if one.name != "others"}
    assert len(signs) == len([one for one in offers if one.name != "others"])
    assert signs["icon_exit"] == "quit"
    assert not {"icon_skull", "icon_aim"} & set(signs)


def test_a_title_that_stands_still_makes_no_picture_anew(at: Callable[..., Kit]) -> None:
    kit = at("full")
    title, canvas = TitleScene(kit), Canvas(pygame.Surface((1280, 720)), kit.art, kit.hints)
    title.draw(canvas)
    made = kit.art.makes
    title.draw(canvas)
    assert kit.art.makes == made


# ---------------------------------------------------------------- first, and a press away


@pytest.mark.parametrize("state", ["unfinished", "full"])
def test_a_match_that_goes_on_is_the_hero_and_enter_goes_on_with_it(
    at: Callable[..., Kit], sit: Sit, state: str
) -> None:
    person = sit(TitleScene(at(state)))
    assert person.top.form.focus == names(person)[0] == "resume"
    assert names(person)[1] == "play"
    person.press("enter")
    assert person.top.name == "table"
    person.stack.close_all()


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("state", STATES[1:])
def test_everything_is_on_the_title_or_in_its_menu(
    at: Callable[..., Kit], sit: Sit, state: str, game: str
) -> None:
    person = sit(TitleScene(at(state, game)))
    found = names(person)
    person.top.point_at("menu")
    person.press("enter")
    found += names(person)
    wanted = {*ALWAYS, "play", "guided"}
    wanted |= {"resume"} if state in ("unfinished", "full") else set()
    wanted |= {"alone"} if state in ("couch", "full") else set()
    wanted |= {"others", "replays", "statistics"} if state == "full" else set()
    assert wanted <= set(found)
    assert len(set(found)) == len(found) - 1, "nothing twice but the menu's button"


@pytest.mark.parametrize("means", MEANS)
def test_each_device_alone_opens_the_menu_and_what_is_in_it(
    at: Callable[..., Kit], sit: Sit, means: str
) -> None:
    person = sit(TitleScene(at("full")))
    pilot = Pilot(person, means)
    for entry, scene in (("options", "settings"), ("replays", "replays"), ("rules", "rules")):
        pilot.use("menu")
        pilot.use(entry)
        assert person.top.name == scene
        person.press("escape")
        assert person.top.name == "title"
    pilot.close()


def test_the_menus_button_pressed_twice_ends_nothing(at: Callable[..., Kit], sit: Sit) -> None:
    person = sit(TitleScene(at("full")))
    spot = person.top.form["menu"].box.middle
    person.click_at(*spot)
    assert "quit" in names(person)
    person.click_at(*spot)
    assert "quit" not in names(person)
    assert person.top.form.focus == "menu"
    assert not person.stack.empty


def test_a_press_beside_the_menu_closes_it_and_does_nothing_else(
    at: Callable[..., Kit], sit: Sit
) -> None:
    person = sit(TitleScene(at("full")))
    hero = person.top.form["resume"].box.middle
    for close in (lambda: person.press("escape"), lambda: person.click_at(*hero)):
        person.click_at(*person.top.form["menu"].box.middle)
        close()
        assert person.top.name == "title"
        assert "resume" in names(person)


@pytest.mark.parametrize("zoom", [100, 200])
def test_a_second_press_where_quit_or_an_entry_was_ends_nothing(
    at: Callable[..., Kit], sit: Sit, zoom: int
) -> None:
    kit = at("full")
    kit.settings.text_size = zoom
    for entry in ("options", "rules", "replays", "statistics"):
        person = sit(TitleScene(kit))
        person.click_at(*person.top.form["menu"].box.middle)
        quits = person.top.form["quit"].box.middle
        person.click_at(*person.top.form[entry].box.middle)
        person.press("escape")
        assert person.top.name == "title"
        assert "quit" not in names(person)
        person.click_at(*quits)
        assert not person.stack.empty


# ---------------------------------------------------------------- a name


def test_somebody_new_may_say_their_name_and_is_called_so(at: Callable[..., Kit], sit: Sit) -> None:
    kit = at("new")
    person = sit(TitleScene(kit))
    assert person.top.form.focus != "name", "nobody has to"
    person.top.point_at("name")
    person.write("Louise")
    assert load(kit.data)[0].player_name == "Louise"
    person.top.point_at("guided")
    person.press("enter")
    [match] = unfinished(kit.data)
    assert match.head.names[0] == "Louise"
    person.stack.close_all()
    kit.settings.last_table = None
    assert "name" not in names(sit(TitleScene(kit))), "one is asked once"


def test_a_name_that_is_not_said_keeps_nobody_waiting(at: Callable[..., Kit], sit: Sit) -> None:
    kit = at("new")
    person = sit(TitleScene(kit))
    person.press("enter")
    assert person.top.name == "lesson"
    person.stack.close_all()


@pytest.mark.parametrize("state", STATES[1:])
def test_who_was_here_before_is_not_asked(at: Callable[..., Kit], sit: Sit, state: str) -> None:
    found = names(sit(TitleScene(at(state))))
    assert "name" not in found
    assert "today" in found


def test_a_finger_writes_a_name_on_keys_on_the_screen(at: Callable[..., Kit], sit: Sit) -> None:
    kit = at("new")
    person = sit(TitleScene(kit))
    kit.hints.device = TOUCH
    person.stack.handle_input(PointerPressed(*person.top.form["name"].box.middle))
    assert person.top.name == "writing"
    for key in ("a", "n", "a"):
        person.click_at(*person.top.form[f"key:{key}"].box.middle)
    person.click_at(*person.top.form["done"].box.middle)
    assert person.top.name == "title"
    assert load(kit.data)[0].player_name.lower() == "ana"
    assert person.top.form["name"].value.lower() == "ana"


def test_settings_of_before_are_asked_nothing_new(kit: Kit, sit: Sit) -> None:
    kit.settings = Settings.model_validate({"welcomed": True, "language": kit.language})
    assert names(sit(TitleScene(kit)))[0] == "play"
    assert "name" not in names(sit(TitleScene(kit)))


# ---------------------------------------------------------------- the day


@pytest.mark.parametrize("game", shelf())
def test_a_days_deal_is_the_same_all_day_and_another_one_tomorrow(game: str) -> None:
    noon = datetime(2026, 11, 29, 12, tzinfo=UTC)
    first = today(game, noon)
    assert first == today(game, noon + timedelta(hours=3))
    week = [today(game, noon + timedelta(days=day)) for day in range(30)]
    assert len({one.seed for one in week}) == 30
    assert len({one.seats for one in week}) > 1
    assert {one.seats for one in week} <= set(rules_of(game).seat_counts)


@pytest.mark.parametrize("game", shelf())
def test_todays_line_begins_the_days_match_and_leaves_the_last_table(
    at: Callable[..., Kit], sit: Sit, game: str
) -> None:
    kit = at("known", game)
    before = kit.settings.last_table
    now = today(game)
    person = sit(TitleScene(kit))
    person.top.point_at("today")
    person.press("enter")
    [match] = unfinished(kit.data)
    assert (match.head.game, match.head.seats, match.head.seed) == (game, now.seats, now.seed)
    assert match.head.controllers.count(HUMAN) == 1
    assert kit.settings.last_table == before
    person.stack.close_all()


def play_out(kit: Kit) -> str:
    """Play the day's match to its end by chance; return how it ended, as the history says it."""
    [match] = unfinished(kit.data)
    session, chance = resume(match.path, kit.data), Stream(key_of("day", "1"))
    while (seat := asked_first(session)) is not None:
        act_by_chance(session, seat, chance)
    session.close()
    [one] = kept(kit.data)
    past = Past(kit)
    course = past.course(one)
    assert isinstance(course, MatchCourse)
    return past.ended(one, course)


def test_the_deal_of_the_day_counts_once_and_is_then_for_practice(
    at: Callable[..., Kit], sit: Sit
) -> None:
    kit, now = at("known", "et_bim"), today("et_bim")
    say = kit.words("et_bim").say

    def title() -> Any:
        person = sit(TitleScene(kit))
        person.top.point_at("today")
        return person

    person = title()
    person.press("enter")
    person.stack.close_all()
    [begun] = unfinished(kit.data)
    person = title()
    assert person.reads(say("title.today-unfinished"))
    person.press("enter")
    person.stack.close_all()
    assert [one.path for one in unfinished(kit.data)] == [begun.path], "it is gone on with"
    how = play_out(kit)
    person = title()
    assert person.reads(say("title.today-finished"))
    person.press("enter")
    assert person.top.name == "confirm"
    assert person.reads(how)
    assert not unfinished(kit.data), "nothing begins by itself"
    person.press("escape")
    person.top.point_at("today")
    person.press("enter")
    person.click(say("title.today-again"))
    person.stack.close_all()
    [again] = unfinished(kit.data)
    assert (again.head.seed, again.head.seats) == (now.seed, now.seats)
    assert again.head.training, "bots say why, for practice"

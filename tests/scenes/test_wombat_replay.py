"""A build of Branle-bas de Wombat is seen again: with the light on, and as somebody knew it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from walking import Eyes, overlaps

from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.arranging import BRIGHT, DARK, OPEN
from game.games.wombat.board.opened import Opened
from game.games.wombat.board.places import SIDE, places_for
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import NOWHERE
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.scenes.after.course import Course, played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.history.facts import Past
from game.scenes.history.match_details import MatchDetailsScene
from game.scenes.kit import Kit
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.stage.table.replay_bar import BAR, Gaze, Reach, ReplayBar
from game.store.history import kept
from game.store.replays import read_replay
from game.store.texts import LANGUAGES
from tests.slow import slow

Sit = Callable[..., Any]
GOLDEN = Path(__file__).parents[1] / "golden"
pytestmark = pytest.mark.any_language


@cache
def course() -> Course:
    return played_through(read_replay(GOLDEN / "wombat-03.jsonl"))


def shown(kit: Kit, sit: Sit, eyes: Any) -> Any:
    return sit(ReplayScene(kit, course(), eyes)).top


def test_a_second_of_a_build_takes_a_second_and_a_point_a_tenth_of_one(kit: Kit, sit: Sit) -> None:
    scene = shown(kit, sit, "all")
    before = scene.view.tick
    for _ in range(50 + 500 // 20):  # the beginning of a turn is a breath long
        scene.pass_time(20)
    assert scene.view.phase == at.BUILD
    assert scene.view.tick - before == pytest.approx(TICKS, abs=1)
    now = scene.view.tick
    scene.handle_input(KeyPressed("."))
    assert scene.view.tick == now + 1
    scene.handle_input(KeyPressed("right"))
    assert scene.view.tick == pytest.approx(5 * TICKS, abs=1), "there are stops within a build"


def test_with_the_light_on_paws_are_under_way_and_leave_trails(kit: Kit, sit: Sit) -> None:
    scene = shown(kit, sit, "all")
    way, trails = set(), 0
    for _ in range(300):
        scene.handle_input(KeyPressed("."))
        table = scene.layout.furniture
        if table.phase != at.BUILD:
            break
        assert table.light == OPEN
        way |= {part for _, _, target, part in table.hands if target != NOWHERE}
        trails += any(len(steps) > 1 for _, steps in table.trails)
    assert any(0 < part < 1 for part in way), "a hand is seen between two places"
    assert trails


@pytest.mark.parametrize("viewer", [None, 0])
def test_at_the_gong_the_light_never_shows_an_empty_box(viewer: int | None) -> None:
    match, names = course().match, course().head.names
    seen = match.open_book() if viewer is None else match.observations(viewer)
    view = match.rules.initial(len(names), match.options)
    board = Board(view, viewer, names, words("fr", "wombat"))
    lit = 0
    for _ in range(2):  # a second build begins with nothing of the first one's light
        for event in seen:
            if isinstance(event, ev.Ended):
                break
            match.rules.apply(view, event)
            board.log.take_in(event, view)
            if view.number and (view.tick > view.options.ticks or view.phase != at.BUILD):
                table = board.layout(view).furniture
                lying = sum(map(len, (*table.stacks, *table.zones)))
                assert (lying > 0) == (table.light != DARK), event
                lit += table.light == BRIGHT
    assert lit >= 2


def test_through_somebody_s_eyes_only_their_own_paw_is_seen(kit: Kit, sit: Sit) -> None:
    scene = shown(kit, sit, 0)
    for _ in range(80):
        scene.handle_input(KeyPressed("."))
    table = scene.layout.furniture
    assert table.light == DARK
    assert table.hand.place != NOWHERE
    assert not any(plate.own for plate in table.plates), "it is not the viewer who sat there"
    assert table.hands == table.trails == table.shifts == ()
    everybody = shown(kit, sit, "public")
    for _ in range(80):
        everybody.handle_input(KeyPressed("."))
    assert everybody.layout.furniture.hand is None


def test_a_match_that_is_over_is_seen_again_with_the_light_on_first(kit: Kit, sit: Sit) -> None:
    scene = shown(kit, sit, None)
    for _ in range(30):
        scene.pass_time(100)
    assert scene.layout.furniture.light == OPEN
    dark = shown(kit, sit, 1)
    for _ in range(30):
        dark.pass_time(100)
    assert dark.layout.furniture.light == DARK, "the dark is a choice"


def test_roles_are_told_with_the_whole_truth_and_not_before(kit: Kit, sit: Sit) -> None:
    words, roles = kit.words("wombat"), course().match.open_book()[-1].roles
    named = [words.say(f"role.{role}") for role in set(roles)]
    for eyes, told in ((None, False), ("public", False), ("all", True)):
        scene = shown(kit, sit, eyes)
        for _ in range(40):
            scene.handle_input(KeyPressed("."))
        said = " ".join(line.text for line in scene.log_lines)
        assert any(name in said for name in named) == told, eyes
        plates = scene.layout.furniture.plates
        assert not any(plate.role for plate in plates)
        assert "c’est faux" not in said or told


def test_the_page_of_a_match_promises_what_its_replay_keeps(kit: Kit, sit: Sit) -> None:
    path = kit.data / "replays" / "m0.jsonl"
    path.parent.mkdir(parents=True)
    path.write_bytes((GOLDEN / "wombat-03.jsonl").read_bytes())
    [one] = kept(kit.data)
    hidden, known = (
        kit.words("wombat").say(f"match-details.{key}") for key in ("told-replay", "told-known")
    )
    kit.settings.show_winners = False
    page = sit(MatchDetailsScene(kit, Past(kit), one))
    said = " ".join(line.text for line in page.look().lines)
    assert hidden in said
    assert known not in said
    assert kit.words().say("match-details.told-replay") not in said
    page.top.form.focus = "winners"
    page.press("enter")
    said = " ".join(line.text for line in page.look().lines)
    assert known in said
    assert hidden not in said, "who knows the winners is promised no secret"


def test_no_secret_is_promised_beside_the_winners_of_a_match(kit: Kit, sit: Sit) -> None:
    path = kit.data / "replays" / "m0.jsonl"
    path.parent.mkdir(parents=True)
    path.write_bytes((GOLDEN / "wombat-03.jsonl").read_bytes())
    [one] = kept(kit.data)
    said = " ".join(line.text for line in sit(MatchDetailsScene(kit, Past(kit), one)).look().lines)
    assert kit.words("wombat").say("match-details.told-known") in said
    assert kit.words("wombat").say("match-details.told-replay") not in said


def test_changing_to_the_whole_truth_and_back_keeps_the_moment(kit: Kit, sit: Sit) -> None:
    person = sit(ReplayScene(kit, course(), None))
    scene = person.top
    for _ in range(60):
        scene.handle_input(KeyPressed("."))
    tick = scene.view.tick
    for eyes in ("all", 0, "public"):
        person.press("v")
        person.top.form.focus = str(course().eyes.index(eyes))
        person.press("enter")
        assert scene.view.tick == tick, eyes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_words_below_the_line_of_a_replay_are_whole(art: Art, language: str, zoom: float) -> None:
    say = words(language, "wombat")
    public = Gaze("icon_eye", say.say("replay-screen.public"), known=False)
    reach = Reach("?", now=True)
    for total in range(1, 1000, 37):
        bar = ReplayBar(say, zoom, lambda total=total: (total, total))
        bar.show(playing=False, pace=1, eyes=public, marks=[], why=reach, poster=reach)
        eyes = Eyes(art)
        bar.draw(eyes)
        assert eyes.cuts == []


@pytest.mark.parametrize("text_size", [*slow([100]), 200])
def test_each_message_of_a_build_is_a_line_of_its_own(kit: Kit, sit: Sit, text_size: int) -> None:
    kit.settings.text_size = text_size
    person = sit(ReplayScene(kit, course(), "all"))
    for _ in range(300):
        person.press(".")
    told = [line.text for line in person.top.log_lines if line.text][-4:]
    eyes = Eyes(kit.art, kit.hints)
    person.stack.draw(eyes)
    rows = {
        text: one.middle[1]  # of its first row, where it is wrapped
        for one in eyes.seen
        for text in told
        if one.text.startswith(text[:12]) and text.startswith(one.text)
    }
    assert len(rows) == len(set(told))
    assert len(set(rows.values())) == len(rows)


@pytest.mark.parametrize("text_size", [*slow([100]), 200])
def test_what_a_control_is_called_covers_no_line_of_the_log(
    kit: Kit, sit: Sit, text_size: int
) -> None:
    kit.settings.text_size = text_size
    person = sit(ReplayScene(kit, course(), "all"))
    for _ in range(300):
        person.press(".")
    logged = {line.text for line in person.top.log_lines if line.text}
    controls = [one for one in person.top.form.widgets if one.box.x > SIDE.x]
    assert len(controls) > 3
    for control in controls:
        person.top.form.focus = control.name
        eyes = Eyes(kit.art, kit.hints)
        person.stack.draw(eyes)
        log = [one for one in eyes.seen if any(line.startswith(one.text[:12]) for line in logged)]
        told = [one for one in eyes.seen if one.text in control.tip and one.bottom > BAR.y - 80]
        assert told, control.name
        assert len(log) > 3
        assert max(one.bottom for one in log) < min(one.top for one in told)


@pytest.mark.parametrize(("name", "cut"), [("Marie", False), ("Maximilienne", True)])
def test_a_name_at_a_paw_is_whole_or_says_that_it_goes_on(
    kit: Kit, name: str, *, cut: bool
) -> None:
    eyes = Eyes(kit.art, kit.hints)
    places = places_for(3, 1.0)
    table = (
        Board(State(RULES.options(3, {})), None, (name, "Ana", "Kim"), words("fr", "wombat"))
        .layout(State(RULES.options(3, {})))
        .furniture
    )
    hands = tuple((seat, 0, NOWHERE, 0.0) for seat in range(3))
    with kit.art.wearing("wombat"):
        Opened(places, (name, "Ana", "Kim")).draw(
            eyes, replace(table, hands=hands, stacks=((),) * 3, zones=((),) * 9), words("fr")
        )
    assert bool(eyes.cuts) is cut
    assert not overlaps(eyes.seen)

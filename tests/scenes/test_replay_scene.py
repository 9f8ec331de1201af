"""A replay: played, stepped, sought and seen through other eyes; nothing is told too early."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.games import FIRST as GAME
from game.gangs.model.cards import BLANK
from game.gangs.model.events import TurnBegan
from game.scenes.after.course import Course, played_through
from game.scenes.after.replay import PACES, ReplayScene
from game.scenes.after.replay_pages import called
from game.scenes.front.title import TitleScene
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.session import Session, make_head, start
from game.stage.input.inputs import PointerPressed
from game.stage.table.replay_bar import BAR
from game.store.heads import HUMAN
from game.store.replays import Replay, finished
from tests.boxes import overlap
from tests.session.turns import asked_first
from tests.slow import slow

Sit = Callable[..., Any]
SIZES = [(960, 540), (1280, 720), (1920, 1080)]
NAMES = "Kim Ana Bilal Chloé Driss Élodie Farid Gwen Hugo Inès Jules Margot"


def by_chance(session: Session, acts: int | None = None) -> None:
    """Play a match by chance, whole or its first acts."""
    chance = Stream(key_of("replays", session.head.seats))
    played = 0
    while (asked := asked_first(session)) is not None and played != acts:
        legal = session.legal(asked)
        session.submit(asked, legal[chance.below(len(legal))])
        played += 1


@cache
def replay_of(seats: int, acts: int | None = None) -> Replay:
    """Return a match by chance, whole or its first acts."""
    head = make_head(GAME, ["random"] * seats, NAMES.split()[:seats], seed=seats)
    session = Session(head, None)
    by_chance(session, acts)
    replay = session.as_replay()
    session.close()
    return replay


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Any:
    return sit(ReplayScene(kit, played_through(replay_of(4)), "public"))


def test_it_plays_by_itself_to_the_end_and_from_the_beginning_again(person: Any) -> None:
    scene = person.top
    person.press("x", "x", "x")
    assert scene.pace == PACES[-1]
    for _ in range(40_000):
        person.stack.pass_time(100)
        if not scene.alert:
            break
    assert seen(person) == len(replay_of(4).actions)
    assert not scene.moving
    person.press("space")
    assert scene.alert
    assert scene.view.turn_number == 1


def test_space_stops_and_a_point_shows_one_picture(person: Any) -> None:
    scene = person.top
    person.press("space")
    before = scene.told
    for _ in range(50):
        person.stack.pass_time(100)
    assert scene.told == before
    person.press(".")
    assert scene.told > before
    assert scene.moving


def test_arrows_and_buttons_go_from_turn_to_turn(kit: Kit, person: Any) -> None:
    scene = person.top
    turn = scene.view.turn_number
    person.press("right", "right")
    assert scene.view.turn_number == turn + 2
    person.press("left")
    assert scene.view.turn_number == turn + 1
    person.click_at(*scene.form["next"].box.middle)
    assert scene.view.turn_number == turn + 2
    person.click_at(*scene.form["previous"].box.middle)
    assert scene.view.turn_number == turn + 1
    for _ in range(5):
        person.press("left")
    assert scene.view.turn_number == turn


def test_a_click_on_the_line_goes_there(person: Any) -> None:
    scene = person.top
    track = scene.form["line"].box
    course = played_through(replay_of(4))
    last = sum(event.begins_turn for event in course.match.observations(None))
    person.stack.handle_input(PointerPressed(track.x + track.width - 1, track.y + 10))
    assert scene.view.turn_number > last - 3
    person.stack.handle_input(PointerPressed(track.x, track.y + 10))
    assert scene.view.turn_number == 1


def seen(person: Any) -> int:
    """Return how many acts the bar says are seen."""
    total = f" {len(replay_of(person.top.view.n).actions)}"
    said = next(line.text for line in person.look().lines if line.text.endswith(total))
    return int(said.split()[1])


def look_through(person: Any, course: Course, eyes: Any) -> None:
    """Choose eyes in the list that V opens."""
    person.press("v")
    person.top.form.focus = str(course.eyes.index(eyes))
    person.press("enter")


def look_through_the_next(person: Any) -> None:
    """Choose the eyes below those that are chosen in the list that V opens."""
    person.press("v")
    assert person.top.name == "picking"
    before = person.top.form.focus
    person.press("down")
    if person.top.form.focus == "close":
        person.press("up")
        assert person.top.form.focus == before
    person.press("enter")


@pytest.mark.parametrize("seats", [*slow([4]), 12])
def test_eyes_change_at_the_same_turn_and_the_truth_comes_first(
    kit: Kit, sit: Sit, seats: int
) -> None:
    course = played_through(replay_of(seats))
    person = sit(ReplayScene(kit, course, "all"))
    scene = person.top
    for _ in range(6):
        person.press("right")
    turn = scene.view.turn_number
    known = []
    for eyes in ["all", "public", *range(seats)]:
        assert scene.spoken() == called(eyes, course.head, kit.words(GAME))
        assert scene.view.turn_number == turn
        known.append([scene.view.character_at(seat) != BLANK for seat in range(seats)])
        look_through_the_next(person)
    assert scene.spoken() == called(seats - 1, course.head, kit.words(GAME)), "there are no others"
    assert all(known[2 + seat][seat] for seat in range(seats))
    assert all(known[0])
    assert not all(known[1])


def test_a_change_of_eyes_keeps_the_moment_in_the_middle_of_a_turn(kit: Kit, sit: Sit) -> None:
    person = sit(ReplayScene(kit, played_through(replay_of(4)), "all"))
    scene = person.top
    person.press(*["right"] * 3, ".", ".")
    acts, log = scene.log_lines[-1].text, len(scene.log_lines)
    turn = person.look().lines
    for _ in range(5):
        look_through_the_next(person)
        assert scene.log_lines
    for _ in range(5):
        person.press("v", "up", "enter")
    assert scene.spoken() == kit.words(GAME).say("replay-screen.all")
    assert (scene.log_lines[-1].text, len(scene.log_lines)) == (acts, log)
    assert [line.text for line in person.look().lines] == [line.text for line in turn]


def test_of_a_match_that_goes_on_only_the_public_view_is_shown(kit: Kit, sit: Sit) -> None:
    for eyes in ("public", "all", 0):
        course = played_through(replay_of(4, acts=12))
        scene = sit(ReplayScene(kit, course, eyes)).top
        assert scene.spoken() == kit.words(GAME).say("replay-screen.public")
        assert course.eyes == ["public"]
        assert BLANK in {scene.view.character_at(seat) for seat in range(4)}


def test_the_top_bar_and_f1_lead_to_the_rules_and_back(person: Any) -> None:
    for way in ("f1", "click"):
        if way == "click":
            box = person.top.layout.touch["rules"].box
            person.click_at(*box.middle)
        else:
            person.press("f1")
        assert person.top.name == "rules"
        person.press("escape")
        assert person.top.name == "replay"
    person.click_at(*person.top.layout.touch["menu"].box.middle)
    assert person.stack.empty


@pytest.mark.parametrize("seats", [*slow([4]), 8, 9, 12])
@pytest.mark.parametrize("size", [*slow(SIZES[:1]), *SIZES[1:]])
def test_the_controls_can_be_read_and_hide_nothing(
    kit: Kit, sit: Sit, seats: int, size: tuple[int, int]
) -> None:
    course = played_through(replay_of(seats))
    person = sit(ReplayScene(kit, course, 0))
    scene = person.top
    words = kit.words(GAME)
    for name, touch in scene.layout.touch.items():
        assert not overlap(BAR, touch.box), name
    for press in ("", "space", "x", "x", "x", "x"):
        person.press(press)
        assert not any("×" in cut for cut in person.look(size).cuts)
    for _ in range(len(scene.form.widgets)):
        person.press("down")
        reader = person.look(size)
        told = "play" if scene.form.focus == "play" else scene.form.focused.tip
        assert told not in reader.cuts
    total = len(replay_of(seats).actions)
    assert any(line.text.endswith(str(total)) for line in reader.lines)
    for eyes in ("public", "all"):
        look_through(person, course, eyes)
        assert words.say(f"replay-screen.{eyes}") not in person.look(size).cuts


def test_who_stops_a_long_way_through_a_match_stays_where_they_were(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = played_through(replay_of(4))
    person = sit(ReplayScene(kit, course, "public"))
    scene = person.top
    person.press("end")
    monkeypatch.setattr("game.scenes.working.PIECE_S", -1.0)  # every piece takes too long
    monkeypatch.setattr("game.scenes.working.SHORT", 0)
    before = scene.told, scene.view, scene.spoken()
    look_through(person, course, "all")
    assert person.top.name == "working"
    person.press("escape")
    assert person.top is scene
    assert (scene.told, scene.view, scene.spoken()) == before
    look_through(person, course, "all")
    while person.top is not scene:
        person.stack.pass_time(16)
    assert scene.spoken() == kit.words(GAME).say("replay-screen.all")
    assert scene.told == course.match.facts()


@pytest.mark.slow
def test_acts_are_counted_alike_through_all_eyes_and_from_first_to_last(kit: Kit, sit: Sit) -> None:
    course = played_through(replay_of(4))
    person = sit(ReplayScene(kit, course, "public"))
    acts = len(replay_of(4).actions)
    scene, counted = person.top, []
    for eyes in course.eyes:
        look_through(person, course, eyes)
        person.press("home")
        shown: list[tuple[int, int]] = []
        while (now := (scene.view.turn_number, seen(person))) not in shown:
            shown.append(now)
            person.press("right")
        counted.append(shown)
    assert all(shown == counted[0] for shown in counted)
    assert counted[0] == sorted(counted[0])
    person.press("end")
    assert person.reads(kit.words().say("replay-screen.turn", n=acts, total=acts))


def test_only_who_played_is_called_you(kit: Kit) -> None:
    whole = replay_of(4)
    head = whole.head.model_copy(update={"controllers": ["random", HUMAN, "random", "random"]})
    for replay, eyes, mine in ((whole, 1, False), (replace(whole, head=head), 1, True),
                               (replace(whole, head=head), 2, False)):  # fmt: skip
        plates = ReplayScene(kit, played_through(replay), eyes).layout.furniture.plates
        assert [plate.own for plate in plates] == [mine and seat == eyes for seat in range(4)]


def test_notes_show_what_those_eyes_had_seen_by_then(kit: Kit, sit: Sit) -> None:
    person = sit(ReplayScene(kit, played_through(replay_of(4)), 1))
    person.press(*["right"] * 6, "n")
    assert person.top.name == "notes"
    early = [row[:] for row in person.top.book.harms]
    assert not any(widget.name.startswith("0:0") for widget in person.top.form.widgets)
    person.press("n", *["right"] * 30, "n")
    assert sum(map(sum, person.top.book.harms)) > sum(map(sum, early))


def test_a_turning_point_is_chosen_from_a_list_and_then_seen_to_happen(
    kit: Kit, sit: Sit, fits: Any
) -> None:
    course = played_through(replay_of(4))
    person = sit(ReplayScene(kit, course, "public"))
    scene, words = person.top, kit.words(GAME)
    for eyes in ("public", 2, "all"):
        look_through(person, course, eyes)
        if eyes == "all":
            person.press("t")
        else:
            person.click_at(*scene.form["moments"].box.middle)
        fits(person.look())
        moments = course.moments(words)
        assert len(moments) == len(person.top.form.widgets) - 1
        fall = next(at for at, one in enumerate(moments) if one.point.icon == "icon_skull")
        person.top.form.focus = str(fall)
        person.press("enter")
        assert not scene.view.alive[moments[fall].point.seat]
        assert scene.view.turn_number == moments[fall].point.turn
        assert not scene.alert


# ---------------------------------------------------------------- the list


def played(data: Path) -> Path:
    """Leave a finished match in a folder."""
    session = start(make_head(GAME, ["random"] * 4, NAMES.split()[:4], seed=1), data)
    by_chance(session)
    session.close()
    [path] = finished(data)
    return path


def test_the_list_opens_a_match_and_comes_back(kit: Kit, sit: Sit, fits: Any) -> None:
    played(kit.data)
    person = sit(TitleScene(kit))
    person.top.point_at("replays")
    person.press("enter")
    assert person.top.name == "replays"
    for size in SIZES:
        fits(person.look(size))
    person.press("enter")
    assert person.top.name == "match-details"
    for size in SIZES:
        fits(person.look(size))
    person.press("enter")
    assert person.top.name == "replay"
    person.press("escape")
    assert person.top.name == "match-details"
    person.press("escape")
    assert person.top.name == "replays"
    person.press("escape")
    assert person.top.name == "title"


def test_a_long_list_is_scrolled_and_a_damaged_file_is_said(kit: Kit, sit: Sit) -> None:
    path = played(kit.data)
    for number in range(11):
        path.with_name(f"copy{number:02d}{path.suffix}").write_bytes(path.read_bytes())
    newest = path.with_name(f"zz{path.suffix}")
    newest.write_text("not a match\n", "utf-8")
    person = sit(ReplaysScene(kit))
    place = finished(kit.data).index(newest)
    for _ in range(place):
        person.press("down")
    assert person.top.form.focus == f"row:{place}"
    person.press("enter")
    assert person.top.name == "match-details"
    assert person.reads(str(newest.name))
    person.press("escape")
    assert person.top.name == "replays"
    person.press("pagedown", "pageup", "pageup")
    assert person.top.form["row:0"].shown


def test_an_empty_list_says_so(kit: Kit, sit: Sit, fits: Any) -> None:
    person = sit(ReplaysScene(kit))
    fits(person.look())
    assert person.reads(kit.words().say("history.none"))
    person.press("escape")
    assert person.stack.empty


def test_without_turns_arrows_go_from_one_line_of_the_log_to_the_next(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TurnBegan, "begins_turn", False)
    course = played_through(replay_of(4))
    person = sit(ReplayScene(kit, course, "public"))
    scene = person.top
    assert len(scene.log_lines) == 1
    person.press("right", "right", "right")
    assert len(scene.log_lines) == 4
    at, public = scene.told, len(scene.watched.observations(None))
    person.press("left")
    assert len(scene.log_lines) == 3
    person.press("right")
    for _ in range(5):
        look_through_the_next(person)
        assert len(scene.watched.observations(None)) == public, "as much is public through all eyes"
    look_through(person, course, "public")
    assert scene.told == at

"""The replay's bar: one row for all games, its line as wide as the table leaves, marks on it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from game.core.seats import Seat
from game.games import game_of, shelf, words
from game.games.parts import Game
from game.scenes.after.course import Course, played_through
from game.scenes.after.picking import Pickable
from game.scenes.after.replay import ReplayScene
from game.scenes.kit import Kit
from game.scenes.view.projection import Projection
from game.stage.input.inputs import PointerMoved, PointerPressed, PointerReleased
from game.stage.motion.layout import Box
from game.stage.table.replay_bar import BAR, BarMark, Gaze, Reach, ReplayBar
from game.store.replays import Replay
from game.tour.matches import play_on, some_sizes, table_session
from tests.boxes import overlap
from tests.slow import but_first, slow

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
MARKS = [
    BarMark(at / 13, "icon_skull", f"Turn {at}: Kim is out, a Chicot", f"Turn {at}: Kim is out")
    for at in range(14)
]


def bar_of(game: str, zoom: float, *, known: bool = True, at: int = 7) -> ReplayBar:
    """Return a bar with all that can stand on it."""
    bar = ReplayBar(words("en", game), zoom, lambda: (at, 10))
    gaze = Gaze("icon_eye", "The public view", known=known)
    why, poster = Reach("Why did Kim do it?", now=True), Reach("The poster", now=True)
    bar.show(playing=True, pace=0.5, eyes=gaze, marks=MARKS, why=why, poster=poster)
    return bar


def lies_in(inner: Box, outer: Box) -> bool:
    across = outer.x <= inner.x and inner.x + inner.width <= outer.x + outer.width
    return across and outer.y <= inner.y and inner.y + inner.height <= outer.y + outer.height


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_all_of_it_stands_in_one_row_and_apart(game: str, zoom: float) -> None:
    boxes = {widget.name: widget.box for widget in bar_of(game, zoom).form.widgets}
    assert all(lies_in(box, BAR) for box in boxes.values())
    assert not any(overlap(one, other) for one, other in combinations(boxes.values(), 2))
    keys = [box for name, box in boxes.items() if not name.startswith(("moment:", "line"))]
    assert len({round(box.middle[1], 3) for box in keys}) == 1, "one row"
    assert boxes["line"].width >= 620, "whatever stands beside it"
    assert BAR.height <= 96


def test_marks_ahead_are_told_to_the_whole_truth_alone() -> None:
    for known in (False, True):
        bar = bar_of("et_bim", 1.0, known=known)
        said = [bar.form[f"moment:{at}"].spoken(lambda key, **_: key) for at in range(14)]
        told = [text for text in said if "Kim is out" in text]
        assert any("Chicot" in text for text in said) == known, "as much as those eyes saw"
        assert len(told) == (14 if known else 10)
        assert len(set(said)) > 9, "each has words of its own"


def test_every_control_is_called_by_its_name_where_it_shows_a_sign(kit: Kit, sit: Sit) -> None:
    person = sit(ReplayScene(kit, course(kit, "et_bim"), "all"))
    scene, say = person.top, kit.words("et_bim").say
    for name, key in (("previous", "previous"), ("next", "next"), ("step", "step"),
                      ("moments", "moments"), ("close", "close")):  # fmt: skip
        x, y = scene.form[name].box.middle
        person.stack.handle_input(PointerMoved(x, y))
        assert person.reads(say(f"replay-screen.{key}"))
        person.stack.handle_input(PointerMoved(640, 300))
        assert not person.reads(say(f"replay-screen.{key}")), "nothing lies over the table"


_REPLAYS: dict[tuple[str, str], Replay] = {}
"""By game and options, its match: played once for all tests that look at it."""


def course(kit: Kit, game: str, **options: Any) -> Course:
    """Return a short match that was played to its end."""
    if (game, str(options)) not in _REPLAYS:
        session = table_session(kit, game, some_sizes(game)[0], options)
        play_on(session, turns=1000)
        _REPLAYS[game, str(options)] = session.as_replay()
        session.close()
    return played_through(_REPLAYS[game, str(options)])


@pytest.mark.parametrize("game", but_first(shelf()))
def test_no_control_moves_from_the_first_turn_to_the_last_move(
    kit: Kit, sit: Sit, game: str
) -> None:
    person = sit(ReplayScene(kit, course(kit, game), "all"))
    scene, places = person.top, {}
    for key in ("home", "right", "space", "end"):
        person.press(key)
        while person.top is not scene:  # what takes long shows how far it is
            person.stack.pass_time(16)
        places[key] = controls_of(scene)
    scene.resume(Pickable("public", (), ""))
    places["other eyes"] = controls_of(scene)
    assert ("poster" in places["home"]) == Game.poster.there(game_of(game))
    assert {name: seen for name, seen in places.items() if seen != places["home"]} == {}


def test_a_control_that_waits_says_when_it_can_be_used(kit: Kit, sit: Sit) -> None:
    person = sit(ReplayScene(kit, course(kit, "wombat", practice=True), "public"))
    later, now = (kit.words("wombat").say(f"poster.{key}") for key in ("later", "button"))
    scene = person.top
    for key, said, other in (("home", later, now), ("end", now, later)):
        person.press(key)
        while person.top is not scene:
            person.stack.pass_time(16)
        person.stack.handle_input(PointerMoved(*scene.form["poster"].box.middle))
        assert person.reads(said)
        assert not {line.text for line in person.seen} & {other}
        person.stack.handle_input(PointerMoved(640, 300))
        assert not person.reads(said)


def controls_of(scene: Any) -> dict[str, Box]:
    """Return where all of a replay's controls are but its marks."""
    return {one.name: one.box for one in scene.form.widgets if ":" not in one.name}


def test_the_line_is_drawn_along_and_the_table_follows(kit: Kit, sit: Sit) -> None:
    person = sit(ReplayScene(kit, course(kit, "et_bim"), "public"))
    scene, line, seen = person.top, person.top.form["line"].box, []
    middle = line.middle[1]
    person.stack.handle_input(PointerPressed(line.x + 1, middle))
    for part in (0.1, 0.3, 0.6, 0.9, 0.2):
        person.stack.handle_input(PointerMoved(line.x + part * line.width, 200))
        seen.append(len(scene.log_lines))
    assert seen[:4] == sorted(set(seen[:4])), "it goes on with the pointer, wherever that is"
    assert seen[4] < seen[1], "and back"
    person.stack.handle_input(PointerReleased(line.x + line.width, 200))
    end = len(scene.log_lines)
    person.stack.handle_input(PointerMoved(line.x, middle))
    assert len(scene.log_lines) == end > seen[3], "it is let go at the end"


def test_a_long_match_waits_until_the_line_is_let_go(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.after.replay.AT_ONCE", 10)
    person = sit(ReplayScene(kit, course(kit, "et_bim"), "public"))
    scene, line = person.top, person.top.form["line"].box
    person.stack.handle_input(PointerPressed(line.x + 1, line.middle[1]))
    before = len(scene.log_lines)
    person.stack.handle_input(PointerMoved(line.x + 0.8 * line.width, line.middle[1]))
    assert len(scene.log_lines) == before
    person.stack.handle_input(PointerReleased(line.x + 0.8 * line.width, line.middle[1]))
    assert len(scene.log_lines) > before


def test_what_takes_long_to_go_to_holds_no_pointer(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.after.replay.AT_ONCE", 10)
    monkeypatch.setattr("game.scenes.working.PIECE_S", -1.0)  # every piece takes too long
    monkeypatch.setattr("game.scenes.working.SHORT", 0)
    person = sit(ReplayScene(kit, course(kit, "et_bim"), "public"))
    scene, line = person.top, person.top.form["line"].box
    person.stack.handle_input(PointerPressed(line.x + 0.7 * line.width, line.middle[1]))
    assert person.top is scene, "it waits until the line is let go"
    person.stack.handle_input(PointerReleased(line.x + 0.7 * line.width, line.middle[1]))
    assert person.top.name == "working"
    while person.top is not scene:
        person.stack.pass_time(16)
    there = len(scene.log_lines)
    person.stack.handle_input(PointerMoved(line.x, line.middle[1]))
    assert len(scene.log_lines) == there


def test_home_and_end_and_page_keys_lead_along_the_line(kit: Kit, sit: Sit) -> None:
    person = sit(ReplayScene(kit, course(kit, "et_bim"), "all"))
    scene = person.top
    first = len(scene.log_lines)
    person.press("end")
    last = len(scene.log_lines)
    assert last > first
    person.press("home")
    assert len(scene.log_lines) == first
    stops = []
    while len(scene.log_lines) < last and len(stops) < 20:
        person.press("pagedown")
        stops.append(len(scene.log_lines))
    assert stops == sorted(set(stops)), "from one turning point to the next, then to the end"
    marks = [one for one in scene.form.widgets if one.name.startswith("moment:")]
    assert len(stops) in (len(marks), len(marks) + 1)
    person.press("pageup", "pageup")
    assert len(scene.log_lines) < last


def test_one_key_alone_leads_along_the_line_and_round(kit: Kit, sit: Sit) -> None:
    person = sit(ReplayScene(kit, course(kit, "et_bim"), "public"))
    scene, seen = person.top, []
    while scene.form.focus != "line":
        person.press("tab")
    for _ in range(12):
        person.press("enter")
        assert scene.form.focus == "line"
        seen.append(len(scene.log_lines))
    top = seen.index(max(seen))
    assert seen[: top + 1] == sorted(seen[: top + 1])
    assert len(set(seen[:top])) > 4
    assert seen[top + 1] == min(seen), "from the end to the beginning"


@pytest.mark.parametrize("game", but_first(shelf()))
@pytest.mark.parametrize("text", [*slow([100]), 200])
def test_nothing_that_is_touched_at_any_table_lies_under_the_bar(
    kit: Kit, game: str, text: int
) -> None:
    kit.settings.text_size = text
    for seats in some_sizes(game):
        session = table_session(kit, game, seats)
        play_on(session, turns=2 * seats)
        for viewer in (None, Seat(0)):
            projection = Projection(kit, session, viewer, "replay")
            for at, event in enumerate(session.observations(viewer)):
                projection.fold(event)
                if at % 40 == 0:
                    touched = projection.board.layout(projection.view).touch
                    assert not any(overlap(one.box, BAR) for one in touched.values()), seats
        session.close()

"""The lessons of Branle-bas de Wombat: how light it is, when time passes, whose keys are whose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any, Final

import pygame
import pytest
from pupils import FRAME_MS, Pupil
from real_time import in_time

from game.core.seats import CLOCK
from game.games.wombat.board.arranging import DARK, OPEN
from game.games.wombat.board.places import DOING, places_for
from game.games.wombat.model import actions as act
from game.games.wombat.model.places import SPINDLES
from game.scenes.kit import Kit
from game.scenes.table.countdown import CountScene
from game.scenes.table.explaining import Explaining
from game.scenes.tutorial.lesson import LessonScene, done_key, sections_of
from game.scenes.tutorial.lessons import LessonsScene
from game.stage.input.inputs import FocusLost, KeyPressed

Sit = Callable[..., Any]
GAME: Final = "wombat"
NAMES: Final = [section.name for section in sections_of(GAME)]
CELLS: Final = places_for(4, 1.0).cells
FAR: Final = SPINDLES
"""A corner of the box, where no lesson's own paw comes."""


@pytest.fixture
def learn(kit: Kit, sit: Sit) -> Iterator[Callable[[str], Pupil]]:
    """Sit down to a section over the list of them."""
    kit.settings.pace = 0
    pupils: list[Pupil] = []

    def begin(name: str) -> Pupil:
        person = sit(LessonsScene(kit, GAME))
        person.stack.open(LessonScene(kit, GAME, NAMES.index(name)))
        pupils.append(Pupil(person))
        return pupils[-1]

    yield begin
    for pupil in pupils:
        pupil.person.stack.close_all()


def ticks(pupil: Pupil) -> int:
    return pupil.lesson.session.actors().count(CLOCK)


@pytest.mark.any_language
def test_the_light_is_on_or_dimmed_only_where_the_lesson_says_so(learn: Any) -> None:
    seen = {}
    for name in NAMES:
        pupil = learn(name)
        pupil.wait()
        view = pupil.lesson.table.view
        seen[name] = pupil.lesson.table.layout.furniture.light, view.missing
    opened = {name for name, (light, missing) in seen.items() if (light, missing) == (OPEN, 0)}
    assert opened == {"light", "dimmed", "moves"}
    for name in set(NAMES) - opened:
        light, missing = seen[name]
        assert light == DARK
        assert missing >= 16, "what lies about is not even told"


@pytest.mark.any_language
def test_dimmed_is_darker_than_lit_and_lighter_than_dark(learn: Any) -> None:
    bright = []
    for name in ("light", "dimmed", "dark"):
        pupil = learn(name)
        pupil.wait()
        reader = pupil.person.look()
        xs = (*range(260, 420, 20), *range(640, 800, 20))  # one's own paw is between
        spots = ((x, 290) for x in xs)
        bright.append(sum(sum(reader.surface.get_at(spot)[:3]) for spot in spots))
    lit, dimmed, dark = bright
    assert lit > 2 * dimmed > 3 * dark


def contrast(pupil: Pupil, place: int) -> int:
    """Return by how much the lightest point of a place, left of its key, outshines the darkest."""
    surface: pygame.Surface = pupil.person.look().surface
    cell = CELLS[place]
    points = product(range(4, int(cell.width) - 60, 3), range(4, int(cell.height), 3))
    bright = [sum(surface.get_at((int(cell.x) + x, int(cell.y) + y))[:3]) for x, y in points]
    return max(bright) - min(bright)


@pytest.mark.any_language
def test_dimmed_ones_own_place_is_read_best_and_no_words_hide_its_paw(learn: Any) -> None:
    pupil = learn("dimmed")
    for step in ("pips", "tower", "away", "drop"):
        pupil.until(step)
        own = pupil.lesson.table.view.hands[0].place
        assert contrast(pupil, own) > 2 * contrast(pupil, FAR), step
    pupil.until("end")
    felt = pupil.lesson.table.words.say("touch.dropped")
    read = [one for one in pupil.person.look().lines if one.text == felt]
    assert [DOING.holds(one.x, one.y) for one in read] == [True]


@pytest.mark.any_language
def test_time_stands_while_one_reads_and_tries_and_runs_during_a_verb(learn: Any) -> None:
    pupil = learn("light")
    pupil.until("go")
    for _ in range(40):
        pupil.person.stack.pass_time(FRAME_MS)
    assert ticks(pupil) == 0
    assert pupil.person.top.due_ms is None
    pupil.do(pupil.wait())
    pupil.person.stack.pass_time(FRAME_MS)
    assert pupil.person.top.due_ms is not None, "the window wakes for it"
    assert pupil.wait().name == "grope"
    after = ticks(pupil)
    assert 3 <= after <= 8
    for _ in range(40):
        pupil.person.stack.pass_time(FRAME_MS)
    assert ticks(pupil) == after


@pytest.mark.any_language
def test_a_key_that_the_table_needs_does_not_begin_the_lesson_again(learn: Any) -> None:
    pupil = learn("light")
    pupil.until("grope")
    pupil.person.stack.handle_input(KeyPressed("r", place="R"))
    assert pupil.lesson.session.fulfilled, "R takes"
    pupil.until("end")
    pupil.person.stack.handle_input(KeyPressed("r", place="R"))
    assert pupil.wait().name == "end", "while one reads it still stands at a verb"
    pupil.person.stack.handle_input(KeyPressed("r", place="F5"))
    assert pupil.wait().name == "box", "the panel tells another key"


@pytest.mark.any_language
def test_one_key_begins_every_lesson_again(learn: Any) -> None:
    for section, step in (("light", "box"), ("dark", "say"), ("vote", "accuse")):
        pupil = learn(section)
        pupil.until(step)
        assert pupil.lesson.panel.form["again"].key_label == "F5", section


def test_something_else_is_answered_beside_the_paw_and_nothing_is_lost(
    kit: Kit, learn: Any
) -> None:
    pupil = learn("wicked")
    pupil.until("take")
    pupil.person.stack.handle_input(KeyPressed("t", place="T"))
    assert pupil.wait().name == "take"
    assert pupil.lesson.session.others == 1
    said = kit.words(GAME).say("refusal.lesson")
    assert said.split()[0] in " ".join(line.text for line in pupil.person.look().lines)


@pytest.mark.any_language
def test_one_who_leaves_goes_on_with_the_section_that_was_not_done(kit: Kit, learn: Any) -> None:
    pupil = learn("light")
    while pupil.lesson.section.name == "light":
        pupil.do(pupil.wait())
        pupil.person.stack.pass_time(FRAME_MS)
    pupil.wait()
    pupil.press("escape")
    assert kit.settings.lessons_done == [done_key(GAME, sections_of(GAME)[0])]
    assert pupil.person.top.form.focus == "dimmed"


@pytest.mark.any_language
def test_the_practice_build_is_counted_in_after_its_text_and_pauses(
    learn: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_time(monkeypatch)
    pupil = learn("free")
    session = pupil.lesson.session
    for _ in range(20):
        pupil.person.stack.pass_time(FRAME_MS)
    assert ticks(pupil) == 0
    pupil.press("enter")
    while pupil.person.top.name == "lesson":
        pupil.person.stack.pass_time(FRAME_MS)
    assert isinstance(pupil.person.top, CountScene)
    pupil.person.stack.handle_input(FocusLost())
    assert pupil.person.top.name == "pause"
    pupil.press("escape")
    while session.actors().count(CLOCK) < 3:
        pupil.person.stack.pass_time(FRAME_MS)
    assert pupil.person.top.name == "lesson", "it was counted in again"


@pytest.mark.any_language
def test_a_lie_is_pointed_at_tap_by_tap(learn: Any) -> None:
    pupil = learn("wicked")
    pupil.until("lie")
    touch = pupil.lesson.table.layout.touch
    for token, place in (("talk", "B"), ("place:0", "Q"), ("place:0", "Q")):
        assert pupil.lesson.pointed() == [touch[token].box], token
        pupil.person.stack.handle_input(KeyPressed(place.lower(), place=place))
    assert pupil.lesson.session.fulfilled


@pytest.mark.any_language
def test_what_is_explained_of_a_debate_frames_its_buttons_and_no_corner(
    kit: Kit, learn: Any
) -> None:
    pupil = learn("vote")
    pupil.until("accuse")
    table = pupil.lesson.table
    kit.settings.guide, kit.settings.guided, kit.settings.explained = True, {}, []
    watched: Any = table.watched
    alone: Any = SimpleNamespace(
        replayable=True, people=(0,), head=watched.head, observations=watched.observations,
        real_time=True,
    )  # fmt: skip
    explaining, framed = Explaining(kit, alone, 0), {}
    while (said := explaining.next(table, table.told)) is not None:
        framed[said.spoken()] = list(said.points)
    boxes = framed[kit.words(GAME).say("guide.debate")]
    assert boxes == [table.button_boxes[token] for token in ("talk", "ready")]


@pytest.mark.any_language
def test_where_any_phrase_will_do_none_is_pointed_at(learn: Any) -> None:
    pupil = learn("dark")
    pupil.until("say")
    assert len(pupil.lesson.pointed()) == 1
    pupil.person.stack.handle_input(KeyPressed("b", place="B"))
    assert pupil.lesson.pointed() == []


@pytest.mark.slow
@pytest.mark.parametrize("means", ["keys", "mouse"])
def test_the_lessons_are_done_to_their_end_with_one_device_alone(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch, means: str
) -> None:
    in_time(monkeypatch)
    kit.settings.pace = 0
    person = sit(LessonsScene(kit, GAME))
    person.stack.open(LessonScene(kit, GAME, 0))
    pupil = Pupil(person)
    while not (stage := pupil.wait()).free:
        pupil.do(stage) if means == "keys" else pupil.click(stage)
        person.look()
    session = pupil.lesson.session
    while session.outcome() is None:  # the practice build, a verb now and then
        if person.top.name == "lesson" and ticks(pupil) % 20 == 0 and pupil.lesson.table.is_mine():
            token = f"place:{ticks(pupil) // 20 % 12}"
            if means == "keys":
                place = pupil.place_of(token)
                person.stack.handle_input(KeyPressed(place.lower(), place=place))
            else:
                person.click_at(*pupil.lesson.table.layout.touch[token].box.middle)
        person.stack.pass_time(FRAME_MS)
    done = {type(act.ACTIONS.read(dict(one))) for seat, one in session.as_replay().actions
            if seat == 0}  # fmt: skip
    assert act.Go in done
    while person.top.name != "result":
        person.stack.pass_time(FRAME_MS)
    assert person.look()
    assert kit.settings.lessons_done == [done_key(GAME, one) for one in sections_of(GAME)]
    person.stack.close_all()

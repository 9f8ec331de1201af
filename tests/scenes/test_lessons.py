"""The tutorial: every section is played on the real table, kept, and gone on with."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest
from pupils import FRAME_MS, Pupil
from walking import speak_longer

import game.scenes.tutorial.panel as panels
from game.core.lessons import Part, Section, Step
from game.games import FIRST as GAME
from game.games import game_of, shelf
from game.scenes.after.result import PLAY, STRAY_MS
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.tutorial.lesson import LessonScene, done_key, sections_of
from game.scenes.tutorial.lessons import LessonsScene
from game.scenes.tutorial.panel import LessonPanel
from game.stage.input.inputs import CloseAsked, FocusLost, Input, PointerPressed
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Scene
from game.store import statistics
from game.store.settings import load
from tests.session.turns import asked_first
from tests.slow import slow

Sit = Callable[..., Any]
SECTIONS = sections_of(GAME)
WORDS_A_SECOND = 200 / 60
"""How fast somebody reads who plays meanwhile."""
PRESS_S = 1.5
"""From what was read to the key or the click."""
PICTURES_S = 55
"""How long the pictures of all sections run at the usual pace."""
FREE = len(SECTIONS) - 1
TAUGHT = [game for game in shelf() if game_of(game).lessons is not None]
OTHERS = [pytest.param(game, marks=pytest.mark.slow) for game in TAUGHT if game != GAME]


def index_of(name: str) -> int:
    return [section.name for section in SECTIONS].index(name)


def steps(game: str = GAME) -> list[tuple[Section, Part, Step]]:
    sections = sections_of(game)
    return [(one, part, step) for one in sections for part in one.parts for step in part.steps]


@pytest.fixture
def learn(kit: Kit, sit: Sit) -> Iterator[Callable[[str], Pupil]]:
    """Sit down to a section over the list of them."""
    kit.settings.pace = 0
    pupils: list[Pupil] = []

    def begin(name: str) -> Pupil:
        person = sit(LessonsScene(kit, GAME))
        person.stack.open(LessonScene(kit, GAME, index_of(name)))
        pupils.append(Pupil(person))
        return pupils[-1]

    yield begin
    for pupil in pupils:
        pupil.person.stack.close_all()


def spaced(text: str) -> str:
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize("zoom", [*slow([100]), 150, 200])
@pytest.mark.parametrize("long", [*slow([False]), True])
@pytest.mark.parametrize("game", [GAME, *OTHERS])
def test_every_sentence_fits_its_panel(
    kit: Kit, sit: Sit, fits: Any, monkeypatch: pytest.MonkeyPatch, game: str, zoom: int, *,
    long: bool,
) -> None:  # fmt: skip
    if long:
        speak_longer(monkeypatch)
    kit.settings.text_size = zoom
    names = ["Kim", "Margot", "Margot", "Margot"]
    rules = game_of(game).rules
    view = rules.initial(len(names), rules.options(len(names), {}))
    board = game_of(game).board.Board(view, 0, names, kit.words(game), zoom=kit.zoom)
    for section, _, step in steps(game):
        here = sections_of(game).index(section), len(sections_of(game))
        panel = LessonPanel(
            kit, game, section, step, names, here, last=step.name == "end",
            box=board.layout(view).spots.lesson_box(read=step.only_read),
        )  # fmt: skip
        reader = sit(Panel(panel)).look()
        fits(reader)
        labels = {text for one in panel.form.widgets for text in (one.label, one.key_label)}
        said = [one for one in reader.lines if one.text not in labels]
        lines = [one for one in said if spaced(one.text) in spaced(panel.sentence)]
        assert lines
        for line in reader.lines:
            assert panel.box.x < line.x
            assert line.x + line.width < panel.box.x + panel.box.width
            assert line.y + line.size / 2 < panel.box.y + panel.box.height - 8
            for button in panel.form.widgets if line in lines else ():
                beside = line.x + line.width < button.box.x
                above = line.y + line.size / 2 < button.box.y
                below = line.y - line.size / 2 > button.box.y + button.box.height
                assert beside or above or below, line
        assert min(line.size for line in lines) >= theme.FLOOR


@pytest.mark.any_language
@pytest.mark.parametrize("names", [["Kim", "Ana"], ["Kim", "Ana", "Rosa"], list("KARB")])
def test_a_lesson_can_name_the_neighbours_at_a_table_of_any_size(
    kit: Kit, names: list[str]
) -> None:
    for section, _, step in steps():
        panel = LessonPanel(kit, GAME, section, step, names, (0, 1), last=False)
        assert "{" not in panel.sentence


class Panel(Scene):
    """A panel by itself, as a scene."""

    name = "panel"

    def __init__(self, panel: LessonPanel) -> None:
        self.panel = panel

    def handle_input(self, heard: Input) -> Answer:
        return None

    def draw(self, canvas: Canvas) -> None:
        self.panel.draw(canvas, [])


# ---------------------------------------------------------------- playing


def arrows_hide_nothing(lesson: Any) -> None:
    """No arrow lies on what is pointed at, nor on the sentence, nor on what has to be read."""
    pointed, written = lesson.pointed(), lesson.table.layout.spots.written
    for box in pointed:
        spot = panels.arrow_at(box, lesson.panel.box, (*pointed, *written))
        for other in (*pointed, *written, lesson.panel.box) if spot else ():
            x, y = other.middle
            aside = abs(spot[0] - x) >= 24 + other.width / 2
            assert aside or abs(spot[1] - y) >= 24 + other.height / 2, (box, other)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_whole_tutorial_is_done_by_keyboard_alone(kit: Kit, sit: Sit, game: str) -> None:
    kit.settings.pace = 0
    kit.choose_game(game)
    free = sections_of(game)[-1]
    person = sit(TitleScene(kit))
    person.top.point_at("learn")
    person.press("enter", "enter")
    pupil = Pupil(person)
    pupil.inputs = 4
    seen, words_read = [], 0
    while (stage := pupil.wait()).name != "alone":
        seen.append((pupil.lesson.section.name, stage.name))
        words_read += len(pupil.lesson.panel.sentence.split())
        arrows_hide_nothing(pupil.lesson)
        pupil.do(stage)
    assert seen == [(one.name, step.name) for one, _, step in steps(game) if one != free]
    seconds = words_read / WORDS_A_SECOND + pupil.inputs * PRESS_S + PICTURES_S
    promised = re.search(r"\d+", kit.words(game).say("title.minutes"))
    assert promised is not None
    assert seconds / 60 <= int(promised[0]) + 0.5, "as long as the title says"
    done = [done_key(game, section) for section in sections_of(game)[:-1]]
    assert kit.settings.lessons_done == done
    assert load(kit.data)[0].lessons_done == done
    person.press("escape")
    assert person.top.name == "lessons"
    assert person.top.form.focus == free.name, "one goes on where one was"
    person.stack.close_all()


def test_the_mouse_alone_reads_on_and_begins_again(kit: Kit, learn: Any) -> None:
    pupil = learn("throw")
    say = kit.words(GAME).say
    pupil.wait()
    pupil.person.click(say("lesson-screen.next"))
    assert pupil.wait().name == "throw"
    pupil.person.click(say("lesson-screen.again"))
    assert pupil.wait().name == "pile"
    box = pupil.lesson.panel.box
    assert pupil.person.stack.handle_input(PointerPressed(box.x + 30, box.y + 120)) is None
    assert pupil.wait().name == "pile"


def test_another_legal_action_is_answered_and_nothing_is_lost(kit: Kit, learn: Any) -> None:
    pupil = learn("throw")
    pupil.until("throw")
    before = len(pupil.lesson.session.observations(None))
    pupil.press("1")
    pupil.press("2")
    assert pupil.wait().name == "throw"
    assert pupil.lesson.session.others == 1
    assert len(pupil.lesson.session.observations(None)) == before
    sentence = kit.words(GAME).say("refusal.lesson")
    assert pupil.lesson.table.hand.reason == sentence
    pupil.do(pupil.wait())
    assert pupil.wait().name == "landed"


def test_what_the_rules_forbid_is_refused_by_the_rules(kit: Kit, learn: Any) -> None:
    pupil = learn("alternate")
    pupil.until("elsewhere")
    pupil.press("1")
    pupil.press("2")
    assert pupil.lesson.table.hand.reason == kit.words(GAME).say("refusal.alternation")
    assert pupil.lesson.session.others == 0


def test_nothing_can_be_touched_while_there_is_something_to_read(learn: Any) -> None:
    pupil = learn("throw")
    pupil.wait()
    pupil.press("3")
    assert pupil.lesson.table.hand.touched == ()
    assert pupil.lesson.table.lit() == frozenset()


def test_a_section_begins_again_from_its_first_table(learn: Any) -> None:
    pupil = learn("alternate")
    pupil.until("stuck")
    pupil.press("r")
    assert pupil.wait().name == "rule"


def test_what_a_sentence_speaks_of_is_pointed_at(learn: Any) -> None:
    pupil = learn("bim")
    pupil.until("back")
    lesson = pupil.lesson
    (box,) = lesson.pointed()
    _, bim = lesson.table.button_boxes.values()
    assert box == bim


def test_no_arrow_lies_over_a_pile_that_is_fanned_out(
    kit: Kit, learn: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[float, ...]] = []
    monkeypatch.setattr(panels, "arrow", lambda canvas, *spot: painted.append(spot))
    scene = learn("actions").lesson
    canvas = Canvas(pygame.Surface((1280, 720)), kit.art, kit.hints)
    scene.draw(canvas)
    assert painted, "five cards are spoken of"
    painted.clear()
    scene.table.pile_fan.toggle("seat:1")
    scene.draw(canvas)
    assert not painted


def test_the_way_out_says_leave_until_a_free_match_has_its_menu(kit: Kit, learn: Any) -> None:
    pupil, say = learn(SECTIONS[FREE].name), kit.words(GAME).say
    pupil.do(pupil.wait())
    assert pupil.lesson.table.board.words.say("table.menu") == say("lesson-screen.leave")
    assert pupil.wait().free
    assert pupil.lesson.table.board.words.say("table.menu") == say("table.menu")


def test_escape_leaves_at_any_step(kit: Kit, learn: Any) -> None:
    for section in ("throw", "gangs"):
        pupil = learn(section)
        pupil.wait()
        pupil.press("escape")
        assert pupil.person.top.name == "lessons"
    assert kit.settings.lessons_done == []


def test_the_rules_open_over_a_lesson_and_it_goes_on(learn: Any) -> None:
    pupil = learn("throw")
    pupil.until("throw")
    pupil.press("f1")
    assert pupil.person.top.name == "rules"
    pupil.press("escape")
    assert pupil.wait().name == "throw"


def test_the_window_can_be_closed_over_a_lesson(kit: Kit, sit: Sit) -> None:
    person = sit(TitleScene(kit))
    person.stack.open(LessonScene(kit, GAME, 0))
    person.stack.handle_input(CloseAsked())
    assert person.stack.empty


def test_the_free_match_ends_at_a_result_and_is_kept_as_done(kit: Kit, learn: Any) -> None:
    pupil = learn(SECTIONS[FREE].name)
    pupil.do(pupil.wait())
    assert pupil.wait().free
    session = pupil.lesson.session
    while (seat := asked_first(session)) is not None:
        session.submit(seat, session.legal(seat)[0])
    while pupil.person.top.name == "lesson":
        pupil.person.stack.pass_time(FRAME_MS)
    assert pupil.person.top.name == "result"
    assert not pupil.person.reads(kit.words(GAME).say("result-screen.replay"))
    assert kit.settings.lessons_done == [done_key(GAME, SECTIONS[FREE])]
    assert not (kit.data / statistics.FILE).exists(), "it was laid to be learnt at: no victory"
    pupil.press("r")
    assert pupil.wait().name == "alone"
    pupil.press("escape")
    assert pupil.person.top.name == "lessons"


def test_the_last_lesson_leads_on_to_the_table_where_one_plays(kit: Kit, sit: Sit) -> None:
    kit.settings.pace = 0
    person = sit(TitleScene(kit))
    person.stack.open(LessonsScene(kit, GAME))
    person.stack.open(LessonScene(kit, GAME, FREE))
    pupil = Pupil(person)
    pupil.do(pupil.wait())
    assert pupil.wait().free
    session = pupil.lesson.session
    while (seat := asked_first(session)) is not None:
        session.submit(seat, session.legal(seat)[0])
    while person.top.name == "lesson":
        person.stack.pass_time(FRAME_MS)
    assert person.top.form.focus == PLAY
    person.stack.pass_time(STRAY_MS)
    person.press("enter")
    assert person.top.name == "lobby"


def test_a_lesson_waits_for_who_looks_away_and_the_free_match_pauses(kit: Kit, learn: Any) -> None:
    pupil = learn("throw")
    pupil.until("throw")
    pupil.person.stack.handle_input(FocusLost())
    assert pupil.wait().name == "throw"
    pupil = learn(SECTIONS[FREE].name)
    pupil.do(pupil.wait())
    pupil.wait()
    pupil.person.stack.handle_input(FocusLost())
    assert pupil.person.top.name == "pause"
    assert pupil.person.reads(kit.words().say("pause.lesson"))
    pupil.person.click(kit.words().say("pause.leave"))
    assert pupil.person.top.name == "lessons"

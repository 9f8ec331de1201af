"""What one has to use lies free: no bubble, no explanation and no lesson stands over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest
from pupils import Pupil

from game.ai.personas import PERSONAS
from game.core.seats import Seat
from game.games import game_of
from game.games.mets_ton_slip.board import Board
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import DRAW, State
from game.games.mets_ton_slip.rules import RULES
from game.scenes.kit import Kit
from game.scenes.table.explaining import Explaining
from game.scenes.table.speech_bubbles import SpeechBubbles
from game.scenes.tutorial.lesson import LessonScene, sections_of
from game.session import Session, make_head, start
from game.stage.cue import Cue
from game.stage.motion.director import Director
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.tour.matches import play_on, seated, table_session
from tests.boxes import overlap
from tests.slow import slow

Sit = Callable[..., Any]
GAME = "mets_ton_slip"
PILES = ("stock", "basket:")
pytestmark = pytest.mark.any_language


def piles(touch: Any) -> dict[str, Box]:
    return {name: area.box for name, area in touch.items() if name.startswith(PILES)}


def covered(box: Box, table: Any) -> list[str]:
    """What is under a box that one may use now, apart from a hand and whole seats."""
    used = piles(table.layout.touch)
    for name in table.lit():
        if name in table.layout.touch and not name.startswith(("hand:", "seat:")):
            used[name] = table.layout.touch[name].box
    inner = replace(box, x=box.x + 1, y=box.y + 1, width=box.width - 2, height=box.height - 2)
    return [name for name, one in used.items() if overlap(inner, one)]


@pytest.mark.parametrize("size", [100, *slow([200])])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_explanation_leaves_piles_and_what_may_be_chosen_free(
    kit: Kit, seats: int, size: int
) -> None:
    kit.settings.text_size = size
    said = 0
    for turns in range(5):
        answering = turns == 3
        session = table_session(kit, GAME, seats)
        play_on(session, turns=1 + turns * seats, answering=answering)
        table = seated(kit, session)
        told = len(session.observations(session.humans[0]))
        kit.settings.guide, kit.settings.guided, kit.settings.explained = True, {}, []
        explaining = Explaining(kit, session, max(0, told - 25))
        while (scene := explaining.next(table, told)) is not None:
            assert size > 100 or covered(scene.box, table) == [], scene.spoken()
            hidden = [name for name in covered(scene.box, table) if name == "stock"]
            assert not hidden, scene.spoken()
            said += 1
        session.close()
    assert said >= 4


@pytest.fixture(params=[2, 3, 4, 5])
def talking(request: pytest.FixtureRequest, kit: Kit) -> Iterator[Session]:
    """A match against as many characters as a table has room for."""
    seats = request.param
    minds = [f"normal@{its.id}" for its in PERSONAS[: seats - 1]]
    session = start(make_head(GAME, ["human", *minds], list("ABCDE")[:seats], seed=5), None)
    yield session
    session.close()


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("viewer", [0, None])
def test_what_a_character_says_hangs_beside_the_piles(
    kit: Kit, talking: Session, monkeypatch: pytest.MonkeyPatch, viewer: int | None, size: int
) -> None:
    kit.settings.text_size = size
    seats = talking.head.seats
    view = RULES.initial(seats, RULES.options(seats, {}))
    board = Board(view, viewer, talking.head.names, kit.words(GAME), zoom=kit.zoom)
    layout = board.layout(view)
    painted: list[Box] = []
    monkeypatch.setattr(Canvas, "panel", lambda _, *box, **__: painted.append(Box(*box[:4])))
    canvas = Canvas(pygame.Surface((320, 180)), kit.art, kit.hints)
    bubbles = SpeechBubbles(kit, talking)
    for seat in range(1, seats):
        for line in ("persona-line.rosa.hitting-4", "persona-line.max.won-1"):
            bubbles.line = seat, line
            bubbles.draw(canvas, layout, asked=False)
    assert len(painted) == 2 * (seats - 1)
    for box in painted:
        assert not any(overlap(box, pile) for pile in piles(layout.touch).values()), box
        assert layout.spots.prompt is not None
        assert not overlap(box, layout.spots.prompt), "what is asked"
        assert 0 <= box.x <= box.x + box.width <= 1280


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("game", ["et_bim", "witty_zibi", "le_boulet"])
def test_what_a_character_says_hangs_beside_what_is_asked_in_every_game(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, size: int
) -> None:
    kit.settings.text_size = size
    minds = [f"normal@{its.id}" for its in PERSONAS[: seats - 1]]
    session = start(make_head(game, ["human", *minds], list("ABCDEF")[:seats], seed=5), None)
    view = session.fresh_view()
    for event in session.observations(Seat(0)):
        session.rules.apply(view, event)
    parts = game_of(game)
    assert parts is not None
    board = parts.board.Board(view, 0, session.head.names, kit.words(game), zoom=kit.zoom)
    layout = board.layout(view)
    painted: list[Box] = []
    monkeypatch.setattr(Canvas, "panel", lambda _, *box, **__: painted.append(Box(*box[:4])))
    bubbles = SpeechBubbles(kit, session)
    for seat in range(1, seats):
        bubbles.line = seat, "persona-line.rosa.won-1"
        bubbles.draw(Canvas(pygame.Surface((320, 180)), kit.art, kit.hints), layout, asked=False)
    said = painted or [one.box for one in layout.spots.speeches if one.box.height]
    assert layout.spots.prompt is not None
    assert said
    assert not any(overlap(box, layout.spots.prompt) for box in said)
    session.close()


@pytest.mark.parametrize("zoom", [*slow([1.0]), 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_said_of_others_turns_lies_beside_the_clean_pile(
    kit: Kit, seats: int, zoom: float
) -> None:
    view = State(Options(seats), 103)
    view.turns, view.phase, view.turn = 1, DRAW, Seat(0)
    view.hands = [[-1] * 5 for _ in range(seats)]
    board = Board(view, 0, list("ABCDE")[:seats], kit.words(GAME), zoom=zoom)
    layout = board.layout(view)
    spared = piles(layout.touch)
    pictures = []
    for aside in ("", "Rosa dresses, " + "because it is one place less to fill, " * 3):
        canvas = Canvas(pygame.Surface((1280, 720)), kit.art, kit.hints)
        with kit.art.wearing(GAME):
            cue = Cue(prompt=board.prompt(view, ()), aside=aside)
            board.draw(canvas, Director(layout).frame(), cue, (), view)
        cut = [pygame.Rect(box.x, box.y, box.width, box.height) for box in spared.values()]
        pictures.append([pygame.image.tobytes(canvas.surface.subsurface(r), "RGB") for r in cut])
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("size", [100, 150, 200])
def test_a_lesson_stands_over_no_pile(kit: Kit, sit: Sit, size: int) -> None:
    kit.settings.text_size, kit.settings.pace = size, 0
    last = sections_of(GAME)[-1]
    person = sit(LessonScene(kit, GAME, 0))
    pupil, steps = Pupil(person), 0
    while person.top.name == "lesson" and person.top.section is not last:
        stage = pupil.wait()
        if (panel := pupil.lesson.panel) is None:
            break
        assert covered(panel.box, pupil.lesson.table) == [], panel.sentence
        steps += 1
        pupil.do(stage)
    assert steps > 15
    person.stack.close_all()

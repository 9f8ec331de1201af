"""The table of Mets ton slip ! shows people: who matters now is larger, and nothing is a form."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.ai.personas import faces
from game.core.luck import Stream
from game.games import words
from game.games.mets_ton_slip import ending
from game.games.mets_ton_slip.board import Board, plating
from game.games.mets_ton_slip.board.figures import paint_figure
from game.games.mets_ton_slip.board.places import hand_boxes, places_for, top_width
from game.games.mets_ton_slip.board.still import SlipLayer, headline
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import FACE
from game.games.mets_ton_slip.rules import RULES
from game.scenes.after.result_panel import SeatRows
from game.stage.motion.timeline import Frame
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root
from tests.mets_ton_slip.running import begun, played
from tests.mets_ton_slip.test_slip_headlines import NAMES, WORDS, table

MOMENT = 1500
"""So long a moment takes at most, in milliseconds."""


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    return Art(assets_root())


def frame_of(board: Board, seen: Any) -> Frame:
    layout = board.layout(seen)
    return Frame(layout.sprites, (), layout.furniture)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_tops_of_rivals_baskets_are_seen_across_the_table(seats: int) -> None:
    places = places_for(seats, 0)
    for stand in places.stands[1:]:
        assert top_width(stand.basket) >= 68, "they were 40 wide at five seats"
        assert top_width(stand.basket) > 1.1 * stand.slots[0].width


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ones_own_figure_and_hand_are_larger_than_anything_of_rivals(seats: int) -> None:
    places = places_for(seats, 0)
    own, *rivals = places.stands
    assert all(own.doll.height > 1.2 * stand.doll.height for stand in rivals)
    assert hand_boxes(places, 6)[0].width > max(top_width(stand.basket) for stand in rivals)
    assert min(stand.doll.height for stand in rivals) > 160, "panels left them 125 at five seats"


def test_the_log_is_a_line_in_the_bar_that_opens() -> None:
    seen = table(5, 1, 2, 3, 4, 5)
    log = Board(seen, 0, NAMES, WORDS).layout(seen).touch["log"]
    assert log.box.y + log.box.height < 46
    assert log.box.height < 44


@pytest.mark.parametrize("state", ["turn", "aim", "won"])
def test_who_acts_or_is_aimed_at_is_larger_than_who_waits(art: Art, state: str) -> None:
    seen = table(3, 1, 2, 3)
    plate = Board(seen, 0, NAMES[:3], WORDS).layout(seen).furniture.plates[2]
    box, high = places_for(3, 0).stands[2].doll, []
    for now in ("", state):
        canvas = Canvas(pygame.Surface((1280, 720), pygame.SRCALPHA), art)
        with art.wearing("mets_ton_slip"):
            paint_figure(canvas, box, replace(plate, state=now))
        high.append(canvas.surface.get_bounding_rect().height)
    assert high[1] > 1.04 * high[0]


def test_one_seat_is_painted_anew_and_never_the_table(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, painted = table(5, 1, 2, 3, 4, 5), []

    def count(canvas: Canvas, box: Any, plate: Any) -> None:
        painted.append(plate.seat)

    monkeypatch.setattr(plating, "paint_figure", count)
    board, layer = Board(seen, 0, NAMES, WORDS), SlipLayer(places_for(5, 0))
    canvas = Canvas(pygame.Surface((640, 360)), art)
    with art.wearing("mets_ton_slip"):
        layer.layer(canvas, frame_of(board, seen), [], WORDS)
        assert sorted(painted) == [0, 1, 2, 3, 4]
        painted.clear()
        RULES.apply(seen, ev.Wore(2, FACE["SHOES-SP"], 3))
        layer.layer(canvas, frame_of(board, seen), [], WORDS)
    assert painted == [2]


def test_no_moment_of_a_match_takes_longer_than_a_breath() -> None:
    match, kinds = begun(4, 5), set()
    for _ in played(match, Stream(2), wild=9):
        pass
    truth = RULES.initial(4, RULES.options(4, {}))
    board = Board(truth, None, NAMES[:4], WORDS)
    for event in match.open_book():
        before = board.layout(truth)
        RULES.apply(truth, event)
        road = board.beat(event, before, board.layout(truth), truth, 900)
        if road is not None:
            assert road.duration <= MOMENT, event
            kinds.add(event.kind)
    assert {"ended", "stripped", "wore", "attacked"} <= kinds


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("target", "key"), [(0, "aims-you"), (2, "aims")])
def test_the_bar_says_who_aims_at_whom(language: str, target: int, key: str) -> None:
    spoken, seen = words(language, "mets_ton_slip"), table(3, 1, 2, 3)
    RULES.apply(seen, ev.Attacked(1, FACE["GASTRO"], target))
    head = headline(Board(seen, 0, NAMES[:3], spoken).layout(seen).furniture, spoken)
    assert head.name == NAMES[1]
    assert head.then[-1] == spoken.say(f"table.{key}", name=NAMES[target])
    assert NAMES[2] in head.then[0], "and who is next, where there is room"


def test_on_a_result_figures_have_their_own_heads(art: Art) -> None:
    class Noting(Canvas):
        shown: set[str]

        def picture(self, name: str, *args: Any, **more: Any) -> None:
            self.shown.add(name)
            super().picture(name, *args, **more)

    state = table(3, 1, 6, 3)
    RULES.apply(state, ev.Ended((1,)))
    truth = ending.truth(state, (), NAMES[:3], WORDS)
    canvas, looks = Noting(pygame.Surface((640, 360)), art), faces([""] * 3)
    canvas.shown = set()
    with art.wearing("mets_ton_slip"):
        SeatRows(truth, NAMES[:3], looks, 0, WORDS).draw(canvas, 580)
    assert not canvas.shown & set(looks)
    assert {row.picture for row in truth.rows} <= canvas.shown

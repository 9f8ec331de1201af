"""Whole tables are painted in both languages: no text is missing, cut, or runs off the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame
import pytest
from tables import NAMES, Watching, board_of

from game.core.seats import Seat, Viewer
from game.games import words
from game.gangs import board as board_package
from game.gangs import log_lines
from game.gangs.board import Board, Cue
from game.gangs.model.state import State
from game.stage.motion.director import Director
from game.stage.motion.layout import Layout
from game.stage.paint.art import Art
from game.stage.paint.canvas import HEIGHT, WIDTH, Canvas
from game.store.places import assets_root
from game.store.texts import LANGUAGES

WINDOW_MS = 700.0
FRAMES_MOST = 90


@dataclass
class Written:
    """Every text that was painted, and what was wrong with it."""

    texts: set[str] = field(default_factory=set)
    outside: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)


@pytest.fixture(scope="module")
def art() -> Art:
    pygame.init()
    return Art(assets_root())


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    seen = Written()
    paint = Canvas.text

    def text(canvas: Canvas, text: str, x: float, y: float, *style: Any, **how: Any) -> float:
        seen.texts.add(text)
        width = paint(canvas, text, x, y, *style, **how)
        size = style[0] if style else how.get("size", 18)
        font = {"font": style[2]} if len(style) > 2 else {}
        room = how.get("room")
        if room is not None and canvas.text_width(text, size, **font) > room:
            seen.cut.add(text)
        align = how.get("align", "left")
        left = x - (width if align == "right" else width / 2 if align == "middle" else 0)
        if left < 0 or left + width > WIDTH or not size / 3 <= y <= HEIGHT - size / 3:
            seen.outside.add(text)
        return width

    monkeypatch.setattr(Canvas, "text", text)
    return seen


def cues(board: Board, view: State, layout: Layout, viewer: Viewer, turn: int) -> Iterator[Cue]:
    """What a person may be doing at this moment: nothing, peeking, pointing, being refused."""
    prompt, buttons = board.prompt(view, ()), board.touches.buttons(view)
    yield Cue(prompt=prompt, buttons=buttons, peek=turn % 2 == 0, focus="identity")
    if viewer is None or view.asked() != viewer:
        return
    spoken = board.words
    hands = sorted(name for name in layout.touch if name.startswith("hand:"))
    seats = frozenset(name for name in layout.touch if name.startswith(("seat:", "middle")))
    reasons = [key for key in REFUSALS if spoken.knows(key)]
    yield Cue(
        lit=frozenset(hands),
        focus=hands[turn % len(hands)] if hands else None,
        reason=spoken.say(reasons[turn % len(reasons)]),
        buttons=buttons,
    )
    for name in hands[turn % 3 :: 3]:
        card = layout.touch[name].token
        seat = f"seat:{turn % view.n}"
        yield Cue(
            lit=seats,
            focus=seat,
            touched=(card,),
            chosen=name,
            prompt=board.prompt(view, (card,)),
            buttons=buttons,
            preview=board.foresight.preview(view, (card, seat)),
        )


REFUSALS = [
    f"refusal.{reason}"
    for reason in (
        "shielded", "alternation", "must-play", "nothing-to-recycle", "no-second", "self", "out",
        "not-held", "not-offered", "not-your-turn",
    )
]  # fmt: skip


def paint(table: Watching, viewer: Viewer, language: str, art: Art) -> int:
    """Play a match and paint some of its moments, at rest and half way; return how many."""
    canvas = Canvas(pygame.Surface((WIDTH, HEIGHT)), art)
    view = table.views[viewer]
    board, log = board_of(view, viewer, language), []
    while table.match.pending():
        table.step()
    before, painted, turn = board.layout(view), 0, 0
    total = table.match.observations(viewer)
    for number, event in enumerate(table.news(viewer)):
        line = board.log.take_in(event, view)
        log += [line] if line is not None else []
        after = board.layout(view)
        road = board.beat(event, before, after, view, WINDOW_MS)
        last = number == len(total) - 1
        if last or (number * 37 % 101 < 12 and painted < FRAMES_MOST):
            turn += 1
            director = Director(before)
            if road is not None:
                director.add(road)
                director.pass_time(road.duration * (0.2, 0.5, 0.8)[turn % 3])
                board.draw(canvas, director.frame(), Cue(), log, view)
                painted += 1
            director.show(after)
            for cue in cues(board, view, after, viewer, turn):
                board.draw(canvas, director.frame(), cue, log, view)
                painted += 1
        before = after
    return painted


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "seats", [4, *(pytest.param(n, marks=pytest.mark.slow) for n in (8, 10, 12))]
)
def test_no_text_of_a_table_is_cut_or_runs_off_the_screen(
    seats: int, language: str, art: Art, written: Written
) -> None:
    log_lines = set()
    for seed, viewer in ((1, Seat(0)), (2, Seat(seats - 1)), (4, None)):
        table = Watching(seats, seed, (viewer,))
        assert paint(table, viewer, language, art) > 20
        view = table.views[viewer]
        board = board_of(view, viewer, language)
        fresh = Watching(seats, seed, (viewer,))
        while fresh.match.pending():
            fresh.step()
        for event in fresh.news(viewer):
            line = board.log.take_in(event, fresh.views[viewer])
            log_lines |= {line.text} if line is not None else set()
    assert len(written.texts) > 150
    assert written.outside == set()
    assert written.cut - log_lines - set(NAMES) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("seats", [4, 6])
def test_every_last_damage_is_said_in_words_where_few_sit(
    size: tuple[int, int], seats: int, language: str, art: Art, written: Written, lay: Any
) -> None:
    canvas, spoken = Canvas(pygame.Surface(size), art), words(language, "et_bim")
    piles = {"1": ["D10"], "2": ["D10", "D20"], "3": ["D10", "D30"]}
    view = lay(seats=seats, piles=piles).view(Seat(0))
    board = board_of(view, Seat(0), language)
    board.draw(canvas, Director(board.layout(view)).frame(), Cue(), [], view)
    said = {spoken.say(f"table.{key}") for key in ("allowed", "forbidden")}
    assert said <= written.texts
    assert not written.cut


@pytest.mark.slow
def test_the_longest_names_are_cut_and_push_nothing_off_the_screen(
    art: Art, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = [f"{name} la Très Longue"[:16] for name in NAMES]
    monkeypatch.setattr("tables.NAMES", long)
    for seats in (8, 12):
        table = Watching(seats, 6, (Seat(0),))
        paint(table, Seat(0), "fr", art)
    assert written.outside == set()
    assert not {text for text in written.cut if not any(name in text for name in long)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_board_can_ask_for_is_there(language: str) -> None:
    spoken = words(language, "et_bim")
    sources = [Path(log_lines.__file__), *Path(board_package.__file__).parent.glob("*.py")]
    asked = set()
    for source in sources:
        text = source.read_text("utf-8")
        asked |= set(re.findall(r'"((?:table|log|game)\.[a-z.-]+[a-z])"', text))
    assert len(asked) > 25
    assert [key for key in sorted(asked) if not spoken.knows(key)] == []


def test_both_languages_have_the_same_keys() -> None:
    tables: list[set[str]] = [
        {key for table in words(language, "et_bim").tables for key in table}
        for language in LANGUAGES
    ]
    # French counts 0 as one, so either language may have a singular of its own
    plain = [{key for key in keys if not key.endswith(".one")} for keys in tables]
    assert plain[0] == plain[1]

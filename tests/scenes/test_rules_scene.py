"""The rules: the part for players, all of it to be read, in the language spoken."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from game.games import FIRST as GAME
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.rules import RulesScene, read_rules
from game.stage.input.inputs import Wheel
from game.stage.paint.canvas import Canvas
from tests.slow import slow

Sit = Callable[..., Any]
SIZES = [(960, 540), (1280, 720), (1920, 1080)]


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Any:
    person = sit(TitleScene(kit))
    person.stack.open(RulesScene(kit, GAME))
    person.look()
    return person


def pages(person: Any, size: tuple[int, int]) -> list[Any]:
    """Read from the first page to the last."""
    person.press("home")
    read = [person.look(size)]
    while True:
        person.press("pagedown")
        page = person.look(size)
        if page.lines == read[-1].lines:
            return read
        read.append(page)


@pytest.mark.parametrize("size", [SIZES[0], *slow(SIZES[1:2]), SIZES[2]])
def test_every_line_comes_by_and_none_is_cut(kit: Kit, person: Any, size: tuple[int, int]) -> None:
    read = pages(person, size)
    seen = {line.text for page in read for line in page.lines}
    assert len(read) > 3
    for page in read:
        assert not page.cuts
        for line in page.lines:
            assert line.size >= 18, line
            assert line.x >= 0, line
            assert line.x + line.width <= 1280, line
    said = set(re.findall(r"\w+", read_rules(GAME, kit.language)))
    assert said <= set(re.findall(r"\w+", " ".join(seen)))


def test_lines_stay_on_the_page(person: Any) -> None:
    for page in pages(person, (1280, 720)):
        body = [line for line in page.lines if line.y > 64]
        assert all(line.x >= 160 and line.x + line.width <= 1112 for line in body)


def test_it_is_for_players_and_without_marks(kit: Kit, person: Any) -> None:
    source = read_rules(GAME, kit.language)
    assert source.startswith("## ")
    assert "```" not in source
    assert "json" not in source.lower()
    for line in (line for page in pages(person, (1280, 720)) for line in page.lines):
        assert not set(line.text) & set("*`|#")


def test_arrows_wheel_and_keys_scroll_between_two_ends(person: Any) -> None:
    begin = person.look().lines
    person.press("up", "pageup")
    assert person.look().lines == begin
    person.press("down")
    first = person.look().lines
    assert first != begin
    person.stack.handle_input(Wheel(640, 400, -1))
    assert person.look().lines not in (begin, first)
    person.stack.handle_input(Wheel(640, 400, 1))
    assert person.look().lines == first
    person.press("end")
    last = person.look().lines
    person.press("down", "pagedown")
    assert person.look().lines == last
    person.press("home")
    assert person.look().lines == begin


@pytest.mark.parametrize("way", ["escape", "f1", "enter", "mouse"])
def test_it_closes(kit: Kit, person: Any, way: str) -> None:
    if way == "mouse":
        person.click(kit.words().say("rules-screen.close").partition("] ")[2])
    else:
        person.press(way)
    assert person.top.name == "title"


def test_a_language_without_a_text_of_its_own_reads_the_english_one() -> None:
    assert read_rules(GAME, "en") == read_rules(GAME, "eo")
    assert read_rules(GAME, "fr") != read_rules(GAME, "en")


def test_a_page_runs_out_into_paper_where_it_goes_on(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    edges: list[float] = []
    paint = Canvas.drawing

    def drawing(canvas: Canvas, svg: str, x: float, y: float, *size: float) -> None:
        edges.extend([y] if "linearGradient" in svg else [])
        paint(canvas, svg, x, y, *size)

    monkeypatch.setattr(Canvas, "drawing", drawing)
    person = sit(RulesScene(kit, "et_bim"))
    for key, ends in (("home", "below"), ("pagedown", "both"), ("end", "above")):
        person.look()
        person.press(key)
        edges.clear()
        person.look()
        above, below = any(y < 360 for y in edges), any(y > 360 for y in edges)
        assert (above, below) == (ends != "below", ends != "above"), key


@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_where_a_page_runs_out_its_panel_keeps_its_line_and_round_corners(
    kit: Kit, sit: Sit, size: tuple[int, int], *, strong: bool
) -> None:
    kit.art.set_look(strong=strong)
    try:
        person = sit(RulesScene(kit, "et_bim"))
        seen = []
        for _ in range(2):
            page = person.look(size)
            k = page.k
            # both upper corners with the line between them, and the line at the left
            seen += [
                [
                    page.surface.subsurface([round(side * k) for side in part]).copy()
                    for part in ((130, 68, 1020, 11), (130, 68, 33, 640), (1118, 68, 32, 28))
                ]
            ]
            person.press("pagedown")
        for first, scrolled in zip(*seen, strict=True):
            assert first.get_buffer().raw == scrolled.get_buffer().raw
    finally:
        kit.art.set_look(strong=False)


def test_a_line_cannot_break_before_a_mark_of_the_word_before(kit: Kit, person: Any) -> None:
    read = [line.text for page in pages(person, (1280, 720)) for line in page.lines]
    blanks = any("\N{NO-BREAK SPACE};" in text for text in read)
    assert blanks is (kit.language == "fr"), "French has its blanks, and English none"
    assert [text for text in read if re.search("(^| )[;:!?»]", text)] == []

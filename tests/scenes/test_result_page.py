"""The result's page: words whole, axes named, one face a turning point, sheets that are filled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.endings import Curve
from game.games import shelf
from game.scenes.after.curve import paint_curve, plot_of
from game.scenes.after.result import ResultScene
from game.scenes.kit import Kit
from game.session import Session
from game.stage.input.claims import PARTS
from game.stage.input.input_hints import GAMEPAD, KEYS
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.tour.matches import play_on, some_sizes, table_session
from tests.slow import but_first

Sit = Callable[..., Any]


@pytest.fixture
def result(kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], Any]:
    """Return what puts a person before the result of a match."""
    monkeypatch.setattr(Session, "think", lambda session: None)

    def before(game: str, at: int) -> Any:
        session = table_session(kit, game, some_sizes(game)[at])
        play_on(session, turns=1000)
        session.close()
        return sit(ResultScene(kit, session, session.humans[0]))

    return before


@pytest.mark.every_language
@pytest.mark.parametrize("game", but_first(shelf()))
def test_every_way_on_stands_on_its_button_in_one_line(result: Any, game: str) -> None:
    person = result(game, 0)
    person.look()
    read = [line.text for line in person.seen]
    ways = [way for way in person.top.form.widgets if hasattr(way, "label")]
    assert len(ways) >= 3
    assert all(way.label in read for way in ways)
    boxes = [way.box for way in ways]
    assert all(box.x >= 800 and box.y + box.height <= 712 for box in boxes)


@pytest.mark.every_language
@pytest.mark.parametrize("game", but_first(shelf()))
def test_the_way_out_is_called_as_the_screen_is_to_which_it_leads(
    result: Any, kit: Kit, game: str
) -> None:
    person = result(game, 0)
    _, title = kit.words(game).say("speech.scene.title").split(", ")
    assert title in person.top.form["menu"].label


@pytest.mark.any_language
def test_a_couch_s_ways_keep_their_keys_whatever_part_was_pressed(result: Any, kit: Kit) -> None:
    person, hints = result("wombat", 0), kit.hints
    for seat, part in enumerate(PARTS):
        kit.claims.claim(seat, part)

    def picture() -> bytes:
        return bytes(person.look().surface.get_view("0"))

    hints.use(KEYS)
    by_mouse = picture()
    assert person.reads(hints.label("escape"))
    for part in PARTS:
        hints.use(KEYS, part)
        assert picture() == by_mouse
    hints.use(GAMEPAD, "pad:0")
    assert picture() != by_mouse, "a gamepad has other buttons"


@pytest.mark.any_language
@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_no_heads_are_heaped_where_many_fell(
    result: Any, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, painted = result(game, 2), []
    whole = Canvas.picture

    def picture(canvas: Canvas, name: str, x: float, y: float, *size: float) -> None:
        painted.append((name, x, y))
        whole(canvas, name, x, y, *size)

    monkeypatch.setattr(Canvas, "picture", picture)
    with person.art.wearing(person.stack.skin(person.top)):
        person.top.draw(Canvas(pygame.Surface((1280, 720)), person.art, person.hints))
    masks = [name for name, x, y in painted if name.startswith("mask_") and x < 800 and y > 500]
    assert len(masks) == 1, "the face of the one turning point that is told"


@pytest.mark.any_language
@pytest.mark.parametrize("game", but_first(shelf()))
def test_the_sheet_of_everybody_is_filled_however_few_they_are(result: Any, game: str) -> None:
    person = result(game, 0)
    person.look()
    rows = [line.y for line in person.seen if 830 < line.x < 1000 and 90 < line.y < 590]
    assert max(rows) >= 400, "it does not end in the upper half"


def test_a_curve_names_both_its_axes(kit: Kit) -> None:
    curve = Curve("Sound bricks", ("0", "18"), ("build 1", "build 2"), ((0, 0), (0.7, 1)), (0.6,))
    written: list[tuple[str, float, float]] = []
    canvas: Any = Canvas(pygame.Surface((1280, 720)), kit.art, kit.hints)
    canvas.text = lambda text, x, y, *_, **__: written.append((text, x, y))
    box = Box(40, 600, 700, 80)
    paint_curve(canvas, curve, box)
    plot, spots = plot_of(curve, box), {text: (x, y) for text, x, y in written}
    assert set(spots) == {"Sound bricks", "0", "18", "build 1", "build 2"}
    assert spots["18"][0] < plot.x > spots["0"][0]
    assert spots["18"][1] < spots["0"][1]
    assert spots["Sound bricks"][1] < plot.y
    foot = plot.y + plot.height
    assert spots["build 1"][1] > foot < spots["build 2"][1]
    assert spots["build 2"][0] == pytest.approx(plot.x + 0.6 * plot.width)


@pytest.mark.any_language
def test_who_looks_on_is_told_what_decided_it_and_nobody_is_you(
    result: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = result("et_bim", 0)
    written: list[tuple[str, float]] = []
    whole = Canvas.text

    def text(canvas: Canvas, said: str, x: float, y: float, *rest: Any, **more: Any) -> float:
        written.append((said, y if x < 800 else 0.0))
        return whole(canvas, said, x, y, *rest, **more)

    monkeypatch.setattr(Canvas, "text", text)
    with person.art.wearing(person.stack.skin(person.top)):
        person.top.draw_public(Canvas(pygame.Surface((1280, 720)), person.art, person.hints))
    assert any(y > 650 for _, y in written), "the foot of the sheet is not empty"
    ways = {way.label for way in person.top.form.widgets if hasattr(way, "label")}
    assert not ways & {said for said, _ in written}, "there is nothing to press"
    assert not any("vous" in said.lower() for said, _ in written)

"""What tests of scenes share: a kit, and a person who sees texts and clicks on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pygame
import pytest
from couching import Couch

from game.ai import bot_process
from game.games import shelf
from game.scenes.kit import Kit
from game.scenes.table import wording
from game.stage.input.input_hints import InputHints
from game.stage.input.inputs import (
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextAsked,
    TextTyped,
)
from game.stage.paint.art import Art
from game.stage.paint.canvas import HEIGHT, WIDTH, Canvas
from game.stage.scene import Scene
from game.stage.stack import Stack
from game.store.places import assets_root
from game.store.settings import Settings


@dataclass(frozen=True)
class Line:
    """A line of text as it was painted."""

    text: str
    x: float
    y: float
    width: float
    size: float


class Reader(Canvas):
    """A canvas that notes every text, and whether one had to be cut."""

    def __init__(self, art: Art, hints: InputHints, size: tuple[int, int] = (1280, 720)) -> None:
        super().__init__(pygame.Surface(size), art, hints)
        self.lines: list[Line] = []
        self.cuts: list[str] = []

    def text(
        self, text: str, x: float, y: float, size: float = 18, *rest: Any, **more: Any
    ) -> float:
        room, align = more.get("room"), more.get("align", "left")
        width = super().text(text, x, y, size, *rest, **more)
        left = x - (width if align == "right" else width / 2 if align == "middle" else 0)
        if room is None or width <= room + 1:
            self.lines.append(Line(text, left, y, width, size))
        return width

    def part(self, x: float, y: float, width: float, height: float) -> Canvas:
        part = Reader(self.art, self.hints)
        other = super().part(x, y, width, height)
        part.surface, part.k, part.left, part.top = other.surface, other.k, other.left, other.top
        part.lines, part.cuts = self.lines, self.cuts
        return part

    def cut(self, text: str, *rest: Any, **more: Any) -> str:
        kept = super().cut(text, *rest, **more)
        if kept != text:
            self.cuts.append(text)
        return kept


@dataclass
class Person:
    """Somebody before the window."""

    stack: Stack
    art: Art
    hints: InputHints
    seen: list[Line] = field(default_factory=list)

    @property
    def top(self) -> Any:
        return self.stack.top

    def look(self, size: tuple[int, int] = (1280, 720)) -> Reader:
        """Draw what is on top, and read it."""
        reader = Reader(self.art, self.hints, size)
        assert self.stack.top is not None
        with self.art.wearing(self.stack.skin(self.stack.top)):
            self.stack.top.draw(reader)
        self.seen = reader.lines
        return reader

    def reads(self, text: str) -> bool:
        self.look()
        return any(text in line.text for line in self.seen)

    def click(self, text: str) -> None:
        """Click on a text that can be read."""
        self.look()
        line = next((line for line in self.seen if line.text == text), None)
        assert line is not None, f"{text!r} is nowhere: {[line.text for line in self.seen]}"
        self.click_at(line.x + line.width / 2, line.y)

    def click_at(self, x: float, y: float) -> None:
        for heard in (PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)):
            self.stack.handle_input(heard)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.stack.handle_input(KeyPressed(key))

    def empty(self) -> None:
        """Take away all that is written in the field that has the focus."""
        self.stack.handle_input(TextAsked("all"))
        self.press("delete")

    def write(self, text: str) -> None:
        for letter in text:
            self.stack.handle_input(KeyPressed(letter.lower()))
            self.stack.handle_input(TextTyped(letter))


def check_fits(reader: Reader) -> None:
    """Check that no text was cut, all are large enough and inside the table."""
    assert reader.lines
    assert not reader.cuts
    for line in reader.lines:
        assert line.size >= 18, line
        assert line.x >= 0, line
        assert line.x + line.width <= WIDTH, line
        assert line.size / 2 <= line.y <= HEIGHT - line.size / 2, line


_KEPT: list[tuple[Art, pygame.font.Font]] = []
"""The pictures, drawn once a process, with a font that tells whether they still can be used."""


@pytest.fixture
def art() -> Art:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    try:
        _KEPT[0][1].size("still there?")
    except (IndexError, pygame.error):  # another test closed pygame, and its fonts with it
        _KEPT[:] = [(Art(assets_root()), pygame.font.Font(None, 12))]
    return _KEPT[0][0]


_STAMPS = count(step=1000)


@pytest.fixture
def hints() -> InputHints:
    hints = InputHints()
    hints.bindings.stamp = next(_STAMPS)  # another test's pictures of keys are not ours
    return hints


HERE = Path(__file__).parent
ALIKE = "the like of another test"
"""Why a test is slow that is nothing else: in another language, or between two sizes."""
BETWEEN: dict[str, tuple[object, ...]] = {
    "seats": (5, 6, 7, 8, 9, 10, 11),
    "size": (125, 150, 175, (1000, 900), (1024, 768), (1680, 720), (1920, 1080)),
    "text": (125, 150, 175),
    "zoom": (125, 150, 175, 1.5),
}
"""By parameter, what lies between two others, or is only larger: slow, whatever is looked at."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave to the slow part what is hardly ever wrong alone.

    That is all languages but the first, where no words are held to fit, and sizes between others.
    What hangs on no language is tried there in another way: bots think in their own process.
    """
    for item in items:
        if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
            continue
        params = item.callspec.params
        held = item.get_closest_marker("every_language") is not None
        if params.get("kit") not in (None, "fr") and not held:
            alike = item.get_closest_marker("any_language") is None
            item.add_marker(pytest.mark.slow(reason=ALIKE) if alike else pytest.mark.slow)
        elif item.path.is_relative_to(HERE) and any(
            params.get(name) in between for name, between in BETWEEN.items()
        ):
            item.add_marker(pytest.mark.slow(reason=ALIKE))


@pytest.fixture(params=["fr", "en"])
def kit(request: pytest.FixtureRequest, art: Art, hints: InputHints, tmp_path: Path) -> Kit:
    settings = Settings(language=request.param, welcomed=True, known=list(shelf()))
    return Kit(art, settings, tmp_path / "data", hints=hints)


@pytest.fixture
def sit(art: Art, hints: InputHints) -> Callable[[Scene], Person]:
    """Put a person before a scene."""

    def down(scene: Scene) -> Person:
        return Person(Stack(scene), art, hints)

    return down


@pytest.fixture
def fits() -> Callable[[Reader], None]:
    return check_fits


@pytest.fixture(autouse=True)
def bots_at_home(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think in this process, which starts none and waits for nothing.

    In the slow part they think in one of their own, as in the window; see also tests/app.
    """
    slow = request.node.get_closest_marker("slow")
    if slow is None or slow.kwargs.get("reason") == ALIKE:
        monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)


@pytest.fixture(autouse=True)
def words_read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the window wait until words were read: a test's time is not the clock's."""
    monkeypatch.setattr(wording, "PATIENCE_S", 60.0)


@pytest.fixture
def sofa(kit: Kit) -> Iterator[Callable[..., Couch]]:
    """Seat people on a couch; they get up when the test is over."""
    sat: list[Couch] = []

    def seated(*args: Any, **more: Any) -> Couch:
        sat.append(Couch(kit, *args, **more))
        return sat[-1]

    yield seated
    for couch in sat:
        couch.close()

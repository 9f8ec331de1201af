"""A witness: everything of one screen that anybody beside it could see, hear or find.

A frame of it is a list of facts, each with the fake millisecond at which it was so: what was drawn
(every call with its arguments; in some pairs, painted as the window does it, the parts that are
painted anew, and now and then the pixels themselves), what sounded, what was written for who cannot
hear it, what was spoken, what the log says, what lies on the disk, whether the picture wants to be
drawn again, and which screen is on top.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import pygame

from game.scenes.narrator import Narrator
from game.stage.input.input_hints import InputHints
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.screen import Screen
from game.stage.paint.theme import TEXT
from game.stage.sound.player import Sound
from game.stage.sound.voice import Speech
from game.stage.stack import Stack
from game.store.recorder import MATCHES
from tests.recorded import Recorded

Fact = tuple[Any, ...]
SIZE: Final = (320, 180)
"""Pixels: small, for what is compared is the same at any size."""


_widths: dict[tuple[str, float, str, float], float] = {}
"""How wide words are, for both worlds: it follows from them alone."""


class Drawing(Canvas):
    """A canvas that notes every call, on whatever layer it was made.

    Where nobody looks at the pixels it paints nothing: what is compared then is the calls.
    """

    def __init__(
        self, surface: pygame.Surface, art: Art, hints: InputHints, facts: list[Fact], paints: bool
    ) -> None:
        super().__init__(surface, art, hints)
        self.facts, self.paints = facts, paints

    def _another(self, canvas: Canvas) -> Drawing:
        other = Drawing(canvas.surface, canvas.art, canvas.hints, self.facts, self.paints)
        other.k, other.left, other.top = canvas.k, canvas.left, canvas.top
        return other

    def text_width(self, text: str, size: float = 18, font: str = TEXT) -> float:
        key = text, size, font, self.k
        if key not in _widths:
            _widths[key] = super().text_width(text, size, font)
        return _widths[key]

    def layer(self) -> Canvas:
        return self._another(super().layer())

    def on(self, surface: pygame.Surface) -> Canvas:
        return Drawing(surface, self.art, self.hints, self.facts, self.paints)

    def nearer(self, zoom: float, x: float, y: float) -> Canvas:
        return self._another(super().nearer(zoom, x, y))


def _noting(name: str, instead: Any) -> Any:
    plain = getattr(Canvas, name)

    def noted(self: Drawing, *given: Any, **named: Any) -> Any:
        first, *more = given
        self.facts.append((name, _told(first), *more, *named.items()))
        if self.paints:
            return plain(self, *given, **named)
        return instead(self, *given, **named)

    return noted


def _text(
    self: Drawing, text: str, x: float, y: float, size: float = 18, colour: Any = None,
    font: str = TEXT, *, room: float | None = None, **_: Any,
) -> float:  # fmt: skip
    return self.text_width(text if room is None else self.cut(text, room, size, font), size, font)


def _nothing(self: Drawing, *_: Any, **__: Any) -> None:
    """Paint nothing."""


def _told(value: Any) -> Any:
    """What is kept of an argument: of a picture its bytes."""
    if isinstance(value, pygame.Surface):
        return value.get_size(), pixels_of(value)
    return value


def pixels_of(surface: pygame.Surface) -> int:
    """Return a checksum of a picture's pixels."""
    try:
        return crc32(surface.get_view("0"))
    except ValueError:  # a row is padded
        return crc32(pygame.image.tobytes(surface, "RGBA"))


for _name in ("put", "put_centred", "picture", "drawing", "rect", "panel", "shadow"):
    setattr(Drawing, _name, _noting(_name, _nothing))
Drawing.text = _noting("text", _text)  # type: ignore[method-assign]


class Heard(Sound):
    """A loudspeaker that notes what it is given."""

    def __init__(self, facts: list[Fact]) -> None:
        super().__init__()
        self.facts = facts

    def play(self, name: str, *, pan: float = 0.0, group: str = "effects") -> None:
        self.facts.append(("sound", name, pan, group))

    def music(self, track: str | None) -> None:
        self.facts.append(("music", track))

    def tension(self, tension: float) -> None:
        if tension != self._tension:
            self.facts.append(("tension", tension))
        super().tension(tension)


class Witness:
    """Whoever watches one window, and may look into the player's folder."""

    def __init__(self, kit: Any, *, paints: bool = True) -> None:
        self.kit = kit
        self.paints = paints
        self.now = 0
        self.facts: list[Fact] = []
        self.stack: Stack | None = None
        kit.sound = Heard(self.facts)
        self.voice = Recorded()
        kit.speech = Speech(kit.settings, self.voice)
        self._narrator = Narrator(kit)
        self._surface = pygame.Surface(SIZE, 0, 32)
        self._screen = Screen()
        self._shown: object = None
        self._lines = self._said = 0
        self._captions: tuple[str, ...] = ()
        self._disk: tuple[Any, ...] = ()
        self._drawn = 0

    def take(self) -> list[Fact]:
        """Return, once, what was noted since the last time."""
        found = [(self.now, *fact) for fact in self.facts]
        self.facts.clear()
        return found

    def sit(self, scene: Any) -> None:
        """Lay the first scene before the witness."""
        self.stack = Stack(scene)

    @property
    def top(self) -> Any:
        """The scene that hears."""
        assert self.stack is not None
        return self.stack.top

    def handle_input(self, heard: Any) -> None:
        """Let the window hear an input."""
        assert self.stack is not None
        self.stack.handle_input(heard)

    def pass_time(self, ms: int) -> None:
        """Let fake time pass, and take everything in."""
        assert self.stack is not None
        self.now += ms
        self.stack.pass_time(ms)

    def look(self, *, draw: bool = True, pixels: bool = False, files: bool = True) -> None:
        """Note what can be seen, heard and found now; draw where the window would."""
        stack = self.stack
        assert stack is not None
        self._narrator.follow(stack)
        self._note("spoken", self.voice.said[self._said :])
        self._said = len(self.voice.said)
        top = stack.top
        if top is None:
            return
        shown = stack.names, stack.moving, stack.alert, getattr(top, "shows", None)
        if shown != self._shown:
            self._note("window", [shown])
        if draw and (stack.moving or shown != self._shown or pixels):
            self._shown = shown
            self._draw(stack, pixels=pixels)
        sounding = getattr(top, "sounding", None)
        if sounding is not None and sounding.heard != self._captions:
            self._captions = sounding.heard
            self._note("captions", sounding.captions)
        lines = getattr(top, "log_lines", ())
        self._note("log", [(line.text, line.secret) for line in lines[self._lines :]])
        self._lines = len(lines) or self._lines
        disk = found_in(self.kit.data) if files else self._disk
        if disk != self._disk:
            self._disk = disk
            self.facts.append(("disk", *disk))

    def _draw(self, stack: Stack, *, pixels: bool) -> None:
        """Draw as the window does, and note which parts of it are another picture now."""
        surface = self._screen.page(self._surface) if self.paints else self._surface
        stack.draw(Drawing(surface, self.kit.art, self.kit.hints, self.facts, self.paints))
        self._drawn += 1
        if not self.paints:
            return
        parts = self._screen.paint(surface, self._surface)
        self.facts.append(("parts", None if parts is None else [tuple(part) for part in parts]))
        if pixels:
            self.facts.append(("pixels", pixels_of(self._surface)))

    def _note(self, kind: str, said: list[Any]) -> None:
        self.facts.extend((kind, one) for one in said)


def found_in(folder: Path) -> tuple[Any, ...]:
    """Return what somebody finds in the player's folder without reading the sealed match.

    Of a sealed file that is its name and how long each of its lines is; of others all they hold.
    """
    found: list[Any] = []
    for at, folders, files in os.walk(folder):
        folders.sort()
        here = at.removeprefix(str(folder))
        for name in sorted(files):
            held = Path(at, name).read_bytes()
            what = tuple(map(len, held.split(b"\n"))) if here.endswith(MATCHES) else held
            found.append((f"{here}/{name}", what))
    return tuple(found)

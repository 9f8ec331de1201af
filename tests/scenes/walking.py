"""What tests that walk the screens share: a longer language, and eyes that see what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pygame
import pytest

import game.scenes.kit as kits
from game.core.words import Words
from game.games import words
from game.stage.input.input_hints import InputHints
from game.stage.input.inputs import KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint import key_caps, theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.display_list import DisplayList
from game.stage.stack import Stack

_BOLD = (theme.TITLE, theme.BUTTON, theme.TEXT_BOLD)
SHARE = 0.35
"""How much longer the pseudo-language is."""


class Longer(Words):
    """Words of a language that takes more room than ours: each word goes on for a while."""

    def say(self, key: str, **facts: object) -> str:
        return longer(super().say(key, **facts))

    def plus(self, table: Any) -> Words:
        return Longer(self.language, table, *self.tables)


def speak_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all screens of a test speak a longer language."""
    monkeypatch.setattr(
        kits, "words", lambda spoken, game=None: Longer(spoken, *words(spoken, game).tables)
    )


def longer(text: str) -> str:
    """Return a text whose words are about a third longer."""
    owed, words = 0.0, []
    for word in text.split(" "):
        owed += SHARE * len(word)
        more = min(int(owed), len(word)) if word[:1].isalpha() else 0
        owed -= more
        words.append(word + word[:more].lower())
    return " ".join(words)


@dataclass(frozen=True)
class Seen:
    """A line of text as it was painted."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    size: float
    contrast: float
    bold: bool = False

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def on(self, other: Seen) -> bool:
        """Say whether two lines are painted over each other, more than a hair."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > 2
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 3
        )


class Eyes(Canvas):
    """A canvas that notes every text: where it is, how it stands out, what was cut."""

    def __init__(
        self,
        art: Art,
        hints: InputHints | None = None,
        size: tuple[int, int] = (1280, 720),
        notes: Any = None,
    ) -> None:
        super().__init__(pygame.Surface(size), art, hints)
        self.seen: list[Seen] = [] if notes is None else notes.seen
        self.cuts: list[str] = [] if notes is None else notes.cuts
        self.caps: list[tuple[str, float, float]] = [] if notes is None else notes.caps
        """Keys that are told, and where."""
        self.scene = ""
        """The name of the scene that was on top."""

    def layer(self) -> Canvas:
        layer = Eyes(self.art, self.hints, self.surface.get_size(), self)
        layer.surface = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        layer.k, layer.left, layer.top = self.k, self.left, self.top
        return layer

    def on(self, surface: pygame.Surface) -> Canvas:
        other = Eyes(self.art, self.hints, surface.get_size(), self)
        other.surface = surface
        return other

    def panel(
        self, x: float, y: float, width: float, height: float, *rest: Any, **more: Any
    ) -> None:
        super().panel(x, y, width, height, *rest, **more)
        self._hide(Box(x, y, width, height))

    def rect(
        self, x: float, y: float, width: float, height: float, *rest: Any, **more: Any
    ) -> None:
        super().rect(x, y, width, height, *rest, **more)
        if len(rest) < 3 and more.get("alpha", 1) == 1:
            self._hide(Box(x, y, width, height))

    def _hide(self, box: Box) -> None:
        """What lets nothing through hides what was written where it is laid, or an end of it."""
        kept = []
        for one in self.seen:
            if box.holds(*one.middle):
                continue
            if box.y < one.middle[1] < box.y + box.height:
                if one.left < box.x < one.right:
                    one = replace(one, right=box.x)  # noqa: PLW2901 the part that is seen
                elif one.left < box.x + box.width < one.right:
                    one = replace(one, left=box.x + box.width)  # noqa: PLW2901 the same
            kept.append(one)
        self.seen[:] = kept
        self.caps[:] = [cap for cap in self.caps if not box.holds(*cap[1:])]

    def nearer(self, zoom: float, x: float, y: float) -> Canvas:
        near = Eyes(self.art, self.hints, self.surface.get_size(), self)
        plain = super().nearer(zoom, x, y)
        near.surface, near.k, near.left, near.top = plain.surface, plain.k, plain.left, plain.top
        return near

    def text(
        self, text: str, x: float, y: float, size: float = 18, *rest: Any, **more: Any
    ) -> float:
        before = self._row(x, y)
        width = super().text(text, x, y, size, *rest, **more)
        if not text.strip():
            return width
        align = more.get("align", "left")
        left = x - (width if align == "right" else width / 2 if align == "middle" else 0)
        ratio = self._contrast(before, left, y, width, rest, more)
        high = 0.36 * size
        bold = (rest[1] if len(rest) > 1 else more.get("font", theme.TEXT)) in _BOLD
        self.seen.append(Seen(text, left, y - high, left + width, y + high, size, ratio, bold))
        return width

    def cut(self, text: str, *rest: Any, **more: Any) -> str:
        kept = super().cut(text, *rest, **more)
        if kept != text:
            self.cuts.append(text)
        return kept

    def _row(self, x: float, y: float) -> pygame.Surface | None:
        """Return what is painted across the surface at the height of words, as it is now."""
        wide, high = self.surface.get_size()
        row = self.spot(x, y)[1]
        if not 0 <= row < high:
            return None
        if isinstance(self.surface, DisplayList):
            return _listed(self.surface, row)
        return self.surface.subsurface((0, row, wide, 1)).copy()

    def _contrast(
        self,
        before: pygame.Surface | None,
        left: float,
        y: float,
        width: float,
        rest: Any,
        more: Any,
    ) -> float:
        """Return the contrast of words with what they were painted on, or with their outline."""
        colour = rest[0] if rest else more.get("colour", theme.INK)
        ground = more.get("outline")
        if self.art.strong:
            colour = theme.strong_words(colour)
            ground = ground and theme.strong_words(ground)
        if ground is not None:
            return theme.contrast(colour, ground)
        ratios = []
        for step in range(9):
            x, _ = self.spot(left + width * (step + 0.5) / 9, y)
            if before is not None and 0 <= x < before.get_width():
                red, green, blue, alpha = before.get_at((x, 0))
                if alpha == 255:
                    ratios.append(theme.contrast(colour, (red, green, blue)))
        return sorted(ratios)[len(ratios) // 4] if ratios else 21.0


def _listed(display_list: DisplayList, row: int) -> pygame.Surface:
    """Return one row of pixels of what was listed so far."""
    found = pygame.Surface((display_list.get_width(), 1), pygame.SRCALPHA)
    for step in display_list.steps:
        if step.reach.top <= row < step.reach.bottom:
            found.set_clip(step.reach.x, 0, step.reach.width, 1)
            if step.source is None:
                found.fill(step.colour, found.get_clip(), step.flags)
            else:
                spot = step.spot[0], step.spot[1] - row
                found.blit(step.source, spot, step.area, step.flags)
    found.set_clip(None)
    return found


def looks(kit: Any, scenes: Any, size: tuple[int, int] = (1280, 720)) -> Iterator[Eyes]:
    """Draw the top scene at rest; what scrolls by whole rows once for every screenful."""
    stack = Stack(scenes[0])
    for scene in scenes[1:]:
        stack.open(scene)
    for _ in range(40):
        stack.pass_time(16)
    top: Any = stack.top
    while True:
        eyes = Eyes(kit.art, kit.hints, size)
        with kit.art.wearing(stack.skin(top)):
            top.draw(eyes)
            if not eyes.seen and top.see_through:  # the table below shows what it is about
                stack.scenes[-2].draw(eyes)
        assert eyes.seen
        eyes.scene = top.name
        yield eyes
        before = places(top)
        if before is None:
            return
        if top.name == "settings":  # there Page Down opens the next tab, which is walked by itself
            roll, form = top.roll, top.form
            if roll.last + 1 == len(roll.rows):
                return
            form.focus = roll.rows[roll.last + 1].widgets[0].name
            roll.place(form)
            continue
        stack.handle_input(KeyPressed("pagedown"))
        if places(top) == before:
            return


def places(scene: Any) -> Any:
    """Return where the rows of a scene lie that has some to go through, else None."""
    form = getattr(scene, "form", None)
    scrolls = getattr(scene, "roll", None) is not None or scene.name == "replays"
    return [(w.name, w.box) for w in form.widgets] if scrolls and form is not None else None


def note_caps(patch: pytest.MonkeyPatch) -> None:
    """Let eyes note which keys are told, and where."""
    plain = key_caps.named

    def named(canvas: Canvas, label: str, x: float, y: float, *given: Any, **more: Any) -> None:
        plain(canvas, label, x, y, *given, **more)
        if isinstance(canvas, Eyes):
            canvas.caps.append((f"round {label}" if more.get("rounded") else label, x, y))

    patch.setattr(key_caps, "named", named)


def twice(caps: list[tuple[str, float, float]]) -> list[str]:
    """Return the keys that stand at two things at once."""
    places: dict[str, set[tuple[int, int]]] = {}
    for label, x, y in caps:
        places.setdefault(label, set()).add((round(x), round(y)))
    return sorted(label for label, there in places.items() if len(there) > 1)


def overlaps(seen: list[Seen]) -> list[tuple[str, str]]:
    """Return the texts that are painted over each other."""
    return [
        (one.text, two.text)
        for place, one in enumerate(seen)
        for two in seen[place + 1 :]
        if one.on(two) and one.text != two.text
    ]

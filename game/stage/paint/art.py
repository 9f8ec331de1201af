"""Art: pictures and fonts, drawn at the screen's real resolution and kept.

Turned pictures are kept, because turning is what costs: twenty cards take some 6 ms to turn and a
small part of one to copy. Every cache here is bounded.

A game may have a skin: a folder of its name in ``svg/``, whose pictures stand for those of the same
names while something of that game is painted.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final
from zlib import crc32

import pygame

from game.core.decks import PHOTO
from game.core.user_error import shipped
from game.stage.paint.lettering import lettered, line_drawn, line_wide
from game.stage.paint.photos import fitted
from game.stage.paint.picture_cache import PictureCache, Steps
from game.stage.paint.surfaces import ready, shade, spun, stretched
from game.stage.paint.theme import Colour

TURN_STEP: Final = 2
"""Turned pictures are kept every so many degrees; the eye sees no smaller step in flight."""
SIZE_STEP: Final = 0.02
"""And in every size of so much of their own."""
FLIGHT_TURN: Final = 3
FLIGHT_SIZE: Final = 0.04
"""The same for what flies: the edge of a card of 290 pixels jumps by 6, and flies on by 20."""
FONTS: Final = 80
"""Fonts kept open, each its file and up to half a megabyte; a process may have 256 files on macOS,
and there may be a second window with fonts of its own."""
LONGEST: Final = 2000
"""Letters of a line that are measured one by one; the rest of a longer one is taken for alike."""
_BROADEST: Final = 16384
"""Pixels of a line that are drawn: no window is wider."""
_USUAL: Final = 1920 * 1080
"""Pixels of the screen that rooms of caches are told for."""
_FINEST: Final = 2560 * 1440
"""Pixels of the largest screen on which what flies is turned pixel by pixel."""
_BROAD: Final = 200_000
"""Pixels of a picture that is turned only while it flashes up."""
_LONG: Final = 400_000
"""Pixels of a picture that takes some 20 ms to draw, or longer."""
_MEASURED: Final = 4000
"""Widths of words that are kept; a table asks for some fifty in every frame."""
LARGEST: Final = 8192
"""Pixels of a side of a picture."""


class Art:
    """Pictures and fonts, drawn once for each size; shared by all canvases of a window."""

    def __init__(self, assets: Path) -> None:
        """Take the folder that holds ``svg/`` and ``fonts/``."""
        self._assets = assets
        self._pixels = 0
        self._pictures = PictureCache(400, 48, grows=0.3, solid=True)
        self._drawn = PictureCache(600, 32, grows=0.3, solid=True)
        self._turned = PictureCache(1000, 12, grows=0.4)  # some 250 small cards at 1080p
        self._made = PictureCache(120, 48, grows=0.3, solid=True)
        self._trimmed = PictureCache(400, 16, grows=0.3)
        self._margins: dict[object, tuple[int, int]] = {}
        self._faint = PictureCache(120, 4, grows=0.3)
        self._grounds = PictureCache(4)  # each covers the window: 8 MB at 1080p
        self._shadows = PictureCache(400, 10, grows=0.3)
        self._corners = PictureCache(400, 6, grows=0.4)
        self._texts = PictureCache(800, 8, grows=0.5)
        self._widths: dict[tuple[str, str, int], int] = {}
        self._fonts: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self._skins = {folder.name for folder in (assets / "svg").glob("*") if folder.is_dir()}
        self._files: dict[tuple[str, str], str] = {}
        self.photos: Callable[[str, int], bytes | None] = lambda deck, number: None
        """Where somebody's own pictures come from: a deck's fingerprint, and which of them."""
        self.skin = ""
        """The folder of ``svg/`` whose pictures go before the others; set by `wearing`."""
        self.strong = False
        """Whether everything is painted in high contrast."""
        self.named = True
        """Whether what a card shows is written under its picture."""
        self.ahead = True
        """Whether pictures that may fly later are drawn ahead: where somebody plays by them."""
        self.makes = 0
        """How many pictures were made, or begun: a frame that makes none has time for others."""
        self.forgotten = 0
        """How often all was let go of, and what was drawn ahead is to be drawn ahead again."""
        self.steps: Steps | None = None
        """Who lets a long picture be drawn in steps."""
        for cache in self._caches():
            cache.before = self.breathe

    def breathe(self) -> None:
        """Let the window do something else, where a picture takes long; whoever paints may ask."""
        self.makes += 1
        if self.steps is not None:
            self.steps.breathe()

    def set_look(self, *, strong: bool, named: bool = True) -> None:
        """Paint in high contrast from now on, or no more; with names under pictures, or without."""
        if (strong, named) != (self.strong, self.named):
            self.strong, self.named = strong, named
            self.forget()

    def fit(self, pixels: int) -> None:
        """Bound what is kept by the size of the screen that is painted."""
        if pixels != self._pixels:
            self._pixels = pixels
            for cache in self._caches():
                cache.fit(pixels / _USUAL)

    def _caches(self) -> tuple[PictureCache, ...]:
        return (
            self._pictures, self._drawn, self._turned, self._made, self._grounds,
            self._shadows, self._corners, self._texts, self._faint, self._trimmed,
        )  # fmt: skip

    def forget(self) -> None:
        """Let go of every picture: the window has another size now."""
        self.forgotten += 1
        for cache in self._caches():
            cache.clear()
        self._fonts.clear()

    def release(self) -> None:
        """Let go of what was in flight or lay there, and of the ground: the table is left."""
        flown = self._turned, self._shadows, self._corners, self._texts, self._faint
        for cache in (*flown, self._grounds):
            cache.clear()

    def has_skin(self, game: str) -> bool:
        """Say whether a game has pictures of its own."""
        return game in self._skins

    @contextmanager
    def wearing(self, game: str) -> Iterator[None]:
        """Draw with the skin of a game as long as this lasts; a game without one has everybody's.

        All canvases of this art wear it, layers too; another window's art does not.
        """
        before, self.skin = self.skin, game if game in self._skins else ""
        try:
            yield
        finally:
            self.skin = before

    def file(self, name: str) -> str:
        """Return which picture of ``svg/`` is drawn for a name: the skin's own, or everybody's."""
        if not self.skin or name.startswith(PHOTO):
            return name
        found = self._files.get((self.skin, name))
        if found is None:
            own = f"{self.skin}/{name}"
            there = (self._assets / "svg" / f"{own}.svg").is_file()
            found = self._files[self.skin, name] = own if there else name
        return found

    def scenery(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return a picture of ``svg/`` that is not kept: whoever paints a ground with it does.

        Raises:
            ShippedError: it is missing or damaged.
        """
        if name.startswith(PHOTO):
            _, deck, number, _ = name.split(":", 3)
            return ready(fitted(self.photos(deck, int(number)), *_within(width, height)))
        path = self._assets / "svg" / f"{self.file(name)}.svg"
        with shipped(path):
            return self._drawn_at(path, path, _within(width, height))

    def _drawn_at(
        self, key: object, of: Path | io.BytesIO, size: tuple[int, int]
    ) -> pygame.Surface:
        """Return an SVG drawn at a size, what takes long beside the window."""

        def draw() -> pygame.Surface:
            return pygame.image.load_sized_svg(of, size)

        if self.steps is not None and size[0] * size[1] > _LONG:
            return ready(self.steps.aside((key, size), draw))
        return ready(draw())

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """Return a picture of ``svg/`` at a size in pixels.

        Raises:
            ShippedError: it is missing or damaged.
        """
        key = self.file(name), width, height
        return self._pictures.get(key, lambda: self.scenery(name, max(1, width), max(1, height)))

    def trimmed(self, name: str, width: int, height: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a picture at a size in pixels without its empty margin, and where it lies in it.

        Raises:
            ShippedError: it is missing or damaged.
        """
        key = self.file(name), width, height
        whole = partial(self.scenery, name, max(1, width), max(1, height))
        return self._without_margin(self._trimmed, key, whole)

    def _without_margin(
        self, cache: PictureCache, key: object, make: Callable[[], pygame.Surface]
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        def trim() -> pygame.Surface:
            whole = make()
            box = whole.get_bounding_rect()
            self._margins[key] = box.topleft
            return whole.subsurface(box).copy()

        return cache.get(key, trim), self._margins[key]

    def drawing(
        self, svg: str, width: int, height: int, more: tuple[int, int] = (0, 0)
    ) -> pygame.Surface:
        """Return a small SVG text at a size, its middle repeated for so many pixels ``more``."""
        key = svg, width, height, more
        return self._drawn.get(key, lambda: stretched(self.sketch(svg, width, height), *more))

    def sketch(self, svg: str, width: int, height: int) -> pygame.Surface:
        """Return an SVG text drawn at a size in pixels, not kept."""
        return self._drawn_at(svg, io.BytesIO(svg.encode()), _within(width, height))

    def turned(
        self,
        key: object,
        image: pygame.Surface,
        turn: float,
        scale: float = 1.0,
        *,
        flying: bool = False,
    ) -> pygame.Surface:
        """Return a picture turned by degrees and scaled, kept under a key for the picture.

        What is ``flying`` has fewer angles and sizes, as no eye rests on it, and what flies alike
        gets to them one after the other, so that no frame has to turn all.
        """
        degrees, share = (FLIGHT_TURN, FLIGHT_SIZE) if flying else (TURN_STEP, SIZE_STEP)
        early = crc32(repr(key).encode()) % 64 / 128 - 0.25 if flying else 0.0
        step = round(turn / degrees + early) * degrees % 360
        size = round(round(scale / share + early) * share, 2)
        if step == 0 and size == 1:
            return image
        small = self._pixels > _FINEST and (flying or image.width * image.height > _BROAD)
        return self._turned.get(
            (self.skin, key, step, size, small, flying),
            lambda: spun(image, step, size, small=small, flying=flying),
        )

    def faint(self, image: pygame.Surface, alpha: int) -> pygame.Surface:
        """Return a kept picture that lets through what lies below it, 0 to 255 of 255 its own."""

        def make() -> pygame.Surface:
            thin = image.copy()
            thin.set_alpha(alpha)
            return thin

        return self._faint.get((image, alpha), make)

    def made(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a picture made of others, kept under a key."""
        return self._made.get((self.skin, key), make)

    def made_trimmed(
        self, key: object, make: Callable[[], pygame.Surface]
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the same without its empty margin, and where it lies in the whole."""
        return self._without_margin(self._made, (self.skin, key), make)

    def ground(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a picture that covers the window, kept under a key; only the last few are."""
        return self._grounds.get((self.skin, key), make)

    def font(self, name: str, pixels: int) -> pygame.font.Font:
        """Return a font of ``fonts/`` at a size in pixels.

        Raises:
            ShippedError: it is missing or damaged.
        """
        key = (name, pixels)
        found = self._fonts.get(key)
        if found is None:
            path = self._assets / "fonts" / f"{name}.ttf"
            with shipped(path):
                found = pygame.font.Font(path, pixels)
                # a damaged file is told here only; asked for its height, pygame-ce 2.5.8 crashes
                if not found.size("A")[0]:
                    raise ValueError(name)
            self._fonts[key] = found
            if len(self._fonts) > FONTS:
                self._fonts.popitem(last=False)
        else:
            self._fonts.move_to_end(key)
        return found

    def wide(self, text: str, font: str, pixels: int) -> float:
        """Return how wide a line of text is in pixels, whatever stands in it."""
        if len(text) > LONGEST:
            return self.wide(text[:LONGEST], font, pixels) * len(text) / LONGEST
        key = text, font, pixels
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= _MEASURED:
                self._widths.clear()
            found = self._widths[key] = line_wide(text, self.font(font, pixels), pixels)
        return found

    def written(self, text: str, font: str, pixels: int, colour: Colour) -> pygame.Surface:
        """Return a line of text, whatever stands in it: this never raises for the text's sake."""

        def make() -> pygame.Surface:
            its, shown = self.font(font, pixels), lettered(text[:LONGEST])
            while its.size(shown)[0] > _BROADEST:
                shown = shown[: len(shown) // 2]
            try:
                return line_drawn(shown, its, pixels, colour, self.sketch)
            except (pygame.error, ValueError):  # a letter that this font has no width for, say
                return pygame.Surface((1, its.get_height()), pygame.SRCALPHA)

        return self._texts.get((text, font, pixels, colour), make)

    def shadow(self, width: int, height: int, radius: int, blur: int, alpha: int) -> pygame.Surface:
        """Return a blurred ink shadow, 2 × blur larger on each side than what throws it."""

        def make() -> pygame.Surface:
            corners, most = self.shade(width, height, radius, blur, alpha), _within(width, height)
            wide, high = corners.get_width() - 4 * blur, corners.get_height() - 4 * blur
            return ready(stretched(corners, most[0] - wide, most[1] - high))

        return self._shadows.get((width, height, radius, blur, alpha), make)

    def shade(self, width: int, height: int, radius: int, blur: int, alpha: int) -> pygame.Surface:
        """Return a shadow whose middle column and row are to be repeated up to its size."""
        # a blur costs by the pixel: what lies between the corners is the same all along
        reach = 2 * (radius + 2 * blur) + 1
        wide, high = min(width, reach), min(height, reach)
        key = wide, high, radius, blur, alpha
        return self._corners.get(key, lambda: shade(*key))

    def piece(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a part of something large, kept under a key: made at once, unlike corners."""
        return self._drawn.get(key, make)


def _within(width: int, height: int) -> tuple[int, int]:
    """Return a size that can be drawn, whatever number of a file it was reckoned from."""
    return min(width, LARGEST), min(height, LARGEST)

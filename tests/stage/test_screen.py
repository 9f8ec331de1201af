"""The screen: to paint only what is another picture leaves the pixels of painting all of it."""

from __future__ import annotations

import random
import weakref
from collections.abc import Callable, Iterator
from unittest import mock

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage.paint import display_list, solid
from game.stage.paint import screen as painting
from game.stage.paint.boxes import beside, merged
from game.stage.paint.changing import Changing
from game.stage.paint.display_list import DisplayList, differing
from game.stage.paint.screen import Screen

SIZE = (211, 127)
"""No width of a picture is a multiple of what a processor copies at once."""
Paint = Callable[[pygame.Surface], None]


@pytest.fixture(autouse=True, scope="module")
def _screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()


def noise(chance: random.Random, size: tuple[int, int], *, through: bool) -> pygame.Surface:
    """Return a picture in which no two pixels need be alike."""
    image = pygame.image.frombytes(chance.randbytes(4 * size[0] * size[1]), size, "RGBA")
    return image.convert_alpha() if through else image.convert()


def card(chance: random.Random) -> pygame.Surface:
    """Return a picture that lets nothing through but at its corners, as every card does."""
    image, size = noise(chance, (84, 68), through=True), (84, 68)
    inside = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(inside, (0, 0, 0, 255), ((0, 0), size), border_radius=12)
    image.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    solid.note(image)
    return image


class Moving:
    """A scene in which things come, go, move, fade, change places, are clipped and hide others."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = random.Random(seed)  # noqa: S311 a picture, no secret
        like = pygame.Surface((1, 1), 0, pygame.display.get_surface())
        self.still = Changing(SIZE, like)
        self.still.blit(noise(chance, SIZE, through=False), (0, 0))
        sizes = [(chance.randrange(1, 60), chance.randrange(1, 60)) for _ in range(7)]
        self.sources = [noise(chance, one, through=chance.random() < 0.8) for one in sizes]
        for one in self.sources[:2]:
            one.set_alpha(chance.randrange(256))
        self.sources += [card(chance), card(chance)]
        self.things = [self._thing() for _ in range(9)]

    def _thing(self) -> tuple[object, ...]:
        chance = self.chance
        spot = chance.randrange(-40, SIZE[0] + 10), chance.randrange(-40, SIZE[1] + 10)
        box = (*spot, chance.randrange(70), chance.randrange(70))
        kind = chance.choice(("copy", "copy", "copy", "part", "box", "clipped", "added"))
        return kind, chance.choice(self.sources), spot, box, chance.randbytes(3)

    def step(self) -> None:
        chance, things = self.chance, self.things
        for _ in range(chance.randrange(4)):
            match chance.randrange(5):
                case 0:
                    things.insert(chance.randrange(len(things) + 1), self._thing())
                case 1 if things:
                    things.pop(chance.randrange(len(things)))
                case 2 if things:
                    things[chance.randrange(len(things))] = self._thing()
                case 3:
                    chance.shuffle(things)
                case 4:
                    part = pygame.Rect(chance.randrange(SIZE[0]), chance.randrange(SIZE[1]), 30, 20)
                    self.still.fill(tuple(chance.randbytes(3)), part)
                    self.still.changed((part,))

    def paint(self, page: pygame.Surface) -> None:
        page.fill((1, 2, 3))
        page.blit(self.still, (0, 0))
        for kind, source, spot, box, colour in self.things:
            match kind:
                case "copy":
                    page.blit(source, spot)
                case "part":
                    page.blit(source, spot, (3, 4, 20, 17))
                case "added":
                    page.blit(source, spot, special_flags=pygame.BLEND_RGB_ADD)
                case "box":
                    page.fill(tuple(colour), box)
                case "clipped":
                    before = page.get_clip()
                    page.set_clip(box)
                    page.blit(source, spot)
                    page.set_clip(before)


def like_plain(scene: Moving, frames: int) -> bool:
    """Show a scene both ways side by side; say whether every picture was the same."""
    shown, plain = (pygame.Surface(SIZE, 0, pygame.display.get_surface()) for _ in range(2))
    window = Screen()
    for _ in range(frames):
        page = window.page(shown)
        scene.paint(page)
        window.paint(page, shown)
        scene.paint(plain)
        if shown.get_buffer().raw != plain.get_buffer().raw:
            return False
        scene.step()
    return True


@given(st.integers(0, 2**32))
def test_whatever_moves_every_picture_is_the_same_as_if_painted_whole(seed: int) -> None:
    assert like_plain(Moving(seed), 6)


@given(st.integers(0, 2**32))
def test_what_is_left_out_below_something_is_not_seen(seed: int) -> None:
    with mock.patch.object(display_list, "WORTH", 1):
        assert like_plain(Moving(seed), 6)


def test_more_left_out_than_is_hidden_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display_list, "WORTH", 1)
    monkeypatch.setattr(display_list, "beside", lambda box, cover: beside(box, cover.inflate(2, 2)))
    assert not all(like_plain(Moving(seed), 6) for seed in range(12))


@pytest.mark.parametrize("worth", [1, 50_000])  # taken apart, and below what hides all of a part
def test_more_left_out_below_a_card_than_it_hides_would_be_seen(
    monkeypatch: pytest.MonkeyPatch, worth: int
) -> None:
    monkeypatch.setattr(display_list, "WORTH", worth)
    monkeypatch.setattr(display_list, "solid", lambda picture: picture.get_rect())
    assert not all(like_plain(Moving(seed), 6) for seed in range(12))


def worse(found: Callable[..., object], which: str) -> Callable[..., object]:
    """Return a fault: boxes one pixel short, the first of them lost, or changes of still layers."""

    def faulty(*told: object) -> object:
        boxes = list(found(*told))  # type: ignore[call-overload]
        if which == "lost":
            return iter(boxes[1:])
        return iter([box.inflate(-1, 0) for box in boxes])

    return faulty


@pytest.mark.parametrize(("where", "what", "which"), [
    (painting, "differing", "lost"), (painting, "differing", "short"), (Changing, "since", "lost"),
])  # fmt: skip
def test_a_fault_in_what_is_painted_anew_would_be_seen(
    monkeypatch: pytest.MonkeyPatch, where: object, what: str, which: str
) -> None:
    monkeypatch.setattr(where, what, worse(getattr(where, what), which))
    assert not all(like_plain(Moving(seed), 6) for seed in range(12))


def test_two_things_that_change_places_are_painted_anew() -> None:
    page = pygame.Surface(SIZE, 0, pygame.display.get_surface())
    lists = [DisplayList(page), DisplayList(page)]
    one, other = pygame.Surface((10, 10)), pygame.Surface((10, 10))
    for painted, order in zip(lists, ((one, other), (other, one)), strict=True):
        for source in order:
            painted.blit(source, (5, 5))
    boxes = list(differing(lists[0].steps, lists[1].steps))
    assert pygame.Rect(5, 5, 10, 10) in boxes


def test_where_nothing_changed_nothing_is_painted_and_nothing_shown() -> None:
    surface = pygame.Surface(SIZE, 0, pygame.display.get_surface())
    window, scene = Screen(), Moving(4)
    found = []
    for _ in range(2):
        page = window.page(surface)
        scene.paint(page)
        found.append(window.paint(page, surface))
    assert found == [None, []]


def test_a_forgotten_picture_is_painted_whole_and_its_list_is_gone() -> None:
    surface = pygame.Surface(SIZE, 0, pygame.display.get_surface())
    window, scene = Screen(), Moving(5)
    for _ in range(2):
        page, picture = window.page(surface), pygame.Surface((9, 9))
        kept = weakref.ref(picture)
        scene.paint(page)
        page.blit(picture, (5, 5))
        assert window.paint(page, surface) is None
        del page, picture
        assert kept() is not None, "it may be painted again"
        window.forget()
        assert kept() is None
        surface.fill((0, 0, 0))


def test_a_picture_that_is_another_one_nearly_everywhere_is_painted_whole() -> None:
    whole = pygame.Rect(0, 0, *SIZE)
    assert merged(iter([whole.inflate(-4, -4)]), whole, 0.7) is None
    small = [pygame.Rect(0, 0, 9, 9), pygame.Rect(120, 90, 9, 9)]
    assert merged(iter(small), whole, 0.7) == small


def test_what_a_display_list_cannot_keep_is_refused_at_once() -> None:
    painted = DisplayList(pygame.Surface(SIZE))
    for call in (painted.copy, painted.subsurface, painted.get_at, painted.set_at, painted.blits):
        with pytest.raises(TypeError):
            call((0, 0))

"""Drawing a text never raises, whatever it is, and takes no time that one would see."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.stage.input.inputs import TextTyped
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.strokes import stroke
from game.stage.sound.voice import Speech, Utterance
from game.stage.widgets.fields import Hinted, TextField
from game.store.places import assets_root
from game.store.settings import Settings
from tests.nasty import TEXTS
from tests.recorded import Recorded

ids = [ascii(text[:12]) for text in TEXTS]


@pytest.fixture(scope="module")
def canvas() -> Canvas:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Canvas(pygame.Surface((1280, 720)), Art(assets_root()))


@pytest.mark.parametrize("text", TEXTS, ids=ids)
def test_any_text_is_painted_measured_cut_and_fitted(canvas: Canvas, text: str) -> None:
    began = time.process_time()
    for font in (theme.TEXT, theme.TITLE):
        canvas.text(text, 10, 20, 18, theme.INK, font, outline=theme.WHITE)
        canvas.text(text, 10, 20, 18, theme.INK, font, room=100)
        assert canvas.text_width(text, 18, font) >= 0
        assert canvas.fitted(text, 100, 30, font) > 0
        assert len(canvas.cut(text, 100, 18, font)) <= max(len(text), 1)
    assert time.process_time() - began < 1.0


@pytest.mark.parametrize("size", [(1e6, 30.0), (30.0, 1e6)])
def test_a_shape_of_any_size_is_painted(canvas: Canvas, size: tuple[float, float]) -> None:
    wide, high = size
    for upright in (False, True):
        stroke(canvas, Box(0, 0, wide, high), theme.LEMON, upright=upright)
    canvas.picture("icon_shape_d10", 0, 0, wide, high)
    canvas.panel(0, 0, wide, high, 10)


@pytest.mark.parametrize("text", TEXTS, ids=ids)
def test_any_text_is_wrapped(canvas: Canvas, text: str) -> None:
    short = text[:2000]
    lines = canvas.wrap(short, 300)
    assert "".join("".join(lines).split()) == "".join(short.split())
    assert canvas.even(short, 300)


def test_a_word_of_100_000_letters_is_wrapped_before_one_gets_up(canvas: Canvas) -> None:
    began = time.process_time()
    assert "".join(canvas.wrap("a" * 100_000, 300)) == "a" * 100_000
    assert time.process_time() - began < 10.0  # it took minutes: letter by letter, all that is left


@pytest.mark.parametrize("text", TEXTS, ids=ids)
def test_any_text_is_spoken_without_half_letters(text: str) -> None:
    voice = Recorded()
    wishes = Settings(speech=True)
    Speech(wishes, voice).say(Utterance(text))
    for said in voice.said:
        assert "\0" not in said
        said.encode("utf-8")


@pytest.mark.parametrize("text", TEXTS, ids=ids)
def test_any_text_can_be_typed_into_any_field(canvas: Canvas, text: str) -> None:
    for kind in ("", "digits", "search", "path", "code"):
        for field in (
            TextField("one", Box(0, 0, 200, 46), "", kind=kind),
            Hinted("one", Box(0, 0, 200, 46), text, "hint", most=1024, kind=kind),
        ):
            field.handle_input(TextTyped(text))
            assert len(field.value) <= max(field.most, len(text)), kind
            field.draw(canvas, focused=True)


@pytest.mark.parametrize("text", TEXTS, ids=ids)
def test_any_text_can_be_the_sentence_of_a_notice(
    canvas: Canvas, tmp_path: Path, text: str
) -> None:
    NoticeScene(Kit(canvas.art, Settings(), tmp_path, hints=canvas.hints), text[:1000]).draw(canvas)

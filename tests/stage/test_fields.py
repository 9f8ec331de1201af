"""Fields: keys, pointer and clipboard do in them what they do in any other program."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.stage.input.clipboard import copied, pasted
from game.stage.input.inputs import (
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextAsked,
    TextComposed,
    TextTyped,
)
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.widgets.fields import Hinted, TextField
from game.stage.widgets.form import Button, Changed, Form
from game.store.places import assets_root
from tests.slow import slow

PATH = "/media/zoé/Téléchargements/parties/2026/novembre/une-partie-très-longue.jsonl"


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    return Canvas(pygame.Surface((1280, 720)), Art(assets_root()))


class Written:
    """A form with a field that has the focus, and buttons beside it."""

    def __init__(self, canvas: Canvas, value: str, **more: Any) -> None:
        self.canvas = canvas
        self.field = TextField("text", Box(200, 100, 300, 46), value, **{"most": 80, **more})
        beside = [Button(name, Box(x, 100, 90, 46), name) for name, x in (("l", 50), ("r", 600))]
        self.form = Form([self.field, *beside])
        self.draw()

    def draw(self) -> None:
        self.form.draw(self.canvas)

    def handle_input(self, *inputs: Input) -> Changed | None:
        changed = None
        for heard in inputs:
            changed = self.form.handle_input(heard)
            self.draw()
        return changed

    def press(self, *keys: str, **more: Any) -> None:
        for key in keys:
            self.handle_input(KeyPressed(key, **more))

    def ask(self, *asked: str) -> None:
        for what in asked:
            self.handle_input(TextAsked(what))

    @property
    def value(self) -> str:
        return self.field.value

    @property
    def selected(self) -> str:
        return self.field.line.selected

    def x(self, at: int) -> float:
        """Return where a place of the text lies on the screen."""
        size = 19 * self.field.zoom
        return 212 + self.canvas.text_width(self.value[:at], size, "baloo-2-600")


@pytest.fixture
def write(canvas: Canvas) -> Any:
    return lambda value="", **more: Written(canvas, value, **more)


def test_arrows_lead_the_caret_and_one_writes_there(write: Any) -> None:
    its = write("Zoe")
    its.press("left")
    assert its.handle_input(TextTyped("x")) == Changed("text", "Zoxe")
    its.press("home")
    its.handle_input(TextTyped("a"))
    its.press("end", "backspace")
    assert its.value == "aZox"
    its.press("home", "delete")
    assert its.value == "Zox"


def test_at_its_ends_an_arrow_leads_on_and_a_held_one_does_not(write: Any) -> None:
    its = write("ab")
    its.press("left", "left")
    its.press("left", repeat=True)
    its.press("left", shift=True)
    assert its.form.focus == "text"
    its.press("left")
    assert its.form.focus == "l"
    its.form.focus = "text"
    its.press("end", "right")
    assert its.form.focus == "r"


def test_a_gamepad_leads_past_a_field(write: Any) -> None:
    its = write("abc")
    its.handle_input(KeyPressed("left", source="pad:0"))
    assert its.form.focus == "l"


def test_shift_selects_and_what_is_written_takes_its_place(write: Any) -> None:
    its = write("abcd")
    its.press("left")
    its.press("left", "left", shift=True)
    assert its.selected == "bc"
    its.press("right")
    assert (its.selected, its.field.line.caret) == ("", 3), "an arrow leaves what was selected"
    its.press("home", shift=True)
    its.handle_input(TextTyped("x"))
    assert its.value == "xd"


def test_copy_cut_and_paste_go_by_the_clipboard(write: Any) -> None:
    its = write("un deux")
    its.ask("all", "copy")
    assert pasted() == "un deux"
    its.press("left")
    its.handle_input(TextAsked("word-right", shift=True))
    its.ask("cut")
    assert (its.value, pasted()) == (" deux", "un")
    its.press("end")
    its.ask("paste", "undo", "redo")
    assert its.value == "deuxun", "nothing that is written begins with a space"


def test_nothing_selected_leaves_the_clipboard_alone(write: Any) -> None:
    copied("before")
    write("text").ask("copy", "cut")
    assert pasted() == "before"


def test_what_is_private_is_never_put_on_the_clipboard(write: Any) -> None:
    copied("before")
    its = write("le mot secret")
    its.field.private = True
    its.ask("all", "copy", "cut")
    its.handle_input(KeyPressed("delete", shift=True))
    assert (pasted(), its.value) == ("before", "le mot secret")
    its.ask("paste")
    assert its.value == "before", "what comes from elsewhere may be pasted"


@pytest.mark.parametrize(
    ("kind", "most", "text", "found"),
    [
        ("", 12, "  Zoé\r\nde la Tour du Pin", "Zoé de la To"),
        ("seed", 64, " 0xFF-FF \n", "0ffff"),
        ("seed", 64, "8136", "8136"),
        ("seed", 64, "Receipt X03W-PB4D-3210-9C7J · seed 8136 · salt 5a175a175a175a17", "8136"),
        ("seed", 64, f"graine {'0A' * 16}", "0a" * 16),
        ("digits", 4, "12 345", "1234"),
        ("path", 300, f"{PATH}\n", PATH),
        ("search", 40, "M526-W14N-1FV6-ZZZC", "M526-W14N-1FV6-ZZZC"),
    ],
)
def test_what_is_pasted_is_cleaned_and_cut(
    write: Any, kind: str, most: int, text: str, found: str
) -> None:
    copied(text)
    its = write("", kind=kind, most=most)
    its.ask("paste")
    assert its.value == found


@pytest.mark.parametrize("problem", [pygame.error, UnicodeDecodeError])
def test_a_clipboard_that_fails_is_an_empty_one(
    write: Any, monkeypatch: pytest.MonkeyPatch, problem: type[Exception]
) -> None:
    def fails(*args: object) -> str:
        raise problem("utf-8", b"", 0, 1, "") if problem is UnicodeDecodeError else problem("no")

    monkeypatch.setattr(pygame.scrap, "get_text", fails)
    its = write("abc")
    its.ask("paste")
    assert its.value == "abc"


def test_what_cannot_be_copied_is_not_cut(write: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fails)
    its = write("abc")
    its.ask("all", "cut")
    assert its.value == "abc"


def test_a_click_leads_the_caret_and_dragging_selects(write: Any) -> None:
    its = write("un deux trois")
    its.handle_input(PointerPressed(its.x(3) + 1, 120))
    assert its.field.line.caret == 3
    its.handle_input(PointerMoved(its.x(7), 130), PointerMoved(its.x(7), 500))
    assert (its.selected, its.form.focus) == ("deux", "text")
    its.handle_input(PointerReleased(its.x(7), 500), PointerMoved(its.x(0), 120))
    assert its.selected == "deux", "it was let go"
    its.handle_input(PointerPressed(its.x(0), 120, shift=True))
    assert its.selected == "un "


def test_a_double_click_selects_a_word_and_a_third_one_all(write: Any) -> None:
    its = write("un deux trois")
    x = its.x(5)
    its.handle_input(PointerPressed(x, 120), PointerPressed(x, 120, clicks=2))
    assert its.selected == "deux"
    its.handle_input(PointerPressed(x, 120, clicks=3))
    assert its.selected == "un deux trois"


@pytest.mark.parametrize("zoom", [*slow([1.0]), 2.0])
def test_the_caret_is_always_seen(write: Any, zoom: float) -> None:
    its = write("", most=300, kind="path")
    its.field.zoom = zoom
    its.handle_input(TextTyped(PATH))
    box = its.field.box

    def seen() -> None:
        caret = its.field.written.x
        assert box.x + 10 <= caret <= box.x + box.width - 8

    seen()
    for key in ("home", *["right"] * 90, *["left"] * 90, "end", *["backspace"] * 60):
        its.press(key, repeat=True)
        seen()


def test_a_click_on_a_text_that_has_no_room_finds_what_is_seen_there(write: Any) -> None:
    its = write(PATH, kind="path", most=300)
    its.form.focus = "l"
    its.draw()
    its.handle_input(PointerPressed(488, 120))
    assert its.field.line.caret >= len(PATH) - 1, "of a path one sees the end"
    its = write("x" * 80)
    its.form.focus = "l"
    its.draw()
    its.handle_input(PointerPressed(213, 120))
    assert its.field.line.caret == 0, "of others the beginning"


def test_what_is_composed_stands_where_the_caret_is(write: Any) -> None:
    its = write("ad")
    its.press("left")
    its.handle_input(TextComposed("bc", caret=1))
    assert its.value == "ad"
    assert its.field.written.x == pytest.approx(
        212 + its.canvas.text_width("ab", 19, "baloo-2-600"), abs=1
    )
    its.handle_input(TextTyped("bc"))
    assert its.value == "abcd"


@pytest.mark.parametrize(
    "text", ["שלום עולם", "مرحبا", "👍🏽🇫🇷", "e\u0301\u0302\u0323\u0324", "한글"]
)
def test_any_script_is_written_selected_and_erased(write: Any, text: str) -> None:
    its = write("")
    its.handle_input(TextTyped(text))
    whole = its.value
    its.press(*["left"] * 12, repeat=True)
    its.press(*["right"] * 12, repeat=True, shift=True)
    assert its.selected == whole
    its.handle_input(PointerPressed(230, 120), PointerPressed(230, 120, clicks=2))
    its.ask("all", "cut", "undo")
    assert its.value == whole
    its.press("end", *["backspace"] * 12)
    assert its.value == ""


def test_a_field_goes_on_where_it_was_when_its_form_is_laid_out_anew(write: Any) -> None:
    its = write("abcd")
    its.press("left", "left")
    anew = Hinted("text", Box(200, 300, 300, 46), "abcd", "hint")
    form = Form([anew], before=its.form)
    form.handle_input(TextTyped("x"))
    assert anew.value == "abxcd"
    form.handle_input(TextAsked("undo"))
    assert anew.value == "abcd"
    other = Hinted("text", Box(200, 300, 300, 46), "another", "hint")
    form = Form([other], before=form)
    assert other.value == "another"
    form.handle_input(TextAsked("undo"))
    assert other.value == "abcd", "what was written before is not lost"

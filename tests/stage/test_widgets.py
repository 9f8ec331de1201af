"""Widgets: the mouse alone does everything, and so does the keyboard alone."""

from __future__ import annotations

import pygame
import pytest

from game.stage.input.inputs import KeyPressed, PointerMoved, PointerPressed, TextTyped
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.widgets.fields import TextField
from game.stage.widgets.form import Button, Changed, Choice, Form
from game.store.places import assets_root


@pytest.fixture
def form() -> Form:
    """Three rows: a choice, a text, and two buttons side by side."""
    return Form(
        [
            Choice("count", Box(0, 0, 400, 46), "Count", [(4, "four"), (5, "five"), (6, "six")], 5),
            TextField("name", Box(0, 60, 400, 46), "Kim", most=6),
            Button("back", Box(0, 120, 190, 46), "Back"),
            Button("go", Box(210, 120, 190, 46), "Go", style="main", key="g", key_label="G"),
        ]
    )


def press(form: Form, *keys: str) -> list[Changed | None]:
    return [form.handle_input(KeyPressed(key)) for key in keys]


def test_the_first_widget_has_the_focus_unless_another_is_named(form: Form) -> None:
    assert form.focus == "count"
    assert Form(form.widgets, "go").focus == "go"
    assert Form(form.widgets, "gone").focus == "count"
    assert Form([]).focus is None


def test_tab_goes_through_all_and_round(form: Form) -> None:
    seen = []
    for _ in range(5):
        seen.append(form.focus)
        form.handle_input(KeyPressed("tab"))
    assert seen == ["count", "name", "back", "go", "count"]
    form.handle_input(KeyPressed("tab", shift=True))
    assert form.focus == "count"


def test_a_click_uses_a_button_and_takes_the_focus(form: Form) -> None:
    assert form.handle_input(PointerPressed(300, 140)) == Changed("go")
    assert form.focus == "go"
    assert form.handle_input(PointerPressed(300, 140, 3)) is None
    assert form.handle_input(PointerPressed(900, 700)) is None


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_and_space_use_what_has_the_focus(form: Form, key: str) -> None:
    form.focus = "back"
    assert form.handle_input(KeyPressed(key)) == Changed("back")
    assert form.handle_input(KeyPressed(key, repeat=True)) is None, "a key held down is one press"


def test_a_key_of_its_own_uses_a_button_from_anywhere(form: Form) -> None:
    assert press(form, "g") == [Changed("go")]
    form.focus = "name"
    assert press(form, "g") == [None], "while one writes, a letter is a letter"


def test_a_choice_goes_round_both_ways(form: Form) -> None:
    values = [
        changed.value for changed in press(form, "right", "right", "left", "enter") if changed
    ]
    assert values == [6, 4, 6, 4]
    assert form["count"].value == 4


def test_the_left_end_of_a_choice_is_the_value_before(form: Form) -> None:
    inner = 400 * 0.46
    assert form.handle_input(PointerPressed(inner + 20, 20)) == Changed("count", 4)
    assert form.handle_input(PointerPressed(380, 20)) == Changed("count", 5)


def test_an_unknown_value_is_the_first_one() -> None:
    assert Choice("c", Box(0, 0, 99, 46), "", [(1, "one"), (2, "two")], 9).value == 1


def test_text_is_written_up_to_its_length_and_taken_back(form: Form) -> None:
    form.focus = "name"
    form.handle_input(KeyPressed("é"))
    assert form.handle_input(TextTyped("é")) == Changed("name", "Kimé")
    form.handle_input(TextTyped(" Léa"))
    assert form["name"].value == "Kimé L"
    press(form, "backspace", "backspace")
    assert form["name"].value == "Kimé"
    press(form, "home", "delete", "delete", "delete", "delete", "delete")
    form.handle_input(TextTyped("  \n"))
    assert form["name"].value == "", "no name begins with a space or holds a line's end"


def test_a_field_for_digits_takes_digits_only() -> None:
    form = Form([TextField("seed", Box(0, 0, 200, 46), "", most=4, kind="digits")])
    form.handle_input(TextTyped("a1²٣-2"))
    form.handle_input(TextTyped("345"))
    assert form["seed"].value == "1234"


def test_arrows_leave_a_text_field(form: Form) -> None:
    form.focus = "name"
    press(form, "down")
    assert form.focus == "back"
    press(form, "up")
    assert form.focus == "name"


def test_the_pointer_leads_the_focus_but_not_away_from_a_text_begun(form: Form) -> None:
    form.handle_input(PointerMoved(50, 140))
    assert form.focus == "back"
    form.handle_input(PointerMoved(900, 700))
    assert form.focus == "back"
    form.focus = "name"
    form.handle_input(PointerMoved(50, 140))
    assert form.focus == "name"


def test_what_is_not_enabled_cannot_be_reached(form: Form) -> None:
    form["go"].enabled = False
    assert form.handle_input(PointerPressed(300, 140)) is None
    assert press(form, "g") == [None]
    for _ in range(4):
        press(form, "tab")
        assert form.focus != "go"


@pytest.mark.parametrize("name", ["count", "name", "back", "go"])
def test_the_focus_is_seen(form: Form, name: str) -> None:
    """A picture with a widget focused is another one than with any other focused."""
    pygame.font.init()
    pictures = {}
    for focus in ("count", "name", "back", "go"):
        canvas = Canvas(pygame.Surface((1280, 720)), Art(assets_root()))
        canvas.surface.fill((255, 244, 220))
        form.focus = focus
        form.draw(canvas)
        pictures[focus] = pygame.image.tobytes(canvas.surface, "RGB")
    assert all(pictures[name] != picture for other, picture in pictures.items() if other != name)

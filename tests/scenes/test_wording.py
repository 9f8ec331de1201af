"""Words are asked for at a table: written, told how they would be taken, refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from game.scenes.kit import Kit
from game.scenes.table import wording
from game.scenes.table.wording import WordScene
from game.stage.input.inputs import KeyPressed, TextTyped
from game.stage.touches import Wording

Sit = Callable[..., Any]
WORDING = Wording("Que dites-vous ?", "Un mot…", "Dire", 12, ("oui", "non"))


@pytest.fixture
def written(kit: Kit, sit: Sit) -> tuple[Any, WordScene, list[str]]:
    asked: list[str] = []

    def understood(text: str) -> list[str]:
        asked.append(text)
        return [f"entendu : {text}"]

    scene = WordScene(
        kit, kit.words(), replace(WORDING, understood=understood),
        refused=lambda text: "Pas cela." if text == "zut" else "",
    )  # fmt: skip
    return sit(scene), scene, asked


def write(scene: WordScene, text: str) -> None:
    for sign in text:
        scene.handle_input(TextTyped(sign))


def test_how_words_would_be_taken_is_told_once_the_fingers_rest(
    written: tuple[Any, WordScene, list[str]],
) -> None:
    _, scene, asked = written
    write(scene, "ça")
    scene.pass_time(100)
    write(scene, " va")
    scene.pass_time(100)
    assert asked == []
    scene.pass_time(200)
    assert asked == ["ça va"]
    assert scene.footnote() == "entendu : ça va"


def test_what_is_refused_says_why_and_stays_written(
    written: tuple[Any, WordScene, list[str]],
) -> None:
    _, scene, _ = written
    write(scene, "zut")
    assert scene.handle_input(KeyPressed("enter")) is None
    assert scene.footnote() == "Pas cela."
    assert scene.form is not None
    assert scene.form["text"].value == "zut"  # type: ignore[attr-defined]


def test_a_full_line_says_that_no_more_can_be_written(
    written: tuple[Any, WordScene, list[str]],
) -> None:
    _, scene, _ = written
    write(scene, "onze signes")
    assert scene.footnote() == ""
    write(scene, "...")
    assert "12" in scene.footnote()
    scene.handle_input(KeyPressed("backspace"))
    assert scene.footnote() == ""


def test_what_was_perhaps_meant_is_offered_first_and_taken_by_a_press(kit: Kit, sit: Sit) -> None:
    wording = Wording(
        "?", "", "Dire", 12, ("oui",), understood=lambda text: [text],
        meant=lambda text: "oui !" if text == "ouii" else "",
    )  # fmt: skip
    scene = WordScene(kit, kit.words(), wording, refused=lambda text: "")
    sit(scene)
    write(scene, "ouii")
    scene.pass_time(300)
    assert scene.form is not None
    assert [one.name for one in scene.form.widgets if "offer" in one.name] == ["offer:0", "offer:1"]
    scene.form.focus = "offer:0"
    scene.handle_input(KeyPressed("enter"))
    scene.pass_time(300)
    assert scene.form["text"].value == "oui !"
    assert [one.name for one in scene.form.widgets if "offer" in one.name] == ["offer:0"]


def test_enter_on_an_empty_line_says_why_nothing_cannot_be_said(kit: Kit, sit: Sit) -> None:
    scene = WordScene(
        kit, kit.words(), WORDING, refused=lambda text: "" if text else "Il faut un mot."
    )
    sit(scene)
    assert scene.handle_input(KeyPressed("enter")) is None
    assert scene.footnote() == "Il faut un mot."


def test_an_offer_is_taken_as_it_is_and_enter_says_it(
    written: tuple[Any, WordScene, list[str]],
) -> None:
    _, scene, _ = written
    assert scene.form is not None
    scene.form.focus = "offer:1"
    scene.handle_input(KeyPressed("enter"))
    assert scene.form.focus == "done"
    answer: Any = scene.handle_input(KeyPressed("enter"))
    assert answer.result.text == "non"


def test_no_more_letters_are_taken_than_there_may_be(
    written: tuple[Any, WordScene, list[str]],
) -> None:
    _, scene, _ = written
    write(scene, "beaucoup trop de lettres")
    assert scene.form is not None
    assert scene.form["text"].value == "beaucoup tro"  # type: ignore[attr-defined]


def test_a_gamepad_writes_with_keys_on_the_screen(
    written: tuple[Any, WordScene, list[str]],
) -> None:
    person, scene, _ = written
    person.stack.handle_input(KeyPressed("enter", given="pad:a"))
    assert person.top.name == "writing"
    for name in ("key:o", "key:k", "done"):
        person.top.form.focus = name
        person.stack.handle_input(KeyPressed("enter", given="pad:a"))
    assert person.top is scene
    assert scene.form is not None
    assert scene.form["text"].value == "ok"  # type: ignore[attr-defined]


def test_the_window_goes_on_while_words_are_read(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wording, "PATIENCE_S", 0.0)
    may_end, asked = Event(), []

    def understood(text: str) -> list[str]:
        asked.append(text)
        assert may_end.wait(60)
        return [f"read: {text}"]

    scene = WordScene(
        kit, kit.words("le_boulet"), Wording("?", "", "say", 60, understood=understood),
        refused=lambda _: "",
    )  # fmt: skip
    sit(scene)
    write(scene, "long")
    for _ in range(40):
        scene.pass_time(16)
    assert (scene.footnote(), scene.alert) == ("", True)
    write(scene, "er")
    may_end.set()
    while scene.alert:
        scene.pass_time(16)
    assert scene.footnote() == "read: longer"
    assert asked == ["long", "longer"]

"""The title: what one can do is there, what one cannot is not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.games import FIRST as GAME
from game.games import rules_of, shelf
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.lobby.start import begin
from game.session import make_head, start
from game.stage.input.input_hints import InputHints
from game.stage.input.inputs import CloseAsked
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.widgets.toast import Toast
from game.store.heads import HUMAN
from game.store.replays import Recorder, unfinished

Sit = Callable[..., Any]
FACES: float = 420.0
"""Where the highest face begins, below its hair."""


class Noting(Canvas):
    """A canvas that notes its panels."""

    def __init__(self, art: Art, hints: InputHints) -> None:
        super().__init__(pygame.Surface((1280, 720)), art, hints)
        self.panels: list[Box] = []

    def panel(
        self, x: float, y: float, width: float, height: float, *rest: Any, **more: Any
    ) -> None:
        super().panel(x, y, width, height, *rest, **more)
        self.panels.append(Box(x, y, width, height))


def keep_a_match(kit: Kit, seats: int = 5) -> None:
    """Leave a match in the middle."""
    controllers = [HUMAN, *["random"] * (seats - 1)]
    start(make_head(GAME, controllers, [f"N{s}" for s in range(seats)], seed=1), kit.data).close()


def finish_a_match(kit: Kit) -> None:
    head = make_head(GAME, ["random"] * 4, list("abcd"), seed=1)
    recorder = Recorder.create(kit.data, head)
    recorder.finish()
    recorder.close()


def labels(kit: Kit, *names: str) -> list[str]:
    words = kit.words(GAME)
    return [words.say(f"title.{name}", n=5) for name in names]


def test_at_first_there_is_nothing_to_resume_or_to_see_again(kit: Kit, sit: Sit) -> None:
    person = sit(TitleScene(kit))
    assert all(person.reads(text) for text in labels(kit, "play", "table", "menu"))
    written = [line.text for line in person.look().lines]
    assert not set(labels(kit, "options", "quit", "replays")) & set(written)
    person.click(*labels(kit, "menu"))
    assert all(person.reads(text) for text in labels(kit, "rules", "options", "quit"))
    assert not any(person.reads(text) for text in labels(kit, "resume", "replays"))


def test_play_begins_at_once_at_the_last_table(kit: Kit, sit: Sit) -> None:
    kit.settings.last_table = {"seats": 5, "options": {"modules": ["non"]}, "watch": True}
    person = sit(TitleScene(kit))
    assert person.reads(labels(kit, "table")[0]), "what is played is named"
    person.click(*labels(kit, "play"))
    assert person.top.name == "table"
    (match,) = unfinished(kit.data)
    assert match.head.controllers == [
        HUMAN,
        *(f"normal@{who}" for who in ("rosa", "hugo", "ana", "kim")),
    ], "who plays does not watch"
    assert match.head.options["modules"] == ["non"]
    person.stack.close_all()


def test_a_match_left_can_be_resumed(kit: Kit, sit: Sit) -> None:
    keep_a_match(kit)
    person = sit(TitleScene(kit))
    person.click(*labels(kit, "resume"))
    assert person.top.name == "table"
    person.stack.close_all()


def test_a_match_of_another_edition_hides_none_that_can_be_resumed(
    kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_a_match(kit)
    rules = rules_of(GAME)
    monkeypatch.setattr(type(rules), "edition", rules.edition + 1)
    keep_a_match(kit, seats=7)
    monkeypatch.undo()
    person = sit(TitleScene(kit))
    assert [one.head.seats for one in unfinished(kit.data)] == [7, 5]
    person.click(*labels(kit, "resume"))
    assert person.top.name == "table"
    person.stack.close_all()


def test_a_match_that_is_over_can_be_seen_again(kit: Kit, sit: Sit) -> None:
    finish_a_match(kit)
    person = sit(TitleScene(kit))
    person.click(*labels(kit, "menu"))
    person.click(*labels(kit, "replays"))
    assert person.top.name == "replays"
    person.press("escape")
    assert person.top.name == "title"


def test_a_match_whose_file_is_damaged_is_said_not_resumed(kit: Kit, sit: Sit) -> None:
    keep_a_match(kit)
    person = sit(TitleScene(kit))
    path = unfinished(kit.data)[0].path
    path.write_bytes(b"{}\n")
    person.click(*labels(kit, "resume"))
    assert person.top.name == "notice"
    person.press("enter")
    assert person.top.name == "title"
    assert not person.reads(labels(kit, "resume")[0])
    assert list(path.parent.iterdir()), "nothing is deleted"


@pytest.mark.parametrize(
    ("label", "scene"), [("table", "lobby"), ("rules", "rules"), ("options", "settings")]
)
def test_every_entry_opens_by_mouse_and_by_keyboard(
    kit: Kit, sit: Sit, label: str, scene: str
) -> None:
    kit.settings.last_table = {"seats": 5}
    person = sit(TitleScene(kit))
    if label != "table":
        person.click(*labels(kit, "menu"))
    person.click_at(*person.top.form[label].box.middle)
    assert person.top.name == scene
    person.press("escape")
    assert person.top.name == "title"
    if label != "table":
        assert person.top.form.focus == "menu", "the menu closes behind what it opened"
        person.top.point_at(label)
    person.press("enter")
    assert person.top.name == scene, "the focus stays where one was"


def test_quit_empties_the_window(kit: Kit, sit: Sit) -> None:
    person = sit(TitleScene(kit))
    person.click(*labels(kit, "menu"))
    person.click(*labels(kit, "quit"))
    assert person.stack.empty
    person = sit(TitleScene(kit))
    person.stack.handle_input(CloseAsked())
    assert person.stack.empty


def test_what_went_wrong_before_is_said_one_after_the_other(kit: Kit, sit: Sit) -> None:
    kit.notices += ["First.", "Second."]
    person = sit(TitleScene(kit))
    for sentence in ("First.", "Second."):
        person.stack.pass_time(16)
        assert person.reads(sentence)
        person.press("escape")
    person.stack.pass_time(16)
    assert person.top.name == "title"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1000, 900)])
def test_everything_can_be_read(kit: Kit, sit: Sit, fits: Any, size: tuple[int, int]) -> None:
    keep_a_match(kit)
    finish_a_match(kit)
    fits(sit(TitleScene(kit)).look(size))


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1000, 900), (1680, 720)])
@pytest.mark.parametrize("zoom", [100, 150, 200])
@pytest.mark.parametrize("full", [False, True])
def test_the_motto_stands_beside_the_menu_and_above_the_faces(
    kit: Kit, sit: Sit, full: bool, zoom: int, size: tuple[int, int]
) -> None:
    kit.settings.text_size = zoom
    if full:
        keep_a_match(kit)
        finish_a_match(kit)
    person = sit(TitleScene(kit))
    person.look(size)
    motto = kit.words(GAME).say("title.pitch")
    lines = [
        one for one in person.seen if one.text in (*motto.split("\n"), motto.replace("\n", " "))
    ]
    assert " ".join(one.text for one in lines) == motto.replace("\n", " ")
    for one in lines:
        assert one.size >= 0.9 * 22 * kit.zoom
        assert one.y + one.size / 2 <= FACES
        assert person.top.spare.x <= one.x
        assert one.x + one.width <= 1280 - 8


@pytest.mark.parametrize("zoom", [100, 150, 200])
@pytest.mark.parametrize("name", ["DualSense Wireless Controller", "X" * 40])
def test_a_toast_lies_where_nothing_is_to_be_pressed(
    kit: Kit, sit: Sit, name: str, zoom: int
) -> None:
    kit.settings.text_size = zoom
    keep_a_match(kit)
    finish_a_match(kit)
    person = sit(TitleScene(kit))
    canvas, toast = Noting(kit.art, kit.hints), Toast()
    toast.say(kit.words().say("keys.plugged", name=name))
    toast.draw(canvas, kit.zoom, person.stack.spare)
    (panel,) = canvas.panels
    for widget in person.top.form.widgets:
        box = widget.box
        beside = panel.x >= box.x + box.width + 4 or panel.x + panel.width <= box.x - 4
        assert beside or panel.y + panel.height <= box.y, widget.name
    assert panel.x + panel.width <= 1280
    assert panel.y + panel.height <= FACES


@pytest.mark.any_language
@pytest.mark.parametrize(("first", "then"), list(pairwise([*shelf(), *shelf()[:1]])))
def test_below_a_match_of_another_game_the_title_stays_its_own(
    kit: Kit, sit: Sit, first: str, then: str
) -> None:
    kit.choose_game(first)
    person = sit(TitleScene(kit))
    people = rules_of(then).seat_counts[0]
    head = make_head(then, [HUMAN] * people, list("abcd")[:people], seed=3)
    person.stack.open(begin(kit, head, kit.data))
    canvas = Canvas(pygame.Surface((320, 180)), kit.art, kit.hints)
    person.stack.draw(canvas)  # pictures of the one are not looked for among the other's
    assert person.top.name == "claiming"
    assert person.stack.skin(person.stack.scenes[0]) == first


def test_the_title_says_nothing_that_is_for_machines(kit: Kit, sit: Sit) -> None:
    start(make_head(GAME, [HUMAN, *["random"] * 3], list("abcd"), seed=1), kit.data).close()
    person = sit(TitleScene(kit))
    person.top.point_at("resume")
    for lines in (person.top.aside(), " ".join(line.text for line in person.look().lines)):
        assert not any(word in lines.lower() for word in ("seal", "scell", "fichier", " file"))

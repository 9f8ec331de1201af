"""Every screen of the tour: the focus moves and one comes out again, with each device alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, takewhile
from pathlib import Path
from typing import Any

import pytest
from piloting import FRAME_MS, MEANS, Pilot

from game import tour
from game.games import FIRST
from game.scenes.front.statistics import StatisticsScene
from game.scenes.kit import Kit
from game.scenes.settings.ask_key import WAIT_MS
from game.scenes.shared.pad_disconnected import GRACE_MS
from game.stage.input.input_hints import InputHints
from game.stage.paint.art import Art
from game.stage.scene import Scene
from game.store.settings import Settings

Sit = Callable[..., Any]
STILL = ("asking", "statistics")
"""Scenes with one thing to do, and a page that is no longer than the screen."""
WAITS = ("asking",)
"""Scenes that take any input for an answer, and close by themselves."""
EXITS = ("quit", "done", "back", "close", "ok", "resume", "no", "next", "ready", "menu", "share")
"""What buttons are called that lead out."""


def scenes(kit: Kit) -> Iterator[tuple[str, tuple[Scene, ...]]]:
    """Yield one picture of each kind of the tour, with the scenes below it."""
    seen: set[str] = set()
    others = f"{FIRST}-05"
    menus = takewhile(lambda shown: not shown[0].startswith(others), tour.every_scene(kit))
    rest = [("statistics", StatisticsScene(kit))]
    for name, *shown in chain(menus, tour.round_scenes(kit, FIRST, 4), rest):
        kind = shown[-1].name + name.rpartition("-")[2].strip("0123456789")
        if kind not in seen:
            seen.add(kind)
            yield name, tuple(shown)


@pytest.mark.slow
@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("means", MEANS)
def test_every_screen_can_be_moved_in_and_left(
    art: Art, hints: InputHints, tmp_path: Path, sit: Sit, means: str, size: int
) -> None:
    kit = Kit(art, Settings(language="fr", pace=0, text_size=size), tmp_path, hints=hints)
    tried = set()
    for name, shown in scenes(kit):
        person = sit(shown[0])
        for scene in shown[1:]:
            person.stack.open(scene)
        pilot = Pilot(person, means)
        try:
            tried.add(person.top.name)
            for _ in range(GRACE_MS // FRAME_MS if person.top.name == "lost" else 0):
                pilot.tick()  # so long it takes nothing that was meant for the match
            if means in ("keyboard", "pad"):
                assert moves(pilot), name
            assert leaves(pilot), f"{name}: no way out of {person.stack.names} by {means}"
        finally:
            pilot.close()
            hints.bindings.reset()
    assert tried >= {"title", "lobby", "settings", "bindings", "writing", "table", "log", "notes"}
    assert tried >= {"peek", "pause", "result", "replay", "round", "rules", "statistics", "lesson"}


def focus(person: Any) -> Any:
    """Return where the focus of the top scene lies, and where its words are."""
    top = person.top
    return (
        None if top.form is None else top.form.focus,
        getattr(getattr(top, "table", top), "focus", None),
        [line.y for line in look(person)],
    )


def look(person: Any) -> list[Any]:
    person.look()
    return list(person.seen)


def moves(pilot: Pilot) -> bool:
    """Say whether a direction leads somewhere, where there is more than one place to be."""
    person = pilot.person
    form = person.top.form
    if person.top.name in STILL or (form is not None and len(form.widgets) == 1):
        return True
    if pilot.pad:
        pilot.pad.press("guide")  # from now on what to press is shown for the gamepad
    start = focus(person)
    for way in ("down", "up", "right", "left"):
        pilot.pad.press(way) if pilot.pad else pilot.devices.key(way)
        pilot.tick()
        if focus(person) != start:
            return True
    pilot.pad.hold("y", down=True) if pilot.pad else pilot.devices.hold("i")
    pilot.tick()  # a lesson that asks for a look at one's tile, and for nothing else
    return focus(person) != start


def leaves(pilot: Pilot) -> bool:
    """Leave the scene on top as somebody does who holds one device, and say whether it worked."""
    person, devices = pilot.person, pilot.devices
    scene = person.top
    if scene.name in WAITS:
        for _ in range(WAIT_MS // FRAME_MS + 1):
            pilot.tick()
    elif pilot.means in ("keyboard", "pad"):
        for _ in range(3):  # a choice is taken back first, and a pile folded
            pilot.pad.press("b") if pilot.pad else devices.key("escape")
            if person.top is not scene:
                return True
        if scene.name == "title":
            pilot.use("menu")
            pilot.use("quit")
    else:
        if scene.name == "title" and "quit" not in [one.name for one in scene.form.widgets]:
            pilot.use("menu")
        for x, y in exits(scene):
            (devices.click if pilot.means == "mouse" else devices.tap)(x, y)
            if person.top is not scene:
                break
    return person.top is not scene


def exits(scene: Any) -> Iterator[tuple[float, float]]:
    """Yield the places of a scene that a pointer would try."""
    if scene.form is not None:
        for name in EXITS:
            for widget in scene.form.widgets:
                if widget.name == name:
                    yield widget.box.middle
    table = getattr(scene, "table", scene)
    areas = getattr(getattr(table, "layout", None), "touch", {})
    if "menu" in areas:
        yield areas["menu"].box.middle
    yield from ((1150, 33), (1180, 84), (10, 400), (640, 700))

"""A newer version is looked for by the player's own browser, and only when the player says so."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Callable, Iterator
from email.message import Message
from importlib import metadata
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.scenes.kit import Kit
from game.scenes.settings.settings import SettingsScene
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.stage.scene import Push
from game.store import newer
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour import drawn

PAGE = "https://example.org/faux-freres/releases"


@pytest.fixture
def kit(tmp_path: Path) -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield Kit(Art(assets_root()), Settings(), tmp_path, "en")
    pygame.quit()


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let the program's metadata name addresses."""

    def know(*addresses: str) -> None:
        told = Message()
        for address in addresses:
            told["Project-URL"] = address
        newer.page.cache_clear()
        monkeypatch.setattr(metadata, "metadata", lambda name: told)

    yield know
    newer.page.cache_clear()


def open_about(kit: Kit) -> Any:
    scene = SettingsScene(kit, tab="about")
    return scene, [one.name for one in scene.form.widgets]


def test_without_an_address_nothing_is_offered(kit: Kit, known: Any) -> None:
    for addresses in ((), ("Source, https://example.org",), ("Releases, http://example.org",)):
        known(*addresses)
        assert newer.page() == ""
        assert "newer" not in open_about(kit)[1]


def test_the_page_of_releases_is_taken_before_the_projects_own(known: Any) -> None:
    known("Homepage, https://example.org", f"Releases, {PAGE}")
    assert newer.page() == PAGE
    known("Homepage, https://example.org")
    assert newer.page() == "https://example.org"


@pytest.mark.parametrize("yes", [True, False])
def test_the_browser_opens_only_after_a_yes(
    kit: Kit, known: Any, monkeypatch: pytest.MonkeyPatch, yes: bool
) -> None:
    known(f"Releases, {PAGE}")
    opened: list[str] = []
    there = threading.Event()

    class Browser:
        def open(self, page: str) -> None:
            opened.append(page)
            there.set()

    monkeypatch.setattr(webbrowser, "get", Browser)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    scene, names = open_about(kit)
    assert "newer" in names
    scene.form.focus = "newer"
    asking = scene.handle_input(KeyPressed("enter"))
    assert isinstance(asking, Push)
    assert PAGE in asking.scene.spoken()
    assert "leaves the program" in asking.scene.spoken()
    assert opened == []
    asking.scene.handle_input(KeyPressed("tab" if yes else "escape"))
    answer = scene.resume(yes)
    if yes:
        assert PAGE in answer.scene.spoken()
        assert there.wait(10)
    assert opened == ([PAGE] if yes else [])


def test_a_browser_of_the_terminal_is_not_begun_behind_the_window(
    kit: Kit, known: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    known(f"Releases, {PAGE}")
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    scene, _ = open_about(kit)
    scene.form.focus = "newer"
    scene.handle_input(KeyPressed("enter"))
    answer = scene.resume(True)
    assert answer.scene.spoken().startswith("No web browser")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("zoom", [100, 200])
def test_the_question_is_drawn_in_both_languages(
    kit: Kit, known: Any, language: str, zoom: int
) -> None:
    known(f"Releases, {PAGE}")
    kit.spoken, kit.settings.text_size = language, zoom
    scene, _ = open_about(kit)
    scene.form.focus = "newer"
    asking = scene.handle_input(KeyPressed("enter"))
    drawn([scene, asking.scene], kit, (1280, 720))

"""The window gives the scenes their voice, after its first picture, and takes it back."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import app
from game.app import window
from game.games import words
from game.stage.sound.player import Sound
from game.stage.stack import Stack
from game.stage.widgets.form import Form
from game.store.launch import Launch
from tests.slow import slow

FRAMES = 6


def threads() -> list[str]:
    return [one.name for one in threading.enumerate() if one.name == "sound"]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """What the sounds of a window do for a few turns of its loop."""
    notes: dict[str, Any] = {"order": [], "sounds": [], "tracks": set()}
    show, pass_time, init, music = window.show, Sound.pass_time, Sound.__init__, Sound.music
    live = Stack.pass_time
    frames = 0

    def appeared(parts: Any) -> None:
        notes["order"].append("picture")
        show(parts)

    def passed(self: Sound, ms: float, *, focused: bool = True) -> None:
        pass_time(self, ms, focused=focused)
        if threads():
            notes["order"].append("device")

    def lived(self: Stack, ms: int) -> None:
        nonlocal frames
        frames += 1
        live(self, ms)
        if frames >= FRAMES:
            pygame.event.post(pygame.Event(pygame.QUIT))

    def made(self: Sound, *given: Any) -> None:
        init(self, *given)
        if given:
            notes["sounds"].append(self)

    def asked(self: Sound, track: str | None) -> None:
        music(self, track)
        notes["tracks"].add(track)

    for owner, name, new in (
        (window, "show", appeared),
        (Stack, "pass_time", lived),
        (Sound, "pass_time", passed),
        (Sound, "__init__", made),
        (Sound, "music", asked),
    ):
        monkeypatch.setattr(owner, name, new)
    yield notes
    pygame.quit()


def test_the_device_opens_after_the_first_picture_and_closes_at_the_end(
    tmp_path: Path, seen: dict[str, Any]
) -> None:
    assert app.run(Launch(tmp_path)) == 0
    (sound,) = seen["sounds"]
    assert seen["order"][0] == "picture"
    assert "device" in seen["order"]
    assert seen["tracks"] - {None} == {"title"}
    assert not sound.ready
    assert not threads()
    assert pygame.mixer.get_init() is None
    assert Form.listeners == []


@pytest.mark.parametrize("wish", [{"audio": False}, *slow([{"safe_mode": True}])])
def test_without_audio_no_device_is_touched(
    tmp_path: Path, seen: dict[str, Any], wish: dict[str, Any]
) -> None:
    assert app.run(Launch(tmp_path, **wish)) == 0
    assert seen["sounds"] == []
    assert "device" not in seen["order"]


def test_a_missing_device_is_said_once_when_all_is_over(
    tmp_path: Path,
    seen: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(*given: object, **named: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    assert app.run(Launch(tmp_path, lang="en")) == 0
    assert capsys.readouterr().err.splitlines() == [words("en").say("sound.no-device")]

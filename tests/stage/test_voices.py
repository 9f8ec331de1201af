"""Voices: a thread of their own, the best one that is there, and silence where there is none."""

from __future__ import annotations

import shutil
import stat
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.stage.sound import voices
from game.stage.sound.voices import (
    MOST_WAITING,
    Background,
    Command,
    NoVoiceError,
    Reader,
    system_voice,
)
from tests.recorded import Recorded

PATIENCE_S = 30


def until(done: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_what_is_said_reaches_the_voice_in_order_and_the_rate_before_it() -> None:
    voice = Recorded()
    speaker = Background(lambda: voice)
    speaker.pace(7)
    speaker.say("one")
    speaker.say("two")
    until(lambda: voice.said == ["one", "two"])
    assert voice.rate == 7
    speaker.close()
    assert speaker.trouble is None


def test_the_window_never_waits_and_what_is_long_past_is_dropped() -> None:
    opened = threading.Event()
    voice = Recorded()

    def slow() -> Any:
        opened.wait(PATIENCE_S)
        return voice

    speaker = Background(slow)
    for number in range(100):
        speaker.say(str(number))
    opened.set()
    until(lambda: voice.said and voice.said[-1] == "99")
    assert len(voice.said) <= MOST_WAITING
    speaker.close()


def test_an_interruption_forgets_what_waits() -> None:
    opened = threading.Event()
    voice = Recorded()
    speaker = Background(lambda: opened.wait(PATIENCE_S) and voice)
    speaker.say("old")
    speaker.say("new", interrupt=True)
    opened.set()
    until(lambda: voice.said)
    speaker.close()
    assert voice.said == ["new"]


def broken() -> Any:
    def say(text: str) -> None:
        raise OSError("the reader went away")

    return SimpleNamespace(say=say, quiet=lambda: None, pace=lambda rate: None)


def none() -> Any:
    raise NoVoiceError


@pytest.mark.parametrize(("make", "key"), [(none, "speech.none"), (broken, "speech.failed")])
def test_a_voice_that_is_not_there_or_fails_is_silent_and_says_why(
    make: Callable[[], Any], key: str
) -> None:
    speaker = Background(make)
    speaker.say("hello")
    until(lambda: speaker.trouble)
    speaker.say("still here?")
    speaker.close()
    assert speaker.trouble == key


class FakeBackend:
    features = SimpleNamespace(supports_set_rate=True)

    def __init__(self) -> None:
        self.spoken: list[tuple[str, bool]] = []
        self.rate = 0.5

    def speak(self, text: str, interrupt: bool) -> None:
        self.spoken.append((text, interrupt))

    def stop(self) -> None:
        raise NotImplementedError


def test_a_screen_reader_is_spoken_to_through_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    backend = FakeBackend()
    context = SimpleNamespace(acquire_best=lambda: backend)
    library = SimpleNamespace(Context=lambda: context, PrismError=NotImplementedError)
    monkeypatch.setitem(sys.modules, "prism", library)  # type: ignore[arg-type]
    voice = system_voice(lambda: "fr", "linux")
    assert isinstance(voice, Reader)
    voice.pace(8)
    voice.say("Bonjour\0 !", interrupt=True)
    voice.quiet()
    assert backend.spoken == [("Bonjour !", True)]
    assert backend.rate == 0.8


@pytest.mark.parametrize("error", [ImportError("none"), OSError("ABI"), ValueError("no backend")])
@pytest.mark.parametrize(("platform", "name"), [("linux", "spd-say"), ("darwin", "say")])
def test_without_the_library_the_systems_own_command_speaks(
    monkeypatch: pytest.MonkeyPatch, error: Exception, platform: str, name: str
) -> None:
    def fail(_: str) -> Any:
        raise error

    monkeypatch.setattr(voices, "import_module", fail)
    monkeypatch.setattr(shutil, "which", lambda asked: f"folder/{asked}")
    voice = system_voice(lambda: "fr", platform)
    assert isinstance(voice, Command)
    assert voice.line()[0] == f"folder/{name}"
    voice.pace(9)
    assert voice.line() != Command(f"folder/{name}", lambda: "fr").line()


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_where_nothing_speaks_there_is_no_voice(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    def fail(_: str) -> Any:
        raise ImportError

    monkeypatch.setattr(voices, "import_module", fail)
    monkeypatch.setattr(shutil, "which", lambda asked: None)
    with pytest.raises(NoVoiceError):
        system_voice(lambda: "fr", platform)


@pytest.mark.skipif(sys.platform == "win32", reason="a script stands for the command")
def test_a_command_is_given_the_text_and_no_order_and_is_stopped(tmp_path: Path) -> None:
    script = tmp_path / "say"
    script.write_text(f"#!/bin/sh\ncat >> {tmp_path}/heard\nexec sleep 1000\n")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    voice = Command(str(script), lambda: "fr")
    heard = tmp_path / "heard"
    voice.say("!-!stop; rm -r *")
    until(lambda: heard.exists() and heard.read_text() == "stop; rm -r *\n")
    assert voice.busy
    voice.quiet()
    assert not voice.busy

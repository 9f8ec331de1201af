"""Ears: an output of one's own, where there are two; tones that are counted, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.stage.sound import audio_outputs
from game.stage.sound.audio_outputs import AudioOutputs, Tones, is_ear

TWO = ("Built-in Audio", "USB Headset")


class Heard:
    """An output that writes down what it was to sound."""

    all: dict[str, list[int]] = {}  # noqa: RUF012 emptied by the fixture

    def __init__(self, name: str) -> None:
        if name == "gone":
            raise pygame.error("no such device")
        self.tones = self.all.setdefault(name, [])

    def tone(self, ms: int) -> None:
        self.tones.append(ms)

    def close(self) -> None:
        self.tones.append(-1)


@pytest.fixture(autouse=True)
def _silence() -> None:
    Heard.all.clear()


def test_where_there_is_one_output_nobody_can_have_it() -> None:
    for listed in ((), TWO[:1]):
        assert AudioOutputs(lambda its=listed: its, Heard).offered(0) == []  # type: ignore[misc]


def test_an_output_is_one_persons_and_their_pulses_go_nowhere_else() -> None:
    its = AudioOutputs(lambda: TWO, Heard)
    assert its.offered(0) == list(TWO)
    assert its.give(0, TWO[1])
    assert its.offered(1) == [TWO[0]]
    assert its.offered(0) == list(TWO)
    assert (its.of(0), its.of(1), its.channel(1)) == (TWO[1], "", "")
    assert is_ear(its.channel(0))
    its.drive(its.channel(0), 130)
    its.drive("ear:1", 45)
    assert Heard.all == {TWO[1]: [130]}
    assert its.give(0, "")
    its.drive("ear:0", 45)
    assert Heard.all == {TWO[1]: [130, -1]}, "it was let go of"


def test_an_output_that_cannot_be_opened_is_nobodys() -> None:
    its = AudioOutputs(lambda: (*TWO, "gone"), Heard)
    assert its.give(0, TWO[0])
    assert not its.give(0, "gone")
    assert its.of(0) == ""


def test_a_system_without_sound_has_no_outputs() -> None:
    pygame.quit()
    assert audio_outputs.outputs() == []


def test_tones_are_as_long_as_was_said_and_the_rest_is_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: dict[str, Any] = {}

    def device(**how: Any) -> SimpleNamespace:
        asked.update(how)
        return SimpleNamespace(pause=lambda paused: None)

    monkeypatch.setattr("pygame._sdl2.audio.AudioDevice", device)
    Tones(TWO[0]).tone(130)
    assert (asked["devicename"], asked["frequency"]) == (TWO[0], audio_outputs.RATE)
    written = bytearray()
    for _ in range(20):
        part = bytearray(2048)
        asked["callback"](None, part)
        written += part
    long = 2 * (audio_outputs.RATE * 130 // 1000)
    assert any(written[long - 200 : long])
    assert not any(written[long:])


ASK = """
import time, pygame
from game.stage.sound.audio_outputs import AudioOutputs
pygame.mixer.init()
its = AudioOutputs(lambda: ("all", {ear!r}))
assert its.give(2, {ear!r})
for ms in (130, 130, 130):
    its.drive("ear:2", ms)
    time.sleep(0.3)
its.close()
pygame.mixer.quit()
"""


@pytest.mark.slow  # it is real time: SDL's own thread asks for the samples
def test_sdl_plays_them_to_that_output_and_to_no_other(tmp_path: Path) -> None:
    all_hear, ear = tmp_path / "all.raw", tmp_path / "ear.raw"
    surroundings = {
        **os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(all_hear),
        "SDL_VIDEODRIVER": "dummy",
    }  # fmt: skip
    root = Path(__file__).parents[2]
    subprocess.run(
        [sys.executable, "-c", ASK.format(ear=str(ear))], cwd=root, env=surroundings, check=True,
        timeout=60,
    )  # fmt: skip
    assert not any(all_hear.read_bytes()), "what all hear is silent"
    content = ear.read_bytes()
    loud = [any(content[at : at + 882]) for at in range(0, len(content), 882)]
    assert sum(on for on, _ in groupby(loud)) == 3, "three pulses can be counted"

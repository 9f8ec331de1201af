"""The mixer: in the background, as loud as wished, and quiet whatever goes wrong."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.stage.sound import player as stage
from game.stage.sound.loops import MUSIC, STREAMED, TRACKS
from game.stage.sound.player import Sound, amplitude
from game.store.places import assets_root

FOLDER = assets_root() / "sounds"
LOUD = 0.99 * stage.HEADROOM
"""So loud is music at least that is there altogether."""
FEW = ("splat_10", "aimed", "ui_move")


def wishes(**given: Any) -> Any:
    usual = {
        "volume_master": 10,
        "volume_effects": 10,
        "volume_music": 10,
        "mute_unfocused": True,
        "mono": False,
    }
    return SimpleNamespace(**(usual | given))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A few sounds, small ones: loading them all is tried elsewhere."""
    short = (FOLDER / "splat_10.ogg").read_bytes()
    for name in (*FEW, *(name for names in TRACKS.values() for name in names)):
        (tmp_path / f"{name}.ogg").write_bytes(short)
    return tmp_path


@pytest.fixture
def made() -> Iterator[list[Sound]]:
    """Sounds that are closed after the test."""
    sounds: list[Sound] = []
    yield sounds
    for one in sounds:
        one.close()


@pytest.fixture
def opened(folder: Path, made: list[Sound]) -> Any:
    def open_with(wished: Any = None) -> Sound:
        sound = Sound(folder, wished or wishes())
        made.append(sound)
        until(sound, lambda: sound.ready)
        return sound

    return open_with


def until(sound: Sound, done: Any, ms: float = 50) -> None:
    for _ in range(400):
        sound.pass_time(ms)
        if done():
            return
        time.sleep(0.005)
    raise AssertionError("in vain")


def sounding() -> list[pygame.mixer.Channel]:
    """Return the channels on which something sounds."""
    channels = map(pygame.mixer.Channel, range(stage.CHANNELS))
    return [channel for channel in channels if channel.get_busy()]


def on_channel(at: int) -> bool:
    return bool(pygame.mixer.Channel(at).get_busy())


def volume(name: str) -> float:
    """Return how loud a piece of music is, 0 where it does not sound."""
    if name == STREAMED:
        return pygame.mixer.music.get_volume() if pygame.mixer.music.get_busy() else 0.0
    playing = pygame.mixer.Channel(MUSIC.index(name)).get_sound()
    return 0.0 if playing is None else playing.get_volume()


def threads() -> list[str]:
    return [one.name for one in threading.enumerate() if one.name == "sound"]


def test_nothing_is_opened_before_the_first_picture(folder: Path, made: list[Sound]) -> None:
    pygame.mixer.quit()  # other tests may have opened it
    sound = Sound(folder, wishes())
    made.append(sound)
    sound.play("aimed")
    sound.music("table")
    assert not threads()
    assert pygame.mixer.get_init() is None


def test_an_effect_is_heard_in_its_group(opened: Any) -> None:
    sound = opened()
    sound.play("splat_10", pan=-0.5)
    sound.play("aimed", group="own")
    sound.play("ui_move", group="ui")
    assert on_channel(stage.OWN)
    assert on_channel(stage.UI)
    assert len(sounding()) == 3
    assert sound.trouble is None


def test_effects_leave_the_channels_of_music_and_of_ones_own_alone(opened: Any) -> None:
    sound = opened(wishes(volume_music=0))
    for _ in range(stage.CHANNELS + 3):
        sound.play("splat_10")
    busy = [pygame.mixer.Channel(at).get_busy() for at in range(stage.CHANNELS)]
    assert busy == [at > stage.UI for at in range(stage.CHANNELS)]


def test_a_voice_is_read_when_it_is_to_be_heard_and_not_kept(opened: Any, folder: Path) -> None:
    (folder / "murmur_ana_1.ogg").write_bytes((folder / "aimed.ogg").read_bytes())
    sound = opened()
    sound.play("murmur_ana_1")
    until(sound, pygame.mixer.get_busy)
    assert sound.trouble is None
    pygame.mixer.stop()
    (folder / "murmur_ana_1.ogg").unlink()
    sound.play("murmur_ana_1")
    until(sound, lambda: sound.trouble)
    assert not pygame.mixer.get_busy(), "it would have to be read again"


def test_volumes_change_at_once_and_0_is_silence(opened: Any) -> None:
    wished = wishes(volume_effects=5)
    sound = opened(wished)
    sound.play("splat_10")
    [channel] = sounding()
    assert channel.get_sound().get_volume() == pytest.approx(0.8 * 0.25, abs=0.02)
    wished.volume_master = 0
    sound.play("aimed", group="own")
    assert not on_channel(stage.OWN)
    assert amplitude(10, 10) == 1
    assert amplitude(0, 10) == amplitude(10, 0) == 0


def test_music_that_nobody_would_hear_is_not_loaded(opened: Any) -> None:
    wished = wishes(volume_music=0)
    sound = opened(wished)
    sound.music("title")
    for _ in range(5):
        sound.pass_time(50)
    assert not sound.fading
    wished.volume_music = 5
    until(sound, lambda: volume("music_title"))


def test_music_goes_over_from_one_piece_to_the_next_and_lets_its_memory_go(opened: Any) -> None:
    sound = opened()
    sound.music("title")
    until(sound, lambda: volume("music_title") > LOUD)
    sound.music("table")
    until(sound, lambda: 0 < volume("music_table_1") < LOUD)
    assert 0 < volume("music_title") < LOUD, "they overlap"
    until(sound, lambda: volume("music_table_1") > LOUD)
    sound.pass_time(1)
    assert not on_channel(MUSIC.index("music_title"))
    sound.music(None)
    until(sound, lambda: not volume("music_table_1"))


def test_layers_thicken_as_the_match_tightens(opened: Any) -> None:
    sound = opened()
    sound.music("table")
    layers = TRACKS["table"]
    until(sound, lambda: volume(layers[0]) > LOUD)
    assert [volume(name) > 0 for name in layers] == [True, False, False]
    sound.tension(0.5)
    until(sound, lambda: volume(layers[1]) > 0.7)
    assert volume(layers[2]) == 0
    sound.tension(7)
    until(sound, lambda: volume(layers[2]) > 0.7)
    assert all(pygame.mixer.Channel(at).get_busy() for at in (2, 3))
    assert pygame.mixer.music.get_busy(), "the longest is read as it plays"
    sound.tension(0)
    until(sound, lambda: volume(layers[1]) == 0)


def test_music_steps_back_behind_what_concerns_the_listener(opened: Any) -> None:
    sound = opened()
    sound.music("title")
    until(sound, lambda: volume("music_title") > LOUD)
    loud = volume("music_title")
    sound.play("aimed", group="own")
    for _ in range(6):
        sound.pass_time(50)
    assert volume("music_title") < 0.6 * loud
    until(sound, lambda: volume("music_title") == loud)


def test_without_the_focus_it_is_quiet_where_that_is_wished(opened: Any) -> None:
    wished = wishes()
    sound = opened(wished)
    sound.pass_time(50, focused=False)
    sound.play("splat_10")
    assert not sounding()
    sound.pass_time(50, focused=True)
    sound.play("splat_10")
    assert len(sounding()) == 1
    wished.mute_unfocused = False
    sound.pass_time(50, focused=False)
    sound.play("aimed", group="own")
    assert on_channel(stage.OWN)


def test_mono_holds_at_once_and_back_again(opened: Any) -> None:
    wished = wishes()
    sound = opened(wished)
    assert pygame.mixer.get_init()[2] == 2
    wished.mono = True
    until(sound, lambda: sound.ready and pygame.mixer.get_init()[2] == 1)
    sound.play("splat_10", pan=-1.0)
    assert len(sounding()) == 1
    sound.music("title")
    until(sound, lambda: volume("music_title") > 0)
    wished.mono = False
    until(sound, lambda: sound.ready and pygame.mixer.get_init()[2] == 2)
    sound.play("splat_10", pan=-1.0)
    assert sound.trouble is None


@pytest.mark.parametrize("error", [pygame.error("no"), NotImplementedError("no mixer")])
def test_without_a_device_it_is_silent_and_says_so_once(
    folder: Path, made: list[Sound], monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse(*given: object, **named: object) -> None:
        raise error

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sound = Sound(folder, wishes())
    made.append(sound)
    sound.music("table")
    until(sound, lambda: sound.trouble)
    for _ in range(3):
        sound.pass_time(50, focused=False)
        sound.play("aimed")
    assert sound.trouble == "sound.no-device"
    assert not sound.ready


def test_missing_and_damaged_files_are_silent_and_said_once(
    folder: Path, made: list[Sound]
) -> None:
    (folder / "aimed.ogg").write_bytes(b"OggS, not really")
    (folder / "music_title.ogg").unlink()
    sound = Sound(folder, wishes())
    made.append(sound)
    sound.music("title")
    until(sound, lambda: sound.ready)
    for name in ("aimed", "never heard of"):
        sound.play(name)
    for _ in range(5):
        sound.pass_time(50)
    sound.play("splat_10")
    assert len(sounding()) == 1
    assert sound.trouble == "sound.missing"


def test_a_device_that_goes_away_ends_the_sound_and_nothing_else(opened: Any) -> None:
    sound = opened()
    pygame.mixer.quit()
    sound.play("splat_10")
    sound.pass_time(50)
    assert sound.trouble == "sound.no-device"


def test_without_a_folder_nothing_is_ever_heard() -> None:
    sound = Sound()
    sound.music("table")
    sound.play("aimed")
    sound.tension(1)
    sound.pass_time(1000)
    sound.close()
    assert not threads()


def test_closing_in_the_middle_of_loading_is_no_harm(made: list[Sound]) -> None:
    sound = Sound(FOLDER, wishes())
    sound.music("table")
    sound.pass_time(1)
    sound.close()
    sound.close()
    sound.pass_time(1)
    sound.play("aimed")
    assert pygame.mixer.get_init() is None

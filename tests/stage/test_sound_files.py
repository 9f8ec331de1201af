"""The sounds that are shipped: all there, none clipped, balanced, and loops without a seam."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from itertools import pairwise
from operator import mul
from pathlib import Path

import pygame
import pytest

from game.ai.personas import PERSONAS
from game.stage.sound.loops import TRACKS
from game.stage.sound.player import RATE
from game.store.places import assets_root
from tests.slow import slow

FILES = sorted((assets_root() / "sounds").glob("*.ogg"))
LOOPS = {name for names in TRACKS.values() for name in names}
EFFECTS = [path for path in FILES if path.stem not in LOOPS]
MOST_BYTES = 6 * 1024 * 1024
FULL = 32767
SHORT = "music_table_2"
"""The shortest of what goes round: the others are long to look through."""
WINDOW = RATE // 5
"""Frames in which an effect is as loud as it gets: 200 ms."""
LOOKED_AT = [
    path if path.stem.endswith("_1") or not path.stem.startswith("murmur_") else alike
    for path, alike in zip(EFFECTS, slow(EFFECTS), strict=True)
]
"""Murmurs of one character are much alike."""
SHIPPED: dict[str, array[int]] = {}


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield
    SHIPPED.clear()
    pygame.mixer.quit()


def samples(path: Path) -> array[int]:
    """Left and right in turn; decoded once."""
    if path.stem not in SHIPPED:
        SHIPPED[path.stem] = array("h", pygame.mixer.Sound(path).get_raw())
    return SHIPPED[path.stem]


def peak(wave: array[int]) -> float:
    high, low = max(wave), min(wave)
    return max(high, -low) / FULL


def decibels(wave: array[int], step: int = 1) -> float:
    """How loud a wave is on the average, full scale being 0."""
    some = wave[::step]
    return 10 * math.log10(sum(map(mul, some, some)) / len(some) / FULL**2 + 1e-12)


def loudest(wave: array[int]) -> float:
    """The same of its loudest 200 ms; a shorter one is as loud as if silence followed."""
    if len(wave) <= 2 * WINDOW:
        return decibels(wave) + 10 * math.log10(len(wave) / (2 * WINDOW))
    parts = range(0, len(wave) - 2 * WINDOW + 1, WINDOW // 2)
    return max(decibels(wave[at : at + 2 * WINDOW], 4) for at in parts)


def by_name(name: str) -> array[int]:
    return samples(assets_root() / "sounds" / f"{name}.ogg")


def test_all_together_are_small() -> None:
    assert {path.stem for path in FILES} >= LOOPS
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES


@pytest.mark.parametrize("path", LOOKED_AT, ids=lambda path: path.stem)
def test_a_sound_decodes_and_is_neither_cut_nor_too_faint(path: Path) -> None:
    wave = samples(path)
    assert 0.05 < peak(wave) < 0.9, "somewhere between nothing and clipping"
    assert 0.03 < len(wave) / 2 / RATE < 3
    quiet = path.stem.startswith(("ui_", "draw_", "turn", "murmur_"))
    low, high = (-40, -22) if quiet else (-30, -12)
    assert low < loudest(wave) < high


def test_paint_grows_in_weight() -> None:
    light, middle, heavy = (loudest(by_name(f"splat_{n}")) for n in (10, 20, 30))
    assert light + 1 < middle < heavy
    lengths = [len(by_name(f"splat_{n}")) for n in (10, 20, 30)]
    assert lengths == sorted(set(lengths))


def power(wave: array[int], hertz: float) -> float:
    """How much of a frequency is in a wave."""
    turn = 2 * math.pi * hertz / RATE
    cosine = sum(level * math.cos(turn * at) for at, level in enumerate(wave))
    sine = sum(level * math.sin(turn * at) for at, level in enumerate(wave))
    return cosine**2 + sine**2


def test_each_link_of_a_chain_rings_higher() -> None:
    pans = [620 * 2 ** (step / 12) for step in (0, 2, 4, 7, 9)]
    for link in range(5):
        ringing = by_name(f"bim_{link + 1}")[RATE // 50 : RATE // 5 : 2]
        powers = [power(ringing, hertz) for hertz in pans]
        assert powers.index(max(powers)) == link


@pytest.mark.slow
def test_layers_are_one_piece_and_never_clip_together() -> None:
    layers = [by_name(name) for name in TRACKS["table"]]
    shortest = min(len(wave) for wave in layers)
    assert [len(wave) % shortest for wave in layers] == [0, 0, 0], "they keep in step for ever"
    assert sum(peak(wave) for wave in layers) < 1


@pytest.mark.slow
@pytest.mark.parametrize("mood", sorted(TRACKS))
def test_a_mood_lasts_a_minute_and_a_half_before_anything_is_heard_again(mood: str) -> None:
    lengths = [len(by_name(name)) // 2 for name in TRACKS[mood]]
    assert math.lcm(*lengths) >= 90 * RATE


def test_the_sounds_of_an_end_are_equally_loud() -> None:
    ends = [decibels(by_name(name), 4) for name in ("win", "lose", "over", "round_end")]
    assert max(ends) - min(ends) <= 3


@pytest.mark.parametrize("length", [1, 2, 3])
def test_everybody_murmurs_in_a_voice_of_their_own(length: int) -> None:
    waves = {its.id: by_name(f"murmur_{its.id}_{length}") for its in PERSONAS}
    assert len(waves) == 12
    assert len({len(wave) for wave in waves.values()}) > 9, "each at a pace of its own"


LONG = [pytest.param(name, marks=pytest.mark.slow) for name in sorted(LOOPS - {SHORT})]


@pytest.mark.parametrize("name", [SHORT, *LONG])
def test_a_loop_is_as_loud_as_it_should_be_and_goes_round_without_a_jump(name: str) -> None:
    wave = by_name(name)
    assert 0.05 < peak(wave) < 0.9
    assert 30 < len(wave) / 2 / RATE < 120
    loud = decibels(wave, 16)
    assert -42 < loud < -20
    steps = [abs(one - next_) for one, next_ in pairwise(wave[: 2 * RATE : 2])]
    seam = max(abs(wave[at] - wave[at - 2]) for at in (0, 1))
    assert seam <= max(steps)
    assert decibels(wave[:4800]) > loud - 25, "it does not begin with silence"

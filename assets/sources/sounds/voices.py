"""The murmurs: what a character sounds like that says a line, without a word.

A throat is a buzz whose colour goes through vowels; who speaks decides pitch, pace, how bright and
how breathy, and how the pitch moves over a line. Three lengths each: a word, a sentence, a long one.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from synth import band, clock, evened, frames, noise, write

LUFS = -25.0
VOWELS = {"a": (760, 1300), "e": (480, 1900), "i": (300, 2300), "o": (460, 900), "u": (330, 760), "y": (290, 1750)}
"""First and second formant in Hz. Source: C. Delattre, "Les modes phonetiques du francais", rounded."""
SYLLABLES = (3, 6, 10)
LONGEST = 2.4
"""Seconds that a line takes about, at most."""


@dataclass
class Throat:
    """How somebody speaks: pitch in Hz, syllables a second, size of the head (formants times this)."""

    pitch: float
    pace: float
    size: float
    vowels: str
    tune: tuple[float, ...]
    """The pitch over a line, in halftones."""
    rolloff: float = 1.3
    """How fast partials fall: a low one is bright."""
    breath: float = 0.06
    tremble: float = 0.0
    stops: float = 0.25
    """How much of a syllable is silence."""


THROATS = {
    "rosa": Throat(215, 4.6, 0.98, "oaoae", (0, 2, 1, -1, -3), 1.5, 0.08),
    "hugo": Throat(165, 7.6, 1.02, "aaeia", (0, 3, 5, 4, 6), 0.95, 0.05, stops=0.35),
    "ana": Throat(240, 4.2, 1.08, "eieye", (0, 0, -1, 0, -2), 1.7, 0.10),
    "kim": Throat(195, 5.0, 1.05, "iaeai", (0, -1, -2, -3, -5), 1.1, 0.04, stops=0.4),
    "leo": Throat(130, 5.4, 0.92, "ouaio", (0, 4, -2, 5, 0), 1.2, 0.05),
    "zoe": Throat(285, 7.8, 1.14, "aieaio", (0, 5, 2, 7, 3), 1.0, 0.06),
    "max": Throat(82, 2.9, 0.82, "ouoao", (0, 0, -1, -1, -3), 1.4, 0.07),
    "lou": Throat(175, 6.4, 1.0, "yiuye", (0, 1, 0, 2, 4), 2.0, 0.30, stops=0.3),
    "noe": Throat(105, 3.3, 0.9, "uouoa", (0, -1, 0, -2, -2), 1.8, 0.14, 0.5),
    "iris": Throat(310, 4.4, 1.1, "iauia", (0, 6, 3, -2, 5), 1.5, 0.10, 0.4, 0.05),
    "sami": Throat(340, 8.6, 1.22, "iaeie", (0, 3, 6, 2, 7), 1.05, 0.05, stops=0.3),
    "jade": Throat(225, 5.6, 1.04, "aoyie", (0, 7, -3, 8, -4), 1.25, 0.07, 0.2),
}


def syllable(throat, vowel, onward, semitone, seconds, seed):
    """One syllable, from one vowel towards the next."""
    t = clock(seconds)
    part = t / seconds
    pitch = throat.pitch * 2 ** ((semitone + 0.8 * np.sin(np.pi * part)) / 12)
    pitch = pitch * (1 + 0.01 * throat.tremble * 4 * np.sin(2 * np.pi * 6 * t))
    phase = 2 * np.pi * np.cumsum(pitch) / 48_000
    out = np.zeros(len(t))
    forms = [(a + (b - a) * part**2) * throat.size for a, b in zip(VOWELS[vowel], VOWELS[onward])]
    for k in range(1, 40):
        if throat.pitch * k > 6_000:
            break
        colour = sum(np.exp(-(((pitch * k - form) / (110 + 0.09 * form)) ** 2)) * loud for form, loud in zip(forms, (1.0, 0.6)))
        out += (colour + 0.04) / k ** (throat.rolloff - 0.6) * np.sin(k * phase + k * k)
    out += throat.breath * band(noise(seconds, seed), 1200, 6000) * 2
    open_ = 1 - throat.stops
    env = np.minimum(1, part / 0.12) * np.clip((open_ - part) / 0.18 + 1, 0, 1) ** 1.5
    return out * env


def murmur(throat, count, seed):
    luck = np.random.default_rng(seed)
    parts, at = [], 0
    for number in range(count):
        where = number / max(1, count - 1) * (len(throat.tune) - 1)
        semitone = float(np.interp(where, range(len(throat.tune)), throat.tune)) + luck.uniform(-0.7, 0.7)
        seconds = (1 / throat.pace) * luck.uniform(0.8, 1.25) * (1.4 if number == count - 1 else 1)
        vowel, onward = luck.choice(list(throat.vowels)), luck.choice(list(throat.vowels))
        parts.append((syllable(throat, vowel, onward, semitone, seconds, seed + number), at))
        at += frames(seconds)
    out = np.zeros(at + frames(0.02))
    for sound, first in parts:
        out[first: first + len(sound)] += sound
    return out


def build():
    for seed, (name, throat) in enumerate(THROATS.items()):
        for length, count in enumerate(SYLLABLES, 1):
            count = min(count, int(LONGEST * throat.pace))
            write(f"murmur_{name}_{length}", evened(murmur(throat, count, 1000 * seed + length), LUFS), quality=0.2)


if __name__ == "__main__":
    build()

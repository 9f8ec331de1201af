"""The short sounds: kitchen and playground, dry and close, no guns (style guide, "Sound").

Pitches are of B major: the pan of the style guide rings on its third and fifth (620 and 1480 Hz).
"""

from __future__ import annotations

import numpy as np

from synth import (
    band, bell, card, chime, chirp, cicadas, clock, evened, frames, glide, hit, hz, kazoo, mix, noise, pluck,
    recorder, reed, silence, swell, sweep, tap, wide, write,
)
from wardrobe import WARDROBE

B3, F3, B4, CS5, DS5, F5, GS5, B5, DS6, F6, B6, DS7, F7 = 59, 54, 71, 73, 75, 78, 80, 83, 87, 90, 95, 99, 102
"""MIDI numbers; F is F sharp."""


def ticks(count):
    """Each ten of a total is a small jump: beads of an abacus, each a step higher."""
    notes = (B6, DS7, F7)[:count]
    return [(hit(0.06, [(hz(n) / 2, 1, 0.012), (hz(n), 0.5, 0.006)], click=0.2), 0.06 * (i + 1), 0.16) for i, n in enumerate(notes)]


def drop(first, last, seconds=0.09, fall=0.03):
    return chirp(first, last, seconds) * swell(seconds, 0.003, fall)


def splat_10():
    wet = band(noise(0.12, 2), 1800, 5200) * swell(0.12, 0.002, 0.015)
    return mix((drop(430, 1050, 0.11, 0.035), 0, 1), (wet, 0.004, 0.25), *ticks(1))


def splat_20():
    spray = band(noise(0.4, 5), 2200, 7000) * swell(0.4, 0.01, 0.09)
    return mix((drop(230, 620, 0.13, 0.045), 0, 1), (drop(300, 500, 0.08), 0.05, 0.4), (spray, 0.012, 0.5), *ticks(2))


def splat_30():
    body = chirp(170, 62, 0.32) * swell(0.32, 0.004, 0.09)
    t = clock(0.34)
    wet = band(noise(0.34, 8), 250, 1500) * swell(0.34, 0.004, 0.08) * (1 + 0.6 * np.sin(2 * np.pi * 31 * t))
    spray = band(noise(0.3, 9), 1800, 6000) * swell(0.3, 0.006, 0.06)
    drips = [(drop(700 - 60 * i, 1150 - 90 * i, 0.06, 0.018), 0.30 + at, 0.30 - 0.05 * i) for i, at in enumerate((0.0, 0.11, 0.2, 0.3))]
    return mix((body, 0, 1.2), (wet, 0, 0.9), (spray, 0.01, 0.4), *drips, *ticks(3))


def pan(link):
    """A frying pan, each link of the chain a step higher and sharper, then the card flies back."""
    step = (0, 2, 4, 7, 9)[link - 1]
    k = 2 ** (step / 12)
    sharp = 1 + 0.22 * (link - 1)
    ring = hit(0.75, [
        (620 * k, 1, 0.24), (622.4 * k, 0.5, 0.2), (1480 * k, 0.8 * sharp, 0.17), (2310 * k, 0.5 * sharp, 0.12),
        (3390 * k, 0.22 * sharp, 0.06), (4870 * k, 0.12 * sharp, 0.03), (240 * k, 0.5, 0.05),
    ], seed=link, click=0.5 + 0.12 * link)
    whoosh = sweep(0.3, [600 * k, 1100 * k, 1900 * k, 2600 * k], 40 + link)
    return mix((ring, 0, 1), (whoosh, 0.16, 0.5))


LID = [(212, 0.7, 0.12), (347, 1, 0.2), (521, 0.8, 0.24), (733, 0.7, 0.18), (1093, 0.5, 0.13), (1466, 0.4, 0.1), (2210, 0.25, 0.06)]


def shield():
    hits = [(hit(0.5, [(f * (1 + 0.01 * i), a, d * 0.9**i) for f, a, d in LID], seed=i + 3, click=0.4), at, 0.9 * 0.72**i)
            for i, at in enumerate((0, 0.13, 0.23, 0.305, 0.36, 0.4, 0.43, 0.455))]
    return mix(*hits)


def shield_lapse():
    scrape = sweep(0.32, [1400, 1000, 800, 650], 70)
    return mix((scrape, 0, 0.5), (hit(0.3, [(f * 0.9, a, d * 0.4) for f, a, d in LID], seed=6, click=0.2), 0.28, 0.5))


def squeak(freqs, seconds, seed):
    rub = 1 + 0.5 * np.sin(2 * np.pi * 42 * clock(seconds))
    tone = glide(freqs, seconds) + 0.4 * glide([2.01 * f for f in freqs], seconds)
    return (tone * rub + 0.5 * band(noise(seconds, seed), 900, 3500)) * bell(seconds, seconds / 2, seconds / 3.2)


def heal():
    shine = mix((chime(F6, 0.6, 0.2), 0, 0.3), (chime(B6, 0.7, 0.25), 0.07, 0.3))
    return mix((squeak([820, 1250, 980], 0.17, 21), 0, 0.7), (squeak([950, 1500, 1150], 0.19, 22), 0.17, 0.7), (shine, 0.34, 1))


def swap():
    """Two slides cross, one from the left, one from the right."""
    seconds = 0.72
    shape = bell(seconds, seconds / 2, seconds / 2.6)
    up = (glide([hz(B4), hz(B5)], seconds) + 0.2 * glide([2 * hz(B4), 2 * hz(B5)], seconds)) * shape
    down = (glide([hz(B5), hz(B4)], seconds) + 0.2 * glide([2 * hz(B5), 2 * hz(B4)], seconds)) * shape
    across = np.linspace(-0.9, 0.9, frames(seconds))
    air = sweep(seconds, [800, 1400, 1400, 800], 33)
    two = wide(up, across) + wide(down, -across) + wide(air * 0.35, 0)
    end = wide(np.concatenate([silence(seconds - 0.02), tap(0.14, 200)]), 0)
    out = np.zeros((max(len(two), len(end)), 2))
    out[: len(two)] += two
    out[: len(end)] += end * 0.6
    return out


def recycle():
    bead = lambda i: hit(0.06, [(2350 + 90 * i, 1, 0.01), (3620 - 60 * i, 0.7, 0.008), (980, 0.4, 0.012)], seed=i + 1, click=0.4)
    shakes = [(bead(i), at, 0.8 if i % 2 else 0.6) for i, at in enumerate((0, 0.07, 0.14, 0.2, 0.26, 0.31))]
    hiss = band(noise(0.26, 30), 3500, 11000) * swell(0.26, 0.02, 0.12)
    return mix(*shakes, (hiss, 0.36, 0.7))


def non():
    """A door that says no: a honk of two notes and a slam."""
    low = kazoo([hz(F3 + 0.3), hz(F3)], 0.14) + 0.7 * kazoo([hz(F3 - 5), hz(F3 - 5)], 0.14)
    lower = kazoo([hz(B3 - 11), hz(B3 - 12)], 0.36) + 0.7 * kazoo([hz(B3 - 18), hz(B3 - 19)], 0.36)
    slam = chirp(190, 70, 0.25) * swell(0.25, 0.002, 0.06)
    return mix((low, 0, 0.8), (lower, 0.15, 1), (slam, 0, 0.9), (band(noise(0.1, 3), 300, 2500) * swell(0.1, 0.001, 0.02), 0, 0.6))


def oups():
    """A spring bounces, and somebody bites his lip."""
    seconds = 0.5
    t = clock(seconds)
    f = 240 * (1 + 0.35 * np.exp(-t * 3) * np.sin(2 * np.pi * (9 + 10 * t) * t))
    phase = 2 * np.pi * np.cumsum(f) / 48_000
    spring = (np.sin(phase) + 0.5 * np.sin(2 * phase) + 0.25 * np.sin(3.02 * phase)) * swell(seconds, 0.004, 0.16)
    down = [(recorder(n, 0.14), 0.3 + 0.13 * i, 0.6) for i, n in enumerate((DS6 - 12, CS5 + 1, B4 + 1))]
    return mix((spring, 0, 1), *down)


def out():
    """A kazoo falls a fifth; then one hears the cicadas again."""
    fall = kazoo([hz(66), hz(66), hz(64), hz(59)], 0.75)
    pop = drop(300, 900, 0.08)
    insects = cicadas(1.4, 17) * np.concatenate([np.linspace(0, 1, frames(0.5)), np.linspace(1, 0, frames(0.9))])
    return mix((pop, 0, 0.8), (fall, 0.08, 1), (insects, 0.75, 0.10))


def shuffle():
    rng = np.random.default_rng(12)
    clicks, at = [], 0.0
    for i in range(26):
        clicks.append((card(100 + i, 2400 + 60 * i, 0.04), at, 0.5 + 0.5 * rng.random()))
        at += 0.034 - 0.0009 * i
    bridge = sweep(0.3, [2800, 2200, 1600], 61)
    return mix(*clicks, (bridge, at, 0.35), (tap(0.1, 220), at + 0.28, 0.7))


def mulligan():
    shown = [(card(200 + i, 2600 + 150 * i), 0.06 * i, 0.8) for i in range(6)]
    return mix(*shown, (sweep(0.34, [1800, 1300, 900], 64), 0.62, 0.6), (tap(), 0.92, 0.6))


def throw():
    return mix((card(55, 2600), 0, 0.5), (sweep(0.46, [420, 700, 1150, 1500, 1000, 620], 50), 0.02, 0.9))


def aimed():
    """The same for every card, whoever plays it and whatever one holds."""
    stab = lambda s: sum(reed(n, s) for n in (B4, B4 + 3, B4 + 6, GS5))
    return mix((stab(0.1), 0, 0.8), (stab(0.3), 0.14, 1), (pluck(47, 0.5), 0, 0.8), (pluck(47, 0.6), 0.14, 1))


def own_turn():
    return mix((chime(B5), 0, 0.9), (chime(DS6), 0.11, 0.85), (chime(F6, 1.3), 0.22, 0.9))


def heartbeat():
    beat = lambda f: mix((chirp(f * 1.5, f, 0.16) * swell(0.16, 0.006, 0.05), 0, 1), (chirp(f * 4, f * 2.4, 0.1) * swell(0.1, 0.004, 0.02), 0, 0.5))
    return mix((beat(68), 0, 1), (beat(58), 0.2, 0.75), (beat(68), 0.78, 0.9), (beat(58), 0.98, 0.65))


def fanfare(notes, last):
    parts = [(reed(n, 0.2), 0.15 * i, 0.8) for i, n in enumerate(notes)]
    at = 0.15 * len(notes)
    return mix(*parts, *((reed(n, 0.9), at, 0.55) for n in last), *((pluck(n, 1.0), at, 0.5) for n in last))


def win():
    run = [(pluck(n, 0.5), 0.07 * i, 0.7) for i, n in enumerate((B4, DS5, F5, B5, DS6, F6))]
    shine = [(chime(n, 1.4, 0.5), 0.95 + 0.06 * i, 0.3) for i, n in enumerate((B5, DS6, F6, B6))]
    splash = band(noise(0.9, 44), 4000, 12000) * swell(0.9, 0.004, 0.25)
    return mix(*run, (fanfare((F5 - 12, B4, DS5), (B4 - 12, DS5, F5, B5)), 0.42, 1), *shine, (splash, 0.87, 0.25))


def lose():
    """Cheeky, never cruel: three steps down, and a shrug."""
    steps = [(kazoo([hz(n), hz(n - 0.4)], 0.24), 0.28 * i, 0.8) for i, n in enumerate((66, 64, 62))]
    return mix(*steps, (kazoo([hz(61), hz(61), hz(58.5), hz(59)], 0.7), 0.84, 0.9), (pluck(47, 0.9), 1.5, 0.9), (pluck(35 + 12, 0.6), 1.52, 0.5))


EFFECTS = {
    "splat_10": (splat_10, -17), "splat_20": (splat_20, -15), "splat_30": (splat_30, -13),
    "throw": (throw, -20), "land": (lambda: mix((card(51, 2000), 0, 0.5), (tap(), 0.01, 1)), -20),
    "bim_1": (lambda: pan(1), -15), "bim_2": (lambda: pan(2), -15), "bim_3": (lambda: pan(3), -14),
    "bim_4": (lambda: pan(4), -14), "bim_5": (lambda: pan(5), -13),
    "aimed": (aimed, -15), "own_turn": (own_turn, -17),
    "choose": (lambda: mix((chime(F5, 0.7), 0, 0.8), (chime(B5, 0.8), 0.1, 0.8)), -18),
    "turn": (lambda: hit(0.12, [(hz(F5), 1, 0.02), (hz(F5) * 2.7, 0.4, 0.01)], click=0.2), -27),
    "shield": (shield, -15), "shield_lapse": (shield_lapse, -18),
    "look": (lambda: mix((recorder(F5, 0.16), 0, 0.9), (recorder(B5, 0.32), 0.15, 1)), -17),
    "reveal": (lambda: mix((card(81, 2200, 0.1), 0, 0.9), (chime(B6, 0.5, 0.15), 0.12, 0.3)), -20),
    "heal": (heal, -16), "swap": (swap, -16), "recycle": (recycle, -16),
    "non": (non, -14), "oups": (oups, -15),
    "destroyed": (lambda: mix((band(noise(0.3, 6), 300, 1600) * swell(0.3, 0.006, 0.06), 0, 1), *((card(300 + i, 1800), 0.04 * i, 0.5) for i in range(5))), -17),
    "out": (out, -14),
    "draw_1": (lambda: card(91, 2700), -25), "draw_2": (lambda: card(92, 3100), -25), "draw_3": (lambda: card(93, 3500), -25),
    "shuffle": (shuffle, -19), "mulligan": (mulligan, -18),
    "discard": (lambda: mix((card(71, 2300, 0.09), 0, 0.9), (sweep(0.2, [1300, 900], 73), 0.03, 0.5), (tap(0.1, 140), 0.22, 0.7)), -19),
    "pass": (lambda: mix((recorder(DS5, 0.12), 0, 0.8), (recorder(B4, 0.22), 0.13, 0.8)), -22),
    "heartbeat": (heartbeat, -18),
    "tic": (lambda: mix((hit(0.07, [(hz(DS6), 1, 0.014), (hz(B6), 0.4, 0.008)], click=0.2), 0, 0.9), (hit(0.07, [(hz(CS5 + 12), 1, 0.014), (hz(GS5 + 12), 0.4, 0.008)], click=0.2), 0.11, 0.8), (hit(0.1, [(hz(DS6), 1, 0.02), (hz(B6), 0.4, 0.01)], click=0.2), 0.22, 1)), -23),
    "mission": (lambda: mix((card(61, 3000, 0.12), 0, 0.8), (card(62, 2400, 0.1), 0.1, 0.6), (pluck(B4), 0.2, 0.7), (pluck(F5), 0.32, 0.7)), -18),
    "round": (lambda: fanfare((F5 - 12, B4), (DS5, F5)), -17),
    "round_end": (lambda: fanfare((F5, GS5, DS5), (B4, DS5, B5)), -15),
    "win": (win, -15), "lose": (lose, -15),
    "over": (lambda: fanfare((B4, DS5, F5), (B4, F5, B5)), -15),
    "ui_move": (lambda: hit(0.05, [(1240, 1, 0.008), (2480, 0.3, 0.004)], click=0.1), -30),
    "ui_confirm": (lambda: mix((pluck(B5, 0.25, 0.4, 0.12), 0, 0.8), (pluck(F6, 0.3, 0.4, 0.14), 0.06, 0.8)), -24),
    "ui_back": (lambda: mix((pluck(F5, 0.22, 0.4, 0.1), 0, 0.8), (pluck(B4, 0.26, 0.4, 0.12), 0.06, 0.8)), -25),
    "ui_refuse": (lambda: mix((tap(0.12, 150), 0, 1), (tap(0.14, 120), 0.09, 1)), -22),
} | WARDROBE
"""Each with its loudness: LUFS of its loudest 200 ms."""


def build():
    for name, (make, lufs) in EFFECTS.items():
        sound = evened(make(), lufs)
        gap = np.zeros((frames(0.004), *sound.shape[1:]))  # a coder wants a breath before a hit
        write(name, np.concatenate([gap, sound]))


if __name__ == "__main__":
    build()

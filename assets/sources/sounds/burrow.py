"""What a burrow at work sounds like: bricks on a peg, a thud, a box that turns, a bark, a gong, a drum."""

from __future__ import annotations

import numpy as np

from synth import band, chirp, clock, evened, frames, hit, mix, noise, swell, tap, write


def clack():
    """A hollow plastic brick meets another: the same whatever its size, up or down."""
    first = hit(0.12, [(1180, 1, 0.018), (2630, 0.55, 0.012), (640, 0.5, 0.03)], seed=501, click=0.7)
    return mix((first, 0, 1), (hit(0.08, [(1320, 1, 0.012), (2900, 0.4, 0.008)], seed=502, click=0.4), 0.07, 0.45))


def thud():
    """A brick on the floor of a box."""
    return mix((tap(0.2, 120), 0, 1), (hit(0.1, [(420, 1, 0.03), (880, 0.3, 0.02)], seed=503, click=0.3), 0.004, 0.5), (tap(0.12, 170), 0.11, 0.35))


def scrape():
    """A cardboard box goes round on a table."""
    seconds = 0.62
    t = clock(seconds)
    rough = band(noise(seconds, 504), 500, 3200) * (0.55 + 0.45 * np.sin(2 * np.pi * (9 + 10 * t) * t))
    shape = np.minimum(1, t / 0.06) * np.minimum(1, (seconds - t) / 0.12)
    return mix((rough * shape, 0, 1), (tap(0.16, 110), 0.54, 0.8))


def bark():
    """A wombat says something: two short grunts."""
    def grunt(low, seconds):
        t = clock(seconds)
        turn = 2 * np.pi * np.cumsum(low * (1.25 - 0.4 * t / seconds)) / 48_000
        throat = sum(np.sin(k * turn) * np.exp(-(((k * low - 520) / 380) ** 2)) for k in range(1, 12))
        return throat * swell(seconds, 0.012, 0.05) + band(noise(seconds, int(low)), 300, 1500) * swell(seconds, 0.004, 0.02) * 0.4
    return mix((grunt(118, 0.13), 0, 1), (grunt(142, 0.15), 0.13, 0.9))


def gong():
    """Lights."""
    seconds = 1.9
    partials = [(98, 1, 0.9), (147.4, 0.8, 0.7), (233, 0.7, 0.55), (311, 0.45, 0.4), (428, 0.4, 0.3), (617, 0.25, 0.2)]
    return mix((hit(seconds, partials, seed=505, click=0.12), 0, 1), (band(noise(seconds, 506), 300, 2400) * swell(seconds, 0.05, 0.35), 0, 0.2))


def drum():
    """A tight stroke: this brick is right."""
    return mix((chirp(240, 150, 0.16) * swell(0.16, 0.002, 0.05), 0, 1), (band(noise(0.12, 507), 1500, 6000) * swell(0.12, 0.001, 0.03), 0, 0.7))


def drum_wrong():
    """A slack skin, and a rattle: this one is not."""
    return mix((chirp(130, 70, 0.32) * swell(0.32, 0.003, 0.1), 0, 1), (band(noise(0.3, 508), 400, 1400) * swell(0.3, 0.02, 0.08), 0.03, 0.4))


BURROW = {
    "clack": (clack, -17), "thud": (thud, -19), "scrape": (scrape, -19), "bark": (bark, -21), "gong": (gong, -15),
    "drum": (drum, -16), "drum_wrong": (drum_wrong, -16),
}


def build():
    for name, (make, lufs) in BURROW.items():
        sound = evened(make(), lufs)
        write(name, np.concatenate([np.zeros((frames(0.004), *sound.shape[1:])), sound]))


if __name__ == "__main__":
    build()

"""What clothes sound like: cloth, a zip, elastic, rain, a laugh, applause, a washing machine."""

from __future__ import annotations

import numpy as np

from synth import band, bell, chime, chirp, clock, glide, hit, mix, noise, swell, tap

B5, DS6 = 83, 87


def rustle(seconds=0.34, seed=1):
    """Cloth over cloth: noise in gusts."""
    cloth = band(noise(seconds, 410 + seed), 1400, 6500)
    gusts = sum(bell(seconds, at, 0.035) for at in (0.05, 0.14, 0.25))
    return mix((cloth * gusts, 0, 1), (tap(0.1, 130), 0.26, 0.5))


def zipper():
    """Teeth that close ever faster, and a snap."""
    teeth, at = [], 0.0
    for i in range(24):
        teeth.append((hit(0.03, [(1500 + 75 * i, 1, 0.004), (3100 + 110 * i, 0.6, 0.003)], seed=i + 1, click=0.3), at, 0.5 + 0.02 * i))
        at += 0.019 - 0.00042 * i
    return mix((rustle(), 0, 0.7), *((x, 0.12 + t, a * 0.8) for x, t, a in teeth), (hit(0.08, [(2600, 1, 0.012), (900, 0.6, 0.014)], click=0.5), 0.14 + at, 0.8))


def elastic():
    """It stretches, it lets go, it wobbles."""
    stretch = chirp(260, 520, 0.22, bend=0.5) * swell(0.22, 0.18, 0.05) * (1 + 0.5 * np.sin(2 * np.pi * 47 * clock(0.22)))
    seconds = 0.5
    t = clock(seconds)
    f = 190 * (1 + 0.5 * np.exp(-t * 7) * np.cos(2 * np.pi * 17 * t))
    twang = np.sin(2 * np.pi * np.cumsum(f) / 48_000)
    twang = (twang + 0.6 * np.sin(4 * np.pi * np.cumsum(f) / 48_000)) * swell(seconds, 0.002, 0.13)
    slap = band(noise(0.06, 422), 900, 5200) * swell(0.06, 0.001, 0.012)
    return mix((stretch, 0, 0.45), (slap, 0.22, 1.1), (twang, 0.22, 1))


def rain():
    """A shower with fat drops in it."""
    seconds = 1.25
    shower = band(noise(seconds, 430), 1800, 9000) * np.minimum(1, clock(seconds) / 0.12) * np.minimum(1, (seconds - clock(seconds)) / 0.4)
    rng = np.random.default_rng(431)
    fat = [(chirp(lo := rng.uniform(500, 1100), lo * 2.1, 0.06) * swell(0.06, 0.002, 0.018), rng.uniform(0.05, 1.0), rng.uniform(0.25, 0.6)) for _ in range(16)]
    thunder = band(noise(0.6, 432), 50, 160) * swell(0.6, 0.03, 0.2)
    return mix((shower, 0, 0.55), *fat, (thunder, 0, 0.7))


def laugh():
    """Five times ha, from high to low: a buzz in a throat that opens and closes."""
    def ha(pitch, seconds):
        t = clock(seconds)
        f = pitch * (1.1 - 0.22 * t / seconds)
        turn = 2 * np.pi * np.cumsum(f) / 48_000
        buzz = sum(np.sin(k * turn) * (np.exp(-(((k * pitch - 900) / 420) ** 2)) + 0.5 * np.exp(-(((k * pitch - 1500) / 420) ** 2)) + 0.25 / k) for k in range(1, 12))
        breath = band(noise(seconds, int(pitch)), 1200, 4200) * swell(seconds, 0.004, 0.018)
        return mix((buzz * swell(seconds, 0.022, 0.055), 0.01, 1), (breath, 0, 0.5))
    return mix(*((ha(p, 0.16), at, a) for p, at, a in ((330, 0, 0.9), (372, 0.15, 1), (350, 0.3, 0.95), (318, 0.46, 0.9), (285, 0.64, 0.8), (262, 0.83, 0.6))))


def applause():
    """A small hall: each clap its own hands."""
    rng = np.random.default_rng(440)
    claps = []
    for _ in range(150):
        at = rng.uniform(0, 1.9)
        k = rng.uniform(0.8, 1.3)
        claps.append((band(noise(0.035, int(rng.integers(1, 9999))), 800 * k, 2600 * k) * swell(0.035, 0.001, 0.007), at, rng.uniform(0.25, 0.8) * min(1, at / 0.25) * min(1, (2.0 - at) / 0.6)))
    cheer = glide([620, 980, 900], 0.5) * bell(0.5, 0.25, 0.14)
    return mix(*claps, (cheer, 0.3, 0.12), (glide([740, 1240, 1180], 0.45) * bell(0.45, 0.22, 0.12), 0.75, 0.1))


def washing():
    """A drum goes round twice and a half, then it is done: ding."""
    seconds = 1.35
    t = clock(seconds)
    edge = np.minimum(1, t / 0.15) * np.minimum(1, (seconds - t) / 0.3)
    water = band(noise(seconds, 450), 300, 2200) * (0.35 + 0.65 * np.sin(np.pi * 2.1 * t) ** 2)
    motor = np.sin(2 * np.pi * 98 * t) + 0.5 * np.sin(2 * np.pi * 197 * t + 0.6 * np.sin(2 * np.pi * 4.2 * t))
    thuds = [(chirp(130, 70, 0.16) * swell(0.16, 0.004, 0.05), at, 0.9) for at in (0.2, 0.62, 1.05)]
    return mix((water * edge, 0, 0.8), (motor * edge, 0, 0.16), *thuds, (chime(B5, 0.8), 1.3, 0.5), (chime(DS6, 0.8), 1.42, 0.45))


WARDROBE = {
    "rustle": (rustle, -20), "zip": (zipper, -18), "elastic": (elastic, -15), "rain": (rain, -16),
    "laugh": (laugh, -15), "applause": (applause, -15), "washing": (washing, -18),
}
"""Each with its loudness: LUFS of its loudest 200 ms."""

"""What a table that judges sounds like: a gavel, thumbs, a chain, iron, paper, cards that turn, a clock, a bell."""

from __future__ import annotations

import numpy as np

from synth import band, card, chime, chirp, clock, evened, frames, hit, mix, noise, pluck, reed, swell, sweep, tap, write

B4, DS5, F5, B5, DS6 = 71, 75, 77, 83, 87


def wood(seed, low):
    """Hard wood on hard wood, and the block it stands on."""
    head = hit(0.2, [(low, 1, 0.035), (low * 2.41, 0.7, 0.02), (low * 4.2, 0.45, 0.012)], seed=seed, click=0.8)
    return mix((head, 0, 1), (tap(0.18, 105), 0.003, 0.8))


def gavel():
    """Knock, knock, and a hall around it."""
    hall = band(noise(0.5, 604), 350, 2600) * swell(0.5, 0.004, 0.11)
    return mix((wood(601, 390), 0, 0.85), (wood(602, 372), 0.21, 1), (hall, 0.21, 0.12))


def thumb_up():
    """Pop, and two reeds that smile."""
    pop = chirp(240, 780, 0.09) * swell(0.09, 0.004, 0.03)
    return mix((pop, 0, 0.9), (reed(DS5, 0.16), 0.09, 0.7), (reed(B5, 0.42), 0.24, 0.75), (reed(DS5, 0.42), 0.24, 0.5), (chime(DS6, 0.9), 0.26, 0.4))


def thumb_down():
    """It sinks, with a crank that was not oiled, and sits down."""
    seconds = 0.5
    t = clock(seconds)
    f = 300 * 2 ** (-1.2 * t / seconds) * (1 + 0.03 * np.sin(2 * np.pi * 11 * t))
    turn = 2 * np.pi * np.cumsum(f) / 48_000
    sinks = sum(np.sin(k * turn) / k for k in (1, 2, 3, 5)) * swell(seconds, 0.03, 0.3)
    return mix((sinks, 0, 0.8), (tap(0.2, 88), 0.47, 1.2), (band(noise(0.14, 606), 120, 700) * swell(0.14, 0.003, 0.03), 0.47, 0.7))


def links(many, seconds, seed):
    """Iron links that fall over each other."""
    rng = np.random.default_rng(seed)
    ringing = []
    for n in range(many):
        f = rng.uniform(1700, 3300)
        one = hit(0.11, [(f, 1, 0.016), (f * 1.53, 0.7, 0.012), (f * 2.31, 0.4, 0.008)], seed=seed + n + 1, click=0.5)
        ringing.append((one, seconds * n / many + rng.uniform(0, 0.02), rng.uniform(0.4, 1)))
    return mix(*ringing)


def chain():
    """A chain flies over the table, and what hangs on it arrives."""
    air = sweep(0.42, [500, 1100, 700], 610)
    return mix((links(11, 0.5, 611), 0, 0.6), (air, 0.04, 0.5), (iron(), 0.56, 0.9))


def iron():
    """A cannonball is put down: heavy, with a little ring."""
    ring = hit(0.5, [(183, 1, 0.14), (431, 0.5, 0.1), (742, 0.35, 0.07), (1290, 0.2, 0.04)], seed=620, click=0.3)
    return mix((chirp(105, 52, 0.3) * swell(0.3, 0.003, 0.09), 0, 1.2), (ring, 0.004, 0.4), (links(4, 0.16, 621), 0.06, 0.22))


def turned():
    """All cards of a table turn over together, a breath apart."""
    rng = np.random.default_rng(630)
    flips = [(card(631 + n, rng.uniform(1900, 2900), 0.1), 0.022 * n + rng.uniform(0, 0.012), rng.uniform(0.6, 1)) for n in range(5)]
    return mix(*flips, *((tap(0.1, 150 + 12 * n), 0.1 + 0.03 * n, 0.35) for n in range(3)))


def paired():
    """Two cards are laid side by side, and a ribbon unrolls over them."""
    lays = [(card(640 + n, 2200 + 300 * n, 0.09), 0.13 * n, 0.9) for n in range(2)] + [(tap(0.1, 140 + 20 * n), 0.05 + 0.13 * n, 0.7) for n in range(2)]
    ribbon = sweep(0.34, [1800, 3200, 4600], 643)
    return mix(*lays, (ribbon, 0.24, 0.55), (pluck(B4, 0.5), 0.3, 0.4), (pluck(F5, 0.6), 0.4, 0.4))


def ticking():
    """A kitchen clock: tick, tock, twice."""
    def tick(low, seed):
        return hit(0.09, [(low, 1, 0.012), (low * 2.7, 0.6, 0.008), (low * 5.1, 0.3, 0.004)], seed=seed, click=0.6)
    return mix(*((tick(980 if n % 2 else 1240, 650 + n), 0.26 * n, 1 if n % 2 else 0.85) for n in range(4)))


def bell():
    """A hand falls on a counter bell: found."""
    stroke = hit(0.05, [(700, 1, 0.01)], seed=660, click=0.7)
    return mix((stroke, 0, 0.5), (chime(91, 1.1, 0.42), 0.012, 1), (chime(98, 0.8, 0.25), 0.012, 0.3))


COURT = {
    "gavel": (gavel, -15), "thumb_up": (thumb_up, -16), "thumb_down": (thumb_down, -16), "chain": (chain, -17),
    "iron": (iron, -17), "turned": (turned, -19), "paired": (paired, -18), "ticking": (ticking, -21), "bell": (bell, -18),
}
"""Each with its loudness: LUFS of its loudest 200 ms."""


def build():
    for name, (make, lufs) in COURT.items():
        sound = evened(make(), lufs)
        write(name, np.concatenate([np.zeros((frames(0.004), *sound.shape[1:])), sound]))


if __name__ == "__main__":
    build()

"""What the sounds are made from: tones, noises, hits, a circle of time for loops, loudness, Ogg."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path

import numpy as np
import soundfile

RATE = 48_000
OUT = Path(__file__).resolve().parents[2] / "sounds"
CEILING = 10 ** (-2.0 / 20)
"""Nothing is louder than this at any moment; the coder may go a little over."""


# ---------------------------------------------------------------- time and tone


def frames(seconds):
    return int(round(seconds * RATE))


def clock(seconds):
    return np.arange(frames(seconds)) / RATE


def silence(seconds):
    return np.zeros(frames(seconds))


def hz(midi):
    return 440.0 * 2 ** ((midi - 69) / 12)


def swell(seconds, attack, fall):
    """Rise in `attack` seconds, then fall to 1/e in `fall`, and end at nothing."""
    t = clock(seconds)
    env = np.minimum(1, t / max(attack, 1e-4)) * np.exp(-np.maximum(0, t - attack) / fall)
    edge = min(len(t), frames(0.012))
    env[len(t) - edge:] *= np.linspace(1, 0, edge)
    return env


def bell(seconds, middle, width):
    return np.exp(-(((clock(seconds) - middle) / width) ** 2))


def glide(freqs, seconds):
    """A sine whose pitch goes through these, evenly spaced in time, on a log scale."""
    t = clock(seconds)
    at = np.linspace(0, seconds, len(freqs))
    f = np.exp(np.interp(t, at, np.log(freqs)))
    return np.sin(2 * np.pi * np.cumsum(f) / RATE)


def chirp(first, last, seconds, bend=4.0):
    """A sine from one pitch to another, most of the way early."""
    part = 1 - np.exp(-bend * np.linspace(0, 1, frames(seconds)))
    part /= part[-1]
    f = first * (last / first) ** part
    return np.sin(2 * np.pi * np.cumsum(f) / RATE)


def noise(seconds, seed):
    return np.random.default_rng(seed).standard_normal(frames(seconds))


def band(x, low, high, soft=0.35):
    """Keep what lies between two frequencies, with soft shoulders on a log scale."""
    f = np.fft.rfftfreq(len(x), 1 / RATE)
    with np.errstate(divide="ignore"):
        octave = np.log2(np.maximum(f, 1e-3))
    keep = 1 / (1 + np.exp(np.clip((np.log2(low) - octave) / soft * 4, -60, 60)))
    keep *= 1 / (1 + np.exp(np.clip((octave - np.log2(high)) / soft * 4, -60, 60)))
    y = np.fft.irfft(np.fft.rfft(x) * keep, len(x))
    return y / (np.std(y) + 1e-9) * 0.3


def sweep(seconds, freqs, seed, width=0.55):
    """Noise whose colour goes through these frequencies: a whoosh."""
    out = silence(seconds)
    for index, f in enumerate(freqs):
        middle = seconds * (index + 0.5) / len(freqs)
        part = band(noise(seconds, seed + index), f / 1.35, f * 1.35)
        out += part * bell(seconds, middle, seconds / len(freqs) * width * 1.6)
    return out


def hit(seconds, partials, seed=None, click=0.0):
    """A struck thing: (frequency, loudness, fall in seconds) of each of its voices."""
    t = clock(seconds)
    rng = np.random.default_rng(seed or 1)
    out = np.zeros(len(t))
    for f, loud, fall in partials:
        out += loud * np.sin(2 * np.pi * f * t + rng.uniform(0, 2)) * np.exp(-t / fall)
    out *= np.minimum(1, t / 0.0008)
    if click:
        out += click * band(noise(seconds, seed or 1), 1500, 9000) * np.exp(-t / 0.004)
    edge = min(len(t), frames(0.012))
    out[len(t) - edge:] *= np.linspace(1, 0, edge)
    return out


# ---------------------------------------------------------------- instruments


def pluck(midi, seconds=0.9, bright=0.55, fall=0.45):
    """A finger on a string: partials that fall the faster the higher they are."""
    f = hz(midi)
    parts = [
        (f * k * (1 + 0.00012 * k * k), bright ** (k - 1) * (1 if k % 5 else 0.3), fall / (1 + 0.55 * (k - 1)))
        for k in range(1, 14)
        if f * k < 12_000
    ]
    return hit(seconds, parts, seed=int(midi), click=0.10) * 0.35


def bass(midi, seconds=0.8):
    f = hz(midi)
    parts = [(f, 1, 0.5), (f * 2, 0.5, 0.3), (f * 3, 0.22, 0.16), (f * 4, 0.12, 0.1), (f * 5, 0.06, 0.06)]
    return hit(seconds, parts, seed=int(midi), click=0.08) * 0.5


def reed(midi, seconds, detune=6.0, tremble=5.2):
    """An accordion: two reeds that beat against each other."""
    t = clock(seconds)
    out = np.zeros(len(t))
    for cents in (-detune, detune):
        f = hz(midi) * 2 ** (cents / 1200)
        for k in range(1, 12):
            if f * k < 9_000:
                out += np.sin(2 * np.pi * f * k * t + k) / k ** 1.25 * (1.25 if k % 2 else 0.8)
    out *= 1 + 0.06 * np.sin(2 * np.pi * tremble * t)
    env = np.minimum(1, t / 0.03) * np.minimum(1, np.maximum(0, seconds - t) / 0.06)
    return out * env * 0.14


def recorder(midi, seconds, seed=3):
    t = clock(seconds)
    f = hz(midi) * (1 + 0.003 * np.sin(2 * np.pi * 5 * t) * np.minimum(1, t / 0.2))
    phase = 2 * np.pi * np.cumsum(f) / RATE
    out = np.sin(phase) + 0.22 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase) + 0.04 * np.sin(4 * phase)
    out += 0.25 * band(noise(seconds, seed), hz(midi) * 0.9, hz(midi) * 3)
    return out * np.minimum(1, t / 0.025) * np.minimum(1, np.maximum(0, seconds - t) / 0.05) * 0.4


def kazoo(freqs, seconds):
    """A voice through a membrane: a buzz with a nose."""
    t = clock(seconds)
    at = np.linspace(0, seconds, len(freqs))
    f = np.exp(np.interp(t, at, np.log(freqs))) * (1 + 0.012 * np.sin(2 * np.pi * 6 * t))
    phase = 2 * np.pi * np.cumsum(f) / RATE
    out = np.zeros(len(t))
    for k in range(1, 26):
        centre = float(np.median(freqs)) * k
        if centre < 9_000:
            form = np.exp(-((np.log2(centre / 900)) ** 2) / 0.8) + 0.5 * np.exp(-((np.log2(centre / 2600)) ** 2) / 0.4)
            out += form * np.sin(k * phase + k * k)
    out = np.tanh(out * 1.4) * 0.5
    return out * np.minimum(1, t / 0.03) * np.minimum(1, np.maximum(0, seconds - t) / 0.08)


def chime(midi, seconds=1.2, fall=0.5):
    f = hz(midi)
    return hit(seconds, [(f, 1, fall), (f * 2, 0.35, fall * 0.7), (f * 3.93, 0.25, fall * 0.3), (f * 9.2, 0.06, 0.05)]) * 0.4


def card(seed, colour=3200, seconds=0.07):
    """A finger's width of cardboard."""
    x = band(noise(seconds, seed), colour / 1.8, colour * 1.8)
    return x * (swell(seconds, 0.006, 0.012) + 0.5 * bell(seconds, seconds * 0.55, 0.008))


def tap(seconds=0.12, low=170):
    return hit(seconds, [(low, 1, 0.03), (low * 2.3, 0.4, 0.015), (low * 4.1, 0.2, 0.008)], seed=4, click=0.25) * 0.6


def cicadas(seconds, seed=11):
    """A warm evening: three insects of slightly different tempers; goes round without a seam."""
    out = silence(seconds)
    t = clock(seconds)
    for index, (f, rate) in enumerate(((4300, 14), (5200, 17), (4750, 21))):
        rate = round(rate * seconds) / seconds  # a whole number of chirps goes round
        slow = round(0.11 * (index + 1) * seconds) / seconds
        body = band(noise(seconds, seed + index), f * 0.94, f * 1.06, soft=0.1)
        out += body * np.maximum(0, np.sin(2 * np.pi * rate * t)) ** 2 * (0.6 + 0.4 * np.sin(2 * np.pi * slow * t + index))
    return out


# ---------------------------------------------------------------- putting together


def mix(*parts):
    """Lay (sound, second it begins at, loudness) over each other."""
    length = max(len(sound) + frames(at) for sound, at, _ in parts)
    out = np.zeros(length)
    for sound, at, loud in parts:
        first = frames(at)
        out[first: first + len(sound)] += sound * loud
    return out


def wide(mono, pan):
    """Put a sound at a place from -1 (left) to 1; the place may move."""
    angle = (np.asarray(pan) + 1) * np.pi / 4
    return np.stack([mono * np.cos(angle), mono * np.sin(angle)], axis=1)


class Circle:
    """A stretch of time that closes on itself: what rings past its end rings at its beginning."""

    def __init__(self, seconds):
        self.sound = np.zeros((frames(seconds), 2))

    def add(self, sound, at, loud=1.0, pan=0.0):
        where = (frames(at) + np.arange(len(sound))) % len(self.sound)
        np.add.at(self.sound, where, wide(sound, pan) * loud)


# ---------------------------------------------------------------- loudness


def _weighted(x):
    """K-weighting of ITU-R BS.1770 by its two filters' response at 48 kHz."""
    f = np.fft.rfftfreq(len(x), 1 / RATE)
    z = np.exp(-2j * np.pi * f / RATE)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2)
    rumble = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    return np.fft.irfft(np.fft.rfft(x, axis=0) * (shelf * rumble if x.ndim == 1 else (shelf * rumble)[:, None]), len(x), axis=0)


def loudness(x, seconds=0.2):
    """LUFS of the loudest stretch of so many seconds; a mono sound comes out of both speakers."""
    y = _weighted(np.concatenate([x, np.zeros((frames(seconds), *x.shape[1:]))]))
    power = y**2 * 2 if x.ndim == 1 else np.sum(y**2, axis=1)
    total = np.concatenate([[0], np.cumsum(power)])
    span = frames(seconds)
    return -0.691 + 10 * np.log10(np.max(total[span:] - total[:-span]) / span + 1e-12)


def evened(x, lufs, seconds=0.2):
    """Bring a sound to a loudness; what would be too high a peak is rounded, not cut."""
    for _ in range(3):
        x = x * 10 ** ((lufs - loudness(x, seconds)) / 20)
        over = np.abs(x) > CEILING * 0.7
        knee = CEILING * 0.7
        x = np.where(over, np.sign(x) * (knee + (CEILING - knee) * np.tanh((np.abs(x) - knee) / (CEILING - knee))), x)
    return x


# ---------------------------------------------------------------- Ogg


def write(name, x, quality=0.4):
    """Write a sound as Ogg Vorbis; the same sound gives the same bytes."""
    held = BytesIO()
    channels = 1 if x.ndim == 1 else x.shape[1]
    with soundfile.SoundFile(held, "w", RATE, channels, format="OGG", subtype="VORBIS",
                             compression_level=1 - quality) as file:
        for first in range(0, len(x), 4096):
            file.write(x[first: first + 4096])
    OUT.mkdir(exist_ok=True)
    (OUT / f"{name}.ogg").write_bytes(_same_serial(held.getvalue()))


def _crc_table():
    table = []
    for value in range(256):
        value <<= 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_CRC = _crc_table()


def _same_serial(data):
    """Give every page the stream number 1: the library draws one by lot."""
    out, at = bytearray(), 0
    while at < len(data):
        count = data[at + 26]
        size = 27 + count + sum(data[at + 27: at + 27 + count])
        page = bytearray(data[at: at + size])
        page[14:18] = struct.pack("<I", 1)
        page[22:26] = bytes(4)
        crc = 0
        for byte in page:
            crc = ((crc << 8) & 0xFFFFFFFF) ^ _CRC[(crc >> 24) ^ byte]
        page[22:26] = struct.pack("<I", crc)
        out += page
        at += size
    return bytes(out)

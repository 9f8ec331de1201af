"""The loops: a waltz for the title, a prowl in three layers for the table, a swing for the result.

All are in B major, where the pan of Et Bim! rings. Every loop is a circle: what rings past its
end rings at its beginning, so it goes round without a seam. Each goes through the same bars
several times, and other instruments play them each time: a minute and a half and more goes by
before anything is heard again. The table's layers are one piece, played at once, each as loud as
the match is tight; their lengths are once, twice and three times the same, so they keep in step
and meet anew only after three minutes.
"""

from __future__ import annotations

import numpy as np

from synth import (
    CEILING, RATE, Circle, band, bass, chime, cicadas, clock, frames, hit, kazoo, hz, loudness, noise, pluck, recorder, reed, swell, tap, write,
)

CHORDS = {
    "B": (59, 63, 66), "B7": (59, 63, 66, 69), "C#m": (61, 64, 68), "C#7": (61, 65, 68, 71), "D#m": (58, 63, 66),
    "E": (59, 64, 68), "Em": (59, 64, 67), "F#": (58, 61, 66), "F#7": (58, 61, 64, 66), "G#m": (59, 63, 68),
}
ROOTS = {"B": 35, "C#": 37, "D#": 39, "E": 40, "F#": 42, "G#": 44}


def root(chord):
    name = chord.rstrip("m7")
    return ROOTS[name] if ROOTS[name] > 38 else ROOTS[name] + 12


def brush(seed, seconds=0.16, loud=0.5):
    return band(noise(seconds, seed), 2500, 9500) * swell(seconds, 0.012, seconds / 3) * loud


def shaker(seed):
    return band(noise(0.08, seed), 5000, 12000) * swell(0.08, 0.02, 0.02) * 0.5


def block(high=True):
    f = 1480 if high else 988
    return hit(0.1, [(f, 1, 0.018), (f * 2.6, 0.3, 0.007)], click=0.1) * 0.5


def kick():
    t = clock(0.2)
    return np.sin(2 * np.pi * np.cumsum(120 * np.exp(-t * 28) + 52) / 48_000) * swell(0.2, 0.003, 0.07)


# ---------------------------------------------------------------- the title


TITLE_CHORDS = """B B C#m F# C#m F# B B  B B7 E Em B G#m C#m,F#7 B  G#m D#m E B G#m C#7 F# F#7""".split()
TITLE_TUNE = [
    [(78, 1.5), (75, .5), (78, 1)], [(83, 2), (82, 1)], [(80, 1.5), (76, .5), (80, 1)], [(82, 2), (78, 1)],
    [(76, 1), (80, 1), (85, 1)], [(82, 1.5), (80, .5), (78, 1)], [(75, 1), (78, 1), (83, 1)], [(83, 2.5)],
    [(87, 1.5), (85, .5), (83, 1)], [(81, 2), (78, 1)], [(80, 1.5), (83, .5), (88, 1)], [(79, 2), (76, 1)],
    [(78, 1), (75, 1), (82, 1)], [(83, 1), (80, 1), (75, 1)], [(76, 1.5), (73, .5), (78, 1)], [(71, 2.5)],
    [(80, .5), (83, .5), (80, .5), (78, .5), (75, 1)], [(78, .5), (82, .5), (78, .5), (75, .5), (70, 1)],
    [(76, .5), (80, .5), (76, .5), (75, .5), (71, 1)], [(75, 2), (78, 1)],
    [(80, .5), (83, .5), (80, .5), (78, .5), (75, 1)], [(77, 1), (80, 1), (85, 1)],
    [(82, 1.5), (78, .5), (82, 1)], [(85, 1), (82, 1), (76, 1)],
]


VERSES = ("plain", "wind", "full")
"""Who plays the title's bars: first an accordion, then a recorder over a music box, then all."""


def answer(tune, chord):
    """A second voice in sixths below a tune, on the chord where that is near."""
    below = [note - 9 for note, _ in tune]
    tones = [tone + octave for tone in CHORDS[chord] for octave in (0, 12)]
    return [(min(tones, key=lambda tone: abs(tone - low)), beats) for low, (_, beats) in zip(below, tune)]


def title():
    beat = 60 / 140
    bars = len(TITLE_TUNE)
    circle = Circle(len(VERSES) * bars * 3 * beat)
    for verse, who in enumerate(VERSES):
        for bar, (chords, tune) in enumerate(zip(TITLE_CHORDS, TITLE_TUNE)):
            names = chords.split(",")
            at = (verse * bars + bar) * 3 * beat
            airy = who == "wind" and bar < 8  # the bass leaves and comes back
            if not airy:
                circle.add(bass(root(names[0])), at, 0.85)
            for step in (1, 2):
                chord = CHORDS[names[-1] if step == 2 else names[0]]
                for i, note in enumerate(chord[-3:]):
                    circle.add(pluck(note, 0.32, 0.45, 0.14), at + step * beat + 0.012 * i, 0.3 if airy else 0.42, -0.35)
                if who != "wind":
                    circle.add(brush(bar * 2 + step, 0.1), at + step * beat, 0.10, 0.4)
            when = at
            for note, beats in tune:
                lasts = beats * beat * 0.94
                if who == "wind":
                    circle.add(recorder(note, lasts, seed=3 + bar), when, 0.30, 0.2)
                else:
                    circle.add(reed(note, lasts), when, 0.5, 0.15)
                if (who == "plain" and bar >= 8 or who == "full") and beats >= 1:  # a music box joins in
                    circle.add(chime(note + 12, 0.9, 0.25), when, 0.13, -0.5)
                when += beats * beat
            if who == "wind":  # the music box turns by itself
                for step in range(6):
                    note = CHORDS[names[-1 if step > 3 else 0]][(0, 1, 2, 1, 2, 1)[step]] + 24
                    circle.add(chime(note, 0.7, 0.18), at + step * beat / 2, 0.08, -0.5)
            if who == "full":
                when = at
                for note, beats in answer(tune, names[0]):
                    circle.add(reed(note, beats * beat * 0.94, detune=4), when, 0.2, -0.25)
                    when += beats * beat
                if bar % 4 == 3:
                    circle.add(kazoo([hz(tune[-1][0] - 12), hz(tune[-1][0] - 12)], beat), at + 2 * beat, 0.14, 0.4)
            elif bar >= 16:
                circle.add(reed(CHORDS[names[0]][1] + 12, 2.6 * beat, detune=4), at, 0.22, -0.25)
    return circle


# ---------------------------------------------------------------- the table


TABLE_CHORDS = "G#m G#m C#m G#m E B C#7 F#7 G#m G#m C#m E B G#m C#m,F#7 B,F#7".split()
SWING = 0.64
PROWL = [  # (eighth of the bar, which tone of the chord); a tiptoe
    [(0, 0), (3, 2), (4, 1), (7, 2)], [(0, 3), (2, 2), (5, 1)], [(0, 0), (1, 1), (4, 2), (7, 1)], [(2, 3), (3, 2), (6, 0)],
]
CHASE = [  # beats and notes of the accordion, two bars a line
    [(0, 80, 1), (1, 83, .5), (1.64, 82, .36), (2, 80, 1), (3, 75, 1), (4, 78, .5), (4.64, 80, .36), (5, 75, 2)],
    [(0, 76, 1), (1, 80, .5), (1.64, 78, .36), (2, 76, 1), (3, 73, 1), (4, 75, .5), (4.64, 80, .36), (5, 83, 2)],
    [(0, 83, .5), (.64, 80, .36), (1, 76, 1), (2, 80, 1), (3, 83, 1), (4, 87, 1), (5, 83, .5), (5.64, 78, .36), (6, 75, 1.6)],
    [(0, 77, .5), (.64, 80, .36), (1, 83, 1), (2, 85, 2), (4, 82, 1), (5, 78, .5), (5.64, 76, .36), (6, 73, 1.6)],
    [(0, 87, 1), (1, 83, .5), (1.64, 80, .36), (2, 83, 1), (3, 80, 1), (4, 82, .5), (4.64, 80, .36), (5, 75, 2)],
    [(0, 88, 1), (1, 85, .5), (1.64, 80, .36), (2, 85, 2), (4, 83, .5), (4.64, 80, .36), (5, 76, 2)],
    [(0, 78, 1), (1, 83, .5), (1.64, 87, .36), (2, 83, 2), (4, 80, .5), (4.64, 83, .36), (5, 80, 1), (6, 75, 1)],
    [(0, 76, 1), (1, 80, 1), (2, 82, .5), (2.64, 78, .36), (3, 76, 1), (4, 83, 1.5), (6, 82, .5), (6.64, 80, .36), (7, 78, .9)],
]


def eighth(number, beat):
    return (number // 2 + (SWING if number % 2 else 0)) * beat


TIPTOES = ("strings", "recorder", "box")
"""Who tiptoes through the table's bars each of the three times."""
WHISTLE = [  # a long line over two bars, sparse: beats and notes
    [(0, 75, 2), (2.64, 78, .36), (3, 80, 3.4)], [(0, 73, 1.5), (2, 76, 1.5), (4, 75, 3)], [(1, 80, 1), (2, 83, 2), (4.64, 82, .36), (5, 78, 2.4)],
    [(0, 77, 2.5), (4, 73, 1), (5, 70, 2)], [(0, 75, 2), (3, 80, 1), (4, 87, 3)], [(0, 85, 1.5), (2, 80, 1.5), (4, 76, 3)],
    [(1, 78, 1), (2, 75, 2), (5, 83, 2.4)], [(0, 80, 2), (2.64, 76, .36), (3, 73, 1), (4, 78, 3)],
]


def tiptoe(calm, who, at, bar, names, beat):
    """One bar of the calm layer."""
    for half in (0, 1):
        chord = names[half * (len(names) - 1)]
        low = root(chord)
        if who != "box" or half == 0:  # the third time the ground is thinner
            calm.add(bass(low if half == 0 else low + 7 - 12 * (low > 42)), at + half * 2 * beat, 0.8 if who != "box" else 0.65)
    tones = [*CHORDS[names[0]][:3], CHORDS[names[0]][0] + 12]
    for number, tone in PROWL[(bar + (who == "box")) % 4]:
        when, side = at + eighth(number, beat), 0.3 if number % 2 else -0.2
        if who == "box":
            calm.add(chime(tones[tone] + 24, 0.8, 0.22), when, 0.16, side)
        elif who == "strings" or number % 4 == 0:
            calm.add(pluck(tones[tone] + 12, 0.5, 0.5, 0.2), when, 0.5 if who == "strings" else 0.34, side)
    if who == "recorder" and bar % 2 == 0:
        for step, note, beats in WHISTLE[bar // 2]:
            calm.add(recorder(note, beats * beat * 0.9, seed=20 + bar), at + step * beat, 0.2, 0.15)
    for step in range(4):
        if who != "box":
            calm.add(brush(bar * 4 + step, 0.12), at + step * beat, 0.09 if step % 2 else 0.04, 0.35)
        elif step % 2:
            calm.add(block(step == 3), at + eighth(2 * step + 1, beat), 0.05, 0.5)


def table():
    """Return the three layers: a tiptoe, a chase that gathers, and the chase."""
    beat = 60 / 116
    once = frames(16 * 4 * beat) / RATE  # whole frames, so that layers keep in step for ever
    calm, pulse, chase = Circle(3 * once), Circle(once), Circle(2 * once)
    for bar, joined in enumerate(TABLE_CHORDS):
        names = joined.split(",")
        at = bar * 4 * beat
        for time, who in enumerate(TIPTOES):
            tiptoe(calm, who, time * once + at, bar, names, beat)
        for step in range(4):
            chord = CHORDS[names[(step // 2) * (len(names) - 1)]]
            dry = 0.11 if step % 2 else 0.2  # la pompe: a long one, a short one
            for i, note in enumerate(chord[-3:]):
                pulse.add(pluck(note, 0.3, 0.55, dry), at + step * beat + 0.009 * i, 0.42 if step % 2 else 0.3, -0.45)
        for number in range(8):
            pulse.add(shaker(bar * 8 + number), at + eighth(number, beat), 0.22 if number % 2 else 0.13, 0.5)
        for number in ((3, 6) if bar % 2 else (6,)):
            pulse.add(block(number == 6), at + eighth(number, beat), 0.16, 0.6)
        for time in (0, 1):
            for step in range(4):
                when = time * once + at + step * beat
                chase.add(kick(), when, 0.42 if step % 2 == 0 else 0.16)
                if step % 2:
                    chase.add(brush(500 + bar * 4 + step, 0.2), when, 0.34, 0.2)
                walk = (0, 4 if "m" not in names[0] else 3, 7, 9)[step]
                chase.add(bass(root(names[0]) + (walk if time == 0 else (0, 7, 9, 7)[step]), 0.45), when, 0.34)
    for line, notes in enumerate(CHASE):
        for step, note, beats in notes:
            when, lasts = line * 8 * beat + step * beat, beats * beat * 0.85
            chase.add(reed(note, lasts), when, 0.44, 0.2)
            if line % 2:  # the second time a kazoo answers what the accordion asks
                chase.add(kazoo([hz(note - 12), hz(note - 12)], lasts), once + when, 0.2, -0.2)
            else:
                chase.add(reed(note + (12 if note < 80 else 0), lasts, detune=9), once + when, 0.36, 0.25)
    return calm, pulse, chase


# ---------------------------------------------------------------- the result


RESULT_CHORDS = "B G#m E F#7 B G#m C#m F#7 E Em B G#7 C#7 F#7 B B,F#7".split()
RESULT_TUNE = [
    [(0, 78, .5), (.64, 83, .36), (1, 87, 1), (2, 83, 1), (3, 85, .5), (3.64, 87, .36), (4, 83, 1.5), (6, 80, 1.6)],
    [(0, 80, .5), (.64, 83, .36), (1, 88, 1), (2, 83, 1), (3, 80, 1), (4, 82, 1.5), (6, 78, 1.6)],
    [(0, 78, .5), (.64, 83, .36), (1, 87, 1), (2, 90, 1), (3, 87, 1), (4, 87, .5), (4.64, 85, .36), (5, 83, 1), (6, 80, 1.6)],
    [(0, 85, 1), (1, 80, .5), (1.64, 76, .36), (2, 80, 2), (4, 82, 1), (5, 85, 1), (6, 82, 1.6)],
    [(0, 88, 1), (1, 83, .5), (1.64, 80, .36), (2, 83, 2), (4, 79, 1), (5, 83, 1), (6, 88, 1.6)],
    [(0, 87, 1), (1, 83, .5), (1.64, 78, .36), (2, 83, 2), (4, 84, 1), (5, 80, .5), (5.64, 75, .36), (6, 80, 1.6)],
    [(0, 85, .5), (.64, 83, .36), (1, 80, 1), (2, 77, 2), (4, 78, .5), (4.64, 80, .36), (5, 82, 1), (6, 85, 1.6)],
    [(0, 83, 1.5), (2, 78, .5), (2.64, 80, .36), (3, 82, 1), (4, 83, 2.5)],
]


BANDS = ("dance", "kazoo", "strings", "parade")
"""Who plays the result's bars each of the four times."""


def result():
    beat = 60 / 136
    once = 16 * 4 * beat
    circle = Circle(len(BANDS) * once)
    CHORDS["G#7"] = (60, 63, 66, 68)
    for time, who in enumerate(BANDS):
        for bar, joined in enumerate(RESULT_CHORDS):
            names = joined.split(",")
            at = time * once + bar * 4 * beat
            for step in range(4):
                chord = names[(step // 2) * (len(names) - 1)]
                for i, note in enumerate(CHORDS[chord][-3:]):
                    circle.add(pluck(note, 0.3, 0.5, 0.1 if step % 2 else 0.18), at + step * beat + 0.009 * i, 0.36, -0.45)
                if step % 2 == 0:
                    circle.add(bass(root(chord) + (7 if step else 0) - (12 if step and root(chord) > 42 else 0)), at + step * beat, 0.75)
                elif who != "strings":
                    circle.add(brush(bar * 4 + step, 0.16), at + step * beat, 0.2, 0.3)
                if who == "parade":
                    circle.add(kick(), at + step * beat, 0.3 if step % 2 == 0 else 0.1)
            for number in range(8):
                if who != "strings" or number % 2:
                    circle.add(shaker(900 + bar * 8 + number), at + eighth(number, beat), 0.14, 0.5)
        for line, notes in enumerate(RESULT_TUNE):
            for step, note, beats in notes:
                when, lasts = time * once + line * 8 * beat + step * beat, beats * beat * 0.85
                if who == "strings":
                    circle.add(pluck(note, 0.6, 0.6, 0.3), when, 0.5, 0.2)
                    circle.add(chime(note + 12, 0.5, 0.16), when, 0.08, -0.5)
                elif who == "kazoo" and line < 4 or who != "kazoo" and line in (2, 6):  # the kazoo has its turn
                    circle.add(kazoo([hz(note - 12), hz(note - 12)], lasts), when, 0.2, 0.1)
                else:
                    circle.add(reed(note, lasts), when, 0.4, 0.15)
                    circle.add(chime(note + 12, 0.5, 0.16), when, 0.08, -0.5)
                if who == "parade":
                    circle.add(recorder(note, lasts, seed=40 + line), when, 0.14, -0.3)
    return circle


# ---------------------------------------------------------------- loudness


LUFS = -20.0
"""Of the loudest three seconds of a loop, all layers together."""
CICADAS = -34.0


def together(sounds):
    """What is heard until all have gone round: shorter loops are repeated as often as they fit."""
    whole = int(np.lcm.reduce([len(sound) for sound in sounds]))
    return sum(np.tile(sound, (whole // len(sound), 1)) for sound in sounds)


def evened(sounds, evening):
    """Bring loops that sound together to one loudness; the first one gets the evening."""
    gain = 10 ** ((LUFS - loudness(together(sounds), 3.0)) / 20)
    sounds = [sound * gain for sound in sounds]
    if evening:
        insects = cicadas(len(sounds[0]) / 48_000)
        insects = np.stack([insects, np.roll(insects, frames(0.7))], axis=1)[: len(sounds[0])]
        sounds[0] = sounds[0] + insects * 10 ** ((CICADAS - loudness(insects, 3.0)) / 20)
    peak = np.max(np.abs(together(sounds)))
    print(f"  peak {20 * np.log10(peak):.1f} dBFS, {len(sounds[0]) / 48_000:.1f} s")
    assert peak < CEILING
    return sounds


def build():
    for names, circles, evening in (
        (["music_title"], [title()], True),
        (["music_table_1", "music_table_2", "music_table_3"], table(), True),
        (["music_result"], [result()], False),
    ):
        for name, sound in zip(names, evened([circle.sound for circle in circles], evening)):
            write(name, sound, quality=0.3)


if __name__ == "__main__":
    build()

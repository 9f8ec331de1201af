"""Sound: effects and music, in the background; whatever goes wrong, it is quiet and all goes on.

Device and files are opened by a thread after the first picture, so that nothing waits for them.
"""

from __future__ import annotations

import threading
from pathlib import Path
from queue import SimpleQueue
from typing import Final, Protocol

import pygame

from game.stage.sound.loops import MUSIC, STREAMED, TRACKS, Loop, Stream

RATE: Final = 48_000
BUFFER: Final = 512
"""Samples: 10.7 ms between a cue and its sound, if the system holds nothing back."""
CHANNELS: Final = 32
OWN: Final = len(MUSIC)
"""The channel of what concerns one's own seat: nothing else takes it away."""
UI: Final = OWN + 1
HEADROOM: Final = 0.8
FADE_MS: Final = 900.0
LAYER_MS: Final = 2500.0
DUCKED: Final = 0.45
DUCK_MS: Final = 1100.0
VOICE: Final = "murmur_"
"""How names of voices begin: each is read when it is to be heard. Held, all of them take 9 MB."""
DUCKING: Final = frozenset({"aimed", "own_turn", "out", "win", "lose", "over", "round_end"})
"""Music steps back behind these."""


class Loudness(Protocol):
    """What a player wishes to hear, from 0 to 10; the settings."""

    volume_master: int
    volume_effects: int
    volume_music: int
    mute_unfocused: bool
    mono: bool


def amplitude(first: int, second: int) -> float:
    """Return how large a wave gets under two volumes of 0 to 10; ears do not count evenly."""
    return (first / 10) ** 2 * (second / 10) ** 2


class Sound:
    """All that is heard. Without a folder it stays silent for ever."""

    def __init__(self, folder: Path | None = None, wishes: Loudness | None = None) -> None:
        """Take the folder of the sounds and the wishes, which may change at any time."""
        self._folder = folder
        self._wishes = wishes
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._loops: dict[str, Loop] = {}
        self._wanted: SimpleQueue[str | None] = SimpleQueue()
        self._asked: set[str] = set()
        self._thread: threading.Thread | None = None
        self._ready = self._closing = self._fading = False
        self.trouble: str | None = None
        """The key of a sentence about what went wrong first; it is said once."""
        self.missing: Path | None = None
        """The first file that is missing or damaged."""
        self._track: str | None = None
        self._levels = dict.fromkeys(TRACKS, 0.0)
        self._tension = 0.0
        self._layers = [1.0, 0.0, 0.0]
        self._duck = 1.0
        self._duck_ms = 0.0
        self._quiet = False
        self._sides = 2

    @property
    def ready(self) -> bool:
        """Whether the device is open and the effects are there."""
        return self._ready

    # ------------------------------------------------------------ what is wished

    def play(self, name: str, *, pan: float = 0.0, group: str = "effects") -> None:
        """Let an effect be heard now; before the sounds are there it is not heard at all."""
        gain = self._gain("volume_effects")
        if not self._ready or self._quiet or gain == 0:
            return
        if name.startswith(VOICE):
            self._wanted.put(name)
            return
        sound = self._sounds.get(name)
        if sound is None:
            self._miss(name)
            return
        try:
            sound.set_volume(gain)
            channel = _channel(group)
            channel.play(sound)
            if pan and self._sides == 2:
                channel.set_volume(min(1.0, 1 - pan), min(1.0, 1 + pan))
        except pygame.error:  # the device went away
            self._fail()
            return
        if name in DUCKING:
            self._duck_ms = DUCK_MS

    def music(self, track: str | None) -> None:
        """Go over to a piece of music, or to none."""
        self._track = track

    def tension(self, tension: float) -> None:
        """Say how tight the match is, 0 to 1: the table's layers come and go with it."""
        self._tension = min(1.0, max(0.0, tension))

    def _gain(self, group: str) -> float:
        wishes = self._wishes
        if wishes is None:
            return 0.0
        return HEADROOM * amplitude(wishes.volume_master, getattr(wishes, group))

    # ------------------------------------------------------------ time

    def pass_time(self, ms: float, *, focused: bool = True) -> None:
        """Let fades go on; the first call opens the device, in the background."""
        if self._folder is None or self._closing:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._open, name="sound", daemon=True)
            self._thread.start()
        if not self._ready:
            return
        if self._sides != self._wished_sides():
            self._start_anew()
            return
        try:
            self._hush(not focused and self._wishes is not None and self._wishes.mute_unfocused)
            if not self._quiet:
                self._fade(ms)
                self._blend()
        except pygame.error:
            self._fail()

    def _wished_sides(self) -> int:
        return 1 if self._wishes is not None and self._wishes.mono else 2

    def _start_anew(self) -> None:
        """Open the device anew, with one side or two: the system mixes what is on both."""
        self.close()
        self._wanted = SimpleQueue()
        self._asked.clear()
        self._levels = dict.fromkeys(TRACKS, 0.0)
        self._thread, self._closing, self._quiet = None, False, False

    def _hush(self, quiet: bool) -> None:
        if quiet != self._quiet:
            self._quiet = quiet
            for played in (pygame.mixer, pygame.mixer.music):
                (played.pause if quiet else played.unpause)()

    @property
    def fading(self) -> bool:
        """Whether music grows louder or fainter now."""
        return self._fading and self._ready and not self._quiet

    def _fade(self, ms: float) -> None:
        before = self._duck, *self._layers, *self._levels.values()
        self._duck_ms = max(0.0, self._duck_ms - ms)
        ducked = self._duck_ms > 0
        self._duck = _towards(self._duck, DUCKED if ducked else 1.0, ms / (120 if ducked else 600))
        thick = [1.0, 2 * self._tension, 2 * self._tension - 1]
        for index, wished in enumerate(thick):
            goal = min(1.0, max(0.0, wished))
            self._layers[index] = _towards(self._layers[index], goal, ms / LAYER_MS)
        for track, level in self._levels.items():
            here = track == self._track and self._loaded(track)
            self._levels[track] = _towards(level, float(here), ms / FADE_MS)
        self._fading = before != (self._duck, *self._layers, *self._levels.values())

    def _blend(self) -> None:
        """Begin, change and end what plays, as loud as it is wished now."""
        gain = self._gain("volume_music") * self._duck
        for track, level in self._levels.items():
            if level == 0.0:
                self._end(track)
                continue
            names = TRACKS[track]
            for index, name in enumerate(names):
                layer = self._layers[index] if len(names) > 1 else 1.0
                self._loops[name].blend(gain * level * layer)
            for name in names:  # all at once, so that layers keep in step
                self._loops[name].play()

    def _end(self, track: str) -> None:
        """Stop a piece that faded out and let its memory go; it is loaded again when asked for."""
        if track == self._track:
            return
        for name in TRACKS[track]:
            if name in self._loops:
                self._loops.pop(name).stop()
                self._asked.discard(name)

    def _loaded(self, track: str) -> bool:
        """Say whether a piece can begin; ask for it where somebody would hear it."""
        names = TRACKS[track]
        if all(name in self._loops for name in names):
            return True
        if self._gain("volume_music") > 0:
            for name in names:
                if name not in self._asked:
                    self._asked.add(name)
                    self._wanted.put(name)
        return False

    # ------------------------------------------------------------ the thread

    def _open(self) -> None:
        assert self._folder is not None, "without a folder there is no thread"
        try:
            self._sides = self._wished_sides()
            if pygame.mixer.get_init() is None:
                pygame.mixer.init(RATE, -16, self._sides, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError):  # a build without a mixer says the latter
            self._trouble("sound.no-device")
            return
        for path in sorted(self._folder.glob("*.ogg")):
            late = path.stem in MUSIC or path.stem.startswith(VOICE)
            if not late and not self._closing:
                self._load(path.stem)
        self._ready = not self._closing
        while not self._closing and (name := self._wanted.get()) is not None:
            self._load(name)

    def _load(self, name: str) -> None:
        assert self._folder is not None, "without a folder there is no thread"
        path = self._folder / f"{name}.ogg"
        try:
            if name in MUSIC:
                self._loops[name] = (Stream if name == STREAMED else Loop)(path)
                return
            sound = pygame.mixer.Sound(path)
            if not name.startswith(VOICE):
                self._sounds[name] = sound
            elif self._ready:
                sound.set_volume(self._gain("volume_effects"))
                _channel("effects").play(sound)
        except (pygame.error, OSError):
            self._miss(name)

    # ------------------------------------------------------------ the end

    def _trouble(self, key: str) -> None:
        self.trouble = self.trouble or key

    def _miss(self, name: str) -> None:
        if self._folder is not None and self.missing is None:
            self.missing = self._folder / f"{name}.ogg"
        self._trouble("sound.missing")

    def _fail(self) -> None:
        self._ready = False
        self._trouble("sound.no-device")

    def close(self) -> None:
        """End the thread and give the device back."""
        self._closing, self._ready = True, False
        if self._thread is None:
            return
        self._wanted.put(None)
        self._thread.join(5.0)
        self._sounds.clear()
        self._loops.clear()
        if pygame.mixer.get_init() is not None:
            pygame.mixer.quit()


def _channel(group: str) -> pygame.mixer.Channel:
    if group in ("own", "ui"):
        return pygame.mixer.Channel(OWN if group == "own" else UI)
    # pygame's own find_channel takes reserved channels, too (2.5.8)
    others = [pygame.mixer.Channel(at) for at in range(UI + 1, CHANNELS)]
    return next((one for one in others if not one.get_busy()), others[0])


def _towards(value: float, goal: float, step: float) -> float:
    return min(goal, value + step) if value < goal else max(goal, value - step)

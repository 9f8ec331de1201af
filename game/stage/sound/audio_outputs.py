"""Audio outputs beside the program's own, each for one person's headphones.

What others may not know is heard there as pulses that are counted, the same that a gamepad shakes:
a system's voice speaks to one output only, the one that all hear. Whether an output really ends at
somebody's ears the program cannot know; whoever takes one hears it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi, sin
from typing import Any, Final, Protocol

import pygame

EAR: Final = "ear:"
"""What a channel is called that ends at somebody's ears; their seat follows."""
LEAST: Final = 2
"""So many outputs a system must have: one is everybody's."""
HERTZ: Final = 440
RATE: Final = 44100
_CHUNK: Final = 1024
_LOUD: Final = 9000
"""Of 32,767: a tone of one's own is heard beside the program's."""
_WAVE: Final = b"".join(
    round(_LOUD * sin(2 * pi * at * HERTZ / RATE)).to_bytes(2, "little", signed=True)
    for at in range(RATE // 20)
)
"""A twentieth of a second, a whole number of waves."""


class Output(Protocol):
    """One opened output."""

    def tone(self, ms: int) -> None:
        """Sound for so long, behind what still sounds."""

    def close(self) -> None:
        """Let go of it."""


class Tones:
    """An output of SDL's that is silent but for tones; its thread asks for what comes next."""

    def __init__(self, name: str) -> None:
        """Open it.

        Raises:
            RuntimeError: it is not there any more, or another program's.
        """
        from pygame._sdl2 import audio  # noqa: PLC0415 few tables need it

        self._left = self._at = 0
        self._device: Any = audio.AudioDevice(
            devicename=name, iscapture=False, frequency=RATE, audioformat=audio.AUDIO_S16,
            numchannels=1, chunksize=_CHUNK, allowed_changes=0, callback=self._fill,
        )  # fmt: skip
        self._device.pause(0)

    def _fill(self, _: object, asked: Any) -> None:
        """Write the next samples, two bytes each, into what SDL asks for."""
        many = len(asked)
        sounds = min(many, self._left)
        start = self._at % len(_WAVE)
        wave = _WAVE[start:] + _WAVE * (sounds // len(_WAVE) + 1)
        asked[:] = wave[:sounds] + bytes(many - sounds)
        self._left -= sounds
        self._at = (self._at + sounds) if self._left else 0

    def tone(self, ms: int) -> None:
        """Sound for so long."""
        self._left += 2 * (RATE * ms // 1000)

    def close(self) -> None:
        """Let go of it."""
        self._device.close()


def outputs() -> list[str]:
    """Return the names of the system's outputs; none where there is no sound."""
    from pygame._sdl2 import audio  # noqa: PLC0415 few tables need it

    if pygame.mixer.get_init() is None:
        return []
    return list(audio.get_audio_device_names(False))


def is_ear(channel: str) -> bool:
    """Say whether a channel ends at somebody's ears."""
    return channel.startswith(EAR)


class AudioOutputs:
    """Who of several people has an output of their own, by seat."""

    def __init__(
        self,
        listed: Callable[[], Sequence[str]] = outputs,
        opened: Callable[[str], Output] = Tones,
    ) -> None:
        """Take what lists the outputs, and what opens one."""
        self._listed = listed
        self._opened = opened
        self._open: dict[int, tuple[str, Output]] = {}

    def offered(self, seat: int) -> list[str]:
        """Return the outputs that a seat can have: none where one is all there is."""
        names = list(self._listed())
        others = {name for its, (name, _) in self._open.items() if its != seat}
        return [name for name in names if name not in others] if len(names) >= LEAST else []

    def give(self, seat: int, name: str) -> bool:
        """Give a seat an output, none for an empty name; say whether it has what was asked for."""
        before = self._open.pop(seat, None)
        if before is not None:
            before[1].close()
        if not name:
            return True
        try:
            self._open[seat] = name, self._opened(name)
        except RuntimeError:  # of SDL, in either of pygame's two kinds
            return False
        return True

    def of(self, seat: int) -> str:
        """Return the output of a seat, nothing where it has none."""
        return self._open[seat][0] if seat in self._open else ""

    def channel(self, seat: int) -> str:
        """Return what the channel to a seat's ears is called, nothing where it has none."""
        return f"{EAR}{seat}" if seat in self._open else ""

    def drive(self, channel: str, ms: int) -> None:
        """Let a channel sound for so long; nobody's is silent."""
        if (its := self._open.get(int(channel.removeprefix(EAR)))) is not None:
            its[1].tone(ms)

    def close(self) -> None:
        """Let go of all."""
        for _, output in self._open.values():
            output.close()
        self._open.clear()

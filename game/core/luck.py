"""Luck: counter-based randomness, a separate stream for every purpose.

The n-th number of a purpose depends on the seed, the purpose and n alone, never on what other
purposes drew, so the same seed gives the same match on every system and Python version.

Source: SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014),
run as a counter; keys by BLAKE2b. Ranges by multiplication (Lemire 2019) without rejection: the
bias is below n / 2**64, and a draw always takes one number, whatever comes out.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15  # the golden ratio in 64 bits, SplitMix64's increment


def key_of(*parts: object) -> int:
    """Return a 64-bit key, a one-way hash of the parts."""
    text = "\x1f".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


class Stream:
    """The numbers of one purpose."""

    __slots__ = ("_at",)

    def __init__(self, key: int) -> None:
        """Start at a 64-bit key."""
        self._at = key & _MASK

    def below(self, limit: int) -> int:
        """Return the stream's next number in 0 ≤ x < limit."""
        self._at = word = (self._at + _GAMMA) & _MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((word ^ (word >> 31)) * limit) >> 64

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Return the things in a random order (Fisher-Yates)."""
        pool = list(things)
        for last in range(len(pool) - 1, 0, -1):
            other = self.below(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return pool


class Luck:
    """The generator of one match: a stream for each purpose."""

    __slots__ = ("_streams", "seed")

    def __init__(self, seed: int) -> None:
        """Take the match's seed; a purpose's stream begins when it is first asked for."""
        self.seed = seed
        self._streams: dict[str, Stream] = {}

    def stream(self, purpose: str) -> Stream:
        """Return the stream of a purpose, such as ``"tiles"`` or ``"draws"``."""
        stream = self._streams.get(purpose)
        if stream is None:
            stream = self._streams[purpose] = Stream(key_of("luck", self.seed, purpose))
        return stream

    def below(self, purpose: str, limit: int) -> int:
        """Return a number in 0 ≤ x < limit from a purpose's stream."""
        return self.stream(purpose).below(limit)

"""Luck: counter-based randomness, a separate stream for every purpose.

The n-th number of a purpose depends on the seed, the purpose and n alone, never on what other
purposes drew, so the same seed gives the same match on every system and Python version.

A seed is one of two kinds. A **number** is a wish for the same cards: there are so few that whoever
sees some of a deal tries them all and knows the rest (docs/secrecy.md). A **secret** is drawn for a
match that is played: 128 bits, from which every number comes by a keyed one-way function, so what
one saw of a deal tells nothing of what one did not see.

Source: for numbers SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number
generators", 2014), run as a counter; keys by BLAKE2b. For secrets keyed BLAKE2b (RFC 7693), run as
a counter. Ranges by multiplication (Lemire 2019) without rejection: the bias is below n / 2**64,
and a draw always takes one number, whatever comes out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, TypeAlias, TypeVar

from game.core.seats import Seat

T = TypeVar("T")
Seed: TypeAlias = int | str
"""What a match's luck grows from: a number, or a secret spelled as ``SECRET`` says."""
SECRET_BYTES: Final = 16
SECRET: Final = rf"[0-9a-f]{{{2 * SECRET_BYTES}}}"
"""How a secret is spelled: 32 letters and digits. No number has so many digits."""
NUMBERS: Final = 1 << 63
"""Seeds that are numbers are below this where somebody types them."""
_WORD: Final = 8
"""Bytes of one number of a secret's stream."""

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15  # the golden ratio in 64 bits, SplitMix64's increment


def key_of(*parts: object) -> int:
    """Return a 64-bit key, a one-way hash of the parts."""
    text = "\x1f".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


def bot_seed(seed: Seed, salt: str, seat: Seat) -> int:
    """Return a bot's own seed, a one-way hash: a bot cannot rebuild the deal from it.

    That holds as long as seed or salt is a secret: whoever can try them all finds them.
    """
    return key_of("bot", seed, salt, seat)


def read_seed(text: str) -> Seed | None:
    """Return the seed that somebody typed, None where it is none.

    A secret may be written in groups and in capitals, as one reads it out.
    """
    plain = "".join(text.split()).replace("-", "").lower()
    if re.fullmatch(SECRET, plain, re.ASCII):
        return plain
    if re.fullmatch(r"\d{1,19}", text.strip(), re.ASCII) and int(text) < NUMBERS:
        return int(text)
    return None


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


class SecretStream(Stream):
    """The numbers of one purpose of a secret: whoever saw some cannot reckon another.

    The key never gets shorter than the secret on its way, and is never shortened to a state that
    could be tried out, as the 64 bits of a ``Stream`` could.
    """

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, secret: str, purpose: str) -> None:
        """Begin the stream of a purpose.

        Raises:
            ValueError: the secret is not spelled as ``SECRET`` says.
        """
        super().__init__(0)
        if re.fullmatch(SECRET, secret, re.ASCII) is None:
            raise ValueError("no secret")  # not which: an error may be written down
        self._key = blake2b(purpose.encode(), key=bytes.fromhex(secret), person=b"luck").digest()
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """Return the stream's next number in 0 ≤ x < limit."""
        if not self._words:
            block = blake2b(self._block.to_bytes(8, "big"), key=self._key, person=b"draw").digest()
            places = range(len(block) - _WORD, -1, -_WORD)  # the first word is taken first
            self._words = [int.from_bytes(block[at : at + _WORD], "big") for at in places]
            self._block += 1
        return (self._words.pop() * limit) >> 64


class Luck:
    """The generator of one match: a stream for each purpose."""

    __slots__ = ("_streams", "seed")

    def __init__(self, seed: Seed) -> None:
        """Take the match's seed; a purpose's stream begins when it is first asked for."""
        self.seed = seed
        self._streams: dict[str, Stream] = {}

    def stream(self, purpose: str) -> Stream:
        """Return the stream of a purpose, such as ``"tiles"`` or ``"draws"``."""
        stream = self._streams.get(purpose)
        if stream is None:
            seed = self.seed
            if isinstance(seed, str):
                stream = SecretStream(seed, purpose)
            else:
                stream = Stream(key_of("luck", seed, purpose))
            self._streams[purpose] = stream
        return stream

    def below(self, purpose: str, limit: int) -> int:
        """Return a number in 0 ≤ x < limit from a purpose's stream."""
        return self.stream(purpose).below(limit)

"""Shorthand: ticks written so short that whatever all seats did in one takes one sealed line.

A tick's record is squeezed (RFC 1951) against words that the file itself carries: how such a record
is spelled, and every act that its game knows. So an act takes some four bytes, and a file is read
again whatever words later programs know. Numbers of time's own act, its mark among them, are drawn
from secrets: they take as many bytes whatever they are.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

_SHORT: Final = b"\x01"
"""How a short record begins; a plain one begins with a bracket."""
_BEHIND: Final = b"\0"
"""What parts the words from the head in whose record they stand: no JSON holds it."""
_NUMBER: Final = 5
"""Bytes of a number: the mark has 32 bits."""
_WINDOW: Final = -13
"""The last 8 kB of what went before count, the words of a game among them; no check is added, the
seal has one."""
_USUAL: Final = (
    b'"}],"late":[0],"kind":"tick","number":0,"mark":0}{"seat":-1,"tick":0,"done":0,"acts":['
)


class ShorthandError(ValueError):
    """What was not written in the words of its file."""


class _Press(Protocol):
    """What lets out what was squeezed."""

    @property
    def eof(self) -> bool: ...

    @property
    def unused_data(self) -> bytes: ...

    def decompress(self, data: bytes, max_length: int = ..., /) -> bytes: ...


def spelled(data: Mapping[str, Any]) -> bytes:
    """Return a line of the plain file."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def words(acts: Iterable[Mapping[str, Any]]) -> bytes:
    """Return what records of ticks are squeezed against, in a game of these acts."""
    return b",".join(spelled({"seat": at % 10, **act}) for at, act in enumerate(acts)) + _USUAL


def with_words(head: bytes, known: bytes) -> bytes:
    """Return the record of a head that carries words."""
    return head + _BEHIND + zlib.compress(known, 9)


def apart(record: bytes, most: int) -> tuple[bytes, Shorthand | None]:
    """Return the head of a file's first record, and the shorthand of the words it carries, if any.

    Raises:
        ShorthandError: its words are damaged, or take more than ``most`` bytes.
    """
    head, behind, squeezed = record.partition(_BEHIND)
    return head, Shorthand(_let_out(zlib.decompressobj(), squeezed, most)) if behind else None


class Shorthand:
    """The words of one file."""

    def __init__(self, known: bytes) -> None:
        """Take the words that the file carries."""
        self._known = known

    def short(self, tick: Mapping[str, Any]) -> bytes:
        """Return what is written of a tick; its plain line where a number of it is too large."""
        names = _numbers(tick)
        if not all(0 <= tick[name] < 1 << 8 * _NUMBER for name in names):
            return spelled(tick)
        zeros = spelled({**tick, **dict.fromkeys(names, 0)})
        press = zlib.compressobj(9, zlib.DEFLATED, _WINDOW, 9, zlib.Z_FIXED, self._known)
        squeezed = press.compress(zeros) + press.flush()
        return _SHORT + squeezed + b"".join(tick[name].to_bytes(_NUMBER, "big") for name in names)

    def whole(self, text: bytes, most: int) -> bytes:
        """Return the plain line of which this was written, which may be that line itself.

        Raises:
            ShorthandError: it was not written so, or takes more than ``most`` bytes.
        """
        if text[:1] != _SHORT:
            return text
        press = zlib.decompressobj(_WINDOW, self._known)
        try:
            tick = json.loads(_let_out(press, text[1:], most))
        except (ValueError, RecursionError) as error:
            raise ShorthandError from error
        names, numbers = _numbers(tick) if isinstance(tick, dict) else [], press.unused_data
        if not names or len(numbers) != _NUMBER * len(names):
            raise ShorthandError
        for at, name in enumerate(names):
            tick[name] = int.from_bytes(numbers[_NUMBER * at : _NUMBER * (at + 1)], "big")
        return spelled(tick)


def _numbers(tick: Mapping[str, Any]) -> list[str]:
    """Return the names of a tick's own numbers, and of those of time's act, in their order."""
    return [name for name, value in tick.items() if type(value) is int and name != "seat"]


def _let_out(press: _Press, squeezed: bytes, most: int) -> bytes:
    """Return what was squeezed, never more than so many bytes.

    Raises:
        ShorthandError: it is damaged, or more.
    """
    try:
        whole = press.decompress(squeezed, most)
    except zlib.error as error:
        raise ShorthandError from error
    if not press.eof:
        raise ShorthandError
    return whole

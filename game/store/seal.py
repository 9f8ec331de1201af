"""The seal of unfinished matches: it keeps honest people honest, and nobody else.

The file of a match holds its seed, and so every hand and tile. While the match is unfinished its
lines are scrambled, so that nobody reads them by accident, in an editor or in a search. The key
stands in the file and the program is open: whoever wants to cheat can, and this is no encryption.

Every sealed line has the same length, so that the file grows alike whatever was played: taking a
card looks like sending it back. A record (a line of the plain file) takes one sealed line, or
several when it is long, as the head is. Each line carries a check, bound to its number, so that
damage, a missing line or a doubled one is noticed.
"""

from __future__ import annotations

import base64
import binascii
import json
import secrets
from hashlib import blake2b, shake_256
from typing import Final

ROOM: Final = 162
"""Bytes of a record in a sealed line; Et Bim!'s longest action takes 62."""
LONG: Final = 1
"""What a file says of itself that holds plain lines alone."""
SHORT: Final = 2
"""What one says in which ticks are written in ``shorthand``."""
_CHECK: Final = 4
_LINE: Final = 2 + ROOM + _CHECK  # more to come? how many bytes; the bytes; the check
LENGTH: Final = _LINE // 3 * 4
"""Characters in a sealed line, its end not counted."""
_FIRST_MOST: Final = 1024
"""Bytes of a first line; ours takes an eighth."""
assert _LINE % 3 == 0, "base64 without padding"


class SealError(ValueError):
    """A line that is not what was sealed there."""


def new_key() -> bytes:
    """Return the key of a new file."""
    return secrets.token_bytes(16)


def first_line(key: bytes, *, short: bool = False) -> bytes:
    """Return the line that a sealed file begins with, its end included.

    ``short``: its records may be in shorthand, which older programs must not take for damage.
    """
    note = "unfinished match, sealed so that nobody reads it by accident"
    kind = SHORT if short else LONG
    return json.dumps({"sealed": kind, "key": key.hex(), "note": note}).encode() + b"\n"


def key_of_first_line(line: bytes) -> bytes | None:
    """Return the key of a sealed file, None if the line does not begin one."""
    if len(line) > _FIRST_MOST:
        return None
    try:
        head = json.loads(line)
        if type(head) is not dict or head["sealed"] not in (LONG, SHORT):
            return None
        key = bytes.fromhex(head["key"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return key if len(key) == 16 else None


def seal(key: bytes, number: int, record: bytes) -> bytes:
    """Return the sealed lines of a record; its first one gets this number."""
    parts = [record[at : at + ROOM] for at in range(0, len(record), ROOM)] or [b""]
    lines = []
    for index, part in enumerate(parts):
        more = index < len(parts) - 1
        body = bytes((more, len(part))) + part.ljust(ROOM, b"\0")
        whole = body + _check(key, number + index, body)
        lines.append(base64.b64encode(_scrambled(key, number + index, whole)) + b"\n")
    return b"".join(lines)


def unseal(key: bytes, number: int, line: bytes) -> tuple[bytes, bool]:
    """Return the part of a record in a sealed line, and whether more of it follows.

    Raises:
        SealError: the line is damaged, torn, or stood elsewhere.
    """
    if len(line) != LENGTH:  # however long it is, it costs nothing
        raise SealError
    try:
        whole = _scrambled(key, number, binascii.a2b_base64(line, strict_mode=True))
    except binascii.Error as error:
        raise SealError from error
    body, check = whole[:-_CHECK], whole[-_CHECK:]
    if len(whole) != _LINE or check != _check(key, number, body) or body[1] > ROOM:
        raise SealError
    return body[2 : 2 + body[1]], bool(body[0])


def _scrambled(key: bytes, number: int, text: bytes) -> bytes:
    stream = shake_256(b"faux-freres" + key + number.to_bytes(8, "big")).digest(len(text))
    mixed = int.from_bytes(text) ^ int.from_bytes(stream)
    return mixed.to_bytes(len(text))


def _check(key: bytes, number: int, body: bytes) -> bytes:
    return blake2b(number.to_bytes(8, "big") + body, key=key, digest_size=_CHECK).digest()

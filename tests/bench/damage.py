"""Damage: what disks, editors, other programs and bad luck do to a file.

``damaged`` spoils bytes as they come; ``garbled`` spoils the data inside a file of JSON, so that
what is wrong is found where it is used and not where it is read.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

JUNK: Final[Sequence[Any]] = (
    None, True, False, 0, -1, 1, 13, 64, 255, 10**9, 2**63, -(2**63), 10**30, 10**400, 0.5, -0.0,
    1e308, float("nan"), float("inf"), "", "x", "human", "random", "D10", "-1", "NaN", "\0", "\n",
    "\u2028", "\ud800", "é" * 200, "x" * 5000, "../../x", "{}", "{0}", "{path}", "%s", [], {}, [[]],
    [None], [0, 0, 0], {"": None}, {"seat": 0}, {"kind": "throw"}, list(range(300)),
)  # fmt: skip
"""Values that stand nowhere by right."""
_CODES: Final = ("utf-16", "utf-16-be", "utf-32", "latin-1", "cp1252", "utf-8-sig", "utf-7")
_DEEP: Final = (10, 40, 500, 900, 970, 5_000, 100_000)
_LINES: Final = (
    b"{}", b"[]", b"null", b"garbage", b'{"seat":0,"kind":"throw"}', b'{"note":{}}',
    b'{"note":null}',
    b'{"seat":0,"controller":null}', b'{"seat":99,"controller":"human"}', b'{"note":{"mark":[0]}}',
    b'{"note":{"guess":{"seat":0,"at":0,"gang":null,"next":99}}}', b'{"note":{"why":{},"at":0}}',
    b'{"note":{"orders":[0,1]}}', b"\xff\xfe", b"", b" ", b"\0" * 40, b'{"format":2}', b"-1e999",
)  # fmt: skip


def damaged(content: bytes, chance: random.Random) -> tuple[str, bytes]:
    """Return what was done to a file's bytes, and them."""
    how = chance.choice(_WAYS)
    return how.__name__.strip("_"), how(content, chance)


def garbled(content: bytes, chance: random.Random) -> tuple[str, bytes]:
    """Return what was done to the data of a file of JSON, and the file's bytes then."""
    try:
        lines = [json.loads(content)]
    except ValueError:
        lines = [json.loads(line) for line in content.splitlines()]
    way = ""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        at = 0 if chance.random() < 0.3 else chance.randrange(len(lines))
        way, lines[at] = _garble(lines[at], chance)
    text = "\n".join(json.dumps(line, ensure_ascii=chance.random() < 0.5) for line in lines)
    return way, text.encode("utf-8", "surrogatepass") + b"\n"


def deep(content: bytes, chance: random.Random) -> bytes:
    """Put a value that is nested far too deep in the place of one."""
    many = chance.choice(_DEEP)
    inside = chance.choice((b"[" * many + b"]" * many, b'{"a":' * many + b"1" + b"}" * many))
    spots = [at for at, byte in enumerate(content) if byte in b":["] or [0]
    at = chance.choice(spots) + 1
    end = next((i for i in range(at, len(content)) if content[i] in b",}]\n"), len(content))
    return content[:at] + inside + content[end:]


# ---------------------------------------------------------------- data


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside: Any = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    return [path, *(place for key, part in inside for place in _places(part, (*path, key)))]


def _garble(value: Any, chance: random.Random) -> tuple[str, Any]:
    value = copy.deepcopy(value)
    places = _places(value)[1:]
    if not places:
        return "junk", chance.choice(JUNK)
    *path, key = chance.choice(places)
    inner = value
    for step in path:
        inner = inner[step]
    way = chance.choice(("junk", "junk", "junk", "near", "gone", "more", "swapped"))
    if way == "junk":
        inner[key] = copy.deepcopy(chance.choice(JUNK))
    elif way == "near":
        inner[key] = _near(inner[key], chance)
    elif way == "gone":
        del inner[key]
    elif way == "more" and isinstance(inner, dict):
        inner[chance.choice(("", "more", "seat", "kind", "note", "x" * 300))] = chance.choice(JUNK)
    elif way == "more":
        inner.insert(key, copy.deepcopy(chance.choice(JUNK)))
    else:
        *_, other = chance.choice(places)
        if isinstance(inner, dict) and isinstance(other, str):
            inner[other] = inner.pop(key)
    return way, value


def _near(value: Any, chance: random.Random) -> Any:
    """Return something of the same type that is not the same."""
    match value:
        case bool():
            return not value
        case int() | float():
            return value + chance.choice((-1, 1, 7, 10**6))
        case str():
            return value[::-1] if chance.random() < 0.5 else value + "x"
        case list():
            return value * 2 if chance.random() < 0.5 else value[:-1]
        case dict():
            return {**value, "x": 1}
        case _:
            return 0


# ---------------------------------------------------------------- bytes


def _bits(content: bytes, chance: random.Random) -> bytes:
    broken = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 8, 200))):
        broken[chance.randrange(len(broken))] ^= 1 << chance.randrange(8)
    return bytes(broken)


def _cut(content: bytes, chance: random.Random) -> bytes:
    return content[: chance.randrange(len(content))]


def _hole(content: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(content))
    return content[:at] + content[at + chance.choice((1, 10, 300)) :]


def _nulls(content: bytes, chance: random.Random) -> bytes:
    at, long = chance.randrange(len(content)), chance.choice((1, 16, 512, 10**6))
    return content[:at] + bytes(min(long, len(content) - at)) + content[at + long :]


def _lines(content: bytes, chance: random.Random) -> bytes:
    lines = content.split(b"\n")
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            lines.insert(at, lines[at])
        case 1:
            lines[at], lines[other] = lines[other], lines[at]
        case 2:
            del lines[at]
        case _:
            lines.insert(at, chance.choice(_LINES))
    return b"\n".join(lines)


def _other_letters(content: bytes, chance: random.Random) -> bytes:
    text = content.decode("utf-8", "replace")
    code = chance.choice(_CODES)
    return text.encode(code, "replace")


def _line_ends(content: bytes, chance: random.Random) -> bytes:
    return content.replace(b"\n", chance.choice((b"\r\n", b"\r", b"\n\n", b"", b"\x0b", b"\x85")))


def _twice(content: bytes, chance: random.Random) -> bytes:
    return content + content[: chance.choice((len(content), chance.randrange(len(content))))]


def _something_else(content: bytes, chance: random.Random) -> bytes:
    return chance.choice((
        b"", b"\n", b"\0" * 4096, b"PK\x03\x04" + content[:50], b"\x89PNG\r\n\x1a\n", b"{}", b"[]",
        b"null", b"1", b'""', b"NaN", b"[" * 100_000, b'{"a":' * 100_000, b"9" * 5000,
        b"\xef\xbb\xbf",
        b"<html></html>", b"1e999", b'{"format":1}', b'{"format":1e999}', b'{"sealed":1}',
        b'{"sealed":1,"key":"' + b"0" * 32 + b'"}\n', chance.randbytes(400),
    ))  # fmt: skip


_WAYS: Final[Sequence[Callable[[bytes, random.Random], bytes]]] = (
    _bits, _bits, _cut, _cut, _hole, _nulls, _lines, _lines, _other_letters, _line_ends, _twice,
    deep, _something_else,
)  # fmt: skip

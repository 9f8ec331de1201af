"""One list of nasty things: what names, numbers, shapes, sizes and times may be that nobody meant.

Whatever takes something in from outside is tried with all of it: nothing of this is right anywhere,
and none of it may end in a traceback, a lost file or a screen that stands still.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

TEXTS: Final[Sequence[str]] = (
    "", " ", "\u200b", "\u200d\u200d", "\ufeff", "\u2060", "\u3164", "\u034f", "\ufe0f", "\u00ad",
    "\U000e0041", "\u115f", "\ud800", "\udcff", "Zo\udce9", "\ud83d", "\udfff\ud800", "\0", "a\0b",
    "\x1b[31m", "\x1b]0;owned\x07", "\x9b2J", "\x7f", "a\nb", "a\rb", "a\tb", "\u2028", "\u0085",
    "\v\f", "\u202eexe.gpj", "\u2066\u2067\u2068", "\u061c", "a\u200f", "a" + "\u0301" * 1000,
    "\u0301" * 40, "\u0e33\u0e31\u0e49" * 60, "\u20dd" * 30, "\U0010ffff", "\ufffe", "\uffff",
    "\ue000", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u6f22\u5b57", "\u05d0\u05d1",
    "\ufdfd", "\u1f82", "I\u0307", "\u00df", "\u017f", "\u202f\u00a0", "{}", "{0}", "{path}", "%s",
    "%(x)s", "{seat.__class__}", "'; --", "<b>&amp;", "</svg>", "../../x", "..", "/", "~", "~x",
    "C:\\con", "nul", "a" * 255, "x" * 5000, "é" * 100_000, "a " * 50_000, "\u200b" * 100_000,
    "-1", "--", "--help", "-", "NaN", "1e999", "1" * 5000, "\u0661\u0662", "\u00b2", "human",
    "file:", "file:x.py:X", "file:/dev/zero:X", "file:\udcff.py:X", "random", "expert@", "@", ",",
)  # fmt: skip
"""Letters without a width, halves of letters, orders, directions, marks, lengths and spellings."""
NUMBERS: Final[Sequence[Any]] = (
    0, -1, 1, 2, 13, 64, 65, 255, 256, 4096, 65_536, 10**9, 10**9 + 1, 2**31, 2**53 + 1, 2**63 - 1,
    2**63, -(2**63), 2**64, 10**30, 10**400, 0.5, -0.0, 1e308, 5e-324, float("nan"), float("inf"),
    float("-inf"), True, False,
)  # fmt: skip
"""What does not fit, is none, or is one more than the most."""


def nested(deep: int, inside: Any = None) -> Any:
    """Return a list in a list, so deep."""
    for _ in range(deep):
        inside = [inside]
    return inside


SHAPES: Final[Sequence[Any]] = (
    None, [], {}, [[]], [None], [{}], {"": None}, {"": {}}, {"seat": 0}, {"kind": "throw"},
    {"matches": 10**9, "wins": 10**9}, {"x": {"matches": 1}}, [0, 0, 0], ["a"] * 300,
    list(range(3000)), {str(n): n for n in range(3000)}, nested(40), nested(400),
    {"a": {"b": {"c": {"d": [{}]}}}},
)  # fmt: skip
"""Lists and tables where none belong, or too many, or too deep."""
SIZES: Final[Sequence[int]] = (0, 1, 2, 63, 64, 65, 255, 4096, 65_536, 1_000_000)
"""How often something stands there."""
TIMES: Final[Sequence[float]] = (
    -1e10, -1, 0, 1, 315_532_799, 4_354_819_199, 4_354_819_200, 7_258_118_400, 2.5e11,
)  # fmt: skip
"""Seconds since 1970: before it, before 1980, after 2107, after the year 9999."""
BYTES: Final[Sequence[bytes]] = (
    b"", b"\n", b"\n" * 1_000_000, b"\0" * 4096, b"\xff\xfe", b"\xef\xbb\xbf{}", b"{}", b"[]",
    b"null", b"1", b'""', b"NaN", b"[" * 100_000, b'{"a":' * 100_000, b"9" * 5000,
    b"{}\n" * 200_000,
    b"PK\x03\x04", b"PK\x05\x06" + b"\0" * 18, b'{"format":1}', b'{"format":1e999}',
    b'{"sealed":1}',
    b'{"sealed":1,"key":"' + b"0" * 32 + b'"}\n', b'{"a":1,' + b'"a":1,' * 50_000 + b'"a":1}',
)  # fmt: skip
"""What may stand in a file that is none of ours."""
FILE_NAMES: Final[Sequence[bytes]] = (
    b"\xff", b"\xff\xfe", b"Zo\xe9", b"\xed\xa0\x80", b"a\x1b[31mb", b"a\nb", b"\xe2\x80\x8b",
    b"\xe2\x80\xaegpj", b"a" * 200, "\u0301".encode() * 60, b" ", b"-", b"--help", b"%s", b"{path}",
    b"et_bim-20261122-120000-abcd", b"con", "\U0001f468".encode(),
)  # fmt: skip
"""How files and folders may be called where names are bytes."""

"""Shapes of files that hold, or unpack to, far too much; and the longest matches there are."""

from __future__ import annotations

import io
import json
import random
import tempfile
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.games import rules_of
from game.replaying.again import of_bots
from game.session import make_head
from game.store.heads import HUMAN
from game.store.recorder import Recorder
from tests.bench.fuzz_files import Kind, _sealed, _unsealed, kinds

_WHY: Final = b'{"note":{"why"'
MOST: Final[dict[str, dict[str, Any]]] = {"witty_zibi": {"rounds": 20}}
"""What makes a match of a game longest; nine play one of 15,000 facts."""

Shape = Callable[[int], bytes]
"""Takes about how many bytes are wished."""


def filled(start: bytes, unit: bytes, size: int, end: bytes = b"") -> bytes:
    """Return as many units between a start and an end as fill a size."""
    return start + unit * max(1, (size - len(start) - len(end)) // len(unit)) + end


@cache
def whole() -> dict[str, Kind]:
    """Return whole files of every kind, by name."""
    return {kind.name: kind for kind in kinds()}


@cache
def _lines(name: str) -> list[bytes]:
    kind = whole()[name]
    plain = (_unsealed(content) if kind.sealed else content for content in kind.whole)
    return next(content for content in plain if _WHY in content).splitlines()


@cache
def longest(game: str, acts: int | None = None) -> bytes:
    """Return the file of a match as long as a game has any, with its last acts left out or not."""
    seats, data = max(rules_of(game).seat_counts), Path(tempfile.mkdtemp())
    told = of_bots(
        make_head(game, ["random"] * seats, list("abcdefghijkl")[:seats], MOST.get(game))
    )
    people = [HUMAN, *["random"] * (seats - 1)]
    recorder = Recorder.create(data, told.head.model_copy(update={"controllers": people}))
    for seat, action in told.actions[:acts]:
        recorder.write({"seat": seat, **action})
    if acts is None:
        return recorder.finish().read_bytes()
    recorder.close()
    return recorder.path.read_bytes()


def any_shapes() -> dict[str, Shape]:
    """Return shapes that are no file of ours at all."""
    return {
        "letters": lambda size: b"x" * size,
        "line ends": lambda size: b"\n" * size,
        "zeros": bytes,
        "empty objects": lambda size: filled(b"", b"{}\n", size),
        "brackets": lambda size: b"[" * size,
        "keys": lambda size: b'{"a":' * (size // 5),
        "numbers": lambda size: filled(b"[0", b",0", size, b"]"),
        "pairs": lambda size: filled(b"[[]", b",[]", size, b"]"),
        "a text": lambda size: filled(b'"', b"\\u00e9", size, b'"'),
        "chance": lambda size: random.Random(1).randbytes(size),  # noqa: S311 no secret
    }


def inside_shapes(name: str) -> dict[str, Shape]:
    """Return shapes of a whole JSON file of a kind with far too much in it."""
    its = json.loads(whole()[name].whole[0])

    def with_field(key: str, unit: bytes, first: bytes, last: bytes) -> Shape:
        start = json.dumps(its).encode()[:-1] + f', "{key}": '.encode() + first
        return lambda size: filled(start, unit, size, last + b"}")

    found = {
        "more numbers": with_field("more", b",0", b"[0", b"]"),
        "more lists": with_field("more", b",[[]]", b"[0", b"]"),
        "more texts": with_field("more", b',"ab"', b"[0", b"]"),
        "one text": with_field("more", b"x", b'"', b'"'),
    }
    if name == "settings":
        found["a table"] = with_field("tables", b',"a"', b'{"et_bim":{"names":["a"', b"]}}")
    if name == "statistics":
        found["counted"] = with_field("counted", b',"a"', b'["a"', b"]")
        found["one match"] = with_field("counted", b"x", b'["', b'"]')
    return found


def match_shapes(*, sealed: bool) -> dict[str, Shape]:
    """Return shapes of a match's file with far too much in it."""
    lines = _lines("save" if sealed else "replay")
    head = lines[0]
    reason = next(line for line in lines if _WHY in line)
    act = next(line for line in lines[1:] if b'"kind"' in line)
    rest = b"\n".join(lines) + b"\n"

    def made(start: bytes, unit: bytes, end: bytes = b"") -> Shape:
        def of(size: int) -> bytes:
            plain = filled(start, unit, size * 3 // 4 if sealed else size, end)
            return _sealed(plain) if sealed else plain

        return of

    opened = head[:-1] + b',"x":'
    return {
        "reasons": made(rest, reason.rstrip() + b"\n"),
        "marks": made(rest, b'{"note":{"mark":[1,1,1],"by":0}}\n'),
        "guesses": made(rest, b'{"note":{"guess":{"seat":1,"at":9,"gang":"chicots","next":2}}}\n'),
        "hands": made(rest, b'{"seat":1,"controller":"human"}\n'),
        "the same act": made(head + b"\n", act + b"\n"),
        "acts behind the end": made(rest, act + b"\n"),
        "empty lines": made(rest, b"\n"),
        "empty notes": made(rest, b'{"note":0}\n'),
        "one long note": made(rest + b'{"note":"', b"x", b'"}\n'),
        "one long list": made(rest + b'{"note":[0', b",0", b"]}\n"),
        "one long reason": made(rest + reason.rstrip()[:-2] + b',"x":[0', b",0", b"]}}\n"),
        "a long head": made(opened + b"[0", b",0", b"]}\n" + b"\n".join(lines[1:]) + b"\n"),
        "long options": made(
            head.replace(b'"options":{', b'"options":{"x":[0,', 1)[:0]
            + head.split(b'"options":{', 1)[0] + b'"options":{"x":[0',
            b",0", b"]," + head.split(b'"options":{', 1)[1] + b"\n",
        ),
        "a torn end": made(rest + b'{"note":"', b"x"),
    }  # fmt: skip


def archive_shapes() -> dict[str, Shape]:
    """Return archives that hold, or unpack to, far too much."""
    [replay] = whole()["replay"].whole[-1:]

    def of(name: Callable[[int], str], content: Callable[[int], bytes], many: int) -> Shape:
        def made(size: int) -> bytes:
            file = io.BytesIO()
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
                for number in range(many):
                    archive.writestr(zipfile.ZipInfo(name(number)), content(size // many), 8)
            return file.getvalue()

        return made

    def entries(size: int) -> bytes:
        """Return an archive that is a list and hardly anything else."""
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w") as archive:
            for number in range(min(size // 90, 60_000)):
                archive.writestr(zipfile.ZipInfo(f"{number}.jsonl"), b"")
        return file.getvalue()

    shapes = {
        "zeros": of("{}.jsonl".format, bytes, 2),
        "letters": of("{}.jsonl".format, lambda size: random.Random(2).randbytes(size), 2),  # noqa: S311 no secret
        "a match and zeros": of("{}.jsonl".format, lambda size: replay + b"\n" * size, 2),
        "the same match": of(lambda number: "one.jsonl", lambda size: replay + b"\n", 900),
        "entries": entries,
        "no archive": lambda size: b"PK\x03\x04" + b"x" * size,
        "an end alone": lambda size: b"x" * size + b"PK\x05\x06" + b"\0" * 18,
    }
    for name, shape in match_shapes(sealed=False).items():
        shapes[f"a match of {name}"] = of("{}.jsonl".format, shape, 2)
    return shapes

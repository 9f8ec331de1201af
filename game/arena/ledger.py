"""Results on file: one line a match under a head that says which matches these are.

Text, one JSON object a line, flushed at every match. A file is gone on with by the same head
alone; a last line that was not written to its end is cut off, and its match played again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO, Annotated, Any, Final, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from game import __version__
from game.arena import beliefs
from game.arena.lineups import Plan
from game.arena.matches import Record
from game.core.bots import file_of, is_external
from game.core.luck import read_seed
from game.core.user_error import UserError
from game.games import game_of, rules_of
from game.store.files import FileError, explained, lock, stands
from game.store.learned import learned_path

FORMAT: Final = 1
_HEAD_MOST: Final = 1024 * 1024
"""Bytes of a file that are looked at for its head."""
_CALLED_BEFORE: Final = {"0.1.0": "1.0.0"}
"""The first release goes on with results from before it, when every state was called 0.1.0."""
_Count = Annotated[int, Field(ge=0, le=10**9)]
_Sum = Annotated[float, Field(ge=-1e12, le=1e12)]
_Two = Annotated[list[_Sum], Field(min_length=2, max_length=2)]
_Bucket = Annotated[str, Field(pattern=r"^-?[0-9]{1,4}$")]
"""A bucket of decision times, spelled: JSON knows no other keys."""


class RecordLine(BaseModel):
    """What a line holds: a ``Record``."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)

    deal: _Count
    round: _Count
    kinds: list[str]
    winners: list[int]
    reason: str
    turns: _Count
    wins: dict[str, _Two]
    points: dict[str, _Two]
    times: dict[str, dict[_Bucket, _Count]]
    faults: dict[str, _Count]
    named: list[tuple[str, int, str]]
    beliefs: dict[str, dict[str, Annotated[list[_Sum], Field(max_length=beliefs.SIZE)]]]
    out: tuple[()] | tuple[_Count, _Count, _Count] | None = None
    """Lines that are older than this figure lack it: their matches do not count for it."""

    @model_validator(mode="after")
    def _whole_sums(self) -> Self:
        for told in self.beliefs.values():
            for share, sums in told.items():
                if len(sums) != (2 if share == beliefs.ACTS else beliefs.SIZE):
                    raise ValueError(share)
        return self


class Ledger:
    """A file of results, open for more of them."""

    def __init__(self, path: Path, plan: Plan, take: Callable[[Record], None]) -> None:
        """Open or begin a file and let every match that stands there be taken.

        The file is changed only once it is known to be of this plan.

        Raises:
            FileError: the system cannot use the file.
            UserError: it holds other matches, or something else, or is being written.
        """
        self.path = path
        self.torn = False
        self._take = take
        if stands(path) in ("folder", "other"):  # a device may have no end
            raise FileError("store.not-a-file", path)
        with explained(path):
            self._file: IO[bytes] = path.open("a+b")
        try:
            with explained(path):
                if not lock(self._file):
                    raise UserError("commands.arena-busy", path=path)
                self._file.seek(0)
                self._read_head(_line(head_of(plan)))
        except BaseException:
            self._file.close()
            raise

    def write(self, record: Record) -> None:
        """Add a match."""
        with explained(self.path):
            self._file.write(_line(record))
            self._file.flush()

    def close(self) -> None:
        """Let the file go; what a full disk did not take was said when it was written."""
        with contextlib.suppress(OSError):
            self._file.close()

    def _read_head(self, head: bytes) -> None:
        first = self._file.readline()
        if not first.endswith(b"\n") and head.startswith(first):
            self._cut(0)
            self._file.write(head)
            self._file.flush()
            self.torn = bool(first)
            return
        self._check_head(first, head)
        good = len(first)
        for number, line in enumerate(self._file, 2):
            if not line.endswith(b"\n"):
                self.torn = True
                break
            try:
                self._take(_record(line))
            except (ValueError, TypeError, LookupError, AttributeError) as error:
                raise UserError("commands.arena-file", path=self.path, line=number) from error
            good += len(line)
        self._cut(good)

    def _cut(self, good: int) -> None:
        self._file.truncate(good)
        self._file.seek(good)

    def _check_head(self, first: bytes, head: bytes) -> None:
        found = _parsed(first)
        if found is None or "arena" not in found:
            raise UserError("commands.arena-file", path=self.path, line=1)
        program = str(found.get("program"))
        found["program"] = _CALLED_BEFORE.get(program, program)
        wanted: dict[str, Any] = json.loads(head)
        for field in {**wanted, **found}:
            if field not in found or field not in wanted or found[field] != wanted[field]:
                raise UserError("commands.arena-other", path=self.path, field=field)


def key_on_file(path: Path) -> str | None:
    """Return the key of the run whose results a file holds, None where there is none.

    Raises:
        FileError: the system cannot use the file.
    """
    if not path.is_file():
        return None
    with explained(path), path.open("rb") as file:
        found = _parsed(file.readline(_HEAD_MOST))
    key = None if found is None else found.get("key")
    return key if isinstance(key, str) and isinstance(read_seed(key), str) else None


def head_of(plan: Plan) -> dict[str, Any]:
    """Return everything that decides the matches of a plan, but for how many there are."""
    keyed = {} if plan.key is None else {"key": plan.key}
    return keyed | {
        "format": FORMAT,
        "program": __version__,
        "arena": plan.game,
        "edition": rules_of(plan.game).edition,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "mode": plan.mode,
        "kinds": list(plan.kinds),
        "files": dict(_prints(plan)),
        "rotate": plan.rotate,
        "beliefs": plan.beliefs,
    }


def _prints(plan: Plan) -> Iterator[tuple[str, str]]:
    """Yield a fingerprint of every bot of one's own, and of what bots have learnt.

    A changed bot is another bot.
    """
    learners = game_of(plan.game).bot.LEARNED
    for kind, controller in plan.controllers.items():
        if is_external(controller):
            path = Path(file_of(controller)[0])
        elif controller.partition("@")[0] in learners:
            path = learned_path(plan.game)
        else:
            continue
        with explained(path):
            yield kind, hashlib.sha256(path.read_bytes()).hexdigest()


def _record(line: bytes) -> Record:
    data = _parsed(line)
    if data is None:
        raise ValueError("no record")
    RecordLine.model_validate_json(line)
    return data


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"

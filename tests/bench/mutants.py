"""Plant one small mistake at a time in rules, models, sessions and secrecy, and run the tests.

Run in a checkout: ``python -m tests.bench.mutants [--sample 300] [--seed 1] [--jobs 2]``. It works
on copies of the checkout and prints the mistakes that no test found, then how many were found. A
mistake is a swapped comparison, ``and`` for ``or``, a number one larger, a sum for a difference, a
dropped ``not``, or a statement that is left out. The same seed plants the same mistakes in the
same files. A mistake takes up to three minutes; standard error says how many were found so far.
"""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from game.core.luck import Stream, key_of

ROOT: Final = Path(__file__).resolve().parents[2]
GANGS: Final = ("tests/et_bim", "tests/witty_zibi", "tests/gangs")
SHARED: Final = ("tests/test_scenarios.py", "tests/golden", "tests/promises")
SUBJECTS: Final[dict[str, tuple[str, ...]]] = {
    "game/gangs/rules": GANGS,
    "game/gangs/model": GANGS,
    "game/games/et_bim/model": GANGS,
    "game/games/et_bim/rules": GANGS,
    "game/games/witty_zibi/model": GANGS,
    "game/games/witty_zibi/rules": GANGS,
    "game/games/mets_ton_slip/model": ("tests/mets_ton_slip",),
    "game/games/mets_ton_slip/rules": ("tests/mets_ton_slip",),
    "game/games/le_boulet/model": ("tests/le_boulet",),
    "game/games/le_boulet/rules": ("tests/le_boulet",),
    "game/games/wombat/model": ("tests/wombat",),
    "game/games/wombat/rules": ("tests/wombat",),
    "game/session": ("tests/session", "tests/least", "tests/store", "tests/secrecy", "tests/old"),
    "game/match.py": ("tests/core", "tests/least", "tests/secrecy", "tests/session"),
    "game/core/journal.py": ("tests/core", "tests/least", "tests/secrecy"),
    "game/core/addressing.py": ("tests/core", "tests/least", "tests/secrecy"),
    "game/core/events.py": ("tests/core", "tests/least", "tests/secrecy"),
    "game/scenes/shared": ("tests/secrecy", "tests/scenes"),
}
"""Where mistakes are planted, and which tests run then, after those of every game."""
SWAPS: Final[dict[type[ast.AST], str]] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
_LEFT: Final = shutil.ignore_patterns(".git", ".venv", "__pycache__")
LONGEST_S: Final = 900
"""A mistake that makes the tests run so long is found: something never ends."""


@dataclass(frozen=True)
class Mutant:
    """One mistake: which characters of a file are replaced by what."""

    path: str
    line: int
    start: int
    end: int
    text: str
    tests: tuple[str, ...]

    def planted(self, source: str) -> str:
        """Return a source with the mistake in it."""
        return source[: self.start] + self.text + source[self.end :]


def mutants(path: Path, tests: tuple[str, ...]) -> Iterator[Mutant]:
    """Yield every mistake that can be planted in a file."""
    source = path.read_text("utf-8")
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    lines = source.splitlines()

    def at(line: int, column: int) -> int:
        # columns count bytes
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    def made(node: ast.expr | ast.stmt, text: str) -> Mutant:
        end = at(node.end_lineno or node.lineno, node.end_col_offset or 0)
        name = path.relative_to(ROOT).as_posix()
        return Mutant(name, node.lineno, at(node.lineno, node.col_offset), end, text, tests)

    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare(left=left, ops=[swapped], comparators=[right]):
                its = SWAPS[type(swapped)]
                yield made(node, f"({ast.unparse(left)} {its} {ast.unparse(right)})")
            case ast.BoolOp(op=joined, values=values):
                other = " or " if isinstance(joined, ast.And) else " and "
                yield made(node, "(" + other.join(f"({ast.unparse(v)})" for v in values) + ")")
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield made(node, f"({ast.unparse(operand)})")
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                yield made(node, str(number + 1))
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as sign, right=right):
                other = "-" if isinstance(sign, ast.Add) else "+"
                yield made(node, f"({ast.unparse(left)} {other} ({ast.unparse(right)}))")
            case ast.Expr(value=ast.Call()) | ast.AugAssign():
                yield made(node, "pass")


def everything() -> list[Mutant]:
    """Return every mistake that can be planted, in the order of the files."""
    found: list[Mutant] = []
    for place, tests in SUBJECTS.items():
        where = ROOT / place
        for path in [where] if where.is_file() else sorted(where.rglob("*.py")):
            found += mutants(path, tests)
    return found


def is_found(copy: Path, mutant: Mutant) -> bool:
    """Return whether a test fails in a copy of the checkout with a mistake in it."""
    path = copy / mutant.path
    source = path.read_text("utf-8")
    path.write_text(mutant.planted(source), "utf-8")
    try:
        for tests in (SHARED, mutant.tests):
            run = subprocess.run(
                [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", *tests],
                cwd=copy,
                capture_output=True,
                timeout=LONGEST_S,
                check=False,
            )
            if run.returncode:
                return True
    except subprocess.TimeoutExpired:
        return True
    finally:
        path.write_text(source, "utf-8")
    return False


def main(argv: Sequence[str] | None = None) -> int:
    """Plant a sample of mistakes and say how many were found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(argv)
    every = everything()
    sample = Stream(key_of("mutants", asked.seed)).shuffled(every)[: asked.sample]
    copies: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(asked.jobs):
            copy = Path(folder) / str(number)
            shutil.copytree(
                ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__")
            )
            copies.put(copy)

        def tried(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                return is_found(copy, mutant)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(asked.jobs) as pool:
            found = 0
            for number, (mutant, its) in enumerate(
                zip(sample, pool.map(tried, sample), strict=True), start=1
            ):
                found += its
                if not its:
                    print(f"not found: {mutant.path}:{mutant.line} {mutant.text}", flush=True)
                print(f"{found} of {number}", end="\r", file=sys.stderr, flush=True)
    print(f"{found} of {len(sample)} mistakes found, of {len(every)} that can be planted")
    return 0


if __name__ == "__main__":
    sys.exit(main())

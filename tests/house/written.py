"""What files of the repository say to their readers: comments, docstrings and documents."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMENT_OR_STRING = re.compile(
    r"(#[^\n]*)"
    r"|\"\"\"(?:\\.|[^\\])*?\"\"\"|'''(?:\\.|[^\\])*?'''"
    r"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'",
    re.DOTALL,
)
"""A comment of Python, or a string, in which what looks like a comment is none."""
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")


@cache
def in_git(*patterns: str) -> list[Path]:
    """The files that git tracks or would add; looked up once."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [path for path in paths if path.is_file()]


@cache
def prose(path: Path) -> str:
    """A file as it is read: of Python its comments and docstrings, all of other kinds."""
    source = path.read_text("utf-8")
    return "\n".join(_of_python(source)) if path.suffix == ".py" else source


def _of_python(source: str) -> Iterator[str]:
    yield from filter(None, COMMENT_OR_STRING.findall(source))
    yield from _standing_alone(ast.parse(source))


def _standing_alone(block: ast.AST) -> Iterator[str]:
    """The strings that are statements; looked for where statements are, not in every expression."""
    for name in BLOCKS:
        for node in getattr(block, name, ()):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                yield str(node.value.value)
            else:
                yield from _standing_alone(node)

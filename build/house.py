"""Measure the code base: how large it is, how its modules lean on each other, what repeats.

    python build/house.py [--json]

It reads the working tree and prints one row a figure.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import median
from typing import Any, Final

import grimp

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ("mets_ton_slip", "le_boulet", "wombat")
"""Games that are written whole; the gang games share most of their code."""
MANY: Final = 12
"""A method that more classes define under one name means too many things."""
PYTHONS: Final = frozenset({"_exit", "_Pointer", "_obj"})
"""Private names of Python's own library (``tests/house/test_attributes.py``)."""
_LAYOUT: Final = frozenset(
    {
        tokenize.COMMENT,
        tokenize.NL,
        tokenize.NEWLINE,
        tokenize.INDENT,
        tokenize.DEDENT,
        tokenize.ENCODING,
        tokenize.ENDMARKER,
    }
)


@dataclass(frozen=True)
class Module:
    """One Python file."""

    path: Path

    @cached_property
    def text(self) -> str:
        """The source."""
        return self.path.read_text("utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree."""
        return ast.parse(self.text)

    @property
    def lines(self) -> int:
        """How many lines the file has."""
        return self.text.count("\n")

    @property
    def code(self) -> int:
        """How many lines hold code: neither blank, nor comment, nor docstring."""
        tokens = tokenize.generate_tokens(io.StringIO(self.text).readline)
        held = {
            line
            for token in tokens
            if token.type not in _LAYOUT
            for line in range(token.start[0], token.end[0] + 1)
        }
        return len(held - self._docstrings)

    @property
    def imports(self) -> int:
        """How many lines import statements take."""
        return sum(
            (node.end_lineno or node.lineno) - node.lineno + 1
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
        )

    @cached_property
    def _docstrings(self) -> set[int]:
        # a string that stands alone documents what is above it, wherever it is
        return {
            line
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
        }

    def classes(self) -> Iterator[ast.ClassDef]:
        """Yield the classes that the file defines."""
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.ClassDef))


def modules(folder: Path) -> list[Module]:
    """Return the Python files below a folder."""
    return [Module(path) for path in sorted(folder.rglob("*.py"))]


def size(found: Sequence[Module]) -> dict[str, Any]:
    """Return how large a set of files is."""
    lines = sum(one.lines for one in found)
    return {
        "files": len(found),
        "lines": lines,
        "lines of code": sum(one.code for one in found),
        "lines in the median file": median(one.lines for one in found),
        "import lines, %": round(100 * sum(one.imports for one in found) / lines, 1),
    }


def circles(graph: grimp.ImportGraph) -> list[set[str]]:
    """Return the sets of modules that import each other, directly or through others."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(name: str) -> None:  # Tarjan, 1972
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in sorted(graph.find_modules_directly_imported_by(name)):
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            at = stack.index(name)
            found.append(set(stack[at:]))
            del stack[at:]

    sys.setrecursionlimit(10_000)
    for name in sorted(graph.modules):
        if name not in index:
            visit(name)
    return [one for one in found if len(one) > 1]


def mutual(graph: grimp.ImportGraph, package: str) -> list[tuple[str, str]]:
    """Return the pairs of subfolders of a package that import each other."""
    arrows = {
        (one, other)
        for name in graph.modules
        if (one := _folder(name, package))
        for target in graph.find_modules_directly_imported_by(name)
        if (other := _folder(target, package)) and other != one
    }
    return sorted((a, b) for a, b in arrows if a < b and (b, a) in arrows)


def _folder(name: str, package: str) -> str:
    """Return which subfolder of a package a module is in; nothing if it is in none."""
    rest = name.removeprefix(package + ".")
    top, _, within = rest.partition(".")
    return top if rest != name and within else ""


def overloaded(found: Sequence[Module]) -> dict[str, int]:
    """Return the methods that too many classes define, with how many; Python's own aside."""
    counted: Counter[str] = Counter()
    for module in found:
        for kind in module.classes():
            names = {node.name for node in kind.body if isinstance(node, ast.FunctionDef)}
            counted.update(name for name in names if not name.startswith("__"))
    return {name: many for name, many in counted.most_common() if many > MANY}


def members(found: Sequence[Module], name: str) -> int:
    """Return how many members the largest class of a name has."""
    kinds = [kind for module in found for kind in module.classes() if kind.name == name]
    return max(
        sum(
            isinstance(node, ast.AnnAssign)
            or (isinstance(node, ast.FunctionDef) and not node.name.startswith("__"))
            for node in kind.body
        )
        for kind in kinds
    )


def private(found: Sequence[Module]) -> int:
    """Return how often tests reach for a private attribute of the program."""
    return sum(
        isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and node.attr not in PYTHONS
        and not (isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"})
        for module in found
        for node in ast.walk(module.tree)
    )


def same_names(found: Sequence[Module]) -> dict[str, int]:
    """Return the names of classes that several modules define, with how many do."""
    homes: dict[str, int] = defaultdict(int)
    for module in found:
        for kind in {node.name for node in module.tree.body if isinstance(node, ast.ClassDef)}:
            homes[kind] += 1
    return {name: many for name, many in sorted(homes.items(), key=lambda it: -it[1]) if many > 2}


def words(folder: Path) -> int:
    """Return how many words the pages of a folder hold."""
    return sum(len(page.read_text("utf-8").split()) for page in folder.rglob("*.md"))


def measured(root: Path) -> dict[str, Any]:
    """Return every figure, by what it counts."""
    sys.path.insert(0, str(root))
    game, tests = modules(root / "game"), modules(root / "tests")
    graph = grimp.build_graph("game", cache_dir=None)
    found: dict[str, Any] = {f"game: {name}": value for name, value in size(game).items()}
    for name in GAMES:
        folder = root / "game" / "games" / name
        its = [one for one in modules(folder) if "bot" not in one.path.relative_to(folder).parts]
        found[f"{name} without its bots: files"] = len(its)
        found[f"{name} without its bots: lines"] = sum(one.lines for one in its)
    found["import circles"] = len(circles(graph))
    found["folders of screens that import each other"] = len(mutual(graph, "game.scenes"))
    found[f"methods that more than {MANY} classes define"] = len(overloaded(game))
    found["class names in three modules or more"] = len(same_names(game))
    found["members of Board"] = members(game, "Board")
    boards = [root / "game" / "games" / name / "board" for name in GAMES]
    boards += [root / "game" / "gangs" / "board", root / "game" / "stage" / "table"]
    found["boards: lines"] = sum(one.lines for folder in boards for one in modules(folder))
    found["tests: lines"] = sum(one.lines for one in tests)
    found["tests: private accesses"] = private(tests)
    found["documents: words"] = words(root / "docs")
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(argv)
    found: Mapping[str, Any] = measured(ROOT)
    if asked.json:
        print(json.dumps(found, indent=1))
    else:
        print("\n".join(f"| {name} | {value:,} |" for name, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())

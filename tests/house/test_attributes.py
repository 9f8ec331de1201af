"""What others look at is declared, and public: nothing of ours is asked whether it has it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
ASKING = {"getattr", "hasattr"}

LAWFUL = {
    # what SDL tells of an event differs from kind to kind, and its keys have numbers
    "game/app/second.py": ("event",),
    "game/stage/window_position.py": ("event",),
    "game/stage/input/devices.py": ("pygame", "pygame"),
    "game/stage/input/fingers.py": ("event",),
    "game/stage/input/listening.py": ("event", "event"),
    "game/stage/input/pads.py": ("event",),
    # not every system has it, nor every way in which the program was started
    "game/__main__.py": ("stream", "sys", "asked"),
    "game/ai/sandboxes/sandbox.py": ("sys",),
    "game/ai/sandboxes/confine.py": ("resource",),
    "game/ai/sandboxes/landlock.py": ("os", "sys"),
    "game/ai/child.py": ("os",),
    "game/bench/processes.py": ("sys",),
    "game/photos/reader.py": ("sys",),
    "game/store/places.py": ("sys", "sys", "sys", "sys", "sys"),
    # an error of a library's says where it happened, or does not
    "game/cli/seats.py": ("error",),
    "game/store/settings.py": ("error",),
    "game/store/statistics.py": ("error",),
    # argparse lays down what was asked by name
    "game/cli/options.py": ("asked", "asked"),
    # somebody else's bot may say why and what it believes, and its class is named by its player
    "game/ai/bot_host.py": ("bot", "bot"),
    "game/ai/sandboxes/inside.py": ("module", "self._bot"),
    # a table of rows names settings, rules and loudnesses
    "game/gangs/orders.py": ("self",),
    "game/gangs/scenario/extras.py": ("options",),
    "game/scenes/lobby/table_rules.py": ("self.house",),
    "game/scenes/settings/settings.py": ("self._kit.settings", "usual"),
    "game/stage/sound/player.py": ("wishes",),
    # a game of the family may say what a drawn match is worth to those who learn
    "game/training/practice.py": ("options",),
    # facts and acts are read by the names of their fields
    "game/core/fields.py": ("self",),
    "game/core/scenario_steps.py": ("action",),
    "game/core/events.py": ("self", "self"),
    "game/core/defaults.py": ("event",),
    "game/core/fact_sheet.py": ("event",),
    "game/core/reading.py": ("hint",),
    "game/gangs/envelopes.py": ("event",),
}
"""By file, of whom it is asked; why stands above."""


def asked_of(path: Path) -> tuple[str, ...]:
    """Return of whom a file asks whether they have an attribute."""
    if not any(f"{name}(" in path.read_text("utf-8") for name in ASKING):
        return ()
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if named(node)]
    return tuple(ast.unparse(call.args[0]) for call in calls if isinstance(call, ast.Call))


def named(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKING


def test_nothing_of_ours_is_asked_whether_it_has_an_attribute() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): asked
        for path in sorted((ROOT / "game").rglob("*.py"))
        if (asked := asked_of(path))
    }
    assert {file: sorted(asked) for file, asked in found.items()} == {
        file: sorted(asked) for file, asked in LAWFUL.items()
    }


PYTHONS: Final = {"_exit", "_Pointer", "_obj", "_base_executable", "_pth", "_MEIPASS", "_internal"}
"""Of Python's own library: the end of a process, the kind of a pointer, what one is to, and where
Python and its modules lie; of PyInstaller: where it unpacks a program, and what it calls that."""
SPELLED: Final = re.compile(r"(?!self\.)(?:\w+\.)*(_[A-Za-z]\w*)")
"""A private name in a string, by which it is asked for or patched."""


MAYBE: Final = re.compile(
    r"(?<!\bself)(?<!\bcls)\s*\.\s*_(?!_)[A-Za-z]"
    r"|[\"'](?:\w+\.)*_(?!_)[A-Za-z]\w*[\"']"
    r"|^from game[^\n]*import\b(?:[^\n(]*|\s*\([^)]*?)\b_(?!_)[A-Za-z]",
    re.MULTILINE,
)
"""What a file has somewhere that reaches for such a name; only those few are read as Python."""


def nodes(path: Path) -> Iterator[ast.AST]:
    """Yield what a file is made of, but for the words between what a text puts in."""
    found = [*ast.walk(ast.parse(path.read_text("utf-8")))]
    texts = [node.values for node in found if isinstance(node, ast.JoinedStr)]
    pieces = {id(piece) for text in texts for piece in text if isinstance(piece, ast.Constant)}
    yield from (node for node in found if id(node) not in pieces)


def private(node: ast.AST) -> Iterator[str]:
    """Yield names that are private to what they are asked of, or imported from."""
    match node:
        case ast.Attribute(ast.Name("self" | "cls")):
            return
        case ast.Attribute(attr=name):
            names = [name]
        case ast.ImportFrom(module=str(module)) if module.startswith("game"):
            names = [one.name for one in node.names]
        case ast.Constant(str(text)) if (spelled := SPELLED.fullmatch(text)) is not None:
            names = [spelled[1]]
        case _:
            return
    yield from (name for name in names if name.startswith("_") and not name.startswith("__"))


def test_tests_reach_for_nothing_that_is_private_to_the_program() -> None:
    found = {
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if MAYBE.search(path.read_text("utf-8"))
        for node in nodes(path)
        for name in private(node)
        if name not in PYTHONS
    }
    assert found == set()

"""The options of each command."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.cli.options import Parser
from game.games import judging, shelf
from game.store.settings import TEXT_SIZES

MEASURED: Final = (
    "playouts", "copies", "beliefs", "decisions", "frames", "busiest", "input", "start", "memory",
)  # fmt: skip
"""What ``bench`` measures, in its order."""
DECK_DOES: Final = ("make", "sheet", "words", "export", "import", "erase")
"""What ``deck`` does with a folder, a deck or a file; ``list`` needs none."""


def window(parser: Parser) -> None:
    """Add how a window opens and where the player's files lie."""
    parser.size("--windowed")
    for name in ("--fullscreen", "--safe-mode", "--software", "--no-audio"):
        parser.flag(name)
    parser.files_options()


def bare(parser: Parser) -> None:
    """Add what a start without a command takes."""
    window(parser)
    parser.choice("--game", shelf())
    parser.seed("--seed")
    parser.path("--replay", "FILE")
    parser.flag("--version")


def table(parser: Parser) -> None:
    """Add what ``play`` and ``watch`` take."""
    parser.positional("game", "GAME", choices=shelf())
    parser.text("--seats", "LIST")
    parser.text("--options", "JSON")
    parser.seed("--seed")
    window(parser)


def arena(parser: Parser) -> None:
    """Add what ``arena`` takes."""
    parser.positional("game", "GAME", choices=shelf())
    for name in ("--seats", "--mixed", "--mirror"):
        parser.text(name, "LIST")
    for name, most in (("--seats-count", 64), ("--matches", 10**7), ("--jobs", 256)):
        parser.number(name, most)
    parser.whole("--seed")
    parser.key("--key")
    parser.sizes("--teams")
    parser.text("--options", "JSON")
    for name in ("--rotate", "--beliefs", "--json"):
        parser.flag(name)
    parser.path("--append", "FILE")


def fit(parser: Parser) -> None:
    """Add what ``fit`` takes."""
    parser.positional("game", "GAME", choices=shelf())
    parser.sizes("--seats-counts")
    for name, most in (("--matches", 10**6), ("--rounds", 50), ("--jobs", 256)):
        parser.number(name, most)
    parser.whole("--seed")
    for name in ("--practise", "--json"):
        parser.flag(name)
    parser.path("--out", "FILE")


def replay(parser: Parser) -> None:
    """Add what ``replay`` takes."""
    parser.positional("file", "FILE", kind=Path)
    parser.flag("--text")
    parser.perhaps("--verify", "RECEIPT")
    parser.eyes("--viewer")
    window(parser)


def scenario(parser: Parser) -> None:
    """Add what ``scenario`` takes."""
    parser.positional("files", "FILE", many=True)


def judge(parser: Parser) -> None:
    """Add what ``judge`` takes."""
    parser.positional("game", "GAME", choices=judging())
    parser.path("--themes", "FILE")
    parser.path("--sheet", "FILE")
    parser.flag("--json")


def deck(parser: Parser) -> None:
    """Add what ``deck`` takes."""
    parser.positional("do", "DO", choices=("list", *DECK_DOES))
    parser.positional("what", "FOLDER|DECK|FILE", needed=False)
    parser.text("--title", "TITLE")
    parser.path("--words", "FILE")
    parser.path("--out", "FILE")
    parser.files_options()


def tour(parser: Parser) -> None:
    """Add what ``tour`` takes."""
    parser.path("--out", "DIR")
    parser.size("--size")
    parser.choice("--text-size", [str(size) for size in TEXT_SIZES])


def bench(parser: Parser) -> None:
    """Add what ``bench`` takes."""
    parser.flag("--json")
    parser.flag("--peers")
    parser.flag("--on-screen")
    parser.several("--only", MEASURED)
    parser.pictures("--frame-sizes")

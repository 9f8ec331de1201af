"""How the command line is spelt: argparse, with messages in the player's language."""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from game.core.luck import Seed, read_seed
from game.core.user_error import UserError
from game.core.words import Words
from game.store.launch import Eyes
from game.store.places import called
from game.store.settings import SMALLEST
from game.store.texts import LANGUAGES

WITH_VALUE: Final = (
    "--lang", "--data-dir", "--windowed", "--game", "--seed", "--key", "--replay",
    "--seats", "--options", "--viewer", "--out", "--size", "--text-size",
    "--matches", "--seats-count", "--teams", "--mixed", "--mirror", "--jobs", "--append",
    "--rounds", "--seats-counts", "--themes", "--sheet", "--title", "--words", "--only",
    "--frame-sizes",
)  # fmt: skip
"""Options that a value follows, by which the command is told from a value before it."""
FLAGS: Final = (
    "--help", "-h", "--version", "--text",
    "--fullscreen", "--safe-mode", "--software", "--no-audio", "--portable", "--json", "--peers",
    "--rotate", "--beliefs", "--verify",
)  # fmt: skip
"""Options that no value need follow."""
MOST_PIXELS: Final = 16384


class UsageError(UserError):
    """A command line that cannot be followed."""


def spoken_language(given: Sequence[str]) -> str | None:
    """Return the language that ``--lang`` asks for, before anything else is understood."""
    pairs = [text.split("=", 1)[1] for text in given if text.startswith("--lang=")]
    pairs += [after for text, after in pairwise(given) if text == "--lang"]
    return next((lang for lang in pairs if lang in LANGUAGES), None)


def split(given: Sequence[str], commands: Sequence[str]) -> tuple[str, list[str]]:
    """Return the command (empty: the window) and everything else, in order.

    Raises:
        UsageError: the first word that is no option is no command.
    """
    at, before = 0, ""
    while at < len(given):
        text = given[at]
        if not text.startswith("-"):
            if text in commands and text:
                return text, [*given[:at], *given[at + 1 :]]
            if before.startswith("-") and "=" not in before and before not in FLAGS:
                break  # more likely the value of a misspelt option, which is then named
            near = difflib.get_close_matches(text, commands, 1)
            known = ", ".join(name for name in commands if name)
            key = "commands.command-close" if near else "commands.command-unknown"
            raise UsageError(key, given=text, near=near[0] if near else "", known=known)
        before = "" if text in WITH_VALUE else text
        at += 2 if text in WITH_VALUE else 1
    return "", list(given)


class _Formatter(argparse.HelpFormatter):
    """Help as argparse lays it out, under a title in the player's language."""

    usage = "usage: "

    def add_usage(self, *args: Any, **named: Any) -> None:
        named.setdefault("prefix", self.usage)
        super().add_usage(*args, **named)


class Parser:
    """The options of one command."""

    def __init__(self, command: str, said: Words) -> None:
        """Begin with what every command knows: help and the language."""
        self._said = said
        self._command = command

        class Formatter(_Formatter):
            usage = said.say("commands.usage")

        self._parser = _Argparse(
            prog=f"{called()} {command}".rstrip(),
            description=said.say(f"commands.about.{command or 'window'}"),
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._words = self._parser.add_argument_group(said.say("commands.words"))
        self._options = self._parser.add_argument_group(said.say("commands.options"))
        self._names: list[str] = []
        self._needed: list[tuple[str, str]] = []
        self._many = ""
        self.flag("--help", "-h")
        self.choice("--lang", LANGUAGES)

    # ------------------------------------------------------------ kinds of options

    def flag(self, *names: str) -> None:
        """Add an option without a value."""
        self._add(names, action="store_true")

    def text(self, name: str, shown: str) -> None:
        """Add an option with any value."""
        self._add((name,), metavar=shown)

    def perhaps(self, name: str, shown: str) -> None:
        """Add an option with a value that may be left out, and is empty then."""
        self._add((name,), metavar=shown, nargs="?", const="")

    def path(self, name: str, shown: str) -> None:
        """Add an option that names a file or folder."""
        self._add((name,), metavar=shown, type=Path)

    def choice(self, name: str, known: Sequence[str]) -> None:
        """Add an option with one of a few values."""
        self._add((name,), metavar="|".join(known), type=_one_of(name, known))

    def several(self, name: str, known: Sequence[str]) -> None:
        """Add an option with some of a few values, with commas between."""
        one = _one_of(name, known)
        self._add((name,), metavar="A,B", type=lambda text: [one(part) for part in _parts(text)])

    def pictures(self, name: str) -> None:
        """Add an option with sizes in pixels, with commas between."""
        self._add(
            (name,),
            metavar="1280x720,…",
            type=lambda text: [_size(name, part) for part in _parts(text)],
        )

    def size(self, name: str) -> None:
        """Add an option with a size in pixels, such as 1280x720."""
        self._add((name,), metavar="1280x720", type=lambda text: _size(name, text))

    def seed(self, name: str) -> None:
        """Add an option with the seed of a deal: a number, or a secret that was told."""
        self._add((name,), metavar="N", type=lambda text: _seed(name, text))

    def whole(self, name: str) -> None:
        """Add an option with a whole number, not negative."""
        self._add((name,), metavar="N", type=lambda text: _whole(name, text))

    def key(self, name: str) -> None:
        """Add an option with a secret that was told, the key of a run."""
        self._add((name,), metavar="KEY", type=lambda text: _key(name, text))

    def number(self, name: str, most: int) -> None:
        """Add an option with a whole number from 1 on."""
        self._add((name,), metavar="N", type=lambda text: _number(name, text, most))

    def sizes(self, name: str) -> None:
        """Add an option with sizes, such as 3,3."""
        self._add((name,), metavar="3,3", type=lambda text: _sizes(name, text))

    def eyes(self, name: str) -> None:
        """Add an option that says through whose eyes a match is seen."""
        self._add((name,), metavar="SEAT|public|all", type=lambda text: _eyes(name, text))

    def files_options(self) -> None:
        """Add where the player's files lie."""
        self.flag("--portable")
        self.path("--data-dir", "DIR")

    def positional(
        self,
        name: str,
        shown: str,
        *,
        kind: Callable[[str], Any] = str,
        choices: Sequence[str] = (),
        many: bool = False,
        needed: bool = True,
    ) -> None:
        """Add a word without dashes, which must be given unless it is not ``needed``."""
        if needed:
            self._needed.append((name, shown + "…" * many))
        self._many = name if many else self._many
        self._words.add_argument(
            name,
            metavar="|".join(choices) or shown,
            nargs="*" if many else "?",
            type=_one_of(shown, choices) if choices else kind,
            help=self._said.say(f"commands.help.{name}"),
        )

    def _add(self, names: Sequence[str], **how: Any) -> None:
        self._names += names
        key = f"commands.help.{names[0].removeprefix('--')}"
        self._options.add_argument(*names, help=self._said.say(key), **how)

    # ------------------------------------------------------------ reading

    def parse(self, given: Sequence[str]) -> argparse.Namespace | None:
        """Return what was asked for; None when it was help, which is then printed.

        Raises:
            UsageError: something is misspelt or missing.
        """
        try:
            asked, unknown = self._parser.parse_known_args(given)
        except argparse.ArgumentError as error:
            name = (error.argument_name or "").split("/")[0]
            raise UsageError("commands.value", name=name, cure=self._cure(name)) from error
        if asked.help:
            self._parser.print_help(sys.stdout)
            return None
        if unknown and self._many and not any(text.startswith("-") for text in unknown):
            # words behind an option in their midst
            setattr(asked, self._many, [*getattr(asked, self._many), *unknown])
        elif unknown:
            raise self._unknown(unknown[0])
        for name, shown in self._needed:
            if getattr(asked, name) in (None, []):
                raise UsageError("commands.missing", what=shown, command=self._command)
        return asked

    def _cure(self, name: str) -> str:
        key = f"commands.help.{name.removeprefix('--')}"
        return self._said.say(key) if self._said.knows(key) else ""

    def _unknown(self, text: str) -> UsageError:
        name = text.split("=", 1)[0]
        near = difflib.get_close_matches(name, self._names, 1)
        if near:
            return UsageError("commands.option-close", name=name, near=near[0])
        command = f"{self._command} ".lstrip()
        return UsageError("commands.option-unknown", name=name, command=command)


class _Argparse(argparse.ArgumentParser):
    """An argparse parser that raises instead of leaving the program."""

    def error(self, message: str) -> Any:
        raise UsageError("commands.other", message=message)


def _one_of(name: str, known: Iterable[str]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in known:
            raise UsageError("commands.choice", name=name, given=text, known=", ".join(known))
        return text

    return read


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _size(name: str, text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", text, re.ASCII)
    if found is None:
        raise UsageError("commands.size", name=name, given=text)
    width, height = int(found[1]), int(found[2])
    if not (SMALLEST[0] <= width <= MOST_PIXELS and SMALLEST[1] <= height <= MOST_PIXELS):
        least, most = f"{SMALLEST[0]}x{SMALLEST[1]}", f"{MOST_PIXELS}x{MOST_PIXELS}"
        raise UsageError("commands.size-range", name=name, given=text, least=least, most=most)
    return width, height


def _seed(name: str, text: str) -> Seed:
    found = read_seed(text)
    if found is None:
        raise UsageError("commands.seed", name=name, given=text)
    return found


def _whole(name: str, text: str) -> int:
    found = read_seed(text)
    if not isinstance(found, int):
        raise UsageError("commands.seed-number", name=name, given=text)
    return found


def _key(name: str, text: str) -> str:
    found = read_seed(text)
    if not isinstance(found, str):
        raise UsageError("commands.key", name=name, given=text)
    return found


def _number(name: str, text: str, most: int) -> int:
    if re.fullmatch(r"\d{1,19}", text, re.ASCII) is None or not 1 <= int(text) <= most:
        raise UsageError("commands.number", name=name, given=text, least=1, most=most)
    return int(text)


def _sizes(name: str, text: str) -> list[int]:
    if re.fullmatch(r"\d{1,2}(,\d{1,2})*", text.replace(" ", ""), re.ASCII) is None:
        raise UsageError("commands.sizes", name=name, given=text)
    return [int(size) for size in text.split(",")]


def _eyes(name: str, text: str) -> Eyes:
    if text == "public" or text == "all":
        return "public" if text == "public" else "all"
    if re.fullmatch(r"\d{1,2}", text, re.ASCII) is None:
        raise UsageError("commands.viewer", name=name, given=text)
    return int(text)

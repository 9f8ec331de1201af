"""Renew the tables of RULES.md and RULES.fr.md that say what stands in the code.

    python build/rules_tables.py [--check]

Names, fields and who is told come from a game's vocabulary, actions and events; what each of them
means stands in ``build/rules_words/GAME.LANGUAGE.toml``. A name without a meaning, or a meaning
without a name, is an error. A block between ``<!-- table: … -->`` and ``<!-- end -->`` is written
anew; the rest of a page is left alone. ``--check`` writes nothing and fails where a page is old.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, get_args

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.core.events import Private  # noqa: E402 found from the folder above
from game.core.fields import fields_of  # noqa: E402
from game.games import game_of, rules_of, shelf  # noqa: E402
from game.games.wombat.model.options import TICKS, Durations  # noqa: E402
from game.games.wombat.rules.course import JITTER  # noqa: E402
from game.games.wombat.rules.verbs import lasts  # noqa: E402
from game.scenario.expectations import observables_of  # noqa: E402
from game.store.texts import LANGUAGES  # noqa: E402

WORDS: Final = Path(__file__).resolve().parent / "rules_words"
PAGES: Final = {"en": "RULES.md", "fr": "RULES.fr.md"}
_BLOCK: Final = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
_SETUP: Final = frozenset({"name", "game", "trials", "rate"})
_STEP: Final = frozenset({"seat", "refused"})
_NOBODY: Final = re.compile(r"\bto nobody\b", re.IGNORECASE)
_HEADS: Final = {
    "en": {
        "setup": ("set-up", "meaning"), "step": ("step", "meaning"),
        "expectation": ("expectation", "what is compared"),
        "action": ("action", "fields", "meaning"),
        "event": ("event", "told to", "fields", "meaning"), "refusal": ("reason", "when"),
        "durations": ("tap", "what the paw does", "how long"),
        "public": "public", "uncompared": "public, not in `public`",
        "private": "private", "nobody": "private, to nobody",
    },
    "fr": {
        "setup": ("mise en place", "sens"), "step": ("étape", "sens"),
        "expectation": ("attente", "ce qui est comparé"),
        "action": ("action", "champs", "sens"),
        "event": ("événement", "dit à", "champs", "sens"), "refusal": ("raison", "quand"),
        "durations": ("touche", "ce que fait la patte", "combien de temps"),
        "public": "public", "uncompared": "public, hors de `public`",
        "private": "privé", "nobody": "privé, à personne",
    },
}  # fmt: skip


class WordsError(ValueError):
    """Names of the code and their meanings do not fit together."""


@dataclass(frozen=True, slots=True)
class Code:
    """What a game's code names, by table."""

    game: str
    actions: Mapping[str, Any]
    events: Mapping[str, Any]

    @property
    def vocabulary(self) -> Any:
        """The game's words in scenario files."""
        return game_of(self.game).scenario.VOCABULARY

    def names(self, table: str) -> set[str]:
        """Return what a table must explain."""
        words = self.vocabulary
        return {
            "setup": _SETUP | words.setup_keys,
            "step": _STEP | words.steps.keys | words.time_keys,
            "expectation": set(observables_of(rules_of(self.game), words)),
            "action": set(self.actions),
            "event": set(self.events),
            "refusal": words.refusals,
        }[table]


@cache
def code_of(game: str) -> Code:
    """Return what a game's code names; a game of a family has its family's actions and events."""
    package = import_module(f"game.games.{game}")
    home = getattr(package, "FAMILY", package.__name__)
    kinds = []
    for module, union in (("actions", "Action"), ("events", "Event")):
        every = get_args(getattr(import_module(f"{home}.model.{module}"), union))
        kinds.append({one.kind: one for one in every})
    return Code(game, *kinds)


def words_of(game: str, language: str) -> dict[str, Any]:
    """Return what the names of a game mean in a language, table by table."""
    return tomllib.loads((WORDS / f"{game}.{language}.toml").read_text("utf-8"))


def page_of(game: str, language: str) -> Path:
    """Return where a game's rules lie."""
    return ROOT / "game" / "games" / game / PAGES[language]


def renewed(game: str, language: str) -> str:
    """Return a page with its tables as they are made now.

    Raises:
        WordsError: a name has no meaning, or a meaning no name.
    """
    text = page_of(game, language).read_text("utf-8")
    return _BLOCK.sub(lambda found: found[1] + _table(game, language, found[2]) + found[3], text)


def blocks(text: str) -> list[str]:
    """Return which tables a page has."""
    return [found[2] for found in _BLOCK.finditer(text)]


def _table(game: str, language: str, table: str) -> str:
    words, heads = words_of(game, language), _HEADS[language]
    if table == "durations":
        rows = _lasting(words["durations"], language)
    else:
        _check(game, language, table, words)
        rows = _rows(code_of(game), table, words[table], heads)
    return "\n" + "".join(_lines([heads[table], *rows])) + "\n"


def _check(game: str, language: str, table: str, words: Mapping[str, Any]) -> None:
    """Check that all names of the code are explained, and nothing else is."""
    there = set(words.get("absent", {}).get(table, ()))
    named = {one for row in words[table] for one in row.split(", ")}
    code = code_of(game).names(table) - there
    for what, which in (("no meaning", code - named), ("no such name", named - code)):
        if which:
            raise WordsError(f"{game}.{language}, {table}: {what}: {', '.join(sorted(which))}")


def _rows(
    code: Code, table: str, words: Mapping[str, str], heads: Mapping[str, Any]
) -> Iterator[Sequence[str]]:
    for row, meaning in words.items():
        names = _coded(row.split(", "))
        match table:
            case "action":
                keys = (one.key for one in fields_of(code.actions[row]))
                yield names, _coded(keys), meaning
            case "event":
                event = code.events[row]
                told = "public" if row in code.vocabulary.public_kinds else "uncompared"
                if issubclass(event, Private):
                    told = "nobody" if _NOBODY.search(event.__doc__ or "") else "private"
                yield names, heads[told], _coded(one.name for one in fields(event)), meaning
            case _:
                yield names, meaning


def _coded(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _lines(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    for number, row in enumerate(rows):
        cells = [cell.replace("|", "\\|") for cell in row]
        yield "".join(f"| {cell} " if cell else "| " for cell in cells) + "|\n"
        if not number:
            yield "|" + "---|" * len(row) + "\n"


# ---------------------------------------------------------------- how long verbs take


def _lasting(rows: Iterable[Mapping[str, str]], language: str) -> Iterator[Sequence[str]]:
    for row in rows:
        said = {name: _range(name, language) for name in re.findall(r"\{(\w+)\}", row["takes"])}
        yield row["tap"], row["does"], row["takes"].format(**said)


def _range(name: str, language: str) -> str:
    """Return how long a verb takes, in seconds: from its shortest time to its longest."""
    base = getattr(Durations(), name)
    bases = base if isinstance(base, tuple) else (base,)
    spread = 0 if name in ("gift", "turn_again") else JITTER
    ends = [lasts(bases[0], 100 - spread), lasts(bases[-1], 100 + spread)]
    and_to = {"en": "to", "fr": "à"}[language]
    form = ".1f" if spread else "g"
    said = [format(ticks / TICKS, form) for ticks in dict.fromkeys(ends)]
    text = f" {and_to} ".join(said) + "\u00a0s"
    return text.replace(".", ",") if language == "fr" else text


def main() -> int:
    """Renew every page, or say which ones are old."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    check: bool = parser.parse_args().check
    old = 0
    for game in shelf():
        for language in LANGUAGES:
            page = page_of(game, language)
            text = renewed(game, language)
            if text != page.read_text("utf-8"):
                old += 1
                print(page.relative_to(ROOT))
                if not check:
                    page.write_text(text, "utf-8", newline="\n")
    return 1 if check and old else 0


if __name__ == "__main__":
    sys.exit(main())

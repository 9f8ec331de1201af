"""The rules: a game's own summary, the part for players, to scroll through."""

from __future__ import annotations

import re
from importlib.resources import files

from game.core.user_error import shipped
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.page import PageScene
from game.store.heads import Head

_MADE = re.compile(r"<!--.*?-->\n*")
"""What marks a table that is made (``build/rules_tables.py``)."""
_TABLE = re.compile(r"(?:^\|.*\n){3,}", re.MULTILINE)
_NAME = re.compile(r"`[a-z_]+`")
_TABLE_TEXT = "rules-screen.table"
PLAYER_PARTS = 2
"""How many chapters of RULES.md are for players: how to play, and what may be added to that."""


class RulesScene(PageScene):
    """A game's rules in the language spoken now."""

    name = "rules"

    def __init__(self, kit: Kit, game: str, table: str = "") -> None:
        """Open a game's rules; what a ``table`` plays stands above them."""
        self.skin = game
        title = kit.words(game).say("game.title")
        heading = kit.words().say("rules-screen.title", game=title)
        rules = read_rules(game, kit.language)
        super().__init__(kit, heading, f"{table}\n\n{rules}" if table else rules)


def of_table(kit: Kit, head: Head) -> RulesScene:
    """Return the rules of a table's game, and above them what it plays, where the game says so."""
    words, lobby = kit.words(head.game), game_of(head.game).lobby
    values = lobby.values(head.seats, head.options) if words.knows(_TABLE_TEXT) else {}
    says = words.say(_TABLE_TEXT, says=lobby.explain(values, words)) if values else ""
    return RulesScene(kit, head.game, says)


def read_rules(game: str, language: str) -> str:
    """Return the chapters for players of a game's rules, in a language or else in English.

    Raises:
        ShippedError: they are missing or damaged.
    """
    folder = files(f"game.games.{game}")
    path = folder / f"RULES.{language}.md"
    if not path.is_file():
        path = folder / "RULES.md"
    with shipped(path):
        text = path.read_text("utf-8")
    chapters = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return _named(_MADE.sub("", "".join(chapters[1 : 1 + PLAYER_PARTS])))


def _named(text: str) -> str:
    """Return a text whose tables have no column of names that files and commands use."""
    return _TABLE.sub(lambda table: _without_names(table[0]), text)


def _without_names(table: str) -> str:
    rows = [line.strip().strip("|").split("|") for line in table.splitlines()]
    body = rows[2:]
    kept = [
        at
        for at in range(len(rows[0]))
        if not all(_NAME.fullmatch(row[at].strip()) for row in body)
    ]
    return "".join("|" + "|".join(row[at] for at in kept) + "|\n" for row in rows)

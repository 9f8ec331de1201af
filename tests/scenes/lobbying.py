"""What tests of the lobby share: somebody before the title, and what they began."""

from __future__ import annotations

from typing import Any

from game.games import FIRST as GAME
from game.scenes.kit import Kit
from game.store.heads import Head
from game.store.replays import unfinished


def say(kit: Kit, key: str) -> str:
    return kit.words(GAME).say(key)


def begun(kit: Kit, person: Any) -> Head:
    """The head of the match that was begun just now."""
    assert person.top.name == "table"
    (match,) = unfinished(kit.data)
    return match.head


def enter(person: Any) -> None:
    """Come in from the title."""
    person.top.point_at("table")
    person.press("enter")
    assert person.top.name == "lobby"

"""Tables to be shown while they are laid: who sits down, the house rules, a person, a code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.scenes.house_rules import HouseRulesScene
from game.scenes.kit import Kit
from game.scenes.laid import Laid
from game.scenes.lobby import LobbyScene
from game.scenes.person import PersonScene
from game.scenes.sitting import Sitting
from game.scenes.writing import CODE, WritingScene
from game.stage.input import KeyPressed

_COUPLE: Final = {
    "seats": 4,
    "people": [0, 2],
    "names": ["Ana", "", "Zoé B"],
    "assists": [["hints", "notes", "undo"], [], ["undo"]],
}
_CROWD: Final = {
    "seats": 12,
    "people": [0, 2, 5, 7, 11],
    "names": ["Anastasia", "", "Zoé", "", "", "Marguerite", "", "Maximilienne"],
    "options": {"modules": ["oups", "non", "missions"], "heal_needs_damage": True},
    "house": {"pace": "confirm", "orders": True, "ghosts": False},
}


def lobby_scenes(kit: Kit, game: str) -> Iterator[tuple[Any, ...]]:
    """Yield lobbies and what lies over them, with names for their files."""
    before, words = kit.settings.last_table, kit.words(game)
    for name, last in (("06", {}), ("04-people", _COUPLE), ("12-people", _CROWD)):
        kit.settings.last_table = last
        yield f"lobby-{name}", LobbyScene(kit, game)
    yield "house-own", LobbyScene(kit, game), HouseRulesScene(kit, Laid(game, _CROWD, words))
    rules = HouseRulesScene(kit, Laid(game, {}, words))
    for key in ("right", "pagedown", "pagedown"):
        rules.hear(KeyPressed(key))
    yield "house-classic", LobbyScene(kit, game), rules
    for name, last in (("several", _COUPLE), ("alone", {})):
        sitting = Sitting(last, 12, kit.settings)
        person = PersonScene(kit, game, sitting, 0, 4)
        yield f"person-{name}", LobbyScene(kit, game), person
    title = words.say("house.enter-title")
    code = WritingScene(kit, "AE7K", most=12, kind=CODE, title=title)
    yield "writing-code", LobbyScene(kit, game), code
    kit.settings.last_table = before

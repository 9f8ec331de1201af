"""Tables to be shown while they are laid: who sits down, the house rules, a person, a code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from game.cli.codes import LENGTH
from game.games import game_of, rules_of
from game.scenes.kept_tables import seats_of
from game.scenes.kit import Kit
from game.scenes.lobby.house_rules import HouseRulesScene
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.person import PersonScene
from game.scenes.lobby.seats import Sitting
from game.scenes.lobby.table_rules import ChosenRules
from game.scenes.writing import CODE, WritingScene
from game.stage.input.inputs import KeyPressed
from game.tour.matches import everything

_COUPLE: Final = {
    "people": [0, 2],
    "names": ["Ana", "", "Zoé B"],
    "assists": [["hints", "notes", "undo"], [], ["undo"]],
}
_CROWD: Final = {
    "people": [0, 2, 5, 7, 11],
    "names": ["Anastasia", "", "Zoé", "", "", "Marguerite", "", "Maximilienne"],
    "house": {"pace": "confirm", "orders": True, "ghosts": False},
}


def lobby_scenes(kit: Kit, game: str) -> Iterator[tuple[Any, ...]]:
    """Yield lobbies and what lies over them, with names for their files."""
    words = kit.words(game)
    few, most = _ends(rules_of(game).seat_counts)
    couple: dict[str, Any] = {"game": game, "seats": few, **_COUPLE}
    crowd = {"game": game, "seats": most, "options": everything(game, most), **_CROWD}
    normal = seats_of({}, game)
    usual = {"game": game, "seats": normal}
    lobbies = {
        f"{normal:02d}": usual, f"{few:02d}-people": couple, f"{most:02d}-people": crowd,
        f"{most:02d}": {"game": game, "seats": most},
    }  # fmt: skip
    for name, last in lobbies.items():
        kit = replace(kit, settings=kit.settings.but(last_table=last))
        yield f"lobby-{name}", LobbyScene(kit, game)
    if ChosenRules(game, usual, words).presets():
        yield (
            "house-own",
            LobbyScene(kit, game),
            HouseRulesScene(kit, ChosenRules(game, crowd, words)),
        )
        rules = HouseRulesScene(kit, ChosenRules(game, usual, words))
        for key in ("right", "pagedown", "pagedown"):
            rules.handle_input(KeyPressed(key))
        yield "house-classic", LobbyScene(kit, game), rules
    for name, last in (("several", couple), ("alone", usual)):
        sitting = Sitting(game, last, most, kit.settings)
        person = PersonScene(kit, game, sitting, 0, few)
        yield f"person-{name}", LobbyScene(kit, game), person
    share = game_of(game).share
    if share is not None:
        title, written = words.say("house.enter-title"), f"A{share.LETTER}7K"
        code = WritingScene(kit, written, most=LENGTH + 4, kind=CODE, title=title)
        yield "writing-code", LobbyScene(kit, game), code


def _ends(counts: range) -> tuple[int, int]:
    return counts[0], counts[-1]

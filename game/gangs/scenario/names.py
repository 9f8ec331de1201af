"""Names: what a game calls cards and gangs in its scenario files, put for the family's and back."""

from __future__ import annotations

import re
from typing import Any

from game.gangs.model.cards import CARD_NAMES, GANG_NAMES
from game.gangs.model.lexicon import Lexicon

_WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9]*")


class Names:
    """Both ways between a game's names and the family's; a name that neither has stays."""

    def __init__(self, lexicon: Lexicon | None = None) -> None:
        """Take a game's lexicon; without one its names are the family's."""
        pairs: list[tuple[str, str]] = []
        if lexicon is not None:
            pairs += zip(lexicon.cards, CARD_NAMES, strict=True)
            pairs += zip(lexicon.gangs, GANG_NAMES, strict=True)
        self._in = {own: ours for own, ours in pairs if own != ours}
        # the family's names of what has another one here are no names at all
        self._in |= {ours: f"?{ours}" for own, ours in pairs if own != ours}
        self._out = {ours: own for own, ours in pairs if own != ours}
        self._out |= {f"?{ours}": ours for own, ours in pairs if own != ours}

    def inward(self, value: Any) -> Any:
        """Return a value of a file with the family's names."""
        return _mapped(value, self._in)

    def outward(self, value: Any) -> Any:
        """Return a value with the game's names."""
        return _mapped(value, self._out)

    def spelled(self, action: str) -> str:
        """Return an action as a list of legal actions writes it, with the game's names."""
        return _WORD.sub(lambda word: self._out.get(word[0], word[0]), action)

    def meant(self, spelled: str) -> str:
        """Return what an entry of such a list means, with the family's names."""
        return _WORD.sub(lambda word: self._in.get(word[0], word[0]), spelled)


def _mapped(value: Any, names: dict[str, str]) -> Any:
    match value:
        case str():
            return names.get(value, value)
        case list():
            return [_mapped(one, names) for one in value]
        case dict():
            return {key: _mapped(one, names) for key, one in value.items()}
        case _:
            return value

"""Reading a theme has a bound: a list of many things is no theme."""

from __future__ import annotations

import pytest

from game.games.le_boulet.judge import grammar
from game.games.le_boulet.judge.reading import read

LISTS = [
    "chat ou pluie ou sel ou riz ou mur ou nez ou lit ou blé",
    "red and round and small and hot and old and loud",
    "ni chat ni pluie mais sel ou riz mais nez ou lit mais blé",
    "sans sel sans riz sans mur sans nez sans lit sans blé",
]


@pytest.mark.parametrize("theme", LISTS)
def test_a_list_of_many_things_is_not_understood(theme: str) -> None:
    with pytest.raises(grammar.TooHardError):
        grammar.part(theme)
    assert read(theme, "fr").understood < 0.5


@pytest.mark.parametrize("theme", ["rouge, et rond et petit", "un chat ou une vache qui dort"])
def test_a_few_things_are_read_one_by_one(theme: str) -> None:
    assert len(grammar.pieces(grammar.part(theme))) == 3

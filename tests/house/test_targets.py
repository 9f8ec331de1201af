"""What can be touched has a name that one place makes and reads."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game.core.targets import BUTTON, HAND, SEAT, SLOT, Numbered, Worded, kind_of
from game.games.le_boulet.tokens import FACE, KEPT, LAID
from game.games.mets_ton_slip.tokens import BASKET
from game.games.wombat.tokens import PLACE, SAYS
from game.stage.touches import SAID

GAME = Path(__file__).resolve().parents[2] / "game"
NUMBERED = {"seat": SEAT, "hand": HAND, "slot": SLOT, "face": FACE, "laid": LAID, "kept": KEPT,
            "basket": BASKET, "place": PLACE}  # fmt: skip
WORDED = {"button": BUTTON, "say": SAYS, "said": SAID}
OTHERS = ("lobby/lobby.py", "lobby/seat_rows.py")
"""Rows of a form there are called after the faces that they show; none is a target."""


@pytest.mark.parametrize(("name", "kind"), NUMBERED.items())
def test_a_number_is_read_as_it_was_made(name: str, kind: Numbered) -> None:
    for number in (0, 3, 11):
        target = kind.at(number)
        assert target == f"{name}:{number}", "windows, tours and benches know it so"
        assert (kind.number(target), kind.find(target)) == (number, number)
        assert target in kind
        assert kind_of(target) == kind.name == name


def test_several_numbers_are_read_as_they_were_made() -> None:
    assert SLOT.at(1, 4) == "slot:1:4"
    assert SLOT.numbers("slot:1:4") == (1, 4)
    assert SLOT.numbers(SLOT.at(2)) == (2,)


@pytest.mark.parametrize(("name", "kind"), WORDED.items())
def test_a_word_is_read_as_it_was_made(name: str, kind: Worded) -> None:
    for word in ("take", "robbed:A", "le 12: à table", ""):
        target = kind.at(word)
        assert target == f"{name}:{word}"
        assert (kind.word(target), kind.find(target)) == (word, word)
        assert target in kind


def test_a_target_of_another_kind_is_none_of_this() -> None:
    for target in (None, "log", "seat", "seats:3", "hand:3", "button:seat:3"):
        assert target not in SEAT
        assert SEAT.find(target) is None
    assert BUTTON.find("seat:3") is None
    assert BUTTON.find(None) is None
    assert kind_of("log") == "log"
    with pytest.raises(ValueError, match="hand:3"):
        SEAT.number("hand:3")


def test_no_module_spells_a_target_by_hand() -> None:
    heads = tuple(f"{name}:" for name in (*NUMBERED, *WORDED))
    begins = re.compile(rf"[\"'}}](?:{'|'.join(heads)})")
    for path in GAME.rglob("*.py"):
        text = path.read_text("utf-8")
        if path.as_posix().endswith(OTHERS) or not begins.search(text):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not node.value.startswith(heads), f"{path}:{node.lineno} {node.value}"

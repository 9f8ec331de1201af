"""Reasons take the same length on file whatever they say; what is cut is still a reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.decks import NAME_MOST
from game.games import words
from game.games.le_boulet.model.cards import OWN
from game.games.le_boulet.reasons import explained
from game.session import make_head
from game.store import seal
from game.store.notes import noted, reason_note
from game.store.recorder import REASON_LINES, Recorder, record_of
from game.store.replays import read_replay

LONG = "œ" * NAME_MOST


def boulet_reason(options: int, theme: str, name: str = LONG) -> dict[str, Any]:
    """A reason of Le Boulet for a pair of somebody's own pictures, with long names."""
    pairs = [(OWN + at, OWN + at + 1) for at in range(options)]
    judged = [
        {
            "seat": 1, "turn": 3, "before": 0.6, "after": 0.7,
            "act": {
                "kind": "judged", "face": face, "theme": theme, "clear": True,
                "phrases": [theme, theme], "parts": {"theme": 1.0, "eye": 0.5}, "sum": 1.5,
            },
        }
        for face in pairs[0]
    ]  # fmt: skip
    return {
        "level": "normal", "persona": "", "turn": 3, "at": None, "ally": [0.5] * 4,
        "action": {"kind": "lead", "a": OWN, "b": OWN + 1, "theme": theme},
        "values": [
            {"kind": "lead", "a": a, "b": b, "theme": theme, "value": 2.0, "parts": {"fit": 2.0}}
            for a, b in pairs
        ],
        "evidence": judged,
        "named": {
            str(face): f"photo:{'0123456789abcdef' * 2}:{face - OWN}:{name}"
            for pair in pairs
            for face in pair
        },
    }  # fmt: skip


@given(
    options=st.integers(1, 3),
    theme=st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=60),
    name=st.text(max_size=NAME_MOST),
)
def test_any_reason_takes_the_same_length(options: int, theme: str, name: str) -> None:
    why = boulet_reason(options, theme, name)
    record = record_of({"note": reason_note(99_999, why)})
    assert len(record) == REASON_LINES * seal.ROOM
    assert json.loads(record)["note"]["at"] == 99_999


def test_a_reason_that_was_cut_still_says_why(tmp_path: Path) -> None:
    head = make_head("le_boulet", ["human", "random", "random"], ["A", "B", "C"], {}, 1)
    why = boulet_reason(3, "ça tient dans une poche trouée")
    recorder = Recorder.create(tmp_path, head)
    recorder.write({"seat": 0, "kind": "found", "tenths": 30})
    recorder.write({"note": reason_note(0, {**why, "ally": [0.5] * 3})})
    recorder.close()
    kept = noted(read_replay(recorder.path)).reasons[0]
    assert len(kept["values"]) < len(why["values"])
    told = explained(kept, 1, ["A", "B", "C"], words("fr", "le_boulet"))
    assert told is not None
    assert LONG in told.did


@pytest.mark.parametrize("note", [{"mark": [11, 3, 4], "by": 11}, {"orders": [11, {}]}])
def test_every_other_note_takes_one_line(note: dict[str, Any]) -> None:
    assert len(record_of({"note": note})) == seal.ROOM

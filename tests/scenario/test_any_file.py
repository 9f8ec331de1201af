"""Whatever stands in a scenario file, it is run or refused in a sentence: never a traceback."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.scenario_api import SituationError
from game.games import words
from game.scenario import run_case
from game.store.texts import LANGUAGES

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
CASES = [
    case
    for path in sorted(FOLDER.rglob("*.toml"))
    for case in tomllib.loads(path.read_text("utf-8"))["case"]
]
GAMES = sorted({case["game"] for case in CASES})
JUNK = st.one_of(
    st.sampled_from([
        -1, 0, 1, 3, 5, 12, 13, 10**30, True, False, 1.5, "", "D10", "BIM", "NON", "SHIELD:2",
        "SHIELD:x", "mystery", "bogosses", "charlotte", "0", "react:BIM", "D20>1", "discard:",
        "second:mystery", ">", "pass", "B20", "PAF", "rouge", "orange", ["PAF"],
        [], {}, [[]], [0], ["D10"], {"0": ["D10"]}, {"0": 1},
        {"seats": [1]}, {"seats": [0, 1, 2]}, [{"seat": 0}], {"0": {"1": "chicots"}},
    ]),
    st.text(max_size=5),
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside plain data."""
    inside = (
        list(value.items())
        if isinstance(value, dict)
        else list(enumerate(value))
        if isinstance(value, list)
        else []
    )
    return [one for key, part in inside for one in [(*path, key), *places(part, (*path, key))]]


def run_or_refused(case: dict[str, Any]) -> None:
    try:
        failures = run_case(case)
    except SituationError as error:
        known = case["game"] if case.get("game") in GAMES else "et_bim"
        failures = [error.phrase.said(words(spoken, known)) for spoken in LANGUAGES]
    assert all(failures)


@given(st.data())
def test_any_value_anywhere_is_run_or_refused(data: st.DataObject) -> None:
    for _ in range(10):
        case = copy.deepcopy(data.draw(st.sampled_from(CASES)))
        path = data.draw(st.sampled_from(places(case)))
        inner = case
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = data.draw(JUNK)
        run_or_refused(case)


@given(st.data())
def test_any_key_anywhere_is_run_or_refused(data: st.DataObject) -> None:
    keys = ["turn", "draw", "seed", "mystery", "stock", "tiles", "tokens", "options", "out", "do"]
    keys += ["paf_pile", "round", "scores"]
    for _ in range(10):
        case = copy.deepcopy(data.draw(st.sampled_from(CASES)))
        case[data.draw(st.sampled_from(keys))] = data.draw(JUNK)
        run_or_refused(case)

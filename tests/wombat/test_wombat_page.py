"""The page of Branle-bas de Wombat says how long a paw takes, as a watch beside the box would."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import game.games.wombat
from game.core.seats import CLOCK, Seat
from game.games import rules_of
from game.games.wombat.model import actions as act
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import NAMES
from game.games.wombat.scenario import VOCABULARY
from game.match import Match

SEEDS = 60
ZONE = {"hands": {"0": "5"}, "zones": {"5": [4, 4, 4, 3, 3, 3]}}
CORNER = {"hands": {"0": "1"}}
SPINDLE = {"hands": {"0": "A"}, "stacks": {"A": [6, 5]}, "held": {"0": [4]}}
FOUND = {**ZONE, "found": {"0": 4}}
VERBS: dict[str, tuple[Mapping[str, Any], tuple[act.HandVerb, ...]]] = {
    "goes there": (CORNER, (act.Go(NAMES.index("2")), act.Go(NAMES.index("9")))),
    "lets go": ({**ZONE, "held": {"0": [5]}}, (act.Drop(1),)),
    "lays what": (SPINDLE, (act.Lay(1),)),
    "searches a zone": (ZONE, (act.GROPE,)),
    "picks up": (FOUND, (act.PICK,)),
    "takes the top brick": (SPINDLE, (act.TAKE,)),
    "counts the pips": (SPINDLE, (act.Feel(1),)),
    "lies over a tower": (SPINDLE, (act.COVER,)),
    "turns the box": (SPINDLE, (act.TURN,)),
}


def measured(setup: Mapping[str, Any], verb: act.HandVerb, seed: int) -> int:
    """How many ticks a verb takes from the tick in which it begins."""
    case = {"game": "wombat", "seats": 3, "seed": seed, **setup}
    table = VOCABULARY.lay_out(case)
    match: Match[Any, Any, Any] = Match(
        rules_of("wombat"), 3, table.options, seed, journal=table.journal, luck=table.luck
    )
    match.submit(Seat(0), verb)
    hand, ticks = table.journal.state.hands[0], -1
    while ticks < 0 or hand.running is not None:
        match.submit(CLOCK, match.pending()[CLOCK][0])
        ticks += 1
        hand = table.journal.state.hands[0]
    return ticks


@pytest.mark.parametrize("words", VERBS)
def test_a_paw_takes_as_long_as_its_page_says(words: str) -> None:
    folder = Path(game.games.wombat.__path__[0])
    [row] = [
        line
        for line in (folder / "RULES.md").read_text("utf-8").splitlines()
        if f"| {words}" in line
    ][:1]
    said = re.search(r"(\d\.\d)(?: to (\d\.\d))?\u00a0s", row.split("|")[-2])
    assert said is not None
    least, most = float(said[1]), float(said[2] or said[1])
    setup, verbs = VERBS[words]
    ticks = {measured(setup, verb, seed) for verb in verbs for seed in range(SEEDS)}
    assert (min(ticks) / TICKS, max(ticks) / TICKS) == (least, most)


def test_taking_a_brick_off_a_tower_is_slower_than_picking_one_up() -> None:
    text = (Path(game.games.wombat.__path__[0]) / "RULES.md").read_text("utf-8")
    assert re.search(r"takes the top brick.* 0\.6 to 1\.0\u00a0s \|", text)
    assert re.search(r"picks up what was found \| 0\.2\u00a0s \|", text)

"""Every word of the table of Branle-bas de Wombat has its room, dark and lit, however large."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from walking import Eyes, Longer, overlaps

from game.ai.personas import faces
from game.core.luck import Luck
from game.core.seats import Seat
from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.model import state as at
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES
from game.stage.cue import Cue
from game.stage.input.claims import HALVES
from game.stage.motion.timeline import Frame
from game.stage.paint import theme
from game.stage.paint.art import Art

sys.path.insert(0, str(Path(__file__).parents[1] / "wombat"))

from wombat_running import Open, played

NAMES = ["Kim", "Ana", "Barthélemy", "Rosa", "Zoé", "Maximilien"]
ME = Seat(0)
Until = Callable[[State], bool]
SCREENS: list[tuple[str, dict[str, Any], Until, tuple[str, ...]]] = [
    ("first", {"advanced": True}, lambda view: view.tick > 60, ()),
    ("dark", {}, lambda view: len(view.hands[ME].sizes) > 0, ("give",)),
    ("talk", {}, lambda view: view.tick > 90, ("talk",)),
    ("role", {}, lambda view: view.tick > 90, ("talk", "place:5")),
    ("shadows", {"touch": "shadows"}, lambda view: view.tick > 90, ()),
    ("straw", {}, lambda view: view.phase == at.STRAW, ()),
    ("debate", {}, lambda view: view.phase == at.DEBATE, ()),
    ("argue", {}, lambda view: view.phase == at.DEBATE, ("talk",)),
    ("argue-roles", {"advanced": True}, lambda view: view.phase == at.DEBATE, ("talk",)),
    ("opened", {}, lambda view: view.tick > 250, ()),
    ("couch-dark", {"touch": "shadows"}, lambda view: view.tick > 90, ()),
    ("couch-dark-pads", {"touch": "shadows"}, lambda view: view.tick > 20, ()),
    ("couch-straw", {"touch": "shadows"}, lambda view: view.phase == at.STRAW, ()),
    ("couch-debate", {"touch": "shadows"}, lambda view: view.phase == at.DEBATE, ()),
    (
        "couch-debate-roles-pads", {"touch": "shadows", "advanced": True},
        lambda view: view.phase == at.DEBATE, (),
    ),
    ("couch-final-pads", {"touch": "shadows"}, lambda view: view.phase == at.FINAL, ()),
    ("over", {"practice": True}, lambda view: bool(view.reason), ()),
]  # fmt: skip


def shown(art: Art, case: int, zoom: float, language: str, *, strong: bool) -> Eyes:
    """Play until a screen is there, and draw it in a language that is a third longer."""
    name, options, until, touched = SCREENS[case]
    one = Open(6, 11, {"seconds": 60, **options})
    view = RULES.initial(6, one.options)
    spoken = Longer(language, *words(language, "wombat").tables)
    opened = name == "opened"
    couch = name.startswith("couch")
    viewer = None if opened or couch else ME
    room_for = "replay" if opened else "couch" if couch else ""
    board = Board(view, viewer, NAMES, spoken, zoom=zoom, room_for=room_for)
    board.faces = faces([""] * 6)
    log: list[Any] = []
    seen = 0

    def take() -> None:
        nonlocal seen
        for event in one.journal.events[seen:] if opened else one.match.observations(viewer, seen):
            RULES.apply(view, event)
            seen += 1
            if (line := board.log.take_in(event, view)) is not None:
                log.append(line)

    for _ in played(one, Luck(4).stream("hands"), every=4):
        take()
        if until(view):
            break
    take()
    assert until(view)
    layout = board.layout(view)
    pointing = view.phase in (at.STRAW, at.FINAL)
    cue = Cue(
        touched=touched,
        prompt=board.prompt(view, touched),
        buttons=board.touches.buttons(view),
        lit=frozenset(f"seat:{seat}" for seat in range(1, 6))
        if pointing and not couch
        else frozenset(),
    )
    eyes = Eyes(art)
    art.strong = strong
    held = (*HALVES, "pad:0") if name.endswith("pads") else HALVES
    for seat, source in enumerate(held if couch else ()):
        eyes.hints.claims.claim(seat, source)
    try:
        with art.wearing("wombat"):
            board.draw(eyes, Frame({}, (), layout.furniture), cue, log, view)
    finally:
        art.strong = False
    caps = {"T", "Y"} if couch else set()
    assert caps <= {line.text for line in eyes.seen}, "keys of both halves are shown"
    return eyes


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("zoom", "strong"), [(1.0, True), (2.0, False), (2.0, True)])
@pytest.mark.parametrize("case", range(len(SCREENS)), ids=[one[0] for one in SCREENS])
def test_nothing_is_cut_nothing_lies_over_another_and_all_stands_out(
    art: Art, case: int, zoom: float, strong: bool, language: str
) -> None:
    eyes = shown(art, case, zoom, language, strong=strong)
    assert eyes.cuts == []
    assert list(overlaps(eyes.seen)) == []
    for line in eyes.seen:
        assert line.left >= -1, line
        assert line.right <= 1281, line
        assert line.size >= theme.FLOOR, line
        large = line.size >= 24 or (line.bold and line.size >= 19)
        assert line.contrast >= (7.0 if strong else 3.0 if large else 4.5), line

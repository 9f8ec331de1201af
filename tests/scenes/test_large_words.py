"""Large words at the table: how far each of them grows, and that a table takes them at once.

The figures are those of docs/accessibility.md.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from walking import Eyes, looks

from game import tour
from game.core.pages import LogLine
from game.games import words
from game.gangs.board import Board
from game.scenes.after.result import ResultScene
from game.scenes.characters.personas import PersonasScene
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.table.table import TableScene
from game.scenes.view.notes import NotesScene
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.filling import LINE, filled
from game.stage.table.log import paint_log
from tests.slow import slow

pytestmark = pytest.mark.every_language


def seen_at(table: TableScene, kit: Kit) -> dict[str, list[float]]:
    """The sizes of what is written at a table, by what it is."""
    eyes = Eyes(kit.art, kit.hints)
    table.draw(eyes)
    board: Board = table.board
    places, names = board.setting.places, set(board.names)
    found: dict[str, list[float]] = defaultdict(list)
    for line in eyes.seen:
        x, y = line.middle
        seat = next((place for place in places.seats if place.box.holds(x, y)), None)
        if seat is None:
            kinds = {"prompt": places.asking, "bar": Box(0, 0, 1280, 44)}
            if places.identity is not None:
                kinds["own"] = places.identity
            if places.sheet is not None:
                kinds["sheet"] = places.sheet
            kind = next((name for name, box in kinds.items() if box.holds(x, y)), "else")
        elif any(line.text.startswith(name) for name in names):
            kind = "name"
        elif line.text.isdigit() and seat.dial.box.holds(x, y):
            kind = "total"
        else:
            kind = "sign"
        found[kind].append(line.size)
    return found


@pytest.mark.parametrize("seats", [*slow(range(4, 12)), 12])
def test_words_at_the_table_grow_as_far_as_is_promised(kit: Kit, seats: int) -> None:
    kit.settings.text_size = 200
    session = tour.table_session(kit, "et_bim", seats)
    tour.play_on(session, turns=5 * seats, answering=True)
    sizes = seen_at(tour.seated(kit, session), kit)
    session.close()
    for kind, least in {"name": 34, "total": 34, "sign": 28, "prompt": 30, "sheet": 24}.items():
        assert min(sizes[kind]) >= least, kind
    assert min(min(found) for found in sizes.values()) >= theme.FLOOR


@pytest.mark.parametrize("size", [125, 150])
@pytest.mark.parametrize("seats", [4, 8, 12])
def test_at_smaller_sizes_what_must_be_read_is_as_large_as_asked(
    kit: Kit, seats: int, size: int
) -> None:
    kit.settings.text_size = size
    session = tour.table_session(kit, "et_bim", seats)
    tour.play_on(session, turns=5 * seats, answering=True)
    sizes = seen_at(tour.seated(kit, session), kit)
    session.close()
    for kind, usual in {"name": 18, "prompt": 18}.items():
        assert min(sizes[kind]) >= usual * size / 100 - 1, kind


def test_a_table_is_laid_for_the_size_of_words_when_one_comes_back_to_it(kit: Kit) -> None:
    session = tour.table_session(kit, "et_bim", 6)
    tour.play_on(session, turns=6)
    table = tour.seated(kit, session)
    before = table.layout
    kit.settings.text_size = 200
    table.resume(None)
    after = table.layout
    assert after.touch["seat:1"].box != before.touch["seat:1"].box
    assert after == table.board.layout(table.view)
    kit.settings.text_size = 100
    table.resume(None)
    assert table.layout == before
    session.close()


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_newest_line_of_the_log_is_whole_and_none_is_half_shown(
    kit: Kit, zoom: float, language: str
) -> None:
    said = "Maximilienne vise Barthélémy, qui la lui renvoie, et la voilà perdue pour tous"
    lines = [LogLine("icon_hand", f"{number} {said}", number % 2) for number in range(9)]
    eyes, box = Eyes(kit.art, kit.hints), Box(1056, 54, 212, 504)
    paint_log(eyes, box, lines, zoom, words(language, "et_bim"))
    written = " ".join(line.text for line in eyes.seen)
    shown = [line for line in lines if line.text in written]
    assert shown
    assert shown == lines[-len(shown) :]
    assert sum(line.text in written for line in lines) == written.count("Maximilienne")
    assert not eyes.cuts
    assert all(box.holds(*line.middle) for line in eyes.seen)


@pytest.mark.parametrize("high", [22.0, 44.0, 92.0])
def test_words_fill_a_box_and_are_never_below_the_floor(kit: Kit, high: float) -> None:
    eyes = Eyes(kit.art, kit.hints)
    said = "Ana vous vise : Gros splash. Encaisser, ou Et Bim ?"
    size, lines = filled(eyes, said, 500, high, 36)
    assert " ".join(lines) == said
    assert theme.FLOOR <= size <= 36
    fits = len(lines) * size * LINE <= high + 0.5
    assert fits or size == theme.FLOOR
    if size < 36:  # the next larger would not fit
        larger = eyes.wrap(said, 500, size + 0.5)
        assert len(larger) * (size + 0.5) * LINE > high
    assert filled(eyes, said, 500, high, 36) == (size, lines)


def screens(kit: Kit) -> Iterator[Any]:
    """Every screen that is a table of many seats, and was seen through a lens once."""
    kit.settings.last_table = {"seats": 12}
    yield LobbyScene(kit, "et_bim")
    yield PersonasScene(kit, "et_bim", "rosa")
    session = tour.table_session(kit, "et_bim", 12)
    tour.play_on(session, turns=60)
    yield NotesScene(kit, session, session.humans[0])
    tour.play_on(session, turns=1000)
    yield ResultScene(kit, session, session.humans[0])
    session.close()
    yield ReplaysScene(kit)
    for _, *scenes in (
        *tour.thought_scenes(kit, "et_bim", 12),
        *tour.round_scenes(kit, "et_bim", 12),
    ):
        if scenes[-1].name in ("why", "beliefs", "round"):
            yield scenes[-1]


@pytest.mark.slow
@pytest.mark.parametrize("size", [150, 200])
def test_screens_of_many_rows_grow_too(kit: Kit, size: int) -> None:
    kit.settings.text_size = size
    caps = {kit.hints.short(key).lower() for key in ("escape", "left", "right", "r", "v", "i")}
    seen = set()
    for scene in screens(kit):
        seen.add(scene.name)
        for eyes in looks(kit, [scene]):
            small = [
                (line.text, line.size)
                for line in eyes.seen
                if line.size < 0.99 * theme.FLOOR * size / 100 and line.text.lower() not in caps
            ]
            assert not small, scene.name
    assert seen == {"lobby", "personas", "notes", "result", "replays", "why", "beliefs", "round"}

"""Two windows on one folder: each writes what was changed in it, and loses nothing of the other."""

from __future__ import annotations

import errno
import io
import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from game.core.decks import Picture
from game.scenes.decks.draft import Draft
from game.scenes.kept_tables import keep_table, last_table
from game.store import decks, dictionaries, given, sharing, statistics
from game.store.files import FileError
from game.store.settings import FILE, Settings, load, save
from game.store.sharing import alone
from game.store.statistics import Played
from tests.slow import slow

INTERLEAVINGS = 200
CONTROLS = ("confirm", "back", "menu", "notes", "log", "pause", "rules", "hint")
LESSONS = [f"et_bim.{at}" for at in range(20)]
GAMES = ("et_bim", "witty_zibi", "mets_ton_slip", "le_boulet", "wombat")

Expected = dict[str, Any]
Change = Callable[[Settings, random.Random, Expected], None]


def field(name: str, values: tuple[Any, ...]) -> Change:
    def change(settings: Settings, chance: random.Random, expected: Expected) -> None:
        value = chance.choice(values)
        if value != getattr(settings, name):  # else nothing was changed here
            setattr(settings, name, value)
            expected[name] = value

    return change


def bind(settings: Settings, chance: random.Random, expected: Expected) -> None:
    control, keys = chance.choice(CONTROLS), [f"key:{chance.randrange(10**6)}"]
    settings.bindings = {**settings.bindings, control: keys}
    expected["bindings", control] = keys


def learn(settings: Settings, chance: random.Random, expected: Expected) -> None:
    lesson = chance.choice(LESSONS)
    if lesson not in settings.lessons_done:
        settings.lessons_done = [*settings.lessons_done, lesson]
    expected["lessons_done", lesson] = True


def explain(settings: Settings, chance: random.Random, expected: Expected) -> None:
    its = f"wombat.{chance.randrange(40)}"
    if its not in settings.explained:
        settings.explained = [*settings.explained, its]
    expected["explained", its] = True


def guide(settings: Settings, chance: random.Random, expected: Expected) -> None:
    game = chance.choice(GAMES)
    settings.guided = {**settings.guided, game: not settings.explains(game)}
    expected["guided", game] = settings.explains(game)


def lay(settings: Settings, chance: random.Random, expected: Expected) -> None:
    game, seats = chance.choice(GAMES), chance.randrange(10**6)
    keep_table(settings, game, {"seats": seats})
    expected["table", game] = seats


CHANGES: tuple[Change, ...] = (
    bind, bind, learn, explain, lay, lay, guide,
    field("pace", (0.5, 1.0, 2.0, 4.0)),
    field("player_name", ("Kim", "Zoé", "Ana", "Léo")),
    field("language", ("fr", "en")),
    field("text_size", (100, 125, 150)),
    field("volume_music", tuple(range(11))),
    field("window", ((1000, 600), (1280, 720), (1920, 1080))),
    field("window_place", ((1, 2, 0), (30, 40, 1))),
    field("welcomed", (True,)),
)  # fmt: skip


def holds(found: Settings, expected: Expected) -> list[Any]:
    """Return what was changed and is not there."""
    lost = []
    for name, value in expected.items():
        match name:
            case ("bindings", control):
                there: Any = found.bindings.get(control)
            case ("guided", game):
                there = found.guided.get(game)
            case ("table", game):
                there = last_table(found, game).get("seats")
            case (listed, its):
                there = its in getattr(found, listed)
            case _:
                there = getattr(found, name)
        if there != value:
            lost.append((name, value, there))
    return lost


@pytest.mark.parametrize("first", [0, *slow([1])])
@pytest.mark.parametrize("begun", [False, *slow([True])])
def test_of_200_interleavings_of_changes_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: int, *, begun: bool
) -> None:
    monkeypatch.setattr("os.fsync", lambda _: None)  # no power fails here
    for number in range(INTERLEAVINGS // 4):
        chance = random.Random(f"{number} {first} {begun}")  # noqa: S311 no secret
        data = tmp_path / str(number)
        expected: Expected = {}
        if begun:
            settings = load(data)[0]
            for _ in range(6):
                chance.choice(CHANGES)(settings, chance, expected)
            save(data, settings)
        windows = [load(data)[0], load(data)[0]]
        unsaved: list[Expected] = [{}, {}]
        for _ in range(chance.randrange(2, 24)):
            which = chance.randrange(2)
            chance.choice(CHANGES)(windows[which], chance, unsaved[which])
            if chance.random() < 0.4:
                save(data, windows[which])
                expected |= unsaved[which]
                unsaved[which] = {}
        for which in (first, 1 - first):  # both are closed, in either order
            save(data, windows[which])
            expected |= unsaved[which]
        found, notice = load(data)
        assert notice is None
        assert holds(found, expected) == [], number


def test_a_window_that_changed_nothing_writes_nothing_back(tmp_path: Path) -> None:
    save(tmp_path, Settings(pace=2.0))
    idle, busy = load(tmp_path)[0], load(tmp_path)[0]
    busy.pace, busy.lessons_done = 3.0, ["et_bim.throw"]
    save(tmp_path, busy)
    before = (tmp_path / FILE).read_bytes()
    save(tmp_path, idle)
    assert (tmp_path / FILE).read_bytes() == before


def test_what_is_taken_back_here_goes_and_what_was_added_there_stays(tmp_path: Path) -> None:
    save(tmp_path, Settings(explained=["a", "b"], bindings={"confirm": ["key:x"]}))
    one, other = load(tmp_path)[0], load(tmp_path)[0]
    one.explained = ["c"]
    one.bindings = {}
    other.explained = ["a", "b", "d"]
    other.bindings = {"confirm": ["key:x"], "back": ["key:y"]}
    save(tmp_path, other)
    save(tmp_path, one)
    found = load(tmp_path)[0]
    assert (set(found.explained), found.bindings) == ({"c", "d"}, {"back": ["key:y"]})


def test_what_a_newer_version_wrote_meanwhile_stays(tmp_path: Path) -> None:
    save(tmp_path, Settings())
    here = load(tmp_path)[0]
    there = json.loads((tmp_path / FILE).read_text())
    (tmp_path / FILE).write_text(json.dumps({**there, "pace": 2.0, "night": {"hours": [22, 7]}}))
    here.welcomed = True
    save(tmp_path, here)
    kept = json.loads((tmp_path / FILE).read_text())
    assert (kept["pace"], kept["night"], kept["welcomed"]) == (2.0, {"hours": [22, 7]}, True)


@pytest.mark.parametrize("content", [b"", b"{", b'{"pace": 9}'])
def test_a_file_that_was_damaged_meanwhile_is_written_whole(tmp_path: Path, content: bytes) -> None:
    save(tmp_path, Settings(pace=2.0))
    here = load(tmp_path)[0]
    (tmp_path / FILE).write_bytes(content)
    here.welcomed = True
    save(tmp_path, here)
    found, notice = load(tmp_path)
    assert (found.pace, found.welcomed, notice) == (2.0, True, None)


@pytest.mark.parametrize("what", ["os.fsync", "pathlib.Path.replace", "os.open"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_changes_that_could_not_be_written_are_written_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, number: int
) -> None:
    here, other = load(tmp_path)[0], load(tmp_path)[0]
    here.pace = 2.0

    def fails(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(what, fails)
        with pytest.raises(FileError):
            save(tmp_path, here)
    assert list(tmp_path.iterdir()) == []
    other.text_size = 150
    save(tmp_path, other)
    save(tmp_path, here)
    found = load(tmp_path)[0]
    assert (found.pace, found.text_size) == (2.0, 150)


def test_settings_that_would_be_too_many_together_stay_readable(tmp_path: Path) -> None:
    one, other = load(tmp_path)[0], load(tmp_path)[0]
    one.lessons_done = [f"a.{at}" for at in range(64)]
    other.lessons_done = [f"b.{at}" for at in range(64)]
    save(tmp_path, one)
    save(tmp_path, other)
    found, notice = load(tmp_path)
    assert (found.lessons_done, notice) == (other.lessons_done, None)


# ---------------------------------------------------------------- what else windows share


def test_matches_counted_by_two_windows_at_once_are_all_counted(tmp_path: Path) -> None:
    def count(who: str) -> None:
        for at in range(20):
            statistics.count(tmp_path, Played("et_bim", f"{who}-{at}", 4, won=at % 2 == 0))

    windows = [threading.Thread(target=count, args=(who,)) for who in "ab"]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert statistics.load(tmp_path)[0].games["et_bim"].matches == 40


def test_themes_taught_in_two_windows_at_once_are_all_kept(tmp_path: Path) -> None:
    def teach(who: str) -> None:
        for at in range(20):
            dictionaries.change(
                tmp_path, "lone", lambda *_: True, lambda kept, at=at: {**kept, f"{who}{at}": "yn"}
            )

    windows = [threading.Thread(target=teach, args=(who,)) for who in "ab"]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert len(dictionaries.read(tmp_path, "lone", lambda *_: True)) == 40


def test_bots_given_in_two_windows_at_once_are_all_remembered(tmp_path: Path) -> None:
    matches = tmp_path / "matches"
    matches.mkdir()
    paths = [matches / f"{who}-{at}.match" for who in "ab" for at in range(10)]
    external = f"file:{tmp_path / 'bot.py'}:Bot"

    def give(mine: list[Path]) -> None:
        for path in mine:
            path.touch()
            given.remember(path, [external])

    windows = [threading.Thread(target=give, args=(mine,)) for mine in (paths[:10], paths[10:])]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert all(given.given(tmp_path, path) == {external} for path in paths)


def a_deck(title: str) -> decks.Deck:
    pictures = [Picture(f"p{at}") for at in range(40)]
    return decks.made(title, "en", pictures, [a_photo(6 * at) for at in range(40)])


def a_photo(red: int) -> bytes:
    made = io.BytesIO()
    Image.new("RGB", (8, 8), (red, 0, 0)).save(made, "JPEG")
    return made.getvalue()


def test_a_deck_looked_at_here_keeps_the_title_it_was_given_there(tmp_path: Path) -> None:
    path = decks.keep(tmp_path, a_deck("Cats"))
    here, there, third = (Draft.of_file(path) for _ in range(3))
    there.call("Dogs")
    there.keep(tmp_path)
    here.keep(tmp_path)
    assert [one.title for one in decks.kept(tmp_path)[0]] == ["Dogs"]
    third.describe(0, "first", "")
    third.keep(tmp_path)
    assert [one.title for one in decks.kept(tmp_path)[0]] == ["Dogs"]


def test_a_deck_erased_there_does_not_come_back(tmp_path: Path) -> None:
    path = decks.keep(tmp_path, a_deck("Cats"))
    here = Draft.of_file(path)
    decks.erase(path)
    here.keep(tmp_path)
    assert decks.kept(tmp_path) == ([], [])


HOLDS = """
import sys, time
from pathlib import Path
from game.store.sharing import alone
with alone(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_another_program_waits_for_its_turn(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        there = threading.Event()

        def write() -> None:
            with alone(tmp_path):
                there.set()

        waits = threading.Thread(target=write)
        waits.start()
        assert not there.wait(0.2)
        other.kill()  # and the system lets go of its lock
        other.wait()
        waits.join()
        assert there.is_set()


def test_a_window_that_never_lets_go_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "PATIENCE_S", 0.1)
    with alone(tmp_path):
        save(tmp_path, Settings(pace=2.0))
    assert load(tmp_path)[0].pace == 2.0

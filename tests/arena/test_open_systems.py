"""What a bot out of a file may do on a system is said before it runs in the arena."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from arena_shell import Arena

from game.ai.sandboxes import calls, landlock
from game.games import words
from tests.slow import slow

MATCH = ("--seed", 3, "--matches", 1)
OPEN = {
    (False, False): "external-bots.may-all",
    (True, False): "external-bots.may-read",
    (False, True): "external-bots.may-reach",
    (True, True): None,
}
"""By what holds, the calls and the files, what is said."""
SOME = [next(iter(OPEN)), *slow(list(OPEN)[1:])]


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool, bool], None]:
    def has(filters: bool, shuts: bool) -> None:
        monkeypatch.setattr(calls, "filtered", lambda: filters)
        monkeypatch.setattr(landlock, "version", lambda: int(shuts))

    return has


@pytest.mark.parametrize("holds", SOME)
def test_what_it_may_do_here_is_said_before_it_runs(
    arena: Arena,
    bots: Callable[[str], str],
    system: Callable[[bool, bool], None],
    holds: tuple[bool, bool],
) -> None:
    system(*holds)
    lines = arena("--seats", f"{bots('Mute')},random,random,random", *MATCH).err.splitlines()
    sentences = {key: words("en").say(key) for key in OPEN.values() if key is not None}
    assert [line for line in lines if line in sentences.values()] == [
        sentences[key] for key in filter(None, [OPEN[holds]])
    ]
    if OPEN[holds] is not None:
        assert lines[0] == sentences[OPEN[holds]], "before anything of the bot's"


@pytest.mark.parametrize("holds", SOME)
@pytest.mark.parametrize("wish", [*slow(["rotate"]), "two", *slow(["one"])])
def test_figures_of_bots_that_may_whisper_mean_nothing(
    arena: Arena,
    bots: Callable[[str], str],
    system: Callable[[bool, bool], None],
    holds: tuple[bool, bool],
    wish: str,
) -> None:
    system(*holds)
    mine = bots("Last")
    seats = f"{mine},{mine if wish == 'two' else 'random'},random,random"
    said = arena("--seats", seats, *MATCH, *(["--rotate"] if wish == "rotate" else []))
    warned = words("en").say("arena.whispered") in said.err
    assert warned is (not any(holds) and wish != "one")


WHISPERS = """
import contextlib, os, tempfile
from pathlib import Path
PLACES = [Path(__file__).parent, *map(Path, (".", "/tmp", "/var/tmp", "/dev/shm"))]
class Whispers:
    def __init__(self, *facts): pass
    def hear(self, events): pass
    def choose(self, legal):
        for place in PLACES:
            with contextlib.suppress(OSError):
                if (place / "faux-freres-whispered").exists():
                    raise LookupError("heard")
                (place / "faux-freres-whispered").write_text("a hand")
        return legal[-1]
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere bots may write, which is said")
def test_in_rotated_deals_no_bot_hears_what_another_left(arena: Arena, tmp_path: Path) -> None:
    (tmp_path / "whispers.py").write_text(WHISPERS)
    whispers = f"file:{tmp_path / 'whispers.py'}:Whispers"
    seats = f"{whispers},{whispers},random,random"
    report = arena("--seats", seats, *MATCH, "--rotate", "--json").report
    assert report["entries"][whispers]["faults"] == 0


CURIOUS = """
from pathlib import Path
class Curious:
    def __init__(self, *facts): pass
    def hear(self, events): pass
    def choose(self, legal):
        if "key" in (Path(__file__).parent / {name!r}).read_text():
            raise LookupError("seen")
        return legal[-1]
"""


@pytest.mark.skipif(landlock.version() == 0, reason="this kernel lacks Landlock")
@pytest.mark.parametrize("name", [*slow(["results.jsonl"]), "data/matches/sealed.match"])
def test_what_is_kept_from_bots_is_not_read_beside_one(
    arena: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("FAUX_FRERES_HOME", str(tmp_path / "data"))
    if name.endswith(".match"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("its key")
    (tmp_path / "curious.py").write_text(CURIOUS.format(name=name))
    curious = f"file:{tmp_path / 'curious.py'}:Curious"
    said = arena(
        "--seats", f"{curious},random,random,random", *MATCH, "--append", tmp_path / "results.jsonl"
    )
    assert "it fails: PermissionError" in said.err


def test_of_our_own_bots_nothing_is_said(
    arena: Arena, system: Callable[[bool, bool], None]
) -> None:
    system(False, False)
    assert arena("--seats", "random,random,random,random", *MATCH, "--rotate").err == ""

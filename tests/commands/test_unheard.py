"""Programs without standard streams: what is printed is kept, and said where one can read it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.__main__ import main
from game.cli import boxes
from tests.slow import slow_rows

TRIED = {
    "faux-freres": (["--version"], 0, f"Faux Frères {__version__}"),
    "arena": (["arena", "--help"], 0, "usage: "),
    "play-messages": (["play", "et_bim"], 2, "--seats LIST"),
    "judge": (["judge", "le_boulet"], 0, ""),
    "replay-messages": (["replay", "nowhere.match"], 2, "nowhere.match"),
}
"""By the file's name: a command, its status, and a part of what it prints."""
NONE = ("stdin", "stdout", "stderr")


def closed(*argv: str) -> int:
    """Run the program without standard streams, and return its status."""
    with pytest.MonkeyPatch.context() as patch:
        for name in NONE:
            patch.setattr(sys, name, None)
        status = main([*argv, "--lang", "en"])
        assert all(getattr(sys, stream) is None for stream in NONE), "as it was"
    return status


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """Return, growing, what boxes said: the text, and whether it was an error."""
    told: list[tuple[str, bool]] = []
    monkeypatch.setattr(boxes, "usual", lambda: True)
    monkeypatch.setattr(boxes, "box", lambda text, *, error=True: told.append((text, error)))
    return told


@pytest.mark.parametrize("name", TRIED)
def test_what_a_command_prints_without_streams_is_kept_in_a_file(
    own_data_folder: Path, name: str
) -> None:
    argv, status, part = TRIED[name]
    assert closed(*argv) == status
    path = own_data_folder / "output" / f"{name}.txt"
    assert part in (path.read_text("utf-8") if path.exists() else "")
    assert not (own_data_folder / "crashes").exists()


def test_without_streams_a_short_text_is_shown_and_a_long_one_named(
    own_data_folder: Path, shown: list[tuple[str, bool]]
) -> None:
    assert closed("--version") == 0
    assert shown == [(f"Faux Frères {__version__}\n", False)]
    shown.clear()
    assert closed("arena", "--help") == 0
    path = own_data_folder / "output" / "arena.txt"
    assert len(path.read_text("utf-8").splitlines()) > 40
    [(told, error)] = shown
    assert str(path) in told
    assert not error


def test_without_streams_what_is_wrong_is_said_in_one_box(shown: list[tuple[str, bool]]) -> None:
    assert closed("play", "et_bim") == 2
    [(told, error)] = shown
    assert "--seats" in told
    assert error


def test_where_only_figures_have_no_place_their_file_is_named_aside(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["--version", "--lang", "en"]) == 0
    assert str(own_data_folder / "output" / "faux-freres.txt") in capsys.readouterr().err


def test_where_the_players_folder_cannot_be_written_another_one_is_taken(
    own_data_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (own_data_folder / "output").write_text("in the way")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert closed("--version") == 0
    assert (tmp_path / "faux-freres.txt").read_text("utf-8").startswith("Faux Frères")


@pytest.mark.skipif(os.name != "posix", reason="a shell that closes streams")
@pytest.mark.parametrize(
    ("argv", "status"), [*slow_rows([("--version", 0)]), ("replay nowhere.match", 2)]
)
def test_a_program_whose_streams_are_closed_ends(tmp_path: Path, argv: str, status: int) -> None:
    command = f'exec "$0" -m game {argv} --data-dir "$1" <&- >&- 2>&-'
    told = [sys.executable, str(tmp_path / "data")]
    # a display that is none: a box that somebody would have to close cannot be in the way
    done = subprocess.run(
        ["/bin/sh", "-c", command, *told], check=False, timeout=60,
        cwd=Path(__file__).resolve().parents[2], env={**os.environ, "DISPLAY": ":none"},
    )  # fmt: skip
    assert done.returncode == status
    assert [path.name for path in (tmp_path / "data" / "output").iterdir()]


@pytest.mark.skipif(os.name != "posix", reason="numbers of streams are a matter of POSIX")
def test_nothing_that_is_opened_later_has_the_number_of_a_closed_stream() -> None:
    look = (
        "import os; from game.cli.unheard import hold_numbers; hold_numbers();"
        "raise SystemExit(os.open(os.devnull, os.O_RDONLY) < 3"
        " or not all(os.get_inheritable(number) for number in range(3)))"
    )
    done = subprocess.run(
        ["/bin/sh", "-c", 'exec "$0" -c "$1" <&- >&- 2>&-', sys.executable, look],
        check=False, timeout=60, cwd=Path(__file__).resolve().parents[2],
    )  # fmt: skip
    assert done.returncode == 0

"""The program as a shell starts it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.replaying.again import play_again
from game.store.replays import read_replay, troubles, unfinished
from game.store.settings import Settings, save
from tests.slow import slow, slow_rows

ROOT = Path(__file__).parents[2]


def run(*argv: object, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANGUAGE")}
    return subprocess.run(
        [sys.executable, "-m", "game", *map(str, argv)],
        cwd=ROOT,
        env={**kept, "PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_a_wrong_option_ends_with_2_and_one_line() -> None:
    told = run("--windowed", "huge")
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.startswith("--windowed: ")
    assert told.stderr.count("\n") == 1


def test_a_terminal_without_our_letters_still_gets_an_answer() -> None:
    told = run("--version", PYTHONIOENCODING="ascii")
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith("Faux Fr?res ")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a screen")
def test_without_a_display_the_program_says_so_and_ends() -> None:
    nowhere = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"), "")
    told = run(**nowhere)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.count("\n") == 1
    assert "no screen" in told.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize(
    ("argv", "unbuffered"),
    [
        *slow_rows([(["--version"], "")]),
        (["replay", "FILE", "--text"], "1"),
        *slow_rows([(["scenario", "CASES"], "")]),
    ],
)
def test_printing_to_a_full_disk_ends_with_2_and_one_line(
    over: Path, tmp_path: Path, argv: list[str], unbuffered: str
) -> None:
    cases = ROOT / "tests" / "scenarios" / "witty_zibi"
    given = [{"FILE": str(over), "CASES": str(cases)}.get(word, word) for word in argv]
    with Path("/dev/full").open("wb") as full:
        told = subprocess.run(
            [sys.executable, "-m", "game", *given, "--lang", "en"],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered, "FAUX_FRERES_HOME": str(tmp_path)},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )
    assert told.returncode == 2, told.stderr
    assert told.stderr.startswith("The disk is full")
    assert told.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == [], "a full disk is no failure of the program"


def heeding_interrupts() -> None:
    """Heed Ctrl+C, which a shell makes all that it starts in the background ignore."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX's")
@pytest.mark.parametrize(
    ("sent", "status"),
    [
        pytest.param(signal.SIGTERM, 0, marks=pytest.mark.slow),
        pytest.param(signal.SIGINT, 130, marks=pytest.mark.slow),
        pytest.param(signal.SIGKILL, -9, marks=pytest.mark.slow),
    ],
)
def test_a_window_ended_from_outside_in_mid_match_loses_nothing(
    tmp_path: Path, sent: signal.Signals, status: int
) -> None:
    save(tmp_path, Settings(pace=2.0))
    with subprocess.Popen(
        [
            sys.executable, "-m", "game", "watch", "et_bim",
            "--seats", "random,random,random,random",
            "--data-dir", str(tmp_path),
        ],
        cwd=ROOT,
        # tests with pools of processes ask SDL to leave signals alone
        env={name: its for name, its in os.environ.items() if name != "SDL_NO_SIGNAL_HANDLERS"},
        stderr=subprocess.PIPE,
        preexec_fn=heeding_interrupts,  # noqa: PLW1509 no thread runs here
    ) as child:  # fmt: skip
        end = time.monotonic() + 60
        moves = 0
        while moves < 3 and time.monotonic() < end:
            time.sleep(0.05)
            moves = max((one.moves for one in unfinished(tmp_path)), default=0)
        child.send_signal(sent)
        try:
            _, complaint = child.communicate(timeout=60)
        finally:
            child.kill()
    assert complaint == b""
    assert child.returncode == status
    assert troubles(tmp_path) == []
    [one] = unfinished(tmp_path)
    assert one.moves >= moves >= 3
    assert play_again(read_replay(one.path)).outcome() is None


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_where_not_even_the_complaint_can_be_written_the_status_is_2() -> None:
    with Path("/dev/full").open("wb") as full:
        told = subprocess.run(
            [sys.executable, "-m", "game", "--xyzzy"],
            cwd=ROOT,
            stderr=full,
            check=False,
            timeout=60,
        )
    assert told.returncode == 2


@pytest.mark.skipif(os.name != "posix", reason="pipes break otherwise elsewhere")
def test_a_reader_who_has_read_enough_gets_no_traceback(over: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "game", "replay", str(over), "--text"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        assert child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0


@pytest.mark.parametrize("argv", [*slow([["--help"]]), ["replay", "FILE", "--text"]])
def test_what_needs_no_screen_does_not_load_pygame(over: Path, argv: list[str]) -> None:
    code = (
        "import sys; from game.__main__ import main; status = main(sys.argv[1:]);"
        "assert 'pygame' not in sys.modules; sys.exit(status)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code, *(str(over) if word == "FILE" else word for word in argv)],
        cwd=ROOT,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert told.returncode == 0, told.stderr

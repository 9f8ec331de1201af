"""Whatever a file, an option or a case is called, a terminal gets one line without orders."""

from __future__ import annotations

import io
import os
import unicodedata
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from game.__main__ import main
from tests.nasty import FILE_NAMES, TEXTS

CASE = """[[case]]
name = "\\u001B[31m\\u202Ered\\u009B2J"
game = "et_bim"
seats = 4
expect = { over = true }
"""


def said(*argv: str) -> tuple[int, str]:
    """Run a command and return its status and all that it printed, in one."""
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(out):
        status = main([*argv, "--lang", "en"])
    return status, out.getvalue()


def is_clean(text: str) -> bool:
    odd = ("Cc", "Cf", "Cs", "Zl", "Zp")
    return not [c for c in text if c != "\n" and unicodedata.category(c) in odd]


@pytest.mark.parametrize("name", FILE_NAMES, ids=[ascii(name[:9]) for name in FILE_NAMES])
def test_a_file_of_any_name_that_is_no_replay_is_told_in_one_clean_line(
    tmp_path: Path, name: bytes
) -> None:
    path = os.fsdecode(os.fsencode(tmp_path) + b"/" + name + b".jsonl")
    for _ in range(2):  # missing first, then there
        status, told = said("replay", path)
        assert status == 2
        assert told.count("\n") == 1
        assert is_clean(told)
        Path(path).write_bytes(b"no replay")


@pytest.mark.parametrize("text", TEXTS, ids=[ascii(text[:9]) for text in TEXTS])
def test_any_text_anywhere_on_the_command_line_is_told_in_one_clean_line(text: str) -> None:
    for argv in (
        ["play", "et_bim", "--seats", f"human,?{text},random,random"],
        ["arena", "et_bim", "--mixed", f"random,?{text}", "--seats-count", "4"],
        [f"--{text}x"],
        ["replay", f"{text}.jsonl"],
        ["play", "et_bim", "--seats", "human,random,random,random", "--options", f'["{text}"]'],
        ["--windowed", text],
        ["scenario", f"{text}.toml"],
        ["replay", "x.jsonl", f"--verify={text}"],
    ):
        status, told = said(*argv)
        assert status == 2, (argv[0], told)
        assert told.removesuffix("0 passed, 0 failed\n").count("\n") == 1, told
        assert is_clean(told), ascii(told)
        assert len(told) < 12_000


@pytest.mark.parametrize("text", [text for text in TEXTS if text.startswith("file:")])
def test_a_bot_of_a_file_of_any_name_is_told_in_one_clean_line(text: str) -> None:
    status, told = said("play", "et_bim", "--seats", f"human,{text},random,random")
    assert status == 2
    assert told.count("\n") == 1
    assert is_clean(told)


def test_a_case_of_any_name_is_told_without_its_orders(tmp_path: Path) -> None:
    (tmp_path / "a\x1b[31m.toml").write_text(CASE, "utf-8")
    status, told = said("scenario", str(tmp_path))
    assert status == 1
    assert "[31m\ufffdred\ufffd2J" in told
    assert is_clean(told)


def test_a_player_with_a_name_of_orders_is_told_in_a_log_without_them(
    tmp_path: Path, over: Path
) -> None:
    lines = over.read_text("utf-8").splitlines(keepends=True)
    lines[0] = lines[0].replace('"names":["', '"names":["\\u001b]0;owned\\u0007\\u202e', 1)
    named = tmp_path / "named.jsonl"
    named.write_text("".join(lines), "utf-8")
    status, told = said("replay", str(named), "--text")
    assert status == 0
    assert is_clean(told)

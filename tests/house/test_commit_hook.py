"""The hook for commit messages accepts the subjects that CONTRIBUTING asks for, and no others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.written import ROOT

HOOK = ROOT / "build" / "hooks" / "commit-msg"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="git brings its own shell there")


def refusal(message: str, folder: Path) -> str | None:
    """What the hook says against a message, or None where it lets it pass."""
    path = folder / "COMMIT_EDITMSG"
    path.write_bytes(message.encode())
    told = subprocess.run([HOOK, path], capture_output=True, text=True, check=False)
    assert (told.returncode == 0) == (told.stderr == "")
    assert told.stdout == ""
    assert path.read_bytes() == message.encode()
    return told.stderr or None


@pytest.mark.parametrize(
    "message",
    [
        "table: deal cards faster",
        "le_boulet: ask once what a theme means\n\nA body of its own. With periods.\n",
        "place cards: keep long names whole",
        "a: " + "x" * 69,
        "zibi: " + "é" * 66,
        "\n# what git says: nothing.\ntable: deal cards faster\n# Please enter the message.\n",
        "table: deal cards faster  \r\n\r\nWhy.\r\n",
        "Merge branch 'next'",
        "fixup! " + "x" * 80,
        "# git refuses an empty message by itself\n",
    ],
)
def test_a_subject_of_the_house_passes(message: str, tmp_path: Path) -> None:
    assert refusal(message, tmp_path) is None


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("a: " + "x" * 70, "has 73 characters"),
        ("zibi: " + "é" * 67 + "\n\nWhy.", "has 73 characters"),
        ("table: " + "x" * 40 + "\n" + "goes on " * 5 + "\n\nWhy.", "has 87 characters"),
        ("deal cards faster", "must begin with an area"),
        ('Revert "table: deal cards faster"', "must begin with an area"),
        ("Merge the two boxes", "must begin with an area"),
        ("table:deal cards faster", "must begin with an area"),
        (": deal cards faster", "must begin with an area"),
        ("table: \n\nbody: of the message", "must begin with an area"),
        ("table: deal cards faster.", "must not end with a period"),
        ("# a comment\ntable: deal cards faster. \n", "must not end with a period"),
    ],
)
def test_any_other_subject_is_refused_in_a_sentence(message: str, why: str, tmp_path: Path) -> None:
    told = refusal(message, tmp_path)
    assert told is not None
    assert told.startswith('The subject "')
    assert f'" {why}' in told
    assert told.count("\n") == 1

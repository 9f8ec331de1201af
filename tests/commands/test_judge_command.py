"""The command `judge`: how a game's own reader takes themes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_shell import Shell

from game.games import judging


def test_games_without_a_judge_are_refused_by_name(shell: Shell) -> None:
    told = shell("judge", "et_bim", "--lang", "en")
    assert told.status == 2
    assert "le_boulet" in told.err
    assert "et_bim" not in judging()


def test_each_theme_of_a_file_is_one_object(shell: Shell, tmp_path: Path) -> None:
    themes = tmp_path / "themes.txt"
    said = "ÇA PIQUE\n\nun cactus ou une abeille | cactus abeille\nune giraffe\n"
    themes.write_text(said, "utf-8")
    told = shell("judge", "le_boulet", "--lang", "fr", "--themes", themes, "--json")
    first, second, third = (json.loads(line) for line in told.out.splitlines())
    assert set(first) == {
        "theme", "read_as", "meant", "understood", "list", "reads", "pictures"
    }  # fmt: skip
    assert (first["theme"], first["read_as"], first["meant"]) == ("ÇA PIQUE", "ça pique", None)
    assert (third["read_as"], third["meant"]) == (None, "une girafe")
    assert first["pictures"]["cactus"] == 0.95
    assert len(first["pictures"]) == 160
    assert (first["list"], second["list"]) == (False, True)
    assert set(first["reads"][0]) == {"phrase", "weight"}


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("ça pique | cactus", "cactus"),
        ("ça pique | cactus rien", "cactus rien"),
        ("x" * 61, "soixante"),
        ("!!!", "lettre"),
    ],
)
def test_a_line_that_cannot_be_said_is_named_in_one_sentence(
    shell: Shell, tmp_path: Path, line: str, what: str
) -> None:
    themes = tmp_path / "themes.txt"
    themes.write_text(f"ça pique\n{line}\n", "utf-8")
    told = shell("judge", "le_boulet", "--lang", "fr", "--themes", themes)
    assert told.status == 2
    assert len(told.err.splitlines()) == 1
    assert "ligne 2" in told.err
    assert what in told.err


def test_a_file_that_is_not_text_or_not_there_is_refused(shell: Shell, tmp_path: Path) -> None:
    odd = tmp_path / "odd.txt"
    odd.write_bytes(b"\xff\xfe\x00")
    for path in (odd, tmp_path / "none.txt"):
        told = shell("judge", "le_boulet", "--lang", "en", "--themes", path)
        assert told.status == 2
        assert str(path) in told.err


def test_an_empty_sheet_has_a_line_for_each_picture(shell: Shell, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.tsv"
    assert shell("judge", "le_boulet", "--lang", "en", "--sheet", sheet).status == 0
    assert len(sheet.read_text("utf-8").splitlines()) == 161

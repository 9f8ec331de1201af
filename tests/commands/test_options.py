"""Options: understood, or refused in one line that names them and the cure."""

from __future__ import annotations

import os
import re
import string
import sys
from pathlib import Path

import pytest
from command_shell import Shell, Window

from game import __version__, cli
from game.cli.options import split, spoken_language
from game.core.words import Words
from game.games import games_in, places, shelf, words
from game.store.crashes import crash_report
from game.store.launch import Launch
from game.store.texts import LANGUAGES

FOUR = "human,bot:greedy,greedy,random"


def test_bare_it_opens_the_window(shell: Shell, window: Window, own_data_folder: Path) -> None:
    assert shell().status == 0
    assert window.launches == [Launch(data=own_data_folder)]


def test_every_option_of_the_window_arrives(shell: Shell, window: Window, tmp_path: Path) -> None:
    shell(
        "--lang", "fr", "--windowed", "1920x1080", "--safe-mode", "--software",
        "--data-dir", tmp_path, "--no-audio", "--game", "et_bim", "--seed", "12",
    )  # fmt: skip
    assert window.launches == [
        Launch(
            data=tmp_path, lang="fr", windowed=(1920, 1080), safe_mode=True, software=True,
            audio=False, game="et_bim", seed=12,
        )
    ]  # fmt: skip


def test_the_windows_own_status_is_the_programs(shell: Shell, window: Window) -> None:
    window.status = 2
    assert shell("--fullscreen").status == 2
    assert window.launches[0].fullscreen


def test_portable_keeps_files_beside_the_program(
    shell: Shell, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FAUX_FRERES_HOME")
    shell("--portable")
    assert window.launches[0].data.name == "faux-freres-data"


def test_the_version_is_told(shell: Shell) -> None:
    told = shell("--version")
    assert (told.status, told.out) == (0, f"Faux Frères {__version__}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["", "play", "watch", "arena", "replay", "scenario", "tour", "self-test"]
)
def test_every_command_has_help_in_both_languages(shell: Shell, command: str, lang: str) -> None:
    told = shell(*command.split(), "--help", "--lang", lang)
    assert told.status == 0
    assert told.out.startswith(words(lang).say("commands.usage"))
    assert " ".join(words(lang).say(f"commands.about.{command or 'window'}").split()) in " ".join(
        told.out.replace("-\n", "-").split()
    )


def test_options_may_stand_before_the_command(shell: Shell, window: Window, over: Path) -> None:
    assert shell("--windowed", "1280x720", "replay", over).status == 0
    assert window.launches[0].windowed == (1280, 720)
    assert window.launches[0].replay == over


WRONG = [
    (["--langue", "fr"], "--lang"),
    (["--lang", "de"], "fr, en"),
    (["--lang"], "--lang"),
    (["--windowed"], "1280x720"),
    (["--windowed", "big"], "1280x720"),
    (["--windowed", "12x34"], "960x540"),
    (["--windowed", "99999x99999"], "16384x16384"),
    (["--windowed", "1280x720", "--fullscreen"], "--fullscreen"),
    (["--fullscreen=yes"], "--fullscreen"),
    (["--seed", "-4"], "8132"),
    (["--seed", "9" * 19], "8132"),
    (["--seed", "٣"], "8132"),
    (["--game", "chess"], "et_bim"),
    (["--xyzzy"], "--help"),
    (["pley"], "play"),
    (["xyzzy"], "self-test"),
    (["--fullscreen", "play", "et_bim", "extra", "--seats", FOUR], "extra"),
    (["play"], "GAME"),
    (["play", "et_bim"], "--seats"),
    (["play", "et_bam", "--seats", FOUR], "et_bim"),
    (["play", "et_bim", "--seats", FOUR, "--options", "{"], "JSON"),
    (["play", "et_bim", "--seats", FOUR, "--options", "[1]"], "JSON"),
    (["play", "et_bim", "--seats", FOUR, "--options", "[" * 99999], "JSON"),
    (["arena"], "GAME"),
    (["arena", "et_bim"], "--mirror"),
    (["replay"], "FILE"),
    (["replay", "a", "b"], "b"),
    (["replay", "nowhere"], "nowhere"),
    (["replay", "nowhere", "--viewer", "me"], "public"),
    (["--replay", "nowhere"], "nowhere"),
    (["scenario"], "FILE"),
    (["tour"], "--out"),
    (["tour", "--out", "x", "--size", "small"], "--size"),
    (["self-test", "--seed", "4"], "--seed"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("argv", "named"), WRONG, ids=[" ".join(argv)[:40] for argv, _ in WRONG])
def test_what_is_wrong_is_said_in_one_line_with_its_cure(
    shell: Shell, window: Window, argv: list[str], named: str, lang: str
) -> None:
    lang_first = [] if "--lang" in argv else [f"--lang={lang}"]
    assert named in shell(*lang_first, *argv).complaint
    assert window.launches == []


def test_messages_follow_the_system_when_no_language_is_asked_for(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "such as 8132" in shell("--seed", "x").complaint
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "par exemple 8132" in shell("--seed", "x").complaint
    assert "such as 8132" in shell("--seed", "x", "--lang", "en").complaint


def test_without_a_display_one_sentence_says_so(
    shell: Shell, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert "no screen" in shell().complaint
    assert window.launches == []
    assert shell("self-test").status == 0


def test_a_file_in_the_place_of_the_data_folder_is_named(
    shell: Shell, window: Window, tmp_path: Path
) -> None:
    (tmp_path / "x").write_text("")
    assert str(tmp_path / "x") in shell("--data-dir", tmp_path / "x").complaint
    assert str(tmp_path / "x") in shell("tour", "--out", tmp_path / "x").complaint


LONG = "x" * 300


def test_a_folder_that_cannot_be_made_is_named_before_the_window_opens(
    shell: Shell, window: Window, tmp_path: Path, over: Path
) -> None:
    (tmp_path / "file").write_text("")
    for where in (tmp_path / "file" / "below" / "that", tmp_path / LONG):
        for argv in ([], ["play", "et_bim", "--seats", FOUR], ["replay", over]):
            told = shell(*argv, "--data-dir", where).complaint
            assert told.startswith(str(tmp_path))
        assert shell("tour", "--out", where).complaint.startswith(str(tmp_path))
    assert window.launches == []
    assert window.tours == []
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_may_not_be_written_is_named_before_the_window_opens(
    shell: Shell, window: Window, tmp_path: Path, over: Path, lang: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    new = tmp_path / "new"
    for argv in (["--data-dir", new], ["--portable"], ["tour", "--out", new]):
        assert (
            words(lang).say("store.forbidden", path="").split(".")[0]
            in shell(*argv, "--lang", lang).complaint
        )
    assert window.launches == []
    # whoever looks only, or chose no folder, needs none
    assert shell("replay", over, "--data-dir", new).status == 0
    assert shell().status == 0
    assert not new.exists()


def test_a_tour_is_made_in_the_size_and_language_asked_for(
    shell: Shell, window: Window, tmp_path: Path
) -> None:
    assert shell("tour", "--out", tmp_path / "new", "--lang", "fr").status == 0
    assert shell("tour", "--out", tmp_path, "--size", "1920x1080", "--text-size", "200").status == 0
    assert window.tours == [
        (tmp_path / "new", (1280, 720), "fr", 100),
        (tmp_path, (1920, 1080), "en", 200),
    ]


def test_a_failure_of_the_program_is_written_down(
    shell: Shell, window: Window, monkeypatch: pytest.MonkeyPatch, own_data_folder: Path
) -> None:
    def fails(launch: Launch) -> int:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr(sys.modules["game.app"], "run", fails)
    told = shell("--seed", "4")
    assert told.status == 1
    assert told.err.count("\n") == 1
    [report] = (own_data_folder / "crashes").iterdir()
    assert str(report) in told.err
    assert "ZeroDivisionError: two lines" in told.err
    assert "in fails" in report.read_text("utf-8")
    assert "4" not in report.read_text("utf-8").splitlines()[3], "a seed decides the deal"


def test_a_failure_that_cannot_be_written_down_is_said_all_the_same(
    shell: Shell, window: Window, monkeypatch: pytest.MonkeyPatch, own_data_folder: Path
) -> None:
    def fails(launch: Launch) -> int:
        (own_data_folder / "crashes").write_text("in the way")
        raise ZeroDivisionError

    monkeypatch.setattr(sys.modules["game.app"], "run", fails)
    told = shell()
    assert (told.status, told.err.count("\n")) == (1, 1)


def test_the_command_is_found_behind_the_values_of_options() -> None:
    commands = ("", "play", "tour")
    assert split(["--lang", "fr", "play", "x"], commands) == ("play", ["--lang", "fr", "x"])
    assert split(["--game", "play"], commands) == ("", ["--game", "play"])
    assert split(["--out=play", "tour"], commands) == ("tour", ["--out=play"])


def test_the_language_is_found_before_anything_else() -> None:
    assert spoken_language(["--lang", "fr", "--huh"]) == "fr"
    assert spoken_language(["--lang=en"]) == "en"
    assert spoken_language(["--lang", "de"]) is None
    assert spoken_language(["--lang"]) is None


def test_every_sentence_that_the_program_asks_for_is_there() -> None:
    package = Path(cli.__file__).parents[1]
    found = {
        key
        for path in package.rglob("*.py")
        for key in re.findall(r'"((?:commands|store|scenario)\.[a-z-]+)"', path.read_text("utf-8"))
    }
    assert len(found) > 40
    # what one game alone can ask for, it says, those whose table is not laid yet too
    spoken = [words("fr", game) for game in games_in(places())]
    assert {key for key in found if not any(one.knows(key) for one in spoken)} == set()


def facts_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


SPOKEN = ("commands.", "store.", "scenario.")


@pytest.mark.parametrize("game", shelf())
def test_both_languages_say_the_same_things(game: str) -> None:
    tables: dict[str, Words] = {language: words(language, game) for language in LANGUAGES}
    keys = {
        language: {key for key in _keys(said) if key.startswith(SPOKEN)}
        for language, said in tables.items()
    }
    assert {key.removesuffix(".one") for key in keys["en"]} == keys["fr"]
    for key in keys["fr"]:
        if not key.startswith("commands.help."):
            french, english = (facts_of(_text(tables[lang], key)) for lang in LANGUAGES)
            assert french == english, key


def _keys(said: Words) -> set[str]:
    return {key for table in said.tables for key in table}


def _text(said: Words, key: str) -> str:
    return next(table[key] for table in said.tables if key in table)


@pytest.mark.parametrize("error", [KeyError("BIM"), ValueError("a seat holds BIM"), LookupError()])
def test_a_report_says_where_it_failed_and_nothing_of_the_match(
    shell: Shell,
    window: Window,
    monkeypatch: pytest.MonkeyPatch,
    own_data_folder: Path,
    error: Exception,
) -> None:
    def fails(launch: Launch) -> int:
        try:
            raise error
        except LookupError as first:
            raise OSError("the disk is gone") from first

    monkeypatch.setattr(sys.modules["game.app"], "run", fails)
    told = shell("--seed=31415", "--lang", "en")
    [report] = (own_data_folder / "crashes").iterdir()
    written = report.read_text("utf-8")
    for secret in ("BIM", "31415"):
        assert secret not in written + told.err
    assert type(error).__name__ in written
    assert "in fails" in written
    assert ("the disk is gone" in written) == isinstance(error, LookupError)


TOLD = "00a1b2c3d4e5f60718293a4b5c6d7e8f"


@pytest.mark.parametrize(
    "given",
    [("--seed", TOLD), (f"--seed={TOLD.upper()}",), ("--key", TOLD), (f"--key={TOLD}",)],
)
def test_a_report_holds_neither_the_secret_of_a_deal_nor_the_key_of_a_run(
    tmp_path: Path, given: tuple[str, ...]
) -> None:
    report = crash_report(tmp_path, "1.0", ["arena", *given, "--json"], KeyError(TOLD))
    written = report.read_text("utf-8")
    assert TOLD not in written.lower()
    assert f"{given[0].split('=')[0]}" in written
    assert "--json" in written


def test_the_secret_of_a_match_that_is_over_may_be_asked_for(shell: Shell, window: Window) -> None:
    shell("--game", "et_bim", "--seed", f"{TOLD[:16]}-{TOLD[16:]}")
    [launch] = window.launches
    assert launch.seed == TOLD
    for odd in ("x", "1" * 20, TOLD[1:], f"{TOLD}0", "-1"):
        assert odd in shell(f"--seed={odd}", "--lang", "en").complaint
    for command in ("arena", "fit"):
        assert (
            "whole number" in shell(command, "et_bim", f"--seed={TOLD}", "--lang", "en").complaint
        )
    assert "no key" in shell("arena", "et_bim", "--key", "7", "--lang", "en").complaint

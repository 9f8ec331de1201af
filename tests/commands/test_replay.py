"""`replay`: on screen, or as a log; through nobody's, a seat's or everybody's eyes."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_shell import Shell, Window, play

from game.games import words
from game.gangs.log_lines import ICONS
from game.replaying.receipt import receipt
from game.session import make_head
from game.store.recorder import Recorder
from game.store.replays import read_replay, resume
from game.store.texts import LANGUAGES


def test_the_log_tells_who_sat_there_and_what_happened(shell: Shell, over: Path) -> None:
    told = shell("replay", over, "--text")
    assert (told.status, told.err) == (0, "")
    for name in ("Ana", "Hugo", "Kim", "Zoé"):
        assert told.out.count(name) > 3
    assert "seed 7" in told.out
    assert told.out == shell("replay", "--text", over, "--viewer", "public").out


def test_the_log_speaks_both_languages(shell: Shell, over: Path) -> None:
    english = shell("replay", over, "--text", "--lang", "en").out
    french = shell("replay", over, "--text", "--lang", "fr").out
    assert english != french
    assert english.count("\n") == french.count("\n")


def test_a_seat_is_told_more_than_a_bystander_and_the_truth_is_more_yet(
    shell: Shell, over: Path
) -> None:
    public = shell("replay", over, "--text").out.splitlines()
    seats = [shell("replay", over, "--text", "--viewer", n).out.splitlines() for n in "02"]
    assert seats[0] != public, "the first seat has eyes of its own, though its number is 0"
    seat = seats[1]
    everything = shell("replay", over, "--text", "--viewer", "all").out.splitlines()
    assert len(public) <= len(seat) <= len(everything)
    assert len(public) < len(everything)


def test_not_all_is_told_before_the_end(shell: Shell, window: Window, going_on: Path) -> None:
    for argv in ([], ["--text"]):
        assert "not over" in shell("replay", going_on, "--viewer", "all", *argv).complaint
    assert window.launches == []
    told = shell("replay", going_on, "--text")
    assert told.status == 0
    assert "seed" not in told.out
    assert "not over" in told.out


def test_of_a_sealed_match_only_peoples_own_seats_are_told(shell: Shell, going_on: Path) -> None:
    assert "bot" in shell("replay", going_on, "--text", "--viewer", "1").complaint
    assert shell("replay", going_on, "--text", "--viewer", "0").status == 0


def test_where_several_play_nobody_looks_through_anothers_eyes(
    shell: Shell, tmp_path: Path
) -> None:
    head = make_head("et_bim", ["human", "human", "easy", "easy"], ["Ana", "Hugo", "Kim", "Zoé"])
    recorder = Recorder.create(tmp_path, head)
    recorder.close()
    for seat in "01":
        assert "several" in shell("replay", recorder.path, "--text", "--viewer", seat).complaint
    assert shell("replay", recorder.path, "--text").status == 0


def test_a_seat_that_is_not_there_is_named(shell: Shell, over: Path) -> None:
    assert "0 to 3" in shell("replay", over, "--text", "--viewer", "4").complaint


def test_on_screen_the_window_is_asked(shell: Shell, window: Window, over: Path) -> None:
    assert shell("replay", over, "--viewer", "all").status == 0
    assert shell("--replay", over).status == 0
    first, second = window.launches
    assert (first.replay, first.viewer) == (over, "all")
    assert (second.replay, second.viewer) == (over, None)


def test_a_torn_replay_is_shown_with_a_notice(shell: Shell, tmp_path: Path, over: Path) -> None:
    path = tmp_path / "torn.jsonl"
    path.write_bytes(over.read_bytes()[:-9])
    told = shell("replay", path, "--text")
    assert told.status == 0
    assert str(path) in told.err
    assert "not written to its end" in told.err


@pytest.mark.parametrize(
    ("line", "text"),
    [(0, "hello"), (0, '{"format":2}'), (1, "hello"), (1, '{"seat":0,"kind":"dance"}')],
)
def test_a_wrong_replay_is_named_with_its_line(
    shell: Shell, window: Window, tmp_path: Path, over: Path, line: int, text: str
) -> None:
    lines = over.read_text("utf-8").splitlines()
    lines[line] = text
    path = tmp_path / "wrong.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    for argv in (["replay", path, "--text"], ["replay", path], ["--replay", path]):
        told = shell(*argv).complaint
        assert told.startswith(str(path))
        assert "format 2" in told or f"line {line + 1}" in told
    assert path.exists()
    assert window.launches == []


@pytest.mark.parametrize("text", ["hello", '{"seat":0,"kind":"dance"}'])
def test_a_replay_is_shown_up_to_its_wrong_line_which_is_named(
    shell: Shell, window: Window, tmp_path: Path, over: Path, text: str
) -> None:
    lines = over.read_text("utf-8").splitlines()
    lines[9] = text
    path = tmp_path / "wrong.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    whole = [
        line for line in shell("replay", over, "--text").out.splitlines() if "seed" not in line
    ]
    log = shell("replay", path, "--text")
    told = log.out.splitlines()[:-1]  # the last line says that the match is not over
    assert told == whole[: len(told)]
    assert 10 < len(told) < len(whole)
    shown = [log, shell("replay", path), shell("--replay", path)]
    assert [one.status for one in shown] == [2, 2, 2]
    assert all(one.err.startswith(f"{path}, line 10:") for one in shown)
    assert [launch.replay for launch in window.launches] == [path, path]


def laid(folder: Path) -> list[tuple[str, int, int]]:
    """What lies in a folder, how large and how old."""
    found = ((path.name, path.stat()) for path in folder.iterdir())
    return sorted((name, stat.st_size, stat.st_mtime_ns) for name, stat in found)


def test_what_is_no_replay_at_all_is_said_and_left_alone(
    shell: Shell, window: Window, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "binary").write_bytes(b"\x7fELF\2\1\1\0\xff\xfe" * 40)
    (tmp_path / "other").write_text('{"log": ["somebody", "else\'s", "game"]}\n')
    with (tmp_path / "big").open("wb") as file:
        file.truncate(100_000_000)
    says = {
        "nowhere": "no such file",
        "folder": "not a file",
        "empty": "is empty",
        "binary": "line 1: this is not a replay file",
        "other": "line 1: this is not a replay file",
        "big": "far too big",
        "x" * 300: "no such file",
    }
    before = laid(tmp_path)
    for name, said in says.items():
        for argv in (["replay", tmp_path / name, "--text"], ["--replay", tmp_path / name]):
            assert said in shell(*argv).complaint
    assert laid(tmp_path) == before
    assert window.launches == []


def test_the_log_of_twelve_seats_is_told(shell: Shell, tmp_path: Path) -> None:
    path = play(tmp_path, seats=12, seed=3).finish()
    assert shell("replay", path, "--text", "--viewer", "11", "--lang", "fr").status == 0


def test_a_match_in_play_can_be_looked_at(shell: Shell, going_on: Path) -> None:
    recorder = resume(going_on)[1]
    assert shell("replay", going_on, "--text").status == 0
    recorder.close()


def test_what_a_picture_of_the_log_shows_is_said_in_words(shell: Shell, over: Path) -> None:
    lines = shell("replay", over, "--text").out.splitlines()
    aimed = [line for line in lines if " throws " in line]
    assert aimed
    said = [words("en", "et_bim").say(f"picture.{icon}") for icon in ICONS]
    for line in aimed:  # in brackets, or in the sentence itself
        assert line.startswith("[") or any(card in line for card in said), line
    assert sum(" is out, " in line for line in lines) >= 2
    for language in LANGUAGES:
        for icon in (*ICONS[:-1], "icon_skull"):  # the last is a module's card, to come
            assert words(language, "et_bim").knows(f"picture.{icon}")


def test_a_replay_is_checked_against_the_receipt_that_was_noted(shell: Shell, over: Path) -> None:
    noted = receipt(read_replay(over).head)
    for argv, lang in ((["--verify"], "en"), ([f"--verify={noted.lower()}", "--lang", "fr"], "fr")):
        told = shell("replay", over, *argv)
        assert (told.status, told.err) == (0, "")
        assert noted in told.out
        assert words(lang).say("receipt.kept", path="", its="", seed=7, salt="").split()[-1] in (
            told.out
        )
    other = shell("replay", over, "--verify", "0000-0000-0000-0000")
    assert (other.status, other.err) == (1, "")
    assert noted in other.out
    assert "0000-0000-0000-0000" in other.out


def test_what_cannot_be_checked_is_said_and_ends_with_2(
    shell: Shell, over: Path, going_on: Path, tmp_path: Path
) -> None:
    assert "groups of four" in shell("replay", over, "--verify", "abcd").complaint
    assert "no such file" in shell("replay", tmp_path / "x", "--verify").complaint
    told = shell("replay", going_on, "--verify")
    assert told.status == 0
    assert "seed 7" not in told.out

"""Lists of seats, and tables that are played or watched at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_shell import Shell, Window

from game.cli.seats import read_seats, seat_names
from game.core.user_error import UserError
from game.store.settings import Settings, save

FOUR = "human,bot:greedy,greedy,random"


def test_a_table_is_laid_as_it_was_asked_for(shell: Shell, window: Window) -> None:
    assert shell("play", "et_bim", "--seats", FOUR, "--seed", "5").status == 0
    [launch] = window.launches
    assert launch.table is not None
    assert launch.table.controllers == ["human", "greedy", "greedy", "random"]
    assert launch.table.seed == 5
    assert launch.table.options["teams"] == [2, 2]
    assert launch.table.house.assists == {}, "alone, the settings help"
    assert len(set(launch.table.names)) == 4
    assert not launch.watch


def test_the_games_options_arrive(shell: Shell, window: Window) -> None:
    given = '{"teams": [3, 2], "mystery": true}'
    shell("watch", "et_bim", "--seats", "random,random,greedy,greedy", "--options", given)
    [launch] = window.launches
    assert launch.watch
    assert launch.table is not None
    assert launch.table.options["teams"] == [3, 2]


def test_a_seed_is_chosen_when_none_is_asked_for(shell: Shell, window: Window) -> None:
    for _ in range(2):
        shell("play", "et_bim", "--seats", FOUR)
    first, second = (launch.table for launch in window.launches)
    assert first is not None
    assert second is not None
    assert first.seed != second.seed


@pytest.mark.parametrize(
    ("seats", "named"),
    [
        ("human,greedy", "--seats"),
        (",".join(["human", *["greedy"] * 12]), "--seats"),
        ("human,,greedy,greedy", "seat 2"),
        ("", "seat 1"),
        ("human,gredy,greedy,greedy", "“greedy”"),
        ("humn,greedy,greedy,greedy", "“human”"),
        ("human,zzz,greedy,greedy", "file:PATH.py:CLASS"),
        ("human,Greedy,greedy,greedy", "“greedy”"),
        ("human,expert-first,greedy,greedy", "did you mean “expert”"),
        ("human,oracle,greedy,greedy", "“oracle” is told all tiles; it sits in the arena alone"),
        ("human,greedy@nobody,greedy,greedy", "“nobody”"),
        ("human,bot:human,greedy,greedy", "bot:human"),
        ("human,file:bot.py,greedy,greedy", "file:PATH.py:CLASS"),
        ("human,file:nowhere.py:Bot,greedy,greedy", "nowhere.py"),
        (f"human,file:{Path(__file__).parent}:Bot,greedy,greedy", "this is not a file"),
        (f"human,file:{'x' * 300}.py:Bot,greedy,greedy", "xxx.py"),
        ("greedy,greedy,greedy,greedy", "at least once"),
    ],
)
def test_a_seat_that_nobody_can_take_is_named(
    shell: Shell, window: Window, seats: str, named: str
) -> None:
    assert named in shell("play", "et_bim", "--seats", seats).complaint
    assert window.launches == []


def test_nobody_plays_while_watching(shell: Shell, window: Window) -> None:
    assert "watching" in shell("watch", "et_bim", "--seats", FOUR).complaint


def test_options_that_cannot_be_played_are_explained(shell: Shell, window: Window) -> None:
    for options in (
        '{"teams": [1, 1]}',
        '{"teams": 4}',
        '{"colour": "red"}',
        '{"modules": ["nonsense"]}',
    ):
        for lang in ("fr", "en"):
            told = shell(
                "play", "et_bim", "--seats", FOUR, "--options", options, "--lang", lang
            ).complaint
            assert told.startswith("--seats, --options")
            assert len(told) > 40


def test_a_bot_of_ones_own_is_checked_but_not_run(tmp_path: Path) -> None:
    path = tmp_path / "a:b.py"
    path.write_text("raise SystemExit\nclass Bot: ...\n")
    assert read_seats(f"file:{path}:Bot", "et_bim") == [f"file:{path}:Bot"]
    with pytest.raises(UserError) as wrong:
        read_seats(f"file:{path}:Bott", "et_bim")
    assert wrong.value.facts["known"] == "Bot"
    path.write_text("x = 1\nclass Bot(:\n")
    with pytest.raises(UserError) as wrong:
        read_seats(f"file:{path}:Bot", "et_bim")
    assert (wrong.value.key, wrong.value.facts["line"]) == ("commands.file-python", 2)
    path.write_bytes(b"\0\xff")
    with pytest.raises(UserError):
        read_seats(f"file:{path}:Bot", "et_bim")


def test_a_bots_path_is_kept_whole_so_that_its_match_resumes_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text("class Bot: ...\n")
    monkeypatch.chdir(tmp_path)
    assert read_seats("file:mine.py:Bot", "et_bim") == [f"file:{tmp_path / 'mine.py'}:Bot"]


def test_no_two_seats_have_the_same_name() -> None:
    others = ["Rosa", "Hugo"]
    kinds = ["greedy", "human", "random", "greedy", "greedy"]
    names = seat_names(kinds, ["Rosa"], others)
    assert names[1] == "Rosa"
    assert names[0] == "Hugo"
    assert len(set(names)) == len(names)


def test_the_players_name_is_taken_from_the_settings(
    shell: Shell, window: Window, own_data_folder: Path
) -> None:
    save(own_data_folder, Settings(player_name="Rosa"))
    assert shell("play", "et_bim", "--seats", FOUR).err == ""
    (own_data_folder / "settings.json").write_text("{")
    assert "was renamed and kept" in shell("play", "et_bim", "--seats", FOUR).err
    first, second = (launch.table for launch in window.launches)
    assert first is not None
    assert second is not None
    assert first.names[0] == "Rosa"
    assert "Rosa" not in first.names[1:]
    assert second.names[0] == "Player"


@pytest.mark.parametrize(("lang", "word"), [("fr", "Joueur"), ("en", "Player")])
def test_several_people_sit_down_with_names_of_their_own(
    shell: Shell, window: Window, own_data_folder: Path, lang: str, word: str
) -> None:
    seats = ("play", "et_bim", "--seats", "human,bot:expert,human,normal,human", "--lang", lang)
    assert shell(*seats).status == 0
    save(own_data_folder, Settings(player_name="Rosa"))
    assert shell(*seats).status == 0
    first, second = (launch.table for launch in window.launches)
    assert first is not None
    assert second is not None
    assert first.controllers == ["human", "expert", "human", "normal", "human"]
    assert [first.names[seat] for seat in (0, 2, 4)] == [f"{word} {n}" for n in (1, 2, 3)]
    assert [second.names[seat] for seat in (0, 2, 4)] == ["Rosa", f"{word} 2", f"{word} 3"]
    for head in (first, second):
        assert len(set(head.names)) == 5
        assert set(head.house.assists) == {"0", "2", "4"}, "what the settings help with"


def test_of_two_people_with_one_name_the_later_is_given_a_number() -> None:
    kinds = ["human", "human", "normal@kim", "human", "random"]
    names = seat_names(kinds, ["Ana", "ana", "kim"], ["Ana 2", "Rosa"])
    assert names == ["Ana", "ana 2", "Rosa", "kim", "Ana 2 4"]

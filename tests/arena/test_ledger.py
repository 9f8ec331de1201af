"""Results on file: gone on with, never mixed with others, and a torn end costs one match."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from arena_shell import Arena

from game.arena import ledger, side_by_side
from game.store.files import lock
from tests.slow import slow

FOUR = ("--seats", "greedy,greedy,random,random", "--seed", 3, "--rotate", "--beliefs", "--json")


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Which matches are really played."""
    numbers: list[tuple[int, int]] = []
    play = side_by_side.play

    def noted(plan: Any, deal: int, number: int, *rest: Any) -> Any:
        numbers.append((deal, number))
        return play(plan, deal, number, *rest)

    monkeypatch.setattr(side_by_side, "play", noted)
    return numbers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


@pytest.fixture
def one_deal(arena: Arena, file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that holds the matches of one deal; played once a process."""
    kept = tmp_path_factory.getbasetemp() / "one_deal.jsonl"
    if not kept.exists():
        arena(*FOUR, "--matches", 1, "--append", kept)
    file.write_bytes(kept.read_bytes())
    return file


def test_a_line_a_match_under_a_head(arena: Arena, file: Path) -> None:
    whole = arena(*FOUR, "--matches", 3)
    assert arena(*FOUR, "--matches", 3, "--append", file).figures == whole.figures
    head, *lines = map(json.loads, file.read_text("utf-8").splitlines())
    assert (head["format"], head["arena"], head["seats"], head["seed"]) == (1, "et_bim", 4, 3)
    assert [(line["deal"], line["round"]) for line in lines] == [
        (deal, number) for deal in range(3) for number in range(4)
    ]


def test_what_stands_there_is_not_played_again(
    arena: Arena, file: Path, played: list[tuple[int, int]]
) -> None:
    first = arena(*FOUR, "--matches", 2, "--append", file)
    assert len(played) == 8
    again = arena(*FOUR, "--matches", 2, "--append", file)
    assert len(played) == 8
    assert again.report == first.report, "times too: they were written down"
    more = arena(*FOUR, "--matches", 3, "--append", file)
    assert played[8:] == [(2, number) for number in range(4)]
    assert more.figures == arena(*FOUR, "--matches", 3).figures
    fewer = arena(*FOUR, "--matches", 1, "--append", file)
    assert fewer.figures == arena(*FOUR, "--matches", 1).figures


@pytest.mark.slow
def test_several_processes_write_the_same_file(arena: Arena, file: Path, tmp_path: Path) -> None:
    arena(*FOUR, "--matches", 3, "--append", file)
    arena(*FOUR, "--matches", 3, "--append", tmp_path / "two", "--jobs", 2)

    def lines(path: Path) -> list[dict[str, Any]]:
        read = map(json.loads, path.read_text("utf-8").splitlines())
        return [{name: value for name, value in line.items() if name != "times"} for line in read]

    assert lines(file) == lines(tmp_path / "two")


@pytest.mark.parametrize("left", [*slow([1]), 40, *slow([400])])
def test_a_torn_last_line_is_cut_off_and_its_match_played_again(
    arena: Arena, file: Path, played: list[tuple[int, int]], left: int
) -> None:
    whole = arena(*FOUR, "--matches", 2, "--append", file)
    content = file.read_bytes()
    start = content.rstrip(b"\n").rfind(b"\n") + 1
    file.write_bytes(content[: start + left])
    again = arena(*FOUR, "--matches", 2, "--append", file)
    assert again.figures == whole.figures
    assert played[8:] == [(1, 3)]
    assert str(file) in again.err
    assert again.err.count("\n") == 1
    assert len(file.read_bytes().splitlines()) == 9
    assert arena(*FOUR, "--matches", 2, "--append", file).err == ""


@pytest.mark.parametrize("left", [*slow([0, 1]), 30])
def test_a_head_that_was_not_written_to_its_end_begins_anew(
    arena: Arena, file: Path, left: int
) -> None:
    whole = arena(*FOUR, "--matches", 1, "--append", file)
    content = file.read_bytes()
    file.write_bytes(content[:left])
    assert arena(*FOUR, "--matches", 1, "--append", file).figures == whole.figures
    assert file.read_bytes().splitlines()[0] == content.splitlines()[0]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (("--seed", 4), "seed"),
        (("--seats", "greedy,random,greedy,random"), "kinds"),
        (("--seats", "greedy,greedy,random,random,random"), "seats"),
        (("--teams", "3,2"), "options"),
    ],
)
def test_a_file_of_other_matches_is_refused_and_left_alone(
    arena: Arena, one_deal: Path, change: tuple[object, ...], named: str
) -> None:
    content = one_deal.read_bytes()
    complaint = arena(*FOUR, *change, "--matches", 1, "--append", one_deal).complaint
    assert str(one_deal) in complaint
    assert f"“{named}”" in complaint
    assert one_deal.read_bytes() == content


@pytest.mark.parametrize(("program", "goes_on"), [("0.1.0", True), ("0.9.0", False), (1, False)])
def test_results_from_before_the_first_release_are_gone_on_with(
    arena: Arena, one_deal: Path, program: object, goes_on: bool
) -> None:
    head, *lines = one_deal.read_bytes().splitlines(keepends=True)
    older = json.dumps({**json.loads(head), "program": program}).encode() + b"\n"
    one_deal.write_bytes(older + b"".join(lines))
    again = arena(*FOUR, "--matches", 1, "--append", one_deal)
    assert again.err == "" if goes_on else "“program”" in again.complaint
    assert one_deal.read_bytes() == older + b"".join(lines)


def test_with_other_rounds_or_without_beliefs_they_are_other_matches(
    arena: Arena, one_deal: Path
) -> None:
    for left_out, field in (("--rotate", "rotate"), ("--beliefs", "beliefs")):
        argv = [word for word in FOUR if word != left_out]
        assert f"“{field}”" in arena(*argv, "--matches", 1, "--append", one_deal).complaint


def test_a_bot_that_was_changed_is_another_bot(
    arena: Arena, file: Path, tmp_path: Path, bots: Callable[[str], str]
) -> None:
    argv = ("--seats", f"{bots('Last')},random,random,random", "--matches", 1, "--append", file)
    assert arena(*argv).status == 0
    path = tmp_path / "my_bots.py"
    path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    assert "“files”" in arena(*argv).err.splitlines()[-1]


@pytest.mark.parametrize(
    "content", [b"a poem\n", b"{}\n", b"[1]\n", b"\xff\xfe\n", b'{"format":1}\n', b"a poem"]
)
def test_a_file_of_something_else_is_refused_and_left_alone(
    arena: Arena, file: Path, content: bytes
) -> None:
    file.write_bytes(content)
    assert f"{file}, line 1" in arena(*FOUR, "--matches", 1, "--append", file).complaint
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        b"garbage",
        b"{}",
        b"[]",
        b"null",
        b'{"deal":0}',
    ],
)
def test_a_wrong_line_in_the_midst_is_named(arena: Arena, one_deal: Path, line: bytes) -> None:
    lines = one_deal.read_bytes().splitlines()
    lines[2] = line
    content = b"\n".join(lines) + b"\n"
    one_deal.write_bytes(content)
    assert f"{one_deal}, line 3" in arena(*FOUR, "--matches", 1, "--append", one_deal).complaint
    assert one_deal.read_bytes() == content


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("wins", {"nobody": [1, 2]}),
        ("wins", {"greedy": 3}),
        ("out", [1]),
        ("out", [1, 2]),
        ("times", {"greedy": {"x": 1}}),
        ("turns", "many"),
        ("beliefs", {"greedy": {"0.25": "x"}}),
        ("deal", True),
        ("wins", {"greedy": [1, []]}),
        ("points", {"greedy": [1e999, 2]}),
        ("times", {"greedy": {"1000000": 1}}),
        ("faults", {"greedy": -1}),
        ("named", [["greedy", 0]]),
        ("named", [7]),
        ("beliefs", {"greedy": {"0.25": [1.0]}}),
    ],
)
def test_a_line_that_was_tampered_with_is_named(
    arena: Arena, one_deal: Path, field: str, value: object
) -> None:
    lines = one_deal.read_text("utf-8").splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), field: value})
    one_deal.write_text("\n".join(lines) + "\n", "utf-8")
    assert f"{one_deal}, line 3" in arena(*FOUR, "--matches", 1, "--append", one_deal).complaint


def test_two_arenas_do_not_write_the_same_file(arena: Arena, one_deal: Path) -> None:
    with one_deal.open("a+b") as other:
        assert lock(other)
        assert "another arena" in arena(*FOUR, "--matches", 1, "--append", one_deal).complaint


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full"])
def test_what_is_no_file_is_refused(arena: Arena, device: str) -> None:
    if not Path(device).exists():
        pytest.skip("no such device here")
    refused = arena(*FOUR, "--matches", 1, "--append", device)
    assert refused.status == 2
    assert device in refused.err


def test_bots_that_have_learnt_something_else_are_other_bots(
    arena: Arena, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    four = ("--seats", "hard,greedy,random,random", "--seed", 3, "--matches", 1, "--json")
    arena(*four, "--append", file)
    content = file.read_bytes()
    taught = tmp_path / "et_bim.json"
    taught.write_bytes(ledger.learned_path("et_bim").read_bytes() + b"\n")
    monkeypatch.setattr(ledger, "learned_path", lambda game: taught)
    assert "“files”" in arena(*four, "--append", file).complaint
    assert file.read_bytes() == content

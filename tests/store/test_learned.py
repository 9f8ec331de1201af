"""What bots have learnt: read and checked, and done without where it cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.cli.seats import learned
from game.core.seats import Seat
from game.games import rules_of, words
from game.gangs.bot import LEARNED, make
from game.gangs.bot.minds import TERMS
from game.match import Match
from game.session import Session, make_head
from game.store.files import FileError
from game.store.learned import learned_path, read_learned
from game.store.texts import LANGUAGES

WHOLE = json.loads(learned_path("et_bim").read_text("utf-8"))


def kind(**changed: Any) -> dict[str, Any]:
    plain = {**WHOLE["kinds"]["plain"], **changed}
    return {**WHOLE, "kinds": {**WHOLE["kinds"], "plain": plain}}


DAMAGED: dict[str, bytes] = {
    "empty": b"",
    "bytes": b"\x00\xff\xfe",
    "cut off": json.dumps(WHOLE).encode()[:-20],
    "no object": b"[1, 2]",
    "deep": b"[" * 100_000,
    "another format": json.dumps({**WHOLE, "format": 3}).encode(),
    "another game": json.dumps({**WHOLE, "game": "chess"}).encode(),
    "nobody in it": json.dumps({**WHOLE, "kinds": {}}).encode(),
    "nobody in it, as of format 1": json.dumps(
        {**WHOLE, "kinds": {}, "tables": {"acts": {"basic": [1.0]}}}
    ).encode(),
    "a table without end": json.dumps(
        {**WHOLE, "format": 2, "tables": {"acts": {"basic": [float("nan")]}}}
    ).encode(),
    "a weight that is none": json.dumps(kind(weights={"hurt": "much"})).encode(),
    "a weight without end": json.dumps(kind(weights={"hurt": float("inf")})).encode(),
    "an outlook beyond all numbers": json.dumps(
        {**WHOLE, "play": {"4": {**WHOLE["play"]["4"], "outlook": dict.fromkeys(TERMS, 10**400)}}}
    ).encode(),
    "a trait nobody knows": json.dumps(kind(weights={"charm": 1.0})).encode(),
    "a way nobody goes": json.dumps(kind(goes_by="stars")).encode(),
    "a share beyond all": json.dumps(kind(share=1.5)).encode(),
    "no tremble": json.dumps(kind(tremble=0.0)).encode(),
}


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file as the program looks for it, in a folder of the test's own; it is not there yet."""
    monkeypatch.setattr("game.store.learned.assets_root", lambda: tmp_path / "assets")
    path = learned_path("et_bim")
    path.parent.mkdir(parents=True)
    return path


def test_the_file_that_is_shipped_is_whole_and_says_how_it_was_made() -> None:
    data, error = learned("et_bim", ["expert"])
    assert error is None
    assert data is not None
    assert data["made"]["command"].startswith("python -m game fit et_bim")
    assert isinstance(data["made"]["seed"], int)
    assert data["made"]["figures"]["beliefs_at_half_time"].keys() >= {"4", "8"}
    for figures in data["made"]["figures"]["beliefs_at_half_time"].values():
        fitted = figures["fitted"]
        assert fitted["log_loss_bits"] < 0.9 * fitted["prior_log_loss_bits"]


def test_nobody_who_can_do_without_asks_for_the_file(shipped: Path) -> None:
    assert learned("et_bim", ["human", "easy", "normal@rosa", "greedy"]) == (None, None)


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_named(shipped: Path, content: bytes) -> None:
    shipped.write_bytes(content)
    data, error = learned("et_bim", ["expert@rosa"])
    assert data is None
    assert isinstance(error, FileError)
    assert (error.key, error.path) == ("store.bots-damaged", shipped)
    assert shipped.read_bytes() == content


@pytest.mark.parametrize("there", ["nothing", "folder"])
def test_a_file_that_is_not_there_is_named(shipped: Path, there: str) -> None:
    if there == "folder":
        shipped.mkdir()
    with pytest.raises(FileError) as caught:
        read_learned("et_bim")
    assert (caught.value.key, caught.value.path) == ("store.bots-unread", shipped)
    assert learned("et_bim", ["hard"])[1] is not None


@pytest.mark.parametrize("level", LEARNED)
def test_without_it_a_bot_plays_as_normal(level: str) -> None:
    rules = rules_of("et_bim")
    options = rules.options(5, {})
    match: Match[Any, Any, Any] = Match(rules, 5, options, 3)
    pairs = [
        (make(level, seat, 5, options, seat), make("normal", seat, 5, options, seat))
        for seat in range(5)
    ]
    heard = [0] * 5
    asked = 0
    while pending := match.pending():
        seat, legal = next(iter(pending.items()))
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        for bot in pairs[seat]:
            bot.hear(news)
        chosen, usual = (bot.choose(list(legal)) for bot in pairs[seat])
        assert chosen == usual
        match.submit(Seat(seat), chosen)
        asked += 1
    assert asked > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_table_one_sentence_names_the_file_once(shipped: Path, language: str) -> None:
    shipped.write_bytes(b"{")
    head = make_head("et_bim", ["human", "hard", "normal", "expert"], ["A", "B", "C", "D"])
    session = Session(head, None)
    error = session.bots.take_error()
    assert error is not None
    told = words(language).say(error.key, **error.facts)
    assert str(shipped) in told
    assert session.bots.take_error() is None
    session.close()


def test_the_arena_does_not_count_a_bot_that_plays_as_another(
    shipped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "et_bim", "--seats-count", "4", "--matches", "1", "--lang", "en"]
    assert main([*asked, "--mixed", "greedy,expert"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert str(shipped) in told.err
    assert told.err.count("\n") == 1
    assert main([*asked, "--mixed", "greedy,normal"]) == 0


def test_a_fit_over_a_damaged_file_says_so_and_leaves_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    out = tmp_path / "learned.json"
    out.write_text("{")
    assert main(["fit", "et_bim", "--out", str(out), "--lang", "en"]) == 2
    assert str(out) in capsys.readouterr().err
    assert out.read_text() == "{"

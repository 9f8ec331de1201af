"""The fairness receipt: shown before the first card, checked after the match."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from game.games import rules_of, words
from game.match import Match
from game.replaying.receipt import LETTERS, ReceiptError, course, read_receipt, receipt, verify
from game.session import Session, again, make_head, resume, start
from game.store.heads import HUMAN
from game.store.replays import FileError, Replay, finished, read_replay, unfinished
from game.store.texts import LANGUAGES
from tests.session.turns import asked_first

NAMES = ["Kim", "Ana", "Rosa", "Hugo"]


def play(session: Session, acts: int = 10_000) -> None:
    while (seat := asked_first(session)) is not None and acts:
        session.submit(seat, session.legal(seat)[-1])
        acts -= 1


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Replay:
    data = tmp_path_factory.mktemp("over")
    session = start(make_head("et_bim", [HUMAN] * 4, NAMES, {"teams": [2, 2]}, 5), data)
    play(session)
    session.close()
    return read_replay(finished(data)[0])


def changed(replay: Replay, **facts: Any) -> Replay:
    lines = list(replay.records)
    lines[0] = replay.head.model_copy(update=facts).model_dump_json().encode()
    path = replay.path.with_name("changed.jsonl")
    path.write_bytes(b"\n".join(lines) + b"\n")
    return read_replay(path)


def test_the_receipt_is_the_same_before_the_first_card_on_resume_and_after(tmp_path: Path) -> None:
    session = start(make_head("et_bim", [HUMAN] * 4, NAMES, {}, 5), tmp_path)
    shown = session.receipt
    assert len(session.actors()) == 0
    play(session, 5)
    session.close()
    session = resume(unfinished(tmp_path)[0].path, tmp_path)
    assert session.receipt == shown
    play(session)
    session.close()
    over = read_replay(finished(tmp_path)[0])
    verdict = verify(over, shown)
    assert verdict.kept
    assert (verdict.facts["seed"], verdict.facts["salt"]) == (5, over.head.salt)
    assert again(session).receipt != shown, "another deal, another receipt"


def test_it_is_the_same_on_every_system_and_in_every_version_that_reads_it() -> None:
    head = make_head("et_bim", [HUMAN] * 4, NAMES, {}, 5).model_copy(
        update={"salt": "0123456789abcdef", "edition": 1, "options": {"b": [1, 2], "a": "é"}}
    )
    assert receipt(head) == "CWS8-ZM7J-ZMSE-25SF"
    turned = head.model_copy(update={"options": {"a": "é", "b": [1, 2]}})
    assert receipt(turned) == receipt(head), "the order of the options is nobody's choice"


def test_it_hangs_on_all_that_decides_the_deal_and_on_nothing_else(replay: Replay) -> None:
    head = replay.head
    shown = receipt(head)
    for facts in (
        {"seed": 6}, {"salt": "other"}, {"game": "other"}, {"edition": 99}, {"seats": 5},
        {"options": {**head.options, "teams": [3, 1]}},
    ):  # fmt: skip
        assert receipt(head.model_copy(update=facts)) != shown
    for facts in ({"names": list("abcd")}, {"controllers": ["random"] * 4}, {"program": "9"}):
        assert receipt(head.model_copy(update=facts)) == shown


def test_it_is_read_however_it_was_noted() -> None:
    assert len(set(LETTERS)) == 32
    for text in ("7QK2-M4XA-90TC-HB31", "7qk2 m4xa 9otc hb3l", " 7QK2M4XA9OTCHB3I\n"):
        assert read_receipt(text) == "7QK2-M4XA-90TC-HB31"


@pytest.mark.parametrize("text", ["", "7QK2", "7QK2-M4XA-90TC-HB3U", "7QK2-M4XA-90TC-HB3E-0000"])
def test_what_is_no_receipt_is_said_so(replay: Replay, text: str) -> None:
    with pytest.raises(ReceiptError) as wrong:
        verify(replay, text)
    for language in LANGUAGES:
        assert text in words(language).say(wrong.value.key, **wrong.value.facts)


def test_a_match_of_another_deal_is_found_out(replay: Replay) -> None:
    shown = receipt(replay.head)
    for facts in ({"seed": 6}, {"salt": "00"}):
        verdict = verify(changed(replay, **facts), shown)
        assert (verdict.kept, verdict.key) == (False, "receipt.other")


def test_actions_that_contradict_the_deal_are_found_out_without_a_receipt(
    replay: Replay,
) -> None:
    verdict = verify(changed(replay, seed=6))
    assert (verdict.kept, verdict.key) == (False, "receipt.line")
    assert verify(replay).key == "receipt.whole"


def others(replay: Replay) -> list[Replay]:
    """The match with one action exchanged for another legal one, for every action that has one."""
    head, rules, found = replay.head, rules_of(replay.head.game), []
    match: Any = Match(rules, head.seats, rules.options(head.seats, head.options), head.seed)
    for at, (seat, spelled) in enumerate(replay.actions):
        for legal in match.pending()[seat]:
            if legal.to_json() != spelled:
                actions = list(replay.actions)
                actions[at] = (seat, legal.to_json())
                found.append(dataclasses.replace(replay, actions=actions))
        match.submit(seat, rules.action_from_json(spelled))
    return found


def test_any_other_action_is_found_out_by_the_code_of_the_whole_match(replay: Replay) -> None:
    code, shown = course(replay), receipt(replay.head)
    assert verify(replay, code).key == "receipt.course"
    assert verify(replay, shown).key == "receipt.kept"
    forged = others(replay)
    assert len(forged) > 50
    assert all(receipt(one.head) == shown for one in forged)
    assert not any(verify(one, code).kept for one in forged)
    for facts in ({"seed": 6}, {"salt": "0"}, {"options": {"teams": [2, 2], "modules": ["non"]}}):
        assert not verify(changed(replay, **facts), code).kept
        assert not verify(changed(replay, **facts), shown).kept


def test_of_a_match_that_goes_on_neither_seed_nor_salt_is_told(tmp_path: Path) -> None:
    session = start(make_head("et_bim", [HUMAN] * 4, NAMES, {}, 5), tmp_path)
    play(session, 5)
    session.close()
    verdict = verify(read_replay(unfinished(tmp_path)[0].path), session.receipt)
    assert verdict.key == "receipt.goes-on"
    assert set(verdict.facts) == {"its", "n"}


def test_a_match_of_another_edition_cannot_be_checked_here(replay: Replay) -> None:
    other = changed(replay, edition=99)
    with pytest.raises(FileError) as wrong:
        verify(other, receipt(other.head))
    assert wrong.value.key == "store.edition"

"""Bots of Branle-bas de Wombat say why: facts that were so, and numbers that add up."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from game.ai.answering import kept
from game.core.luck import key_of
from game.games import game_of
from game.games import words as words_of
from game.games.wombat import bot, reasons
from game.games.wombat.bot import grounds, talking
from game.games.wombat.bot.beliefs import Beliefs
from game.games.wombat.bot.counting import FEATURES
from game.games.wombat.bot.head import BotHead
from game.games.wombat.bot.ledger import Claim, Gone, Ledger
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model.roles import BASIC
from game.games.wombat.rules import RULES
from game.session import make_head, start
from game.store.notes import noted
from tests.bench.wombat_learnt import DATA, LEARNT
from tests.bench.wombat_matches import Played

SEATS = 5
NAMES = ("Ana", "Hugo", "Kim", "Léo", "Zoé")
ME = 0


class Telling:
    """Keeps the reason for everything that a bot does, as a table would keep it."""

    def __init__(self, seat: int, its: Any) -> None:
        self.seat, self.its, self.told = seat, its, []  # type: ignore[var-annotated]

    def hear(self, events: Any) -> None:
        self.its.hear(events)

    def choose(self, legal: Any) -> Any:
        answer = self.its.choose(legal)
        if answer is not None:
            self.told.append((answer, kept(self.its.why(), answer, legal, "normal")))
        return answer


@cache
def told(seed: int = 11) -> list[tuple[int, Any, dict[str, Any]]]:
    options = RULES.options(SEATS, {"advanced": True, "seconds": 60})
    bots = [
        Telling(seat, bot.make("normal", seat, SEATS, options, key_of(seed, seat), DATA))
        for seat in range(SEATS)
    ]
    Played(bots, options, seed)
    return [(one.seat, done, why) for one in bots for done, why in one.told]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("fingers", "key"), [(0, "blame-first"), (2, "blame")])
def test_files_of_before_still_say_why_somebody_bad_pointed(
    language: str, fingers: int, key: str
) -> None:
    words = game_of("wombat").words(language)
    plan = {"what": "plan", "goal": "blame", "fingers": fingers}
    why = {
        "persona": "", "turn": 1, "at": 2, "action": act.Vote(2).to_json(), "ally": [0.0] * SEATS,
        "values": [{**act.Vote(2).to_json(), "value": float(fingers)}],
        "evidence": [{"seat": ME, "turn": 1, "before": 0.0, "after": 0.0, "act": plan}],
    }  # fmt: skip
    its = reasons.explained(why, ME, NAMES, words)
    assert its is not None
    assert its.because.lower() == words.say(f"why.{key}", n=fingers).lower()


def poses(why: dict[str, Any]) -> bool:
    """Whether it is the reason of somebody Bad, who judges nobody."""
    return bool(why["evidence"]) and why["evidence"][0]["act"].get("goal") == "pose"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_plan_every_vote_and_every_accusation_has_a_sentence(language: str) -> None:
    words, kinds = game_of("wombat").words(language), Counter[str]()
    for seat, done, why in told():
        if not why:
            assert not isinstance(done, act.Vote), "a vote without a reason"
            continue
        its = reasons.explained(why, seat, NAMES, words)
        assert its is not None, why
        assert its.did
        assert its.because.endswith("."), its.because
        assert not any("{" in line for line in its.lines), its.lines
        plan = why["evidence"][0]["act"].get("goal") if why["evidence"] else ""
        kinds[plan or done.kind] += 1
    assert {"lay", "fetch", "verify", "feel", "vote"} <= set(kinds), kinds


def test_trust_is_told_in_connected_steps_up_to_what_is_believed() -> None:
    judged = [why for _, done, why in told() if isinstance(done, act.Vote) and not poses(why)]
    assert judged
    for why in judged:
        steps, about = why["evidence"], why["evidence"][0]["seat"]
        for one, after in pairwise(steps):
            assert one["after"] == after["before"]
        assert steps[-1]["after"] == pytest.approx(why["ally"][about], abs=2e-4)
        worth = {each["target"]: each["value"] for each in why["values"]}
        if about in worth:
            assert worth[about] == pytest.approx(1 - why["ally"][about], abs=2e-4)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_bar_of_who_is_with_one_is_right_for_the_wicked_as_well(language: str) -> None:
    words, ends = game_of("wombat").words(language), Counter[str]()
    for seat, _, why in told():
        if why and (its := reasons.explained(why, seat, NAMES, words)) is not None:
            kinds = {"beside" if share > 0.5 else "against" for _, share in its.chances}
            ends.update({f"{poses(why)} {kind}" for kind in kinds})
    assert "True against" in ends, "the Wicked knows that nobody is with it"
    assert "True beside" not in ends
    assert "False beside" in ends
    shared = words_of(language)
    for end in ("chances", "against", "beside"):
        assert words.say(f"why.{end}") == shared.say(f"why.{end}"), "with me, not with the Good"


def test_bots_point_at_whoever_seems_worse_than_the_bound_and_all_others() -> None:
    for _, done, why in told():
        if isinstance(done, act.Vote) and not poses(why):
            worths = [each["value"] for each in why["values"]]
            assert worths[0] == max(worths)


def test_ones_missing_brick_counts_against_who_alone_spoke_of_its_spindle() -> None:
    ledger = Ledger(ME, SEATS)
    ledger.lay(100, 1, 5)
    ledger.claims.append(Claim(120, 3, 1, 2))
    assert ledger.gone(((), (6,), ()), 140) == [Gone(3, 5, 1, 40)]
    assert ledger.gone(((), (6, 5), ()), 140) == [], "it is there"
    ledger.claims.append(Claim(130, 2, 1, 2))
    assert ledger.gone(((), (6,), ()), 140) == [Gone(-1, 5, 1, 40)], "two spoke of it"
    ledger.took(1)
    assert ledger.gone(((), (6,), ()), 140) == [], "I took it myself"


def test_the_sentence_names_the_brick_the_spindle_the_time_and_who_spoke() -> None:
    beliefs = Beliefs(ME, SEATS, LEARNT, advanced=False, practice=False, weighs=1.0)
    beliefs.learn_role(ME, BASIC)
    quiet, gone = [2, *[0] * 12], [2, 0, 0, 0, 0, 0, 1, *[0] * 6]
    counts = {seat: tuple(gone if seat == 2 else quiet) for seat in range(1, SEATS)}
    assert len(quiet) == len(FEATURES)
    beliefs.see(counts, switched=False, towers=1, turn=1, details={2: (5, 1, 40)})
    group, before, after = beliefs.steps_to(2, 2)[-1]
    assert group[-1].what == "gone", "one's own loss is told, however little it weighs"
    assert after != before
    assert after == pytest.approx(beliefs.bad()[2])
    noted = {"what": "gone", "many": 1, "detail": list(group[-1].detail), "of": 1}
    entry = {"seat": 2, "turn": 1, "before": 1 - before, "after": 1 - after, "act": noted}
    why = {
        "level": "normal", "persona": "", "turn": 1, "at": 2, "ally": [1.0, 0.7, 0.4, 0.7, 0.7],
        "values": [{**act.Vote(2).to_json(), "value": 0.6}], "evidence": [entry],
    }  # fmt: skip
    its = reasons.explained(why, ME, NAMES, game_of("wombat").words("en"))
    assert its is not None
    assert "The 5 I laid on ▲ was gone 4 s later; only Kim spoke of ▲ meanwhile." in its.because
    assert (
        reasons.explained({**why, "values": []}, ME, NAMES, game_of("wombat").words("en")) is None
    )


SILENT = (0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 9, 0)
TALKS = (4, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 1, 0)


def believing(towers: int) -> Beliefs:
    """Somebody who heard seat 2 tell of nothing in a build with so many towers."""
    beliefs = Beliefs(ME, SEATS, LEARNT, advanced=False, practice=False, weighs=1.0)
    beliefs.learn_role(ME, BASIC)
    counts = {seat: SILENT if seat == 2 else TALKS for seat in range(1, SEATS)}
    beliefs.see(counts, switched=False, towers=towers)
    return beliefs


def test_silence_weighs_more_after_a_build_that_left_no_tower() -> None:
    assert believing(0).bad()[2] > believing(2).bad()[2]
    assert believing(0).bad()[2] > 1.5 / (SEATS - 1)


def suspecting(*straw: int) -> tuple[BotHead, Beliefs]:
    options = RULES.options(SEATS, {})
    its = bot.make("normal", ME, SEATS, options, 3, DATA)
    assert isinstance(its, ThinkingBot)
    RULES.apply(its.view, ev.VotesOpened(straw))
    its.beliefs.learn_role(ME, BASIC)
    return its.head, its.beliefs


def test_of_suspects_alike_the_final_vote_goes_where_most_fingers_were() -> None:
    head, beliefs = suspecting(act.SKY, 3, 3, act.SKY, act.SKY)
    assert talking.choice(head, beliefs, final=True) == 3
    sway = {seat: SILENT if seat == 2 else TALKS for seat in range(1, SEATS)}
    beliefs.see(sway, switched=False, towers=0)
    beliefs.swayed[2] += 2
    beliefs.turn(switched=True)
    assert talking.choice(head, beliefs, final=True) == 2, "but not far from what one believes"


def test_who_accuses_tells_first_what_was_lost() -> None:
    head, beliefs = suspecting(*[act.SKY] * SEATS)
    counts = {seat: SILENT if seat == 2 else TALKS for seat in range(1, SEATS)}
    beliefs.see(counts, switched=False, towers=0, details={2: (5, 1, 40)})
    talking.prepare(head, beliefs)
    assert [one.spelled for one in head.phrases] == ["robbed:B", "accuse:2"]


def test_at_a_table_for_learning_no_reason_is_told_while_it_is_dark(
    tmp_path: Path,
) -> None:
    head = make_head(
        "wombat",
        ["normal"] * 3,
        list(NAMES[:3]),
        {"beginner": True, "seconds": 60},
        5,
        training=True,
    )
    session = start(head, tmp_path)
    try:
        for _ in range(4000):
            session.hurry()
            if len(session.actors()) > 60 and noted(session.as_replay()).reasons:
                break
            sleep(0.001)
        assert noted(session.as_replay()).reasons, "bots had reasons"
        assert session.reasons() == {}
    finally:
        session.close()


def test_noting_a_reason_changes_nothing_that_a_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:

    options = RULES.options(3, {"practice": True, "seconds": 60})

    def played() -> list[Any]:
        bots = [bot.make("normal", seat, 3, options, key_of(5, seat), DATA) for seat in range(3)]
        return Played(bots, options, 5).done

    noting = played()
    monkeypatch.setattr(grounds, "planned", lambda *_: {})
    assert played() == noting

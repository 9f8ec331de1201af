"""Reasons: what a choice was made of, and that every number told of it is one of its own."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from game.ai.answering import kept
from game.core.seats import Seat
from game.games import rules_of, words
from game.gangs.bot import make
from game.gangs.bot.policy import aimed_at
from game.gangs.hindsight import hindsight
from game.gangs.model.actions import ACTIONS
from game.gangs.reasons import explained
from game.match import Match
from game.replaying.again import play_again
from game.store.learned import read_learned
from game.store.notes import noted
from game.tour import thought_out

LEARNT = read_learned("et_bim")

LEVELS = ("easy", "normal", "hard", pytest.param("expert", marks=pytest.mark.slow))
MODULES = {"modules": ["oups", "non"]}


def choices(level: str, seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, Any]]:
    """Play a match; yield every bot that has just chosen, and what."""
    rules = rules_of("et_bim")
    complete = rules.options(seats, options)
    match: Match[Any, Any, Any] = Match(rules, seats, complete, seed)
    bots = [make(level, seat, seats, complete, seed + seat, LEARNT) for seat in range(seats)]
    heard = [0] * seats
    while (asked := next(iter(match.pending()), None)) is not None:
        events = match.observations(asked, heard[asked])
        heard[asked] += len(events)
        bots[asked].hear(events)
        action = bots[asked].choose(match.pending()[asked])
        yield bots[asked], action
        match.submit(Seat(asked), action)


@pytest.mark.parametrize("level", LEVELS)
def test_the_parts_of_a_value_add_up_to_it(level: str) -> None:
    tried = set()
    for bot, action in choices(level, 5, 3, **MODULES):
        why = bot.why()
        assert why["action"] == action.to_json()
        for each in why["values"]:
            if each["kind"] == "attempt":
                continue
            assert sum(each["parts"].values()) == pytest.approx(each["value"], abs=0.05)
            tried.add(each["kind"])
        assert json.loads(json.dumps(why)) == why
    assert {"throw", "answer"} <= tried


@pytest.mark.parametrize("level", LEVELS)
def test_evidence_ends_near_what_is_believed_and_names_acts_of_the_match(level: str) -> None:
    told = 0
    for bot, action in choices(level, 4, 11):
        why = bot.why()
        place = aimed_at(action, bot.view)
        for act in why["evidence"]:
            told += 1
            assert 0 <= act["before"] <= 1
            assert 0 <= act["after"] <= 1
            assert abs(act["after"] - act["before"]) >= 0.009
            assert 1 <= act["turn"] <= bot.view.turn_number
            assert 0 <= act["seat"] < 4
            assert act["act"]["kind"] in ("throw", "second", "answer")
        assert len(why["evidence"]) <= 3
        assert place is not None or not why["evidence"]
        turns = [act["turn"] for act in why["evidence"]]
        assert turns == sorted(turns)
    assert told


def test_the_last_act_leaves_the_chance_where_it_is_believed_to_be() -> None:
    compared = 0
    for bot, action in choices("hard", 4, 5):
        steps = bot.weights()[0].steps
        place = aimed_at(action, bot.view)
        if place is None or place >= 4 or place == bot.seat or not steps:
            continue
        tile = bot.view.tile_at[place]
        for act in bot.why()["evidence"]:
            if act["turn"] == steps[-1].turn and act["act"] is steps[-1].act:
                assert act["after"] == pytest.approx(bot.faith().ally[place], abs=0.002)
                compared += 1
        assert tile >= 0
    assert compared


def test_asking_why_changes_nothing() -> None:
    def played(*, asked: bool) -> list[Any]:
        acts = []
        for bot, action in choices("hard", 6, 2):
            if asked:
                bot.why()
            acts.append(action)
        return acts

    assert played(asked=True) == played(asked=False)


def test_every_action_that_was_weighed_can_be_read_back() -> None:
    for bot, _ in choices("normal", 4, 8, **MODULES):
        for each in bot.why()["values"]:
            spelled = {key: each[key] for key in each if key not in ("value", "parts")}
            assert ACTIONS.read(each).to_json() == spelled


# ---------------------------------------------------------------- sentences

HURTING = ("D10", "D20", "D30")
NAMES = ["Rosa", "Hugo", "Ana", "Kim", "Léo"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_sentence_names_the_act_that_moved_the_belief_most(level: str) -> None:
    said = words("fr", "et_bim")
    named = 0
    for bot, action in choices(level, 5, 7, **MODULES):
        legal = [ACTIONS.read(each) for each in bot.why()["values"]]
        why = kept(bot.why(), action, legal, level)
        its = explained(why, bot.seat, NAMES, said)
        assert its is not None
        assert its.because
        assert not re.search(r"\d[.,]\d|%", its.because), "no number is told"
        at, acts = why["at"], why["evidence"]
        if action.to_json().get("card") in HURTING and acts and 0.005 < why["ally"][at] < 0.5:
            most = max(acts, key=lambda act: abs(act["after"] - act["before"]))
            if most["after"] < most["before"]:
                assert {NAMES[most["seat"]], NAMES[at]} <= set(re.findall(r"\w+", its.because))
                named += 1
        assert [act.text for act in its.seen] == [line for line in its.lines if "%" in line]
        assert [picture_of(each) for each in why["values"]] == [o.picture for o in its.options]
        values = [each["value"] for each in why["values"]]
        best = max(range(len(values)), key=values.__getitem__)
        assert its.options[best].share == 1
        assert its.stake >= max(values) - min(values)
        assert bool(its.stake) <= (len(values) > 1), "where there was no choice nothing hung on it"
        assert dict(its.chances) == {
            seat: share for seat, share in enumerate(why["ally"][:5]) if seat != bot.seat
        }
    assert named > 1


def reason(share: float, *acts: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A reason of Kim's for what they do to Ana, whom they think to be with them by a share."""
    throw = {"kind": "throw", "card": "D20" if share < 0.5 else "HEAL", "target": 2}
    return {
        "action": throw, "values": [{**throw, "value": 1.0}], "turn": 9, "level": "hard",
        "persona": "", "at": 2, "ally": [0.5, 0.1, share, 1.0, 0.9], "evidence": list(acts), **more,
    }  # fmt: skip


def hit(seat: int, target: int, before: float, after: float, **more: Any) -> dict[str, Any]:
    act = {"kind": "throw", "card": "D10", "target": target}
    return {"seat": seat, "turn": 4, "act": act, "before": before, "after": after, **more}


AT_ANA = {"about": "target", "other": 0.1}
HEALED = {"act": {"kind": "throw", "card": "HEAL", "target": 0}, "about": "author", "other": 0.9}
SENTENCES: list[tuple[dict[str, Any], str, str]] = [
    (reason(0.6, hit(4, 2, 0.4, 0.6, **AT_ANA)),
     "Léo a tiré sur Ana, et Léo n’était sûrement pas avec moi : Ana l’est donc peut-être.",
     "Léo shot at Ana, and Léo was surely not with me: so Ana perhaps is."),
    # what moved it most speaks against the act: it is no reason for it
    (reason(0.3, hit(4, 2, 0.2, 0.3, **AT_ANA)),
     "Ana me semblait plutôt contre moi, et rien de mieux à viser.",
     "Ana seemed rather against me, and there was nothing better to aim at."),
    (reason(0.05, hit(4, 2, 0.02, 0.05, **AT_ANA)),
     "de tout le monde, c’est Ana que je croyais le moins avec moi.",
     "of everybody, Ana was the one I thought least with me."),
    (reason(0.9, hit(2, 0, 0.5, 0.9, **HEALED)),
     ("Ana a donné un coup de main à Rosa, et Rosa était sûrement avec moi : Ana l’est donc "
      "sûrement."),
     "Ana gave Rosa a hand, and Rosa was surely with me: so Ana surely is."),
    (reason(0.1, hit(2, 3, 0.5, 0.1, about="author", other=1.0)),
     "Ana m’a tiré dessus : Ana n’est donc sûrement pas avec moi.",
     "Ana shot at me: so Ana is surely not with me."),
    # it moved against what its other end would explain: no more is said than that it moved
    (reason(0.3, hit(4, 2, 0.5, 0.3, **AT_ANA)),
     "Léo a tiré sur Ana : depuis, Ana me paraît plus louche.",
     "Léo shot at Ana: since then Ana has looked shadier to me."),
    # the tile that lies before Ana now was at neither end of it, or an older file does not say
    (reason(0.6, hit(4, 0, 0.4, 0.6)),
     "Léo a tiré sur Rosa : depuis, Ana me paraît moins louche.",
     "Léo shot at Rosa: since then Ana has looked less shady to me."),
    (reason(0.4), "rien appris encore sur Ana, et rien de mieux à viser.",
     "nothing learnt of Ana yet, and nothing better to aim at."),
    (reason(1.0, hit(4, 2, 0.4, 0.6, **AT_ANA)), "Ana est avec moi, je le savais.",
     "Ana is with me, I knew that."),
]  # fmt: skip


def check_because(why: dict[str, Any], french: str, english: str) -> None:
    for language, sentence in (("fr", french), ("en", english)):
        its = explained(why, 3, NAMES, words(language, "et_bim"))
        assert its is not None
        assert " ".join(its.because.split()) == sentence


@pytest.mark.parametrize(("why", "french", "english"), SENTENCES)
def test_because_is_said_as_far_as_it_was_reckoned_and_no_further(
    why: dict[str, Any], french: str, english: str
) -> None:
    check_because(why, french, english)


def answered(card: str | None, *others: dict[str, Any]) -> dict[str, Any]:
    """A reason of Kim's for an answer to Ana's 20, and what else they could have done."""
    answer = {"kind": "answer", "card": card}
    mine = {**answer, "value": 0.0, "parts": {"bim": 0.3, "bim_out": 9.0} if card else {}}
    return {**reason(0.4), "action": answer, "values": [mine, *others], "answered": "D20"}


BACK = {"kind": "answer", "card": "BIM", "value": -6.0}
ANSWERS: list[tuple[dict[str, Any], str, str]] = [
    (answered(None), "pas d’Et Bim ! en main contre le 20 d’Ana.",
     "no Et Bim! in hand against the 20 from Ana."),
    ({**answered(None), "answered": "HEAL"}, "le soin d’Ana me fait du bien.",
     "the healing from Ana does me good."),
    # an older file does not say which card it was
    ({**answered(None), "answered": None}, "pas d’Et Bim ! en main contre la carte d’Ana.",
     "no Et Bim! in hand against the card from Ana."),
    (answered(None, {**BACK, "parts": {"bim": -2.0, "bim_hurt": 0.5}}),
     "je garde de quoi répondre à pire que le 20 d’Ana.",
     "I am keeping my answer for something worse than the 20 from Ana."),
    (answered(None, {**BACK, "parts": {"bim": -0.5, "bim_friend": -6.0}}),
     "renvoyer le 20 aurait blessé Ana, qui est avec moi.",
     "sending back the 20 would have hurt Ana, who is with me."),
    (answered("BIM"), "le 20 d’Ana m’aurait fait trop mal.",
     "the 20 from Ana would have hurt me too much."),
]  # fmt: skip


@pytest.mark.parametrize(("why", "french", "english"), ANSWERS)
def test_an_answer_is_explained_by_what_could_be_answered(
    why: dict[str, Any], french: str, english: str
) -> None:
    check_because(why, french, english)


def test_who_acts_from_habit_says_which_habit_it_is() -> None:
    said = words("en", "et_bim")
    for who, because in (
        ("kim", "the last blow I took came from Ana, and I usually give them back."),
        ("iris", "nobody had more damage than Ana, and that is where I usually strike."),
        ("zoe", "nobody had less damage than Ana, and that is where I usually strike."),
        (
            "hugo",
            "Ana had neither the most damage nor the least, and that is where I usually strike.",
        ),
    ):
        its = explained(reason(0.4, habit=True, persona=who), 3, NAMES, said)
        assert its is not None
        assert its.because == because
        assert said.say(f"persona.{who}") not in its.because, "its portrait stands in the lobby"
    nobody = explained(reason(0.4, habit=True), 3, NAMES, said)
    assert nobody is not None
    assert nobody.because == "it is a habit of mine."


def test_bars_are_as_long_as_their_words_say() -> None:
    throws = [{"kind": "throw", "card": "D10", "target": at} for at in range(4)]
    worths = (3.0, 3.0, 2.5, -8.0)
    assert compared(throws, worths) == [
        ("my choice", 1.0), ("just as good", 1.0), ("a little worse", 0.75), ("far worse", 0.1)
    ]  # fmt: skip


def test_what_seemed_better_than_the_choice_has_a_longer_bar_and_says_so() -> None:
    throws = [{"kind": "throw", "card": "D10", "target": at} for at in range(4)]
    assert compared(throws, (1.0, 3.0, 2.5, -8.0)) == [
        ("my choice", 0.4), ("the best, on paper", 1.0), ("better, on paper", 0.75),
        ("far worse", 0.1),
    ]  # fmt: skip
    assert compared(throws, (3.0, 3.05, 3.0, 2.95)) == [
        ("my choice", 1.0), *[("just as good", 1.0)] * 3
    ]  # fmt: skip


def compared(throws: list[dict[str, Any]], worths: tuple[float, ...]) -> list[tuple[str, float]]:
    """What is said of throws that were worth so much, the first of which was chosen."""
    values = [{**one, "value": its} for one, its in zip(throws, worths, strict=True)]
    its = explained(
        {**reason(0.4), "action": throws[0], "values": values}, 4, NAMES, words("en", "et_bim")
    )
    assert its is not None
    return [(one.worth, one.share) for one in its.options]


def picture_of(each: Any) -> str:
    """What the card of a choice looks like, from its plain data; a sign where none is played."""
    card = each.get("card") or {"replay": "recycle", "second": "swap"}.get(each["kind"])
    if card is None:
        return {"answer": "icon_aim", "mulligan": "icon_hand"}[each["kind"]]
    return f"mini_{card.lower()}"


@pytest.mark.parametrize(("language", "nothing"), [("fr", "0,0"), ("en", "0.0")])
def test_nothing_is_written_without_a_sign_that_says_less(language: str, nothing: str) -> None:
    said = words(language)
    assert said.number(-0.04) == said.number(0.04) == nothing
    assert said.number(-0.04, sign=True) == f"+{nothing}"
    assert said.number(-0.06)[0] == "−"


@pytest.mark.slow
def test_what_an_expert_does_in_the_end_is_what_it_explains() -> None:
    said = words("en", "et_bim")
    for bot, action in itertools.islice(choices("expert", 4, 3), 8):
        why = bot.why()
        assert why["action"] == action.to_json()
        legal = [ACTIONS.read(each) for each in why["values"]]
        its = explained(kept(why, action, legal, "expert"), bot.seat, NAMES, said)
        assert its is not None
        assert its.did == its.options[0].done


def test_a_reason_that_says_nonsense_is_not_told() -> None:
    said = words("en", "et_bim")
    why = {"action": {"kind": "throw", "card": "D10", "target": 9}, "values": [], "ally": []}
    assert explained(why, 0, NAMES, said) is None


def test_hindsight_sets_the_belief_of_each_decision_beside_its_truth() -> None:
    replay = thought_out("et_bim", 6)
    facts: list[int] = []
    match = play_again(replay, facts)
    reasons = noted(replay).reasons
    acts = [seat for seat, _ in replay.actions]
    state = match.rules.initial(6, match.options)
    book = match.open_book()
    found = hindsight(state, book, facts, acts, reasons)
    assert {seat for seat, _ in found} == set(range(6))
    for (seat, other), points in found.items():
        assert seat != other
        assert [point.part for point in points] == sorted(point.part for point in points)
        assert all(0 <= point.part <= 1 for point in points)
    sure = [(p.chance, p.friend) for points in found.values() for p in points if p.chance in (0, 1)]
    assert sure
    assert all((chance == 1) is friend for chance, friend in sure), "who knows is right"

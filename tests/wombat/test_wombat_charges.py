"""Charges: whom a debate accuses, and what all know against them; what nobody said of the light."""

from __future__ import annotations

from typing import Any

import pytest

from game.games import words
from game.games.wombat.board import Board
from game.games.wombat.board.charges import (
    NO_FACT,
    Fact,
    against,
    charge_said,
    charges,
    lit_facts,
)
from game.games.wombat.board.evidence import OTHER, Claim, rows_of
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.model.places import TURNED
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES

HEADS = tuple(f"head_{who}_calm" for who in ("ana", "rosa", "hugo", "kim", "lou", "max"))
NAMES = ("Ana", "Rosa", "Hugo", "Kim", "Lou", "Max")
STACKS = ((6, 5, 4, 3, 2, 1), (6, 5), (6, 2, 1))
HANDS = (0, 5, 4), (1, 0), (2, 5, 2), (3, 2), (4, 9), (5, 7)
"""Hands at the light: the first one holds what ▲ lacks, another one something else."""
HEARD = {0: 850, 1: 700, 2: 880}
"""When towers clacked last, of 900 ticks: ▲ lacked its next brick for 20 s."""


def lit_debate(*claims: Claim, opened: tuple[int, ...] = (), **given: Any) -> tuple[State, Any]:
    """A view of a debate of six, and what was said."""
    view = State(RULES.options(6, {"touch": "own", **given}))
    view.phase, view.number = at.DEBATE, 1
    shadows = given.get("touch") == "shadows"
    view.lit = (STACKS, ((),) * 9, tuple(hand[shadows:] for hand in HANDS))
    view.opened = opened
    return view, claims


def said_in_the_dark(seat: int, phrase: str) -> Claim:
    return Claim(500, seat, phrase_of(phrase), phrase)


def argued(seat: int, phrase: str, tick: int = 40) -> Claim:
    return Claim(tick, seat, phrase_of(phrase), phrase, argued=True)


def test_an_accusation_stands_with_what_all_know_against_the_accused() -> None:
    view, claims = lit_debate(
        said_in_the_dark(3, "count:C:5"), said_in_the_dark(2, "done:B"), argued(4, "robbed:A"),
        argued(4, "accuse:0"), argued(3, "accuse:0", 60), argued(0, "accuse:3", 80),
        argued(1, "accuse:2", 90), opened=(3, 0, 0, 0, 0, -1),
    )  # fmt: skip
    view.tick = 100
    most, *others = charges(view, claims, range(6), HEARD)
    assert (most.accused, most.by) == (0, (4, 3))
    assert most.facts == (
        Fact("awaited", place=1, size=4, many=20), Fact("silent"), Fact("fingers", many=2),
    )  # fmt: skip
    by = {one.accused: one for one in others}
    assert by[3].facts[0] == Fact("there", place=2, many=5, shown=3)
    assert by[2].facts[:2] == (Fact("done", place=1, many=6, shown=2), Fact("held", size=2))
    assert not most.fresh
    assert by[2].fresh
    view.phase, view.tick = at.FINAL, 1
    assert not any(one.fresh for one in charges(view, claims, range(6))), (
        "in the vote nobody has just spoken"
    )
    for language in ("fr", "en"):
        said = words(language, "wombat")
        every = [charge_said(fact, NAMES, said) for one in (most, *others) for fact in one.facts]
        assert all("{" not in text for text in every)


def test_why_people_accuse_they_say_themselves() -> None:
    view, claims = lit_debate(
        said_in_the_dark(2, "done:B"), argued(1, "robbed:B"), argued(1, "accuse:2"),
        argued(4, "accuse:2", 60), argued(3, "accuse:0", 70),
    )  # fmt: skip
    mixed, other = charges(view, claims, {3, 4})
    assert (mixed.by, mixed.facts, mixed.said) == ((1, 4), (), ""), "one of them alone said it"
    [alone] = charges(view, claims[:3], ())
    assert (alone.by, alone.said) == ((1,), "robbed:B")
    assert other.facts
    assert not other.said
    assert all(not one.facts for one in charges(view, claims, ()))
    board = Board(view, 4, NAMES, words("en", "wombat"))
    plain = board.log.take_in(ev.Said(3, phrase_of("accuse:0")), view)
    board.faces = list(HEADS)
    told = board.log.take_in(ev.Said(3, phrase_of("accuse:0")), view)
    assert plain is not None
    assert told is not None
    assert told.text.startswith(plain.text)
    assert told.text != plain.text


def test_who_comes_to_accuse_another_accuses_nobody_before() -> None:
    view, claims = lit_debate(argued(1, "accuse:2"), argued(1, "accuse:3", 60))
    assert [(one.accused, one.by) for one in charges(view, claims, range(6))] == [(3, (1,))]


def test_one_claim_is_held_against_somebody_once() -> None:
    hollow = Claim(500, 5, phrase_of("count:B:5"), "count:B:5", hollow=True)
    view, claims = lit_debate(hollow, argued(1, "accuse:5"))
    [one] = charges(view, claims, range(6))
    assert [fact.key for fact in one.facts] == ["less"]
    other = Claim(510, 5, phrase_of("count:A:3"), "count:A:3", hollow=True)
    view, claims = lit_debate(hollow, other, argued(1, "accuse:5"))
    [one] = charges(view, claims, range(6))
    assert Fact("hollow", place=0, many=3) in one.facts, "another claim stands beside it"


def test_where_nothing_that_all_know_speaks_against_somebody_it_says_so() -> None:
    view, claims = lit_debate(said_in_the_dark(5, "have:2"), argued(1, "accuse:5"))
    [one] = charges(view, claims, range(6))
    assert one.facts == (NO_FACT,)


def test_paws_without_owners_speak_against_nobody() -> None:
    view, claims = lit_debate(said_in_the_dark(0, "have:1"), touch="shadows")
    assert list(against(view, 0, claims)) == []
    assert Fact("paw-awaited", place=1, size=4, many=20) in lit_facts(view, claims, HEARD)
    assert Fact("paw-lacked", place=1, size=4) in lit_facts(view, claims)


def test_a_brick_in_a_paw_is_a_strong_charge_only_where_it_was_awaited() -> None:
    def held(*claims: Claim, at: int = 5, loose: int = 0, heard: Any = HEARD) -> tuple[str, ...]:
        view, _ = lit_debate()
        zones = ((loose,), *((),) * 8) if loose else ((),) * 9
        view.lit = STACKS, zones, ((0, at, 4), *HANDS[1:])
        keys = [one.key for one in against(view, 0, claims, heard)]
        shown = [one.key for one in lit_facts(view, claims, heard) if one.seat == 0]
        assert [key for key in keys if key in ("awaited", "lacked")] == shown
        return tuple(shown)

    assert held() == held(loose=5) == ("awaited",)
    assert held(loose=4) == ("lacked",), "it might have been any other 4"
    assert held(heard={**HEARD, 1: 850}) == ("lacked",), "▲ wanted it only at the end"
    assert held(heard=None) == ("lacked",), "nobody knows since when"
    assert held(at=1) == ("lacked",), "it is at work there"
    late, early = (Claim(tick, 0, phrase_of("robbed:B"), "") for tick in (870, 300))
    assert held(late) == ("lacked",), "it has just said so"
    assert held(early) == ("awaited",)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_weak_charge_is_worded_as_one(language: str) -> None:
    said = words(language, "wombat")
    for kind in ("charge", "clue", "unsaid"):
        weak, strong = (charge_said(Fact(key, 0, 1, 4, 20), NAMES, said, kind)
                        for key in ("lacked", "awaited"))  # fmt: skip
        assert weak != strong
        assert "20" not in weak


def test_a_hand_with_two_bricks_that_towers_lacked_is_told_of_both() -> None:
    view, claims = lit_debate()
    hands = ((0, 9, 4, 1), *view.lit[2][1:])
    view.lit = ((6, 5, 4, 3, 2), (6, 5), (6,)), view.lit[1], hands
    wanted = {(0, 1), (1, 4)}
    for facts in (lit_facts(view, claims, {}), against(view, 0, claims, {})):
        assert {(one.place, one.size) for one in facts if one.key == "awaited"} == wanted


@pytest.mark.parametrize(("shades", "paw"), [({2: 0, 6: 5}, 6), ({2: 5, 6: 5}, 0)])
def test_the_light_tells_a_paw_s_number_only_where_one_paw_stopped(
    shades: dict[int, int], paw: int
) -> None:
    view, claims = lit_debate(touch="shadows")
    view.shades = shades
    key = "numbered-awaited" if paw else "paw-awaited"
    fact = Fact(key, place=1, size=4, many=20, paw=paw)
    assert fact in lit_facts(view, claims, HEARD)
    for language in ("fr", "en"):
        text = charge_said(fact, NAMES, words(language, "wombat"), "unsaid")
        assert ("6" in text) is bool(paw)
        assert not any(name in text for name in NAMES), "whose paw it was nobody is told"


def test_what_speaks_against_somebody_is_the_same_for_all_who_look() -> None:
    tables = []
    for viewer in (0, 3, None):
        view, claims = lit_debate(said_in_the_dark(3, "count:C:5"), argued(4, "accuse:0"))
        for seat in range(6):
            view.roles[seat] = "wicked" if seat == viewer else ""
            view.hands[seat].sizes = [6] if seat == viewer else []
        tables.append((charges(view, claims, range(6)), lit_facts(view, claims)))
    assert tables[0] == tables[1] == tables[2]


def test_the_light_says_what_nobody_said() -> None:
    view, claims = lit_debate(said_in_the_dark(3, "count:C:5"), said_in_the_dark(2, "have:2"))
    lower, untold = Fact("lower", place=2, many=5, shown=3), Fact("untold", place=1)
    strong = lit_facts(view, claims, HEARD)
    assert strong == (Fact("awaited", 0, 1, 4, 20), lower, untold)
    weak = lit_facts(view, claims)
    assert weak == (lower, Fact("lacked", 0, 1, 4), untold)
    for language in ("fr", "en"):
        for fact in (*strong, *weak):
            assert "{" not in charge_said(fact, NAMES, words(language, "wombat"), "unsaid")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_log_says_of_an_accusation_what_speaks_for_it(language: str) -> None:
    said = words(language, "wombat")
    view, _ = lit_debate()
    board = Board(view, 4, NAMES, said)
    board.faces = list(HEADS)
    view.roles = ["" for _ in view.roles]
    line = board.log.take_in(ev.Said(3, phrase_of("accuse:0")), view)
    assert line is not None
    for fact in against(view, 0, [argued(3, "accuse:0")]):
        assert charge_said(fact, NAMES, said) in line.text


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_log_holds_every_clue_of_the_light(language: str) -> None:
    said = words(language, "wombat")
    view, _ = lit_debate()
    line = Board(view, 4, NAMES, said).log.take_in(ev.PhaseBegan(at.DEBATE, 1), view)
    assert line is not None
    clues = lit_facts(view, ())
    assert len(clues) > 3, "more than the board shows in one line"
    for fact in clues:
        assert charge_said(fact, NAMES, said, "clue") in line.text


def test_the_fingers_of_who_accuses_are_no_reason() -> None:
    opened = (-1, 0, 0, 0, -1, -1)
    accused = [argued(seat, "accuse:5") for seat in (1, 2, 3)]
    for by, fingers in ((), 3), ((1,), 2), ((1, 2), 0), ((1, 2, 3), 0):
        view, claims = lit_debate(*accused, *(argued(seat, "accuse:0") for seat in by),
                                  said_in_the_dark(0, "have:5"), opened=opened)  # fmt: skip
        facts = list(against(view, 0, claims))
        assert sum(one.many for one in facts if one.key == "fingers") == fingers, by
        assert facts[0].key != "fingers", "something else is known"


def test_what_was_corrected_in_the_dark_speaks_against_nobody() -> None:
    for last, key in ("count:C:3", None), ("robbed:C", None), ("count:C:6", "less"):
        dark = [said_in_the_dark(1, phrase) for phrase in ("count:C:5", "done:C", last)]
        view, claims = lit_debate(*dark, argued(1, "accuse:0"), argued(0, "accuse:1"))
        lower = [one.key for one in against(view, 1, claims) if one.key in ("less", "done", "gone")]
        assert lower == ([key] if key else [])
        marks = [row.mark for row in rows_of(claims, 1, STACKS, ())]
        assert (OTHER in marks) == bool(key), "the panel says the same"


def test_what_an_accuser_said_is_never_held_against_the_accused() -> None:
    for phrase in ("count:C:5", "done:C", "count:B:4", "robbed:C"):
        accusers = [argued(seat, "accuse:3") for seat in (0, 1, 4)]
        for saying in (0, 1, 4):
            view, claims = lit_debate(said_in_the_dark(saying, phrase), *accusers,
                                      said_in_the_dark(3, "have:2"))  # fmt: skip
            [one] = charges(view, claims, range(6))
            assert one.by == (0, 1, 4)
            assert one.facts == (NO_FACT,), "the paw lies at ■, of which nobody else spoke"


def hollow_facts(
    viewer: int | None, *heard: tuple[int, ev.Event], bases: bool = False
) -> dict[int, list[tuple[int, int]]]:
    """What is held against each seat as told without a clack: which tower, and how high."""
    view, _ = lit_debate()
    view.phase, view.lit = at.BUILD, ()
    board = Board(view, viewer, NAMES, words("fr", "wombat"))
    board.faces = list(HEADS)
    board.log.take_in(ev.BuildBegan(1, bases=bases), view)
    for tick, event in heard:
        view.tick = tick
        board.log.take_in(event, view)
    lit, _ = lit_debate()
    view.lit, view.phase, view.tick = lit.lit, at.DEBATE, 1
    for accused in range(6):
        board.log.take_in(ev.Said((accused + 1) % 6, phrase_of(f"accuse:{accused}")), view)
    return {one.accused: told for one in board.layout(view).furniture.charges
            if (told := [(its.place, its.many) for its in one.facts if its.key == "hollow"])
            }  # fmt: skip


def test_a_height_told_where_nothing_clacked_speaks_against_who_told_it() -> None:
    for viewer in (0, 3, None):
        assert hollow_facts(
            viewer, (10, ev.Clacked(1)), (20, ev.Said(2, phrase_of("count:B:1"))),
            (50, ev.Said(5, phrase_of("robbed:C"))), (55, ev.Said(5, phrase_of("count:C:3"))),
            (65, ev.Said(4, phrase_of("count:B:2"))), (70, ev.Said(0, phrase_of("count:B:2"))),
            (75, ev.Said(1, phrase_of("count:A:5"))), (90, ev.Clacked(0)),
        ) == {1: [(0, 5)], 4: [(1, 2)]}  # fmt: skip


def test_every_clack_before_a_claim_counts_whoever_spoke_of_it_first() -> None:
    laid, other = ev.Clacked(0), ev.Clacked(1)
    first, five, done = (
        ev.Said(seat, phrase_of(said))
        for seat, said in ((2, "count:A:4"), (4, "count:A:5"), (4, "done:A"))
    )
    assert hollow_facts(None, (10, laid), (300, five)) == {}, "people are slow"
    assert hollow_facts(None, (100, laid), (105, first), (112, five), (140, done)) == {}
    late = hollow_facts(None, (100, laid), (105, first), (112, five), (170, done))
    assert late == {4: [(0, 6)]}, "no clack since, and none for long"
    assert hollow_facts(None, (100, five), (106, laid)) == {}, "said while it was laid"
    assert hollow_facts(None, (100, five), (106, other)) == {4: [(0, 5)]}
    assert hollow_facts(None, (100, five), (130, laid)) == {4: [(0, 5)]}
    clacked = ev.Clacked(TURNED.index(0))
    assert hollow_facts(None, (90, clacked), (95, ev.Scraped()), (99, five)) == {}
    assert hollow_facts(None, (90, laid), (95, ev.Scraped()), (99, five)) == {4: [(0, 5)]}


@pytest.mark.parametrize(("bases", "high"), [(False, 0), (True, 1)])
def test_a_tower_told_to_be_as_it_began_needs_no_clack(bases: bool, high: int) -> None:
    heard = (20, ev.Said(4, phrase_of(f"count:A:{high}")))
    assert hollow_facts(None, heard, bases=bases) == {}
    assert hollow_facts(None, heard, bases=not bases) == {4: [(0, high)]}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_whatever_the_light_says_at_large_fits_one_line_as_well(language: str) -> None:
    said = words(language, "wombat")
    for touch in ("own", "shadows"):
        view, claims = lit_debate(said_in_the_dark(3, "count:C:5"), touch=touch)
        for numbered in (False, True):
            if numbered:
                view.shades = {paw: view.lit[2][paw][0] for paw in range(1, 6)}
            for fact in (*lit_facts(view, claims), *lit_facts(view, claims, HEARD)):
                clue = charge_said(fact, NAMES, said, "clue")
                assert "{" not in clue
                assert len(clue) < len(charge_said(fact, NAMES, said, "unsaid"))

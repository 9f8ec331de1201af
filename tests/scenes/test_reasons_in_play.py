"""Reasons while a match goes on: a bot that says why names no card that it still holds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from game.core.endings import ReasonText
from game.games import game_of
from game.games.mets_ton_slip.model.actions import Keep
from game.games.mets_ton_slip.model.cards import SLIP
from game.scenes.after.course import played_through
from game.scenes.after.decisions import sentences
from game.scenes.after.why import WhyScene
from game.scenes.kit import Kit
from game.store.replays import Replay
from game.tour import thought_out
from tests.slow import slow

GAMES = ("et_bim", "witty_zibi", "mets_ton_slip", "le_boulet")


@cache
def thought(game: str) -> Replay:
    return thought_out(game, 4)


def told(kit: Kit, game: str, *, over: bool) -> dict[int, ReasonText]:
    whole = thought(game)
    course = played_through(whole)
    return sentences(whole.head, course.actors, course.reasons, kit.words(game), over=over)


@pytest.mark.parametrize("game", [GAMES[0], *slow(GAMES[1:2]), *GAMES[2:]])
def test_what_else_could_have_been_done_waits_for_the_end(kit: Kit, game: str) -> None:
    then, after = told(kit, game, over=False), told(kit, game, over=True)
    assert len(then) > 10
    compared = 0
    for at, its in then.items():
        assert len(its.options) == 1, "what was done, and nothing else"
        others = {one.done for one in after[at].options[1:]} - {its.did}
        compared += len(others)
        assert not [one for one in others if one in its.because]
    assert compared > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_in_play_is_the_same_whatever_else_was_weighed(kit: Kit, game: str) -> None:
    """The same act, weighed against other cards of the hand, or against none, reads alike."""
    whole = thought(game)
    course, words = played_through(whole), kit.words(game)
    alone = {at: {**why, "values": why["values"][:1]} for at, why in course.reasons.items() if why}
    assert any(len(why["values"]) > 1 for why in course.reasons.values() if why)
    assert told(kit, game, over=False) == sentences(
        whole.head, course.actors, alone, words, over=False
    )


def test_a_card_kept_of_three_is_not_named_in_play(kit: Kit) -> None:
    reasons = game_of("mets_ton_slip").reasons
    assert reasons is not None
    why = {
        "persona": "", "turn": 3, "evidence": [], "left": [6, 6, 6], "at": None,
        "values": [{**Keep(SLIP).to_json(), "value": 0.4, "parts": {"0": 0.4}}],
    }  # fmt: skip
    words = kit.words("mets_ton_slip")
    assert reasons.explained(why, 0, ("Ana", "Rosa", "Hugo"), words) is not None
    assert reasons.explained(why, 0, ("Ana", "Rosa", "Hugo"), words, over=False) is None


@pytest.mark.slow
def test_wombat_tells_no_reason_before_its_end(kit: Kit) -> None:
    assert told(kit, "wombat", over=True)
    assert told(kit, "wombat", over=False) == {}


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_whoever_takes_a_card_in_play_does_not_say_what_they_hold(kit: Kit, game: str) -> None:
    words = kit.words(game)
    then, after = told(kit, game, over=False), told(kit, game, over=True)
    taken = [at for at, its in after.items() if its.did == words.say("why.take")]
    assert taken
    empty = words.say("why.take-empty", card="").rstrip(". ").lower()
    assert any(empty in after[at].because.lower() for at in taken)
    assert all(empty not in then[at].because.lower() for at in taken)
    assert len({after[at].because for at in taken}) > 1


def test_the_screen_of_reasons_draws_what_was_done_alone(kit: Kit, sit: Callable[..., Any]) -> None:
    then, after = told(kit, "et_bim", over=False), told(kit, "et_bim", over=True)
    at = next(at for at in then if len({one.done for one in after[at].options}) > 2)
    person = sit(WhyScene(kit, thought("et_bim").head, then, at, over=False))
    assert person.reads(then[at].did)
    others = {one.done for one in after[at].options} - {then[at].did}
    assert not any(person.reads(one) for one in others)

"""Personas: twelve tastes at a table of Et Bim!, and what none of them changes."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.personas import (
    MOODS,
    PERSONAS,
    TASTES,
    faces,
    persona,
    persona_of,
)
from game.core.seats import Seat
from game.games import rules_of, words
from game.gangs.bot import make
from game.gangs.bot.minds import MINDS
from game.gangs.bot.tastes import PLUS, TIMES, seasoned
from game.gangs.bot.traits import INDEX
from game.gangs.chatter import LINES, OFTEN, Chatter, Moods
from game.gangs.model.actions import Throw
from game.gangs.model.cards import D20, DAMAGE, card_of
from game.gangs.model.events import Laid, Reflected, TurnBegan
from game.match import Match
from game.spelling.seats import SeatsError, read_seats, seat_names
from game.store.learned import read_learned
from game.store.places import assets_root

LEARNT = read_learned("et_bim")

IDS = [its.id for its in PERSONAS]


def test_twelve_sit_in_for_people_each_with_a_name_a_mask_and_tastes_of_its_own() -> None:
    assert len(PERSONAS) == len({its.name for its in PERSONAS}) == 12
    assert sorted(its.mask for its in PERSONAS) == list(range(1, 13))
    assert len({tuple(its.tastes.values()) for its in PERSONAS}) == 12
    for its in PERSONAS:
        assert tuple(its.tastes) == TASTES
        assert all(-1 <= amount <= 1 for amount in its.tastes.values())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_bots_have_always_been_called_by_these_names(language: str) -> None:
    assert words(language).say("commands.bot-names").split() == [its.name for its in PERSONAS]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("its", PERSONAS, ids=IDS)
def test_everybody_has_a_portrait_and_lines_for_every_occasion(language: str, its: Any) -> None:
    said = words(language, "et_bim")
    assert said.say(f"persona.{its.id}")
    lines = [
        said.say(f"persona-line.{its.id}.{occasion}-{number}")
        for occasion in OFTEN
        for number in range(1, LINES + 1)
    ]
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) <= 34


def test_a_taste_moves_weights_by_a_third_at_most_and_leaves_their_signs() -> None:
    plain = MINDS["hard"].policy.named()
    for its in PERSONAS:
        own = seasoned(MINDS["hard"], its.tastes).policy.named()
        for name, weight in plain.items():
            assert own[name] * weight > 0
            assert abs(own[name] / weight - 1) <= 0.6, (its.id, name)


def test_no_taste_touches_what_keeps_a_seat_from_hurting_a_friend_it_knows() -> None:
    touched = {trait for its in (*TIMES.values(), *PLUS.values()) for trait in its}
    assert touched <= set(INDEX)
    assert not touched & {"hurt_friend", "bim_friend", "kill", "bim_kill", "bim_out"}


def test_no_taste_at_all_leaves_a_way_of_thinking_as_it_is() -> None:
    for mind in MINDS.values():
        assert seasoned(mind, {}) == mind


def _matches(level: str, seeds: range) -> Any:
    """Play matches of four at a level; yield the match and every choice with its maker."""
    rules = rules_of("et_bim")
    options = rules.options(4, {})
    for seed in seeds:
        match: Match[Any, Any, Any] = Match(rules, 4, options, seed)
        bots = [make(level, seat, 4, options, seed + seat, LEARNT) for seat in range(4)]
        heard = [0] * 4
        while (asked := next(iter(match.pending()), None)) is not None:
            events = match.heard(asked, heard[asked])
            heard[asked] += len(events)
            bots[asked].hear(events)
            legal = match.pending()[asked]
            action = bots[asked].choose(legal)
            yield match, bots[asked], asked, action, legal
            match.submit(Seat(asked), action)


@pytest.mark.parametrize(
    "name", [*IDS[:2], *(pytest.param(name, marks=pytest.mark.slow) for name in IDS[2:])]
)
def test_nobody_hits_a_friend_it_knows_while_something_else_can_be_done(name: str) -> None:
    for _, bot, _, action, legal in _matches(f"hard@{name}", range(2)):
        if isinstance(action, Throw) and DAMAGE[action.face]:
            ally = bot.faith().ally
            spared = any(
                not (isinstance(other, Throw) and DAMAGE[other.face] and ally[other.target] > 0.99)
                for other in legal
            )
            assert not (ally[action.target] > 0.99 and spared), (name, action)


@pytest.mark.slow
def test_who_likes_a_fight_deals_more_damage_than_who_does_not() -> None:
    def dealt(name: str) -> float:
        thrown = [
            DAMAGE[action.face]
            for _, _, _, action, _ in _matches(f"hard@{name}", range(12))
            if isinstance(action, Throw)
        ]
        return sum(thrown) / len(thrown)

    assert dealt("hugo") > dealt("rosa")


def test_a_persona_is_asked_for_behind_a_level_and_its_seat_has_its_name() -> None:
    controllers = read_seats("human,hard@leo,normal,expert@rosa", "et_bim")
    assert controllers == ["human", "hard@leo", "normal", "expert@rosa"]
    named = seat_names(controllers, ["Kim"], ["Rosa", "Hugo", "Ana", "Kim", "Léo"])
    assert named == ["Kim", "Léo", "Hugo", "Rosa"]
    with pytest.raises(SeatsError):
        read_seats("human,hard@nobody,normal,normal", "et_bim")


def test_a_bots_own_file_is_nobody_in_particular() -> None:
    assert persona_of("file:/there@rosa") is None
    assert persona_of("hard") is None
    assert persona_of("hard@zoe") is persona("zoe")


def test_the_same_persona_hears_the_same_and_does_the_same() -> None:
    def played() -> list[Any]:
        return [action for *_, action, _ in _matches("normal@jade", range(2))]

    assert played() == played()


def test_nobody_says_a_line_twice_in_a_match_and_falls_silent_where_none_is_left() -> None:
    chatter = Chatter("any-salt")
    seats = [f"hard@{name}" for name in ("zoe", "hugo", "sami", "leo")]
    said = [chatter.said(Reflected(Seat(fact % 4)), fact, seats) for fact in range(400)]
    lines = [one[1] for one in said if one is not None]
    assert len(lines) == len(set(lines)) == 4 * LINES


def test_a_face_shows_what_all_saw_joy_for_a_turn_a_bruise_until_ones_own() -> None:
    felt = Moods(4)
    felt.see(TurnBegan(Seat(0), 1))
    felt.see(Laid(card_of(7, D20), Seat(2), Seat(0)))
    assert felt.now == ["gleeful", "calm", "hit", "calm"]
    felt.see(TurnBegan(Seat(1), 2))
    assert felt.now == ["calm", "calm", "hit", "calm"]
    felt.see(TurnBegan(Seat(2), 3))
    assert felt.now == ["calm"] * 4
    felt.see(Reflected(Seat(3)))
    assert felt.now[3] == "gleeful"


def test_every_character_has_a_head_for_every_mood_at_every_table() -> None:
    for skin in ("", "witty_zibi"):
        for its in PERSONAS:
            for mood in MOODS:
                assert (assets_root() / "svg" / skin / f"{its.picture(mood)}.svg").is_file()
    assert faces(["human", "hard@rosa", "normal"]) == ["mask_01", "head_rosa_calm", "mask_03"]

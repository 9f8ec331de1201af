"""Personas: twelve habits at a table of Et Bim!, and what none of them does."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.personas import (
    MOODS,
    PERSONAS,
    faces,
    persona,
    persona_of,
)
from game.cli.seats import SeatsError, read_seats, seat_names
from game.core.seats import Seat
from game.games import rules_of, words
from game.gangs.bot import make
from game.gangs.bot.habits import HABITS, LIKELY
from game.gangs.bot.minds import MINDS
from game.gangs.bot.record import Record
from game.gangs.chatter import LINES, OFTEN, Chatter, Moods
from game.gangs.model.actions import Throw
from game.gangs.model.cards import D20, DAMAGE, card_of
from game.gangs.model.events import Laid, Looked, Reflected, Thrown, TurnBegan
from game.match import Match
from game.store.learned import read_learned
from game.store.places import assets_root

LEARNT = read_learned("et_bim")

IDS = [its.id for its in PERSONAS]


def test_each_of_the_twelve_characters_has_its_own_name_mask_and_habit() -> None:
    assert len(PERSONAS) == len({its.name for its in PERSONAS}) == 12
    assert sorted(its.mask for its in PERSONAS) == list(range(1, 13))
    assert set(HABITS) == set(IDS)
    for game in ("et_bim", "witty_zibi"):
        options = rules_of(game).options(6, {})
        assert len({(its.usual(options), its.answer) for its in HABITS.values()}) == 12


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


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
@pytest.mark.parametrize("name", IDS)
def test_a_card_tells_how_often_a_character_does_what_it_does(game: str, name: str) -> None:
    rate = HABITS[name].often(rules_of(game).options(6, {})) // 10
    assert f"{rate} times in 10" in words("en", game).say(f"persona.{name}")
    assert f"{rate} fois sur 10" in words("fr", game).say(f"persona.{name}")


def test_a_character_does_what_its_card_says_as_often_as_it_says() -> None:
    could = did = 0
    for _, bot, seat, action, legal in _matches("normal@kim", range(12)):
        struck = bot.struck()
        blows = [one for one in legal if isinstance(one, Throw) and DAMAGE[one.face]]
        if not any(one.target == struck for one in blows) or bot.faith().ally[struck] > LIKELY:
            continue
        could += 1
        did += bot.insists
        assert not bot.insists or (action.target == struck and bot.why()["habit"]), seat
    assert could > 60
    assert did / could == pytest.approx(HABITS["kim"].rate / 100, abs=0.2)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_no_habit_makes_somebody_strike_whom_it_takes_for_a_friend(level: str) -> None:
    for name in ("iris", "leo"):
        for _, bot, _, action, _ in _matches(f"{level}@{name}", range(2)):
            if bot.insists and isinstance(action, Throw) and DAMAGE[action.face]:
                assert bot.faith().ally[action.target] <= LIKELY


def test_whom_kim_spares_seems_likelier_her_friend_to_whoever_knows_her() -> None:
    thought, rules = [], rules_of("et_bim")
    for who in (("", "", "", ""), ("", "kim", "", "")):
        match: Match[Any, Any, Any] = Match(rules, 4, rules.options(4, {}), 3)
        record = Record(4, match.options, MINDS["hard"].imagining(LEARNT).kinds, who)
        for event in match.observations(None):
            record.observe(event)
        first = Laid(card_of(7, D20), Seat(1), Seat(0))
        spares = Thrown(Seat(1), D20, Seat(2))
        for event in (TurnBegan(Seat(0), 1), first, Looked(Seat(1), Seat(0)), spares):
            record.observe(event)
        thought.append(sum(record.faith(0, "acts", (0,), 0).ally[1:2]))
    assert thought[0] < thought[1]


def _matches(level: str, seeds: range) -> Any:
    """Play matches of four at a level; yield the match and every choice with its maker."""
    rules = rules_of("et_bim")
    options = rules.options(4, {})
    for seed in seeds:
        match: Match[Any, Any, Any] = Match(rules, 4, options, seed)
        bots = [make(level, seat, 4, options, seed + seat, LEARNT) for seat in range(4)]
        heard = [0] * 4
        while (asked := next(iter(match.pending()), None)) is not None:
            events = match.observations(asked, heard[asked])
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


def test_nobody_repeats_a_line_in_a_match_or_speaks_when_none_is_left() -> None:
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

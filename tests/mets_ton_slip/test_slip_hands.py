"""Hands are guessed so that they explain what their holders did, by what was told alone."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.luck import Stream
from game.core.seats import Seat
from game.games.mets_ton_slip import bot
from game.games.mets_ton_slip.bot.belief import world
from game.games.mets_ton_slip.bot.deeds import LATELY
from game.games.mets_ton_slip.bot.hands import STRANGE, Hands
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import (
    CLOTHES,
    DECK,
    FETE,
    JOKERS,
    NOTHING,
    PANTS,
    STANDS_IN,
    SWEATER,
    TROUSERS,
    UNKNOWN,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules import RULES
from game.games.mets_ton_slip.rules.determinizations import check, unseen
from tests.mets_ton_slip.running import SlipMatch, begun, by_bots, played

SEATS = 3


class Watching:
    """Seat 0, following what it is told of a match."""

    def __init__(self, seats: int = SEATS) -> None:
        self.view = State(RULES.options(seats, {}), len(DECK))
        self.hands = Hands(0, seats, 7)
        self._heard = 0

    def follow(self, match: SlipMatch) -> Iterator[ev.Event]:
        for event in match.observations(Seat(0), self._heard):
            self._heard += 1
            self.hands.deeds.observe(self.view, event)
            RULES.apply(self.view, event)
            yield event

    def guesses(self) -> list[State]:
        return [self.hands.filled(self.view, at, Stream(1)) for at in range(self.hands.many)]


def played_by(level: str, seed: int, acts: int, match: SlipMatch) -> Iterator[object]:
    """Play so many acts, or to the end, everybody at a level."""
    options = RULES.options(SEATS, {})
    bots = [bot.make(level, seat, SEATS, options, seed + seat) for seat in range(SEATS)]
    return by_bots(match, bots, acts)


def test_the_cards_that_are_followed_are_those_that_the_table_shows() -> None:
    handed = 0
    for seed in range(4):
        match, its = begun(SEATS, seed), Watching()
        for _ in played(match, Stream(seed), wild=2):
            handed += sum(isinstance(event, ev.HandedOn) for event in its.follow(match))
            assert all(its.hands.deeds.agrees(its.view, seat) for seat in (1, 2))
            assert all(len(done) <= LATELY for done in its.hands.deeds.done)
    assert handed, "no Troc was played, which is what is easily got wrong"


def test_guesses_are_whole_worlds_and_explain_what_the_fixed_policy_does() -> None:
    match, its = begun(SEATS, 3), Watching()
    for _ in played_by("greedy", 3, 60, match):
        pass
    assert list(its.follow(match))
    for guess in its.guesses():
        assert not any(UNKNOWN in hand for hand in guess.hands)
        check(world(guess, [[]] * SEATS, Stream(2)))
    assert max(its.hands.strange) < STRANGE / 2


def test_whose_doings_no_hand_explains_is_left_to_beliefs() -> None:
    match, its = begun(SEATS, 3), Watching()
    for _ in played_by("random", 3, 60, match):
        pass
    assert list(its.follow(match))
    guess = its.guesses()[0]
    strange = [seat for seat in (1, 2) if its.hands.strange[seat] > STRANGE]
    assert strange
    assert all(guess.hands[seat] == its.view.hands[seat] for seat in strange)


def test_guesses_are_the_same_whether_one_was_asked_on_the_way_or_not() -> None:
    match, often = begun(SEATS, 5), Watching()
    for number, _ in enumerate(played_by("greedy", 5, 24, match)):
        for _ in often.follow(match):
            pass
        if number in (14, 19):
            often.guesses()
    once = Watching()
    assert list(once.follow(match))
    assert [one.hands for one in once.guesses()] == [one.hands for one in often.guesses()]


def test_who_laid_something_away_held_little_that_it_could_have_put_on() -> None:
    its = Watching(2)
    for event in (
        ev.Laid((6, 6), ((PANTS, *[NOTHING] * 5),) * 2),
        ev.HandTold(Seat(0), (PANTS,) * 6),
        ev.TurnBegan(Seat(1)),
        ev.Drew(Seat(1)),
        ev.Ready(Seat(1)),
        ev.LaidAway(Seat(1), FETE),
        ev.TurnBegan(Seat(0)),
    ):
        its.hands.deeds.observe(its.view, event)
        RULES.apply(its.view, event)
    held = [face for guess in its.guesses() for face in guess.hands[1]]
    rest = unseen(its.view)
    fitting = [face for face in JOKERS if {TROUSERS, SWEATER} & {*STANDS_IN[face]}]
    fitting += [face for face in CLOTHES if {TROUSERS, SWEATER} & {*STANDS_IN[face]}]
    counted = len(held) * sum(rest[face] for face in fitting) / rest.total()
    assert sum(face in fitting for face in held) < counted / 3

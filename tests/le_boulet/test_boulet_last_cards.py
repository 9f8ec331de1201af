"""Whoever is about to win is stopped by bots of every level, and honest cards stand."""

from __future__ import annotations

from typing import Final

import pytest

from game.core.seats import Seat
from game.games.le_boulet import bot
from game.games.le_boulet.bot.thinking import ThinkingBot
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import BOULET, NONE, PICTURES
from game.games.le_boulet.rules import RULES
from game.games.le_boulet.rules.flow import about_to_win
from tests.slow import but_first, slow, slow_rows

LEVELS: Final = ("easy", "normal", "hard", "expert")
FACE: Final = {name: face for face, name in enumerate(PICTURES)}
SEEDS: Final = range(1, 25)
LEADER: Final = Seat(1)
WINNER: Final = Seat(3)


def asked(level: str, seed: int, sizes: tuple[int, ...], answers: tuple[int, ...]) -> ThinkingBot:
    """Return a bot at the first seat, once the answers to a pair that pricks lie open."""
    its = bot.make(level, 0, 4, RULES.options(4, {"race": False}), seed)
    assert isinstance(its, ThinkingBot)
    hand = (*(face for face in answers[:1] if face != NONE), 50, 90, 120, 3, 7)[: sizes[0]]
    its.hear([ev.Laid(sizes, 100), ev.HandDealt(Seat(0), hand), ev.Raced()])
    its.hear([ev.RaceWon(LEADER, by_lot=True), ev.LeadBegan(LEADER)])
    its.hear([ev.Proposed(LEADER, FACE["cactus"], FACE["abeille"], "@pique"), ev.Answered(answers)])
    return its


def objections(level: str, card: str, sizes: tuple[int, ...]) -> int:
    """Return how many of some bots contest what the last seat laid."""
    found = 0
    for seed in SEEDS:
        its = asked(level, seed, sizes, (NONE, NONE, NONE, FACE[card]))
        legal = list(RULES.pending(its.view)[Seat(0)])
        found += its.choose(legal) == act.Contest(WINNER)
    return found


@pytest.mark.parametrize("level", [LEVELS[0], *slow(LEVELS[1:])])
@pytest.mark.parametrize(
    ("sizes", "answers", "winner"),
    [
        ((5, 6, 5, 1), (BOULET, NONE, NONE, FACE["rose"]), WINNER),
        *slow_rows(
            [
                ((5, 6, 2, 5), (BOULET, NONE, FACE["rose"], NONE), Seat(2)),
                ((1, 2, 1, 6), (BOULET, NONE, NONE, NONE), LEADER),
            ]
        ),
        ((1, 3, 1, 4), (BOULET, NONE, FACE["rose"], NONE), Seat(2)),
    ],
)
def test_a_boulet_goes_to_whoever_wins_without_it(
    level: str, sizes: tuple[int, ...], answers: tuple[int, ...], winner: Seat
) -> None:
    for seed in SEEDS:
        its = asked(level, seed, sizes, answers)
        its.hear([ev.Agreed()])
        assert about_to_win(its.view) == winner
        assert its.choose(list(RULES.pending(its.view)[Seat(0)])) == act.Give(winner)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_last_card_that_is_doubted_is_contested_more_often(level: str) -> None:
    its = BANK["pique"]
    some = [name for name in its["arguable"] if name in FACE][:6]
    last = sum(objections(level, card, (5, 6, 5, 1)) for card in some)
    early = sum(objections(level, card, (5, 6, 5, 6)) for card in some)
    assert last > 2 * early
    honest = [name for name in its["yes"] if name not in ("cactus", "abeille")][:4]
    assert sum(objections(level, card, (5, 6, 5, 1)) for card in honest) <= len(SEEDS) // 5


@pytest.mark.parametrize("level", [LEVELS[0], *slow(LEVELS[1:])])
def test_whoever_wins_at_once_accuses_nobody(level: str) -> None:
    for seed in SEEDS:
        its = asked(level, seed, (1, 6, 5, 6), (FACE["rose"], NONE, NONE, FACE["lit"]))
        assert about_to_win(its.view) == 0
        assert its.choose(list(RULES.pending(its.view)[Seat(0)])) == act.FINE


@pytest.mark.parametrize("level", but_first(LEVELS[1:]))
def test_a_boulet_that_is_the_last_card_is_laid(level: str) -> None:
    for seed in SEEDS:
        its = bot.make(level, 0, 4, RULES.options(4, {"race": False}), seed)
        its.hear([ev.Laid((1, 6, 5, 5), 100), ev.HandDealt(Seat(0), (BOULET,)), ev.Raced()])
        its.hear([ev.RaceWon(LEADER, by_lot=True), ev.LeadBegan(LEADER)])
        its.hear([ev.Proposed(LEADER, FACE["cactus"], FACE["abeille"], "@pique")])
        assert its.choose([act.Answer(BOULET), act.DECLINE]) == act.Answer(BOULET)


def waiting(level: str, seed: int, sizes: tuple[int, ...], pair: tuple[str, str]) -> ThinkingBot:
    """Return a bot that leads next with a single card, before it answers a pair that pricks."""
    its = bot.make(level, 0, 4, RULES.options(4, {"race": False}), seed)
    assert isinstance(its, ThinkingBot)
    its.hear([ev.Laid(sizes, 100), ev.HandDealt(Seat(0), (FACE["lit"],)), ev.Raced()])
    its.hear([ev.RaceWon(WINNER, by_lot=True), ev.LeadBegan(WINNER)])
    its.hear([ev.Proposed(WINNER, FACE[pair[0]], FACE[pair[1]], "@pique")])
    return its


@pytest.mark.parametrize("level", [LEVELS[0], *slow(LEVELS[1:])])
@pytest.mark.parametrize("pair", [("cactus", "abeille"), ("pizza", "train")])
def test_whoever_wins_by_waiting_neither_bluffs_nor_contests(
    level: str, pair: tuple[str, str]
) -> None:
    for seed in SEEDS:
        its = waiting(level, seed, (1, 6, 5, 6), pair)
        assert about_to_win(its.view) == 0
        done = its.choose(list(RULES.pending(its.view)[Seat(0)]))
        planned = level == "expert" and done == act.Answer(FACE["lit"])  # a Boulet may come, too
        assert done == act.DECLINE or planned


def test_a_pair_that_wins_at_once_is_contested_by_who_leads_next() -> None:
    found = 0
    for seed in SEEDS:
        its = waiting("easy", seed, (1, 6, 5, 2), ("pizza", "train"))
        assert about_to_win(its.view) == WINNER
        found += its.choose(list(RULES.pending(its.view)[Seat(0)])) == act.Contest(PAIR)
    assert found > len(SEEDS) // 2

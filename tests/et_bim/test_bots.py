"""Bots: they choose what is legal from what they were told, and spare known friends."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from tables import Bots, Watching, started

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.et_bim.rules import RULES
from game.gangs import bot as bots
from game.gangs.allegiance import ally_chances
from game.gangs.bot import GreedyBot, RandomBot
from game.gangs.model.actions import Action, Replay, Throw
from game.gangs.model.cards import BLANK, CHARLOTTE, DAMAGE, gang_of
from game.gangs.model.state import State
from game.match import Match
from tests.slow import slow

LEVELS = ("random", "greedy")
every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
def test_bots_of_different_seeds_differ(level: str) -> None:
    lines = set()
    for seed in range(6):
        game = Bots([level] * 5, 1)
        game.seed = seed
        game.bots = [game.made(level, seat) for seat in range(5)]
        lines.add(
            tuple(choice for _, (_, _, choice) in zip(range(12), game.choices(), strict=False))
        )
    assert len(lines) > 1


def test_the_random_bot_plays_every_legal_action_about_as_often() -> None:
    match = started(5, 2)
    [(seat, legal)] = match.pending().items()
    assert len(legal) > 3
    chosen: Counter[Action] = Counter()
    for seed in range(60 * len(legal)):
        bot = RandomBot(seat, 5, match.options, seed)
        bot.hear(match.observations(seat))
        chosen[bot.choose(legal)] += 1
    assert set(chosen) == set(legal)
    assert 20 < min(chosen.values()) <= max(chosen.values()) < 120


def test_there_is_no_other_level() -> None:
    with pytest.raises(LookupError):
        bots.make("clever", 0, 4, started(4, 0).options, 1)


# ---------------------------------------------------------------- greedy


def hurts_a_friend(view: State, seat: int, action: Action) -> bool:
    """Whether an action aims damage at a seat whose tile was seen to be of one's own gang."""
    match action:
        case Throw(face, target):
            pass
        case Replay(target):
            face = view.card & 15
        case _:
            return False
    mine, theirs = view.character_at(seat), view.character_at(target)
    return bool(DAMAGE[face]) and theirs != BLANK and gang_of(mine) == gang_of(theirs)


@pytest.mark.parametrize("seats", [*slow([4, 6]), 7, *slow([9]), 12])
def test_greedy_hurts_a_known_friend_only_if_nothing_else_is_legal(seats: int) -> None:
    tempted = 0
    for seed in range(6):
        game = Bots(["greedy"] * seats, seed)
        for seat, legal, choice in game.choices():
            view = game.bots[seat].view
            bad = [hurts_a_friend(view, seat, action) for action in legal]
            tempted += any(bad) and not all(bad)
            assert all(bad) or not hurts_a_friend(view, seat, choice)
    assert tempted > 5


def test_greedy_says_why() -> None:
    game = Bots(["greedy"] * 6, 5)
    for number, (seat, legal, choice) in enumerate(game.choices()):
        bot: GreedyBot = game.bots[seat]
        why = bot.why()
        assert len(why["ally"]) == len(bot.view.tile_at)
        spelled = [action.to_json() for action in legal]
        valued = {
            spelled.index(plain): one["value"]
            for one in why["values"]
            if (plain := {name: fact for name, fact in one.items() if name != "value"}) in spelled
        }
        assert len(valued) == len(legal)
        assert valued[legal.index(choice)] == max(valued.values())
        if number > 40:
            break


# ---------------------------------------------------------------- allegiance


def by_brute_force(view: State, seat: int) -> list[float]:
    """The same shares, by laying the unseen tiles out in every order."""
    unseen = [tile for tile, character in enumerate(view.characters) if character == BLANK]
    left = list((Counter(view.selection) - Counter(view.characters)).elements())
    mine = gang_of(view.character_at(seat))
    worlds, friends = 0, Counter[int]()
    for order in permutations(left):
        world = view.characters[:]
        for tile, character in zip(unseen, order, strict=True):
            world[tile] = character
        gangs = [gang_of(character) for character in world]
        if all(len({gangs[tile] for tile in tiles} - {CHARLOTTE}) > 1 for tiles in view.open_sets):
            worlds += 1
            friends.update(tile for tile, gang in enumerate(gangs) if gang == mine)
    return [friends[tile] / worlds for tile in view.tile_at]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_chance_of_a_friend_is_the_share_of_the_worlds_that_fit(seats: int) -> None:
    bound = 0
    for seed in range(8):
        table = Watching(seats, seed, (Seat(0), Seat(seats - 1)))
        for number, _ in enumerate(table.positions()):
            if number % 10 and not any(len(view.open_sets) for view in table.views.values()):
                continue
            if number % 4:
                continue
            for seat, view in table.views.items():
                assert seat is not None
                bound += bool(view.open_sets)
                chances = ally_chances(view, seat)
                assert chances == pytest.approx(by_brute_force(view, seat))
    assert bound > 5


@pytest.mark.parametrize("seats", [4, 7, 9, 12])
def test_the_chances_of_all_places_add_up_to_the_size_of_the_gang(seats: int) -> None:
    chance = Stream(key_of("sums", seats))
    for seed in range(3):
        table = Watching(seats, seed, tuple(map(Seat, range(seats))))
        for _ in table.positions(every=8):
            seat = Seat(chance.below(seats))
            view = table.views[seat]
            chances = ally_chances(view, seat)
            mine = gang_of(view.character_at(seat))
            size = sum(gang_of(character) == mine for character in view.selection)
            assert sum(chances) == pytest.approx(size)
            assert chances[seat] == 1
            assert all(0 <= share <= 1 for share in chances)


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_e79_bots_never_offend_on_purpose(level: str) -> None:
    could = 0
    for seed in range(12):
        options = RULES.options(6, {"modules": ["oups"]})
        match: Match[Any, Any, Any] = Match(RULES, 6, options, seed)
        players = [bots.make(level, seat, 6, options, seed + seat) for seat in range(6)]
        told = [0] * 6
        while pending := match.pending():
            [(seat, legal)] = pending.items()
            events = match.observations(seat, told[seat])
            told[seat] += len(events)
            players[seat].hear(events)
            choice = players[seat].choose(legal)
            could += any(action.kind == "attempt" for action in legal)
            assert choice.kind != "attempt"
            match.submit(seat, choice)
    assert could

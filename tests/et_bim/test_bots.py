"""Bots: they choose what is legal from what they were told, and spare known friends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from tables import Watching, started

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
from game.store.learned import read_learned

LEARNT = read_learned("et_bim")

LEVELS = ("random", "greedy")
every_level = pytest.mark.parametrize("level", LEVELS)


class Game:
    """A match of bots, each told what its seat is told."""

    def __init__(self, seats: int, seed: int, level: str) -> None:
        self.match: Match[Any, Any, Any] = started(seats, seed)
        self.bots: list[Any] = [self.made(level, seat, seed) for seat in range(seats)]
        self.told = [0] * seats

    def made(self, level: str, seat: int, seed: int) -> Any:
        seats, options = self.match.seats, self.match.options
        return bots.make(level, seat, seats, options, key_of("bot", seed, seat), LEARNT)

    def choices(self) -> Iterator[tuple[Seat, list[Action], Action]]:
        while self.match.pending():
            [(seat, legal)] = self.match.pending().items()
            events = self.match.heard(seat, self.told[seat])
            self.told[seat] += len(events)
            self.bots[seat].hear(events)
            choice = self.bots[seat].choose(legal)
            yield seat, list(legal), choice
            self.match.submit(seat, choice)


@every_level
@pytest.mark.parametrize("seats", [4, 5, 8, 11, 12])
def test_a_bot_chooses_what_is_legal_and_matches_of_bots_end(level: str, seats: int) -> None:
    for _, legal, choice in Game(seats, seats, level).choices():
        assert any(choice is action for action in legal)


@every_level
@pytest.mark.parametrize("seats", [4, 7])
def test_a_bot_called_in_late_chooses_as_if_it_had_been_there(level: str, seats: int) -> None:
    game = Game(seats, 3, level)
    for number, (seat, legal, choice) in enumerate(game.choices()):
        if number % 5 == 0:
            late = game.made(level, seat, 3)
            late.hear(game.match.heard(seat))
            assert late.choose(legal) == choice
            slow = game.made(level, seat, 3)
            for event in game.match.heard(seat):
                slow.hear([event])
            assert slow.choose(legal) == choice
            assert slow.choose(legal) == choice, "asking again changes nothing"


@every_level
@pytest.mark.parametrize("seats", [4, 7, 12])
def test_a_bot_told_the_same_chooses_the_same_whatever_lies_hidden(level: str, seats: int) -> None:
    """The bot hears one stream, and its view is that stream: no secret of another seat is in it."""
    game = Game(seats, 4, level)
    for number, (seat, legal, choice) in enumerate(game.choices()):
        if number % 9:
            continue
        view: State = game.bots[seat].view
        for other, hand in enumerate(view.hands):
            assert other == seat or set(hand) <= {BLANK}
        assert set(view.bag) <= {BLANK}
        heard = [event for event in game.match._journal.events if event.is_for(seat)]
        twin = game.made(level, seat, 4)
        twin.hear(heard)
        assert twin.choose(list(legal)) == choice


@every_level
def test_bots_of_different_seeds_differ(level: str) -> None:
    lines = set()
    for seed in range(6):
        game = Game(5, 1, level)
        game.bots = [game.made(level, seat, seed) for seat in range(5)]
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
        bot.hear(match.heard(seat))
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


@pytest.mark.parametrize("seats", [4, 6, 7, 9, 12])
def test_greedy_aims_no_damage_at_a_known_friend_while_it_can_do_anything_else(seats: int) -> None:
    tempted = 0
    for seed in range(6):
        game = Game(seats, seed, "greedy")
        for seat, legal, choice in game.choices():
            view = game.bots[seat].view
            bad = [hurts_a_friend(view, seat, action) for action in legal]
            tempted += any(bad) and not all(bad)
            assert all(bad) or not hurts_a_friend(view, seat, choice)
    assert tempted > 5


def test_greedy_says_why() -> None:
    game = Game(6, 5, "greedy")
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
def test_1_9_1_bots_never_offend_on_purpose(level: str) -> None:
    could = 0
    for seed in range(12):
        options = RULES.options(6, {"modules": ["oups"]})
        match: Match[Any, Any, Any] = Match(RULES, 6, options, seed)
        players = [bots.make(level, seat, 6, options, seed + seat) for seat in range(6)]
        told = [0] * 6
        while pending := match.pending():
            [(seat, legal)] = pending.items()
            events = match.heard(seat, told[seat])
            told[seat] += len(events)
            players[seat].hear(events)
            choice = players[seat].choose(legal)
            could += any(action.kind == "attempt" for action in legal)
            assert choice.kind != "attempt"
            match.submit(seat, choice)
    assert could

"""Among people, at a large table, every level shrinks from ending whoever has hardly played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.bot_router import BotRouter
from game.cli.seats import learned
from game.core.luck import Stream
from game.games import game_of, rules_of
from game.gangs.bot import PLAYED, make
from game.gangs.bot import search as searching
from game.gangs.bot.impressions import hardly_played
from game.gangs.bot.quirks import meet
from game.gangs.bot.search import Effort, Search
from game.gangs.bot.stakes import ends
from game.gangs.bot.traits import Glance
from game.gangs.model.cards import BLANK, D30, LIMIT, gang_of
from game.match import Match
from game.session import bots as seating_bots
from game.session import make_head, start
from tests.slow import slow

GAMES = ("et_bim", "witty_zibi")
SEATS = 9
THREE_AND_ONE = {"variant": "orange"}


def dealt(
    game: str, level: str, people: Sequence[int], seed: int = 3, seats: int = SEATS, **given: Any
) -> tuple[Any, Sequence[Any], int]:
    """Return whoever begins a match, what it may do, and a stranger whom a blow would end."""
    rules = rules_of(game)
    options = rules.options(seats, given)
    match: Match[Any, Any, Any] = Match(rules, seats, options, seed)
    [(seat, legal)] = match.pending().items()
    data, _ = learned(game, [level])
    bot: Any = make(level, seat, seats, options, 5, data)
    meet(bot, [""] * seats, people)
    bot.hear(match.observations(seat))
    out = next(at for at in range(seats) if at != seat and bot.view.character_at(at) == BLANK)
    bot.view.totals[out] = LIMIT
    return bot, legal, out


def ended(game: str, level: str, people: Sequence[int]) -> int:
    """Return how often a bot of a level puts somebody out who never played, in a few deals."""
    found = 0
    for seed in range(4):
        bot, legal, out = dealt(game, level, people, seed)
        action = bot.choose(legal)
        found += getattr(action, "target", None) == out and getattr(action, "face", 0) <= D30
    return found


@pytest.mark.parametrize("level", [*slow(["easy", "normal"]), "hard", *slow(["expert"])])
@pytest.mark.parametrize("game", GAMES)
def test_among_people_no_level_ends_whoever_has_not_played(game: str, level: str) -> None:
    assert not ended(game, level, people=[0])


@pytest.mark.parametrize("level", ["hard", *slow(["expert"])])
def test_among_themselves_bots_go_on_without_mercy(level: str) -> None:
    assert ended("et_bim", level, people=())


@pytest.mark.parametrize("level", PLAYED)
def test_once_the_last_person_has_left_a_bot_thinks_as_before(level: str) -> None:
    bot, legal, _ = dealt("et_bim", level, people=())
    values = bot.values(legal, bot.faith())
    meet(bot, [""] * SEATS, [4])
    assert (bot.values(legal, bot.faith()) == values) is (level in ("easy", "normal"))
    meet(bot, [""] * SEATS, ())
    assert bot.values(legal, bot.faith()) == values


def test_whom_it_would_win_by_ending_nobody_spares() -> None:
    bot, _, out = dealt("et_bim", "hard", people=[0])
    assert bot.spared([out]) == [out]
    friend = next(at for at in range(SEATS) if at not in (bot.seat, out))
    view = bot.view
    view.alive[:] = [at in (bot.seat, friend, out) for at in range(SEATS)]
    ally = [float(at != out) for at in range(SEATS + 1)]
    assert ends(view, bot.seat, out, ally) == 1
    ally[friend] = 0.2
    assert ends(view, bot.seat, out, ally) == 0.2


def test_where_some_play_alone_a_gang_of_which_two_live_ends_no_round() -> None:
    bot, _, out = dealt("witty_zibi", "hard", people=[0], seats=7, **THREE_AND_ONE)
    ally = [float(at == bot.seat) for at in range(8)]
    view = bot.view
    assert ends(view, bot.seat, out, ally) == 0
    gangs = [gang_of(one) for one in view.selection]
    kind = next(one for one in view.selection if gangs.count(gang_of(one)) == 3)
    for seat in [at for at in range(7) if at not in (bot.seat, out)][:2]:
        view.alive[seat] = False
        view.characters[view.tile_at[seat]] = kind
    assert ends(view, bot.seat, out, ally) == 1


@pytest.mark.parametrize("spares", [False, True])
def test_in_imagined_play_all_spare_whom_the_table_spares(
    spares: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Sequence[int]] = []

    class Noted(Glance):
        """Notes down who is spared."""

        def __init__(self, *facts: Any) -> None:
            super().__init__(*facts)
            seen.append(self.fresh)

    monkeypatch.setattr(searching, "Glance", Noted)
    bot, legal, _ = dealt("et_bim", "expert", people=[0] * spares)
    record, weights = bot.weights()
    search = Search(bot.view, bot.seat, record, weights, bot.mind.policy, spares=bot.spares)
    values = bot.values(legal, bot.faith())
    effort = Effort(acts=2, worlds=2, turns=2, apart=50.0)
    search.compare(legal, values, effort, Stream(1), bot.mind.look)
    assert seen
    assert any(seen) is spares


def test_bots_are_told_in_which_seats_people_sit(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Seating] = []

    def noted(seating: Seating, clock: Any) -> Any:
        told.append(seating)
        return BotRouter(seating, clock)

    monkeypatch.setattr(seating_bots, "BotRouter", noted)
    minds = ["easy", "human", *["hard"] * 6, "human"]
    session = start(make_head("et_bim", minds, [f"P{at}" for at in range(9)], seed=3), None)
    session.close()
    assert told[0].people == (1, 8)
    levels = dict.fromkeys(range(2, 5), "hard")
    for people in ((1, 8), ()):
        seating = Seating(game_of("et_bim"), 9, {}, levels, dict.fromkeys(range(9), 1))
        host = BotHost(Seating(seating.game, 9, {}, levels, seating.seeds, people=people))
        assert [bot.spares for bot in host.bots.values()] == [bool(people)] * 3


def test_whoever_struck_a_seat_is_not_spared_by_it() -> None:
    begun, grudges = [0, 1, 2, 0, 0, 0, 0], [0, 10, 0, 0, 20, 0, 0]
    assert hardly_played(begun, grudges) == [0, 3, 5, 6]
    assert not hardly_played(begun[:6], grudges[:6]), "at a small table nobody is out so soon"

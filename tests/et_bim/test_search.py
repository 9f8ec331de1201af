"""Search: worlds that fit everything told, the same luck for every act, and no more than it may."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tables import started

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.et_bim.rules import RULES
from game.gangs import bot as bots
from game.gangs.bot.outlook import TERMS, outlook, terms
from game.gangs.bot.policy import Policy
from game.gangs.bot.search import Effort, Search, SearchResult, preferred
from game.gangs.model.actions import THROWS, Throw
from game.gangs.model.cards import BLANK, D10, LIMIT, gang_of
from game.match import Match
from game.store.learned import read_learned
from tests.slow import slow_rows

LEARNT = read_learned("et_bim")
NOTHING = Policy.of({})
LOOK = (0.8, 0.6, 0.7, 0.5, 1.0, 1.0, 0.2, -0.4)
SMALL = Effort(acts=3, worlds=6, turns=4, apart=50.0)


class Seated:
    """A match of random play, watched by an expert at one seat."""

    def __init__(self, seats: int, seed: int, modules: tuple[str, ...] = ()) -> None:
        self.match: Match[Any, Any, Any] = started(seats, seed, modules)
        self.chance = Stream(key_of("search", seats, seed))
        self.bot: Any = bots.make(
            "expert", 0, seats, self.match.options, key_of("expert", seed), LEARNT
        )
        self._told = 0

    def play_on(self, actions: int) -> list[Any]:
        """Play so many actions, then on to the expert's next choice of its own turn."""
        for step in range(10**4):
            pending = self.match.pending()
            if not pending:
                return []
            [(seat, legal)] = pending.items()
            if step >= actions and seat == 0 and any(isinstance(one, Throw) for one in legal):
                news = self.match.observations(Seat(0), self._told)
                self._told += len(news)
                self.bot.hear(news)
                return list(legal)
            self.match.submit(seat, legal[self.chance.below(len(legal))])
        raise AssertionError("a match without an end")

    def search(self, policy: Policy = NOTHING) -> Search:
        record, weights = self.bot.weights()
        return Search(self.bot.view, 0, record, weights, policy)


@pytest.mark.parametrize(
    ("seats", "modules"),
    [
        *slow_rows([(4, ())]),
        (5, ()),
        pytest.param(7, ("charlotte",), marks=pytest.mark.slow),
        pytest.param(8, ("non", "missions"), marks=pytest.mark.slow),
        pytest.param(9, (), marks=pytest.mark.slow),
    ],
)
def test_imagined_worlds_fit_everything_that_was_told(seats: int, modules: tuple[str, ...]) -> None:
    for seed in range(4):
        seated = Seated(seats, seed, modules)
        while seated.play_on(9):
            search = seated.search()
            view = seated.bot.view
            for number in range(3):
                world = search.complete(search.drawn(number, 3, seated.chance), seated.chance)
                RULES.check(world)
                assert not RULES.hidden_count(world)
                for tile, character in enumerate(view.characters):
                    assert character in (BLANK, world.characters[tile])
                sizes = Counter(gang_of(character) for character in view.selection)
                assert Counter(map(gang_of, world.characters)) == sizes
                for tiles in view.open_sets:
                    assert len({gang_of(world.characters[tile]) for tile in tiles} - {3}) > 1
            [(seat, legal)] = seated.match.pending().items()
            seated.match.submit(seat, legal[seated.chance.below(len(legal))])


def test_worlds_are_drawn_as_often_as_they_are_believed() -> None:
    seated = Seated(8, 3)
    assert seated.play_on(20)
    search = seated.search()
    drawn = Counter(search.drawn(number, 4000, seated.chance) for number in range(4000))
    _, weights = seated.bot.weights()
    total = sum(weights)
    for world, weight in enumerate(weights):
        assert drawn[world] / 4000 == pytest.approx(weight / total, abs=0.03)


def test_the_same_act_twice_gains_nothing_in_any_world() -> None:
    seated = Seated(4, 1)
    legal = seated.play_on(6)
    act = next(one for one in legal if isinstance(one, Throw))
    twin = Throw(act.face, act.target)
    found = seated.search().compare([act, twin], [1.0, 0.9], SMALL, seated.chance, LOOK)
    assert found[1].gain == 0
    assert found[1].error == 0


def test_a_search_is_repeated_to_the_last_figure() -> None:
    runs = []
    for _ in range(2):
        seated = Seated(6, 2)
        legal = seated.play_on(8)
        values = [0.0] * len(legal)
        chance = Stream(key_of("again"))
        runs.append(seated.search().compare(legal, values, SMALL, chance, LOOK))
    assert runs[0] == runs[1]


def test_no_more_is_imagined_than_the_effort_allows() -> None:
    seated = Seated(8, 5)
    legal = seated.play_on(12)
    found = seated.search().compare(legal, [0.0] * len(legal), SMALL, seated.chance, LOOK)
    assert len(found) == min(SMALL.acts, len(legal))
    assert max(one.worlds for one in found) == SMALL.worlds
    # the worse of the others was dropped on the way
    assert min(one.worlds for one in found) < SMALL.worlds


def test_acts_far_below_the_usual_one_are_not_looked_at() -> None:
    seated = Seated(4, 1)
    legal = seated.play_on(6)
    values = [0.0, *[-60.0] * (len(legal) - 1)]
    assert seated.search().compare(legal, values, SMALL, seated.chance, LOOK) == []


def test_an_act_is_preferred_only_where_its_gain_is_certain() -> None:
    usual = SearchResult(THROWS[D10][1], 0.5, 0.0, 0.0, 20)
    doubtful = SearchResult(THROWS[D10][2], 0.6, 0.1, 0.06, 20)
    certain = SearchResult(THROWS[D10][3], 0.58, 0.08, 0.03, 20)
    assert preferred([usual, doubtful], Effort()) is None
    assert preferred([usual, doubtful, certain], Effort()) is certain
    assert preferred([usual], Effort()) is None
    assert preferred([], Effort()) is None


def test_who_knows_everything_and_values_nothing_finds_the_winning_throw() -> None:
    """Two against two, all tiles known, one enemy out and the other about to be."""
    match: Match[Any, Any, Any] = Match(RULES, 4, RULES.options(4, {}), 11)
    truth = match.journal.state
    mine = gang_of(truth.character_at(0))
    foes = [seat for seat in range(1, 4) if gang_of(truth.character_at(seat)) != mine]
    friend = next(seat for seat in range(1, 4) if seat not in foes)
    bot: Any = bots.make("expert", 0, 4, match.options, 1, LEARNT)
    bot.hear(list(match.observations(Seat(0))))
    view = bot.view
    for tile, character in enumerate(truth.characters):
        view.characters[tile] = character
    view.phase, view.turn = truth.phase, 0
    view.hands[0] = [D10, D10]
    view.alive[foes[0]] = False
    view.hands[foes[0]] = []
    view.totals[foes[1]] = LIMIT
    record, _ = bot.weights()
    _, cell = record.cell_of(bot.gangs())
    weights = [0.0] * record.worlds.count
    weights[record.worlds.cells(tuple(range(4))).members[cell][0]] = 1.0
    acts = [THROWS[D10][friend], THROWS[D10][foes[1]]]
    search = Search(view, 0, record, weights, NOTHING)
    effort = Effort(acts=2, worlds=8, turns=3)
    found = search.compare(acts, [0.1, 0.0], effort, Stream(1), LOOK)
    better = preferred(found, effort)
    assert better is not None
    assert better.action.target == foes[1]
    assert better.share == 1.0


def test_a_longer_life_is_a_better_outlook_and_an_end_is_certain() -> None:
    match: Match[Any, Any, Any] = Match(RULES, 4, RULES.options(4, {}), 11)
    state = match.journal.state.copy()
    mine = gang_of(state.character_at(0))
    before = outlook(state, 0, LOOK)
    foe = next(seat for seat in range(4) if gang_of(state.character_at(seat)) != mine)
    state.totals[foe] = 60
    assert outlook(state, 0, LOOK) > before
    assert len(terms(state, mine)) == len(TERMS)
    while match.pending():
        [(seat, legal)] = match.pending().items()
        match.submit(seat, legal[-1])
    end = match.journal.state
    for seat in range(4):
        assert outlook(end, seat, LOOK) == (0.5 if end.gang < 0 else float(seat in end.winners))


def test_why_tells_what_was_imagined() -> None:
    seated = Seated(4, 1)
    legal = seated.play_on(6)
    choice = seated.bot.choose(legal)
    told = seated.bot.why()
    assert told["action"] == choice.to_json()
    if "search" in told:
        assert told["search"]["left"] is (told["search"]["usual"] != choice.to_json())

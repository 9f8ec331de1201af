"""A hand lies as it came: no card takes the number of another, and a new one comes at the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import rules_of, words
from game.gangs import screen_reader
from game.gangs.board import Board
from game.gangs.board.holding import lots_of
from game.gangs.board.places import places_for
from game.gangs.log_lines import card_name
from game.gangs.model.cards import BIM, BLANK, CARD_NAMES, D10, D20, FACE_OF_NAME
from game.gangs.model.events import Mulliganed, Offended, Thrown
from game.gangs.model.state import CHOOSE, SETUP
from game.session import Session, make_head, start
from game.tour.matches import everything
from tests.slow import but_first, slow

FAMILY = ["et_bim", "witty_zibi"]
ME = Seat(0)


def played(game: str, seed: int) -> Session:
    """Return a match of four with all that may be switched on, played by chance."""
    names = ["Kim", "Ana", "Bilal", "Chloé"]
    head = make_head(game, ["human"] * 4, names, everything(game, 4), seed)
    session, chance = start(head, None), Stream(key_of("order", seed))
    while (asked := session.asked()) and len(session.observations(None)) < 700:
        legal = [one for one in session.legal(asked[0]) if one.kind != "discard"]
        legal = legal or list(session.legal(asked[0]))
        session.submit(asked[0], legal[chance.below(len(legal))])
    return session


def hands(game: str, seed: int) -> Iterator[tuple[Any, Any, list[str]]]:
    """Yield every fact after the deal, with the view and what each number of the hand stands for.

    The deal comes first, as one fact.
    """
    session = played(game, seed)
    view = session.fresh_view()
    board = Board(view, ME, session.head.names, words("en", game))
    for event in session.observations(ME):
        session.rules.apply(view, event)
        if view.phase != SETUP:
            touch = board.layout(view).touch
            numbers = [name for name in touch if name.startswith("hand:")]
            yield event, view, [touch[name].token for name in numbers]
    session.close()


@pytest.mark.parametrize("game", but_first(FAMILY))
def test_a_card_keeps_its_number_until_it_or_one_before_it_leaves(game: str) -> None:
    came = went = 0
    for seed in range(4):
        before: list[str] | None = None
        for event, _, now in hands(game, seed):
            if before is not None and event.kind not in ("round_began", "turn_began"):
                if len(now) > len(before):
                    assert now[:-1] == before, "what is new comes at the end"
                    came += 1
                elif len(now) == len(before) - 1:
                    assert now in [before[:at] + before[at + 1 :] for at in range(len(before))]
                    went += 1
                elif now and not isinstance(event, Mulliganed | Offended):
                    assert now == before
            before = now
    assert went > 5
    assert came > 5 or game == "witty_zibi", "there a hand grows by kinds that lie there already"


def test_a_new_kind_comes_behind_those_that_lie_there() -> None:
    places = places_for(4, 0, mystery=False)
    lots = lots_of([D20, D20, BIM, D10, D20], places, kinds=True)
    assert [lot.face for lot in lots] == [D20, BIM, D10]
    assert [len(lot.cards) for lot in lots] == [3, 1, 1]


@pytest.mark.parametrize("game", FAMILY)
def test_a_hand_that_was_just_dealt_lies_in_order(game: str) -> None:
    for seed in range(6):
        _, _, dealt = next(hands(game, seed))
        faces = [FACE_OF_NAME[name] for name in dealt]
        assert faces == sorted(faces)


@pytest.mark.parametrize("seeds", [range(4), *slow([range(4, 12)])])
def test_a_card_that_all_saw_in_an_oups_comes_back_in_front(seeds: range) -> None:
    """Others know of it alone that it is there: in their views known cards lie before unknown."""
    seen, before = 0, list[str]()
    for seed in seeds:
        for event, _, now in hands("et_bim", seed):
            if isinstance(event, Offended) and event.seat == ME and len(now) == len(before):
                assert now[0] == CARD_NAMES[event.face]
                assert sorted(now) == sorted(before)
                seen += 1
            before = now
    assert seen


@pytest.mark.parametrize("game", FAMILY)
def test_a_hand_is_spoken_in_the_order_in_which_it_lies(game: str) -> None:
    said = words("en", game)
    for _, view, now in islice(hands(game, 1), 200):
        names = [card_name(FACE_OF_NAME[name], said) for name in now]
        spoken = screen_reader.hand(view, ME, said).text
        places = []
        for name in names:
            places.append(spoken.index(name, places[-1] + 1 if places else 0))
        assert places == sorted(places)


@pytest.mark.parametrize(("area", "leaves", "stays"), [("hand:0", 0, 3), ("hand:3", 3, 0)])
def test_of_two_alike_the_card_that_was_touched_flies(area: str, leaves: int, stays: int) -> None:
    rules = rules_of("et_bim")
    view = rules.initial(4, rules.options(4, {}))
    view.hands[0] = [D10, D20, BIM, D10]
    view.hands[1] = [BLANK] * 4
    view.phase, view.turn = CHOOSE, 0
    board = Board(view, ME, ["Kim", "Ana", "Bilal", "Chloé"], words("en", "et_bim"))
    before = board.layout(view)
    spots = [before.touch[f"hand:{at}"].box.middle[0] for at in range(4)]
    board.onlooker.played = area
    event = Thrown(ME, D10, Seat(1))
    rules.apply(view, event)
    after = board.layout(view)
    road = board.beat(event, before, after, view, 900)
    assert road is not None
    start = road.at(0.0).moving
    flying = [pose for pose in start if pose.face == "mini_d10"]
    tens = [pose.x for pose in start if pose.face == "card_d10"]
    assert [pose.x for pose in flying] == [pytest.approx(spots[leaves])]
    assert tens == [pytest.approx(spots[stays])], "the other one takes its place, if it has to"

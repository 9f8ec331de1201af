"""Two thousand pairs of worlds that differ in hand cards: nobody tells them apart.

Half of them exchange a defence for a card that is none, in the hand of whoever is asked soonest,
where that is possible: the window for a defence is the same for who holds none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.core.seats import Seat, Viewer
from game.games import words
from game.games.mets_ton_slip.board import Board
from game.games.mets_ton_slip.model.cards import DEFENCES, PANTS
from game.games.mets_ton_slip.model.state import DEFEND, State
from game.games.mets_ton_slip.rules import RULES
from game.stage.table.asking import button_boxes
from tests.mets_ton_slip.running import dressing
from tests.promises.pairs import Pair, exchangeable
from tests.promises.subjects import SUBJECTS

BLOCK = 250
BLOCKS = 8
"""2,000 pairs in all."""
QUICK = 6
ATTEMPTS = 30
SUBJECT = SUBJECTS["mets_ton_slip"]
TABLES = SUBJECT.tables()


def script(pair: Pair, chance: Stream, most: int) -> Iterator[None]:
    """Let somebody who dresses when they can play both worlds alike."""
    for _ in range(most):
        asked = pair.both()
        seat = next((seat for seat in asked if asked[seat]), None)
        if seat is None:
            return
        pair.submit(seat, dressing(asked[seat], chance))
        yield


def defence(pair: Pair, chance: Stream) -> tuple[str, str] | None:
    """A place in a hand that holds a defence, and one elsewhere that does not."""
    truth = SUBJECT.secrets(pair.one.truth)
    unknown = pair.unknown()
    hands = chance.shuffled([place for place in unknown if place.startswith("hand")])
    asked = pair.one.truth.pointed
    hands.sort(key=lambda place: not place.startswith(f"hand:{asked}:"))
    for one in hands:
        for other in chance.shuffled(unknown):
            elsewhere = other.split(":")[:2] != one.split(":")[:2]
            if elsewhere and truth[one] in DEFENCES and truth[other] not in DEFENCES:
                return one, other
    return None


def dealt(number: int) -> tuple[Pair, Stream]:
    """A pair: dealt, played to some moment, and two places exchanged."""
    for attempt in range(ATTEMPTS):
        chance = Stream(key_of("slip pair", number, attempt))
        seats, given = TABLES[chance.below(len(TABLES))]
        viewers: list[Viewer] = [None, *map(Seat, range(seats))]
        game = SUBJECT, seats, given, chance.below(10**9)
        pair = Pair(game, viewers[chance.below(len(viewers))])
        for _ in script(pair, chance, chance.below(8 * seats)):
            pass
        if not pair.both():
            continue
        sort = ("draw", "hands")[number // 2 % 2]
        places = defence(pair, chance) if number % 2 else exchangeable(pair, sort, chance)
        if places is not None:
            pair.exchange(*places)
            return pair, chance
    raise AssertionError(f"pair {number}: nothing can be exchanged")


def helped_alike(pair: Pair) -> bool:
    """Whether as much was told in both worlds; with slip_help all see that no slip was drawn."""
    here, there = (len(heard.lines) for heard in pair.heard)
    return here == there


def windows(numbers: range) -> int:
    """Play pairs side by side until they may part; return how many windows were compared."""
    found = 0
    for number in numbers:
        pair, chance = dealt(number)
        assert not pair.told_apart(), number
        for _ in script(pair, chance, 400):
            if pair.told_apart():
                assert helped_alike(pair) or PANTS in pair.exchanged, number
                break
            here, there = pair.one.truth, pair.other.truth
            assert (here.phase, here.asked()) == (there.phase, there.asked()), number
            found += here.phase == DEFEND
    return found


def test_pairs_of_worlds_are_told_apart_by_nobody() -> None:
    assert windows(range(QUICK)) > QUICK // 2


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_two_thousand_pairs_of_worlds_are_told_apart_by_nobody(block: int) -> None:
    assert windows(range(QUICK + block * BLOCK, QUICK + (block + 1) * BLOCK)) > BLOCK


# ---------------------------------------------------------------- the window


def asked_for_a_defence(seed: int) -> State | None:
    """A table at the moment in which somebody is attacked."""
    pair = Pair((SUBJECT, 4, {}, seed), None)
    for _ in script(pair, Stream(seed), 300):
        if pair.one.truth.phase == DEFEND:
            return pair.one.truth  # type: ignore[no-any-return]
    return None


def test_whoever_is_attacked_is_asked_the_same_with_and_without_a_defence() -> None:
    tried = 0
    for seed in range(12):
        state = asked_for_a_defence(seed)
        if state is None:
            continue
        seat, tried = state.pointed, tried + 1
        for hand in ([0, *DEFENCES], [0, 0, 0], [DEFENCES[0], 0, 0]):
            other: Any = state.copy()
            other.hands[seat] = hand
            assert list(RULES.pending(other)) == [seat], "asked, whatever the hand holds"
    assert tried > 6


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_buttons_of_a_defence_are_the_same_whatever_the_hand(language: str) -> None:
    spoken, names = words(language, "mets_ton_slip"), ["Kim", "Ana", "Léo", "Zoé"]
    for state in filter(None, map(asked_for_a_defence, range(6))):
        shown = set()
        for hand in ([*DEFENCES, 0], [DEFENCES[0], 0, 0], [0, 0, 0]):
            view: Any = state.copy()
            view.hands[view.pointed] = hand
            board = Board(view, view.pointed, names, spoken)
            cues = board.touches.buttons(view)
            places = tuple(button_boxes(board.layout(view).spots.buttons, cues).items())
            shown.add((cues, places, board.response.answers(view), board.prompt(view, ())))
        assert len(shown) == 1
        [(cues, *_)] = shown
        assert [cue.token for cue in cues] == ["bear", "shield", "mirror"]

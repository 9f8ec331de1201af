"""The table of Mets ton slip !: what is touched, what is told before one tries, where it lies."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, product
from math import cos, radians, sin
from typing import Any

import pytest

from game.core.luck import Stream
from game.core.seats import Seat
from game.games import words
from game.games.mets_ton_slip.board import Board
from game.games.mets_ton_slip.board.arrange import basket_pose
from game.games.mets_ton_slip.board.foreseeing import lock_of, locks_for
from game.games.mets_ton_slip.board.places import (
    RATIO,
    WAYS,
    count_box,
    hand_boxes,
    places_for,
    top_width,
)
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model.cards import ALL_SLOTS, CARDS, FACE, NOTHING
from game.games.mets_ton_slip.model.options import Options
from game.games.mets_ton_slip.model.state import ACT, DEFEND, DISCARD, State
from game.games.mets_ton_slip.rules import RULES
from game.games.mets_ton_slip.rules.dressing import slots_for
from game.stage.motion.layout import Box
from game.stage.table.replay_bar import BAR
from tests.boxes import overlap
from tests.mets_ton_slip.running import begun, played, view
from tests.slow import slow

NAMES = ["Ana", "Bo", "Chloé", "Driss", "Élodie"]
FRENCH = words("fr", "mets_ton_slip")


def board_of(seen: State, viewer: int | None, **more: Any) -> Board:
    return Board(seen, viewer, NAMES[: seen.seats], FRENCH, **more)


def laid(*hand: str, worn: dict[int, str] | None = None, phase: str = ACT) -> State:
    """A table of three at which the first one acts."""
    seen = State(Options(3), 103)
    seen.turns, seen.phase = 1, phase
    seen.hands = [[FACE[card] for card in hand], [-1] * 6, [-1] * 6]
    for slot, card in (worn or {}).items():
        seen.worn[0][slot] = FACE[card]
    return seen


def told(seen: State, *tokens: str) -> str:
    board = board_of(seen, 0)
    preview = board.foresight.preview(seen, tokens)
    return "" if preview is None else board.foresight.sentence(preview, seen)


def test_every_act_of_a_match_can_be_touched_and_no_touches_mean_two() -> None:
    for seats in (2, 5):
        match = begun(seats, 11)
        options = RULES.options(seats, {})
        for number, (seat, _) in enumerate(played(match, Stream(3), wild=3)):
            if number % 9:
                continue
            seen = view(match, seat, options)
            board = board_of(seen, seat)
            touch = {area.token for area in board.layout(seen).touch.values()}
            touch |= {cue.token for cue in board.touches.buttons(seen)}
            spelled: dict[tuple[str, ...], act.Action] = {}
            for action in match.pending()[seat]:
                for way in board.touches.spellings(action, seen):
                    assert touch.issuperset(way), (action, way)
                    assert way not in spelled, (action, spelled.get(way))
                    assert board.touches.action_of(way, seen) == action, way
                    spelled[way] = action
                assert board.touches.spellings(action, seen)
            for way in spelled:
                assert not any(way[:cut] in spelled for cut in range(1, len(way))), way


@pytest.mark.parametrize(
    ("slot", "worn", "said"),
    [
        (3, {}, "Chaussures : il faut d’abord un slip."),
        (3, {0: "SLIP", 1: "TROUSERS-SP"}, "Chaussures : il faut d’abord le pantalon et le pull."),
        (2, {0: "SLIP", 1: "TROUSERS-SPSU"}, "Pull : la place est libre, pour printemps ou été."),
        (0, {0: "SLIP"}, "Vous portez : Slip."),
    ],
)
def test_a_slot_says_what_it_waits_for(slot: int, worn: dict[int, str], said: str) -> None:
    found = told(laid("SLIP", worn=worn), f"slot:0:{slot}")
    assert found.replace("\u00a0", " ").replace("\u202f", " ") == said


def test_a_card_says_in_advance_why_it_may_not_be_laid_or_what_it_would_do() -> None:
    worn = {0: "SLIP", 1: "TROUSERS-SP"}
    seen = laid("SWEATER-AU", "SWEATER-SP", "HAT-SP", "PLUIE", worn=worn)
    seen.worn[1][4] = FACE["COAT-WI"]
    assert "ne va pas" in told(seen, "SWEATER-AU", "slot:0:2").replace("cela ", "")
    assert "trop tôt" in told(seen, "HAT-SP", "seat:0")
    assert "manquerait 3" in told(seen, "SWEATER-SP", "seat:0")
    assert "manteau" in told(seen, "PLUIE", "seat:1")
    assert told(seen, "PLUIE", "seat:2") == "", "there is nothing to take off"


def test_the_last_garment_is_foretold_to_win() -> None:
    worn = {0: "SLIP", 1: "TROUSERS-SP", 2: "SWEATER-SP", 3: "SHOES-SP", 4: "J-COAT"}
    assert "gagné" in told(laid("HAT-SPSU", worn=worn), "HAT-SPSU", "slot:0:5")


def test_answers_and_the_cost_of_bearing_it_are_the_same_for_every_hand() -> None:
    said = set()
    for hand in (["SLIP"], ["BOUCLIER"], ["MIROIR", "BOUCLIER"]):
        seen = laid(*hand, worn={0: "SLIP", 1: "TROUSERS-SP"}, phase=DEFEND)
        seen.attack, seen.author, seen.pointed = FACE["GASTRO"], 1, 0
        board = board_of(seen, 0)
        assert board.response.answers(seen) == board.touches.buttons(seen)
        said.add((board.response.answers(seen), told(seen, "bear"), board.prompt(seen, ())))
    assert len(said) == 1


def test_laying_away_takes_two_touches_before_its_phase_and_one_in_it() -> None:
    seen = laid("SLIP", "HAT-SP", worn={0: "SLIP"})
    board = board_of(seen, 0)
    card = act.DISCARDS[FACE["HAT-SP"]]
    assert board.touches.spellings(card, seen) == [("HAT-SP", "discard")]
    assert board.touches.spellings(act.UNDRESSES[0], seen) == [("slot:0:0", "discard")]
    seen.phase = DISCARD
    assert board.touches.spellings(card, seen) == [("HAT-SP",)]
    assert board.touches.spellings(act.UNDRESSES[0], seen) == [("slot:0:0",)]


def apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x + 0.01
        or other.x + other.width <= one.x + 0.01
        or one.y + one.height <= other.y + 0.01
        or other.y + other.height <= one.y + 0.01
    )


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("room", ["", "couch", "lesson", "replay"])
def test_nothing_lies_over_anything_else_however_many_sit_there(zoom: float, room: str) -> None:
    for seats in range(2, 6):
        for viewer in (None, 0, seats - 1):
            its = places_for(seats, viewer, zoom=zoom, room_for=room)
            whole = [stand.box for stand in its.stands]
            whole += [its.stock, *WAYS.values()]
            whole += [] if viewer is None else [its.hand]  # nobody holds one there
            whole += [BAR] if room == "replay" else [its.prompt, its.buttons]
            whole += [] if zoom > 1 else [its.told, its.captions]  # large words are read over both
            for at, box in enumerate(whole):
                assert box.x >= 0
                assert box.x + box.width <= 1280
                assert box.y + box.height <= 720
                assert all(apart(box, other) for other in whole[at + 1 :]), (seats, viewer, at)
            for stand in its.stands:
                for slot in ALL_SLOTS:
                    box = stand.slots[slot]
                    assert apart(box, stand.basket)
                    assert apart(box, stand.doll)
                    assert stand.box.holds(*box.middle)
                    assert all(apart(box, stand.slots[other]) for other in range(slot))


def test_a_hand_of_any_size_fits_its_room_and_every_card_can_be_touched() -> None:
    its = places_for(5, 0)
    for count in range(1, 40):
        boxes = hand_boxes(its, count)
        assert boxes[0].x >= its.hand.x - 0.01
        assert boxes[-1].x + boxes[-1].width <= its.hand.x + its.hand.width + 0.01
    seen = laid(*CARDS[:14])
    touch = board_of(seen, 0).layout(seen).touch
    assert sum(name.startswith("hand:") for name in touch) == 14
    assert NOTHING not in seen.hands[0]


def test_whoever_draws_without_a_look_around_draws_clean_laundry() -> None:
    seen = laid("SLIP", phase="draw")
    seen.baskets[1].append(FACE["PLUIE"])
    board = board_of(seen, None)
    touch = board.layout(seen).touch
    legal = RULES.pending(seen)[Seat(0)]
    lit = {way[0] for action in legal for way in board.touches.spellings(action, seen)}
    assert next(area.token for area in touch.values() if area.token in lit) == "stock"


# ---------------------------------------------------------------- locks and articles


def test_no_slot_has_two_locks() -> None:
    bare = laid("TROUSERS-SU")
    slots = slots_for(FACE["TROUSERS-SU"], bare.options)
    assert all(lock_of(bare.worn[0], slot) for slot in slots), "no card goes there before a slip"
    assert locks_for(FACE["TROUSERS-SU"], bare, 0) == {}, "and so the slot has its lock"
    dressed = laid("SWEATER-WI", worn={0: "SLIP", 1: "TROUSERS-SU"})
    assert list(locks_for(FACE["SWEATER-WI"], dressed, 0).values()) == ["season"]


@pytest.mark.parametrize(("language", "said"), [("fr", "un slip"), ("en", "lose underpants")])
def test_what_falls_is_said_with_its_article(language: str, said: str) -> None:
    seen = laid("FOURIRE")
    seen.worn[1][0] = FACE["SLIP"]
    board = Board(seen, 0, NAMES[:3], words(language, "mets_ton_slip"))
    foreseen = board.foresight.preview(seen, ("FOURIRE", "seat:1"))
    assert said in board.foresight.sentence(foreseen, seen)


def test_what_is_foreseen_is_told_in_the_language_that_was_chosen_since() -> None:
    seen = laid("FOURIRE")
    seen.worn[1][0] = FACE["SLIP"]
    board = Board(seen, 0, NAMES[:3], words("fr", "mets_ton_slip"))
    board.words = words("en", "mets_ton_slip")
    foreseen = board.foresight.preview(seen, ("FOURIRE", "seat:1"))
    assert "lose underpants" in board.foresight.sentence(foreseen, seen)


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_number_of_cards_in_a_basket_lies_beside_its_top_card(seats: int, zoom: float) -> None:
    rooms = ("", "couch", "lesson")[: 3 if seats < 5 else 2]  # no lesson has five seats
    for viewer, room in product((None, 0, seats - 1), rooms):
        places = places_for(seats, viewer, zoom=zoom, room_for=room)
        for stand in places.stands:
            size = 18 * min(zoom, 1.2)
            for wide in (0.6 * size, 1.2 * size):  # one figure, and two
                count = count_box(stand.basket, wide, size)
                assert count.x + count.width <= stand.box.x + stand.box.width
                beside = replace(stand.seasons, x=stand.seasons.x + 2)  # circles leave corners free
                assert not overlap(count, beside), (room, viewer)
                pose = basket_pose(stand, 0)
                high, turn = pose.width * RATIO, radians(abs(pose.turn))
                across = (pose.width * cos(turn) + high * sin(turn)) / 2
                below = pose.y + high / 2  # the corner that leans out is above the figure
                assert count.x >= pose.x + across - 1 or count.y >= below, (room, viewer)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("room", ["", "couch", "replay"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_is_larger_than_another_but_for_who_looks(
    seats: int, room: str, zoom: float
) -> None:
    public = places_for(seats, None, zoom=zoom, room_for=room).stands
    for part in ("doll", "head", "basket"):
        sizes = {
            (round(its.width), round(its.height)) for its in (getattr(s, part) for s in public)
        }
        assert len(sizes) == 1, (part, sizes)
    assert len({stand.slots[0] for stand in public}) == seats
    assert not any(stand.own for stand in public)
    assert [stand.box.x for stand in public] == sorted(stand.box.x for stand in public)
    for viewer in range(seats):
        private = places_for(seats, viewer, zoom=zoom, room_for=room).stands
        assert [stand.own for stand in private] == [seat == viewer for seat in range(seats)]
        tallest = max(range(seats), key=lambda seat: private[seat].doll.height)
        assert tallest == viewer or room == "replay", "its bar takes the foot of the near figure"


def test_at_five_seats_the_top_of_a_basket_is_as_large_as_what_is_worn() -> None:
    for viewer in (None, 2):
        for stand in places_for(5, viewer).stands:
            assert top_width(stand.basket) >= 0.99 * stand.slots[0].width
            assert viewer is not None or top_width(stand.basket) > 70, "read from across a room"


# ---------------------------------------------------------------- the order of a hand


def keyed(board: Board, seen: State) -> list[tuple[str, float]]:
    """What lies in the hand by its number keys, and how bright it is."""
    sprites = board.layout(seen).sprites
    held = sorted(
        (pose for name, pose in sprites.items() if name.startswith("hand.")),
        key=lambda pose: pose.x,
    )
    return [(pose.face, pose.alpha) for pose in held]


@pytest.mark.parametrize("seats", [*slow([2]), 4])
def test_no_card_changes_its_number_while_a_hand_stays_as_it_is(seats: int) -> None:
    helped = 0
    for seed in range(6):
        match = begun(seats, seed, slip_help=True)
        for _ in islice(played(match, Stream(seed), wild=2), 60):
            pass
        options = RULES.options(seats, {"slip_help": True})
        seen = RULES.initial(seats, options)
        board, before, keys = board_of(seen, 0), [], []
        for event in match.observations(Seat(0)):
            RULES.apply(seen, event)
            hand, now = sorted(seen.hands[0]), keyed(board, seen)
            assert now == keys or hand != before, event
            before, keys = hand, now
            helped += event.kind == "helped" and seen.turn == 0
    assert helped

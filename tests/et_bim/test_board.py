"""Where things lie at a table, what touching them means, and that only what was told is shown."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import pytest
from tables import Watching, board_of, viewers_of

from game.core.seats import Seat
from game.gangs.board.arrange import SHIELD_HIGH, SHIELD_LONG, air_pose
from game.gangs.board.mats import CARD
from game.gangs.board.places import HAND_MOST, RATIO, TILE_RATIO, hand_box, places_for
from game.gangs.model.actions import Action
from game.gangs.model.cards import BLANK
from game.gangs.model.state import REACT, State
from game.stage.motion.layout import Box, Layout, Pose
from game.stage.table.asking import button_box
from tests.boxes import overlap

every_table = pytest.mark.parametrize(
    "seats",
    # those between are tried where time is: they are laid out like their neighbours
    [pytest.param(n, marks=[] if n in (4, 12) else pytest.mark.slow) for n in range(4, 13)],
)


def lies_on_screen(box: Box) -> bool:
    return box.x >= 0 and box.y >= 0 and box.x + box.width <= 1280 and box.y + box.height <= 720


def lies_in(inner: Box, outer: Box) -> bool:
    corners = ((inner.x, inner.y), (inner.x + inner.width, inner.y + inner.height))
    return all(
        outer.x <= x <= outer.x + outer.width and outer.y <= y <= outer.y + outer.height
        for x, y in corners
    )


def box_of(pose: Pose) -> Box:
    """What an unturned picture covers."""
    ratio = TILE_RATIO if pose.face.startswith("tile") else RATIO
    across = pose.face == "shield_across"
    high = pose.width * (SHIELD_HIGH / SHIELD_LONG if across else ratio)
    return Box(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)


def overlapping(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    return [(a, b) for a, b in combinations(boxes, 2) if overlap(boxes[a], boxes[b])]


def furniture_boxes(
    seats: int, viewer: int | None, *, mystery: bool, zoom: float = 1.0, room_for: str = ""
) -> dict[str, Box]:
    places = places_for(seats, viewer, mystery=mystery, zoom=zoom, room_for=room_for)
    boxes = {f"seat {seat}": box for seat, box in enumerate(places.seats)}
    boxes |= {"prompt": places.prompt, "buttons": places.buttons, "log": places.log}
    if viewer is not None:
        boxes["identity"] = places.identity
        boxes |= {f"hand {at}": hand_box(places, at, HAND_MOST) for at in range(HAND_MOST)}
    if places.stage is not None:
        boxes["stage"] = places.stage
    return boxes


@every_table
@pytest.mark.parametrize("mystery", [False, True])
@pytest.mark.parametrize("zoom", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("room_for", ["", "replay", "lesson"])
def test_everything_has_a_place_of_its_own_on_the_screen(
    seats: int, mystery: bool, zoom: float, room_for: str
) -> None:
    for viewer in (0, seats // 2, seats - 1, None):
        boxes = furniture_boxes(seats, viewer, mystery=mystery, zoom=zoom, room_for=room_for)
        boxes["bar"] = Box(0, 0, 1280, 47)
        assert overlapping(boxes) == []
        assert [name for name, box in boxes.items() if not lies_on_screen(box)] == []


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("mystery", [False, True])
@pytest.mark.parametrize("zoom", [1.0, 1.25, 1.5, 2.0])
def test_the_field_holds_its_piles_and_a_card_in_the_air_keeps_off_the_prompt(
    seats: int, mystery: bool, zoom: float
) -> None:
    places = places_for(seats, 0, mystery=mystery, zoom=zoom)
    boxes = furniture_boxes(seats, 0, mystery=mystery, zoom=zoom)
    wide = places.stock_card
    for name, (x, y) in {"stock": places.deck, "discard": places.discard}.items():
        boxes[name] = Box(x - wide / 2, y - wide * 0.7, wide, wide * RATIO + 14 + 18 * zoom**0.5)
    if mystery:
        x, y, wide = places.middle
        boxes["middle"] = Box(x - wide / 2, y - wide * 0.6, wide, wide * TILE_RATIO)
    assert overlapping(boxes) == []
    for seat in range(seats):
        pose = air_pose(places, seat, 0)
        lean = math.radians(abs(pose.turn))
        wide = pose.width * (math.cos(lean) + RATIO * math.sin(lean))
        air = Box(pose.x - wide / 2, pose.y - pose.width * 0.7, wide, pose.width * 1.4)
        assert not overlap(air, places.prompt)
        assert lies_on_screen(air)
        piles = [name for name in ("stock", "discard", "middle") if name in boxes]
        assert not [name for name in piles if overlap(air, boxes[name])]
        others = [box for at, box in enumerate(places.seats) if at != seat]
        assert not [box for box in others if overlap(air, box)]


@pytest.mark.parametrize("seats", range(4, 13))
@pytest.mark.parametrize("zoom", [1.0, 1.1, 1.25, 1.5, 1.75, 2.0])
def test_a_mat_holds_its_pile_and_its_lines_at_every_size_of_words(seats: int, zoom: float) -> None:
    mat = places_for(seats, 0, mystery=False, zoom=zoom).mat
    card = CARD * mat.scale * RATIO
    assert mat.first + mat.name / 2 <= mat.second - mat.line / 2 + 4
    assert mat.second + mat.line * 0.4 <= mat.pile
    assert mat.pile + card <= (mat.bar or mat.height)
    assert mat.line >= 18
    assert mat.name >= 18 * zoom
    assert mat.total >= 25 * zoom


@every_table
@pytest.mark.parametrize("mystery", [False, True])
def test_stock_middle_and_a_card_in_the_air_lie_beside_each_other_in_two_rows(
    seats: int, mystery: bool
) -> None:
    places = places_for(seats, 0, mystery=mystery)
    piles = {"stock": places.deck, "discard": places.discard}
    wide = places.stock_card
    boxes = {name: Box(x - wide / 2, y - wide * 0.7, wide, wide * 1.4) for name, (x, y) in
             piles.items()}  # fmt: skip
    x, y, width = places.middle
    if mystery and seats < 12:  # there are twelve tiles
        high = width * TILE_RATIO
        boxes["middle"] = Box(x - width / 2, y - high / 2, width, high)
    if places.stage is not None:
        x, y, width = places.air
        boxes["air"] = Box(x - width / 2, y - width * 0.7, width, width * 1.4)
        assert lies_in(boxes["air"], places.stage)
    assert overlapping(boxes) == []
    if places.stage is None:
        assert overlapping(boxes | furniture_boxes(seats, 0, mystery=mystery)) == []


@pytest.mark.parametrize("seats", [4, 12])
def test_a_hand_lies_in_its_room_whatever_its_size(seats: int) -> None:
    places = places_for(seats, 0, mystery=False)
    for count in range(1, HAND_MOST + 1):
        boxes = {str(at): hand_box(places, at, count) for at in range(count)}
        assert overlapping(boxes) == []
        lefts = [box.x for box in boxes.values()]
        assert lefts == sorted(lefts)
        assert all(lies_on_screen(box) for box in boxes.values())
    for count in range(HAND_MOST + 1, 12):
        boxes = {str(at): hand_box(places, at, count) for at in range(count)}
        assert boxes["0"].x == pytest.approx(places.hand[0])
        assert all(lies_on_screen(box) for box in boxes.values())


@every_table
def test_buttons_stand_side_by_side_on_their_bar(seats: int) -> None:
    places = places_for(seats, 0, mystery=False)
    for count in (1, 2):
        boxes = {str(at): button_box(places.buttons, at, count) for at in range(count)}
        assert overlapping(boxes) == []
        assert all(lies_in(box, places.buttons) for box in boxes.values())


# ---------------------------------------------------------------- at any moment


def check_touches(layout: Layout) -> None:
    boxes = {name: touch.box for name, touch in layout.touch.items()}
    assert overlapping(boxes) == []
    assert [name for name, box in boxes.items() if not lies_on_screen(box)] == []


def check_sprites(view: State, layout: Layout, viewer: int | None) -> None:
    places = places_for(view.n, viewer, mystery=view.mystery)
    hands = {name: box_of(pose) for name, pose in layout.sprites.items() if name[:5] == "hand."}
    assert overlapping(hands) == []
    assert len(hands) == (0 if viewer is None else len(view.hands[viewer]))
    for name, pose in layout.sprites.items():
        box = box_of(pose)
        assert lies_on_screen(box), name
        if not name.startswith("hand.") and pose.z < 300:
            homes = [home for home in places.seats if overlap(home, box)]
            assert len(homes) <= 1, name
            assert not homes or lies_in(box, homes[0]), name


def check_pile(view: State, layout: Layout, seat: int) -> None:
    """What is not folded away shows at least its strip, clear of the tile."""
    tile = box_of(layout.sprites[f"tile:{view.tile_at[seat]}"])
    shown = [layout.sprites.get(f"card:{card >> 4}") for card in view.piles[seat]]
    lying = [box_of(pose) for pose in shown if pose is not None]
    assert len(lying) == len(view.piles[seat]) - layout.furniture.plates[seat].folded
    assert not [box for box in lying if overlap(box, tile)]


@every_table
def test_at_any_moment_everything_lies_where_it_belongs(seats: int) -> None:
    for seed in range(2):
        table = Watching(seats, seed, viewers_of(seats, seed))
        for _ in table.positions(every=9):
            for viewer, view in table.views.items():
                layout = board_of(view, viewer).layout(view)
                check_touches(layout)
                check_sprites(view, layout, viewer)
                for seat in view.living():
                    check_pile(view, layout, seat)


@every_table
def test_every_touch_that_spells_an_action_means_that_action(seats: int) -> None:
    kinds = set()
    modules = ("oups", "non", "missions")
    for seed in range(2):
        everybody = tuple(map(Seat, range(seats)))
        table = Watching(seats, seed, everybody, modules=modules if seed else ())
        for _ in table.positions(every=3):
            for seat, actions in table.match.pending().items():
                view = table.views[seat]
                board = board_of(view, seat)
                meant: dict[tuple[str, ...], Action] = {}
                for action in actions:
                    kinds.add(action.kind)
                    for tokens in board.spellings(action, view):
                        assert board.action_of(tokens, view) == action
                        assert meant.setdefault(tokens, action) == action
                touches = {touch.token for touch in board.layout(view).touch.values()}
                touches |= {cue.token for cue in board.buttons(view)}
                for action in actions:
                    ways = board.spellings(action, view)
                    assert any(touches.issuperset(tokens) for tokens in ways), action
    assert kinds >= {"throw", "answer", "second", "attempt"}


@every_table
@pytest.mark.parametrize("modules", [(), ("non",)])
def test_who_answers_has_the_same_buttons_whatever_the_hand(
    seats: int, modules: tuple[str, ...]
) -> None:
    table = Watching(seats, 1, tuple(map(Seat, range(seats))), modules=modules)
    for truth in table.positions(every=3):
        asked = truth.asked()
        if truth.phase != REACT:
            continue
        view = table.views[Seat(asked)].copy()
        board = board_of(view, Seat(asked))
        first = board.buttons(view), board.prompt(view, ())
        assert [cue.token for cue in first[0]] == ["take", "bim", *modules]
        for hand in ([], [BLANK], [0, 0, 0], [3], [9], [3, 3, 3, 3, 3, 3], [4, 5, 6, 7, 8]):
            view.hands[asked] = hand
            assert (board.buttons(view), board.prompt(view, ())) == first
        assert all(
            board_of(seen, viewer).buttons(seen) == ()
            for viewer, seen in table.views.items()
            if viewer != asked
        )


@pytest.mark.parametrize("modules", [(), ("non",)])
def test_while_one_may_say_non_the_bar_does_not_give_its_key_to_the_notes(
    lay: Any, modules: tuple[str, ...]
) -> None:
    play = {"seat": 0, "play": "D10", "target": 1}
    laid = lay(options={"modules": list(modules)}, hands={"0": ["D10"]}).do(play)
    for viewer in (Seat(0), Seat(1)):
        view = laid.view(viewer)
        board = board_of(view, viewer)
        keys = [cue.key for cue in board.buttons(view)]
        assert board.layout(view).furniture.refusing == ("n" in keys)
        assert ("n" in keys) == (viewer == 1 and bool(modules))

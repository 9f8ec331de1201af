"""Where things lie at a table, what touching them means, and that only what was told is shown."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import pytest
from tables import Watching, board_of, viewers_of

from game.core.seats import Seat
from game.gangs.board.arrange import SHIELD_HIGH, SHIELD_LONG, air_pose
from game.gangs.board.places import (
    HAND_MOST,
    RATIO,
    TILE_RATIO,
    Places,
    SeatPlace,
    hand_box,
    places_for,
)
from game.gangs.board.plates import active_shield
from game.gangs.model.actions import Action
from game.gangs.model.cards import BLANK
from game.gangs.model.state import NONE, REACT, State
from game.stage.motion.layout import Box, Layout, Pose
from game.stage.table.asking import button_box
from game.stage.table.replay_bar import BAR
from game.stage.table.seat_places import fold_width
from tests.boxes import overlap
from tests.slow import slow

BY_SIZE = [4, *slow([5, 6]), 7, *slow(range(8, 12)), 12]
"""From seven on a duel has the middle for itself."""
ZOOMS = [1.0, *slow([1.1, 1.25, 1.5, 1.75]), 2.0]
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
    boxes = {f"seat {seat}": place.box for seat, place in enumerate(places.seats)}
    if room_for == "replay":
        boxes["bar"] = BAR
    else:
        boxes |= {"prompt over buttons": places.asking, "buttons": places.buttons}
    if viewer is not None:
        assert (places.identity is None) == (room_for == "replay")
        if places.identity is not None:
            boxes["identity"] = places.identity
            boxes |= {f"hand {at}": hand_box(places, at, HAND_MOST) for at in range(HAND_MOST)}
        else:
            first, last = hand_box(places, 0, HAND_MOST), hand_box(places, 5, HAND_MOST)
            boxes["hand"] = Box(first.x, first.y, last.x + last.width - first.x, first.height)
    return boxes


@every_table
@pytest.mark.parametrize("mystery", [False, True])
@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("room_for", ["", "replay", "lesson"])
def test_everything_has_a_place_of_its_own_on_the_screen(
    seats: int, mystery: bool, zoom: float, room_for: str
) -> None:
    for viewer in (0, seats // 2, seats - 1, None):
        boxes = furniture_boxes(seats, viewer, mystery=mystery, zoom=zoom, room_for=room_for)
        boxes["bar"] = Box(0, 0, 1280, 47)
        assert overlapping(boxes) == []
        assert [name for name, box in boxes.items() if not lies_on_screen(box)] == []


def hat_box(place: SeatPlace) -> Box:
    """Return what is over the eyes of who sits there."""
    (x, base), size = place.bust, place.sizes[0]
    return Box(x - 0.45 * size, base - 1.15 * size, 0.9 * size, 0.5 * size)


@pytest.mark.parametrize("room_for", ["", "couch", "show", "replay"])
def test_what_was_last_done_to_somebody_lies_on_nobodys_hat(room_for: str) -> None:
    for seats in range(4, 13):
        for viewer in (None, *range(seats)):
            places = places_for(seats, viewer, mystery=False, room_for=room_for)
            for slip in filter(None, (place.slip for place in places.seats)):
                assert not any(overlap(slip, hat_box(place)) for place in places.seats), seats


@pytest.mark.parametrize("room_for", ["", "couch", "show"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_heart_of_a_high_total_hangs_over_no_name(seats: int, room_for: str) -> None:
    for place in places_for(seats, None, mystery=False, room_for=room_for).seats:
        if place.kind == "large":
            letters = place.card.middle[1] - 0.36 * place.name
            assert place.dial.y + 0.66 * place.hot < letters


@pytest.mark.parametrize("seats", range(4, 13))
def test_what_those_who_are_out_have_touches_no_pile(seats: int) -> None:
    for viewer, room_for in ((None, ""), (None, "couch"), (0, "")):
        places = places_for(seats, viewer, mystery=False, room_for=room_for)
        foot = places.spare[0]
        assert not any(overlap(foot, place.pile) for place in places.seats[1:])


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("mystery", [False, True])
def test_few_whom_others_look_at_have_all_of_the_table(seats: int, mystery: bool) -> None:
    places = places_for(seats, None, mystery=mystery, room_for="show")
    usual = places_for(seats, None, mystery=mystery)
    boxes = {f"seat {seat}": place.box for seat, place in enumerate(places.seats)}
    boxes |= piles_of(places, mystery=mystery) | {"bar": Box(0, 0, 1280, 47)}
    assert overlapping(boxes) == []
    assert all(lies_on_screen(box) for box in boxes.values())
    assert min(place.sizes[0] for place in places.seats) == max(
        place.sizes[0] for place in usual.seats
    )
    middles = [place.box.middle for place in places.seats]
    angles = [math.atan2(y - 360, x - 640) for x, y in middles]
    turned = [(angle - angles[0]) % math.tau for angle in angles]
    assert turned == sorted(turned), "they sit clockwise"


def piles_of(places: Places, *, mystery: bool) -> dict[str, Box]:
    wide = places.stock_card
    boxes = {
        name: Box(x - wide / 2, y - wide * 0.7, wide, wide * RATIO + 12)
        for name, (x, y) in {"stock": places.deck, "discard": places.discard}.items()
    }
    if mystery:
        x, y, wide = places.middle
        boxes["middle"] = Box(x - wide / 2, y - wide * 0.6, wide, wide * TILE_RATIO)
    return boxes


@pytest.mark.parametrize("seats", BY_SIZE)
@pytest.mark.parametrize("zoom", ZOOMS)
def test_who_one_is_covers_no_prompt_when_a_couch_looks(seats: int, zoom: float) -> None:
    places = places_for(seats, 0, mystery=False, zoom=zoom, room_for="couch")
    assert not overlap(places.meeting, places.asking)


@pytest.mark.parametrize("seats", BY_SIZE)
@pytest.mark.parametrize("mystery", [False, True])
@pytest.mark.parametrize("zoom", ZOOMS)
def test_the_middle_holds_its_piles_and_a_card_in_the_air_its_place(
    seats: int, mystery: bool, zoom: float
) -> None:
    if mystery and seats == 12:
        return  # there are twelve tiles
    places = places_for(seats, 0, mystery=mystery, zoom=zoom)
    piles = piles_of(places, mystery=mystery)
    boxes = furniture_boxes(seats, 0, mystery=mystery, zoom=zoom) | piles
    assert overlapping(boxes) == []
    for seat in range(seats):
        pose = air_pose(places, seat, 0)
        lean = math.radians(abs(pose.turn))
        wide = pose.width * (math.cos(lean) + RATIO * math.sin(lean))
        high = pose.width * (RATIO * math.cos(lean) + math.sin(lean))
        air = Box(pose.x - wide / 2, pose.y - high / 2, wide, high)
        assert not overlap(air, places.asking)
        assert lies_on_screen(air)
        assert not [name for name, box in piles.items() if overlap(air, box)]
        others = [place.box for place in places.seats if place.kind != "own"]
        assert not [box for box in others if overlap(air, box)]


@pytest.mark.parametrize("seats", range(7, 13))
def test_from_seven_on_a_duel_has_the_middle_for_itself(seats: int) -> None:
    places = places_for(seats, 0, mystery=False)
    duel = places.duel
    assert duel is not None
    half = duel.size / 2
    boxes = {
        "actor": Box(duel.left - half, duel.base - duel.size, duel.size, duel.size),
        "aimed": Box(duel.right - half, duel.base - duel.size, duel.size, duel.size),
        "dial": duel.dial.box,
        **piles_of(places, mystery=False),
    }
    assert overlapping(boxes) == []
    for place in places.seats:
        assert not [name for name, box in boxes.items() if overlap(box, place.box)]
    assert places_for(6, 0, mystery=False).duel is None


@pytest.mark.parametrize("seats", BY_SIZE)
@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("viewer", [0, None])
def test_what_belongs_to_a_seat_lies_in_it_or_at_its_edge(
    seats: int, zoom: float, viewer: int | None
) -> None:
    places = places_for(seats, viewer, mystery=False, zoom=zoom)
    for place in places.seats:
        left, base, wide = place.tile
        tile = Box(left, base - wide * TILE_RATIO, wide, wide * TILE_RATIO)
        parts = {"card": place.card, "dial": place.dial.box, "tile": tile}
        if place.strip:
            parts["pile"] = place.pile
        if place.slip is not None:
            parts["slip"] = place.slip
        for name, box in parts.items():
            home = place.box
            if name in ("dial", "tile") and place.kind == "large":
                home = Box(home.x, home.y - 50, home.width, home.height + 50)
            around = Box(home.x - 16, home.y - 4, home.width + 32, home.height + 10)
            assert lies_in(box, around), (place.kind, name)
        shown = {name: parts[name] for name in ("card", "pile", "slip") if name in parts}
        assert overlapping(shown) == [], place.kind
        assert lies_on_screen(place.card)
        assert place.name >= min(18 * zoom, 19)


@pytest.mark.parametrize("seats", range(4, 13))
def test_at_a_couch_one_sits_beside_ones_hand_the_others_clockwise(seats: int) -> None:
    public = places_for(seats, None, mystery=False, room_for="couch").seats
    for viewer in range(seats):
        looking = places_for(seats, viewer, mystery=False, room_for="couch")
        assert looking.seats[viewer:] + looking.seats[:viewer] == public
        assert not looking.stands, "one's portrait is as large as on the table all see"


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
            middle = box.middle
            homes = [place for place in places.seats if place.box.holds(*middle)]
            assert len(homes) <= 1, name


def check_pile(view: State, layout: Layout, seat: int) -> None:
    """What is not folded away shows at least its strip, clear of the tile."""
    tile = box_of(layout.sprites[f"tile:{view.tile_at[seat]}"])
    shown = [layout.sprites.get(f"card:{card >> 4}") for card in view.piles[seat]]
    lying = [box_of(pose) for pose in shown if pose is not None]
    assert len(lying) == len(view.piles[seat]) - layout.furniture.plates[seat].folded
    assert not [box for box in lying if overlap(box, tile)]


def check_shield(view: State, layout: Layout, places: Places, seat: int) -> None:
    """A shield leaves in sight how many cards are folded away, and the strips of the others."""
    place, folded = places.seats[seat], layout.furniture.plates[seat].folded
    poses = [layout.sprites[f"card:{card >> 4}"] for card in view.piles[seat][folded:]]
    left = min(box_of(pose).x for pose in poses if pose.face == "shield_across")
    under = sum(pose.face != "shield_across" for pose in poses)
    written = fold_width(folded) - 6 if folded else 0
    assert left >= place.pile.x + written + under * place.strip - 0.01


@pytest.mark.parametrize("seats", [5, 12])
def test_a_shield_covers_neither_the_count_of_folded_cards_nor_strips(seats: int) -> None:
    places, shields = places_for(seats, None, mystery=0), 0
    for seed in range(6):
        table = Watching(seats, seed, (None,))
        for _ in table.positions(every=5):
            view = table.views[None]
            layout = board_of(view, None).layout(view)
            for seat in view.living():
                if active_shield(view, seat) != NONE and len(view.piles[seat]) > 1:
                    check_shield(view, layout, places, seat)
                    shields += 1
    assert shields > 20


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
                    for tokens in board.touches.spellings(action, view):
                        assert board.touches.action_of(tokens, view) == action
                        assert meant.setdefault(tokens, action) == action
                touches = {touch.token for touch in board.layout(view).touch.values()}
                touches |= {cue.token for cue in board.touches.buttons(view)}
                for action in actions:
                    ways = board.touches.spellings(action, view)
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
        first = board.touches.buttons(view), board.prompt(view, ())
        assert [cue.token for cue in first[0]] == ["take", "bim", *modules]
        for hand in ([], [BLANK], [0, 0, 0], [3], [9], [3, 3, 3, 3, 3, 3], [4, 5, 6, 7, 8]):
            view.hands[asked] = hand
            assert (board.touches.buttons(view), board.prompt(view, ())) == first
        assert all(
            board_of(seen, viewer).touches.buttons(seen) == ()
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
        keys = [cue.key for cue in board.touches.buttons(view)]
        assert board.layout(view).furniture.refusing == ("n" in keys)
        assert ("n" in keys) == (viewer == 1 and bool(modules))

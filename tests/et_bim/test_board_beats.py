"""How a table moves: every event is seen, and every picture of it ends where things then lie."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, get_args

import pytest
from tables import NAMES, Watching, board_of, viewers_of

from game.core.seats import Viewer
from game.games import words
from game.games.et_bim.model.options import MODULES
from game.gangs.board import Board, LogLine
from game.gangs.board.ticking import KIND, shown
from game.gangs.model import events as ev
from game.gangs.model.state import State
from game.stage.motion.layout import Box, Layout
from game.stage.motion.timeline import Timeline
from tests.boxes import overlap

WINDOW_MS = 700.0
SECRET = {"stocked", "picked"}
"""Told to nobody."""
SILENT = {"tiles_chosen", "turn_ended"}
"""What comes before the first picture, or what the next event shows at once."""
every_table = pytest.mark.parametrize(
    "seats",
    # those between are tried where time is: they are laid out like their neighbours
    [pytest.param(n, marks=[] if n == 4 else pytest.mark.slow) for n in range(4, 13)],
)


@dataclass(frozen=True)
class Moment:
    """An event as one viewer's screen meets it."""

    event: Any
    viewer: Viewer
    board: Board
    view: State
    before: Layout
    after: Layout
    road: Timeline | None
    prompts: tuple[str, str]
    """What was asked before the event, and after it."""

    line: LogLine | None

    @property
    def seen(self) -> bool:
        said = self.prompts[0] != self.prompts[1]
        moved = self.road is not None or self.after != self.before
        return moved or said or self.line is not None


def moments(table: Watching, *, on: bool = True) -> Iterator[Moment]:
    """Every event of every viewer; the match is played to its end if it should go on."""
    boards = {viewer: board_of(view, viewer) for viewer, view in table.views.items()}
    while on and table.match.pending():
        table.step()
    for viewer, view in table.views.items():
        board = boards[viewer]
        before, asked = board.layout(view), board.prompt(view, ())
        for event in table.news(viewer):
            after, said = board.layout(view), board.prompt(view, ())
            road = board.beat(event, before, after, view, WINDOW_MS)
            line = board.log.take_in(event, view)
            seen = view.copy()
            yield Moment(event, viewer, board, seen, before, after, road, (asked, said), line)
            before, asked = after, said


@every_table
def test_every_beat_ends_on_the_layout_that_follows(seats: int) -> None:
    table = Watching(seats, 5, viewers_of(seats, 5))
    roads = 0
    for moment in moments(table):
        road = moment.road
        if road is None:
            continue
        roads += 1
        assert road.before is moment.before
        assert road.final is moment.after
        for way in (road, road.calm()):
            assert way.duration > 0
            end = way.at(way.duration)
            assert dict(end.resting) == dict(moment.after.sprites)
            assert not end.moving
            assert not end.effects
            assert end.furniture == moment.after.furniture
            for part in (0.0, 0.3, 0.5, 0.9):
                frame = way.at(part * way.duration)
                for pose in frame.moving:
                    facts = (pose.x, pose.y, pose.width, pose.turn, pose.scale, pose.stretch)
                    assert all(map(math.isfinite, facts))
                    assert pose.width > 0
    assert roads > 100


PLAYED = ((4, 0), (9, 2))


@pytest.fixture(scope="module")
def played() -> list[Moment]:
    """Whole matches, as three viewers' screens met them."""
    tables = [Watching(seats, seed, viewers_of(seats, seed)) for seats, seed in PLAYED]
    tables.append(Watching(5, 3, viewers_of(5, 3), modules=MODULES))
    return [moment for table in tables for moment in moments(table)]


@pytest.fixture
def rare(lay: Any, rest: Any) -> list[Moment]:
    """What random play hardly ever meets: a table laid by hand, mulligans, a discard, a pass."""
    blocked = {"0": ["BIM", "BIM"], "1": rest(["BIM", "BIM"]), "2": [], "3": []}
    steps = [{"seat": 0, "mulligan": True}] * 3
    shown = lay(turn=0, hands=blocked).do(*steps, {"seat": 0, "discard": "BIM"})
    empty = lay(turn=0, draw=True, hands={"0": [], "1": rest(), "2": [], "3": []})
    play = [{"seat": 0, "play": "D10", "target": 1}, {"seat": 1, "react": "NON"}]
    non = lay(options={"modules": ["non"]}, hands={"0": ["D10"], "1": ["NON"]}).do(*play)
    found = []
    for laid in (shown, empty, non):
        table = Watching(4, 0, viewers_of(4), laid.match)
        found += list(moments(table, on=False))
    return found


@pytest.mark.slow
def test_every_kind_of_event_is_seen_by_somebody(played: list[Moment], rare: list[Moment]) -> None:
    every = [*played, *rare]
    kinds = {event.kind for event in get_args(ev.Event)}
    assert {moment.event.kind for moment in every} == kinds - SECRET
    unseen = Counter(moment.event.kind for moment in every if not moment.seen)
    for kind in kinds - SECRET - SILENT:
        seen = sum(moment.event.kind == kind and moment.seen for moment in every)
        # a tile that somebody knows already, or that only the truth was dealt, changes nothing
        assert seen, kind
        assert not unseen[kind] or kind == "tile_shown", kind
    assert not any(moment.seen for moment in every if moment.event.kind in SILENT)


@pytest.mark.slow
def test_a_mulligan_and_a_table_laid_by_hand_have_a_picture_of_their_own(
    rare: list[Moment],
) -> None:
    roads = {moment.event.kind: moment.road for moment in rare if moment.road is not None}
    assert roads["mulliganed"].duration > 1000, "time to read a hand"
    assert roads["situation"].duration == 200


@pytest.mark.slow
def test_a_thrown_card_flies_for_the_window_and_a_reflected_one_no_shorter(
    played: list[Moment],
) -> None:
    flights: dict[str, set[float]] = {"thrown": set(), "replayed": set(), "reflected": set()}
    for moment in played:
        if moment.road is not None and moment.event.kind in flights:
            flights[moment.event.kind].add(moment.road.duration)
    assert flights["thrown"] == {WINDOW_MS}
    assert flights["replayed"] <= {WINDOW_MS}
    assert min(flights["reflected"]) >= WINDOW_MS


@pytest.mark.slow
def test_a_flight_lasts_the_same_whatever_its_target_holds(played: list[Moment]) -> None:
    """How a card flies, and how long, must not tell whether an Et Bim! awaits it."""
    for moment in played:
        if moment.event.kind == "thrown" and moment.viewer != moment.event.target:
            assert moment.road is not None
            bare = moment.view.copy()
            bare.hands[moment.event.target] = [0] * len(bare.hands[moment.event.target])
            other = moment.board.beat(moment.event, moment.before, moment.after, bare, WINDOW_MS)
            assert other is not None
            for ms in (0, 200, 400, 699):
                assert other.at(ms) == moment.road.at(ms)


@pytest.mark.slow
def test_a_card_that_is_thrown_leaves_its_throwers_name_in_sight(played: list[Moment]) -> None:
    """One reads who threw it while it sets out, whichever way it goes."""
    tried = 0
    for moment in played:
        event = moment.event
        if event.kind not in ("thrown", "discarded") or moment.viewer == event.seat:
            continue
        assert moment.road is not None
        places = moment.board.setting.places
        home = places.seats[event.seat].card
        name = Box(home.x + 8, home.y + 4, 80, home.height - 8)
        for ms in range(0, 225, 25):
            for pose in moment.road.at(ms).moving:
                wide = pose.width * pose.scale
                card = Box(pose.x - wide / 2, pose.y - 0.7 * wide, wide, 1.4 * wide)
                assert not overlap(card, name), (event, ms)
                tried += 1
    assert tried > 1000


def total_at(road: Timeline, seat: int, ms: float) -> int:
    """What is written as a seat's total at a moment of a road."""
    frame = road.at(ms)
    ticks = [one for one in frame.effects if one[0].kind == KIND]
    plate = frame.furniture.plates[seat]
    assert plate.ticking is bool(ticks), "the still layer leaves out what ticks, and only that"
    return shown(ticks[0][0].facts, ticks[0][1])[0] if ticks else int(plate.total)


@pytest.mark.slow
def test_a_total_counts_up_and_down_by_tens(played: list[Moment]) -> None:
    counted: Counter[str] = Counter()
    for moment in played:
        kind = moment.event.kind
        if kind not in ("laid", "healed", "recycled") or moment.road is None:
            continue
        if counted[kind] > 20:
            continue
        road, seat = moment.road, moment.event.seat
        totals = [total_at(road, seat, ms) for ms in range(0, round(road.duration) + 1, 5)]
        steps = {later - sooner for sooner, later in pairwise(totals)}
        assert steps <= ({0, 10} if kind == "laid" else {0, -10}), kind
        counted[kind] += len(set(totals)) > 2
        calm = road.calm()
        assert not any(calm.at(ms).effects for ms in range(0, 150, 10)), "less movement"
    assert counted["laid"] > 10
    assert counted["healed"] > 1


MOMENTS = ("looked", "eliminated", "ended")
MOMENT_MS = 1600


@pytest.mark.slow
def test_a_moment_of_the_match_takes_a_second_and_a_half(played: list[Moment]) -> None:
    met = Counter()
    for moment in played:
        if moment.event.kind in MOMENTS:
            met[moment.event.kind] += 1
            assert moment.road is not None
            assert moment.road.duration <= MOMENT_MS
    assert set(met) == set(MOMENTS)


@pytest.mark.slow
def test_a_tile_that_is_looked_at_shows_others_its_back(played: list[Moment]) -> None:
    others = 0
    for moment in played:
        if moment.event.kind != "looked" or moment.road is None:
            continue
        tile = moment.view.tile_at[moment.event.target]
        lying = moment.after.sprites[f"tile:{tile}"].face
        frames = [moment.road.at(ms) for ms in range(0, int(moment.road.duration), 40)]
        faces = {pose.face for frame in frames for pose in frame.moving}
        assert {face for face in faces if face.startswith("tile")} <= {lying}
        others += moment.viewer != moment.event.seat
        assert not any(effect.kind == "who" for frame in frames for effect, _ in frame.effects)
    assert others > 5


@pytest.mark.slow
def test_who_looked_and_who_fell_is_named_large_for_those_told(played: list[Moment]) -> None:
    named = Counter()
    for moment in played:
        event, road = moment.event, moment.road
        if event.kind not in ("tile_shown", "eliminated") or road is None:
            continue
        told = [
            effect.facts["character"]
            for ms in range(0, int(road.duration), 40)
            for effect, _ in road.at(ms).effects
            if effect.kind == "who"
        ]
        assert set(told) <= {event.character}
        named[event.kind] += bool(told)
    assert named["tile_shown"] > 0
    assert named["eliminated"] > 0


def test_in_large_words_a_tile_of_a_moment_is_seen_though_it_lay_unseen() -> None:
    table = Watching(9, 2, viewers_of(9, 2))
    while table.match.pending():
        table.step()
    tiles = 0
    for viewer, view in table.views.items():
        board = Board(view, viewer, NAMES[:9], words("fr", "et_bim"), zoom=2.0)
        before = board.layout(view)
        for event in table.news(viewer):
            after = board.layout(view)
            road = board.beat(event, before, after, view, WINDOW_MS)
            if road is not None and event.kind in ("eliminated", "looked"):
                large = [pose for pose in road.at(900).moving if pose.z >= 500]
                shown = [pose for pose in large if pose.face.startswith("tile")]
                assert all(pose.alpha == 1 for pose in shown), event
                tiles += len(shown)
            before = after
    assert tiles > 9


@pytest.mark.slow
def test_whose_tile_was_changed_sees_who_they_are_now(played: list[Moment]) -> None:
    """Nobody else does: an event that a seat was not told is no moment of theirs."""
    told = 0
    for moment in played:
        event, road = moment.event, moment.road
        own = moment.viewer is not None and event.kind == "tile_shown" and event.to >= 0
        if not own or moment.view.turn < 0 or moment.view.tile_at[moment.viewer] != event.tile:
            continue
        assert road is not None
        frames = [road.at(ms) for ms in range(0, int(road.duration), 40)]
        effects = [effect for frame in frames for effect, _ in frame.effects]
        its = [effect for effect in effects if effect.kind == "who"]
        assert {effect.facts["character"] for effect in its} == {event.character}
        assert all("own" in effect.facts for effect in its)
        assert len(its) * 40 >= 1000, "long enough to read"
        assert moment.after.sprites[f"tile:{event.tile}"].face == "tile_mystery", "hidden again"
        told += 1
    assert told

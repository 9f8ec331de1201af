"""What onlookers see: the match as all were told it, whatever lies on the first window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from walking import Eyes

from game.core.luck import Stream
from game.core.seats import Seat
from game.gangs.board.places import places_for
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.after.result import ResultScene
from game.scenes.kit import Kit
from game.scenes.settings.settings import SettingsScene
from game.scenes.shared.bystander import Bystander
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import CurtainScene
from game.scenes.shared.onlookers import Onlookers
from game.scenes.table.pause import PauseScene
from game.scenes.table.table import TableScene
from game.scenes.view.spectator import PublicMatch, Rerun
from game.session import Session, make_head
from game.stage.input.input_hints import InputHints
from game.stage.input.inputs import KeyPressed, KeyReleased
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.stack import Stack
from game.stage.table.place_cards import FOOT
from game.store.heads import HUMAN
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour.matches import play_on, table_session
from tests.promises.pairs import Pair, exchangeable
from tests.promises.subjects import SUBJECTS

SIZE = (960, 540)
SLOW = pytest.mark.slow


@pytest.fixture
def kit(tmp_path: Path) -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield Kit(Art(assets_root()), Settings(), tmp_path, "en")
    pygame.quit()


@pytest.fixture
def session(kit: Kit) -> Iterator[Session]:
    session = table_session(kit, "et_bim", 5)
    play_on(session, turns=12)
    session.look_back()
    yield session
    session.close()


def pixels(scene: Any, art: Art, hints: InputHints, surface: pygame.Surface | None = None) -> bytes:
    canvas = Canvas(surface or pygame.Surface(SIZE), art, hints)
    scene.draw(canvas)
    return bytes(canvas.surface.get_buffer().raw)


def seen(onlookers: Onlookers, stack: Stack, ms: int = 16) -> bytes:
    onlookers.follow(stack, ms)
    return pixels(onlookers, onlookers.art, onlookers.hints)


class Prying:
    """A session that remembers who was asked for."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.asked: set[object] = set()

    def observations(self, viewer: Any, start: int = 0) -> list[Any]:
        self.asked.add(viewer)
        return self._session.observations(viewer, start)

    def fresh_view(self) -> Any:
        return self._session.fresh_view()

    @property
    def rules(self) -> Any:
        return self._session.rules

    @property
    def head(self) -> Any:
        return self._session.head

    @property
    def controllers(self) -> list[str]:
        return self._session.controllers

    @property
    def humans(self) -> list[Seat]:
        return self._session.humans

    @property
    def nudges(self) -> Any:
        return self._session.nudges


def test_a_bystander_asks_for_what_all_were_told_and_nothing_else(
    kit: Kit, session: Session
) -> None:
    prying: Any = Prying(session)
    beside = Bystander(kit, prying)
    for turns in (14, 16, 18):
        play_on(session, turns=turns, person=False)
        for _ in range(200):
            beside.pass_time(50)
        assert not beside.astray
        pixels(beside, kit.art, kit.hints)
    assert prying.asked == {None}


def test_who_sits_here_sits_at_no_match_that_is_played_again(kit: Kit, session: Session) -> None:
    play_on(session, turns=1000)
    replay = ReplayScene(kit, played_through(session.as_replay()), "all")
    assert PublicMatch(session).humans == [0]
    assert PublicMatch(replay.watched).humans == ()


@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
@pytest.mark.parametrize("seats", [5, 6])
def test_no_name_lies_under_the_foot_of_a_portrait(kit: Kit, game: str, seats: int) -> None:
    session = table_session(kit, game, seats)
    play_on(session, turns=3 * seats)
    onlookers = Onlookers(kit)
    for stack in (Stack(SettingsScene(kit)), Stack(TableScene(kit, session))):
        onlookers.follow(stack, 50)
    eyes, places = Eyes(kit.art, kit.hints), places_for(seats, None, mystery=False, room_for="show")
    onlookers.draw(eyes)
    for name, place in zip(session.head.names, places.seats, strict=True):
        left, foot, wide = place.tile
        line = next(one for one in eyes.seen if one.text == name and one.middle[1] > foot)
        stands = left + wide / 2 - wide * FOOT / 2, left + wide / 2 + wide * FOOT / 2
        assert line.right < stands[0] or line.left > stands[1], name
    session.close()


def test_the_public_match_answers_no_seat_and_holds_no_seed(session: Session) -> None:
    public = PublicMatch(session)
    assert session.head.seed != 0
    assert public.head.seed == 0
    for seat in range(5):
        assert public.observations(Seat(seat)) == session.observations(None)
        assert public.observations(Seat(seat)) != session.observations(Seat(seat))


@pytest.mark.parametrize(
    "sort", ["hands", *(pytest.param(s, marks=SLOW) for s in ("draw", "tiles"))]
)
def test_the_picture_is_the_same_whatever_seats_hold(kit: Kit, sort: str) -> None:
    subject = SUBJECTS["et_bim"]
    chance, compared = Stream(7), 0
    pair = Pair((subject, 6, {}, 31), None)
    head = make_head("et_bim", ["random"] * 6, list("abcdef"), seed=31)
    for _ in range(12):
        step(pair, chance)
    places = exchangeable(pair, sort, chance)
    assert places is not None
    pair.exchange(*places)
    onlookers = [
        Bystander(kit, Rerun(head, world.match, lambda: 10**6)) for world in (pair.one, pair.other)
    ]
    arts = [Art(assets_root()) for _ in onlookers]
    for _ in range(25):
        for _ in range(6):
            for beside in onlookers:
                beside.pass_time(150)
            assert onlookers[0].moving == onlookers[1].moving
        here, there = (
            pixels(beside, art, kit.hints) for beside, art in zip(onlookers, arts, strict=True)
        )
        assert here == there
        compared += 1
        if not step(pair, chance) or pair.told_apart():
            break
    assert compared > 3


@pytest.mark.slow
def test_no_picture_at_any_table_depends_on_what_nobody_was_told(kit: Kit) -> None:
    """Forty pairs of worlds (400 and 5,600 pictures were compared once): any table, any secret."""
    subject = SUBJECTS["et_bim"]
    tables = subject.tables()
    kit.settings.captions = True
    arts = [kit.art, Art(assets_root())]
    compared = 0
    for seed in range(1, 41):
        chance = Stream(seed * 7919)
        seats, given = tables[chance.below(len(tables))]
        pair = Pair((subject, seats, given, chance.below(10**9)), None)
        head = make_head("et_bim", ["random"] * seats, list("abcdefghijkl"[:seats]), given, 1)
        for _ in range(4 + chance.below(30)):
            step(pair, chance)
        sort = ("hands", "draw", "tiles")[seed % 3]
        places = exchangeable(pair, sort, chance)
        if places is None or not pair.both():
            continue
        pair.exchange(*places)
        worlds = [Rerun(head, world.match, lambda: 10**6) for world in (pair.one, pair.other)]
        onlookers = [Bystander(kit, world) for world in worlds]
        for _ in range(14):
            for beside in onlookers:
                beside.pass_time(200)
            here, there = (
                pixels(one, art, kit.hints) for one, art in zip(onlookers, arts, strict=True)
            )
            assert here == there, (seed, sort)
            compared += 1
            if not step(pair, chance) or pair.told_apart():
                break
    assert compared > 300


def test_the_couch_shows_the_same_whatever_seats_hold_or_look_at(kit: Kit) -> None:
    """One world's curtain is opened, and a card chosen behind it; the other's stays closed."""
    chance, names = Stream(9), list("abcdef")
    pair = Pair((SUBJECTS["et_bim"], 6, {}, 31), None)
    for _ in range(10):
        step(pair, chance)
    while any(action.kind == "answer" for [_, legal] in pair.both().items() for action in legal):
        step(pair, chance)
    places = exchangeable(pair, "hands", chance)
    assert places is not None
    pair.exchange(*places)
    seen = []
    for world, looks in ((pair.one, False), (pair.other, True)):
        head = make_head("et_bim", [HUMAN] * 6, names, seed=31).model_copy(update={"salt": "s"})
        session = Session(head, None, match=world.match)
        session.look_back()
        own = Kit(Art(assets_root()), Settings(), kit.data, "en")
        stack, onlookers = Stack(CouchScene(own, session)), Onlookers(own)
        while not isinstance(stack.top, CurtainScene):
            stack.pass_time(50)
        shown = [seen_of(onlookers, stack)]
        for key in ("enter", "enter", "space", "1", "i"):
            if looks:
                stack.handle_input(KeyPressed(key))
                stack.handle_input(KeyReleased(key))
            stack.pass_time(50)
            stack.draw(Canvas(pygame.Surface(SIZE), own.art, own.hints))
            shown.append(seen_of(onlookers, stack))
        assert isinstance(stack.top, CurtainScene)
        assert stack.top.behind is looks
        seen.append(shown)
        session.close()
    assert seen[0] == seen[1]


def seen_of(onlookers: Onlookers, stack: Stack) -> bytes:
    """Return what onlookers see after another picture of the first window."""
    onlookers.follow(stack, 50, painted=True)
    return pixels(onlookers, onlookers.art, onlookers.hints)


def step(pair: Pair, chance: Stream) -> bool:
    """Play, in both worlds, something that may be done in both; False where nothing may."""
    may = [(seat, action) for seat, legal in pair.both().items() for action in legal]
    if may:
        pair.submit(*may[chance.below(len(may))])
    return bool(may)


def test_what_was_painted_for_a_seat_is_nowhere_on_the_public_picture(
    kit: Kit, session: Session
) -> None:
    surface = pygame.Surface(SIZE)
    table = TableScene(kit, session)
    table.handle_input(KeyPressed("i"))
    for _ in range(4):
        table.pass_time(400)
        private = pixels(table, kit.art, kit.hints, surface)
    after = pixels(Bystander(kit, session), kit.art, kit.hints, surface)
    other = Kit(Art(assets_root()), Settings(), kit.data, "en")
    fresh = pixels(Bystander(other, session), other.art, other.hints)
    assert private != after
    assert after == fresh, "as if nobody had ever looked"


def test_the_table_a_pause_lies_over_is_seen_to_the_end_of_what_happened(
    kit: Kit, session: Session
) -> None:
    onlookers, table = Onlookers(kit), TableScene(kit, session)
    stack = Stack(table)
    before = seen(onlookers, stack)
    stack.open(PauseScene(kit, session))
    paused = Bystander(kit, session)
    paused.told_there = kit.words().say("pause.title")
    assert before != seen(onlookers, stack) == pixels(paused, onlookers.art, onlookers.hints), (
        "no menu"
    )
    play_on(session, turns=14, person=False)
    seen(onlookers, stack)
    assert onlookers.moving
    for _ in range(300):
        onlookers.follow(stack, 50)
    assert not onlookers.moving
    stack.handle_input(KeyPressed("escape"))
    assert stack.top is table
    assert seen(onlookers, stack) == pixels(Bystander(kit, session), onlookers.art, onlookers.hints)


def test_nothing_new_is_the_same_value_and_every_new_fact_another(
    kit: Kit, session: Session
) -> None:
    onlookers, stack = Onlookers(kit), Stack(TableScene(kit, session))
    for _ in range(200):
        onlookers.follow(stack, 50)
    still = onlookers.shows
    onlookers.follow(stack, 50)
    assert onlookers.shows == still
    play_on(session, turns=14, person=False)
    stack.pass_time(50)
    onlookers.follow(stack, 50)
    assert onlookers.shows != still


def test_the_second_window_keeps_in_step_with_the_first(kit: Kit, session: Session) -> None:
    onlookers, table = Onlookers(kit), TableScene(kit, session)
    stack = Stack(table)
    onlookers.follow(stack, 16)
    play_on(session, turns=14, person=False)
    facts, there = len(session.observations(None)), []
    while (not there or there[-1] < facts) and len(there) < 5000:
        stack.pass_time(16)
        onlookers.follow(stack, 16)
        told = onlookers.shows[1][0]  # type: ignore[index]
        assert told <= table.told_by_now <= facts, "it tells nothing that is not seen there"
        there.append(told)
    assert there[-1] == facts
    assert len({*there}) > 4, "fact by fact"


@pytest.mark.parametrize("eyes", ["all", *(pytest.param(e, marks=SLOW) for e in ("public", 2))])
def test_a_replay_shows_onlookers_no_secrets_through_whatever_eyes(
    kit: Kit, session: Session, eyes: Any
) -> None:
    play_on(session, turns=1000)
    replay = ReplayScene(kit, played_through(session.as_replay()), eyes)
    open_one = ReplayScene(kit, played_through(session.as_replay()), "public")
    onlookers, stack = Onlookers(kit), Stack(replay)
    for key in ("right", "right", "right", "left", "right"):
        for scene in (replay, open_one):
            scene.handle_input(KeyPressed(key))
        reference = pixels(Bystander(kit, open_one.watched), onlookers.art, onlookers.hints)
        for _ in range(60):  # one turn ahead is played, a jump is not
            onlookers.follow(stack, 100)
        assert seen(onlookers, stack) == reference


def test_where_nothing_is_played_there_is_a_card_of_the_game(kit: Kit, session: Session) -> None:
    onlookers = Onlookers(kit)
    card = seen(onlookers, Stack(SettingsScene(kit)))
    assert card == seen(onlookers, Stack(SettingsScene(kit, tab="display")))
    assert card != seen(onlookers, Stack(TableScene(kit, session)))
    kit.spoken = "fr"
    assert card != seen(onlookers, Stack(SettingsScene(kit))), "in the language spoken now"


def test_a_result_is_seen_without_whose_it_is_and_without_buttons(kit: Kit) -> None:
    controllers = [HUMAN, *["greedy"] * 3]
    session = Session(make_head("et_bim", controllers, list("abcd"), seed=3), None)
    play_on(session, turns=1000)
    onlookers = Onlookers(kit)
    of_seat = seen(onlookers, Stack(ResultScene(kit, session, Seat(0))), 0)
    of_nobody = seen(onlookers, Stack(ResultScene(kit, session, None)), 0)
    assert of_seat == of_nobody
    session.close()

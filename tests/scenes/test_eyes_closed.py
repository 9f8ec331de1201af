"""Eyes closed around one screen: gamepads tell each hand what it feels, and tell nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from unittest import mock

import pytest
from devices import Devices, VirtualPad

from game.core.seats import Seat
from game.games import game_of, words
from game.games.wombat.board.feeling import LONG, PULSE, TAP
from game.games.wombat.model import actions as act
from game.games.wombat.model import events as ev
from game.games.wombat.model.phrases import phrase_of
from game.games.wombat.model.places import SIZE, SPINDLES
from game.games.wombat.model.sensations import Touch
from game.scenes.kit import Kit
from game.scenes.lobby.start import begin
from game.scenes.shared.live_couch import LiveCouchScene
from game.session import Session, make_head
from game.store.heads import HUMAN
from tests.secrecy.botting import Silent
from tests.wombat.wombat_running import Open

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
NAMES: Final = ["Kim", "Ana", "Rosa", "Bilal"]
GIVEN: Final = {"touch": "own", "seconds": 60}
PADS: Final = ("pad:0", "pad:1")


def head(given: dict[str, Any], people: int = 2) -> Any:
    kinds = [HUMAN] * people + ["greedy"] * (len(NAMES) - people)
    return make_head("wombat", kinds, NAMES, given, 7)


@pytest.fixture(autouse=True)
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


# ---------------------------------------------------------------- who may sit down


def test_who_lacks_a_gamepad_or_a_motor_is_named_and_nobody_sits_down(kit: Kit, sit: Sit) -> None:
    person = sit(begin(kit, head(GIVEN), kit.data))
    devices = Devices(person)
    pads = [VirtualPad(devices), VirtualPad(devices)]
    scene = person.top

    def start() -> str:
        scene.form.focus = "start"
        devices.key("enter")
        return str(scene.footnote()) if person.top is scene else ""

    kit.claims.claim(0, "left")
    kit.claims.claim(1, pads[1].source)
    said = start()
    assert "Kim" in said
    assert "Ana" not in said
    kit.claims.claim(0, pads[0].source)
    said = start()
    assert "Kim, Ana" in said, "gamepads of SDL's own making have no motor"
    rack = kit.hints.rack
    for number in range(2):
        rack.shake(number, can=True)
    pads[1].unplug()
    assert "Ana" in start(), "it is away"
    pads[1].plug()
    rack.shake(1, can=True)
    kit.settings.rumble = False
    assert start()
    assert not kit.notices
    kit.settings.rumble = True
    assert start() == ""
    assert person.top.name == "live_couch"
    person.top.watched.close()
    devices.close()


def test_where_all_see_what_is_touched_nobody_needs_one(kit: Kit, sit: Sit) -> None:
    person = sit(begin(kit, head({"touch": "shadows"}), kit.data))
    person.top.form.focus = "start"
    person.press("enter")
    assert person.top.name == "live_couch"
    person.top.watched.close()


# ---------------------------------------------------------------- what is felt


def test_a_size_is_as_many_pulses_and_what_others_feel_is_none() -> None:
    view = Open(4, 3, GIVEN).truth
    board = game_of("wombat").board.Board(view, 0, NAMES, words("en", "wombat"), room_for="couch")
    for size in range(1, 7):
        assert board.live.felt(ev.Felt(Seat(0), Touch(f"size {size}")), view) == (PULSE,) * size
    assert board.live.felt(ev.Felt(Seat(0), Touch.PICKED), view) == (TAP,)
    assert board.live.felt(ev.Felt(Seat(0), Touch.NOTHING), view) == (LONG,)
    assert board.live.felt(ev.Clacked(1), view) == ()
    for fact in (ev.Thudded(), ev.Scraped(), ev.Said(Seat(1), phrase_of("have:5"))):
        assert board.live.felt(fact, view) == ()


class Couch:
    """Two people with eyes closed, whose motors write down what they do, and when."""

    def __init__(self, kit: Kit, sit: Sit, world: Open) -> None:
        kit.claims.clear()
        for seat, source in enumerate(PADS):
            kit.claims.claim(seat, source)
        kit.hints.rack.places.clear()
        for source in PADS:
            kit.hints.rack.add(source, source)
        self.now, self.felt = 0, []
        kit.motors.still()
        kit.motors.drive = lambda source, ms: self.felt.append((self.now, source, ms))
        its = head(GIVEN).model_copy(update={"salt": "5a17" * 4})
        with mock.patch("game.session.bots.BotRouter", Silent):
            self.session = Session(its, None, data=kit.data, match=world.match)
        self.session.look_back()
        self.person = sit(LiveCouchScene(kit, self.session))
        self.world = world
        while self.person.top.name != "count":
            self.person.stack.pass_time(10)
        while self.person.top.name == "count":
            self.person.stack.pass_time(50)

    def play(self, script: list[tuple[int, int, act.Action]], ticks: int) -> None:
        for tick in range(ticks):
            for at, seat, action in script:
                has = action == act.GROPE and self.session.accepts(Seat(seat), act.FEEL_FOUND)
                if at == tick and not has and self.session.accepts(Seat(seat), action):
                    self.session.submit(Seat(seat), action)
            for _ in range(4):
                self.person.stack.pass_time(25)
                self.now += 25

    def by(self, source: str) -> list[tuple[int, int]]:
        return [(now, ms) for now, its, ms in self.felt if its == source]


def worlds() -> tuple[Open, Open, int, int]:
    """Two worlds with two bricks of unlike sizes exchanged, and the zones in which they lie."""
    one, other = Open(4, 11, GIVEN), Open(4, 11, GIVEN)
    alone = [place for place in range(SPINDLES, 12) if len(one.truth.lying[place]) == 1]
    a = alone[0]
    first = one.truth.lying[a][0]
    b, slot = next(
        (place, slot)
        for place in range(SPINDLES, 12)
        if place != a
        for slot, brick in enumerate(one.truth.lying[place])
        if abs(SIZE[brick] - SIZE[first]) >= 2
    )
    lying = other.truth.lying
    lying[a][0], lying[b][slot] = lying[b][slot], lying[a][0]
    return one, other, a, b


def test_rumble_differs_only_for_whoever_may_feel_the_difference(kit: Kit, sit: Sit) -> None:
    one, other, a, b = worlds()
    away = next(place for place in range(SPINDLES, 12) if place not in (a, b))
    script: list[tuple[int, int, act.Action]] = [(0, 0, act.Go(a)), (0, 1, act.Go(away))]
    script += [(tick, 0, act.GROPE) for tick in range(10, 82, 9)]
    script += [(tick, 1, act.GROPE) for tick in (10, 20, 30, 40, 50)]
    felt = []
    for world in (one, other):
        couch = Couch(kit, sit, world)
        couch.play(script, 89)
        assert couch.session.accepts(Seat(0), act.FEEL_FOUND), "it was found by then"
        before, size = len(couch.felt), SIZE[world.truth.lying[a][0]]
        couch.play([(0, 0, act.FEEL_FOUND), (2, 1, act.GROPE)], 30)
        felt.append((couch.felt[:before], couch.by(PADS[0]), couch.by(PADS[1])))
        pulses = [ms for _, ms in couch.by(PADS[0]) if ms == PULSE]
        assert len(pulses) == size, "as many pulses as pips"
        couch.session.close()
    assert felt[0][0] == felt[1][0], "before, in number, place, length and time"
    assert felt[0][0], "and that is not because nothing was felt"
    assert felt[0][2] == felt[1][2], "who felt nothing of it never"
    assert felt[0][1] != felt[1][1], "who felt it does"


@pytest.mark.slow
def test_the_screen_is_black_and_stays_so_whatever_hands_do(kit: Kit, sit: Sit) -> None:
    couch = Couch(kit, sit, Open(4, 11, GIVEN))
    couch.play([], 31)
    for action in (act.Go(5), act.GROPE, act.TURN):
        couch.play([(0, 0, action)], 10)
        pixels = bytes(couch.person.look().surface.get_view("0"))
        assert not any(pixels[at] for at in range(0, len(pixels), 4)), "black"
        assert max(pixels[0::4] + pixels[1::4] + pixels[2::4]) == 0
    couch.session.close()


def test_a_gamepad_that_is_pulled_out_stops_time(kit: Kit, sit: Sit) -> None:
    couch = Couch(kit, sit, Open(4, 11, GIVEN))
    kit.hints.rack.pull(1)
    couch.person.stack.pass_time(16)
    assert couch.person.top.name == "lost"
    ticks = len(couch.session.actors())
    for _ in range(50):
        couch.person.stack.pass_time(50)
    assert len(couch.session.actors()) == ticks
    couch.session.close()

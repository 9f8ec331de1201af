"""Whole matches of Branle-bas de Wombat around one screen, from the title to the next match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pytest
from builders import FRAME_MS, FRAMES_MOST, Builder, Half, Switch, Thumbs
from curtains import pass_curtains
from devices import Devices
from real_time import in_time

from game.core.seats import CLOCK, Seat
from game.games.wombat.board.feeling import PULSE
from game.games.wombat.board.touches import PLACE_KEYS, VERB_KEYS
from game.games.wombat.board.waving import BEAT
from game.games.wombat.model import state as at
from game.games.wombat.model.options import OWN
from game.games.wombat.tokens import PLACE
from game.scenes.after.result import STRAY_MS
from game.scenes.front.shelf import CARD
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.stage.input.claims import PARTS
from game.stage.sound.audio_outputs import AudioOutputs, is_ear
from game.store.replays import finished, unfinished

Sit = Callable[..., Any]
pytestmark = [pytest.mark.any_language, pytest.mark.slow]
NAMES: Final = ["Kim", "Ana", "Rosa", "Bilal"]


class Heard:
    """An output of one person's, which writes down what sounds there."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tones: list[int] = []

    def tone(self, ms: int) -> None:
        self.tones.append(ms)

    def close(self) -> None:
        pass


class Couch:
    """Some people with devices of their own before the real screens, and what motors do."""

    def __init__(self, kit: Kit, sit: Sit, seats: int, hands: Sequence[str], **last: Any) -> None:
        self.kit = kit
        people = list(range(len(hands)))
        kit.settings.last_table = {
            "game": "wombat", "seats": seats, "people": people, "names": NAMES[: len(hands)], **last
        }  # fmt: skip
        kit.seed = 71
        self.felt: Counter[tuple[str, int]] = Counter()
        self.outputs: dict[str, Heard] = {}
        kit.audio_outputs = AudioOutputs(lambda: ("all", "hers"), self._opened)
        kit.motors.drive = self._drive
        self.person = sit(TitleScene(kit))
        self.devices = Devices(self.person)
        self.builders = [Builder(seat, self._hand(kind)) for seat, kind in enumerate(hands)]
        self.frames = 0
        self.pictures = 0
        """How often a build was looked at."""

    def _hand(self, kind: str) -> Any:
        if kind in PARTS:
            return Half(self.devices, kind)
        if kind == "pad":
            return Thumbs(self.devices)
        keys = {key: PLACE.at(place) for key, place in PLACE_KEYS[0].items()} | VERB_KEYS[0]
        return Switch(self.devices, keys)

    def _opened(self, name: str) -> Heard:
        self.outputs[name] = Heard(name)
        return self.outputs[name]

    def _drive(self, to: str, ms: int) -> None:
        self.felt[to, ms] += 1
        if is_ear(to):
            self.kit.audio_outputs.drive(to, ms)
        for builder in self.builders:
            hand = builder.fingers
            if isinstance(hand, Switch) and hand.pad.source == to:
                hand.feel(ms)

    def close(self) -> None:
        for builder in self.builders:
            if isinstance(builder.fingers, Thumbs):
                builder.fingers.pad.unplug()
        self.devices.close()

    # ------------------------------------------------------------ screens

    @property
    def top(self) -> Any:
        return self.person.top

    def use(self, name: str) -> None:
        """Use a widget of the form on top, with the keyboard."""
        form = self.top.form
        form.focus = name
        if name == "rematch":
            for _ in range(STRAY_MS // 50 + 1):
                self.devices.pass_time(50)
        self.devices.key("enter")

    def tick(self) -> None:
        self.frames += 1
        assert self.frames < FRAMES_MOST, f"still {self.person.stack.names}"
        self.devices.pass_time(FRAME_MS)
        if self.frames % 97 == 0:
            self._look()

    def _look(self) -> None:
        surface, scene = self.person.look().surface, self.top
        view = getattr(scene, "view", None)
        if scene.name != "live_couch" or scene.moving or view.phase != at.BUILD or view.tick < 40:
            return
        self.pictures += 1
        if view.options.touch == OWN:
            pixels = bytes(surface.get_view("0"))
            assert not any(any(pixels[colour::4]) for colour in range(3)), "black, and nothing else"

    def sit_down(self) -> None:
        """Come from the title to the screen in which devices are claimed, and claim them."""
        self.use(f"{CARD}wombat")
        self.use("table")
        self.use("start")
        assert self.top.name == "claiming"
        rack = self.kit.hints.rack
        for builder in self.builders:
            self.top.form.focus = f"seat:{builder.seat}"
            builder.fingers.claim()
            assert self.kit.claims.source(builder.seat)
        for number, _ in enumerate(rack.sources):
            rack.shake(number, can=True)

    def choose(self, name: str, *keys: str) -> None:
        """Lead to a widget, and choose there."""
        self.top.form.focus = name
        self.devices.key(*keys)

    def begin(self) -> Any:
        """Begin the match, and return it."""
        self.use("start")
        assert self.top.name == "live_couch", self.top.footnote()
        return self.top.watched

    def again(self) -> None:
        """Begin the next match, at the same table with the same devices."""
        claims = self.kit.claims.all()
        self.use("rematch")
        for name in ("live_couch", "count", "live_couch"):
            self.until(name)
        assert self.kit.claims.all() == claims
        assert self.top.watched.outcome() is None

    def until(self, name: str) -> None:
        """Let everybody play until a scene is on top."""
        before = None
        while self.top.name != name:
            self.tick()
            scene = self.top
            if scene is not before:
                before = scene
                for builder in self.builders:
                    if isinstance(builder.fingers, Switch):
                        builder.fingers.begin_anew()
            if scene.name == "curtain":
                pass_curtains(self.person, self.kit)
            elif scene.name == "live_couch":
                self._play(scene)

    def _play(self, scene: Any) -> None:
        steps = scene.watched.head.house.steps
        for hand in scene.hands.now():
            builder = self.builders[hand.seat]
            feels = self.kit.motors.busy(hand.channel) and hand.scan is None
            if hand.seat in scene.watched.asked() and not (scene.moving or feels):
                builder.think(hand.view, steps=steps)
            builder.fingers.work()


@pytest.fixture
def couch(kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Couch]]:
    made: list[Couch] = []
    in_time(monkeypatch)

    def sits(*given: Any, **more: Any) -> Couch:
        made.append(Couch(kit, sit, *given, **more))
        return made[-1]

    yield sits
    for one in made:
        one.close()


def done_by(session: Any, seat: int) -> Counter[str]:
    """Return by kind how often somebody did something."""
    return Counter(act["kind"] for its, act in session.as_replay().actions if its == seat)


EVERYTHING: Final = {"go", "grope", "pick", "feel", "lay", "say", "vote", "ready"}
FRENCH: Final = pytest.mark.parametrize("kit", ["fr"], indirect=True)
ENGLISH: Final = pytest.mark.parametrize("kit", ["en"], indirect=True)


@FRENCH
def test_shadows_with_two_halves_two_gamepads_and_two_bots(couch: Callable[..., Couch]) -> None:
    one = couch(6, ("left", "right", "pad", "pad"), options={"seconds": 60, "touch": "shadows"})
    one.sit_down()
    session = one.begin()
    one.until("result")
    assert session.outcome() is not None
    for seat in range(4):
        assert set(done_by(session, seat)) >= EVERYTHING
    for seat in (4, 5):
        assert done_by(session, seat), "bots build and vote"
    assert done_by(session, CLOCK)["tick"] > 1200
    assert one.pictures > 5
    assert not one.felt, "nothing is told to one alone"
    assert [path.name.split("-")[0] for path in finished(one.kit.data)] == ["wombat"]
    one.again()
    (again,) = unfinished(one.kit.data)
    assert again.head.seats == 6
    one.top.watched.close()


@FRENCH
@pytest.mark.parametrize("steps", [False, True], ids=["in time", "step by step"])
def test_three_at_one_keyboard_play_with_its_halves_and_the_keypad(
    couch: Callable[..., Couch], steps: bool
) -> None:
    one = couch(
        3, ("keypad", "left", "right"),
        options={"seconds": 60, "touch": "shadows"}, house={"steps": steps},
    )  # fmt: skip
    one.sit_down()
    assert one.kit.claims.all() == {0: "keypad", 1: "left", 2: "right"}
    session = one.begin()
    one.until("result")
    assert session.outcome() is not None
    for seat in range(3):
        assert set(done_by(session, seat)) >= EVERYTHING
    one.again()
    one.top.watched.close()


@ENGLISH
def test_in_the_dark_every_pip_is_a_pulse_of_ones_own_gamepad(couch: Callable[..., Couch]) -> None:
    one = couch(4, ("pad", "pad"), options={"seconds": 60, "touch": "own"})
    one.sit_down()
    session = one.begin()
    one.until("result")
    pads = [builder.fingers.pad.source for builder in one.builders]
    assert {to for to, _ in one.felt} == {*pads}
    for seat, source in enumerate(pads):
        assert set(done_by(session, seat)) >= EVERYTHING
        touches = [
            event.touch for event in session.observations(Seat(seat)) if event.kind == "felt"
        ]
        pips = sum(touch.size for touch in touches)
        assert one.felt[source, PULSE] == pips
        assert pips > 20
    assert one.pictures > 5
    one.again()
    one.top.watched.close()


@ENGLISH
def test_in_the_dark_step_by_step_with_one_switch_headphones_and_a_half(
    couch: Callable[..., Couch],
) -> None:
    one = couch(
        4, ("switch", "left"),
        options={"seconds": 60, "touch": "own"}, house={"steps": True},
    )  # fmt: skip
    one.kit.settings.scan_ms = 200
    one.sit_down()
    one.use("audio-outputs")
    one.choose("switch:0", "right")
    one.choose("hears:1", "right", "right")
    one.use("done")
    session = one.begin()
    one.until("result")
    for seat in range(2):
        assert set(done_by(session, seat)) >= EVERYTHING
    switch = one.builders[0].fingers
    assert switch.presses > 200
    assert {to for to, _ in one.felt} == {switch.pad.source, "ear:1"}
    assert len(one.outputs["hers"].tones) > 100
    assert one.pictures > 5
    one.again()
    assert 0 in one.kit.switches
    assert one.kit.audio_outputs.of(1) == "hers"
    one.top.watched.close()


@FRENCH
def test_a_paw_waves_for_who_asks_and_nothing_says_who_that_is(couch: Callable[..., Couch]) -> None:
    one = couch(4, ("left", "right", "pad"), options={"seconds": 60, "touch": "shadows"})
    one.sit_down()
    session = one.begin()
    while one.top.name != "live_couch" or one.top.view.tick < 8:
        one.tick()
        if one.top.name == "curtain":
            pass_curtains(one.person, one.kit)
    scene = one.top
    for builder, key in zip(one.builders, ("SPACE", "BACKSPACE", "rt"), strict=True):
        before = [action for action in session.as_replay().actions if action[0] != CLOCK]
        if isinstance(builder.fingers, Thumbs):
            builder.fingers.pad.press(key)
        else:
            builder.fingers.press(key)
        began = scene.view.tick
        while scene.view.tick < began + BEAT:
            one.tick()
        paw = session.view_of(Seat(builder.seat)).hands[builder.seat].paw
        assert paw in scene.layout.furniture.waving
        mine = [action for action in session.as_replay().actions if action[0] == builder.seat]
        assert mine == [action for action in before if action[0] == builder.seat], (
            "no act of the rules"
        )
    session.close()


@FRENCH
def test_a_phrase_begun_shows_whose_it_is_until_it_is_said(couch: Callable[..., Couch]) -> None:
    one = couch(4, ("left", "right"), options={"seconds": 60, "touch": "shadows"})
    one.sit_down()
    session = one.begin()
    while one.top.name != "live_couch" or one.top.view.tick < 8:
        one.tick()
        if one.top.name == "curtain":
            pass_curtains(one.person, one.kit)

    def reads() -> list[str]:
        return [line.text for line in one.person.look().lines]

    say, fingers = one.kit.words("wombat").say, one.builders[0].fingers
    assert say("talk.how") in reads()
    fingers.press("B")
    assert "Kim\u00a0: …" in reads()
    assert say("talk.need") in reads()
    fingers.press("S")
    assert "Kim\u00a0: ▲ a… briques" in reads()
    assert say("talk.need") not in reads()
    fingers.press("2")
    one.tick()
    assert "Kim\u00a0: ▲ a 2 briques" in reads()
    assert say("talk.how") in reads()
    session.close()


def at_the_count(couch: Callable[..., Couch]) -> tuple[Couch, Any]:
    """Return two people on two halves whose time is being counted in, and their match."""
    one = couch(4, ("left", "right"), options={"seconds": 60, "touch": "shadows"})
    one.sit_down()
    session = one.begin()
    while one.top.name != "count":
        one.tick()
        if one.top.name == "curtain":
            pass_curtains(one.person, one.kit)
    return one, session


@FRENCH
def test_what_each_presses_during_the_count_is_begun_after_it(couch: Callable[..., Couch]) -> None:
    one, session = at_the_count(couch)
    for key in ("Z", "E", "I", "COMMA"):
        one.builders[key in ("I", "COMMA")].fingers.press(key)
    while one.top.name == "count":
        one.tick()
    done = [action for action in session.as_replay().actions if action[0] in (0, 1)]
    assert [(seat, dict(action)) for seat, action in done] == [
        (0, {"kind": "go", "place": 2}), (1, {"kind": "go", "place": 9})
    ], "of each the last"  # fmt: skip
    session.close()


@FRENCH
@pytest.mark.parametrize("key", ["BACKSPACE", "U"])
def test_a_key_that_plays_is_no_menu_while_time_is_counted_in(
    couch: Callable[..., Couch], key: str
) -> None:
    one, session = at_the_count(couch)
    one.builders[1].fingers.press(key)
    assert one.top.name == "count", "it stops what a paw does, or feels: it opens no menu"
    while one.top.name == "count":
        one.tick()
    assert one.top.name == "live_couch"
    session.close()

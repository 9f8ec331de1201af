"""One switch around one screen: what it leads through is told to its person and to nobody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any
from unittest import mock

import pytest
from devices import Devices, VirtualPad

from game.core.seats import Seat
from game.games.wombat.board.feeling import TAP
from game.games.wombat.model import actions as act
from game.scenes.kit import Kit
from game.scenes.lobby.start import begin
from game.scenes.shared import blind_scan
from game.scenes.shared.blind_scan import EACH_MS, PULSE, TAKEN, BlindScan
from game.scenes.shared.live_couch import LiveCouchScene
from game.scenes.shared.live_hands import A_SECOND, SCAN_MS
from game.scenes.shared.private_channels import Channels
from game.session import Session, make_head
from game.stage.input.inputs import KeyPressed
from game.stage.sound.audio_outputs import AudioOutputs
from game.store.heads import HUMAN, House
from tests.secrecy.botting import Silent
from tests.wombat.wombat_running import Open

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
NAMES = ["Kim", "Ana", "Rosa", "Bilal"]
ROWS = (("1", "2", "3"), ("Q", "W", "E"), ("R",))
STAYS = 1000
PADS = ("pad:0", "pad:1")


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


# ---------------------------------------------------------------- the walk


def stepped(scan: BlindScan) -> int:
    """Let one step be told, and return how many pulses it is."""
    for _ in range(10_000):
        if pulses := scan.pass_time(10, busy=False):
            assert set(pulses) == {PULSE}
            return len(pulses)
    raise AssertionError("it stands still")


def chosen(scan: BlindScan, row: int, at: int) -> str | None:
    """Press where a row, and a key of it, is told."""
    while stepped(scan) != row + 1:
        pass
    if (key := scan.press()) is not None:
        return key
    while stepped(scan) != at + 1:
        pass
    return scan.press()


def test_every_key_is_reached_by_counting() -> None:
    scan = BlindScan(ROWS, lambda: STAYS, Random(3))  # noqa: S311
    for number, row in enumerate(ROWS):
        for at, key in enumerate(row):
            assert chosen(scan, number, at) == key


def test_a_row_in_which_nothing_is_pressed_is_left() -> None:
    scan = BlindScan(ROWS, lambda: STAYS, Random(3))  # noqa: S311
    while stepped(scan) != 1:
        pass
    assert scan.press() is None
    counts = [stepped(scan) for _ in range(6)]
    assert sorted(counts) == [1, 1, 2, 2, 3, 3]
    assert chosen(scan, 2, 0) == "R"


def test_a_step_takes_as_long_whatever_it_stands_for_and_begins_anywhere() -> None:
    begun, steps = Counter[int](), set[int]()
    for seed in range(300):
        scan = BlindScan(ROWS, lambda: STAYS, Random(seed))  # noqa: S311
        begun[len(scan.pass_time(10, busy=False))] += 1
        for _ in range(4):
            passed = 0
            while not scan.pass_time(10, busy=False):
                passed += 10
            steps.add(passed)
    assert len(steps) == 1
    assert steps.pop() >= STAYS + EACH_MS * len(ROWS) - 10
    assert all(70 <= begun[row] <= 130 for row in (1, 2, 3))


def test_nothing_is_used_that_was_not_told_yet() -> None:
    scan = BlindScan(ROWS, lambda: STAYS, Random(3))  # noqa: S311
    for _ in range(50):
        assert scan.pass_time(1000, busy=True) == ()
        assert scan.press() is None


# ---------------------------------------------------------------- who may


def test_who_has_one_switch_needs_a_device_and_a_channel_of_their_own(kit: Kit, sit: Sit) -> None:
    kinds = [HUMAN, HUMAN, "greedy", "greedy"]
    head = make_head("wombat", kinds, NAMES, {"touch": "shadows"}, 7)
    person = sit(begin(kit, head, kit.data))
    devices = Devices(person)
    pad = VirtualPad(devices)
    scene = person.top
    kit.switches = {1}

    def start() -> str:
        scene.form.focus = "start"
        devices.key("enter")
        return str(scene.footnote()) if person.top is scene else ""

    assert "Ana" in start(), "a keyboard that is shared is nobody's switch"
    kit.claims.claim(1, "left")
    said = start()
    assert "Ana" in said
    assert "Kim" not in said, "whoever has no switch needs nothing"
    kit.audio_outputs = AudioOutputs(lambda: ("all", "hers"), Muted)
    assert kit.audio_outputs.give(1, "hers")
    kit.settings.rumble = False
    assert start() == "", "her own headphones are a channel"
    assert person.top.name == "live_couch"
    person.top.watched.close()
    pad.unplug()
    devices.close()


class Muted:
    """An output that nobody hears."""

    def __init__(self, name: str) -> None:
        self.name = name

    def tone(self, ms: int) -> None:
        pass

    def close(self) -> None:
        pass


# ---------------------------------------------------------------- what is seen of it


class Couch:
    """Two people around one screen, the second one of whom plays by one switch."""

    def __init__(self, kit: Kit, sit: Sit, begins: int, *, steps: bool = False) -> None:
        kit.claims.clear()
        kit.hints.rack.places.clear()
        for seat, source in enumerate(PADS):
            kit.claims.claim(seat, source)
            kit.hints.rack.add(source, source)
        kit.switches = {1}
        self.felt: list[tuple[str, int]] = []
        kit.motors.still()
        kit.motors.drive = lambda source, ms: self.felt.append((source, ms))
        given = {"touch": "own", "seconds": 60}
        kinds = [HUMAN, HUMAN, "greedy", "greedy"]
        head = make_head("wombat", kinds, NAMES, given, 7, house=House(steps=steps))
        head = head.model_copy(update={"salt": "5a17" * 4})
        self.session = Session(head, None, data=kit.data, match=Open(4, 11, given).match)
        self.session.look_back()
        luck = mock.patch.object(blind_scan, "SystemRandom", partial(Random, begins))
        with luck:
            self.person = sit(LiveCouchScene(kit, self.session))
            self.scene = self.person.top
            while self.person.top.name != "count":
                self.person.stack.pass_time(10)
            while self.person.top.name == "count":
                self.person.stack.pass_time(50)
            self.scan = self.scene.hands.now()[1].scan
        assert self.scan is not None

    def shown(self) -> tuple[bytes, str, Any]:
        """Return what all see and read."""
        surface = self.person.look().surface
        return bytes(surface.get_view("0")), str(self.scene.aside()), self.scene.shows

    def press(self) -> None:
        self.scene.handle_input(KeyPressed("enter", source=PADS[1], place="pad:a"))

    def run(self, presses: tuple[int, ...], ms: int) -> list[Any]:
        """Press at moments; return what was seen, and heard."""
        seen = []
        for now in range(0, ms, 20):
            if now in presses:
                self.press()
            self.person.stack.pass_time(20)
            if now % 500 == 0 or now in presses:
                seen.append(self.shown())
        return seen


def choices(kit: Kit, sit: Sit, presses: tuple[int, ...], ms: int) -> dict[int, Any]:
    """Return by how luck begins what was chosen with the same presses, seen and felt."""
    found = {}
    for begins in range(4):
        couch = Couch(kit, sit, begins)
        seen = couch.run(presses, ms)
        done = [action for seat, action in couch.session.as_replay().actions if seat == 1]
        found[begins] = (couch.felt[:], seen, repr(done))
        couch.session.close()
    return found


def test_the_same_presses_choose_what_luck_says_and_nothing_of_it_is_seen(
    kit: Kit, sit: Sit
) -> None:
    found = choices(kit, sit, (1000, 3000), 3600)
    pictures = [seen for _, seen, _ in found.values()]
    assert all(seen == pictures[0] for seen in pictures[1:])
    felt = {tuple(told) for told, _, _ in found.values()}
    assert len({done for _, _, done in found.values()}) > 1, "nor is what was done"
    assert len(felt) > 1, "what is told to the person's own gamepad is not the same"
    assert all(source == PADS[1] for told in felt for source, _ in told), "and to nobody else's"
    assert all((PADS[1], TAKEN) in told for told in felt)


def test_a_highlight_would_be_seen(kit: Kit, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    draws = LiveCouchScene.draw

    def leaks(scene: Any, canvas: Any) -> None:
        draws(scene, canvas)
        scan = scene.hands.now()[1].scan
        canvas.rect(40.0 * (scan.told or 0), 0, 40, 40, (255, 255, 0))

    monkeypatch.setattr(LiveCouchScene, "draw", leaks)
    pictures = [seen for _, seen, _ in choices(kit, sit, (1000,), 1200).values()]
    assert any(seen != pictures[0] for seen in pictures[1:])


def test_one_switch_plays_a_verb_and_step_by_step_lets_a_second_pass(kit: Kit, sit: Sit) -> None:
    couch = Couch(kit, sit, 1, steps=True)
    rows = couch.scan.rows
    assert rows[-1] == (A_SECOND,)

    def use(row: int, at: int) -> None:
        for number in (row, at) if len(rows[row]) > 1 else (row,):
            for _ in range(4000):
                if couch.scan.told == number:
                    break
                couch.person.stack.pass_time(20)
            couch.press()

    ticks = len(couch.session.actors())
    use(3, 1)  # the middle zone of the lowest row
    acted = couch.session.as_replay().actions[ticks:]
    assert acted == [(1, act.Go(10).to_json())]
    couch.scene.handle_input(KeyPressed("tab", source=PADS[0]))
    use(len(rows) - 1, 0)
    for _ in range(80):
        couch.person.stack.pass_time(20)
    passed = [seat for seat in couch.session.actors()[ticks:] if seat < 0]
    assert len(passed) == 10, "all who are asked have let a second pass"
    couch.session.close()


def test_what_is_told_by_headphones_shakes_no_gamepad(kit: Kit, sit: Sit) -> None:
    kit.audio_outputs = AudioOutputs(lambda: ("all", "hers"), Muted)
    assert kit.audio_outputs.give(1, "hers")
    kit.settings.rumble = False
    couch = Couch(kit, sit, 1)
    couch.session.submit(Seat(0), act.Go(5))
    couch.session.submit(Seat(1), act.Go(5))
    couch.run((1000,), 3000)
    hers = [ms for source, ms in couch.felt if source == "ear:1"]
    assert TAP in hers, "what her paw feels is heard there"
    assert TAKEN in hers
    assert PULSE in hers
    assert {source for source, _ in couch.felt} == {"ear:1"}
    couch.session.close()


def test_in_the_dark_headphones_of_ones_own_take_the_place_of_a_gamepad(kit: Kit, sit: Sit) -> None:
    kinds = [HUMAN, HUMAN, "greedy", "greedy"]
    head = make_head("wombat", kinds, NAMES, {"touch": "own"}, 7)
    kit.audio_outputs = AudioOutputs(lambda: ("all", "his", "hers"), Muted)
    kit.switches = set()
    kit.claims.restore({0: "left", 1: "right"})
    channels = Channels(kit, head)
    assert "Kim, Ana" in channels.lacking(NAMES, (0, 1))
    kit.audio_outputs.give(0, "his")
    said = channels.lacking(NAMES, (0, 1))
    assert "Ana" in said
    assert "Kim" not in said
    kit.audio_outputs.give(1, "hers")
    assert channels.lacking(NAMES, (0, 1)) == ""


def test_who_plays_alone_has_no_more_of_it(kit: Kit, sit: Sit) -> None:
    kit.audio_outputs = AudioOutputs(lambda: ("all", "his"), Muted)
    kit.audio_outputs.give(0, "his")
    kit.switches = {0}
    person = sit(begin(kit, make_head("wombat", [HUMAN, *["greedy"] * 3], NAMES, {}, 7), kit.data))
    assert not kit.switches
    assert kit.audio_outputs.of(0) == ""
    person.top.watched.close()


def test_the_other_gamepads_keep_their_buttons(kit: Kit, sit: Sit) -> None:
    couch = Couch(kit, sit, 1)
    kit.settings.scan_ms = SCAN_MS
    before = couch.session.moves
    couch.scene.handle_input(KeyPressed("", source=PADS[0], place="pad:flick-up"))
    assert couch.session.moves == before + 1
    assert couch.scene.switches_apart
    couch.session.close()


def test_in_real_time_halves_tell_of_no_cards_and_lead_to_headphones(kit: Kit, sit: Sit) -> None:
    told = {}
    for game in ("wombat", "et_bim"):
        head = make_head(game, [HUMAN, HUMAN, "greedy", "greedy"], NAMES, {}, 7)
        person = sit(begin(kit, head, kit.data))
        scene = person.top
        names = [widget.name for widget in scene.form.widgets]
        told[game] = next(w for w in scene.form.widgets if w.name == "left").spoken(kit.words().say)
        assert ("audio-outputs" in names) is (game == "wombat")
        if game == "wombat":
            scene.form.focus = "audio-outputs"
            person.press("enter")
            assert person.top.name == "audio-outputs"
            person.top.form.focus = "switch:1"
            person.press("right")
            assert kit.switches == {1}
            person.top.form.focus = "hears:0"
            person.press("right")
            assert person.top.footnote() == kit.words().say("audio-outputs.one-output")
    say = kit.words("wombat").say
    assert say("claiming.places") in told["wombat"]
    assert all(key in told["wombat"] for key in ("1 2 3", "Q W E", "A S D", "Z X C"))
    move = kit.hints.with_keys(say("claiming.move"), "left")
    assert move in told["et_bim"]
    assert move not in told["wombat"], "there each hole has a key of its own"

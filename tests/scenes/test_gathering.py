"""Before every build around one screen each person finds their own paw, and no time runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest
from builders import Half
from couching import Eye
from curtains import pass_curtains
from devices import Devices
from test_wombat_bets import laid
from walking import Eyes, overlaps

from game import games
from game.ai.personas import persona_of
from game.games.wombat.board.waving import BEAT, GATHERED_MS
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.sensations import Touch
from game.games.wombat.naming import touch_shown
from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.scenes.shared.gathering import FIRST_MS, LASTS_MS, RESTS_MS, GatheringScene
from game.session import make_head, start
from game.stage.input.inputs import KeyPressed
from game.store.heads import HUMAN
from tests.secrecy.botting import Silent
from tests.slow import slow

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
BEAT_MS = BEAT * GATHERED_MS
KINDS = ("left", "right", "keypad")
NAMES = ["Kim", "Ana", "Rosa", "Bilal"]
WAVES = ("SPACE", "BACKSPACE", "KP_MINUS")
READY = ("T", "Y", "KP_PLUS")


@pytest.fixture(autouse=True)
def _silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.bots.BotRouter", Silent)


def sat(kit: Kit, sit: Sit, bot: str = "greedy", build: int = 1, **options: Any) -> Any:
    """Sit three people and a bot down at one keyboard, until something else than a curtain.

    A match that is not at its first build begins with that build.
    """
    seats = [*[HUMAN] * 3, bot]
    head = make_head("wombat", seats, NAMES, {"touch": "shadows", **options}, 7)
    session = start(head, None) if build == 1 else laid(head, number=build)
    person = sit(table_of(kit, session))
    for seat, kind in enumerate(KINDS):
        kit.claims.claim(seat, kind)
    meet(person, kit, build)
    return person


def meet(person: Any, kit: Kit, build: int) -> None:
    """Come to what stands before a build."""
    table = person.stack.scenes[0]
    for _ in range(9000):
        if person.top.name == "gathering" and table.view.number == build:
            return
        if person.top.name == "gathering":
            person.stack.pass_time(FIRST_MS)
        person.stack.pass_time(100)
        pass_curtains(person, kit)
    raise AssertionError(person.stack.names)


def press(person: Any, seat: int, keys: tuple[str, ...]) -> None:
    hand = Half(Devices(person), KINDS[seat])
    hand.press(keys[seat])
    hand.devices.close()


def shown(person: Any) -> Any:
    return person.stack.scenes[0].layout.furniture


def reading(person: Any, kit: Kit) -> str:
    """Return all words on the picture."""
    eye = Eye(kit.art, kit.hints)
    person.stack.draw(eye)
    return " ".join(eye.written)


def paw_of(person: Any, seat: int) -> int:
    return int(person.stack.scenes[0].watched.view_of(seat).hands[seat].paw)


@pytest.mark.parametrize("build", [1, *slow([2])])
def test_before_each_build_every_key_shows_its_paw_and_no_time_runs(
    kit: Kit, sit: Sit, build: int
) -> None:
    person = sat(kit, sit, seconds=60)
    meet(person, kit, build)
    table = person.stack.scenes[0]
    began = table.view.tick
    assert table.view.phase == at.BUILD
    assert began <= 1
    assert len(shown(person).shades) == 4, "paws lie at their places"
    for seat in range(3):
        press(person, seat, WAVES)
        person.stack.pass_time(BEAT_MS)
        assert paw_of(person, seat) in shown(person).waving
    assert table.view.tick == began
    for seat in range(3):
        assert person.top.name == "gathering"
        press(person, seat, READY)
        person.stack.pass_time(16)
    person.stack.pass_time(16)
    assert person.top.name == "count", "and then time is counted in"
    assert table.view.tick == began
    table.watched.close()


def test_a_press_shows_its_paw_while_a_build_is_counted_in_too(kit: Kit, sit: Sit) -> None:
    person = sat(kit, sit)
    table = person.stack.scenes[0]
    for seat in range(3):
        press(person, seat, READY)
    for stopped in (False, True):
        if stopped:
            person.press("escape")
            person.press("escape")
        while person.top.name != "count":
            person.stack.pass_time(16)
        person.stack.pass_time(16)
        assert kit.words("wombat").say("dark.wave") in reading(person, kit), "it is promised"
        tick = table.view.tick
        for seat in range(3):
            press(person, seat, WAVES)
            person.stack.pass_time(BEAT_MS)
            assert paw_of(person, seat) in shown(person).waving, (stopped, seat)
        assert table.view.tick == tick
        while person.top.name == "count":
            person.stack.pass_time(16)
        assert shown(person).gathered is None
    table.watched.close()


@pytest.mark.parametrize(("build", "lasts"), [(1, FIRST_MS), (2, LASTS_MS)])
def test_who_is_not_ready_is_not_waited_for_any_longer(
    kit: Kit, sit: Sit, build: int, lasts: int
) -> None:
    person = sat(kit, sit, build=build)
    press(person, 0, READY)
    words = kit.words("wombat")
    assert words.say("finding.awaited", names="Ana, Rosa", n=lasts // 1000) in reading(person, kit)
    person.stack.pass_time(lasts - 100)
    assert person.top.name == "gathering"
    person.stack.pass_time(200)
    person.stack.pass_time(16)
    assert person.top.name == "count"
    person.stack.scenes[0].watched.close()


def test_at_every_press_another_paw_waves_along(kit: Kit, sit: Sit) -> None:
    person, along = sat(kit, sit), []
    for _ in range(3):
        press(person, 0, WAVES)
        person.stack.pass_time(BEAT_MS)
        along.append(shown(person).waving - {paw_of(person, 0)})
        person.stack.pass_time(BEAT_MS)
    assert all(along)
    assert set().union(*along) == {1, 2, 3, 4} - {paw_of(person, 0)}
    person.stack.scenes[0].watched.close()


def test_a_wave_lasts_over_half_a_second_while_people_find_their_paws(kit: Kit, sit: Sit) -> None:
    """Long enough to be looked for, and its number moves along, over every other paw."""
    person = sat(kit, sit)
    press(person, 0, WAVES)
    person.stack.pass_time(BEAT_MS)
    seen = []
    for _ in range(BEAT):
        assert paw_of(person, 0) in shown(person).waving
        person.stack.draw(eyes := Eyes(kit.art, kit.hints))
        number = str(paw_of(person, 0))  # the tower beside it has numbers, too; they stay
        seen.append(tuple(one.middle[0] for one in eyes.seen if one.text == number))
        person.stack.pass_time(GATHERED_MS)
    assert BEAT_MS > 500
    assert len(set(seen)) == BEAT
    person.stack.scenes[0].watched.close()


def test_a_press_shows_a_paw_and_seals_nothing_of_the_build(kit: Kit, sit: Sit) -> None:
    person = sat(kit, sit)
    done = len(person.stack.scenes[0].watched.actors())
    press(person, 0, ("Q", "I", "KP_4"))
    press(person, 1, WAVES)
    assert len(person.stack.scenes[0].watched.actors()) == done
    person.stack.scenes[0].watched.close()


@pytest.mark.parametrize("text", [*slow([100]), 200])
@pytest.mark.parametrize("build", [1, 2, 3])
def test_it_names_all_keys_and_explains_a_few_signs_before_each_build(
    kit: Kit, sit: Sit, build: int, text: int
) -> None:
    kit.settings.text_size = text
    person, words = sat(kit, sit, build=build, points=5), kit.words("wombat")
    eyes = Eyes(kit.art, kit.hints)
    person.stack.draw(eyes)
    assert not overlaps(eyes.seen)
    assert not eyes.cuts
    read = reading(person, kit)
    for said in ("head", "wave", "ready", "rule"):
        assert words.say(f"finding.{said}") in read, said
    signs = {"again": 1, "found": 1, "anew": 1, "laid": 1, "brick": 2, "full": 2, "nobody": 2}
    for sign, number in signs.items():
        assert (words.say(f"finding.{sign}") in read) is (number == build), sign
    for touch, number in {"clack": 1, "found": 1, "failed": 2, "unmet": 2}.items():
        assert (words.say(f"touch.{touch}") in read) is (number == build), touch
    assert words.say("talk.how") not in read, "what is said comes later"
    person.stack.scenes[0].watched.close()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_give_that_fails_is_said_as_publicly_as_take(language: str) -> None:
    words = games.words(language, "wombat")
    assert touch_shown(Touch.NOBODY, words) == words.say("touch.unmet")
    assert touch_shown(Touch.FULL, words) == touch_shown(Touch.EMPTY, words)


def test_the_menu_neither_ends_nor_renews_the_time_to_find_ones_paw(kit: Kit, sit: Sit) -> None:
    person = sat(kit, sit)
    for _ in range(2):
        person.stack.pass_time(7_000)
        person.press("escape")
        assert person.top.name == "pause"
        person.stack.pass_time(30_000)
        person.press("escape")
        person.stack.pass_time(16)
        assert person.top.name == "gathering"
    assert shown(person).gathered.left == FIRST_MS // 1000 - 14
    person.stack.pass_time(FIRST_MS - 14_100)
    person.stack.pass_time(200)
    person.stack.pass_time(16)
    assert person.top.name == "count"
    person.stack.scenes[0].watched.close()


def test_who_is_out_has_no_paw_to_find_and_is_not_awaited(kit: Kit, sit: Sit) -> None:
    head = make_head("wombat", [*[HUMAN] * 3, "greedy"], NAMES, {"touch": "shadows"}, 7)
    session = laid(head, 1)
    session.look_back()
    for seat, kind in enumerate(KINDS):
        kit.claims.claim(seat, kind)
    person = sit(table_of(kit, session))
    meet(person, kit, 2)
    assert shown(person).gathered.awaited == (0, 2)
    for seat in (0, 2):
        press(person, seat, READY)
    person.stack.pass_time(16)
    person.stack.pass_time(16)
    assert person.top.name == "count"
    person.stack.scenes[0].watched.close()


def test_one_switch_shows_a_paw_by_every_press_and_is_ready_once_it_rests(
    kit: Kit, sit: Sit
) -> None:
    kit.switches.add(0)
    person = sat(kit, sit)
    for _ in range(6):
        press(person, 0, ("A", "", ""))
        person.stack.pass_time(BEAT_MS)
        assert paw_of(person, 0) in shown(person).waving
        person.stack.pass_time(RESTS_MS - 2 * BEAT_MS)
        assert 0 in shown(person).gathered.awaited
    person.stack.pass_time(2 * BEAT_MS)
    assert 0 not in shown(person).gathered.awaited
    person.stack.scenes[0].watched.close()


@pytest.mark.parametrize("text_size", [100, 200])
def test_what_a_bot_says_covers_nothing_that_is_read_to_find_a_paw(
    kit: Kit, sit: Sit, text_size: int
) -> None:
    kit.settings.text_size = text_size
    person = sat(kit, sit, "greedy@zoe")
    table = person.stack.scenes[0]
    its = persona_of(table.watched.controllers[3])
    assert its is not None
    before = reading(person, kit)
    table.speech_bubbles.line = 3, f"persona-line.{its.id}.out-1"
    assert reading(person, kit) == before
    for seat in range(3):
        press(person, seat, READY)
        person.stack.pass_time(16)
    person.stack.pass_time(16)
    table.speech_bubbles.hush()
    before = reading(person, kit)
    table.speech_bubbles.line = 3, f"persona-line.{its.id}.greeting-1"
    assert reading(person, kit) == before, "nor keys, nor what was heard, once time runs"
    table.watched.close()


@pytest.mark.parametrize(("text_size", "many"), [(100, 3), (200, 2)])
def test_sounds_of_a_build_keep_their_lines_whatever_numbers_are_drawn(
    kit: Kit, sit: Sit, text_size: int, many: int
) -> None:
    kit.settings.text_size = text_size
    person, words = sat(kit, sit), kit.words("wombat")
    table = person.stack.scenes[0]
    for seat in range(3):
        press(person, seat, READY)
        person.stack.pass_time(16)
    heard = [ev.Clacked(0), ev.Thudded(), ev.Scraped()]
    for event in heard[:many]:
        table.board.log.take_in(event, table.view)
    keys = [("heard.clack", {"place": "●"}), ("heard.thud", {}), ("heard.scrape", {})]
    said = [words.say(key, **facts) for key, facts in keys[:many]]
    eyes = Eyes(kit.art, kit.hints)
    while person.top.name != "live_couch" or table.layout.furniture.notes == ():
        person.stack.pass_time(16)
    person.stack.draw(eyes)
    read = " ".join(one.text for one in eyes.seen)
    assert all(line in read for line in said)
    assert not overlaps(eyes.seen)
    table.watched.close()


def test_whoever_had_begun_something_before_a_build_is_awaited_too(kit: Kit, sit: Sit) -> None:
    person = sat(kit, sit)
    table = person.stack.scenes[0]
    keypad = next(hand for hand in table.hands.now() if hand.seat == 2)
    keypad.press(KeyPressed("", place="KP_PLUS"))
    assert keypad.touched, "a plus waits for what follows it"
    nothing = Mock()
    GatheringScene(table.watched, table.hands, table.board.live, table.view, nothing, nothing)
    gathered = table.board.layout(table.view).furniture.gathered
    assert gathered.awaited == (0, 1, 2)
    table.watched.close()

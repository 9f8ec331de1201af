"""Quirks at the table and in the gallery: seen, heard, written and spoken where they are wished."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game import tour
from game.core.seats import Seat
from game.gangs.model.actions import Answer
from game.gangs.quirks import QUIRKS, sentence
from game.scenes.characters.personas import PersonasScene
from game.scenes.kit import Kit
from game.scenes.page import PageScene
from game.scenes.table.speech_bubbles import BEAT_MS, STAYS_MS
from game.scenes.table.table import TableScene
from game.session import make_head, start
from game.store.heads import Head
from tests.session.turns import asked_first
from tests.store.kept import reasons_on_file

Sit = Callable[..., Any]
NAMES = ["Jade", "Rosa", "Hugo", "Zoé"]
CONTROLLERS = [f"normal@{name}" for name in ("jade", "rosa", "hugo", "zoe")]

PATIENCE_S = 60


@pytest.fixture
def table(kit: Kit, sit: Sit) -> Iterator[Callable[..., Any]]:
    """Seat somebody who watches four characters."""
    people = []

    usual = make_head("et_bim", CONTROLLERS, NAMES, {}, 12)

    def seated(head: Head = usual, *, quirks: bool = True, data: Path | None = None) -> Any:
        kit.settings.pace, kit.settings.tics = 4.0, quirks
        people.append(sit(TableScene(kit, start(head, data), watch=True)))
        return people[-1]

    yield seated
    for person in people:
        person.stack.close_all()


def play(person: Any, until: Callable[[Any], Any]) -> bool:
    """Let time pass until something holds; the bots are waited for, however busy the machine."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        scene = person.top
        if not isinstance(scene, TableScene):
            return False
        if until(scene):
            return True
        if asked_first(scene.watched) is not None and not scene.watched.ready():
            time.sleep(0.001)
        else:
            person.stack.pass_time(50)
    return False


def test_a_quirk_is_read_written_spoken_and_goes(kit: Kit, table: Callable[..., Any]) -> None:
    kit.settings.captions, kit.settings.chatter = True, False
    person = table()
    assert play(person, lambda scene: scene.speech_bubbles.quirks)
    scene = person.top
    seat = next(iter(scene.speech_bubbles.quirks))
    words, its = kit.words("et_bim"), CONTROLLERS[seat].partition("@")[2]
    does = words.say(f"quirk.{its}")
    told = f"{NAMES[seat]} {does}."
    assert asked_first(scene.watched) == seat
    assert person.reads(does)
    assert scene.sounding.captions[-1] == told
    assert told in [one.text for one in scene.aside() if not one.private]
    scene.speech_bubbles.pass_time(STAYS_MS + 1, [])
    assert not any(line.text == does for line in (person.look(), person.seen)[1])
    assert told not in [one.text for one in scene.aside()]


@pytest.mark.any_language
def test_whoever_is_asked_sees_the_sign_and_no_words_over_the_question(
    kit: Kit, table: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    kit.settings.chatter = False
    person = table()
    assert play(person, lambda scene: scene.speech_bubbles.quirks)
    seat = next(iter(person.top.speech_bubbles.quirks))
    does = kit.words("et_bim").say(f"quirk.{CONTROLLERS[seat].partition('@')[2]}")
    assert person.reads(does)
    monkeypatch.setattr(TableScene, "is_mine", lambda self: True)
    eyes = person.look()
    assert does not in [line.text for line in person.seen]
    monkeypatch.setattr(person.top.speech_bubbles, "quirks", {})
    assert person.look().surface.get_buffer().raw != eyes.surface.get_buffer().raw


@pytest.mark.any_language
def test_quirks_switched_off_are_not_asked_for_sent_shown_or_spoken(
    kit: Kit, table: Callable[..., Any]
) -> None:
    kit.settings.captions, kit.settings.chatter = True, False
    person = table(quirks=False)
    session = person.top.watched
    words, sent, seen = kit.words("et_bim"), [], set()
    ask = session.bots.router.ask
    session.bots.router.ask = lambda asked: (sent.append(asked.quirks), ask(asked))
    does = {words.say(f"quirk.{name}") for name in QUIRKS}

    def looked(scene: Any) -> bool:
        seen.update(answer.quirk for answer in session.bots.questions.answers.values())
        seen.update(
            f"{len(scene.speech_bubbles.quirks)} quirks" for _ in scene.speech_bubbles.quirks
        )
        seen.update(line for line in scene.sounding.captions if any(one in line for one in does))
        spoken = [one.text for one in scene.aside()]
        seen.update(line for line in spoken if any(one in line for one in does))
        return len(session.actors()) > 25

    assert play(person, looked)
    assert set(sent) == {False}
    assert seen == {""}
    person.look()
    assert not does & {line.text for line in person.seen}


def _waits(person: Any, quirk: str | None) -> int:
    """Return how many milliseconds pass before the first card, with a quirk to be seen or none."""
    scene = person.top
    session, done, waited = scene.watched, [], 0
    session.step = lambda seat: done.append(True)
    session.quirk = lambda seat: quirk or ""
    while not session.ready():
        time.sleep(0.001)
    while not done:
        scene.pass_time(10)
        waited += 10
    return waited


@pytest.mark.any_language
def test_a_card_waits_as_long_whether_a_quirk_shows_or_not(table: Callable[..., Any]) -> None:
    shown, hidden = _waits(table(), "jade"), _waits(table(), "")
    assert shown == hidden
    assert shown - _waits(table(quirks=False), None) == pytest.approx(BEAT_MS / 4, abs=20)


@pytest.mark.any_language
def test_an_answer_does_not_wait_and_no_quirk_is_seen_before_it(table: Callable[..., Any]) -> None:
    person = table()
    session = person.top.watched
    before: list[tuple[int, str]] = []
    step = session.step

    def stepped(seat: Seat) -> None:
        if isinstance(session.bots.questions.answers[seat].action, Answer):
            before.append((seat, session.quirk(seat)))
        step(seat)

    session.step = stepped
    play(person, lambda scene: len(before) > 8)
    assert before
    assert {quirk for _, quirk in before} == {""}


@pytest.mark.any_language
def test_a_match_and_its_file_are_the_same_with_quirks_and_without(
    tmp_path: Path, table: Callable[..., Any]
) -> None:
    def kept(*, quirks: bool) -> tuple[list[Any], dict[int, Any], int]:
        data = tmp_path / str(quirks)
        person, seen = table(quirks=quirks, data=data), set()

        def until(scene: Any) -> bool:
            seen.update(scene.speech_bubbles.quirks)
            return len(scene.watched.actors()) >= 30

        assert play(person, until)
        session = person.top.watched
        whole = session.as_replay()
        assert "quirk" not in str(whole.records)
        reasons = reasons_on_file(data)
        return whole.actions[:30], {at: reasons[at] for at in range(30)}, len(seen)

    on, off = kept(quirks=True), kept(quirks=False)
    assert on[:2] == off[:2]
    assert on[2] > 0 == off[2]


# ---------------------------------------------------------------- the gallery


def test_rates_stand_with_the_characters_where_quirks_are_on(kit: Kit, sit: Sit) -> None:
    words = kit.words("et_bim")
    for on in (False, True):
        kit.settings.tics = on
        person = sit(PersonasScene(kit, "et_bim", "rosa"))
        assert person.reads(words.say("quirk.hugo")) is on
        card = person.top.form["hugo"]
        assert (sentence("hugo", words) in card.spoken(words.say)) is on


@pytest.mark.parametrize("on", [True, False])
def test_a_page_says_all_there_is_to_know_and_leads_back(kit: Kit, sit: Sit, *, on: bool) -> None:
    kit.settings.tics = on
    words = kit.words("et_bim")
    person = sit(PersonasScene(kit, "et_bim", "rosa"))
    person.click(words.say("quirks.open"))
    assert isinstance(person.top, PageScene)
    assert person.reads(words.say("quirks.title"))
    for name in QUIRKS:
        assert person.reads(words.say(f"quirk.{name}"))
    person.press("escape")
    assert isinstance(person.top, PersonasScene)


@pytest.mark.parametrize("size", [100, 150, 200])
def test_every_card_of_the_gallery_has_room_for_its_quirk(
    kit: Kit, sit: Sit, fits: Callable[..., None], size: int
) -> None:
    kit.settings.tics, kit.settings.text_size = True, size
    person = sit(PersonasScene(kit, "et_bim", "rosa"))
    words, read = kit.words("et_bim"), set()
    for name in QUIRKS:
        person.top.form.focus = name
        if person.top.roll is not None:
            person.top.roll.place(person.top.form)
        fits(person.look())
        box = person.top.form[name].box
        mine = [
            line
            for line in person.seen
            if box.x <= line.x < box.x + box.width and box.y <= line.y < box.y + box.height
        ]
        for line in mine:
            assert line.x + line.width <= box.x + box.width - 8, line
            assert line.size >= 0.99 * 18 * size / 100, line
        lowest, rates = sorted(mine, key=lambda line: line.y)[-2:]
        assert rates.y - lowest.y >= (rates.size + lowest.size) / 2
        read |= {line.text for line in mine}
    assert read >= {words.say(f"quirk.{name}") for name in QUIRKS}


@pytest.mark.any_language
@pytest.mark.parametrize("seats", [4, pytest.param(12, marks=pytest.mark.slow)])
def test_the_tour_shows_a_quirk_in_words_and_to_whoever_is_asked_as_a_sign(
    kit: Kit, sit: Sit, seats: int
) -> None:
    met = []
    for _, scene in tour.tic_scenes(kit, "et_bim", seats):
        person = sit(scene)
        for _ in range(40):
            person.stack.pass_time(tour.FRAME_MS)
        (seat,) = scene.speech_bubbles.quirks
        its = scene.watched.head.controllers[seat].partition("@")[2]
        met.append((scene.is_mine(), person.reads(kit.words("et_bim").say(f"quirk.{its}"))))
        assert scene.speech_bubbles.said_of(seat) in [one.text for one in scene.aside()]
    assert met == [(False, True), (True, False)]
    assert not kit.settings.tics, "as it was before"

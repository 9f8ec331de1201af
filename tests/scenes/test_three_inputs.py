"""From a cold start to the first card in three inputs, with any device; one knows who one is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from piloting import MEANS, Pilot
from walking import Eyes, Longer, overlaps

from game import tour
from game.games import FIRST as GAME
from game.games import game_of, words
from game.games.parts import needed
from game.gangs.model.cards import CHARACTER_NAMES
from game.scenes.front.title import TitleScene
from game.scenes.kit import Kit
from game.scenes.table.identity_reveal import IdentityReveal
from game.scenes.table.table import TableScene
from game.stage.input.inputs import FocusLost, KeyReleased
from game.stage.motion.layout import Box
from game.stage.paint.art import Art
from game.store.replays import unfinished
from game.store.settings import Settings
from tests.slow import slow

Sit = Callable[..., Any]
MINE_FIRST = 8138
"""A seed with which the person begins."""


@pytest.fixture
def cold(kit: Kit, sit: Sit) -> Iterator[Any]:
    """Somebody before the title for the very first time."""
    kit.seed = MINE_FIRST
    person = sit(TitleScene(kit))
    yield person
    person.stack.close_all()


@pytest.mark.parametrize("means", [*MEANS, "drag"])
def test_the_first_card_flies_after_three_inputs(kit: Kit, cold: Any, means: str) -> None:
    pilot = Pilot(cold, "touch" if means == "drag" else means)
    devices = pilot.devices
    try:
        if pilot.means in ("mouse", "touch"):
            pilot.use("play")
        else:
            pilot.pad.press("a") if pilot.pad else devices.key("enter")
        pilot.until_asked()
        table = pilot.table
        assert table.meeting is not None, "who one is can be read meanwhile"
        assert own_name(kit, table) in told(cold)
        card = table.layout.touch["hand:0"].box.middle
        seat = table.layout.touch["seat:1"].box.middle
        match means:
            case "keyboard":
                devices.key("1", "2")
            case "mouse":
                devices.click(*card)
                devices.click(*seat)
            case "pad":
                pilot.pad.press("a", "a")
            case "touch":
                devices.tap(*card)
                devices.tap(*seat)
            case _:
                devices.drag(*card, *seat)
        assert table.meeting is None, "it has gone with the first card"
        for _ in range(30):
            pilot.tick()
        assert devices.inputs == (2 if means == "drag" else 3)
        assert unfinished(kit.data)[0].moves >= 1
    finally:
        pilot.close()


def own_name(kit: Kit, table: Any) -> str:
    own = table.view.character_at(table.viewer)
    return kit.words(GAME).say(f"character.{CHARACTER_NAMES[own]}")


def told(person: Any) -> str:
    person.look()
    return "\n".join(line.text for line in person.seen)


@pytest.fixture
def seat(kit: Kit, sit: Sit) -> Iterator[Any]:
    """Somebody at a table that has just begun."""
    person = sit(TableScene(kit, tour.table_session(kit, GAME, 6)))
    person.stack.pass_time(16)
    yield person
    person.stack.close_all()


@pytest.mark.parametrize("way", ["key", "panel", "tile", "elsewhere"])
def test_what_one_is_can_be_put_away_and_seen_again(kit: Kit, seat: Any, way: str) -> None:
    assert own_name(kit, seat.top) in told(seat)
    match way:
        case "key":
            seat.press("i")
            assert own_name(kit, seat.top) in told(seat), "it is seen as long as the key is held"
            seat.stack.handle_input(KeyReleased("i"))
        case "panel":
            seat.click_at(*seat.top.layout.spots.meeting.middle)
        case "tile":
            seat.click_at(*seat.top.layout.touch["identity"].box.middle)
        case _:
            seat.stack.handle_input(FocusLost())
            seat.press("escape")
    assert seat.top.name == "table", "it is put away, and the log is not opened"
    assert own_name(kit, seat.top) not in told(seat)
    seat.press("i")
    assert own_name(kit, seat.top) in told(seat)


def test_who_one_is_is_not_told_again_where_a_match_goes_on(kit: Kit, sit: Sit) -> None:
    session = tour.table_session(kit, GAME, 6)
    tour.play_on(session, turns=8)
    person = sit(tour.seated(kit, session))
    person.stack.pass_time(16)
    assert person.top.meeting is None
    person.stack.close_all()


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("zoom", [*slow([1.0]), 1.5, 2.0])
@pytest.mark.parametrize("box", [Box(1056, 54, 208, 500), Box(1018, 388, 248, 316)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_one_is_fits_at_any_size_of_words(
    art: Art, tmp_path: Path, longer: bool, zoom: float, box: Box, language: str
) -> None:
    kit = Kit(art, Settings(language=language), tmp_path)
    spoken = words(language, GAME)
    spoken = Longer(language, *spoken.tables) if longer else spoken
    for seats in (4, 8):
        options = {"modules": ["missions", "charlotte"]}
        session = tour.table_session(kit, GAME, seats, options)
        view = session.fresh_view()
        for event in session.observations(0):
            session.rules.apply(view, event)
        session.close()
        who = needed(game_of(GAME).portraits).identity(view, 0, spoken)
        eyes = Eyes(art)
        IdentityReveal(who, spoken.say("peek.title"), spoken.say("peek.away")).draw(eyes, box, zoom)
        assert not eyes.cuts
        assert not overlaps(eyes.seen)
        for line in eyes.seen:
            assert line.right <= box.x + box.width, line
            assert line.bottom <= box.y + box.height, line
            assert line.contrast >= 4.5 or line.text == who.character, line
        read = " ".join(line.text for line in eyes.seen)
        assert who.lines[1] in read, "with whom one wins is always told"
        if box.height > 400:
            assert who.task[1] in read

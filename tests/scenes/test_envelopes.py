"""Envelopes: what reached a seat alone is told once, and to that seat only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from people import NAMES, check_words, plays_on, table_of, view_of
from walking import speak_longer

from game.core.seats import Seat
from game.games import words
from game.gangs.model.cards import CHARACTER_NAMES
from game.scenes.kit import Kit
from game.scenes.shared.envelopes import EnvelopePanel, Envelopes, panel_of
from game.session import Session, make_head, resume, start
from game.stage.input.inputs import KeyPressed
from game.stage.scene import Close
from game.store.heads import HUMAN
from game.store.replays import unfinished
from tests.session.turns import asked_first

SPOKEN = words("en", "et_bim")
SHOWN = ("tile_shown", "mission_dealt")


def read(panel: EnvelopePanel) -> list[Any]:
    """Read all envelopes of a panel; return what they said."""
    said = []
    while True:
        said.append(panel.letter)
        done = panel.handle_input(KeyPressed("enter"))
        if done is not None:
            assert done == Close(None)
            return said


@pytest.mark.any_language
@pytest.mark.parametrize("modules", [(), ("missions",)])
def test_whatever_was_told_to_a_seat_alone_is_read_once_and_by_that_seat(
    kit: Kit, modules: tuple[str, ...]
) -> None:
    """Seats look now and then; what they read is what they were told of tiles and missions."""
    session = table_of(6, 7, modules)
    envelopes = Envelopes(session)
    read_by: dict[Seat, list[Any]] = {seat: [] for seat in session.people}
    told: dict[Seat, list[str]] = {seat: [] for seat in session.people}
    heard = dict.fromkeys(session.people, 0)
    looks = 0
    while asked_first(session) is not None and looks < 60:
        plays_on(session, acts=3 + looks % 9)
        looks += 1
        for seat in session.people:
            for event in session.observations(seat)[heard[seat] :]:
                heard[seat] += 1
                if event.kind == "round_began":  # the last round's letters are worth nothing now
                    told[seat] = told[seat][: len(read_by[seat])]
                if not event.is_for(None) and event.kind in SHOWN:
                    assert event.to == seat
                    character = getattr(event, "character", None)
                    told[seat].append("" if character is None else CHARACTER_NAMES[character])
        seat = Seat(looks % 6)
        panel = panel_of(kit, session, seat, envelopes)
        if panel is not None:
            read_by[seat] += read(panel)
        assert panel_of(kit, session, seat, envelopes) is None, "nothing waits twice"
        found = [letter.picture.removeprefix("tile_") for letter in read_by[seat]]
        assert found == told[seat]
    assert sum(map(len, read_by.values())) > 12
    session.close()


@pytest.mark.any_language
def test_what_was_not_gone_on_from_waits_when_the_curtain_fell_meanwhile(kit: Kit) -> None:
    session = table_of(6, 7, ("missions",))
    envelopes = Envelopes(session)
    panel = panel_of(kit, session, Seat(2), envelopes)
    assert panel is not None
    tile, mission = envelopes.waiting(Seat(2), SPOKEN)
    assert panel.handle_input(KeyPressed("enter")) is None
    assert envelopes.waiting(Seat(2), SPOKEN) == (mission,)
    assert tile.letter.picture
    assert not mission.letter.picture
    session.close()


@pytest.mark.any_language
def test_who_saw_all_of_it_elsewhere_finds_no_envelope(kit: Kit) -> None:
    session = table_of(6)
    envelopes = Envelopes(session)
    assert len(envelopes.waiting(Seat(2), SPOKEN)) == 1
    envelopes.opened(Seat(2))
    assert envelopes.waiting(Seat(2), SPOKEN) == ()
    assert len(envelopes.waiting(Seat(3), SPOKEN)) == 1
    session.close()


@pytest.mark.any_language
def test_in_a_match_gone_on_with_waits_what_came_since_one_chose_a_card(
    kit: Kit, tmp_path: Path
) -> None:
    session = start(make_head("et_bim", [HUMAN] * 6, NAMES[:6], {}, 7), tmp_path)
    plays_on(session, until=lambda: just_happened(session, "looked"))
    [looker] = {event.seat for event in session.observations(None)[-5:] if event.kind == "looked"}
    session.close()
    session = resume(unfinished(tmp_path)[0].path, tmp_path)
    envelopes = Envelopes(session)
    for seat in session.people:
        events = session.observations(seat)
        chosen = [i for i, e in enumerate(events) if e.kind == "thrown" and e.seat == seat]
        since = events[chosen[-1] :] if chosen else events
        shown = [event for event in since if event.kind == "tile_shown"]
        assert len(envelopes.waiting(seat, SPOKEN)) == len(shown)
    assert "A tile seen" in envelopes.waiting(looker, SPOKEN)[-1].letter.title
    session.close()


def just_happened(session: Session, kind: str) -> bool:
    return kind in [event.kind for event in session.observations(None)[-5:]]


@pytest.mark.any_language
def test_a_swap_says_who_one_is_now_and_a_look_whom_one_saw(kit: Kit) -> None:
    session = table_of(6, 7)
    envelopes = Envelopes(session)
    for seat in session.people:
        envelopes.opened(seat)
    plays_on(session, until=lambda: kinds(session) >= {"swapped", "looked"})
    titles = set()
    for seat in session.people:
        view = view_of(session, seat)
        own = ""
        for one in envelopes.waiting(seat, SPOKEN):
            titles.add(one.letter.title.split(":")[0])
            if one.letter.title == SPOKEN.say("envelopes.own-new"):
                own = one.letter.picture
        assert own in ("", f"tile_{CHARACTER_NAMES[view.character_at(seat)]}"), "the last is true"
    assert titles >= {SPOKEN.say("envelopes.own-new"), "A tile seen"}
    session.close()


def kinds(session: Session) -> set[str]:
    return {event.kind for event in session.observations(None)}


@pytest.mark.any_language
@pytest.mark.parametrize("long", [pytest.param(False, marks=pytest.mark.slow), True])
@pytest.mark.parametrize("text", [100, pytest.param(150, marks=pytest.mark.slow), 200])
def test_an_envelope_holds_its_words(
    kit: Kit, text: int, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if long:
        speak_longer(monkeypatch)
    kit.settings.text_size = text
    session = table_of(6, 7, ("missions",))
    panel = EnvelopePanel(kit, session, Seat(1), Envelopes(session))
    check_words(panel, kit)
    panel.handle_input(KeyPressed("down"))
    panel.form.focus = "next"
    panel.handle_input(KeyPressed("enter"))
    check_words(panel, kit)
    assert all(utterance.private for utterance in panel.spoken())
    session.close()

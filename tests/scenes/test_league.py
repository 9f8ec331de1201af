"""The league's table: shown when a match is over and somebody guessed, and only then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from people import ARROWS, NAMES, check_words, plays_on, somebody_out, table_of, view_of, ways
from walking import speak_longer

from game.scenes.after.league import LeagueScene, standings
from game.scenes.after.result import ResultScene
from game.scenes.kit import Kit
from game.scenes.table.ghosts import is_ghost
from game.session import Session
from game.stage.input.inputs import KeyPressed
from game.stage.scene import Close


def guessed(session: Session) -> bool:
    """Let everybody who is out seal a guess."""
    ghosts = [seat for seat in session.people if is_ghost(session, seat)]
    for seat in ghosts:
        living = view_of(session, seat).living()
        session.private.guess(seat, {"gang": "chicots", "next": living[seat % len(living)]})
    return bool(ghosts)


@pytest.fixture(scope="module")
def over() -> Iterator[Session]:
    """A match of twelve that is over, in which ghosts guessed now and then."""
    session = table_of(12)
    while session.outcome() is None:
        plays_on(session, acts=40)
        guessed(session)
    yield session
    session.close()


@pytest.mark.any_language
def test_nothing_of_the_league_is_told_before_the_end(kit: Kit) -> None:
    session = table_of(5)
    plays_on(session, until=somebody_out(session))
    assert guessed(session)
    assert standings(kit, session) == ()
    plays_on(session)
    assert [one.seat for one in standings(kit, session)]
    session.close()


@pytest.mark.any_language
def test_every_ghost_is_named_with_its_points_the_best_first(kit: Kit, over: Session) -> None:
    shown = standings(kit, over)
    assert len(shown) > 3
    assert [one.points for one in shown] == sorted((one.points for one in shown), reverse=True)
    assert all(one.points == sum(line.points for line in one.lines) for one in shown)
    scene = LeagueScene(kit, over)
    told = " ".join(utterance.text for utterance in scene.spoken())
    assert all(NAMES[one.seat] in told for one in shown)
    assert not any(utterance.private for utterance in scene.spoken())


@pytest.mark.any_language
def test_one_goes_through_it_and_back(kit: Kit, over: Session) -> None:
    scene = LeagueScene(kit, over)
    assert scene.handle_input(KeyPressed("enter")) == Close()
    assert scene.handle_input(KeyPressed("escape")) == Close()
    assert set(ways(scene, ARROWS)) == {w.name for w in scene.form.widgets if w.enabled}


@pytest.mark.any_language
@pytest.mark.parametrize("text", [100, 200])
def test_the_result_leads_to_the_league_where_somebody_guessed(
    kit: Kit, over: Session, sit: Any, text: int
) -> None:
    kit.settings.text_size = text
    person = sit(ResultScene(kit, over, None))
    person.press("g")
    assert person.top.name == "league"
    person.press("escape")
    assert person.top.name == "result"
    quiet = table_of(4)
    plays_on(quiet)
    nobody = sit(ResultScene(kit, quiet, None))
    nobody.press("g")
    assert nobody.top.name == "result"
    quiet.close()


@pytest.mark.any_language
@pytest.mark.parametrize("long", [pytest.param(False, marks=pytest.mark.slow), True])
@pytest.mark.parametrize("text", [100, pytest.param(150, marks=pytest.mark.slow), 200])
def test_the_league_holds_its_words(
    kit: Kit, over: Session, text: int, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if long:
        speak_longer(monkeypatch)
    kit.settings.text_size = text
    check_words(LeagueScene(kit, over), kit, times=8)

"""A couch whose match is resumed shows what it showed before, keys among it, in every phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from game.ai import bot_process
from game.core.luck import Stream, key_of
from game.core.seats import CLOCK
from game.games import shelf
from game.games.wombat.model import state as at
from game.scenes.kit import Kit
from game.scenes.lobby.going_on import going_on
from game.scenes.lobby.start import go_on
from game.scenes.shared.couch import table_of
from game.session import Session, make_head, start
from game.stage.input.claims import KEYPAD
from game.stage.scene import Push, Replace
from game.store.heads import HUMAN
from game.store.replays import unfinished
from game.store.settings import load
from game.tour.matches import act_by_chance, asked_first
from tests.session.watching import watching
from tests.slow import but_first, slow

Sit = Callable[..., Any]
NAMES: Final = ["Léa", "Tom", "Zoé", "Ana", "Kim"]
SOURCES: Final = ("left", "right", KEYPAD)
WAITS_MOST: Final = 500
"""So many frames a match is read in, piece by piece, at most."""
PHASES: Final = [at.BUILD, *slow([at.STRAW, at.DEBATE, at.FINAL])]


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is begun for bots that are never asked."""
    monkeypatch.setattr(bot_process, "ENOUGH_STARTS", 0)
    monkeypatch.setattr(Session, "think", lambda session: None)


def begun(kit: Kit, game: str, options: dict[str, Any] | None = None) -> Session:
    """Begin a match on file of three people at one keyboard, and two bots."""
    kit.settings.reduced_motion = True
    for seat, source in enumerate(SOURCES):
        kit.claims.claim(seat, source)
    controllers = [HUMAN] * 3 + ["random"] * 2
    return start(make_head(game, controllers, NAMES, options, 5), kit.data)


def picture(person: Any) -> tuple[Any, ...]:
    """Return what is drawn, word by word and in pixels, and what may be touched."""
    surface = person.look().surface
    words = [(line.text, line.x, line.y) for line in person.seen]
    return words, sorted(person.top.layout.touch), bytes(surface.get_view("0"))


def shown_before_and_after(kit: Kit, sit: Sit, session: Session) -> None:
    """Check that a table shows the same before its window is closed and after it is resumed."""
    session.look_back()
    before = picture(sit(table_of(kit, session)))
    session.close()
    (one,) = unfinished(kit.data)
    answer = going_on(kit, one.path)
    assert isinstance(answer, Push)
    person = sit(answer.scene)
    for _ in range(WAITS_MOST):
        if person.top.name == "claiming":
            break
        person.stack.pass_time(16)
    person.press("enter")
    assert person.top.name in ("couch", "live_couch")
    after = picture(person)
    person.top.watched.close()
    assert after[0] == before[0]
    assert after[1:] == before[1:]


@pytest.mark.parametrize("phase", PHASES)
def test_a_resumed_couch_of_wombats_shows_its_keys_in_every_phase(
    kit: Kit, sit: Sit, phase: str
) -> None:
    options = {"seconds": 60, "debate": 60, "touch": "shadows"}
    session = begun(kit, "wombat", options)
    view = watching(session)
    while view().phase != phase or view().tick < 5:
        session.submit(CLOCK, session.legal(CLOCK)[0])
    shown_before_and_after(kit, sit, session)


@pytest.mark.parametrize("game", but_first(name for name in shelf() if name != "wombat"))
def test_a_resumed_couch_of_any_game_shows_what_it_showed(kit: Kit, sit: Sit, game: str) -> None:
    session = begun(kit, game)
    chance = Stream(key_of("resumed", game))
    for _ in range(12):
        if (seat := asked_first(session)) is not None:
            act_by_chance(session, seat, chance)
    shown_before_and_after(kit, sit, session)


@pytest.mark.parametrize("game", but_first(shelf()))
def test_who_resumes_a_couch_plays_with_what_they_had(kit: Kit, sit: Sit, game: str) -> None:
    session = begun(kit, game)
    its = [KEYPAD, "right", "left"]  # not as they would be dealt out
    for seat, source in enumerate(its):
        kit.claims.claim(seat, source)
    person = sit(go_on(kit, session))
    person.press("enter")
    kit.claims.clear()  # as when the program was ended, and begun again
    settings, _ = load(kit.data)
    kit.settings.devices = settings.devices
    person = sit(go_on(kit, session))
    assert [kit.claims.source(seat) for seat in range(3)] == its
    person.press("enter")
    assert person.top.name in ("couch", "live_couch")
    assert [kit.claims.source(seat) for seat in range(3)] == its
    person.top.watched.close()
    other = begun(kit, game)
    kit.claims.clear()
    go_on(kit, other)
    assert [kit.claims.source(seat) for seat in range(3)] != its, "another match is not this one"
    other.close()


@pytest.mark.parametrize("game", ["wombat", *slow(["et_bim"])])
def test_who_resumes_a_rematch_plays_with_what_they_had(kit: Kit, sit: Sit, game: str) -> None:
    session = begun(kit, game)
    its = [kit.claims.source(seat) for seat in range(3)]
    person = sit(table_of(kit, session))
    answer = person.top.resume("rematch")
    assert isinstance(answer, Replace)
    rematch = answer.scene.watched  # type: ignore[attr-defined]
    kit.claims.clear()  # as when the program was ended, and begun again
    sit(go_on(kit, rematch))
    assert [kit.claims.source(seat) for seat in range(3)] == its
    rematch.close()

"""A hand of Le Boulet: it is seen before a race is won, and what a key means is drawn."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from game.core.seats import Seat
from game.games.le_boulet.board.prompts import prompt
from game.games.le_boulet.board.touches import SEEN_MS
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.scenes.kit import Kit
from game.scenes.shared.private_table import PrivateTableScene
from game.scenes.table.table import TableScene
from game.session import Session, make_head, start
from game.stage.input.inputs import KeyPressed
from game.stage.motion.timeline import Timeline

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
FRAME_MS = 50


def session(people: int, *, race: bool, seed: int = 3) -> Session:
    controllers = [*["human"] * people, *["random"] * (3 - people)]
    return start(make_head("le_boulet", controllers, list("ABC"), {"race": race}, seed), None)


def until(person: Any, scene: Any, wanted: Callable[[], bool]) -> None:
    """Let time pass, and whatever is explained be read."""
    for _ in range(4000):
        if wanted():
            return
        person.stack.pass_time(FRAME_MS)
        time.sleep(0.002)  # bots think in a process of their own
        if person.top is not scene:
            person.press("enter")
    raise AssertionError("that never comes")


def test_who_hammers_on_space_wins_no_race_before_the_hand_was_seen(kit: Kit, sit: Sit) -> None:
    running = session(1, race=True)
    scene = TableScene(kit, running)
    person = sit(scene)
    until(person, scene, scene.is_mine)
    assert scene.view.phase == at.RACE
    looked = 0
    while scene.is_mine():
        person.press("space")
        if scene.is_mine():
            assert scene.hand.reason
            person.stack.pass_time(FRAME_MS)
            looked += FRAME_MS
        assert looked < 60_000
    assert looked >= SEEN_MS
    running.close()


def test_a_key_that_repeats_wins_no_race(kit: Kit, sit: Sit) -> None:
    running = session(1, race=True)
    scene = TableScene(kit, running)
    person = sit(scene)
    until(person, scene, lambda: scene.is_mine() and scene.board.onlooker.looked_ms > SEEN_MS)
    person.stack.handle_input(KeyPressed("space", repeat=True))
    assert scene.is_mine()
    person.press("space")
    assert not scene.is_mine()
    running.close()


def test_behind_a_curtain_nobody_wins_a_race_before_their_hand_was_seen(kit: Kit, sit: Sit) -> None:
    running = session(2, race=True)
    private = PrivateTableScene(kit, running, Seat(0))
    person = sit(private)
    person.press("space")
    assert person.top is private
    assert private.hand.reason
    for _ in range(SEEN_MS // FRAME_MS + 1):
        person.stack.pass_time(FRAME_MS)
    closed = person.press("space")
    assert person.top is not private or closed is not None
    running.close()


def answering(kit: Kit, sit: Sit) -> tuple[Session, TableScene, Any]:
    """A person who is asked for an answer, with nothing chosen."""
    kit.settings.pace = 0.0
    for seed in range(40):
        running = session(1, race=False, seed=seed)
        scene = TableScene(kit, running)
        person = sit(scene)
        until(person, scene, scene.is_mine)
        if scene.view.phase == at.ANSWER:
            return running, scene, person
        running.close()
    raise AssertionError("nobody else ever leads first")


def test_lay_takes_the_card_that_keys_point_at_first_and_lays_it_then(kit: Kit, sit: Sit) -> None:
    running, scene, person = answering(kit, sit)
    for _ in range(12):
        if (scene.focus or "").startswith("hand:"):
            break
        person.press("down")
    focus = scene.focus
    assert focus is not None
    assert focus.startswith("hand:")
    face = int(scene.layout.touch[focus].token.removeprefix("face:"))
    person.press("space")
    assert scene.hand.chosen == focus, "what can be pressed does something"
    assert act.Answer(face) in running.rules.pending(scene.view)[Seat(0)]
    moves = running.moves
    person.press("space")
    assert running.moves > moves or scene.undo_window.action == act.Answer(face)
    running.close()


def test_a_card_that_keys_point_at_does_not_look_chosen(kit: Kit, sit: Sit) -> None:
    running, scene, person = answering(kit, sit)
    person.look()
    for _ in range(12):
        if (scene.focus or "").startswith("hand:"):
            break
        person.press("down")
    assert scene.focus is not None
    box = scene.layout.touch[scene.focus].box
    pointed = person.look().surface.copy()
    person.press("space")
    chosen = person.look().surface
    edge = int(box.x - 3), int(box.middle[1])
    assert pointed.get_at(edge) != chosen.get_at(edge)
    running.close()


def verdict(beat: Timeline, ms: int) -> bool:
    return any(effect.kind == "said" for effect, _ in beat.at(ms).effects)


@pytest.mark.parametrize("good", [True, False])
def test_a_verdict_stays_as_long_as_it_takes_to_read_it(kit: Kit, sit: Sit, good: bool) -> None:
    running, scene, _ = answering(kit, sit)
    view = scene.view.copy()
    view.contested = act.PAIR
    layout = scene.board.layout(view)
    beat = scene.board.beat(ev.Voted((-1, 1, 0), good), layout, layout, view, 0)
    assert beat is not None
    for road in (beat, beat.calm()):  # without movement as well
        shown = [ms for ms in range(0, 10_000, FRAME_MS) if verdict(road, ms)]
        assert len(shown) * FRAME_MS >= 2000
    running.close()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_who_pleads_before_everybody_is_called_by_name(kit: Kit, language: str) -> None:
    kit.settings.language = language
    running = session(2, race=False)
    view = running.view_of(None)
    view.phase, view.pair, view.theme = at.DEFENCE, (3, 4), "@pique"
    view.accused, view.accuser, view.contested = Seat(1), Seat(2), act.PAIR
    names = ["Ada", "Bob", "Cleo"]
    said = prompt(view, 1, (), names, kit.words("le_boulet"), openly=True)
    assert said.startswith("Bob, ")
    assert "Cleo" in said
    assert said.endswith("?")
    running.close()

"""The end of a round is seen before it is counted, and everybody knows who they are anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest
from couching import NAMES, Couch, Eye

from game.core.luck import Stream, key_of
from game.core.pages import Identity
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import CurtainScene
from game.scenes.shared.stay import STAY_MS
from game.scenes.table.identity_reveal import HELD, MEET_MS, IdentityReveal
from game.scenes.table.speech_bubbles import SpeechBubbles
from game.scenes.table.table import TableScene
from game.scenes.view.projection import Projection
from game.session import Session, make_head, start
from game.stage.input.inputs import KeyPressed
from game.stage.stack import Stack
from game.store.settings import OTHERS_ALWAYS
from game.tour.matches import act_by_chance
from tests.session.turns import asked_first
from tests.slow import but_first

Seat_ = Callable[..., Couch]
FRAME_MS = 50


def play_a_round(session: Session) -> None:
    """Play until a round has ended."""
    chance = Stream(key_of("round", "1"))
    session.resumed = True
    while "round_ended" not in [event.kind for event in session.observations(None)]:
        seat = asked_first(session)
        assert seat is not None
        act_by_chance(session, seat, chance)


def last_fall(session: Session, viewer: Any) -> int:
    """Return how many facts a viewer was told before the fall that ended the first round."""
    kinds = [event.kind for event in session.observations(viewer)]
    end = kinds.index("round_ended")
    return end - 1 - kinds[:end][::-1].index("eliminated")


def seated(kit: Kit, couch: Couch, scene: type[Any], viewer: Any) -> Stack:
    """Sit down at a table where somebody is about to fall and the round to end."""
    play_a_round(couch.session)
    projection = Projection(kit, couch.session, viewer, scene.room_for)
    for event in couch.session.observations(viewer)[: last_fall(couch.session, viewer)]:
        projection.fold(event)
    return Stack(scene(kit, couch.session, projection=projection))


@pytest.mark.any_language
@pytest.mark.parametrize("scene", [TableScene, CouchScene])
def test_the_sheet_of_a_round_waits_until_its_last_blow_was_seen(
    kit: Kit, sofa: Seat_, scene: type[Any]
) -> None:
    couch = sofa(4, ("shared",) * (2 if scene is CouchScene else 1), game="witty_zibi")
    viewer = None if scene is CouchScene else couch.session.humans[0]
    stack = seated(kit, couch, scene, viewer)
    table, still, moved = stack.top, 0, 0
    while stack.top is table:
        stack.pass_time(FRAME_MS)
        moved += table.moving
        still = 0 if table.moving else still + FRAME_MS
        assert still < 10_000
    assert stack.top is not None
    assert stack.top.name == "round"
    assert moved
    assert still >= (STAY_MS if scene is CouchScene else 1000)


@pytest.mark.any_language
@pytest.mark.parametrize("seed", but_first(range(4)))
def test_all_on_a_couch_see_who_they_are_before_a_rounds_first_card(
    kit: Kit, sofa: Seat_, seed: int
) -> None:
    couch = sofa(5, ("shared",) * 2, game="witty_zibi", seed=seed)
    stack = seated(kit, couch, CouchScene, None)
    table = stack.top
    called = list[Any]()
    for _ in range(4000):
        stack.pass_time(FRAME_MS)
        top: Any = stack.top
        if top.name == "round":
            stack.handle_input(KeyPressed("enter"))
        elif isinstance(top, CurtainScene):
            why = "play" if couch.session.asked() == (top.seat,) else "meet"
            assert top.why == kit.words("witty_zibi").say(f"curtain.why-{why}")
            if top not in called:
                called.append(top)
                top.done(None)
            if len(called) == 2:
                break
            stack.draw(Eye(kit.art, kit.hints))
        kinds = [event.kind for event in couch.session.observations(None)]
        assert "thrown" not in kinds[kinds.index("round_ended") :], "somebody plays already"
    assert sorted(curtain.seat for curtain in called) == [0, 1]
    assert table.speech_bubbles.line is None, "what was said of the last round is over"


@pytest.mark.any_language
def test_last_words_wait_until_the_fall_was_seen(kit: Kit) -> None:
    controllers = ["human", "normal@rosa", "normal@hugo", "normal@zoe"]
    session = start(make_head("et_bim", controllers, NAMES[:4], {}, 12), kit.data)
    bubbles, chance, fall = SpeechBubbles(kit, session), Stream(key_of("words", "1")), 1500.0
    said = facts = 0
    while said < 3 and (seat := asked_first(session)) is not None:
        act_by_chance(session, seat, chance)
        for number, event in list(enumerate(session.observations(None)))[facts:]:
            facts += 1
            bubbles.pass_time(0, [(number, event)], moves=fall)
            assert bubbles.line is None
            bubbles.pass_time(fall - 1, [])
            assert bubbles.line is None, "what it is about is still seen"
            bubbles.pass_time(1, [])
            said += bubbles.line is not None
            bubbles.hush()
            assert bubbles.line is None
    assert said == 3
    session.close()


@pytest.mark.any_language
def test_alone_nobody_plays_while_one_sees_who_one_is(kit: Kit, sofa: Seat_) -> None:
    couch = next(
        one
        for one in (sofa(5, ("shared",), game="witty_zibi", seed=seed) for seed in range(9))
        if one.session.asked() != (0,)
    )
    table = TableScene(kit, couch.session)
    stack, told = Stack(table), len(couch.session.observations(None))
    while table.moving or table.meeting is None:
        stack.pass_time(FRAME_MS)
    for _ in range(MEET_MS // FRAME_MS - 2):
        stack.pass_time(FRAME_MS)
        assert len(couch.session.observations(None)) == told
        assert table.meeting is not None
    while not couch.session.ready():  # bots think beside the window
        pygame.time.wait(1)
    for _ in range(200):
        stack.pass_time(FRAME_MS)
    assert len(couch.session.observations(None)) > told
    assert table.meeting is None, "it covers nothing of what happens"


@pytest.mark.any_language
@pytest.mark.parametrize("hurried", ["held down", "others' turns"])
def test_hurrying_pictures_leaves_time_to_read_who_one_is(
    kit: Kit, sofa: Seat_, hurried: str
) -> None:
    kit.settings.pace = 2.0
    kit.settings.others_turns = OTHERS_ALWAYS
    couch = next(
        one
        for one in (sofa(5, ("shared",), seed=seed) for seed in range(9))
        if one.session.asked() != (0,)
    )
    table = TableScene(kit, couch.session)
    stack, told = Stack(table), len(couch.session.observations(None))
    while table.moving or table.meeting is None:
        stack.pass_time(FRAME_MS)
    while not couch.session.ready():
        pygame.time.wait(1)
    table.fast = hurried == "held down"
    for _ in range(MEET_MS // FRAME_MS - 2):
        stack.pass_time(FRAME_MS)
        assert table.meeting is not None
        assert len(couch.session.observations(None)) == told


def test_a_pointer_that_rests_on_who_one_is_keeps_it_but_not_for_ever() -> None:
    who = Identity("tile", "badge", "Pétula", ("Vous êtes Pétula.", "Avec deux autres."))
    left, kept = IdentityReveal(who, "", ""), IdentityReveal(who, "", "")
    left.pass_time(MEET_MS, held=False)
    assert left.was_legible
    kept.pass_time(MEET_MS, held=True)
    assert not kept.was_legible
    for _ in range(HELD):
        kept.pass_time(MEET_MS, held=True)
    assert kept.was_legible
    task = IdentityReveal(replace(who, task=("Mission", "À faire.")), "", "")
    task.pass_time(MEET_MS, held=False)
    assert not task.was_legible, "a secret task takes longer"


def test_space_puts_who_one_is_away_for_those_who_have_read_it(kit: Kit, sofa: Seat_) -> None:
    couch = next(
        one
        for one in (sofa(5, ("shared",), seed=seed) for seed in range(9))
        if one.session.asked() != (0,)
    )
    table = TableScene(kit, couch.session)
    stack = Stack(table)
    while table.moving or table.meeting is None:
        stack.pass_time(FRAME_MS)
    stack.handle_input(KeyPressed("space"))
    assert table.meeting is None

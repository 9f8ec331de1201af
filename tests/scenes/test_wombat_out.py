"""Out of the box: whoever is voted out is told what they may do, and need not wait in the dark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from test_wombat_bets import laid

from game.core.seats import Seat
from game.games.wombat.model import state as at
from game.scenes.after.league import standings
from game.scenes.kit import Kit
from game.scenes.table.spectator_controls import END, NEXT
from game.scenes.table.table import TableScene
from game.session import Session, make_head, start
from game.store.heads import HUMAN

pytestmark = pytest.mark.any_language
ME = Seat(0)


@pytest.fixture
def out(kit: Kit, sit: Any) -> Iterator[tuple[Any, TableScene, Session]]:
    """Somebody who was voted out after the first build, alone with three bots."""
    kit.settings.pace = 0.0
    kit.settings.reduced_motion = True
    head = make_head(
        "wombat", [HUMAN, "easy", "easy", "easy"], ["Ana", "Kim", "Lou", "Max"],
        {"seconds": 60, "points": 5}, 3,
    )  # fmt: skip
    session = laid(head, ME)
    session.look_back()
    while not session.seated:  # bots may think in a process of their own
        pygame.time.wait(1)
    table = TableScene(kit, session)
    person = sit(table)
    wait(person, table, at.BUILD)
    yield person, table, session
    session.close()


def wait(person: Any, table: TableScene, phase: str) -> None:
    """Let time pass until the table shows a phase, and something can be pressed."""
    for _ in range(1200):
        if person.top is table and table.view.phase == phase and table.buttons():
            return
        person.stack.pass_time(100)
    raise AssertionError(phase)


def test_who_is_out_alone_is_offered_the_light_and_the_end(
    out: tuple[Any, TableScene, Session],
) -> None:
    person, table, _ = out
    assert [cue.token for cue in table.buttons()] == [NEXT, END]
    for cue in table.buttons():
        assert table.areas().token(f"button:{cue.token}") == cue.token
    number, tick = table.view.number, table.view.tick
    assert tick < table.view.options.ticks / 2
    person.press("tab")
    while person.top.name == "rush":
        person.stack.pass_time(16)
    assert (table.view.phase, table.view.number) == (at.STRAW, number)
    assert table.view.lit, "the towers were shown"


@pytest.mark.parametrize("key", ["tab", "end"])
def test_a_skip_says_in_words_of_the_game_how_far_it_is(
    out: tuple[Any, TableScene, Session], key: str
) -> None:
    person, table, session = out
    person.press(key)
    rush, heard = person.top, list[str]()
    for _ in range(60):
        if person.top is not rush:
            break
        heard += [rush.spoken()] * (rush.spoken() not in heard)
        person.stack.pass_time(16)
    view, say = session.view_of(None), table.words.say
    facts = {"build": 2, "good": view.good, "bad": view.bad, "points": 5}
    if key == "tab":
        every = {say("skipped.dark", **facts, n=left) for left in range(61)}
        assert set(heard) <= every
        assert len(heard) > 1, "seconds go by"
    else:
        assert heard[0].startswith(say("skipped.end", **facts)[:12])
    assert not any(table.words.say("watching.at", n=n, living=3) in heard for n in range(3))


def test_a_skip_s_bar_goes_on_with_the_clock(out: tuple[Any, TableScene, Session]) -> None:
    _, table, _ = out
    view, skipped = table.view.copy(), table.board.situation.skipped
    phases = {at.BUILD: 600, at.STRAW: 30, at.DEBATE: 600, at.FINAL: 30}
    for whole, to_end in (([at.BUILD], False), ([*phases][1:], False), ([at.BUILD], True)):
        parts: list[float] = []
        for phase in whole:
            view.phase = phase
            for tick in range(0, phases[phase] + 1, 10):
                view.tick = tick
                parts += [skipped(view, to_end=to_end).part]
        assert parts == sorted(parts)
        assert 0 <= parts[0] < parts[-1] <= 1
        assert len(set(parts)) > len(parts) - 4, "it never stands still"
    now = skipped(view, to_end=True).part
    view.good += 1
    assert skipped(view, to_end=True).part > now


def test_in_a_debate_whoever_is_out_may_talk_and_go_on(
    out: tuple[Any, TableScene, Session],
) -> None:
    person, table, _ = out
    person.press("tab")
    wait(person, table, at.DEBATE)
    for _ in range(100):
        if table.is_mine():
            break
        person.stack.pass_time(50)
    assert [cue.token for cue in table.buttons()] == ["talk", NEXT, END]
    boxes = table.button_boxes.values()
    assert len({box.x for box in boxes}) == len(boxes), "none lies over another"
    assert table.prompt(None) == table.words.say("prompt.debate-out")
    number = table.view.number
    person.press("tab")
    wait(person, table, at.BUILD)
    assert table.view.number == number + 1


@pytest.mark.slow
def test_who_is_out_can_have_the_result_at_once_with_what_was_bet(
    out: tuple[Any, TableScene, Session], kit: Kit
) -> None:
    person, table, session = out
    assert session.view_of(ME).roles[ME] != "wicked"
    person.press("3")
    person.press("end")
    for _ in range(4000):
        if person.top.name not in ("rush", "table"):
            break
        person.stack.pass_time(16)
    assert session.outcome() is not None
    assert person.top.name == "result"
    [ghost] = standings(kit, session)
    [line] = ghost.lines
    told = table.words.say("ghosts.said-wicked", what="Lou")
    assert (ghost.seat, line.text, line.right) == (ME, told, _wicked(session) == 2)
    assert ghost.points == 3 * line.right


def _wicked(session: Session) -> int:
    [end] = (one for one in session.observations(None) if one.kind == "ended")
    return int(end.roles.index("wicked"))


def test_nobody_who_plays_is_offered_to_skip(kit: Kit, sit: Any) -> None:
    head = make_head("wombat", [HUMAN, "easy", "easy"], ["Ana", "Kim", "Lou"], None, 3)
    session = start(head, None)
    table = TableScene(kit, session)
    person = sit(table)
    for _ in range(100):
        assert not {NEXT, END} & {cue.token for cue in table.buttons()}
        person.stack.pass_time(50)
    session.close()

"""Who am I?: one's own tile is seen by whoever wants to see it, as long as they want to."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from game.games import FIRST as GAME
from game.games import rules_of
from game.gangs.model.cards import CHARACTER_NAMES, GANG_NAMES, gang_of
from game.scenes.kit import Kit
from game.scenes.table.peek import FLIP_MS, PeekScene
from game.session import Session, make_head

Sit = Callable[..., Any]
SIZES = [(960, 540), (1280, 720), (1920, 1080)]


def peek(kit: Kit, seats: int, seat: int = 0) -> tuple[PeekScene, Any]:
    """Return the scene of a seat, and what the seat knows."""
    names = [f"Maximilien{place:02d}" for place in range(seats)]
    session = Session(make_head(GAME, ["random"] * seats, names, seed=seats), None)
    view = session.fresh_view()
    for event in session.observations(seat):
        rules_of(GAME).apply(view, event)
    session.close()
    return PeekScene(kit, session, view, seat), view


@pytest.fixture
def person(kit: Kit, sit: Sit) -> Any:
    scene, view = peek(kit, 5)
    person = sit(scene)
    person.character = view.character_at(0)
    return person


def turned(person: Any) -> str:
    """Let the tile turn over; return all that can be read."""
    person.stack.pass_time(FLIP_MS + 20)
    person.look()
    return "\n".join(line.text for line in person.seen)


def own_name(kit: Kit, person: Any) -> str:
    return kit.words(GAME).say(f"character.{CHARACTER_NAMES[person.character]}")


def test_the_tile_turns_over_by_itself(kit: Kit, person: Any) -> None:
    person.look()
    assert own_name(kit, person) not in "\n".join(line.text for line in person.seen)
    read = turned(person)
    assert own_name(kit, person) in read
    assert kit.words(GAME).say(f"gang-name.{GANG_NAMES[gang_of(person.character)]}") in read


def test_one_press_leads_on(kit: Kit, person: Any) -> None:
    turned(person)
    person.press("enter")
    assert person.stack.empty


def test_the_match_begins_by_key_and_by_mouse(kit: Kit, sit: Sit) -> None:
    for way in ("keys", "mouse", "escape"):
        person = sit(peek(kit, 4)[0])
        if way == "keys":
            person.press("enter")
        elif way == "mouse":
            person.click(kit.words(GAME).say("peek.ready"))
        else:
            person.press("escape")
        assert person.stack.empty
        assert person.stack.result is None


def test_a_bystander_has_nothing_to_look_at(kit: Kit, sit: Sit) -> None:
    head = SimpleNamespace(game=GAME, names=["a"] * 4)
    session: Any = SimpleNamespace(head=head, humans=[], replayable=False)
    person = sit(PeekScene(kit, session, None, None))
    turned(person)
    person.press("escape")
    assert person.stack.empty


@pytest.mark.parametrize("seats", [4, 5, 12])
@pytest.mark.parametrize("size", SIZES)
def test_everything_can_be_read(
    kit: Kit, sit: Sit, fits: Any, seats: int, size: tuple[int, int]
) -> None:
    person = sit(peek(kit, seats, seats - 1)[0])
    fits(person.look(size))
    person.stack.pass_time(FLIP_MS + 20)
    reader = person.look(size)
    fits(reader)
    # within the panel, above the buttons
    assert all(line.x + line.width < 1120 for line in reader.lines)
    assert all(line.y < 556 or line.y > 566 for line in reader.lines)

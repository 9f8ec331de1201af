"""Alone one reads one's role, its points both ways, before any clock runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.scenes.kit import Kit
from game.scenes.shared.couch import table_of
from game.session import Session, make_head, start
from game.store.heads import HUMAN
from tests.slow import but_first, slow

Sit = Callable[..., Any]
pytestmark = pytest.mark.any_language
A_MINUTE = 600
NAMES = ["Ana", "Kim", "Lou", "Max", "Zoé"]


def alone(kit: Kit, sit: Sit, seed: int, **options: Any) -> tuple[Any, Session]:
    head = make_head("wombat", [HUMAN, *["easy"] * 4], NAMES, options, seed)
    session = start(head, None)
    person = sit(table_of(kit, session))
    for _ in range(100):
        if person.top.name != "table":
            break
        person.stack.pass_time(50)
    return person, session


@pytest.mark.parametrize("seed", but_first(range(4)))
@pytest.mark.parametrize("advanced", [*slow([False]), True])
def test_the_role_is_read_before_the_first_build(
    kit: Kit, sit: Sit, seed: int, advanced: bool
) -> None:
    person, session = alone(kit, sit, seed, advanced=advanced)
    assert person.top.name == "peek"
    for _ in range(A_MINUTE):
        person.stack.pass_time(100)
    assert person.top.name == "peek"
    assert session.moves == 0
    words = kit.words("wombat")
    role = session.view_of(session.humans[0]).roles[session.humans[0]]
    told = " ".join(one.text for one in person.top.aside())
    assert words.say(f"role.{role}") in told
    assert words.say(f"role-explained.{role}") in told
    for side in ("Gentils", "Méchants") if words.language == "fr" else ("Good", "Bad"):
        assert side in told
    assert words.say("portrait.secret") in told
    person.press("enter")
    seen = []
    for _ in range(400):
        person.stack.pass_time(50)
        seen.append(person.top.name)
    assert "peek" not in seen
    assert "count" in seen
    session.close()

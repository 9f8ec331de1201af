"""Unfinished matches that cannot be read: one dialog for all of them, and a way to be rid of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.scenes.front.title import TitleScene
from game.scenes.front.unreadable import UnreadableScene
from game.scenes.kit import Kit
from game.store.recorder import MATCHES
from game.store.replays import looking_through

pytestmark = pytest.mark.every_language
Sit = Callable[..., Any]


def leave_unreadable(data: Path, many: int) -> None:
    """Leave matches of a later format, which nobody may rename unasked."""
    (data / MATCHES).mkdir(parents=True)
    for number in range(many):
        (data / MATCHES / f"et_bim-{number:02}.match").write_text('{"format":9,"game":"et_bim"}\n')


def at_the_title(kit: Kit, sit: Sit) -> Any:
    """Return a person before a title that has looked through all matches."""
    kit.looking = looking_through(kit.data)
    person = sit(TitleScene(kit))
    for _ in range(200):
        person.stack.pass_time(16)
    return person


@pytest.mark.parametrize("many", [1, 14])
def test_many_unreadable_matches_are_one_dialog(
    kit: Kit, sit: Sit, fits: Callable[..., None], many: int
) -> None:
    leave_unreadable(kit.data, many)
    person = at_the_title(kit, sit)
    assert isinstance(person.top, UnreadableScene)
    fits(person.look())
    person.click(kit.words().say("notice.ok"))
    person.stack.pass_time(16)
    assert isinstance(person.top, TitleScene)
    assert len(list((kit.data / MATCHES).glob("*.match"))) == many


def test_what_was_put_aside_is_kept_and_not_told_again(kit: Kit, sit: Sit) -> None:
    leave_unreadable(kit.data, 5)
    person = at_the_title(kit, sit)
    person.click(kit.words().say("unreadable.aside", n=5))
    assert isinstance(person.top, TitleScene)
    kept = sorted(path.name for path in (kit.data / MATCHES).iterdir())
    assert len(kept) == 5
    assert all(name.endswith(".match.aside") for name in kept)
    assert isinstance(at_the_title(kit, sit).top, TitleScene)


def test_damaged_ones_are_told_of_beside_others_in_one_dialog(kit: Kit, sit: Sit) -> None:
    leave_unreadable(kit.data, 2)
    (kit.data / MATCHES / "et_bim-9.match").write_bytes(b"\0" * 50)
    person = at_the_title(kit, sit)
    assert person.reads(kit.words().say("unreadable.aside", n=2))
    assert (kit.data / MATCHES / "et_bim-9.match.damaged").exists()

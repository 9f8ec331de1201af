"""The receipt on screen: before the first card, with the seed afterwards, compared on demand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.replaying.receipt import course, receipt
from game.scenes.after.receipts import ReceiptScene
from game.scenes.after.result import ResultScene
from game.scenes.copying import COPY
from game.scenes.history.history import ReplaysScene
from game.scenes.kit import Kit
from game.scenes.table.pause import PauseScene
from game.scenes.table.peek import PeekScene
from game.scenes.table.table import TableScene
from game.stage.input.inputs import KeyPressed
from game.store.history import kept
from game.store.replays import Replay, read_replay
from game.tour.matches import play_on, table_session

Sit = Callable[..., Any]


def signs(text: str) -> str:
    return "".join(text.replace("-", " ").split())


def seen(person: Any) -> str:
    """All that is written, in one: a receipt may be broken between two lines."""
    return signs(" ".join(line.text for line in person.look().lines))


def test_it_is_one_press_away_and_never_on_the_table_or_in_the_log(kit: Kit, sit: Sit) -> None:
    session = table_session(kit, "et_bim", 4)
    person = sit(TableScene(kit, session))
    person.stack.pass_time(16)
    table = person.top
    assert table.meeting is not None, "one panel says who one is"
    assert signs(session.receipt) not in seen(person)
    table.meeting = None
    assert signs(session.receipt) not in seen(person)
    assert session.receipt not in " ".join(line.text for line in table.log_lines)
    person.press("escape")
    assert signs(session.receipt) in seen(person)
    assert session.receipt in person.top.spoken()
    view = session.fresh_view()
    for event in session.observations(session.humans[0]):
        session.rules.apply(view, event)
    peek = PeekScene(kit, session, view, session.humans[0])
    assert signs(session.receipt) not in seen(sit(peek)), "it is no thing for people there"
    for scene in (PauseScene(kit, session), peek, table):
        assert str(session.head.salt) not in seen(sit(scene)), "the salt is a secret until the end"
    session.close()


@pytest.mark.parametrize("zoom", [100, 200])
def test_the_result_shows_no_codes_and_its_receipt_page_copies_all(
    kit: Kit, sit: Sit, fits: Any, zoom: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit.settings.text_size = zoom
    session = table_session(kit, "et_bim", 4)
    play_on(session, turns=1000)
    person = sit(ResultScene(kit, session, session.humans[0]))
    if zoom > 100:
        person.press("end")
    fits(person.look())
    written, head, copied = seen(person), session.head, []
    codes = (session.receipt, course(session.as_replay()), str(head.seed), head.salt)
    for told in codes:
        assert signs(told) not in written
        assert told not in person.top.spoken()
    assert COPY not in [widget.name for widget in person.top.form.widgets]
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    person = sit(ReceiptScene(kit, session.as_replay()))
    person.top.form.focus = COPY
    person.press("enter")
    assert all(told in copied[0] for told in codes)
    session.close()


@pytest.fixture
def over(kit: Kit) -> Replay:
    """A match that is over, and in the folder."""
    session = table_session(kit, "et_bim", 4)
    play_on(session, turns=1000)
    session.close()
    [one] = kept(kit.data)
    return read_replay(one.path)


def compare(person: Any, noted: str) -> bool:
    """Write a receipt, let it be compared, and return whether it was found kept."""
    person.top.form.focus = "noted"
    person.empty()
    person.write(noted)
    person.stack.handle_input(KeyPressed("enter", given="enter"))
    assert person.top.form.focus == "verdict"
    return bool(person.top.kept)


def test_a_true_match_is_verified_from_the_history(
    kit: Kit, sit: Sit, fits: Any, over: Replay
) -> None:
    person = sit(ReplaysScene(kit))
    person.press("enter")
    person.click(kit.words().say("match-details.verify"))
    assert person.top.name == "receipt"
    assert person.reads(receipt(over.head))
    say = kit.words().say
    facts = {"seed": over.head.seed, "salt": over.head.salt}
    assert compare(person, receipt(over.head).lower().replace("-", ""))
    assert say("receipt-screen.kept", **facts) in person.top.spoken()
    assert compare(person, f"Reçu {receipt(over.head)} · partie")
    assert compare(person, course(over))
    assert say("receipt-screen.course", **facts) in person.top.spoken()
    fits(person.look())
    for wrong in ("7QK2-M4XA-90TC-HB3E", "7QK2", "7QK2-M4XA-90TC-HB3!"):
        assert not compare(person, wrong)
        fits(person.look())
    person.press("escape")
    assert person.top.name == "match-details"


def test_a_match_whose_seed_options_or_actions_were_changed_is_found_out(
    kit: Kit, sit: Sit, over: Replay
) -> None:
    noted, whole = receipt(over.head), course(over)
    heads = [
        over.head.model_copy(update=change)
        for change in ({"seed": 1}, {"salt": "?"}, {"options": {**over.head.options, "oups": 1}})
    ]
    forged = [replace(over, head=head) for head in heads]
    forged += [replace(over, actions=over.actions[:at] + over.actions[at + 1 :]) for at in (0, 9)]
    for one in forged:
        assert not compare(sit(ReceiptScene(kit, one)), whole)
    for one in forged[:-2]:
        assert not compare(sit(ReceiptScene(kit, one)), noted)
    for one in forged[-2:]:
        person = sit(ReceiptScene(kit, one))
        assert not person.top.kept, "without any receipt it does not follow from its deal"


def test_of_a_match_that_goes_on_the_seed_is_not_told(kit: Kit, sit: Sit) -> None:
    session = table_session(kit, "et_bim", 4)
    play_on(session, turns=4)
    session.close()
    person = sit(ReplaysScene(kit))
    person.press("enter")
    person.click(kit.words().say("match-details.verify"))
    assert compare(person, session.receipt)
    assert str(session.head.seed) not in seen(person)
    assert session.head.salt not in seen(person)
    assert session.head.salt not in person.top.spoken()

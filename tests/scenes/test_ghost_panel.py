"""The ghost league behind the curtain: who is out seals guesses of what all know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from people import ARROWS, check_words, click, plays_on, somebody_out, table_of, view_of, ways
from walking import speak_longer

from game.core.seats import Seat
from game.gangs.model.cards import BLANK, GANG_NAMES, gang_of
from game.scenes.after.league import standings
from game.scenes.kit import Kit
from game.scenes.shared.curtain import Fallen
from game.scenes.shared.curtain_calls import GUESS, Calling
from game.scenes.table.ghosts import GhostPanel, GhostScene, is_ghost, sealed_by
from game.session import Session
from game.stage.input.inputs import KeyPressed
from game.stage.scene import Close


def ghosts_of(session: Session) -> list[Seat]:
    return [seat for seat in session.people if is_ghost(session, seat)]


@pytest.fixture(scope="module")
def haunted() -> Iterator[Session]:
    """A table of twelve people, of whom one is out."""
    session = table_of(12)
    plays_on(session, until=somebody_out(session))
    yield session
    session.close()


def ghost_in(session: Session) -> Seat:
    [seat] = ghosts_of(session)
    return seat


@pytest.mark.any_language
def test_only_who_is_out_is_a_ghost_and_nobody_is_one_when_all_is_over(kit: Kit) -> None:
    session = table_of(5)
    assert ghosts_of(session) == []
    plays_on(session, until=somebody_out(session))
    view = view_of(session, 0)
    assert ghosts_of(session) == [seat for seat in range(5) if not view.alive[seat]]
    house = session.head.house.model_copy(update={"ghosts": False})
    object.__setattr__(session.head, "house", house)
    assert ghosts_of(session) == [], "this table agreed on none"
    object.__setattr__(session.head, "house", house.model_copy(update={"ghosts": True}))
    plays_on(session)
    assert ghosts_of(session) == []
    session.close()


@pytest.mark.any_language
def test_what_is_sealed_is_shown_and_can_be_neither_changed_nor_lost(kit: Kit) -> None:
    session = table_of(12)
    plays_on(session, until=somebody_out(session))
    seat = ghost_in(session)
    living = view_of(session, seat).living()
    panel = GhostPanel(kit, session, seat)
    click(panel, f"next:{living[0]}")
    click(panel, f"next:{living[1]}")
    click(panel, "gang:chicots")
    done = click(panel, "seal")
    assert done == Close({"gang": "chicots", "next": living[1], "pair": None})
    session.private.guess(seat, done.result)
    again = GhostPanel(kit, session, seat)
    names = {widget.name for widget in again.form.widgets}
    assert not [name for name in names if name.startswith(("gang:", "next:"))], "sealed is sealed"
    told = " ".join(utterance.text for utterance in again.spoken())
    assert gang_name(kit, "chicots") in told
    assert session.head.names[living[1]] in told
    session.close()


@pytest.mark.any_language
def test_a_later_pair_leaves_what_was_sealed_of_another(kit: Kit) -> None:
    """Three questions of friends, sealed one after the other, stand and count each."""
    session = table_of(12)
    plays_on(session, until=somebody_out(session))
    seat, said = ghost_in(session), list[str]()
    for _ in range(3):
        panel = GhostPanel(kit, session, seat)
        [name, *_] = [w.name for w in panel.form.widgets if w.name.startswith("pair:")]
        panel.form.focus = name
        panel.handle_input(KeyPressed("enter"))
        session.private.guess(seat, click(panel, "seal").result)
        said.append(name.removeprefix("pair:"))
    assert len({pair.partition(":")[0] for pair in said}) == 3, "nobody is asked of twice"
    assert [one.value for one in sealed_by(kit, session, seat)] == said
    plays_on(session)
    assert len(standings(kit, session)[0].lines) >= 3
    session.close()


@pytest.mark.any_language
def test_nothing_is_sealed_later_or_where_nothing_is_guessed(kit: Kit, haunted: Session) -> None:
    panel = GhostPanel(kit, haunted, ghost_in(haunted))
    assert click(panel, "seal") == Close(None)
    click(panel, "gang:chicots")
    assert click(panel, "later") == Close(None)
    click(panel, "gang:chicots")
    assert set(panel.guess.values()) == {None}, "touched again, it is taken back"


@pytest.mark.any_language
@pytest.mark.parametrize("text", [100, 200])
def test_every_answer_can_be_reached_with_arrows_and_with_tab(
    kit: Kit, haunted: Session, text: int
) -> None:
    kit.settings.text_size = text
    panel = GhostPanel(kit, haunted, ghost_in(haunted))
    wanted = {w.name for w in panel.form.widgets if w.enabled}
    assert len([name for name in wanted if name.startswith("next:")]) == 11
    assert set(ways(panel, ARROWS)) == wanted
    assert set(ways(panel, ["tab"])) == wanted


@pytest.mark.any_language
def test_a_ghost_sees_of_tiles_what_its_seat_was_told_and_no_more(kit: Kit) -> None:
    known = 0
    for seed in range(4):
        session = table_of(8, seed)
        plays_on(session, until=somebody_out(session))
        for seat in ghosts_of(session):
            view = view_of(session, seat)
            panel = GhostPanel(kit, session, seat)
            for other in view.living():
                note = panel.form[f"next:{other}"].note
                said = [name for name in GANG_NAMES if gang_name(kit, name) in note]
                character = view.character_at(other)
                wanted = [] if character == BLANK else [GANG_NAMES[gang_of(character)]]
                assert said == wanted
                assert str(view.totals[other]) in note
                known += bool(wanted)
        session.close()
    assert known


def gang_name(kit: Kit, gang: str) -> str:
    return kit.words("et_bim").say(f"gang-name.{gang}")


@pytest.mark.any_language
def test_the_same_was_told_the_same_is_shown_whatever_is_true(kit: Kit, haunted: Session) -> None:
    """No guess makes the panel look otherwise than another one does at the same place."""
    seat = ghost_in(haunted)
    seen = set()
    for gang in GANG_NAMES[:3]:
        panel = GhostPanel(kit, haunted, seat)
        click(panel, f"gang:{gang}")
        boxes = tuple((w.name, w.box) for w in panel.form.widgets)
        seen.add((boxes, sum(getattr(w, "chosen", False) for w in panel.form.widgets)))
        assert all(utterance.private for utterance in panel.spoken())
    assert len(seen) == 1


@pytest.mark.any_language
def test_one_person_alone_seals_a_guess_without_a_curtain(kit: Kit) -> None:
    session = table_of(12)
    plays_on(session, until=somebody_out(session))
    seat = ghost_in(session)
    scene: Any = GhostScene(kit, session, seat)
    assert scene.handle_input(KeyPressed("escape")) == Close()
    assert click(scene, "gang:chicots") is None
    assert click(scene, "seal") == Close()
    assert [guess["gang"] for guess in session.private.guesses(seat)] == ["chicots"]
    session.close()


@pytest.mark.any_language
def test_a_ghost_who_looks_at_what_is_theirs_may_seal_unseen(kit: Kit) -> None:
    """Around one screen bets are made openly on the table; behind the curtain they are not."""
    session = table_of(12)
    plays_on(session, until=somebody_out(session))
    seat = ghost_in(session)
    calling = Calling(kit, session)
    calling.taken(Fallen(seat, {GUESS: {"gang": "chicots"}}))
    assert [guess["gang"] for guess in session.private.guesses(seat)] == ["chicots"]
    panels = calling.look(seat).panel
    seen = list[str]()
    for _ in range(9):
        seen.append(type(panels.scene).__name__)
        if isinstance(panels.scene, GhostPanel):
            break
        panels.handle_input(KeyPressed("enter"))
    assert seen[-1] == "GhostPanel"
    session.close()


@pytest.mark.any_language
@pytest.mark.parametrize("long", [pytest.param(False, marks=pytest.mark.slow), True])
@pytest.mark.parametrize("text", [100, pytest.param(150, marks=pytest.mark.slow), 200])
def test_the_panel_holds_its_words(
    kit: Kit, haunted: Session, text: int, long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if long:
        speak_longer(monkeypatch)
    kit.settings.text_size = text
    panel = GhostPanel(kit, haunted, ghost_in(haunted))
    check_words(panel, kit, times=10 if text > 100 else 1)

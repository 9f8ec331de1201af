"""Votes around one screen: with a device of one's own unseen, or by thumbs that one enters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from couching import Couch, Eye

from game.core.seats import Seat
from game.games import game_of
from game.games.le_boulet.board.touches import SEEN_MS
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import (
    DECLINE,
    DEFEND,
    PAIR,
    VOTES,
    Answer,
    Contest,
    Fine,
    Found,
    Lead,
)
from game.games.le_boulet.model.cards import BOULET, NONE
from game.games.le_boulet.naming import theme_said
from game.scenes.shared.bystander import Bystander
from game.scenes.shared.curtain import CALL, FALL, PEEK
from game.scenes.shared.onlookers import Onlookers
from game.scenes.shared.private_table import PrivateTableScene
from game.scenes.shared.stay import STAY_MS
from game.scenes.writing import Written
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.stage.scene import Close
from game.store.heads import House
from game.store.places import assets_root

Sofa = Callable[..., Couch]
pytestmark = [pytest.mark.any_language]
GAME = "le_boulet"
OWN = ("shared", "shared", "pad")
"""The first two are given half of the keyboard each."""
HAS_BOTH = 5
"""A deal in which the first who answers holds Images and a Boulet."""


def table(sofa: Sofa, devices: tuple[str, ...], *, thumbs: bool = False, seconds: int = 0) -> Couch:
    """Seat three people, who have laid a pair and two Images and look at them now."""
    options = {"hand": 5, "answer_seconds": seconds, "race": False}
    couch = sofa(3, devices, game=GAME, options=options, house=House(thumbs=thumbs), frame_ms=100)
    session = couch.session
    leader = session.view_of(None).leader
    cards = images(session, leader)
    session.submit(leader, Lead(cards[0], cards[1], "@pique"))
    for seat in session.asked():
        session.submit(seat, Answer(images(session, seat)[0]))
    couch.couch.player.rush()
    couch.couch.director.skip()
    assert session.view_of(None).phase == at.OPEN
    return couch


def images(session: Any, seat: int) -> list[int]:
    """Return the pictures of a hand."""
    return [face for face in session.view_of(seat).hands[seat] if face != BOULET]


def ticks(couch: Couch, many: int = 6) -> None:
    for _ in range(many):
        couch.tick()


def press(couch: Couch, source: str, *keys: str) -> None:
    for key in keys:
        couch.couch.handle_input(KeyPressed(key, source=source))


def own_devices(couch: Couch) -> list[str]:
    """Give everybody something of their own that nobody else looks at."""
    claims = couch.kit.claims
    claims.claim(0, "left")
    claims.claim(1, "right")
    return [claims.source(seat) for seat in range(3)]


def test_with_devices_of_their_own_people_accuse_unseen_and_together(sofa: Sofa) -> None:
    couch = table(sofa, OWN)
    sources = own_devices(couch)
    ticks(couch)
    assert couch.kind == "public"
    vote = couch.couch.voting.now
    assert vote is not None
    assert len(vote.ballots) == 4, "fine, the pair, and two answers"
    blank = couch.draw()
    press(couch, sources[0], "1")
    told = len(couch.session.observations(None))
    ticks(couch, 2)
    assert vote.waits == (1, 2)
    assert len(couch.session.observations(None)) == told
    press(couch, sources[1], "1")
    press(couch, sources[1], "2")  # another mind
    ticks(couch, 2)
    assert couch.session.asked() == (0, 1, 2), "nothing reaches the match before the last"
    assert len(blank.written) > 0
    press(couch, sources[2], "enter")
    ticks(couch)
    assert couch.couch.voting.now is None
    kinds = [event.kind for event in couch.session.observations(None, told)]
    assert "accused" in kinds or "agreed" in kinds


def test_on_a_keypad_digits_are_ballots_and_no_arrows(sofa: Sofa) -> None:
    couch = table(sofa, OWN)
    own_devices(couch)
    couch.kit.claims.claim(0, "keypad")
    ticks(couch)
    vote = couch.couch.voting.now
    assert vote is not None
    couch.couch.handle_input(KeyPressed("down", given="2", source="keypad"))
    assert vote.chosen == {0: 1}
    couch.couch.handle_input(KeyPressed("x", given="1", source="keypad"))
    assert vote.chosen == {0: 0}
    couch.couch.handle_input(KeyPressed("enter", given="enter", source="keypad"))
    assert vote.chosen == {0: 0}, "Enter is no digit"
    assert {"1", "2"} <= set(couch.draw().written)


def test_what_was_chosen_unseen_changes_nothing_on_the_screen(sofa: Sofa) -> None:
    pictures = []
    for key in ("1", "2"):
        couch = table(sofa, OWN)
        sources = own_devices(couch)
        ticks(couch)
        press(couch, sources[1], key)
        ticks(couch, 2)
        eye = couch.draw()
        pictures.append((eye.surface.get_buffer().raw, eye.written))
    assert pictures[0] == pictures[1]


def test_thumbs_are_entered_one_by_one_and_the_last_can_be_taken_back(sofa: Sofa) -> None:
    couch = table(sofa, ("shared",) * 3, thumbs=True)
    ticks(couch)
    voting = couch.couch.voting
    assert couch.kind == "public"
    assert voting.now is not None
    boxes = couch.couch.ballots.boxes(couch.couch.layout.spots.ballots)
    couch.click(*boxes[0].middle)
    assert voting.now.waits == (1, 2)
    press(couch, "keys", "1", "backspace")
    assert voting.now.waits == (1, 2)
    press(couch, "keys", "1", "1")
    ticks(couch)
    assert voting.now is None
    assert couch.session.observations(None)[-1].kind == "lead_began"


def test_who_shares_mouse_and_keys_chooses_unseen_behind_the_curtain(sofa: Sofa) -> None:
    couch = table(sofa, ("shared",) * 3)
    told, asked = len(couch.session.observations(None)), []
    for _ in range(4):
        own = called(couch)
        if own is None or couch.session.view_of(None).phase != at.OPEN:
            break
        asked.append(couch.curtain.seat)
        assert couch.couch.voting.now is None, "nothing is asked before all"
        assert len(couch.session.observations(None)) == told, "nothing is told before the last"
        own.touch("button:fine")
        decided(couch, own)
    assert asked == [0, 1, 2]
    assert couch.session.observations(None)[-1].kind == "lead_began"


def test_of_several_only_those_without_a_device_of_their_own_are_called(sofa: Sofa) -> None:
    couch = table(sofa, ("shared", "shared", "pad"))
    device = couch.kit.claims.source(2)
    own = called(couch)
    for _ in range(2):
        assert couch.curtain.seat != 2
        own.touch("button:fine")
        decided(couch, own)
        ticks(couch, 20)
        own = couch.curtain.panel.scene if couch.curtain is not None else None
        own = called(couch) if couch.kind == CALL else own
    vote = couch.couch.voting.now
    assert vote is not None
    assert not vote.thumbs
    assert vote.waits == (2,)
    press(couch, device, "enter")
    ticks(couch)
    assert couch.session.observations(None)[-1].kind == "lead_began"


def test_one_switch_is_led_through_a_table_behind_the_curtain(sofa: Sofa) -> None:
    couch = table(sofa, ("shared",) * 3)
    couch.kit.settings.scan_ms = 600
    ticks(couch, 60)
    assert couch.kind == CALL
    assert couch.couch.voting.now is None


def test_whose_time_is_up_contests_nothing(sofa: Sofa) -> None:
    couch = table(sofa, OWN, seconds=20)
    own_devices(couch)
    ticks(couch)
    assert couch.couch.voting.now is not None
    couch.frame_ms = 1000
    ticks(couch, 24)
    assert couch.session.observations(None)[-1].kind == "lead_began"


def test_nobody_contests_what_is_their_own(sofa: Sofa) -> None:
    couch = table(sofa, OWN)
    own_devices(couch)
    ticks(couch)
    vote = couch.couch.voting.now
    assert vote is not None
    for at_, ballot in enumerate(vote.ballots):
        for seat in vote.people:
            vote.chosen.clear()
            couch.couch.voting.vote(at_, couch.kit.claims.source(seat))
            own = ballot.action == Contest(seat) or (
                ballot.action == Contest(-1) and seat == couch.couch.view.leader
            )
            assert (seat in vote.chosen) is not own


def test_what_is_laid_if_it_is_refused_is_asked_in_the_same_look(sofa: Sofa) -> None:
    couch, leader, _ = led(sofa)
    session = couch.session
    couch.couch.player.rush()
    looks = 0
    for _ in range(400):
        couch.tick()
        curtain = couch.curtain
        if session.view_of(None).phase == at.OPEN:
            break
        if curtain is not None and curtain.state == CALL:
            looks += 1
            couch.press(curtain.seat, "enter", "enter")
        elif curtain is not None and curtain.state == PEEK:
            own = curtain.panel.scene
            mine = images(session, curtain.seat)
            face = mine[1] if own.board.onlooker.beforehand else mine[0]
            if own.board.onlooker.beforehand:
                refused = [
                    area.token for name, area in own.layout.touch.items() if name in own.lit()
                ]
                assert f"face:{mine[0]}" not in refused
            own.touch(next(n for n, a in own.layout.touch.items() if a.token == f"face:{face}"))
            own.touch("button:lay")
    assert looks == 2, "one look for each answer"
    accused = next(seat for seat in range(3) if session.view_of(None).answers[seat] != NONE)
    then = images(session, accused)[0]
    session.submit(leader, Contest(accused))
    for seat in session.asked():
        session.submit(seat, Fine())
    session.submit(accused, game_of(GAME).ballots.silent(session.view_of(None)))
    for seat in session.asked():
        session.submit(seat, VOTES[0])
    couch.couch.player.rush()
    for _ in range(60):
        couch.tick()
        assert couch.kind in ("public", FALL), "nobody is called again"
        if session.view_of(None).phase != at.RETRY:
            break
    assert session.view_of(None).answers[accused] == then


def test_one_person_may_race_and_several_have_one_by_the_clock() -> None:
    seating = game_of(GAME).seating
    assert seating is not None
    assert seating.seated({"race": True}, 1)["race"] is True
    assert seating.seated({"race": True, "answer_seconds": 0}, 3)["race"] is False
    assert seating.seated({"race": True}, 3)["race"] is True
    assert seating.seated({}, 0) == {}


def test_a_key_is_offered_only_for_what_its_person_may_contest(sofa: Sofa) -> None:
    couch = table(sofa, ("shared",) * 3, thumbs=True)
    ticks(couch)
    voting = couch.couch.voting
    assert voting.now is not None
    while voting.now.waits:
        asked = voting.now.waits[0]
        own = couch.couch.view.leader if asked == couch.couch.view.leader else None
        mine = [Contest(asked)] if own is None else [Contest(-1)]
        offered = [voting.choosers(number) for number in range(len(voting.now.ballots))]
        for ballot, choosers in zip(voting.now.ballots, offered, strict=True):
            assert choosers == ([] if ballot.action in mine else [asked])
        voting.vote(0, "keys")


def accused(sofa: Sofa) -> Couch:
    """A table at which the first answer is contested, and its seat about to speak up."""
    couch = table(sofa, ("shared",) * 3)
    session = couch.session
    leader = session.view_of(None).leader
    thing = next(seat for seat in range(3) if seat != leader)
    for seat in session.asked():
        session.submit(seat, Contest(thing) if seat == leader else Fine())
    couch.couch.player.rush()
    ticks(couch)
    return couch


def beside(couch: Couch) -> list[str]:
    """Return what the second window shows in words, all of them painted anew."""
    eye, onlookers = Eye(Art(assets_root()), couch.kit.hints), Onlookers(couch.kit)
    for _ in range(2):
        onlookers.follow(couch.stack, 50)
    onlookers.draw(eye)
    return eye.written


def test_a_defence_is_written_in_public_but_shown_beside_only_when_given(
    sofa: Sofa,
) -> None:
    couch = accused(sofa)
    assert couch.kind == "public", "a defence needs no hand"
    assert couch.couch.is_mine()
    couch.couch.touch("button:defend")
    ticks(couch, 2)
    assert couch.top.name == "wording"
    view, names = couch.session.view_of(None), couch.session.head.names
    assert names[view.accuser] in couch.top.title
    assert theme_said(view.theme, couch.kit.words(GAME)) in couch.top.title
    wording = couch.couch.board.touches.wording(("defend",), view)
    assert wording.paint is not None, "what is contested is seen"
    before = beside(couch)
    couch.top.resume(Written("QUETZAL"))
    ticks(couch, 4)
    assert beside(couch) == before
    couch.stack.handle_input(KeyPressed("enter"))
    ticks(couch, 4)
    assert couch.session.view_of(None).defence == "QUETZAL"
    assert any("QUETZAL" in text for text in beside(couch))


def test_a_typed_letter_that_is_shown_beside_is_seen(
    sofa: Sofa, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch = accused(sofa)
    couch.couch.touch("button:defend")
    ticks(couch, 2)
    plain = Bystander.draw

    def leaking(bystander: Bystander, canvas: Any) -> None:
        plain(bystander, canvas)
        canvas.text(couch.top.form["text"].value, 0, 0)

    monkeypatch.setattr(Bystander, "draw", leaking)
    before = beside(couch)
    couch.top.resume(Written("QUETZAL"))
    assert beside(couch) != before


def led(sofa: Sofa, *, thumbs: bool = True) -> tuple[Couch, int, list[int]]:
    """Seat three people who show thumbs; return them, who laid a pair, and who answers it."""
    couch = sofa(
        3, ("shared",) * 3, game=GAME, options={"hand": 5, "race": False, "answer_seconds": 0},
        house=House(thumbs=thumbs), frame_ms=100,
    )  # fmt: skip
    session = couch.session
    leader = session.view_of(None).leader
    cards = images(session, leader)
    session.submit(leader, Lead(cards[0], cards[1], "@pique"))
    return couch, leader, list(session.asked())


def hold_good(couch: Couch, accuser: int, thing: int, accused: int) -> None:
    """Let a seat contest something in vain."""
    session = couch.session
    session.submit(accuser, Contest(thing))
    for seat in session.asked():
        if session.view_of(None).phase == at.OPEN:
            session.submit(seat, Fine())
    session.submit(accused, DEFEND)
    for seat in session.asked():
        session.submit(seat, VOTES[1])


def shown(couch: Couch) -> None:
    couch.couch.player.rush()
    couch.couch.director.skip()


@pytest.mark.parametrize("devices", [OWN, ("shared",) * 3])
def test_where_nothing_is_left_to_contest_nobody_is_asked(
    sofa: Sofa, devices: tuple[str, ...]
) -> None:
    couch = table(sofa, devices)
    if devices == OWN:
        own_devices(couch)
    couch.couch.go_on()  # as after a curtain: what comes now is new
    session = couch.session
    leader = session.view_of(None).leader
    others = [seat for seat in session.asked() if seat != leader]
    for accuser, thing, accused in (
        (others[0], PAIR, leader), (leader, others[0], others[0]), (leader, others[1], others[1]),
    ):  # fmt: skip
        hold_good(couch, accuser, thing, accused)
    shown(couch)
    assert session.view_of(None).phase == at.OPEN
    waited = 0
    while session.view_of(None).phase == at.OPEN and waited < 10_000:
        couch.tick()
        assert couch.couch.voting.now is None
        waited += couch.frame_ms
    assert STAY_MS <= waited < 10_000, "what was laid is seen before the next lead"


def test_who_may_contest_nothing_is_not_waited_for_by_others(sofa: Sofa) -> None:
    couch, leader, others = led(sofa)
    for seat in others:
        couch.session.submit(seat, DECLINE)
    shown(couch)
    ticks(couch, 40)
    vote = couch.couch.voting.now
    assert vote is not None
    assert set(vote.people) == set(others), "the leader has laid all that there is"
    assert leader not in vote.waits


def called(couch: Couch) -> Any:
    """Wait for the next curtain, open it, and return what lies behind it; None: there is none."""
    for _ in range(80):
        if couch.curtain is not None and couch.curtain.state == CALL:
            couch.press(couch.curtain.seat, "enter", "enter")
        if couch.curtain is not None and couch.curtain.state == PEEK:
            return couch.curtain.panel.scene
        couch.tick()
    return None


def decided(couch: Couch, own: Any) -> None:
    """Let the time pass in which a choice can be taken back."""
    for _ in range(60):
        if couch.curtain is None or couch.curtain.panel.scene is not own:
            return
        couch.tick()


def lay(couch: Couch, face: int | None) -> None:
    """Choose a card, or nothing, on the private table that lies open."""
    own = couch.curtain.panel.scene
    if face is not None:
        names = {touch.token: name for name, touch in own.layout.touch.items()}
        own.touch(names[f"face:{face}"])
    else:
        own.touch("button:decline")
    own.touch("button:lay")
    decided(couch, own)


def contested_in_vain(
    sofa: Sofa, *, also: bool = False, unseen: bool = False
) -> tuple[Couch, list[int], dict[int, Any]]:
    """Let one person lay a card and another contest, in vain; ``also``: the first contests, too.

    ``unseen``: they vote behind the curtain.
    Return who they are, first whose accusation was heard, and what the other is to lay.
    """
    couch, leader, _ = led(sofa, thumbs=not unseen)
    session = couch.session
    around = session.view_of(None).around()
    accuser, other = around[0], around[1]
    meant: dict[int, Any] = {}
    for _ in range(2):
        assert called(couch) is not None
        seat = couch.curtain.seat
        cards = images(session, seat)
        if seat == accuser or also:
            own = couch.curtain.panel.scene
            own.touch("button:contest")
            own.touch("button:lay")
            decided(couch, own)
            meant[seat] = cards[0]
            lay(couch, cards[0])  # what is laid if the pair holds good
        else:
            meant[seat] = cards[1]
            lay(couch, cards[1])
            lay(couch, None)  # what is laid if that is refused
        while couch.curtain is not None and couch.curtain.state != CALL:
            couch.tick()
    assert session.view_of(None).phase == at.DEFENCE
    session.submit(leader, DEFEND)
    for seat in session.asked():
        if not unseen:
            session.submit(seat, VOTES[1])
            continue
        shown(couch)
        own = called(couch)
        assert couch.curtain.seat == seat
        own.touch("button:yes")
        decided(couch, own)
        while couch.curtain is not None and couch.curtain.state != CALL:
            couch.tick()
    shown(couch)
    assert session.view_of(None).phase == at.ANSWER
    return couch, [accuser, other], meant


@pytest.mark.parametrize("unseen", [False, True])
@pytest.mark.parametrize("also", [False, True])
def test_after_a_failed_accusation_only_the_accuser_chooses_anew(
    sofa: Sofa, also: bool, unseen: bool
) -> None:
    couch, (accuser, other), meant = contested_in_vain(sofa, also=also, unseen=unseen)
    own = called(couch)
    assert couch.curtain.seat == accuser
    assert own.hand.touched == (f"face:{meant[accuser]}",), "what was said before lies chosen"
    couch.press(accuser, "enter")
    decided(couch, own)
    for _ in range(3):  # what is laid if that is refused
        if couch.curtain is not None and couch.curtain.state == PEEK:
            lay(couch, None)
    while couch.session.view_of(None).phase == at.ANSWER:
        assert couch.curtain is None or couch.curtain.seat == accuser, "nobody else is called"
        couch.tick()
    answers = couch.session.view_of(None).answers
    assert answers[other] == meant[other]
    assert answers[accuser] == meant[accuser]


def test_what_lies_chosen_is_put_down_for_another_card(sofa: Sofa) -> None:
    couch, (accuser, _), meant = contested_in_vain(sofa)
    own = called(couch)
    lying = next(face for face in images(couch.session, accuser) if face != meant[accuser])
    names = {touch.token: name for name, touch in own.layout.touch.items()}
    own.touch(names[f"face:{lying}"])
    assert own.hand.touched == (f"face:{lying}",)
    assert own.handle_input(KeyPressed("escape")) is None
    assert own.hand.touched == ()


@pytest.mark.parametrize("also", [False, True])
def test_who_is_called_after_a_failed_accusation_tells_no_secret(sofa: Sofa, also: bool) -> None:
    couch, (accuser, _), _ = contested_in_vain(sofa, also=also)
    seen = []
    for _ in range(40):
        couch.tick()
        if couch.curtain is not None:
            seen.append(couch.curtain.seat)
    assert set(seen) == {accuser}


@pytest.mark.parametrize("source", ["left", "right", "pad:0"])
def test_what_confirms_presses_what_is_asked_for_where_nothing_points(
    sofa: Sofa, source: str
) -> None:
    couch = sofa(3, ("shared",) * 3, game=GAME, options={"race": True, "answer_seconds": 30})
    own: Any = PrivateTableScene(couch.kit, couch.session, Seat(0))
    with couch.kit.hints.speaking(source):
        own.pass_time(50)
        assert own.focus == "button:found", "it is seen what is pressed"
        own.pass_time(SEEN_MS)
        answer = own.handle_input(KeyPressed("enter", source=source))
    assert isinstance(answer, Close)
    assert isinstance(answer.result, Found)


def test_the_curtain_shows_the_pair_and_a_topic_to_those_who_wait(sofa: Sofa) -> None:
    couch, _, (first, _) = led(sofa)
    while couch.kind != CALL:
        couch.tick()
    written = " ".join(couch.draw().written)
    theme = theme_said("@pique", couch.kit.words(GAME))
    assert couch.curtain.seat == first
    assert theme in written
    assert couch.kit.words().say("curtain.meanwhile") in written
    couch.press(first, "enter", "enter")
    assert couch.kind == PEEK
    written = " ".join(couch.draw().written)
    assert couch.kit.words().say("curtain.meanwhile") not in written


LAID = ("image", "boulet", "nothing", "contest", "question")


def looked(sofa: Sofa, laid: str) -> tuple[int, int, int]:
    """Let one person answer behind the curtain; return what others can count of it.

    That is how many questions were asked there, how many keys were pressed, and for how long.
    """
    options = {"hand": 5, "race": False, "answer_seconds": 0, "explain": True}
    couch = sofa(3, ("shared",) * 3, game=GAME, options=options, seed=HAS_BOTH, frame_ms=100)
    session = couch.session
    leader = session.view_of(None).leader
    cards = images(session, leader)
    session.submit(leader, Lead(cards[0], cards[1], "@pique"))
    assert called(couch) is not None
    seat = couch.curtain.seat
    hand = session.view_of(seat).hands[seat]
    assert BOULET in hand
    faces = {"image": images(session, seat)[0], "boulet": BOULET}
    keys = {"contest": "contest", "question": "ask"}
    tables: list[Any] = []
    presses = ms = 0
    while (curtain := couch.curtain) is not None and curtain.seat == seat and ms < 20_000:
        own = curtain.panel.scene if curtain.state == PEEK else None
        if own is not None and own.is_mine() and own not in tables:
            if not tables and laid in faces:
                names = {touch.token: name for name, touch in own.layout.touch.items()}
                touched = names[f"face:{faces[laid]}"]
            else:
                touched = "button:" + ("decline" if tables else keys.get(laid, "decline"))
            for name in (touched, "button:lay"):
                assert not isinstance(own.pass_time(0), Close), (
                    "one press more: others hear how many there are"
                )
                own.touch(name)
                presses += 1
            tables.append(own)
        couch.tick()
        ms += couch.frame_ms
    return len(tables), presses, ms


def test_as_many_questions_and_keys_follow_whatever_is_laid(sofa: Sofa) -> None:
    counted = {laid: looked(sofa, laid) for laid in LAID}
    assert {questions for questions, _, _ in counted.values()} == {2}
    assert counted["boulet"] == counted["image"]


def test_a_question_that_a_boulet_spares_would_be_found(
    sofa: Sofa, monkeypatch: pytest.MonkeyPatch
) -> None:
    ballots = game_of(GAME).ballots
    asked = ballots.beforehand

    def spared(view: Any, seat: int, action: Any) -> Any:
        return None if action == Answer(BOULET) else asked(view, seat, action)

    monkeypatch.setattr(ballots, "beforehand", spared)
    assert looked(sofa, "boulet") != looked(sofa, "image")


@pytest.mark.parametrize("devices", [("shared",) * 3, ("left", "right", "shared")])
def test_one_press_says_that_nobody_contests_and_its_key_is_shown(
    sofa: Sofa, devices: tuple[str, ...]
) -> None:
    couch = table(sofa, devices, thumbs=True)
    ticks(couch, 3)
    voting, before = couch.couch.voting, len(couch.session.observations(None))
    assert voting.now is not None
    assert couch.kit.words(GAME).say("ballots.nobody") in couch.draw().written
    press(couch, "left" if "left" in devices else "keys", "enter")
    assert voting.now.waits == (0, 1, 2), "whoever skips the last picture says nothing by that"
    ticks(couch, 8)
    press(couch, "left" if "left" in devices else "keys", "enter")
    ticks(couch)
    kinds = [event.kind for event in couch.session.observations(None, before)]
    assert voting.now is None
    assert "accused" not in kinds
    assert kinds[-1] == "lead_began"


def test_after_an_objection_one_press_says_that_nobody_else_contests(sofa: Sofa) -> None:
    couch = table(sofa, ("shared",) * 3, thumbs=True)
    ticks(couch, 12)
    voting, panel = couch.couch.voting, couch.couch.ballots
    assert voting.now is not None
    say = couch.kit.words(GAME).say
    other = next(
        at_
        for at_, one in enumerate(voting.now.ballots)
        if isinstance(one.action, Contest) and 0 in voting.choosers(at_)
    )
    couch.click(*panel.boxes(couch.couch.layout.spots.ballots)[other].middle)
    assert say("ballots.nobody-else") in " ".join(couch.draw().written)
    rest = panel.rest_box(couch.couch.layout.spots.ballots)
    assert rest is not None
    before = len(couch.session.observations(None))
    couch.click(*rest.middle)
    ticks(couch)
    assert couch.session.observations(None, before)[0].kind == "accused"


def test_a_panel_names_whose_thumb_is_entered_and_moves_on(sofa: Sofa) -> None:
    couch = table(sofa, ("shared",) * 3, thumbs=True)
    ticks(couch, 3)
    for name in couch.session.head.names:
        said = couch.kit.words().say("couch.whose-thumb", name=name)
        assert said in couch.draw().written
        assert said in [one.text for one in couch.couch.aside()]
        press(couch, "keys", "1")
    assert couch.couch.voting.now is not None
    assert couch.couch.voting.now.over


def test_halves_enter_thumbs_with_one_row_of_digits(sofa: Sofa) -> None:
    """A table of ten has eleven ballots, more than a half of the keyboard has digits."""
    options = {"hand": 5, "answer_seconds": 0, "race": False}
    couch = sofa(
        10, ("left", "right"), game=GAME, options=options, house=House(thumbs=True), frame_ms=100
    )
    session = couch.session
    leader = session.view_of(None).leader
    cards = images(session, leader)
    session.submit(leader, Lead(cards[0], cards[1], "@pique"))
    for seat in session.asked():
        session.submit(seat, Answer(images(session, seat)[0]))
    voting = couch.couch.voting
    ballots = voting.ballots(session.view_of(None))
    assert len(ballots) == 11
    voting.begin(session.view_of(None), [Seat(0), Seat(1)], ballots)
    vote = voting.now
    assert vote is not None
    for number in range(len(ballots)):
        vote.chosen.clear()
        half, key = ("left", number + 1) if number < 6 else ("right", number - 5)
        press_of = voting.choosers(number)
        voting.press(str(key), half)
        assert (vote.chosen.get(Seat(0)) == number) is (Seat(0) in press_of)


def test_a_vote_that_is_unseen_has_no_press_for_everybody(sofa: Sofa) -> None:
    couch = table(sofa, OWN)
    sources = own_devices(couch)
    ticks(couch, 12)
    assert couch.couch.voting.now is not None
    assert couch.couch.ballots.rest_box(couch.couch.layout.spots.ballots) is None
    press(couch, sources[0], "enter")
    assert couch.couch.voting.now.waits == (0, 1, 2)

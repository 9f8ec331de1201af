"""Nobody is acted for around one screen: every person saw the question that their act answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from couching import Couch

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import game_of
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import DECLINE, FINE, PAIR, VOTES, Answer, Contest, Lead
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.rules.legality import contestable
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.curtain import CALL, PEEK
from game.session import Session, make_head, start
from game.stage.stack import Stack
from game.store.heads import HUMAN, House

Sofa = Callable[..., Couch]
pytestmark = pytest.mark.any_language
GAME = "le_boulet"
BUILT = (at.ANSWER, at.RETRY, at.OPEN, at.VOTE)
"""What the pilot answers on the screens; the rest hangs on no earlier choice."""


def question(view: Any, seat: int) -> tuple[Any, ...]:
    """Return which question a seat is asked at a table."""
    own = (view.phase, view.leads, view.attempts)
    match view.phase:
        case at.RETRY:
            return (*own, view.accused, tuple(view.barred[seat]))
        case at.VOTE:
            return (*own, view.contested, view.accuser, view.good)
        case _:
            return (*own, view.good, tuple(map(len, view.barred)))


class Pilot:
    """People who play by chance, and what each of them was asked since their last look."""

    def __init__(self, couch: Couch, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch whatever is done for a person."""
        self.couch, self.session = couch, couch.session
        self.chance = Stream(key_of("asked", seed))
        self.seen: dict[int, set[Any]] = {seat: set() for seat in self.session.people}
        self.chosen: dict[int, Any] = {}
        """By seat, what was sealed last, and in which attempt: it stands when a pair holds good."""
        self.acts = self.spares = self.kept = 0
        self.curtain: Any = None
        submit = self.session.submit

        def watched(seat: Any, action: Any) -> None:
            view = self.session.view_of(seat)
            # all know that who may contest nothing has no choice, so they are not asked
            free = view.phase != at.OPEN or contestable(view, seat)
            if seat in self.seen and view.phase in BUILT and free:
                asked = question(view, seat)
                stands = self.chosen.get(seat) == (view.leads, view.attempts, action)
                assert stands or asked in self.seen[seat], f"{action} for {seat} at {asked}"
                if view.phase == at.ANSWER:
                    self.chosen[seat] = view.leads, view.attempts, action
                self.kept += stands
                self.acts += 1
                called = self.couch.curtain
                self.spares += asked[0] == at.RETRY and called is None
            submit(seat, action)

        monkeypatch.setattr(self.session, "submit", watched)

    def play(self, rounds: int) -> None:
        """Play until so many leads began, or the end."""
        for _ in range(40_000):
            if self.couch.top.name == "result" or self.session.view_of(None).leads > rounds:
                return
            self.act()
            self.couch.tick()
        raise AssertionError(self.couch.stack.names)

    def act(self) -> None:
        """Do the next thing that some person is asked for."""
        curtain, table = self.couch.curtain, self.couch.couch
        if curtain is not None and curtain is not self.curtain:
            self.seen[curtain.seat].clear()
        self.curtain = curtain
        if curtain is not None and curtain.state == CALL:
            self.couch.press(curtain.seat, "enter", "enter")
        elif curtain is not None and curtain.state == PEEK:
            self._behind(curtain)
        elif curtain is None and (vote := table.voting.now) is not None:
            seat = vote.waits[0]
            self.seen[seat].add(question(self.session.view_of(seat), seat))
            # a lead goes on half the time, and is contested otherwise; thumbs mostly point down
            number = self.chance.below(len(vote.ballots)) if self.chance.below(2) else 0
            if self.session.view_of(None).phase == at.VOTE:
                number = min(1, self.chance.below(4))
            table.voting.vote(number, self.couch.kit.claims.source(seat))
        elif curtain is None:
            self._straight()

    def _behind(self, curtain: Any) -> None:
        private, seat = curtain.panel.scene, curtain.seat
        if (
            private.name != "private-table"
            or not private.is_mine()
            or private.view.phase not in BUILT
        ):
            self.couch.press(seat, "enter")
            return
        self.seen[seat].add(question(private.view, seat))
        cards = [
            name for name, area in private.layout.touch.items()
            if name in private.lit() and area.token.startswith("face:")
        ]  # fmt: skip
        tokens = [cue.token for cue in private.buttons()]
        wishes = ["contest"] if self.chance.below(6) == 0 else []
        wish = next(one for one in [*wishes, "decline"] if one in tokens)
        if cards and (wish == "contest") < self.chance.below(4):
            private.touch(cards[self.chance.below(len(cards))])
        else:
            private.touch(f"button:{wish}")
        private.touch("button:lay")

    def _straight(self) -> None:
        """Play what needs no look at an earlier choice: leads, defences, gifts."""
        for seat in self.session.asked():
            if not self.session.is_human(seat):
                continue
            view = self.session.view_of(seat)
            if view.phase in BUILT:
                return
            legal = self.session.legal(seat)
            leads = [one for one in legal if isinstance(one, Lead)]
            theme = f"thème {view.leads} {view.attempts}"
            chosen = Lead(leads[0].a, leads[0].b, theme) if leads else legal[0]
            self.session.submit(seat, chosen)


OPTIONS = {"hand": 6, "race": False, "answer_seconds": 0}


def evening(sofa: Sofa, people: int, seats: int, **options: Any) -> Couch:
    """Seat people who share mouse and keys, and show thumbs, beside bots."""
    devices = ("shared",) * people
    return sofa(
        seats, devices, game=GAME, options=OPTIONS | options,
        house=House(thumbs=True), frame_ms=400, seed=7 + seats,
    )  # fmt: skip


def played(
    sofa: Sofa, monkeypatch: pytest.MonkeyPatch, people: int, rounds: int, seed: int = 4
) -> Pilot:
    """Play a match whose people choose by chance."""
    couch = evening(sofa, people, max(3, people))
    couch.kit.settings.pace = 0.0
    pilot = Pilot(couch, seed, monkeypatch)
    pilot.play(rounds)
    return pilot


def test_nobody_is_acted_for_in_a_question_they_did_not_see(
    sofa: Sofa, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = played(sofa, monkeypatch, 3, 12)
    assert pilot.acts > 40
    assert pilot.spares, "some spare was laid without another look"


@pytest.mark.slow
@pytest.mark.parametrize("people", [2, 3, 5])
def test_in_whole_matches_nobody_is_acted_for(
    sofa: Sofa, monkeypatch: pytest.MonkeyPatch, people: int
) -> None:
    pilot = played(sofa, monkeypatch, people, 200)
    assert pilot.session.outcome() is not None
    assert pilot.acts > 20


def spared(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    """Play until somebody's answer lies there, and what they lay if it is refused is stored."""
    couch = evening(sofa, 3, 3)
    couch.kit.settings.pace = 0.0
    pilot = Pilot(couch, 3, monkeypatch)
    for _ in range(4_000):
        asked = [key for seen in pilot.seen.values() for key in seen if key[0] == at.RETRY]
        if asked and couch.session.view_of(None).phase == at.OPEN:
            return pilot
        pilot.act()
        couch.tick()
    raise AssertionError("nobody was asked beforehand")


def test_a_table_that_is_sat_down_at_anew_asks_everybody_anew(
    sofa: Sofa, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = spared(sofa, monkeypatch)
    couch, spares = pilot.couch, pilot.spares
    table = CouchScene(couch.kit, couch.session)  # as after a kill, from the file
    couch.couch = table
    couch.stack = Stack(table)
    for seen in pilot.seen.values():
        seen.clear()
    lead = couch.session.view_of(None).leads
    pilot.play(lead)
    assert pilot.spares == spares, "no spare of the table before is left"
    pilot.play(lead + 3)


def test_a_spare_is_for_the_refusal_of_its_answer_alone() -> None:
    ballots, many = game_of(GAME).ballots, 0
    assert ballots is not None
    for seed in range(5):
        head = make_head(GAME, [HUMAN] * 3, ["Kim", "Ana", "Léo"], OPTIONS, seed)
        session, chance = start(head, None), Stream(key_of("spare", seed))
        made: dict[int, tuple[Any, int]] = {}
        while not session.outcome() and session.view_of(None).leads < 12:
            seat = session.asked()[chance.below(len(session.asked()))]
            view = session.view_of(seat)
            if seat in made and view.phase in (at.ANSWER, at.RETRY, at.LEAD):
                table, since = made[seat]
                kinds = [event.kind for event in session.observations(None, since)]
                asked_again = "lead_began" in kinds or "answered" not in kinds
                first = view.phase == at.RETRY and len(view.barred[seat]) == 1
                assert ballots.comes(view, seat, table) is (first and not asked_again)
                many += first
            action = _any_act(session, seat, chance)
            if view.phase == at.ANSWER:
                made.pop(seat, None)
                table = ballots.beforehand(view, seat, action)
                if table is not None:
                    made[seat] = table, len(session.observations(None))
            session.submit(seat, action)
        session.close()
    assert many > 12, "answers were refused for the first time"


def _any_act(session: Session, seat: Any, chance: Stream) -> Any:
    """Return an act by chance: refusals and contests are as likely as not."""
    view, legal = session.view_of(seat), session.legal(seat)
    if view.phase == at.VOTE:
        return VOTES[chance.below(5) == 0]
    wanted = {at.OPEN: Contest, at.ANSWER: Answer, at.RETRY: Answer, at.LEAD: Lead}
    some = [one for one in legal if isinstance(one, wanted.get(view.phase, object))]
    if view.phase == at.ANSWER and chance.below(8) == 0:
        return Contest(PAIR) if Contest(PAIR) in legal else DECLINE
    if view.phase == at.OPEN and chance.below(3):
        return FINE
    chosen = (some or legal)[chance.below(len(some or legal))]
    if isinstance(chosen, Lead):
        return Lead(chosen.a, chosen.b, f"thème {view.leads} {view.attempts}")
    return chosen


def led() -> tuple[Any, Session, Seat, Any]:
    """Return how votes are taken, a match in which a pair was laid, who answers, and their view."""
    ballots = game_of(GAME).ballots
    assert ballots is not None
    head = make_head(GAME, [HUMAN] * 3, ["Kim", "Ana", "Léo"], OPTIONS, 3)
    session = start(head, None)
    leader = session.view_of(None).leader
    lead = next(one for one in session.legal(leader) if isinstance(one, Lead))
    session.submit(leader, Lead(lead.a, lead.b, "thème"))
    seat = session.asked()[0]
    view = session.view_of(seat)
    return ballots, session, seat, view


def test_every_answer_brings_one_more_question_whatever_was_laid() -> None:
    ballots, session, seat, view = led()
    face = next(one for one in view.hands[seat] if one != BOULET)
    for hand in ([face, BOULET], [BOULET, BOULET], [face], [BOULET]):
        view.hands[seat] = hand
        held = map(Answer, set(hand))
        for action in (*held, DECLINE, Contest(PAIR)):
            table = ballots.beforehand(view, seat, action)
            assert table is not None, "whoever counts questions learns nothing"
            assert seat in session.rules.pending(table)
    view.good |= {PAIR}
    for action in (Answer(BOULET), DECLINE):
        assert ballots.beforehand(view, seat, action) is None
    session.close()


@pytest.mark.parametrize("laid", ["boulet", "nothing"])
def test_what_cannot_be_refused_keeps_no_spare(laid: str) -> None:
    ballots, session, seat, view = led()
    action = Answer(BOULET) if laid == "boulet" else DECLINE
    table = ballots.beforehand(view, seat, action)
    for phase in (at.ANSWER, at.OPEN, at.RETRY, at.GIVE):
        view.phase = phase
        view.answers[seat] = BOULET
        assert not ballots.comes(view, seat, table)
    session.close()

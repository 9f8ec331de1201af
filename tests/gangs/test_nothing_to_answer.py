"""What all know that nobody can answer is not asked; hands decide nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games import words
from game.games.et_bim.rules import RULES
from game.gangs.board import Board
from game.gangs.board.foreseeing import foretold
from game.gangs.board.preview import Preview
from game.gangs.log_lines import card_name
from game.gangs.model.actions import ANSWER_BIM, TAKE
from game.gangs.model.cards import (
    BIM,
    BLANK,
    CARD_NAMES,
    D10,
    D20,
    D30,
    HEAL,
    IDENT,
    NO_DAMAGE,
    RECYCLE,
)
from game.gangs.model.state import CHOOSE, REACT
from game.gangs.reserves import settled
from game.session import Session, make_head, start
from tests.slow import slow

NAMES = ["Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie"]
FAMILY = ["et_bim", "witty_zibi"]


def matches(game: str, seats: int = 4, seeds: int = 3) -> Iterator[tuple[Session, int]]:
    """Play matches in which whoever can sends back; yield every moment, with who is asked."""
    for seed in range(seeds):
        names = NAMES[:seats]
        session = start(make_head(game, ["human"] * seats, names, {}, seed), None)
        chance = Stream(key_of("settled", str(seed)))
        while session.asked() and len(session.observations(None)) < 900:
            seat = session.asked()[0]
            yield session, seat
            legal = list(session.legal(seat))
            sends = ANSWER_BIM in legal
            session.submit(seat, ANSWER_BIM if sends else legal[chance.below(len(legal))])
        session.close()


def seen_by(session: Session, viewer: Seat | None) -> Any:
    view = session.fresh_view()
    for event in session.observations(viewer):
        session.rules.apply(view, event)
    return view


def test_public_facts_alone_say_truly_that_nothing_can_be_answered() -> None:
    """Every seat says the same as anybody at the table, and then holds no answer."""
    over = asked = 0
    for session, seat in matches("witty_zibi"):
        public = seen_by(session, None)
        if public.phase != REACT:
            continue
        asked += 1
        views = [seen_by(session, Seat(one)) for one in range(4)]
        assert {settled(view) for view in views} == {settled(public)}
        if settled(public):
            over += 1
            assert list(session.legal(Seat(seat))) == [TAKE]
            assert not any(BIM in view.hands[one] for one, view in enumerate(views))
    assert over
    assert asked > over


@pytest.mark.parametrize("game", FAMILY)
@pytest.mark.parametrize("spoken", ["fr", *slow(["en"])])
def test_whoever_is_aimed_at_reads_what_it_would_do_and_takes_or_accepts(
    game: str, spoken: str
) -> None:
    said: dict[int, set[str]] = {}
    say = words(spoken, game)
    for session, seat in matches(game):
        view = seen_by(session, Seat(seat))
        if view.phase != REACT or settled(view):
            continue
        board = Board(view, seat, NAMES[:4], say)
        text, face = board.prompt(view, ()), view.card & 15
        assert board.prompt(seen_by(session, None), ()) == text, "nothing of one's own is said"
        said.setdefault(face, set()).add(text)
        label = say.say("table.button.take" if face in (D10, D20, D30) else "table.button.accept")
        assert label in text
        assert board.response.answers(view)[0].label == label
        if view.lasts[seat] == NO_DAMAGE or face not in (D10, D20, D30) or view.bims:
            continue
        total = view.totals[seat] + {D10: 10, D20: 20, D30: 30}[face]
        assert str(view.totals[seat]) in text
        assert str(total) in text
        assert (say.say("table.effect.out", before=view.totals[seat], total=total) in text) == (
            total > 100
        )
    assert {D10, D20, D30, HEAL, IDENT, RECYCLE} <= set(said)


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_that_one_falls_above_a_hundred_is_said_where_somebody_comes_to_it(spoken: str) -> None:
    view = RULES.initial(4, RULES.options(4, {}))
    said = words(spoken, "et_bim")
    edge = said.say("table.foretold.edge", n=100)
    for before, wanted in ((80, True), (70, False), (90, False)):
        view.totals[1] = before
        seen = Preview(1, before + 20, before + 20 > 100, D20, key="damage", face=D20)
        assert (edge in foretold(seen, view, 0, NAMES[:4], said)) == wanted


@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_an_answer_that_would_change_nothing_is_warned_of_once(spoken: str) -> None:
    """A look at somebody known, a card that cannot lie there, nothing to heal or take back."""
    say, view = words(spoken, "et_bim"), RULES.initial(4, RULES.options(4, {}))
    view.alive, view.phase, view.player, view.target = [True] * 4, REACT, Seat(1), Seat(0)
    view.tile_at = [0, 1, 2, 3, 4]
    board = Board(view, 0, NAMES[:4], say)

    def warned(face: int, **table: Any) -> str:
        view.card, view.bims = face, 0
        view.lasts, view.piles = [NO_DAMAGE] * 4, [[] for _ in range(4)]
        view.characters = [0, BLANK, BLANK, BLANK]
        for name, value in table.items():
            getattr(view, name)[1] = value
        return board.foresight.warning(ANSWER_BIM, view)

    assert not warned(IDENT), "nothing is known of her yet"
    assert warned(IDENT, characters=5) == say.say(
        "table.prompt.known", name="Ana", card=card_name(BIM, say)
    )
    assert not warned(D10)
    assert not warned(D20, lasts=D10)
    for vain in (warned(D20, lasts=D20), warned(D30, lasts=D30), warned(HEAL), warned(RECYCLE)):
        assert "Ana" in vain
        assert vain.endswith(say.say("table.prompt.vain", said="").strip())
    assert not board.foresight.warning(TAKE, view)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["et_bim", "witty_zibi"])
def test_who_chose_a_card_reads_what_it_does_beside_at_whom(game: str, language: str) -> None:
    said, seen = words(language, game), 0
    for session, asked in islice(matches(game, seeds=1), 60):
        view = seen_by(session, Seat(asked))
        board = Board(view, asked, session.head.names, said)
        for face in sorted(set(view.hands[asked])) if view.phase == CHOOSE else ():
            card = CARD_NAMES[face]
            asks = board.prompt(view, (card,))
            assert said.say(f"card.{card}") in asks
            assert said.say(f"explain.{card}") in asks or "Oups" in asks
            seen += 1
    assert seen > 20

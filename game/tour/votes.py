"""Votes for the tour: what people around one screen choose at once, and what bots are taught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from game.cli.seats import levels
from game.core.luck import Stream, key_of
from game.games import game_of, words
from game.games.parts import needed
from game.scenes.dictionary.listing import DictionaryScene
from game.scenes.dictionary.teaching import TeachScene
from game.scenes.kit import Kit
from game.scenes.shared.couch import CouchScene
from game.scenes.shared.private_table import PrivateTableScene
from game.session import Session
from game.stage.input.claims import HALVES
from game.store import dictionaries
from game.store.heads import House
from game.tour.matches import act_by_chance, asked_first
from game.tour.private import behind, people_session

_MOST: Final = 600
"""So many acts are played to come to a moment that is wanted."""
_TAUGHT: Final = ("zbrolg", "grmpf zonk", "plouc zim boum badaboum tralala zozo")
"""No words of any language: bots understand none of them."""


def vote_scenes(kit: Kit, game: str, seats: int) -> Iterator[tuple[Any, ...]]:
    """Yield a vote unseen and by thumbs, what is asked before all, and what is asked beforehand."""
    name, its = f"{game}-{seats:02d}", game_of(game)
    part = needed(its.ballots)

    def many(session: Session) -> bool:
        people = [seat for seat in session.asked() if session.is_human(seat)]
        return len(people) == len(session.people) and len(_ballots(kit, session)) > 2

    def few(session: Session) -> bool:
        return len(_ballots(kit, session)) == 2

    for what, wanted in (("accuse", many), ("vote", few)):
        for thumbs in (False, True):
            session = _come_to(game, seats, wanted, thumbs=thumbs)
            for seat, source in zip(session.people, HALVES, strict=False):
                kit.claims.claim(seat, source)
            if not thumbs:  # who has no half of the keyboard would be called to the curtain
                for seat in session.people[len(HALVES) :]:
                    session.hand_over(seat, levels(game)[-1])
            couch = CouchScene(kit, session)
            people = [seat for seat in session.asked() if session.is_human(seat)]
            couch.voting.begin(couch.view, people, _ballots(kit, session))
            if len(people) > 1:  # the last one who chooses ends it
                couch.voting.vote(0, HALVES[0])
            yield f"{name}-{what}{'-thumbs' if thumbs else ''}", couch
            kit.claims.clear()
            session.close()

    def alone(session: Session) -> bool:
        asked, view = session.asked(), session.view_of(None)
        if len(asked) != 1 or not session.is_human(asked[0]):
            return False
        board: Any = its.board.Board(view, None, session.head.names, kit.words(game))
        board.onlooker.acting = asked[0]
        return bool(board.touches.buttons(view))

    session = _come_to(game, seats, alone)
    yield f"{name}-before-all", CouchScene(kit, session)
    session.close()

    def foreseen(session: Session) -> Any:
        me = asked_first(session)
        if me is None or not session.is_human(me):
            return None
        view = session.view_of(me)
        then = (part.beforehand(view, me, one) for one in session.legal(me))
        return next(filter(None, then), None)

    session = _come_to(game, seats, lambda now: foreseen(now) is not None)
    me = asked_first(session)
    assert me is not None
    table = PrivateTableScene(kit, session, me, imagined=foreseen(session))
    shown = CouchScene(kit, session), behind(kit, session, me, table)
    yield f"{name}-private-table-beforehand", *shown
    session.close()


def dictionary_scenes(kit: Kit, game: str) -> Iterator[tuple[Any, ...]]:
    """Yield a dictionary without and with themes, and one theme being taught."""
    yield "dictionary-empty", DictionaryScene(kit, game)
    part, themes = needed(game_of(game).dictionary), dict[str, str]()
    for theme in _TAUGHT:
        many = len(part.asked(theme, kit.words(game)))
        marks = [part.MARKS[at % len(part.MARKS)] for at in range(many)]
        themes = dict(part.put(themes, theme, marks))
    dictionaries.keep(kit.data, game, themes)
    yield "dictionary", DictionaryScene(kit, game)
    yield "teaching", TeachScene(kit, game, _TAUGHT[-1])
    dictionaries.keep(kit.data, game, {})


def _ballots(kit: Kit, session: Session) -> Any:
    part, view = needed(game_of(session.head.game).ballots), session.view_of(None)
    return part.ballot(view, session.head.names, words(kit.language, session.head.game))


def _come_to(
    game: str, seats: int, wanted: Callable[[Session], bool], *, thumbs: bool = False
) -> Session:
    """Return a match that was played by chance to a moment; nothing of it is on its way."""
    session = people_session(game, seats, None, House(thumbs=thumbs))
    chance = Stream(key_of("votes", seats))
    for _ in range(_MOST):
        asked = asked_first(session)
        if asked is None or wanted(session):
            break
        act_by_chance(session, asked, chance)
    session.look_back()
    return session

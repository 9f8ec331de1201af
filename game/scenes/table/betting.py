"""Betting in a real-time game: who is out touches what the living touch, and that is a bet.

The board says which touch answers which question of the ghost league. An answer can be changed
until it is decided. Which bets of whom stand is seen by all, what they say by who sits alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.ai.personas import faces
from game.core.panels import GuessOption, GuessQuestion, SealedGuess
from game.core.seats import Seat
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.table.ghosts import sealed_by
from game.scenes.table.league_so_far import LeagueSoFar
from game.session import Session
from game.stage.board import Board

Bets = Mapping[str, tuple[str, int]]
"""By what is touched, the question of the league that it answers, and how."""
_NONE: Final[Bets] = {}


class Betting:
    """The bets of the people of one table who are out."""

    def __init__(self, kit: Kit, session: Session, board: Board) -> None:
        """Begin with nobody out."""
        self._kit, self._session, self._board = kit, session, board
        self._part = game_of(session.head.game).ghosts if session.real_time else None
        self._alone = board.viewer is not None
        self._league = LeagueSoFar(kit, session, lambda: session.humans, alone=self._alone)
        self._stretch: object = None
        self._standing: dict[Seat, dict[str, SealedGuess]] = {}
        """By who is out, what stands of what they answered."""

    @property
    def _plays(self) -> bool:
        session = self._session
        return (
            self._part is not None
            and session.head.house.ghosts
            and session.replayable
            and session.outcome() is None
        )

    def offered(self, view: Any, seat: Seat, touched: tuple[str, ...] = ()) -> Bets:
        """Return what somebody may bet now, by what they touch; nothing as long as they are in."""
        return self._board.live.bets(view, seat, touched) if self._plays else _NONE

    def update(self, view: Any) -> None:
        """Take in what was decided, each time something else may be bet."""
        if not self._plays:
            self._standing = {}
            return
        out = {seat: self.offered(view, seat) for seat in self._here(view)}
        stretch = [(seat, tuple(bets)) for seat, bets in out.items()]
        if stretch == self._stretch:
            return
        self._stretch = stretch
        if out:
            self._league.count(out)
        for seat in out:
            self._renew(seat)

    def look_again(self, view: Any) -> None:
        """Take everything in anew: bets may have been sealed behind a curtain."""
        self._stretch = None
        self.update(view)

    def _here(self, view: Any) -> Sequence[Seat]:
        """Return the people before this picture who are out."""
        viewer, humans = self._board.viewer, self._session.humans
        return [
            seat
            for seat in humans
            if viewer in (None, seat) and not self._board.situation.playing(seat, view)
        ]

    def _renew(self, seat: Seat) -> None:
        standing = sealed_by(self._kit, self._session, seat)
        self._standing[seat] = {one.name: one for one in standing}

    def seal(self, view: Any, seat: Seat, token: str | None, touched: tuple[str, ...] = ()) -> bool:
        """Seal what somebody touched, if it is a bet; say whether it is."""
        if (bet := self.offered(view, seat, touched).get(token or "")) is None:
            return False
        name, value = bet
        if not self._stands(seat, name, value):
            self._session.private.guess(seat, {name: value})
            self._renew(seat)
        return True

    def _stands(self, seat: Seat, name: str, value: int) -> bool:
        one = self._standing.get(seat, {}).get(name)
        return one is not None and one.value == value

    def take_news(self) -> str:
        """Return, once, what was decided of a bet of somebody here; empty where nothing was."""
        return self._league.take_news()

    # ------------------------------------------------------------ what is shown and said

    @property
    def shows(self) -> object:
        """What is seen of it: which bets stand, and everybody's points."""
        stands = tuple((seat, tuple(bets.items())) for seat, bets in self._standing.items())
        return stands, len(self._league.score)

    def made(self, view: Any, seat: Seat) -> frozenset[str]:
        """Return what somebody touched whose bet stands, for their eyes alone."""
        offered = self.offered(view, seat)
        return frozenset(token for token, bet in offered.items() if self._stands(seat, *bet))

    def ghosts(self, view: Any) -> Mapping[int, str]:
        """Return by people who are out how many points they have, and which bets stand."""
        if not self._plays:
            return {}
        words = self._kit.words(self._session.head.game)
        points = {one.seat: one.points for one in self._league.score}
        found = {}
        for seat in self._here(view):
            asked = dict.fromkeys(name for name, _ in self.offered(view, seat).values())
            bets = " · ".join(self._bet(seat, name) for name in asked)
            key = "betting.points-asked" if bets else "betting.points"
            points_too = words.say(key, n=points.get(int(seat), 0), bets=bets)
            found[int(seat)] = bets if len(asked) > 1 else points_too
        return found

    def _bet(self, seat: Seat, name: str) -> str:
        """Return whether somebody answered a question, and how, if they sit alone."""
        words = self._kit.words(self._session.head.game)
        one = self._standing.get(seat, {}).get(name)
        if one is not None and self._alone:
            return words.say(f"ghosts.own-{name}", what=one.brief)
        key = "betting.is-open" if one is None else "betting.is-in"
        return words.say(key, bet=words.say(f"ghosts.short-{name}"))

    def asks(self, view: Any, seat: Seat) -> str:
        """Return what is left to bet on now, and for how much."""
        asked = self._asked(view, seat)
        left = [one.label for one in asked if one.name not in self._standing.get(seat, {})]
        all_in = self._kit.words(self._session.head.game).say("betting.all-in")
        return " ".join(left) if left or not asked else all_in

    def asks_all(self, view: Any) -> str:
        """Return what is left to bet on for people around one screen who are out, and for whom."""
        words, asked = self._kit.words(self._session.head.game), dict[str, list[str]]()
        out = [seat for seat in self._here(view) if self.offered(view, seat)]
        for one in self._asked(view, out[0]) if out else ():  # all are asked the same
            for seat in out:
                if one.name not in self._standing.get(seat, {}):
                    asked.setdefault(one.label, []).append(self._session.head.names[seat])
        if out and not asked:
            return words.say("betting.all-in")
        by_names: dict[str, list[str]] = {}
        for label, names in asked.items():
            by_names.setdefault(", ".join(names), []).append(label)
        return " ".join(
            words.say("betting.asked", names=names, asked=" ".join(labels))
            for names, labels in by_names.items()
        )

    def said(self, view: Any, seat: Seat, token: str) -> str:
        """Return what touching something bets, and whether it stands; empty where it bets not."""
        if (bet := self.offered(view, seat).get(token)) is None:
            return ""
        found = self._option(view, seat, bet)
        if found is None:
            return ""
        question, option = found
        words = self._kit.words(self._session.head.game)
        key = "betting.stands" if token in self.made(view, seat) else "betting.may"
        return words.say(key, question=question.title, what=option.text, worth=question.worth)

    def _asked(self, view: Any, seat: Seat) -> Sequence[GuessQuestion]:
        names = {name for name, _ in self.offered(view, seat).values()}
        if self._part is None or not names:
            return ()
        head = self._session.head
        words = self._kit.words(head.game)
        asked = self._part.questions(view, head.names, faces(self._session.controllers), words)
        return [one for one in asked if one.name in names]

    def _option(
        self, view: Any, seat: Seat, bet: tuple[str, int]
    ) -> tuple[GuessQuestion, GuessOption] | None:
        name, value = bet
        return next(
            (
                (question, option)
                for question in self._asked(view, seat)
                for option in question.options
                if (question.name, option.value) == (name, value)
            ),
            None,
        )

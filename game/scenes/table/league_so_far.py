"""The ghost league so far: everybody's points, and what was decided since one last looked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.ai.personas import faces
from game.core.panels import LeagueStanding
from game.core.seats import Seat
from game.scenes.kit import Kit
from game.session import Session


class LeagueSoFar:
    """The league of one match that goes on, for the people who are out at one screen."""

    def __init__(
        self, kit: Kit, session: Session, here: Callable[[], Sequence[Seat]], *, alone: bool
    ) -> None:
        """Begin before anything was decided; ``here`` are the people who hear of their bets."""
        self._kit, self._session = kit, session
        self._here, self._alone = here, alone
        self.score: Sequence[LeagueStanding] = ()
        self._lines: dict[int, int] = {}
        """By seat how many of its guesses had been decided."""
        self._news = ""

    def count(self, out: Iterable[Seat]) -> None:
        """Take in the score so far, and what was decided since; ``out`` has begun to bet."""
        session, names = self._session, self._session.head.names
        words = self._kit.words(session.head.game)
        self.score = session.private.standings(names, faces(session.controllers), words)
        for one in self.score:
            before = self._lines.get(one.seat)
            self._lines[one.seat] = len(one.lines)
            if before is None or one.seat not in self._here():
                continue
            for line in one.lines[before:]:
                key = "right" if line.right else "wrong"
                told = words.say(
                    f"sidelines.{key}" if self._alone else f"sidelines.{key}-of",
                    name=names[one.seat], what=line.text, n=line.points,
                )  # fmt: skip
                self.tell(told)
        for seat in out:
            self._lines.setdefault(seat, 0)

    def tell(self, news: str) -> None:
        """Add a sentence to what one hears next."""
        self._news = f"{self._news} {news}".strip()

    def take_news(self) -> str:
        """Return, once, what was decided of a bet of somebody here; empty where nothing was."""
        news, self._news = self._news, ""
        return news

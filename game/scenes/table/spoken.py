"""The voice of a table: what it says of its game, and what of that is for one viewer alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.core.seats import Viewer
from game.core.targets import HAND, SEAT
from game.core.words import Words
from game.games import game_of
from game.session import Session
from game.stage.scene import LogEntry
from game.stage.sound.screen_reader import ScreenReader
from game.stage.sound.voice import Utterance

LAST: Final = 5
"""How many events are told again."""


@dataclass(frozen=True, slots=True)
class Focused:
    """An area of the table that the focus lies on."""

    area: str
    token: str
    lit: bool
    """Whether it can be touched now."""
    why: str
    """Why what was chosen may not go there, or that it may; empty where nothing was chosen."""
    hand: Sequence[str]
    """The areas of the cards that are held."""


class TableVoice:
    """What a table says of its game, in the words of the game's own ``screen_reader``.

    A hand, an identity, what a choice was begun with and why it is not legal are private; what
    all are told is not.
    """

    def __init__(self, session: Session, viewer: Viewer) -> None:
        """Speak to a seat, or to somebody beside the table."""
        self._session = session
        self._viewer = viewer
        self._reader = game_of(session.head.game).screen_reader

    def focused(self, view: Any, words: Words, its: Focused, *, peeks: bool) -> list[Utterance]:
        """Return what an area is; ``peeks`` where the viewer looks at who they are."""
        reader, viewer, names = self._reader, self._viewer, self._session.head.names
        seat = SEAT.find(its.token)
        why = [Utterance(its.why, private=True)] if its.why else []
        if reader is None:
            return [] if seat is None else [Utterance(names[seat]), *why]
        if its.area in HAND:
            return [self._card(reader, view, words, its)]
        if seat is not None and its.area != its.token:  # a card that stands for its seat
            return [Utterance(reader.place(its.area, view, words)), *why]
        if seat is not None:
            return [*reader.seat(view, viewer, seat, names, words), *why]
        if its.token == "identity" and peeks and viewer is not None:  # noqa: S105 no password
            return self.own(view, words)
        return [Utterance(reader.place(its.token, view, words))]

    def _card(self, reader: ScreenReader, view: Any, words: Words, its: Focused) -> Utterance:
        """Return a card of the hand: what it is and does, and whether it may be played."""
        _, does = reader.card(its.token, words, view)
        name = reader.held(view, self._viewer, its.token, words)
        at = its.hand.index(its.area) + 1 if its.area in its.hand else 1
        said = words.say("speech.card", name=name, at=at, of=len(its.hand))
        can = words.say("speech.can" if its.lit else "speech.cannot")
        return Utterance(f"{said} {can} {does}", private=True)

    def chosen(self, view: Any, words: Words, touched: Sequence[str]) -> list[Utterance]:
        """Return which card a choice was begun with."""
        if self._reader is None or not touched or touched[0] not in self._reader.CARDS:
            return []
        name, _ = self._reader.card(touched[0], words, view)
        return [Utterance(words.say("speech.chosen", name=name), private=True)]

    def own(self, view: Any, words: Words) -> list[Utterance]:
        """Return who the viewer is."""
        if self._viewer is None or self._reader is None:
            return []
        return [self._reader.own(view, self._viewer, words)]

    def hand(self, view: Any, words: Words) -> list[Utterance]:
        """Return one's own cards."""
        if self._viewer is None or self._reader is None:
            return []
        return [self._reader.hand(view, self._viewer, words)]

    def piles(self, view: Any, words: Words) -> list[Utterance]:
        """Return what lies before everybody who is still in."""
        if self._reader is None:
            return []
        return list(self._reader.piles(view, self._viewer, self._session.head.names, words))


def last_events(lines: Sequence[LogEntry], words: Words) -> list[Utterance]:
    """Return the last lines of a log."""
    told = [Utterance(line.text, line.secret) for line in lines[-LAST:]]
    return told or [Utterance(words.say("speech.events-none"))]

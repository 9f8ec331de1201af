"""The voice of a table: what of it is spoken, and which of that is for its viewer's ears alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.games import game_of
from game.session import Session
from game.stage.board import TIME
from game.stage.scene import Line
from game.stage.sound.screen_reader import ScreenReader
from game.stage.sound.voice import Utterance

if TYPE_CHECKING:
    from game.scenes.table.at_table import AtTable

LAST: Final = 5
"""How many events are told again."""


class TableVoice:
    """What a table says.

    A hand, an identity, what a choice was begun with and why it is not legal are private; what
    all are told, and the answers that stand there whatever one holds, are not.
    """

    def __init__(self, table: AtTable, session: Session) -> None:
        """Speak for a table."""
        self._at = table
        self._session = session
        self._reader = game_of(session.head.game).screen_reader

    def opening(self) -> list[Utterance]:
        """Return which turn it is, and what one is asked."""
        number = self._at.layout.number
        return [Utterance(self._at.words.say("speech.turn", n=number))] if number else []

    def focused(self) -> list[Utterance]:
        """Return what the focus lies on."""
        token = self._at.areas().token(self._at.focus) if self._at.focus is not None else None
        if self._at.focus is None or token is None:
            return []
        names, words = self._session.head.names, self._at.words
        viewer = self._at.viewer
        if viewer is not None and token in self._at.bets:
            bets = self._at.betting.said(self._at.view, viewer, token)
            return [Utterance(bets, private=True)]
        if self._at.focus.startswith("button:"):
            labels = [cue.label for cue in self._at.buttons() if cue.token == token]
            if said := self._at.sidelines.said(token):
                labels = [said]
            return [Utterance(f"{label}, {words.say('speech.button')}") for label in labels]
        seat = int(token[5:]) if token.startswith("seat:") else None
        if token == TIME:
            return [Utterance(words.say("table.let-pass"))]
        if self._reader is None:
            return [] if seat is None else [Utterance(names[seat]), *self._why(token)]
        if self._at.focus.startswith("hand:"):
            return [self._spoken_card(self._reader, token)]
        if seat is not None and self._at.focus != token:  # a card that stands for its seat
            at = self._reader.place(self._at.focus, self._at.view, words)
            return [Utterance(at), *self._why(token)]
        if seat is not None:
            view, viewer = self._at.view, self._at.viewer
            return [*self._reader.seat(view, viewer, seat, names, words), *self._why(token)]
        if token == "identity" and self._at.inputs.peek and self._at.viewer is not None:  # noqa: S105 no password
            return [self._reader.own(self._at.view, self._at.viewer, words)]
        return [Utterance(self._reader.place(token, self._at.view, words))]

    def _spoken_card(self, reader: ScreenReader, token: str) -> Utterance:
        """Return a card of the hand: what it is and does, and whether it may be played."""
        words, lit = self._at.words, self._at.focus in self._at.lit()
        cards = [name for name in self._at.layout.touch if name.startswith("hand:")]
        _, does = reader.card(token, words, self._at.view)
        name = reader.held(self._at.view, self._at.viewer, token, words)
        at = cards.index(self._at.focus or "") + 1 if self._at.focus in cards else 1
        said = words.say("speech.card", name=name, at=at, of=len(cards))
        can = words.say("speech.can" if lit else "speech.cannot")
        return Utterance(f"{said} {can} {does}", private=True)

    def _why(self, token: str) -> list[Utterance]:
        """Return why the chosen card may not go to a seat, or that it may."""
        if not self._at.hand.touched or not self._at.is_mine() or self._at.viewer is None:
            return []
        if self._at.focus in self._at.lit():
            return [Utterance(self._at.words.say("speech.lit"), private=True)]
        meant = self._at.board.touches.action_of((*self._at.hand.touched, token), self._at.view)
        reason = None
        if meant is not None:
            reason = self._session.rules.refusal(self._at.view, self._at.viewer, meant)
        return [Utterance(self._at.words.say(f"refusal.{reason}"), private=True)] if reason else []

    def asked(self) -> list[Utterance]:
        """Return what is asked of whom, and what there is to say of the last touch."""
        if covering := self._at.covering:
            return [Utterance(covering)]
        mine = self._at.is_mine()
        private = (mine and not self._at.board.response.answering(self._at.view)) or bool(
            self._at.hand.touched
        )
        begins = str(self._at.focus).startswith("hand:") and not self._at.hand.touched
        said = []
        reader, touched = self._reader, self._at.hand.touched
        if reader is not None and touched and touched[0] in reader.CARDS:
            name, _ = reader.card(touched[0], self._at.words, self._at.view)
            said.append(Utterance(self._at.words.say("speech.chosen", name=name), private=True))
        said += [Utterance(self._at.prompt(None if begins else self._at.preview()), private)]
        said.append(Utterance(self._at.hand.reason, private=True))
        said += self._at.chatting.spoken()
        looks = self._at.inputs.peek or self._at.meeting is not None
        if reader is not None and looks and self._at.viewer is not None:
            said.append(reader.own(self._at.view, self._at.viewer, self._at.words))
        return [one for one in said if one.text]

    def hand(self) -> list[Utterance]:
        """Return one's own cards."""
        if self._at.viewer is None or self._reader is None:
            return []
        return [self._reader.hand(self._at.view, self._at.viewer, self._at.words)]

    def piles(self) -> list[Utterance]:
        """Return what lies before everybody who is still in."""
        names = self._session.head.names
        if self._reader is None:
            return []
        return list(self._reader.piles(self._at.view, self._at.viewer, names, self._at.words))

    def events(self, lines: Sequence[Line]) -> list[Utterance]:
        """Return the last lines of the log."""
        told = [Utterance(line.text, line.secret) for line in lines[-LAST:]]
        return told or [Utterance(self._at.words.say("speech.events-none"))]

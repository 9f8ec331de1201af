"""Speaking: the third of a table that is read aloud; the one that lets time pass extends it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from game.games import part_of
from game.scenes.table.bubbles import Chatting
from game.scenes.table.inputs import TableInputs
from game.session import Session
from game.stage.sound.voice import Utterance

LAST: Final = 5
"""How many events are told again."""


class TableSpeaking(TableInputs):
    """What of a table is spoken, and which of it is for its viewer's ears alone.

    A hand, an identity, what a choice was begun with and why it is not legal are private; what
    all are told, and the answers that stand there whatever one holds, are not (table.md).
    """

    @abstractmethod
    def _prompt(self, preview: Any) -> str:
        """Return the sentence that says what is asked of whom."""

    @abstractmethod
    def _preview(self) -> Any:
        """Return what the touched card would do to the pointed seat, if one is asked."""

    chatting: Chatting

    @property
    def people(self) -> int:
        """How many people sit here, and so may overhear what is spoken: who is away may be near."""
        return max(1, len(self._session.people))

    @property
    def listener(self) -> tuple[int, str] | None:
        """Whose the private words are, by seat and name."""
        names = self._session.head.names
        return None if self.viewer is None else (self.viewer, names[self.viewer])

    @property
    def watched(self) -> Session:
        """The match, for whoever looks on."""
        return self._session

    @property
    def log_lines(self) -> Sequence[Any]:
        """What the log says so far."""
        return self._following.log

    @property
    def _aloud(self) -> Any:
        return part_of(self._session.head.game, "aloud")

    def spoken(self) -> list[Utterance]:
        """Return which turn it is, and what one is asked."""
        number = getattr(self.layout.furniture, "number", 0)
        return [Utterance(self._words.say("speech.turn", n=number))] if number else []

    def spoken_focus(self) -> list[Utterance]:
        """Return what the focus lies on."""
        token = self._areas().token(self.focus) if self.focus is not None else None
        if self.focus is None or token is None:
            return []
        names, words = self._session.head.names, self._words
        if self.focus.startswith("hand:"):
            return [self._spoken_card(token)]
        if token.startswith("seat:"):
            seat = int(token[5:])
            return [
                *self._aloud.seat(self.view, self.viewer, seat, names, words),
                *self._why(token),
            ]
        if self.focus.startswith("button:"):
            labels = [cue.label for cue in self._buttons() if cue.token == token]
            return [Utterance(f"{label}, {words.say('speech.button')}") for label in labels]
        if token == "identity" and self._peek and self.viewer is not None:  # noqa: S105 no password
            return [self._aloud.own(self.view, self.viewer, words)]
        return [Utterance(self._aloud.place(token, self.view, words))]

    def _spoken_card(self, token: str) -> Utterance:
        """Return a card of the hand: what it is and does, and whether it may be played."""
        words, lit = self._words, self.focus in self.lit()
        cards = [name for name in self.layout.touch if name.startswith("hand:")]
        _, does = self._aloud.card(token, words)
        name = self._aloud.held(self.view, self.viewer, token, words)
        at = cards.index(self.focus or "") + 1 if self.focus in cards else 1
        said = words.say("speech.card", name=name, at=at, of=len(cards))
        can = words.say("speech.can" if lit else "speech.cannot")
        return Utterance(f"{said} {can} {does}", private=True)

    def _why(self, token: str) -> list[Utterance]:
        """Return why the chosen card may not go to a seat, or that it may."""
        if not self.hand.touched or not self.is_mine() or self.viewer is None:
            return []
        if self.focus in self.lit():
            return [Utterance(self._words.say("speech.lit"), private=True)]
        meant = self.board.action_of((*self.hand.touched, token), self.view)
        reason = None
        if meant is not None:
            reason = self._session.rules.refusal(self.view, self.viewer, meant)
        return [Utterance(self._words.say(f"refusal.{reason}"), private=True)] if reason else []

    def aside(self) -> list[Utterance]:
        """Return what is asked of whom, and what there is to say of the last touch."""
        mine = self.is_mine()
        private = (mine and not self.board.answering(self.view)) or bool(self.hand.touched)
        begins = str(self.focus).startswith("hand:") and not self.hand.touched
        said = []
        if self.hand.touched and self.hand.touched[0] in self._aloud.CARDS:
            name, _ = self._aloud.card(self.hand.touched[0], self._words)
            said.append(Utterance(self._words.say("speech.chosen", name=name), private=True))
        said += [Utterance(self._prompt(None if begins else self._preview()), private)]
        said.append(Utterance(self.hand.reason, private=True))
        said += self.chatting.spoken()
        if (self._peek or self.meeting is not None) and self.viewer is not None:
            said.append(self._aloud.own(self.view, self.viewer, self._words))
        return [one for one in said if one.text]

    def spoken_hand(self) -> list[Utterance]:
        """Return one's own cards."""
        if self.viewer is None:
            return []
        return [self._aloud.hand(self.view, self.viewer, self._words)]

    def spoken_piles(self) -> list[Utterance]:
        """Return what lies before everybody who is still in."""
        names = self._session.head.names
        return list(self._aloud.piles(self.view, self.viewer, names, self._words))

    def spoken_events(self) -> list[Utterance]:
        """Return the last lines of the log."""
        lines = [Utterance(line.text, line.secret) for line in self.log_lines[-LAST:]]
        return lines or [Utterance(self._words.say("speech.events-none"))]

"""Training: at a table that is played to learn, bots say why as soon as they have played."""

from __future__ import annotations

from game.core.seats import Seat
from game.scenes.after.decisions import most_at_stake, sentences
from game.scenes.after.why import WhyScene
from game.scenes.kit import Kit
from game.session import Session


class Training:
    """The reasons that are told so far; none at a table that is not played to learn."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Watch a session."""
        self._kit = kit
        self._session = session

    @property
    def open(self) -> bool:
        """Whether there is anything to ask about now."""
        return self._session.head.training and bool(self._session.reasons())

    def newest(self) -> str:
        """Return in a sentence or two what the last bot did and believed; empty where unsaid."""
        if not self.open:
            return ""
        words = self._kit.words(self._session.head.game)
        reasons, acts = self._session.reasons(), self._session.actors()
        last = len(acts) - 1
        if last not in reasons:
            return ""
        its = sentences(self._session.head, acts, reasons, words, over=False).get(last)
        if its is None:
            return ""
        name = self._session.head.names[its.seat]
        return words.say("why.live", name=name, done=its.did, because=its.because)

    def scene(self) -> WhyScene | None:
        """Return the reasons of all decisions so far, first that on which most hung of late.

        Of late is since somebody acted who is no bot.
        """
        if not self.open:
            return None
        session = self._session
        words, acts = self._kit.words(session.head.game), session.actors()
        told = sentences(session.head, acts, session.reasons(), words, over=False)
        ours = (at for at in reversed(range(len(acts))) if not session.is_bot(Seat(acts[at])))
        last = next(ours, -1)
        at = most_at_stake(told, [at for at in told if at > last] or told)
        return None if at is None else WhyScene(self._kit, session.head, told, at, over=False)

"""Voting: what several people choose at once without looking at what is theirs (`core.panels`).

It is chosen unseen: on the public table with a device of one's own, until all have chosen or the
time is up, or behind the curtain. Or all show thumbs, and one enters what was shown: nothing
reaches the match before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.panels import Ballot
from game.core.seats import Seat
from game.games import game_of
from game.scenes.kit import Kit
from game.session import Session
from game.stage.input.claims import HALVES, KEYPAD, KEYS, PAD_SOURCE, RIGHT
from game.stage.table.marks import SEAT_KEYS

PAD_KEYS: Final = (
    "enter", "left", "up", "right", "down", "pageup", "pagedown", "n", "i", ".", "tab",
)  # fmt: skip
"""What scenes hear for a gamepad's buttons, in the order of the ballots."""
HALF: Final = 6
"""So many digits has each half of a keyboard."""
KEYPAD_KEYS: Final = SEAT_KEYS[:10]
"""The digits of the keypad, which choose like those of a whole keyboard."""
REST_KEY: Final = "enter"
"""What all who have yet to show a thumb choose the first ballot with, where it says so."""
REST_MS: Final = 600
"""Whoever pressed on through the last picture does not do that yet."""


@dataclass(slots=True)
class OpenVote:
    """One vote that goes on."""

    ballots: Sequence[Ballot]
    people: tuple[Seat, ...]
    """Who is asked, in the order in which thumbs are entered."""
    ms: int
    """How long there is to choose; 0: there is no clock."""
    thumbs: bool
    chosen: dict[Seat, int] = field(default_factory=dict)
    gone: int = 0

    @property
    def waits(self) -> tuple[Seat, ...]:
        """Return who has not chosen yet."""
        return tuple(seat for seat in self.people if seat not in self.chosen)

    @property
    def over(self) -> bool:
        """Whether all have chosen, or the time is up."""
        return not self.waits or bool(self.ms and self.gone >= self.ms)

    @property
    def left(self) -> float | None:
        """How much of the time is left, 1 to 0; None where there is no clock."""
        return max(0.0, 1 - self.gone / self.ms) if self.ms else None


class Voting:
    """The votes of one couch."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Ask for nothing yet."""
        self._kit = kit
        self._session = session
        self._part = game_of(session.head.game).ballots
        self.now: OpenVote | None = None
        self._shown: dict[Seat, Any] = {}
        """What was shown by thumbs last."""

    def ballots(self, view: Any) -> Sequence[Ballot]:
        """Return what may be chosen now by all who are asked, none where it hangs on a hand."""
        if self._part is None:
            return ()
        names, words = self._session.head.names, self._kit.words(self._session.head.game)
        return self._part.ballot(view, names, words)

    def only(self, people: Iterable[Seat], view: Any) -> dict[Seat, Any]:
        """Return what those may choose, of what all were told, who have no choice."""
        ballots, accepts = self.ballots(view), self._session.rules.accepts
        found = {}
        for seat in people:
            may = [one.action for one in ballots if accepts(view, seat, one.action)]
            if len(may) == 1:
                found[seat] = may[0]
        return found

    def looks(self, people: Iterable[Seat], ballots: Sequence[Ballot]) -> Seat | None:
        """Return who has to choose behind the curtain: who has no device that hides a choice.

        One switch, which is led through a table, hides none.
        """
        if self._session.head.house.thumbs:
            return None
        led = bool(self._kit.settings.scan_ms)
        return next((one for one in people if led or not self._unseen(one, len(ballots))), None)

    def _unseen(self, seat: Seat, many: int) -> bool:
        """Say whether a seat can choose among so many things with what nobody else looks at."""
        source = self._kit.claims.source(seat)
        if source in HALVES:
            return many <= HALF
        if source == KEYPAD:
            return many <= len(KEYPAD_KEYS)
        return source == KEYS or source.startswith(PAD_SOURCE)

    def begin(self, view: Any, people: Sequence[Seat], ballots: Sequence[Ballot]) -> None:
        """Ask people at once; nothing changes where they are asked already."""
        if self._part is None or (self.now is not None and self.now.people == tuple(people)):
            return
        seconds, thumbs = self._part.seconds(view), self._session.head.house.thumbs
        self.now = OpenVote(ballots, tuple(people), 0 if thumbs else 1000 * seconds, thumbs)

    def pass_time(self, ms: int, view: Any) -> list[tuple[Seat, Any]]:
        """Let time pass; return once, when the vote is over, who chose what."""
        vote = self.now
        if vote is None:
            return []
        vote.gone += ms
        vote.people = tuple(seat for seat in vote.people if self._session.is_human(seat))
        if not vote.over or self._part is None:
            return []
        self.now = None
        silent = self._part.silent(view)
        done = [
            (seat, vote.ballots[vote.chosen[seat]].action if seat in vote.chosen else silent)
            for seat in vote.people
        ]
        self._shown = dict(done) if vote.thumbs else {}
        return done

    def forget(self) -> None:
        """Say nothing more of what was shown."""
        self._shown = {}

    def outdone(self, view: Any) -> str:
        """Return what is said of those who showed a thumb, and came behind somebody else."""
        if self._part is None or not self._shown:
            return ""
        names, words = self._session.head.names, self._kit.words(self._session.head.game)
        return self._part.outdone(view, self._shown, names, words)

    # ------------------------------------------------------------ what is pressed

    def press(self, key: str, source: str) -> bool:
        """Take in a key of a device; say whether it was one of the vote's."""
        keys = PAD_KEYS if source.startswith(PAD_SOURCE) else SEAT_KEYS
        if self.now is None:
            return False
        if key == REST_KEY and keys is SEAT_KEYS and self.remaining():
            self.choose_for_rest()
            return True
        if key not in keys:
            return False
        # whoever enters thumbs has the whole row of digits, also where two people share it
        beyond = HALF if self.now.thumbs and source == RIGHT else 0
        self.vote(keys.index(key) + beyond, source)
        return True

    def remaining(self) -> str:
        """Return what one press says for all who have yet to show a thumb; empty: none does."""
        vote = self.now
        if vote is None or not vote.thumbs or not vote.waits:
            return ""
        first, free = vote.ballots[0], vote.ballots[0].action
        others = any(vote.ballots[one].action != free for one in vote.chosen.values())
        return first.rest if others else first.everybody

    def choose_for_rest(self) -> None:
        """Let all who have yet to show a thumb choose the first ballot."""
        vote = self.now
        if vote is None or not self.remaining() or vote.gone < REST_MS:
            return
        for seat in vote.waits:
            if self._session.accepts(seat, vote.ballots[0].action):
                vote.chosen[seat] = 0

    def vote(self, number: int, source: str) -> None:
        """Let whoever holds a device choose; what their seat may not choose is not taken."""
        vote = self.now
        if vote is None or number >= len(vote.ballots):
            return
        may, action = self._kit.claims.may, vote.ballots[number].action
        if vote.thumbs:
            seats: Iterable[Seat] = vote.waits[:1]
        else:
            seats = (seat for seat in vote.people if may(seat, source))
        for seat in seats:
            if self._session.accepts(seat, action):
                vote.chosen[seat] = number

    def choosers(self, number: int) -> list[Seat]:
        """Return who may choose a ballot, of all who are asked or of whose thumb is entered now."""
        vote = self.now
        if vote is None:
            return []
        action, asked = vote.ballots[number].action, vote.waits[:1] if vote.thumbs else vote.people
        return [seat for seat in asked if self._session.accepts(seat, action)]

    def take_back(self) -> bool:
        """Take the last thumb back that was entered; False where there is none."""
        if self.now is None or not self.now.thumbs or not self.now.chosen:
            return False
        self.now.chosen.popitem()
        return True

    # ------------------------------------------------------------ what is shown

    @property
    def shows(self) -> object:
        """What is seen of the vote: nothing of what was chosen unseen."""
        vote = self.now
        if vote is None:
            return None
        return vote.waits, tuple(vote.chosen.items()) if vote.thumbs else None, vote.left

    def whose(self) -> str:
        """Return whose thumb is to be entered, in words; empty where none is."""
        vote = self.now
        if vote is None or not vote.thumbs or not vote.waits:
            return ""
        name = self._session.head.names[vote.waits[0]]
        return self._kit.words().say("couch.whose-thumb", name=name)

    def status(self) -> str:
        """Return who is waited for, or that all show a thumb."""
        vote = self.now
        if vote is None or not vote.waits:
            return ""
        names, words = self._session.head.names, self._kit.words()
        if vote.thumbs:
            return words.say("couch.thumbs")
        return words.say("couch.confirm", names=", ".join(names[seat] for seat in vote.waits))

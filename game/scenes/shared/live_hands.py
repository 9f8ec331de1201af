"""Hands: the people of one screen who all play at once, each with a device of their own.

What a hand has touched so far is seen by nobody, for it would tell whose it is: but for what
somebody begins to say to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.core.seats import Seat
from game.core.targets import SEAT
from game.scenes.kit import Kit
from game.scenes.shared.blind_scan import TAKEN, BlindScan
from game.scenes.table.action_builder import ActionBuilder
from game.scenes.view.projection import Projection
from game.session import Session
from game.stage.input.claims import PAD_SOURCE
from game.stage.input.inputs import KeyPressed
from game.stage.table.marks import SEAT_KEYS

A_SECOND: Final = "a-second"
"""What one switch uses, au pas, to let a second pass."""
SCAN_MS: Final = 900
"""So long a step stays where the settings do not say."""
PAUSES: Final = 3
"""So often a person may stop time in one turn of a match (a build, a round)."""


class LiveHand:
    """One person's table, which is never drawn, and what they touched of it."""

    def __init__(self, kit: Kit, session: Session, seat: Seat) -> None:
        """Begin with all that the seat was told."""
        self.seat = seat
        self._session = session
        self._projection = Projection(kit, session, seat, "couch")
        self._action_builder = ActionBuilder(session.rules, self._projection.board, seat)
        self._action_builder.asks = False
        self._kit = kit
        for _ in self._told():
            pass  # what was told before was felt before
        rows = self._projection.board.live.scanned() if seat in kit.switches else ()
        if rows and session.head.house.steps:
            rows = (*rows, (A_SECOND,))
        self.scan = BlindScan(rows, lambda: kit.settings.scan_ms or SCAN_MS) if rows else None
        """What one switch leads through, where its person plays by one."""

    @property
    def view(self) -> Any:
        """The table as its person was told it."""
        return self._projection.view

    @property
    def channel(self) -> str:
        """What tells this person what nobody else may know: ears, else their own gamepad."""
        return self._kit.audio_outputs.channel(self.seat) or self._kit.claims.source(self.seat)

    def catch_up(self) -> None:
        """Take in what the seat was told since, and let its person feel it."""
        kit, channel = self._kit, self.channel
        for event in self._told():
            if kit.settings.rumble or kit.audio_outputs.of(self.seat):
                board, view = self._projection.board, self.view
                kit.motors.feel(channel, board.live.felt(event, view))

    def pass_time(self, ms: float) -> None:
        """Let time pass for what one switch leads through."""
        motors, channel = self._kit.motors, self.channel
        if self.scan is not None:
            motors.feel(channel, self.scan.pass_time(ms, busy=motors.busy(channel)))

    def switched(self, heard: KeyPressed) -> bool:
        """Say whether a press is of one's one switch: all but what opens the menu is."""
        pad = heard.source.startswith(PAD_SOURCE)
        return self.scan is not None and heard.key != "menu" and (pad or heard.key != "escape")

    def switch(self) -> str | None:
        """Take in a press of one's one switch; return the key that it used, if it used one."""
        assert self.scan is not None, "only who plays by one switch has one"
        key = self.scan.press()
        self._kit.motors.feel(self.channel, (TAKEN,))
        return key

    def _told(self) -> Iterator[Any]:
        for event in self._session.observations(self.seat, self._projection.at):
            self._projection.fold(event)
            yield event

    def press(self, heard: KeyPressed) -> Any:
        """Take in a key; return the action that it ends, None where it ends none."""
        area, token = self._meant(heard)
        if token is None:
            return None
        words = self._kit.words(self._session.head.game)
        return self._action_builder.touch(self.view, area, token, words)

    def points(self, heard: KeyPressed) -> str | None:
        """Return what a key touches, without touching it."""
        return self._meant(heard)[1]

    @property
    def touched(self) -> tuple[str, ...]:
        """What was touched so far of what is not ended yet."""
        return self._action_builder.touched

    @property
    def aloud(self) -> tuple[str, ...]:
        """What of that all may see."""
        return self._projection.board.live.aloud(self.touched, self.view)

    @property
    def given(self) -> bool:
        """Whether this person has given what all are asked for at once."""
        self.catch_up()
        return self._projection.board.live.given(self.seat, self.view)

    def hears(self, furniture: Any) -> bool:
        """Say whether what this person presses is for what all see."""
        self.catch_up()
        return self._projection.board.live.hears(self.view, furniture)

    def let_go(self) -> None:
        """Take back what was touched so far."""
        self._action_builder.let_go()

    def _meant(self, heard: KeyPressed) -> tuple[str, str | None]:
        """Return the area that a key touches, and what touching it says."""
        self.catch_up()
        view, board = self.view, self._projection.board
        area = self._placed(heard.place)
        if area is None:
            keys = {cue.key: cue.token for cue in board.touches.buttons(view)}
            seat = SEAT_KEYS.index(heard.key) if heard.key in SEAT_KEYS else None
            area = keys.get(heard.key) or (None if seat is None else SEAT.at(seat))
        if area is None:
            return "", None
        touch = board.layout(view).touch.get(area)
        return area, area if touch is None else touch.token

    def whereabouts(self, heard: KeyPressed) -> Any:
        """Return what shows a person where they are on everybody's picture, if a key asks that."""
        self.catch_up()
        live, touched = self._projection.board.live, self._action_builder.touched
        return live.whereabouts(heard.place, touched, self.view)

    def _placed(self, place: str) -> str | None:
        projection = self._projection
        touched = self._action_builder.touched
        return projection.board.live.key_area(place, touched, projection.view) if place else None

    def touches(self, heard: KeyPressed) -> bool:
        """Say whether a key touches something by where it lies, whatever else it means."""
        self.catch_up()
        return self._placed(heard.place) is not None

    @property
    def flicks(self) -> bool:
        """Whether its gamepad would touch by its parts' places now."""
        return self._projection.board.live.flicks(self._action_builder.touched, self.view)

    @property
    def free(self) -> bool:
        """Whether the hand could begin something now."""
        asked = self.seat in self._session.asked()
        return asked and self._projection.board.live.free(self.seat, self.view)


class LiveHands:
    """The hands of all people of one screen."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Lay a table for everybody who is a person now."""
        self._kit = kit
        self._session = session
        self._hands: dict[Seat, LiveHand] = {}
        self._stopped: dict[tuple[Seat, int], int] = {}
        """By person and turn, how often they stopped time."""

    def now(self) -> list[LiveHand]:
        """Return the hands of those who are people now."""
        for seat in self._session.humans:
            if seat not in self._hands:
                self._hands[seat] = LiveHand(self._kit, self._session, seat)
        return [self._hands[seat] for seat in self._session.humans]

    def feel(self, ms: float) -> None:
        """Let everybody feel what their seats were told since, and pulses go on."""
        for hand in self.now():
            hand.catch_up()
            hand.pass_time(ms)
        self._kit.motors.pass_time(ms)

    def of(self, source: str) -> LiveHand | None:
        """Return whose device this is, None where it is nobody's alone."""
        theirs = [hand for hand in self.now() if self._kit.claims.may(hand.seat, source)]
        return theirs[0] if len(theirs) == 1 else None

    def stop(self, seat: Seat) -> bool:
        """Take in that a person wants to stop time; say whether they may."""
        turn = sum(event.begins_turn for event in self._session.observations(None))
        before = self._stopped.get((seat, turn), 0)
        if before < PAUSES:
            self._stopped[seat, turn] = before + 1
        return before < PAUSES

    def begin_anew(self) -> None:
        """Let every walk of a switch begin anew: whatever was told may be forgotten by now."""
        for hand in self._hands.values():
            if hand.scan is not None:
                hand.scan.begin()

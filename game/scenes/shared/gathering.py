"""The gathering: before time runs, everybody around one screen finds themselves on its picture.

Nothing is timed meanwhile but its own end. A device shows its person where they are, and says that
they are ready. A one-switch device shows by every press, and is ready once it has rested a while.
Who has nothing to find is not awaited.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.core.seats import Seat
from game.scenes.shared.live_hands import LiveHand, LiveHands
from game.scenes.table.countdown import STOPPED
from game.session import Session
from game.stage.input.inputs import CloseAsked, FocusLost, Input, KeyPressed
from game.stage.live_play import Gathered, LivePlay
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Scene

GATHERED: Final = "gathered"
"""What it closes with once everybody is ready, or was given time enough."""
FIRST_MS: Final = 60_000
"""After so long it goes on without those who are not ready, in the first turn: all read there.

Who comes back to it, once time has run, has read it."""
LASTS_MS: Final = 40_000
"""The same in every later turn."""
RESTS_MS: Final = 5_000
"""So long after the last press of their one switch somebody is ready."""


class GatheringScene(Scene):
    """What lies over a table until everybody who plays there has found themselves."""

    name = "gathering"
    see_through = True

    def __init__(
        self,
        session: Session,
        hands: LiveHands,
        live: LivePlay,
        view: Any,
        lay: Callable[[], None],
        rules: Callable[[], Scene],
        before: GatheringScene | None = None,
    ) -> None:
        """Wait for everybody who is asked; ``lay`` lays the table of a view anew.

        ``rules`` opens the rules, and no time passes meanwhile.

        What came ``before`` in the same turn, until the menu stopped it, leaves the rest of its
        time, and whoever was ready there is.
        """
        self.turn = live.gathers(view)
        self._session = session
        self._hands = hands
        self._live, self._view = live, view
        self._lay = lay
        self._rules = rules
        if before is not None and before.turn != self.turn:
            before = None
        self.ready: set[Seat] = set() if before is None else set(before.ready)
        """Who has said that they are."""
        for hand in hands.now():  # what was begun before, such as a keypad's +, begins nothing here
            hand.let_go()
        finding = [hand.seat for hand in finders(session, hands, live)]
        self._awaited = tuple(seat for seat in finding if seat not in self.ready)
        self._switched: dict[Seat, float] = {}
        """By seat, when its one switch was pressed last."""
        new = self.turn is not None and self.turn <= 1 and not session.resumed
        self._lasts = FIRST_MS if new else LASTS_MS
        self._ms: float = 0.0 if before is None else before.spent
        self._show()

    @property
    def spent(self) -> float:
        """How many milliseconds of its time are over."""
        return self._ms

    # ------------------------------------------------------------ time and inputs

    def pass_time(self, ms: int) -> Answer:
        """Let its own time pass, and none of the match."""
        self._ms += ms
        for seat in [one for one, at in self._switched.items() if self._ms - at >= RESTS_MS]:
            self._ready(seat)
        if not self._awaited or self._ms >= self._lasts:
            return self._end(GATHERED)
        self._show()
        return None

    def handle_input(self, heard: Input) -> Answer:
        """Show somebody where they are, take in that they are ready, or stop for the menu."""
        match heard:
            case FocusLost():
                return self._end(STOPPED)
            case CloseAsked():
                self._session.close()
                return Close("quit")
            case KeyPressed(repeat=False):
                return self._press(heard)
            case _:
                return None

    def _press(self, heard: KeyPressed) -> Answer:
        hand = self._hands.of(heard.source)
        if hand is not None and hand.switched(heard):
            self._switch(hand)
            return None
        if heard.key in ("escape", "menu") and (hand is None or not hand.touches(heard)):
            return self._end(STOPPED)
        if heard.key == "f1" and (hand is None or not hand.touches(heard)):
            return Push(self._rules())
        if hand is None:
            return None
        if self._live.gathers_by(heard.place):
            self._ready(hand.seat)
        elif (found := hand.whereabouts(heard)) is not None:
            self._live.point_out(found, self._view)
            self._show()
        return None

    def _switch(self, hand: LiveHand) -> None:
        """Take in a press of somebody's one switch."""
        if (found := whereabouts(hand, self._live)) is not None:
            self._switched[hand.seat] = self._ms
            self._live.point_out(found, self._view)
            self._show()

    def _ready(self, seat: Seat) -> None:
        self._switched.pop(seat, None)
        self.ready.add(seat)
        self._awaited = tuple(one for one in self._awaited if one != seat)
        self._show()

    def _show(self) -> None:
        left = -(-max(0.0, self._lasts - self._ms) // 1000)
        gathered = Gathered(int(self._ms), self._awaited, int(left))
        self._live.gather(gathered, self._view)
        self._lay()

    def _end(self, result: str) -> Answer:
        if result != GATHERED:  # else it goes on while time is counted in
            self._live.gather(None, self._view)
            self._lay()
        return Close(result)

    # ------------------------------------------------------------ what it shows

    @property
    def switches_apart(self) -> bool:
        """Each hand knows whether it plays by one switch."""
        return True

    @property
    def flicks(self) -> bool:
        """Whether gamepads touch by their parts' places: as at the table below."""
        return any(hand.flicks for hand in self._hands.now())

    @property
    def alert(self) -> bool:
        """It goes on by itself."""
        return True

    @property
    def shows(self) -> object:
        """Who is awaited, and the tenth of a second, in which something may move."""
        return self._awaited, int(self._ms) // 100

    def spoken(self) -> str:
        """Return what is to be done."""
        return self._live.gathers_told()

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing more: the table below shows it."""


def finders(session: Session, hands: LiveHands, live: LivePlay) -> list[LiveHand]:
    """Return the hands of those who play now and have something of their own to find."""
    asked = session.asked()
    return [
        hand for hand in hands.now() if hand.seat in asked and whereabouts(hand, live) is not None
    ]


def whereabouts(hand: LiveHand, live: LivePlay) -> Any:
    """Return what shows somebody where they are; None where they have nothing to find."""
    return hand.whereabouts(KeyPressed("", place=live.shows_by()))

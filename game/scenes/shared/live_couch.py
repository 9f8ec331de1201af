"""The couch in a real-time game: one picture as all may see it, and everybody plays at once.

Before the first build everybody is called to a curtain and sees who they are. While time runs
nobody is, for no clock would wait: what a device presses is its person's, and nothing shows whose
it was, but for what is said. The mouse is nobody's: all would see what it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.actions import RefusedError
from game.core.commands import PAD
from game.core.seats import Seat
from game.scenes.after.result import AGAIN, ONCE_MORE
from game.scenes.kit import Kit
from game.scenes.shared.curtain import Fallen
from game.scenes.shared.curtain_calls import Calling
from game.scenes.shared.devices_of_a_match import remember
from game.scenes.shared.gathering import GATHERED, GatheringScene, finders
from game.scenes.shared.live_hands import A_SECOND, PAUSES, LiveHand, LiveHands
from game.scenes.shared.overhearing import Overhearing
from game.scenes.shared.pause import CouchPause, Missing
from game.scenes.shared.whose import Looks
from game.scenes.table.countdown import STOPPED
from game.scenes.table.interactive import InteractiveTable
from game.scenes.table.spectator_controls import watched
from game.scenes.table.tick_clock import TickClock
from game.scenes.view.projection import Projection
from game.session import Session, again
from game.stage.input.claims import KEYS, PAD_SOURCE
from game.stage.input.inputs import FocusLost, Input, KeyPressed, PointerPressed
from game.stage.live_play import Gathered
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Replace

_OPENING: Final = ("menu", "rules", "log")
_STOPPING: Final = ("escape", "menu", "f1")
"""What stops time for something that all may read."""
_FEELS: Final = f"{PAD}rs"
"""What of a gamepad lets its person feel again who they are."""


class LiveCouchScene(InteractiveTable):
    """A running match of several people who act at any time."""

    name = "live_couch"
    room_for = "couch"

    def __init__(self, kit: Kit, session: Session, projection: Projection | None = None) -> None:
        """Sit down around one screen."""
        super().__init__(kit, session, None, projection)
        session.quirks = False
        self.hands = LiveHands(kit, session)
        """Whoever plays here, and what they touched."""
        self._overhearing = Overhearing(self.board.live, self._lay_still)
        self.calling = Calling(kit, session)
        """Who is called behind the curtain."""
        self.calling.table = self
        if not session.resumed:  # else they know, and the menu shows it
            self.calling.everybody()
        self._missing = Missing(kit, session)
        self._gathered: int | None = None
        """The turn for which everybody has found themselves."""
        self._gathering: GatheringScene | None = None
        """Where they find themselves, or last did."""
        self._counted_in = False
        """Whether each still finds themselves, while time is counted in."""
        self._confirmed: set[Seat] = set()
        """Au pas: who let a second pass."""

    def _apply_settings(self) -> None:
        super()._apply_settings()
        self._session.quirks = False

    # ------------------------------------------------------------ time

    def pass_time(self, ms: int) -> Answer:
        """Let time pass, unless a picture runs that all are to see."""
        self._session.think()
        self._tell_faults()
        if (above := self._noticed() or self._missing.scene()) is not None:
            return Push(above)
        self.hand.pass_time(ms)
        self.hands.feel(ms)
        self.director.pass_time(ms)
        self._end_count()
        self._overhearing.pass_time(ms)
        self.player.laid_anew()
        self._look_on(ms)
        self.sounding.pass_time(ms, self.director.take_marks(), self.view)
        quiet = self.board.live.listening(self.view)
        self.speech_bubbles.pass_time(
            ms, self.player.take_shown(), quiet=quiet, moves=self._speaks_in
        )
        if self.director.busy:
            return None
        if self.now.over:
            return self._ending(ms)
        if (curtain := self.calling.next()) is not None:
            return Push(curtain)
        if (gathering := self.gathering()) is not None:
            self._gathering = gathering
            return Push(gathering)
        if (count := self.time.counted()) is not None:
            return Push(count)
        self.time.pass_(ms, self._let_pass())
        self.player.laid_anew()
        return None

    def timed(self, time: TickClock) -> TickClock:
        """Return a time in whose count each finds themselves, as before it."""
        time.meanwhile, time.shows_by = self._find_on, self._find
        return super().timed(time)

    def _find_on(self, ms: float) -> object:
        """Let everybody find themselves while time is counted in; return what moves of that."""
        live, gathering = self.board.live, self._gathering
        if live.gathers(self.view) is None:
            return None
        spent = 0.0 if gathering is None else gathering.spent
        self._counted_in = True
        live.gather(Gathered(int(spent + ms), (), 0), self.view)
        self._lay()
        return int(ms) // 100

    def _find(self, heard: KeyPressed) -> None:
        """Show somebody where they are, by their key; one switch chooses and shows nothing here."""
        hand = self.hands.of(heard.source)
        if not self._counted_in or hand is None or hand.switched(heard):
            return
        if (found := hand.whereabouts(heard)) is not None:
            self.board.live.point_out(found, self.view)

    def _end_finding(self) -> None:
        """Let time go on, or stand still for something else."""
        if self._counted_in:
            self._counted_in = False
            self.board.live.gather(None, self.view)
            self._lay()

    def _end_count(self) -> None:
        """Let a picture end that waits for all, once everybody has given what they are asked."""
        asked = {hand.seat for hand in self.hands.now() if hand.seat in self._session.asked()}
        furniture = self.director.frame().furniture
        if self.director.busy and self.board.live.ends_count(furniture, asked, self._given):
            self.director.skip()

    @property
    def _given(self) -> frozenset[int]:
        return frozenset(int(hand.seat) for hand in self.hands.now() if hand.given)

    def gathering(self) -> GatheringScene | None:
        """Return where everybody finds themselves before a turn, once, if anybody plays in it."""
        live = self.board.live
        turn = live.gathers(self.view)
        if turn in (None, self._gathered) or not finders(self._session, self.hands, live):
            return None
        return GatheringScene(
            self._session,
            self.hands,
            live,
            self.view,
            self._lay,
            self._help.rules,
            self._gathering,
        )

    def _lay(self) -> None:
        self.director.show(self.board.layout(self.view))

    def _lay_still(self) -> None:
        """Lay the table anew, unless a picture is on its way: it will be laid then."""
        if not self.director.busy:
            self._lay()

    def show_on(self, ms: int) -> None:
        """Let what was said fade where a curtain is drawn aside; nothing is played before it."""
        self.hand.pass_time(ms)

    @property
    def led(self) -> bool:
        """Nobody leads a focus on the picture of all."""
        return False

    def hear_through(self, heard: Input) -> Answer:
        """Open what all may read; nobody plays while somebody is called."""
        match heard:
            case PointerPressed(x, y, 1):
                return self._point(x, y)
            case KeyPressed("f1", repeat=False):
                return self.open("rules")
            case _:
                return None

    def _let_pass(self) -> bool:
        """Au pas, let time pass once all who are asked did; say whether it waits for anybody."""
        asked = {hand.seat for hand in self.hands.now() if hand.seat in self._session.asked()}
        if asked and asked <= self._confirmed:
            self._confirmed.clear()
            self.time.let_pass()
        return bool(asked)

    @property
    def due_ms(self) -> float | None:
        """How long until a tick ends, while time runs."""
        return None if self.director.busy else self.time.due_ms

    # ------------------------------------------------------------ inputs

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input, of whoever it is."""
        match heard:
            case FocusLost(why):
                return self.pause(lost=why) if self._session.outcome() is None else None
            case KeyPressed(repeat=True):
                return None
            case KeyPressed(key) if (token := self._of_all(key)) is not None:
                return self.watch(token)
            case KeyPressed(key):
                hand = self.hands.of(heard.source)
                if hand is not None and hand.switched(heard):
                    self._switched(hand)
                    return None
                placed = self.plays_by_place(heard)
                if key in _STOPPING and not placed:
                    return self._stop(hand, "rules" if key == "f1" else "menu")
                if key == "h" and not placed:
                    self.hand.say(self._kit.words().say("live.hint"))
                    return None
                if hand is not None and heard.place == _FEELS and not placed:
                    self.calling.feel(hand.seat)
                elif hand is not None and not self._outdated(heard):
                    self._press(hand, heard, placed=placed)
                return None
            case PointerPressed(x, y, 1):
                return self._point(x, y)
            case _:
                return super().handle_input(heard)

    def plays_by_place(self, heard: KeyPressed) -> bool:
        """Say whether a key plays by where it lies, or is somebody's one switch."""
        hand = self.hands.of(heard.source)
        return hand is not None and (hand.switched(heard) or hand.touches(heard))

    @property
    def switches_apart(self) -> bool:
        """Each hand knows whether it plays by one switch."""
        return True

    @property
    def flicks(self) -> bool:
        """Whether gamepads touch by their parts' places: nobody leads a cursor here."""
        return any(hand.flicks for hand in self.hands.now())

    def _of_all(self, key: str) -> str | None:
        """Return what a key lets all do who are out, once nobody here plays."""
        return next((cue.token for cue in self.spectator_controls.cues() if cue.key == key), None)

    def _outdated(self, heard: KeyPressed) -> bool:
        """Say whether a key still means what was before; step by step only who gathers hurries."""
        live = self.board.live
        hurried = not self._session.head.house.steps or live.gathers(self.view) is not None
        return hurried and live.late(heard.place, self.view)

    def _press(self, hand: LiveHand, heard: KeyPressed, *, placed: bool) -> None:
        lets = heard.key == "tab" or (heard.key == "enter" and self._session.head.house.steps)
        if lets and not placed:
            self._confirmed.add(hand.seat)
            return
        if (found := hand.whereabouts(heard)) is not None:
            self.board.live.point_out(found, self.view)
        if self.betting.seal(self.view, hand.seat, hand.points(heard), hand.touched):
            hand.let_go()
            return
        action = hand.press(heard)
        self._overhearing.press(hand)
        if action is not None and hand.hears(self.director.frame().furniture):
            self._submit(hand.seat, action)

    def _take(self, early: Sequence[KeyPressed]) -> None:
        """Take in what was pressed while time was counted in: of what each begins, the last."""
        given: dict[Seat, Any] = {}
        for heard in early if self.board.live.early(self.view) else ():
            hand = self.hands.of(heard.source)
            if hand is None or hand.switched(heard) or not hand.touches(heard):
                continue
            if self._outdated(heard):
                continue
            if (action := hand.press(heard)) is not None:
                given[hand.seat] = action
        for seat, action in given.items():
            self._submit(seat, action)

    def _submit(self, seat: Seat, action: Any) -> None:
        """Do what somebody wants, as far as the rules accept it."""
        try:
            self._session.submit(seat, action)
        except RefusedError:  # what a seat may do nobody else is to know
            return

    def _switched(self, hand: LiveHand) -> None:
        """Take in a press of somebody's one switch, of which nothing is to be seen or heard."""
        place = hand.switch()
        if place == A_SECOND:
            self._confirmed.add(hand.seat)
        elif place is not None and hand.touches(pressed := KeyPressed("", place=place)):
            self._press(hand, pressed, placed=True)

    def _stop(self, hand: LiveHand | None, opens: str) -> Answer:
        """Open the menu or the rules for a person, three times a turn."""
        if hand is None or self.hands.stop(hand.seat):
            return self.open(opens)
        who = self._session.head.names[hand.seat]
        self.hand.say(self._kit.words().say("live.pauses", name=who, most=PAUSES))
        return None

    def _point(self, x: float, y: float) -> Answer:
        name = self.areas().at(x, y) or ""
        if name in _OPENING:
            return self.open(name)
        if (token := watched(name)) is not None:  # nobody plays here any more
            return self.watch(token)
        self.hand.say(self._kit.words().say("live.mouse"))
        return None

    def is_mine(self) -> bool:
        """Nobody is asked before everybody's eyes."""
        return False

    def touch(self, name: str) -> None:
        """Nothing is touched on the picture of all."""

    def pause(self, *, lost: str = "") -> Answer:
        """Open the menu of several people."""
        return Push(CouchPause(self._kit, self._session, lost=lost))

    def notes(self) -> Answer:
        """Open nothing: notes are private."""
        return None

    # ------------------------------------------------------------ scenes above

    def resume(self, result: Any) -> Answer:
        """Come back from the menu, the rules, the count or the result."""
        self._apply_settings()
        early = self.time.early()
        self.time.resume(result)
        self._confirmed.clear()
        self._missing.go_on(result)
        self._rushed(result)
        self._kit.motors.still()
        self.hands.begin_anew()
        self._take(early)
        if result == GATHERED:
            self._gathered, self._counted_in = self.board.live.gathers(self.view), True
        else:
            self._end_finding()
        if isinstance(result, Looks):
            return Push(self.calling.look(result.seat))
        if isinstance(result, Fallen):
            self.calling.taken(result)
            self.betting.look_again(self.view)
        if result in ("menu", "quit"):
            self._session.close()
            return Close(result)
        if result == STOPPED:
            return self.pause()
        if result in AGAIN:
            self._session.close()
            rematch = again(self._session, same=result == ONCE_MORE)
            remember(self._kit, rematch.head)
            return Replace(LiveCouchScene(self._kit, rematch))
        return None

    # ------------------------------------------------------------ drawing

    @property
    def shows(self) -> object:
        """What changes of the picture as time passes: who has given what all are asked, too."""
        seen = super().shows
        return None if seen is None else (seen, self._given)

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        return self.director.busy

    @property
    def alert(self) -> bool:
        """Whether something may begin at any frame."""
        return not self.now.over

    def draw(self, canvas: Canvas) -> None:
        """Draw the table as all may see it."""
        with canvas.hints.speaking(self._everybodys):
            cue = self._cue(None, given=self._given)
            self.board.draw(canvas, self.director.frame(), cue, self.player.log, self.view)
            self.speech_bubbles.draw(canvas, self.layout, asked=False)
            self.sounding.draw(canvas, self.layout.spots.captions)

    def prompt(self, preview: Any) -> str:
        """Return the sentence that says what is asked, in nobody's own keys."""
        with self._kit.hints.speaking(self._everybodys):
            return f"{super().prompt(preview)} {self.betting.asks_all(self.view)}".strip()

    @property
    def _everybodys(self) -> str:
        """What keys are spoken of: that of whose device was used last would tell who pressed."""
        held = [self._kit.claims.source(seat) for seat in self._session.humans]
        pads = all(source.startswith(PAD_SOURCE) for source in held)
        return min(held) if held and pads else KEYS

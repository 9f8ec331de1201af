"""The couch: the public table of several people, who are called to the curtain one by one.

What it shows, plays and writes follows from what all were told (docs/secrecy.md). A turn's
card is chosen behind the curtain; what all know may be chosen, as a second tile, is chosen here,
and so is what several choose at once and hangs on no hand (`Voting`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.actions import RefusedError
from game.core.seats import CLOCK, Seat
from game.games import game_of
from game.scenes.after.result import AGAIN, ONCE_MORE
from game.scenes.kit import Kit
from game.scenes.shared.answer_window import LEAST_MS, AnswerWindow, SealedViewPlayer
from game.scenes.shared.ballot_panel import BallotPanel
from game.scenes.shared.curtain import CurtainScene, Fallen
from game.scenes.shared.curtain_calls import Calling
from game.scenes.shared.devices_of_a_match import remember
from game.scenes.shared.live_couch import LiveCouchScene
from game.scenes.shared.pause import CouchPause, Missing
from game.scenes.shared.response_window import SILENT_KEYS, ResponseWindow
from game.scenes.shared.stay import STAY_MS, Stay
from game.scenes.shared.voting import Voting
from game.scenes.shared.whose import Looks, looking
from game.scenes.table.action_builder import ActionBuilder
from game.scenes.table.areas import lie_there
from game.scenes.table.at_table import COVERED_CAPTIONS, FAST
from game.scenes.table.interactive import InteractiveTable
from game.scenes.table.sidelines_painting import areas_there
from game.scenes.table.spectator_controls import watched
from game.scenes.table.table import TableScene
from game.scenes.table.wording import asked_for, said
from game.scenes.view.projection import Projection
from game.session import Session, again
from game.stage.input.inputs import (
    CloseAsked,
    FocusLost,
    Input,
    KeyPressed,
    KeyReleased,
    PointerPressed,
    source_of,
)
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Replace, Scene
from game.stage.sound.voice import Utterance
from game.store.settings import Settings

_ANYBODY: Final = ("escape", "menu", "l", "f1", "f", "g", "tab", "pageup")
"""Keys that nobody chooses anything with."""
_OPENING: Final = ("menu", "rules", "log")
"""Areas that lead to what anybody may read."""


def table_of(
    kit: Kit, session: Session, *, watch: bool = False, projection: Projection | None = None
) -> Scene:
    """Return the scene that a session is played at: one person's own table, or the couch."""
    if len(session.people) > 1 and not watch:
        return _couch_of(session)(kit, session, projection)
    return TableScene(kit, session, watch=watch, projection=projection)


def projection_for(kit: Kit, session: Session) -> Projection:
    """Return the empty projection that the table of a session takes over once it is folded."""
    if len(session.people) > 1:
        return Projection(kit, session, None, _couch_of(session).room_for)
    return Projection(kit, session, next(iter(session.humans), None), TableScene.room_for)


def _couch_of(session: Session) -> type[LiveCouchScene | CouchScene]:
    return LiveCouchScene if session.real_time else CouchScene


class CouchScene(InteractiveTable):
    """A running match of several people, as all may see it."""

    name = "couch"
    everybody_reads = True

    def __init__(self, kit: Kit, session: Session, projection: Projection | None = None) -> None:
        """Sit down around one screen."""
        self.player: SealedViewPlayer
        self.calling = Calling(kit, session)
        """Who is called behind the curtain."""
        self._response = ResponseWindow(kit, session, self.calling, self.carry_out)
        self.asked: Seat | None = None
        """The person who may choose on the public table now."""
        super().__init__(kit, session, None, projection)
        session.quirks = False  # they hang on what a bot holds
        self.calling.table = self
        self.voting = Voting(kit, session)
        self.ballots = BallotPanel(kit, session, self.voting)
        self._missing = Missing(kit, session)
        self._slot = 1
        self._stay = Stay()
        if not session.resumed:
            self.calling.everybody()

    def _player_of(self, projection: Projection) -> SealedViewPlayer:
        return SealedViewPlayer(self._session, projection, None)

    @property
    def settings(self) -> Settings:
        """What is set, without notes: they are private, on one's private table."""
        return self._kit.settings.but(notes=False)

    def _apply_settings(self) -> None:
        flies = self.director.pace
        super()._apply_settings()
        self.player.pace = self.settings.pace
        self._session.quirks = False
        if self.window is not None:
            self.director.pace = flies

    # ------------------------------------------------------------ time

    def pass_time(self, ms: int) -> Answer:
        """Let the card in the air fly, else move the picture on, let bots act or call somebody."""
        ready = self._session.ready()
        self._tell_faults()
        if (above := self._noticed() or self._missing.scene()) is not None:
            return Push(above)
        self.hand.pass_time(ms)
        source = None if self.asked is None else self._kit.claims.source(self.asked)
        with self._kit.hints.speaking(source):
            self.settle()
        self.pile_fan.pass_time(ms)
        left = ms * max(self._hurry, FAST if self.fast and self.window is None else 1.0)
        self.director.pass_time(left)
        if self.window is not None:
            self.window.pass_time(round(ms * self._hurry), self._session.humans)
            if self._response.reveal(self.board, self.view, ready):
                self.director.skip()
        self._take_in()
        shown = self.window is None and not self.now.behind
        if shown and self._response.open(self.board, self.view, self.plays):
            self.pile_fan.give_way()
        self._tell(ms)
        if self.director.busy or self.window is not None:
            self._breath, self._slot = 0, 1
            return self._response.called()
        return self._caught_up(ms * self._hurry, ready)  # who skips pictures hurries no bot

    def _take_in(self) -> None:
        """Take in what all were told, until a picture runs."""
        anew = self.player.laid_anew()
        self.calling.forget(everything=anew)
        if anew:
            self.calling.everybody()
            self.speech_bubbles.hush()

    def _tell(self, ms: int) -> None:
        """Let what was taken in be heard, and looked at by who is out."""
        self._look_on(ms)
        self.sounding.pass_time(ms, self.director.take_marks(), self.view)
        self.speech_bubbles.pass_time(ms, self.player.take_shown(), moves=self._speaks_in)

    def show_on(self, ms: int) -> None:
        """Move the picture on where a curtain is drawn aside; nobody is asked for anything."""
        self.hand.pass_time(ms)
        self.pile_fan.pass_time(ms)
        self.director.pass_time(ms)
        self._take_in()
        self._tell(ms)

    @property
    def led(self) -> bool:
        """Whether keys, and no pointer, lead the focus to something of those who are out."""
        return self.pointing.spot is None and watched(self.focus) is not None

    def hear_through(self, heard: Input) -> Answer:
        """Take in what is pressed while a curtain is drawn aside: it means what it does here."""
        return self.handle_input(heard)

    @property
    def window(self) -> AnswerWindow | None:
        """The card in the air, which somebody may answer."""
        return self._response.now

    def plays(self, seat: Seat) -> bool:
        """Say whether a seat can still be asked for something."""
        return seat in self.spectator_controls.who_is_in(self.view)

    def carry_out(self, seat: Seat, action: Any) -> None:
        """Let a person do something; silence where it is an answer that is not theirs to give."""
        if not self._session.accepts(seat, action) and self.board.response.answering(self.view):
            action = self.board.response.silent(self.view)
        try:
            self._session.submit(seat, action)
        except RefusedError as refused:  # others acted first
            self.hand.say(self.words.say(f"refusal.{refused.reason}"))

    def _caught_up(self, ms: float, ready: Sequence[Seat]) -> Answer:
        if self.player.sheet_waits:
            return self._sheet(ms * (FAST if self.fast else 1.0))
        stays = self._stay.pass_time(ms * (FAST if self.fast else 1), self.player.told)
        stays = stays and not self.calling.meets  # nobody plays before all know who they are
        curtain = None if stays else self.calling.next()
        if curtain is not None:
            return self._raise(curtain)
        if self.now.over:
            return self._ending(ms)
        self._session.pass_time(ms)
        for seat, action in self.voting.pass_time(round(ms), self.view):
            self.carry_out(seat, action)
        asked = self._session.asked()
        if not asked or self.now.behind:
            return None
        people = [seat for seat in asked if self._session.is_human(seat)]
        if people:
            # who is asked together with others chooses unseen, unless time does not wait for that
            secret = CLOCK not in asked and len(asked) > 1
            only = self._only(people, secret=secret)
            # what leaves nobody a choice is seen all the same, before it is settled
            if stays and (len(only) == len(people) or self._calls(people, secret=secret)):
                return None
            for seat, action in only.items():
                self.carry_out(seat, action)
            if only:
                return None
            called = self._ask(people, secret=secret) or asked_for(self, self._kit)
            if called is not None or self.voting.now is not None:
                return called
        bot = next(filter(self._session.is_bot, asked), None)
        return None if bot is None else self._let_play(bot, ms, ready)

    def _ask(self, people: Sequence[Seat], *, secret: bool) -> Answer:
        """Call a person to the curtain, or let them choose here where all know what may be."""
        seat = people[0]
        kept = self.calling.kept(seat)  # what was said behind the curtain for this very moment
        if kept is not None:
            self.carry_out(seat, kept)
            return None
        if ballots := self.voting.ballots(self.view):
            looks = self.voting.looks(people, ballots)
            if looks is not None:
                return self._raise(self.calling.turn(looks))
            self.voting.begin(self.view, people, ballots)
            return None
        if self._calls(people, secret=secret):
            return self._raise(self.calling.turn(seat))
        self.board.onlooker.acting = seat
        if self.asked != seat:
            self.asked = seat
            self.hand = ActionBuilder(self._session.rules, self.board, seat)
            self.hand.asks = False
        return None

    def _only(self, people: Sequence[Seat], *, secret: bool) -> dict[Seat, Any]:
        """Return what people do who have no choice, as all know: they are not asked.

        What depends on somebody's hand is asked all the same: else all would see that it holds
        nothing else. A person who begins a turn sees their cards first (``Calling.turn``).
        """
        if secret or self.voting.ballots(self.view) or self._begins_a_turn:
            return self.voting.only(people, self.view)
        only = None if self.asked == people[0] else self.calling.only(people[0])
        return {} if only is None else {people[0]: only}

    def _calls(self, people: Sequence[Seat], *, secret: bool) -> bool:
        """Say whether the first of those who are asked chooses behind the curtain."""
        seat = people[0]
        if ballots := self.voting.ballots(self.view):
            return self.voting.looks(people, ballots) is not None
        legal, touches = self.now.pending.get(seat, ()), self.layout.touch
        with self.board.onlooker.acted_by(seat):
            there = lie_there(touches, self.board, self.view, legal)
        return secret or not there or self._begins_a_turn

    @property
    def _stays_ms(self) -> float:
        return STAY_MS

    def _raise(self, curtain: CurtainScene) -> Answer:
        """Hang a curtain before the table."""
        self._stay.over()
        self.voting.forget()
        return Push(curtain)

    def go_on(self) -> None:
        """Let what all just saw stay no longer."""
        self._stay.over()

    @property
    def _begins_a_turn(self) -> bool:
        """Whether nothing was done yet in a turn: whoever plays it sees their own cards first."""
        told = self._session.observations(None)
        return bool(told) and bool(told[-1].begins_turn)

    def _let_play(self, seat: Seat, ms: float, ready: Sequence[Seat]) -> Answer:
        """Let a bot play its card at the next whole slot of a schedule that all could tell."""
        self._breath += round(ms)
        self._waiting = self._kit.settings.step_mode and not self.may_step
        if self._waiting:
            return None
        pause = max(LEAST_MS, self._paced(self.pause_ms(seat)))
        if self._breath >= pause * self._slot and seat in ready:
            self._slot = 1
            self._step(seat)
        elif self._breath >= pause * self._slot:
            self._slot = self._breath // pause + 1
        return None

    # ------------------------------------------------------------ whose move

    def is_mine(self) -> bool:
        """Say whether a person is asked for what all know may be chosen."""
        asked = self.asked
        return (
            asked is not None
            and asked in self._session.asked()
            and self.window is None
            and not self.director.busy
            and not self.now.behind
            and self._session.is_human(asked)
            and not self.board.response.answering(self.view)
            and bool(self.now.pending.get(asked))
        )

    @property
    def chooser(self) -> Seat | None:
        """Who may choose before everybody, if anybody does."""
        return self.asked

    @property
    def scans(self) -> bool:
        """Whether its focus is led on where one switch plays."""
        return True

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        flies = self.window is not None and not self.window.landed
        return self.director.busy or self.pile_fan.waiting or flies

    @property
    def shows(self) -> object:
        """What changes of the picture as time passes, where nothing moves."""
        waits = None if self.window is None else self.window.waits
        return super().shows, self.window is None, waits, self.asked, self.voting.shows

    @property
    def alert(self) -> bool:
        """Whether something may begin at any frame."""
        mine = self.is_mine() and self._session.asked() == (self.asked,)
        waits = (self._waiting or self.now.over or mine) and self.voting.now is None
        return bool(self.board.setting.unready) or self.window is not None or not waits

    def buttons(self) -> tuple[Any, ...]:
        """Return the answers, which stand there whatever the hand, or those of whoever is asked."""
        if self.board.response.settled(self.view):
            return ()
        if self.window is not None and self._response.answers_here(self.window.target):
            return tuple(self.board.response.answers(self.view))
        own = tuple(self.board.touches.buttons(self.view)) if self.is_mine() else ()
        return own or self.spectator_controls.cues()

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input: all may open what all may read, who is asked alone may choose."""
        if isinstance(heard, CloseAsked | FocusLost):
            return super().handle_input(heard)
        if self.ends(heard):
            return None
        if isinstance(heard, PointerPressed) and heard.button == 1:
            there = areas_there(self.sidelines)
            token = next((name for name, box in there if box.holds(heard.x, heard.y)), None)
            if token is not None:  # who is out hinders nobody
                return self.watch(token)
        if self.window is not None and not self.spectator_controls.on:
            area = self._pressed(heard)
            if self._response.handle_input(heard, self.board, self.view, area):
                return None
            # where no clock runs there is time to look
            return self._open(heard, area, calls=bool(self.window.waits))
        if self.voting.now is not None:
            if self.ballots.handle_input(heard, self.layout.spots.ballots):
                return None
            return self._open(heard, self._pressed(heard), calls=True)
        if _goes_on(heard) and not self.is_mine() and not self.moving:
            self.go_on()
        if isinstance(heard, KeyPressed) and heard.key == "i" and not heard.repeat:
            return self._called(heard.source)
        if self.is_mine() and self.asked is not None:
            may = self._kit.claims.may(self.asked, source_of(heard))
            if not may:
                return self._beside(heard)
        uses = isinstance(heard, KeyPressed) and heard.key == "enter"
        led = watched(self.focus) if uses else None
        if led is not None and not self.sidelines.theirs(led, heard):
            return None
        return super().handle_input(heard)

    def _beside(self, heard: Input) -> Answer:
        """Open what anybody may read while somebody chooses, whose choice and focus stay."""
        if not isinstance(heard, KeyPressed) or heard.key not in _ANYBODY:
            return None
        if heard.key == "escape" and not heard.repeat and self.hand.touched:
            return self.pause()
        focus = self.focus
        answer = super().handle_input(heard)
        self.focus = focus
        return answer

    def _pressed(self, heard: Input) -> str:
        """Return the area that a pointer presses; empty where none is pressed."""
        if not isinstance(heard, PointerPressed) or heard.button != 1:
            return ""
        return self.areas().at(heard.x, heard.y) or ""

    def _open(self, heard: Input, area: str, *, calls: bool) -> Answer:
        """Open what anybody may read, also while a card flies or all vote; or call who asks."""
        match heard:
            case KeyPressed("i", repeat=False) if calls:
                return self._called(heard.source)
            case KeyPressed(repeat=False):
                return self._beside(heard)
            case KeyReleased():
                return super().handle_input(heard)
            case PointerPressed() if area in _OPENING:
                return self.open(area)
            case _:
                return None

    def _called(self, source: str) -> Answer:
        """Call whoever asks to look at what is theirs; whose device is shared says who they are."""
        asked = looking(self._kit, self._session, source)
        return self.resume(asked.result) if isinstance(asked, Close) else asked

    def touch(self, name: str) -> None:
        """Take in that the person who is asked touched an area of the table."""
        token, asked = self.areas().token(name), self.asked
        if token is None or asked is None or not self.is_mine():
            return
        action = self.hand.touch(self.view, name, token, self.words)
        if action is not None:
            self._choose(asked, action)

    def _choose(self, asked: Seat, action: Any) -> None:
        self.asked = self.board.onlooker.acting = None
        self.carry_out(asked, action)

    # ------------------------------------------------------------ scenes above

    def pause(self, *, lost: str = "") -> Answer:
        """Open the menu of several people."""
        return Push(CouchPause(self._kit, self._session, lost=lost))

    def notes(self) -> Answer:
        """Open nothing: notes are private, they lie on one's private table."""
        return None

    def resume(self, result: Any) -> Answer:
        """Come back from the curtain, the pause menu, the rules or the result."""
        self.fast = False
        self._apply_settings()
        if isinstance(result, Looks):
            return Push(self.calling.look(result.seat))
        if isinstance(result, Fallen):
            action = self.calling.taken(result)
            if self.window is not None and self.window.moves != self._session.moves:
                self._response.withdraw()  # it was answered behind the curtain
                self.director.skip()
            if action is not None and self.window is not None:
                self.window.press([result.seat], action, held=True)
            elif action is not None and result.seat in self._session.asked():
                self.carry_out(result.seat, action)
            return None
        if self.asked is not None and (action := said(self, result)) is not None:
            self._choose(self.asked, action)
        self._missing.go_on(result)
        if self._rushed(result):
            self._response.withdraw()
        if result in ("menu", "quit"):
            self._session.close()
            return Close(result)
        if result in AGAIN:
            self._session.close()
            rematch = again(self._session, same=result == ONCE_MORE)
            remember(self._kit, rematch.head)
            return Replace(table_of(self._kit, rematch))
        return None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table as all may see it."""
        mine = self.is_mine()
        preview = self.preview() if mine else None
        asked = self.window.target if self.window is not None else self.asked
        source = self._kit.claims.source(asked) if asked is not None else ""
        with canvas.hints.speaking(source):
            cue = self._cue(
                preview,
                # who answers would show by the focus what they are about to press
                focus=self.focus if self.window is None else None,
                touched=self.hand.touched if mine else (),
                chosen=self.hand.chosen if mine else None,
                clock=self._clock,
            )
            self.board.draw(canvas, self.director.frame(), cue, self.player.log, self.view)
            if self.any_key:  # all of the table is covered
                self.sounding.draw(canvas, COVERED_CAPTIONS)
                return
            self._beside_it.draw(canvas, self.focus if self.window is None else None)
        self.ballots.draw(canvas, self.layout.spots.ballots)
        self.speech_bubbles.draw(canvas, self.layout, asked=False)
        self.sounding.draw(canvas, self.layout.spots.captions)

    def _asks_openly(self, preview: Any) -> str:
        """Return what is asked of the person who chooses before everybody, by name."""
        asked = self.asked
        if asked is None or self.board.names_who_acts:
            return super().prompt(preview)
        board = game_of(self.skin).board.Board(
            self.view, asked, self._session.head.names, self.board.words
        )
        board.onlooker.yours = False
        if preview is not None:
            return str(board.foresight.sentence(preview, self.view))
        said = self._kit.hints.with_keys(board.prompt(self.view, self.hand.touched))
        return self.words.say("couch.yours", name=self._session.head.names[asked], said=said)

    def aside(self) -> list[Utterance]:
        """Return what is asked of whom, and whose thumb is entered now."""
        whose = self.voting.whose()
        return [*super().aside(), *([Utterance(whose)] if whose else [])]

    @property
    def to_onlookers(self) -> str:
        """Whom all wait for: who looks who they are, who still has to choose or to confirm."""
        waits = self.voting.status() or self._still_to_confirm()
        asked = f"{self.board.prompt(self.view, ())} {waits}" if waits else ""
        return self.calling.meeting or asked

    @property
    def _clock(self) -> float | None:
        """How much is left of the time to answer or to vote, 1 to 0; None: there is no clock."""
        if self.voting.now is not None:
            return self.voting.now.left
        return None if self.window is None or self._response.unhurried else self.window.left

    def prompt(self, preview: Any) -> str:
        """Return what is asked of whom, and who still has to confirm where all do."""
        said = self._asks_openly(preview) if self.is_mine() else super().prompt(preview)
        if behind := self.voting.outdone(self.view):
            said = f"{behind} {said}"
        if told := self.voting.status():
            return f"{said} {told}"
        still = self._still_to_confirm()
        return f"{said} {still}" if still else said

    def _still_to_confirm(self) -> str:
        """Return who has not confirmed yet that a card may land, where all do."""
        names = [self._session.head.names[seat] for seat in self._response.still_to_confirm()]
        return self.words.say("couch.confirm", names=", ".join(names)) if names else ""


def _goes_on(heard: Input) -> bool:
    """Return whether somebody presses on."""
    key = isinstance(heard, KeyPressed) and heard.key in SILENT_KEYS and not heard.repeat
    return key or (isinstance(heard, PointerPressed) and heard.button == 1)

"""At a table: what one's own, a private and a shared one have, and what its parts ask of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.ai.faults import told
from game.ai.personas import faces, persona_of
from game.ai.tempo import breath
from game.core.luck import bot_seed
from game.core.seats import Seat
from game.core.targets import BUTTON, HAND, SEAT
from game.games import game_of
from game.scenes.after.result import ResultScene
from game.scenes.confirm import ask_to_end
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.table.action_builder import ActionBuilder
from game.scenes.table.areas import Areas
from game.scenes.table.asked import AskedSeats, look
from game.scenes.table.betting import Bets, Betting
from game.scenes.table.fast_forward import RUSHED
from game.scenes.table.glance import Glance
from game.scenes.table.identity_reveal import IdentityReveal
from game.scenes.table.pile_fan import PileFan
from game.scenes.table.pointing import Pointing
from game.scenes.table.score_sheet import RoundScene
from game.scenes.table.sidelines import Sidelines
from game.scenes.table.sidelines_painting import SidelinesPainter, areas_there
from game.scenes.table.spectator_controls import TOKENS, SpectatorControls
from game.scenes.table.speech_bubbles import SpeechBubbles
from game.scenes.table.spoken import Focused, TableVoice, last_events
from game.scenes.table.tick_clock import TickClock
from game.scenes.table.training import Training
from game.scenes.table.undo_window import UndoWindow
from game.scenes.view.projection import Projection
from game.scenes.view.sounds import Sounding
from game.scenes.view.spectator import WatchedScene
from game.scenes.view.view_player import ViewPlayer
from game.session import Session
from game.stage.board import TIME
from game.stage.cue import Cue
from game.stage.input.input_hints import FINGER
from game.stage.input.inputs import KeyPressed
from game.stage.motion.layout import Box, Layout, Touch
from game.stage.scene import Answer, LogEntry, Push, Scene
from game.stage.sound.voice import Utterance
from game.stage.table.asking import button_boxes
from game.store.settings import Settings

BREATH_MS: Final = 350
"""The pause before a bot's turn card, the same whatever it holds; divided by the pace."""
END_MS: Final = 1400
"""How long the last picture stays before the result, or a round's score sheet, is shown."""
COVERED_CAPTIONS: Final = Box(16, 50, 400, 96)
"""Where captions of sounds stand while a moment covers all of the table."""
FAST: Final = 6.0
"""How much faster everything runs while the skip key is held."""


class AtTable(WatchedScene, ABC):
    """A scene at a table: it has a board, inputs, a voice and what is touched there."""

    fingers = "press"
    everybody_reads = False
    """Whether several people read a score sheet, each of whom may go on from it."""
    room_for = ""
    """What else lies at the table."""

    def __init__(
        self, kit: Kit, session: Session, viewer: Seat | None, projection: Projection | None = None
    ) -> None:
        """Lay the table as a seat sees it, or as anybody does; much of it may be folded already.

        What was folded for another table is of no use: its board shows other keys.
        """
        self._kit = kit
        self._session = session
        self.viewer = viewer
        self.skin = session.head.game
        self.words = kit.words(session.head.game)
        if projection is None or projection.shown_to != (viewer, self.room_for):
            projection = Projection(kit, session, viewer, self.room_for)
        self.board = projection.board
        self.board.onlooker.noted = self.noted
        self.pile_fan = PileFan()
        self.undo_window = UndoWindow()
        self.hand = ActionBuilder(session.rules, self.board, viewer)
        # there is nothing to see before the first turn, and nothing new in what was on file
        self.player = self._player_of(projection)
        """Who folds what the viewer is told."""
        self.director = self.player.director
        """What moves."""
        self.sounding = Sounding(kit, self.board)
        """What is heard, and its captions."""
        self.spectator_controls = SpectatorControls(kit, session, self.board)
        self.sidelines = Sidelines(kit, session, self.board, lambda: self.layout.spots.spare)
        self._beside_it = SidelinesPainter(self.sidelines)
        self.betting = Betting(kit, session, self.board)
        self.speech_bubbles = SpeechBubbles(kit, session)
        self.training = Training(kit, session)
        self.focus: str | None = None
        self.meeting: IdentityReveal | None = None
        """Who one is, as long as it is shown beside the table."""
        self.pointing = Pointing()
        self.glance = Glance()
        self.fast = self.may_step = False
        """Whether all goes faster while a key is held, and whether the next bot may play."""
        self._voice = TableVoice(session, viewer)
        self.time = self.timed(TickClock(kit, session))
        self._apply_settings()
        self._now: AskedSeats | None = None
        self._waiting = False
        self._breath = self._ended = 0

    def timed(self, time: TickClock) -> TickClock:
        """Return a time that knows what of this table a count has to heed."""
        time.itself = lambda: self.board.live.counting(self.view)
        time.count_box = lambda: self.board.live.count_box(self.view)
        time.plays = self.plays_by_place
        return time

    def plays_by_place(self, heard: KeyPressed) -> bool:
        """Say whether a key plays by where it lies, whatever it means elsewhere."""
        return self.placed(heard) is not None

    def placed(self, heard: KeyPressed) -> str | None:
        """Return what a key touches by its place on the keyboard, None where it touches nothing."""
        if not heard.place or heard.repeat or self.viewer is None:
            return None
        return self.board.live.key_area(heard.place, self.hand.touched, self.view)

    def _player_of(self, projection: Projection) -> ViewPlayer:
        """Return who folds what the viewer is told into their view."""
        return ViewPlayer(self._session, projection, self.viewer)

    def _apply_settings(self) -> None:
        self.words = self._kit.words(self._session.head.game)
        self.board.words = self.words
        self.board.onlooker.people = frozenset(self.sidelines.here)
        marks, onlooker = self._marks(), self.board.onlooker
        if (onlooker.noted, onlooker.marks) != (self.noted, marks):
            onlooker.noted, onlooker.marks = self.noted, marks
            if not self.director.busy:
                self.director.show(self.board.layout(self.view))
        if self.board.setting.enlarge(self._kit.zoom):
            self.director.show(self.board.layout(self.view))
        self.director.pace = self.settings.pace
        self.director.reduced_motion = self.settings.reduced_motion
        self.hand.asks = self.settings.confirm_ally
        self._session.quirks = self.settings.tics

    def _marks(self) -> dict[tuple[int, int], int]:
        """Return the chips that lie at the seats: none where others see them."""
        return {}

    @property
    def settings(self) -> Settings:
        """What is set at this table, where not all need be as the player set it."""
        return self._kit.settings

    @property
    def noted(self) -> bool:
        """Whether there are notes to be opened here."""
        return self.settings.notes and game_of(self._session.head.game).notes is not None

    @property
    def _hurry(self) -> float:
        return FAST if self.spectator_controls.faster else 1.0

    def _noticed(self) -> Scene | None:
        """Return what has to be read first: of the match's file, or left by the options."""
        notices = self._kit.notices
        return NoticeScene(self._kit, notices.pop(0)) if notices else None

    def _paced(self, ms: int) -> int:
        pace = self.settings.pace
        return 0 if pace == 0 else round(ms / pace)

    def _tell_faults(self) -> None:
        """Say once what went wrong beside the table: a bot that failed, a file that is lost."""
        for seat, what in self._session.bots.take_faults():
            name = self._session.head.names[seat]
            words = self._kit.words()
            self.hand.say(words.say("table.bot-failed", name=name, what=told(what, words)))
        for error in (self._session.take_file_error(), self._session.bots.take_error()):
            if error is not None:
                self._kit.notices.append(self._kit.trouble(error))

    # ------------------------------------------------------------ what there is to see

    @property
    def view(self) -> Any:
        """What the viewer was told, folded as far as it was shown."""
        return self.player.view

    @property
    def layout(self) -> Layout:
        """Where everything lies once the picture has caught up."""
        return self.director.layout

    @property
    def shows(self) -> object:
        """What changes of the picture as time passes, where nothing moves."""
        if self.director.busy:
            return None
        said = self.hand.reason, self.sounding.heard, self.speech_bubbles.shown, self._waiting
        aside = self.spectator_controls.shown, self.sidelines.shows, self.betting.shows
        seen = aside, self.board.setting.unready, self.meeting is not None
        return self.player.told, self.director.frame(), said, seen

    @property
    def any_key(self) -> bool:
        """Whether whatever is pressed ends what is shown now, and does nothing else."""
        return self.director.any_key

    @property
    def covering(self) -> str:
        """What lies over all of the table now, in words; empty where nothing does."""
        return self.board.situation.covers(self.director.frame())

    @property
    def told(self) -> int:
        """How many facts the viewer was told so far."""
        return self.player.told

    def areas(self) -> Areas:
        """Return what lies where, buttons too."""
        touches = dict(self.layout.touch)
        if self.may_let_pass and (box := self.board.live.time_box(self.view)) is not None:
            touches[TIME] = Touch(box, TIME)
        there = () if self.is_mine() else areas_there(self.sidelines)
        return Areas(touches, [*self.button_boxes.items(), *there])

    @property
    def may_let_pass(self) -> bool:
        """Whether time waits for somebody here, who may let some of it pass."""
        return self._session.head.house.steps and self._session.real_time and self.is_mine()

    def preview(self) -> Any:
        """Return what the touched card would do to the pointed seat, if one is asked."""
        if not self.is_mine():
            return None
        rests = not self.hand.touched and self.pointing.rests(self.told)
        meant = None if rests else self.focus
        pointed = self.areas().token(meant) if meant is not None else None
        tokens = self.hand.touched if pointed is None else (*self.hand.touched, pointed)
        return self.board.foresight.preview(self.view, tokens)

    def prompt(self, preview: Any) -> str:
        """Return the sentence that says what is asked of whom."""
        if self._waiting and not self.director.busy and not self.is_mine():
            return self._kit.hints.with_keys(self.words.say("table.step"))
        if self.undo_window.action is not None:
            hints = self._kit.hints
            pointer = "-pointer" if hints.cap("escape") in ("", FINGER) else ""
            return hints.with_keys(self.words.say(f"table.undo-window{pointer}"))
        if preview is not None:
            return str(self.board.foresight.sentence(preview, self.view))
        if self.viewer is not None and self.bets:
            return self._kit.hints.with_keys(self.betting.asks(self.view, self.viewer))
        return self._kit.hints.with_keys(self.board.prompt(self.view, self.hand.touched))

    def _cue(self, preview: Any, **own: Any) -> Cue:
        """Return what the board is to show besides the view; ``own`` is not the same everywhere."""
        said, mine = self.hand.reason, self.is_mine()
        asked = self.hand.aside and mine
        aside = asked and not self.hand.touched and not self.board.response.answering(self.view)
        return Cue(
            lit=self.lit(),
            prompt=self.prompt(preview),
            reason="" if asked or self.hand.beside else said,
            news=said if self.hand.beside else "",
            aside=said if aside else "",
            buttons=self.buttons(),
            preview=preview,
            fast=self.fast,
            waits=self.may_let_pass,
            fan=SEAT.find(self.pile_fan.pile),
            ghosts=self.betting.ghosts(self.view),
            **own,
        )

    # ------------------------------------------------------------ what goes on by itself

    @property
    def _speaks_in(self) -> float:
        """How long a line waits for the picture of what it is about; none waits for a flight."""
        return 0.0 if self.board.response.answering(self.view) else self.director.left_ms

    def _sheet(self, ms: float) -> Answer:
        """Show the score sheet of a round once its last picture has stayed for a while."""
        self._ended += round(ms)
        if self._ended < self._stays_ms:
            return None
        self._ended = 0
        sheet, names = self.player.take_sheet(), self._session.head.names
        looks, waits = faces(self._session.controllers), self.everybody_reads
        return Push(
            RoundScene(self._kit, self.words, sheet, names, looks, self.viewer, waits=waits)
        )

    @property
    def _stays_ms(self) -> float:
        """How long the last picture of a round stays."""
        return self._paced(END_MS)

    def _ending(self, ms: float) -> Answer:
        """Let the last picture stay for a while, then show the result."""
        self._ended += round(ms)
        if self._ended < self._paced(END_MS):
            return None
        self._ended = 0
        self.board.setting.release()
        return Push(self.result())

    def result(self) -> ResultScene:
        """Return what shows how the match ended."""
        return ResultScene(self._kit, self._session, self.viewer)

    def pause_ms(self, seat: Seat) -> int:
        """Return how long an asked bot breathes before its card, whatever it holds."""
        head = self._session.head
        seed, facts = bot_seed(head.seed, head.salt, seat), len(self._session.observations(None))
        return round(BREATH_MS * breath(seed, facts, persona_of(self._session.controllers[seat])))

    def _step(self, seat: Seat) -> None:
        """Let a bot play, and say why where one plays to learn."""
        self.may_step = False
        self._breath = 0
        self._session.step(seat)
        if why := self.training.newest():
            self.hand.say(why, for_long=True, aside=True)

    # ------------------------------------------------------------ whose move

    @property
    def now(self) -> AskedSeats:
        """Who is asked now."""
        self._now = look(self._session, self.player, self.viewer, self._now)
        return self._now

    @abstractmethod
    def is_mine(self) -> bool:
        """Say whether the picture has caught up and somebody here is asked."""

    @abstractmethod
    def touch(self, name: str) -> None:
        """Take in that whoever is asked touched an area of the table."""

    @abstractmethod
    def pause(self, *, lost: str = "") -> Answer:
        """Open the menu."""

    @abstractmethod
    def notes(self) -> Answer:
        """Open the notes."""

    def lit(self) -> frozenset[str]:
        """Return the areas that begin or continue what somebody here may do, or bet, now."""
        touches, offered = self.layout.touch, self.bets
        bets = frozenset(name for name, touch in touches.items() if touch.token in offered)
        return bets | self.hand.lit(self.view, dict(touches)) if self.is_mine() else bets

    @property
    def bets(self) -> Bets:
        """What the viewer may bet now, by what they touch: nothing before others' eyes."""
        return {}

    def buttons(self) -> tuple[Any, ...]:
        """Return the buttons that stand now."""
        own = tuple(self.board.touches.buttons(self.view)) if self.is_mine() or self.bets else ()
        if own and not self.spectator_controls.on:
            return own
        return (*own, *self.spectator_controls.cues())

    @property
    def button_boxes(self) -> Mapping[str, Box]:
        """Where the buttons are that stand now, by token."""
        return button_boxes(self.layout.spots.buttons, self.buttons())

    def watch(self, token: str) -> Answer:
        """Do what a button says of those that stand there once one is out."""
        if token in TOKENS:
            return self.spectator_controls.use(token)
        return self.sidelines.use(token)

    def _look_on(self, ms: float) -> None:
        """Let who is out see how things stand, and hear what became of their bets."""
        self.spectator_controls.update(self.view, self.player.told)
        if not self.director.busy:
            self.sidelines.update(
                self.view, self.spectator_controls.living, self.spectator_controls.turns
            )
            self.sidelines.pass_time(ms)
            self.betting.update(self.view)
            if news := self.sidelines.take_news():
                self.hand.say(news, for_long=True)
            elif news := self.betting.take_news():
                self.hand.say(news, beside=True)
        self.player.tell_nudges()

    def _rushed(self, result: object) -> bool:
        """Take in, without pictures, what was played if nothing was shown of it."""
        if result == RUSHED:
            self.player.rush()
            self.director.take_marks()
        return result == RUSHED

    # ------------------------------------------------------------ what its parts do

    @property
    def flicks(self) -> bool:
        """Whether gamepads touch by their parts' places now."""
        return self.is_mine() and self.board.live.flicks(self.hand.touched, self.view)

    def ending(self) -> Scene | None:
        """Return what asks whether the program is to end while people play."""
        if self._session.outcome() is not None or not self._session.people:
            return None
        return ask_to_end(self._kit, kept=not self._session.keeping.on_file.once_over)

    @property
    def people(self) -> int:
        """How many people sit here; who is away may be near."""
        return max(1, len(self._session.people))

    @property
    def listener(self) -> tuple[int, str] | None:
        """Whose the private words are, by seat and name."""
        names = self._session.head.names
        return None if self.viewer is None else (self.viewer, names[self.viewer])

    @property
    def chooser(self) -> Seat | None:
        """Who chooses here, if anybody does."""
        return self.viewer

    @property
    def told_by_now(self) -> int:
        """How much of what all are told the picture has come to."""
        return self.player.public

    @property
    def watched(self) -> Session:
        """The match, for whoever looks on."""
        return self._session

    @property
    def log_lines(self) -> Sequence[LogEntry]:
        """What the log says so far."""
        return self.player.log

    # ------------------------------------------------------------ what is spoken

    def spoken(self) -> list[Utterance]:
        """Return which turn it is."""
        number = self.layout.number
        return [Utterance(self.words.say("speech.turn", n=number))] if number else []

    def spoken_focus(self) -> list[Utterance]:
        """Return what the focus lies on; answers that stand whatever one holds are not private."""
        area, words = self.focus, self.words
        token = self.areas().token(area) if area is not None else None
        if area is None or token is None:
            return []
        if self.viewer is not None and token in self.bets:
            return [Utterance(self.betting.said(self.view, self.viewer, token), private=True)]
        if area in BUTTON:
            labels = [cue.label for cue in self.buttons() if cue.token == token]
            if said := self.sidelines.said(token):
                labels = [said]
            return [Utterance(f"{label}, {words.say('speech.button')}") for label in labels]
        if token == TIME:
            return [Utterance(words.say("table.let-pass"))]
        hand = [name for name in self.layout.touch if name in HAND]
        its = Focused(area, token, area in self.lit(), self._why_not(area, token), hand)
        return self._voice.focused(self.view, words, its, peeks=self.glance.on)

    def _why_not(self, area: str, token: str) -> str:
        """Return why what was chosen may not go to an area, or that it may; empty: nothing was."""
        touched = self.hand.touched
        if not touched or not self.is_mine() or self.viewer is None:
            return ""
        if area in self.lit():
            return self.words.say("speech.lit")
        return self.hand.why_not(self.view, (*touched, token), self.words)

    def aside(self) -> list[Utterance]:
        """Return what is asked of whom, and what there is to say of the last touch."""
        if covering := self.covering:
            return [Utterance(covering)]
        touched = bool(self.hand.touched)
        private = touched or (self.is_mine() and not self.board.response.answering(self.view))
        begins = self.focus in HAND and not touched
        said = self._voice.chosen(self.view, self.words, self.hand.touched)
        said += [Utterance(self.prompt(None if begins else self.preview()), private)]
        said += [Utterance(self.hand.reason, private=True), *self.speech_bubbles.spoken()]
        if self.glance.on or self.meeting is not None:
            said += self._voice.own(self.view, self.words)
        return [one for one in said if one.text]

    def spoken_hand(self) -> list[Utterance]:
        """Return one's own cards."""
        return self._voice.hand(self.view, self.words)

    def spoken_piles(self) -> list[Utterance]:
        """Return what lies before everybody who is still in."""
        return self._voice.piles(self.view, self.words)

    def spoken_events(self) -> list[Utterance]:
        """Return the last lines of the log."""
        return last_events(self.log_lines, self.words)

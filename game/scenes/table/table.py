"""The table: one person, or nobody, watches a match and touches what is theirs to touch.

The scene folds what its viewer is told, one event at a time and only when the picture of the one
before has ended, so a person never acts on a table that is not shown yet.
"""

from __future__ import annotations

from typing import Any, Final

from game.ai.personas import persona_of
from game.ai.tempo import breath
from game.core.actions import RefusedError
from game.core.seats import Seat
from game.games import part_of
from game.match import bot_seed
from game.scenes.after.receipts import promised, promised_first
from game.scenes.after.result import ResultScene
from game.scenes.after.why import WHY
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.shared.ghosts import is_ghost
from game.scenes.table.bubbles import BEAT_MS, Chatting
from game.scenes.table.choosing import Touching
from game.scenes.table.fanning import Looking
from game.scenes.table.identity import Meeting
from game.scenes.table.inputs import TWICE_MS
from game.scenes.table.score_sheet import RoundScene
from game.scenes.table.sounds import Sounding
from game.scenes.table.spoken import TableSpeaking
from game.scenes.table.training import Training
from game.scenes.table.undo import Grace
from game.scenes.table.viewer import Following
from game.session import Session
from game.stage.input.inputs import Input, KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Replace

BREATH_MS: Final = 350
"""The pause before a bot's turn card, the same whatever it holds; divided by the pace."""
END_MS: Final = 1400
"""How long the last picture stays before the result is shown."""
FAST: Final = 6.0
"""How much faster everything runs while the skip key is held."""


class TableScene(TableSpeaking):
    """A running match on the screen."""

    name = "table"
    fingers = "press"
    room_for = ""
    """What else lies at the table."""

    def __init__(
        self, kit: Kit, session: Session, *, watch: bool = False, seat: Seat | None = None
    ) -> None:
        """Sit down at a seat, else at a session's first human one, or beside it to watch."""
        self._kit = kit
        self._session = session
        self._watch = watch
        self.skin = session.head.game
        self._words = kit.words(session.head.game)
        first = None if watch or not session.humans else session.humans[0]
        self.viewer: Seat | None = first if seat is None else seat
        view = session.fresh_view()
        self._boards = part_of(session.head.game, "board")
        names = session.head.names
        self.board = self._boards.Board(
            view, self.viewer, names, self._words, zoom=kit.zoom, room_for=self.room_for
        )
        self.board.noted = kit.settings.notes
        self.looking = Looking()
        self.grace = Grace()
        self._game = part_of(session.head.game, "advice")
        self.hand = Touching(session.rules, self.board, self.viewer)
        # there is nothing to see before the first turn, and nothing new in what was on file
        self._following = self._follow(view)
        promised_first(kit, session, self._following.log)
        self._director = self._following.director
        self._sounding = Sounding(kit, self.board)
        self.chatting = Chatting(kit, session)
        self._training = Training(kit, session)
        self._apply_settings()
        self.focus: str | None = None
        self._pressed: str | None = None
        self._peek = self._keep = self._fast = self._may_step = self._waiting = False
        self._breath = self._ended = 0
        self._peek_age = TWICE_MS
        self._began = self.viewer is None or session.resumed
        self._settled = False
        self._ghost = False

    def _follow(self, view: Any) -> Following:
        """Return who folds what the viewer is told into their view."""
        return Following(self._session, self.board, view, self.viewer)

    # ------------------------------------------------------------ time

    def pass_time(self, ms: int) -> Answer:
        """Move the picture on; when it has caught up, take in what is next or let bots act."""
        if not self._began:
            self._began = True
            self.meeting = self._met()
        self._session.think()
        self._tell_faults()
        if self._kit.notices:  # of the match's file, or left by the options: it has to be read
            return Push(NoticeScene(self._kit, self._kit.notices.pop(0)))
        self.hand.pass_time(ms)
        self._peek_age += ms
        self.settle()
        self.looking.pass_time(ms)
        self._submit(self.grace.pass_time(ms))
        left = ms * (FAST if self._fast else 1.0)
        self._director.pass_time(left)
        if self._following.laid_anew():
            self._began = self.viewer is None
        self._sounding.pass_time(ms, self._director.take_marks(), self.view)
        self._sounding.feel(self.focus, self.hand, self.view)
        self.chatting.pass_time(ms, self._following.take_shown())
        if self._director.busy:
            self._breath = 0
            return None
        return self._caught_up(left)

    def _caught_up(self, ms: float) -> Answer:
        sheet = self._following.take_sheet()
        if sheet is not None:
            names = self._session.head.names
            return Push(RoundScene(self._kit, self._words, sheet, names, self.viewer))
        if not self._began:
            return None
        if self._session.outcome() is not None:
            self._ended += round(ms)
            if self._ended < self._paced(END_MS):
                return None
            self._ended = 0
            self.board.rest()
            return Push(ResultScene(self._kit, self._session, self.viewer))
        if self.is_mine() or self.grace.action is not None:
            return None
        self._greet_ghost()
        self._breath += round(ms)
        answering = self.board.answering(self.view)
        self._waiting = self._kit.settings.step_mode and not answering and not self._may_step
        if self._waiting:
            return None
        # an answer comes when the flight, its window, has ended; a turn card after a breath
        pause = 0 if answering else self._paced(self._pause_ms())
        if self._breath >= pause and self._session.ready():
            if self.chatting.beat(self.view, self._sounding.play):
                self._breath = pause - self._paced(BEAT_MS)
                return None
            self._may_step = False
            self._breath = 0
            self._session.step()
            if why := self._training.newest():
                self.hand.say(why, for_long=True)
        return None

    def _greet_ghost(self) -> None:
        """Tell a person who plays alone and is out, once, what there is to do for them."""
        seat = self.viewer
        ghost = seat is not None and is_ghost(self._session, seat, self.view)
        if ghost and not self._ghost:
            self.hand.say(self._kit.art.hands.told(self._words.say("ghosts.greet")), for_long=True)
        self._ghost = ghost

    def _pause_ms(self) -> int:
        """Return how long the asked bot breathes before its card, whatever it holds."""
        head, seat = self._session.head, self._session.asked()
        if seat is None:
            return BREATH_MS
        seed, facts = bot_seed(head.seed, head.salt, seat), len(self._session.heard(None))
        return round(BREATH_MS * breath(seed, facts, persona_of(self._session.controllers[seat])))

    def hear(self, heard: Input) -> Answer:
        """Take in one input; where bots say why, the key for advice asks it in their turns."""
        if isinstance(heard, KeyPressed) and heard.key == WHY and not self.is_mine():
            scene = self._training.scene()
            if scene is not None:
                return Push(scene)
        return super().hear(heard)

    def _paced(self, ms: int) -> int:
        pace = self._kit.settings.pace
        return 0 if pace == 0 else round(ms / pace)

    def _tell_faults(self) -> None:
        """Say once what went wrong beside the table: a bot that failed, a file that is lost."""
        for seat, what in self._session.take_faults():
            name = self._session.head.names[seat]
            self.hand.say(self._kit.words().say("table.bot-failed", name=name, what=what))
        for error in (self._session.take_file_error(), self._session.take_bots_error()):
            if error is not None:
                self._kit.notices.append(self._kit.words().say(error.key, **error.facts))

    # ------------------------------------------------------------ whose move

    def is_mine(self) -> bool:
        """Say whether the picture has caught up and the viewer is asked."""
        return (
            self.viewer is not None
            and self._session.is_human(self.viewer)
            and not self._director.busy
            and self.grace.action is None
            and self._session.outcome() is None
            and self.viewer in self._session.rules.pending(self.view)
            and not self._following.behind
        )

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        return self._director.busy or self.looking.waiting or self.grace.action is not None

    @property
    def shows(self) -> object:
        """What changes of the picture as time passes, where nothing moves."""
        if self._director.busy:
            return None
        said = self.hand.reason, self._sounding.heard, self.chatting.shown, self._waiting
        return self._following.told, self._director.frame(), said, self.board.unready

    @property
    def alert(self) -> bool:
        """Whether a bot may act at any frame, or pictures are drawn ahead, one in each."""
        waits = self._waiting or not self._began or self._session.outcome() is not None
        return bool(self.board.unready) or not (waits or self.is_mine())

    def lit(self) -> frozenset[str]:
        """Return the areas that begin or continue a legal action, when the viewer is asked."""
        if not self.is_mine():
            return frozenset()
        return self.hand.lit(self.view, dict(self.layout.touch))

    def touch(self, name: str) -> None:
        """Take in that the person touched an area of the table."""
        token = self._areas().token(name)
        if token is None or self.viewer is None or not self.is_mine():
            return
        chosen = self.hand.chosen
        action = self.hand.touch(self.view, name, token, self._words)
        if action is not None or self.hand.touched:
            self.meeting = None  # who plays has seen it
        if action is not None and self._game.may_be_taken_back(action):
            self.grace.hold(action, self._paced(self._kit.settings.grace_ms), chosen)
            if not self._paced(self._kit.settings.grace_ms):
                self._submit(self.grace.pass_time(1))
        else:
            self._submit(action)

    def _met(self) -> Meeting | None:
        """Return who the viewer is."""
        if self.viewer is None:
            return None
        portraits = part_of(self._session.head.game, "portraits")
        who = portraits.identity(self.view, self.viewer, self._words)
        title, away = self._words.say("peek.title"), self._words.say("peek.away")
        return Meeting(who, title, away, promised(self._kit, self._session))

    @property
    def _beside(self) -> Box:
        """Where there is room to say who one is: over the log."""
        return self.layout.touch["log"].box

    def _submit(self, action: Any) -> None:
        if action is None or self.viewer is None:
            return
        try:
            self._session.submit(self.viewer, action)
        except RefusedError as refused:  # view and match disagree: say so, lose nothing
            self.hand.say(self._words.say(f"refusal.{refused.reason}"))

    # ------------------------------------------------------------ scenes above

    def resume(self, result: Any) -> Answer:
        """Come back from a scene above: the peek, the pause menu, the rules or the result."""
        self._peek = self._keep = self._fast = False
        self._apply_settings()
        if result in ("menu", "quit"):
            self._session.close()
            return Close(result)
        if result == "hint":
            self._hint()
        if result == "why" and (scene := self._training.scene()) is not None:
            return Push(scene)
        if result == "rematch":
            self._session.close()
            return Replace(TableScene(self._kit, self._session.again(), watch=self._watch))
        return None

    def _apply_settings(self) -> None:
        self._words = self._kit.words(self._session.head.game)
        self.board.words = self._words
        if self.board.noted != self._kit.settings.notes:
            self.board.noted = self._kit.settings.notes
            if not self._director.busy:
                self._director.show(self.board.layout(self.view))
        if self.board.enlarge(self._kit.zoom):
            self._director.show(self.board.layout(self.view))
        self._director.pace = self._kit.settings.pace
        self._director.reduced_motion = self._kit.settings.reduced_motion
        self.hand.asks = self._kit.settings.confirm_ally
        self._session.tics = self._kit.settings.tics

    # ------------------------------------------------------------ drawing

    def _prompt(self, preview: Any) -> str:
        if self._waiting and not self._director.busy and not self.is_mine():
            return self._kit.art.hands.told(self._words.say("table.step"))
        if self.grace.action is not None:
            return self._kit.art.hands.told(self._words.say("table.grace"))
        if preview is not None:
            return str(self.board.foretold(preview, self.view))
        return self._kit.art.hands.told(self.board.prompt(self.view, self.hand.touched))

    def _preview(self) -> Any:
        if not self.is_mine():
            return None
        pointed = self._areas().token(self.focus) if self.focus is not None else None
        tokens = self.hand.touched if pointed is None else (*self.hand.touched, pointed)
        return self.board.preview(self.view, tokens)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table as the viewer sees it."""
        preview = self._preview()
        cue = self._boards.Cue(
            lit=self.lit(),
            focus=self.focus,
            touched=self.hand.touched,
            chosen=self.hand.chosen or self.grace.chosen,
            peek=self._peek
            or (self.meeting is not None and self.meeting.leaves_task(self._beside)),
            prompt=self._prompt(preview),
            reason=self.hand.reason,
            buttons=self._buttons(),
            preview=preview,
            clock=self.grace.part,
            fast=self._fast,
            fan=None if self.looking.pile is None else int(self.looking.pile[5:]),
        )
        self.board.draw(canvas, self._director.frame(), cue, self._following.log, self.view)
        # who is asked sees all there is to see
        self.chatting.draw(canvas, self.layout.touch, asked=self.is_mine())
        if self.meeting is not None:
            self.meeting.draw(canvas, self._beside, self._kit.zoom)
        self._sounding.draw(canvas)

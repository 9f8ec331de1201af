"""The table: one person, or nobody, watches a match and touches what is theirs to touch.

The scene folds what its viewer is told, one event at a time and only when the picture of the one
before has ended, so a person never acts on a table that is not shown yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.actions import RefusedError
from game.core.seats import Seat
from game.core.targets import HAND
from game.games import game_of
from game.scenes.after.result import AGAIN, ONCE_MORE
from game.scenes.kit import Kit
from game.scenes.table.at_table import COVERED_CAPTIONS, FAST
from game.scenes.table.betting import Bets
from game.scenes.table.countdown import STOPPED
from game.scenes.table.explaining import Explaining
from game.scenes.table.identity_reveal import IdentityReveal
from game.scenes.table.interactive import InteractiveTable
from game.scenes.table.others_turns import OthersTurns
from game.scenes.table.pause import PauseScene
from game.scenes.table.peek import PeekScene
from game.scenes.table.speech_bubbles import BEAT_MS
from game.scenes.table.wording import asked_for, said
from game.scenes.view.notes import NotesScene
from game.scenes.view.projection import Projection
from game.session import Session, again
from game.stage.input.inputs import KeyPressed
from game.stage.motion.layout import Box
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push, Replace

ONE_LINE: Final = 110
"""How many letters the prompt holds."""


class TableScene(InteractiveTable):
    """A running match on the screen."""

    name = "table"

    def __init__(
        self,
        kit: Kit,
        session: Session,
        *,
        watch: bool = False,
        seat: Seat | None = None,
        projection: Projection | None = None,
    ) -> None:
        """Sit down at a seat, else at a session's first human one, or beside it to watch."""
        first = None if watch or not session.humans else session.humans[0]
        super().__init__(kit, session, first if seat is None else seat, projection)
        self._watch = watch
        self._game = game_of(session.head.game)
        self._began = self.viewer is None or session.resumed
        self._meets = self.meets
        seen = self.player.told if session.resumed else 0
        self._explaining = Explaining(kit, session, seen)
        self._others = OthersTurns(kit, session, self.viewer)
        self._pointed: tuple[Any, str] = None, ""

    # ------------------------------------------------------------ time

    def pass_time(self, ms: int) -> Answer:
        """Move the picture on; when it has caught up, take in what is next or let bots act."""
        if not self._began:
            self._began = True
            self.meeting = self._met()
        ready = self._session.ready()
        self._tell_faults()
        if (notice := self._noticed()) is not None:
            return Push(notice)
        self.hand.pass_time(ms)
        self.glance.pass_time(ms)
        self.settle()
        self.pile_fan.pass_time(ms)
        self._submit(self.undo_window.pass_time(ms))
        self._others.pass_time(ms)
        self._explaining.pass_time(ms)
        hurry = self.fast or self.spectator_controls.faster
        left = ms * (FAST if hurry else self._others.rate(self.director.left_ms))
        self.director.pass_time(left)
        if self.player.laid_anew():
            self._began = self.viewer is None
            self.speech_bubbles.hush()
        self._look_on(ms)
        self._others.update(self.view)
        self.sounding.pass_time(ms, self.director.take_marks(), self.view)
        self.sounding.feel(self.focus, self.hand.touched, self.hand.refused, self.view)
        quiet = self.board.live.listening(self.view)
        self.speech_bubbles.pass_time(
            ms, self.player.take_shown(), quiet=quiet, moves=self._speaks_in
        )
        if self.director.busy:
            self._breath = 0
            return None
        if not self._began:
            return self._caught_up(left, ready, ms)
        if self._session.real_time and not self.now.over:  # before it is counted in, not after
            if self._meets:
                self._meets = False
                return Push(PeekScene(self._kit, self._session, self.view, self.viewer))
            said = self._explaining.next(self, self.player.told)
            if said is not None:
                return Push(said)
        looked_ms = self.board.onlooker.looked_ms + ms
        self.board.onlooker.looked_ms = looked_ms if self.is_mine() else 0.0
        # time stands still while a picture runs: nobody saw it yet
        if (count := self.time.counted()) is not None:
            return Push(count)
        self.time.pass_(ms, self.is_mine() and self.board.live.free(self._seat, self.view))
        # in a real-time game, what happened in this frame is seen in it
        if self._session.real_time and self.player.laid_anew():
            self._began = self.viewer is None
        return self._caught_up(left, ready, ms)

    def _caught_up(self, ms: float, ready: Sequence[Seat], real_ms: int) -> Answer:
        if self.player.sheet_waits:
            return self._sheet(ms)
        if not self._began:
            return None
        if self.now.over:
            return self._ending(ms)
        if (said := self._explaining.next(self, self.player.told)) is not None:
            return Push(said)
        mine = self.is_mine()
        if mine and self._answers_alone():
            self._submit(self.board.response.silent(self.view))
            return None
        if (wanted := asked_for(self, self._kit)) is not None:
            return wanted
        if (mine and not ready) or self.undo_window.action is not None:
            return None
        if self.meeting is not None and self._session.replayable:  # who one is comes first
            spot = self.pointing.spot
            held = spot is not None and self._beside.holds(*spot)
            self.meeting.pass_time(real_ms, held=held)
            if not self.meeting.was_legible:
                return None
        self._breath += round(ms)
        answering = self.board.response.answering(self.view)
        step = self.settings.step_mode and not self.may_step
        self._waiting = step and not answering and not mine
        if self._waiting:
            return None
        # an answer comes when the flight, its window, has ended; a turn card after a breath
        if not ready:
            return None
        seat = ready[0]
        pause = 0 if answering else self._paced(self.pause_ms(seat))
        if self._breath >= pause:
            if self.speech_bubbles.beat(seat, self.view, self.sounding.play):
                self._breath = pause - self._paced(BEAT_MS)
                return None
            self.meeting = None  # it covers nothing of what happens
            self._step(seat)
        return None

    def _answers_alone(self) -> bool:
        """Say whether what cannot be answered is taken without a press, as was wished.

        Never where somebody looks on or plays as well: they would see that nothing is held. What
        all know to change nothing is not asked, whatever was wished.
        """
        settings, session = self.settings, self._session
        if session.replayable and self.board.response.settled(self.view):
            return True
        wished = settings.take_alone and not settings.second_window and session.replayable
        return (
            wished
            and len(session.people) == 1
            and self.board.response.answering(self.view)
            and self.hand.legal(self.view) == [self.board.response.silent(self.view)]
        )

    # ------------------------------------------------------------ whose move

    def is_mine(self) -> bool:
        """Say whether the picture has caught up and the viewer is asked."""
        return (
            self.viewer is not None
            and self._session.is_human(self.viewer)
            and not self.director.busy
            and self.undo_window.action is None
            and self.viewer in self.now.pending
            and not (self.now.over or self.now.behind)
        )

    @property
    def meets(self) -> bool:
        """Whether who one is comes before all else: no clock runs before it is read."""
        session = self._session
        plays = self.viewer is not None and self._game.portraits is not None
        return plays and session.real_time and not (session.moves or session.resumed)

    @property
    def scans(self) -> bool:
        """Whether its focus is led on where one switch plays."""
        return True

    @property
    def _seat(self) -> Seat:
        """The viewer's seat; the first one where nobody looks through a seat's eyes."""
        return Seat(0) if self.viewer is None else self.viewer

    @property
    def due_ms(self) -> float | None:
        """How long until a tick ends, while time runs."""
        return None if self.director.busy else self.time.due_ms

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        return self.director.busy or self.pile_fan.waiting or self.undo_window.action is not None

    @property
    def alert(self) -> bool:
        """Whether a bot may act at any frame, or pictures are drawn ahead, one in each."""
        waits = self._waiting or not self._began or self.now.over
        mine = self.is_mine() and self._session.asked() == (self.viewer,)
        return bool(self.board.setting.unready) or not (waits or mine)

    def touch(self, name: str) -> None:
        """Take in that the person touched an area of the table."""
        token = self.areas().token(name)
        if token is None or self.viewer is None or self._bet(token) or not self.is_mine():
            return
        chosen = self.hand.chosen
        action = self.hand.touch(self.view, name, token, self.words)
        if action is not None:
            self.board.onlooker.played = chosen
        if action is not None or self.hand.touched:
            self.meeting = None  # who plays has seen it
        wait = self._paced(self.settings.grace_ms)
        advice = self._game.advice
        if action is not None and wait and advice is not None and advice.may_be_taken_back(action):
            self.undo_window.hold(action, wait, chosen, name)
        else:
            self._submit(action)

    @property
    def bets(self) -> Bets:
        """What the viewer may bet now, by what they touch: not while they talk."""
        if self.viewer is None or self.director.busy:
            return {}
        return self.betting.offered(self.view, self.viewer, self.hand.touched)

    @property
    def _made(self) -> frozenset[str]:
        seat = self.viewer
        return frozenset() if seat is None else self.betting.made(self.view, seat)

    def _bet(self, token: str) -> bool:
        """Take a touch as a bet, and say so; False where it is none."""
        if self.viewer is None or token not in self.bets:
            return False
        self.betting.seal(self.view, self.viewer, token)
        self.hand.say(self.betting.said(self.view, self.viewer, token))
        return True

    def _take(self, early: Sequence[KeyPressed]) -> None:
        """Take in what was pressed while time was counted in: of what begins at once, the last."""
        given = None
        for heard in early if self.is_mine() and self.board.live.early(self.view) else ():
            area = self.placed(heard)
            token = None if area is None else self.areas().token(area)
            if area is not None and token is not None:
                given = self.hand.touch(self.view, area, token, self.words) or given
        self._submit(given)

    def _met(self) -> IdentityReveal | None:
        """Return who the viewer is."""
        portraits = self._game.portraits
        # in a real-time game, it is read before time is counted in
        if self.viewer is None or portraits is None or self._session.real_time:
            return None
        who = portraits.identity(self.view, self.viewer, self.words)
        title, away = who.title or self.words.say("peek.title"), self.words.say("peek.away")
        return IdentityReveal(who, title, away)

    @property
    def _beside(self) -> Box:
        """Where there is room to say who one is: over the log; in the dark there is none."""
        spots, log = self.layout.spots, self.layout.touch.get("log")
        return spots.meeting or (spots.captions if log is None else log.box)

    def _submit(self, action: Any) -> None:
        if action is None or self.viewer is None:
            return
        try:
            self._session.submit(self.viewer, action)
        except RefusedError as refused:  # view and match disagree: say so, lose nothing
            self.hand.say(self.words.say(f"refusal.{refused.reason}"))

    # ------------------------------------------------------------ scenes above

    def resume(self, result: Any) -> Answer:
        """Come back from a scene above: the peek, the pause menu, the rules or the result."""
        self.let_go()
        self._apply_settings()
        self.time.resume(result)
        if result in ("menu", "quit"):
            self._session.close()
            return Close(result)
        self._rushed(result)
        self._take(self.time.early())
        self._submit(said(self, result))
        if result == STOPPED:
            return self.pause()
        if result == "hint":
            self.advise()
        if result == "why" and (scene := self.training.scene()) is not None:
            return Push(scene)
        if result in AGAIN:
            self._session.close()
            anew = again(self._session, same=result == ONCE_MORE)
            return Replace(TableScene(self._kit, anew, watch=self._watch))
        return None

    def pause(self, *, lost: str = "") -> Answer:
        """Open the menu; ``lost`` says why, where nobody asked for it."""
        hint = self.settings.hints and self._game.advice is not None and self.is_mine()
        why = bool(self._session.head.training and self._session.reasons())
        return Push(PauseScene(self._kit, self._session, hint=hint, why=why, lost=lost))

    def _marks(self) -> dict[tuple[int, int], int]:
        """Return the chips of the viewer, who sees them alone."""
        if self.viewer is None or not self.noted:
            return {}
        return self._session.private.marks(self.viewer)

    def notes(self) -> Answer:
        """Open the notes, where they are not switched off."""
        if not self.noted:
            return None
        return Push(NotesScene(self._kit, self._session, self.viewer))

    # ------------------------------------------------------------ drawing

    def _pointed_card(self) -> str:
        """Return what the card of the hand does that is pointed at, before one is chosen."""
        its = self.focus in HAND and not self.hand.touched
        if not its or not self.is_mine() or self.board.response.answering(self.view):
            return ""
        key = self.focus, self.player.told, self.words.language
        if self._pointed[0] != key:  # a page is worked out once, not in every frame
            page = self.card_page()
            said = "" if page is None else f"{page.name}. {page.does}"
            # what is longer stands on its page
            self._pointed = key, said if len(said) <= ONE_LINE else ""
        return self._pointed[1]

    @property
    def _clock(self) -> float | None:
        """How much is left of the time to take back what was chosen, 1 to 0."""
        return self.undo_window.part

    def draw(self, canvas: Canvas) -> None:
        """Draw the table as the viewer sees it."""
        preview = self.preview()
        cue = self._cue(
            preview,
            focus=self.focus,
            touched=self.hand.touched,
            chosen=self.hand.chosen or self.undo_window.chosen,
            drag=self.pointing.drag,
            peek=self.glance.on
            or (self.meeting is not None and self.meeting.leaves_task(self._beside)),
            clock=self._clock,
            bets=self._made,
        )
        if (said := self._pointed_card()) and not (cue.preview or cue.reason):
            cue = replace(cue, prompt=said)
        self.board.draw(canvas, self.director.frame(), cue, self.player.log, self.view)
        if self.any_key:  # all of the table is covered
            self.sounding.draw(canvas, COVERED_CAPTIONS)
            return
        out = self._seat if self.sidelines.on else None
        shouted = "" if out is None else self.speech_bubbles.shouted(out)
        self._beside_it.draw(canvas, self.focus, shouted)
        # who is asked sees all there is to see
        self.speech_bubbles.draw(canvas, self.layout, asked=self.is_mine(), but=out)
        if self.meeting is not None:
            self.meeting.draw(canvas, self._beside, self._kit.zoom)
        self.sounding.draw(canvas, self.layout.spots.captions)

"""A replay on the table: as everybody saw it, through a seat's eyes, or with the truth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.core.seats import Seat
from game.games import game_of
from game.scenes.after.course import Course, Looked, Moment, behind
from game.scenes.after.decisions import WHY, Decisions, sentences
from game.scenes.after.open_hands import OpenHands
from game.scenes.after.picking import Pickable
from game.scenes.after.poster import PosterScene
from game.scenes.after.replay_pages import (
    ReplayStory,
    called,
    due,
    eyes_list,
    gaze,
    moments_list,
    stops,
    ticks,
)
from game.scenes.after.why import WhyScene
from game.scenes.kit import Kit
from game.scenes.rules import RulesScene
from game.scenes.view.notes import NotesScene
from game.scenes.view.projection import PIECE, Projection
from game.scenes.view.sounds import Sounding
from game.scenes.view.spectator import Rerun, WatchedScene
from game.scenes.working import gone_through
from game.stage.cue import Cue
from game.stage.input.inputs import CloseAsked, Input, KeyPressed, PointerPressed
from game.stage.motion.director import Director
from game.stage.motion.layout import Layout
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, Push
from game.stage.table.replay_bar import BarMark, Reach, ReplayBar
from game.stage.widgets.form import Changed, Form
from game.store.launch import Eyes
from game.store.replays import Pieces, at_once

WINDOW_MS: Final = 700
PACES: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
AT_ONCE: Final = 2000
"""A match of so few facts follows the line while it is drawn; a longer one, where it is let go."""
_KEYS: Final = {
    "v": "eyes", "x": "pace", "space": "play", "f1": "rules", "n": "notes", "t": "moments",
    "p": "poster", WHY: "why",
}  # fmt: skip


class ReplayScene(WatchedScene):
    """A match that is over, or as far as it is on file."""

    name = "replay"

    def __init__(
        self, kit: Kit, course: Course, eyes: Eyes | None, moment: int | None = None
    ) -> None:
        """Go to the beginning of a match that was played through; None: the public view.

        While the match goes on it is seen as everybody saw it. ``moment``: the number of the
        turning point that is gone to once it is found.
        """
        self._kit = kit
        self._head = head = course.head
        self.skin = head.game
        self._course = course
        self._match = course.match
        self._rerun = Rerun(head, self._match, lambda: self._projection.public, course.nudges)
        self._words = kit.words(head.game)
        self._told = sentences(head, course.actors, course.reasons, self._words)
        turning = course.over and game_of(head.game).turning is not None
        self._moments: list[Moment] | None = [] if turning else None
        """What decided it, once that is found; None: nobody can say."""
        self._marks: tuple[BarMark, ...] | None = () if turning else None
        self._wanted = moment
        self._tellings: dict[Eyes, ReplayStory] = {}
        self._decisions = Decisions(self._told, course.facts)
        self._controls = ReplayBar(self._words, kit.zoom, self._shown)
        self._playing = True
        self._moment = 0
        """How much of the match lay behind when the eyes changed last."""
        self._pace = kit.settings.pace if kit.settings.pace in PACES else 1.0
        self._aired = Projection(kit, self._rerun, None, "replay").board.log.aired
        at_once(self._seeing("public" if eyes not in course.eyes else eyes, lambda _: 0))
        if turning:  # a match of many rounds takes longer than a frame
            kit.write(lambda: course.moments(self._words), self._mark)

    def _mark(self, moments: list[Moment]) -> None:
        """Set marks for what decided the match."""
        self._moments = moments
        self._marks = tuple(
            BarMark(self._part(its.public), its.point.icon, its.point.text, its.point.seen)
            for its in moments
        )
        self._label()

    # ------------------------------------------------------------ where we are

    def _seeing(self, eyes: Eyes, goal: Callable[[Sequence[Any]], int]) -> Pieces[None]:
        """Go to just behind a fact, piece by piece; who stops that stays where they were.

        ``goal`` says how many facts are seen, of those that are told to these eyes.
        """
        viewer = Seat(eyes) if isinstance(eyes, int) else None
        if eyes not in self._tellings:
            over = self._course.over
            book = self._match.open_book() if over else self._match.observations(None)
            events = [event for event in book if self._tells(eyes, event)]
            found = yield from stops(self._kit, self._rerun, events, viewer)
            begins = tuple(self._part(public) for public in ticks(events, found))
            self._tellings[eyes] = ReplayStory(events, found, begins)
        its = self._tellings[eyes]
        events, turns = its.events, its.turns
        projection = Projection(self._kit, self._rerun, viewer, "replay")
        board = projection.board
        board.onlooker.noted = game_of(self._head.game).notes is not None
        board.onlooker.yours = self._course.is_mine(eyes)
        first = turns[0] + 1 if turns else 0
        yield from projection.through(events[: max(first, goal(events))])
        self._eyes, self._events, self._turns, self._projection = eyes, events, turns, projection
        self._board = board
        lying = board.layout(self.view)
        self._hands = OpenHands(board, lying, self._kit.zoom) if eyes == "all" else None
        self._director = Director(lying)
        self._director.reduced_motion = self._kit.settings.reduced_motion
        self.sounding = Sounding(self._kit, board)
        self._breath = 0.0
        self._label()

    def _go(
        self,
        goal: Callable[[Sequence[Any]], int],
        eyes: Eyes | None = None,
        then: Callable[[], object] = lambda: None,
    ) -> Answer:
        """Go somewhere else in the match, behind a bar where that takes long."""
        self._wanted = None

        def pieces() -> Pieces[None]:
            yield from self._seeing(self._eyes if eyes is None else eyes, goal)
            then()

        return gone_through(self._kit, pieces(), len(self._events) // PIECE)

    def _fold(self) -> Any:
        event = self._events[self.told]
        self._projection.fold(event)
        return event

    def _next(self) -> bool:
        """Show the next fact; False at the end."""
        if self.told >= len(self._events):
            return False
        before = self.layout
        event = self._fold()
        cues = self._board.sounds.cues(event, self.view)
        while self._board.situation.laying(self.view) and self.told < len(self._events):
            event = self._fold()  # a new round's dealing is done at once
            cues += self._board.sounds.cues(event, self.view)
        after = self._board.layout(self.view)
        beat = self._board.beat(event, before, after, self.view, WINDOW_MS)
        if beat is not None:
            self._director.add(beat, ((cue.delay, cue) for cue in cues))
            return True
        if after != before:
            self._director.show(after)
        self._director.mark(cues)
        return True

    def _to_turn(self, by: int) -> Answer:
        """Jump to the beginning of the next or a previous turn."""
        past = [turn for turn in self._turns if turn < self.told]
        index = len(past) - 1 + by
        if by < 0 and past and self.told > past[-1] + 8:
            index += 1  # in the middle of a turn: to its beginning first
        index = min(len(self._turns) - 1, max(0, index))
        return self._go(lambda _: self._turns[index] + 1) if self._turns else None

    def _look_through(self, eyes: Eyes) -> Answer:
        """Look through other eyes at the same moment: streams differ in length."""
        if eyes == self._eyes:
            return None
        book = self._match.open_book()
        if self._told_by(book[: self._moment], self._eyes) != self.told:
            self._moment = self._place(book)
        told = self._told_by(book[: self._moment], eyes)
        return self._go(lambda _: told, eyes)

    def _tells(self, eyes: Eyes, event: Any) -> bool:
        """Say whether eyes are told a fact."""
        if eyes == "all":
            return True
        if isinstance(eyes, int):
            return bool(event.is_for(Seat(eyes)))
        return self._aired(event) if self._course.over else bool(event.is_for(None))

    def _told_by(self, events: Sequence[Any], eyes: Eyes) -> int:
        """Return how many of some facts are told to eyes."""
        return sum(self._tells(eyes, event) for event in events)

    def _place(self, book: Sequence[Any]) -> int:
        """Return how many facts of a match had come when these eyes had been told what is seen."""
        told = [at for at, event in enumerate(book, 1) if self._tells(self._eyes, event)]
        return told[self.told - 1] if self.told else 0

    def _last_stop(self) -> int:
        """Return how many facts there were when the turn shown now had begun."""
        return max((at + 1 for at in self._turns if at < self.told), default=0)

    # ------------------------------------------------------------ inputs and time

    def _label(self) -> None:
        self._labelled = self._decision()
        self._controls.show(
            playing=self._playing, pace=self._pace, why=self._why(), marks=self._marks,
            poster=self._poster(), eyes=gaze(self._eyes, self._head, self._words),
            ticks=self._tellings[self._eyes].ticks,
        )  # fmt: skip

    def _why(self) -> Reach | None:
        """Return what can be explained now; None where nothing ever is."""
        if not self._told or "all" not in self._course.eyes:
            return None
        if self._labelled is None:
            played = self._decisions.played(self.told, self._course.bots_acts)
            key = "lost-why" if played else "no-why"
            key = key if self._eyes == "all" else "why-all"
            return Reach(self._words.say(f"replay-screen.{key}"), now=False)
        its = self._told[self._labelled]
        name = self._head.names[its.seat]
        return Reach(self._words.say("why.button", name=name, done=its.did), now=True)

    def _poster(self) -> Reach | None:
        """Return whether the end, which leaves a poster, is shown; None where none is left."""
        if not self._course.over or game_of(self._head.game).poster is None:
            return None
        now = self.told >= len(self._events)
        return Reach(self._words.say(f"poster.{'button' if now else 'later'}"), now=now)

    def _shown(self) -> tuple[int, int]:
        """Return how many acts are seen, of how many."""
        return self._course.shown(self._projection.public), self._course.acts

    def _part(self, public: int) -> float:
        """Return what part of the acts was done when so much had been told to all."""
        return self._course.shown(public) / max(1, self._course.acts)

    def _decision(self) -> int | None:
        """Return the decision to be explained: of this turn, at the end of all; with the truth."""
        if self._eyes != "all":
            return None
        start = self._last_stop() if self.told < len(self._events) else 0
        return self._decisions.most(start, self.told)

    def _page(self, name: str) -> Answer:
        """Open a list: of eyes, of turning points; or what these eyes could have noted so far."""
        if name == "eyes":
            return Push(eyes_list(self._kit, self._course, self._eyes))
        if name == "moments" and self._moments is not None:
            public = self._projection.public
            found = moments_list(self._kit, self._course, self._moments, public, self._eyes)
            return Push(found)
        if name == "moments" or not self._board.onlooker.noted:
            return None
        viewer = Seat(self._eyes) if isinstance(self._eyes, int) else None
        seen = Looked(self._head, self._match, self._events[: self.told])
        return Push(NotesScene(self._kit, seen, viewer))

    def handle_input(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape"):
                return Close()
            case KeyPressed("left" | "right" as key):
                return self._to_turn(1 if key == "right" else -1)
            case KeyPressed("pageup" | "pagedown" as key):
                return self._to_moment(1 if key == "pagedown" else -1)
            case KeyPressed("home" | "end" as key):
                return self._seek(0.0 if key == "home" else 1.0)
            case KeyPressed("up" | "down" as key):
                self._controls.walk(1 if key == "down" else -1)
            case KeyPressed("."):
                self._step()
            case KeyPressed(key) if key in _KEYS:
                return self._use(Changed(_KEYS[key]))
            case PointerPressed(x, y, 1) if (name := self._under(x, y)) is not None:
                return self._use(Changed(name))
            case _:
                used = self._controls.handle_input(heard)
                if used is not None:
                    return self._use(used)
        return None

    def _under(self, x: float, y: float) -> str | None:
        """Return what of the top bar lies under a point."""
        areas = self.layout.touch.items()
        under = (name for name, area in areas if area.box.holds(x, y))
        return next((name for name in under if name in ("rules", "menu", "notes")), None)

    def _seek(self, part: float) -> Answer:
        """Go to the beginning of the turn at this part of the match; its end is the end."""
        at = self._turn_at(part)
        return self._go(lambda _: at) if at != self.told else None

    def _draw(self, part: float) -> None:
        """Let the table follow the line while it is drawn, where the match is short enough."""
        at = self._turn_at(part)
        if len(self._events) <= AT_ONCE and at != self.told:
            at_once(self._seeing(self._eyes, lambda _: at))

    def _turn_at(self, part: float) -> int:
        """Return how many facts are seen at the beginning of the turn at a part of the match."""
        if part >= 1:
            return len(self._events)
        goal = behind(self._events, self._course.before(part))
        turns = [turn for turn in self._turns if turn <= goal] or self._turns[:1]
        return turns[-1] + 1 if turns else self.told

    def _to_moment(self, by: int) -> Answer:
        """Go to the next turning point or the one before; without any, to another turn."""
        if not self._moments:
            return self._to_turn(by)
        now = self._projection.public
        if by > 0:
            ahead = [one for one in self._moments if one.public >= now]
            return self._see(ahead[0]) if ahead else self._seek(1.0)
        past = [one for one in self._moments if one.public + 1 < now]
        return self._see(past[-1]) if past else self._seek(0.0)

    def _see(self, moment: Moment) -> Answer:
        """Go to a turning point, and see it happen."""
        return self._go(lambda events: behind(events, moment.public), then=self._step)

    def _use(self, used: Changed) -> Answer:
        match used.name:
            case "close" | "menu":
                return Close()
            case "rules":
                return Push(RulesScene(self._kit, self._head.game))
            case "play":
                self._playing = not self._playing
                self._label()
                if self._playing and self.told >= len(self._events):
                    return self._go(lambda _: 0)
            case "pace":
                later = [pace for pace in PACES if pace > self._pace]
                self._pace = later[0] if later else PACES[0]
                self._label()
            case "previous" | "next" as name:
                return self._to_turn(1 if name == "next" else -1)
            case "line":
                return self._seek(used.value)
            case "drawn":
                self._draw(used.value)
            case "step":
                self._step()
            case "why" if (at := self._decision()) is not None:
                return self._explain(at)
            case "poster" if (poster := self._poster()) is not None and poster.now:
                return Push(PosterScene(self._kit, self._rerun))
            case "notes" | "moments" | "eyes" as name:
                self._playing = False
                self._label()
                return self._page(name)
            case name if name.startswith("moment:") and self._moments:
                return self._see(self._moments[int(name.removeprefix("moment:"))])
            case _:
                pass
        return None

    def _explain(self, at: int) -> Answer:
        self._playing = False
        self._label()
        return Push(WhyScene(self._kit, self._head, self._told, at))

    def _step(self) -> None:
        self._playing = False
        self._label()
        self._director.skip()
        while not self._director.busy and self._next():
            if self._events[self.told - 1].lasts_ms:
                break
        self._label()

    @property
    def view(self) -> Any:
        """What these eyes were told, folded as far as it was shown."""
        return self._projection.view

    @property
    def layout(self) -> Layout:
        """Where everything lies once the picture has caught up."""
        return self._director.layout

    @property
    def told(self) -> int:
        """How many of the facts that these eyes are told are seen."""
        return self._projection.at

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        return self._director.busy

    @property
    def shows(self) -> object:
        """What changes of the picture as time passes, where nothing moves."""
        said = self._playing, self._labelled, self.sounding.heard
        return None if self.moving else (self.told, self._director.frame(), said, self._marks)

    @property
    def alert(self) -> bool:
        """Whether the next picture may come at any frame."""
        return self._playing

    @property
    def fingers(self) -> str:
        """A finger draws the line along."""
        return "press"

    @property
    def form(self) -> Form:
        """The controls, for who is read to."""
        return self._controls.form

    @property
    def pace(self) -> float:
        """How fast its pictures move."""
        return self._pace

    @property
    def watched(self) -> Rerun:
        """The match, for whoever looks on."""
        return self._rerun

    @property
    def log_lines(self) -> Sequence[Any]:
        """What the log says so far."""
        return self._projection.log

    def spoken(self) -> str:
        """Return through whose eyes one looks."""
        return called(self._eyes, self._head, self._words)

    def pass_time(self, ms: int) -> Answer:
        """Let the picture move on."""
        if self._moments and (wanted := self._wanted) is not None:
            return self._see(self._moments[wanted])
        self._director.pace = self._pace
        self._director.pass_time(ms)
        self.sounding.pass_time(ms, self._director.take_marks(), self.view)
        if self._director.busy or not self._playing:
            return None
        self._breath += ms * self._director.pace
        while self.alert and not self.moving and self._breath >= due(self._events, self.told):
            timed = self.told and self._events[self.told - 1].lasts_ms
            self._breath = max(0.0, self._breath - timed) if timed else 0.0
            self._play_on()
        if self._labelled != self._decision():
            self._label()
        return None

    def _play_on(self) -> None:
        """Show what comes next, up to a picture or a fact that takes time, or the next turn."""
        while self._next():
            if self._director.busy or due(self._events, self.told):
                return
        self._playing = False
        self._label()

    def resume(self, result: Any) -> Answer:
        """Come back from the rules, or from a list with what was chosen there."""
        match result:
            case Pickable(Moment() as moment):
                return self._see(moment)
            case Pickable(eyes):
                return self._look_through(eyes)
            case _:
                return Close("quit") if result == "quit" else None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the controls."""
        cue = Cue(peek=True, played=False)
        with canvas.hints.for_all():
            self._board.draw(canvas, self._director.frame(), cue, self._projection.log, self.view)
            if self._hands is not None:
                self._hands.draw(canvas, self.view)
            self.sounding.draw(canvas, self.layout.spots.captions)
            self._controls.draw(canvas)

"""A replay on the table: as everybody saw it, through a seat's eyes, or with the truth."""

from __future__ import annotations

from typing import Any, Final

from game.core.seats import Seat
from game.games import part_of
from game.playback import play_again
from game.scenes.kit import Kit
from game.stage import theme
from game.stage.canvas import Canvas
from game.stage.director import Director
from game.stage.input import CloseAsked, Input, KeyPressed
from game.stage.layout import Box
from game.stage.scene import Answer, Close
from game.stage.widgets import Button, Form, Widget
from game.store.launch import Eyes
from game.store.replays import Replay

WINDOW_MS: Final = 700
BREATH_MS: Final = 500


class ReplayScene:
    """A match that is over, or as far as it is on file."""

    name = "replay"
    see_through = False

    def __init__(self, kit: Kit, replay: Replay, eyes: Eyes) -> None:
        """Play a file through and go to its beginning.

        Raises:
            FileError: it does not replay.
        """
        self._kit = kit
        self._head = replay.head
        self._match = play_again(replay)
        over = self._match.outcome() is not None
        self._all_eyes: list[Eyes] = ["public"]
        if over:
            self._all_eyes += [*range(replay.head.seats), "all"]
        self._eyes: Eyes = eyes if eyes in self._all_eyes else "public"
        self._words = kit.words(replay.head.game)
        self._playing = True
        self._see(at=0)

    # ------------------------------------------------------------ where we are

    def _see(self, at: int) -> None:
        """Go to just behind the at-th fact, through the eyes chosen now."""
        viewer = Seat(self._eyes) if isinstance(self._eyes, int) else None
        everything = self._eyes == "all"
        self._events = self._match.open_book() if everything else self._match.heard(viewer)
        rules = self._match.rules
        self._view = rules.initial(self._head.seats, self._match.options)
        board = part_of(self._head.game, "board")
        self._cue = board.Cue
        self._board = board.Board(self._view, viewer, self._head.names, self._words)
        self._log: list[Any] = []
        self._turns = [i for i, e in enumerate(self._events) if e.kind == "turn_began"]
        self._at = 0
        first = self._turns[0] + 1 if self._turns else 0
        while self._at < max(first, min(at, len(self._events))):
            self._fold()
        self._director = Director(self._board.layout(self._view))
        self._director.reduced_motion = self._kit.settings.reduced_motion
        self._breath = 0.0
        self._form = self._buttons()

    def _fold(self) -> Any:
        event = self._events[self._at]
        self._match.rules.apply(self._view, event)
        self._at += 1
        line = self._board.line(event, self._view)
        if line is not None:
            self._log.append(line)
        return event

    def _next(self) -> bool:
        """Show the next fact; False at the end."""
        if self._at >= len(self._events):
            return False
        before = self._director.layout
        event = self._fold()
        after = self._board.layout(self._view)
        beat = self._board.beat(event, before, after, self._view, WINDOW_MS)
        if beat is not None:
            self._director.add(beat)
        elif after != before:
            self._director.show(after)
        return True

    def _to_turn(self, by: int) -> None:
        """Jump to the beginning of the next or a previous turn."""
        past = [turn for turn in self._turns if turn < self._at]
        index = len(past) - 1 + by
        if by < 0 and past and self._at > past[-1] + 8:
            index += 1  # in the middle of a turn: to its beginning first
        index = min(len(self._turns) - 1, max(0, index))
        same = self._eyes
        keep = self._form.focus
        if self._turns:
            self._see(self._turns[index] + 1)
        self._eyes = same
        self._form.focus = keep

    def _change_eyes(self) -> None:
        """Look through the next eyes, at the same turn: streams of viewers differ in length."""
        turn = sum(1 for at in self._turns if at < self._at)
        index = self._all_eyes.index(self._eyes)
        self._eyes = self._all_eyes[(index + 1) % len(self._all_eyes)]
        keep = self._form.focus
        self._see(0)
        if 0 < turn <= len(self._turns):
            self._see(self._turns[turn - 1] + 1)
        self._form.focus = keep

    # ------------------------------------------------------------ inputs and time

    def _buttons(self, focus: str | None = "play") -> Form:
        words = self._words
        say = {
            "previous": words.say("replay-screen.previous"),
            "play": words.say("replay-screen.stop" if self._playing else "replay-screen.play"),
            "step": words.say("replay-screen.step"),
            "next": words.say("replay-screen.next"),
            "eyes": self._eyes_label(),
            "close": words.say("replay-screen.close"),
        }
        widgets: list[Widget] = []
        for place, (name, label) in enumerate(say.items()):
            box = Box(_bar(self._head.seats).x + 12 + place % 3 * 168,
                      _bar(self._head.seats).y + 12 + place // 3 * 56, 160, 48)  # fmt: skip
            style = "main" if name == "play" else "plain"
            widgets.append(Button(name, box, label, style=style, size=18))
        return Form(widgets, focus)

    def _eyes_label(self) -> str:
        if isinstance(self._eyes, str):
            return self._words.say(f"replay-screen.{self._eyes}")
        return self._words.say("replay-screen.seat", name=self._head.names[self._eyes])

    def hear(self, heard: Input) -> Answer:
        """Take in one input."""
        match heard:
            case CloseAsked():
                return Close("quit")
            case KeyPressed("escape"):
                return Close()
            case KeyPressed("left" | "right" as key):
                self._to_turn(1 if key == "right" else -1)
            case KeyPressed("."):
                self._step()
            case KeyPressed("v"):
                self._change_eyes()
            case KeyPressed("space"):
                self._use("play")
            case _:
                changed = self._form.hear(heard)
                if changed is not None:
                    return self._use(changed.name)
        return None

    def _use(self, name: str) -> Answer:
        match name:
            case "close":
                return Close()
            case "play":
                self._playing = not self._playing
                self._form = self._buttons(self._form.focus)
            case "previous" | "next":
                self._to_turn(1 if name == "next" else -1)
            case "step":
                self._step()
            case _:
                self._change_eyes()
        return None

    def _step(self) -> None:
        self._playing = False
        self._form = self._buttons(self._form.focus)
        self._director.skip()
        while not self._director.busy and self._next():
            pass

    @property
    def moving(self) -> bool:
        """Whether a picture is on its way."""
        return self._director.busy

    def pass_time(self, ms: int) -> Answer:
        """Let the picture move on."""
        self._director.pace = self._kit.settings.pace or 1.0
        self._director.pass_time(ms)
        if self._director.busy or not self._playing:
            return None
        self._breath += ms * self._director.pace
        behind = self._at > 0 and self._events[self._at - 1].kind == "turn_began"
        if behind and self._breath < BREATH_MS:
            return None
        self._breath = 0.0
        self._play_on()
        return None

    def _play_on(self) -> None:
        """Show what comes next, up to the next picture that takes time or the next turn."""
        while self._next():
            if self._director.busy or self._events[self._at - 1].kind == "turn_began":
                return

    def resume(self, result: Any) -> Answer:
        """Nothing lies above."""
        return None

    # ------------------------------------------------------------ drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and the controls."""
        cue = self._cue(prompt="", peek=True)
        self._board.draw(canvas, self._director.frame(), cue, self._log, self._view)
        box = _bar(self._head.seats)
        canvas.panel(box.x, box.y, box.width, box.height, 18)
        self._form.draw(canvas)
        text = self._words.say("replay-screen.turn", n=self._at, total=len(self._events))
        canvas.text(text, box.x + box.width - 20, box.y + 136, 18, theme.INK, align="right")
        full = box.width - 230
        canvas.rect(box.x + 16, box.y + 130, full, 10, theme.WOOD, 5)
        part = self._at / max(1, len(self._events))
        canvas.rect(box.x + 16, box.y + 130, max(10, full * part), 10, theme.MAGENTA, 5)


def _bar(seats: int) -> Box:
    """Return where the controls stand: over the hand's place, which a bystander does not have."""
    return Box(272, 556, 528, 156) if seats <= 8 else Box(354, 500, 528, 156)

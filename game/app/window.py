"""The window: its clock, its inputs, its picture, and the keys that are nobody's but its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

import pygame

from game.app.frame_clock import FrameClock, Waking, events_of, milliseconds
from game.app.hearing import Hearing
from game.app.leaving import Leaving
from game.app.pace import Pace, display_rate
from game.app.placing import Placing
from game.app.second import SecondWindow
from game.app.steps import WAITS, InSteps
from game.core.sanitize import NAME_MOST, shown
from game.core.user_error import shipped
from game.scenes.narrator import Narrator
from game.scenes.picture import keep_picture, view_path
from game.stage.input.input_hints import InputHints
from game.stage.input.inputs import CloseAsked, FocusLost, Input, KeyPressed
from game.stage.input.listening import ANY, Listening
from game.stage.input.pads import Pad
from game.stage.one_switch import OneSwitch
from game.stage.paint import theme
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.stage.paint.screen import Screen
from game.stage.sound.player import Sound
from game.stage.sound.voice import Utterance
from game.stage.stack import Stack
from game.stage.widgets.toast import Toast
from game.stage.windows import (
    NoDisplayError,
    blank,
    calls_cover,
    letterbox,
    of_keyboard,
    open_display,
    put_away,
    show,
    spoils,
)
from game.store.launch import Launch
from game.store.places import assets_root
from game.store.settings import Settings

FIRST_FRAME: Final = "FAUX_FRERES_FIRST_FRAME"
"""An environment variable: who sets it is told of the first picture on standard output."""
BUFFERS: Final = 2
"""So many pictures a system may keep of a window: what fell is gone when all of them are new."""


class Window:
    """The program's one window."""

    def __init__(self, settings: Settings, launch: Launch) -> None:
        """Open it as the settings and the command line say.

        Raises:
            NoDisplayError: SDL found no screen, or chose a driver that nobody sees.
            ShippedError: the icon is missing or damaged.
        """
        self._settings = settings
        self.keep: Callable[[pygame.Surface], object]
        self.keep = lambda view: keep_picture(view, view_path(launch.data))
        """Keeps a picture of what is shown."""
        self.between: Callable[[], Sequence[str]] = list
        """What is done between two frames; it returns what is to be said beside the picture."""
        self.sound = Sound()
        self.narrator: Narrator | None = None
        self.second: SecondWindow | None = None
        self.pace = Pace()
        """How many pictures a second it makes."""
        self._screen = Screen(plain=launch.software or launch.safe_mode)
        try:
            open_display()
            pygame.font.init()
            assets = assets_root()
            pygame.display.set_caption("Faux Frères")
            with shipped(assets / "icon.png"):
                pygame.display.set_icon(pygame.image.load(assets / "icon.png"))
            self._bound: dict[str, list[str]] = {}
            self._shown = False
            self._placing = Placing(settings, launch)
            self._placing.open()
            self._opened()
        except pygame.error as error:
            raise NoDisplayError("commands.no-display") from error
        self.art, self.hints = Art(assets), InputHints()
        self._steps = InSteps(self.art)
        self._begun: Canvas | None = None  # the picture that is drawn in steps now
        self._seen: object = None  # the scenes of the last picture: others may take long
        self.toast = Toast()
        """What is said beside whatever is shown."""
        self._saver: bool | None = None
        """Whether a screen saver may come; None: nobody has said so yet."""
        self._pulled = False
        """Whether a gamepad was pulled out since the last frame."""
        self._leaving = Leaving(self._show_now)
        self._listening = Listening(self.hints)
        self._hearing = Hearing(self._listening, OneSwitch(lambda: settings.scan_ms))
        self.pads = self._listening.pads
        self.pads.begin()
        self.pads.told = self._plugged

    def _opened(self) -> None:
        """Paint it whole, as often as its display likes, and let keys repeat there."""
        self._screen.forget()
        self.pace.follow(display_rate())
        pygame.key.set_repeat(400, 40)

    def show(self, stack: Stack, now: Callable[[], float] = milliseconds) -> None:
        """Show scenes until the last is closed."""
        clock = self.pace
        frames, waking = FrameClock(now), Waking()
        awake = True
        shown: object = None
        held: list[pygame.Event] = []
        while not stack.empty:
            other = self.second
            again = self._begun is not None or (other is not None and other.parked)
            # a step takes as long as a frame
            clock.wanted_s = frames.due(stack)
            events = [*held, *(pygame.event.get() if again else events_of(clock, awake=awake))]
            woke = waking.woke()
            if again and not woke and all(event.type in WAITS for event in events):
                held, awake = events, True
                self._go_on(stack)
                continue
            held = []
            self._give_up()
            for said in self.between():
                self._tell(said)
            passed = self._hearing.settle(frames.step(), stack, self._canvas().units)
            self._notice(stack, frames, woke=woke)
            # what moved a frame ago has to be painted once more, at rest
            moving = again or stack.moving
            for event in events:
                moving = self.handle_event(event, stack) or moving
            self._leaving.pass_time(passed, stack, self.second)
            for heard in self._hearing.by_itself(passed, stack):
                self._hear(heard, stack)
                moving = True
            moving = self._wished() or moving
            stack.pass_time(passed)
            if self.narrator is not None:
                self.narrator.follow(stack)
            self.toast.pass_time(passed)
            shows = stack.shows, self.toast.sentence
            painted = moving or stack.moving or shows != shown
            if painted:
                shown = shows
                self.paint(stack)
                moving = True
            self.sound.music(stack.music)
            if self._shown:  # the first picture, drawn in steps, shares no core with its files
                self.sound.pass_time(passed, focused=pygame.key.get_focused())
            moving = self._look_on(stack, passed, painted=painted) or moving
            awake = moving or stack.alert or self._listening.holding or self.sound.fading
            if self._placing.pass_time(passed):
                self._begin_anew()
                shown, awake = None, True
        self._placing.pass_time(0)

    def _notice(self, stack: Stack, frames: FrameClock, *, woke: bool) -> None:
        """Take the program as left where nobody can have watched what just passed."""
        if woke or frames.stood:  # whoever sits there now may be somebody else
            self._leaving.leave(stack, "stood")
        elif stack.due_ms is not None and (self._pulled or frames.jumped):
            stack.handle_input(FocusLost("pulled" if self._pulled else "stood"))
        self._pulled = False
        self._keep_lit(stack)

    def _keep_lit(self, stack: Stack) -> None:
        """Let no screen saver come while a match is seen, and only then."""
        may = self._placing.away or not stack.keeps_awake
        if may != self._saver:
            self._saver = may
            pygame.display.set_allow_screensaver(may)

    def paint(self, stack: Stack, *, steps: bool = True) -> None:
        """Paint the picture, and show what is another one of it; of a new scene in steps."""
        begun, canvas = perf_counter(), self._canvas()
        self._give_up()
        whole = self._screen.canvas(canvas.surface, self.art, self.hints)

        def draw() -> None:
            stack.draw(whole)
            self.toast.draw(whole, self._settings.text_size / 100, stack.spare)
            letterbox(whole)

        if steps and stack.scenes != self._seen:
            self._begun, self._seen = whole, stack.scenes
            self._go_on(stack, draw)
            return
        draw()
        show(self._screen.paint(whole.surface, canvas.surface))
        self._hearing.shown(stack)
        self.pace.painted(perf_counter() - begun)

    def _go_on(self, stack: Stack, draw: Callable[[], None] | None = None) -> None:
        """Draw the picture that takes long for one step more, and show it when it is finished."""
        whole = self._begun
        if whole is None and self.second is not None:
            self.second.go_on()
        if whole is None or not (self._steps.go_on() if draw is None else self._steps.draw(draw)):
            return
        self._begun = None
        show(self._screen.paint(whole.surface, self._canvas().surface))
        self._hearing.shown(stack)
        if not self._shown and os.environ.get(FIRST_FRAME):
            print("first frame", flush=True)
        self._shown = True

    def _give_up(self) -> None:
        """Let go of the picture that is drawn in steps: something happened, and it is another."""
        if self._begun is not None:
            self._steps.give_up()
            self._begun = self._seen = None
        if self.second is not None:
            self.second.give_up()

    def _show_now(self, stack: Stack) -> None:
        for _ in range(0 if stack.empty else BUFFERS):
            self._screen.forget()
            self.paint(stack, steps=False)

    def _look_on(self, stack: Stack, ms: int, *, painted: bool) -> bool:
        """Let the second window follow; say whether it wants another frame soon.

        It comes after the first one, which nobody is to wait for.
        """
        if self.second is None or stack.empty:
            return False
        say = self.hints.say
        try:
            self.second.follow(say("second.window"))
        except pygame.error:
            self._tell(say("second.none"))
        waits = self._begun is not None
        return self.second.show(stack, ms, painted=painted, waits=waits) or waits

    def _wished(self) -> bool:
        """Follow the settings; return whether the window is another one now."""
        settings = self._settings
        self.art.set_look(strong=settings.high_contrast, named=settings.names)
        if settings.bindings != self._bound:
            self._bound = dict(settings.bindings)
            self.hints.bindings.set_changed(self._bound)
        if not self._placing.wished():
            return False
        self._begin_anew()
        return True

    def _begin_anew(self) -> None:
        """Begin with a window that is another one, of which the system knows nothing yet."""
        self._opened()
        self._hearing.reopen()
        self._forget()

    def _forget(self) -> None:
        """Let all be drawn for the size that the window has now."""
        self._screen.forget()
        self.art.forget()
        self._seen = None

    def _canvas(self) -> Canvas:
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is open"
        return Canvas(surface, self.art, self.hints)

    def handle_event(self, event: pygame.Event, stack: Stack) -> bool:
        """Take in an event; say whether the picture may be another one by it."""
        if self.second is not None and self.second.owns(event):
            self.second.handle_event(event)
            if not (of_keyboard(event) and self.second.has_keys(event)):
                return False
        if spoils(event):
            self._screen.forget()
            self.pace.follow(display_rate())
        if self._placing.handle_event(event):
            self._forget()
            blank(theme.INK)
            return True
        if event.type == pygame.WINDOWCLOSE:
            stack.end()
            return True
        if calls_cover(event):
            self._leaving.cover(stack)
        if put_away(event):
            self._leaving.leave(stack)
        there = self.second is not None and self.second.has_keys(event)
        for heard in self._hearing.of(event, self._canvas().units, stack):
            self._hear(heard, stack, there=there)
        return True

    def _hear(self, heard: Input, stack: Stack, *, there: bool = False) -> None:
        """Take in an input; ``there``: it was given while the second window had the keyboard."""
        match heard:
            case KeyPressed("f11", repeat=False) if there and stack.listens != ANY:
                self._settings.second_fullscreen = not self._settings.second_fullscreen
            case KeyPressed("f11", repeat=False) if stack.listens != ANY:
                self._settings.fullscreen = not self._settings.fullscreen
            case KeyPressed("f9", repeat=False) if stack.listens != ANY:
                self._settings.second_window = wished = not self._settings.second_window
                self._speak(self.hints.say(f"second.{'opens' if wished else 'closes'}"))
            case KeyPressed("f12", repeat=False) if stack.listens != ANY:
                self._keep_picture(stack)
            case FocusLost():
                self._leaving.begin(stack, self.second)
            case CloseAsked():
                stack.close_all()  # the writer writes what is left: nothing is lost
            case _ if self.narrator is not None and self.narrator.handle_input(heard, stack):
                pass
            case _:
                before = len(stack.names)
                stack.handle_input(heard)
                if len(stack.names) < before:
                    self.tick("ui_back")

    def _plugged(self, what: str, pad: Pad) -> None:
        """Say that a gamepad was plugged in or pulled out."""
        self._pulled |= what == "pulled"
        say = self.hints.say
        self._tell(say(f"keys.{what}").format(name=shown(pad.name, NAME_MOST)))

    def _tell(self, said: str) -> None:
        """Say a sentence beside whatever is shown, and aloud where that is wished."""
        self.toast.say(said)
        self._speak(said)

    def _speak(self, said: str) -> None:
        if self.narrator is not None:
            self.narrator.tell(Utterance(said))

    def tick(self, name: str) -> None:
        """Let a menu be heard."""
        self.sound.play(name, group="ui")

    def _keep_picture(self, stack: Stack) -> None:
        """Keep what the window shows, once nothing private is on it."""
        self._leaving.cover(stack)
        self.keep(self._canvas().surface)

"""Spectator controls: what people have who are all out while others play on.

They may go faster, or go to the end at once; in real time, go on to the light or the dark that
comes next, or to the end. What else they have lies on the sidelines. A duel of two bots that hurt
nobody for a round of the table goes faster by itself, until they say no. All of it hangs on what
all were told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from game.core.seats import Seat
from game.core.targets import BUTTON
from game.games import game_of
from game.scenes.kit import Kit
from game.scenes.table.fast_forward import RushScene
from game.session import Session
from game.stage.board import Board
from game.stage.cue import ButtonCue
from game.stage.scene import Answer, Push

WATCH: Final = "watch:"
"""How the tokens begin of all that may be pressed once one is out."""
FASTER, END, NEXT = TOKENS = ("watch:faster", "watch:end", "watch:next")
_TURNS: Final = (FASTER, END)
"""What there is to press where all take turns,"""
_BEATS: Final = (NEXT, END)
"""and in a real-time game."""
_KEYS: Final = {FASTER: "tab", END: "end", NEXT: "tab"}
_DUEL: Final = 2


class SpectatorControls:
    """The watching of one table."""

    def __init__(self, kit: Kit, session: Session, board: Board) -> None:
        """Begin with nobody out; the board knows who is in where no part of the game does."""
        self._kit = kit
        self._session = session
        self._board = board
        self._part = game_of(session.head.game).survival
        self.on = False
        """Whether all people here are out, and others still play."""
        self._dark = False
        """Whether there is nothing to see now."""
        self.fast = False
        """Whether somebody wished to go faster."""
        self.by_itself = False
        """Whether it goes faster because nothing happens."""
        self._refused = False
        self._told = -1
        self.living: Sequence[Seat] = ()
        """Who is still in."""
        self._living = 0
        self._harm: list[int] = []
        self._turn: Seat | None = None
        self._quiet = 0
        """How many turns began since somebody was hurt."""
        self.turns = 0
        """How many turns began so far."""

    @property
    def faster(self) -> bool:
        """Whether all runs faster than usual."""
        return self.on and (self.fast or self.by_itself)

    @property
    def shown(self) -> object:
        """What is seen of it."""
        return self.on, self.fast, self.by_itself, self._dark

    def update(self, view: Any, told: int) -> None:
        """Take in what was shown since."""
        if told == self._told:
            return
        self._told = told
        self._dark = self._board.live.listening(view)
        living = self.living = self.who_is_in(view)
        harm = [] if self._part is None else list(self._part.harm(view))
        humans = self._session.humans
        over = self._session.outcome() is not None
        self.on = bool(humans) and not over and len(living) > 1 and self._session.replayable
        self.on = self.on and not set(humans) & set(living)
        hurt = any(now > before for now, before in zip(harm, self._harm, strict=False))
        if hurt or len(living) != self._living:
            self._quiet, self.by_itself = 0, False
        turn = None if self._part is None else self._part.turn_of(view)
        if turn != self._turn:
            self._quiet += 1
            self.turns += 1
        self._living, self._harm, self._turn = len(living), harm, turn
        if not self.on:
            self.fast = self.by_itself = self._refused = False
        elif len(living) == _DUEL and self._quiet > _DUEL and not (self.fast or self._refused):
            self.by_itself = True

    def who_is_in(self, view: Any) -> Sequence[Seat]:
        """Return who is still in."""
        if self._part is not None:
            return self._part.living(view)
        seats = map(Seat, range(self._session.head.seats))
        return [seat for seat in seats if self._board.situation.playing(seat, view)]

    # ------------------------------------------------------------ what there is to press

    def cues(self) -> tuple[ButtonCue, ...]:
        """Return the buttons."""
        if not self.on:
            return ()
        words = self._kit.words()
        its = _BEATS if self._session.real_time else _TURNS
        found = []
        for token in its:
            on = token == FASTER and self.faster
            name = token[6:] if not on else "by-itself" if self.by_itself else "slower"
            if token == NEXT:
                name = "to-light" if self._dark else "to-dark"
            style, picture = ("main", "icon_fast") if on else ("plain", "")
            label = words.say(f"watching.{name}")
            found.append(ButtonCue(token, label, _KEYS[token], "", style, picture))
        return tuple(found)

    def use(self, token: str) -> Answer:
        """Do what a button says."""
        if token == FASTER:
            self.press_faster()
        elif token == END:
            return Push(self._rush(lambda view: False, to_end=True))
        elif token == NEXT:
            dark, listening = self._dark, self._board.live.listening
            return Push(self._rush(lambda view: listening(view) != dark, to_end=False))
        return None

    def _rush(self, ends: Callable[[Any], bool], *, to_end: bool) -> RushScene:
        """Return what skips until it ends."""
        skipped = partial(self._board.situation.skipped, to_end=to_end)
        return RushScene(self._kit, self._session, self.who_is_in, ends, skipped)

    def press_faster(self) -> None:
        """Go faster, or as usual again: then nothing goes faster by itself any more."""
        self.fast, self._refused = not self.faster, self.faster
        self.by_itself = False


def watched(area: str | None) -> str | None:
    """Return what a button says of those that stand there once one is out, None for others."""
    token = BUTTON.find(area)
    return token if token is not None and token.startswith(WATCH) else None

"""Watching: what people have who are all out while others play on.

They may go faster, go to the end at once, and bet; where time beats, go on to the light or the dark
that comes next, or to the end. A duel of two bots that hurt nobody for a round
of the table goes faster by itself, until they say no. All of it hangs on what all were told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.seats import Seat
from game.games import game_of
from game.scenes.confirm import ConfirmScene
from game.scenes.kit import Kit
from game.scenes.shared.ghosts import GhostScene, is_ghost, questions_for, wants_no_more
from game.scenes.table.bet import BetScene
from game.scenes.table.rushing import RushScene
from game.session import Session
from game.stage.board import Board, ButtonCue
from game.stage.scene import Answer, Close, Push

FASTER, END, BET, NEXT = TOKENS = ("watch:faster", "watch:end", "watch:bet", "watch:next")
_TURNS: Final = (FASTER, END, BET)
"""What there is to press where all take turns,"""
_BEATS: Final = (NEXT, END)
"""and where time beats."""
_KEYS: Final = {FASTER: "tab", END: "end", BET: "g", NEXT: "tab"}
_DUEL: Final = 2


class Watching:
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
        self._living = 0
        self._harm: list[int] = []
        self._turn: Seat | None = None
        self._quiet = 0
        """How many turns began since somebody was hurt."""
        self.turns = 0
        """How many turns began so far."""
        self._asked_at = 0
        """How many there were when the league asked last."""
        self._bets: bool | None = None
        """Whether whoever plays alone wants to be asked; None before they were asked that."""
        self._asked = 0

    @property
    def faster(self) -> bool:
        """Whether all runs faster than usual."""
        return self.on and (self.fast or self.by_itself)

    @property
    def shown(self) -> object:
        """What is seen of it."""
        return self.on, self.fast, self.by_itself, self._dark

    def look(self, view: Any, told: int) -> None:
        """Take in what was shown since."""
        if told == self._told:
            return
        self._told = told
        self._dark = self._board.listening(view)
        living = self._who_is_in(view)
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

    def _who_is_in(self, view: Any) -> Sequence[Seat]:
        if self._part is not None:
            return self._part.living(view)
        seats = map(Seat, range(self._session.head.seats))
        return [seat for seat in seats if self._board.playing(seat, view)]

    # ------------------------------------------------------------ what there is to press

    def cues(self, viewer: Seat | None) -> tuple[ButtonCue, ...]:
        """Return the buttons; nobody bets on a screen that others see."""
        if not self.on:
            return ()
        words = self._kit.words()
        its = _BEATS if self._session.beats else _TURNS if self._may_bet(viewer) else _TURNS[:-1]
        found = []
        for token in its:
            on = token == FASTER and self.faster
            name = token[6:] if not on else "by-itself" if self.by_itself else "slower"
            if token == NEXT:
                name = "to-light" if self._dark else "to-dark"
            style, picture = ("main", "icon_fast") if on else ("plain", "")
            label = words.say(f"watching.{name}")
            found.append(ButtonCue(token, label, _KEYS[token], "", style, picture, its))
        return tuple(found)

    def use(self, token: str, viewer: Seat | None) -> Answer:
        """Do what a button says."""
        if token == FASTER:
            self.press_faster()
        elif token == END:
            return Push(RushScene(self._kit, self._session, self._who_is_in))
        elif token == NEXT:
            dark, listening = self._dark, self._board.listening
            return Push(
                RushScene(
                    self._kit, self._session, self._who_is_in, lambda view: listening(view) != dark
                )
            )
        elif token == BET and viewer is not None and self._may_bet(viewer):
            return self._next_bet(viewer, self._session.view_of(viewer), called=False)
        return None

    def press_faster(self) -> None:
        """Go faster, or as usual again: then nothing goes faster by itself any more."""
        self.fast, self._refused = not self.faster, self.faster
        self.by_itself = False

    # ------------------------------------------------------------ the league

    def _may_bet(self, viewer: Seat | None, view: Any = None) -> bool:
        return viewer is not None and is_ghost(self._session, viewer, view)

    def question(self, viewer: Seat | None, view: Any) -> Answer:
        """Ask who is out alone, once, whether to bet; then something every round of the table."""
        if not self.on or viewer is None or not self._may_bet(viewer, view):
            return None
        if self._bets is None:
            return self._ask(viewer)
        if not self._bets or self.turns < self._asked_at + self._living:
            return None
        return self._next_bet(viewer, view)

    def _next_bet(self, viewer: Seat, view: Any, *, called: bool = True) -> Answer:
        """Ask the question whose turn it is, by what a seat was told."""
        every = questions_for(self._kit, self._session, viewer, view)
        self._asked_at, self._asked = self.turns, self._asked + 1
        if not every:  # all is sealed for now: whoever came of themselves sees what
            return None if called else Push(GhostScene(self._kit, self._session, viewer))
        its = every[self._asked % len(every)]
        return Push(BetScene(self._kit, self._session, viewer, its, called=called))

    def _ask(self, viewer: Seat) -> Answer:
        if self._session.private.guesses(viewer):
            # who goes back has decided: it is asked once
            self._bets = not wants_no_more(self._session, viewer)
            return None
        self._bets = False
        say = self._kit.words().say

        def then(bets: bool) -> Answer:
            self._bets, self._asked_at = bets, self.turns - self._living
            if not bets:
                self.no_more(viewer)
            return Close()

        return Push(
            ConfirmScene(
                self._kit, say("ghosts.ask"), say("ghosts.yes"), no=say("ghosts.no"), then=then
            )
        )

    def no_more(self, viewer: Seat) -> None:
        """Ask nothing any more, nor when the match is gone on with."""
        self._bets = False
        self._session.private.guess(viewer, {})


def watched(area: str | None) -> str | None:
    """Return what a button says of those that stand there once one is out, None for others."""
    token = str(area).removeprefix("button:")
    return token if token in TOKENS else None

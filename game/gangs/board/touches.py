"""Touches: how an action is spelled by touching the table, and what touches would mean."""

from __future__ import annotations

from game.core.targets import SEAT
from game.core.words import Words
from game.gangs.model.actions import (
    ANSWER_BIM,
    ANSWER_NON,
    ATTEMPTS,
    DISCARDS,
    MULLIGAN,
    REPLAYS,
    SECONDS,
    TAKE,
    THROWS,
    Action,
    Answer,
    Attempt,
    Discard,
    Mulligan,
    Replay,
    Second,
    Throw,
)
from game.gangs.model.cards import (
    BIM,
    CARD_NAMES,
    DAMAGE,
    FACE_OF_NAME,
    NON,
)
from game.gangs.model.state import REACT, REPLAY, SECOND, State
from game.gangs.rules.legality import pending
from game.stage.board import Board
from game.stage.cue import ButtonCue
from game.stage.touches import Touches

Tokens = tuple[str, ...]


class GangsTouches(Touches):
    """How actions are spelled at a table of hidden gangs, and its buttons."""

    def __init__(self, board: Board) -> None:
        """Take whose seat and words it is for; a board may change its language."""
        self._board = board

    def spellings(self, action: Action, view: State) -> list[Tokens]:
        """Return every way to touch an action on a view.

        An offence is touched as a play is: whoever plays with Oups has to look out (E79).
        """
        n = view.n
        match action:
            case Throw(face, target):
                return [(CARD_NAMES[face], SEAT.at(target))]
            case Attempt(face, target):
                seat = SEAT.at(target)
                return [(seat,) if view.phase == REPLAY else (CARD_NAMES[face], seat)]
            case Answer(None):
                return [("take",)]
            case Answer(face):
                held = BIM if face is None else face
                return [("non" if held == NON else "bim",), (CARD_NAMES[held],)]
            case Second(place):
                return [("middle",) if place == n else (SEAT.at(place),)]
            case Replay(target):
                return [(SEAT.at(target),)]
            case Discard(face):
                return [(CARD_NAMES[face], "discard")]
            case Mulligan():
                return [("mulligan",)]

    def action_of(self, tokens: Tokens, view: State) -> Action | None:
        """Return the action that touches would mean now, legal or not; None: none yet."""
        if not tokens:
            return None
        first, last = tokens[0], tokens[-1]
        if first == "mulligan":
            return MULLIGAN
        if first == "take":
            return TAKE
        if view.phase == REACT and first in ("bim", "non", *CARD_NAMES):
            if first in ("non", CARD_NAMES[NON]):
                return ANSWER_NON
            # any other card but one that sends back is no answer: what was meant is to play it
            if first in ("bim", CARD_NAMES[BIM]):
                return ANSWER_BIM
            return DISCARDS[FACE_OF_NAME[first]]
        place = _place(last, view)
        if first in FACE_OF_NAME:
            face = FACE_OF_NAME[first]
            if last == "discard":
                return DISCARDS[face]
            if len(tokens) == 2 and place is not None and place < view.n:
                return _offence(face, place, view) or THROWS[face][place]
            # a card that cannot begin anything: say why with the first seat that could be meant
            return THROWS[face][_somebody(view)] if len(tokens) == 1 else None
        if place is None:
            return None
        if view.phase == SECOND:
            return SECONDS[place]
        if view.phase == REPLAY and place < view.n:
            return _offence(view.card & 15, place, view) or REPLAYS[place]
        return None

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the buttons the viewer's seat has now.

        A seat that answers always has the same ones, whatever its hand (the seal).
        """
        viewer, words = self._board.viewer, self._board.words
        if viewer is None or view.asked() != viewer:
            return ()
        if view.phase == REACT:
            return answers(view, words)
        legal = pending(view).get(view.asked(), ())  # type: ignore[call-overload]
        if MULLIGAN in legal:
            return (_button("mulligan", "m", "main", words),)
        if any(isinstance(action, Discard) for action in legal):
            return (_button("discard", "d", "plain", words),)
        return ()

    def astray(self, tokens: Tokens, view: State) -> str:
        """Say what is discarded, where that was pressed with nothing chosen."""
        say = self._board.words.say
        return say("table.astray-discard") if tokens[-1:] == ("discard",) else ""


def _offence(face: int, place: int, view: State) -> Action | None:
    """Return the offence that a card on a place would be, None where it would be none."""
    if not view.tokens or face not in ATTEMPTS:
        return None
    legal = pending(view).get(view.asked(), ())  # type: ignore[call-overload]
    attempt = ATTEMPTS[face][place]
    return attempt if attempt in legal else None


def _place(token: str, view: State) -> int | None:
    if token == "middle":  # noqa: S105 a touch's name, no password
        return view.n
    return SEAT.find(token)


def _somebody(view: State) -> int:
    """Return a seat whose refusal tells most: open if there is one, else another living one."""
    others = [seat for seat in view.living() if seat != view.turn]
    return next((seat for seat in others if view.marks[seat] < 0), others[0] if others else 0)


def answers(view: State, words: Words) -> tuple[ButtonCue, ...]:
    """Return the answers that whoever is asked has before them, the silent one first."""
    take = _button("take", "space", "main", words, silence(view))
    both = take, _button("bim", "b", "counter", words)
    return (*both, _button("non", "n", "refuse", words)) if view.options.non else both


def silence(view: State) -> str:
    """Return what letting the card in the air come is called: only a blow is taken like one."""
    return "take" if DAMAGE[view.card & 15] else "accept"


def _button(token: str, key: str, style: str, words: Words, called: str = "") -> ButtonCue:
    label = words.say(f"table.button.{called or token}")
    return ButtonCue(token, label, key, words.say(f"table.key.{key}"), style)

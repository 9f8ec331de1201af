"""Touches: how an action is spelled by touching the table, and what touches would mean."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.targets import SEAT, SLOT
from game.core.words import Words
from game.games.mets_ton_slip.model import actions as act
from game.games.mets_ton_slip.model import state as at
from game.games.mets_ton_slip.model.cards import (
    ATTACKS,
    BOUCLIER,
    CARDS,
    CLOTHES,
    DEFENCES,
    EVENTS,
    FACE,
    JOKERS,
    MIROIR,
    NOTHING,
    STANDS_IN,
    WEARABLE,
)
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import places, slots_for
from game.games.mets_ton_slip.rules.legality import homes
from game.games.mets_ton_slip.tokens import BASKET
from game.stage.board import Board
from game.stage.cue import ButtonCue
from game.stage.touches import Touches

Tokens = tuple[str, ...]
_DEFENCES = {"shield": BOUCLIER, "mirror": MIROIR}


class SlipTouches(Touches):
    """How actions are spelled at this table, and its buttons."""

    def __init__(self, board: Board) -> None:
        """Take whose seat and words it is for; a board may change its language."""
        self._board = board

    def spellings(self, action: act.Action, view: State) -> list[Tokens]:
        """Return every way to touch an action on a view."""
        me = view.asked()
        if me is None:
            return []
        match action:
            case act.Draw(source):
                if source == act.STOCK:
                    return [("stock",)]
                return [(BASKET.at(source),), (SEAT.at(source),)]
            case act.Keep(face):
                return [(CARDS[face],)]
            case act.Wear(face, slot):
                return _wearing(face, slot, me, view)
            case act.Replace():
                return _replacing(action, me, view)
            case act.Attack(face, target):
                return [(CARDS[face], SEAT.at(target))]
            case act.Celebrate(face):
                return [(CARDS[face], SEAT.at(seat)) for seat in range(view.seats)]
            case act.Discard(face):
                card = CARDS[face]
                return [(card,)] if view.phase == at.DISCARD else [(card, "discard")]
            case act.Undress(slot):
                worn = SLOT.at(me, slot)
                return [(worn,)] if view.phase == at.DISCARD else [(worn, "discard")]
            case act.Finish():
                return [("end",)]
            case act.Bear():
                return [("bear",)]
            case act.Defend(face):
                button = next(name for name, held in _DEFENCES.items() if held == face)
                return [(button,), (CARDS[face],)]
            case act.Give(slot):
                return [(SLOT.at(me, slot),)]
            case act.Steal(slot, put):
                taken = SLOT.at(view.pointed, slot)
                many = len(places(view.worn[view.pointed][slot], view.worn[me], view.options)) > 1
                return [(taken, SLOT.at(me, put))] if many else [(taken,)]

    def action_of(self, tokens: Tokens, view: State) -> act.Action | None:
        """Return the action that touches would mean now, legal or not; None: none yet."""
        me = view.asked()
        if not tokens or me is None:
            return None
        first, last = tokens[0], tokens[-1]
        match view.phase:
            case at.DRAW:
                return _drawing(last, me)
            case at.KEEP:
                face = FACE.get(first)
                return None if face is None else act.KEEPS[face]
            case at.DEFEND:
                return _answer(first)
            case at.CROIX:
                seat, slot = _spot(last)
                return act.GIVES[slot] if slot is not None and seat == me else None
            case at.STEAL:
                return _theft(tokens, view)
            case _:
                return _acting(tokens, me, view)

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the buttons the viewer's seat has now; who answers has the same ones, always."""
        viewer, words = self._board.viewer, self._board.words
        if viewer is None or view.asked() != viewer:
            return ()
        match view.phase:
            case at.DEFEND:
                return tuple(answers(words))
            case at.DRAW:
                return (_button("stock", "space", "main", words),)
            case at.DISCARD:
                return (_button("end", "space", "main", words),)
            case at.ACT:
                return (_button("discard", "d", "plain", words),)
            case _:
                return ()

    def goes_on(self, action: act.Action) -> bool:
        """Return whether who lays a card away, takes one off or keeps one chooses on at once."""
        return isinstance(action, act.Discard | act.Undress | act.Keep)

    def astray(self, tokens: Tokens, view: State) -> str:
        """Say what is thrown, where the wash was pressed with nothing chosen."""
        thrown = tokens[-1:] == ("discard",) and view.phase == at.ACT
        return self._board.words.say("board.astray-discard") if thrown else ""


# ---------------------------------------------------------------- spelling


def _wearing(face: int, slot: int, me: int, view: State) -> list[Tokens]:
    """Spell a card put on: into its slot, or onto one's doll where it fits one slot alone."""
    card = CARDS[face]
    ways: list[Tokens] = [(card, SLOT.at(me, slot))]
    if len(places(face, view.worn[me], view.options)) == 1:
        ways.append((card, SEAT.at(me)))
    return ways


def _replacing(action: act.Replace, me: int, view: State) -> list[Tokens]:
    """Spell a garment put in a joker's place, and where the joker goes if that is open."""
    face, target, slot, put = action.face, action.target, action.slot, action.put
    card = CARDS[face]
    begun: list[Tokens] = [(card, SLOT.at(target, slot)), (card, SEAT.at(target))]
    if len(homes(view, me, face, target, slot)) == 1:
        return begun
    return [(*way, SLOT.at(me, put)) for way in begun]


# ---------------------------------------------------------------- what touches would mean


def _drawing(token: str, me: int) -> act.Action | None:
    if token == "stock":  # noqa: S105 a touch's name, no password
        return act.DRAWS[act.STOCK]
    if token == "discard":  # noqa: S105 a touch's name, no password
        return act.DRAWS[me]
    seat, slot = _spot(token)
    return act.DRAWS[seat] if seat is not None and slot is None else None


def _answer(token: str) -> act.Action | None:
    if token == "bear":  # noqa: S105 a touch's name, no password
        return act.BEAR
    face = _DEFENCES.get(token, FACE.get(token))
    if face is None:
        return None
    # any other card is no answer: what was meant is to play it
    return act.Defend(face) if face in DEFENCES else act.DISCARDS[face]


def _theft(tokens: Tokens, view: State) -> act.Action | None:
    (seat, slot), (_, put) = _spot(tokens[0]), _spot(tokens[-1])
    if seat != view.pointed or slot is None or put is None:
        return None
    if len(tokens) == 1:
        face = view.worn[seat][slot]
        put = slot if face == NOTHING else _first(face, view.author, view)
    return act.Steal(slot, put)


def _acting(tokens: Tokens, me: int, view: State) -> act.Action | None:
    first, last = tokens[0], tokens[-1]
    if first == "end":
        return act.FINISH
    seat, slot = _spot(first)
    if slot is not None and seat == me:
        done = last == "discard" or view.phase == at.DISCARD or view.worn[me][slot] == NOTHING
        return act.UNDRESSES[slot] if done else None
    face = FACE.get(first)
    if face is None:
        return None
    if last == "discard" or view.phase == at.DISCARD:
        return act.DISCARDS[face]
    if len(tokens) == 1:
        return None
    return _played(face, tokens[1:], me, view)


def _played(face: int, onto: Tokens, me: int, view: State) -> act.Action | None:
    """Return what a card of the hand would do where it was laid."""
    seat, slot = _spot(onto[0])
    if seat is None or onto[0] in BASKET:
        return None
    if face in ATTACKS:
        return act.ATTACKS_AT[face][seat]
    if face in EVENTS:
        return act.EVENTS_OF[face]
    if face not in WEARABLE:
        return act.Defend(face)
    if slot is None:
        slot = _first(face, seat, view)
    joker = view.worn[seat][slot]
    if seat == me and not (joker in JOKERS and face in CLOTHES):
        return act.WEARS[face][slot]
    if joker in JOKERS and face in CLOTHES:
        put = _spot(onto[1])[1] if len(onto) > 1 else None
        found = homes(view, me, face, seat, slot)
        return act.Replace(face, seat, slot, put if put is not None else (*found, slot)[0])
    return act.Replace(face, seat, slot, slot)


def _first(face: int, seat: int, view: State) -> int:
    """Return the slot that is meant by a doll: where a card fits, else where it would belong."""
    fitting = places(face, view.worn[seat], view.options)
    return (*fitting, *slots_for(face, view.options), *STANDS_IN[face])[0]


def _spot(token: str) -> tuple[int | None, int | None]:
    """Return the seat and the slot that a token names, as far as it does."""
    if token in SLOT:
        seat, slot = SLOT.numbers(token)
        return seat, slot
    seats = SEAT if token in SEAT else BASKET
    return seats.find(token), None


# ---------------------------------------------------------------- buttons


def answers(words: Words) -> Sequence[ButtonCue]:
    """Return the answers that whoever is asked has before them, the silent one first."""
    return (
        _button("bear", "space", "main", words),
        _button("shield", "b", "counter", words),
        _button("mirror", "m", "counter", words),
    )


def _button(token: str, key: str, style: str, words: Words) -> ButtonCue:
    return ButtonCue(token, words.say(f"board.button-{token}"), key, key.upper(), style)

"""Touches: what keys, places and verbs mean, from what the viewer was told.

A place is one tap: elsewhere the hand goes there; where it is (or will be, once it has ended what
it does) it looks around in a zone, and at a tower lays what it holds, or feels with empty fingers.
A brick is let go in a zone as it is given away: the verb that gives, then the zone, so that nobody
who means to search loses what they hold. Of two bricks the next tap says which. What may not be
begun does nothing, whatever forbids it (W28).
"""

from __future__ import annotations

from typing import Final

from game.core.commands import PAD
from game.core.seats import Seat
from game.core.targets import SEAT, SLOT
from game.games.wombat import by_place
from game.games.wombat.board.talking import (
    accused,
    accuses,
    category_of,
    offered,
    offered_all,
    said_by,
)
from game.games.wombat.by_place import OPENED, OPENS, ROWS, STOPS
from game.games.wombat.model import actions as act
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import Action
from game.games.wombat.model.options import SHADOWS
from game.games.wombat.model.places import CARRIED, NAMES, PLACES, SPINDLES
from game.games.wombat.model.state import State
from game.games.wombat.rules.legality import accepted, ahead
from game.games.wombat.tokens import (
    GIVE,
    MORE,
    PLACE,
    READY_TOKEN,
    SAYS,
    SKY_TOKEN,
    SLOTS,
    STOP_VERB,
    TALK,
    VERBS,
)
from game.stage.board import Board
from game.stage.cue import ButtonCue
from game.stage.touches import Touches

_GRID: Final = ((3, 4, 5), (0, 1, 2), (6, 7, 8), (9, 10, 11))
PLACE_KEYS: Final = tuple(
    {key: place for row, places in zip(half, _GRID, strict=True)
     for key, place in zip(row, places, strict=True)}
    for half in ROWS
)  # fmt: skip
"""By part of a keyboard, the halves and the keypad, which place a key means by where it lies
(pygame's names of places)."""
SEAT_PLACES: Final = (*_GRID[0], *_GRID[1])
"""By seat, the place whose key points at it where a keyboard is shared."""
ROBBED: Final = VERBS[:SPINDLES]
"""By tower, the verb whose key says in a debate that it was robbed, where a keyboard is shared."""
ALIKE: Final = "cover"
"""The verb whose key is the button of a vote or a debate there."""
VERB_KEYS: Final = tuple(dict(zip(keys, VERBS, strict=False)) for keys in by_place.VERB_KEYS)
"""By part, which verb a key means."""
PAD_PLACES: Final = dict(
    zip(
        ("flick-up-left", "flick-up", "flick-up-right", "left", "up", "right",
         "flick-left", "ls", "flick-right", "flick-down-left", "flick-down", "flick-down-right"),
        (place for row in _GRID for place in row),
        strict=True,
    )
)  # fmt: skip
"""Which place a part of a gamepad means: the stick a zone, by a flick or a press, the cross a
spindle."""
PAD_VERBS: Final = dict(zip(("a", "x", "y", "b", "lb", "rb", "rt"), VERBS, strict=True))
"""Which verb a button of a gamepad means."""
PAD_STOP: Final = next(part for part, verb in PAD_VERBS.items() if verb == STOP_VERB)
_OF_KEY: Final[dict[str, str]] = {
    **{f"{PAD}{part}": PLACE.at(place) for part, place in PAD_PLACES.items()},
    **{f"{PAD}{part}": verb for part, verb in PAD_VERBS.items()},
    f"{PAD}down": PLACE.at(PAD_PLACES["up"]),
    **{key: PLACE.at(place) for half in PLACE_KEYS for key, place in half.items()},
    **{key: verb for half in VERB_KEYS for key, verb in half.items()},
    OPENS: MORE,
    **dict.fromkeys(STOPS, STOP_VERB),
}
IN_LIGHT: Final = dict(zip(OPENED, (*ROBBED, ALIKE), strict=True))
"""Which verb's meaning the keypad's keys have with the light on, where one press does."""
_OF_FIGURE: Final = {
    name: PLACE.at(place) for place, name in enumerate(NAMES[:PLACES]) if name in "4567"
}
"""Figures that lie in no half name their zones in a build, too, and in a phrase say themselves."""
SCANNED: Final = (*ROWS[0], ("R", "F", "V"), ("T", "G", "B"))
"""What one switch leads through unseen: the rows of places, and the verbs in two rows."""
_CHOOSING: Final = {"take": SLOTS[0], "feel": SLOTS[1]}
"""What verbs' keys mean where one of two bricks is asked for."""


class WombatTouches(Touches):
    """How actions are spelled at this table, and its buttons."""

    def __init__(self, board: Board, *, couch: bool) -> None:
        """Take whose seat and words it is for; ``couch``: several people share one screen."""
        self._board = board
        self._couch = couch

    def spellings(self, action: Action, view: State) -> list[tuple[str, ...]]:
        """Return every way to touch what is listed whole: a vote, or that one is ready."""
        match action:
            case act.Vote(act.SKY):
                return [(SKY_TOKEN,)]
            case act.Vote(target):
                return [(SEAT.at(target),)]
            case act.Ready():
                return [(READY_TOKEN,)]
            case _:
                return []

    def more(self, touched: tuple[str, ...], view: State) -> frozenset[str]:
        """Return what may be touched next of a verb of a build, or of talk."""
        found = _follows(touched, view, self._board.viewer)
        opens = self._couch and touched[-1:] != (MORE,)  # there may be a keypad
        return found | {MORE} if found and opens else found

    def action_of(self, tokens: tuple[str, ...], view: State) -> Action | None:
        """Return the action that touches mean; None where they mean none, or it may not begin."""
        viewer = self._board.viewer
        if viewer is None or tokens[-1:] == (MORE,):
            return None
        meant = _meant(plain(tokens), view, viewer)
        return meant if meant is not None and accepted(view, Seat(viewer), meant) else None

    def buttons(self, view: State) -> tuple[ButtonCue, ...]:
        """Return the buttons of the viewer's seat: with the light on."""
        viewer = self._board.viewer
        if viewer is None:
            return ()
        say, alive = self._board.words.say, view.alive[viewer]
        space = say("keys.space")
        if view.counting:  # who is out bets by it
            label = say("button.sky" if alive else "button.nobody")
            return (ButtonCue(SKY_TOKEN, label, "space", space, "plain"),)
        if view.phase != at.DEBATE:
            return ()
        talk = ButtonCue(TALK, say("button.talk"), "k", "K", "main")
        ready = ButtonCue(READY_TOKEN, say("button.ready"), "space", space, "plain")
        talks = not self._couch  # there each phrase has a key of its own
        return (talk,) * talks + (ready,) * (alive and not view.ready[viewer])


def key_area(
    place: str, touched: tuple[str, ...], view: State, viewer: int | None, *, shared: bool = False
) -> str | None:
    """Return the area that a key touches, by where it lies on the keyboard.

    Figures name seats that may be accused, as they do in a vote, unless a keyboard is ``shared``:
    no part of it has them all. What opens verbs is touched again, and so put away, by a key that
    means nothing after it; so is talk in a build, by what stops.
    """
    opened, talking = touched[-1:] == (MORE,), touched[:1] == (TALK,)
    touched = plain(touched)
    token = _OF_KEY.get(place)
    if opened:
        token = OPENED.get(place, token)
        means = _follows(touched, view, viewer) | _follows((), view, viewer)
        return token if token in means else MORE
    if view.phase == at.BUILD and viewer is not None:
        token = token or _figure(place, touched, view, viewer)
    if token is None or viewer is None:
        return None
    if talking and token == STOP_VERB and view.phase == at.BUILD:
        return TALK
    talks = touched[:1] == (TALK,) and token in PLACE
    if talks and not (shared or place.startswith(PAD)) and accuses(view, touched):
        said = offered(view, viewer, touched) if len(touched) == 1 else {}
        its = PLACE.number(token)
        return token if its in said else None
    if view.phase == at.DEBATE:
        talks = token == TALK or (touched[:1] == (TALK,) and token in PLACE)
        return token if talks else None
    if view.phase != at.BUILD:
        return None
    if touched and touched[0] != TALK and token in _CHOOSING:
        return _CHOOSING[token]
    return token


def _figure(place: str, touched: tuple[str, ...], view: State, viewer: int) -> str | None:
    """Return what a figure that lies in no half means in a build: its zone, or its own number."""
    if touched[:1] != (TALK,):
        return _OF_FIGURE.get(place)
    if place not in _OF_FIGURE or category_of(view, touched[-1]) == "accuse":
        return None
    said = offered(view, viewer, touched).items() if len(touched) > 1 else ()
    return next((PLACE.at(its) for its, one in said if one.rpartition(":")[2] == place), None)


def shared_area(place: str, view: State) -> str | None:
    """Return the area that a key touches with the light on, where a keyboard is shared.

    The upper two rows of a half are the seats: it has too few digits, and only one has the space.
    In a debate they accuse. The lower two say who one is, and the first verbs which tower was
    robbed: each key has one meaning, and needs no other one before it.
    """
    token = IN_LIGHT.get(place) or _OF_KEY.get(place, "")
    if token == ALIKE:
        return {at.STRAW: SKY_TOKEN, at.FINAL: SKY_TOKEN, at.DEBATE: READY_TOKEN}.get(view.phase)
    seats = {PLACE.at(its): SEAT.at(seat) for seat, its in enumerate(SEAT_PLACES[: view.seats])}
    if token in seats or view.phase != at.DEBATE:
        return seats.get(token)
    said = {verb: f"robbed:{NAMES[tower]}" for tower, verb in enumerate(ROBBED)}
    said |= {PLACE.at(its): one for its, one in offered_all(view).items() if its >= SPINDLES}
    return SAYS.at(said[token]) if token in said else None


def is_ready(place: str) -> bool:
    """Return whether a key says that one is ready, where a keyboard is shared."""
    return (IN_LIGHT.get(place) or _OF_KEY.get(place)) == ALIKE


def plain(tokens: tuple[str, ...]) -> tuple[str, ...]:
    """Return touches without what only opened others."""
    return tuple(token for token in tokens if token != MORE)


def out_area(place: str, touched: tuple[str, ...], view: State, *, shared: bool) -> str | None:
    """Return the area that a key touches in the dark for who is out and does not talk.

    It is a verb's, by which they bet or begin to talk; where a keyboard is ``shared``, seats have
    the keys that they have with the light on.
    """
    opened = touched[-1:] == (MORE,)
    token = _OF_KEY.get(place, "")
    if opened:
        token = OPENED.get(place, token)
    if token in PLACE and shared:
        seats = {PLACE.at(its): SEAT.at(seat) for seat, its in enumerate(SEAT_PLACES)}
        return seats.get(token) if token in list(seats)[: view.seats] else None
    if place.startswith(PAD) and not shared:  # there its buttons lead a focus, and use it
        return token if token == TALK else None
    return token if token in (*VERBS, MORE) else None


def waves(place: str, touched: tuple[str, ...], view: State, viewer: int) -> bool:
    """Say whether a key lets one's paw wave: the one that stops, among shadows, in any case."""
    shadows = view.phase == at.BUILD and view.options.touch == SHADOWS and view.alive[viewer]
    return shadows and touched[-1:] != (MORE,) and _OF_KEY.get(place) == STOP_VERB


def _follows(touched: tuple[str, ...], view: State, viewer: int | None) -> frozenset[str]:
    """Return what may be touched next of a verb of a build, or of talk."""
    touched = plain(touched)
    if viewer is None or view.phase not in (at.BUILD, at.DEBATE):
        return frozenset()
    if not touched:
        if view.phase == at.DEBATE:
            return frozenset({TALK, *_seats(view, viewer)})
        if not view.alive[viewer]:
            return frozenset({TALK})
        every = (*(PLACE.at(place) for place in range(PLACES)), *VERBS)
        return frozenset(token for token in every if _begins(token, view, viewer))
    if touched[0] == TALK:
        if len(touched) > 2:
            return frozenset()
        seats = _seats(view, viewer) if accuses(view, touched) else ()
        places = (PLACE.at(place) for place in offered(view, viewer, touched))
        return frozenset((*places, *seats))
    if len(touched) == 1:
        return frozenset(_choices(touched[0], view, viewer))
    lets = len(touched) == 2 and touched[0] == GIVE and touched[1] in PLACE
    return frozenset(SLOTS) if lets else frozenset()


def _seats(view: State, viewer: int) -> tuple[str, ...]:
    """Return the seats that may be accused."""
    return tuple(SEAT.at(seat) for seat in accused(view, viewer))


def _begins(token: str, view: State, viewer: int) -> bool:
    """Say whether a first tap does something, alone or with a second one."""
    if token == TALK or _choices(token, view, viewer):
        return True
    meant = _meant((token,), view, viewer)
    return meant is not None and accepted(view, Seat(viewer), meant)


def _choices(token: str, view: State, viewer: int) -> tuple[str, ...]:
    """Return what is asked for after a tap: which of two bricks, or what is given, and to whom."""
    place, held, _, _ = ahead(view.hands[viewer])
    if token == GIVE and held:
        floor = (PLACE.at(place),) if place >= SPINDLES else ()
        return (GIVE, *SLOTS[:held], *floor)
    if token == PLACE.at(place) and place < SPINDLES and held == CARRIED:
        return SLOTS if accepted(view, Seat(viewer), act.Lay(1)) else ()
    return ()


def _meant(tokens: tuple[str, ...], view: State, viewer: int) -> Action | None:
    first, *rest = tokens
    if first == TALK or (first in SEAT and view.phase == at.DEBATE):
        phrase = said_by(view, viewer, tokens)
        return act.Say(phrase) if phrase else None
    if first in SAYS and view.phase == at.DEBATE:
        phrase = SAYS.word(first)
        return act.Say(phrase) if phrase in offered(view, viewer, (TALK,)).values() else None
    if first in SEAT:
        return act.Vote(SEAT.number(first))
    if first in (SKY_TOKEN, READY_TOKEN):
        return act.Vote(act.SKY) if first == SKY_TOKEN else act.READY
    if view.phase != at.BUILD:
        return None
    place, held, found, _ = ahead(view.hands[viewer])
    if first == GIVE and rest and rest[0] == PLACE.at(place):
        return _let_go(rest[1:], place, held)
    if rest:
        return _chosen(first, rest[0], place)
    if first in PLACE:
        return _tapped(PLACE.number(first), place, held)
    return _verb(first, view, viewer, (place, held, found))


def _tapped(tapped: int, place: int, held: int) -> Action | None:
    """Return what a tap on a place means: go there, or do there what hands do."""
    if tapped != place:
        return act.Go(tapped)
    if place >= SPINDLES:
        return act.GROPE
    if held == CARRIED:
        return None  # which of the two is asked for next
    return act.Lay(1) if held else act.FEEL_SPINDLE


def _chosen(first: str, second: str, place: int) -> Action | None:
    """Return what the second tap makes of the first; the same place twice: the newer brick."""
    slot = SLOT.number(second) if second in SLOTS else CARRIED
    if first == second == GIVE:
        return act.GIVE_RECEIVE
    if first == GIVE:
        return act.Give(slot) if second in SLOTS else None
    if first == PLACE.at(place) and place < SPINDLES and second in (*SLOTS, first):
        return act.Lay(slot)
    return None


def _let_go(which: list[str], place: int, held: int) -> Action | None:
    """Return what gives a brick to the zone where a hand is: of two the next tap says which."""
    if place < SPINDLES or (held == CARRIED and not which):
        return None
    return act.Drop(SLOT.number(which[0]) if which else 1)


def _verb(verb: str, view: State, viewer: int, there: tuple[int, int, bool]) -> Action | None:
    place, held, found = there
    match verb:
        case "take":
            if place < SPINDLES:
                return act.TAKE
            return act.PICK if found else act.GROPE
        case "feel":
            return _feel(view, viewer, there)
        case "give":
            return None if held else act.GIVE_RECEIVE
        case "cover":
            return act.COVER
        case "turn":
            return act.TURN
        case "stop":
            return act.STOP
        case _:
            return None


def _feel(view: State, viewer: int, there: tuple[int, int, bool]) -> Action:
    """Return what fingers feel next: what is not known yet, else the tower, else about."""
    place, held, found = there
    hand = view.hands[viewer]
    if found and hand.found <= 0:
        return act.FEEL_FOUND
    unknown = [slot for slot in range(1, held + 1) if not (hand.sizes[slot - 1 : slot] or [0])[0]]
    if unknown:
        return act.Feel(unknown[0])
    if place < SPINDLES:
        return act.FEEL_SPINDLE
    return act.FEEL_FOUND if found else act.GROPE

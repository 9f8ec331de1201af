"""Plates: what is written at each seat, as values; the furniture of a layout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.gangs.model.cards import BLANK, DAMAGE, LIMIT, NO_DAMAGE, SHIELD
from game.gangs.model.state import NONE, OVER, REACT, State
from game.gangs.reserves import dealt_once, drawable


@dataclass(frozen=True, slots=True)
class ShieldPlate:
    """An active shield: whose turn's end lets it lapse, and how many turns of seats remain."""

    mark: int
    turns: int
    face: str = ""
    """The picture of whose turn it is that ends it."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written at one seat."""

    seat: int
    name: str
    face: str
    """The picture of who sits there."""
    hand: int
    total: int
    last: int
    folded: int
    """How many cards of the pile are folded away under ``+n``."""
    bare: bool
    """No card lies there."""
    state: str
    """``turn``, ``aim`` or nothing."""
    own: bool
    out: int
    """The turn in which the seat was eliminated, 0 while it lives."""
    shield: ShieldPlate | None
    token: str = ""
    """The picture of the Oups token, where there is one."""
    points: int | None = None
    """The points of a match of several rounds."""
    ticking: bool = False
    """Whether the total is counting up or down just now, painted as it goes."""
    mark: str = ""
    """The picture of the card that is the last damage, where there is one."""
    bars: bool = True
    """Whether a last damage bars its like."""
    seen: bool = False
    """Whether the viewer knows the portrait, and not everybody does."""
    note: tuple[int, int] | None = None
    """The gang that the viewer suspects most here, and how much, 1 to 4."""
    spared: bool = False
    """Whether the seat cannot be out yet, since it has hardly played."""
    dead: bool = False
    """Whether the pile of somebody who is out lies there still."""


@dataclass(frozen=True, slots=True)
class Furniture:
    """Everything written on the table."""

    plates: tuple[Plate, ...]
    stock: int
    discard: int
    top: int
    """The face on top of the discard pile, NO_DAMAGE when it is empty."""
    turn: int
    number: int
    over: bool
    mystery: bool
    notes: bool = True
    """Whether there is a way to the notes."""
    refusing: bool = False
    """Whether the viewer may say NON now: that is what the key of the notes does then."""
    round: int = 0
    """The round of a match of several, 0 without them."""
    rounds: int = 0
    """How many there will be, 0 where nobody knows."""
    duel: tuple[int, int] | None = None
    """Who acts on whom while a card is in the air."""
    few: bool = False
    """Whether the stock is counted out card by card."""


def shield_of(view: State, seat: int, looks: Sequence[str]) -> ShieldPlate | None:
    """Return the active shield on a seat."""
    mark = view.marks[seat]
    if mark == NONE:
        return None
    # seats whose turn must still end, the mark's own last
    turns = (mark - view.turn) % view.n
    if turns == 0 and view.shield_turns[seat] == view.turn_number:
        turns = view.n
    return ShieldPlate(mark, turns + 1, looks[mark])


def furniture(
    view: State,
    viewer: int | None,
    names: Sequence[str],
    looks: Sequence[str],
    folded: Sequence[int],
    marks: Mapping[tuple[int, int], int],
) -> Furniture:
    """Return what is written on the table of a view, with the viewer's own ``marks``."""
    asked = view.asked()
    plates = []
    for seat in range(view.n):
        aimed = view.phase == REACT and seat == asked
        playing = seat == view.turn and view.phase != OVER
        plates.append(
            Plate(
                seat=seat,
                name=names[seat],
                face=looks[seat],
                hand=len(view.hands[seat]),
                total=view.totals[seat],
                last=view.lasts[seat],
                folded=folded[seat],
                bare=not view.piles[seat],
                state="aim" if aimed else "turn" if playing else "",
                own=seat == viewer,
                out=view.out_turns[seat],
                shield=shield_of(view, seat, looks),
                token=_token(view, seat),
                points=view.points[seat] if view.points else None,
                mark=_last_damage(view, seat) if view.alive[seat] else "",
                bars=view.options.alternates,
                seen=_seen(view, viewer, seat),
                note=_suspected(view, seat, marks),
                spared=view.spared(seat) and view.alive[seat],
                dead=bool(view.piles[seat]) and not view.alive[seat],
            )
        )
    duel = (view.other_side(), asked) if view.phase == REACT and asked != NONE else None
    return Furniture(
        plates=tuple(plates),
        duel=duel,
        stock=drawable(view),
        few=dealt_once(view),
        discard=len(view.discard),
        top=view.discard[-1] & 15 if view.discard else NO_DAMAGE,
        turn=view.turn,
        number=view.turn_number,
        over=view.phase == OVER,
        mystery=bool(view.mystery),
        refusing=view.phase == REACT and asked == viewer and bool(view.options.non),
        round=view.round,
        rounds=view.options.rounds_told,
    )


def _last_damage(view: State, seat: int) -> str:
    card = next((card for card in reversed(view.piles[seat]) if DAMAGE[card & 15]), NONE)
    return "" if card == NONE else f"card:{card >> 4}"


def _token(view: State, seat: int) -> str:
    if not view.tokens:
        return ""
    return "icon_oups_red" if view.tokens[seat] else "icon_oups"


def _seen(view: State, viewer: int | None, seat: int) -> bool:
    living = view.alive[seat] and view.phase != OVER
    return living and viewer not in (None, seat) and view.character_at(seat) != BLANK


def _suspected(
    view: State, seat: int, marks: Mapping[tuple[int, int], int]
) -> tuple[int, int] | None:
    here = [(count, -chip) for (at, chip), count in marks.items() if at == seat and count]
    if not here or not view.alive[seat]:
        return None
    count, chip = max(here)
    return -chip, count


def is_low(total: int) -> bool:
    """Say whether a total is near the end (style guide: red from 80)."""
    return LIMIT - total <= 20


def active_shield(view: State, seat: int) -> int:
    """Return the card of a seat's active shield, NONE without one."""
    if view.marks[seat] == NONE:
        return NONE
    return next((card for card in reversed(view.piles[seat]) if card & 15 == SHIELD), NONE)

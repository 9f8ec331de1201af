"""Arranging: from a view to a layout, a pure function."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.core.targets import HAND, SEAT
from game.games.le_boulet.board.places import Places, hand_boxes
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import BOULET, NONE, UNKNOWN
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import UNCHOSEN, State
from game.games.le_boulet.model.themes import is_key
from game.games.le_boulet.naming import picture_of
from game.games.le_boulet.tokens import FACE, KEPT, LAID
from game.stage.motion.layout import NOWHERE, Box, Layout, Pose, Speech, Spots, Touch
from game.stage.table.top_bar import WAYS


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written at one seat."""

    seat: int
    name: str
    face: str
    """The picture of who sits there."""
    held: int
    boulets: int
    """Boulets that all know of in its hand."""
    mark: str
    """``turn`` for who leads, ``won``, ``aim`` for the accused, ``blame`` for who accuses."""
    alone: bool
    """Whether it leads: then no answer lies beside it."""
    keeps: bool
    """Whether its vote is still in its hand, given or not."""
    own: bool
    last: bool = False
    """Whether it is left with a single card while the match goes on: that wins at its next lead."""
    known: tuple[str, ...] = ()
    """The pictures of the cards that all know of in its hand, as they lie."""


@dataclass(frozen=True, slots=True)
class Furniture:
    """Everything written on the table."""

    plates: tuple[Plate, ...]
    theme: str
    speaker: int
    """Who says something just now; ``NONE`` if nobody does."""
    speech: tuple[str, str, str]
    """What they say: which text of the board, the text itself, and the card that it is about."""
    stock: int
    discard: int
    leads: int
    leader: int
    over: bool
    good: frozenset[int]
    """What was validated, as ``State.good``."""
    contested: int
    chosen: int
    """The card of one's own hand that was chosen and lies there still; ``NONE`` if none does."""
    open_hands: bool = False
    waits: bool = False
    """Whether answers are still to come."""
    acts: bool = False
    """Whether the viewer is asked something."""
    notes: bool = True


def in_order(faces: Iterable[int]) -> list[int]:
    """Return cards as they lie in a hand: Boulets after pictures, the unknown at the end."""
    return sorted(faces, key=lambda face: (face == UNKNOWN, face == BOULET, face))


def card_pose(box: Box, face: int, options: Options, z: int = 10, turn: float = 0) -> Pose:
    """Return a card that fills a box."""
    return Pose(*box.middle, box.width, picture_of(face, options), turn=turn, z=z)


def layout_of(
    view: State, viewer: int | None, names: Sequence[str], looks: Sequence[str], places: Places
) -> Layout:
    """Return the whole table of a view, seen from a seat or by a bystander."""
    sprites: dict[str, Pose] = {}
    touch: dict[str, Touch] = {}
    for seat, stand in enumerate(places.stands):
        touch[SEAT.at(seat)] = Touch(stand.seat, SEAT.at(seat))
    for number, (face, box) in enumerate(zip(view.pair, places.pair, strict=False)):
        sprites[f"pair.{number}"] = card_pose(box, face, view.options, 20, 1.6 - 3.2 * number)
    if view.pair:
        first, last = places.pair
        both = Box(first.x, first.y, last.x + last.width - first.x, first.height)
        touch["pair"] = Touch(both, SEAT.at(view.leader))
    for seat, face in enumerate(view.answers):
        if face != NONE:
            box, lean = places.stands[seat].card, places.stands[seat].lean
            sprites[f"laid.{seat}.{face}"] = card_pose(box, face, view.options, 20, lean)
            touch[LAID.at(seat)] = Touch(box, SEAT.at(seat))
    if view.discard:
        name = f"discard.{len(view.discard)}"
        sprites[name] = card_pose(places.discard, view.discard[-1], view.options, 5)
    if viewer is not None:
        _hand(view, places, viewer, sprites, touch)
    if places.kept:
        boxes = (*places.kept, places.stock, places.discard)
        touch |= {KEPT.at(at): Touch(box, "") for at, box in enumerate(boxes)}
    touch |= {name: Touch(box, name) for name, box in WAYS.items()}
    written = _furniture(view, viewer, names, looks, places)
    return Layout(sprites, written, touch, view.leads, _spots(view, viewer, places))


def _spots(view: State, viewer: int | None, places: Places) -> Spots:
    """Return where screens write: lines, nowhere while a plea or an explanation stands there.

    A seat is fanned out if all know of a card of its hand.
    """
    speaker, _ = speech_of(view)
    said = NOWHERE if speaker == NONE else places.stands[speaker].says
    speeches = [
        Speech(NOWHERE if said.meets(stand.says) else stand.says, stand.tip)
        for stand in places.stands
    ]
    piles = {
        SEAT.at(seat): stand.seat
        for seat, stand in enumerate(places.stands)
        if seat != viewer and view.known[seat]
    }
    return replace(places.spots, speeches=speeches, piles=piles)


def _hand(
    view: State, places: Places, viewer: int, sprites: dict[str, Pose], touch: dict[str, Touch]
) -> None:
    """Lay the viewer's cards out by face, Boulets after pictures, the unknown at the end."""
    hand = in_order(view.hands[viewer])
    copies: Counter[int] = Counter()
    for number, (face, box) in enumerate(zip(hand, hand_boxes(places, len(hand)), strict=True)):
        sprites[f"hand.{face}.{copies[face]}"] = card_pose(box, face, view.options, 100 + number)
        copies[face] += 1
        if face != UNKNOWN:
            touch[HAND.at(number)] = Touch(box, FACE.at(face))


def _furniture(
    view: State, viewer: int | None, names: Sequence[str], looks: Sequence[str], places: Places
) -> Furniture:
    plates = tuple(
        Plate(
            seat=seat,
            name=names[seat],
            face=looks[seat],
            held=len(view.hands[seat]),
            boulets=view.known[seat].count(BOULET),
            mark=_mark(view, seat),
            alone=bool(view.pair) and seat == view.leader,
            keeps=view.phase == at.VOTE and seat != view.accused,
            own=seat == viewer,
            last=seat in last_cards(view),
            known=tuple(picture_of(face, view.options) for face in in_order(view.known[seat])),
        )
        for seat in range(len(places.stands))
    )
    speaker, speech = speech_of(view)
    choice = UNCHOSEN if viewer is None else view.choices[viewer]
    # in RETRY nothing is sealed but what was chosen at a table as it may come to be
    held = view.phase in (at.ANSWER, at.RETRY) and choice not in (UNCHOSEN, NONE, PAIR)
    return Furniture(
        plates=plates,
        theme=view.theme,
        speaker=speaker,
        speech=speech,
        stock=len(view.stock),
        discard=len(view.discard),
        leads=view.leads,
        leader=view.leader,
        over=view.phase == at.OVER and view.leads > 0,
        good=view.good,
        contested=view.contested,
        chosen=choice if held else NONE,
        open_hands=view.options.open_hands,
        waits=view.phase in (at.ANSWER, at.EXPLAIN),
        acts=viewer is not None and viewer in view.asked(),
    )


def speech_of(view: State) -> tuple[int, tuple[str, str, str]]:
    """Return who says something, and what: the accused, or the leader of a theme that was asked."""
    if view.phase == at.OVER or not view.pair:
        return NONE, ("", "", "")
    if view.contested != UNCHOSEN:
        if not view.defence:
            return NONE, ("", "", "")
        single = view.contested != PAIR and is_key(view.defence)
        card = picture_of(view.answers[view.contested], view.options) if single else ""
        return view.accused, ("defence", view.defence, card)
    if view.askers and view.phase != at.EXPLAIN:
        key = "explanation" if view.explanation else "unexplained"
        return view.leader, (key, view.explanation, "")
    return NONE, ("", "", "")


def last_cards(view: State) -> tuple[int, ...]:
    """Return who is left with a single card, as all see, while the match goes on."""
    if view.phase == at.OVER:
        return ()
    return tuple(seat for seat, hand in enumerate(view.hands) if len(hand) == 1)


def _mark(view: State, seat: int) -> str:
    if view.phase == at.OVER:
        return "won" if seat in view.winners else ""
    if view.contested != UNCHOSEN and seat == view.accused:
        return "aim"
    if view.contested != UNCHOSEN and seat == view.accuser:
        return "blame"
    return "turn" if view.leads and seat == view.leader else ""

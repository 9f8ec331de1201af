"""Log lines: what the log says, by names and without a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from game.core.fact_sheet import FactRow, seats_in
from game.core.log_lines import LineWriter
from game.core.pages import Gathers, LogLine
from game.core.words import Words
from game.games.mets_ton_slip.facts import FACTS, row_of
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import CARDS, CLOTHES, JOKERS, SLOTS, STANDS_IN
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import dressed

SIEVES: Final = ("all", "me", "cards", "secrets")
"""What of the log may be asked for."""
_NAMED_WHOLE: Final = 2
"""Of so many cards that somebody throws away the whole names are told."""


def card_name(face: int, words: Words) -> str:
    """Return what a card is called."""
    return words.say(f"card.{CARDS[face]}")


def card_picture(face: int) -> str:
    """Return the drawing of a card; equal cards have one."""
    name = CARDS[face].lower().replace("-", "_")
    return f"card_joker_{name.removeprefix('j_')}" if name.startswith("j_") else f"card_{name}"


def a_card(face: int, words: Words) -> str:
    """Return a card as a sentence speaks of one."""
    return words.say(f"a.{CARDS[face]}")


def some_cards(faces: Iterable[int], words: Words) -> str:
    """Return several cards as a sentence lists them."""
    return listed([a_card(face, words) for face in faces], words)


def listed(things: Sequence[str], words: Words, link: str = "and") -> str:
    """Return several things as a sentence lists them: all of them, or one ``or`` another."""
    *others, last = things
    return words.say(f"log.{link}", those=", ".join(others), last=last) if others else last


def short_name(face: int, words: Words) -> str:
    """Return a card as a short sentence speaks of one: a garment without its season."""
    if face in CLOTHES:
        return words.say(f"some.{SLOTS[STANDS_IN[face][0]]}")
    return words.say("log.joker") if face in JOKERS else a_card(face, words)


def slot_icon(slot: int) -> str:
    """Return the small picture of a slot."""
    return f"icon_{SLOTS[slot].lower()}"


def line(event: ev.Event, view: State, names: Sequence[str], words: Words) -> LogLine | None:
    """Return what the log says of an event, seen after it was folded; None: nothing."""
    row = row_of(event)
    if isinstance(event, ev.Ended) and not dressed(view.worn[event.winners[0]]):
        row = FACTS["ended undressed"]
    facts = _facts(event, view, names, words)
    if not row.line or facts is None:
        return None
    if not row.icon:
        row = replace(row, icon=_icon(event))
    seats = [seat for field in row.seats for seat in seats_in(event, field, view.pointed)]
    secret = not event.is_for(None)
    tell = LineWriter(names, words, view.turns)
    match event:
        case ev.Drew(seat):
            return _drew(tell, row, seat)
        case ev.Drawn(_, face) | ev.Fished(_, _, face) | ev.LaidAway(_, face):
            return _listing(tell, row, (face,), seats, secret=secret)
        case _:
            return tell.row(row, seats, facts, secret=secret)


def _icon(event: ev.Event) -> str:
    """Return the small picture of the card that an event is about, or of the slot."""
    match event:
        case ev.Attacked(_, face) | ev.Celebrated(_, face):
            return card_picture(face)
        case ev.Stole(_, _, slot) | ev.Wore(_, _, slot) | ev.Replaced(_, _, _, slot):
            return slot_icon(slot)
        case _:
            return ""


def _facts(
    event: ev.Event, view: State, names: Sequence[str], words: Words
) -> dict[str, object] | None:
    """Return what the text of an event names beside seats; None: the log is silent."""
    match event:
        case ev.Helped(_, cards) | ev.SentUnder(_, cards):
            return {"n": cards}
        case ev.HandTold(_, faces):
            return {"cards": some_cards(sorted(faces), words)} if view.turns and faces else None
        case ev.Stripped(_, _, faces):
            short = ", ".join(short_name(face, words) for face in faces)
            return {"cards": some_cards(faces, words), "short": short}
        case ev.Replaced(face=face, joker=joker):
            return {"what": a_card(face, words), "joker": a_card(joker, words)}
        case ev.Wore(_, face) | ev.TookOff(_, _, face) | ev.Stole(_, _, _, face):
            return {"what": a_card(face, words), "short": short_name(face, words)}
        case ev.Ended(winners):
            shown = words.say("log.both").join(names[seat] for seat in winners)
            return {"names": shown, "n": len(winners)}
        case _:
            return {}


def _drew(tell: LineWriter, row: FactRow, seat: int) -> LogLine:
    """Return the line of somebody who draws clean laundry, which counts what follows."""

    def said(cards: tuple[int, ...]) -> tuple[str, str]:
        several = tell.row(FACTS["drew several"], [seat], {"n": len(cards)})
        return (several if len(cards) > 1 else one).text, one.brief or ""

    one = tell.row(row, [seat], {}, leads=True)
    return replace(one, gathers=Gathers("drew", (seat,), said))


def _listing(
    tell: LineWriter, row: FactRow, faces: tuple[int, ...], seats: Sequence[int], *, secret: bool
) -> LogLine:
    """Return the line of cards that come or go, which lists those that follow them, too."""
    words = tell.words

    def line(faces: tuple[int, ...]) -> LogLine:
        counted = Counter(short_name(face, words) for face in faces)
        short = listed(
            [name if many == 1 else f"{name} × {many}" for name, many in counted.items()], words
        )
        brief = row.line == "laid-away" and len(faces) > _NAMED_WHOLE
        what = short if brief else some_cards(faces, words)
        return tell.row(row, seats, {"what": what, "short": short}, secret=secret)

    def said(faces: tuple[int, ...]) -> tuple[str, str]:
        told = line(faces)
        return told.text, told.text if told.brief is None else told.brief

    deed = " ".join((row.line, *map(str, seats)))
    return replace(line(faces), gathers=Gathers(deed, faces, said))

"""Log lines: what the log says, by names and without a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from game.core.log_lines import LineWriter
from game.core.pages import Gathers, LogLine
from game.core.words import Words
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import CARDS, CLOTHES, FETE, JOKERS, SLOTS, STANDS_IN
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import dressed

SIEVES: Final = ("all", "me", "cards", "secrets")
"""What of the log may be asked for."""
BASKET: Final = "icon_basket"
_LAUNDRY: Final = "icon_deck"
_HAND: Final = "icon_hand"
_WON: Final = "icon_star"
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
    tell = LineWriter(names, words, view.turns)
    return _carried(event, view, tell) or _struck(event, view, tell) or _dressed(event, view, tell)


def _carried(event: ev.Event, view: State, tell: LineWriter) -> LogLine | None:
    """Return what the log says of cards that come to a hand or leave it unused."""
    words = tell.words
    say = partial(tell.say, moved=True)
    match event:
        case ev.Helped(seat, cards):
            return say(_LAUNDRY, "helped", seat, n=cards)
        case ev.SentUnder(seat, cards):
            return say(_LAUNDRY, "sent-under", seat, level=1, n=cards)
        case ev.Drew(seat):
            return _drew(tell, seat)
        case ev.Drawn(to, face):
            return _listing(tell, _HAND, "drawn", (face,), to, level=1, secret=True)
        case ev.Hand(to, faces) if view.turns and faces:
            shown = some_cards(sorted(faces), words)
            return say(_HAND, "handed", to, level=1, secret=True, cards=shown)
        case ev.Fished(seat, source, face):
            return _listing(tell, BASKET, "fished", (face,), seat, source)
        case ev.Washed():
            return say(_LAUNDRY, "washed", moved=False)
        case ev.LaidAway(seat, face):
            return _listing(tell, BASKET, "laid-away", (face,), seat)
        case ev.TookOff(seat, _, face):
            short = short_name(face, words)
            return say(BASKET, "took-off", seat, what=a_card(face, words), short=short)
        case _:
            return None


def _drew(tell: LineWriter, seat: int) -> LogLine:
    """Return the line of somebody who draws clean laundry, which counts what follows."""

    def said(cards: tuple[int, ...]) -> tuple[str, str]:
        several = tell.say(_LAUNDRY, "drew-several", seat, n=len(cards))
        return (several if len(cards) > 1 else one).text, one.brief or ""

    one = tell.say(_LAUNDRY, "drew", seat, leads=True, moved=True)
    return replace(one, gathers=Gathers("drew", (seat,), said))


def _listing(
    tell: LineWriter, icon: str, key: str, faces: tuple[int, ...], *seats: int, level: int = 0,
    secret: bool = False,
) -> LogLine:  # fmt: skip
    """Return the line of cards that come or go, which lists those that follow them, too."""
    words = tell.words

    def line(faces: tuple[int, ...]) -> LogLine:
        counted = Counter(short_name(face, words) for face in faces)
        short = listed(
            [name if many == 1 else f"{name} × {many}" for name, many in counted.items()], words
        )
        brief = key == "laid-away" and len(faces) > _NAMED_WHOLE
        what = short if brief else some_cards(faces, words)
        return tell.say(
            icon, key, *seats, level=level, moved=True, secret=secret, what=what, short=short
        )

    def said(faces: tuple[int, ...]) -> tuple[str, str]:
        told = line(faces)
        return told.text, told.text if told.brief is None else told.brief

    deed = " ".join((key, *map(str, seats)))
    return replace(line(faces), gathers=Gathers(deed, faces, said))


def _struck(event: ev.Event, view: State, tell: LineWriter) -> LogLine | None:
    """Return what the log says of an attack, to its end."""
    words = tell.words
    say = partial(tell.say, moved=True)
    match event:
        case ev.Attacked(seat, face, target):
            return say(card_picture(face), f"attack-{CARDS[face]}", seat, target)
        case ev.Mirrored(seat):
            return say("card_miroir", "mirrored", seat, view.pointed, level=1)
        case ev.Shielded(seat, undone):
            key = "shield-undid" if undone else "shielded"
            return say("card_bouclier", key, seat, view.pointed, level=1)
        case ev.Unharmed(seat):
            return say(_WON, "unharmed", seat, level=1, moved=False)
        case ev.Stripped(seat, _, faces):
            short = ", ".join(short_name(face, words) for face in faces)
            cards = some_cards(faces, words)
            return say(BASKET, "stripped", seat, level=1, cards=cards, short=short)
        case ev.Stole(seat, target, slot, face):
            what, short = a_card(face, words), short_name(face, words)
            return say(slot_icon(slot), "stole", seat, target, level=1, what=what, short=short)
        case _:
            return None


def _dressed(event: ev.Event, view: State, tell: LineWriter) -> LogLine | None:
    """Return what the log says of clothes, events and who won by them."""
    words = tell.words
    say = partial(tell.say, moved=True)
    match event:
        case ev.Wore(seat, face, slot):
            short = short_name(face, words)
            return say(slot_icon(slot), "wore", seat, what=a_card(face, words), short=short)
        case ev.Replaced(seat, face, target, slot, joker):
            key = "replaced-own" if seat == target else "replaced"
            what, its = a_card(face, words), a_card(joker, words)
            return say(slot_icon(slot), key, seat, target, what=what, joker=its)
        case ev.Celebrated(seat, face):
            return say(card_picture(face), "feast" if face == FETE else "troc", seat)
        case ev.Ended(winners):
            shown = words.say("log.both").join(tell.names[seat] for seat in winners)
            key = "won" if dressed(view.worn[winners[0]]) else "most"
            return say(_WON, key, *winners, moved=False, names=shown, n=len(winners))
        case _:
            return None

"""Log lines: what the log says, by names and without a screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from game.core.log_lines import LineWriter
from game.core.pages import LogLine
from game.core.words import Words
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import NOBODY_GETS, PAIR
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_name, theme_said

SIEVES: Final = ("all", "me", "cards", "secrets")
"""What of the log may be asked for."""
_PAIR: Final = "icon_pair"
_THEME: Final = "icon_theme"
_ASK: Final = "icon_theme"
_BOULET: Final = "icon_boulet"
_GAVEL: Final = "icon_gavel"
_HAND: Final = "icon_hand"
_DECK: Final = "icon_deck"
_WON: Final = "icon_star"


def some_names(names: Iterable[str], words: Words) -> str:
    """Return several names as a sentence lists them."""
    *others, last = names
    return words.say("log.and", those=", ".join(others), last=last) if others else last


def lapsed(view: State, seats: Sequence[int], names: Sequence[str], words: Words) -> str:
    """Return that others contested, too, and why they come behind (B19); nothing if nobody did."""
    if not seats:
        return ""
    return words.say(
        "log.lapsed", n=len(seats), those=some_names([names[seat] for seat in seats], words),
        name=names[view.accuser], leader=names[view.leader],
    )  # fmt: skip


def line(event: ev.Event, view: State, names: Sequence[str], words: Words) -> LogLine | None:
    """Return what the log says of an event, seen after it was folded; None: nothing."""
    tell = LineWriter(names, words, view.leads)
    return _led(event, view, tell) or _judged(event, view, tell) or _ended(event, view, tell)


def _led(event: ev.Event, view: State, tell: LineWriter) -> LogLine | None:
    """Return what the log says of a theme and of who joins in."""
    words = tell.words
    say = partial(tell.say, level=1, moved=True)
    match event:
        case ev.Laid() if view.options.taught:
            return say(_THEME, "taught", level=0, moved=False, n=len(view.options.taught))
        case ev.RaceWon(seat, by_lot):
            return say(_WON, "race-lot" if by_lot else "race", seat, level=0, moved=False)
        case ev.LeadBegan(leader):
            single = (seat for seat, hand in enumerate(view.hands) if len(hand) == 1)
            last = [seat for seat in single if seat != leader]
            if not last:
                return None
            those = some_names((tell.names[seat] for seat in last), words)
            return say(_WON, "last-card", *last, level=0, moved=False, names=those)
        case ev.Proposed(seat, a, b, theme):
            cards = some_names(
                (card_name(a, words, view.options), card_name(b, words, view.options)), words
            )
            said = theme_said(theme, words)
            return say(_THEME, "proposed", seat, level=0, theme=said, cards=cards)
        case ev.Passed(seat, face):
            if face == NONE:
                return say(_PAIR, "passed", seat, level=0)
            return say(_PAIR, "swapped", seat, level=0, card=card_name(face, words, view.options))
        case ev.Wondered(seats):
            return say(
                _ASK, "wondered", *seats, moved=False, n=len(seats),
                names=some_names((tell.names[seat] for seat in seats), words),
                theme=theme_said(view.theme, words),
            )  # fmt: skip
        case ev.Explained(seat, text):
            key = "explained" if text else "unexplained"
            return say(_ASK, key, seat, moved=False, text=theme_said(text, words))
        case ev.Answered(faces):
            laid = [
                words.say(
                    "log.answer", name=tell.names[seat], card=card_name(face, words, view.options)
                )
                for seat, face in enumerate(faces)
                if face != NONE
            ]
            if not laid:
                return say(_PAIR, "none-answered")
            return say(_PAIR, "answered", answers=", ".join(laid), n=len(laid))
        case _:
            return None


def _judged(event: ev.Event, view: State, tell: LineWriter) -> LogLine | None:
    """Return what the log says of an accusation, to its verdict."""
    words = tell.words
    say = partial(tell.say, level=1, moved=True)
    match event:
        case ev.Accused(seat, thing):
            key = "accused-pair" if thing == PAIR else "accused"
            face = NONE if thing == PAIR else view.answers[thing]
            card = card_name(face, words, view.options) if face != NONE else ""
            told = say(_GAVEL, key, seat, view.accused, level=0, card=card)
            because = lapsed(view, view.lapsed, tell.names, words)
            return replace(told, text=f"{told.text}. {because}") if because else told
        case ev.Defended(seat, text):
            key = "defended" if text else "silent"
            return say(_THEME, key, seat, moved=False, text=theme_said(text, words))
        case ev.Voted(votes, good):
            key = "validated" if good else "refused"
            icon = "vote_yes" if good else "vote_no"
            return say(icon, key, view.accused, moved=False, yes=votes.count(1), no=votes.count(0))
        case ev.TakenBack(thing):
            return say(_HAND, "back-pair" if thing == PAIR else "back", view.accused)
        case _:
            return None


def _ended(event: ev.Event, view: State, tell: LineWriter) -> LogLine | None:
    """Return what the log says of what a round leaves, and of who won."""
    words = tell.words
    say = partial(tell.say, level=1, moved=True)
    match event:
        case ev.Reshuffled():
            return say(_DECK, "reshuffled", moved=False)
        case ev.Drew(seat):
            return say(_DECK, "drew", seat)
        case ev.Drawn(to, face):
            return say(_HAND, "drawn", to, secret=True, card=card_name(face, words, view.options))
        case ev.Retried(seat, face):
            if face == NONE:
                return say(_PAIR, "gave-up", seat)
            return say(_PAIR, "retried", seat, card=card_name(face, words, view.options))
        case ev.Gave(seat, to):
            if to == NOBODY_GETS:
                return say(_BOULET, "kept", seat)
            return say(_BOULET, "gave", seat, to)
        case ev.Ended(winners, reason):
            shown = some_names((tell.names[seat] for seat in winners), words)
            return say(_WON, f"won-{reason}", *winners, level=0, moved=False, names=shown)
        case _:
            return None

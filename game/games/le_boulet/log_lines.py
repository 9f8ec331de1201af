"""Log lines: what the log says, by names and without a screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from game.core.fact_sheet import seats_in
from game.core.log_lines import LineWriter
from game.core.pages import LogLine
from game.core.words import Words
from game.games.le_boulet.facts import row_of
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_name, theme_said

SIEVES: Final = ("all", "me", "cards", "secrets")
"""What of the log may be asked for."""


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
    row, facts = row_of(event), _facts(event, view, names, words)
    if not row.line or facts is None:
        return None
    seats = [seat for field in row.seats for seat in seats_in(event, field, view.accused)]
    if isinstance(event, ev.LeadBegan):
        seats = _last(event, view)
    secret = not event.is_for(None)
    told = LineWriter(names, words, view.leads).row(row, seats, facts, secret=secret)
    if isinstance(event, ev.Accused) and (because := lapsed(view, view.lapsed, names, words)):
        return replace(told, text=f"{told.text}. {because}")
    return told


def _last(event: ev.LeadBegan, view: State) -> list[int]:
    """Return who has a single card left, but for who leads."""
    single = (seat for seat, hand in enumerate(view.hands) if len(hand) == 1)
    return [seat for seat in single if seat != event.seat]


def _facts(
    event: ev.Event, view: State, names: Sequence[str], words: Words
) -> dict[str, object] | None:
    """Return what the text of an event names beside seats; None: the log is silent."""

    def called(seats: Iterable[int]) -> str:
        return some_names([names[seat] for seat in seats], words)

    def card(face: int) -> str:
        return "" if face == NONE else card_name(face, words, view.options)

    match event:
        case ev.Laid():
            return {"n": len(view.options.taught)} if view.options.taught else None
        case ev.LeadBegan():
            last = _last(event, view)
            return {"names": called(last)} if last else None
        case ev.Proposed(_, a, b, theme):
            cards = some_names((card(a), card(b)), words)
            return {"theme": theme_said(theme, words), "cards": cards}
        case ev.Wondered(seats):
            theme = theme_said(view.theme, words)
            return {"n": len(seats), "names": called(seats), "theme": theme}
        case ev.Explained(_, text) | ev.Defended(_, text):
            return {"text": theme_said(text, words)}
        case ev.Answered(faces):
            laid = [
                words.say("log.answer", name=names[seat], card=card(face))
                for seat, face in enumerate(faces)
                if face != NONE
            ]
            return {"answers": ", ".join(laid), "n": len(laid)}
        case ev.Accused(_, thing):
            return {"card": "" if thing == PAIR else card(view.answers[thing])}
        case ev.Voted(votes):
            return {"yes": votes.count(1), "no": votes.count(0)}
        case ev.Passed(_, face) | ev.Drawn(_, face) | ev.Retried(_, face):
            return {"card": card(face)}
        case ev.Ended(winners):
            return {"names": called(winners)}
        case _:
            return {}

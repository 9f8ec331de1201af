"""Log lines: what the log says, by names and without a screen; claims keep their time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.fact_sheet import FactRow, seats_in
from game.core.log_lines import LineWriter
from game.core.pages import LogLine
from game.core.words import Words
from game.games.wombat.facts import FACTS, row_of
from game.games.wombat.felt import EITHER, by_hand
from game.games.wombat.model import events as ev
from game.games.wombat.model import state as at
from game.games.wombat.model.actions import SKY
from game.games.wombat.model.phrases import Phrase
from game.games.wombat.model.places import NOWHERE, SPINDLES, TOWER, sizes
from game.games.wombat.model.roles import UNTOLD
from game.games.wombat.model.state import NO_VOTE, State
from game.games.wombat.naming import (
    alike,
    phrase_said,
    place_said,
    time_said,
    touch_told,
)
from game.games.wombat.tally import tally_of, tally_said

SIEVES: Final = ("all", "me", "secrets")
"""What of the log may be asked for."""


def line(
    event: ev.Event, view: State, names: Sequence[str], words: Words, where: str = ""
) -> LogLine | None:
    """Return what the log says of an event, seen after it was folded; None: nothing.

    Of a size that was felt among shadows it says ``where``, if all can tell.
    """
    row = _row(event, view)
    if not row.line:
        return None
    time = time_said(view.tick, view.options.ticks)
    facts = _facts(event, view, names, words, where) | {"time": time}
    seats = [seat for field in row.seats for seat in seats_in(event, field)]
    if isinstance(event, ev.Seen):
        seats = _known(event, view)
    secret = not event.is_for(None)
    told = LineWriter(names, words, view.number).row(row, seats, facts, secret=secret)
    if isinstance(event, ev.Felt):
        return replace(told, repeats=f"felt {event.to} {event.touch.value}", time=time)
    return told


def _row(event: ev.Event, view: State) -> FactRow:
    """Return the row that the log follows on a view."""
    match event:
        case ev.Said(seat, phrase):
            arguing = "" if view.phase == at.BUILD else "arguing"
            false = "false" if is_false(phrase, seat, view) else ""
            return FACTS[" ".join(("said", "-".join(filter(None, (arguing, false))))).rstrip()]
        case ev.Felt() if not view.missing:
            return FACTS["felt by"]
        case ev.Seen() if _known(event, view):
            return FACTS["seen by"]
        case _:
            return row_of(event)


def _known(event: ev.Seen, view: State) -> list[int]:
    """Return whose paw it is: the truth alone and its owner know it to be somebody's."""
    return [seat for seat, hand in enumerate(view.hands) if hand.paw == event.paw][:1]


def _facts(
    event: ev.Event, view: State, names: Sequence[str], words: Words, where: str
) -> dict[str, object]:
    """Return what the text of an event names beside seats and the time."""
    match event:
        case ev.RoleDealt(_, role):
            return {"role": words.say(f"role.{role}")}
        case ev.BuildBegan(number):
            return {"n": number}
        case ev.Said(_, phrase):
            return {"said": phrase_said(phrase, names, words)}
        case ev.Felt(to, touch):
            return {"felt": touch_told(touch, words, by_hand(touch, view.hands[to]))}
        case ev.Seen(paw, touch):
            if known := _known(event, view):
                where = by_hand(touch, view.hands[known[0]])
                return {"felt": touch_told(touch, words, where)}
            if touch.size:
                where = where or EITHER[view.shades.get(paw, NOWHERE) < SPINDLES]
            return {"n": paw, "felt": touch_told(alike(touch), words, where)}
        case ev.Clacked(place):
            return {"place": place_said(place)}
        case ev.Counted(complete) if view.options.practice:
            return {"said": words.say(f"tally.towers-{complete}")}
        case ev.Counted(complete):
            return {"said": tally_said(tally_of(view, complete), words)}
        case ev.VotesOpened(targets):
            return {"votes": _votes(targets, names, words)}
        case _:
            return {}


def is_false(phrase: Phrase, seat: int, view: State) -> bool:
    """Say whether a phrase was false as it was said, lie or error: only the truth can tell."""
    if view.missing or UNTOLD in view.roles:
        return False
    match phrase.word:
        case "have":
            return phrase.size not in sizes(view.hands[seat].bricks)
        case "count":
            return len(view.lying[phrase.place]) != phrase.many
        case "done":
            return sizes(view.lying[phrase.place]) != TOWER
        case "role":
            return view.roles[seat] != phrase.role
        case _:
            return False


def _votes(targets: Sequence[int], names: Sequence[str], words: Words) -> str:
    """Return who pointed at whom."""
    said = (
        words.say(
            "log.vote",
            name=names[seat],
            other=words.say("log.sky") if target == SKY else names[target],
        )
        for seat, target in enumerate(targets)
        if target != NO_VOTE
    )
    return ", ".join(said)

"""Log lines: what the log says, by names and without a screen."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.fact_sheet import FactRow, seats_in
from game.core.pages import LogLine
from game.core.words import Words
from game.gangs.facts import FACTS, row_of
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, CARD_NAMES, DAMAGE, GANG_NAMES, face_of, gang_of
from game.gangs.model.missions import mission_name
from game.gangs.model.state import BETWEEN, State
from game.gangs.reserves import aside

ICONS = (
    "icon_shape_d10",
    "icon_shape_d20",
    "icon_shape_d30",
    "icon_p_bim",
    "icon_p_ident",
    "icon_p_shield",
    "icon_p_heal",
    "icon_p_swap",
    "icon_p_recycle",
    "icon_p_non",
)
"""The small picture of each face."""


_SEATS = ("seat", "target", "by", "to", "first", "second")


def card_name(face: int, words: Words) -> str:
    """Return a card's name for players, damage by its number."""
    return words.say(f"card.{CARD_NAMES[face]}")


SIEVES = ("all", "me", "cards", "secrets")
"""What of the log may be asked for."""


def line(event: ev.Event, view: State, names: Sequence[str], words: Words) -> LogLine | None:
    """Return what the log says of an event, seen after it was folded; None: nothing."""
    row = _row(event, view)
    if row is None or not row.line:
        return None
    seats = [seat for field in row.seats for seat in seats_in(event, field)]
    facts: dict[str, object] = dict(
        zip(("name", "other"), (names[seat] for seat in seats), strict=False)
    )
    facts["by"] = names[max(0, view.by)]
    icon, face = row.icon, _face(event)
    if face != BLANK:
        icon, facts["card"] = icon or ICONS[face], words.say(f"log.a.{CARD_NAMES[face]}")
    if isinstance(event, ev.RoundBegan) and view.options.missions:
        icon = "icon_mission"
    facts |= _told(event, view, names, words)
    left = f"log.brief.{row.line}"
    return LogLine(
        icon, words.say(f"log.{row.line}", **facts), row.level, seats[0] if seats else None,
        view.turn_number, tuple(seat for field in _SEATS for seat in seats_in(event, field)),
        row.moved, not event.is_for(None),
        words.say(left, **facts) if words.knows(left) else None,
        begins=isinstance(event, ev.RoundBegan),
    )  # fmt: skip


def _row(event: ev.Event, view: State) -> FactRow | None:
    """Return the row that the log follows on a view, None where it is silent."""
    match event:
        case ev.TilesChosen() if not aside(view):
            return None
        case ev.TileShown(to, tile):
            if view.turn == BLANK or not 0 <= to < view.n:
                return None
            own = view.tile_at.index(tile) == to
            return FACTS["tile_shown own" if own else "tile_shown"]
        case ev.Offended() if view.phase == BETWEEN:
            return FACTS["offended again"]
        case ev.RoundBegan() if view.options.rounds_told > 1:
            return FACTS["round_began of"]
        case ev.Ended(_, _, reason) if reason != "points" and view.options.scored:
            return None  # the end of its round was told already
        case _:
            return row_of(event)


def _face(event: ev.Event) -> int:
    """Return the face of the card that an event names, BLANK where it names none."""
    match event:
        case ev.Thrown(_, face) | ev.Offended(_, face) | ev.Discarded(_, face):
            return face
        case ev.Replayed(_, card) | ev.Recycled(_, _, card) | ev.Healed(_, card):
            return face_of(card)
        case ev.Laid(card) | ev.Destroyed(card):
            return face_of(card)
        case _:
            return BLANK


def _told(event: ev.Event, view: State, names: Sequence[str], words: Words) -> dict[str, object]:
    """Return what else the text of an event may name."""

    def gang(number: int) -> str:
        return words.say(f"gang-name.{GANG_NAMES[number]}")

    def seen(place: int) -> str:
        return words.say("log.the-middle") if place >= view.n else names[place]

    match event:
        case ev.TilesChosen():
            return {"n": aside(view)}
        case ev.TileShown(_, tile, character):
            return {"other": seen(view.tile_at.index(tile)), "gang": gang(gang_of(character))}
        case ev.RoundBegan(number):
            return {"n": number, "of": view.options.rounds_told}
        case ev.MissionDealt(_, mission):
            return {"mission": words.say(f"mission.{mission_name(mission)}")}
        case ev.Reflected(seat):
            return {"other": names[view.target if seat == view.player else view.player]}
        case ev.Laid(card, seat):
            return {"n": DAMAGE[face_of(card)], "total": view.totals[seat]}
        case ev.Healed(seat):
            return {"total": view.totals[seat]}
        case ev.Swapped(_, first, second):
            return {"first": seen(first), "second": seen(second)}
        case ev.Eliminated(_, character):
            return {"gang": gang(gang_of(character))}
        case ev.Ended(_, winners, "points"):
            return {"names": words.say("log.and").join(names[seat] for seat in winners)}
        case ev.RoundEnded(number) | ev.Ended(number) if number != BLANK:
            return {"gang": gang(number)}
        case _:
            return {}

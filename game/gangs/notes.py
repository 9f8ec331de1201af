"""Notes: what a seat could note down by itself, kept by the program.

Facts are tiles that were shown to the seat and where they went since; the matrix counts who aimed
damage, or help, at whom; a recycling that took damage off somebody is help. Both follow from what
the seat was told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.pages import Chip, Note, SeatNotes
from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, DAMAGE, GANG_NAMES, HEAL, SHIELD, face_of, gang_of
from game.gangs.model.state import State
from game.gangs.rules.fold import apply

BADGES = ("icon_badge_B", "icon_badge_C", "icon_badge_L", "icon_badge_X")
_CHIPS = 3
"""So many gangs one may be suspected of: all but those of one alone."""


def chips(words: Words) -> tuple[Chip, ...]:
    """Return a chip for each gang."""
    gangs = list(zip(BADGES, GANG_NAMES, strict=True))[:_CHIPS]
    return tuple(Chip(badge, words.say(f"gang-name.{name}")) for badge, name in gangs)


def notes(
    view: State, events: Iterable[ev.Event], viewer: int | None, names: Sequence[str], words: Words
) -> SeatNotes:
    """Return the notes of what was told, folding it into a fresh view."""
    n = view.n
    damage, helps = ([[0] * n for _ in range(n)] for _ in range(2))
    arrived = [0] * (n + 1)
    seen: dict[int, tuple[int, int, int]] = {}
    for event in events:
        apply(view, event)
        match event:
            case ev.RoundBegan():
                damage, helps = ([[0] * n for _ in range(n)] for _ in range(2))
                arrived, seen = [0] * (n + 1), {}
            case ev.Thrown(seat, face, target):
                _count(damage, helps, seat, face, target)
            case ev.Replayed(seat, card, target):
                _count(damage, helps, seat, face_of(card), target)
            case ev.Recycled(by, seat, card) if DAMAGE[face_of(card)] and by != seat:
                helps[by][seat] += 1  # it took damage off
            case ev.Swapped(_, first, second):
                arrived[first] = arrived[second] = view.turn_number
            case ev.TileShown(to, tile, character) if to == viewer and view.turn != BLANK:
                seen[tile] = (view.turn_number, view.tile_at.index(tile), character)
            case _:
                pass
    gangs = set(map(gang_of, view.selection))
    playing = tuple(gang for gang in range(_CHIPS) if gang in gangs) if gangs else None
    book = SeatNotes(damage, helps, list(view.alive), arrived=arrived[:n], chips=playing)
    for tile, (turn, place, character) in sorted(seen.items()):
        now = view.tile_at.index(tile)
        gang = words.say(f"gang-name.{GANG_NAMES[gang_of(character)]}")
        where = names[now] if now < n else words.say("log.the-middle")
        moved = words.say("notes.moved", name=where) if now != place else ""
        text = words.say("notes.was" if moved else "notes.seen", gang=gang, n=turn)
        note = Note(place, BADGES[gang_of(character)], text, now != place, moved)
        book.notes.append(note)
    return book


def _count(
    damage: list[list[int]], helps: list[list[int]], seat: int, face: int, target: int
) -> None:
    if DAMAGE[face]:
        damage[seat][target] += DAMAGE[face]
    elif face in (HEAL, SHIELD):
        helps[seat][target] += 1

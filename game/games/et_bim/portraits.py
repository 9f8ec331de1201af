"""Portraits: who one is, and the truth at the end, as plain values for any screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.core.words import Words
from game.games.et_bim.model import events as ev
from game.games.et_bim.model.cards import (
    BLANK,
    CHARACTER_NAMES,
    DAMAGE,
    GANG_NAMES,
    face_of,
    gang_of,
)
from game.games.et_bim.model.state import State
from game.games.et_bim.rules.fold import apply

BADGES = ("B", "C", "L", "X")
COLOURS = ((204, 40, 102), (44, 127, 76), (42, 92, 196), (138, 63, 168))
TINTS = ((255, 222, 234), (216, 240, 220), (218, 230, 255), (238, 222, 246))
STICKERS_MOST = 3


@dataclass(frozen=True, slots=True)
class Identity:
    """Who a seat is, for its own eyes."""

    picture: str
    badge: str
    character: str
    lines: tuple[str, ...]
    hidden: str = "tile_mystery"


@dataclass(frozen=True, slots=True)
class Row:
    """One seat of the truth."""

    seat: int
    picture: str
    total: int
    out: int
    """The turn of the elimination, 0 for who is standing."""
    won: bool
    figures: tuple[int, ...]
    victims: tuple[int, ...] = ()
    """Whom the last figure counts, in the order they fell."""


@dataclass(frozen=True, slots=True)
class Truth:
    """A match that is over."""

    title: str
    line: str
    badge: str
    splat: str
    colour: tuple[int, int, int]
    tint: tuple[int, int, int]
    stickers: tuple[str, ...]
    figures: tuple[str, ...]
    """What the rows' figures count."""
    rows: tuple[Row, ...]


def identity(view: State, seat: int, words: Words) -> Identity:
    """Return who a seat is."""
    character = view.character_at(seat)
    gang = gang_of(character)
    name = words.say(f"character.{CHARACTER_NAMES[character]}")
    counts = Counter(map(gang_of, view.selection))
    members = [words.say(f"gang-members.{GANG_NAMES[g]}", n=n) for g, n in sorted(counts.items())]
    lines = [
        words.say("peek.you", name=name, gang=words.say(f"gang-name.{GANG_NAMES[gang]}")),
        words.say("peek.team", gang=words.say(f"gang.{GANG_NAMES[gang]}")),
        words.say("peek.counts", counts=", ".join(members)),
    ]
    if view.mystery:
        lines.append(words.say("peek.mystery"))
    picture = f"tile_{CHARACTER_NAMES[character]}"
    return Identity(picture, f"icon_badge_{BADGES[gang]}", name, tuple(lines))


def truth(state: State, events: Sequence[Any], words: Words) -> Truth:
    """Return the truth of a match that is over, folding all its events into an empty table."""
    thrown: Counter[int] = Counter()
    bims: Counter[int] = Counter()
    victims: dict[int, list[int]] = {}
    totals: dict[int, int] = {}
    by = BLANK
    for event in events:
        match event:
            case ev.Laid(card, _, by):
                thrown[by] += DAMAGE[face_of(card)]
            case ev.Reflected(seat):
                bims[seat] += 1
            case ev.Eliminated(seat):
                totals[seat] = state.totals[seat]
                victims.setdefault(by, []).append(seat)
            case _:
                pass
        apply(state, event)
    rows = [
        Row(
            seat=seat,
            picture=f"tile_{CHARACTER_NAMES[state.character_at(seat)]}",
            total=totals.get(seat, state.totals[seat]),
            out=state.out_turns[seat],
            won=seat in state.winners,
            figures=(thrown[seat], bims[seat], len(victims.get(seat, ()))),
            victims=tuple(victims.get(seat, ())),
        )
        for seat in range(state.n)
    ]
    rows.sort(key=lambda row: (not row.won, row.out > 0, -row.out, row.total))
    labels = tuple(words.say(f"result.{key}") for key in ("thrown", "bims", "kills"))
    return _titled(state, tuple(rows), labels, words)


def _titled(state: State, rows: tuple[Row, ...], labels: tuple[str, ...], words: Words) -> Truth:
    gang = state.gang
    number = state.turn_number
    if gang == BLANK:
        line = words.say("result.line-draw", n=number)
        title = words.say("result.draw")
        return Truth(title, line, "icon_badge_q", "L", COLOURS[3], TINTS[3], (), labels, rows)
    others = sorted({gang_of(character) for character in state.selection} - {gang})
    losers = words.say("result.and").join(words.say(f"gang-name.{GANG_NAMES[g]}") for g in others)
    name = words.say(f"gang.{GANG_NAMES[gang]}")
    title = words.say("result.won", gang=name[0].upper() + name[1:])
    stickers = [row.picture.removeprefix("tile_") for row in rows if row.won][:STICKERS_MOST]
    return Truth(
        title,
        words.say("result.line", n=number, losers=losers),
        f"icon_badge_{BADGES[gang]}",
        BADGES[gang],
        COLOURS[gang],
        TINTS[gang],
        tuple(stickers),
        labels,
        rows,
    )

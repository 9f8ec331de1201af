"""The ending: who was dressed first, and what was done to everybody, for any screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from game.core.endings import Truth, TruthFigure, TruthRow
from game.core.seats import Seat
from game.core.words import Words
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import NOTHING, SLOTS, season_of
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.outfits import layers
from game.games.mets_ton_slip.rules.dressing import dressed
from game.games.mets_ton_slip.rules.fold import apply
from game.games.mets_ton_slip.seasons import group_of

COUNTED: Final = (
    ("attacks", "card_tache"),
    ("defences", "card_bouclier"),
    ("lost", "icon_basket"),
)
"""What a result counts: the name of its text, and its picture."""
_LOOKS: Final = {
    "SP": ((46, 125, 70), (220, 243, 214)), "SU": ((176, 116, 0), (255, 240, 184)),
    "AU": ((168, 48, 40), (252, 222, 206)), "WI": ((32, 84, 158), (214, 232, 252)),
}  # fmt: skip
"""By season, the colour behind white words and the one behind the winners' rows."""


def truth(state: State, events: Sequence[Any], names: Sequence[str], words: Words) -> Truth:
    """Return the truth of a match that is over, folding all its events into an empty table."""
    attacks, defences, lost = Counter[int](), Counter[int](), Counter[int]()
    for event in events:
        match event:
            case ev.Attacked(seat):
                attacks[seat] += 1
            case ev.Shielded(seat) | ev.Mirrored(seat):
                defences[seat] += 1
            case ev.Stripped(seat, slots):
                lost[seat] += len(slots)
            case ev.Stole(_, target):
                lost[target] += 1
            case _:
                pass
        apply(state, event)
    rows = [
        _row(state, seat, (attacks[seat], defences[seat], lost[seat]), words)
        for seat in map(Seat, range(state.seats))
    ]
    rows.sort(key=lambda row: (not row.won, -(row.total or 0), row.seat))
    return _titled(state, tuple(rows), names, words)


def _row(state: State, seat: Seat, figures: tuple[int, ...], words: Words) -> TruthRow:
    worn = sum(face != NOTHING for face in state.worn[seat])
    won = seat in state.winners
    doll, *over = layers(seat, state.worn[seat])
    return TruthRow(
        seat=seat,
        picture=doll,
        over=tuple(over),
        person=True,
        total=worn,
        end=words.say(f"result.worn-{worn}"),
        icon="icon_star" if won else "icon_slip",
        fell=not won,
        won=won,
        figures=figures,
    )


def _titled(state: State, rows: tuple[TruthRow, ...], names: Sequence[str], words: Words) -> Truth:
    best = words.say("log.both").join(names[seat] for seat in state.winners)
    worn = state.worn[state.winners[0]]
    whole = dressed(worn)
    season = group_of(season_of(worn)) if whole else ""
    colour, tint = _LOOKS.get(season, (None, None))
    if not whole:
        line = words.say("result.line-bound", n=rows[0].total, turns=state.turns)
    elif season:
        line = words.say("result.line-season", n=state.turns, season=words.say(f"season.{season}"))
    else:
        line = words.say("result.line-jokers", n=state.turns)
    return Truth(
        title=words.say("result.won" if whole else "result.most", names=best, n=len(state.winners)),
        line=line,
        badge=f"icon_{season.lower()}" if season else "icon_any",
        splat="",
        colour=colour,
        tint=tint,
        stickers=(),
        banner="",
        figures=tuple(TruthFigure(words.say(f"result.{key}"), icon) for key, icon in COUNTED),
        total=words.say("result.total"),
        limit=len(SLOTS),
        rows=rows,
    )

"""The ending: who got rid of everything first, and what was said and judged on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from game.core.endings import Truth, TruthFigure, TruthRow
from game.core.seats import Seat
from game.core.words import Words
from game.games.le_boulet.log_lines import some_names
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import theme_said
from game.games.le_boulet.rules.fold import apply

COUNTED: Final = (("themes", "icon_theme"), ("accused", "icon_gavel"), ("given", "icon_boulet"))
"""What a result counts: the name of its text, and its picture."""
_COLOUR: Final = (200, 35, 138)


def truth(state: State, events: Sequence[Any], names: Sequence[str], words: Words) -> Truth:
    """Return the truth of a match that is over, folding all its events into an empty table."""
    themes, accused, given = Counter[int](), Counter[int](), Counter[int]()
    said: list[str] = []
    refused = 0
    for event in events:
        match event:
            case ev.Proposed(seat, _, _, theme):
                themes[seat] += 1
                said.append(theme)
            case ev.Accused(seat):
                accused[seat] += 1
            case ev.Voted(_, good):
                refused += not good
            case ev.Gave(seat):
                given[seat] += 1
            case _:
                pass
        apply(state, event)
    rows = [
        _row(state, seat, (themes[seat], accused[seat], given[seat]), words)
        for seat in map(Seat, range(state.seats))
    ]
    rows.sort(key=lambda row: (not row.won, row.total or 0, row.seat))
    best = some_names((names[seat] for seat in state.winners), words)
    last = theme_said(said[-1], words) if said else ""
    return Truth(
        title=words.say(f"result.won-{state.reason}", names=best, n=len(state.winners)),
        line=words.say("result.line", n=len(said), refused=refused, theme=last) if said else "",
        badge="icon_pair",
        splat="",
        colour=_COLOUR,
        stickers=(),
        banner="",
        heads=True,
        figures=tuple(TruthFigure(words.say(f"result.{key}"), icon) for key, icon in COUNTED),
        total=words.say("result.total"),
        limit=10**9,
        rows=tuple(rows),
    )


def _row(state: State, seat: Seat, figures: tuple[int, ...], words: Words) -> TruthRow:
    hand, won = state.hands[seat], seat in state.winners
    boulets = hand.count(BOULET)
    key = "result.empty" if not hand else "result.boulets" if boulets else "result.left"
    return TruthRow(
        seat=seat,
        picture="",
        total=len(hand),
        end=words.say(key, n=boulets or len(hand)),
        icon="icon_star" if won else "icon_boulet" if boulets else "icon_hand",
        fell=not won,
        won=won,
        figures=figures,
    )

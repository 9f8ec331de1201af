"""Headlines: the moments of a match that nobody may miss, in large words over the table.

They follow from what all were told, and from whose seat it is that looks on.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import Words
from game.games.mets_ton_slip.board.plates import Furniture
from game.games.mets_ton_slip.log_lines import a_card, some_cards
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import NOTHING
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.dressing import dressed
from game.stage.paint import theme
from game.stage.paint.theme import Colour
from game.stage.table.announcement import Announcement


def headline(
    event: ev.Event,
    before: Furniture,
    view: State,
    viewer: int | None,
    names: Sequence[str],
    words: Words,
) -> Announcement | None:
    """Return what is said of an event in large words, None of most; the view is after it."""

    def say(key: str, seat: int, fill: Colour, **facts: object) -> Announcement:
        key = f"board.headline.{key}" + ("-mine" if seat == viewer else "")
        return Announcement(words.say(key, name=names[seat], **facts), fill)

    match event:
        case ev.Attacked(seat, _, target) if target == viewer:
            text = words.say("board.headline.attacked-mine", name=names[seat])
            return Announcement(text, theme.TOMATO, waits=False)
        case ev.Stripped(seat, _, faces) if seat == viewer and faces:
            return say("stripped", seat, theme.TOMATO, cards=some_cards(faces, words))
        case ev.Stole(seat, target, _, face) if target == viewer and not view.winners:
            return say("stolen", target, theme.TOMATO, other=names[seat], what=a_card(face, words))
        case ev.Ended(winners) if len(winners) == 1 and dressed(view.worn[winners[0]]):
            return say("won", winners[0], theme.LEMON)
        case ev.Wore() | ev.Replaced() | ev.Stole():
            near = _nearly(before, view)
            if near is None:
                return None
            return say("near", near, theme.TEAL if near == viewer else theme.LEMON)
        case _:
            return None


def _nearly(before: Furniture, view: State) -> int | None:
    """Return the seat that lacks one garment now and lacked more before, None where none does."""
    return next(
        (
            plate.seat
            for plate in before.plates
            if plate.missing > 1 and view.worn[plate.seat].count(NOTHING) == 1
        ),
        None,
    )

"""What a bot lets be seen of itself by its quirk: worked out from its own hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.ai.quirks import shows
from game.games.mets_ton_slip.bot.character import Character
from game.games.mets_ton_slip.bot.seated_bot import SeatedBot
from game.games.mets_ton_slip.bot.wardrobe import wanted
from game.games.mets_ton_slip.model.cards import ARLEQUIN, ATTACKS, DEFENCES, JOKERS
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.quirks import QUIRKS, moment


def quirk(bot: SeatedBot | Character, name: str, seed: int) -> str:
    """Return the character's name where its quirk shows now, else nothing.

    It shows before the act of one's own turn, never before an answer. All the facts are worked out
    whichever it is about and whether it shows or not.
    """
    view, seat = bot.view, bot.seat
    when = moment(view)
    if when is None or view.turn != seat:
        return ""
    its = QUIRKS[name]
    return name if shows(its, when, seed, so=facts(view, seat)[its.about]) else ""


def meet(bot: SeatedBot | Character, who: Sequence[str], people: Collection[int]) -> None:
    """Take no notice: nobody here counts with characters, or spares people."""


def facts(view: State, seat: int) -> dict[str, bool]:
    """Return by the name of a fact whether it is so for a seat now."""
    hand = view.hands[seat]
    _, lacking, _ = wanted(view.worn[seat], hand)
    return {
        "guard": sum(face in DEFENCES for face in hand) > 0,
        "attack": sum(face in ATTACKS for face in hand) > 0,
        "joker": sum(face in JOKERS for face in hand) > 0,
        "all": lacking.bit_count() <= hand.count(ARLEQUIN),
    }

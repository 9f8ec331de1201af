"""What a bot lets be seen of itself by its quirk: worked out from its own view and belief."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.ai.quirks import shows
from game.gangs.allegiance import ally_chances
from game.gangs.bot.greedy import RandomBot
from game.gangs.bot.thinking import ThinkingBot
from game.gangs.model.cards import BIM, BLANK, D30
from game.gangs.quirks import QUIRKS, SURE, moment


def quirk(bot: RandomBot, name: str, seed: int) -> str:
    """Return the character's name where its quirk shows now, else nothing.

    It shows before a card of one's own turn, never before an answer. All the facts are worked out
    whichever it is about and whether it shows or not.
    """
    when = moment(bot.view)
    if when is None or bot.view.turn != bot.seat:
        return ""
    its = QUIRKS[name]
    return name if shows(its, when, seed, so=facts(bot)[its.about]) else ""


def meet(bot: RandomBot, who: Sequence[str], people: Collection[int]) -> None:
    """Tell a bot which character plays each seat, empty for none, and where people sit."""
    if isinstance(bot, ThinkingBot):
        bot.meet(who, people)


def facts(bot: RandomBot) -> dict[str, bool]:
    """Return by the name of a fact whether it is so for this bot now."""
    view, seat = bot.view, bot.seat
    hand = view.hands[seat]
    others = [other for other in view.living() if other != seat]
    ally = bot.faith().ally if isinstance(bot, ThinkingBot) else ally_chances(view, seat)
    return {
        "bim": BIM in hand,
        "thirty": D30 in hand,
        "friend": max((ally[other] for other in others), default=0.0) > SURE,
        "tile": sum(view.character_at(other) != BLANK for other in others) > 0,
    }

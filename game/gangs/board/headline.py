"""What the top bar of hidden gangs says: whose turn it is, and what they do."""

from __future__ import annotations

from game.core.words import Words
from game.gangs.board.plates import Furniture
from game.stage.table.ribbon import APART, Headline
from game.stage.table.top_bar import acting


def headline(furniture: Furniture, words: Words) -> Headline:
    """Return what is going on."""
    if furniture.over:
        return Headline("", "", words.say("table.over"))
    when = words.say("table.turn-short", n=furniture.number)
    if furniture.round:
        key = "table.round-of-short" if furniture.rounds > 1 else "table.round"
        when = words.say(key, n=furniture.round, of=furniture.rounds) + APART + when
    if furniture.turn < 0:
        return Headline(when, "", "")
    plates = furniture.plates
    order = [plates[(furniture.turn + step) % len(plates)] for step in range(1, len(plates))]
    after = next((plate.name for plate in order if not plate.out), "")
    if furniture.duel is None:
        return acting(when, plates[furniture.turn], None, after, words)
    acts, aimed = (plates[seat] for seat in furniture.duel)
    return acting(when, acts, aimed, after, words)

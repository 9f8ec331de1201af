"""Private channels: who of several people feels by themselves what nobody else may know.

A gamepad of one's own that shakes is one; nothing else is, so far.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.words import Words
from game.games import game_of
from game.scenes.kit import Kit
from game.store.heads import Head


def needed(kit: Kit, head: Head) -> bool:
    """Say whether a match lets each person feel what nobody else may know."""
    game = game_of(head.game)
    view = game.rules.initial(head.seats, game.rules.options(head.seats, head.options))
    words = kit.words(head.game)
    return bool(game.board.Board(view, None, head.names, words, room_for="couch").private(view))


def lacking(kit: Kit, names: Sequence[str], people: Sequence[int]) -> str:
    """Return the sentence that names who has no such channel; empty where all have one."""
    words, rack = kit.words(), kit.art.hands.rack
    if not kit.settings.rumble:
        return words.say("channels.off")
    held = {seat: rack.place(kit.claims.source(seat)) for seat in people}
    without = [names[seat] for seat, place in held.items() if place is None or not place.here]
    if without:
        return _named("channels.without", without, words)
    still = [names[seat] for seat, place in held.items() if place is not None and not place.shakes]
    return _named("channels.still", still, words) if still else ""


def _named(key: str, names: Sequence[str], words: Words) -> str:
    return words.say(key, names=", ".join(names))

"""Envelopes: which private facts are worth telling a person who was not looking, and how.

| fact                              | told as                                         |
|-----------------------------------|-------------------------------------------------|
| a tile seen by identification     | who that seat is                                |
| one's own tile after a swap       | who one is now                                  |
| the tile in the middle (who is out) | what lies in the middle                       |
| one's own tile as it was dealt    | who one is                                      |
| a mission                         | what is to be done, for how many points         |
| a card drawn                      | nothing: it lies in the hand                    |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.panels import Letter
from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.cards import CHARACTER_NAMES, GANG_NAMES, gang_of
from game.gangs.model.state import NONE, State
from game.gangs.portraits import BADGES, task

_CHOSEN: Final = ("thrown", "discarded", "mulliganed", "offended")
"""What is chosen behind the curtain; the rest of a turn all may see."""


def chose(event: ev.Event, seat: int) -> bool:
    """Say whether a fact tells that a seat had chosen what to do: its person looked just before."""
    return event.kind in _CHOSEN and getattr(event, "seat", None) == seat


def outdates(event: ev.Event) -> bool:
    """Say whether a fact takes the worth of all that waited before: a round is dealt anew."""
    return isinstance(event, ev.RoundBegan)


def letter(
    event: ev.Event, view: State, seat: int, names: Sequence[str], words: Words
) -> Letter | None:
    """Return what an envelope says of a fact told to a seat alone, seen after it was folded.

    None: it is not worth an envelope, or was told to others.
    """
    turn = max(0, view.turn_number)
    match event:
        case ev.TileShown(to, tile, character) if to == seat:
            place = view.tile_at.index(tile)
            gang, who = gang_of(character), CHARACTER_NAMES[character]
            name = words.say(f"character.{who}")
            team = words.say(f"gang-name.{GANG_NAMES[gang]}")
            if place == seat:
                key = "own-dealt" if view.turn == NONE else "own-new"
            else:
                key = "middle" if place == view.n else "seen"
            other = names[place] if place < view.n else ""
            lines = [words.say(f"envelopes.{key}-text", name=name, gang=team, other=other)]
            title = words.say(f"envelopes.{key}", other=other)
            badge = f"icon_badge_{BADGES[gang]}"
            return Letter(title, tuple(lines), f"tile_{who}", name, badge, turn)
        case ev.MissionDealt(to) if to == seat:
            title = words.say("envelopes.mission")
            return Letter(title, task(view, seat, words), "", "", "icon_mission", turn)
        case _:
            return None

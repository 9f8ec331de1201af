"""What every lobby of hidden gangs says of the tiles in play, and what fills its room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.choices import Poster, Rule, on_or_off
from game.core.words import Words

LARGE: Final = 8
"""From so many seats on somebody may well be out before playing twice (docs/bots.md)."""
Watched = Mapping[str, Mapping[int, tuple[int, int]]]
"""By level and seats how many turns whoever is out first watches among such bots, and of how many
(``tests.bench.hardly_played``): with a person at the table, the rule changes nothing of it."""
_CARDS: Final = ((934, 444, 130, 182), (1088, 444, 130, 182), (1001, 424, 150, 210))


def poster(left: str, right: str, middle: str) -> Poster:
    """Return a stain with three cards on it, below the game's name.

    The small drawings: the large ones leave a strip for a name that nobody writes here.
    """
    cards = zip((left, right, middle), _CARDS, strict=True)
    return (
        ("splat_l", 932, 384, 300, 300),
        *((f"mini_{card}", *place) for card, place in cards),
        ("logo", 884, 112, 384, 240),
    )


def two_turns(seats: int, watched: Watched, words: Words) -> Rule:
    """Return the rule of two turns for all, on by itself where people sit at a large table.

    Between two numbers of seats that were ``watched``, figures lie between theirs.
    """
    said: dict[str, str] = {}
    for level, tables in watched.items():
        fewest, most = min(tables), max(tables)
        share = (seats - fewest) / (most - fewest)
        ends = zip(tables[fewest], tables[most], strict=True)
        n, turns = (round(few + share * (many - few)) for few, many in ends)
        said[level] = words.say("lobby.watched", n=n, turns=turns)
    large = seats >= LARGE
    return Rule(
        "two-turns", words.say("lobby.two-turns"), words.say("lobby-explained.two-turns"),
        on_or_off(words), among_people=int(large), at_levels=said if large else {},
    )  # fmt: skip


def sizes(teams: Sequence[int]) -> str:
    """Return the sizes of gangs as they are written."""
    return " + ".join(map(str, teams))


def split_text(teams: Sequence[int], middle: int, words: Words) -> str:
    """Return how many tiles each gang has, and how many of them lie in the middle."""
    key = "lobby.split-middle" if middle else "lobby.split-open"
    return words.say(key, sizes=sizes(teams), n=int(middle))


def tiles(teams: Sequence[int]) -> list[tuple[str, int]]:
    """Return the tiles in play by gangs: a picture, and how many."""
    return [("tile_mystery", size) for size in teams]

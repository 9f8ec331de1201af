"""Quirks: the habit of each character, and how often it shows what its hand holds.

A person may switch them on (docs/decisions/0020-tics.md). At the one act of a turn of its own a
quirk shows at one rate where its fact is so and at another where it is not. Both rates are open to
all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ai.quirks import Quirk, QuirkWords
from game.games.mets_ton_slip.model.state import ACT, State

FACTS: Final = ("guard", "attack", "joker", "all")
"""What a quirk is about: a defence, an attack or a joker in hand, or a card for each empty slot."""
QUIRKS: Final[Mapping[str, Quirk]] = {
    "rosa": Quirk("guard", 45, 15),
    "hugo": Quirk("attack", 50, 20),
    "ana": Quirk("joker", 45, 10),
    "kim": Quirk("attack", 40, 10),
    "leo": Quirk("attack", 10, 40),
    "zoe": Quirk("all", 60, 20),
    "max": Quirk("guard", 30, 5),
    "lou": Quirk("joker", 15, 45),
    "noe": Quirk("all", 25, 2),
    "iris": Quirk("joker", 40, 15),
    "sami": Quirk("all", 55, 15),
    "jade": Quirk("guard", 30, 25),
}
"""By character. Léo bluffs, Lou is restless while no joker is there, Noé shows next to nothing and
then it is nearly certain, Jade's says next to nothing."""


def moment(view: State) -> tuple[int, int] | None:
    """Return which turn is about to come to its act, as round and number, else None.

    All at the table know it. Draws, what else is laid away and answers are no such moment.
    """
    return ((view.turns - 1) // view.seats, view.turns) if view.phase == ACT else None


_TOLD: Final = QuirkWords(
    QUIRKS,
    {
        "guard": "icon_p_shield",
        "attack": "icon_aim",
        "joker": "icon_star",
        "all": "icon_hand",
    },
)
icon, rates, sentence, page = _TOLD.icon, _TOLD.rates, _TOLD.sentence, _TOLD.page
"""All of it in words."""

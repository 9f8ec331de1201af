"""Quirks: the habit of each character, and how often it shows what nobody else can see.

A person may switch them on (docs/decisions/0020-tics.md). A quirk is about one thing that a seat
knows or believes; at the beginning of a turn of its own it shows at one rate where that is so and
at another where it is not. Both rates are open to all: what stands here is all there is to know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.ai.quirks import Quirk, QuirkWords
from game.gangs.model.state import CHOOSE, State

FACTS: Final = ("bim", "thirty", "friend", "tile")
"""What a quirk may be about: an answer or a 30 in one's hand, a living seat that one believes to be
a friend, the tile of a living seat that one knows."""
SURE: Final = 0.8
"""Above this chance somebody counts as believed to be a friend."""
QUIRKS: Final[Mapping[str, Quirk]] = {
    "rosa": Quirk("friend", 50, 15),
    "hugo": Quirk("bim", 40, 10),
    "ana": Quirk("tile", 45, 10),
    "kim": Quirk("thirty", 40, 10),
    "leo": Quirk("bim", 10, 40),
    "zoe": Quirk("friend", 60, 30),
    "max": Quirk("bim", 30, 5),
    "lou": Quirk("tile", 15, 45),
    "noe": Quirk("friend", 20, 2),
    "iris": Quirk("thirty", 45, 15),
    "sami": Quirk("bim", 55, 20),
    "jade": Quirk("thirty", 30, 25),
}
"""By character. Léo bluffs, Lou is restless as long as nobody's tile is known, Noé shows next to
nothing and then it is nearly certain, Jade's mood says next to nothing."""
_ICONS: Final = {
    "bim": "icon_p_bim",
    "thirty": "icon_shape_d30",
    "friend": "icon_heart",
    "tile": "icon_p_ident",
}


def moment(view: State) -> tuple[int, int] | None:
    """Return which turn is about to begin with a card, as round and number, else None.

    All at the table know it. Answers and second choices are no such moment.
    """
    return (view.round, view.turn_number) if view.phase == CHOOSE else None


_TOLD: Final = QuirkWords(QUIRKS, _ICONS)
icon, rates, sentence, table, page = (
    _TOLD.icon, _TOLD.rates, _TOLD.sentence, _TOLD.table, _TOLD.page,
)  # fmt: skip
"""All of it in words."""

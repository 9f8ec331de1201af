"""The options of a match, by their names in RULES.md (B27)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.rules import OptionsError
from game.games.le_boulet.model.cards import FULL_BOULETS, MOST_PICTURES, PICTURES, boulets_of

SEAT_COUNTS: Final = range(3, 11)
HANDS: Final = (8, 6, 5)
HOUSE: Final = "house"
"""The deck that everybody has; else the fingerprint of one's own pictures."""
SPARE: Final = 16
"""So many pictures more than are dealt a deck needs (B27)."""
CLOCK_SECONDS: Final = 45
"""How long several people usually have to choose (B27)."""
_PRINT: Final = re.compile(r"[0-9a-f]{16,64}")
_LONGEST: Final = 600
"""The longest time to answer that may be set, in seconds."""


@dataclass(frozen=True, slots=True)
class Options:
    """One table's choices."""

    seats: int
    hand: int = HANDS[0]
    boulets: int = FULL_BOULETS[0]
    """How many Boulets a full deck has; other decks have them in proportion (B41)."""
    race: bool = True
    """Whether whoever is first to find an association leads first, or the lot decides (B17)."""
    open_hands: bool = False
    boulet_in_pair: bool = False
    """Whether a Boulet may be one of the two cards of an association (B8, B36)."""
    deck: str = HOUSE
    pictures: int = len(PICTURES)
    """How many of the deck's pictures are played with, the first ones."""
    answer_seconds: int = CLOCK_SECONDS
    """How long several people have to answer; 0 is without a clock (B27, B43)."""

    @property
    def cards(self) -> int:
        """How many cards the deck has, Boulets included."""
        return self.pictures + boulets_of(self.pictures, self.boulets)

    def to_json(self) -> dict[str, Any]:
        """Return plain data that ``read_options`` takes back."""
        return {
            "hand": self.hand, "boulets": self.boulets, "race": self.race,
            "open_hands": self.open_hands, "boulet_in_pair": self.boulet_in_pair,
            "deck": self.deck, "pictures": self.pictures, "answer_seconds": self.answer_seconds,
        }  # fmt: skip


def read_options(seats: int, given: Mapping[str, Any]) -> Options:
    """Return complete options from what was asked for.

    Raises:
        OptionsError: the seat count, a name or a value is not playable.
    """
    if seats not in SEAT_COUNTS:
        raise OptionsError(
            "options-seats", seats=seats, least=SEAT_COUNTS.start, most=SEAT_COUNTS.stop - 1
        )
    usual = Options(seats).to_json()
    for key in given:
        if key not in usual:
            raise OptionsError("options-unknown", name=key, known=", ".join(usual))
    for key, value in given.items():
        if type(value) is not type(usual[key]):
            raise OptionsError("options-type", name=key, value=value)
    options = Options(seats, **{**usual, **given})
    _check(options)
    return options


def _check(options: Options) -> None:
    for name, value, known in (
        ("hand", options.hand, HANDS), ("boulets", options.boulets, FULL_BOULETS),
    ):  # fmt: skip
        if value not in known:
            listed = ", ".join(map(str, known))
            raise OptionsError("options-choice", name=name, value=value, known=listed)
    if options.deck != HOUSE and not _PRINT.fullmatch(options.deck):
        raise OptionsError("options-deck", value=options.deck)
    if not 0 <= options.answer_seconds <= _LONGEST:
        raise OptionsError(
            "options-range", name="answer_seconds", value=options.answer_seconds,
            least=0, most=_LONGEST,
        )  # fmt: skip
    most = len(PICTURES) if options.deck == HOUSE else MOST_PICTURES
    least = options.hand * options.seats + SPARE
    if not least <= options.pictures <= most:
        raise OptionsError(
            "options-range", name="pictures", value=options.pictures, least=least, most=most
        )

"""The options of a match, by their names in RULES.md (B27)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.core.decks import OURS, PHOTO, Album, read_album
from game.core.rules import OptionsError
from game.games.le_boulet.model.cards import FULL_BOULETS, OWN, PICTURES, boulets_of
from game.games.le_boulet.model.taught import MOST, Taught, why_not_taught
from game.games.le_boulet.model.themes import LONGEST

SEAT_COUNTS: Final = range(3, 11)
HANDS: Final = (8, 6, 5)
HOUSE: Final = "house"
"""The deck that everybody has; else the fingerprint of one's own pictures, which stands behind
``house+`` where they are mixed with the house's."""
REMEMBERED: Final = 600
"""So much of what was said is remembered for the next match."""
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
    explain: bool = False
    """Whether a theme may be explained once; matches of before have it not (decision 0056)."""
    deck: str = HOUSE
    album: Album | None = None
    """What one's own pictures are called, and their tags; None for the house's deck."""
    pictures: int = len(PICTURES)
    """How many of the deck's pictures are played with, the first ones; the house's come first."""
    taught: Taught = ()
    """What the house taught its bots: the state that the match began with, known to all."""
    said: tuple[str, ...] = ()
    """Keys of what was said at this table in its matches of before: all sat there and heard it."""
    answer_seconds: int = CLOCK_SECONDS
    """How long several people have to answer; 0 is without a clock (B27, B43)."""

    @property
    def cards(self) -> int:
        """How many cards the deck has, Boulets included."""
        return self.pictures + boulets_of(self.pictures, self.boulets)

    @property
    def faces(self) -> range:
        """The faces of the pictures that are played with."""
        alone = self.deck != HOUSE and not self.deck.startswith(OURS)
        return range(OWN, OWN + self.pictures) if alone else range(self.pictures)

    def to_json(self) -> dict[str, Any]:
        """Return plain data that ``read_options`` takes back, and what is one’s own."""
        more: dict[str, Any] = {"taught": dict(self.taught)} if self.taught else {}
        more |= {"said": list(self.said)} if self.said else {}
        more |= {"explain": True} if self.explain else {}
        more |= {} if self.album is None else {"album": self.album.to_json()}
        return {
            "hand": self.hand, "boulets": self.boulets, "race": self.race,
            "open_hands": self.open_hands, "boulet_in_pair": self.boulet_in_pair,
            "deck": self.deck, "pictures": self.pictures, "answer_seconds": self.answer_seconds,
            **more,
        }  # fmt: skip


def drawn_as(face: int, options: Options) -> str:
    """Return which drawing one's own picture has: its deck, its number, its name.

    A table without that deck writes the name instead.
    """
    assert options.album is not None
    number = face - OWN
    return f"{PHOTO}{options.album.fingerprint}:{number}:{options.album.pictures[number].name}"


def read_options(seats: int, given: Mapping[str, Any]) -> Options:
    """Return complete options from what was asked for.

    Raises:
        OptionsError: the seat count, a name or a value is not playable.
    """
    if seats not in SEAT_COUNTS:
        raise OptionsError(
            "options-seats", seats=seats, least=SEAT_COUNTS.start, most=SEAT_COUNTS.stop - 1
        )
    usual = Options(seats, explain=True).to_json() | {"explain": False}
    album = _album(given)
    most = len(PICTURES) if album is None else _all_of(given["deck"], album)
    usual["pictures"] = most
    taught = _taught(given.get("taught", {}))
    said = _said(given.get("said", []))
    given = {key: value for key, value in given.items() if key not in ("album", "taught", "said")}
    for key in given:
        if key not in usual:
            raise OptionsError("options-unknown", name=key, known=", ".join(usual))
    for key, value in given.items():
        if type(value) is not type(usual[key]):
            raise OptionsError("options-type", name=key, value=value)
    options = Options(seats, album=album, taught=taught, said=said, **{**usual, **given})
    _check(options, most)
    return options


def _taught(given: object) -> Taught:
    """Return what was taught, as it is kept; the first entry that is none refuses the table."""
    if not isinstance(given, dict):
        raise OptionsError("options-type", name="taught", value=given)
    bad = next((theme for theme, marks in given.items() if why_not_taught(theme, marks)), None)
    if bad is not None or len(given) > MOST:
        raise OptionsError("options-taught", name=str(bad or len(given))[:LONGEST], most=MOST)
    return tuple(sorted(given.items()))


def _said(given: object) -> tuple[str, ...]:
    """Return what was said before; keys that this program does not know are nobody's trouble."""
    if (
        not isinstance(given, list)
        or len(given) > REMEMBERED
        or not all(isinstance(one, str) and len(one) <= LONGEST for one in given)
    ):
        raise OptionsError("options-type", name="said", value=str(given)[:LONGEST])
    return tuple(given)


def _album(given: Mapping[str, Any]) -> Album | None:
    """Return what one's own pictures are called, None where the house's deck is played with."""
    deck = given.get("deck", HOUSE)
    if deck == HOUSE or not isinstance(deck, str):
        return None
    fingerprint = deck.removeprefix(OURS)
    if not _PRINT.fullmatch(fingerprint):
        raise OptionsError("options-deck", value=deck)
    if "album" not in given:
        raise OptionsError("options-no-album", value=deck)
    try:
        return read_album(fingerprint, given["album"])
    except ValueError as error:
        raise OptionsError("options-album", value=deck) from error


def _all_of(deck: str, album: Album) -> int:
    return len(album.pictures) + (len(PICTURES) if deck.startswith(OURS) else 0)


def _check(options: Options, most: int) -> None:
    for name, value, known in (
        ("hand", options.hand, HANDS), ("boulets", options.boulets, FULL_BOULETS),
    ):  # fmt: skip
        if value not in known:
            listed = ", ".join(map(str, known))
            raise OptionsError("options-choice", name=name, value=value, known=listed)
    if not 0 <= options.answer_seconds <= _LONGEST:
        raise OptionsError(
            "options-range", name="answer_seconds", value=options.answer_seconds,
            least=0, most=_LONGEST,
        )  # fmt: skip
    least = options.hand * options.seats + SPARE
    if not least <= options.pictures <= most:
        raise OptionsError(
            "options-range", name="pictures", value=options.pictures, least=least, most=most
        )

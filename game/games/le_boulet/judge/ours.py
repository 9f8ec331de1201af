"""Private themes: what only those at one table can know, "my favourites", "like last time"."""

from __future__ import annotations

import re
from typing import Final

from game.games.le_boulet.judge.tables import folded

_KIN_FR: Final = (
    r"(?:(?:grand|arrière|belle|beau)-)?"
    r"(?:mère|mere|père|pere|mamie|papi|maman|papa|tante|oncle|fils|mari"
    r"|gosse|enfant|enfance|patron|boss|banquier|dentiste)s?\b"
)
_KIN_EN: Final = (
    r"(?:grand)?(?:mother|father|ma|pa|mum|mom|dad|son|daughter|husband|wife"
    r"|kid|boss|dentist)s?\b|granny\b|children\b|childhood\b"
)
_NAMES: Final = (
    "adam|alice|anne|antoine|arthur|bruno|camille|charlotte|chloe|claire|clément|david|denis|emma"
    "|eric|florence|françois|gérard|gerard|gerald|hugo|isabelle|jack|jacques|james|jane|jean|jessica|john"
    "|julie|julien|kevin|laura|léa|louis|lucas|lucie|luc|manon|marc|mark|marie|martin|mary|mathieu"
    "|michel|mike|monique|nathalie|nicolas|olivier|pascal|patrick|paul|peter|philippe|pierre|robert"
    "|sarah|sophie|stéphane|susan|sylvie|théo|thomas|tom|valérie|véronique|vincent|william"
)
_FR: Final = (
    rf"(?:mon|ma|mes|notre|nos|ton|ta|tes) (?!{_KIN_FR})\w+",
    r"moi|toi|nous deux|vous vous|chez nous|entre nous|je|j'\w+|m'(?:a|as|est)|celles? qui me",
    r"(?:préféré|prefere)e?s?|hier|l'autre (?:jour|soir|fois)|la derni[eè]re fois",
    r"ce matin|tout à l'heure",
    r"comme d'habitude|comme toujours",
    r"tu (?:sais|te|vois|connais|as|es|m')|t'(?:as|es)",
    r"celui-là|celle-là|voisine?s? (?:du (?:dessus|dessous)|d'(?:en face|à côté))",
    r"on (?:sait|se comprend|en a parlé|avait|était|a (?:vu|fait|mangé|dit))",
    r"la même chose|déjà dit",
    r"les (?:deux|miens|miennes|nôtres|tiens)|ces deux|souviens|souvenez|rappelles?|rappelez",
    rf"(?:de|chez|avec|à|comme|tonton|tata) (?:{_NAMES})|d'(?:{_NAMES})",
)
_EN: Final = (
    rf"(?:my|our) (?!{_KIN_EN})\w+|me|mine|us|ours|yours|myself|i|i'(?:m|ve|d|ll)|of you",
    r"your (?:worst|best|first|last|new|old) \w+|(?:upstairs|downstairs|next-door) neighbou?rs?",
    r"favou?rites?|the other (?:day|night|time)|last (?:time|week|night|summer)",
    r"yesterday|this morning",
    r"as usual|you (?:know|remember|told|said|did|got|gave)|these two|both of them|said already",
    r"we (?:know|said|had|did|saw|ate|were|talked)|remember|inside joke|from before|earlier today",
    rf"(?:{_NAMES})'s|(?:at|with|uncle|aunt|like) (?:{_NAMES})",
)


def _any(parts: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{'|'.join(parts)})(?![\w-])")


_OURS: Final = {"fr": _any(_FR), "en": _any(_EN)}


def is_ours(theme: str, lang: str) -> bool:
    """Say whether a theme speaks of those at the table; whom everybody has is no secret."""
    return _OURS[lang].search(folded(theme)) is not None

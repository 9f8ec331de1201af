"""Private themes: what only those at one table can know, "my favourites", "like last time".

"Bigger than my hand" or "help, it's under my bed" look alike and can be judged by anybody. So
words, pairs and threes of them vote, as a logistic regression weighs them that learnt from examples
(``assets/sources/boulet_ours.py``); a few turns of phrase are sure by themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from game.games.le_boulet.judge.tables import folded, shipped_bytes, table

_SAID: Final = """
adam alice amy ana anne antoine arthur ben bruno camille charlotte chloe claire clément
dave david denis emma eric eva fatima florence gerald gerard gérard hugo inès
françois isabelle jack jacques james jane jean jessica john julie julien karim kevin laura lisa
louis luc lucas lucie lucy léa léo manon marc marie mark martin mary mathieu mehdi
michel mike monique nathalie nicolas nina nora noé olivier pascal patrick paul peter
philippe pierre robert rosa sam sami sarah sophie steve stéphane susan sylvie thomas
théo tim tom valérie vincent véronique william zoé
"""
_NAMES: Final = frozenset(_SAID.split())
"""First names that are usual at a table."""
_SURE_FR: Final = (
    r"mes (?:cartes|préférée?s?)|les cartes qu\w* (?:je|j')|celles? qui me|ex|toi tout craché",
    r"souviens|souvenez|rappelles?|rappelez|tu (?:sais|vois)|ton pire|quand on était|je les aime",
    r"hier|ce matin|tout à l'heure|l'autre (?:jour|soir|fois)|la derni[eè]re fois|m'est arrivée?",
    r"comme d'habitude|comme toujours|on (?:sait|se comprend|en a parlé)|ce qu'il y a dans m\w+",
    r"voisine?s? (?:du (?:dessus|dessous)|d'(?:en face|à côté))|ma s(?:œ|oe)ur|mon frère",
)
_SURE_EN: Final = (
    r"my (?:cards|favou?rites?|ex|sister|brother)|the cards i|your worst|typical of|like them",
    r"remember|as usual|you know|when we were|said already|from before|inside joke",
    r"the other (?:day|night|time)|last (?:time|week|night|summer)|yesterday|this morning",
    r"i (?:have|'ve got|ve got) (?:one|two|it) at home|earlier today|uncle|aunt",
    r"(?:upstairs|downstairs|next-door) neighbou?rs?|what(?: i|')s in my",
)
_EVERY: Final = "|".join(sorted(_NAMES))
_OF_NAMES: Final = (
    rf"(?:de|chez|avec|tonton|tata|at|with) (?:{_EVERY})|d'(?:{_EVERY})|(?:{_EVERY})'s"
)
_SURE: Final = {
    lang: re.compile(rf"(?<![\w-])(?:{'|'.join((*parts, _OF_NAMES))})(?![\w-])")
    for lang, parts in (("fr", _SURE_FR), ("en", _SURE_EN))
}
_PARTS: Final = re.compile(r"[a-zàâäçéèêëîïôöùûüÿñ]+'?|\d+")
_USUAL: Final = 600
"""So many words, the most usual, stand for themselves beside others; the rest by their endings."""
_ENDINGS: Final = {
    "fr": ("rais", "rait", "raient", "ais", "ait", "aient", "ée", "és", "é", "er", "ir", "ai"),
    "en": ("ed", "ing", "est", "s"),
}
SCALE: Final = 100
"""Steps of a weight."""


def marks(theme: str, lang: str) -> frozenset[str]:
    """Return what votes on a theme: its words, and pairs and threes of their kinds."""
    words = _PARTS.findall(folded(theme))
    kinds = ["<", *(_kind(word, lang) for word in words), ">"]
    return frozenset((*words, *_runs(kinds, 2), *_runs(kinds, 3)))


def _runs(kinds: list[str], long: int) -> Iterator[str]:
    for at in range(len(kinds) - long + 1):
        yield " ".join(kinds[at : at + long])


def _kind(word: str, lang: str) -> str:
    """Return a usual word as it is, of another one what sort it is."""
    if word in _NAMES:
        return "<name>"
    if word.isdigit():
        return "<number>"
    rank = table(lang).ranks.get(word.rstrip("'"))
    if word.endswith("'") or (rank is not None and rank < _USUAL):
        return word
    return next((f"<{one}>" for one in _ENDINGS[lang] if word.endswith(one)), "<x>")


@cache
def _weights(lang: str) -> dict[str, int]:
    """Return what each mark counts, and under the empty one what is counted from."""
    lines = shipped_bytes(f"ours.{lang}.tsv").decode().splitlines()
    return {mark: int(weight) for mark, _, weight in (line.partition("\t") for line in lines)}


def is_ours(theme: str, lang: str) -> bool:
    """Say whether a theme speaks of those at the table; whom everybody has is no secret."""
    said = folded(theme)  # of either language: "mon ex" is no English without its accents
    if any(pattern.search(said) for pattern in _SURE.values()):
        return True
    its = _weights(lang)
    return its[""] + sum(its.get(mark, 0) for mark in marks(theme, lang)) > 0

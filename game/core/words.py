"""Words: the texts of one language, looked up by key and filled with facts."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from game.core.sanitize import told

_ELIDES: Final = re.compile(r"\b(d|D|qu|Qu)e (?=\{(\w+)\})")
"""« De » and « que » before a fact: they lose their vowel before another one."""


class Words:
    """The texts of one language, the first mapping that knows a key deciding.

    Texts are ``str.format`` templates. A key ``name.one`` is taken instead of ``name`` when the
    fact ``n`` is 0 or 1 in French, 1 in English; ``name.none``, where there is one, when it is 0.
    """

    __slots__ = ("language", "tables")

    def __init__(self, language: str, *tables: Mapping[str, str]) -> None:
        """Take the flat tables of one language (``fr`` or ``en``), most specific first."""
        self.language = language
        self.tables = tables

    def plus(self, table: Mapping[str, str]) -> Words:
        """Return these words with a more specific table asked first."""
        return Words(self.language, table, *self.tables)

    def knows(self, key: str) -> bool:
        """Say whether any table holds the key."""
        return any(key in table for table in self.tables)

    def say(self, key: str, **facts: object) -> str:
        """Return the text of a key with its facts filled in, which may come from anywhere.

        Raises:
            KeyError: no table knows the key; a test walks every key that code can ask for.
        """
        if "n" in facts and facts["n"] == 0 and self.knows(key + ".none"):
            key += ".none"
        elif "n" in facts and self._is_single(facts["n"]) and self.knows(key + ".one"):
            key += ".one"
        for table in self.tables:
            if key in table:
                if not facts:
                    return table[key]
                spoken = {name: told(fact) for name, fact in facts.items()}
                text = _elided(table[key], spoken) if self.language == "fr" else table[key]
                return text.format(**spoken)
        raise KeyError(key)

    def number(self, value: float, *, sign: bool = False) -> str:
        """Return a number with one decimal as this language writes it, a minus being a minus."""
        written = f"{value:+z.1f}" if sign else f"{value:z.1f}"  # z: no minus before nothing
        written = written.replace("-", "\u2212")
        return written.replace(".", ",") if self.language == "fr" else written

    def _is_single(self, count: object) -> bool:
        return count == 1 or (count == 0 and self.language == "fr")


def _elided(text: str, facts: Mapping[str, object]) -> str:
    """Return a French template with d’ and qu’ where a fact begins with a vowel: d’Ana, de Kim."""

    def said(found: re.Match[str]) -> str:
        first = unicodedata.normalize("NFD", str(facts.get(found[2], "")))[:1]
        return f"{found[1]}’" if first and first in "aeiouAEIOU" else found[0]

    return _ELIDES.sub(said, text) if "e {" in text else text

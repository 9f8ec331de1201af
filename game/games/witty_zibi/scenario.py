"""The words of Witty Zibi in scenario files; RULES.md lists them."""

from __future__ import annotations

from typing import Final

from game.games.witty_zibi.model.options import LEXICON, read_options
from game.gangs.scenario import GangVocabulary

VOCABULARY: Final = GangVocabulary(read_options, LEXICON)

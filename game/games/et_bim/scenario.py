"""The words of Et Bim! in scenario files; RULES.md lists them."""

from __future__ import annotations

from typing import Final

from game.games.et_bim.model.options import read_options
from game.gangs.scenario import GangVocabulary

VOCABULARY: Final = GangVocabulary(read_options)

"""The words of Et Bim! in scenario files; RULES.md lists them."""

from __future__ import annotations

from typing import Final

from game.games.et_bim.model.options import read_options
from game.gangs.scenario import vocabulary

VOCABULARY: Final = vocabulary(read_options, lacks=frozenset({"paf_pile"}))
"""All words of the family, but that of its ancestor's pile."""

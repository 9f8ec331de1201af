"""Tokens: what can be touched at the table is called so, whoever asks: boards, voices, pages."""

from __future__ import annotations

from typing import Final

from game.core.targets import SLOT, Numbered, Worded

PLACE: Final = Numbered("place")
"""The places of a paw: spindles and zones."""
SAYS: Final = Worded("say")
"""Phrases that one touch says."""
SLOTS: Final = (SLOT.at(1), SLOT.at(2))
VERBS: Final = ("take", "feel", "give", "cover", "turn", "talk", "stop")
"""Verbs, in the order of their keys; ``R F V T G B`` and ``U J M Y H N``."""
MORE: Final = "more"
"""What opens the verbs for which a keypad has no key of their own; it is part of no action."""
ROLE: Final = "role"
"""Where one's own role is written, for whoever wants to know more of it."""
TALK, STOP_VERB, GIVE, SKY_TOKEN, READY_TOKEN = "talk", "stop", "give", "sky", "ready"

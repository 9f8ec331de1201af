"""Devices of a match: who played it with what, for when it is gone on with.

The settings keep it by the match's salt, which tells nothing of it.
"""

from __future__ import annotations

from typing import Final

from game.scenes.kit import Kit
from game.store.heads import Head

_MATCHES: Final = 8
"""So many matches are remembered: those that were played last."""


def remember(kit: Kit, head: Head) -> None:
    """Keep what everybody plays a match with."""
    devices = dict(kit.settings.devices)
    devices.pop(head.salt, None)
    devices[head.salt] = {str(seat): source for seat, source in kit.claims.all().items()}
    kit.settings.devices = dict([*devices.items()][-_MATCHES:])
    kit.save_settings()


def recall(kit: Kit, head: Head) -> None:
    """Give everybody what they played a match with, where nobody has claimed anything since."""
    if not kit.claims.all():
        for seat, source in kit.settings.devices.get(head.salt, {}).items():
            kit.claims.claim(int(seat), source)

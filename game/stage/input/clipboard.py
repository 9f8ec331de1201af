"""The clipboard: the one place where texts leave the program for others, or come from them.

Only what its player sees and may show is put there: fields that are private put nothing.
"""

from __future__ import annotations

from typing import Final

import pygame

_MOST: Final = 20_000
"""Letters of a text from elsewhere that are looked at."""


def copied(text: str) -> bool:
    """Put a text on the clipboard; return whether the system has it now."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """Return the text on the clipboard as one line, empty where there is none."""
    try:
        text = pygame.scrap.get_text()[:_MOST]
    except (pygame.error, UnicodeError):
        return ""
    return " ".join(line.strip() for line in text.replace("\t", " ").splitlines()).strip()

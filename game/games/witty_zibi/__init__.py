"""Witty Zibi: clans, bananas and fixed hands, for 4 to 9 seats; the ancestor of Et Bim!."""

from typing import Final

FAMILY: Final = "game.gangs"
"""Where everything lies that it shares with its descendant."""

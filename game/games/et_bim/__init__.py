"""Et Bim!: hidden gangs, paint and ricochets, for 4 to 12 seats."""

from typing import Final

FAMILY: Final = "game.gangs"
"""Where everything lies that it shares with its ancestor."""

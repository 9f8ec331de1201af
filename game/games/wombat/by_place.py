"""By place: the keys of the box's twelve places on each part of a keyboard, as they lie there."""

from __future__ import annotations

from typing import Final

ROWS: Final = (
    (("1", "2", "3"), ("Q", "W", "E"), ("A", "S", "D"), ("Z", "X", "C")),
    (
        ("8", "9", "0"), ("I", "O", "P"), ("K", "L", "SEMICOLON"), ("COMMA", "PERIOD", "SLASH"),
    ),
    (
        ("KP_7", "KP_8", "KP_9"), ("KP_4", "KP_5", "KP_6"), ("KP_1", "KP_2", "KP_3"),
        ("KP_0", "KP_PERIOD", "KP_ENTER"),
    ),
)  # fmt: skip
"""By part, the halves and the keypad, row by row (pygame's names of places)."""

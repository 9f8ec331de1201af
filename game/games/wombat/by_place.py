"""By place: the keys of the box's twelve places and of verbs on each part of a keyboard."""

from __future__ import annotations

from typing import Final

from game.games.wombat.tokens import STOP_VERB, VERBS

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
VERB_KEYS: Final = ("RFVTGB", "UJMYHN", ("KP_DIVIDE", "KP_MULTIPLY"))
"""By part, the keys of the first verbs, as ``VERBS`` lists them."""
OPENS: Final = "KP_PLUS"
"""The keypad's key that opens the other verbs."""
OPENED: Final = dict(zip(("KP_DIVIDE", "KP_MULTIPLY", "KP_MINUS", OPENS), VERBS[2:6], strict=True))
"""Which verb its keys mean once it did."""
STOPS: Final = ("SPACE", "BACKSPACE", "KP_MINUS")
"""By part, the key that stops, and lets one's paw wave where all look at one picture."""
_OPENED: Final = {verb: (OPENS, key) for key, verb in OPENED.items()}
SAID: Final = tuple(
    tuple(
        ((stop,) if verb == STOP_VERB else keys.get(verb) or _OPENED[verb], f"button.{verb}")
        for verb in VERBS
    )
    for stop, keys in zip(
        STOPS,
        [dict(zip(VERBS, ((one,) for one in part), strict=False)) for part in VERB_KEYS],
        strict=True,
    )
)
"""By part, what is pressed for each verb, key after key, and under which key its word stands."""

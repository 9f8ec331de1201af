"""The language that is spoken where nobody chose one: the first of ours that the system asks for.

A person may ask for several, in order: German, then French. The variables of the environment come
first, as gettext reads them; then the system's own list, where it keeps one elsewhere.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

ELSE: Final = "en"
"""What is spoken where the system asks for none of ours."""
_NAMES: Final = {"fr": "fr", "fra": "fr", "fre": "fr", "french": "fr", "français": "fr",
                 "en": "en", "eng": "en", "english": "en"}  # fmt: skip
"""What a system may call our languages: by codes of ISO 639, or by names of old locales."""
_LISTING: Final = ("win32", "darwin")
"""Systems whose settings have a list of languages that the environment does not name."""
_NONE: Final = ("C", "POSIX")
"""Locales that name no language, and turn ``LANGUAGE`` off."""


def system_language() -> str:
    """Return the first language that the system asks for and we speak, else English."""
    return spoken_of(asked_for(os.environ)) or spoken_of(_system_list()) or ELSE


def asked_for(environment: Mapping[str, str]) -> list[str]:
    """Return the locales that variables of the environment ask for, the dearest first."""
    named = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((one for one in named if one), "")
    if locale in _NONE:
        return []
    return [*environment.get("LANGUAGE", "").split(":"), locale]


def spoken_of(locales: Iterable[str]) -> str | None:
    """Return our language that the first of these locales means; None where none means any."""
    for locale in locales:
        language = re.split(r"[-_.@ ]", locale.strip().lower(), maxsplit=1)[0]
        if language in _NAMES:
            return _NAMES[language]
    return None


def forget() -> None:
    """Let the system's own list be read anew: it is kept, since every screen asks for it."""
    _system_list.cache_clear()


@cache
def _system_list() -> tuple[str, ...]:
    """Return the locales of the system's settings; elsewhere than here the variables have them."""
    if not sys.platform.startswith(_LISTING):
        return ()
    try:
        from pygame import system  # noqa: PLC0415 commands load it where nothing else can say

        return tuple(
            "_".join(filter(None, (one["language"], one["country"])))
            for one in system.get_pref_locales()
        )
    except (ImportError, AttributeError, RuntimeError):  # pygame.error is a RuntimeError
        return ()

"""The settings' rows: one table of tabs; who adds a setting adds a line here and its words.

A row's words are ``settings-screen.NAME`` and ``settings-screen.about-NAME``; a value is shown by
the text ``settings-screen.VALUE`` where there is one, else as it is written here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.games import game_of, shelf
from game.games.parts import Game
from game.store.settings import (
    LOUDEST,
    OTHERS_ALWAYS,
    OTHERS_LARGE,
    OTHERS_NEVER,
    TEXT_SIZES,
)


@dataclass(frozen=True, slots=True)
class SettingChoice:
    """A setting with its possible values."""

    name: str
    values: tuple[tuple[Any, str], ...]
    part: Callable[[Game], object] | None = None
    """What of a game it is about, if of anything: where no game brings that it is not offered."""


@dataclass(frozen=True, slots=True)
class SettingAction:
    """Something to be done, or to be looked at."""

    name: str
    asks: bool = False
    """Whether it has to be confirmed: ``settings-screen.ask-NAME`` says what happens."""
    away: bool = False
    """Not while a match waits below."""


Setting = SettingChoice | SettingAction


def switch(name: str, part: Callable[[Game], object] | None = None) -> SettingChoice:
    """Return a row for yes and no, perhaps about a part of games."""
    return SettingChoice(name, ((False, "no"), (True, "yes")), part)


def volume(name: str) -> SettingChoice:
    """Return a row for a volume."""
    return SettingChoice(
        name, ((0, "off"), *((n, f"{n} / {LOUDEST}") for n in range(1, LOUDEST + 1)))
    )


_PACES: Final = (
    (0.5, "pace-half"),
    (1.0, "pace-usual"),
    (1.5, "pace-brisk"),
    (2.0, "pace-twice"),
    (4.0, "pace-four"),
    (0.0, "pace-zero"),
)
_OTHERS: Final = tuple(
    (value, f"others-{value}") for value in (OTHERS_LARGE, OTHERS_ALWAYS, OTHERS_NEVER)
)
_GRACES: Final = ((0, "off"), *((ms, f"{ms} ms") for ms in (700, 1200, 1600, 2000)))
_SCANS: Final = ((0, "off"), *((ms, f"{ms} ms") for ms in (500, 700, 1000, 1500, 2500, 4000)))
_WINDOWS: Final = tuple(
    ((wide, high), f"{wide} × {high}")
    for wide, high in ((960, 540), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
)
_DISPLAYS: Final = ((-1, "other-display"), *((at, str(at + 1)) for at in range(4)))

TABS: Final[dict[str, tuple[Setting, ...]]] = {
    "game": (
        SettingChoice("pace", _PACES),
        SettingChoice("others_turns", _OTHERS, lambda game: game.survival),
        switch("step_mode"),
        switch("hints", lambda game: game.advice),
        switch("chatter", lambda game: game.chatter),
        switch("tics", lambda game: game.quirks),
        switch("notes", lambda game: game.notes),
        switch("confirm_ally", lambda game: game.allegiance),
        SettingChoice("grace_ms", _GRACES, lambda game: game.advice),
        switch("pause_unfocused"),
    ),
    "display": (
        switch("fullscreen"),
        SettingChoice("window", _WINDOWS),
        switch("second_window"),
        SettingChoice("second_display", _DISPLAYS),
    ),
    "sound": (
        volume("volume_master"),
        volume("volume_effects"),
        volume("volume_music"),
        switch("captions"),
        switch("mono"),
        switch("mute_unfocused"),
    ),
    "controls": (
        SettingAction("bindings"),
        SettingAction("key_test"),
        switch("rumble"),
        SettingChoice("scan_ms", _SCANS),
        switch("take_alone"),
    ),
    "accessibility": (
        SettingChoice("text_size", tuple((size, f"{size} %") for size in TEXT_SIZES)),
        switch("high_contrast"),
        switch("names"),
        switch("reduced_motion"),
        switch("captions"),
        switch("speech"),
        SettingChoice("speech_rate", tuple((rate, f"{rate} / 9") for rate in range(1, 10))),
        switch("headphones"),
        switch("step_mode"),
        switch("guide", lambda game: game.guide),
    ),
    "language": (SettingChoice("language", (("fr", "Français"), ("en", "English"))),),
    "data": (
        SettingAction("folder"),
        SettingAction("export"),
        SettingAction("import"),
        SettingAction("dictionary"),
        SettingAction("delete-matches", asks=True, away=True),
        SettingAction("delete-replays", asks=True),
        SettingAction("reset-statistics", asks=True),
    ),
    "about": (
        SettingAction("program"),
        SettingAction("newer", asks=True),
        SettingAction("licences"),
        SettingAction("pictures"),
    ),
}


def here(row: SettingChoice) -> SettingChoice | None:
    """Return a setting as it can be set here, None where there is nothing to choose."""
    part = row.part
    if part is not None and all(part(game_of(game)) is None for game in shelf()):
        return None
    if row.name != "second_display":
        return row
    displays = pygame.display.get_num_displays()
    return SettingChoice(row.name, row.values[: displays + 1]) if displays > 1 else None


RESET: Final = SettingAction("reset", asks=True)
"""The last row of every tab that has settings."""

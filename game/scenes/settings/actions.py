"""The settings' deeds: what the buttons of the settings do."""

from __future__ import annotations

import platform
import shutil
import subprocess
import threading
import webbrowser
from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game import __version__
from game.core.sanitize import PATH_MOST, shown
from game.scenes.dictionary.listing import dictionary, taught_games
from game.scenes.kit import Kit
from game.scenes.notice import NoticeScene
from game.scenes.page import PageScene
from game.scenes.settings.bindings import BindingsScene
from game.scenes.settings.key_test import KeyTestScene
from game.scenes.working import worked, written
from game.stage.scene import Answer, Push
from game.store import newer, statistics
from game.store.exchange import Export, deleting_matches, deleting_replays, folder_command
from game.store.files import FileError, make_folder, stands
from game.store.imports import IMPORTS, Import, TakenIn
from game.store.places import assets_root, shipped_text

_NAMED: Final = 6
"""How many refused files a notice names."""
_TEXTUAL: Final = ("GenericBrowser", "Elinks")
"""Classes of ``webbrowser`` that would begin in the terminal behind the window, if there is one."""


def offered(name: str) -> bool:
    """Say whether a deed can be done in this program."""
    if name == "newer":
        return bool(newer.page())
    if name == "dictionary":
        return bool(taught_games())
    return True


def do(name: str, kit: Kit) -> Answer:
    """Do a deed; what there is to say or to look at is laid over the settings."""
    if name == "bindings":
        return Push(BindingsScene(kit))
    if name == "key_test":
        return Push(KeyTestScene(kit))
    if name == "dictionary":
        return dictionary(kit, taught_games()[0])
    pages = {"program": _program, "licences": _licences, "pictures": _pictures}
    if name in pages:
        return Push(PageScene(kit, kit.words().say(f"settings-screen.{name}"), pages[name](kit)))
    try:
        return _worked(name, kit) or _done(name, kit)
    except FileError as error:
        return Push(NoticeScene(kit, kit.trouble(error)))


def _worked(name: str, kit: Kit) -> Answer:
    """Begin what takes the longer the more files there are; None where a deed is none of these."""
    match name:
        case "export":
            export = Export(kit.data)
            return worked(kit, export, lambda: _exported(export, kit))
        case "import":
            return taken_in(Import.of_folder(kit.data), kit)
        case "delete-matches" | "delete-replays":
            away = (deleting_matches if name == "delete-matches" else deleting_replays)(kit.data)
            say = kit.words().say
            return worked(kit, away, lambda: say("settings-screen.deleted", n=away.at))
        case _:
            return None


def _done(name: str, kit: Kit) -> Answer:
    """Do what changes or shows files, and say it."""
    say = kit.words().say
    match name:
        case "folder":
            said = say(f"settings-screen.folder-{_shown(kit)}", path=kit.data)
        case "newer":
            said = say(f"settings-screen.newer-{_browsed(newer.page())}", page=newer.page())
        case _:
            said = say("settings-screen.statistics-reset")
            reset = partial(statistics.reset, kit.data)
            return written(kit, reset, lambda _: Push(NoticeScene(kit, said)))
    return Push(NoticeScene(kit, said))


def taken_in(taking: Import, kit: Kit) -> Answer:
    """Take in matches, and say what became of the files.

    Raises:
        FileError: a file cannot be read, or our folder not be written.
    """
    return worked(kit, taking, lambda: _said_of(taking.found, kit))


def _exported(export: Export, kit: Kit) -> str:
    """Return where an archive is, and what was left out of it; nothing is there before its end."""
    say = kit.words().say
    if stands(export.path) is None:
        return ""
    parts = [say("settings-screen.exported", path=export.path, n=export.held)]
    if export.left:
        names = _names(export.left)
        parts.append(say("settings-screen.exported-left", names=names, n=len(export.left)))
    return " ".join(parts)


def _names(names: Sequence[str]) -> str:
    return ", ".join(shown(name, PATH_MOST) for name in names[:_NAMED])


def _said_of(found: TakenIn, kit: Kit) -> str:
    """Return what became of files that were to be taken in, in words."""
    say = kit.words().say
    if not (found.taken or found.known or found.running or found.refused):
        return say("settings-screen.imported-nothing", path=kit.data / IMPORTS)
    parts = [say("settings-screen.imported", n=found.taken)]
    if found.known:
        parts.append(say("settings-screen.imported-known", n=found.known))
    if found.running:
        parts.append(say("settings-screen.imported-running", n=found.running))
    if found.refused:
        names = _names(found.refused)
        parts.append(say("settings-screen.imported-refused", names=names, n=len(found.refused)))
    return " ".join(parts)


def _shown(kit: Kit) -> str:
    """Show the player's folder in the system's file window; say whether that could be tried."""
    command = folder_command(kit.data)
    if shutil.which(command[0]) is None or pygame.display.get_driver() in ("dummy", "offscreen"):
        return "there"
    try:
        make_folder(kit.data)
        subprocess.Popen(command)  # noqa: S603 the system's own program, and our own folder
    except OSError:
        return "there"
    return "open"


def _browsed(page: str) -> str:
    """Open a page in the player's browser; say whether that could be tried."""
    if pygame.display.get_driver() in ("dummy", "offscreen"):
        return "there"
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return "there"
    if type(browser).__name__ in _TEXTUAL:
        return "there"
    # some browsers are waited for until they have found their window
    threading.Thread(target=browser.open, args=(page,), name="browser", daemon=True).start()
    return "open"


def _program(kit: Kit) -> str:
    libraries = f"Python {platform.python_version()} · pygame-ce {pygame.version.ver}"
    return kit.words().say(
        "settings-screen.program-page",
        version=__version__, libraries=libraries, data=kit.data, program=assets_root().parent,
    )  # fmt: skip


def _licences(kit: Kit) -> str:
    fonts = [shipped_text(f"OFL-{font}.txt") for font in ("fredoka", "baloo-2")]
    texts = [shipped_text("THIRD_PARTY.md"), "# Faux Frères\n\n" + shipped_text("LICENSE")]
    for name, text in zip(("Fredoka", "Baloo 2"), fonts, strict=True):
        texts.append(f"# {name}\n\n{text}")
    return "\n\n".join(texts)


def _pictures(kit: Kit) -> str:
    return shipped_text("CREDITS.md")

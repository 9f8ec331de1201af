"""Collect the licences of what really went into a package, from PyInstaller's own list of it."""

from __future__ import annotations

import ctypes
import json
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

import contents
from libraries import LIBRARIES, Library, built_into, library_of

TEXTS: Final = contents.ROOT / "build" / "licences"
HEAD: Final = """\
WHAT IS INSIDE THIS PACKAGE, AND WHOSE IT IS
CE QUE CONTIENT CE PAQUET, ET À QUI C'EST

Faux Frères itself is under the MIT licence: {inside}/LICENSE. Its fonts are under the SIL OFL 1.1:
{inside}/assets/fonts; the pictures of Le Boulet are Microsoft's Fluent Emoji, under the MIT licence
too: {inside}/assets/svg/le_boulet. The rest is other people's work, unchanged; the texts lie beside
this file.

What is under the LGPL lies in {inside} as files of its own. You may replace each by a build of
your own with the same interface and file name, and the program will load yours.

"""
SEALED: Final = f"""\
macOS loads what you put there once you have signed it, and the bundle after it:
    codesign --force --sign - FILE && codesign --force --sign - "{contents.TITLE}.app"

"""


class UnknownError(Exception):
    """Something is bundled of which the lists do not say whose it is."""


def collect(bundled: Path, program: Path) -> list[str]:
    """Write ``licences/`` into a packaged program; return the names of what it speaks of.

    Raises:
        UnknownError: a bundled file belongs to nobody we know.
    """
    entries = json.loads(bundled.read_text("utf-8"))
    folder = contents.beside(program) / "licences"
    inside = contents.inside(program).relative_to(program).as_posix()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    sources = sorted({Path(one[1]) for one in entries if one[2] != "SYMLINK" and one[1]})
    packages = _packages(sources)
    rows = [_python(folder), *(_package(name, folder) for name in packages), _bootloader(folder)]
    rows += library_rows([one for one in entries if one[2] == "BINARY"], folder, inside)
    head = HEAD.format(inside=inside) + SEALED * (program.suffix == ".app")
    (folder / "README.txt").write_text(head + "\n".join(rows) + "\n", encoding="utf-8")
    return [row.splitlines()[0] for row in rows]


def _packages(sources: list[Path]) -> list[str]:
    """Return the installed packages that files come from."""
    owners = {
        Path(str(dist.locate_file(file))).resolve(): dist.metadata["Name"]
        for dist in metadata.distributions()
        for file in dist.files or ()
    }
    found: set[str] = set()
    for source in sources:
        path = source.resolve()
        if path in owners:
            found.add(owners[path])
        elif Path(sysconfig.get_paths()["purelib"]) in source.parents:
            raise UnknownError(f"{source} belongs to no installed package")
    return sorted(found - {contents.PROGRAM})


def _package(name: str, folder: Path) -> str:
    dist = metadata.distribution(name)
    licence = dist.metadata["License-Expression"] or dist.metadata["License"] or ""
    texts = [
        Path(str(dist.locate_file(file)))
        for file in dist.files or ()
        if re.search(r"dist-info/(licen[cs]es/|sboms/|LICEN|COPYING)", file.as_posix())
    ]
    if name == "pygame-ce":  # its wheel carries no text of its licence
        texts.append(TEXTS / "LGPL-2.1.txt")
        licence = "LGPL-2.1-or-later"
    if not texts or not licence:
        raise UnknownError(f"{name} says nothing about its licence")
    homes = dist.metadata.get_all("Project-URL") or []
    link = next((one.split(", ")[1] for one in homes if re.match("(?i)(source|repo)", one)), "")
    if name == "pygame-ce":
        link = f"https://github.com/pygame-community/pygame-ce/releases/tag/{dist.version}"
    kept = [_keep(text, folder, name) for text in texts]
    return _row(name, dist.version, licence, link, kept)


def _python(folder: Path) -> str:
    home = Path(sys.base_prefix)
    version = "{}.{}.{}".format(*sys.version_info)
    places = (home / "LICENSE.txt", Path(sysconfig.get_paths()["stdlib"]) / "LICENSE.txt")
    text = next((place for place in places if place.is_file()), None)
    if text is None:
        raise UnknownError(f"{home} has no LICENSE.txt of Python's")
    link = f"https://www.python.org/downloads/release/python-{version.replace('.', '')}/"
    return _row("Python", version, "PSF-2.0", link, [_keep(text, folder, "Python")])


def _bootloader(folder: Path) -> str:
    """Speak of what starts the program: PyInstaller's, with its exception for what it bundles."""
    dist = metadata.distribution("pyinstaller")
    [text] = [file for file in dist.files or () if file.name == "COPYING.txt"]
    kept = _keep(Path(str(dist.locate_file(text))), folder, "PyInstaller")
    licence = "GPL-2.0-or-later with an exception: its bootloader may be shipped with any program"
    return _row("PyInstaller", dist.version, licence, "https://pyinstaller.org", [kept])


def library_rows(binaries: list[list[str]], folder: Path, inside: str) -> Iterator[str]:
    """Yield what is said of each library among the binaries; its licence is kept in the folder."""
    found: dict[Library, list[list[str]]] = {}
    for entry in binaries:
        file = Path(entry[0]).name
        if re.match(r"(?i)(libpython|python|vcruntime)", file):
            continue  # Python's own, and what its licence file speaks of
        library = library_of(file)
        if library is None:
            raise UnknownError(f"{file} is in no row of build/libraries.py")
        for one in (library, *built_into(file)):
            found.setdefault(one, []).append(entry)
    for library in LIBRARIES:
        if library in found:
            version = _version(library, Path(found[library][0][1]))
            texts = [text if text.endswith(".txt") else f"{text}.txt" for text in library.texts]
            kept = [_keep(TEXTS / text, folder, "") for text in texts]
            files = ", ".join(
                sorted(f"{inside}/{Path(one[0]).as_posix()}" for one in found[library])
            )
            link = library.source.format(version=version)
            yield _row(library.name, version, library.licence, link, kept) + f"\n    file: {files}"


def _version(library: Library, path: Path) -> str:
    if not library.version:
        return ""
    says = getattr(ctypes.CDLL(str(path)), library.version)
    says.restype = ctypes.c_char_p
    # mpg123 takes three addresses for its parts; the others take nothing and look at nothing
    return re.sub(r"^\D+", "", says(None, None, None).decode())


def _keep(text: Path, folder: Path, owner: str) -> str:
    name = f"{owner}-{text.name}" if owner and text.parent != TEXTS else text.name
    if owner and not Path(name).suffix:
        name += ".txt"
    shutil.copyfile(text, folder / name)
    return name


def _row(name: str, version: str, licence: str, link: str, texts: list[str]) -> str:
    lines = [f"{name} {version}".strip(), f"    licence: {licence}"]
    lines += [f"    source: {link}"] * bool(link)
    return "\n".join([*lines, f"    text: {', '.join(texts)}"])

"""What goes into a package and what stays out; nothing here imports the program."""

from __future__ import annotations

import pkgutil
import re
import shutil
import subprocess
from pathlib import Path, PureWindowsPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = "faux-freres"
TITLE: Final = "Faux Frères"
IDENTIFIER: Final = "org.faux-freres.game"

BY_NAME: Final = ("game.games", "game.gangs", "game.scenes")
"""Packages of which some module is loaded by its name, where PyInstaller cannot see it."""

EXCLUDED: Final = (
    # measuring, fitting and tests: extras, none of a player's business
    *("numpy", "rlcard", "pyspiel", "pytest", "_pytest", "hypothesis", "mypy", "setuptools"),
    *("pip", "pkg_resources"),
    # other toolkits and tools of Python's own library
    *("tkinter", "_tkinter", "turtle", "idlelib", "lib2to3", "ensurepip", "venv", "distutils"),
    *("test", "doctest", "pdb", "curses", "readline", "sqlite3", "dbm", "xmlrpc"),
    # nothing here speaks to a network; hashes are taken from Python itself, not from OpenSSL
    *(
        "ssl",
        "_ssl",
        "_hashlib",
        "_uuid",
        "ftplib",
        "smtplib",
        "imaplib",
        "poplib",
        "nntplib",
        "telnetlib",
    ),
    # parts of pygame-ce that the program never loads, and what it brings for developers
    *("pygame.tests", "pygame.examples", "pygame.docs", "pygame._camera", "pygame.camera"),
    *(
        "pygame.midi",
        "pygame.pypm",
        "pygame.surfarray",
        "pygame.sndarray",
        "pygame._numpysurfarray",
    ),
    *("pygame.ftfont", "pygame.freetype", "pygame._freetype", "pygame.threads"),
    # parts of Pillow that no kind of picture which is read asks for
    *("PIL._avif", "PIL.AvifImagePlugin", "PIL._imagingcms", "PIL.ImageCms", "PIL._imagingft"),
    *("PIL._imagingtk", "PIL.ImageTk", "PIL.ImageQt", "PIL._imagingmath", "PIL.ImageMath"),
    *("PIL._imagingmorph", "PIL.ImageMorph", "PIL.ImageGrab", "PIL.ImageShow", "PIL.PdfParser"),
    *(
        f"PIL.{kind}ImagePlugin"
        for kind in (  # noqa: SIM905 as a list it is forty lines
            "Blp BufrStub Cur Dcx Dds Eps Fits Fli Fpx Ftex Gbr GribStub Hdf5Stub Icns Ico Im Imt "
            "Iptc Jpeg2K McIdas Mic Mpeg Msp Palm Pcd Pcx Pdf Pixar Psd Qoi Sgi Spider Sun Tga Wmf "
            "XVThumb Xbm Xpm"
        ).split()
    ),
    # what reads HEIC is somebody's own: docs/decks.md
    *("pillow_heif", "pi_heif"),
    # what pydantic can do for its plugins and for networks
    *("email_validator", "pydantic.v1", "pydantic.mypy", "pydantic._hypothesis_plugin"),
)
"""Modules that PyInstaller is not to take along."""

NOT_DATA: Final = (".py", ".pyc", ".pyi", ".typed")
FOR_DEVELOPERS: Final = ("RULINGS.md",)
"""Files beside the code that explain it, and that no player needs."""
DROPPED: Final = (
    r"^pygame/.*\.(pyi|typed|c|h)$",  # types for developers
    r"^pygame/(freesansbold\.ttf|pygame\.ico|pygame_icon.*)$",  # pygame's own font and icons
    r"^pydantic/py\.typed$",
    # any desktop has them, newer ones than ours perhaps, and its graphics drivers need those
    r"^lib(stdc\+\+|gcc_s)\.so[^/]*$",
    r"(^|/)(lib)?portmidi[^/]*$",  # for MIDI keyboards; loaded by pygame.pypm alone, which is out
    r"(^|/)freetype\.dll$",  # for pygame.freetype, which is out; SDL2_ttf.dll has one inside
    # SDL looks for these by name when such a file is opened; ours are Vorbis, SVG and JPEG
    r"(^|/)lib(ogg-0|opus-0|opusfile-0|tiff-5|wavpack-1|xmp)\.dll$",
)
"""Files that hooks take along and the program never opens, as patterns of their places."""


def version() -> str:
    """Return the program's version, read where it stands and not imported."""
    text = (ROOT / "game" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, flags=re.MULTILINE)
    assert found is not None, "game/__init__.py says no version"
    return found[1]


def hidden_imports() -> list[str]:
    """Return the modules that are loaded by name: every game with all its parts, and scenes."""
    found = []
    for package in BY_NAME:
        found += _below(ROOT.joinpath(*package.split(".")), package)
    return sorted(found)


def _below(folder: Path, package: str) -> list[str]:
    """Return all modules of a package, without importing it as ``walk_packages`` would."""
    found = []
    for one in pkgutil.iter_modules([str(folder)]):
        found.append(f"{package}.{one.name}")
        if one.ispkg:
            found += _below(folder / one.name, f"{package}.{one.name}")
    return found


def data_files() -> list[tuple[str, str]]:
    """Return every file that is no code, with the folder it goes to: what the wheel carries."""
    found = []
    for top in ("assets", "game"):
        for path in sorted((ROOT / top).rglob("*")):
            place = path.relative_to(ROOT)
            if not path.is_file() or path.suffix in NOT_DATA or "__pycache__" in place.parts:
                continue
            if path.name in FOR_DEVELOPERS:
                continue
            if place.parts[:2] != ("assets", "sources"):
                found.append((str(path), place.parent.as_posix()))
    return [*found, *((str(ROOT / name), ".") for name in ("LICENSE", "THIRD_PARTY.md"))]


def without_symbols(
    binaries: list[tuple[str, str, str]], folder: Path
) -> list[tuple[str, str, str]]:
    """Return what goes in with Python's own library less what only a debugger reads.

    A Python that was built here brings three quarters of its library in symbols, 17 MB, and half
    of its own modules. Other libraries go in as they came: some may be exchanged by whoever has the
    program.
    """
    strip = shutil.which("strip")
    return [
        (name, _stripped(strip, Path(place), folder), kind)
        if strip and _of_python(Path(name))
        else (name, place, kind)
        for name, place, kind in binaries
    ]


def _of_python(place: Path) -> bool:
    """Say whether a library is Python's own: itself, or a module that its sources bring."""
    return place.name.startswith("libpython") or "lib-dynload" in place.parts


def _stripped(strip: str, library: Path, folder: Path) -> str:
    lean = folder / "lean" / library.name
    lean.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([strip, "--strip-unneeded", "-o", lean, library], check=True)  # noqa: S603
    return str(lean)


def in_wheels_order(binaries: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Return what goes in with pygame's Windows libraries beside its modules, each once.

    PyInstaller's hook puts them at the top, and its search for what modules load beside those
    modules: SDL twice. In its wheel's order each is one file, and replacing it replaces it.
    """
    found = {}
    for place, source, kind in binaries:
        at = PureWindowsPath(source)
        theirs = at.suffix.lower() == ".dll" and at.parent.name == "pygame"
        where = str(PureWindowsPath("pygame") / at.name) if theirs else place
        found[where.lower()] = where, source, kind
    return list(found.values())


def is_dropped(place: str) -> bool:
    """Return whether a file stays out, by its place in the package."""
    return any(re.search(pattern, place.replace("\\", "/")) for pattern in DROPPED)


def inside(program: Path) -> Path:
    """Return where a packaged program keeps its parts: in a folder, or within a macOS bundle."""
    return program / ("Contents/Frameworks" if program.suffix == ".app" else "_internal")


def beside(program: Path) -> Path:
    """Return where a packaged program keeps what is for people to read."""
    return program / "Contents/Resources" if program.suffix == ".app" else program

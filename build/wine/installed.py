"""Install silently, play, uninstall, and see what is left; runs on a Windows of its own.

    python build/wine/installed.py SETUP.exe

It changes the account that runs it: for Wine, or a machine that is thrown away.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
import sys
import time
import winreg
from pathlib import Path, PureWindowsPath
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import contents

KEY: Final = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{contents.PROGRAM}"
HOME: Final = Path(os.environ["USERPROFILE"])
DATA: Final = Path(os.environ["APPDATA"]) / contents.PROGRAM
USUAL: Final = Path(os.environ["LOCALAPPDATA"]) / "Programs" / contents.PROGRAM
CHOSEN: Final = HOME / "Mes jeux d'été" / contents.TITLE
MENU: Final = Path(os.environ["APPDATA"]) / "Microsoft" / "Windows" / "Start Menu" / "Programs"
LINK: Final = MENU / f"{contents.TITLE}.lnk"
PASSING: Final = Path(os.environ["TEMP"]).resolve()
"""An uninstaller runs from here, and Windows clears it when it likes."""
REFUSED: Final = 2
LONGEST: Final = 600
TABLE: Final = (
    "play",
    "et_bim",
    "--seats",
    "human,easy,easy,easy",
    "--seed",
    "7",
    "--windowed",
    "1280x720",
)


def call(command: str) -> int:
    """Run a command line as it stands: /D is read to its end, and wants no quotation marks."""
    print("$", command, flush=True)
    return subprocess.run(  # noqa: S603 our own words
        command, check=False, timeout=LONGEST, stdout=sys.stdout, stderr=sys.stderr
    ).returncode


def files() -> set[str]:
    """Return all files of the account and all folders of programs, but passing ones."""
    roots = [HOME, *(Path(os.environ[name]) for name in ("ProgramFiles", "ProgramData"))]
    found = {path for root in roots for path in root.rglob("*")}
    return {str(path) for path in found if PASSING not in path.parents}


def keys(root: int = winreg.HKEY_CURRENT_USER, path: str = "Software") -> set[str]:
    """Return all keys of the account's registry below one."""
    found = {path}
    with winreg.OpenKey(root, path) as key:
        names = [winreg.EnumKey(key, index) for index in range(winreg.QueryInfoKey(key)[0])]
    return found.union(*(keys(root, rf"{path}\{name}") for name in names))


def own(key: str) -> bool:
    """Return whether a key is the system's: Wine's on sound and mice, or the list of programs."""
    return key.startswith(r"Software\Wine") or key == str(PureWindowsPath(KEY).parent)


def registered() -> dict[str, object]:
    """Return what the list of installed programs says of this one."""
    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, KEY) as key:
            count = winreg.QueryInfoKey(key)[1]
            return {
                name: what for name, what, _ in (winreg.EnumValue(key, i) for i in range(count))
            }
    except FileNotFoundError:
        return {}


def sums(folder: Path) -> dict[str, str]:
    """Return the sums of all files in a folder."""
    every = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in every}


def uninstall(folder: Path) -> int:
    """Uninstall silently, wait until it has gone, and return its exit status.

    The uninstaller goes on as a copy of itself, for nobody deletes what runs; ``_?=`` keeps it
    where it is, which is asked of it where it is to refuse.
    """
    if call(f'"{folder}\\uninstall.exe" /S'):
        return 1
    for _ in range(120):
        if not (folder / "uninstall.exe").exists() and not registered():
            break
        time.sleep(0.5)
    time.sleep(2)  # the folder goes last
    return 0


def check(truth: object, what: str) -> None:
    """Print what holds.

    Raises:
        SystemExit: it does not.
    """
    if not truth:
        sys.exit(f"FAILED: {what}")
    print("ok:", what, flush=True)


def play(folder: Path) -> None:
    """Open a table, let it be seen, and close its window as its button would."""
    told = [str(folder / f"{contents.PROGRAM}.exe"), *TABLE]
    print("$", *told, flush=True)
    with subprocess.Popen(  # noqa: S603 what was just installed
        told,
        stdout=subprocess.PIPE,
        stderr=sys.stderr,
        env={**os.environ, "FAUX_FRERES_FIRST_FRAME": "1"},
    ) as running:
        assert running.stdout is not None
        check(running.stdout.readline(), "the installed program shows a table")
        time.sleep(3)
        wanted = f'"{folder}\\uninstall.exe" /S _?={folder}'
        check(call(wanted) == REFUSED, "while it runs it cannot be uninstalled")
        check((folder / f"{contents.PROGRAM}.exe").is_file(), "and nothing of it is gone")
        close_windows(running.pid)
        check(running.wait(60) == 0, "its window closed in good order")


def close_windows(pid: int) -> None:
    """Ask the windows of a process to close."""
    user32 = ctypes.windll.user32
    kind = ctypes.WINFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)

    def ask(window: int, _: int) -> bool:
        owner = ctypes.c_ulong()
        user32.GetWindowThreadProcessId(ctypes.c_void_p(window), ctypes.byref(owner))
        if owner.value == pid:
            user32.PostMessageW(ctypes.c_void_p(window), 0x0010, None, None)  # WM_CLOSE
        return True

    user32.EnumWindows(kind(ask), None)


def try_place(setup: str, folder: Path, told: str) -> None:
    """Install into a folder, look, play, install again over it, uninstall, and look again."""
    before, known = files(), keys()
    check(call(f'"{setup}" /S{told}') == 0, f"installed silently into {folder}")
    program = folder / f"{contents.PROGRAM}.exe"
    check(call(f'"{program}" --version') == 0, "it starts there")
    check(call(f'"{program}" self-test') == 0, "its self-test passes there")
    said = registered()
    check(said.get("DisplayVersion") == contents.version(), f"Windows lists it: {said}")
    check(said.get("InstallLocation") == str(folder), "with its folder")
    check(LINK.is_file(), f"it is in the Start menu: {LINK}")
    play(folder)
    stale = folder / "_internal" / "game" / "stale.txt"
    stale.write_text("of an older version", encoding="utf-8")
    theirs = folder / "notes.txt"
    theirs.write_text("mine", encoding="utf-8")
    check(call(f'"{setup}" /S') == 0, "installed again, where it was")
    check(program.is_file() and not stale.exists(), "and nothing of the older one stayed")
    mine = sums(DATA)
    check(any(name.endswith(".match") for name in mine), f"{len(mine)} files of the player's")
    check(uninstall(folder) == 0, "uninstalled silently")
    check(sums(DATA) == mine, "the player's files are the same to the byte")
    check(theirs.is_file(), "a file of somebody else's among the program's stayed")
    theirs.unlink()
    for parent in (folder, folder.parent):
        if parent != HOME and parent.is_dir() and not any(parent.iterdir()):
            parent.rmdir()
    left = {path for path in files() - before if not path.startswith(str(DATA))}
    check(not left, f"no file is left but the player's {sorted(left) or ''}")
    added = {key for key in keys() - known if not own(key)}
    check(not added, f"no key of the registry is left {sorted(added) or ''}")
    print()


def main(setup: str) -> int:
    """Try the usual folder and one of a player's choice."""
    try_place(setup, USUAL, "")
    try_place(setup, CHOSEN, f" /D={CHOSEN}")
    full = HOME / "full"
    full.mkdir()
    (full / "work.txt").write_text("mine", encoding="utf-8")
    check(call(f'"{setup}" /S /D={full}') == REFUSED, "a folder of other things is refused")
    check([path.name for path in full.iterdir()] == ["work.txt"], "and stays as it was")
    (full / "work.txt").unlink()
    full.rmdir()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

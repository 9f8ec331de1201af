"""Build the package for the system this runs on, try it out, and lay it into ``dist/``.

    python build/package.py

It makes a virtual environment of its own, so that nothing else of this machine slips in, and needs
an index of Python packages for that. What it installs is pinned by version and hash in
``build/requirements-release.txt``, and the same sources make the same bytes, on the same system
with the same Python. What it prints last are the sizes and the SHA-256 sum.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

import contents

WORK: Final = contents.ROOT / ".work" / "package"
DIST: Final = contents.ROOT / "dist"
SYSTEMS: Final = {"linux": "linux", "darwin": "macos", "win32": "windows"}
ENDINGS: Final = {"linux": ".tar.gz", "darwin": ".dmg", "win32": ".zip"}
MACHINES: Final = {"x86_64": "x64", "AMD64": "x64", "arm64": "arm64", "aarch64": "arm64"}
MOST: Final = {"linux": (90, 44), "windows": (81, 38)}
"""The most megabytes a package may have, unpacked and compressed, where that was agreed on."""
LOCK: Final = contents.ROOT / "build" / "requirements-release.txt"
SAME: Final = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "315532800"}
"""What a build would else take from chance and the clock: the order of sets, the day (of 1980)."""
STORED: Final = {"windows": {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}}
"""Where the installer packs all files as one (LZMA), modules are stored as they are: what was
deflated one by one before it would pack no further, and is two megabytes more to fetch."""
SHIPPED: Final = "shipped.json"
MEGABYTE: Final = 1_000_000
LONGEST: Final = 2400
"""Seconds that the self-test may take on a slow or busy machine."""


def main(arguments: list[str]) -> int:
    """Begin in any Python, go on in the environment made for this."""
    asked = _asked(arguments)
    if asked.again or asked.sums:
        return _signed(asked.again)
    here = asked.here or Path(sys.prefix).resolve() == (WORK / "venv").resolve()
    if not here:
        told = [str(environment()), __file__]
        return subprocess.run(told, check=False).returncode  # noqa: S603 this very file
    program = build()
    prune(program)
    list_shipped(program)
    if SYSTEMS[sys.platform] == "linux":
        sys.path.insert(0, str(contents.ROOT / "build" / "linux"))
        import desktop  # noqa: PLC0415 other systems have menus of their own

        desktop.lay(program, WORK / "icons")
    import notices  # noqa: PLC0415 what it asks about is installed in this environment only

    print("licences:", ", ".join(notices.collect(bundled(), program)))
    if program.suffix == ".app":  # the seal of a bundle counts its files: it is set last
        run("codesign", "--force", "--sign", "-", program)
    try_out(program)
    report(program, pack(program))
    return 0


def _asked(arguments: list[str]) -> argparse.Namespace:
    """Return what was asked for; help, or a word that is unknown, ends the script here."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    one = parser.add_mutually_exclusive_group()
    for name, said in (
        ("--here", "take the Python this runs in, where all that is needed was installed before"),
        ("--again", "once its parts have been signed: try it out and pack it anew"),
        ("--sums", "once the package itself has been signed: write its sum"),
    ):
        one.add_argument(name, action="store_true", help=said)
    return parser.parse_args(arguments)


def environment() -> Path:
    """Make the environment in which the program is built; return its Python."""
    import venv  # noqa: PLC0415 a Python that is only unpacked, as under Wine, has none

    venv.create(WORK / "venv", with_pip=True, clear=True)
    python = WORK / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = (python, "-m", "pip", "install", "--quiet")
    run(*install, "--require-hashes", "--only-binary", ":all:", "--requirement", LOCK)
    # the program itself: its metadata say where a newer version is found
    run(*install, "--no-deps", "--no-build-isolation", "--no-index", "-e", contents.ROOT)
    return python


def _signed(again: bool) -> int:
    """Go on with a program whose parts, or whose package, have been signed since it was built."""
    program = built()
    if again:
        try_out(program)
    report(program, pack(program) if again else place())
    return 0


def run(*command: str | Path, **more: str) -> None:
    """Run a command and stop with it if it fails."""
    told = [str(part) for part in command]
    print("$", *told, flush=True)
    environment = {**os.environ, **more}
    subprocess.run(told, check=True, cwd=contents.ROOT, env=environment)  # noqa: S603 our own words


def bundled() -> Path:
    """Return the list of what went in, which the spec writes."""
    return WORK / "faux_freres" / "bundled.json"


def build() -> Path:
    """Draw the icons, run PyInstaller, and return the folder with the program."""
    icons, out = WORK / "icons", WORK / "dist"
    quiet = {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    run(sys.executable, contents.ROOT / "build" / "icons.py", icons, **quiet)
    spec = contents.ROOT / "build" / "faux_freres.spec"
    where = ("--distpath", out, "--workpath", WORK, "--noconfirm", "--clean")
    run(
        *(sys.executable, "-m", "PyInstaller", *where, "--log-level", "ERROR", spec),
        **SAME,
        **STORED.get(SYSTEMS[sys.platform], {}),
        FAUX_FRERES_ICONS=str(icons),
        PYINSTALLER_CONFIG_DIR=str(WORK / "cache"),
    )
    program = built()
    if program.suffix != ".app":  # which has its icon inside
        shutil.copyfile(icons / f"{contents.PROGRAM}-256.png", program / f"{contents.PROGRAM}.png")
    return program


def built() -> Path:
    """Return where PyInstaller lays the program: a folder, or a bundle on macOS."""
    mac = sys.platform == "darwin"
    return WORK / "dist" / (f"{contents.TITLE}.app" if mac else contents.PROGRAM)


def prune(program: Path) -> None:
    """Take out what hooks bring along for pip: whoever has this package does not use it."""
    for folder in contents.inside(program).glob("*.dist-info"):
        for name in ("INSTALLER", "RECORD", "REQUESTED", "direct_url.json"):
            (folder / name).unlink(missing_ok=True)


def list_shipped(program: Path) -> None:
    """Write down size and SHA-256 of each file of ours beside code; the program checks them."""
    inside, listed = contents.inside(program), {}
    for source, folder in contents.data_files():
        path = inside / folder / Path(source).name
        content = path.read_bytes()
        name = path.relative_to(inside).as_posix()
        listed[name] = [len(content), hashlib.sha256(content).hexdigest()]
    text = json.dumps(listed, indent=0, sort_keys=True)
    home = contents.beside(program) if program.suffix == ".app" else inside
    (home / SHIPPED).write_text(text + "\n", encoding="utf-8", newline="\n")
    if home != inside:  # what is no code lies among a bundle's resources, with a link to it
        (inside / SHIPPED).symlink_to(Path("..") / home.name / SHIPPED)


def executable(program: Path) -> Path:
    """Return what a player starts, or what macOS does."""
    if program.suffix == ".app":
        return program / "Contents" / "MacOS" / contents.PROGRAM
    return program / (f"{contents.PROGRAM}.exe" if os.name == "nt" else contents.PROGRAM)


def try_out(program: Path) -> None:
    """Run the packaged program's own self-test on an account that has nothing yet.

    Raises:
        subprocess.CalledProcessError: a check failed.
        AssertionError: it wrote beside the program.
    """
    before = sorted(program.rglob("*"))
    with tempfile.TemporaryDirectory() as home:
        usual = ("PATH", "LANG", "SYSTEMROOT", "WINDIR", "TEMP", "TMP")  # nothing of Python's
        environment = {name: os.environ[name] for name in usual if name in os.environ}
        environment |= {"HOME": home, "USERPROFILE": home, "APPDATA": home, "LOCALAPPDATA": home}
        for arguments in (["--version"], ["self-test"]):
            told = [str(executable(program)), *arguments]
            print("$", *told, flush=True)
            subprocess.run(  # noqa: S603 what was just built
                told,
                check=True,
                cwd=home,
                env=environment,
                timeout=LONGEST,
                # with a window of its own it has nothing on Windows but what it is handed
                stdout=sys.stdout,
                stderr=sys.stderr,
            )
    assert sorted(program.rglob("*")) == before, "the program wrote beside itself"


def pack(program: Path) -> Path:
    """Pack the program into ``dist/`` and return the archive; the same files, the same bytes."""
    DIST.mkdir(exist_ok=True)
    path = place()
    name = path.name.removesuffix(ENDINGS[sys.platform])
    if path.suffix == ".dmg":
        run(sys.executable, contents.ROOT / "build" / "macos" / "disk_image.py", program, path)
    elif path.suffix == ".zip":
        zip_up(program, path, name)
        _install(program)
    else:
        tar_up(program, path, name)
    return path


def place() -> Path:
    """Return the place of the package that is made on this machine."""
    name = f"{contents.PROGRAM}-{contents.version()}-{SYSTEMS[sys.platform]}"
    return DIST / f"{name}-{MACHINES[platform.machine()]}{ENDINGS[sys.platform]}"


def _install(program: Path) -> None:
    """Make the installer beside the archive, where its compiler is at hand."""
    sys.path.insert(0, str(contents.ROOT / "build" / "windows"))
    import installer  # noqa: PLC0415 only there

    compiler = installer.makensis()
    if compiler is None:
        print("no installer: makensis, of NSIS, is not here")
    else:
        installer.make(program, compiler)


def zip_up(program: Path, path: Path, name: str) -> None:
    """Pack a program as a zip archive, the same bytes of the same files, in a folder of a name."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(program.rglob("*")):
            if file.is_file():
                place = Path(name) / file.relative_to(program)
                info = zipfile.ZipInfo(place.as_posix())  # its date is the same each time
                info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                archive.writestr(info, file.read_bytes(), compresslevel=9)


def tar_up(program: Path, path: Path, name: str) -> None:
    """Pack a program as a tar archive, the same bytes of the same files, in a folder of a name."""

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = info.mtime = 0
        info.uname = info.gname = ""
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    with (
        path.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        archive.add(program, name, filter=plain)


def report(program: Path, archive: Path) -> None:
    """Print sizes, write the sum beside the archive, and hold both sizes against the bounds.

    Raises:
        SystemExit: a package is larger than was agreed on.
    """
    files = [path for path in program.rglob("*") if path.is_file() and not path.is_symlink()]
    sizes = sum(path.stat().st_size for path in files), archive.stat().st_size
    total = write_sum(archive)
    print(f"{archive.name}: {sizes[0] / MEGABYTE:.1f} MB unpacked in {len(files)} files,", end=" ")
    print(f"{sizes[1] / MEGABYTE:.1f} MB compressed\nSHA-256 {total}")
    for size, most in zip(sizes, MOST.get(SYSTEMS[sys.platform], ()), strict=False):
        if size > most * MEGABYTE:
            sys.exit(f"{size / MEGABYTE:.1f} MB is more than the {most} that were agreed on")


def write_sum(file: Path) -> str:
    """Write the SHA-256 sum of a file beside it, as ``sha256sum -c`` reads it, and return it."""
    total = hashlib.sha256(file.read_bytes()).hexdigest()
    sums = file.with_name(f"{file.name}.sha256")
    sums.write_text(f"{total}  {file.name}\n", encoding="utf-8", newline="\n")
    return total


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

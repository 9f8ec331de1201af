"""Sign the Windows program and its installer, where the secrets exist.

    python build/windows/sign.py      # after build/package.py, whose packages it makes anew

CERTIFICATE is a code-signing certificate with its key (.pfx) in base64, CERTIFICATE_PASSWORD what
opens it. Without them it says so and leaves all as it is: unsigned.
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import package

CERTIFICATE: Final = "CERTIFICATE"
PASSWORD: Final = "CERTIFICATE_PASSWORD"  # noqa: S105 the name of a variable
NOTICE: Final = (
    "::notice::No certificate: the packages are not signed, and Windows will warn of it."
)
CLOCK: Final = "http://timestamp.digicert.com"
"""Who says when it was signed, so that the signature outlives the certificate."""
KITS: Final = Path("Windows Kits") / "10" / "bin"


def signtool() -> str:
    """Return where the newest signtool is.

    Raises:
        SystemExit: there is none.
    """
    kits = Path(os.environ.get("PROGRAMFILES(X86)", "")) / KITS
    found = sorted(kits.glob("10.*/x64/signtool.exe"))
    tool = shutil.which("signtool") or (str(found[-1]) if found else None)
    if tool is None:
        sys.exit("signtool, of the Windows SDK, is not here")
    return tool


def sign(files: list[Path], certificate: Path, password: str) -> None:
    """Sign files and check that Windows believes it.

    Raises:
        SystemExit: one could not be signed; the command, which holds the password, is not printed.
    """
    tool = signtool()
    stamp = ("/fd", "SHA256", "/td", "SHA256", "/tr", CLOCK)
    told = [tool, "sign", "/f", str(certificate), "/p", password, *stamp]
    for command in (told, [tool, "verify", "/pa", "/all"]):
        done = subprocess.run([*command, *map(str, files)], check=False)  # noqa: S603 our own words
        if done.returncode:
            sys.exit(f"signtool {command[1]} ended with {done.returncode}")


def main() -> int:
    """Sign the program, pack it anew, and sign its installer."""
    given, password = os.environ.pop(CERTIFICATE, ""), os.environ.pop(PASSWORD, "")
    if not given or not password:
        print(NOTICE)
        return 0
    again = [sys.executable, str(Path(package.__file__)), "--again"]
    with tempfile.TemporaryDirectory() as folder:
        certificate = Path(folder) / "certificate.pfx"
        certificate.write_bytes(base64.b64decode(given))
        sign([package.executable(package.built())], certificate, password)
        subprocess.run(again, check=True)  # noqa: S603 our own script
        installers = sorted(package.DIST.glob("*-setup.exe"))
        sign(installers, certificate, password)
    for one in installers:
        print(one.name, package.write_sum(one))
    return 0


if __name__ == "__main__":
    sys.exit(main())

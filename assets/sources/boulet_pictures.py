"""Le Boulet's pictures: takes 160 drawings out of two sets of Fluent Emoji (Microsoft, MIT).

Run it with npm at hand; it fetches the two pinned packages, checks them, and writes
``../svg/le_boulet/picture_*.svg`` and the twins for high contrast, ``../svg/le_boulet/plain_*.svg``.
Drawings are as they came, but for ``<use>``, which is written out, and the colour of the twins.
"""

import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

VERSION = "1.2.6"
SETS = {
    "picture": ("fluent-emoji-flat", "7d064769dee690815f823bc5bcc511d957198caf9f5edd8dd9c1aa48a6aeb175"),
    "plain": ("fluent-emoji-high-contrast", "0b92d48c90d2200bd499e3cdd09a127ca6a8c8ddefd34c35eb5a1e4994012ae0"),
}
HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "svg" / "le_boulet"
INK = "#2B1836"


def icons(name: str, digest: str, where: Path) -> dict:
    """Fetch a set; stop if it is not the one that was looked at."""
    subprocess.run(["npm", "pack", "--silent", f"@iconify-json/{name}@{VERSION}"], cwd=where, check=True)
    package = next(where.glob(f"*{name}-{VERSION}.tgz"))
    if hashlib.sha256(package.read_bytes()).hexdigest() != digest:
        sys.exit(f"{package.name} is not the package that was looked at")
    with tarfile.open(package) as archive:
        return json.load(archive.extractfile("package/icons.json"))


def written_out(body: str) -> str:
    """Return a drawing without <use> and clips of the whole sheet: pygame's reader follows neither."""
    shapes = dict((name, shape) for shape, name in re.findall(r'(<path id="([^"]+)"[^>]*/>)', body))
    for use, name in re.findall(r'(<use\b[^>]*href="#([^"]+)"[^>]*/>)', body):
        body = body.replace(use, shapes[name].replace(f' id="{name}"', ""))
    return re.sub(r' clip-path="[^"]*"', "", re.sub(r"<defs>.*?</defs>", "", body, flags=re.S))


def main() -> None:
    names = [line.split("\t")[:2] for line in (HERE / "boulet_pictures.tsv").read_text("utf-8").splitlines()[1:]]
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for kind, (name, digest) in SETS.items():
            found = icons(name, digest, Path(folder))
            size = found.get("width", 32), found.get("height", 32)
            for ours, theirs in names:
                body = written_out(found["icons"][theirs]["body"]).replace("currentColor", INK)
                text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">{body}</svg>\n'
                (OUT / f"{kind}_{ours}.svg").write_text(text, "utf-8")


if __name__ == "__main__":
    main()

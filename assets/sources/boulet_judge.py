"""Le Boulet's judge: solves the regression over the bank, and fits the few weights of the evidence.

Run it in an environment with numpy after `boulet_tables.py` or whenever judged themes, facts or near words changed:

    python boulet_judge.py

It writes the vectors of all phrases that are known, too (`judge/phrases.py`). The regression learns from the judged themes alone: the bank, `words/judged` and `words/spoken.tsv`. Weights and calibration are fitted on the calibrating half of the
raters' themes (`tests/le_boulet/ratings/calibrating`); the other half is not opened here.
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
from game.games.le_boulet.judge import grammar, known, reading  # noqa: E402
from game.games.le_boulet.judge.evidence import WIDTH, evidence  # noqa: E402
from game.games.le_boulet.judge.phrases import BYTE, NEAR, digest, groups  # noqa: E402
from game.games.le_boulet.judge.vectors import vector  # noqa: E402
from game.games.le_boulet.model.cards import PICTURES  # noqa: E402

RIDGE = 2.0
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
    return np.round(127 * total / np.abs(total).max()).astype(np.int64)


def packed(name: str) -> None:
    """Write the vectors of all phrases of a language, or of what lies near pictures: lengths, then number by number."""
    every = groups(name)
    rows = np.array([middle(texts, "fr" if name == NEAR else name) for texts in every])
    head = json.dumps({"phrases": len(rows), "numbers": rows.shape[1], "digest": digest(every)}).encode() + b"\n"
    squares = (rows**2).sum(1).astype("<u4").tobytes()
    stated(f"phrases.{name}.bin", head + squares + (rows + BYTE).astype(np.uint8).T.tobytes())


def regression(lang: str) -> None:
    """Solve for each judged theme and picture a share, and write them as bytes in the unit of the theme."""
    y = np.zeros((len(known.judged()), len(PICTURES)))
    for row, theme in zip(y, known.judged().values(), strict=True):
        row[[AT[key] for key in theme["yes"]]] = 1
        row[[AT[key] for key in theme["arguable"]]] = 0.5
    x = np.array([middle(tuple(known.forms(key, lang)), lang) for key in known.judged()], float)
    x /= np.linalg.norm(x, axis=1, keepdims=True)
    near = np.exp(-(2 - 2 * x @ x.T) / WIDTH)
    alpha = np.linalg.solve(near + RIDGE * np.eye(len(y)), y - y.mean(0))
    units = np.abs(alpha).max(1) / 127
    rows = np.round(alpha / units[:, None]).astype(np.int8)
    stated(f"regression.{lang}.bin", units.astype("<f4").tobytes() + rows.tobytes())


def judged() -> list[tuple[dict, np.ndarray]]:
    """Return the calibrating themes with the mean of the raters: 1 yes, 0.5 arguable, 0 no."""
    raters = [tomllib.loads((RATINGS / "calibrating" / f"{who}.toml").read_text("utf-8")) for who in "ab"]
    rows = csv.DictReader((RATINGS / "sheet.tsv").open(encoding="utf-8"), delimiter="\t")
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


def main() -> None:
    for name in (NEAR, "fr", "en"):
        packed(name)
    for lang in ("fr", "en"):
        regression(lang)
    plain_x, plain_y = [], []
    cases = [(row, lang, y) for row, y in judged() for lang in ("fr", "en")]
    for row, lang, y in cases:
        # what is spoken as a judged theme is read exactly, and would flatter the regression
        if row["kind"] != "logic" and not known.key_of_form(row[lang], lang):
            plain_x.append(np.array(evidence(lang).features(vector(row[lang], lang))))
            plain_y.append(y)
    weights = {"piece": positive(np.vstack(plain_x), np.concatenate(plain_y)), "tree": [1.0, 0.0]}
    weights["base"] = round(float(np.mean([y for row, _, y in cases if row["kind"] != "logic"])), 4)
    weights["rows"] = {"themes": len(cases) // 2, "cells": len(cases) * len(PICTURES)}
    stated("weights.json", (json.dumps(weights) + "\n").encode())
    reading.forget()
    tree_x, tree_y = [], []
    for row, lang, y in cases:
        try:
            tree = grammar.part(row[lang])
        except grammar.TooHardError:
            continue
        if not isinstance(tree, grammar.Piece):
            p = np.clip(list(reading.composed(tree, lang)), 1e-4, 1 - 1e-4)
            tree_x.append(np.log(p / (1 - p))[:, None])
            tree_y.append(y)
    weights["tree"] = logistic(np.vstack(tree_x), np.concatenate(tree_y))
    stated("weights.json", (json.dumps(weights) + "\n").encode())
    print(weights)


if __name__ == "__main__":
    main()

"""How well pictures are known by a name and tags alone: each of the house's taken as if it were so.

    python -m tests.bench.tagged_figures [--fit]

A picture's first facts stand for its tags, without its name; the house's other pictures are known
as ever. For all themes of the bank it is told how well the judge parts fitting from not fitting
(AUC, arguable ones left out), and how far probabilities of at least 0.1 lie from what was judged,
in nine bins. ``--fit`` fits the weights of ``judge/tagged.py`` on even themes (numpy, extra lab)
and tells the odd ones.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.tagged import Tagged, fit
from game.games.le_boulet.judge.vectors import vector
from game.games.le_boulet.judge.verdicts import exact
from game.games.le_boulet.model.bank import BANK, KEYS, LANGUAGES
from game.games.le_boulet.model.cards import PICTURES
from tests.bench.judge_figures import auc

Row = tuple[tuple[float, ...], int, int]
"""Features, whether the theme is true, and which theme it is."""


def rows_of(lang: str, tags: int) -> list[Row]:
    """Return features and truth of every theme and picture, known by so many tags alone.

    With no tags: by three French words that make one think of it, and the house has its like.
    """
    if tags:
        told = [known.pictures(lang)[key]["facts"][:tags] for key in PICTURES]
    else:
        told = [known.near()[key][:3] for key in PICTURES]
    its = Tagged(lang, told, without_itself=tags > 0)
    found = []
    for number, key in enumerate(KEYS):
        theme = vector(known.forms(key, lang)[0], lang)
        for at, row in enumerate(its.features(theme, exact(key))):
            if PICTURES[at] not in BANK[key]["arguable"]:
                found.append((row, int(PICTURES[at] in BANK[key]["yes"]), number))
    return found


def off(cells: Sequence[tuple[float, int]]) -> float:
    """Return the mean over bins from 0.1 of how far p lies from what is true."""
    bins: dict[int, list[tuple[float, int]]] = {}
    for p, y in cells:
        if p >= 0.1:
            bins.setdefault(min(9, int(p * 10)), []).append((p, y))
    every = [abs(sum(p - y for p, y in one) / len(one)) for one in bins.values() if len(one) >= 10]
    return sum(every) / max(1, len(every))


def fitted(rows: Sequence[Row]) -> list[float]:
    """Return the weights and the constant of a logistic regression (Newton, a little damped)."""
    import numpy as np  # noqa: PLC0415 extra lab

    x = np.array([[*row, 1.0] for row, _, _ in rows])
    y = np.array([truth for _, truth, _ in rows], dtype=float)
    w = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ w))
        step = np.linalg.solve((x.T * (p * (1 - p))) @ x + 0.1 * np.eye(len(w)), x.T @ (y - p))
        w += step
    return [round(float(one), 3) for one in w]


def main() -> None:
    """Tell the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--fit", action="store_true")
    kinds = [*((lang, tags) for lang in LANGUAGES for tags in (3, 6)), ("fr", 0)]
    every = {kind: rows_of(*kind) for kind in kinds}
    if asked.parse_args().fit:
        even = [row for rows in every.values() for row in rows if row[2] % 2 == 0]
        print("weights and constant:", fitted(even))
    for (lang, tags), rows in every.items():
        cells = [(fit(row), truth) for row, truth, number in rows if number % 2]
        alone = [(row[0], truth) for row, truth, number in rows if number % 2]
        print(f"{tags} tags {lang}: AUC {auc(cells):.3f} ({auc(alone):.3f} by the nearest tag),",
              f"calibration error {off(cells):.3f}")  # fmt: skip


if __name__ == "__main__":
    main()

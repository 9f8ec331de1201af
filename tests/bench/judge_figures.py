"""Le Boulet's judge against the raters: the figures of docs/bots_le_boulet.md.

    python -m tests.bench.judge_figures            the half that nothing else reads
    python -m tests.bench.judge_figures --calibrating
    python -m tests.bench.judge_figures --fresh    60 party themes that others rated
    python -m tests.bench.judge_figures --denials  40 negations and limits that others rated

Pictures that are known by tags alone: ``tests.bench.tagged_figures``. The raters are two language
models, who saw neither bank nor facts nor each other.
"""

from __future__ import annotations

import argparse
import csv
import random
import time
import tomllib
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path

from game.core.luck import key_of
from game.games.le_boulet.bot.beliefs import BAR
from game.games.le_boulet.bot.judging import TIPS
from game.games.le_boulet.bot.sight import sight
from game.games.le_boulet.bot.taste import Eye
from game.games.le_boulet.judge import known
from game.games.le_boulet.judge.ranked import bare
from game.games.le_boulet.judge.reading import read
from game.games.le_boulet.judge.tables import table
from game.games.le_boulet.model.cards import PICTURES

RATINGS = Path(__file__).parents[1] / "le_boulet" / "ratings"
FINAL = RATINGS / "final"
FRESH = RATINGS / "fresh"
DENIALS = RATINGS / "denials"
LANGUAGES = ("fr", "en")
EYES = 4
"""So many bots are compared with each other and with the raters."""
Row = dict[str, str]
Cells = list[tuple[float, int]]


def sheet(folder: Path = RATINGS) -> list[Row]:
    return list(csv.DictReader((folder / "sheet.tsv").open(encoding="utf-8"), delimiter="\t"))


def rated(folder: Path, who: str) -> dict[str, list[float]]:
    """By theme, what a rater said of each picture: 1 yes, 0.5 arguable, 0 no."""
    found = {}
    for key, its in tomllib.loads((folder / f"{who}.toml").read_text("utf-8")).items():
        rest = 1.0 if "no" in its else 0.0  # a sheet names the fewer: what fits, or what does not
        said = {"yes": 1.0, "arguable": 0.5, "no": 0.0}
        named = {one: said[word] for word, ones in its.items() for one in ones}
        found[key] = [named.get(one, rest) for one in PICTURES]
    return found


def auc(cells: Sequence[tuple[float, int]]) -> float:
    """How often a picture that fits stands above one that does not; ties count half."""
    ranked = sorted(cells)
    total, at = 0.0, 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        total += sum(yes for _, yes in ranked[at:end]) * (at + end + 1) / 2
        at = end
    yes = sum(one for _, one in ranked)
    return (total - yes * (yes + 1) / 2) / (yes * (len(ranked) - yes))


def spread(groups: Sequence[Cells], seed: int = 5, times: int = 200) -> tuple[float, float]:
    """The middle 95 % of the AUC where themes are drawn again (bootstrap)."""
    luck = random.Random(seed)  # noqa: S311 no secret hangs on it
    drawn = sorted(
        auc([cell for one in luck.choices(groups, k=len(groups)) for cell in one])
        for _ in range(times)
    )
    return drawn[times // 40], drawn[-1 - times // 40]


def cells(fits: Sequence[float], truth: Sequence[float]) -> Cells:
    """Cells that the raters agree on well enough: mean of 0.75 and more, or of 0.25 and less."""
    return [(p, int(y >= 0.75)) for p, y in zip(fits, truth, strict=True) if y >= 0.75 or y <= 0.25]


def kappa(one: Sequence[float], other: Sequence[float]) -> float:
    """Cohen's kappa with squared weights over no, arguable, yes."""
    many = len(one)
    seen = sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) / many
    share = [
        [values.count(level) / many for level in (0, 0.5, 1)] for values in (list(one), list(other))
    ]
    chance = sum(share[0][i] * share[1][j] * ((i - j) / 2) ** 2 for i in range(3) for j in range(3))
    return 1 - seen / chance


def judged_by(eye: Eye, themes: Sequence[str]) -> list[float]:
    """What a bot of this eye says of all pictures: 1 yes, 0 no, 0.5 near the bar of its vote."""
    return [
        0.5 if abs(value - BAR) < TIPS else float(value > BAR)
        for theme in themes
        for value in eye.row(sight(theme))[: len(PICTURES)]
    ]


def one_off(text: str, luck: random.Random) -> str:
    """The text with one letter of its longest word changed, dropped, doubled or swapped."""
    word = max(text.replace("’", " ").split(), key=len)
    at = luck.randrange(1, len(word) - 1) if len(word) > 2 else 0
    kinds = (
        word[:at] + luck.choice("abcdefghijklmnopqrstuvwxyz") + word[at + 1 :],
        word[:at] + word[at + 1 :],
        word[:at] + word[at] + word[at:],
        word[:at] + word[at + 1 : at + 2] + word[at] + word[at + 2 :],
    )
    return text.replace(word, luck.choice(kinds), 1)


class Figures:
    """All readings of one half, against the mean of both raters."""

    def __init__(self, folder: Path) -> None:
        self.a, self.b = rated(folder, "a"), rated(folder, "b")
        its = folder if (folder / "sheet.tsv").exists() else RATINGS
        self.rows = [row for row in sheet(its) if row["key"] in self.a]
        self.truth = {
            key: [(p + q) / 2 for p, q in zip(its, self.b[key], strict=True)]
            for key, its in self.a.items()
        }

    @property
    def kinds(self) -> list[str]:
        """What the sheet has themes of."""
        return [kind for kind in ("word", "party", "logic") if self.of(kind)]

    def of(self, kind: str) -> list[Row]:
        return [row for row in self.rows if row["kind"] == kind]

    def groups(self, kind: str, lang: str, change: Callable[[str], str] = str) -> list[Cells]:
        return [
            cells(self.fits(change(row[lang]), lang), self.truth[row["key"]])
            for row in self.of(kind)
        ]

    def fits(self, theme: str, lang: str) -> list[float]:
        return list(read(theme, lang).fits.values())

    def best(self, lang: str) -> float:
        """How often the picture that is thought to fit best does, where any does."""
        hits = []
        for row in self.rows:
            truth, fits = self.truth[row["key"]], self.fits(row[lang], lang)
            if row["kind"] != "logic" and max(truth) >= 0.75:
                hits.append(truth[fits.index(max(fits))] >= 0.75)
        return sum(hits) / len(hits)

    def calibration(self, lang: str) -> float:
        """Mean over nine bins from 0.1 of how far p lies from what the raters say."""
        bins: dict[int, list[tuple[float, float]]] = {}
        for row in self.rows:
            for p, y in zip(self.fits(row[lang], lang), self.truth[row["key"]], strict=True):
                if p >= 0.1:
                    bins.setdefault(min(9, int(p * 10)), []).append((p, y))
        off = [
            abs(sum(p - y for p, y in one) / len(one)) for one in bins.values() if len(one) >= 10
        ]
        return sum(off) / len(off)


def typos(figures: Figures, lang: str, *, accepted: bool) -> tuple[float, float]:
    """AUC of drawn words and party themes, and after one typo (its offer accepted or not)."""
    luck = random.Random(17)  # noqa: S311 no secret hangs on it

    def changed(text: str) -> str:
        wrong = one_off(text, luck)
        return (read(wrong, lang).meant or wrong) if accepted else wrong

    kinds = ("word", "party")
    right = [cell for kind in kinds for one in figures.groups(kind, lang) for cell in one]
    wrong = [cell for kind in kinds for one in figures.groups(kind, lang, changed) for cell in one]
    return auc(right), auc(wrong)


def flagged(rows: Sequence[Row], lang: str) -> float:
    return sum(read(row[lang], lang).understood < 0.5 for row in rows) / len(rows)


def kappas(figures: Figures) -> None:
    """Print how far raters and bots agree."""
    for kind in figures.kinds:
        keys = [row["key"] for row in figures.rows if row["kind"] == kind]
        one = [p for key in keys for p in figures.a[key]]
        other = [p for key in keys for p in figures.b[key]]
        print(f"kappa rater to rater, {kind}: {kappa(one, other):.3f}")
        theirs = [[p for key in keys for p in its[key]] for its in (figures.a, figures.b)]
        for lang in LANGUAGES:
            said = [row[lang] for row in figures.of(kind)]
            bots = [judged_by(Eye(key_of("kappa", eye)), said) for eye in range(EYES)]
            among = [kappa(one, other) for one, other in combinations(bots, 2)]
            to = [kappa(one, other) for one in bots for other in theirs]
            print(f"kappa bot to bot, {kind} {lang}: {sum(among) / len(among):.3f}")
            print(f"kappa bot to rater, {kind} {lang}: {sum(to) / len(to):.3f}")


def times() -> None:
    """Print how long themes take that were not read before."""
    clock: list[float] = []
    work: list[float] = []
    for at, row in enumerate(sheet()):
        for lang in LANGUAGES:
            start, worked = time.perf_counter(), time.process_time()
            read(f"{row[lang]} {table(lang).spelled('bleu', accents=True) or 'blue'} {at}", lang)
            clock.append(time.perf_counter() - start)
            work.append(time.process_time() - worked)
    for name, one in (("by the clock", clock), ("of processor time", work)):
        one.sort()
        middle, late = one[len(one) // 2] * 1000, one[-(len(one) // 100) - 1] * 1000
        print(f"a free theme, {name}: median {middle:.0f} ms, p99 {late:.0f} ms")


def orders(figures: Figures) -> None:
    """Print how often what fits stands above what does not, by kind of theme."""
    for kind in figures.kinds:
        for lang in LANGUAGES:
            told(f"AUC {kind} {lang}", figures.groups(kind, lang))
    for lang in LANGUAGES if figures.of("party") else ():
        groups = figures.groups("party", lang)
        new = [
            its
            for row, its in zip(figures.of("party"), groups, strict=True)
            if not known.key_of_form(row[lang], lang)
        ]
        about = f"not spoken as one that was judged: {len(new)} of {len(groups)}"
        told(f"AUC party {lang}, {about}", new)


def told(what: str, groups: Sequence[Cells]) -> None:
    low, high = spread(groups)
    all_cells = [cell for one in groups for cell in one]
    print(f"{what}: {auc(all_cells):.3f} ({low:.3f} to {high:.3f})")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--calibrating", action="store_true")
    asked.add_argument("--fresh", action="store_true")
    asked.add_argument("--denials", action="store_true")
    wished = asked.parse_args()
    folders = {"calibrating": RATINGS / "calibrating", "fresh": FRESH, "denials": DENIALS}
    folder = next((its for name, its in folders.items() if getattr(wished, name)), FINAL)
    figures = Figures(folder)
    print(f"{len(figures.rows)} themes, {len(PICTURES)} pictures, {folder.name}")
    orders(figures)
    if folder in (FRESH, DENIALS):
        for lang in LANGUAGES:
            if folder == FRESH:
                print(f"best picture fits {lang}: {figures.best(lang):.2f}")
            print(f"calibration error {lang}: {figures.calibration(lang):.3f}")
            print(f"flagged {lang}: {flagged(figures.rows, lang):.3f}")
        kappas(figures)
    else:
        robustness(figures)
        kappas(figures)
        times()


def robustness(figures: Figures) -> None:
    """Print what is flagged, and what accents and typing errors cost."""
    senseless = list(
        csv.DictReader((RATINGS / "senseless.tsv").open(encoding="utf-8"), delimiter="\t")
    )
    party = [row for row in figures.rows if row["kind"] == "party"]
    every_party = [row for row in sheet() if row["kind"] == "party"]
    for lang in LANGUAGES:
        print(f"best picture fits {lang}: {figures.best(lang):.2f}")
        print(f"calibration error {lang}: {figures.calibration(lang):.3f}")
        for kind in ("nonsense", "private"):
            rows = [row for row in senseless if row["kind"] == kind]
            print(f"{kind} flagged {lang}: {flagged(rows, lang):.3f} of {len(rows)}")
        print(f"party flagged {lang}: {flagged(party, lang):.3f} of {len(party)}")
        print(f"party flagged {lang}: {flagged(every_party, lang):.3f} of all {len(every_party)}")
        plain = [
            cell for kind in ("word", "party") for one in figures.groups(kind, lang) for cell in one
        ]
        without = [
            cell
            for kind in ("word", "party")
            for one in figures.groups(kind, lang, bare)
            for cell in one
        ]
        print(f"AUC lost without accents {lang}: {auc(plain) - auc(without):.3f}")
        for accepted in (True, False):
            right, wrong = typos(figures, lang, accepted=accepted)
            offer = "taken" if accepted else "left"
            print(f"AUC lost by a typo {lang}, offer {offer}: {right - wrong:.3f}")


if __name__ == "__main__":
    main()

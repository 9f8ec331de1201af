"""Le Boulet's judge: learns which themes only those at one table can judge (`judge/ours.py`).

Run it in an environment with scikit-learn (BSD) whenever `boulet_ours.tsv` or the word tables changed:

    python boulet_ours.py

`boulet_ours.tsv` holds examples in both languages, written by language models that saw neither the raters' sheets nor
`tests/le_boulet/ratings/senseless.tsv`; forms of judged themes can be judged by anybody, too.
"""

import csv
import sys
from collections import Counter
from pathlib import Path

from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]
from boulet_judge import stated  # noqa: E402
from game.games.le_boulet.judge import known  # noqa: E402
from game.games.le_boulet.judge.ours import SCALE, marks  # noqa: E402

THEIRS = 0.2  # how much of an example each form of a judged theme is, of which there are forty thousand
LEAST = 2  # examples that a mark is met in
PULL = 10.0  # scikit-learn's C


def learnt(lang: str) -> str:
    """Return the weights of all marks in a language as lines, what they are counted from first."""
    with Path(__file__).with_suffix(".tsv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    told = [(marks(row[lang], lang), row["kind"] == "private") for row in rows]
    met = Counter(mark for its, _ in told for mark in its)
    forms = [form for key in known.judged() if not key.startswith(known.WORD_KEY) for form in known.forms(key, lang)]
    every = told + [(marks(form, lang), False) for form in forms]
    vectors = DictVectorizer()
    x = vectors.fit_transform([{mark: 1 for mark in sorted(its) if met[mark] >= LEAST} for its, _ in every])
    weight = [1.0] * len(told) + [THEIRS] * len(forms)
    model = LogisticRegression(C=PULL, max_iter=5000).fit(x, [private for _, private in every], sample_weight=weight)
    found = {"": model.intercept_[0], **dict(zip(vectors.get_feature_names_out(), model.coef_[0], strict=True))}
    return "".join(f"{mark}\t{round(SCALE * its)}\n" for mark, its in found.items() if round(SCALE * its))


if __name__ == "__main__":
    for lang in ("fr", "en"):
        stated(f"ours.{lang}.tsv", learnt(lang).encode())

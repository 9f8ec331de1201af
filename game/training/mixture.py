"""Kinds of players, fitted together: who is of which kind is not known (EM).

Dempster, Laird and Rubin, "Maximum likelihood from incomplete data via the EM algorithm", 1977.
An author, one seat of one match, is of one kind throughout.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from game.training.examples import Examples, Reals
from game.training.likelihood import least, log_chances, objective

TREMBLES: Final = (0.02, 0.04, 0.08, 0.15)
"""Chances of doing anything at all that are tried. Bots tremble less; whom they meet may not."""
DISSIMILARITIES: Final = (1.0, 0.7, 0.5, 0.35, 0.25, 0.17, 0.12)
"""How alike options of a nest are: what is tried."""
ROUNDS: Final = 4
STEPS: Final = 40
BELIEVED: Final = 0.9
"""How far a fit believes at first that an author is of the kind its name stands for."""
RAREST: Final = 0.03
"""No kind counts as rarer: a player of it may come."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A kind with its weights."""

    name: str
    way: str
    weights: Reals
    share: float
    tremble: float
    dissimilarity: float = 1.0


def fit(found: Examples, kinds: Sequence[Fitted], kin: Mapping[str, str]) -> list[Fitted]:
    """Return kinds under which the acts that are not held out are likeliest.

    ``kin`` tells for everybody of the field the kind it is first taken for; who is not in it is
    taken for what the kinds it begins with make likely.
    """
    seen = ~found.held_out[found.author]
    names = [kind.name for kind in kinds]
    rest = (1 - BELIEVED) / max(1, len(kinds) - 1)
    of = responsibilities(found, kinds)
    for author, name in enumerate(found.names):
        if kin.get(name) in names:
            of[author] = rest
            of[author, names.index(kin[name])] = BELIEVED
    current = list(kinds)
    for _ in range(ROUNDS):
        current = [
            _better(found, kind, of[found.author, at] * seen) for at, kind in enumerate(current)
        ]
        current = _shared(current, of[~found.held_out].mean(axis=0))
        of = responsibilities(found, current)
    return current


def _better(found: Examples, kind: Fitted, counts: Reals) -> Fitted:
    cost = objective(found, kind.way, kind.tremble, kind.dissimilarity, counts)
    weights = least(cost, kind.weights, STEPS)
    better = replace(kind, weights=weights)
    tried = [replace(better, tremble=tremble) for tremble in TREMBLES]
    better = max(tried, key=lambda one: float(counts @ _logs(found, one)))
    tried = [replace(better, dissimilarity=apart) for apart in DISSIMILARITIES]
    return max(tried, key=lambda one: float(counts @ _logs(found, one)))


def _logs(found: Examples, kind: Fitted) -> Reals:
    return log_chances(found, kind.way, kind.weights, kind.tremble, kind.dissimilarity)


def _shared(kinds: Sequence[Fitted], shares: Reals) -> list[Fitted]:
    shares = np.maximum(shares, RAREST)
    shares = shares / shares.sum()
    return [replace(kind, share=float(share)) for kind, share in zip(kinds, shares, strict=True)]


def _author_logs(found: Examples, kinds: Sequence[Fitted]) -> Reals:
    """Return for every author and kind the logarithm of share times chance of all its acts."""
    logs = np.zeros((len(found.names), len(kinds)))
    for at, kind in enumerate(kinds):
        acts = _logs(found, kind)
        logs[:, at] = np.log(kind.share) + np.bincount(found.author, acts, len(found.names))
    return logs


def responsibilities(found: Examples, kinds: Sequence[Fitted]) -> Reals:
    """Return for every author how likely it is of each kind."""
    logs = _author_logs(found, kinds)
    grown: Reals = np.exp(logs - logs.max(axis=1, keepdims=True))
    even: Reals = grown / grown.sum(axis=1, keepdims=True)
    return even


def bits(found: Examples, kinds: Sequence[Fitted]) -> float:
    """Return how many bits an act takes that is held out."""
    logs = _author_logs(found, kinds)
    most = logs.max(axis=1)
    whole = most + np.log(np.exp(logs - most[:, None]).sum(axis=1))
    acts = int(found.held_out[found.author].sum())
    return float(-whole[found.held_out].sum() / np.log(2) / max(1, acts))


def uniform_bits(found: Examples) -> float:
    """Return the same if everything were as likely as hands offer it."""
    return float(found.uniform_bits()[found.held_out[found.author]].mean())

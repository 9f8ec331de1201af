"""How the figures of the bots are told: tables in Markdown, of whatever was played so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Final, Protocol

from game.arena.figures import milliseconds, wilson
from tests.bench.bots_rows import GANGS, LADDER, PARTS, PROBES, SIZES, STRANGERS, Row
from tests.bench.gap import closed, leads

NOTHING: Final = "–"
HALF: Final = "0.50"


class Told(Protocol):
    """A row and what was played of it."""

    row: Row
    records: list[dict[str, Any]]
    figures: Any

    @property
    def deals(self) -> int: ...
    def entry(self, kind: str) -> dict[str, Any]: ...
    def report(self) -> dict[str, Any]: ...
    def mean_ms(self, kind: str) -> float: ...


Found = Mapping[str, Told]


def told(found: Found, game: str, bots: str, seed: int) -> str:
    """Every table, with what made it."""
    parts = [
        f"Bots `{bots}`, seed {seed}. Win rates, 95 % by deal; the other kind wins the rest.",
        "### Mixed: among greedy ones, kind independent of gang\n\n" + _mixed(found),
        "### Mirrored: a kind a gang, against greedy\n\n" + _mirrored(found, game),
        "### Each level against the one below, mirrored\n\n" + _ladder(found),
        "### Without a part\n\n" + _parts(found),
        "### Beliefs at half-time, mixed\n\n" + _beliefs(found),
        "### Beliefs of experts at half-time among opponents of another make\n\n" + _strange(found),
        "### Probes\n\n" + _probes(found),
        "### Time of a decision on one core\n\n" + _times(found),
    ]
    if alone := _alone(found):
        parts.append("### Rounds between experts that nobody wins\n\n" + alone)
    return "\n\n".join(parts) + "\n"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of Markdown."""
    names = list(head)
    lines = [names, ["---"] * len(names), *(list(row) for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _rate(row: Told | None, kind: str) -> str:
    entry = row.entry(kind) if row is not None and row.deals else None
    if entry is None or entry["win_rate"] is None:
        return NOTHING
    text = f"{100 * entry['win_rate']:.1f} %"
    if entry["ci95"] is not None:
        low, high = entry["ci95"]
        text += f" ({100 * low:.1f} to {100 * high:.1f})"
    return text


def _deals(row: Told | None) -> str:
    return str(row.deals) if row is not None else NOTHING


def _gap(found: Found, seats: int, kind: str) -> str:
    bot, oracle = found.get(f"mixed-{seats}-{kind}"), found.get(f"mixed-{seats}-oracle")
    if bot is None or oracle is None:
        return NOTHING
    share, interval = closed(
        leads(bot.records, kind, "greedy"), leads(oracle.records, "oracle", "greedy")
    )
    if share is None or interval is None:
        return NOTHING
    return f"{share:.2f} ({interval[0]:.2f} to {interval[1]:.2f})"


def _harmed(row: Told | None, kind: str) -> str:
    share = row.figures.friends_harmed().get(kind) if row is not None else None
    return NOTHING if share is None else f"{100 * share:.2f} %"


def _mixed(found: Found) -> str:
    head = ("seats", "kind", "deals", "wins", "gap closed", "friends harmed")
    rows = []
    for seats in SIZES:
        for kind in ("oracle", "expert", "hard", "normal", "easy"):
            row = found.get(f"mixed-{seats}-{kind}")
            rows.append(
                [
                    str(seats),
                    kind,
                    _deals(row),
                    _rate(row, kind),
                    _gap(found, seats, kind),
                    _harmed(row, kind),
                ]
            )
    return table(head, rows)


def _mirrored(found: Found, game: str) -> str:
    rows = [
        [str(seats), "+".join(map(str, gangs)), _deals(row), _rate(row, "expert")]
        for seats, gangs in GANGS[game].items()
        for row in [found.get(f"mirror-{seats}-expert-greedy")]
    ]
    return table(("seats", "gangs", "deals", "expert wins"), rows)


def _ladder(found: Found) -> str:
    rows = [
        [str(seats), f"{stronger} against {weaker}", _deals(row), _rate(row, stronger)]
        for seats in SIZES
        for weaker, stronger in pairwise(LADDER)
        for row in [found.get(f"mirror-{seats}-{stronger}-{weaker}")]
    ]
    return table(("seats", "", "deals", "the first wins"), rows)


def _parts(found: Found) -> str:
    head = ("seats", "kind", "gap closed, mixed", "against greedy", "expert against it", "deals")
    rows = []
    for seats in SIZES:
        for part in ("expert", *PARTS):
            direct = found.get(f"mirror-{seats}-expert-{part}")
            against = found.get(f"mirror-{seats}-{part}-greedy")
            rows.append(
                [
                    str(seats),
                    part,
                    _gap(found, seats, part),
                    _rate(against, part),
                    _rate(direct, "expert"),
                    f"{_deals(against)}, {_deals(direct)}",
                ]
            )
    return table(head, rows)


def _of_beliefs(row: Told | None, kind: str) -> list[str]:
    """Log-loss, the share of the prior's saved, and the calibration error, at half-time."""
    measured = (row.report()["beliefs"] or {}) if row is not None and row.deals else {}
    half = measured.get(kind, {}).get(HALF)
    if half is None or half["log_loss_bits"] is None:
        return [NOTHING] * 3
    loss, prior = half["log_loss_bits"], half["prior_log_loss_bits"]
    saved = f"{100 * (1 - loss / prior):.0f} %" if prior else NOTHING
    return [f"{loss:.3f}", saved, f"{half['calibration_error']:.3f}"]


_BELIEFS: Final = ("log-loss, bits a seat", "below the prior's by", "calibration error")


def _beliefs(found: Found) -> str:
    rows = [
        [str(seats), kind, _deals(row), *_of_beliefs(row, kind)]
        for seats in SIZES
        for kind in ("expert", "hard", "normal", "easy")
        for row in [found.get(f"mixed-{seats}-{kind}")]
    ]
    return table(("seats", "kind", "deals", *_BELIEFS), rows)


def _strange(found: Found) -> str:
    rows = [
        [str(seats), name, _deals(row), *_of_beliefs(row, "expert"), _rate(row, "expert")]
        for seats in SIZES
        for name in (*STRANGERS, "all")
        for row in [found.get(f"strange-{seats}-{name}")]
    ]
    return table(("seats", "among", "deals", *_BELIEFS, "expert wins"), rows)


def _probes(found: Found) -> str:
    head = ("seats", "probe", "mixed: expert wins", "mirrored: expert wins", "deals")
    rows = []
    for seats in SIZES:
        for name in PROBES:
            among, against = (
                found.get(f"probe-{seats}-{name}"),
                found.get(f"mirror-{seats}-expert-{name}"),
            )
            rows.append(
                [
                    str(seats),
                    name,
                    _rate(among, "expert"),
                    _rate(against, "expert"),
                    f"{_deals(among)}, {_deals(against)}",
                ]
            )
    return table(head, rows)


def _ms(time: float | None) -> str:
    return NOTHING if time is None else f"{time:.3g} ms"


def _times(found: Found) -> str:
    rows = []
    for name, row in found.items():
        if not name.startswith("time-") or not row.deals:
            continue
        kind = row.row.kinds[0]
        spent: dict[int, int] = {}
        for record in row.records:
            for bucket, count in record["times"][kind].items():
                spent[int(bucket)] = spent.get(int(bucket), 0) + count
        rows.append(
            [
                str(row.row.seats),
                kind,
                _ms(row.mean_ms(kind)),
                _ms(milliseconds(spent, 0.5)),
                _ms(milliseconds(spent, 0.99)),
            ]
        )
    return table(("seats", "kind", "mean", "median", "p99"), rows)


def _alone(found: Found) -> str:
    """How many rounds nobody won, where that can be and was played."""
    rows = []
    for name, row in found.items():
        if name.startswith("alone-") and row.deals:
            rounds = len(row.records)
            none = sum(record["reason"] == "undecided" for record in row.records)
            low, high = wilson(none / rounds, rounds)
            share = f"{100 * none / rounds:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
            rows.append([str(row.row.seats), str(rounds), str(none), share])
    return table(("seats", "rounds", "undecided", "share"), rows) if rows else ""

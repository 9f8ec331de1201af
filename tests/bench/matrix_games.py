"""What ``matrix`` plays of each game: presets, seats, a match of one level, and its figures.

A match gives sums by the name of its figure; ``shares`` adds them up. Bands are what docs/bots*.md
ask for, at any table and level if no other is named there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final

from game.arena import beliefs
from game.arena.lineups import DEALS, Mode, Plan, rounds_of
from game.arena.matches import ArenaTable, sides_of, wins
from game.core.choices import Preset
from game.core.luck import key_of
from game.games import game_of, rules_of
from game.games.mets_ton_slip.bot.learned import kinds_of
from game.games.parts import needed
from game.games.wombat.rules import RULES
from game.gangs.model.events import Ended, RoundEnded
from game.store.learned import read_learned
from tests.bench import (
    boulet_liveliness,
    boulet_votes,
    hand_beliefs,
    slip_nakedness,
    wombat_matrix,
    wombat_teams,
)
from tests.bench.shares import Found, Sums, binned, calibration, median, ratio, share

HALF: Final = "0.50"
LARGE: Final = 7
"""From so many seats on nobody is to be out before the second turn of their own."""
MERCIFUL: Final = ("easy", "normal")
"""Levels that shrink from that among bots, too; the others do it for people."""
FEW: Final = 4
"""With no more seats Le Boulet is to be over sooner."""
ANYWHERE: Final = (-inf, inf)
Band = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Match:
    """One match to be played, all seats of one level, or half of them of another."""

    game: str
    preset: str
    seats: int
    level: str
    against: str
    """The other level; empty: none."""
    salt: str
    number: int


@dataclass(frozen=True, slots=True)
class Figure:
    """A column of a game's table."""

    name: str
    head: str
    band: Callable[[Match], Band] = lambda _: ANYWHERE
    measure: Callable[[Sequence[Sums]], Found | None] = share
    scale: int = 100
    digits: int = 0


@dataclass(frozen=True, slots=True)
class Adapter:
    """What a game brings: its columns, and what a match comes to by their names."""

    figures: Sequence[Figure]
    play: Callable[[Match], Mapping[str, Sums]]


# ---------------------------------------------------------------- what may be played


def presets(game: str, seats: int) -> list[Preset]:
    """Return the lobby's presets with a winner, but for those that bots play like one before."""
    rules, found = rules_of(game), dict[str, Preset]()
    for preset in game_of(game).lobby.presets(seats):
        options = repr(rules.options_json(rules.options(seats, preset.options)))
        if not preset.tries:
            found.setdefault(options, preset)
    return list(found.values())


def given(match: Match) -> Mapping[str, Any]:
    """Return the options of a match's preset."""
    return next(one.options for one in presets(match.game, match.seats) if one.name == match.preset)


def plan(match: Match) -> Plan:
    """Return a plan of the arena whose deals are the same for every level.

    Two levels fill a side each where sides are hidden and are dealt once.
    """
    rules, hidden = rules_of(match.game), game_of(match.game).allegiance is not None
    options = rules.options_json(rules.options(match.seats, given(match)))
    kinds: tuple[str, ...] = (match.level,) * match.seats
    mode: Mode = "seats"
    if match.against:
        kinds = match.level, match.against
        mode = "mirror" if hidden and options["rounds"] == 1 else "mixed"
    return Plan(
        game=match.game,
        seats=match.seats,
        options=options,
        seed=key_of("matrix", match.salt, match.preset, match.seats) % DEALS,
        mode=mode,
        kinds=kinds,
        controllers={kind: kind for kind in kinds},
        beliefs=hidden,
    )


def table(match: Match) -> ArenaTable:
    """Return the arena's table after the match.

    Two levels play every deal in each other's places.
    """
    its = plan(match)
    rounds = rounds_of(its, sides_of(its) if its.mode == "mirror" else 0)
    found = ArenaTable(its, *divmod(match.number, rounds))
    with closing(found.company):
        found.play()
    return found


# ---------------------------------------------------------------- figures of several games


def usual(its: ArenaTable, match: Match) -> dict[str, Sums]:
    """Return how many turns there were, and how much of the win is the beginner's and a level's."""
    outcome = its.match.outcome()
    assert outcome is not None
    first = next(event.seat for event in its.match.observations(None) if event.begins_turn)
    winners = outcome.winners
    won = (first in winners) / len(winners) if winners else 0
    found: dict[str, Sums] = {"turns": [its.turns, 1], "beginner": [won, 1]}
    if match.against:
        by_kind = wins(plan(match), its, winners)
        won, counted = by_kind[match.level]
        if its.lineup.sides is not None:
            found["mirrored"] = [won, counted]
        else:
            all_won, of = map(sum, zip(*by_kind.values(), strict=True))
            found["won"] = [won, counted * all_won / of]
    return found


def _at_most(most: float) -> Callable[[Match], Band]:
    return lambda _: (-inf, most)


def _near_its_share(match: Match) -> Band:
    return 1 / match.seats - 0.03, 1 / match.seats + 0.03


TURNS: Final = Figure("turns", "turns, median", measure=median, scale=1)
BEGINNER: Final = Figure("beginner", "beginner’s share of wins, %")
WON: Final = Figure("won", "wins, % of what all win", measure=ratio)
LOSS: Final = "loss of the prior’s, %"
CALIBRATION: Final = "calibration error"


# ---------------------------------------------------------------- hidden gangs


def of_gangs(match: Match) -> dict[str, Sums]:
    """Return waits, rounds, who won them, and what beliefs were worth at half-time.

    A round is won by all of a side, so as many win as the side has seats.
    """
    its = table(match)
    events = its.match.observations(None)
    rounds: list[RoundEnded | Ended] = [one for one in events if isinstance(one, RoundEnded)]
    rounds = rounds or [one for one in events if isinstance(one, Ended)]
    found = usual(its, match)
    undecided = sum(one.reason == "undecided" for one in rounds)
    found["undecided"] = [undecided, len(rounds)]
    camps = needed(game_of(match.game).allegiance).camps(its.match.journal.state)
    sizes = Counter(camps[: match.seats]).values()
    won = [len(one.winners) for one in rounds if one.winners]
    if 1 in sizes:
        found["alone"] = [won.count(1), len(rounds)]
    if len(set(sizes)) > 1:
        found["largest"] = [won.count(max(sizes)), len(won)]
    out = its.out() or []
    found["early"] = [bool(out) and out[2] < 2, 1]
    if out:
        found["first"], found["watched"] = [out[0], 1], [out[1], 1]
    sums = its.beliefs().get(match.level, {})
    if half := sums.get(HALF):
        found["loss"] = half[1:3]
        found["calibration"] = half[beliefs.HEAD :]
    if acts := sums.get(beliefs.ACTS):
        found["harmed"] = [acts[1], acts[0]]
    return found


def _early(match: Match) -> Band:
    return (0, 0) if match.seats >= LARGE and match.level in MERCIFUL else ANYWHERE


def _expert(most: float) -> Callable[[Match], Band]:
    return lambda match: (-inf, most) if match.level == "expert" else ANYWHERE


GANGS: Final = (
    TURNS,
    WON,
    Figure("mirrored", "wins of its side, %"),
    BEGINNER,
    Figure("undecided", "rounds undecided, %", _expert(0.15)),
    Figure("alone", "rounds won by who is alone, %"),
    Figure("largest", "of those won, by a largest side, %"),
    Figure("first", "first out at turn", measure=ratio, scale=1),
    Figure("watched", "turns watched", measure=ratio, scale=1),
    Figure("early", "out before the second turn, %", _early),
    Figure("harmed", "friends harmed, %", digits=2),
    Figure("loss", LOSS, _expert(0.55)),
    Figure("calibration", CALIBRATION, _expert(0.05), calibration, 1, 3),
)


# ---------------------------------------------------------------- Mets ton slip !


def of_slip(match: Match) -> dict[str, Sums]:
    """Return when slips came, and what could be believed of defences at half-time."""
    its = table(match)
    found = usual(its, match)
    slips = list(slip_nakedness.first_slips(its.match))
    turns = [turn for turn in slips if turn is not None]
    found["dressed"] = [sum(turns), len(turns)]
    found["naked"] = [slip_nakedness.was_naked(slips), 1]
    kind = kinds_of(read_learned(match.game))[0]
    state, events = its.match.journal.state, its.match.journal.events
    looks = hand_beliefs.believed(
        events, its.match.options, state.turns, kind.policy.weights, kind.tremble
    )
    found["loss"] = hand_beliefs.losses(looks)
    found["calibration"] = binned((said, so) for said, _, so in looks)
    return found


def _helped(match: Match) -> Band:
    return (0, 0) if given(match).get("slip_help") else ANYWHERE


SLIP: Final = (
    TURNS,
    WON,
    replace(BEGINNER, band=_near_its_share),
    Figure("dressed", "slip on in own turn", measure=ratio, scale=1, digits=1),
    Figure("naked", "somebody without after the fifth, %", _helped),
    Figure("loss", "loss of counting’s, %", _at_most(0.85)),
    Figure("calibration", CALIBRATION, _at_most(0.05), calibration, 1, 3),
)


# ---------------------------------------------------------------- Le Boulet


def of_boulet(match: Match) -> dict[str, Sums]:
    """Return how lively it was, and how well votes were foretold."""
    its = table(match)
    found = usual(its, match)
    counts = boulet_liveliness.counted(its.match)
    for name, (many, of) in boulet_liveliness.RATES.items():
        found[name] = [counts[many], counts[of]]
    votes = boulet_votes.foretold(its.match.observations(None), its.match.options)
    late = boulet_votes.late(votes)
    found["loss"] = boulet_votes.losses(late)
    found["calibration"] = binned((one.said, bool(one.vote)) for one in late)
    return found


def _no_longer(match: Match) -> Band:
    return -inf, 16 if match.seats <= FEW else 28


BOULET: Final = (
    replace(TURNS, head="rounds, median", band=_no_longer),
    WON,
    BEGINNER,
    Figure("image_answers", "pictures an asked seat, %", lambda _: (0.2, inf)),
    Figure("boulet_answers", "Boulets an asked seat, %"),
    Figure("boulets_of_answers", "of cards laid, %", _at_most(0.33)),
    Figure("contests_a_round", "accusations a round", lambda _: (0.25, 0.8), ratio, 1, 2),
    Figure("refused", "of them refused, %", lambda _: (0.3, 0.75)),
    Figure("leads_passed", "leads passed, %", _at_most(0.2)),
    Figure("wrong_pairs_accused", "wrong pairs accused, %", lambda _: (0.6, inf)),
    Figure("honest_pairs_accused", "honest ones, %", _at_most(0.1)),
    Figure("loss", "loss of votes of the base rate’s, %", _at_most(0.8)),
    Figure("calibration", CALIBRATION, measure=calibration, scale=1, digits=3),
)


# ---------------------------------------------------------------- Branle-bas de Wombat


def of_wombat(match: Match) -> dict[str, Sums]:
    """Return who won, what was built, who was put out, and beliefs at the last vote.

    Of two levels one is Good and one the Wicked, and only wins are told.
    """
    if match.against:
        deal, turn = divmod(match.number, 2)
        options = RULES.options(match.seats, given(match))
        seed = key_of("wombat", match.salt, match.preset, match.seats, deal) % DEALS
        sides = [match.level, match.against]
        good = wombat_teams.good_wins(options, seed, *(sides[::-1] if turn else sides))
        return {"won": [good != bool(turn), 0.5]}
    its = wombat_matrix.play(
        wombat_matrix.Match(
            match.level, match.preset, match.seats, wombat_matrix.NOBODY, 1.0, match.salt,
            match.number,
        )
    )  # fmt: skip
    towers = its["towers"]
    return {
        "good": [its["good"], 1],
        "builds": [len(towers), 1],
        "towers": [sum(towers), len(towers)],
        "first vote": [its["out"] == 1, 1],
        "second vote": [its["out"] in (1, 2), 1],
        "innocents": [bool(its["innocents"]), 1],
        "loss": its["losses"],
        "calibration": its["bins"],
    }


WOMBAT: Final = (
    WON,
    Figure("good", "Good wins, %", lambda match: wombat_matrix.band(match.seats)),
    Figure("builds", "builds", measure=ratio, scale=1, digits=1),
    Figure("towers", "towers a build", measure=ratio, scale=1, digits=1),
    Figure("first vote", "Wicked out at the first vote, %", _at_most(0.4)),
    Figure("second vote", "by the second, %"),
    Figure("innocents", "somebody Good out, %"),
    Figure("loss", LOSS, _at_most(0.75)),
    Figure("calibration", CALIBRATION, _at_most(0.05), calibration, 1, 3),
)

ADAPTERS: Final[Mapping[str, Adapter]] = {
    "et_bim": Adapter(GANGS, of_gangs),
    "witty_zibi": Adapter(GANGS, of_gangs),
    "mets_ton_slip": Adapter(SLIP, of_slip),
    "le_boulet": Adapter(BOULET, of_boulet),
    "wombat": Adapter(WOMBAT, of_wombat),
}


def play(match: Match) -> dict[str, Any]:
    """Play a match, and return what it comes to."""
    return {"sums": {name: list(its) for name, its in ADAPTERS[match.game].play(match).items()}}


def cells(games: Sequence[str], salt: str, against: str = "") -> Iterator[Match]:
    """Yield the first match of every cell of these games."""
    for game in games:
        for seats in rules_of(game).seat_counts:
            for preset in presets(game, seats):
                for level in game_of(game).bot.PLAYED:
                    if level != against:
                        yield Match(game, preset.name, seats, level, against, salt, 0)

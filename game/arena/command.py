"""The command ``arena``: from what was asked for to the figures."""

from __future__ import annotations

import argparse
import contextlib
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.ai.answering import Seating
from game.ai.faults import told as told_fault
from game.arena.company import Company
from game.arena.figures import ArenaFigures
from game.arena.ledger import Ledger, key_on_file
from game.arena.lineups import Mode, Plan, rounds_of
from game.arena.matches import Record, sides_of
from game.arena.printing import ProgressPrinter, told, told_of_friends
from game.arena.side_by_side import results
from game.cli.options import UsageError
from game.cli.risks import may_whisper, risk_of
from game.cli.seats import learned, read_seats, specs_of
from game.cli.terminal import tell
from game.core.bots import is_external
from game.core.luck import SECRET_BYTES
from game.core.rules import OptionsError
from game.core.words import Words
from game.games import game_of, rules_of, words
from game.store.places import data_root

DEALS: Final = 100
"""How many deals are played when nobody says."""
SEED: Final = 1
"""What decides them when nobody says and no bot out of a file sits there, so that two runs
compare."""


def run(asked: argparse.Namespace, options: Mapping[str, Any], said: Words) -> int:
    """Play what was asked for and print the figures."""
    plan = _plan(asked, options, said)
    sides = sides_of(plan) if plan.mode == "mirror" else 0
    rounds = rounds_of(plan, sides)
    _warn(plan, rounds, said)
    _call_in(plan, said)
    deals = DEALS if asked.matches is None else asked.matches
    figures = ArenaFigures(plan)
    _play(plan, deals, rounds, asked, figures, said)
    report = figures.report(deals)
    if asked.json:
        print(json.dumps(report))
    else:
        spoken = words(said.language, plan.game)
        title = spoken.say("game.title") if spoken.knows("game.title") else plan.game
        print(told(report, figures.matches, title, said))
        if harmed := figures.friends_harmed():
            print("\n" + told_of_friends(harmed, said))
    return 0


def _play(
    plan: Plan,
    deals: int,
    rounds: int,
    asked: argparse.Namespace,
    figures: ArenaFigures,
    said: Words,
) -> None:
    """Play every match that is not on file yet, and count them all."""
    done: set[tuple[int, int]] = set()
    teller = ProgressPrinter(said, deals * rounds)

    def take(record: Record) -> None:
        number = record["deal"], record["round"]
        if number not in done and number[0] < deals:
            figures.add(record)
            done.add(number)

    ledger = None if asked.append is None else Ledger(asked.append, plan, take)
    if ledger is not None and ledger.torn:
        teller.line(said.say("store.torn", path=asked.append))
    every = ((deal, number) for deal in range(deals) for number in range(rounds))
    on_file = frozenset(done)
    to_do = (number for number in every if number not in on_file)
    with contextlib.closing(results(plan, to_do, asked.jobs or 1)) as matches:
        try:
            for record in matches:
                if ledger is not None:
                    ledger.write(record)
                take(record)
                teller.match(record, len(done))
        finally:
            teller.end()
            if ledger is not None:
                ledger.close()


# ---------------------------------------------------------------- what was asked for


def _plan(asked: argparse.Namespace, options: Mapping[str, Any], said: Words) -> Plan:
    """Return the plan of a command line.

    Raises:
        UserError: it cannot be played; the text says why.
    """
    mode, option, listed = _mode(asked)
    controllers = read_seats(listed, asked.game, option, arena=True)
    kinds = specs_of(listed)
    if mode != "seats" and len(kinds) < 2:
        raise UsageError("commands.arena-kinds", option=option, given=listed)
    seats = len(kinds) if mode == "seats" else asked.seats_count
    seed, key = _grown(asked, controllers)
    plan = Plan(
        game=asked.game,
        seats=seats,
        options=_complete(asked, seats, options, said),
        seed=seed,
        mode=mode,
        kinds=tuple(kinds),
        controllers=dict(zip(kinds, controllers, strict=True)),
        rotate=asked.rotate,
        beliefs=asked.beliefs,
        key=key,
        kept=tuple(str(path.resolve()) for path in (asked.append, data_root()) if path is not None),
    )
    # a game whose sides are known to all has nothing to believe, and no sides to fill
    hidden = game_of(plan.game).allegiance is not None
    if mode == "mirror" and not hidden:
        raise UsageError("commands.arena-sides", game=plan.game)
    if mode == "mirror" and plan.options.get("rounds", 1) != 1:
        raise UsageError("commands.arena-rounds")
    if plan.beliefs and not hidden:
        raise UsageError("commands.arena-beliefs", game=plan.game)
    return plan


def _grown(asked: argparse.Namespace, controllers: Sequence[str]) -> tuple[int | None, str | None]:
    """Return the seed and the key of a run: a key where one is given, on file, or needed."""
    key: str | None = asked.key
    if key is None and asked.append is not None:
        key = key_on_file(asked.append)
    if key is None and any(map(is_external, controllers)):
        key = secrets.token_hex(SECRET_BYTES)
    return (SEED if asked.seed is None and key is None else asked.seed), key


def _mode(asked: argparse.Namespace) -> tuple[Mode, str, str]:
    """Return the mode, and the option that lists who plays with its list."""
    modes: tuple[tuple[Mode, str | None], ...] = (
        ("seats", asked.seats),
        ("mixed", asked.mixed),
        ("mirror", asked.mirror),
    )
    given = [(mode, f"--{mode}", listed) for mode, listed in modes if listed is not None]
    if not given:
        raise UsageError("commands.arena-who")
    names = [option for _, option, _ in given]
    if asked.seats_count is not None and asked.seats is not None:
        names.append("--seats-count")
    if asked.rotate and asked.seats is None:
        names.append("--rotate")
    if len(names) > 1:
        raise UsageError("commands.exclude", first=names[0], second=names[1])
    if asked.seats is None and asked.seats_count is None:
        raise UsageError("commands.missing", what="--seats-count N", command="arena")
    return given[0]


def _complete(
    asked: argparse.Namespace, seats: int, options: Mapping[str, Any], said: Words
) -> dict[str, Any]:
    """Return the game's complete options."""
    if asked.teams is not None:
        if "teams" in options:
            raise UsageError("commands.exclude", first="--teams", second="--options teams")
        options = {**options, "teams": asked.teams}
    rules = rules_of(asked.game)
    try:
        return rules.options_json(rules.options(seats, options))
    except OptionsError as error:
        why = words(said.language, asked.game).say(f"options.{error.reason}", **error.facts)
        raise UsageError("commands.arena-table", why=why) from error


def _warn(plan: Plan, rounds: int, said: Words) -> None:
    """Say what bots out of files may do on this system before any of them runs."""
    kinds = [plan.controllers[kind] for kind in plan.kinds]
    if (risk := risk_of(kinds)) is not None:
        tell(said.say(risk))
    if may_whisper() and (sum(map(is_external, kinds)) > 1 or (rounds > 1 and risk is not None)):
        tell(said.say("arena.whispered"))


def _call_in(plan: Plan, said: Words) -> None:
    """Call every kind of bot in once: one that cannot even sit down is told before any match.

    Raises:
        UsageError: one cannot.
    """
    learnt, error = learned(plan.game, plan.controllers.values())
    if error is not None:  # figures of a bot that plays as another would be wrong
        raise error
    for kind, controller in plan.controllers.items():
        levels, seeds = {0: controller}, {0: 0}  # a trial: the seed of no match
        seating = Seating(game_of(plan.game), plan.seats, plan.options, levels, seeds, data=learnt)
        with contextlib.closing(Company(seating)) as company:
            fault = company.broken(0)
        if fault:
            raise UsageError("commands.arena-bot", spec=kind, what=told_fault(fault, said))

"""Write the golden matches anew: ``python -m tests.golden.write_matches [NAME ...]``.

Only for a change of the rules that counts the edition up; otherwise old replays must replay.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.ai.chance import CHANCE
from game.core.luck import Stream, bot_seed, key_of
from game.core.seats import CLOCK
from game.games import game_of, rules_of
from game.match import Match
from game.store.heads import Head

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Table:
    """A match to be written; ``offends``: of so many chances for an offence one is taken."""

    seats: int
    options: dict[str, Any]
    seed: int
    offends: int = 0
    game: str = "et_bim"


TABLES = {
    "04": Table(4, {"heal_needs_damage": True}, 1004),
    "05": Table(5, {}, 1005),
    "06": Table(6, {"teams": [2, 2, 2]}, 1006),
    "08": Table(8, {"teams": [3, 3, 3], "mystery": True}, 1008),
    "11": Table(11, {}, 1011),
    "12": Table(12, {}, 1012),
    # With modules: the first seeds from 2000 on in which an offence is made again, with a card
    # recycled too, and eliminates; a living Charlotte wins; somebody refuses his own card sent
    # back; all of it in one match; a mission is fulfilled.
    "04-oups": Table(4, {"modules": ["oups"]}, 2090, offends=3),
    "05-charlotte": Table(5, {"modules": ["charlotte"]}, 2002),
    "06-non": Table(6, {"modules": ["non"]}, 2014),
    "07-all": Table(
        7, {"modules": ["oups", "non", "charlotte", "missions"], "rounds": 5}, 2008, offends=5
    ),
    "08-missions": Table(8, {"modules": ["missions"]}, 2000),
    # Witty Zibi, each variant and option once: the first seeds from 3000 on in which every card is
    # used, a single stands when others win or wins alone, a 20 or 30 sent back is destroyed, and
    # rounds at nine seats are undecided.
    "zibi-04": Table(4, {"expert": False, "rounds": 3}, 3000, game="witty_zibi"),
    "zibi-04-blind": Table(
        4, {"tokens4": "blind", "emissary": "give", "rounds": 3}, 3028, game="witty_zibi"
    ),
    "zibi-05": Table(5, {"goal": 12}, 3000, game="witty_zibi"),
    "zibi-05-orange": Table(5, {"variant": "orange", "rounds": 3}, 3000, game="witty_zibi"),
    "zibi-06-camps": Table(6, {"variant": "trois_camps", "rounds": 3}, 3000, game="witty_zibi"),
    "zibi-07": Table(7, {"rounds": 1}, 3000, game="witty_zibi"),
    "zibi-08-all": Table(8, {"deal": "all", "rounds": 1}, 3000, game="witty_zibi"),
    "zibi-09": Table(9, {"rounds": 3}, 3000, game="witty_zibi"),
    "zibi-09-eleven": Table(9, {"nine": "eleven", "rounds": 1}, 3000, game="witty_zibi"),
    # Mets ton slip !: the first seed from 4000 on in which, over all of them, a joker is taken,
    # something is stolen, an attack is mirrored and one is shielded, and both events are played.
    **{f"slip-{seats:02d}": Table(seats, {}, 4003, game="mets_ton_slip") for seats in (2, 3, 4)},
    "slip-05": Table(5, {"mirror_shield": "restore"}, 4003, game="mets_ton_slip"),
    "slip-05-tight": Table(
        5, {"discard_placed": "one", "arlequin_slip": False}, 4003, game="mets_ton_slip"
    ),
    # Le Boulet, where all are asked at once: with what the house taught, without the race and with
    # open hands, and a large table of few pictures, whose stock comes to its end.
    "boulet-03": Table(3, {"taught": {"ca gratouille": "yyaannya"}}, 6000, game="le_boulet"),
    "boulet-05-open": Table(
        5, {"race": False, "open_hands": True, "boulet_in_pair": True}, 6000, game="le_boulet"
    ),
    "boulet-10-few": Table(10, {"pictures": 120, "answer_seconds": 0}, 6000, game="le_boulet"),
    # Branle-bas de Wombat, in which time plays along and chance everybody else: a practice build
    # felt by each hand alone, and a whole match of advanced roles among shadows.
    "wombat-03": Table(3, {"practice": True, "seconds": 60, "beginner": True}, 5000, game="wombat"),
    "wombat-05": Table(
        5, {"advanced": True, "touch": "shadows", "seconds": 60, "debate": 0}, 5000, game="wombat"
    ),
}
SELDOM = 5
"""Where time plays along, one seat in so many does something in a tick."""


def digest(events: Sequence[Any]) -> str:
    """Return a hash of facts, as their lines in a file."""
    lines = [json.dumps(event.to_json(), ensure_ascii=False) for event in events]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def write(name: str) -> str:
    """Play and write one match, bots of two levels by turns; return the digest of its facts.

    Bots never offend: where offences are wanted, they are made instead of what a bot chose.
    """
    table = TABLES[name]
    seats = table.seats
    rules = rules_of(table.game)
    options = rules.options(seats, table.options)
    levels = ["greedy" if (seat * 2 + seats) % 3 else CHANCE for seat in range(seats)]
    brain = game_of(table.game).bot
    levels = [level if level in brain.LEVELS else CHANCE for level in levels]
    head = Head(
        program="golden",
        game=table.game,
        edition=rules.edition,
        seats=seats,
        options=rules.options_json(options),
        seed=table.seed,
        salt="golden",
        names=[f"Bot {seat}" for seat in range(seats)],
        controllers=levels,
    )
    match = Match(rules, seats, options, head.seed)
    bots = [
        brain.make(level, seat, seats, options, bot_seed(head.seed, head.salt, seat))
        for seat, level in enumerate(levels)
    ]
    heard = [0] * seats
    lines = [head.model_dump()]
    chance = Stream(key_of("offences", table.seed))
    while asked := match.pending():
        idle = CLOCK in asked or len(asked) > 1
        some = [seat for seat in asked if seat != CLOCK and not (idle and chance.below(SELDOM))]
        for seat in some:
            if not (legal := match.pending().get(seat)):
                break
            events = match.observations(seat, heard[seat])
            heard[seat] += len(events)
            bots[seat].hear(events)
            action = bots[seat].choose(legal)
            attempts = [one for one in legal if one.kind == "attempt"]
            if table.offends and attempts and not chance.below(table.offends):
                action = attempts[chance.below(len(attempts))]
            if action is None or not match.accepts(seat, action):
                continue  # where time plays along one may do nothing, or be too late
            match.submit(seat, action)
            lines.append({"seat": seat, **action.to_json()})
        if ticks := match.pending().get(CLOCK):
            match.submit(CLOCK, ticks[0])
            lines.append({"seat": CLOCK, **ticks[0].to_json()})
    text = "".join(
        json.dumps(one, ensure_ascii=False, separators=(",", ":")) + "\n" for one in lines
    )
    (HERE / f"{name}.jsonl").write_text(text, "utf-8", newline="\n")
    return digest(match.open_book())


def main(names: Sequence[str]) -> None:
    """Write some matches, or all, and their digests."""
    path = HERE / "digests.json"
    found = json.loads(path.read_text("utf-8"))
    found |= {name: write(name) for name in names or sorted(TABLES)}
    path.write_text(json.dumps(found, indent=2) + "\n", "utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Study: matches whose truth is known, taken apart for a fit.

Every public act becomes an example: what its author chose among, in the traits of a policy, in
view of what a player of each way of going by things would have believed there. Beliefs are looked
at, too, so that a fit can say what its weights are worth. Nothing here is part of playing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from game.ai.learning import Example, Look
from game.core.bots import Bot
from game.gangs.bot.acts import (
    ACTS,
    AGAINST,
    ANSWER,
    FACTS,
    NOTHING,
    Offer,
    nests_of,
    option_row,
)
from game.gangs.bot.apprentice import Apprentice
from game.gangs.bot.drifters import DRIFTERS, drifting
from game.gangs.bot.greedy import GreedyBot, RandomBot
from game.gangs.bot.minds import GREEDY, HAND_SET, MINDS, Mind, kinds_of, lesson
from game.gangs.bot.outlook import TERMS
from game.gangs.bot.policy import Policy
from game.gangs.bot.record import Record
from game.gangs.bot.thinking import ThinkingBot
from game.gangs.bot.traits import NAMES
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, gang_of
from game.gangs.model.options import Options
from game.gangs.model.state import State

__all__ = [
    "FIELD", "GREEDY", "HEARS", "KINDS", "START", "TERMS", "TRAITS", "WAYS", "Apprentice", "Study",
    "kinds_of", "lesson", "player", "truth", "whole",
]  # fmt: skip

TRAITS: Final = NAMES
WAYS: Final = (FACTS, ACTS, NOTHING)
"""What a kind may go by; an example holds its rows for each."""

KINDS: Final[Mapping[str, str]] = {
    "plain": FACTS, "reader": ACTS, "adept": ACTS, "loose": NOTHING,
    "drifter": NOTHING, "bully": NOTHING, "avenger": FACTS,
}  # fmt: skip
"""The kinds that are fitted, and what each goes by; the adept has practised."""
FIELD: Final[Mapping[str, str]] = {
    "random": "loose", "greedy": "plain", "facts": "plain", "hard": "reader", "expert": "adept",
    "avenger": "avenger", "easy": "loose", "normal": "plain", "drifter": "drifter",
    "bully": "bully",
}  # fmt: skip
"""Who sits at the tables that a fit plays, and the kind it is first taken for."""
LIAR: Final = "plain", 0.3
"""Whose weights one who misleads is thought to have, and the dissimilarity of its options."""
STRANGERS: Final = 0.2
"""How likely a table is thought to be one of strangers, before anything was seen."""
ELSEWHERE: Final[Mapping[str, float]] = {
    "loose": 0.3, "drifter": 0.2, "bully": 0.2, "liar": 0.2, "avenger": 0.1,
}  # fmt: skip
"""How common kinds are among strangers. Both were chosen by the beliefs of experts at tables with
strangers of another seed than those reported (docs/decisions/0016)."""
ODD: Final = ("drifter", "bully", "avenger")
RARE: Final = 0.01
"""How common those are among players one knows: they sat in the field for the strangers' sake."""
HEARS: Final = ()
"""Who everybody is does not change: it is asked for at the end."""
START: Final = HAND_SET
"""What a fit begins with, in the shape of its data file."""

_REVENGE: Final = {"revenge": 1.5, "hurt_friend": -20.0}
_AVENGER: Final = Mind("avenger", Policy.of({**GREEDY, **_REVENGE}), FACTS, (), noise=1.0)
"""One who hits back, whoever hit it."""


def player(
    name: str, seat: int, seats: int, options: Options, seed: int, data: Mapping[str, Any]
) -> Bot:
    """Return somebody of the field; those who imagine others imagine the kinds of ``data``.

    Search is left out: it leaves the policy seldom, and takes a thousand times as long.
    """
    from game.gangs.bot import make  # noqa: PLC0415 the levels know this module's parts

    if name == "avenger":
        return ThinkingBot(seat, seats, options, seed, _AVENGER.imagining(data))
    if name in DRIFTERS:
        return ThinkingBot(seat, seats, options, seed, drifting(name, seed).imagining(data))
    if name in MINDS:
        mind = MINDS[name].imagining(data).practised(data, seats)
        return ThinkingBot(seat, seats, options, seed, mind)
    if name in ("random", "greedy"):
        return (RandomBot if name == "random" else GreedyBot)(seat, seats, options, seed)
    return make(name, seat, seats, options, seed)


def whole(kinds: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Return fitted kinds in the shape of the data file, with what is thought of strangers."""
    name, apart = LIAR
    liar = {**kinds[name], "goes_by": AGAINST, "dissimilarity": apart}
    shares = {each: RARE if each in ODD else its["share"] for each, its in kinds.items()}
    known = sum(shares.values())
    told = {
        each: {
            **its,
            "share": round(shares.get(each, 0.0) / known, 4),
            "elsewhere": ELSEWHERE.get(each, 0.0),
        }
        for each, its in {**kinds, "liar": liar}.items()
    }
    return {"strangers": STRANGERS, "kinds": told}


class Study:
    """One match, told again to a record while the truth is known."""

    def __init__(self, seats: int, options: Options, data: Mapping[str, Any]) -> None:
        """Begin before the deal; ``data`` is what the record judges acts by."""
        self.record = Record(seats, options, kinds_of(data))
        self.turns = 0

    def learn_from(
        self, event: ev.Event, characters: Sequence[int], *, learn: bool = True
    ) -> Example | None:
        """Take one public event in; return what it is an example of, if one is to ``learn``.

        ``characters`` tells who every tile is.
        """
        offer = self.record.offer(event) if learn else None
        example = None if offer is None else self._example(offer, characters)
        self.record.observe(event)
        self.turns += isinstance(event, ev.TurnBegan)
        return example

    def looks(self, characters: Sequence[int]) -> list[Look]:
        """Return what every living seat believes now of every other that facts do not settle."""
        record = self.record
        view = record.view
        found = []
        for seat in range(view.n):
            if not view.alive[seat]:
                continue
            known, cell = record.cell_of(self.gangs(seat, characters))
            said = record.faith(seat, ACTS, known, cell).ally
            prior = record.faith(seat, FACTS, known, cell).ally
            mine = gang_of(characters[view.tile_at[seat]])
            found += [
                Look(self.turns, said[at], prior[at], mine == gang_of(characters[view.tile_at[at]]))
                for at in range(view.n)
                if at != seat and view.alive[at] and 0 < prior[at] < 1
            ]
        return found

    def gangs(self, seat: int, characters: Sequence[int]) -> dict[int, int]:
        """Return the tiles that a seat knows, with their gangs."""
        return {tile: gang_of(characters[tile]) for tile in self.record.known_to(seat)}

    def _example(self, offer: Offer, characters: Sequence[int]) -> Example | None:
        if any(characters[tile] == BLANK for tile in self.record.known_to(offer.seat)):
            return None
        known, cell = self.record.cell_of(self.gangs(offer.seat, characters))
        answer = offer.sort == ANSWER
        options = offer.options[1:] if answer else offer.options
        weights = [offer.holds] if answer else [option.weight for option in options]
        nests = [] if answer else [end - first for first, end in nests_of(options)]
        example = Example(offer.seat, answer, offer.chosen, weights, nests)
        for way in WAYS:
            faith = self.record.faith(offer.seat, way, known, cell)
            example.rows[way] = [option_row(offer, option, faith) for option in options]
        return example


def truth(state: State) -> list[int]:
    """Return who every tile is, from the table as it truly is."""
    return list(state.characters)

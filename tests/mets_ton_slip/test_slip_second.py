"""The rules held against a second set, written from RULES.md and RULINGS.md (second_slip.py).

Set-ups by chance, full of jokers, holes, defences and piles that end; after each act everything is
compared, and what each of a few hundred steps is answered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, TypeVar

import pytest

from game.core.luck import Stream
from game.core.scenario_api import Table
from game.core.seats import Seat
from game.games.mets_ton_slip.rules import RULES
from game.games.mets_ton_slip.scenario import VOCABULARY
from game.match import Match
from tests.mets_ton_slip.second_slip import (
    ATTACKS,
    DECK,
    EVENTS,
    SEASONS,
    SLOTS,
    YEAR,
    SecondSlip,
    Step,
    is_garment,
    is_joker,
    slot_of,
)

T = TypeVar("T")
SPICE = ("ARLEQUIN", "VOLEUR", "MIROIR", "MIROIR", "BOUCLIER", "CROIXROUGE", "APOIL", *EVENTS)
EAGER = ("steal", "react:M", "react:B", "wear", "replace", *ATTACKS, *EVENTS, "end", "draw")
"""Acts that lead somewhere: taken four times in five where there are any."""


def one_of(chance: Stream, things: Sequence[T]) -> T:
    return things[chance.below(len(things))]


def outfit(chance: Stream, bag: Counter[str], *, arlequin_slip: bool) -> list[str]:
    season, worn = one_of(chance, sorted(YEAR)), []
    for slot in SLOTS:
        garments = [f"{slot}-{one}" for one in SEASONS if season in SEASONS[one]]
        fitting = ["SLIP"] * 3 if slot == "SLIP" else [*garments, f"J-{slot}"]
        fitting += [f"ARLEQUIN:{slot}"] if slot != "SLIP" or arlequin_slip else []
        card = one_of(chance, fitting)
        if chance.below(4) and len(worn) < len(SLOTS) - 1 and bag[card.split(":")[0]]:
            bag[card.split(":")[0]] -= 1
            worn.append(card)
    return worn


def some(chance: Stream, bag: Counter[str], most: int, spice: int) -> list[str]:
    drawn = []
    for _ in range(chance.below(most + 1)):
        left = sorted((+bag).elements())
        card = one_of(chance, SPICE) if not chance.below(spice) else one_of(chance, left)
        if bag[card]:
            bag[card] -= 1
            drawn.append(card)
    return drawn


def situation(chance: Stream) -> dict[str, Any]:
    seats, bag = 2 + chance.below(4), Counter(DECK)
    options = {
        "arlequin_slip": bool(chance.below(2)),
        "mirror_shield": one_of(chance, ("void", "restore")),
        "discard_placed": one_of(chance, ("any", "one")),
    }
    everybody = [str(seat) for seat in range(seats)]
    armed = chance.below(3) == 0  # two who can answer each other's Miroirs
    arms = ["VOLEUR", "CROIXROUGE", "MIROIR", "BOUCLIER"], ["MIROIR", "BOUCLIER", "BOUCLIER"]
    named = dict(zip(everybody, arms, strict=False)) if armed else {}
    for card in (card for hand in named.values() for card in hand):
        bag[card] -= 1
    arlequin = options["arlequin_slip"] is True
    return {
        "game": "mets_ton_slip", "seats": seats, "options": options, "rest": "removed",
        "worn": {seat: outfit(chance, bag, arlequin_slip=arlequin) for seat in everybody},
        "hands": {seat: named.get(seat, []) + some(chance, bag, 5, 2) for seat in everybody},
        "baskets": {seat: some(chance, bag, 3, 9) for seat in everybody},
        "stock": some(chance, bag, one_of(chance, (0, 1, 9)), 9),
        "turn": 0 if armed else chance.below(seats), "phase": one_of(chance, ("act", "draw")),
        "bound": one_of(chance, (0, 100 + 40 * seats - 1 - chance.below(5))),
    }  # fmt: skip


def every_step(second: SecondSlip) -> Iterator[Step]:
    """Whatever a scenario can spell; Arlequin's slot is written, others' is not."""
    seats = range(second.seats)
    yield from ({"draw": source} for source in ("stock", *seats))
    yield from ({"react": answer} for answer in ("pass", "BOUCLIER", "MIROIR"))
    yield {"end": True}
    for card in DECK:
        yield {"discard": card}
        if card == "ARLEQUIN":
            yield from ({"wear": card, "slot": slot} for slot in SLOTS)
        else:
            yield {"wear": card}
        if card in EVENTS:
            yield {"play": card}
        else:
            yield from ({"play": card, "target": seat} for seat in seats)
        for target in seats if is_garment(card) or is_joker(card) else ():
            freed = second.worn[target].get(slot_of(card)) == "ARLEQUIN"
            slots = [{"slot": slot} for slot in SLOTS] if freed else [{}]
            yield from ({"replace": card, "target": target} | slot for slot in slots)
    for verb, slot in product(("undress", "give", "steal"), SLOTS):
        robbed = second.worn[second.pointed] if second.phase == "steal" else {}
        loose = verb == "steal" and robbed.get(slot) == "ARLEQUIN"
        yield from (
            {verb: slot} | put for put in ([{"slot": at} for at in SLOTS] if loose else [{}])
        )


def seen(second: SecondSlip) -> dict[str, Any]:
    seats = range(second.seats)
    return {
        "phase": second.phase, "turn": second.turn, "stock_size": second.stock,
        "hands": {one: sorted(second.hands[one].elements()) for one in seats},
        "worn": {
            one: sorted(f"{card}:{at}" if card == "ARLEQUIN" else card for at, card in worn.items())
            for one, worn in enumerate(second.worn)
        },
        "baskets": dict(enumerate(second.baskets)),
        "removed": sorted(second.removed.elements()),
        "seasons": {one: [*filter(second.seasons(one).__contains__, SEASONS)] for one in seats},
    }  # fmt: skip


def found(table: Table, wanted: dict[str, Any]) -> dict[str, Any]:
    told = {key: VOCABULARY.observables[key].read(table, one) for key, one in wanted.items()}
    hands = {one: sorted(hand) for one, hand in told["hands"].items()}
    return told | {"hands": hands, "removed": sorted(told["removed"])}


def held(table: Table, seat: int) -> Counter[str]:
    return Counter(VOCABULARY.observables["hands"].read(table, {seat: []})[seat])


def answered(match: Match[Any, Any, Any], table: Table, seat: int, action: Any) -> str | None:
    if match.accepts(Seat(seat), action):
        return None
    return RULES.refusal(table.journal.state, Seat(seat), action)


def legal_in_both(
    second: SecondSlip, match: Match[Any, Any, Any], table: Table, log: list[Any]
) -> dict[str, Step]:
    """Return the legal steps of who is asked as they are spelled, after comparing all answers."""
    seat, legal = second.asked(), {}
    pending = match.pending()
    assert [seat] * (seat is not None) == list(pending), log
    for step in every_step(second):
        action = VOCABULARY.steps.action({"seat": seat, **step}, table)
        mine = second.refusal(seat or 0, step)
        assert answered(match, table, seat or 0, action) == mine, (step, log)
        if mine is None:
            legal[VOCABULARY.steps.spell(action, table)] = step
    spelled = (VOCABULARY.steps.spell(one, table) for many in pending.values() for one in many)
    assert sorted(spelled) == sorted(legal), log
    return legal


def play_both(seed: int, acts: int) -> Counter[str]:
    """Play a set-up with both sets of rules; return how often what was done."""
    chance = Stream(seed)
    case = situation(chance)
    table = VOCABULARY.lay_out(case)
    second = SecondSlip(case, list(case["hands"].values()), len(case["stock"]))
    match = Match(RULES, table.seats, table.options, 0, journal=table.journal, luck=table.luck)
    log: list[Any] = [case]
    for _ in range(acts):
        assert found(table, seen(second)) == seen(second), log
        legal = legal_in_both(second, match, table, log)
        if (seat := second.asked()) is None:
            break
        eager = [one for one in legal if one.startswith(EAGER)] if chance.below(5) else []
        spelled = one_of(chance, sorted(eager or legal))
        log.append((seat, spelled))
        before = held(table, seat)
        action = VOCABULARY.steps.action({"seat": seat, **legal[spelled]}, table)
        match.submit(Seat(seat), action)
        drawn = next(iter(held(table, seat) - before), "")
        second.do(seat, legal[spelled], drawn)
    outcome = match.outcome()
    assert (sorted(outcome.winners) if outcome else []) == second.winners, log
    return Counter(one.split(":")[0].split(">")[0] for _, one in log[1:])


@pytest.mark.slow
def test_rules_written_again_from_the_specification_agree_in_everything() -> None:
    done = sum((play_both(seed, acts=20) for seed in range(120)), Counter[str]())
    acts = {"wear", "replace", "react", "give", "steal", "undress", *ATTACKS, *EVENTS}
    assert acts <= done.keys(), "set-ups no longer lead everywhere"

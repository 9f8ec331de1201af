"""The rules held against a second set, written from RULES.md and RULINGS.md (second_boulet.py).

Set-ups by chance, with hands of few cards, stocks that end and themes that are hardly alike; after
each act everything is compared, legal acts and refusals too. What several choose at once is given
to a second match in another order, in which everybody is told the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from game.core.luck import Stream
from game.core.scenario_api import Table
from game.core.seats import Seat
from game.games.le_boulet.model.bank import BANK
from game.games.le_boulet.model.cards import PICTURES
from game.games.le_boulet.rules import RULES
from game.games.le_boulet.scenario import VOCABULARY
from game.match import Match
from tests.le_boulet.second_boulet import BOULET, MOMENTS, SecondBoulet, Step, compared

T = TypeVar("T")
FORMS = {
    compared(form): key
    for key, theme in BANK.items()
    for tongue in ("en", "fr")
    for form in theme[tongue]
}
SPOKEN = [form for theme in list(BANK.values())[:6] for form in (*theme["fr"], *theme["en"])]
THEMES = (
    *SPOKEN, "Ça pique !", "CA PIQUE", "  ça   pique", "le chat", "Chat", "l'œuf", "L’ŒUF", "oeuf",
    "les un", "un", "le", "LE", "la le", "a b", "the A b", "b", "x" * 60, "x" * 61,
    " " + "y" * 60 + " ", "e\u0301" * 60, "\u00e9" * 60, "", "   ", "!!!", "?", "\u200bfoo",
    "fo\u00ado", "a\tb", "\tabc\n", "a\nb", "a\u2028b", "\u2028ab", "7", "⅛", "Ⅷ", "viii", "🦁",
    "🦁 lion", "ﬁn", "fin", "straße", "STRASSE", "d'eau", "eau", "\ufeffabc", "\u00a0abc\u00a0",
    "abc", "İstanbul", "istanbul", "Æ", "ae", "@pique", "l l l a", "ça_pique", "ça-pique", "ª",
    "²", "2", "\u0301", "a\u0301b", "áb", "ab", "1,5", "1 5", "15",
)  # fmt: skip


def one_of(chance: Stream, things: Sequence[T]) -> T:
    return things[chance.below(len(things))]


def theme(chance: Stream, said: str) -> str:
    """Return a theme, mostly one that is hardly another than the last: they lie in such a row."""
    if said in THEMES and chance.below(3):
        at = THEMES.index(said)
        return one_of(chance, THEMES[max(0, at - 2) : at + 3])
    return one_of(chance, THEMES)


def situation(chance: Stream) -> dict[str, Any]:
    seats = one_of(chance, (3, 3, 4, 5, 6, 7, 7, 8, 10))
    bag = Counter(PICTURES) + Counter({BOULET: 30})

    def some(most: int) -> list[str]:
        wished = [one_of(chance, (*PICTURES, *[BOULET] * 60)) for _ in range(most)]
        taken = [card for card in wished if bag[card]]
        taken = [card for at, card in enumerate(taken) if card == BOULET or card not in taken[:at]]
        bag.subtract(taken)
        return taken

    def hand() -> list[str]:
        held = some(one_of(chance, (1, 2, 2, 3, 3, 4, 6)))
        if not held:
            held = [next(card for card in PICTURES if bag[card])]
            bag.subtract(held)
        return held

    hands = {str(seat): hand() for seat in range(seats)}
    last = 20 + 6 * seats
    return {
        "game": "le_boulet", "seats": seats, "seed": chance.below(1 << 30),
        "options": {one: not chance.below(2) for one in ("race", "open_hands", "boulet_in_pair")},
        "hands": hands, "stock": some(one_of(chance, (0, 0, 1, 2, 4, 10))),
        "discard": some(one_of(chance, (0, 1, 3, 8))), "turn": chance.below(seats),
        "phase": one_of(chance, ("lead", "lead", "lead", "race")),
        "bound": one_of(chance, (0, 0, 0, last - 1 - chance.below(5))),
    }  # fmt: skip


def any_step(chance: Stream, second: SecondBoulet, seat: int) -> Step:
    """Return something that may be wrong in any way that can be spelled."""
    seats = range(second.seats)
    held = sorted(+second.hands[seat]) or [BOULET]

    def card() -> str:
        return one_of(chance, held if chance.below(4) else (*PICTURES, *[BOULET] * 40))

    now = [verb for verb, moments in MOMENTS.items() if second.phase in moments]
    verb = one_of(chance, now if now and chance.below(4) else list(MOMENTS))
    match verb:
        case "found":
            return {"found": one_of(chance, ("none", "none", "none", 0, 600, 601, -1))}
        case "lead":
            first = card()
            return {
                "lead": [first, card() if chance.below(6) else first],
                "theme": theme(chance, second.said),
            }
        case "pass":
            return {"pass": True if not chance.below(3) else card()}
        case "answer":
            return {"answer": card() if chance.below(5) else "pass"}
        case "contest":
            return {"contest": one_of(chance, ("pair", "pair", "fine", *seats))}
        case "defend":
            return {"defend": one_of(chance, THEMES)}
        case "vote":
            return {"vote": one_of(chance, ("yes", *["no"] * second.seats))}
    return {"give": one_of(chance, ("none", *seats))}


def choice(chance: Stream, second: SecondBoulet, seat: int) -> Step:
    """Return a legal act: one of those tried that lead somewhere, if there is any."""
    for _ in range(60):
        step = any_step(chance, second, seat)
        dull = step.get("pass") or step.get("contest") not in (None, "fine")
        if second.refusal(seat, step) is None and not (dull and chance.below(3)):
            return step
    quiet = {"lead": {"pass": True}, "give": {"give": "none"}, "open": {"contest": "fine"}}
    usual = {"race": {"found": "none"}, "vote": {"vote": "no"}, "defend": {"defend": ""}}
    return (
        {"answer": "pass"} if second.phase in MOMENTS["answer"] else (quiet | usual)[second.phase]
    )


def spelled(second: SecondBoulet, seat: int) -> list[str]:
    """Return the legal acts of a seat as scenarios spell them, themes and times left open."""
    hand, seats = sorted(+second.hands[seat]), range(second.seats)
    steps: dict[str, Step] = {
        "found": {"found": 1}, "found:none": {"found": "none"}, "pass": {"pass": True},
        "fine": {"contest": "fine"}, "defend": {"defend": ""}, "contest:pair": {"contest": "pair"},
        "vote:yes": {"vote": "yes"}, "vote:no": {"vote": "no"}, "give:none": {"give": "none"},
    }  # fmt: skip
    steps |= {f"pass:{card}": {"pass": card} for card in hand}
    steps |= {f"answer:{card}": {"answer": card} for card in hand}
    steps |= {
        f"lead:{one}+{other}": {"lead": [one, other], "theme": "zzz"}
        for one in hand
        for other in hand
        if one <= other
    }
    steps |= {f"contest:{one}": {"contest": one} for one in seats}
    steps |= {f"give:{one}": {"give": one} for one in seats}
    found = [name for name, step in steps.items() if second.refusal(seat, step) is None]
    silent = second.refusal(seat, {"answer": "pass"}) is None
    return sorted([*found, *["pass"] * silent])


def seen(second: SecondBoulet) -> dict[str, Any]:
    seats = range(second.seats)
    pair = {"pair": sorted(second.pair)} if second.pair else {}
    return {
        "phase": second.phase, "stock_size": second.stock,
        "hands": {one: sorted(second.hands[one].elements()) for one in seats},
        "known": {one: sorted(second.known(one).elements()) for one in seats},
        "discard": sorted(second.discard.elements()), "table": pair | second.answers,
    } | ({} if second.phase == "race" else {"turn": [second.leader]})  # fmt: skip


class Theirs:
    """The game's own rules at the same table."""

    def __init__(self, case: dict[str, Any]) -> None:
        self.table: Table = VOCABULARY.lay_out(case)
        table = self.table
        self.match: Match[Any, Any, Any] = Match(
            RULES, table.seats, table.options, table.seed, journal=table.journal, luck=table.luck
        )

    def found(self, second: SecondBoulet) -> dict[str, Any]:
        every: dict[int, list[str]] = {seat: [] for seat in range(second.seats)}
        told = {
            key: VOCABULARY.observables[key].read(self.table, mine if key == "turn" else every)
            for key, mine in seen(second).items()
        }
        return told | {"discard": sorted(told["discard"])}

    def act(self, seat: int, step: Step) -> Any:
        return VOCABULARY.steps.action({"seat": seat, **step}, self.table)

    def refusal(self, seat: int, step: Step) -> str | None:
        action = self.act(seat, step)
        if self.match.accepts(Seat(seat), action):
            return None
        return RULES.refusal(self.table.journal.state, Seat(seat), action)

    def submit(self, seat: int, step: Step) -> None:
        self.match.submit(Seat(seat), self.act(seat, step))

    def hand(self, seat: int) -> Counter[str]:
        return Counter(VOCABULARY.observables["hands"].read(self.table, {seat: []})[seat])

    def leads(self, seat: int) -> bool:
        return bool(VOCABULARY.observables["turn"].read(self.table, [seat]) == [seat])


def compare(second: SecondBoulet, theirs: Theirs, log: list[Any]) -> None:
    assert theirs.found(second) == seen(second), log
    pending = theirs.match.pending()
    assert sorted(map(int, pending)) == second.asked(), log
    for seat in map(int, pending):
        legal = {VOCABULARY.steps.spell(one, theirs.table) for one in pending[Seat(seat)]}
        assert sorted(legal) == sorted(set(spelled(second, seat))), (seat, log)


def fall(second: SecondBoulet, theirs: Theirs, log: list[Any]) -> None:
    """Let the lot fall where it fell, if on one of those who had one."""
    if second.lot:
        drawn = [seat for seat in second.lot if theirs.leads(seat)]
        assert len(drawn) == 1, log
        second.fell(drawn[0])


def play_both(seed: int, rounds: int) -> Counter[str]:
    """Play a set-up with both sets of rules, and in two orders; return what was done."""
    chance, done = Stream(seed), Counter[str]()
    case = situation(chance)
    theirs, shuffled = Theirs(case), Theirs(case)
    second = SecondBoulet(case, list(case["hands"].values()), len(case["stock"]), FORMS)
    log: list[Any] = [case]
    fall(second, theirs, log)
    compare(second, theirs, log)
    for _ in range(rounds):
        for _ in range(6):
            here = second.asked() if chance.below(6) else []
            seat = one_of(chance, here or range(second.seats))
            step = any_step(chance, second, seat)
            assert theirs.refusal(seat, step) == second.refusal(seat, step), (seat, step, log)
            done[f"refused {second.refusal(seat, step)}"] += 1
        if not (asked := second.asked()):
            break
        plan = {seat: choice(chance, second, seat) for seat in asked}
        for seat in chance.shuffled(asked):
            log.append((second.phase, seat, plan[seat]))
            done[second.phase] += 1
            theirs.submit(seat, plan[seat])
            for drew in second.do(seat, plan[seat]):
                second.put(drew, (theirs.hand(drew) - second.hands[drew]).elements())
            fall(second, theirs, log)
            compare(second, theirs, log)
        for seat in chance.shuffled(asked):
            shuffled.submit(seat, plan[seat])
        for viewer in (None, *map(Seat, range(second.seats))):
            assert list(theirs.match.observations(viewer)) == list(
                shuffled.match.observations(viewer)
            ), log
    outcome = theirs.match.outcome()
    assert (sorted(map(int, outcome.winners)) if outcome else []) == second.winners, log
    done["won"] += bool(second.winners)
    return done


@pytest.mark.slow
def test_rules_written_again_from_the_specification_agree_in_everything() -> None:
    done = sum((play_both(seed, rounds=30) for seed in range(120)), Counter[str]())
    moments = {moment for moments in MOMENTS.values() for moment in moments}
    refusals = "theme-empty theme-long theme-signs theme-again boulet same-card card-again self"
    wanted = moments | {f"refused {one}" for one in refusals.split()} | {"won"}
    assert wanted <= done.keys(), "set-ups no longer lead everywhere"

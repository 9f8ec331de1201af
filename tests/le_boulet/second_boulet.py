"""Le Boulet a second time, from RULES.md and RULINGS.md alone, in words of scenarios.

Nothing here comes from the game's own rules: what both agree on was understood twice.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

BOULET: Final = "BOULET"
ARTICLES: Final = ("le", "la", "les", "l", "un", "une", "des", "du", "the", "a", "an")
MOMENTS: Final = {
    "found": ("race",), "lead": ("lead",), "pass": ("lead",), "answer": ("answer", "retry"),
    "contest": ("answer", "open"), "defend": ("defend",), "vote": ("vote",), "give": ("give",),
}  # fmt: skip
EVERYBODY: Final = ("race", "answer", "open", "vote")
"""Phases in which all who are asked choose sealed (B18)."""
Step = Mapping[str, Any]


def tidy(theme: str) -> str:
    return unicodedata.normalize("NFC", theme.strip())


def is_word_sign(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LN"


def misspelt(text: str, *, needed: bool) -> str | None:
    """Return why a theme, or a defence which may be empty, is no line of text (B22)."""
    text = tidy(text)
    if needed and not text:
        return "theme-empty"
    if len(text) > 60:
        return "theme-long"
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp", "Cs") for sign in text):
        return "theme-signs"
    return "theme-signs" if needed and not any(map(is_word_sign, text)) else None


def compared(theme: str) -> str:
    """Return a theme without case, accents, signs and leading articles (B22)."""
    low = tidy(theme).casefold().replace("œ", "oe").replace("æ", "ae")
    bare = (one for one in unicodedata.normalize("NFD", low) if unicodedata.category(one)[0] != "M")
    words = "".join(one if is_word_sign(one) else " " for one in bare).split()
    while len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    return " ".join(words)


class SecondBoulet:
    """A table; the driver says where lots fall and which cards come."""

    def __init__(
        self, case: Mapping[str, Any], hands: Sequence[Sequence[str]], stock: int, bank: Step
    ) -> None:
        self.seats: int = case["seats"]
        self.race, self.open_hands, self.boulet_in_pair = (
            case["options"][one] for one in ("race", "open_hands", "boulet_in_pair")
        )
        self.bank = bank
        self.hands = [Counter(hand) for hand in hands]
        self.shown = [Counter[str]() for _ in hands]
        self.stock, self.discard = stock, Counter(case["discard"])
        self.leads: int = case["bound"]
        self.pair: list[str] = []
        self.answers: dict[int, str] = {}
        self.chosen: dict[int, Any] = {}
        self.winners: list[int] = []
        self.said = ""
        self.lot: list[int] = []
        if case["phase"] == "lead":
            self._begin(case["turn"])
        elif self.race:
            self.leader, self.phase = case["turn"], "race"
        else:
            self.leader, self.phase, self.lot = case["turn"], "lot", list(range(self.seats))

    # ------------------------------------------------------------ what all know

    def around(self) -> list[int]:
        """Everybody from the leader's left on, the leader last."""
        return [(self.leader + one) % self.seats for one in range(1, self.seats + 1)]

    def known(self, seat: int) -> Counter[str]:
        return self.hands[seat] if self.open_hands else self.shown[seat]

    def asked(self) -> list[int]:
        match self.phase:
            case "over" | "lot":
                return []
            case "lead":
                return [self.leader]
            case "defend" | "retry":
                return [self.accused]
            case "give":
                return [self.givers[0]]
        but = {"answer": self.leader, "vote": getattr(self, "accused", -1)}.get(self.phase, -1)
        return [one for one in range(self.seats) if one != but and one not in self.chosen]

    # ------------------------------------------------------------ why not

    def refusal(self, seat: int, step: Step) -> str | None:
        if seat not in self.asked():
            return "not-your-turn"
        verb = next(iter(step))
        if self.phase not in MOMENTS[verb]:
            return "not-offered"
        why: str | None = getattr(self, f"_no_{verb}")(seat, step[verb], step)
        return why

    def _no_found(self, _: int, tenths: int | str, __: Step) -> str | None:
        return None if tenths == "none" or 0 <= int(tenths) <= 600 else "not-offered"

    def _no_lead(self, seat: int, pair: Sequence[str], step: Step) -> str | None:
        hand = self.hands[seat]
        pictures = hand.total() - hand[BOULET]
        enough = pictures >= 1 and hand.total() >= 2 if self.boulet_in_pair else pictures >= 2
        if self.refusals >= 3 or not enough:  # B21
            return "not-offered"
        if not all(hand[card] for card in pair):
            return "not-held"
        if pair.count(BOULET) > self.boulet_in_pair:
            return "boulet"
        if pair[0] == pair[1]:
            return "same-card"
        if (why := misspelt(step["theme"], needed=True)) is not None:
            return why
        return "theme-again" if self._meant(step["theme"]) in self.spent else None

    def _no_pass(self, seat: int, card: str | bool, _: Step) -> str | None:
        if card is True:
            return None
        if not self.stock and not self.discard:
            return "not-offered"
        return None if self.hands[seat][str(card)] else "not-held"

    def _no_answer(self, seat: int, card: str, _: Step) -> str | None:
        if card == "pass":
            return None
        if not self.hands[seat][card]:
            return "not-held"
        return "card-again" if self.phase == "retry" and card in self.barred else None

    def _no_contest(self, seat: int, thing: int | str, _: Step) -> str | None:
        if thing == "fine":
            return None if self.phase == "open" else "not-offered"
        if thing in self.good or not self._lies_open(thing):
            return "not-offered"
        return "self" if thing == seat or (thing == "pair" and seat == self.leader) else None

    def _lies_open(self, thing: int | str) -> bool:
        if thing == "pair":
            return True
        return self.phase == "open" and self.answers.get(int(thing), BOULET) != BOULET

    def _no_defend(self, _: int, text: str, __: Step) -> str | None:
        return misspelt(text, needed=False)

    def _no_vote(self, *_: object) -> str | None:
        return None

    def _no_give(self, seat: int, to: int | str, _: Step) -> str | None:
        return "self" if to == seat else None

    def _meant(self, theme: str) -> str:
        if theme.startswith("@") and theme[1:] in self.bank.values():
            return theme[1:]
        bare = compared(theme)
        return str(self.bank.get(bare, f"text {bare}"))

    # ------------------------------------------------------------ acts

    def do(self, seat: int, step: Step) -> Iterator[int]:
        """Carry a legal act out; yield who draws a card, whose name is then to be `put`."""
        verb = next(iter(step))
        if self.phase in EVERYBODY:
            self.chosen[seat] = step[verb]
            if not self.asked():
                yield from getattr(self, f"_all_{self.phase}")()
        else:
            yield from getattr(self, f"_{verb}")(seat, step[verb], step)

    def put(self, seat: int, cards: Iterable[str]) -> None:
        self.hands[seat].update(cards)

    def fell(self, seat: int) -> None:
        """Let a lot fall on a seat that had one."""
        self.lot = []
        self._begin(seat)

    def _lead(self, seat: int, pair: Sequence[str], step: Step) -> Iterator[int]:
        for card in pair:
            self._lose(seat, card)
        self.said = step["theme"]
        self.pair, self.theme, self.answers = list(pair), self._meant(self.said), {}
        self.good, self.barred = set[int | str](), set[str]()
        self._ask("answer")
        yield from ()

    def _pass(self, seat: int, card: str | bool, _: Step) -> Iterator[int]:
        if card is not True:
            card = str(card)
            self._lose(seat, card)
            first = bool(self.stock)  # B23: what was just swapped away stays out of a new stock
            self.discard[card] += first
            yield from self._draw(seat)
            self.discard[card] += not first
        self._end()

    def _defend(self, *_: object) -> Iterator[int]:
        self._ask("vote")
        yield from ()

    def _answer(self, seat: int, card: str, _: Step) -> Iterator[int]:
        if card != "pass":
            self._lose(seat, card)
            self.answers[seat] = card
        self._ask("open")
        yield from ()

    def _give(self, seat: int, to: int | str, _: Step) -> Iterator[int]:
        if to == "none":
            self.discard[BOULET] += 1
        else:
            self._take(int(to), BOULET)
        if seat == self.leader:
            self.pair.remove(BOULET)
        else:
            del self.answers[seat]
        self._give_on(self.givers[1:])
        yield from ()

    def _all_race(self) -> Iterator[int]:
        found = {seat: tenths for seat, tenths in self.chosen.items() if tenths != "none"}
        least = min(found.values(), default=None)
        self.lot = [one for one, tenths in found.items() if tenths == least] or [*range(self.seats)]
        self.phase = "lot"
        yield from ()

    def _all_answer(self) -> Iterator[int]:
        for seat in self.around()[:-1]:
            if self.chosen[seat] == "pair":
                self._accuse(seat, "pair")
                return
        for seat in self.around()[:-1]:
            if (card := self.chosen[seat]) != "pass":
                self._lose(seat, card)
                self.answers[seat] = card
        self._ask("open")
        yield from ()

    def _all_open(self) -> Iterator[int]:
        for seat in self.around():
            if self.chosen[seat] != "fine":
                self._accuse(seat, self.chosen[seat])
                return
        laid = {**self.answers, self.leader: BOULET if BOULET in self.pair else ""}
        self._give_on([seat for seat in self.around() if laid.get(seat) == BOULET])
        yield from ()

    def _all_vote(self) -> Iterator[int]:
        threshold = 2 if self.seats >= 7 else 1
        if list(self.chosen.values()).count("yes") >= threshold:
            self.good.add(self.thing)
            self._ask(self.contested_in)
            yield from self._draw(self.accuser)
        elif self.thing == "pair":
            for seat, card in [*((self.leader, one) for one in self.pair), *self.answers.items()]:
                self._take(seat, card)
            self.pair, self.answers = [], {}
            self.spent.add(self.theme)
            self.refusals += 1
            self._ask("lead")
            yield from self._draw(self.leader)
        else:
            card = self.answers.pop(self.accused)
            self._take(self.accused, card)
            self.barred.add(card)
            self._ask("retry")
            yield from self._draw(self.accused)

    # ------------------------------------------------------------ a lead's way

    def _lose(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1
        self.shown[seat] -= Counter([card])  # what all saw come back is known until it is laid

    def _take(self, seat: int, card: str) -> None:
        self.hands[seat][card] += 1
        self.shown[seat][card] += 1

    def _draw(self, seat: int) -> Iterator[int]:
        if not self.stock:
            self.stock, self.discard = self.discard.total(), Counter[str]()
        if self.stock:
            self.stock -= 1
            yield seat

    def _ask(self, phase: str) -> None:
        self.phase, self.chosen = phase, {}

    def _accuse(self, accuser: int, thing: int | str) -> None:
        self.accuser, self.thing, self.contested_in = accuser, thing, self.phase
        self.accused = self.leader if thing == "pair" else int(thing)
        self._ask("defend")

    def _give_on(self, givers: list[int]) -> None:
        self.givers = givers
        self._ask("give")
        if givers:
            return
        self.discard.update([*self.pair, *self.answers.values()])
        self.pair, self.answers = [], {}
        empty = [one for one in (self.leader, *self.around()) if not self.hands[one].total()]
        self._end(empty[:1])  # B12, B25

    def _begin(self, leader: int) -> None:
        self.leader, self.refusals, self.spent = leader, 0, set[str]()
        self._ask("lead")
        if self.hands[leader].total() == 1:  # B11
            self._over([leader])

    def _end(self, winners: Sequence[int] = ()) -> None:
        self.leads += 1
        sizes = [hand.total() for hand in self.hands]
        if winners:
            self._over(winners)
        elif self.leads >= 20 + 6 * self.seats:  # B26
            self._over([one for one, size in enumerate(sizes) if size == min(sizes)])
        else:
            self._begin((self.leader + 1) % self.seats)

    def _over(self, winners: Iterable[int]) -> None:
        self.phase, self.winners = "over", sorted(winners)

"""Mets ton slip ! a second time, from RULES.md and RULINGS.md alone, in the words of scenarios.

Nothing here comes from the game's own rules: what both agree on was understood twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

SLOTS: Final = ("SLIP", "TROUSERS", "SWEATER", "SHOES", "COAT", "HAT")
TYPES: Final = SLOTS[1:]
SEASONS: Final = {
    one: frozenset({one[:2], one[-2:]}) for one in ("SP", "SU", "AU", "WI", "SPSU", "AUWI")
}
YEAR: Final = SEASONS["SPSU"] | SEASONS["AUWI"]
HITS: Final[Mapping[str, tuple[str, ...]]] = {
    "APOIL": SLOTS, "FOURIRE": ("SLIP",), "CORDONNIER": ("SHOES",), "DOCTEUR": ("SWEATER", "COAT"),
    "FASTFOOD": ("TROUSERS",), "GASTRO": ("SLIP", "TROUSERS", "SHOES"), "GROSSETETE": ("HAT",),
    "TACHE": ("SWEATER",), "PLUIE": ("COAT",), "CROIXROUGE": SLOTS,
}  # fmt: skip
ATTACKS: Final = (*HITS, "VOLEUR")
EVENTS: Final = ("FETE", "TROC")
DECK: Final = Counter(
    {"SLIP": 13, "ARLEQUIN": 1, "BOUCLIER": 4, "MIROIR": 2}
    | dict.fromkeys((*ATTACKS, *EVENTS), 1)
    | {f"J-{kind}": 2 for kind in TYPES}
    | {f"{kind}-{season}": 2 for kind in TYPES for season in SEASONS}
)
MOMENTS: Final = {
    "draw": ("draw",), "wear": ("act",), "replace": ("act",), "play": ("act",),
    "discard": ("act", "discard"), "undress": ("act", "discard"), "end": ("act", "discard"),
    "react": ("defend",), "give": ("croix",), "steal": ("steal",),
}  # fmt: skip
Step = Mapping[str, Any]


def is_joker(card: str) -> bool:
    return card == "ARLEQUIN" or card.startswith("J-")


def is_garment(card: str) -> bool:
    return card == "SLIP" or ("-" in card and not is_joker(card))


class SecondSlip:
    """A table; the driver names the cards that come from the clean pile."""

    def __init__(self, case: Mapping[str, Any], hands: list[list[str]], stock: int) -> None:
        self.seats: int = case["seats"]
        self.options = case["options"]
        everybody = [str(seat) for seat in range(self.seats)]
        self.hands = [Counter(hand) for hand in hands]
        self.worn = [
            {slot_of(one): one.split(":")[0] for one in case["worn"][p]} for p in everybody
        ]
        self.baskets = [list(case["baskets"][seat]) for seat in everybody]
        self.stock, self.removed = stock, Counter[str]()
        self.turn, self.ended = case["turn"], case["bound"]
        self.winners: list[int] = []
        self._begin(self.turn) if case["phase"] == "draw" else self._act()

    # ------------------------------------------------------------ what one wears (M34)

    def seasons(self, seat: int) -> frozenset[str]:
        fit = YEAR
        for card in self.worn[seat].values():
            if is_garment(card) and card != "SLIP":
                fit &= SEASONS[card.split("-")[1]]
        return fit

    def stands_in(self, card: str) -> tuple[str, ...]:
        if card == "ARLEQUIN":
            return SLOTS if self.options["arlequin_slip"] else TYPES  # M9
        if is_joker(card):
            return (card[2:],)
        return (card.split("-", maxsplit=1)[0],) if is_garment(card) else ()

    def level(self, seat: int, slot: str) -> bool:
        below = SLOTS[: {"SLIP": 0, "TROUSERS": 1, "SWEATER": 1}.get(slot, 3)]
        return all(one in self.worn[seat] for one in below)

    def season(self, seat: int, card: str) -> bool:
        anytime = card == "SLIP" or is_joker(card)
        return anytime or bool(SEASONS[card.split("-")[1]] & self.seasons(seat))

    def misfit(self, seat: int, card: str, slot: str) -> str | None:
        if slot not in self.stands_in(card):
            return "wrong-slot"
        if slot in self.worn[seat]:
            return "slot-taken"
        if not self.level(seat, slot):
            return "level"
        return None if self.season(seat, card) else "season"

    # ------------------------------------------------------------ who is asked for what

    def asked(self) -> int | None:
        if self.phase == "over":
            return None
        if self.phase in ("defend", "croix"):
            return self.pointed
        return self._other(self.pointed) if self.phase == "steal" else self.turn

    def refusal(self, seat: int, step: Step) -> str | None:
        if seat != self.asked():
            return "not-your-turn"
        verb = next(iter(step))
        card = step[verb]
        if self.phase not in MOMENTS[verb] or not self._used_for(verb, card):
            return "not-offered"
        if verb == "end":
            return "nothing-discarded" if self.phase == "act" else None
        from_hand = verb in ("wear", "replace", "play", "discard", "react") and card != "pass"
        if from_hand and not self.hands[seat][card]:
            return "not-held"
        why: Callable[[int, Any, Step], str | None] | None = getattr(self, f"_no_{verb}", None)
        return why(seat, card, step) if why else None

    def _used_for(self, verb: str, card: str) -> bool:
        match verb:
            case "wear":
                return is_garment(card) or is_joker(card)
            case "replace":
                return is_garment(card)  # a joker never replaces a joker (M28)
            case "play":
                return card in ATTACKS or card in EVENTS
        return True

    def _no_draw(self, seat: int, source: str | int, _: Step) -> str | None:
        if source == seat:
            return "own-basket"
        return None if isinstance(source, str) or self.baskets[source] else "basket-empty"

    def _no_wear(self, seat: int, card: str, step: Step) -> str | None:
        return self.misfit(seat, card, step.get("slot", self.stands_in(card)[0]))

    def _no_replace(self, seat: int, card: str, step: Step) -> str | None:
        target, (slot,) = step["target"], self.stands_in(card)
        joker = self.worn[target].get(slot, "")
        if not is_joker(joker):
            return "no-joker"
        if not self.level(target, slot):  # M27
            return "level"
        if not self.season(target, card):
            return "season"
        if all(self.misfit(seat, joker, one) for one in SLOTS):  # M11
            return "nowhere"
        return self.misfit(seat, joker, step.get("slot", slot))

    def _no_play(self, seat: int, card: str, step: Step) -> str | None:
        if card in EVENTS:
            return None
        if step["target"] == seat:
            return "self"
        return None if self._hurts(card, seat, step["target"]) else "no-effect"  # M13

    def _no_undress(self, seat: int, slot: str, _: Step) -> str | None:
        if slot not in self.worn[seat]:
            return "slot-empty"
        one = self.options["discard_placed"] == "one" and self.phase == "discard"
        return "one-placed" if one and self.taken_off else None

    def _no_give(self, seat: int, slot: str, _: Step) -> str | None:
        return None if slot in self.worn[seat] else "slot-empty"

    def _no_steal(self, seat: int, slot: str, step: Step) -> str | None:
        robbed = self.worn[self.pointed]
        return (
            self.misfit(seat, robbed[slot], step.get("slot", slot))
            if slot in robbed
            else "slot-empty"
        )

    def _hurts(self, card: str, author: int, victim: int) -> bool:
        worn = self.worn[victim]
        if card == "VOLEUR":
            return any(not self.misfit(author, one, at) for one in worn.values() for at in SLOTS)
        return any(slot in worn for slot in HITS[card])

    # ------------------------------------------------------------ acts

    def do(self, seat: int, step: Step, drawn: str) -> None:
        verb = next(iter(step))
        if verb in ("wear", "replace", "play", "discard") or step[verb] in ("BOUCLIER", "MIROIR"):
            self.hands[seat][step[verb]] -= 1
        if verb in ("play", "react") and step[verb] != "pass":
            self.removed[step[verb]] += 1  # M19
        getattr(self, f"_{verb}")(seat, step[verb], step, drawn)

    def _draw(self, seat: int, source: str | int, _: Step, drawn: str) -> None:
        if isinstance(source, int):
            drawn = self.baskets[source].pop()
        elif not self.stock:  # M20, M26
            self.stock = sum(map(len, self.baskets)) - 1
            self.baskets = [[] for _ in self.baskets]
        else:
            self.stock -= 1
        self.hands[seat][drawn] += 1
        self._draw_on()

    def _wear(self, seat: int, card: str, step: Step, _: str) -> None:
        self.worn[seat][step.get("slot", self.stands_in(card)[0])] = card
        self._won_or_end()

    def _replace(self, seat: int, card: str, step: Step, _: str) -> None:
        (slot,) = self.stands_in(card)
        joker, self.worn[step["target"]][slot] = self.worn[step["target"]][slot], card
        self.worn[seat][step.get("slot", slot)] = joker
        self._won_or_end()

    def _play(self, seat: int, card: str, step: Step, _: str) -> None:
        if card == "FETE":
            for one in range(self.seats):
                self._fall(one, TYPES)
        elif card == "TROC":
            self.hands = [self.hands[one - 1] for one in range(self.seats)]
        else:
            self.attack, self.duel = card, (seat, step["target"])
            self.pointed, self.mirrors, self.phase = step["target"], [], "defend"
            return
        self._end()

    def _react(self, seat: int, card: str, _: Step, __: str) -> None:
        if card == "MIROIR":
            self.mirrors.append(seat)
            self.pointed = self._other(seat)
        elif card == "BOUCLIER" and self.mirrors and self.options["mirror_shield"] == "restore":
            self.pointed = self.mirrors.pop()  # M30
        elif card == "BOUCLIER" or not self._hurts(self.attack, self._other(seat), seat):
            self._end()
        elif self.attack in ("CROIXROUGE", "VOLEUR"):
            self.phase = "croix" if self.attack == "CROIXROUGE" else "steal"
        else:
            self._fall(seat, HITS[self.attack])
            self._end()

    def _give(self, seat: int, slot: str, _: Step, __: str) -> None:
        self._fall(seat, (slot,))
        self._end()

    def _steal(self, seat: int, slot: str, step: Step, _: str) -> None:
        self.worn[seat][step.get("slot", slot)] = self.worn[self.pointed].pop(slot)
        self._won_or_end()

    def _discard(self, seat: int, card: str, _: Step, __: str) -> None:
        self.taken_off = self.phase == "discard" and self.taken_off
        self.phase = "discard"
        self.baskets[seat].append(card)

    def _undress(self, seat: int, slot: str, _: Step, __: str) -> None:
        self.phase, self.taken_off = "discard", True
        self._fall(seat, (slot,))

    def _end(self, *_: object) -> None:
        self.ended += 1
        if self.ended == 100 + 40 * self.seats:  # M32
            most = max(map(len, self.worn))
            self._over(one for one in range(self.seats) if len(self.worn[one]) == most)
        else:
            self._begin((self.turn + 1) % self.seats)

    # ------------------------------------------------------------ a turn's way

    def _other(self, seat: int) -> int:
        return self.duel[0] if seat == self.duel[1] else self.duel[1]

    def _fall(self, seat: int, slots: Iterable[str]) -> None:
        fallen = [slot for slot in SLOTS if slot in slots and slot in self.worn[seat]]
        self.baskets[seat] += [self.worn[seat].pop(slot) for slot in fallen]

    def _begin(self, seat: int) -> None:
        self.turn = seat
        self._draw_on()

    def _draw_on(self) -> None:
        self.phase = "draw"
        if self.hands[self.turn].total() >= 7 or not (self.stock or any(self.baskets)):
            self._act()

    def _act(self) -> None:
        self.phase, self.taken_off = "act", False
        if not self.hands[self.turn].total() and not self.worn[self.turn]:  # M26
            self._end()

    def _won_or_end(self) -> None:
        if full := [seat for seat in range(self.seats) if len(self.worn[seat]) == len(SLOTS)]:
            self._over(full)
        else:
            self._end()

    def _over(self, winners: Iterable[int]) -> None:
        self.phase, self.winners = "over", list(winners)


def slot_of(spelled: str) -> str:
    if spelled.startswith("ARLEQUIN:"):
        return spelled.split(":")[1]
    return spelled.removeprefix("J-").split("-")[0]

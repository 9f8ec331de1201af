"""Turning points: the moments of a match that is over which decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.addressing import addressed
from game.core.endings import TurningPoint
from game.core.words import Words
from game.games.mets_ton_slip.log_lines import a_card, card_picture, slot_icon
from game.games.mets_ton_slip.model import events as ev
from game.games.mets_ton_slip.model.cards import CARDS, FETE, NOTHING, SLOTS
from game.games.mets_ton_slip.model.state import State
from game.games.mets_ton_slip.rules.fold import apply

MOST: Final = 14
_CLOSE: Final = 2
"""Whoever lacked so few cards was about to win."""


def turning_points(
    state: State, events: Sequence[ev.Event], names: Sequence[str], words: Words,
    you: int | None = None,
) -> tuple[TurningPoint, ...]:  # fmt: skip
    """Return thefts, events, what came back, and what undressed somebody, in their order.

    Events are all facts of the match, secrets too, folded into an empty table.
    """
    found: list[tuple[int, TurningPoint]] = []
    for number, event in enumerate(events):
        before = _lacks(state)
        attack = state.attack
        apply(state, event)
        part = number / max(1, len(events))
        for weight, seat, icon, key, facts in _moments(event, before, attack, state, words):
            seats = {name: one for name, one in facts.items() if isinstance(one, int)}
            said = {name: one for name, one in facts.items() if isinstance(one, str)}
            text = addressed(words, f"turning.{key}", seats, names, you, n=state.turns, **said)
            found.append((weight, TurningPoint(part, state.turns, seat, icon, text, text)))
    heavy = sorted(found, key=lambda one: (-one[0], -one[1].part))[:MOST]
    return tuple(moment for _, moment in sorted(heavy, key=lambda one: one[1].part))


_Moment = tuple[int, int, str, str, dict[str, int | str]]
"""How much it weighs, whose it is, its picture, its text, and the seats and words it names."""


def _moments(
    event: ev.Event, before: Sequence[int], attack: int, state: State, words: Words
) -> Iterator[_Moment]:
    match event:
        case ev.Stripped(seat, slots) if attack >= 0 and (len(slots) > 1 or before[seat] <= _CLOSE):
            key = "stopped" if before[seat] <= _CLOSE else "stripped"
            card = words.say(f"card.{CARDS[attack]}")
            weight = len(slots) + 2 * (before[seat] <= _CLOSE)
            yield weight, seat, card_picture(attack), key, {"name": seat, "card": card}
        case ev.Stole(seat, target, slot, face):
            what = a_card(face, words)
            yield 3, seat, slot_icon(slot), "stole", {"name": seat, "other": target, "what": what}
        case ev.Mirrored(seat):
            facts: dict[str, int | str] = {"name": seat, "other": int(state.pointed)}
            yield 2, seat, "card_miroir", "mirrored", facts
        case ev.Replaced(seat, _, target) if seat != target:
            yield 1, seat, "card_arlequin", "replaced", {"name": seat, "other": target}
        case ev.Celebrated(seat, face):
            key = "feast" if face == FETE else "troc"
            yield 4, seat, card_picture(face), key, {"name": seat}
        case ev.Ended(winners) if not _lacks(state)[winners[0]]:
            yield 9, winners[0], "icon_star", "won", {"name": winners[0]}


def _lacks(state: State) -> list[int]:
    """Return by seat how many cards are missing to win."""
    filled = (sum(face != NOTHING for face in worn) for worn in state.worn)
    return [len(SLOTS) - count for count in filled]

"""Working: how much a bot does for one answer, counted in calls, in worlds that differ by a card.

In each window the target's hand is changed by one card: with an Et Bim! (or a NON) in it, and with
something harmless in its place. What its seat was told is changed alike, so each of the two bots
remembers being dealt what it holds. Both are asked, as the program's child process asks them, with
the reasons that are kept and the pickling of the answer.
"""

from __future__ import annotations

import gc
import pickle
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from game.ai import shared
from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.question import Choice, Question
from game.core.luck import Stream, bot_seed, key_of
from game.games import game_of, rules_of
from game.gangs.model import events as ev
from game.gangs.model.cards import BIM, D10, HEAL, IDENT, NON
from game.gangs.model.state import REACT
from game.gangs.rules.legality import answers
from game.match import Match
from game.store.learned import read_learned

GAME: Final = "et_bim"
LEVELS: Final = ("random", "greedy", "easy", "normal", "hard", "expert")
HARMLESS: Final = (D10, HEAL, IDENT)


@dataclass(frozen=True)
class Window:
    """A card in the air, and the two hands that its target may hold."""

    seats: int
    options: Any
    seat: int
    seed: int
    told: tuple[list[Any], list[Any]]
    """What the seat was told, the second time with an answer in its hand."""
    legal: tuple[list[Any], list[Any]]
    public: Any
    """The view of a bystander at that moment."""
    game: str


def windows(
    seats: int, matches: int, seed: int, modules: tuple[str, ...] = (), game: str = GAME
) -> Iterator[Window]:
    """Yield windows of random matches, one in some."""
    rules = rules_of(game)
    options = rules.options(seats, {"modules": list(modules)} if modules else {})
    answer = NON if modules else BIM
    for number in range(matches):
        its = key_of("working", seed, seats, number)
        match = Match(rules, seats, options, its)
        chance = Stream(key_of("working plays", seed, seats, number))
        while pending := match.pending():
            seat, legal = next(iter(pending.items()))
            truth = match.journal.state  # type: ignore[attr-defined]
            if truth.phase == REACT and not chance.below(6):
                found = twice(match, seat, answer, chance, its)
                if found is not None:
                    yield found
            plays = [one for one in legal if one.kind != "discard"] or list(legal)
            match.submit(seat, plays[chance.below(len(plays))])


def twice(match: Any, seat: int, answer: int, chance: Stream, seed: int) -> Window | None:
    """Return the window with both hands, None where the newest cards were not drawn one by one.

    ``seed`` is what the bots that are asked there grow from.
    """
    told = match.observations(seat)
    held = match.journal.state.hands[seat]
    drawn = [at for at, event in enumerate(told) if isinstance(event, ev.Drawn)]
    kept = [face for face in held if face not in (BIM, NON)]
    if not kept or len(kept) != len(held) or not drawn:
        return None
    newest = next((at for at in reversed(drawn) if told[at].face == held[-1]), None)
    if newest is None:
        return None
    hands = []
    for face in (HARMLESS[chance.below(len(HARMLESS))], answer):
        events = [*told[:newest], replace(told[newest], face=face), *told[newest + 1 :]]
        view = match.rules.initial(match.seats, match.options)
        try:
            for event in events:
                match.rules.apply(view, event)
        except (ValueError, IndexError):
            return None
        if view.hands[seat].count(answer) != (face == answer) or len(view.hands[seat]) != len(held):
            return None
        hands.append((events, list(answers(view.hands[seat]))))
    (plain, take), (holding, both) = hands
    public = match.rules.initial(match.seats, match.options)
    for event in match.observations(None):
        match.rules.apply(public, event)
    return Window(
        match.seats, match.options, seat, seed, (plain, holding), (take, both), public,
        match.rules.name,
    )  # fmt: skip


class Asked:
    """One bot at one window, as the child process asks it."""

    def __init__(self, window: Window, level: str, holds: int, data: Any) -> None:
        seed = bot_seed(window.seed, "working", window.seat)  # type: ignore[arg-type]
        options = rules_of(window.game).options_json(window.options)
        seating = Seating(
            game_of(window.game),
            window.seats,
            options,
            {window.seat: level},
            {window.seat: seed},
            data=data,
        )
        self._seat = window.seat
        self._legal = window.legal[holds]
        shared.newest.clear()  # the bots of other windows work nothing out beforehand
        self._host = BotHost(seating)
        self._host.inform(window.seat, window.told[holds][:-1])
        self._last = window.told[holds][-1:]

    def answer(self) -> Choice:
        """Hear the card that was thrown, answer, and send the answer to the window."""
        self._host.inform(self._seat, self._last)
        choice = self._host.answer(Question(self._seat, self._legal))
        pickle.dumps(choice)
        return choice


def calls(work: Callable[[], Any]) -> Counter[str]:
    """Return how often each function was called meanwhile, Python's own and C's.

    The garbage collector waits: it calls whom it likes (hypothesis listens to it), and comes when
    enough was made since it last came, by whomever.
    """
    counted: Counter[str] = Counter()

    def note(frame: Any, event: str, arg: Any) -> None:
        if event == "call":
            code = frame.f_code
            counted[f"{code.co_filename.rpartition('/')[2]}:{code.co_qualname}"] += 1
        elif event == "c_call":
            counted[getattr(arg, "__qualname__", repr(arg))] += 1

    profiled(work, note)
    return counted


def profiled(work: Callable[[], Any], note: Callable[[Any, str, Any], None]) -> None:
    """Do something while each call is noted, and the garbage collector waits."""
    collects = gc.isenabled()
    gc.disable()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
        if collects:
            gc.enable()


def work_of(window: Window, level: str, data: Any) -> tuple[list[Choice], list[Counter[str]]]:
    """Return what a level answers with the one hand and the other, and its calls for each.

    Both are done once before, so that tables kept for all matches are there in both cases.
    """
    choices, counted = [], []
    for holds in (0, 1):
        Asked(window, level, holds, data).answer()
    for holds in (0, 1):
        asked = Asked(window, level, holds, data)
        counted.append(calls(lambda asked=asked: choices.append(asked.answer())))
    return choices, counted


def learnt(game: str = GAME) -> Any:
    """Return what the bots have learnt of a game."""
    return read_learned(game)

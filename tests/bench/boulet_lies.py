"""How often bots of Le Boulet call a lie, by how well the card fits what was said.

``python -m tests.bench.boulet_lies --level normal --seats 4 --matches 40``. A scripted person sits
among bots, lays the worst fitting card (``--lays worst``), one that is a good bluff (``bluffs``) or
any (``any``), never accuses and retries nothing; with ``--pleads`` they plead by the best phrase of
the bank that is true of the card, if there is one. Half of the themes are the bank's, the others a
stranger's; whoever leads says them of the two cards that fit best.

``p`` is what somebody usual finds: the bank's verdict, or what the judge reads as bots stretch it.
Told are the shares of cards that were accused, and that stayed on the table, with intervals of
95 %, clustered by match; and of cards that win at once (``last``) the same by themselves.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any, Final

from game.ai.personas import AT, PERSONAS
from game.ai.probability import logistic
from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.games.le_boulet.bot.judging import LINKS, SURELY, TOUCHES, touch
from game.games.le_boulet.bot.sight import bank_rows, sight
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import Action
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.state import State
from game.games.le_boulet.model.themes import MARK, joke
from game.games.le_boulet.rules import RULES
from game.games.le_boulet.rules.flow import about_to_win
from game.match import Match
from tests.bench import shares
from tests.bench.boulet_liveliness import seated

BOUNDS: Final = (0.0, 0.1, 0.15, 0.4, 0.6, 1.0)
"""Where ``p`` is parted: a lie, hardly anything, a bluff, arguable, honest."""
BLUFF: Final = 0.28
"""What a good bluff fits by."""
LIAR: Final = 0
THEMES: Final = {
    "fr": (
        "ce que ma grand-mère garde dans son sac", "à emporter sur une île déserte",
        "un bruit qui réveille tout l’immeuble", "plus c’est vieux, meilleur c’est",
        "ça se cache sous le lit", "interdit aux enfants", "on en rêve à dix ans",
        "ça colle aux dents", "ça ne rentre pas dans une poche", "c’est mieux à deux",
    ),
    "en": (
        "things you regret on Monday", "it glows in the dark", "worth more than my car",
        "it needs batteries", "a villain’s favourite pet", "found in a wizard’s pocket",
        "smells like summer", "what aliens would steal first", "you need a licence for it",
        "it makes grandma happy", "it melts but never burns",
    ),
}  # fmt: skip
"""Themes of a stranger that bots understand."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that the person laid, and what became of it."""

    fit: float
    accused: bool
    stayed: bool
    last: bool
    """Whether the person wins at once if nobody accuses it."""


def pleas(theme: str, face: int) -> dict[str, str]:
    """Return what may be said for a card under a theme, by the way; some ways have nothing."""
    its, found = sight(theme), {"silence": "", "again": theme, "joke": joke(2)}
    best = {"link": LINKS, "false": LINKS}
    for key, row in zip(KEYS, bank_rows(), strict=True):
        if MARK + key == its.key:
            continue
        shared = touch(its.key, its.row, MARK + key, row)
        true = row[face] >= SURELY
        if shared < TOUCHES and true:
            found["stray"] = MARK + key
        way = "link" if true else "false"
        if shared > best[way] and (true or row[face] < -SURELY):
            best[way], found[way] = shared, MARK + key
    return found


class Liar:
    """The person: what they do when the match asks their seat."""

    def __init__(self, lays: str, seed: int, *, pleads: bool = False) -> None:
        self._lays, self._seed, self._pleads = lays, seed, pleads

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """Return an act: a card by the script, never an accusation."""
        answers = [one for one in legal if isinstance(one, act.Answer) and one.face >= 0]
        row = sight(view.theme).row if view.theme else ()
        if answers and act.DECLINE in legal and not view.opened:
            if self._lays == "worst":
                return min(answers, key=lambda one: row[one.face])
            if self._lays == "bluffs":
                return min(answers, key=lambda one: abs(logistic(row[one.face]) - BLUFF))
            chance = Stream(key_of("liar", self._seed, view.leads, view.attempts))
            return answers[chance.below(len(answers))]
        if self._pleads and act.DEFEND in legal and view.contested >= 0:
            return act.Defend(pleas(view.theme, view.answers[view.contested]).get("link", ""))
        for kind in (act.DECLINE, act.FINE, act.DEFEND, act.Vote(1), act.Pass(), act.FOUND_NONE):
            if kind in legal:
                return kind
        return legal[0]


def best_pair(hand: Sequence[int], theme: str) -> tuple[int, int] | None:
    """Return the two cards of a hand that a theme fits best."""
    row = sight(theme).row
    pictures = sorted({face for face in hand if face >= 0})
    pairs = combinations(pictures, 2)
    return max(pairs, key=lambda pair: min(row[pair[0]], row[pair[1]]), default=None)


def played(
    levels: Sequence[str], lays: str, seed: int, themes: Sequence[str], *, pleads: bool = False
) -> Match[Any, Any, Any]:
    """Return a match of the liar and bots, with strangers' themes in half of the leads."""
    seats = len(levels) + 1
    options = RULES.options(seats, {"race": False})
    bots = seated(["random", *levels], options, seed)
    match: Match[Any, Any, Any] = Match(RULES, seats, options, seed)
    liar, heard, views = (
        Liar(lays, seed, pleads=pleads),
        [0] * seats,
        [State(options) for _ in range(seats)],
    )
    for seat, legal in match.in_turn():
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        for event in news:
            RULES.apply(views[seat], event)
        bots[seat].hear(news)
        view = views[seat]
        leads = any(isinstance(one, act.Lead) for one in legal)
        lot = Stream(key_of("theme", seed, view.leads, view.attempts))
        if leads and (seat == LIAR or lot.below(2)):
            theme = themes[lot.below(len(themes))]
            pair = best_pair(view.hands[seat], theme)
            action = act.Pass() if pair is None else act.Lead(*pair, theme)
            if not RULES.accepts(view, Seat(seat), action):
                action = act.Pass()
        elif seat == LIAR:
            action = liar.choose(view, list(legal))
        else:
            action = bots[seat].choose(list(legal))
        match.submit(seat, action)
    return match


def laid(match: Match[Any, Any, Any]) -> list[Laid]:
    """Return the person's answers; those that went back with a refused pair are left out."""
    found: list[Laid] = []
    face, theme, accused, refused, last = NONE, "", False, False, False
    view = RULES.initial(match.options.seats, match.options)
    for event in match.observations(None):
        RULES.apply(view, event)
        match event:
            case ev.Proposed(theme=said):
                face, theme = NONE, said
            case ev.Answered(faces):
                face, accused, refused = faces[LIAR], False, False
                last = about_to_win(view) == LIAR
            case ev.Accused(_, thing) if thing == LIAR:
                accused = True
            case ev.TakenBack(thing) if thing == LIAR:
                refused = True
            case ev.TakenBack(act.PAIR):
                face = NONE
            case ev.Agreed() if face >= 0:
                found.append(Laid(logistic(sight(theme).row[face]), accused, not refused, last))
            case _:
                pass
    return found


def share(every: Sequence[Sequence[Laid]], name: str) -> list[float]:
    """Return how many of the cards, and the reach of the interval, clustered by match."""
    found = shares.share((sum(getattr(one, name) for one in cards), len(cards)) for cards in every)
    return [round(found.value, 3), round(found.reach or 0, 3)] if found else []


def main() -> None:
    """Measure and print one line."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--level", default="normal")
    asking.add_argument("--seats", type=int, default=4)
    asking.add_argument("--lays", choices=("worst", "bluffs", "any"), default="worst")
    asking.add_argument("--lang", choices=("fr", "en"), default="fr")
    asking.add_argument("--matches", type=int, default=40)
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--pleads", action="store_true")
    asked = asking.parse_args()
    themes, every = THEMES[asked.lang], []
    for number in range(asked.matches):
        seed = key_of("lies", asked.seed, number) % 10**9
        who = Stream(seed).shuffled([its.id for its in PERSONAS])[: asked.seats - 1]
        levels = [asked.level + AT + name for name in who]
        every.append(laid(played(levels, asked.lays, seed, themes, pleads=asked.pleads)))
    told: dict[str, Any] = {}
    for least, most in pairwise(BOUNDS):
        some = [[one for one in cards if least < one.fit <= most] for cards in every]
        last = [[one for one in cards if one.last] for cards in some]
        for name, its in ((f"p {least} to {most}", some), (f"last, p {least} to {most}", last)):
            if count := sum(map(len, its)):
                accused, stayed = share(its, "accused"), share(its, "stayed")
                told[name] = {"cards": count, "accused": accused, "stayed": stayed}
    print(json.dumps({
        "level": asked.level, "seats": asked.seats, "lays": asked.lays, "lang": asked.lang,
        "pleads": asked.pleads, **told,
    }))  # fmt: skip


if __name__ == "__main__":
    main()

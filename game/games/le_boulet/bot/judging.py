"""Judging: accusing, defending, voting. Judgement comes first, interest tips what is arguable."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from game.ai.probability import logistic
from game.games.le_boulet.bot import planning
from game.games.le_boulet.bot.beliefs import BAR, refused, worth
from game.games.le_boulet.bot.head import BotHead, Weighed
from game.games.le_boulet.bot.likeness import apart
from game.games.le_boulet.bot.sight import Sight, bank_rows
from game.games.le_boulet.model import actions as act
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.themes import JOKES, MARK, is_joke, joke
from game.games.le_boulet.rules.flow import about_to_win

WRONG: Final = -0.4
"""What seems worth less, in logits, seems wrong: it may be accused. Where one may argue, at 0, to
accuse is not worth it (docs/bots_le_boulet.md)."""
LIE: Final = -1.1
"""What seems worth less than this is called more often than not (docs/bots_le_boulet.md)."""
BLURRED: Final = 0.35
"""How gently that rises from hardly ever to nearly always: the scale of a logistic, in logits."""
CALLED: Final = 0.995
"""How often a table calls at most what all at it find wrong."""
EAGER: Final = 1.6
"""How much more or less a character's nature counts than it says, in shares of all accusers."""
SORE: Final = 0.25
URGENT: Final = 0.8
"""How many accusers more a grudge is worth, and that somebody is close to winning."""
SOREST: Final = 2.0
"""No grudge counts more; one against whoever wins at once counts so much, whatever was done."""
SELDOM: Final = 0.5
"""So much of its share a bot takes where an accusation costs more than it brings: others are too
likely to let the thing pass."""
LEAST_GAIN: Final = 0.15
"""Who plans the last cards accuses what seems wrong and brings so much, in cards."""
AHEAD: Final = 2
"""With so few cards left somebody is close to winning."""
LAST: Final = 1.0
"""By so many logits better may fit what is accused where it makes somebody win at once: who lets
them pays more than the card that a false accusation costs."""
TIPS: Final = 0.6
"""So near its bar, in logits, a judgement is arguable: interest may tip it."""
TIPPED: Final = 0.35
"""How often it does, at most."""
STAKES: Final = 0.9
"""How often it does where a yes makes the accused win at once."""
BENEFIT: Final = 1.2
"""So many logits less it takes to vote yes where one does not understand the theme oneself."""
MOVED: Final = 2.0
"""So far a defence moves a judge at most, in logits."""
TOUCHES: Final = 0.15
"""How much a phrase must have in common with the theme to be a defence: a correlation."""
LINKS: Final = 0.32
"""How much a phrase must have in common with the theme before a bot pleads it or explains by it:
below, two themes share the cards at hand and nothing that anybody would call a link."""
SURELY: Final = 1.0
"""From so many logits on a phrase is surely true of a card."""
ARGUABLY: Final = -0.1
"""From so many logits on one may argue that it is."""
HOPELESS: Final = -1.2
"""What is worth less to its own player was a joke, and they say so."""
_ENOUGH: Final = 0.45


def objection(head: BotHead, things: list[int]) -> Weighed | None:
    """Return the accusation that is made, None where all seems well."""
    view, its = head.view, head.meaning()
    planned, found = planning.near(head), []
    if about_to_win(view) == head.seat:
        return None  # a card that is drawn would undo it, before the answers lie open as after
    for thing in things:
        seen = head.sees(its, thing)
        value = seen - (LAST if _at_stake(head, thing) else 0.0)
        owner = head.owner(thing)
        fails = 0.8
        if head.mind.weighs:
            # others judge by eyes of their own, of which this one's taste says nothing
            plain = worth(its, view, thing)
            fails = refused(head.votes(plain, (owner, head.seat)), view.threshold)
        parts = {"wrong": (3.0 if thing == PAIR else 2.0) * fails, "cost": fails - 1.0}
        about = head.draw("accuses", view.leads, view.attempts, view.theme, *head.faces(thing))
        sore = SOREST if _at_stake(head, thing) else min(SOREST, head.grudges[owner])
        calls = about < _rate(head, value, owner, sore, pays=sum(parts.values()) > 0)
        if value < WRONG and (planned or calls):
            if planned:
                ahead = planning.objection(head, thing, fails)
                if ahead <= LEAST_GAIN and not calls:
                    continue
                parts["ahead"] = ahead
            found.append(Weighed(act.Contest(thing), parts))
    return max(found, key=lambda one: one.value, default=None)


def _at_stake(head: BotHead, thing: int) -> bool:
    """Say whether a thing makes somebody else win at once: it, or all answers if it is the pair.

    It goes by what all know.
    """
    winner = about_to_win(head.view) if head.view.opened else None
    return winner is not None and winner != head.seat and thing in (winner, PAIR)


def _rate(head: BotHead, value: float, owner: int, sore: float, *, pays: bool) -> float:
    """Return how often this bot accuses what seems worth so much to it.

    The table as a whole calls what is wrong, however many sit there: each takes its share of that,
    by its nature, its level and how ``sore`` it is.
    """
    share = (1 + EAGER * head.nature.accuses) * head.mind.accuses
    share += SORE * sore
    if len(head.view.hands[owner]) <= AHEAD:
        share += URGENT
    if not pays:
        share *= SELDOM
    wrong = CALLED * logistic((LIE - value) / BLURRED)
    return float(1 - (1 - wrong) ** (share / (head.view.seats - 1)))


def votes(head: BotHead) -> list[Weighed]:
    """Return both votes, the one that is given first: judgement, then what tips it."""
    view, its = head.view, head.meaning()
    thing = view.contested
    faces = [face for face in head.faces(thing) if face >= 0]
    row = head.eye.row(its)
    worst = min(faces, key=lambda face: row[face], default=0)
    parts = head.eye.parts(its, worst)
    seen = head.sees(its, thing)
    moved = moved_by(head, worst)
    bar = BAR - head.nature.forgives - (0.0 if its.clear else BENEFIT)
    value = seen + moved - bar
    if abs(value) < TIPS and its.clear:
        value += _tip(head)
    yes = {"theme": parts["theme"], "family": parts["family"], "own": parts["own"]}
    yes["rest"] = value - sum(yes.values())
    no = {name: -part for name, part in yes.items()}
    both = [Weighed(act.Vote(1), yes), Weighed(act.Vote(0), no)]
    return both if value > 0 else both[::-1]


def _tip(head: BotHead) -> float:
    """Return how far interest and grudges tip an arguable vote, in logits; mostly nothing."""
    view = head.view
    about = head.draw("tips", view.leads, view.attempts, view.theme, *head.faces(view.contested))
    stake = view.contested != PAIR and _at_stake(head, view.contested)
    if about >= (STAKES if stake else TIPPED):
        return 0.0
    if stake:
        return -2 * TIPS
    if planning.near(head):
        brings = planning.vote(head)
        return 2 * TIPS if brings > 0 else -2 * TIPS if brings < 0 else 0.0
    against = head.grudges[view.accused] + (len(view.hands[view.accused]) <= AHEAD)
    for_it = head.grudges[view.accuser] if view.accuser != head.seat else 0.0
    return 2 * TIPS if for_it > against else -2 * TIPS if against > for_it else 0.0


def moved_by(head: BotHead, face: int) -> float:
    """Return how far the defence moves this judge about a card, 0 to ``MOVED`` logits.

    What is said has to fit the picture and to touch the theme; anything else moves nobody.
    """
    view = head.view
    if not view.defence or is_joke(view.defence):
        return 0.0
    said, its = head.sight(view.defence), head.meaning()
    if not said.clear or said.key == its.key or face < 0:
        return 0.0
    fit = logistic(said.row[face])
    # where the theme says nothing to anybody, what is true of the card at least is something
    shared = touch(its.key, its.row, said.key, said.row) if its.clear else _ENOUGH
    if shared < TOUCHES:
        return 0.0
    return MOVED * head.nature.listens * min(1.0, shared / _ENOUGH) * max(0.0, 2 * fit - 1)


@lru_cache(4096)
def touch(one: str, a: tuple[float, ...], other: str, b: tuple[float, ...]) -> float:
    """Return how much two themes have in common: the correlation of what they are true of.

    A theme that is true of nearly all, or says nothing of any, has nothing in common with others.
    """
    mine, theirs = apart(a), apart(b)
    both = sum(x * y for x, y in zip(mine, theirs, strict=True))
    long = sqrt(sum(x * x for x in mine) * sum(y * y for y in theirs))
    return max(0.0, both / long) if long else 0.0


def defence(head: BotHead) -> str:
    """Return what the accused says: a phrase that links its card to the theme, or a joke.

    It goes by the card on the table and the theme alone, never by the hand.
    """
    view, its = head.view, head.meaning()
    row = head.eye.row(its)
    faces = [face for face in head.faces(view.contested) if face >= 0]
    worst = min(faces, key=lambda face: row[face])
    about = head.draw("jokes", view.leads, view.attempts, view.theme, view.contested)
    admitted = joke(int(about * JOKES))
    if row[worst] < HOPELESS:
        return admitted
    return _link(head, its, (worst,)) or admitted


def explanation(head: BotHead) -> str:
    """Return how a leader explains its theme: a phrase that links it to its cards, or a joke.

    It is true of both cards, at least arguably, else of one; what does not touch the theme, however
    true, explains nothing.
    """
    view = head.view
    its = head.sight(view.theme)
    faces = [face for face in view.pair if face >= 0]
    about = head.draw("explains", view.leads, view.attempts, view.theme)
    tries = ((faces, SURELY), (faces, ARGUABLY), *(((face,), SURELY) for face in faces))
    found = (_link(head, its, some, surely) for some, surely in tries if some)
    return next((one for one in found if one), "") or joke(int(about * JOKES))


def _link(head: BotHead, its: Sight, faces: Sequence[int], surely: float = SURELY) -> str:
    """Return the phrase true of cards that has most in common with a theme, nothing if none has."""
    if not its.clear:
        return ""
    best, told = LINKS, ""
    for key, theirs, plain in zip(
        KEYS, head.eye.bank, bank_rows(head.view.options.album), strict=True
    ):
        if MARK + key == its.key or any(
            plain[face] < surely or theirs[face] <= 0 for face in faces
        ):
            continue
        shared = touch(its.key, its.row, MARK + key, plain)
        if shared > best:
            best, told = shared, MARK + key
    return told

"""Moments that decide a match, and how often characters throw it away there from habit.

Run in a checkout: ``python -m tests.bench.deciding --game mets_ton_slip --level hard --moments
2000``. All seats are characters in turn. What a moment is goes by public facts and one's own hand:

- Mets ton slip !: one could put on the last card now; or a rival wears five and one holds an attack
  that takes something off them. To let them be is to throw it away.
- Et Bim!, Witty Zibi: an act that nobody answers ends the match, and one wins in all worlds that
  fit what one was told (``certain``) or in half of them (``likely``), or one loses in all by taking
  a card that could be sent back.
- Le Boulet: somebody else wins when this round is closed, and a Boulet, a vote or an accusation
  may keep them from it; or one wins by laying, or leading, the last of one's cards. Of a gift all
  see whom it has to go to. Else judgement decides what is right, and a plain bot's is taken.
- Branle-bas de Wombat: a final vote. The straw vote puts nobody out, a build is won by no one act.

``own`` counts what characters throw away, ``plain`` what the same level without a habit does at the
same moments, told the same; ``habit`` what characters alone do.

``expert`` is asked at such moments of matches that ``hard`` plays: it thinks long.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Final

from game.ai.personas import PERSONAS
from game.core.journal import Journal
from game.core.luck import Luck, Stream, bot_seed, key_of
from game.core.seats import Seat
from game.games import game_of, rules_of
from game.games.le_boulet.model import actions as laid
from game.games.le_boulet.model import state as boulet
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.rules.flow import about_to_win
from game.games.mets_ton_slip.model import actions as slip
from game.games.mets_ton_slip.model.cards import FETE, NOTHING
from game.games.mets_ton_slip.model.state import ACT
from game.games.wombat.bot import talking
from game.games.wombat.model import actions as pointed
from game.games.wombat.model import state as wombat
from game.gangs.model.actions import TAKE, Replay, Throw
from game.gangs.model.cards import DAMAGE, LIMIT
from game.gangs.model.state import OVER, REACT
from game.match import Match
from game.store.learned import read_learned

IDS: Final = [its.id for its in PERSONAS]
GAMES: Final = ("et_bim", "witty_zibi", "mets_ton_slip", "le_boulet", "wombat")
SEATS: Final = {
    "et_bim": (4, 5, 6), "witty_zibi": (4, 5, 6), "mets_ton_slip": (2, 3, 4), "le_boulet": (4,),
    "wombat": (4, 5),
}  # fmt: skip
WORLDS: Final = 12
MANY: Final = 100
"""So many worlds stand for all that fit what a seat was told, where the first few are alike."""
_LAST: Final = 6
"""With more alive no single blow of a match of gangs ends it."""


Plain = Callable[[], Any]
"""What returns the choice of the same level without a habit."""


@dataclass
class Moment:
    """What does not throw a match away, and what sort of moment it is."""

    sort: str
    sound: Callable[[Any], bool]


@dataclass
class Tally:
    """How often who throws a match away, by sort of moment."""

    moments: Counter[str] = field(default_factory=Counter)
    own: Counter[str] = field(default_factory=Counter)
    plain: Counter[str] = field(default_factory=Counter)
    habit: Counter[str] = field(default_factory=Counter)
    who: Counter[str] = field(default_factory=Counter)
    """Moments by character."""

    def count(self, name: str, sort: str, *, own: bool, plain: bool) -> None:
        """Count a moment: whether a character throws the match away there, and a plain bot."""
        self.moments[sort] += 1
        self.own[sort] += own
        self.plain[sort] += plain
        self.habit[sort] += own and not plain
        self.who[name] += 1

    def lines(self) -> Iterator[str]:
        """Yield what was found, a line a sort of moment."""
        for sort, many in sorted(self.moments.items()):
            yield (
                f"  {sort}: {many} moments, own {self.own[sort]}, plain {self.plain[sort]}, "
                f"habit {self.habit[sort]}"
            )


# ---------------------------------------------------------------- what a moment is


def among(actions: Collection[Any]) -> Callable[[Any], bool]:
    """Return what says of an action whether it is one of these."""
    return lambda action: action in actions


def slip_moment(view: Any, seat: int, legal: Sequence[Any], plain: Plain) -> Moment | None:
    """Return what one has to do in Mets ton slip !, None where nothing is decided."""
    if view.phase != ACT:
        return None
    lacking = [worn.count(NOTHING) for worn in view.worn]
    dresses = [one for one in legal if isinstance(one, slip.Wear | slip.Replace)]
    if lacking[seat] == 1 and dresses:
        return Moment("wins", among(dresses))
    near = [other for other, many in enumerate(lacking) if many == 1 and other != seat]
    strips = [one for one in legal if isinstance(one, slip.Attack) and one.target in near]
    if not strips:
        return None
    return Moment("stops", among([*strips, slip.EVENTS_OF[FETE]]))


def gangs_moment(view: Any, seat: int, legal: Sequence[Any], plain: Plain) -> Moment | None:
    """Return what one has to do in a game of gangs, None where nothing is decided."""
    if view.alive.count(True) > _LAST:
        return None
    rules = rules_of("et_bim" if view.options.hand else "witty_zibi")
    chance, worlds = Stream(key_of("deciding", view.turn_number, seat)), list[Any]()

    def shares(action: Any) -> tuple[float, float]:
        """Return in what share of worlds this ends the match and one wins it, or loses it.

        What is so in all of a few has to be so in many.
        """
        won = lost = 0
        for number in range(MANY):
            if number == len(worlds):
                worlds.append(rules.determinize(view, Seat(seat), chance))
            end = _ended(rules, worlds[number].copy(), seat, action)
            won += end.phase == OVER and seat in end.winners
            lost += end.phase == OVER and seat not in end.winners
            if number + 1 >= WORLDS and number + 1 not in (won, lost):
                break
        return won / (number + 1), lost / (number + 1)

    if view.phase == REACT:
        out = view.hit(seat, DAMAGE[view.card & 15]) > LIMIT
        if out and len(legal) > 1 and shares(TAKE)[1] == 1:
            return Moment("lost by taking", lambda action: action != TAKE)
        return None
    found = {one: shares(one)[0] for one in legal if _kills(view, one)}
    best = max(found.values(), default=0.0)
    if best < 0.5:
        return None
    sound = [one for one, share in found.items() if share == 1 or (share >= 0.5 and best < 1)]
    return Moment("certain" if best == 1 else "likely", among(sound))


def _kills(view: Any, action: Any) -> bool:
    if not isinstance(action, Throw | Replay):
        return False
    face = action.face if isinstance(action, Throw) else view.card & 15
    return bool(DAMAGE[face]) and view.hit(action.target, DAMAGE[face]) > LIMIT


def _ended(rules: Any, world: Any, seat: int, action: Any) -> Any:
    """Return a world after an action, which nobody sends back."""
    journal: Journal[Any, Any] = Journal(world, rules.apply)
    luck = Luck(0)
    rules.play(journal, luck, Seat(seat), action)
    state = journal.state
    if state.phase == REACT:
        rules.play(journal, luck, Seat(state.asked()), TAKE)
    return state


def boulet_moment(view: Any, seat: int, legal: Sequence[Any], plain: Plain) -> Moment | None:
    """Return what one has to do in Le Boulet, None where nothing is decided."""
    hand = len(view.hands[seat])
    if view.phase == boulet.GIVE:
        hinders = [other for other in range(view.seats) if _hinders(view, seat, other)]
        return Moment("given", among([laid.Give(other) for other in hinders])) if hinders else None
    if view.phase == boulet.LEAD and hand == 2:
        kind: type[Any] = laid.Lead
    elif view.phase in (boulet.ANSWER, boulet.RETRY) and hand == 1:
        kind = laid.Answer
    elif view.phase == boulet.VOTE and _saves(view, seat, view.contested):
        return _judged(plain, "votes", lambda one: one == laid.Vote(0))
    elif view.phase == boulet.OPEN and any(
        isinstance(one, laid.Contest) and _saves(view, seat, one.thing) for one in legal
    ):
        kind = laid.Contest
    else:
        return None
    return _judged(plain, kind.__name__, lambda one: isinstance(one, kind))


def _hinders(view: Any, seat: int, other: int) -> bool:
    """Say whether a Boulet given to somebody else keeps them from winning, and nobody else wins."""
    if other == seat or about_to_win(view) != other:
        return False
    after = view.copy()
    after.hands[other].append(BOULET)
    return about_to_win(after) in (None, seat)


def _judged(plain: Plain, sort: str, sound: Callable[[Any], bool]) -> Moment | None:
    return Moment(sort, sound) if sound(plain()) else None


def _saves(view: Any, seat: int, thing: int) -> bool:
    """Say whether somebody else does not win if this thing is refused."""
    winner = about_to_win(view)
    return winner is not None and winner != seat and thing in (winner, laid.PAIR)


MOMENTS: Final[Mapping[str, Callable[[Any, int, Sequence[Any], Plain], Moment | None]]] = {
    "et_bim": gangs_moment,
    "witty_zibi": gangs_moment,
    "mets_ton_slip": slip_moment,
    "le_boulet": boulet_moment,
}


# ---------------------------------------------------------------- playing


def counted(game: str, level: str, moments: int, seed: int, matches: int = 10**6) -> Tally:
    """Return what was found in so many moments, or in so many matches if those are fewer."""
    tally = Tally()
    for number in range(matches):
        if sum(tally.moments.values()) >= moments:
            break
        play = pointing if game == "wombat" else played
        play(game, level, number, seed, tally)
    return tally


def lineup(number: int, seats: int) -> list[str]:
    """Return who sits in a match: all twelve in turn."""
    return [IDS[(number * seats + seat) % len(IDS)] for seat in range(seats)]


def played(game: str, level: str, number: int, seed: int, tally: Tally) -> None:
    """Play a match, and count its moments."""
    rules, levels = rules_of(game), game_of(game).bot
    data = read_learned(game) if levels.LEARNED else None
    seats = SEATS[game][number % len(SEATS[game])]
    options = rules.options(seats, {"rounds": 1} if game == "witty_zibi" else {})
    its = key_of("deciding", game, seed, number) % 10**9
    names = lineup(number, seats)
    match: Match[Any, Any, Any] = Match(rules, seats, options, its)

    def made(kind: str, seat: int) -> Any:
        own = bot_seed(its, "who", Seat(seat))
        return levels.make(kind, seat, seats, options, own, data)

    own = [made(f"{level}@{name}", seat) for seat, name in enumerate(names)]
    plain = [made(level, seat) for seat in range(seats)]
    thinks_long = level == "expert"
    course = [made(f"hard@{name}", seat) for seat, name in enumerate(names)] if thinks_long else own
    views = [rules.initial(seats, options) for _ in range(seats)]
    heard = [0] * seats
    for seat, shapes in match.in_turn():
        legal, news = list(shapes), match.observations(seat, heard[seat])
        heard[seat] += len(news)
        for event in news:
            rules.apply(views[seat], event)
        for bots in (own, plain, course) if thinks_long else (own, plain):
            bots[seat].hear(news)
        done = course[seat].choose(legal)
        if len(legal) > 1:
            usual = cache(partial(plain[seat].choose, legal))
            found = MOMENTS[game](views[seat], seat, legal, usual)
            if found is not None:
                mine = own[seat].choose(legal) if thinks_long else done
                its = not found.sound(mine), not found.sound(usual())
                tally.count(names[seat], found.sort, own=its[0], plain=its[1])
        match.answer(seat, done)


def pointing(game: str, level: str, number: int, seed: int, tally: Tally) -> None:
    """Play a match of Wombat, and count its final votes: all as the level points, by no habit."""
    rules, seats = rules_of(game), SEATS[game][number % len(SEATS[game])]
    options = rules.options(seats, {})
    its = key_of("deciding", game, seed, number) % 10**9
    names = lineup(number, seats)
    match: Match[Any, Any, Any] = Match(rules, seats, options, its)
    data = read_learned(game)
    bots: list[Any] = [
        game_of(game).bot.make(
            f"{level}@{name}", seat, seats, options, bot_seed(its, "who", Seat(seat)), data
        )
        for seat, name in enumerate(names)
    ]
    heard = [0] * seats
    for seat, legal in match.in_turn():
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        bot = bots[seat]
        bot.hear(news)
        done = bot.choose(list(legal))
        if isinstance(done, pointed.Vote) and bot.view.phase == wombat.FINAL:
            usual = talking.target(bot.head, bot.beliefs, final=True)
            tally.count(names[seat], "final", own=done.target != usual, plain=False)
        match.answer(seat, done)


def main() -> None:
    """Print what characters throw away."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--moments", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    tally = counted(asked.game, asked.level, asked.moments, asked.seed)
    print(f"{asked.game} {asked.level}, {min(tally.who.values())} moments or more of each")
    print(*tally.lines(), sep="\n")


if __name__ == "__main__":
    main()

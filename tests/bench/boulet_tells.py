"""What a bot of Le Boulet gives away while all choose at once: work, breath, lines of the file.

``python -m tests.bench.boulet_tells [--windows N] [--seed S] [--deck] [--lines]``. Matches of bots
of all levels are played. In some of the moments in which a seat answers, accuses or votes, sealed,
it is asked again as somebody who was dealt another card: an Image in an Image's place, a Boulet in
an Image's, or an Image in a Boulet's. Hands are of one size, and all else that was told is the
same. Noted is what could be seen, timed or counted from outside before the last one has chosen:
every call of a function of the bot from the question to its answer and its reasons, the breath, and
by how many sealed lines the file grew. Let H be which of two hands it is, O that, and P the public
record, which is the same in both: then I(H; O | P) is the share of moments in which O differs, at
one bit each. What is chosen is sealed, so moments in which the two hands choose differently count
as all others do. What is not counted: that the answer is looked up among those that were offered,
and written down (some calls). With ``--deck`` they play with pictures of somebody's own, whose
names and themes are long; with ``--lines`` nothing but the lines of the file is compared, which is
quick.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.personas import persona_of
from game.ai.question import Choice, Question
from game.ai.tempo import breath
from game.core.decks import NAME_MOST, TAG_MOST, Album, Picture, tidy
from game.core.luck import Stream, bot_seed, key_of
from game.core.seats import Seat
from game.games import game_of
from game.games.le_boulet import decks
from game.games.le_boulet.judge import known
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model import state as at
from game.games.le_boulet.model.cards import BOULET
from game.games.le_boulet.rules import RULES
from game.match import Match
from game.store import seal
from game.store.notes import reason_note
from game.store.recorder import record_of
from tests.secrecy.working import calls

GAME: Final = "le_boulet"
LEVELS: Final = (
    "random",
    "greedy",
    "easy",
    "normal",
    "hard",
    "expert",
    "normal@leo",
    "expert@jade",
)
PHASES: Final = (at.ANSWER, at.OPEN, at.VOTE)
ONE_IN: Final = 4
"""So many moments pass for each that is looked at."""
SORTS: Final = ("Image for Image", "Boulet for Image", "Image for Boulet")


@dataclass(frozen=True)
class Moment:
    """A seat that chooses, with the hand it has and with another one."""

    phase: str
    sort: str
    seat: Seat
    level: str
    seed: int
    seats: int
    options: dict[str, Any]
    told: tuple[list[Any], list[Any]]
    legal: tuple[list[Any], list[Any]]
    facts: int
    """How many all were told so far."""


def long_album(many: int, seed: int) -> Album:
    """Return a deck whose names and tags are as long as they may be, in letters of two bytes."""
    lot, its = Stream(seed), known.pictures("fr").values()
    facts = sorted({fact for one in its for fact in one["facts"]})
    pictures = []
    for number in range(many):
        tags = (tidy(f"{fact} {'é' * TAG_MOST}", TAG_MOST) for fact in lot.shuffled(facts)[:6])
        pictures.append(Picture(tidy(f"{number} {'œ' * NAME_MOST}", NAME_MOST), tuple(tags)))
    return Album("0123456789abcdef" * 2, "fr", tuple(pictures))


def otherwise(match: Any, seat: Seat, face: int, its: int) -> tuple[list[Any], Any] | None:
    """Return what a seat would have been told that was dealt another card, and its table then."""
    told = match.observations(seat)
    held = sorted([*match.journal.state.hands[seat], its])
    held.remove(face)
    for index in range(len(told) - 1, -1, -1):
        match told[index]:
            case ev.Drawn(to, drawn) as drew if to == seat and drawn == face:
                other: Any = replace(drew, face=its)
            case ev.HandDealt(to, faces) as dealt if to == seat and face in faces:
                cards = list(faces)
                cards[cards.index(face)] = its
                other = replace(dealt, faces=tuple(cards))
            case _:
                continue
        events = [*told[:index], other, *told[index + 1 :]]
        view = RULES.initial(match.seats, match.options)
        try:
            for event in events:
                RULES.apply(view, event)
        except (ValueError, IndexError):
            continue
        if sorted(view.hands[seat]) == held:
            return events, view
    return None


def moments(number: int, seed: int, album: Album | None = None) -> Iterator[Moment]:
    """Play a match of bots and yield some moments in which somebody chooses with others."""
    chance = Stream(key_of("boulet tells", seed, number))
    seats = 3 + chance.below(8)
    given: dict[str, Any] = {
        "hand": (8, 6, 5)[chance.below(3)], "boulets": (30, 20)[chance.below(2)],
    }  # fmt: skip
    if album is not None:
        given |= decks.options(album, ours=bool(chance.below(2)))
    options = RULES.options(seats, given)
    its = key_of("boulet tells deal", seed, number) % 10**9
    match: Match[Any, Any, Any] = Match(RULES, seats, options, its)
    levels = {seat: LEVELS[chance.below(len(LEVELS))] for seat in range(seats)}
    seeds = {seat: bot_seed(its, "tells", Seat(seat)) for seat in range(seats)}
    plain = RULES.options_json(options)
    host = BotHost(Seating(game_of(GAME), seats, plain, levels, seeds))
    heard = [0] * seats
    while pending := match.pending():
        seat, legal = next(iter(pending.items()))
        news = match.observations(seat, heard[seat])
        heard[seat] += len(news)
        host.inform(seat, news)
        truth = match.journal.state
        if truth.phase in PHASES and not chance.below(ONE_IN):
            sort = SORTS[chance.below(len(SORTS))]
            found = twice(match, seat, sort, chance)
            if found is not None:
                yield Moment(
                    truth.phase, sort, seat, levels[seat], seeds[seat], seats, plain,
                    found[0], found[1], len(match.observations(None)),
                )  # fmt: skip
        match.submit(seat, host.choose_for(Question(seat, list(legal))).action)


def twice(match: Any, seat: Seat, sort: str, chance: Stream) -> Any:
    """Return what a seat was told and may do with either hand, None where that cannot be."""
    truth = match.journal.state
    hand = [face for face in truth.hands[seat] if face not in truth.known[seat]]
    given = [face for face in hand if (face == BOULET) is (sort == SORTS[2])]
    if not given:
        return None
    face = given[chance.below(len(given))]
    if sort == SORTS[1]:
        its = BOULET
    else:
        elsewhere = [card for card in truth.stock if card != BOULET]
        if not elsewhere:
            return None
        its = elsewhere[chance.below(len(elsewhere))]
    found = otherwise(match, seat, face, its)
    if found is None:
        return None
    told, view = found
    legal = list(match.pending()[seat]), list(RULES.pending(view)[seat])
    return (match.observations(seat), told), legal


def observed(moment: Moment, holds: int, *, work: bool) -> dict[str, Any]:
    """Return what can be noted from outside of a choice with one of the hands."""
    seat = moment.seat
    seating = Seating(
        game_of(GAME), moment.seats, moment.options, {seat: moment.level}, {seat: moment.seed}
    )
    host = BotHost(seating)
    host.inform(seat, moment.told[holds])
    host.broken.clear()
    bot: Any = host.bots[seat]

    def think() -> None:
        bot.choose(moment.legal[holds])
        getattr(bot, "why", dict)()

    counted = calls(think) if work else None
    choice: Choice = host.answer(Question(seat, moment.legal[holds]))
    pause = breath(moment.seed, moment.facts, persona_of(moment.level))
    kept = [{"seat": seat, **choice.action.to_json()}]
    kept += [{"note": reason_note(7, choice.why)}] if choice.why else []
    lines = [_lines(record_of(each)) for each in kept]
    return {
        "choice": choice.action,
        "breath": pause,
        "lines": tuple(lines),
        "work": counted,
    }


def _lines(record: bytes) -> int:
    return len(seal.seal(bytes(16), 2, record)) // (seal.LENGTH + 1)


def main(argv: Sequence[str] | None = None) -> int:
    """Look at so many moments, and print what differed; 1 where something did."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--windows", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deck", action="store_true")
    parser.add_argument("--lines", action="store_true")
    asked = parser.parse_args(argv)
    album = long_album(120, asked.seed) if asked.deck else None
    seen: Counter[tuple[str, str]] = Counter()
    apart: Counter[tuple[str, str]] = Counter()
    number = 0
    while seen.total() < asked.windows:
        for moment in moments(number, asked.seed, album):
            if not asked.lines:
                observed(moment, 0, work=False)  # what is kept for all matches is there in both
                observed(moment, 1, work=False)
            one, other = (observed(moment, holds, work=not asked.lines) for holds in (0, 1))
            key = moment.phase, moment.sort
            seen[key] += 1
            for name in ("choice", "breath", "lines", "work"):
                if one[name] != other[name]:
                    apart[moment.phase, name] += 1
                    if name == "work":
                        differ = {
                            what: (one["work"][what], other["work"][what])
                            for what in one["work"] | other["work"]
                            if one["work"][what] != other["work"][what]
                        }
                        print(moment.phase, moment.sort, moment.level, differ, file=sys.stderr)
            if seen.total() >= asked.windows:
                break
        number += 1
    for phase in PHASES:
        many = sum(count for (its, _), count in seen.items() if its == phase)
        sorts = ", ".join(f"{sort} {seen[phase, sort]:,}" for sort in SORTS)
        print(f"{phase}: {many:,} moments ({sorts}); chosen otherwise {apart[phase, 'choice']:,}")
        for name in ("work", "breath", "lines"):
            share = apart[phase, name] / max(1, many)
            bound = 3 / max(1, many) if not share else share + 1.645 * (share / many) ** 0.5
            print(f"  {name}: {apart[phase, name]} differ, {share:.4f} bit (at most {bound:.4f})")
    return int(any(name != "choice" for _, name in apart))


if __name__ == "__main__":
    sys.exit(main())

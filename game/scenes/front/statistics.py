"""The statistics: what a person did in the matches played to their end; and what was a record."""

from __future__ import annotations

from game.core.endings import SeatFigures
from game.core.outside import clean
from game.core.seats import Seat
from game.core.words import Words
from game.games import game_of, shelf
from game.scenes.kit import Kit
from game.scenes.page import PageScene
from game.session import Session
from game.store.files import FileError
from game.store.statistics import Figures, Played, Tally, count, load


class StatisticsScene(PageScene):
    """One's own matches in figures."""

    name = "statistics"

    def __init__(self, kit: Kit) -> None:
        """Read the file; where it is damaged, the next scene with room for it says so."""
        super().__init__(kit, kit.words().say("statistics-screen.title"), _page(kit))


def _page(kit: Kit) -> str:
    found, notice = load(kit.data)
    if notice is not None:
        kit.notices.append(kit.words().say(notice))
    games = sorted(shelf(), key=lambda game: game != kit.game)  # the chosen one first
    parts = [_of_game(kit, game, found.games[game]) for game in games if game in found.games]
    return "\n\n".join(parts) or kit.words().say("statistics-screen.none")


def _of_game(kit: Kit, game: str, figures: Figures) -> str:
    """Return a game's statistics as a page sets them."""
    words = kit.words(game)

    def say(key: str, **facts: object) -> str:
        return words.say(f"statistics-screen.{key}", **facts)

    def won(tally: Tally) -> str:
        return say("of", wins=tally.wins, matches=tally.matches)

    rows = [
        (say("matches"), str(figures.matches)),
        (say("wins"), won(figures)),
        (say("streak"), str(figures.streak)),
        (say("best_streak"), str(figures.best_streak)),
    ]
    rows += [_counter(name, n, words) for name, n in figures.counters.items()]
    seats = [
        (say("seats-row", n=number), won(figures.seats[number]))
        for number in sorted(figures.seats, key=lambda number: (len(number), number))
    ]
    tables = [(say("all"), rows), (say("seats"), seats)]
    part = game_of(game).figures
    spelled = {} if part is None else part.GROUPS
    for group, its in figures.groups.items():
        called = spelled.get(group, group)
        heading = _known(f"statistics-screen.{group}", group, words)
        tables.append(
            (heading, [(_known(f"{called}.{one}", one, words), won(its[one])) for one in its])
        )
    shown = [f"## {words.say('game.title')}"]
    shown += [_table(heading, rows) for heading, rows in tables if rows]
    return "\n\n".join(shown)


def _known(key: str, name: str, words: Words) -> str:
    """Return a text, or the name itself: a file may count what this game does not."""
    return words.say(key) if words.knows(key) else clean(name).replace("|", " ")


def _counter(name: str, n: int, words: Words) -> tuple[str, str]:
    """Return what a counter is called, and its number in words."""
    number = f"statistics-screen.{name}-n"
    said = words.say(number, n=n) if words.knows(number) else str(n)
    return _known(f"statistics-screen.{name}", name, words), said


def _table(heading: str, rows: list[tuple[str, str]]) -> str:
    lines = [f"| {heading} | |", "|---|---|", *(f"| {name} | {text} |" for name, text in rows)]
    return "\n".join(lines)


def counted(kit: Kit, session: Session, viewer: Seat | None) -> str:
    """Count a match that is over, once, for the person who played it; return what was a record.

    It is nobody's where a bot played most of the seat, or plays it at the end.

    Where it cannot be counted, the next scene with room for it says so.
    """
    outcome, head = session.outcome(), session.head
    if viewer is None or not session.counts_for(viewer) or outcome is None:
        return ""
    did, part = SeatFigures(), game_of(head.game).figures
    if part is not None:
        did = part.figures_of(session.fresh_view(), session.open_book(), viewer)
    played = Played(
        game=head.game, match=f"{head.seed}-{head.salt}", seats=head.seats,
        won=viewer in outcome.winners, groups=did.groups, most=did.most, sums=did.sums,
    )  # fmt: skip
    words = kit.words(head.game)
    try:
        records, notice = count(kit.data, played)
    except FileError as error:
        kit.notices.append(words.say(error.key, **error.facts))
        return ""
    if notice is not None:
        kit.notices.append(words.say(notice))
    if not records:
        return ""
    streak = load(kit.data)[0].games[head.game].best_streak
    facts = {**did.most, "best_streak": streak}
    name = records[-1]  # one is enough to be glad of, the rarest
    what = words.say(f"statistics-screen.record-{name}", n=facts[name])
    return words.say("statistics-screen.record", what=what)

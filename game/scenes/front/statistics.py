"""The statistics: what a person did in the matches played to their end; and what was a record."""

from __future__ import annotations

from game.core.seats import Seat
from game.games import part_of, shelf
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
        (say("longest"), say("turns", n=figures.longest)),
        (say("damage"), str(figures.damage)),
        (say("bims"), str(figures.bims)),
    ]
    seats = [
        (say("seats-row", n=number), won(figures.seats[number]))
        for number in sorted(figures.seats, key=int)
    ]
    gangs = [
        (words.say(f"gang-name.{gang}") if words.knows(f"gang-name.{gang}") else gang, won(tally))
        for gang, tally in figures.gangs.items()
    ]
    tables = [(say("all"), rows), (say("seats"), seats), (say("gangs"), gangs)]
    shown = [f"## {words.say('game.title')}"]
    shown += [_table(heading, rows) for heading, rows in tables if rows]
    return "\n\n".join(shown)


def _table(heading: str, rows: list[tuple[str, str]]) -> str:
    lines = [f"| {heading} | |", "|---|---|", *(f"| {name} | {text} |" for name, text in rows)]
    return "\n".join(lines)


def counted(kit: Kit, session: Session, viewer: Seat | None) -> str:
    """Count a match that is over, once, for the person who played it; return what was a record.

    It is nobody's where a bot played most of the seat, or plays it at the end.

    Where it cannot be counted, the next scene with room for it says so.
    """
    if viewer is None or not session.counts_for(viewer) or session.outcome() is None:
        return ""
    head = session.head
    did = part_of(head.game, "figures").figures_of(
        session.fresh_view(), session.open_book(), viewer
    )
    played = Played(
        game=head.game, match=f"{head.seed}-{head.salt}", seats=head.seats, won=did.won,
        gang=did.gang, turns=did.turns, damage=did.damage, bims=did.bims,
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
    facts = {"longest": did.turns, "damage": did.damage, "best_streak": streak}
    name = records[-1]  # one is enough to be glad of, the rarest
    what = words.say(f"statistics-screen.record-{name}", n=facts[name])
    return words.say("statistics-screen.record", what=what)

"""The statistics: what a person did in the matches played to their end; and what was a record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.ai.personas import PERSONAS
from game.core.sanitize import clean
from game.core.words import Words
from game.games import game_of, shelf
from game.scenes.front.charts import Bar, Charts
from game.scenes.front.columns import GAP, filled
from game.scenes.kit import Kit
from game.scenes.page import PageScene
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close, FormScene, Push
from game.stage.widgets.form import Button, Changed, Choice, Form, Widget
from game.stage.widgets.rolls import BAR, Block, Roll, Row, paragraph
from game.store.statistics import GameFigures, Met, Statistics, Tally, load

_SEEN: Final = 100
"""So many of the last matches are shown one by one."""
_ACROSS: Final = 2


class StatisticsScene(FormScene):
    """One's own matches in pictures, game by game; the numbers lie behind a button."""

    name = "statistics"

    def __init__(self, kit: Kit) -> None:
        """Read the file; where it is damaged, the next scene with room for it says so."""
        self._kit = kit
        self._found = read(kit)
        games = [game for game in _order(kit) if game in self._found.games]
        self.skin = self._game = games[0] if games else kit.game
        say, zoom = kit.words().say, kit.zoom
        high = 28 + 20 * zoom
        ways: list[Widget] = []
        right = 1254.0
        for name in ("close", "table") if games else ("close",):
            said = say(f"statistics-screen.{name}")
            wide = max(150.0, kit.wide(said, 20 * zoom, theme.BUTTON) + 44)
            right -= wide
            ways.insert(0, Button(name, Box(right, 20, wide, high), said, size=20))
            right -= 12
        self._ways = ways
        self._title = Box(32, 20, right - 32, high)
        if len(games) > 1:
            titles = [(game, kit.words(game).say("game.title")) for game in games]
            wide = min(300 + 120 * (zoom - 1), right - 300)
            box = Box(right - wide, 20, wide, high)
            chosen = Choice("game", box, "", titles, self._game)
            chosen.called = say("statistics-screen.game")
            ways.insert(0, chosen)
            self._title = Box(32, 20, right - wide - 48, high)
        self._lay(None)

    def _lay(self, focus: str | None) -> None:
        top = self._title.y + self._title.height + 20
        area = Box(32, top, 1220, 702 - top)
        self.roll = Roll(self._pages(Box(0, 0, area.width - BAR, area.height)), area)
        blocks = [widget for row in self.roll.rows for widget in row.widgets]
        self._form = Form([*self._ways, *blocks], focus or blocks[0].name, zoom=self._kit.zoom)
        self.roll.place(self._form)

    def _pages(self, page: Box) -> list[Row]:
        """Return the pictures of the chosen game, so many beside each other."""
        kit, figures = self._kit, self._found.games.get(self._game)
        if figures is None:
            return [_sentence(kit, kit.words().say("statistics-screen.none"), page.width)]
        words, across = kit.words(self._game), 1 if kit.zoom > 1 else _ACROSS
        whole = Charts(kit, words, page.width)
        half = Charts(kit, words, (page.width - GAP * (across - 1)) / across)
        records = whole.records(words.say("statistics-screen.all"), _records(figures, words))
        narrow, broad = (_charts(one, self._game, figures, words) for one in (half, whole))
        return filled(records, narrow, broad, page, across)

    def use(self, changed: Changed) -> Answer:
        """Close, show another game, or the same in numbers."""
        match changed.name:
            case "close":
                return Close()
            case "game":
                self.skin = self._game = changed.value
                self._lay("game")
            case "table":
                title = self._kit.words().say("statistics-screen.title")
                return Push(PageScene(self._kit, title, page(self._kit, self._found)))
            case _:
                pass
        return None

    def spoken(self) -> str:
        """Return of which game it tells."""
        return self._kit.words(self._game).say("game.title")

    def draw(self, canvas: Canvas) -> None:
        """Draw the pictures in sight."""
        canvas.surface.fill(theme.INK)
        canvas.surface.blit(canvas.ground("ground_table"), canvas.spot(0, 0))
        canvas.panel(10, 8, 1260, 704, 24)
        box, title = self._title, self._kit.words().say("statistics-screen.title")
        size = canvas.fitted(title, box.width, min(56.0, 34 * self._kit.zoom), theme.TITLE)
        canvas.text(title, box.x, box.middle[1], size, theme.INK, theme.TITLE, room=box.width)
        if self.roll is not None:
            self.roll.draw_bar(canvas)
        self._form.draw(canvas)


def read(kit: Kit) -> Statistics:
    """Return the statistics; where their file is damaged the next scene with room says so."""
    found, notice = load(kit.data)
    if notice is not None:
        kit.notices.append(kit.words().say(notice))
    return found


def _order(kit: Kit) -> list[str]:
    return sorted(shelf(), key=lambda game: game != kit.game)  # the chosen one first


def _sentence(kit: Kit, text: str, wide: float) -> Row:
    size, room = 20 * kit.zoom, wide - 40
    high = kit.lines(text, room, size) * size * 1.12 + 40

    def paint(canvas: Canvas, box: Box) -> None:
        paragraph(canvas, text, box.x + 20, box.y + 20, room, size)

    return Row(high, [Block("none", Box(0, 0, wide, high), text, paint)])


# ---------------------------------------------------------------- what there is to show


def _records(figures: GameFigures, words: Words) -> list[tuple[str, str]]:
    """Return what one number says of all matches, and what it is called."""
    say = words.say
    rows = [
        (say("statistics-screen.matches"), str(figures.matches)),
        (say("statistics-screen.wins"), str(figures.wins)),
        (say("statistics-screen.streak"), str(figures.streak)),
        (say("statistics-screen.best_streak"), str(figures.best_streak)),
    ]
    names = figures.counters.items()
    return rows + [(_counter(name, n, words)[0], str(n)) for name, n in names]


def _charts(charts: Charts, game: str, figures: GameFigures, words: Words) -> list[Block]:
    """Return the pictures that a game's numbers give: what it does not count has none."""
    say, last = words.say, figures.course[-_SEEN:]
    found: list[Block] = []
    if last:
        found.append(charts.course(say("statistics-screen.over-time"), last))
    seats = sorted(figures.seats, key=lambda number: (len(number), number))
    rows = [
        _bar(say("statistics-screen.seats-row", n=number), "", figures.seats[number], words)
        for number in seats
    ]
    found += [charts.bars(say("statistics-screen.seats"), rows)] if rows else []
    part = game_of(game).figures
    for group, its in figures.groups.items():
        heading, called = _group(game, group, words)
        rows = [
            _bar(called(name), "" if part is None else part.picture(group, name), tally, words)
            for name, tally in its.items()
        ]
        found += [charts.bars(heading, rows)] if rows else []
    known = [(its, figures.met[its.id]) for its in PERSONAS if its.id in figures.met]
    rows = [_bar(its.name, its.picture(), _together(met), words) for its, met in known]
    found += [charts.bars(say("statistics-screen.met"), rows)] if rows else []
    if any(one.length for one in last):
        lengths = [(one.length, one.won) for one in last]
        title, axis = say("statistics-screen.lengths"), say("statistics-screen.lengths-axis")
        found.append(charts.piles(title, axis, lengths))
    for name in sorted({name for one in last for name in one.sums}):
        often = [(one.sums[name], one.won) for one in last if name in one.sums]
        title = say("statistics-screen.a-match", what=_counter(name, 0, words)[0])
        axis = say("statistics-screen.a-match-axis")
        found.append(charts.piles(title, axis, often))
    return found


def _together(met: Met) -> Tally:
    return Tally(matches=met.matches, wins=met.together)


def _bar(label: str, picture: str, tally: Tally, words: Words) -> Bar:
    won = words.say("statistics-screen.of", wins=tally.wins, matches=tally.matches)
    return Bar(label, picture, tally, f"{label}: {won}.")


# ---------------------------------------------------------------- the same as a table


def page(kit: Kit, found: Statistics) -> str:
    """Return all numbers as a page sets them."""
    games = [game for game in _order(kit) if game in found.games]
    return "\n\n".join(_of_game(kit, game, found.games[game]) for game in games)


def _of_game(kit: Kit, game: str, figures: GameFigures) -> str:
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
    for group, its in figures.groups.items():
        heading, called = _group(game, group, words)
        tables.append((heading, [(called(one), won(its[one])) for one in its]))
    met = [(its.name, figures.met[its.id]) for its in PERSONAS if its.id in figures.met]
    tables.append((say("met"), [(name, won(_together(one))) for name, one in met]))
    shown = [f"## {words.say('game.title')}"]
    shown += [_table(heading, rows) for heading, rows in tables if rows]
    return "\n\n".join(shown)


def _group(game: str, group: str, words: Words) -> tuple[str, Callable[[str], str]]:
    """Return what a group of matches is called, and what its members are."""
    part = game_of(game).figures
    spelled = group if part is None else part.GROUPS.get(group, group)
    heading = _known(f"statistics-screen.{group}", group, words)
    return heading, lambda one: _known(f"{spelled}.{one}", one, words)


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

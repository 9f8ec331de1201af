"""People at one table, for tests of what lies behind the curtain."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from walking import Eyes, overlaps

from game.core.luck import Stream, key_of
from game.core.seats import Seat
from game.scenes.kit import Kit
from game.scenes.table.ghosts import is_ghost
from game.session import Session, make_head, start
from game.stage.input.inputs import KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.store.heads import HUMAN
from game.tour.matches import table_session
from tests.session.turns import asked_first
from tests.session.watching import watching

NAMES = [
    "Kim", "Élodie", "Hugo", "Gwen", "Maximilienne", "Ana", "Bilal", "Driss", "Farid", "Inès",
    "Jules", "Margot",
]  # fmt: skip
ARROWS = ["left", "right", "up", "down"]


def table_of(seats: int, seed: int = 5, modules: Sequence[str] = ()) -> Session:
    """A table of people alone, on no file."""
    options = {"modules": list(modules)}
    return start(make_head("et_bim", [HUMAN] * seats, NAMES[:seats], options, seed), None)


def plays_on(session: Session, acts: int = 10_000, until: Any = None) -> int:
    """Play legal actions by chance, throws before discards, until something is true.

    Return how many.
    """
    chance, done = Stream(key_of("people", session.head.seed)), 0
    while (seat := asked_first(session)) is not None and done < acts and not (until and until()):
        legal = session.legal(seat)
        plays = [action for action in legal if action.kind != "discard"] or list(legal)
        session.submit(seat, plays[chance.below(len(plays))])
        done += 1
    return done


def somebody_out(session: Session, *seats: Seat) -> Callable[[], bool]:
    """Return what says whether any of some seats, or of all people, may guess by now."""
    view = watching(session)
    return lambda: any(is_ghost(session, seat, view()) for seat in seats or session.people)


def view_of(session: Session, seat: int) -> Any:
    view = session.fresh_view()
    for event in session.observations(Seat(seat)):
        session.rules.apply(view, event)
    return view


def click(panel: Any, name: str) -> Any:
    """Click on a widget; return what the panel answered."""
    x, y = panel.form[name].box.middle
    answers = [panel.handle_input(heard) for heard in (PointerMoved(x, y), PointerPressed(x, y))]
    answers.append(panel.handle_input(PointerReleased(x, y)))
    return next((answer for answer in answers if answer is not None), None)


def ways(panel: Any, keys: list[str]) -> dict[str, list[str]]:
    """Where keys lead from where the focus is now, and the shortest way to each stop."""
    start = str(panel.form.focus)
    found: dict[str, list[str]] = {start: []}
    fresh = [start]
    while fresh:
        here = fresh.pop(0)
        for key in keys:
            panel.form.focus = here
            panel.handle_input(KeyPressed(key))
            stop = str(panel.form.focus)
            if stop not in found:
                found[stop] = [*found[here], key]
                fresh.append(stop)
    panel.form.focus = start
    return found


def area_ways(table: Any) -> dict[str | None, tuple[str, ...]]:
    """Where the arrows lead at a table from where the focus is now, and the shortest way there."""
    areas, lit = table.areas(), table.lit()
    found: dict[str | None, tuple[str, ...]] = {table.focus: ()}
    fresh = deque([table.focus])
    while fresh:
        here = fresh.popleft()
        for arrow in ARROWS:
            if (area := areas.beside(here, arrow, lit)) not in found:
                found[area] = (*found[here], arrow)
                fresh.append(area)
    return found


def lead_to(panel: Any, name: str) -> None:
    """Go from the focus to a widget by arrow keys alone, the shortest way."""
    for key in ways(panel, ARROWS)[name]:
        panel.handle_input(KeyPressed(key))
    assert panel.form.focus == name


def check_words(panel: Any, kit: Any, times: int = 1) -> None:
    """Look at a panel, and go down it; check that all its words can be read."""
    for _ in range(times):
        eyes = Eyes(kit.art, kit.hints)
        panel.draw(eyes)
        assert eyes.seen
        assert not eyes.cuts
        assert not overlaps(eyes.seen)
        assert all(line.left >= 0 and line.right <= 1280 for line in eyes.seen)
        assert all(line.top >= 0 and line.bottom <= 720 for line in eyes.seen)
        # the name on a tile is part of its picture
        assert all(line.size >= 18 for line in eyes.seen if line.size >= 20 or " " in line.text)
        panel.handle_input(KeyPressed("down"))


Fall = tuple[int, int]
"""The seed of a match, and after how many acts its first person is out."""


def first_fall(begin: Callable[[int], Session], fits: Callable[[Any], bool]) -> Fall:
    """Return the first match in which its first person falls so that their table fits."""
    for seed in range(40):
        session = begin(seed)
        me = session.humans[0]
        acts = plays_on(session, until=somebody_out(session, me))
        fell = is_ghost(session, me) and fits(session.view_of(me))
        session.close()
        if fell:
            return seed, acts
    raise AssertionError("nobody fell")


_FALLS: dict[tuple[str, int], Fall] = {}
"""By game and seats, in which match one falls early: looked for once."""


def out_alone(kit: Kit, game: str = "et_bim", seats: int = 8) -> Session:
    """A match of one person, who is out while others play on; pictures are shown at once."""
    kit.settings.pace = 0.0
    if (game, seats) not in _FALLS:
        _FALLS[game, seats] = first_fall(
            lambda seed: table_session(kit, game, seats, seed=seed),
            lambda view: len(view.living()) > seats / 2,
        )
    seed, acts = _FALLS[game, seats]
    session = table_session(kit, game, seats, seed=seed)
    plays_on(session, acts)
    return session

"""Matches to be shown: laid for one person, played on, or thought out by bots; always the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import takewhile
from typing import Any, Final
from weakref import WeakKeyDictionary

from game.ai.personas import PERSONAS
from game.cli.seats import levels
from game.core.actions import Action
from game.core.choices import EVERYTHING
from game.core.luck import Stream, key_of
from game.core.seats import CLOCK, Seat
from game.core.targets import SEAT
from game.core.words import Words
from game.games import game_of, rules_of
from game.replaying.again import of_bots
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import Session, make_head, start
from game.store.heads import HUMAN, Head, House
from game.store.replays import Replay
from game.tour.stopped import Stopped

SEED: Final = 8132
NAMES: Final = (
    "Kim", "Ana", "Bilal", "Chloé", "Driss", "Élodie", "Farid", "Gwen", "Hugo", "Inès", "Jules",
    "Margot",
)  # fmt: skip


class ShownSession(Session):
    """A match that chance plays until it is shown: until then its bots are asked nothing."""

    early = False


def shown_head(
    game: str,
    controllers: list[str],
    names: list[str],
    options: dict[str, Any] | None = None,
    seed: int = SEED,
    house: House | None = None,
) -> Head:
    """Return the head of a match to be shown: its bots, too, do the same every time."""
    head = make_head(game, controllers, names, options, seed, house=house)
    return head.model_copy(update={"salt": "5a17" * 4})


def everything(game: str, seats: int) -> dict[str, Any]:
    """Return the options of the preset in which the most of a game's rules is switched on."""
    presets = game_of(game).lobby.presets(seats)
    return dict(presets[EVERYTHING].options) if presets else {}


def some_sizes(game: str) -> tuple[int, int, int]:
    """Return the smallest, a middling and the largest number of seats."""
    counts = rules_of(game).seat_counts
    return counts[0], counts[len(counts) // 2], counts[-1]


def table_session(
    kit: Kit, game: str, seats: int, options: dict[str, Any] | None = None, seed: int = SEED
) -> Session:
    """Return a new match with one person and the plainest bots, kept in the kit's folder."""
    controllers = [HUMAN] + [levels(game)[-1]] * (seats - 1)
    head = shown_head(game, controllers, list(NAMES[:seats]), options, seed + seats)
    return start(head, kit.data, kind=ShownSession)


_ACTS: Final = 40
"""So many acts of seats and time are about a second, in a real-time game."""
_VIEWS: Final[WeakKeyDictionary[Session, dict[Seat, tuple[Any, int]]]] = WeakKeyDictionary()
"""By match and seat: what was seen, of how many facts. A match against the clock has thousands."""
_BOARDS: Final[WeakKeyDictionary[Session, dict[Seat, Any]]] = WeakKeyDictionary()
"""By match and seat: the board that says what pointing at somebody means there."""


def table_of_characters(
    kit: Kit, game: str, seats: int, options: dict[str, Any] | None = None
) -> Session:
    """Return a new match with one person and characters, kept in the kit's folder."""
    people = PERSONAS[: seats - 1]
    minds, names = [f"normal@{its.id}" for its in people], [its.name for its in people]
    me = next(name for name in NAMES if name not in names)
    head = shown_head(game, [HUMAN, *minds], [me, *names], options, SEED + seats)
    return start(head, kit.data, kind=ShownSession)


def play_on(
    session: Session, turns: int, *, answering: bool | None = None, person: bool = True
) -> None:
    """Play random legal actions for so many turns, then on until the person is asked, or a bot.

    ``answering`` says what they are asked for: an answer, or a turn's card.
    """
    chance = Stream(key_of("tour", session.head.seed))
    human = session.humans[0]
    for asked, answers, come in asked_in_turn(session, human):
        right = answering is None or session.real_time or answers is answering
        if come >= turns and (asked == human) is person and right:
            return
        act_by_chance(session, asked, chance)


def asked_in_turn(session: Session, viewer: Seat | None) -> Iterator[tuple[Seat, bool, int]]:
    """Yield who is asked, whether for an answer as a viewer was told, and how far the match came.

    The caller lets them act before it takes the next one.
    """
    view, told, began = session.fresh_view(), 0, 0
    board = game_of(session.head.game).board.Board(view, viewer, session.head.names, Words(""))
    while (asked := asked_first(session)) is not None:
        events = session.observations(viewer, told)
        told += len(events)
        for event in events:
            session.rules.apply(view, event)
            began += event.begins_turn
        yield asked, board.response.answering(view), _far(session, began)


def _far(session: Session, began: int) -> int:
    """Return how many turns a match has come, after so many beginnings of one.

    In a game without turns every act counts as one; in a real-time game, about a second does.
    """
    if session.real_time:
        return session.moves // _ACTS
    return began or session.moves


def asked_first(session: Session) -> Seat | None:
    """Return the first seat that is asked, None when all is over.

    In a real-time game everybody does one thing a tick, and then time.
    """
    done = takewhile(lambda seat: seat != CLOCK, session.latest())
    acted = set(done) if session.real_time else set()
    return next((seat for seat in session.asked() if seat not in acted), None)


def act_by_chance(session: Session, seat: Seat, chance: Stream) -> None:
    """Let a seat, or time, do something of what it may do; where chance never ends, a pilot."""
    session.submit(seat, by_chance(session, seat, chance))


def act_against(session: Session, seat: Seat, whom: Seat, chance: Stream) -> None:
    """Let a seat point at somebody wherever all point, and else do something by chance."""
    if seat == CLOCK:
        act_by_chance(session, seat, chance)
        return
    view, boards = seen_by(session, seat), _BOARDS.setdefault(session, {})
    if (board := boards.get(seat)) is None:
        board = game_of(session.head.game).board.Board(view, seat, session.head.names, Words(""))
        boards[seat] = board
    spelled = board.touches.spellings
    points = (its for its in session.legal(seat) if (SEAT.at(whom),) in spelled(its, view))
    action = next(points, None)
    session.submit(seat, by_chance(session, seat, chance) if action is None else action)


def by_chance(session: Session, seat: Seat, chance: Stream) -> Action:
    """Return something that a seat, or time, may do, its open field filled."""
    legal, fill = session.legal(seat), session.rules.fill
    pilot = game_of(session.head.game).pilot if seat != CLOCK else None
    action: Action
    if pilot is not None:
        action = pilot.pick(seen_by(session, seat), legal, chance)
    else:
        action = legal[chance.below(len(legal))]
    if fill is not None:
        action = fill(seen_by(session, seat), seat, action, chance)
    return action


def seen_by(session: Session, seat: Seat) -> Any:
    """Return the table as a seat was told it so far; each fact is folded once a match."""
    views = _VIEWS.setdefault(session, {})
    view, told = views.get(seat) or (session.fresh_view(), 0)
    for event in (events := session.observations(seat, told)):
        session.rules.apply(view, event)
    views[seat] = view, told + len(events)
    return view


@cache
def thought_out(game: str, seats: int) -> Replay:
    """Return a match of bots at all seats, with their reasons, as it would be on file."""
    people = PERSONAS[:seats]
    minds, names = [f"normal@{its.id}" for its in people], [its.name for its in people]
    return of_bots(shown_head(game, minds, names, {}, SEED + seats))


def as_a_newcomer(kit: Kit) -> Kit:
    """Return a kit whose player was explained nothing yet, and wishes it."""
    return replace(kit, settings=kit.settings.but(guide=True, guided={}, explained=[]))


def seated(kit: Kit, session: Session) -> TableScene:
    """Return the table of a running match, everything so far already seen.

    In a real-time game it stands still there: else it would be counted in over every picture.
    """
    session.look_back()
    table = TableScene(kit, session)
    if session.real_time:
        table.time = Stopped(kit, session)
    return table

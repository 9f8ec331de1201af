"""How a match begins: dealt anew, dealt once more, or gone on with from its file."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from game import __version__
from game.core.decks import TAGS_NEEDED
from game.core.luck import SECRET_BYTES, Seed
from game.core.rules import OptionsError
from game.core.seats import Seat
from game.games import game_of, rules_of
from game.match import Match
from game.replaying.again import playing_again
from game.session.play import Session
from game.store import dictionaries, replays
from game.store.heads import HUMAN, Head, House, format_of
from game.store.lines import HEAD_MOST
from game.store.notes import noting
from game.store.replays import FileError, Replay
from game.store.writer import AT_ONCE, Writer

_LOOK_S: Final = 0.01
"""So long is waited for a writer between two looks at whoever waits."""


DEALS_MOST: Final = 100
"""Deals of a guided match that are looked at; nearly every other one will do."""


def new_seed() -> Seed:
    """Return what a match that is played grows from: a secret of 128 bits, drawn by the system."""
    return secrets.token_hex(SECRET_BYTES)


def make_head(
    game: str,
    controllers: Sequence[str],
    names: Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: Seed | None = None,
    *,
    training: bool = False,
    house: House | None = None,
) -> Head:
    """Return the head of a new match; ``house`` is what its people agreed on.

    Without a seed that somebody wished for, a secret is drawn.

    Raises:
        LookupError: no such game.
        OptionsError: the options cannot be played with so many seats, bots do not know the
            pictures of a deck, or all of it together is too long for a match's file.
    """
    rules, seating = rules_of(game), game_of(game).seating
    given = options or {}
    if seating is not None:
        given = seating.seated(given, sum(one == HUMAN for one in controllers))
    complete = rules.options(len(controllers), given)
    decks = game_of(game).decks
    bots = any(one != HUMAN for one in controllers)
    if bots and decks is not None and not decks.understood(rules.options_json(complete)):
        raise OptionsError("options-tags", least=TAGS_NEEDED)
    seed = new_seed() if seed is None else seed
    head = Head(
        format=format_of(seed),
        program=__version__,
        game=game,
        edition=rules.edition,
        seats=len(controllers),
        options=rules.options_json(complete),
        seed=seed,
        salt=secrets.token_hex(8),
        names=list(names),
        controllers=list(controllers),
        training=training,
        house=house or House(),
    )
    if (length := len(head.model_dump_json().encode())) > HEAD_MOST:
        raise OptionsError("options-long", n=length >> 10, most=HEAD_MOST >> 10)
    return head


def guided_head(make: Callable[[], Head]) -> Head:
    """Return a head whose deal lets the first person at the table begin well, by its game's guide.

    ``make`` returns a new head, of another deal each time.
    """
    head = make()
    guide, rules = game_of(head.game).guide, rules_of(head.game)
    seat = Seat(head.controllers.index(HUMAN))
    for _ in range(DEALS_MOST):
        options = rules.options(head.seats, head.options)
        match: Match[Any, Any, Any] = Match(rules, head.seats, options, head.seed)
        view = rules.initial(head.seats, options)
        for event in match.observations(seat):
            rules.apply(view, event)
        if guide is None or guide.begins_well(view, seat):
            break
        head = make()
    return head


def start(
    head: Head, data: Path | None, writer: Writer = AT_ONCE, kind: type[Session] = Session
) -> Session:
    """Begin a match; with a data folder it is kept on file from its first action on.

    It takes along what the house has taught its bots by now, where its game can be taught.
    """
    trouble = None
    if data is not None:
        try:
            head = _with_dictionary(head, data)
        except FileError as error:
            trouble = error
    # whoever begins a match has given its bots
    return kind(
        head, None, None, data, trouble,
        external=head.controllers, begins=data is not None, writer=writer,
    )  # fmt: skip


def _with_dictionary(head: Head, data: Path) -> Head:
    """Return a head with what the house taught, as it is now.

    Raises:
        FileError: the dictionary is damaged.
    """
    part = game_of(head.game).dictionary
    if part is None:
        return head
    taught = part.options(dictionaries.read(data, head.game, part.sound))
    rules = rules_of(head.game)
    options = rules.options(head.seats, {**head.options, **taught})
    return head.model_copy(update={"options": rules.options_json(options)})


def resume(path: Path, data: Path, external: Collection[str] = ()) -> Session:
    """Go on with an unfinished match; of external bots ``external`` alone, who were agreed to.

    Raises:
        FileError: the file cannot be read or does not replay; nothing was deleted.
    """
    return replays.at_once(resuming(path, data, external))


def resuming(
    path: Path, data: Path, external: Collection[str] = (), writer: Writer = AT_ONCE
) -> replays.Pieces[Session]:
    """Go on with an unfinished match, which is read piece by piece.

    Raises:
        FileError: as for `resume`.
    """
    while not writer.wait(_LOOK_S):  # it may be written yet
        yield
    matches: list[Match[Any, Any, Any]] = []

    def played(replay: Replay) -> replays.Pieces[None]:
        matches.append((yield from playing_again(replay)))

    replay, recorder = yield from replays.resuming(path, played)
    [match] = matches
    try:
        noted = yield from noting(replay)
    except GeneratorExit:  # whoever waited has waited enough
        recorder.close()
        raise
    over = match.outcome() is not None
    if over:  # killed right after its last action: what was left to do is done now
        writer.do(recorder.finish)
        writer.do(recorder.close)
    kept = None if over else recorder
    return Session(
        replay.head, kept, replay, data,
        match=match, noted=noted, external=external, writer=writer,
    )  # fmt: skip


def next_options(session: Session) -> Mapping[str, Any]:
    """Return the options that the same table plays by in its next match."""
    seating = game_of(session.head.game).seating
    options = session.head.options
    return options if seating is None else seating.next_time(options, session.outcome())


def again(session: Session, *, same: bool = False) -> Session:
    """Begin a new match at the same table with another seed, and whoever plays there now.

    ``same``: by the very rules of the last one, whatever the next match is played by.
    """
    head, now = session.head, session.controllers
    if HUMAN not in now:  # all went for a moment
        now = [HUMAN if seat in session.people else kind for seat, kind in enumerate(now)]
    options = head.options if same else next_options(session)
    if seating := game_of(head.game).seating:
        options = seating.remembered(options, session.observations(None))
    new = make_head(head.game, now, head.names, options, training=head.training, house=head.house)
    return start(new, session.data, session.keeping.writer)

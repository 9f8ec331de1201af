"""A match played again from its file, and what may be told of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Protocol

from game.ai.answering import Seating
from game.ai.bot_host import BotHost
from game.ai.question import Question
from game.cli.seats import learned
from game.core.luck import bot_seed
from game.core.rules import OptionsError, Outcome, Rules
from game.core.seats import CLOCK, Seat, Viewer
from game.core.ticks import time_of
from game.core.user_error import UserError
from game.core.words import Words
from game.games import game_of, rules_of, shelf
from game.match import Match
from game.store.heads import HUMAN, Head
from game.store.launch import Eyes
from game.store.notes import as_records
from game.store.replays import FileError, HandOver, Pieces, Replay, at_once

PIECE: Final = 64
"""Actions that are played between two looks at whoever waits, some milliseconds."""


class ViewerError(UserError):
    """Eyes through which a match may not be seen."""


def can_go_on(head: Head) -> bool:
    """Say whether this program plays the game of a head, in the head's edition."""
    return head.game in shelf() and head.edition == rules_of(head.game).edition


def is_tried(head: Head) -> bool:
    """Say whether a match is only tried out, by the rule that its game has for that."""
    rules = {its.tries for its in game_of(head.game).lobby.presets(head.seats)}
    return any(head.options.get(rule) for rule in rules if rule)


class Played(Protocol):
    """A match that was played again, as whoever tells of it holds it; ``play_again`` gives one."""

    @property
    def rules(self) -> Rules[Any, Any, Any, Any]:
        """The rules of its game."""

    @property
    def options(self) -> Any:
        """Its complete options."""

    def observations(self, viewer: Viewer, start: int = 0) -> list[Any]:
        """Return what a viewer was told, from the start-th fact on."""

    def open_book(self) -> list[Any]:
        """Return every fact once the match is over."""

    def outcome(self) -> Outcome | None:
        """Return how it ended, or None."""


def play_again(
    replay: Replay,
    facts: list[int] | None = None,
    before: Callable[[Match[Any, Any, Any]], object] | None = None,
) -> Match[Any, Any, Any]:
    """Return the match that a file's head and actions lead to.

    Raises:
        FileError: as for `playing_again`.
    """
    return at_once(playing_again(replay, facts, before))


def playing_again(
    replay: Replay,
    facts: list[int] | None = None,
    before: Callable[[Match[Any, Any, Any]], object] | None = None,
) -> Pieces[Match[Any, Any, Any]]:
    """Play the match that a file's head and actions lead to, piece by piece.

    ``facts`` takes how many facts there were before each action; ``before`` is shown the match
    then.

    Raises:
        FileError: the file is of another game or edition, its table cannot be played, or an
            action is not legal where it stands.
    """
    match, _, error = yield from _playing(replay, facts, before)
    if error is not None:
        raise error
    return match


def playing_as_far(
    replay: Replay,
    facts: list[int] | None = None,
    before: Callable[[Match[Any, Any, Any]], object] | None = None,
) -> Pieces[tuple[Match[Any, Any, Any], Replay]]:
    """Play a file's match as far as that goes, piece by piece; return it, and what was played.

    What stood in the way, if anything did, is the ``stopped`` of what was played.

    Raises:
        FileError: its first action cannot be played, or as for `playing_again`.
    """
    match, done, error = yield from _playing(replay, facts, before)
    if (error := error or replay.stopped) is None:
        return match, replay
    if not done:
        raise error
    hands = tuple(hand for hand in replay.hands if hand.at <= done)
    acts, lines = replay.actions[:done], replay.lines[:done]
    return match, replace(replay, actions=acts, lines=lines, hands=hands, stopped=error)


def _playing(
    replay: Replay,
    facts: list[int] | None,
    before: Callable[[Match[Any, Any, Any]], object] | None,
) -> Pieces[tuple[Match[Any, Any, Any], int, FileError | None]]:
    """Play on until something stands in the way; return how many actions were played, and what."""
    head, path = replay.head, replay.path
    try:
        rules = rules_of(head.game)
    except LookupError:
        known = ", ".join(shelf())
        raise FileError("store.unknown-game", path, game=head.game, known=known) from None
    if head.edition != rules.edition:
        raise FileError(
            "store.edition", path, program=head.program, edition=head.edition, known=rules.edition
        )
    try:
        options = rules.options(head.seats, head.options)
    except OptionsError as error:
        raise FileError("store.options", path, line=1) from error
    match: Match[Any, Any, Any] = Match(rules, head.seats, options, head.seed)
    for at, ((seat, spelled), line) in enumerate(zip(replay.actions, replay.lines, strict=True), 1):
        if at % PIECE == 0:
            yield
        try:
            action = _action(match, replay, Seat(seat), spelled, line)
        except FileError as error:
            return match, at - 1, error
        if facts is not None:
            facts.append(match.facts())
        if before is not None:
            before(match)
        match.submit(Seat(seat), action)
    return match, len(replay.actions), None


def _action(
    match: Match[Any, Any, Any], replay: Replay, seat: Seat, spelled: dict[str, Any], line: int
) -> Any:
    """Return an action of a file, which is legal where it stands.

    Raises:
        FileError: it is none, or not legal.
    """
    time = time_of(match.pending()) if replay.real_time and seat == CLOCK else None
    if time is not None and not spelled:
        return time
    try:
        action = match.rules.action_from_json(spelled)
    except ValueError as error:
        raise FileError("store.no-action", replay.path, line=line) from error
    if time is not None and action != time:
        raise FileError("store.astray", replay.path, line=line)
    if time is None and not match.accepts(seat, action):
        if seat == CLOCK:  # nobody sits there
            raise FileError("store.astray", replay.path, line=line)
        raise FileError("store.illegal", replay.path, line=line, seat=seat)
    return action


def check_eyes(replay: Replay, match: Match[Any, Any, Any], eyes: Eyes) -> None:
    """Check that a match may be seen through somebody's eyes.

    While it is unfinished nobody sees all, and of a sealed file only the seat of the one person who
    plays is shown; where several play it is not known who asks.

    Raises:
        ViewerError: it may not.
    """
    if eyes == "public":
        return
    over = match.outcome() is not None
    if eyes == "all":
        if not over:
            raise ViewerError("commands.viewer-all", path=replay.path)
        return
    head = replay.head
    if not 0 <= eyes < head.seats:
        raise ViewerError("commands.viewer-seat", seat=eyes, last=head.seats - 1)
    if replay.sealed and not over and eyes not in replay.people:
        raise ViewerError("commands.viewer-sealed", seat=eyes, path=replay.path)
    if replay.sealed and not over and len(replay.people) > 1:
        raise ViewerError("commands.viewer-shared", path=replay.path)


def _in_words(icon: str, text: str, words: Words) -> str:
    """Return a log line without its picture: what that shows is said, unless the text says it."""
    key = f"picture.{icon}"
    shown = words.say(key) if words.knows(key) else ""
    plain = " ".join(text.split()).casefold()  # split, for French has several blanks
    said = not shown or (not shown.isdigit() and " ".join(shown.split()).casefold() in plain)
    return text if said else f"[{shown}] {text}"


def _changed_hands(hand: HandOver, head: Head, words: Words) -> str:
    key = "log-back" if hand.controller == HUMAN else "log-hand"
    return words.say(f"hands.{key}", name=head.names[hand.seat], kind=hand.controller)


def told(replay: Replay, eyes: Eyes, words: Words) -> Iterator[str]:
    """Yield the log of a match, line by line: who sat there, then what happened.

    Of a file that does not replay to its end what stands before that is told.

    Raises:
        FileError: nothing of the file replays.
        ViewerError: the match may not be seen through these eyes.
    """
    told_before: list[int] = []
    viewer = None if eyes == "public" or eyes == "all" else Seat(eyes)

    def count(match: Match[Any, Any, Any]) -> None:
        told_before.append(match.facts() if eyes == "all" else len(match.observations(viewer)))

    match, replay = at_once(playing_as_far(replay, before=count))
    check_eyes(replay, match, eyes)
    head = replay.head
    over = match.outcome() is not None
    title = words.say("game.title") if words.knows("game.title") else head.game
    yield words.say("commands.log-title", game=title, seats=head.seats)
    for seat, (name, kind) in enumerate(zip(head.names, head.controllers, strict=True)):
        yield words.say("commands.log-seat", seat=seat, name=name, kind=kind)
    if over:  # the seed of a match that goes on is its secret
        yield words.say("commands.log-seed", seed=head.seed)
    yield ""
    log_lines = game_of(head.game).log_lines
    events = match.open_book() if eyes == "all" else match.observations(viewer)
    view = match.rules.initial(head.seats, match.options)
    hands = deque(replay.hands)
    for number, event in enumerate(events):
        while hands and hands[0].at < len(told_before) and told_before[hands[0].at] <= number:
            yield _changed_hands(hands.popleft(), head, words)
        match.rules.apply(view, event)
        line = log_lines.line(event, view, head.names, words)
        if line is not None:
            yield "  " * line.level + _in_words(line.icon, line.text, words)
    for hand in hands:
        yield _changed_hands(hand, head, words)
    if not over:
        yield words.say("commands.log-goes-on")


def of_bots(head: Head) -> Replay:
    """Return a match that bots alone play at once, with their reasons, as it would be on file."""
    rules, seats = rules_of(head.game), head.seats
    seeds = {seat: bot_seed(head.seed, head.salt, Seat(seat)) for seat in range(seats)}
    levels = dict(enumerate(head.controllers))
    learnt, _ = learned(head.game, head.controllers)
    host = BotHost(
        Seating(
            game_of(head.game),
            seats,
            head.options,
            levels,
            seeds,
            data=learnt,
            reactions=head.house.reactions,
        )
    )
    match: Match[Any, Any, Any] = Match(rules, seats, rules.options(seats, head.options), head.seed)
    actions: list[tuple[int, dict[str, Any]]] = []
    reasons: dict[int, Any] = {}
    told = [0] * seats
    whys: dict[int, deque[tuple[Any, Any]]] = {seat: deque() for seat in range(seats)}

    def done(seat: Seat, action: Any) -> None:
        while seat != CLOCK and whys[seat]:
            meant, why = whys[seat].popleft()
            if meant == action:
                reasons[len(actions)] = why
                break
        actions.append((seat, action.to_json()))

    for seat, legal in match.in_turn(done):
        events = match.observations(seat, told[seat])
        told[seat] += len(events)
        host.inform(seat, events)
        choice = host.answer(Question(seat, legal, tick=match.tick))
        if choice.action is not None:  # in a real-time game it is done later, or never
            whys[seat].append((choice.action, choice.why))
        match.answer(seat, choice.action)
    lines = list(range(2, 2 + len(actions)))
    return Replay(
        head,
        actions,
        torn=False,
        path=Path(),
        lines=lines,
        records=as_records(reasons),
        real_time=match.tick is not None,
    )

"""The last table: who sits at the last table of a game, and which of its matches go on."""

from __future__ import annotations

from game.ai.personas import AT
from game.games import rules_of
from game.replaying.again import can_go_on, is_tried
from game.scenes.history.facts import Past
from game.scenes.kept_tables import last_table, seats_of
from game.scenes.kit import Kit
from game.scenes.lobby.seats import Sitting
from game.store.files import FileError
from game.store.heads import HUMAN
from game.store.history import MatchFile

_LOOKED_AT = 200
"""So many matches that go on are looked at for those to go on with."""


def seats_at(kit: Kit, game: str) -> int:
    """Return how many sat at the last table of a game."""
    return seats_of(last_table(kit.settings, game), game)


def several(kit: Kit, game: str) -> bool:
    """Say whether several people sat there."""
    return len(sitting_of(kit, game).people(seats_at(kit, game))) > 1


def who_plays(kit: Kit, game: str, *, alone: bool = False) -> str:
    """Return what “play” starts: the game, how many sit down, and who they are."""
    say, seats = kit.words(game).say, seats_at(kit, game)
    sitting = sitting_of(kit, game, alone=alone)
    controllers = sitting.controllers(seats)
    names = sitting.called(seats, kit.words(game))
    people = [name for name, kind in zip(names, controllers, strict=True) if kind == HUMAN]
    levels = [kind.partition(AT)[0] for kind in controllers if kind != HUMAN]
    who = list(people) if len(people) > 1 else []
    if levels:
        key = f"title.bots-{levels[0]}" if len(set(levels)) == 1 else "title.bots"
        key = key if kit.words(game).knows(key) else "title.bots"
        who.append(say(key, n=len(levels)))
    key = "title.who-several" if len(people) > 1 else "title.who"
    return say(key, game=kit.title_of(game), n=seats, who=", ".join(who))


def sitting_of(kit: Kit, game: str, *, alone: bool = False) -> Sitting:
    """Return who sits at the last table of a game, where nobody only watches; or one of them."""
    last, seats = last_table(kit.settings, game), seats_at(kit, game)
    sitting = Sitting(game, last, rules_of(game).seat_counts.stop, kit.settings)
    sitting.settle(seats)
    sitting.watch = False
    if alone:
        sitting.only_first(seats)
    return sitting


def going_on_with(kit: Kit, game: str, files: list[MatchFile]) -> list[MatchFile]:
    """Return a game's matches that go on, the one played last first.

    What was deleted, or only tried out, is none of them. Those of another edition come last: they
    say why they cannot be gone on with. Only the beginning of each file is read, and of the newest
    ones only.
    """
    past, found = Past(kit), []
    going = [one for one in files if one.kind == "unfinished" and not one.deleted]
    for one in going[:_LOOKED_AT]:
        head = past.head(one)
        if not isinstance(head, FileError) and head.game == game and not is_tried(head):
            found.append((not can_go_on(head), one))
    return [one for _, one in sorted(found, key=lambda each: each[0])]


def named(kit: Kit, one: MatchFile) -> str:
    """Return which match is gone on with: its game, its day and its turn."""
    past = Past(kit)
    # a long one is not played again before the title stands there
    head, course = past.head(one), past.course(one) if past.look_up(one) else None
    if isinstance(head, FileError) or isinstance(course, FileError):
        return past.when(one)
    turns = course.turns if course is not None else 0
    say = kit.words(head.game).say
    return say(
        "title.named", game=kit.title_of(head.game), when=past.when(one),
        turn=say("title.turn", n=turns) if turns else "",
    ).rstrip(" ·")  # fmt: skip

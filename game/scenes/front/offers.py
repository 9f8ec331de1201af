"""What the title screen offers: one thing first, a second rank of three at most, and a menu."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.scenes.front.first_run import asks, guides, is_guided, is_new, teaches, with_decks
from game.scenes.front.last_table import going_on_with, named, seats_at, several, who_plays
from game.scenes.front.menu_entry import Offer
from game.scenes.front.today import played_today, today
from game.scenes.history.facts import Past
from game.scenes.kit import Kit
from game.store import history
from game.store.files import stands
from game.store.statistics import FILE as STATISTICS

_RANK: Final = 3


@dataclass(frozen=True, slots=True)
class Offers:
    """What can be done on the title screen of a game."""

    hero: Offer
    rank: list[Offer]
    menu: list[Offer]
    kept: Path
    """The match that is gone on with, if there is one."""
    asked: str = ""
    """What somebody new is asked."""
    today: Offer | None = None
    """The line of the day; None where it would be too much for somebody new."""
    notes: dict[str, str] = field(default_factory=dict)
    """What entries lead to, in all words."""
    names: bool = False
    """Whether somebody new is asked for their name."""


def offers_of(kit: Kit, game: str) -> Offers:
    """Return what can be done on the title screen of a game.

    Somebody who is new to the program is shown no more than they need.
    """
    settings, say = kit.settings, kit.words(game).say
    files = [*history.kept(kit.data), *history.deleted(kit.data)]
    seen, going = bool(files), going_on_with(kit, game, files)
    new = is_new(kit, game, files) and asks(game)
    been = (
        seen or stands(kit.data / STATISTICS) is not None
        or settings.welcomed or bool(settings.lessons_done)
    )  # fmt: skip
    notes = {"guided": say("title.guided-note")} if guides(game) else {}
    ways = _ways_of_new(kit, game) if new else _ways(kit, game, files, notes)
    if going:
        notes["resume"] = named(kit, going[0])
        ways.insert(0, Offer("resume", say("title.resume"), "icon_hand", notes["resume"]))
    hero, *ways = ways
    menu = ways[_RANK:]
    if len(going) > 1:
        label = say("title.others", n=len(going) - 1)
        menu.insert(0, Offer("others", label, "icon_hand"))
    menu += _elsewhere(kit, game, seen=seen)
    day = None
    if been or not new:
        notes["today"] = _of_today(kit, game, files)
        day = Offer("today", say("title.today"), "icon_day", notes["today"])
    return Offers(
        hero, ways[:_RANK], menu, going[0].path if going else Path(),
        say("title.first") if new else "", day, notes, new and not been,
    )  # fmt: skip


def _of_today(kit: Kit, game: str, files: list[history.MatchFile]) -> str:
    """Return what stands on the day's line: how many sit there, or how far its match has come."""
    say, one = kit.words(game).say, played_today(Past(kit), game, files)
    if one is None:
        return say("title.today-note", n=today(game).seats)
    return say(f"title.today-{one.kind}")


def _ways_of_new(kit: Kit, game: str) -> list[Offer]:
    """Return how people may begin who have finished nothing of a game; no match by itself."""
    say = kit.words(game).say
    ways = []
    if teaches(game):
        ways.append(_learn(kit, game))
    if guides(game):
        ways.append(_guided(kit, game))
    together = Offer("table", say("title.first-table"), "icon_table", say("title.first-table-note"))
    return [*ways, together, Offer("known", say("title.first-known"), "icon_known")]


def _ways(
    kit: Kit, game: str, files: list[history.MatchFile], notes: dict[str, str]
) -> list[Offer]:
    """Return how somebody may begin who knows a game, what is most likely meant first."""
    say = kit.words(game).say
    notes["play"], seats = who_plays(kit, game), seats_at(kit, game)
    few = say("title.seats", n=seats)
    ways = [Offer("play", say("title.play"), "icon_play", notes["play"], few)]
    if several(kit, game):
        bots = say("title.bots", n=seats - 1)
        notes["alone"] = who_plays(kit, game, alone=True)
        ways.append(Offer("alone", say("title.alone"), "icon_alone", notes["alone"], bots))
    begun = guides(game) and not is_guided(kit, game, files)
    if guides(game) and not begun:
        ways.append(_guided(kit, game))
    ways.append(_table(kit, game))
    if teaches(game):
        ways.append(_learn(kit, game))
    return [*ways, _guided(kit, game)] if begun else ways


def _guided(kit: Kit, game: str) -> Offer:
    say = kit.words(game).say
    note, few = say("title.guided-note"), say("title.guided-short")
    return Offer("guided", say("title.first-guided"), "icon_guide", note, few)


def _learn(kit: Kit, game: str) -> Offer:
    say = kit.words(game).say
    note, few = say("title.learn-note"), say("title.minutes")
    return Offer("learn", say("title.learn"), "icon_learn", note, few)


def _table(kit: Kit, game: str) -> Offer:
    say = kit.words(game).say
    return Offer("table", say("title.table"), "icon_table", say("title.together"))


def _elsewhere(kit: Kit, game: str, *, seen: bool) -> list[Offer]:
    """Return what begins no match; ``seen``: there are files of matches."""
    say = kit.words(game).say
    found = [Offer("replays", say("title.replays"), "icon_replay")] if seen else []
    if with_decks(game):
        found.append(Offer("decks", say("title.decks"), "icon_frame"))
    if stands(kit.data / STATISTICS) is not None:
        found.append(Offer("statistics", say("title.statistics"), "icon_chart"))
    return [
        *found,
        Offer("rules", say("title.rules"), "icon_book"),
        Offer("options", say("title.options"), "icon_gear"),
        Offer("quit", say("title.quit"), "icon_exit"),
    ]

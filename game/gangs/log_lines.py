"""Log lines: what the log says, by names and without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.pages import LogLine
from game.core.words import Words
from game.gangs.model import events as ev
from game.gangs.model.cards import BLANK, CARD_NAMES, GANG_NAMES, face_of, gang_of
from game.gangs.model.missions import mission_name
from game.gangs.model.state import BETWEEN, State
from game.gangs.reserves import aside

ICONS = (
    "icon_shape_d10",
    "icon_shape_d20",
    "icon_shape_d30",
    "icon_p_bim",
    "icon_p_ident",
    "icon_p_shield",
    "icon_p_heal",
    "icon_p_swap",
    "icon_p_recycle",
    "icon_p_non",
)
"""The small picture of each face."""


_SEATS = ("seat", "target", "by", "to", "first", "second")
_CARDS = (
    "thrown", "replayed", "reflected", "refused", "offended", "destroyed", "laid", "healed",
    "recycled", "discarded",
)  # fmt: skip


def card_name(face: int, words: Words) -> str:
    """Return a card's name for players, damage by its number."""
    return words.say(f"card.{CARD_NAMES[face]}")


SIEVES = ("all", "me", "cards", "secrets")
"""What of the log may be asked for."""


def line(event: ev.Event, view: State, names: Sequence[str], words: Words) -> LogLine | None:
    """Return what the log says of an event, seen after it was folded; None: nothing."""
    tell = _Teller(view, names, words)
    said = _struck(event, view, tell) or _helped(event, view, tell) or _told(event, view, tell)
    if said is None:
        return None
    return replace(
        said,
        turn=view.turn_number,
        seats=tuple(getattr(event, name) for name in _SEATS if hasattr(event, name)),
        card=event.kind in _CARDS,
        secret=event.kind in ("tile_shown", "mission_dealt"),
    )


@dataclass(frozen=True, slots=True)
class _Teller:
    """Says what the log tells of one moment."""

    view: State
    names: Sequence[str]
    words: Words

    def say(self, icon: str, key: str, seat: int, level: int = 0, **facts: object) -> LogLine:
        """Return the line ``log.KEY`` of a seat; ``log.brief.KEY`` is left of it, if it is."""
        facts = {"name": self.names[seat], "by": self.names[max(0, self.view.by)], **facts}
        left = f"log.brief.{key}"
        brief = self.words.say(left, **facts) if self.words.knows(left) else None
        return LogLine(icon, self.words.say(f"log.{key}", **facts), level, seat, brief=brief)

    def seen(self, place: int) -> str:
        """Return whose place it is, or that it is the middle."""
        return self.words.say("log.the-middle") if place >= self.view.n else self.names[place]


def _struck(event: ev.Event, view: State, tell: _Teller) -> LogLine | None:
    """Return what the log says of what is thrown, and of where it lands."""
    words, say = tell.words, tell.say
    match event:
        case ev.Thrown(seat, face, target):
            return say(ICONS[face], "thrown", seat, other=tell.names[target], card=_a(face, words))
        case ev.Replayed(seat, card, target):
            face = face_of(card)
            return say(
                ICONS[face], "replayed", seat, 1, other=tell.names[target], card=_a(face, words)
            )
        case ev.Reflected(seat):
            other = view.target if seat == view.player else view.player
            return say("icon_p_bim", "reflected", seat, 1, other=tell.names[other])
        case ev.Refused(seat):
            return say("icon_p_non", "refused", seat, 1)
        case ev.Offended(seat, face, target):
            key = "penalised" if view.phase == BETWEEN else "offended"
            icon = "icon_oups" if key == "offended" else "icon_oups_red"
            return say(icon, key, seat, other=tell.names[target], card=_a(face, words))
        case ev.Destroyed(card, seat, reason):
            key = f"destroyed-{reason}"
            return say("icon_discard", key, seat, 1, card=_a(face_of(card), words))
        case ev.Laid(card, seat) if face_of(card) <= 2:
            n, total = 10 * (face_of(card) + 1), view.totals[seat]
            return say(ICONS[face_of(card)], "damaged", seat, 1, n=n, total=total)
        case _:
            return None


def _helped(event: ev.Event, view: State, tell: _Teller) -> LogLine | None:
    """Return what the log says of what a card does beside damage."""
    words, say = tell.words, tell.say
    match event:
        case ev.Looked(seat, target):
            return say("icon_p_ident", "looked", seat, 1, other=tell.names[target])
        case ev.TileShown(to, tile, character) if view.turn != BLANK and 0 <= to < view.n:
            gang = words.say(f"gang-name.{GANG_NAMES[gang_of(character)]}")
            place = view.tile_at.index(tile)
            key = "shown-own" if place == to else "shown"
            return say("icon_p_ident", key, to, 1, other=tell.seen(place), gang=gang)
        case ev.Shielded(seat):
            return say("icon_p_shield", "shielded", seat, 1)
        case ev.ShieldLapsed(seat):
            return say("icon_p_shield", "shield-lapsed", seat)
        case ev.Healed(seat, card):
            total = view.totals[seat]
            return say("icon_p_heal", "healed", seat, 1, card=_a(face_of(card), words), total=total)
        case ev.Swapped(by, first, second):
            return say(
                "icon_p_swap", "swapped", by, 1, first=tell.seen(first), second=tell.seen(second)
            )
        case ev.Recycled(by, seat, card):
            taken = _a(face_of(card), words)
            return say("icon_p_recycle", "recycled", by, 1, other=tell.names[seat], card=taken)
        case _:
            return None


def _told(event: ev.Event, view: State, tell: _Teller) -> LogLine | None:
    """Return what the log says of hands, of who is out, and of who won."""
    words, say = tell.words, tell.say
    match event:
        case ev.Discarded(seat, face):
            return say("icon_discard", "discarded", seat, card=_a(face, words))
        case ev.Mulliganed(seat):
            return say("icon_hand", "mulliganed", seat)
        case ev.Passed(seat):
            return say("icon_hand", "passed", seat)
        case ev.Reshuffled():
            return LogLine("icon_deck", words.say("log.reshuffled"), brief="")
        case ev.Eliminated(seat, character):
            gang = words.say(f"gang-name.{GANG_NAMES[gang_of(character)]}")
            return say("icon_skull", "eliminated", seat, gang=gang)
        case ev.RoundBegan(number):
            icon = "icon_mission" if view.options.missions else "icon_star"
            last = view.options.rounds_told
            key = "log.round-of" if last > 1 else "log.round"
            return LogLine(icon, words.say(key, n=number, of=last), begins=True)
        case ev.TilesChosen() if aside(view):
            left = words.say("log.brief.aside", n=aside(view))
            return LogLine("icon_deck", words.say("log.aside", n=aside(view)), brief=left)
        case ev.MissionDealt(to, mission):
            name = words.say(f"mission.{mission_name(mission)}")
            return say("icon_mission", "mission", to, 1, mission=name)
        case ev.RoundEnded(gang_number, _, reason):
            return _won(gang_number, words, reason)
        case ev.Ended(_, winners, "points"):
            shown = words.say("log.and").join(tell.names[seat] for seat in winners)
            return LogLine("icon_star", words.say("log.best", names=shown))
        case ev.Ended(gang_number, _, reason) if not view.options.scored:
            return _won(gang_number, words, reason)  # a round that is scored was told of already
        case _:
            return None


def _won(gang: int, words: Words, reason: str) -> LogLine:
    if gang == BLANK:
        said = words.say("log.undecided" if reason == "undecided" else "log.draw")
        return LogLine("icon_deck", said)
    name = words.say(f"gang-name.{GANG_NAMES[gang]}")
    return LogLine("icon_heart", words.say("log.won", gang=name))


def _a(face: int, words: Words) -> str:
    """Return a card as a sentence speaks of one."""
    return words.say(f"log.a.{CARD_NAMES[face]}")

"""The album: the themes of a match, what was laid for each, and how the votes went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.endings import Leaf, LeafRow
from game.core.words import Words
from game.games.le_boulet.model import events as ev
from game.games.le_boulet.model.actions import PAIR
from game.games.le_boulet.model.cards import NONE
from game.games.le_boulet.model.options import Options
from game.games.le_boulet.model.state import State
from game.games.le_boulet.naming import card_label, card_name, picture_of, plea_said, theme_said

THUMBS: Final = ("vote_no", "vote_yes")


@dataclass(slots=True)
class AlbumVote:
    """One vote: what it was on, a seat's answer or the pair, its card, and how it went."""

    thing: int
    face: int
    votes: tuple[int, ...]
    good: bool
    plea: str = ""
    """What was said for it."""


@dataclass(slots=True)
class AlbumTheme:
    """One theme that was said."""

    number: int
    """Of which lead, from 1."""
    seat: int
    theme: str
    pair: tuple[int, int]
    answers: dict[int, int] = field(default_factory=dict)
    """By seat, the card that lay there at last."""
    verdicts: list[AlbumVote] = field(default_factory=list)
    explanation: str = ""
    """What its leader said that it is about."""


def album(events: Sequence[Any]) -> list[AlbumTheme]:
    """Return every theme of a match in their order, from what all were told."""
    found: list[AlbumTheme] = []
    number, thing, plea = 0, PAIR, ""
    for event in events:
        match event:
            case ev.LeadBegan():
                number += 1
            case ev.Proposed(seat, a, b, theme):
                found.append(AlbumTheme(number, seat, theme, (a, b)))
            case ev.Answered(faces) if found:
                found[-1].answers = {
                    seat: face for seat, face in enumerate(faces) if face != NONE
                }  # fmt: skip
            case ev.Retried(seat, face) if found and face != NONE:
                found[-1].answers[seat] = face
            case ev.Explained(_, text) if found:
                found[-1].explanation = text
            case ev.Accused(_, thing):
                plea = ""
            case ev.Defended(_, plea):
                pass
            case ev.Voted(votes, good) if found:
                face = found[-1].pair[0] if thing == PAIR else found[-1].answers[thing]
                found[-1].verdicts.append(AlbumVote(thing, face, votes, good, plea))
                if not good and thing != PAIR:
                    del found[-1].answers[thing]
            case _:
                pass
    return found


def dearest(entries: Sequence[AlbumTheme], most: int) -> list[AlbumTheme]:
    """Return the themes that most was voted on and laid for, in their order."""
    best = sorted(entries, key=lambda one: (-len(one.verdicts), -len(one.answers), one.number))
    return sorted(best[:most], key=lambda one: one.number)


def pleaded(its: AlbumVote, options: Options, words: Words) -> str:
    """Return what was said for a thing, in quotation marks; nothing where nothing was."""
    if not its.plea:
        return ""
    card = "" if its.thing == PAIR else card_name(its.face, words, options)
    return words.say("pleas.quoted", text=plea_said(its.plea, card, words))


def any_leaf(events: Sequence[Any]) -> bool:
    """Say whether any theme was said."""
    return any(isinstance(event, ev.Proposed) for event in events)


def leaves(
    view: State, events: Sequence[Any], names: Sequence[str], words: Words
) -> tuple[Leaf, ...]:
    """Return a leaf for every theme that was said: its pair, what was laid, and all votes."""
    return tuple(_leaf(entry, view, names, words) for entry in album(events))


def _leaf(entry: AlbumTheme, view: State, names: Sequence[str], words: Words) -> Leaf:
    options = view.options
    voted = {(one.thing, one.face): one for one in entry.verdicts if one.thing != PAIR and one.good}
    rows = [_voted(one, entry, view, names, words) for one in entry.verdicts if one.thing == PAIR]
    for seat, face in entry.answers.items():
        if its := voted.get((seat, face)):
            rows.append(_voted(its, entry, view, names, words))
            continue
        said = words.say("album-page.laid", name=names[seat], card=card_name(face, words, options))
        rows.append(LeafRow(seat, said, picture_of(face, options)))
    rows += [
        _voted(one, entry, view, names, words)
        for one in entry.verdicts
        if one.thing != PAIR and (not one.good or entry.answers.get(one.thing) != one.face)
    ]
    by = words.say("album-page.by", name=names[entry.seat], n=entry.number)
    if entry.explanation:
        by = words.say(
            "album-page.explained", by=by, text=theme_said(entry.explanation, words)
        )  # fmt: skip
    return Leaf(
        theme_said(entry.theme, words),
        by,
        tuple((picture_of(face, options), card_label(face, words, options)) for face in entry.pair),
        tuple(rows),
    )


def _voted(
    its: AlbumVote, entry: AlbumTheme, view: State, names: Sequence[str], words: Words
) -> LeafRow:
    """Return a thing that was contested and lies there no more, or the pair."""
    seat = entry.seat if its.thing == PAIR else its.thing
    kind = "pair" if its.thing == PAIR else "laid"
    end = "good" if its.good else "refused"
    card = card_name(its.face, words, view.options)
    said = words.say(f"album-page.{kind}-{end}", name=names[seat], card=card)
    if plea := pleaded(its, view.options, words):
        said = words.say("album-page.pleaded", said=said, name=names[seat], plea=plea)
    picture = "icon_pair" if its.thing == PAIR else picture_of(its.face, view.options)
    return LeafRow(seat, said, picture, _votes(its), its.good)


def _votes(its: AlbumVote) -> tuple[tuple[int, bool], ...]:
    return tuple((seat, vote == 1) for seat, vote in enumerate(its.votes) if vote >= 0)

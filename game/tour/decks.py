"""Decks of one's own pictures, to be shown: a small deck of drawings, its screens, its table."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import pygame

from game.cli.seats import levels
from game.core.decks import Picture
from game.games import game_of
from game.games.parts import needed
from game.scenes.decks.deck import DeckScene
from game.scenes.decks.decks import DecksScene
from game.scenes.decks.draft import Draft
from game.scenes.decks.listing import decks_of
from game.scenes.decks.picture import PictureScene
from game.scenes.kit import Kit
from game.scenes.lobby.house_rules import HouseRulesScene
from game.scenes.lobby.lobby import LobbyScene
from game.scenes.lobby.table_rules import DECK, ChosenRules
from game.session import start
from game.stage.input.inputs import KeyPressed
from game.store import decks
from game.store.decks import Deck, photo
from game.store.heads import HUMAN
from game.tour.matches import NAMES, ShownSession, play_on, seated, shown_head

_MANY: Final = 60
_SIDE: Final = 240
_SKY, _SUN = (70, 150, 210), (250, 200, 60)


def _drawn(number: int) -> bytes:
    """Return a landscape as a JPEG, another one for each number."""
    land = pygame.Surface((_SIDE, _SIDE))
    land.fill(_SKY)
    pygame.draw.circle(land, _SUN, (20 + 37 * number % 200, 50), 30)
    for hill in range(3):
        green = (40 + 50 * hill, 110 + (29 * number + 40 * hill) % 110, 60)
        spot = 30 + (61 * number + 90 * hill) % 200, 230 + 10 * hill
        pygame.draw.circle(land, green, spot, 90 - 15 * hill)
    written = io.BytesIO()
    pygame.image.save(land, written, "x.jpg")
    return written.getvalue()


def shown_deck(kit: Kit) -> Draft:
    """Keep a deck of drawings, of which some are not tagged yet."""
    say = kit.words().say
    tags = tuple(say(f"decks.colour.{one}") for one in ("blue", "green", "yellow"))
    name = say("decks.number", at=1, n=_MANY).split(" ")[0]
    pictures = [Picture(f"{name} {at + 1}", tags[: 3 - at % 2]) for at in range(_MANY)]
    jpegs = [_drawn(at) for at in range(_MANY)]
    deck = Deck("Bretagne 2024", kit.language, tuple(pictures), tuple(jpegs))
    return Draft(deck, decks.keep(kit.data, deck))


def _tagged(deck: Deck) -> Deck:
    """Return a deck whose pictures all have as many tags as the one that has most."""
    most = max((one.tags for one in deck.pictures), key=len)
    return replace(deck, pictures=tuple(replace(one, tags=most) for one in deck.pictures))


def deck_scenes(kit: Kit, game: str) -> Iterator[tuple[Any, ...]]:
    """Yield the screens of decks, the lobby's choice of one, and a table with one."""
    draft, words = shown_deck(kit), kit.words(game)
    kit.art.photos = partial(photo, kit.data)  # newcomers, shown before, have another folder
    yield "decks", DecksScene(kit)
    say = kit.words().say
    file = "IMG_0001.heic"
    draft.failed = [say("decks.trouble.heic-no", path=file), say("decks.trouble.torn", path=file)]
    yield "deck", DeckScene(kit, draft)
    yield "deck-photo", PictureScene(kit, draft, 1)
    laid = ChosenRules(game, {"deck": draft.path.stem}, words, decks_of(kit, game))
    rules = HouseRulesScene(kit, laid)
    for key in ("right", "end"):
        rules.handle_input(KeyPressed(key))
    assert laid.value(DECK) == draft.path.stem
    yield "house-deck", LobbyScene(kit, game), rules
    few = game_of(game).rules.seat_counts[0]
    tagged = _tagged(draft.deck)
    whole = decks.keep(kit.data, tagged)
    options = needed(game_of(game).decks).options(tagged.album, ours=False)
    seats = [HUMAN, *[levels(game)[-1]] * (few - 1)]  # of several people no hand is told aloud
    head = shown_head(game, seats, list(NAMES[:few]), options)
    session = start(head, kit.data, kind=ShownSession)
    play_on(session, turns=few)
    yield "own-pictures", seated(kit, session)
    session.close()
    decks.erase(draft.path)
    decks.erase(whole)

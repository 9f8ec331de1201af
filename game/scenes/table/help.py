"""Help at a table: the page of a card, the card of a character, the rules."""

from __future__ import annotations

from typing import Any

from game.ai.personas import persona_of
from game.core.pages import CardPage
from game.core.seats import Viewer
from game.core.words import Words
from game.games import game_of
from game.scenes.characters.character import CharacterScene
from game.scenes.kit import Kit
from game.scenes.rules import of_table
from game.scenes.table.card import CardScene
from game.session import Session
from game.stage.scene import Scene


class TableHelp:
    """What there is to read of what lies, and who sits, at one table."""

    def __init__(self, kit: Kit, session: Session, viewer: Viewer) -> None:
        """Help a viewer, as far as they were told."""
        self._kit = kit
        self._session = session
        self._viewer = viewer

    def page(self, view: Any, words: Words, token: str, picture: str) -> CardPage | None:
        """Return the page of a card, by what it says or its picture; None where there is none."""
        book = game_of(self._session.head.game).cardbook
        card = None if book is None else book.card_of(token, picture)
        if book is None or card is None:
            return None
        return book.page(view, self._viewer, card, self._session.head.names, words)

    def card(self, page: CardPage) -> Scene:
        """Return the scene that shows a card's page."""
        return CardScene(self._kit, self._session.head.game, page)

    def character(self, seat: int) -> Scene | None:
        """Return the card of who plays a seat, where it is a character."""
        its = persona_of(self._session.controllers[seat])
        game = self._session.head.game
        return None if its is None else CharacterScene(self._kit, game, its)

    def rules(self) -> Scene:
        """Return the rules of the game, and what this table plays."""
        return of_table(self._kit, self._session.head)

"""Calling: who is called to the curtain, in what order, and what waits for them behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from game.core.seats import Seat
from game.core.words import Words
from game.games import game_of
from game.games.parts import needed
from game.scenes.kit import Kit
from game.scenes.shared.curtain import CurtainScene, Fallen, PublicTable
from game.scenes.shared.envelopes import Envelopes, panel_of
from game.scenes.shared.orders import OrdersPanel
from game.scenes.shared.private_screens import Made, PrivateScreens
from game.scenes.shared.private_table import PrivateTableScene
from game.scenes.table.areas import lie_there
from game.scenes.table.ghosts import GhostPanel, is_ghost
from game.scenes.table.peek import PeekScene
from game.scenes.view.projection import Projection
from game.session import Session
from game.stage.scene import Scene
from game.stage.situation import Meanwhile
from game.store.heads import CONFIRM

TILE, LETTERS, ORDERS, GUESS = "tile", "letters", "orders", "guess"
PRIVATE_TABLE = "private-table"
BEFOREHAND = "beforehand"
"""What lies behind a curtain, by the names under which it says what was decided."""


class Calling:
    """The curtains of one table. What all were told decides who is called, and when."""

    def __init__(self, kit: Kit, session: Session) -> None:
        """Call nobody yet."""
        self._kit = kit
        self._session = session
        self._game = game_of(session.head.game)
        self._table = Projection(kit, session, None, "couch")
        """The table as far as all were told, for what all know may be chosen."""
        self._letters = Envelopes(session)
        self._calls: list[Seat] = []
        self._kept: dict[Seat, tuple[Any, Any]] = {}
        """By person, the table imagined in their last look, and what they do if it comes."""
        self._former: dict[Seat, tuple[Any, Any]] = {}
        """By person, the same of the last look in which they said so."""
        self._chosen: dict[Seat, tuple[Any, Any]] = {}
        """By person, the table at which they chose last, and what."""
        self._imagined: dict[Seat, Any] = {}
        """By person, the table that their last look imagined; None: it imagined none."""
        self._unmet = set(session.people if session.resumed else ())
        """Who has not seen anew who they are since the match was resumed."""
        self.table: PublicTable | None = None
        """The table that is seen where a curtain is drawn aside."""

    @property
    def ordered(self) -> bool:
        """Whether standing orders answer between turns."""
        return self._session.head.house.orders and self._game.orders is not None

    # ------------------------------------------------------------ who is called

    def everybody(self) -> None:
        """Let everybody look at who they are, where one is somebody, one after the other."""
        begins = next(iter(self._session.asked()), None)
        told = self._game.portraits is not None and self._secret
        met = told or self.ordered or self._answers_early
        self._calls = sorted(self._session.humans, key=lambda seat: seat == begins) if met else []

    @property
    def _secret(self) -> bool:
        """Whether somebody here is told who they are, which nobody else is."""
        return self._table.board.live.meets(self._table.view)

    @property
    def _answers_early(self) -> bool:
        """Whether a clock may ask somebody for an answer before their first look at their cards."""
        return self._session.head.house.pace != CONFIRM and self._table.board.response.flies

    @property
    def meets(self) -> bool:
        """Whether somebody is to look who they are before anything else."""
        return bool(self._calls)

    @property
    def meeting(self) -> str:
        """That all look who they are, and whose turn it is to; empty where nobody has to."""
        called = next(filter(self._session.is_human, self._calls), None)
        return "" if called is None else self._onlookers_hear("meet", called)

    def _onlookers_hear(self, why: str, seat: Seat) -> str:
        """Return what those before the second window hear of somebody who is called."""
        head = self._session.head
        return self._words.say(f"peek.{why}-beside", name=head.names[seat])

    @property
    def _words(self) -> Words:
        """The words in which somebody is called: its game's, if it has anything to hide."""
        return self._kit.words(self._game.name if self._secret else None)

    def next(self) -> CurtainScene | None:
        """Return the curtain of the person who is to look now; None if there is none."""
        while self._calls:
            seat = self._calls.pop(0)
            if self._session.is_human(seat):
                self._letters.opened(seat)  # it is the first thing that everybody is told alone
                return self._meets(seat)
        return None

    def _meets(self, seat: Seat) -> CurtainScene:
        """Return the curtain of a first look; who plays then chooses in the same look."""
        if self._session.asked() == (seat,) and not self._session.real_time:
            table = self._private_table(seat, meets=True)
            return self._curtain(seat, "play", [table], self._afterwards(seat))
        curtain = self._curtain(seat, "meet", [self._meeting(seat), self._ordering(seat)])
        curtain.told_beside = self._onlookers_hear("meet", seat)
        return curtain

    def turn(self, seat: Seat) -> CurtainScene:
        """Return the curtain behind which a person chooses the turn's card."""
        own = [self._opening(seat), self._private_table(seat)]
        return self._curtain(seat, "play", own, self._afterwards(seat))

    def _afterwards(self, seat: Seat) -> Iterator[tuple[str, Made]]:
        """Yield what follows a turn's choice in the same look: first as many choices as there are.

        What all know may be chosen is played at once, and so is what its person goes on from
        whatever comes of it: who draws goes on with what was drawn, who lays cards away with the
        next one.
        """
        goes_on = True

        def made(decided: dict[str, Any]) -> Scene | None:
            nonlocal goes_on
            action = decided.get(PRIVATE_TABLE)
            goes_on = action is not None and (
                self._table.board.touches.goes_on(action) or self._lies_there(seat)
            )
            scene = self._played(seat, decided) if goes_on else None
            goes_on = scene is not None
            return scene

        while goes_on:
            yield PRIVATE_TABLE, made
        yield self._foreseeing(seat)
        yield self._ordering(seat)

    def _played(self, seat: Seat, decided: dict[str, Any]) -> Scene | None:
        """Play what was chosen; return what its person chooses next, if nobody else is asked."""
        session = self._session
        if not session.accepts(seat, decided[PRIVATE_TABLE]):
            return None
        session.submit(seat, decided.pop(PRIVATE_TABLE))
        self._settle(seat)
        again = session.asked() == (seat,) and not session.outcome()
        return PrivateTableScene(self._kit, session, seat, tells=True) if again else None

    def _settle(self, seat: Seat) -> bool:
        """Do what leaves a seat no choice, as all know; say whether there was any such thing."""
        session, moves = self._session, self._session.moves
        while not session.outcome() and (only := self.only(seat)) is not None:
            session.submit(seat, only)
        return session.moves != moves

    def _lies_there(self, seat: Seat) -> bool:
        """Say whether all know what a seat, which is asked alone, may choose."""
        return bool(self._openly(seat)[0])

    def only(self, seat: Seat) -> Any:
        """Return what a seat, which is asked alone, does if it has no choice, as all know.

        None where there is a choice, or something to be said.
        """
        legal, more = self._openly(seat)
        return legal[0] if len(legal) == 1 and not more else None

    def _openly(self, seat: Seat) -> tuple[Sequence[Any], bool]:
        """Return what a seat, asked alone, may do if all know that; and whether it may say more."""
        session = self._session
        if session.asked() != (seat,):
            return (), False
        table = self._caught_up()
        legal = session.rules.pending(table.view).get(seat, ())
        with table.board.onlooker.acted_by(seat):
            touches = table.board.layout(table.view).touch
            there = lie_there(touches, table.board, table.view, legal)
            more = session.rules.fill is not None and bool(table.board.touches.more((), table.view))
        return legal if there else (), more

    def unseen(self, seat: Seat) -> bool:
        """Say whether a person has the time to answer unseen, and others press the same keys."""
        source = self._kit.claims.source
        others = (other for other in self._session.humans if other != seat)
        shared = any(source(other) == source(seat) for other in others)
        return shared and self._session.head.house.pace == CONFIRM

    def answering(self, seat: Seat) -> CurtainScene:
        """Return the curtain behind which a person answers what lies on the table as all see it.

        Whoever plays next is not called a second time.
        """

        def answered(decided: dict[str, Any]) -> Scene | None:
            return self._played(seat, decided)

        own = [self._opening(seat), self._private_table(seat), (PRIVATE_TABLE, answered)]
        return self._before(
            seat, PrivateScreens(chain(own, self._afterwards(seat))), self._asks(seat)
        )

    def look(self, seat: Seat) -> CurtainScene:
        """Return the curtain behind which a person looks at all that is theirs, at any time."""
        guessing = [self._guessing(seat)] if is_ghost(self._session, seat) else []
        panel = PrivateScreens([self._opening(seat), *guessing, self._meeting(seat)], looks=True)
        curtain = self._before(seat, panel, self._words.say("curtain.why-look"))
        curtain.told_beside = self._onlookers_hear("look", seat)
        return curtain

    def _asks(self, seat: Seat) -> str:
        """Return what a seat is asked now, of what all were told: nothing of its own is said."""
        table, session = self._caught_up(), self._session
        words = self._kit.words(session.head.game)
        if session.asked() != (seat,):
            return self._words.say("curtain.why-look")
        if not table.board.response.answering(table.view):
            return words.say("curtain.why-play")
        board = self._game.board.Board(table.view, seat, session.head.names, words)
        return str(board.prompt(table.view, ()))

    def _caught_up(self) -> Projection:
        """Return the table as far as all were told by now."""
        for event in self._session.observations(None, self._table.at):
            self._table.fold(event)
        return self._table

    def _curtain(self, seat: Seat, why: str, *parts: Iterable[tuple[str, Made]]) -> CurtainScene:
        words = self._kit.words(self._session.head.game)
        said = words.say(f"curtain.why-{why}")
        return self._before(seat, PrivateScreens(chain(*parts)), said)

    def _before(self, seat: Seat, panel: PrivateScreens, why: str) -> CurtainScene:
        """Return the curtain before what is a seat's own; others may look before it is opened."""
        moves = self._session.moves

        def now() -> str:
            """Say what the next look is for: what was done behind the curtain is over."""
            return why if self._session.moves == moves else self._asks(seat)

        curtain = CurtainScene(self._kit, self._session, seat, panel, now)
        curtain.look, curtain.take = self.look, self.taken
        curtain.meanwhile, curtain.table = self._meanwhile, self.table
        return curtain

    def _meanwhile(self) -> Meanwhile | None:
        """Return what those who wait may look at, as far as all were told."""
        table = self._caught_up()
        return table.board.situation.meanwhile(table.view)

    # ------------------------------------------------------------ what lies behind it

    def _meeting(self, seat: Seat) -> tuple[str, Made]:
        return TILE, lambda _: self._own(seat)

    def _own(self, seat: Seat) -> Scene:
        """Return all that is a seat's own, to look at: its table, or who it is in the dark."""
        if not self._session.real_time:
            return PrivateTableScene(self._kit, self._session, seat, looks=True, meets=True)
        view, feel = self._session.view_of(seat), self._feeling(seat)
        return PeekScene(self._kit, self._session, view, seat, feel)

    def feel(self, seat: Seat) -> None:
        """Let a seat feel who it is again, where something does; nobody sees that it asked."""
        if (feels := self._feeling(seat)) is not None:
            feels()

    def _feeling(self, seat: Seat) -> Callable[[], object] | None:
        """Return what lets a seat feel who it is, where it has a channel that nobody else feels."""
        kit, portraits = self._kit, self._game.portraits
        channel = kit.audio_outputs.channel(seat) or kit.claims.source(seat)
        place = kit.hints.rack.place(channel)
        shakes = kit.settings.rumble and place is not None and place.shakes
        if portraits is None or not (shakes or kit.audio_outputs.of(seat)):
            return None
        who = portraits.identity(self._session.view_of(seat), seat, kit.words(self._game.name))
        return lambda: kit.motors.feel(channel, who.pulses)

    def _private_table(self, seat: Seat, *, meets: bool = False) -> tuple[str, Made]:
        """Return what asks a person; what leaves no choice, as all know, is done before."""

        def made(_: dict[str, Any]) -> Scene | None:
            session = self._session
            anew = meets or seat in self._unmet
            self._unmet.discard(seat)
            done = not meets and self._settle(seat)  # nobody acts before their first look
            if done and session.asked() != (seat,):
                return None
            return PrivateTableScene(
                self._kit, session, seat, meets=anew, tells=done,
                former=self._said(seat, session.view_of(seat)),
            )  # fmt: skip

        return PRIVATE_TABLE, made

    def _said(self, seat: Seat, table: Any) -> Any:
        """Return what a person said that they do at such a table; None: nothing."""
        ballots, before = self._game.ballots, self._former.get(seat)
        if ballots is None or before is None or not ballots.alike(table, before[0]):
            return None
        return before[1]

    def _foreseeing(self, seat: Seat) -> tuple[str, Made]:
        """Return what asks, in the same look, what is done if what was just chosen is undone."""

        def made(decided: dict[str, Any]) -> Scene | None:
            ballots, action = self._game.ballots, decided.get(PRIVATE_TABLE)
            if ballots is None or action is None:
                return None
            then = ballots.beforehand(self._session.view_of(seat), seat, action)
            self._imagined[seat] = then
            if then is None:
                return None
            former = self._said(seat, then)
            return PrivateTableScene(self._kit, self._session, seat, imagined=then, former=former)

        return BEFOREHAND, made

    def _opening(self, seat: Seat) -> tuple[str, Made]:
        return LETTERS, lambda _: panel_of(self._kit, self._session, seat, self._letters)

    def _guessing(self, seat: Seat) -> tuple[str, Made]:
        return GUESS, lambda _: GhostPanel(self._kit, self._session, seat)

    def _ordering(self, seat: Seat) -> tuple[str, Made]:
        def made(_: dict[str, Any]) -> Scene | None:
            if not self.ordered:
                return None
            return OrdersPanel(self._kit, self._session, seat, self._ordered(seat))

        return ORDERS, made

    # ------------------------------------------------------------ what was decided

    def taken(self, fallen: Fallen) -> Any:
        """Keep what was ordered and guessed; return the action that was chosen, if one was."""
        decided = fallen.value if isinstance(fallen.value, dict) else {}
        if (orders := decided.get(ORDERS)) is not None:
            self._session.private.order(fallen.seat, orders.to_json())
        if (guess := decided.get(GUESS)) is not None:
            self._session.private.guess(fallen.seat, guess)
        # what hangs on no hand, such as a vote, takes the place of nothing that was said before it
        if PRIVATE_TABLE in decided and not self._hangs_on_no_hand():
            self._kept.pop(fallen.seat, None)
            self._chosen[fallen.seat] = self._session.view_of(fallen.seat), decided[PRIVATE_TABLE]
        if (then := decided.get(BEFOREHAND)) is not None:
            self._kept[fallen.seat] = self._imagined[fallen.seat], then
            self._former[fallen.seat] = self._kept[fallen.seat]
        return decided.get(PRIVATE_TABLE)

    def _hangs_on_no_hand(self) -> bool:
        """Say whether what is asked now is chosen of what all see, as a vote is."""
        ballots, session = self._game.ballots, self._session
        if ballots is None:
            return False
        words = self._kit.words(self._game.name)
        return bool(ballots.ballot(session.view_of(None), session.head.names, words))

    def kept(self, seat: Seat) -> Any:
        """Return, once it may be done, what a person said that they do then; None: nothing."""
        self.forget()
        then = self._kept.get(seat)
        if then is not None and self._session.accepts(seat, then[1]):
            return self._kept.pop(seat)[1]
        return self._standing(seat)

    def _standing(self, seat: Seat) -> Any:
        """Return what a person chose before all were asked the same anew; None: nothing stands."""
        ballots, session, chosen = self._game.ballots, self._session, self._chosen.get(seat)
        if ballots is None or chosen is None or not session.accepts(seat, chosen[1]):
            return None
        return chosen[1] if ballots.stands(session.view_of(seat), seat, *chosen) else None

    def forget(self, *, everything: bool = False) -> None:
        """Forget what was said for a table that cannot come any more, or all that was said."""
        ballots, session = self._game.ballots, self._session
        if everything or ballots is None:
            self._kept.clear()
            self._chosen.clear()
        for seat, (table, _) in list(self._kept.items()):
            comes = needed(ballots).comes(session.view_of(seat), seat, table)
            if not comes or not session.is_human(seat):
                del self._kept[seat]

    def _ordered(self, seat: Seat) -> Any:
        return needed(self._game.orders).kept(self._session.private.orders(seat))

    def answer(self, seat: Seat, view: Any) -> Any:
        """Return what a seat's standing orders answer to the card in the air."""
        orders, legal = needed(self._game.orders), self._session.legal(seat)
        return orders.answer(self._ordered(seat), view, seat, legal)

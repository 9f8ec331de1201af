"""What lies on the table: the truth, a seat's view and an imagined world are this one type.

In a view what was not told is BLANK. The state is folded in place and copied explicitly: bots
copy and fold it many thousand times a decision, so it is slotted and holds small ints.
"""

from __future__ import annotations

from typing import Final

from game.gangs.model.cards import BLANK, CHARLOTTE, LIMIT, NO_DAMAGE, gang_of
from game.gangs.model.missions import Deed
from game.gangs.model.options import Options

SETUP, CHOOSE, REACT, SECOND, REPLAY, BETWEEN, OVER = range(7)
"""The moments of a match; who may act follows from them."""

NONE: Final = -1


class State:
    """The table. ``n`` seats; lists are by seat unless said otherwise."""

    __slots__ = (
        "alive",
        "bag",
        "barred",
        "begun",
        "bims",
        "by",
        "card",
        "chooser",
        "characters",
        "completed",
        "deeds",
        "discard",
        "first",
        "gang",
        "hands",
        "idle",
        "lasts",
        "marks",
        "missions",
        "mulligans",
        "mystery",
        "n",
        "next_card",
        "open_sets",
        "options",
        "out_turns",
        "phase",
        "piles",
        "player",
        "played",
        "points",
        "reason",
        "reserve",
        "round",
        "selection",
        "shield_turns",
        "target",
        "tile_at",
        "tokens",
        "totals",
        "touched",
        "turn",
        "turn_number",
        "winners",
    )

    def __init__(self, n: int, options: Options) -> None:  # noqa: PLR0915 one line a field
        """Lay an empty table of ``n`` seats, everything secret blank."""
        self.n = n
        self.options = options
        self.mystery = mystery = options.mystery
        self.phase = SETUP
        # cards: faces in hands and bag, cards (with ids) in piles and discard
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.piles: list[list[int]] = [[] for _ in range(n)]
        self.bag: list[int] = [BLANK] * len(options.deck)
        self.discard: list[int] = []
        self.reserve = options.reserve
        """How many answers are still made good for by a new card."""
        self.next_card = 0
        self.totals = [0] * n
        self.lasts = [NO_DAMAGE] * n
        # tiles: `tile_at` place → tile, `characters` tile → character
        self.selection: tuple[int, ...] = ()
        self.tile_at = list(range(n + mystery))
        self.characters = [BLANK] * (n + mystery)
        self.open_sets: list[tuple[int, ...]] = []
        """Sets of tiles that lived together in at least two gangs: the match went on."""
        self.alive = [True] * n
        self.out_turns = [0] * n
        """The number of the turn in which a seat was eliminated, 0 while it lives."""
        self.marks = [NONE] * n
        """Active shield on a seat: the seat whose next turn's end lets it lapse."""
        self.shield_turns = [0] * n
        """The number of the turn in which the active shield on a seat was laid."""
        # turns
        self.first = NONE
        """Who began the round."""
        self.turn = NONE
        self.turn_number = 0
        self.completed = 0
        self.mulligans = 0
        self.begun: tuple[int, ...] = (0,) * n if options.two_turns else ()
        """Two turns first: how many turns each seat began in this round."""
        self.played = False
        """Whether a card was played in this turn (a discard is not a play)."""
        self.barred: tuple[tuple[int, int], ...] = ()
        """Where hands are dealt once and a seat has passed: by seat the faces that a hand did not
        hold then, a bit each, and how many cards came into it since."""
        self.idle = 0
        """Consecutive turns in which nothing was played (with two living, where one draws)."""
        # the card in the air
        self.card = NONE
        self.player = NONE
        self.target = NONE
        self.bims = 0
        self.chooser = NONE
        """Who names a second tile (SECOND) or a target (REPLAY)."""
        self.touched: tuple[int, ...] = ()
        """Seats whose top card is a recycling of the running chain."""
        self.by = NONE
        """Who controlled the card laid last."""
        # modules; each of these is empty where its module is not played
        self.tokens: tuple[bool, ...] = (False,) * n if options.oups else ()
        """Oups: whether a seat's token is red."""
        self.missions: tuple[int, ...] = (BLANK,) * n if options.missions else ()
        """Missions: each seat's, numbered from 1."""
        self.deeds: tuple[Deed, ...] = ()
        """Missions: what was done in this round."""
        self.points: tuple[int, ...] = (0,) * n if options.scored else ()
        """Each seat's points in the rounds played."""
        self.round = 0
        # the end
        self.gang = NONE
        self.winners: tuple[int, ...] = ()
        self.reason = ""

    def copy(self) -> State:
        """Return an independent copy."""
        new = State.__new__(State)
        new.n = self.n
        new.options = self.options
        new.mystery = self.mystery
        new.phase = self.phase
        new.hands = [hand[:] for hand in self.hands]
        new.piles = [pile[:] for pile in self.piles]
        new.bag = self.bag[:]
        new.discard = self.discard[:]
        new.reserve = self.reserve
        new.next_card = self.next_card
        new.totals = self.totals[:]
        new.lasts = self.lasts[:]
        new.selection = self.selection
        new.tile_at = self.tile_at[:]
        new.characters = self.characters[:]
        new.open_sets = self.open_sets[:]
        new.alive = self.alive[:]
        new.out_turns = self.out_turns[:]
        new.marks = self.marks[:]
        new.shield_turns = self.shield_turns[:]
        new.first = self.first
        new.turn = self.turn
        new.turn_number = self.turn_number
        new.completed = self.completed
        new.mulligans = self.mulligans
        new.begun = self.begun
        new.played = self.played
        new.barred = self.barred
        new.idle = self.idle
        new.card = self.card
        new.player = self.player
        new.target = self.target
        new.bims = self.bims
        new.chooser = self.chooser
        new.touched = self.touched
        new.by = self.by
        new.tokens = self.tokens
        new.missions = self.missions
        new.deeds = self.deeds
        new.points = self.points
        new.round = self.round
        new.gang = self.gang
        new.winners = self.winners
        new.reason = self.reason
        return new

    def clear(self, number: int) -> None:
        """Sweep the table for a round; points and the count of public cards stay."""
        points, first, next_card = self.points, self.first, self.next_card
        State.__init__(self, self.n, self.options)
        self.points, self.first, self.next_card = points, first, next_card
        self.round = number

    def asked(self) -> int:
        """Return the seat that must act now, NONE when nobody is asked."""
        phase = self.phase
        if phase == CHOOSE:
            return self.turn
        if phase == REACT:
            return self.player if self.bims & 1 else self.target
        if phase in (SECOND, REPLAY):
            return self.chooser
        return NONE

    def other_side(self) -> int:
        """Return the seat on the other side of the chain from the one that is asked (REACT)."""
        return self.target if self.bims & 1 else self.player

    def living(self) -> list[int]:
        """Return the seats that are not eliminated, ascending."""
        return [seat for seat in range(self.n) if self.alive[seat]]

    def spared(self, seat: int) -> bool:
        """Say whether a seat cannot be out yet: its total stops at the limit."""
        return bool(self.begun) and self.begun[seat] < 2

    def hit(self, seat: int, damage: int) -> int:
        """Return the total of a seat after so much more damage."""
        total = self.totals[seat] + damage
        return LIMIT if total > LIMIT and self.begun and self.spared(seat) else total

    def last_of(self, gang: int) -> int:
        """Return the only living seat of a gang, NONE where several live, or none."""
        seats = [seat for seat in self.living() if gang_of(self.character_at(seat)) == gang]
        return seats[0] if len(seats) == 1 else NONE

    def only_gang(self) -> int:
        """Return the gang that all the living are of, Charlotte not counted; NONE for several."""
        found = NONE
        for seat, lives in enumerate(self.alive):
            gang = gang_of(self.character_at(seat)) if lives else CHARLOTTE
            if gang == CHARLOTTE or gang == found:
                continue
            if found != NONE:
                return NONE
            found = gang
        return found

    def character_at(self, place: int) -> int:
        """Return the character of the tile now at a place, BLANK if unknown."""
        return self.characters[self.tile_at[place]]

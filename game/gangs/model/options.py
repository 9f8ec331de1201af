"""Options: what the engine asks of a table's choices; each game has its own, which extend these."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from game.core.luck import Stream
from game.gangs.model.cards import CHARLOTTE, GANGS, gang_of
from game.gangs.model.lexicon import Lexicon

if TYPE_CHECKING:
    from game.gangs.model.standing import Standing


@dataclass(frozen=True, slots=True)
class Options(ABC):
    """One table's choices: gang sizes, and how many tiles lie in the middle.

    ``teams`` counts the tiles of gangs only, those in the middle among them.
    """

    teams: tuple[int, ...]
    mystery: int
    heal_needs_damage: bool = False
    rounds: int = 1
    two_turns: bool = False
    """Ours: nobody is out before their second turn of a round; totals stop at the limit."""
    # read at every action of imagined matches: plain values, set once
    hand: int = field(default=0, init=False)
    """So many cards one draws up to at the start of one's turn; 0 where hands are dealt once."""
    alternates: bool = field(default=True, init=False)
    """Whether a 20 may not follow a 20, nor a 30 a 30."""
    keeps_piles: bool = field(default=False, init=False)
    """Whether the pile of somebody eliminated stays where it is."""
    gives: bool = field(default=False, init=False)
    """Whether an identification shows one's own tile to its target."""
    silent: bool = field(default=False, init=False)
    """Whether it tells nothing of who is with whom that a round goes on."""

    lexicon: ClassVar[Lexicon]

    @property
    @abstractmethod
    def deck(self) -> tuple[int, ...]:
        """All cards of the match, by face."""

    @property
    @abstractmethod
    def copies(self) -> tuple[int, ...]:
        """How many cards of each face there may be."""

    @property
    @abstractmethod
    def first_hand(self) -> int:
        """How many cards everybody is dealt."""

    @property
    def reserve(self) -> int:
        """How many answers are made good for by a new card."""
        return 0

    @property
    def oups(self) -> bool:
        """Whether wrong alternations may be attempted."""
        return False

    @property
    def non(self) -> bool:
        """Whether the NON is in the deck."""
        return False

    @property
    def charlotte(self) -> bool:
        """Whether a tile plays that is of no gang."""
        return False

    @property
    def missions(self) -> bool:
        """Whether everybody has a mission."""
        return False

    @property
    def scored(self) -> bool:
        """Whether points are counted, over several rounds."""
        return self.missions

    @property
    def rounds_most(self) -> int:
        """How many rounds no match exceeds."""
        return self.rounds

    @property
    def rounds_told(self) -> int:
        """How many rounds there will be for all one knows; 0 where points end the match."""
        return self.rounds

    @property
    def drawn(self) -> float:
        """What it is worth to a bot that nobody wins; to win is worth 1."""
        return 0.5

    @property
    def single(self) -> bool:
        """Whether the only round decides who wins, and not its points."""
        return False

    @property
    def first_moves(self) -> bool:
        """Whether the next seat begins the next round; else lots are drawn again."""
        return False

    def gangs(self, chance: Stream) -> Sequence[int]:
        """Return which gangs play, in the order of their sizes; which ones is drawn."""
        return chance.shuffled(range(GANGS))[: len(self.teams)]

    def sees_middle(self, state: Standing) -> bool:
        """Say whether whoever was eliminated just now looks at the tile in the middle."""
        return bool(self.mystery)

    def won(self, state: Standing) -> int:
        """Return the gang that has won the round by now, NONE for none."""
        return state.only_gang()

    def beside(self, state: Standing) -> Sequence[int]:
        """Return who wins whatever gang does: a living Charlotte (E81)."""
        return [seat for seat in state.living() if gang_of(state.character_at(seat)) == CHARLOTTE]

    @abstractmethod
    def gains(
        self, state: Standing, gang: int, winners: Sequence[int], done: Sequence[bool]
    ) -> tuple[int, ...]:
        """Return by seat the points of a round; ``done`` says whose mission is fulfilled."""

    def one_round(self) -> Options:
        """Return the same choices for the running round alone: bots imagine no further."""
        return self

    def last_round(self, state: Standing) -> bool:
        """Say whether no round comes after this one."""
        return state.round >= self.rounds

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return plain data that the game's options are read from again."""

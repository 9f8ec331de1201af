"""The options of a match, by their names in RULES.md, and what the engine makes of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from game.core.luck import Stream
from game.core.rules import OptionsError
from game.games.witty_zibi.model.cards import BOX_PILE_SEATS, CLANS, NAMES, Deal, deal_of
from game.gangs.model import options as family
from game.gangs.model.cards import BLANK, gang_of
from game.gangs.model.lexicon import Lexicon

if TYPE_CHECKING:
    from game.gangs.model.standing import Standing

SEAT_COUNTS: Final = range(4, 10)

PLAIN, LONE, ONE_MORE, THREE, ORANGE = (
    "clans", "un_tout_seul", "un_de_plus", "trois_camps", "orange",
)  # fmt: skip
VARIANTS: Final[Mapping[int, tuple[str, ...]]] = {
    4: (PLAIN,), 5: (LONE, ORANGE), 6: (PLAIN, THREE), 7: (ONE_MORE, ORANGE, THREE),
    8: (PLAIN, THREE), 9: (THREE, ORANGE),
}  # fmt: skip
"""How the tokens may be laid out at so many seats, the usual way first (Z42).

``clans`` stands for the usual way at every seat count.
"""
_TOKENS: Final[Mapping[tuple[int, str], tuple[tuple[int, ...], int]]] = {
    (4, PLAIN): ((2, 2), 0), (5, LONE): ((2, 2, 2), 1), (5, ORANGE): ((2, 2, 1), 0),
    (6, PLAIN): ((3, 3), 0), (6, THREE): ((2, 2, 2), 0),
    (7, ONE_MORE): ((4, 4), 1), (7, ORANGE): ((3, 3, 1), 0), (7, THREE): ((3, 2, 2), 0),
    (8, PLAIN): ((4, 4), 0), (8, THREE): ((3, 3, 2), 0),
    (9, THREE): ((3, 3, 3), 0), (9, ORANGE): ((4, 4, 1), 0),
}  # fmt: skip
"""Clan sizes, and how many of the tokens lie unseen in the middle."""
_BLIND: Final = ((3, 3), 2)
"""The same at four seats where two of six tokens are taken away unseen (Z39)."""
LONERS: Final = (LONE, ORANGE)
"""The variants in which a round is over once one of the clans of several has fallen (Z37)."""

ROUNDS: Final = (5, 1, 3, 7)
"""How many rounds a lobby offers, the usual number first (Z40)."""
GOAL: Final = 12
"""The points that end a match which is played for points (Z40)."""
ROUNDS_MOST: Final = 20
"""No match has more rounds: no rule says what else ends one that is played for points."""
CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "expert": (True, False),
    "rounds": (*ROUNDS, *(n for n in range(1, ROUNDS_MOST + 1) if n not in ROUNDS)),
    "goal": (0, GOAL),
    "deal": ("12", "all"),
    "tokens4": ("pairs", "blind"),
    "emissary": ("see", "give"),
    "nine": ("plus12", "eleven"),
}
"""What else may be chosen, the usual value first; ``tokens4`` and ``nine`` at 4 and 9 seats only
change anything."""
PILES: Final = ("deck", "box")
"""How many cards the PAF pile has: as many as there are PAF, or as the box's table says (Z2)."""
OUT: Final = 2
STANDING: Final = 3
ALONE: Final = 4
"""Z16, Z13: of the winning clan and out; standing; standing and the only one of a clan."""

LEXICON: Final = Lexicon(
    colours=((206, 44, 44), (214, 112, 16), (42, 92, 196), (138, 63, 168)),
    tints=((255, 224, 220), (255, 234, 208), (218, 230, 255), (238, 222, 246)),
    nobody="q",
    gangs=CLANS,
    cards=NAMES,
)


@dataclass(frozen=True, slots=True)
class Options(family.Options):
    """One table's choices. ``teams`` are the tokens that play, those in the middle among them."""

    seats: int = 4
    variant: str = PLAIN
    expert: bool = True
    goal: int = 0
    dealt: str = "12"
    tokens4: str = "pairs"
    emissary: str = "see"
    nine: str = "plus12"
    paf_pile: str = PILES[0]

    lexicon: ClassVar[Lexicon] = LEXICON

    def __post_init__(self) -> None:
        """Say what the choices mean for the engine."""
        told = {
            "alternates": self.expert,  # Z35
            "keeps_piles": True,  # Z17
            "gives": self.emissary == "give",  # Z32
            "silent": self.variant in LONERS,  # a round ends there by what all see
        }
        for name, value in told.items():
            object.__setattr__(self, name, value)

    @property
    def _deal(self) -> Deal:
        return deal_of(self.seats, self.nine, self.dealt, box_pile=self.paf_pile == PILES[1])

    @property
    def deck(self) -> tuple[int, ...]:
        """All cards of a round, by face (Z26)."""
        return self._deal.deck

    @property
    def copies(self) -> tuple[int, ...]:
        """How many cards of each face there are."""
        return self._deal.copies

    @property
    def first_hand(self) -> int:
        """How many cards everybody is dealt (Z1)."""
        return self._deal.hand

    @property
    def reserve(self) -> int:
        """How many cards the PAF pile holds (Z2)."""
        return self._deal.reserve

    @property
    def scored(self) -> bool:
        """Points are always counted (Z40)."""
        return True

    @property
    def drawn(self) -> float:
        """An undecided round gives no points to anybody (Z23): it is no better than a lost one."""
        return 0.0

    @property
    def single(self) -> bool:
        """A match of one round is won by the clan that wins it, whoever of it stands (Z22)."""
        return self.rounds == 1 and not self.goal

    @property
    def rounds_told(self) -> int:
        """Where points end the match, nobody knows in which round (Z40)."""
        return 0 if self.goal else self.rounds

    @property
    def first_moves(self) -> bool:
        """The first seat moves on by one each round (Z29)."""
        return True

    def gangs(self, chance: Stream) -> Sequence[int]:
        """Return which clans play, in the order of their sizes: who is alone is orange (Z36)."""
        if self.variant == ORANGE:
            return [CLANS.index(name) for name in ("rouge", "bleu", "orange")]
        return family.Options.gangs(self, chance)

    def sees_middle(self, state: Standing) -> bool:
        """Say whether whoever was eliminated just now looks at the eighth token (Z38)."""
        return self.variant == ONE_MORE and state.alive.count(False) == 1

    def won(self, state: Standing) -> int:
        """Return the clan that has won by now: the last one, or the one that has not fallen."""
        if self.variant not in LONERS:
            return state.only_gang()
        sizes = self._sizes(state)
        standing = {gang_of(state.character_at(seat)) for seat in state.living()}
        several = [gang for gang, size in sizes.items() if size > 1]
        fallen = [gang for gang in several if gang not in standing]
        return next(gang for gang in several if gang not in fallen) if fallen else BLANK

    def beside(self, state: Standing) -> Sequence[int]:
        """Return who is alone and standing: it scores whatever clan wins (Z15)."""
        if self.variant not in LONERS:
            return ()
        sizes = self._sizes(state)
        return [seat for seat in state.living() if sizes[gang_of(state.character_at(seat))] == 1]

    def gains(
        self, state: Standing, gang: int, winners: Sequence[int], done: Sequence[bool]
    ) -> tuple[int, ...]:
        """Return the points of a round by seat (Z16)."""
        if not winners:
            return (0,) * state.n
        sizes = self._sizes(state)
        gained = [0] * state.n
        for seat in winners:
            alone = sizes[gang_of(state.character_at(seat))] == 1
            gained[seat] = OUT if not state.alive[seat] else ALONE if alone else STANDING
        return tuple(gained)

    def _sizes(self, state: Standing) -> Counter[int]:
        """Return how many seats are of each clan: a token in the middle keeps none alive (Z20)."""
        return Counter(gang_of(state.character_at(seat)) for seat in range(state.n))

    def one_round(self) -> Options:
        """Return the same choices for the running round alone."""
        return _alone(self)

    @property
    def rounds_most(self) -> int:
        """No match has more rounds."""
        return ROUNDS_MOST if self.goal else self.rounds

    def last_round(self, state: Standing) -> bool:
        """Say whether no round comes after this one."""
        if self.goal:
            return max(state.points) >= self.goal or state.round >= self.rounds_most
        return state.round >= self.rounds

    def to_json(self) -> dict[str, Any]:
        """Return plain data that ``read_options`` takes back."""
        return {
            "variant": self.variant, "expert": self.expert, "rounds": self.rounds,
            "goal": self.goal, "deal": self.dealt, "tokens4": self.tokens4,
            "emissary": self.emissary, "nine": self.nine,
            # younger than files and receipts, which say nothing of it where it is off
            **({"two_turns": True} if self.two_turns else {}),
            **({"paf_pile": self.paf_pile} if self.paf_pile != PILES[0] else {}),
        }  # fmt: skip


def read_options(seats: int, given: Mapping[str, Any]) -> Options:
    """Return complete options from what was asked for.

    Raises:
        OptionsError: the seat count, a name or a value cannot be played.
    """
    if seats not in SEAT_COUNTS:
        raise OptionsError(
            "options-seats", seats=seats, least=SEAT_COUNTS.start, most=SEAT_COUNTS.stop - 1
        )
    known = {"variant": VARIANTS[seats], **CHOICES, "two_turns": (False, True), "paf_pile": PILES}
    chosen = {name: values[0] for name, values in known.items()}
    for name, value in given.items():
        if name not in known:
            raise OptionsError("options-unknown", name=name, known=", ".join(known))
        chosen[name] = _meant(name, value, chosen)
        if not any(chosen[name] == one and type(chosen[name]) is type(one) for one in known[name]):
            raise OptionsError("options-value", name=name, value=value, known=_listed(known[name]))
    teams, middle = _TOKENS[seats, chosen["variant"]]
    if seats == 4 and chosen["tokens4"] == "blind":
        teams, middle = _BLIND
    chosen["dealt"] = chosen.pop("deal")
    if seats not in BOX_PILE_SEATS:  # both ways are the same
        chosen["paf_pile"] = PILES[0]
    return Options(teams, middle, seats=seats, **chosen)


def _meant(name: str, value: object, usual: Mapping[str, Any]) -> Any:
    """Return a value as it is kept: 12 cards as text, the usual clans by their name."""
    if name == "deal" and type(value) is int:
        return str(value)
    return usual[name] if name == "variant" and value == PLAIN else value


def _listed(values: Sequence[Any]) -> str:
    if values is CHOICES["rounds"]:
        return f"1-{ROUNDS_MOST}"
    return ", ".join(str(value).lower() for value in values)


@cache
def _alone(options: Options) -> Options:
    return replace(options, rounds=1, goal=0)

"""How often which role is seen to do what, for ``game/games/wombat/bot/fitted.py``.

``python -m tests.bench.wombat_fit --matches 40``. At 4 to 6 seats, basic and advanced, all
``normal``, in every fifth match with a Wicked who never stops, everybody counts what everybody did
build by build. Prints the shares of each count by role, one more counted of each, as Python.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from game.core.journal import Journal
from game.core.luck import Luck, key_of
from game.games.wombat.bot.fitted import TIRELESS
from game.games.wombat.bot.ledger import FEATURES, MOST
from game.games.wombat.bot.minds import MINDS
from game.games.wombat.bot.thinking import ThinkingBot
from game.games.wombat.model.options import Options
from game.games.wombat.model.roles import CONFUSED, ROLES, WICKED
from game.games.wombat.model.state import State
from game.games.wombat.rules import RULES, course
from tests.bench.wombat_matches import Played

LEAST = 0.001
"""Nothing is less likely than this."""
EVERY = 4
"""One of so many matches has a Wicked who never stops."""


def roles_of(options: Options, seed: int) -> list[str]:
    """Return how the roles of a seed are dealt."""
    journal: Journal[State, object] = Journal(RULES.initial(options.seats, options), RULES.apply)
    course.deal_roles(journal, Luck(seed))  # type: ignore[arg-type]
    return journal.state.roles


Counted = tuple[str, bool, tuple[int, ...]]
"""A role, whether the build ended without a tower, and what was counted."""


def seated(options: Options, seed: int, *, tireless: bool) -> list[ThinkingBot]:
    """Return bots, all normal, the Wicked tireless or not."""
    levels = [
        "greedy" if tireless and role == WICKED else "normal" for role in roles_of(options, seed)
    ]
    return [
        ThinkingBot(seat, options, key_of("fit", seed, seat), MINDS[level])
        for seat, level in enumerate(levels)
    ]


def counted(options: Options, seed: int, *, tireless: bool) -> list[Counted]:
    """Play a match and return what everybody counted of every other seat, with its role then."""
    bots = seated(options, seed, tireless=tireless)
    roles = roles_of(options, seed)
    seen: list[Counted] = []
    for one in bots:
        see = one.beliefs.see

        def noted(
            counts: Mapping[int, Sequence[int]], *, switched: bool, one: ThinkingBot = one,
            see: object = see, towers: int, **more: object,
        ) -> None:  # fmt: skip
            for seat, many in counts.items():
                if seat != one.seat:
                    role = WICKED if roles[seat] == CONFUSED and switched else roles[seat]
                    role = TIRELESS if tireless and roles[seat] == WICKED else role
                    seen.append((role, not towers, tuple(many)))
            see(counts, switched=switched, towers=towers, **more)  # type: ignore[operator]

        one.beliefs.see = noted  # type: ignore[method-assign]
    Played(bots, options, seed)
    return seen


def main() -> None:
    """Play, count and print."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--matches", type=int, default=40)
    asked = asking.parse_args()
    many: dict[tuple[str, bool], list[list[int]]] = defaultdict(
        lambda: [[1] * (most + 1) for most in MOST]
    )
    builds: Counter[tuple[str, bool]] = Counter()
    for seats in (4, 5, 6):
        for advanced in (False, True):
            options = RULES.options(seats, {"advanced": advanced})
            for number in range(asked.matches):
                seed = key_of("wombat fit", seats, advanced, number) % 10**9
                for role, bare, counts in counted(options, seed, tireless=not number % EVERY):
                    builds[role, bare] += 1
                    for row, count in zip(many[role, bare], counts, strict=True):
                        row[count] += 1
    print(f"# by role, in the order of {FEATURES}")
    for name, bare in (("SEEN", False), ("BARE", True)):
        print(f"{name}: Final[Mapping[str, tuple[tuple[float, ...], ...]]] = {{")
        for role in (*ROLES, TIRELESS):
            print(f'    "{role}": (  # {builds[role, bare]}')
            for row in many[role, bare]:
                shares = ", ".join(f"{max(LEAST, one / sum(row)):.3f}" for one in row)
                print(f"        ({shares}),")
            print("    ),")
        print("}")


if __name__ == "__main__":
    main()

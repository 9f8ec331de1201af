"""Determinizations: what is unknown, how it may be filled, and that no brick is lost."""

from __future__ import annotations

from collections import Counter

from game.core.luck import Stream
from game.core.seats import Viewer
from game.games.wombat.model import state as at
from game.games.wombat.model.places import BRICKS, SIZE, SIZES, SPINDLES, ZONES
from game.games.wombat.model.roles import GOOD_DECK, UNTOLD, fixed
from game.games.wombat.model.state import State


def determinize(view: State, viewer: Viewer, chance: Stream) -> State:
    """Return a complete world that fits what a viewer was told of roles, its hand and its stacks.

    Roles are dealt as they are at such a table, given one's own. One's hand holds what was felt.
    How high a stack is fits how often it clacked; which bricks they are, and where the others
    lie, is chance. Other hands rest empty where all know them to be, or anywhere.
    """
    world = view.copy()
    world.roles = _roles(view, chance)
    if view.missing and view.phase == at.BUILD:
        _hands(world, viewer, chance)
        _bricks(world, chance)
    elif view.missing:
        for brick in range(BRICKS):  # between builds nobody asks where they lie
            world.lying[ZONES[chance.below(len(ZONES))]].append(brick)
    return world


def _roles(view: State, chance: Stream) -> list[str]:
    """Deal until what is known fits; one's own role is at least one of ten deals'."""
    options = view.options
    while True:
        roles = fixed(options.seats, advanced=options.advanced, practice=options.practice)
        roles += chance.shuffled(GOOD_DECK)[: options.seats - len(roles)]
        roles = chance.shuffled(roles)
        if all(known in (UNTOLD, role) for known, role in zip(view.roles, roles, strict=True)):
            return roles


def _hands(world: State, viewer: Viewer, chance: Stream) -> None:
    own = None if viewer is None else world.hands[viewer].paw
    others = [seat for seat in world.living() if seat != viewer]
    paws = chance.shuffled([paw for paw in sorted(world.shades) if paw != own])
    for seat in others:
        hand = world.hands[seat]
        hand.place = ZONES[chance.below(len(ZONES))]
        if paws:
            hand.paw = paws.pop()
            hand.place = world.shades[hand.paw]


def _bricks(world: State, chance: Stream) -> None:
    left = chance.shuffled(range(BRICKS))
    for hand in world.hands:
        for size in hand.sizes:
            fits = [brick for brick in left if size in (0, SIZE[brick])]
            brick = (fits or left)[-1]
            left.remove(brick)
            hand.bricks.append(brick)
        if hand.found >= 0 and left:
            fits = [brick for brick in left if hand.found in (0, SIZE[brick])]
            hand.brick = (fits or left)[-1]
            left.remove(hand.brick)
            world.lying[hand.place].append(hand.brick)
    for spindle in range(SPINDLES):
        most = world.clacks[spindle] + world.bases
        heights = [height for height in range(most % 2, most + 1, 2) if height <= len(left)]
        height = heights[chance.below(len(heights))] if heights else 0
        if world.bases and not any(world.clacks):
            left.sort(key=lambda brick: SIZE[brick] == SIZES)  # the bases lie as they lay
        for _ in range(height):
            world.lying[spindle].append(left.pop())
    for brick in left:
        world.lying[ZONES[chance.below(len(ZONES))]].append(brick)


def hidden_count(state: State) -> int:
    """Return how many roles and bricks are unknown."""
    return state.roles.count(UNTOLD) + state.missing


def check(state: State) -> None:
    """Check that no brick is lost or doubled, and that hands hold what they are told to hold.

    Raises:
        AssertionError: one is.
    """
    found = Counter(brick for bricks in state.lying for brick in bricks)
    found.update(brick for hand in state.hands for brick in hand.bricks)
    assert all(many == 1 for many in found.values()), "a brick lies in two places"
    if found:
        assert len(found) == BRICKS, "a brick is lost"
        for hand in state.hands:
            assert len(hand.bricks) == len(hand.sizes), "a hand is told of another number of bricks"
            for brick, size in zip(hand.bricks, hand.sizes, strict=True):
                assert size in (0, SIZE[brick]), "a hand was told another size"

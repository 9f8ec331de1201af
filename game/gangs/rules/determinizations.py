"""Determinizations: completing a view, and checking that nothing was lost on the way."""

from __future__ import annotations

from collections import Counter
from typing import Final

from game.core.luck import Stream
from game.core.seats import Viewer
from game.gangs.model.cards import BLANK, CHARLOTTE, DAMAGE, LIMIT, gang_of
from game.gangs.model.missions import MISSION_COUNT
from game.gangs.model.state import CHOOSE, NONE, State
from game.gangs.rules.legality import can_play, playable

_TRIES: Final = 100
"""So often cards are dealt that do not fit who passed or who plays, before they may be amiss."""


def hidden_count(state: State) -> int:
    """Return how many cards, tiles and missions of a state are unknown."""
    places = [*state.characters, *state.missions, *state.bag]
    places += [face for hand in state.hands for face in hand]
    return places.count(BLANK)


def determinize(view: State, viewer: Viewer, chance: Stream) -> State:
    """Return a complete world drawn evenly from those that fit everything told.

    That the match went on after an elimination or a swap with the middle is such a fact: tiles
    that lived together then were not all of one gang. So is a pass, and that somebody did not.
    """
    world = view.copy()
    unknown = [tile for tile, character in enumerate(view.characters) if character == BLANK]
    hidden = list((Counter(view.selection) - Counter(view.characters)).elements())
    while True:
        for tile, character in zip(unknown, chance.shuffled(hidden), strict=True):
            world.characters[tile] = character
        if all(_several_gangs(world, tiles) for tiles in world.open_sets):
            break
    deal_unseen(world, chance)
    return world


def deal_unseen(world: State, chance: Stream) -> None:
    """Put a card, or a mission, that nobody has seen in every place where one is blank."""
    others = [one for one in range(1, MISSION_COUNT + 1) if one not in world.missions]
    others = chance.shuffled(others) if world.missions else []
    world.missions = tuple(others.pop() if one == BLANK else one for one in world.missions)
    seat = world.turn
    if world.options.hand or world.phase != CHOOSE or BLANK not in world.hands[seat]:
        _deal(world, chance)
        return
    # Z8: a seat whose turn it is holds something that may be played, or it would have passed
    hands, bag = [hand[:] for hand in world.hands], world.bag[:]
    for _ in range(_TRIES):
        _deal(world, chance)
        if can_play(world, seat):
            return
        world.hands, world.bag = [hand[:] for hand in hands], bag[:]
    _deal(world, chance)
    _put_playable(world, seat, hands[seat].index(BLANK), bag)


def _put_playable(world: State, seat: int, place: int, bag: list[int]) -> None:
    """Exchange a card of a hand for one of the bag that may be played, where it holds one."""
    faces = playable(world, seat)
    for index, face in enumerate(world.bag):
        if bag[index] == BLANK and faces >> face & 1:
            world.bag[index], world.hands[seat][place] = world.hands[seat][place], face
            return


def _deal(world: State, chance: Stream) -> None:
    unseen = chance.shuffled(list(_unseen(world).elements()))
    if world.barred:
        unseen = _fill_passed(world, unseen, chance)
    for hand in world.hands:
        for index, face in enumerate(hand):
            if face == BLANK:
                hand[index] = unseen.pop()
    for index, face in enumerate(world.bag):
        if face == BLANK:
            world.bag[index] = unseen.pop()


def _fill_passed(world: State, unseen: list[int], chance: Stream) -> list[int]:
    """Put cards that could not be played into the hands that passed; return what is left."""
    wanted = []
    for seat, (faces, since) in enumerate(world.barred):
        blank = [index for index, face in enumerate(world.hands[seat]) if face == BLANK]
        old = blank[: len(blank) - since] if since else blank
        if faces and old:
            wanted.append((sum(not faces >> face & 1 for face in unseen), seat, faces, old))
    wanted.sort()  # whoever has the least choice first
    for _ in range(_TRIES):
        left = list(unseen)
        found: list[tuple[int, int, int]] = []
        for _, seat, faces, places in wanted:
            fitting = [at for at, face in enumerate(left) if not faces >> face & 1]
            taken = fitting[-len(places) :]
            found += [(seat, place, left[at]) for place, at in zip(places, taken, strict=False)]
            for at in reversed(taken):
                del left[at]
        if len(found) == sum(len(places) for _, _, _, places in wanted):
            break
        unseen = chance.shuffled(unseen)  # one took what another needed
    for seat, place, face in found:
        world.hands[seat][place] = face
    return left


def _several_gangs(state: State, tiles: tuple[int, ...]) -> bool:
    gangs = {gang_of(state.characters[tile]) for tile in tiles} - {CHARLOTTE}
    return len(gangs) > 1


def _unseen(state: State) -> Counter[int]:
    """Return the faces of the deck that lie in no known place."""
    unseen = Counter(state.options.deck)
    seen = Counter(card & 15 for card in _public_cards(state))
    for faces in (*state.hands, state.bag):
        seen.update(faces)
    unseen.subtract(seen)
    return +unseen  # without blanks, which no deck holds


def _public_cards(state: State) -> list[int]:
    cards = [card for pile in state.piles for card in pile] + state.discard
    if state.card != NONE:
        cards.append(state.card)
    return cards


def check(state: State) -> None:
    """Check that no card or tile was lost or doubled and that counts agree.

    Raises:
        AssertionError: something was.
    """
    cards = _public_cards(state)
    assert len(set(cards)) == len(cards), "a card lies in two places"
    held = sum(map(len, state.hands)) + len(state.bag)
    deck = state.options.deck
    assert len(cards) + held == len(deck), "cards were lost or doubled"
    known = Counter(card & 15 for card in cards)
    known.update(face for hand in state.hands for face in hand if face != BLANK)
    known.update(face for face in state.bag if face != BLANK)
    assert known <= Counter(deck), "more copies of a card than the deck has"
    assert sorted(state.tile_at) == list(range(state.n + state.mystery)), "a tile was lost"
    if state.selection:
        seen = Counter(character for character in state.characters if character != BLANK)
        assert seen <= Counter(state.selection), "a tile shows what is not in play"
    missions = [one for one in state.missions if one != BLANK]
    assert len(set(missions)) == len(missions), "two seats have one mission"
    for seat in range(state.n):
        assert _total_fits(state, seat), "a total does not fit its pile"


def _total_fits(state: State, seat: int) -> bool:
    """Say whether a seat's total is what its pile counts.

    With two turns for all, a pile may hold more than its total: what was cut while its seat was
    spared. The damage that puts a seat out counts in full, from where it was cut; this total stands
    between the card and the elimination, and stays where the dead keep their piles.
    """
    total = state.totals[seat]
    damages = [damage for card in state.piles[seat] if (damage := DAMAGE[card & 15])]
    counted = sum(damages)
    if not state.begun:
        return total == counted
    if total <= LIMIT:
        return total == min(counted, LIMIT)
    last = damages[-1] if damages else 0
    return not state.spared(seat) and total == min(counted - last, LIMIT) + last

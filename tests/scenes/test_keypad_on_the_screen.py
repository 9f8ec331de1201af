"""What a keypad presses is told at the couch: within the screen, over nothing, in large words."""

from __future__ import annotations

from collections import Counter

import pytest
from walking import Eyes, note_caps, overlaps, twice

from game.games.wombat.board.touches import PLACE_KEYS
from game.scenes.kit import Kit
from game.session import start
from game.stage.input.claims import HALVES, KEYPAD
from game.stage.stack import Stack
from game.store.heads import HUMAN
from game.tour.matches import NAMES, shown_head
from game.tour.real_time import live_couch_scenes

CLAIMS = ({0: KEYPAD, 1: "left", 2: "right"}, {0: "left", 1: "right", 2: KEYPAD, 3: "pad:0"})


@pytest.mark.slow
@pytest.mark.parametrize("size", [100, 150, 200])
def test_keys_of_every_device_stand_apart_and_within_the_screen(
    kit: Kit, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    note_caps(monkeypatch)
    kit.settings.text_size = size
    head = shown_head("wombat", [HUMAN] * 6, list(NAMES[:6]), {"touch": "shadows", "seconds": 60})
    told: Counter[str] = Counter()
    for name, scene, *over in live_couch_scenes(kit, start(head, None)):
        if over:
            continue
        for held in CLAIMS:
            kit.claims.restore(held)
            eyes = Eyes(kit.art, kit.hints)
            with kit.art.wearing(Stack(scene).skin(scene)):
                scene.draw(eyes)
            assert not eyes.cuts, name
            assert not overlaps(eyes.seen), name
            outside = [one for one in eyes.seen if one.left < -1 or one.right > 1281]
            outside += [one for one in eyes.seen if one.top < -1 or one.bottom > 721]
            assert not outside, name
            places = Counter((round(x), round(y)) for _, x, y in eyes.caps)
            assert not places or max(places.values()) == 1, f"two caps at one place: {name}"
            if not name.endswith("couch-1"):  # in a build the legend of talk names keys again
                assert not twice(eyes.caps), name
            told.update(label for label, _, _ in eyes.caps)
    assert {f"round {sign}" for sign in "/*−+"} <= told.keys(), "verbs, votes and stop"
    digits = [key for key in PLACE_KEYS[len(HALVES)] if key[-1].isdigit()]
    assert {f"round {key[-1]}" for key in digits} <= told.keys()

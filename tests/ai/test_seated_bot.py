"""A seated bot: a view of its own, and luck that a resumed match repeats."""

from __future__ import annotations

from game.ai.seated_bot import SeatedBot

LEGAL = range(1_000_000)


def seated(seed: int, *told: list[str]) -> SeatedBot[list[str]]:
    bot = SeatedBot[list[str]](0, [], list.append, seed)
    for events in told:
        bot.hear(events)
    return bot


def test_a_bot_folds_what_it_is_told_in_order() -> None:
    bot = seated(7, ["dealt", "drawn"], ["thrown"])
    assert bot.view == ["dealt", "drawn", "thrown"]
    assert bot.heard == 3
    assert bot.why() == {}, "nothing was weighed"


def test_who_heard_the_same_chooses_the_same_however_it_was_told() -> None:
    chosen = seated(7, ["dealt", "drawn"], ["thrown"]).choose(LEGAL)
    again = seated(7, ["dealt"], ["drawn", "thrown"])
    assert again.choose(LEGAL) == again.choose(LEGAL) == chosen
    assert seated(8, ["dealt", "drawn", "thrown"]).choose(LEGAL) != chosen
    assert seated(7, ["dealt", "drawn"]).choose(LEGAL) != chosen

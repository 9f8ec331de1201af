"""Le Boulet with one's own pictures: rules, bots that go by tags, names where the deck is not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from boulet_running import Open, played

from game.core.decks import OURS, Album, Picture
from game.core.luck import Stream
from game.core.rules import OptionsError
from game.core.seats import Seat
from game.games import game_of, words
from game.games.le_boulet import cardbook, decks, naming, screen_reader, share
from game.games.le_boulet.bot import make
from game.games.le_boulet.bot.sight import bank_rows, said_of, sight
from game.games.le_boulet.judge.tagged import fits
from game.games.le_boulet.model.bank import KEYS
from game.games.le_boulet.model.cards import BOULET, OWN, PICTURES
from game.games.le_boulet.reasons import explained
from game.games.le_boulet.rules import RULES
from game.replaying.again import told
from game.session import make_head
from game.store.heads import HUMAN
from game.store.recorder import Recorder
from game.store.replays import read_replay

TAGS = [
    ("rouge", "ça se mange", "fruit"), ("la mer", "bleu", "il y a de l'eau"),
    ("chien", "poils", "animal"),
    ("qui pique", "vert", "plante"), ("gâteau", "sucré", "anniversaire"),
]  # fmt: skip


def album(many: int = 60) -> Album:
    pictures = [Picture(f"Photo {at}", TAGS[at % len(TAGS)]) for at in range(many)]
    return Album("0123456789abcdef" * 2, "fr", tuple(pictures))


def options(many: int = 60, *, ours: bool = False, **other: Any) -> dict[str, Any]:
    return {**decks.options(album(many), ours=ours), **other}


@pytest.mark.parametrize(("ours", "first"), [(False, OWN), (True, 0)])
def test_a_deck_is_dealt_alone_or_with_the_houses_pictures(ours: bool, first: int) -> None:
    one = Open(3, 5, options(ours=ours))
    for _ in played(one, Stream(3)):
        RULES.check(one.truth)
    dealt = set(one.options.faces)
    assert min(dealt) == first
    assert max(dealt) == OWN + 59
    assert len(dealt) == (220 if ours else 60)
    assert one.truth.winners


def test_options_come_back_from_plain_data_with_names_and_tags() -> None:
    read = RULES.options(4, options())
    again = RULES.options(4, json.loads(json.dumps(RULES.options_json(read))))
    assert again == read
    assert again.album == album()
    assert "album" not in RULES.options_json(RULES.options(4, {}))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"deck": "photos"}, "options-deck"),
        ({"deck": "house+photos"}, "options-deck"),
        ({"album": None}, "options-album"),
        ({"album": {"lang": "fr", "pictures": [["x"]] * 19}}, "options-album"),
        ({"pictures": 61}, "options-range"),
        ({"pictures": 39}, "options-range"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionsError) as error:
        RULES.options(3, {**options(), **change})
    assert error.value.reason == reason


def test_a_table_without_its_deck_says_so() -> None:
    given = options()
    del given["album"]
    with pytest.raises(OptionsError) as error:
        RULES.options(3, given)
    assert error.value.reason == "options-no-album"
    for language in ("fr", "en"):
        said = words(language, "le_boulet").say("options.options-no-album", value=given["deck"])
        assert given["deck"] in said


def test_a_code_holds_the_other_options_and_no_deck() -> None:
    number = share.number_of(4, options(hand=6))
    assert share.table_of(number) == (4, {**share.table_of(number)[1], "hand": 6})
    assert "deck" not in share.table_of(number)[1]


def test_bots_sit_down_where_every_picture_has_three_tags() -> None:
    bare = Album(album().fingerprint, "fr", (Picture("X", ("a", "b")), *album().pictures[1:]))
    given = decks.options(bare, ours=False)
    names = ["Ana", "Hugo", "Kim"]
    make_head("le_boulet", [HUMAN] * 3, names, given)
    make_head("le_boulet", [HUMAN, "normal", "normal"], names, options())
    with pytest.raises(OptionsError) as error:
        make_head("le_boulet", [HUMAN, "normal", "normal"], names, given)
    assert error.value.reason == "options-tags"


def test_a_tag_that_is_the_theme_fits_and_the_others_do_not() -> None:
    for theme in ("c'est rouge", "ça pique", "un chien"):
        seen = fits(theme, "fr", album(20))
        best = max(seen)
        at = {"c'est rouge": 0, "ça pique": 3, "un chien": 2}[theme]
        assert best >= 0.9
        assert [number % 5 for number, p in enumerate(seen) if p == best] == [at] * 4
    not_red = fits("pas rouge", "fr", album(20))
    assert not_red[0] < 0.5 < not_red[2]


def test_the_houses_pictures_are_seen_as_ever_beside_ones_own() -> None:
    for theme in ("@" + KEYS[3], "ça pique", "tout ce qui roule vite", "glouborf zinzoline"):
        plain, with_own = sight(theme), sight(theme, album(20))
        assert with_own.row[:OWN] == plain.row[:OWN]
        assert with_own.row[-2:] == plain.row[-2:]
        assert len(with_own.row) == len(plain.row) + 20
    assert said_of(album(20))[:OWN] == said_of()[:OWN]
    assert said_of(album(20))[BOULET] == said_of()[BOULET]
    assert all(said_of(album(20)))
    assert [row[:OWN] for row in bank_rows(album(20))] == [row[:OWN] for row in bank_rows()]


@pytest.mark.parametrize("ours", [pytest.param(False, marks=pytest.mark.slow), True])
def test_bots_play_a_deck_to_its_end_and_say_why(ours: bool) -> None:
    one = Open(3, 11, options(ours=ours))
    bots = [make("normal", seat, 3, one.options, seat) for seat in range(3)]
    heard, laid, reasons = [0] * 3, 0, 0
    its = words("fr", "le_boulet")
    for seat, legal in one.match.in_turn():
        news = one.match.observations(seat, heard[seat])
        heard[seat] += len(news)
        bots[seat].hear(news)
        action = bots[seat].choose(list(legal))
        laid += action.kind == "lead"
        why = {**bots[seat].why(), "persona": ""}  # type: ignore[attr-defined]
        if "values" in why:
            said = explained(why, seat, ("Ana", "Léo", "Rosa"), its)
            assert said is not None
            reasons += "Photo " in said.did
        one.match.submit(Seat(seat), action)
    assert laid > 3
    assert reasons >= 3


def test_a_replay_without_the_deck_shows_names(tmp_path: Path) -> None:
    controllers, names = [HUMAN] * 3, ["Ana", "Hugo", "Kim"]
    head = make_head("le_boulet", controllers, names, options(), 7)
    recorder = Recorder.create(tmp_path, head)
    one = Open(3, 7, head.options)
    for seat, action in played(one, Stream(3)):
        recorder.write({"seat": seat, **action.to_json()})
    replay = read_replay(recorder.finish() or recorder.path)
    log = "\n".join(told(replay, "public", words("fr", "le_boulet")))
    assert "Photo 1" in log
    assert replay.head.options["deck"] == album().fingerprint


def test_ones_own_picture_has_a_name_a_page_and_a_drawing() -> None:
    table = RULES.options(3, options(ours=True))
    view, its = RULES.initial(3, table), words("fr", "le_boulet")
    face = OWN + 7
    assert naming.card_name(face, its, table) == "Photo 7"
    assert naming.card_label(3, its, table) == naming.labelled(f"picture_{PICTURES[3]}", its)
    drawn = naming.picture_of(face, table)
    assert drawn == f"photo:{album().fingerprint}:7:Photo 7"
    assert screen_reader.card(f"face:{face}", its, view)[0] == "Photo 7"
    assert "la mer" not in screen_reader.card(f"face:{face}", its, view)[1]
    assert "chien" in screen_reader.card(f"face:{face}", its, view)[1]
    card = cardbook.card_of(f"face:{face}", "")
    assert card == cardbook.card_of("seat:1", drawn)
    assert card is not None
    assert cardbook.page(view, 0, card, ("A", "B", "C"), its).name == "Photo 7"


def test_the_part_says_which_deck_a_table_wants() -> None:
    its = game_of("le_boulet").decks
    assert its is not None
    assert its.wanted({}) is None
    assert its.wanted(options()) == its.wanted(options(ours=True)) == album().fingerprint
    assert options(ours=True)["deck"].startswith(OURS)

"""Draw the README's pictures with the program's own scenes: seven stills and a short film.

    python -m pip install pillow && SDL_VIDEODRIVER=dummy python build/pictures.py

Pillow writes the film, and nothing else of the program needs it.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pygame
from PIL import Image

from game import tour
from game.ai.personas import PERSONAS
from game.games.le_boulet.model.cards import OWN
from game.scenes.after.course import played_through
from game.scenes.after.replay import ReplayScene
from game.scenes.after.result import ResultScene
from game.scenes.kit import Kit
from game.scenes.table.table import TableScene
from game.session import Session
from game.stage.input.inputs import KeyPressed
from game.stage.paint.art import Art
from game.stage.paint.canvas import Canvas
from game.store.places import assets_root
from game.store.settings import Settings
from game.tour.matches import SEED, shown_head, table_of_characters, thought_out

STILL = (1280, 720)
FILM = (640, 360)
FRAME_MS = 120
FRAMES = 80
COLOURS = 64
SEATS = 6
DOCS = Path(__file__).parents[1] / "docs"
STEPS = 12
"""How often the match that is seen again is moved on."""
LAID = 3
"""So many pictures lie there as answers where somebody pleads."""
TURNS = 26
"""How far a match has come when the film begins."""


def main(out: Path) -> None:
    """Draw everything into a folder, by default where the README looks for it."""
    out.mkdir(parents=True, exist_ok=True)
    tour.unseen()
    with tempfile.TemporaryDirectory() as folder:
        kit = Kit(Art(assets_root()), Settings(), Path(folder), "en")
        for name, scene in _stills(kit):
            _save(out / f"{name}.png", [scene], kit)
        _film(kit, out / "film.gif")


def _stills(kit: Kit) -> Iterator[tuple[str, Any]]:
    session = table_of_characters(kit, "et_bim", 8)
    tour.play_on(session, turns=46)
    yield "picture", tour.seated(kit, session)
    session.close()
    options = {"modules": ["oups", "non", "missions"]}
    session = table_of_characters(kit, "et_bim", 12, options)
    tour.play_on(session, turns=60, answering=True)
    yield "answer", tour.seated(kit, session)
    session.close()
    session = table_of_characters(kit, "et_bim", 6)
    tour.play_on(session, turns=1000)
    yield "result", ResultScene(kit, session, session.humans[0])
    session.close()
    for game, seats, turns in (
        ("witty_zibi", 6, 25),
        ("mets_ton_slip", 4, 22),
    ):
        session = table_of_characters(kit, game, seats)
        tour.play_on(session, turns=turns)
        yield game, tour.seated(kit, session)
        session.close()
    yield "le_boulet", _pleading(kit)
    # a game in the dark is seen again with the light on
    replay = ReplayScene(kit, played_through(thought_out("wombat", 5)), "all")
    for _ in range(STEPS):
        replay.handle_input(KeyPressed("right"))
    yield "wombat", replay


def _pleading(kit: Kit) -> TableScene:
    """Return a table of Le Boulet at which bots laid some pictures, and somebody pleads."""
    people = PERSONAS[:SEATS]
    minds, names = [f"normal@{one.id}" for one in people], [one.name for one in people]
    session = Session(shown_head("le_boulet", minds, names, {}, SEED + SEATS), None)
    table = TableScene(kit, session, watch=True)
    while table.moving or not (table.view.defence and _laid(table.view.answers) >= LAID):
        if not session.asked():
            raise SystemExit("Nobody pleads in that match: choose another one in build/pictures.py")
        table.pass_time(20)
        pygame.time.wait(1)
    session.close()
    return table


def _laid(answers: Sequence[int]) -> int:
    """Return how many answers are pictures."""
    return sum(face in range(OWN) for face in answers)


def _save(path: Path, scenes: list[Any], kit: Kit) -> None:
    pygame.image.save(tour.drawn(scenes, kit, STILL), path)


def _film(kit: Kit, path: Path) -> None:
    """Write some seconds of a match that bots play, as a person would watch it."""
    session = table_of_characters(kit, "et_bim", SEATS)
    tour.play_on(session, turns=TURNS)
    session.look_back()
    table = TableScene(kit, session, watch=True)
    canvas = Canvas(pygame.Surface(FILM), kit.art, kit.hints)
    frames: list[Image.Image] = []
    while len(frames) < FRAMES:
        before = table.moving
        for _ in range(FRAME_MS // 20):
            table.pass_time(20)
        if not (before or table.moving):  # nothing moves: somebody thinks, or is asked
            _go_on(session)
            pygame.time.wait(2)
            if frames and not table.moving:
                continue
        table.draw(canvas)
        data = pygame.image.tobytes(canvas.surface, "RGB")
        image = Image.frombytes("RGB", FILM, data)
        frames.append(image.quantize(COLOURS, dither=Image.Dither.NONE))
    session.close()
    frames[0].save(
        path, save_all=True, append_images=frames[1:], duration=FRAME_MS, loop=0, optimize=True
    )


def _go_on(session: Any) -> None:
    """Let the person's seat play the first thing that is offered."""
    for seat in filter(session.is_human, session.asked()):
        session.submit(seat, session.legal(seat)[0])


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)

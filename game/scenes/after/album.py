"""The album: a match that is over, leafed through as all saw it, with every vote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.ai.personas import faces
from game.core.endings import Leaf, LeafRow
from game.games import game_of
from game.games.parts import needed
from game.scenes.kit import Kit
from game.scenes.panel import EDGE, PanelScene, ways_on
from game.scenes.view.spectator import Teller, public_view
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.scene import Answer, Close
from game.stage.widgets.form import Changed
from game.stage.widgets.rolls import BAR, LINE, Block, Row, paragraph

_TILE: Final = 150.0
"""How large a picture of a leaf is, with words of the usual size or larger."""
_CARD: Final = 72.0
_FACE: Final = 44.0
_VOTER: Final = 36.0
"""How large the face of who voted is; its thumb stands beside it."""


class AlbumScene(PanelScene):
    """One leaf at a time."""

    name = "album"
    closes = ("escape",)

    def __init__(self, kit: Kit, told: Teller) -> None:
        """Open the album of a match that is over, at its first leaf."""
        super().__init__(kit)
        head = told.head
        self.skin = head.game
        self._words = kit.words(head.game)
        self._names, self._faces = head.names, faces(head.controllers)
        part = needed(game_of(head.game).album)
        self._thumbs = part.THUMBS
        events = told.observations(None)
        self._leaves = part.leaves(public_view(told), events, head.names, self._words)
        self._at = 0
        self._lay("after")

    @classmethod
    def holds(cls, told: Teller) -> bool:
        """Say whether there is anything in the album of a match."""
        return needed(game_of(told.head.game).album).any_leaf(told.observations(None))

    @property
    def _leaf(self) -> Leaf:
        return self._leaves[self._at]

    @property
    def title(self) -> str:
        """What was said, and which leaf of how many it is."""
        many = len(self._leaves)
        return self._words.say("album.title", theme=self._leaf.title, at=self._at + 1, n=many)

    def spoken(self) -> str:
        """Return the leaf, in words."""
        named = ", ".join(name for _, name in self._leaf.pictures)
        return f"{self.title}. {self._leaf.line}. {named}."

    def footnote(self) -> str:
        """Return whose the leaf is."""
        return self._leaf.line

    def use(self, changed: Changed) -> Answer:
        """Leaf on or back, or close it."""
        way = {"after": 1, "before": -1}.get(changed.name)
        if way is None:
            return Close() if changed.name == "close" else None
        self._at = (self._at + way) % len(self._leaves)
        self._lay(changed.name)
        return None

    # ------------------------------------------------------------ laying out

    def _lay(self, focus: str) -> None:
        kit, panel, say = self._kit, self._panel, self._words.say
        ways = [(way, say(f"album.{way}")) for way in ("after", "before", "close")]
        buttons, end = ways_on(kit, panel, ways if len(self._leaves) > 1 else ways[2:])
        top = self._top + 8
        area = Box(panel.x + EDGE, top, panel.width - EDGE - 12, end - 14 - top)
        wide = area.width - BAR
        rows = [self._pictures(wide)]
        rows += [self._row(at, row, wide) for at, row in enumerate(self._leaf.rows)]
        if not self._leaf.rows:
            rows.append(self._said("alone", say("album.alone"), wide))
        if self.roll is not None:
            self.roll.first = 0
        self._roll_out(rows, area, focus, after=buttons)

    def _pictures(self, wide: float) -> Row:
        """Return the pictures of a leaf side by side, what each is called, and whose they are."""
        leaf, size = self._leaf, 20 * self._kit.zoom
        room = wide - 32 - len(leaf.pictures) * (_TILE + 40)
        high = max(_TILE + 30 + size * LINE, self._kit.lines(leaf.line, room, size) * size * LINE)

        def paint(canvas: Canvas, box: Box) -> None:
            for at, (picture, name) in enumerate(leaf.pictures):
                x = box.x + 28 + at * (_TILE + 40)
                canvas.panel(x, box.y + 12, _TILE, _TILE, 16, theme.WHITE, shadow=False)
                canvas.picture(picture, x + 12, box.y + 24, _TILE - 24, _TILE - 24)
                fit = canvas.fitted(name, _TILE + 32, size, theme.TEXT_BOLD)
                y = box.y + 18 + _TILE + size * LINE / 2
                middle = x + _TILE / 2
                canvas.text(
                    name, middle, y, fit, theme.INK, theme.TEXT_BOLD, align="middle",
                    room=_TILE + 32,
                )  # fmt: skip
            x = box.x + 28 + len(leaf.pictures) * (_TILE + 40)
            lines = len(canvas.wrap(leaf.line, room, size, theme.TEXT_BOLD))
            y = box.y + (high - lines * size * LINE) / 2
            paragraph(canvas, leaf.line, x, y, room, size, font=theme.TEXT_BOLD)

        block = Block("pictures", Box(0, 0, wide, high), self.spoken(), paint)
        block.fill = theme.PAPER_2
        return Row(high, [block])

    def _said(self, name: str, said: str, wide: float) -> Row:
        size = 20 * self._kit.zoom
        high = self._kit.lines(said, wide - 32, size) * size * LINE + 20

        def paint(canvas: Canvas, box: Box) -> None:
            paragraph(canvas, said, box.x + 16, box.y + 10, wide - 32, size)

        return Row(high, [Block(name, Box(0, 0, wide, high), said, paint)])

    def _row(self, at: int, row: LeafRow, wide: float) -> Row:
        """Return what somebody did, with whoever voted on it behind their thumbs."""
        size, left = 20 * self._kit.zoom, 28 + _FACE + _CARD
        room = wide - left - 16
        text = self._kit.lines(row.text, room, size) * size * LINE
        step = _VOTER * 2 + 14
        across = max(1, int(room // step))
        down = -(-len(row.votes) // across)
        high = max(_CARD + 16, text + 16 + down * (_VOTER + 8))

        def paint(canvas: Canvas, box: Box) -> None:
            middle = box.y + high / 2
            canvas.picture(self._faces[row.seat], box.x + 10, middle - _FACE / 2, _FACE, _FACE)
            if row.picture:
                x = box.x + 18 + _FACE
                canvas.picture(row.picture, x + 4, middle - _CARD / 2 + 4, _CARD - 8, _CARD - 8)
            y = box.y + (high - text - down * (_VOTER + 8)) / 2
            paragraph(canvas, row.text, box.x + left, y, room, size)
            for place, (seat, yes) in enumerate(row.votes):
                line, column = divmod(place, across)
                x, top = box.x + left + column * step, y + text + 4 + line * (_VOTER + 8)
                canvas.picture(self._faces[seat], x, top, _VOTER, _VOTER)
                canvas.picture(self._thumbs[yes], x + _VOTER, top + 2, _VOTER - 4, _VOTER - 4)

        said = f"{row.text} {self._voted(row.votes)}".strip()
        block = Block(f"row:{at}", Box(0, 0, wide, high), said, paint)
        return Row(high, [block])

    def _voted(self, votes: Sequence[tuple[int, bool]]) -> str:
        """Return who voted how, in words; nothing where nobody did."""
        if not votes:
            return ""
        nobody = self._words.say("album.none")
        sides = [
            ", ".join(self._names[seat] for seat, yes in votes if yes is side) or nobody
            for side in (True, False)
        ]
        return self._words.say("album.votes", yes=sides[0], no=sides[1])

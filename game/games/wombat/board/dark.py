"""Dark: a build as its viewer knows it: what its own hand is told, and what all hear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from game.core.words import Words
from game.games.wombat.board import finding, primer
from game.games.wombat.board.always import Offered, clock, talk_cells
from game.games.wombat.board.arranging import Furniture, OwnHand
from game.games.wombat.board.bets import HEIGHTS
from game.games.wombat.board.bets_painting import CHIPS, paint_asked, paint_heights, paint_shared
from game.games.wombat.board.box_turning import paint_turning
from game.games.wombat.board.bricks import halo, pips
from game.games.wombat.board.caps import (
    OF_PLACE,
    OF_VERB,
    STEP,
    cap,
    columns,
    stop_cap,
    stop_caps_of_all,
    stop_caps_wide,
    stop_wide,
)
from game.games.wombat.board.choosing import CHOOSE, asks, chosen, lets_go, paint_choice, paint_verb
from game.games.wombat.board.labels import flash_said, shown
from game.games.wombat.board.legend import legend, legend_box, opened, stands
from game.games.wombat.board.lines import lines_box, paint_lines
from game.games.wombat.board.marking import FADING, Mark
from game.games.wombat.board.places import (
    BOX,
    CLOCK,
    DOING,
    HAND,
    LOOSE,
    NOTES,
    OUT_BUTTONS,
    Places,
)
from game.games.wombat.board.recent import RecentNote
from game.games.wombat.board.shades import paint_shades
from game.games.wombat.board.waving import BOX as WAVE_BOX
from game.games.wombat.board.waving import wave_key
from game.games.wombat.board.writing import DIM, DUSK, MOON, NIGHT, SLATE, alike, holds, write
from game.games.wombat.model.options import TICKS
from game.games.wombat.model.places import CARRIED, NOWHERE, SIZES, SPINDLES
from game.games.wombat.naming import place_said, touch_said, verb_said
from game.games.wombat.tokens import GIVE, PLACE, SLOTS, STOP_VERB, TALK, VERBS
from game.games.wombat.tower import tower
from game.stage.cue import Cue
from game.stage.motion.layout import Box
from game.stage.paint import theme
from game.stage.paint.canvas import Canvas
from game.stage.paint.theme import Colour

_CLOSING: Final = 3 * TICKS
"""For so long after a build began it is said that eyes are closed."""
_TIPPED: Final = 30 * TICKS
"""For so long a practice build shows what a tower is."""
_TOLD: Final = 128.0
_ROW: Final = 24.0
"""How high each of three lines is about what lies loose."""
_PAW: Final = 84.0
_FRUITLESS: Final = 3
"""In how many zones one must find nothing before the floor may be empty."""
_NOTE: Final = 20.0
"""How large notes are at least."""
_ROOMY: Final = 26.0
"""How large they are around one screen while nobody talks, if all that is to stand there does."""
_NOTE_AIR: Final = 5.0
_LINES: Final = 3
"""So many notes stand there whatever is written above and below them, in usual words."""
_KEPT: Final = 96.0
"""So much room lines of paws leave notes, which is three of the least."""
_FAINTER: Final = 4
"""In so many steps what was felt or heard at a place fades: each is an image that is kept."""


class Dark:
    """Paints a build in the dark for one pair of eyes."""

    def __init__(
        self,
        places: Places,
        names: tuple[str, ...],
        *,
        replay: bool = False,
        taught: bool = False,
    ) -> None:
        """Take the places of a table and who sits there; a replay has none of its keys.

        Only who is ``taught`` reads why a press does nothing: it would tell of a role (W28).
        """
        self._places = places
        self._names = names
        self._replay = replay
        self._taught = taught

    def draw(
        self, canvas: Canvas, table: Furniture, cue: Cue, offered: Offered, words: Words
    ) -> None:
        """Paint the box, one's own hand, and what is left of the time; ``offered`` is talk."""
        self._cells(canvas, table, cue, offered, words)
        if not offered:
            paint_turning(canvas, self._places.cells, table.tick - table.turned)
        self._keys(canvas, table, offered)
        if table.shadows and not offered:
            paint_shades(canvas, self._places, table, words)
        elif table.hand is not None and not offered:
            self._own(canvas, table, table.hand, words)
        if lets_go(table, cue) and not offered:
            self._lets_go(canvas, table, words)
        clock(canvas, CLOCK, table, cue, words, self._places.zoom, dark=True)
        if table.gathered is not None and table.gathered.awaited:
            finding.finding(canvas, table, table.gathered, self._names, words, self._places.zoom)
        else:
            self._aside(canvas, table, cue, words)
        self.beside(canvas, table, cue, words)

    def _aside(self, canvas: Canvas, table: Furniture, cue: Cue, words: Words) -> None:
        """Paint what stands at the right edge while time runs."""
        own = table.hand is not None and not table.shadows
        below = DOING if own else CLOCK
        if table.shadows and not self._replay and _shared(canvas, table):
            wave_key(canvas, table.tick, words, self._places.zoom)
            below = WAVE_BOX
        talks = not self._replay and stands(canvas, shared=table.shared)
        told = "" if self._taught else cue.reason or cue.news
        tip = not told and talks and table.practice and table.tick <= _TIPPED
        if table.on_floor is not None:
            again = talks and table.number == 1 and not tip  # a tip says the same
            below = self._floor(canvas, table, table.on_floor, words, below, again=again)
        begins = not (self._replay or self._taught) and primer.stands(table)
        foot = primer.box(table, self._places.zoom).y - 8 if begins else self._places.foot
        said_at = (OUT_BUTTONS.y - 8) if cue.buttons else self._places.foot
        foot = legend_box(table.sentences, said_at).y - 8 if talks else foot
        if talks and cue.prompt:
            foot = paint_asked(canvas, cue.prompt, foot, self._places.zoom)
        warned = (_TOLD + 10) * bool(told or tip)
        kept = 0.0 if talks and opened(table.sentences) is not None else _KEPT
        lines = lines_box(table, below, foot - warned, self._places.zoom, kept)
        if lines is not None:
            paint_lines(canvas, table, lines, words, self._places.zoom)
            below = lines
        if told:
            below = self._told(canvas, told, below, foot)
        elif tip:
            said = words.say("dark.tower-based" if table.based else "dark.tower")
            below = self._told(canvas, said, below, foot, tower(based=table.based))
        size = _ROOMY if talks and opened(table.sentences) is None else _NOTE
        self._notes(canvas, table, words, below, foot, size)
        if begins:
            primer.primer(canvas, table, cue.prompt, words, self._places.zoom)
        if talks:
            legend(canvas, table.sentences, self._names, words, self._places.zoom, said_at)

    def _told(
        self, canvas: Canvas, sentence: str, below: Box, foot: float, drawing: str = ""
    ) -> Box:
        """Paint what is said to whoever sits here, above a ``foot``, and return where that is.

        A ``drawing`` of about a square stands before it.
        """
        y = below.y + below.height + 10
        box = Box(NOTES.x, y, NOTES.width, min(_TOLD, foot - y))
        canvas.rect(box.x, box.y, box.width, box.height, theme.LEMON, 16)
        canvas.rect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, NIGHT, 13)
        aside = box.height - 2 if drawing else 0
        if drawing:
            canvas.drawing(drawing, box.x + 12, box.y + 6, box.height - 12, box.height - 12)
        room = Box(box.x + 14 + aside, box.y + 6, box.width - 28 - aside, box.height - 12)
        write(canvas, sentence, room, 22 * self._places.zoom, MOON, theme.TEXT, align="left")
        return box

    def _floor(
        self, canvas: Canvas, table: Furniture, loose: int, words: Words, below: Box,
        *, again: bool,
    ) -> Box:  # fmt: skip
        """Paint how many bricks lie about, as all have seen, and what is left; return where.

        Below stands what was felt of towers, or what its signs mean, else with ``again`` what a
        key does that is pressed twice: but not where what is left takes both lines, as when no
        brick lies about.
        """
        box = Box(NOTES.x, below.y + below.height + 10, NOTES.width, LOOSE.height)
        canvas.rect(box.x, box.y, box.width, box.height, DUSK, 16)
        felt = _felt_towers(table, words)
        left, size = _left(table, words) or felt, 22 * self._places.zoom
        gives = not left and _shared(canvas, table) and not self._replay  # else one's hand says it
        zoom, row = self._places.zoom, Box(box.x + 14, box.y + 2, box.width - 28, _ROW)
        last = _felt_signs(table, words) if left == felt else felt
        last = last or (words.say("dark.again") if again else "")
        said = last if holds(canvas, left, row, 20 * zoom) else ""
        low = 30 if left or gives else box.height - 8
        head = row if said else Box(row.x, box.y + 4, row.width, low)
        rest = Box(row.x, row.y + _ROW, row.width, _ROW)
        rest = rest if said else Box(row.x, head.y + 32, row.width, box.height - 38)
        write(canvas, words.say("dark.loose", n=loose), head, size, theme.LEMON, theme.BUTTON,
              align="left")  # fmt: skip
        if gives:
            paint_choice(canvas, rest, words, zoom)
        write(canvas, left, rest, 20 * zoom, MOON, theme.TEXT, align="left")
        row = Box(row.x, row.y + 2 * _ROW, row.width, _ROW)
        write(canvas, said, row, 20 * zoom, MOON, theme.TEXT, align="left")
        return box

    def closed(self, canvas: Canvas, table: Furniture, words: Words) -> None:
        """Paint nothing, for several people whose eyes are closed; at first, that they are."""
        canvas.surface.fill((0, 0, 0))
        if table.tick <= _CLOSING:
            room = Box(140, 300, 1000, 120)
            write(canvas, words.say("dark.closed"), room, 24 * self._places.zoom, MOON, theme.TEXT)

    def beside(
        self, canvas: Canvas, table: Furniture, cue: Cue, words: Words, *, feels: bool = False
    ) -> None:
        """Paint what one's own hand holds and is about, the verbs and who one is.

        What it ``feels`` stands there, too, where the light is on: beside a paw it would hide it.
        """
        if table.hand is not None and not table.shadows:
            self._held(canvas, table.hand, cue, words)
            felt = _felt_lately(table, words) if feels else ""
            reason = cue.reason if self._taught else ""
            self._doing(canvas, table, table.hand, reason, felt, words)
        shared = _shared(canvas, table)
        if self._played(table, shared=shared):
            bets = shared and bool(cue.prompt)
            which = chosen(table, cue, words, shared=shared)
            self._verbs(canvas, cue, words, shared=shared, bets=bets, which=which)
            self._role(canvas, table, words)
            if bets:
                paint_shared(canvas, self._places, cue.ghosts.keys())
        elif not self._replay and primer.out(table):  # whoever is out may talk all the same
            self._verbs(canvas, cue, words, shared=False, only=(TALK,))
            if cue.lit.issuperset(HEIGHTS):
                paint_heights(canvas, self._places, cue, words)
            self._role(canvas, table, words)

    def _played(self, table: Furniture, *, shared: bool) -> bool:
        """Say whether somebody before this picture has a paw in the box, and so keys to press."""
        return not self._replay and (table.hand is not None or shared)

    # ------------------------------------------------------------ the box

    def _cells(
        self, canvas: Canvas, table: Furniture, cue: Cue, offered: Offered, words: Words
    ) -> None:
        if offered:
            talk_cells(canvas, self._places, cue, offered, self._names, words)
        for place, box in enumerate(self._places.cells):
            if place in offered:
                continue
            spindle = place < SPINDLES
            if canvas.art.strong:  # lines are seen where shades of earth are not
                fill: Colour = SLATE if spindle else DUSK
                canvas.rect(box.x, box.y, box.width, box.height, fill, 14)
                canvas.rect(box.x + 2, box.y + 2, box.width - 4, box.height - 4, NIGHT, 12, 0.86)
            focused = cue.focus == PLACE.at(place)
            if focused and not table.shared:
                canvas.focus(box.x, box.y, box.width, box.height)
                canvas.rect(box.x, box.y, box.width, box.height, DUSK, 14)
            if spindle and canvas.art.strong:
                x = box.middle[0]
                canvas.rect(x - 4, box.y + 18, 8, box.height - 36, SLATE, 4)
                canvas.rect(x - 34, box.y + box.height - 22, 68, 8, SLATE, 4)
            top = box.y + 7 if table.shadows else box.middle[1] - 15
            name = Box(box.x + box.width - 46, top, 34, 30)
            write(canvas, place_said(place), name, 24, DIM, theme.TITLE)
        for mark in table.marks if not offered else ():
            self._mark(canvas, mark, table, words)

    def _keys(self, canvas: Canvas, table: Furniture, offered: Offered) -> None:
        """Paint what to press for each place, over a box that turns."""
        shared = _shared(canvas, table)
        if not self._played(table, shared=shared):
            return
        for place, box in enumerate(self._places.cells):
            if place in offered:
                continue
            if table.shadows:  # paws and what they feel lie below
                cap(canvas, OF_PLACE, place, box.x + 8, box.y + 8, shared=shared, row=True)
            else:
                cap(canvas, OF_PLACE, place, box.x + 14, box.middle[1] - 14, shared=shared)

    def _mark(self, canvas: Canvas, mark: Mark, table: Furniture, words: Words) -> None:
        """Paint what was felt or heard where it was, ever fainter."""
        box = self._places.cells[mark.place]
        faint = 1 - (table.tick - mark.tick) * _FAINTER // FADING / _FAINTER
        if mark.touch is None:
            canvas.picture("heard", box.middle[0] - 56, box.middle[1] - 46, 112, 84, 0.75 * faint)
            return
        if table.hand is not None and mark.place == table.hand.place:
            return
        size = 18 * min(self._places.zoom, 1.2)
        lines = [
            line
            for text in marked(mark, words)
            for line in canvas.wrap(text, box.width - 104, size, theme.TEXT)
        ]
        shade = tuple(round(near + (far - near) * (1 - faint))
                      for near, far in zip(theme.LEMON, DIM, strict=True))  # fmt: skip
        most = max(canvas.text_width(text, size, theme.TEXT) for text in lines)
        wide, high = min(box.width - 96, most + 20), 8 + 20.0 * len(lines)
        y = box.middle[1] + (30 if mark.place < SPINDLES else 0) - high / 2
        y = min(y, box.y + box.height - high)
        canvas.rect(box.middle[0] - wide / 2, y, wide, high, SLATE, 14, 0.9)
        for row, text in enumerate(lines):
            room = Box(box.middle[0] - wide / 2 + 4, y + 4 + 20 * row, wide - 8, 20)
            write(canvas, text, room, size, (shade[0], shade[1], shade[2]), theme.TEXT)

    # ------------------------------------------------------------ paws

    def _own(self, canvas: Canvas, table: Furniture, hand: OwnHand, words: Words) -> None:
        if hand.place == NOWHERE:
            return
        x, y = self._places.cells[hand.place].middle
        halo(canvas, x, y, 190, theme.LEMON, 0.34)
        picture = "paw_cover" if hand.covering else "paw"
        canvas.picture(picture, x - _PAW / 2, y - _PAW / 2 + 6, _PAW, _PAW)
        self._felt(canvas, _felt_lately(table, words), x, y - 46)

    def _lets_go(self, canvas: Canvas, table: Furniture, words: Words) -> None:
        """Say at one's own zone that its key would let a brick go."""
        assert table.hand is not None, "it is one's own"
        box = self._places.cells[table.hand.place]
        self._felt(canvas, words.say("choice.let-go"), box.middle[0], box.y + 22)

    def caps(self, canvas: Canvas) -> None:
        """Paint what to press for a place: below, where no paw lies."""
        for place, box in enumerate(self._places.cells):
            cap(canvas, OF_PLACE, place, box.x + box.width - 38, box.y + box.height - 36)

    def _felt(self, canvas: Canvas, text: str, x: float, y: float) -> None:
        """Paint in words what one's own paw feels."""
        if not text:
            return
        size = 20 * min(self._places.zoom, 1.4)
        wide = canvas.text_width(text, size, theme.BUTTON) + 24
        left = min(max(BOX.x, x - wide / 2), BOX.x + BOX.width - wide)
        canvas.rect(left, y - size * 0.75, wide, size * 1.5, SLATE, size * 0.75)
        canvas.text(text, left + wide / 2, y, size, theme.LEMON, theme.BUTTON, align="middle")

    # ------------------------------------------------------------ beside the box

    def _held(self, canvas: Canvas, hand: OwnHand, cue: Cue, words: Words) -> None:
        zoom = self._places.zoom
        canvas.rect(HAND.x, HAND.y, HAND.width, HAND.height, DUSK, 16)
        head = Box(HAND.x + 14, HAND.y + 4, HAND.width - 28, 34)
        write(canvas, words.say("dark.hand"), head, 20 * min(zoom, 1.5), DIM, theme.BUTTON,
              align="left")  # fmt: skip
        asked = asks(cue)
        for slot in range(CARRIED):
            box = self._places.slots[slot]
            there = slot < len(hand.sizes)
            ring = theme.LEMON if asked and there else SLATE
            if cue.focus == SLOTS[slot]:
                canvas.focus(box.x, box.y, box.width, box.height)
            canvas.rect(box.x, box.y, box.width, box.height, ring, 14)
            canvas.rect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, NIGHT, 12)
            if asked and there:
                cap(canvas, OF_VERB, CHOOSE[slot], box.x + 8, box.y + 8)
            if not there:
                continue
            x, y = box.middle
            canvas.picture("brick_dark", x - 75, y - 25.5, 150, 51)
            size = hand.sizes[slot]
            inside = Box(x - 68, y - 22, 136, 46)
            if size:
                pips(canvas, size, inside, theme.LEMON, 7)
            else:
                write(canvas, "?", inside, 34, MOON, theme.TITLE)

    def _doing(
        self, canvas: Canvas, table: Furniture, hand: OwnHand, reason: str, felt: str, words: Words
    ) -> None:
        """Paint what runs, and below it a reason, what was felt, or what waits.

        How long it takes nobody knows.
        """
        zoom = self._places.zoom
        canvas.rect(DOING.x, DOING.y, DOING.width, DOING.height, DUSK, 16)
        half = DOING.height / 2 - 4
        runs = hand.running
        said = verb_said(runs, words) if runs is not None else ""
        if not said:
            said = words.say("dark.covering" if hand.covering else "dark.free")
        first = Box(DOING.x + 14, DOING.y + 4, DOING.width - 28, half)
        write(canvas, said, first, 22 * zoom, theme.LEMON if runs else MOON, theme.BUTTON,
              align="left")  # fmt: skip
        waits = "" if hand.waiting is None else verb_said(hand.waiting, words)
        then = words.say("dark.then", verb=waits) if waits else words.say("dark.sealed")
        left = "" if waits or hand.sealed else _left(table, words)
        second = Box(DOING.x + 14, DOING.y + 4 + half, DOING.width - 28, half)
        if felt and not reason:
            write(canvas, felt, second, 22 * zoom, theme.LEMON, theme.BUTTON, align="left")
        elif reason or waits or hand.sealed or left:
            then = reason or left or then
            write(canvas, then, second, 20 * zoom, MOON, theme.TEXT, align="left")

    def _notes(
        self, canvas: Canvas, table: Furniture, words: Words, below: Box, foot: float,
        large: float,
    ) -> None:  # fmt: skip
        """Paint what was felt, heard and said last, ever fainter, the newest at the head.

        In large words two stand there at least, in usual ones three: those are smaller if need be.
        """
        y = below.y + below.height + 8
        notes, zoom = [_named(one, self._names, words) for one in table.notes], self._places.zoom
        size = max(large, _NOTE * zoom)
        least = notes[-_LINES:] if zoom == 1 else notes[1 - _LINES :]
        while size > _NOTE and _notes_high(canvas, least, size) > foot - y:
            size -= 1
        for note in reversed(notes):
            part = 1 - (table.tick - note.tick) / FADING
            lines = _note_lines(canvas, note, size)
            high = len(lines) * size * 1.15 + _NOTE_AIR
            if y + high > foot:
                break
            bright = theme.LEMON if note.own else MOON
            shade = tuple(round(dim + (top - dim) * max(0.0, part))
                          for top, dim in zip(bright, DIM, strict=True))  # fmt: skip
            colour: Colour = (shade[0], shade[1], shade[2])
            canvas.picture(
                note.icon, NOTES.x + 10, y + size * 0.7 - 14, 28, 28, 0.35 + 0.65 * max(0.0, part)
            )
            for row, line in enumerate(lines):
                middle = y + size * (0.7 + 1.15 * row)
                canvas.text(line, NOTES.x + 50, middle, size, colour, theme.TEXT,
                            room=NOTES.width - 58)  # fmt: skip
            y += high

    def _verbs(
        self,
        canvas: Canvas,
        cue: Cue,
        words: Words,
        *,
        shared: bool,
        only: tuple[str, ...] = VERBS,
        bets: bool = False,
        which: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Paint what hands do, by which keys; ``bets`` leaves room above for what these bet.

        Alone one sees by these keys ``which`` brick they mean, several people below the verbs.
        """
        aside = 10 + STEP * (columns(canvas.hints) if shared else 1)
        boxes = dict(zip(VERBS, self._places.verbs, strict=True))
        if shared:  # where nobody's role stands its button has room for all their keys
            last, role = boxes[STOP_VERB], self._places.role
            boxes[STOP_VERB] = replace(last, width=role.x + role.width - last.x)
        space = words.say("keys.space")
        asides = dict.fromkeys(VERBS, aside)
        stops = stop_caps_wide(canvas) if shared else stop_wide(canvas, space)
        asides[STOP_VERB] = max(aside, 12 + stops)
        rooms = {
            verb: Box(box.x + left, box.y + 6, box.width - left - 8, box.height - 12)
            for (verb, box), left in zip(boxes.items(), asides.values(), strict=True)
        }
        for verb in HEIGHTS if bets else ():
            room = rooms[verb]
            rooms[verb] = Box(room.x, room.y + CHIPS, room.width, room.height - CHIPS)
        names = [*VERBS, "receive"]  # what a palm held out is called, too: nothing changes its size
        row = [(words.say(f"button.{one}"), rooms.get(one, rooms[GIVE])) for one in names]
        size = alike(canvas, row, 24 * self._places.zoom, theme.BUTTON)
        for verb in only:
            box = boxes[verb]
            lit = cue.touched[:1] == (verb,)
            if cue.focus == verb:
                canvas.focus(box.x, box.y, box.width, box.height)
            if canvas.art.strong:
                edge = 4 if lit else 2
                canvas.rect(box.x, box.y, box.width, box.height, SLATE, 14)
                canvas.rect(box.x + edge, box.y + edge, box.width - 2 * edge,
                            box.height - 2 * edge, DUSK if lit else NIGHT, 12)  # fmt: skip
            else:
                wide = box.width > self._places.verbs[0].width
                clod = "clod_wide" if wide else "clod_lit" if lit else "clod"
                canvas.picture(clod, box.x, box.y, box.width, box.height)
            if not shared and verb != STOP_VERB:
                canvas.picture(f"verb_{verb}", box.x + 11, box.y + box.height - 38, 27, 27)
            if verb == STOP_VERB and shared:
                stop_caps_of_all(canvas, Box(box.x + 8, box.y, box.width, box.height))
            else:
                cap(canvas, OF_VERB, verb, box.x + 8, box.y + 8, shared=shared)
            if verb == STOP_VERB and not shared:
                stop_cap(canvas, space, box.x + 8, box.y + 8)
            text = words.say(f"button.{verb}")
            colour = theme.LEMON if lit else MOON
            if verb == GIVE and lit:
                text = words.say("button.receive")
            if shared and verb in which:
                paint_verb(canvas, text, which[verb], rooms[verb], size, self._places.zoom)
            else:
                write(canvas, which.get(verb, text), rooms[verb], size, colour, theme.BUTTON)

    def _role(self, canvas: Canvas, table: Furniture, words: Words) -> None:
        """Write who one is, beside the last verb: for one's own eyes alone."""
        role = next((plate.role for plate in table.plates if plate.own), "")
        if not role or table.shadows:
            return
        box = self._places.role
        canvas.rect(box.x, box.y, box.width, box.height, DUSK, 14)  # a lesson's lawn is light
        canvas.picture("icon_hidden", box.x + 4, box.y + 18, 40, 40)
        room = Box(box.x + 50, box.y + 4, box.width - 54, box.height - 8)
        write(canvas, words.say(f"role.{role}"), room, 20 * self._places.zoom, MOON, theme.TEXT)


def _felt_lately(table: Furniture, words: Words) -> str:
    """Return in words what one's own hand felt last, as long as that is fresh."""
    flash = dict(table.flashes).get(0)
    fresh = flash is not None and table.tick - flash.tick <= shown(flash)
    return flash_said(flash, words, own=True) if flash is not None and fresh else ""


def marked(mark: Mark, words: Words) -> list[str]:
    """Return in words what was felt at a place: of a tower its top, and its height if known."""
    if not mark.tower:
        assert mark.touch is not None, "what was only heard is painted"
        return [touch_said(mark.touch, words)]
    if not mark.stack:
        return [words.say("touch.empty")]
    top = words.say("mark.top", size=mark.stack[0] or "?")
    return [top, words.say("mark.all", n=len(mark.stack))] if mark.whole else [top]


def _left(table: Furniture, words: Words) -> str:
    """Return what is left to be done as far as one may know: what was said, seen and felt."""
    tried = "-practice" if table.practice else ""
    if len(table.told) == SPINDLES and all(high == SIZES for _, high in table.told):
        return words.say(f"dark.all-done{tried}")
    if table.on_floor == 0:
        return words.say(f"dark.bare{tried}")
    if table.fruitless >= _FRUITLESS:
        return words.say(f"dark.fruitless{tried}", n=table.fruitless)
    if not table.told:
        return ""
    said = dict(table.told)
    towers = "  ".join(
        f"{place_said(place)} {said[place]}/{SIZES}" if place in said else f"{place_said(place)} ?"
        for place in range(SPINDLES)
    )
    return words.say("dark.told", towers=towers)


def _felt_towers(table: Furniture, words: Words) -> str:
    """Return what was last felt of each tower, from its top; nothing where none was felt."""
    towers = "  ".join(f"{place_said(mark.place)} {_felt_tower(mark)}" for mark in table.felt)
    return words.say("dark.felt", towers=towers) if towers else ""


def _felt_tower(mark: Mark) -> str:
    """Return its bricks: dots where nobody felt further down, a question after a later clack."""
    sizes = "".join(str(size or "…") for size in mark.stack) or "–"
    return sizes + "…" * (not mark.whole) + "?" * mark.stirred


def _felt_signs(table: Furniture, words: Words) -> str:
    """Return what the signs mean that stand at felt towers; nothing where none do."""
    there = ("partial", not all(mark.whole and all(mark.stack) for mark in table.felt)), (
        "stirred", any(mark.stirred for mark in table.felt))  # fmt: skip
    return "   ".join(words.say(f"dark.felt-{sign}") for sign, stands in there if stands)


def _named(note: RecentNote, names: Sequence[str], words: Words) -> RecentNote:
    """Return a note with the name of whoever said it."""
    if note.by is None:
        return note
    return replace(note, text=words.say("talk.by", name=names[note.by], said=note.text))


def _note_lines(canvas: Canvas, note: RecentNote, size: float) -> tuple[str, ...]:
    """Return what is written of a note, line by line."""
    text = note.text if note.many == 1 else f"{note.text} × {note.many}"
    return tuple(canvas.wrap(text, NOTES.width - 60, size, theme.TEXT))


def _notes_high(canvas: Canvas, notes: Sequence[RecentNote], size: float) -> float:
    """Return how much room notes take."""
    lines = sum(len(_note_lines(canvas, one, size)) for one in notes)
    return lines * size * 1.15 + len(notes) * _NOTE_AIR


def _shared(canvas: Canvas, table: Furniture) -> bool:
    """Say whether keys are everybody's: all look at one picture, and claimed what they press."""
    return table.shared and columns(canvas.hints) > 0

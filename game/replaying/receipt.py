"""The fairness receipt: a promise, shown before the first card, of how a match was dealt.

Seed and salt decide everything that chance decides in a match; the receipt is a hash of them, of
the game, its rules' edition, the options and the number of seats. It tells nothing of the deal, not
even of one whose seed somebody typed: the salt has 64 bits that nobody chose and nobody is shown.
After the match seed and salt stand in the replay, and everybody can make the hash again and play
the match again.

What it proves: the deal, and all luck after it, was fixed before the first card. Nobody exchanged
a tile or a card in mid-match for one that suits them better, and the replay is that match's.

What it does not prove: that the host did not deal again until a deal pleased them, unless somebody
noted the receipt of the first one; who played a seat; that nobody opened the match's file while it
went on. Eighty bits are shown, enough against a second deal for a receipt that was shown; they
are not enough against somebody who may prepare two deals for one receipt beforehand and has a
computing centre for it. Such a host gains nothing over one who looks into the match's file.

What was done at the table nobody can promise beforehand. So a second code of the same form is shown
with the truth, a hash of the deal and of every action: a replay in which one action was exchanged
for another that would have been legal, too, keeps its receipt and loses this one.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from game.core.seats import CLOCK
from game.core.user_error import UserError
from game.replaying.again import Played, playing_again
from game.store.heads import Head
from game.store.replays import FileError, Pieces, Replay, at_once

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no I, L, O or U. Source: D. Crockford, "Base 32", crockford.com/base32.html;
who reads O or I aloud means 0 or 1."""
_MEANT: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, "–": None, " ": None})
GROUPS: Final = 4
SIZE: Final = 4
"""Letters in a group."""
_FIT: Final = ("store.illegal", "store.no-action", "store.astray")
"""Keys of what is wrong with a match that does not follow from its deal."""


class ReceiptError(UserError):
    """A text that is no receipt."""


@dataclass(frozen=True, slots=True)
class ReceiptVerdict:
    """Whether a replay is of the deal that was promised; ``words.say(its.key, **its.facts)``."""

    key: str
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def kept(self) -> bool:
        """Whether the promise was kept, as far as anybody can say."""
        return self.key in ("receipt.course", "receipt.kept", "receipt.whole", "receipt.goes-on")


def digest(head: Head) -> bytes:
    """Return the hash of everything that decides what chance does in a match."""
    return sha256(b"faux-freres receipt 1\n" + _canonical(_promised(head))).digest()


def _promised(head: Head) -> dict[str, Any]:
    return {
        "format": head.format,
        "game": head.game,
        "edition": head.edition,
        "seats": head.seats,
        "options": head.options,
        "seed": head.seed,
        "salt": head.salt,
    }


def receipt(head: Head) -> str:
    """Return what is shown before the first card, such as ``7QK2-M4XA-90TC-HB3E``."""
    return _shown(digest(head))


def course(replay: Replay) -> str:
    """Return the code of a whole match, shown after it: deal and actions, in the same form."""
    # of ticks that a file leaves out nobody knows the marks before the match was played again
    acts = (
        (seat, {} if replay.real_time and seat == CLOCK else act) for seat, act in replay.actions
    )
    done = [_promised(replay.head), [[seat, action] for seat, action in acts]]
    return _shown(sha256(b"faux-freres course 1\n" + _canonical(done)).digest())


def _shown(found: bytes) -> str:
    bits = int.from_bytes(found, "big") >> (256 - 5 * GROUPS * SIZE)
    places = range(GROUPS * SIZE - 1, -1, -1)
    text = "".join(LETTERS[bits >> 5 * place & 31] for place in places)
    return "-".join(text[at : at + SIZE] for at in range(0, len(text), SIZE))


def read_receipt(text: str) -> str:
    """Return a receipt as it is shown, from what somebody noted.

    Raises:
        ReceiptError: it has a sign that no receipt has, or not as many as one.
    """
    plain = "".join(text.split()).upper().translate(_MEANT)
    odd = next((letter for letter in plain if letter not in LETTERS), None)
    if odd is not None:
        raise ReceiptError("receipt.letter", text=text, letter=odd)
    if len(plain) != GROUPS * SIZE:
        raise ReceiptError("receipt.length", text=text, n=len(plain), known=GROUPS * SIZE)
    return "-".join(plain[at : at + SIZE] for at in range(0, len(plain), SIZE))


Tried = Played | FileError
"""A match that was played again to be verified, or why it cannot be."""


def trying(replay: Replay) -> Pieces[Tried]:
    """Play a match again, piece by piece, to see whether it follows from its deal."""
    try:
        return (yield from playing_again(replay))
    except FileError as error:
        return error


def verify(replay: Replay, noted: str | None = None, tried: Tried | None = None) -> ReceiptVerdict:
    """Say whether a replay is of the deal that was promised, and what is wrong if it is not.

    What was noted is a receipt, or the code of the whole match. Without either it says whether the
    match follows from its own deal, and whose receipt that is: only who noted one can compare.
    ``tried`` is the match if it was played again before.

    Raises:
        ReceiptError: what was noted is no receipt.
        FileError: the match is of another game or edition, and cannot be played again here.
    """
    its = receipt(replay.head)
    promised = None if noted is None else read_receipt(noted)
    whole = promised is not None and promised == course(replay)
    if promised is not None and promised != its and not whole:
        return ReceiptVerdict("receipt.other", {"noted": promised, "its": its})
    tried = tried or at_once(trying(replay))
    if isinstance(tried, FileError):
        if tried.key not in _FIT:
            raise tried
        return ReceiptVerdict("receipt.line", {"its": its, "line": tried.facts["line"]})
    if tried.outcome() is None:
        return ReceiptVerdict("receipt.goes-on", {"its": its, "n": len(replay.actions)})
    key = "receipt.whole" if promised is None else "receipt.kept"
    key = "receipt.course" if whole else key
    return ReceiptVerdict(key, {"its": its, "seed": replay.head.seed, "salt": replay.head.salt})


def _canonical(data: Any) -> bytes:
    """Return plain data as the same bytes on every system, whatever order its keys were in."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return text.encode("ascii")

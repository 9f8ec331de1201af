"""The filter of calls, gone through word by word as the kernel does, for every machine it knows."""

from __future__ import annotations

import struct
import sys
from collections.abc import Sequence

import pytest

from game.ai.sandboxes.calls import MACHINES, Machine, Word, machine, words_of

OWN, OTHER = 4711, 815
ALLOWED, REFUSED, ABSENT = 0x7FFF0000, 0x00050001, 0x00050026
LOAD, EQUAL, ABOVE, BITS, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
X86, ARM = MACHINES["x86_64"], MACHINES["aarch64"]
BOTH = pytest.mark.parametrize("here", [X86, ARM], ids=["x86_64", "aarch64"])
LONGEST = 4096
"""Words of a filter that Linux takes (BPF_MAXINSNS)."""


def answer(
    here: Machine, call: int, *arguments: int, audit: int | None = None, sealed: bool = False
) -> int:
    """What the filter says of a call."""
    told = [each & (1 << 64) - 1 for each in (*arguments, 0, 0, 0, 0, 0, 0)[:6]]
    audit = here.audit if audit is None else audit
    data = struct.pack("<IIQ6Q", call & (1 << 32) - 1, audit, 0, *told)
    return gone_through(words_of(here, OWN, sealed=sealed), data)


def gone_through(words: Sequence[Word], data: bytes) -> int:
    held = at = 0
    while True:
        code, yes, no, constant = words[at]
        at += 1
        match code:
            case 0x20:
                held = int.from_bytes(data[constant : constant + 4], "little")
            case 0x15:
                at += yes if held == constant else no
            case 0x35:
                at += yes if held >= constant else no
            case 0x45:
                at += yes if held & constant else no
            case 0x06:
                return constant
            case _:
                raise AssertionError(code)


def of(here: Machine, x86: int, arm: int) -> int:
    return (x86, arm)[here.column]


@BOTH
def test_the_filter_is_one_that_linux_takes(here: Machine) -> None:
    for sealed in (False, True):
        words = words_of(here, OWN, sealed=sealed)
        assert len(words) < LONGEST
        for at, (code, yes, no, _) in enumerate(words):
            if code in (EQUAL, ABOVE, BITS):
                assert max(yes, no) <= 255
                assert at + 1 + max(yes, no) < len(words)
        assert words[-1][0] == RETURN


@BOTH
def test_what_is_not_listed_is_refused_and_what_is_newer_is_absent(here: Machine) -> None:
    allowed = [number for number in range(600) if answer(here, number) == ALLOWED]
    assert 60 < len(allowed) < 110
    assert answer(here, of(here, 59, 221)) == REFUSED, "execve"
    assert answer(here, 434) == REFUSED, "pidfd_open"
    assert answer(here, 600) == ABSENT
    assert answer(here, 435) == ABSENT, "clone3, in whose place a library takes clone"


@BOTH
def test_another_machines_calls_are_refused(here: Machine) -> None:
    for audit in (0x40000003, 0x40000028, 0xC00000F3, 0):
        assert answer(here, of(here, 39, 172), audit=audit) == REFUSED
    assert answer(here, 0x40000000 | 39) == REFUSED, "x32"
    assert answer(here, -1) == REFUSED


@BOTH
def test_a_signal_reaches_the_process_itself_alone(here: Machine) -> None:
    for call in (of(here, 62, 129), of(here, 200, 130), of(here, 234, 131)):
        assert answer(here, call, OWN, 9) == ALLOWED
        for other in (OTHER, 0, -1, -OWN, OWN + 1):
            assert answer(here, call, other, 9) == REFUSED
    assert answer(here, of(here, 62, 129), OWN | 1 << 40) == ALLOWED, "a kernel looks at 32 bits"


@BOTH
@pytest.mark.parametrize(
    ("command", "argument", "said"),
    [
        (0, 10, ALLOWED), (1, 0, ALLOWED), (2, 1, ALLOWED), (3, 0, ALLOWED), (1030, 5, ALLOWED),
        (4, 0o4000, ALLOWED), (4, 0o2, ALLOWED),
        (4, 0o20000, REFUSED), (4, 0o24000, REFUSED),  # O_ASYNC
        (5, 0, REFUSED), (6, 0, REFUSED), (7, 0, REFUSED), (8, OTHER, REFUSED), (8, OWN, REFUSED),
        (9, 0, REFUSED), (10, 9, REFUSED), (15, 0, REFUSED), (16, 0, REFUSED), (36, 0, REFUSED),
        (37, 0, REFUSED), (1024, 0, REFUSED), (1026, 0, REFUSED), (1031, 1 << 20, REFUSED),
        (1033, 0, REFUSED),
    ],
)  # fmt: skip
def test_a_descriptor_is_flagged_and_owned_by_nobody(
    here: Machine, command: int, argument: int, said: int
) -> None:
    assert answer(here, of(here, 72, 25), 3, command, argument) == said


@BOTH
def test_a_descriptor_takes_orders_that_do_not_signal(here: Machine) -> None:
    ioctl = of(here, 16, 29)
    assert answer(here, ioctl, 0, 0x5401) == ALLOWED
    assert answer(here, ioctl, 0, 0x5421) == ALLOWED
    for order in (0x5412, 0x5452, 0x8901, 0x8902, 0x540E, 0x5410, 0x541D, 0x40049409, 0x5437):
        assert answer(here, ioctl, 0, order) == REFUSED


@BOTH
def test_a_clone_is_a_thread_or_refused(here: Machine) -> None:
    clone = of(here, 56, 220)
    glibc, musl = 0x3D0F00, 0x7D0F00
    assert answer(here, clone, glibc) == answer(here, clone, musl) == ALLOWED
    for flags in (17, 0x4111, 0x10000, glibc & ~0x10000, glibc & ~0x100, glibc | 17):
        assert answer(here, clone, flags) == REFUSED
    for also in (0x8000, 0x2000, 0x20000, 0x10000000, 0x20000000, 0x80, 0x1000, 0x80000000):
        assert answer(here, clone, glibc | also) == REFUSED


@BOTH
def test_files_are_opened_for_reading_alone(here: Machine) -> None:
    at = of(here, 257, 56)
    folder, plain = here.opening & ~0o2004400, 0o2000000
    for flags in (0, plain, plain | folder):
        assert answer(here, at, -100, 1, flags) == ALLOWED
    for flags in (1, 2, 3, 0o100, 0o1000, 0o2000, 0o20000, 0o10000000, 0o20000000, 0o1000000):
        assert answer(here, at, -100, 1, flags) == REFUSED
        assert answer(here, at, -100, 1, plain | flags) == REFUSED
    if here is X86:
        assert answer(here, 2, 1, plain) == ALLOWED
        assert answer(here, 2, 1, 1) == REFUSED


@BOTH
def test_who_is_sealed_opens_and_finds_no_file(here: Machine) -> None:
    for call in (257, 262, 332, 2, 4) if here is X86 else (56, 79, 291):
        assert answer(here, call) == ALLOWED
        assert answer(here, call, sealed=True) == REFUSED
    assert answer(here, of(here, 0, 63), sealed=True) == ALLOWED


@BOTH
@pytest.mark.parametrize("call", [(302, 261), (204, 123), (121, 155), (124, 156)])
def test_what_is_asked_about_processes_is_asked_about_itself(
    here: Machine, call: tuple[int, int]
) -> None:
    number = of(here, *call)
    assert answer(here, number, 0) == answer(here, number, OWN) == ALLOWED
    assert answer(here, number, OTHER) == answer(here, number, -1) == REFUSED


@BOTH
def test_priorities_are_asked_for_and_never_set(here: Machine) -> None:
    asked, set_ = of(here, 140, 141), of(here, 141, 140)
    assert answer(here, asked, 0, 0) == answer(here, asked, 0, OWN) == ALLOWED
    for which, who in ((0, OTHER), (1, 0), (2, 0)):
        assert answer(here, asked, which, who) == REFUSED
    assert answer(here, set_, 0, 0) == answer(here, set_, 0, OWN) == REFUSED


@BOTH
def test_sockets_come_in_pairs_and_send_to_each_other(here: Machine) -> None:
    pair, send = of(here, 53, 199), of(here, 44, 206)
    for kind in (1, 0o2000001, 0o4001):
        assert answer(here, pair, 1, kind) == ALLOWED
    for family, kind in ((1, 2), (1, 5), (2, 1), (10, 1), (16, 3), (1, 0), (1, 3)):
        assert answer(here, pair, family, kind) == REFUSED
    assert answer(here, send, 3, 1, 1, 0, 0, 0) == ALLOWED
    for address in (1, 1 << 32, 0x7FFF00000000):
        assert answer(here, send, 3, 1, 1, 0, address, 16) == REFUSED
    for call in ((41, 198), (42, 203), (49, 200), (46, 211), (47, 212), (43, 202)):
        assert answer(here, of(here, *call)) == REFUSED


@BOTH
def test_memory_is_ones_own_and_of_usual_pages(here: Machine) -> None:
    mmap, advise = of(here, 9, 222), of(here, 28, 233)
    assert answer(here, mmap, 0, 4096, 3, 0x22) == ALLOWED
    assert answer(here, mmap, 0, 4096, 3, 0x40022) == REFUSED
    assert answer(here, advise, 0, 4096, 4) == ALLOWED
    for advice in (9, 12, 100, 101, 20, 21):
        assert answer(here, advise, 0, 4096, advice) == REFUSED


@pytest.mark.parametrize("system", ["win32", "darwin", "freebsd14"])
def test_elsewhere_no_filter_is_known(monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert machine() is None

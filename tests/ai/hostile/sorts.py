"""Bots that no table wants, each for one reason; every one sits in a sandbox of its own.

``LINES`` are the two lines to the program: a bot that looks for them finds them.
"""

import builtins
import contextlib
import ctypes
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

from game.ai.sandboxes import inside, lines

LINES = [3, 4]


class Good:
    """What the others would be if they were good."""

    def __init__(self, seat, seats, options, seed):
        self.seat = seat

    def hear(self, events):
        pass

    def choose(self, legal):
        return legal[-1]


# ---------------------------------------------------------------- they come to their end


class Leaves(Good):
    def choose(self, legal):
        sys.exit("good bye")


class Vanishes(Good):
    def choose(self, legal):
        os._exit(0)


class KillsItself(Good):
    def choose(self, legal):
        os.kill(os.getpid(), 9)


class Crashes(Good):
    def choose(self, legal):
        ctypes.string_at(0)


class KillsItsParent(Good):
    def choose(self, legal):
        os.kill(os.getppid(), 9)
        return legal[0]


class KillsItsGroup(Good):
    def choose(self, legal):
        os.killpg(0, 9)
        return legal[0]


class ClosesItsLines(Good):
    def choose(self, legal):
        os.closerange(0, 64)
        return legal[0]


class DiesWhenMade(Good):
    def __init__(self, *facts):
        os._exit(7)


class FailsWhenMade(Good):
    def __init__(self, *facts):
        raise OSError("no brain")


class FailsToHear(Good):
    def hear(self, events):
        raise ValueError("too loud")


# ---------------------------------------------------------------- they say too much


class Floods(Good):
    """Prints without end, where nobody hears it."""

    def choose(self, legal):
        for _ in range(200):
            print("x" * 10_000)
            print("y" * 10_000, file=sys.stderr)
        return legal[-1]


class FloodsItsLines(Good):
    def choose(self, legal):
        while True:
            for line in LINES:
                with contextlib.suppress(OSError):
                    os.write(line, b"x" * 65536)


class SaysALongLine(Good):
    def choose(self, legal):
        os.write(LINES[1], b'{"n":1,"action":"' + b"x" * (1 << 20) + b'"}\n')
        return legal[0]


class SaysNoJson(Good):
    said = b"\x80\x04\x95 not even nearly {]\n"

    def choose(self, legal):
        os.write(LINES[1], self.said)
        return legal[0]


class SaysAPickle(SaysNoJson):
    said = b"cos\nsystem\n(S'touch it_ran'\ntR.\n"


class SaysDeepThings(SaysNoJson):
    said = b"[" * 60_000 + b"\n"


class SaysAGreatNumber(SaysNoJson):
    said = b'{"n":' + b"9" * 60_000 + b"}\n"


class SaysAnotherNumber(SaysNoJson):
    said = b'{"n":77,"action":{"kind":"throw"}}\n'


class SaysAList(SaysNoJson):
    said = b"[1,2,3]\n"


class SaysAFaultOfItsOwn(SaysNoJson):
    said = b'{"n":1,"fault":"\\u001b[31mpwned","error":"\\u202egnp"}\n'


class SaysNoNumber(SaysNoJson):
    said = b'{"n":NaN,"action":{"kind":"throw"}}\n'


class SaysTheSameTwice(SaysNoJson):
    said = b'{"n":1,"action":null,"n":2,"action":[],"n":1,"fault":"","action":{}}\n'


class SaysAMark(SaysNoJson):
    said = b'\xef\xbb\xbf{"n":1,"action":{"kind":"throw"}}\n'


class SaysNothings(SaysNoJson):
    said = b'\0{"n":1}\0\n'


class SaysListsInLists(SaysNoJson):
    said = b'{"n":1,"action":{"kind":' + b"[" * 10_000 + b"]" * 10_000 + b"}}\n"


class SaysHalfALine(Good):
    def choose(self, legal):
        os.write(LINES[1], b'{"n":1,"action":{"kind":"thr')
        time.sleep(60)


class NeverEndsItsLine(Good):
    def choose(self, legal):
        while True:
            os.write(LINES[1], b" ")
            time.sleep(0.01)


class AnswersTwice(Good):
    def choose(self, legal):
        os.write(LINES[1], b'{"n":1,"action":null}\n')
        return legal[0]


class SpeaksUnasked(Good):
    def hear(self, events):
        os.write(LINES[1], b'{"n":0}\n' * 50)


class ForgesAnAction(SaysNoJson):
    said = b'{"n":1,"action":{"kind":"throw","card":"D30","target":99}}\n'


class ForgesATypeOfAction(SaysNoJson):
    said = b'{"n":1,"action":{"kind":{"a":[1]},"card":[],"target":1e999}}\n'


class AnswersAnything(Good):
    def choose(self, legal):
        class Weird:
            __slots__ = ()

            def __eq__(self, other):
                return True

            __hash__ = None

            def __reduce__(self):
                return os.system, ("touch it_ran",)

            def to_json(self):
                return {"kind": "win"}

        return Weird()


class ActsForAnother(Good):
    """Tries to throw for somebody else, as far as an action can say that."""

    def choose(self, legal):
        return type(legal[0])(*[(self.seat + 1) % 4] * len(legal[0].__slots__))


# ---------------------------------------------------------------- they never answer


class NeverAnswers(Good):
    def choose(self, legal):
        while True:
            pass


class Sleeps(Good):
    def choose(self, legal):
        for number in range(1, 65):
            with contextlib.suppress(OSError, ValueError):
                signal.signal(number, signal.SIG_IGN)
        while True:
            time.sleep(1000)


class ReadsItsLineItself(Good):
    def choose(self, legal):
        return os.read(LINES[0], 1 << 20)


class NeverIsMade(Good):
    def __init__(self, *facts):
        threading.Event().wait()


class LocksItself(Good):
    def choose(self, legal):
        lock = threading.Lock()
        lock.acquire()
        lock.acquire()


# ---------------------------------------------------------------- they take too much


class Forks(Good):
    def choose(self, legal):
        if os.fork() == 0:
            os.setsid()
            while True:
                pass
        return legal[0]


class StartsPrograms(Good):
    def choose(self, legal):
        subprocess.Popen(["sleep", "1000"], start_new_session=True)
        return legal[0]


class Bombs(Good):
    def choose(self, legal):
        while True:
            os.fork()


class TakesAllMemory(Good):
    def choose(self, legal):
        taken = []
        while True:
            taken.append(bytearray(1 << 26))


class GoesDeep(Good):
    def choose(self, legal):
        return self.choose(legal)


class StartsThreads(Good):
    def choose(self, legal):
        def turn():
            while True:
                pass

        for _ in range(8):
            threading.Thread(target=turn, daemon=True).start()
        return legal[-1]


class OpensFiles(Good):
    def choose(self, legal):
        self.files = [Path(os.devnull).open() for _ in range(1000)]  # noqa: SIM115 left open
        return legal[0]


class CallsHome(Good):
    def choose(self, legal):
        socket.create_connection(("127.0.0.1", 9), timeout=1)
        return legal[0]


# ---------------------------------------------------------------- they change what is around them


class Moves(Good):
    """Goes elsewhere, shuts its ears and spoils our code in there: it plays on all the same."""

    def choose(self, legal):
        os.chdir("/")
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        builtins.len = None
        kept = legal[-1]
        legal.clear()
        return kept


class SpoilsOurCode(Good):
    def choose(self, legal):
        lines.spelled = inside.spelled = lambda message: b"{}\n"
        return legal[0]


class ReadsItsKeyboard(Good):
    def choose(self, legal):
        return input("which? ")


# ---------------------------------------------------------------- they have nasty words


class Shouts(Good):
    def choose(self, legal):
        raise RuntimeError("\x1b[2J\x07" + "\u202e" * 1000 + "\ud800" + "x" * (1 << 20))


class Unspeakable(Good):
    def choose(self, legal):
        class Error(BaseException):
            def __str__(self):
                raise self

            __repr__ = __str__

        raise Error


class OddlyNamed(Good):
    def choose(self, legal):
        raise type("\x1b[31m\u202eKeyError" * 100, (KeyError,), {})


# ---------------------------------------------------------------- it looks around


class Spy(Good):
    """Tells what it sees, as beliefs: nothing of it can be written anywhere."""

    def choose(self, legal):
        self.seen = [
            [float(len(os.environ)), float(len(sys.argv[1:])), float(len(list(Path().iterdir())))],
            [float(number) for number in range(64) if is_open(number)],
            [
                float(flag)
                for flag in (
                    sys.flags.isolated, sys.flags.no_user_site, sys.flags.ignore_environment,
                )
            ],
            [float("game.match" in sys.modules)],
            [float(letter) for letter in str(Path.cwd()).encode()],
        ]  # fmt: skip
        return legal[0]

    def beliefs(self):
        return self.seen


def is_open(number):
    try:
        os.fstat(number)
    except OSError:
        return False
    return True

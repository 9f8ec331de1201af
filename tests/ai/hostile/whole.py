"""A bot that uses what honest bots use: Python's library, threads, clocks, files of its own."""

import asyncio
import bisect
import collections
import concurrent.futures
import csv
import ctypes
import dataclasses
import datetime as dt
import decimal
import fractions
import functools
import hashlib
import heapq
import io
import itertools
import json
import logging
import math
import os
import queue
import random
import re
import sched
import signal
import sqlite3
import statistics
import string
import struct
import sys
import threading
import time
import traceback
import unittest
import weakref
import zlib
import zoneinfo
from pathlib import Path

USED = (
    bisect, collections, csv, ctypes, dataclasses, fractions, functools, heapq, io, itertools,
    logging, os, queue, re, sched, sqlite3, statistics, string, struct, sys, traceback, unittest,
    weakref,
)  # fmt: skip


class Whole:
    def __init__(self, seat, seats, options, seed):
        self.chance = random.Random(seed)
        self.learnt = json.loads(Path(__file__).with_name("learnt.json").read_text())

    def hear(self, events):
        pass

    def choose(self, legal):
        self.thinks_in_threads()
        self.thinks_by_and_by()
        self.reckons()
        self.knows_the_time()
        self.gives_itself_a_moment()
        import email.message
        import html.parser
        import urllib.parse
        import uuid
        import xml.dom.minidom

        assert uuid.uuid4() != uuid.uuid4()
        return self.chance.choice(legal)

    def thinks_in_threads(self):
        found = []
        thread = threading.Thread(target=lambda: found.append(self.learnt["worth"]))
        thread.start()
        thread.join()
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            assert list(pool.map(math.sqrt, [4, 9])) == [2, 3]
        assert found == [3]

    def thinks_by_and_by(self):
        async def answer():
            return await asyncio.wait_for(asyncio.sleep(0.001, 7), 5)

        assert asyncio.run(answer()) == 7

    def reckons(self):
        assert hashlib.sha256(b"").hexdigest().startswith("e3b0")
        assert zlib.decompress(zlib.compress(b"x" * 100_000)) == b"x" * 100_000
        assert decimal.Decimal("0.1") * 3 == decimal.Decimal("0.3")
        with sqlite3.connect(":memory:") as base:
            assert base.execute("select 1 + 1").fetchone() == (2,)
        assert len(bytearray(1 << 26)) == 1 << 26

    def knows_the_time(self):
        begun = time.monotonic()
        time.sleep(0.001)
        assert time.monotonic() > begun
        assert time.process_time() > 0
        there = dt.datetime.now(tz=zoneinfo.ZoneInfo("Europe/Paris"))
        assert there.utcoffset() is not None
        assert os.cpu_count()
        if sys.platform == "linux":
            assert len(os.sched_getaffinity(0)) > 0

    def gives_itself_a_moment(self):
        if sys.platform == "win32":
            return
        signal.signal(signal.SIGALRM, lambda *told: None)
        signal.setitimer(signal.ITIMER_REAL, 0.001)
        time.sleep(0.002)
        signal.setitimer(signal.ITIMER_REAL, 0)

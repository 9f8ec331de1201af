"""Who wins among the scripts of forty lines, and what scripts win among bots.

``python -m tests.bench.boulet_scripts --deals 20 --level expert --script widest``. One bot of the
level sits among scripts, or with ``--among`` one script among bots of the level. Without
``--script`` all twelve are played in turn, and their mean is told.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt

from tests.bench.boulet_strength import shares, told
from tests.le_boulet.strangers.twelve import SCRIPTS


def main() -> None:
    """Measure and print a line a script."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--deals", type=int, default=20)
    asking.add_argument("--level", default="normal")
    asking.add_argument("--script", choices=[*SCRIPTS])
    asking.add_argument("--seats", type=int, default=4)
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--among", action="store_true")
    asked = asking.parse_args()
    scripts = [asked.script] if asked.script else [*SCRIPTS]
    lines = []
    for script in scripts:
        one, others = (script, asked.level) if asked.among else (asked.level, script)
        kinds = [one, *[others] * (asked.seats - 1)]
        lines.append(told(kinds, list(shares(kinds, asked.deals, asked.seed))))
        print(json.dumps(lines[-1]), flush=True)
    if len(lines) > 1:
        reach = sqrt(sum(line["reach"] ** 2 for line in lines)) / len(lines)
        mean = sum(line["share"] for line in lines) / len(lines)
        print(json.dumps({"all": len(lines), "share": round(mean, 3), "reach": round(reach, 3)}))


if __name__ == "__main__":
    main()

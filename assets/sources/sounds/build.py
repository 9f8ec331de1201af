"""Makes all sounds anew: `python build.py`."""

import effects
import music

if __name__ == "__main__":
    effects.build()
    music.build()

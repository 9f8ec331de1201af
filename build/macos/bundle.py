"""What Finder reads of the macOS bundle; ``build/faux_freres.spec`` puts it into Info.plist."""

from __future__ import annotations

from typing import Any, Final

import contents

OLDEST: Final = {"arm64": "11.0", "x86_64": "10.13"}
"""The oldest macOS, by machine. Source: the first there is for Apple silicon; on Intel what Python
3.13 of python.org and the wheel of pygame-ce 2.5.8 ask for."""
LANGUAGES: Final = ("fr", "en")


def info(machine: str, version: str) -> dict[str, Any]:
    """Return what is said about the program on such a machine, besides PyInstaller's own.

    There is no sentence about the local network (``NSLocalNetworkUsageDescription``), the
    microphone or the camera, because nothing here asks for them.
    """
    return {
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST[machine],
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT. Other people's parts: Contents/Resources/licences",
        # a replay: SDL tells of a file that Finder opens as of one that is let go over the window
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{contents.TITLE} · replay",
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeExtensions": ["jsonl"],
                "LSHandlerRank": "Alternate",  # offered, never taken: others have such files too
            }
        ],
    }

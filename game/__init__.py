"""Faux Frères: French party-card games for people and bots around one screen, offline.

``docs/architecture.md`` says which room may import which; ``docs/decisions`` says why.
"""

__version__ = "1.0.0"

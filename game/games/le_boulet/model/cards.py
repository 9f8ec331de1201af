"""The cards: pictures and Boulets; a card is its *face*, a small number."""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = -1
"""A card that one was not told."""
BOULET: Final = -2
"""A Boulet; they are all alike."""
NONE: Final = -3
"""No card: nothing was laid, or swapped."""

PICTURES: Final = (
    "lion", "elephant", "girafe", "ours", "renard", "loup", "herisson", "serpent", "crocodile",
    "singe", "chat", "chien", "vache", "cochon", "poule", "cheval", "mouton", "lapin", "canard",
    "escargot", "requin", "pieuvre", "poisson", "baleine", "crabe", "abeille", "araignee",
    "papillon", "fourmi", "moustique", "cactus", "rose", "arbre", "champignon", "volcan",
    "montagne", "arcenciel", "eclair", "lune", "soleil", "plage", "desert", "ile", "chateau",
    "eglise", "ecole", "granderoue", "cirque", "maison", "pizza", "fromage", "oignon", "piment",
    "oeuf", "pain", "frites", "hamburger", "huitre", "brocoli", "gateau", "glace", "bonbon",
    "chocolat", "banane", "citron", "fraise", "cafe", "vin", "glacon", "lit", "canape",
    "miroir", "porte", "cle", "reveil", "baignoire", "toilettes", "nounours", "bougie",
    "couteau", "couverts", "poele", "balai", "ciseaux", "crayon", "livres", "parapluie",
    "marteau", "echelle", "telephone", "ordinateur", "television", "appareilphoto", "ampoule",
    "robot", "pile", "micro", "manette", "satellite", "voiture", "velo", "train", "avion",
    "bateau", "fusee", "tracteur", "ambulance", "pompiers", "helicoptere", "skate", "chapeau",
    "lunettes", "talon", "chaussettes", "cravate", "slip", "bague", "couronne", "masques",
    "sac", "policier", "clown", "medecin", "cuisinier", "detective", "bonhomme", "astronaute",
    "juge", "bebe", "perenoel", "licorne", "dragon", "fantome", "vampire", "zombie",
    "magicienne", "sirene", "ange", "extraterrestre", "citrouille", "ballonfoot", "boxe",
    "medaille", "de", "joker", "guitare", "tambour", "tente", "ballon", "peche", "coeur",
    "crane", "bombe", "aimant", "ancre", "diamant", "feu", "plume", "cadeau", "billet",
)  # fmt: skip
"""The pictures of the house's deck by face; their names never change."""

FULL_BOULETS: Final = (30, 20, 10)
"""How many Boulets go with a full deck of pictures, the usual number first (B27)."""
OWN: Final = len(PICTURES)
"""The face of the first picture of one's own; the second has the next number, and so on."""


def boulets_of(pictures: int, full: int) -> int:
    """Return how many Boulets go with so many pictures: in proportion, halves up (B41)."""
    return max(1, (2 * full * pictures + len(PICTURES)) // (2 * len(PICTURES)))

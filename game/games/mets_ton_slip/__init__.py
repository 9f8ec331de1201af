"""Mets ton slip !: a race in underwear (L. Secousse and E. Thienot); rules: RULES.md."""

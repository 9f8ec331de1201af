"""The board of Mets ton slip !: dolls in a row, their baskets, and the hand of who looks."""

"""Painting: colours and type, pictures and fonts, words in boxes, on a canvas of any size."""

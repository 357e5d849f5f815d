"""Texts of the card game: wording, catalogues, rules page."""

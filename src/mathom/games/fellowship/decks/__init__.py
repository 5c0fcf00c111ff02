"""Decks: what they are, which are known, and which may be played."""

"""One table for five Middle-earth tabletop games."""

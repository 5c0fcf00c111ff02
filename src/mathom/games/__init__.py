"""The games. Each knows the core and no other game."""

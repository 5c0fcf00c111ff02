"""Playing without people: arenas, and later the bots that know no single game."""

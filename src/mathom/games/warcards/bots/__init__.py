"""Players that know this game: what answers are worth, a greedy bot, and three levels of search."""

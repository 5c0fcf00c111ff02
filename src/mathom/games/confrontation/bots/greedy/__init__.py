"""A bot that looks one move ahead and weighs what it may lose by it.

It works on its own view and question only. A move is worth, the whole game being 1:

- what the battle brings, averaged over who the enemy may be: see `duel.odds` and `duel.WORTH`;
- less the best that the enemy can then attack, and a part of all else that he can;
- for the Fellowship, how far the Ring has come, less the danger that it is in;
- for Sauron, that the Ring must not slip past the last of his servants, and the Shire.

Cards are chosen by the mixture of `duel.mixture`. Set-ups and drafts are drawn at random among
many sensible ones, so that nobody can rely on them.
"""

from mathom.games.confrontation.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]

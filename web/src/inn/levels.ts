/** Which bots people play against, and what they are called. */

import type { GameInfo, TableInfo } from '../lib/types';
import { has, say, t } from '../lib/words.svelte';

/** A bot's level, or its name if it has none: only levels are offered, but other bots may sit at a table. */
export function botName(bot: string): string {
  return has(`level-${bot}`) ? say({ id: `level-${bot}` }) : bot;
}

/** What a bot is called wherever it plays, in the story as well: by its seat. */
export function nameOfBot(seat: number): string {
  return say({ id: 'player-bot', args: { seat: seat + 1 } });
}

/** The same with how strong it is: "Bot 2 (easy)"; one without a level is just that bot. */
export function fullNameOfBot(seat: number, bot: string): string {
  const name = nameOfBot(seat);
  return has(`level-${bot}`) ? t('seat-bot-level', { name, level: botName(bot) }) : name;
}

/** How strong it is among these, from 1 on; 0 if it is not among them. */
export function strength(bots: string[], bot: string): number {
  return bots.indexOf(bot) + 1;
}

/**
 * The bot for the next game: the easiest until a game of this kind has been finished, then the one
 * last played against.
 */
export function usualBot(game: GameInfo, mine: TableInfo[]): string {
  const played = mine.filter((table) => table.game === game.name && table.you.length);
  const newest = played.sort((a, b) => b.created - a.created);
  const last = newest.flatMap((table) => table.seats.map((seat) => seat.bot ?? '')).find((bot) => game.bots.includes(bot));
  return (played.some((table) => table.state === 'over') && last) || (game.bots[0] ?? '');
}

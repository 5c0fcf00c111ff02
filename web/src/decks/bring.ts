/** Taking a deck to a table. */

import { usualBot } from '../inn/levels';
import { openTable } from '../inn/tables';
import { findGame } from '../lib/games';

/** Opens a table against a bot, played by the rules that the deck was judged by, where it is the first to be brought. */
export async function playWith(game: string, code: string, rules: string): Promise<void> {
  const info = await findGame(game);
  const bot = info ? usualBot(info, []) : '';
  await openTable({ game, seats: [{ kind: 'me' }, { kind: 'bot', bot }], options: { variant: rules, decks: 'own' } }, code);
}

import type { TableInfo } from './types';
import { say } from './words.svelte';

/** That the server's host has closed a table, and perhaps why; nothing while it is open. */
export function closedText({ closed }: TableInfo): string | null {
  return closed === null ? null : say({ id: 'refused-closed', args: { why: closed, said: closed ? 'yes' : 'no' } });
}

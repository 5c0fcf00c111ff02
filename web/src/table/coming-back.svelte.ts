/** Who opens a table, or comes back to its tab, is told what they have missed. */

import { untrack } from 'svelte';
import type { Sitting } from './sitting.svelte';

/** So many deeds of others are told to who opens the table; fewer are still to be seen. */
const WORTH_TELLING = 2;
/** Who opens a table where something has just happened was not away. */
const AWAY = 60_000;

export class ComingBack {
  /** How much was missed already when the tab was left. */
  private missedBefore = 0;

  /** To be called while a component is made. */
  constructor(private readonly sitting: Sitting) {
    const { stream, since } = sitting;
    let came = false;
    // Once, as soon as the table, its game and who one is are known: they arrive in any order.
    $effect(() => {
      const { alone, face, table, position } = sitting;
      if (came || !alone || !face || !table) return;
      came = true;
      const away = Date.now() - table.moved > AWAY;
      if (position?.ply) untrack(() => void this.lookBack(away ? WORTH_TELLING : Infinity));
    });
    // Who has chosen again has missed nothing; the choice may have been made elsewhere, too.
    $effect(() => {
      if (stream.missed === 0) {
        untrack(() => {
          since.close();
        });
      }
    });
  }

  /** The tab was left, or has been come back to. */
  turned(away: boolean): void {
    const { missed } = this.sitting.stream;
    if (away) this.missedBefore = missed;
    else if (missed > this.missedBefore) void this.lookBack(1);
  }

  /** Tells it, if it is at least so many deeds of others. */
  async lookBack(least: number): Promise<void> {
    const { stream, since, viewer, face, alone } = this.sitting;
    if (!alone || !face) return;
    const { newFrom } = stream;
    const found = await since.fetch(stream.base, viewer, face.interludes);
    // Who has chosen while the answer was on its way has missed nothing.
    if (stream.missed === 0 && stream.newFrom !== newFrom) return;
    stream.newFrom = since.told;
    stream.missed = since.deeds;
    since.open = found && since.deeds >= least;
  }
}

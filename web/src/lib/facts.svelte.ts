/** What is printed on the things in a game's box, fetched once. Reading it in a component follows its arrival. */

import { againAfter } from './api';
import { allPrinted } from './printed';
import type { CardInfo } from './types';
import { pause } from './wait';

const LONGEST = 3000;

export class Facts {
  private known = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
  private coming: Promise<void> | null = null;

  constructor(private readonly game: string) {}

  /** A card or a place; nothing while the facts are on their way. */
  of(name: string): CardInfo | undefined {
    void this.ready();
    return this.known.get(name);
  }

  /** Settles once they are there. */
  ready(): Promise<void> {
    this.coming ??= this.load();
    return this.coming;
  }

  /** A card without its facts tells nothing, so a table waits for them; but not for ever. */
  soon(): Promise<unknown> {
    return Promise.race([this.ready(), pause(LONGEST)]);
  }

  private async load(): Promise<void> {
    for (;;) {
      try {
        const printed = await allPrinted(this.game);
        this.known = new Map(printed.map((one) => [one.id, one]));
        return;
      } catch (error) {
        await pause(againAfter(error));
      }
    }
  }
}

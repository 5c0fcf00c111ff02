/** What is printed on the things in a game's box, fetched once. Reading it in a component follows its arrival. */

import { allPrinted } from './printed';
import type { CardInfo } from './types';

const AGAIN_AFTER = 4000;
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
    return Promise.race([this.ready(), new Promise((done) => setTimeout(done, LONGEST))]);
  }

  private async load(): Promise<void> {
    for (;;) {
      try {
        const printed = await allPrinted(this.game);
        this.known = new Map(printed.map((one) => [one.id, one]));
        return;
      } catch {
        await new Promise((done) => setTimeout(done, AGAIN_AFTER));
      }
    }
  }
}

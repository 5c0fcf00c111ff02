/** On a phone one part of the table shows at a time, and the others are turned up when something is to be seen there. */

import { untrack } from 'svelte';
import type { Things } from '../table/things.svelte';

interface Turns {
  /** Turns up what is asked about. */
  asked: () => void;
  /** Turns up what has just happened. */
  told: (things: readonly string[]) => void;
  /** Turns up what a coach speaks of. */
  pointed: (things: readonly string[]) => void;
}

/** To be called while a component is made. Each follows its own cause alone: who turns to another part is left there. */
export function turnsUp(things: Things, { asked, told, pointed }: Turns): void {
  $effect(() => {
    // Not what is drawn: that changes when another part is turned up.
    void things.options;
    void things.held;
    untrack(asked);
  });
  // Before the board is drawn, so that what travels starts from where it lay.
  $effect.pre(() => {
    const now = [...things.told];
    untrack(() => {
      told(now);
    });
  });
  $effect(() => {
    const now = things.pointed;
    untrack(() => {
      pointed(now);
    });
  });
}

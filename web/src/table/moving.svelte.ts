/** The board follows what is told: what a deed is about comes into sight, and things travel to where they lie now. */

import { untrack } from 'svelte';
import { travelTime } from '../lib/pace';
import { settings } from '../lib/settings.svelte';
import type { Sitting } from './sitting.svelte';
import type { Things } from './things.svelte';
import { bringToSight, placesOf, travel, type Places } from './travel';

/** To be called while a component is made; `board` gives what holds the board, once it is there. */
export function followDeeds(sitting: Sitting, things: Things, board: () => HTMLElement | undefined): void {
  let places: Places | null = null;
  // Where everything lay can only be seen before it is drawn anew …
  $effect.pre(() => {
    void sitting.scene;
    places = untrack(() => {
      const drawn = board();
      return drawn && sitting.animate && settings.speed !== 'at-once' ? placesOf(drawn) : null;
    });
  });
  // … and where it lies now only after that.
  $effect(() => {
    void sitting.scene;
    untrack(() => {
      const drawn = board();
      const { deed, viewer, animate } = sitting;
      if (drawn && deed && deed.by !== viewer) bringToSight(drawn, [...things.told], animate);
      if (drawn && places) travel(drawn, places, travelTime(settings.speed));
    });
    places = null;
  });
}

/** How the cards of a faction or a culture are told apart from others. */

import type { Component, ComponentProps } from 'svelte';
import type { IconName } from '../lib/icons';
import type SceneDrawing from '../lib/Scene.svelte';
import type { Scene } from '../lib/scene';

export interface Kin {
  emblem: IconName;
  /** The pattern of the band, a tile of it as a drawing from 0 to 8 by 0 to 8. */
  band: string;
}

/** What a card is tinted with. */
export interface Tint {
  /** Readable on its cards: parchment for the Free Peoples, twilight for the Shadow. */
  hue: string;
  /** Whether it is a light one, for twilight. */
  dim?: boolean;
}

/** All that a game's pictures are drawn with. */
export interface Pictures {
  Scene: Component<ComponentProps<typeof SceneDrawing>>;
  shapes: Readonly<Record<string, string>>;
  scenes: ReadonlyMap<string, Scene>;
}

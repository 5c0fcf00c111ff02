/** "In two minutes": what a game shows to somebody who has never seen it. */

import type { Component } from 'svelte';

export interface PictureProps {
  /** `goal`, `turn-1`, `missed-2`: the part that it stands beside. */
  part: string;
}

/**
 * The words are the page's: `learn-<game>-<part>`, and `learn-<game>-<part>-picture` says what is to
 * be seen. Each part rests on rules that can be read at once.
 */
export interface Primer {
  Picture: Component<PictureProps>;
  goal: string[];
  /** The steps of a turn, in order. */
  turn: string[][];
  /** Three things that beginners miss. */
  missed: string[][];
}

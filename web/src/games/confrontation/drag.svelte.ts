/** Dragging a character by the pointer, as one more way to touch it. */

import type { Character } from './box';
import type { Point } from './layout';

interface Deeds {
  /** It has gone so far that it is meant. */
  begin?: (name: Character) => void;
  drop: (name: Character, event: PointerEvent) => void;
}

/** So far a hand may tremble. */
const FAR = 7;

export class Drag {
  private held = $state.raw<{ name: Character; from: Point; by: Point; moves: boolean } | null>(null);
  private dropped = false;
  private readonly deeds: Deeds;

  constructor(deeds: Deeds) {
    this.deeds = deeds;
  }

  /** How far somebody has been dragged, if they are. */
  of(name: Character): Point | null {
    return this.held?.moves && this.held.name === name ? this.held.by : null;
  }

  grab(name: Character, { clientX, clientY }: PointerEvent): void {
    this.held = { name, from: { x: clientX, y: clientY }, by: { x: 0, y: 0 }, moves: false };
  }

  // What the window hears

  onpointerdowncapture = (): void => {
    this.dropped = false;
  };

  onpointermove = ({ clientX, clientY }: PointerEvent): void => {
    if (!this.held) return;
    const { name, from, moves } = this.held;
    const by = { x: clientX - from.x, y: clientY - from.y };
    const far = moves || Math.hypot(by.x, by.y) > FAR;
    if (far && !moves) this.deeds.begin?.(name);
    this.held = { name, from, by, moves: far };
  };

  onpointerup = (event: PointerEvent): void => {
    const held = this.held;
    this.held = null;
    if (!held?.moves) return;
    this.dropped = true;
    this.deeds.drop(held.name, event);
  };

  onpointercancel = (): void => {
    this.held = null;
  };

  /** The click that ends a drag is none; one without a press before it comes from a key. */
  onclickcapture = (event: MouseEvent): void => {
    if (this.dropped && event.detail) event.stopPropagation();
  };
}

/** Which hidden pieces are being looked at: in passing, or held by a touch until something else is touched. */

import type { Region, Side } from './box';
import type { Group } from './standing';

interface Opened {
  region: Region;
  side: Side;
  /** What was looked at on the board. */
  anchor: HTMLElement;
  held: boolean;
}

/** So long the way from the board to what is told of it may take. */
const LINGER = 260;

export class Peek {
  opened = $state.raw<Opened | null>(null);
  private closing: ReturnType<typeof setTimeout> | undefined;

  /** The pointer or the keyboard has come to them. */
  glance({ region, side }: Group, anchor: HTMLElement): void {
    this.stay();
    if (!this.opened?.held && this.opened?.anchor !== anchor) this.opened = { region, side, anchor, held: false };
  }

  leave(): void {
    this.stay();
    if (this.opened && !this.opened.held) this.closing = setTimeout(() => { this.close(); }, LINGER);
  }

  /** Whoever has left is back, or on what is told of them. */
  stay(): void {
    clearTimeout(this.closing);
  }

  hold({ region, side }: Group, anchor: HTMLElement): void {
    this.stay();
    this.opened = { region, side, anchor, held: true };
  }

  close(): void {
    this.opened = null;
  }
}

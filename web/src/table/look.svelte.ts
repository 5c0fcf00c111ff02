/** Which card is being looked at: under the pointer for a moment, or held open until it is closed. */

import { getContext, setContext } from 'svelte';
import { pointsAt } from './pointer';

const HOVER = 280;
const PRESS = 450;

export class Look {
  /** Follows the pointer; goes when it leaves. */
  passing = $state.raw<{ name: string; anchor: Element } | null>(null);
  /** Stays until it is closed. */
  open = $state.raw<string | null>(null);
  /** Whether a finger has just opened one, so that the tap that ends it chooses nothing. */
  pressed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the pointer is on. */
  private pointed: EventTarget | null = null;

  /** The pointer moves over a card. */
  move(name: string, event: PointerEvent): void {
    const { currentTarget } = event;
    if (!pointsAt(event) || currentTarget === this.pointed) return;
    this.pointed = currentTarget;
    this.after(this.passing ? HOVER / 3 : HOVER, () => {
      if (currentTarget instanceof Element && currentTarget.isConnected) this.passing = { name, anchor: currentTarget };
    });
  }

  leave(): void {
    clearTimeout(this.timer);
    this.passing = null;
    this.pointed = null;
  }

  press(name: string, event: PointerEvent): void {
    this.pressed = false;
    if (event.pointerType === 'mouse') {
      // It comes again when the pointer does.
      clearTimeout(this.timer);
      this.passing = null;
      return;
    }
    this.after(PRESS, () => {
      this.pressed = true;
      this.open = name;
    });
  }

  release(): void {
    clearTimeout(this.timer);
  }

  private after(wait: number, deed: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(deed, wait);
  }
}

const KEY = Symbol('look');

export function provideLook(look: Look): void {
  setContext(KEY, look);
}

export function useLook(): Look {
  return getContext<Look>(KEY);
}

/** Which card is being looked at: under the pointer for a moment, or held open until it is closed. */

import { getContext, setContext } from 'svelte';

const HOVER = 280;
const PRESS = 450;

export class Look {
  /** Follows the pointer; goes when it leaves. */
  passing = $state.raw<{ name: string; box: DOMRect } | null>(null);
  /** Stays until it is closed. */
  open = $state.raw<string | null>(null);
  /** Whether a finger has just opened one, so that the tap that ends it chooses nothing. */
  pressed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  enter(name: string, event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const { currentTarget } = event;
    this.after(this.passing ? HOVER / 3 : HOVER, () => {
      if (currentTarget instanceof Element) this.passing = { name, box: currentTarget.getBoundingClientRect() };
    });
  }

  leave(): void {
    clearTimeout(this.timer);
    this.passing = null;
  }

  press(name: string, event: PointerEvent): void {
    this.pressed = false;
    if (event.pointerType === 'mouse') {
      this.leave();
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

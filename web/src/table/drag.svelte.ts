/** Dragging something by the pointer, as one more way to touch it. */

interface Point {
  x: number;
  y: number;
}

interface Deeds<Name> {
  /** It has gone so far that it is meant. */
  begin?: (name: Name) => void;
  drop: (name: Name, event: PointerEvent) => void;
}

/** So far a hand may tremble. */
const FAR = 7;

export class Drag<Name extends string> {
  private held = $state.raw<{ name: Name; from: Point; by: Point; moves: boolean } | null>(null);
  private dropped = false;
  private readonly deeds: Deeds<Name>;

  constructor(deeds: Deeds<Name>) {
    this.deeds = deeds;
  }

  /** How far something has been dragged, if it is. */
  of(name: Name): Point | null {
    return this.held?.moves && this.held.name === name ? this.held.by : null;
  }

  grab(name: Name, { clientX, clientY }: PointerEvent): void {
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

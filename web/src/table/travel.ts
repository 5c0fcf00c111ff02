/**
 * Things travel from where they were to where they are: what the board drew before is compared with
 * what it draws now, by the names of its things. Games that move things themselves are left alone,
 * because their things have not left yet when they are looked at.
 */

import { scrollTo } from './sight';

/** Less than this is no way to go. */
const NEAR = 10;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

/** Where everything lay, by what it is. */
export type Places = Map<string, DOMRect[]>;

/** A card is the same card in a hand and out of it: `hand:gandalf`, then `gandalf`; `hand:sting`, then `card:sting`. */
function kin(name: string): string {
  return name.replace(/^(?:hand|aside|pile|card):/, '');
}

function* thingsIn(board: HTMLElement): Generator<[string, HTMLElement, DOMRect]> {
  for (const thing of board.querySelectorAll<HTMLElement>('[data-thing]:not([data-fixed])')) {
    const box = thing.getBoundingClientRect();
    if (box.width > 0) yield [kin(thing.dataset.thing ?? ''), thing, box];
  }
}

export function placesOf(board: HTMLElement): Places {
  const places: Places = new Map();
  for (const [name, , box] of thingsIn(board)) places.set(name, [...(places.get(name) ?? []), box]);
  return places;
}

/** Lets everything travel that lay elsewhere before, and what is new come from whose it is. */
export function travel(board: HTMLElement, before: Places, duration: number): void {
  const left = new Map([...before].map(([name, boxes]) => [name, [...boxes]]));
  const moved: [string, HTMLElement, DOMRect][] = [];
  // Of several of a name, those that stay are no travellers.
  for (const [name, thing, box] of thingsIn(board)) {
    const boxes = left.get(name) ?? [];
    const here = boxes.findIndex((one) => Math.hypot(one.x - box.x, one.y - box.y) < NEAR);
    if (here >= 0) boxes.splice(here, 1);
    else moved.push([name, thing, box]);
  }
  for (const [name, thing, box] of moved) {
    const from = left.get(name)?.shift();
    if (from) glide(thing, from, box, duration);
    else if (thing.dataset.home) come(thing, box, areaOf(thing.dataset.home), duration);
  }
}

/** Where a player's things come from: their area of the board, or their seat above it. */
function areaOf(home: string): DOMRect | undefined {
  for (const name of home.split(' ')) {
    const area = document.querySelector(`[data-area="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    if (area?.width) return area;
  }
  return undefined;
}

function glide(thing: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const size = Math.max(0.4, Math.min(2.5, from.width / to.width));
  const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${size})`;
  run(thing, [{ transform: way, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], duration);
}

function come(thing: HTMLElement, to: DOMRect, from: DOMRect | undefined, duration: number): void {
  if (!from) return;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  run(thing, [{ transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0.3 }, { transform: 'none', opacity: 1 }], duration);
}

function run(thing: HTMLElement, frames: Keyframe[], duration: number): void {
  thing.classList.add('travels');
  const done = (): void => {
    thing.classList.remove('travels');
  };
  thing.animate(frames, { duration, easing: EASE }).finished.then(done, done);
}

/** Brings into sight what is out of it, or covered by something else: the first of these that the board has. */
export function bringToSight(board: HTMLElement, names: readonly string[], smooth: boolean): void {
  const found = [...board.querySelectorAll<HTMLElement>('[data-thing]')].filter(({ dataset }) =>
    names.includes(dataset.thing ?? ''),
  );
  const [first] = found;
  if (first && !found.some(isSeen)) scrollTo(first, 'center', smooth ? 'smooth' : 'instant');
}

function isSeen(thing: HTMLElement): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && (thing.contains(there) || there.contains(thing));
}

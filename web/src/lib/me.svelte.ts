import { get } from './api';
import type { Me } from './types';
import { t } from './words.svelte';

export const NAME_LENGTH = 24;

const KEY = 'mathom.name';

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function anyOf(list: string): string {
  const words = list.split(',');
  return words[Math.floor(Math.random() * words.length)]?.trim() ?? '';
}

/** A name for somebody who has not given one, such as a hobbit could have. */
export function anyName(): string {
  return `${anyOf(t('guest-first-names'))} ${anyOf(t('guest-last-names'))}`;
}

/** The guest at this device. A name is there from the start, so that nobody has to think of one. */
export const me = $state({ name: kept() || anyName() });

/** Keeps the name that a guest has used. */
export function rememberName(name: string): void {
  me.name = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // It is only a convenience.
  }
}

/** Everything that pages of ours note in this browser begins so. */
const OURS = /^(?:mathom\.|confrontation-)/;

/** Removes what this browser has noted, also what will be noted by the next page about this guest. */
export function forgetMe(): void {
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (OURS.test(key)) store.removeItem(key);
  }
  me.name = anyName();
  asked = null;
}

let asked: Promise<void> | null = null;

/**
 * Makes sure that the server knows this guest, and takes the name it knows. Whoever listens to a
 * table must have done this before: a stream belongs to the guest who opened it.
 */
export function introduce(): Promise<void> {
  asked ??= get<Me>('/api/me').then(
    ({ name }) => {
      if (name) rememberName(name);
    },
    () => {
      // Pages say themselves when they can't reach the server; here we only try again later.
      asked = null;
    },
  );
  return asked;
}

/** Links that the page gives away: to be copied, sent, shown to a camera. All of them are made here. */

import { get } from './api';
import type { DoorInfo } from './types';

let door: DoorInfo | null = $state.raw(null);
let asked: Promise<void> | null = null;

/** Where the server can be found, asked once; without an answer we go by the address bar. */
function knock(): DoorInfo | null {
  asked ??= get<DoorInfo>('/api/door').then(
    (told) => {
      door = told;
    },
    () => {
      asked = null;
    },
  );
  return door;
}

/** Whether an address means the machine that it is typed on. */
function loopback(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}

/**
 * The address that others can open: what the operator says that people type, or the one that this visitor has
 * evidently got here by, or the machine's in its network.
 */
function reachable(): string | undefined {
  const told = knock();
  const known = [told?.public, window.location.origin, ...(told?.network ?? [])];
  return known.find((address): address is string => Boolean(address) && !loopback(address ?? ''));
}

/** A page of ours as a link for somebody else, or for another device. */
export function linkTo(path: string): string {
  return (reachable() ?? window.location.origin) + path;
}

/** Whether such a link opens on this machine only. */
export function onlyHere(): boolean {
  return reachable() === undefined && door !== null;
}

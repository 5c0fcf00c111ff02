/** Being called when it is one's turn, also while no page is open (Web Push). */

import { del, get, put } from './api';
import { settings } from './settings.svelte';
import type { CallsInfo, Device, NewDevice } from './types';
import { worker } from './worker';

/** Which of the server's devices this one is. */
const DEVICE = 'mathom.device';

/** Whether this browser can do it at all: some only for pages that were installed. */
export function callable(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether the player has not been asked yet, neither by us nor by the browser. */
export function mayAsk(): boolean {
  return callable() && !settings.notify && !settings.callsAnswered && Notification.permission !== 'denied';
}

let asked: Promise<string | null> | null = null;

/** The server's key; nothing if it calls nobody. Asked for once; after a failure, again. */
function serverKey(): Promise<string | null> {
  asked ??= get<CallsInfo>('/api/me/calls').then(
    ({ key }) => key,
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function serverCalls(): Promise<boolean> {
  return callable() && (await serverKey()) !== null;
}

/** Asks the player for leave, who must just have clicked something; whether they have given it. */
export async function letMeBeCalled(): Promise<boolean> {
  settings.callsAnswered = true;
  if (!('Notification' in window)) return false;
  settings.notify = (await Notification.requestPermission()) === 'granted';
  return settings.notify;
}

/**
 * Tells the server of this device, in the language of the page: nothing changes where it knows it already. Whether calls
 * come also while no page is open; a browser may have nobody who would bring them.
 */
export async function beCalled(): Promise<boolean> {
  if (!callable() || !settings.notify || Notification.permission !== 'granted') return false;
  try {
    const key = await serverKey();
    if (key === null) return false;
    const registration = await worker;
    if (!registration) return false;
    const { endpoint, keys } = (await subscription(registration.pushManager, key)).toJSON();
    const device: NewDevice = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', lang: settings.lang };
    const { id } = await put<Device>('/api/me/calls', device);
    localStorage.setItem(DEVICE, id);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

async function subscription(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = bytes(key);
  const known = await pushManager.getSubscription();
  if (known && sameBytes(wanted, known.options.applicationServerKey)) return known;
  await known?.unsubscribe();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

function sameBytes(wanted: Uint8Array, given: ArrayBuffer | null): boolean {
  const other = new Uint8Array(given ?? new ArrayBuffer(0));
  return other.length === wanted.length && other.every((byte, n) => byte === wanted[n]);
}

/** The browser takes no calls any more; the server is told so, if it does not know it already. */
export async function beCalledNoMore(tell = true): Promise<void> {
  settings.notify = false;
  const device = localStorage.getItem(DEVICE);
  localStorage.removeItem(DEVICE);
  const registration = await worker;
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  if (tell && device) await del(`/api/me/calls/${encodeURIComponent(device)}`);
}

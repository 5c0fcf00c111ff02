/** The service worker: it shows the page without a network, and calls when no page is open (`public/service-worker.js`). */

const SCRIPT = '/service-worker.js';
/** Where it keeps what it shows then. */
const KEPT = 'mathom';

/** It comes once the page is there; nothing where a browser allows none. */
export const worker: Promise<ServiceWorkerRegistration | null> = begin().catch((error: unknown) => {
  console.warn(error);
  return null;
});

async function begin(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await loaded();
  await navigator.serviceWorker.register(SCRIPT);
  const registration = await navigator.serviceWorker.ready;
  // What the page has loaded before is kept, too.
  const keep = performance.getEntriesByType('resource').map(({ name }) => name);
  registration.active?.postMessage({ keep });
  return registration;
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
}

/** Leaves nothing of what was known of somebody's games. */
export async function forgetKept(): Promise<void> {
  if ('caches' in window) await caches.delete(KEPT);
}

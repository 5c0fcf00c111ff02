/**
 * What a browser does for the page when no page of ours is open, or no network is there: it says whose turn it is, and
 * shows what is known. It never shows an old page: whatever can change is asked of the server first.
 */

const KEPT = 'mathom';
const INDEX = '/';
/** Files whose names change with their content. */
const LASTING = '/assets/';
/** What the first page shows of one's games. */
const KNOWN = /^\/api\/(?:games|tables|tables\/mine|words\/.+)$/;
/** On an answer that was kept: when it came, in milliseconds since 1970. */
const SINCE = 'x-mathom-kept';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.add(INDEX))
      // The next visit keeps it; calls need none.
      .catch(() => undefined)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (KNOWN.test(pathname)) event.respondWith(known(event));
  else if (pathname.startsWith(LASTING)) event.respondWith(lasting(event));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(event));
});

/** Every address of the page is the same file. */
async function page({ request }) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await keepPage(kept, answer.clone());
    return answer;
  } catch (error) {
    const old = await kept.match(INDEX);
    if (!old) throw error;
    return old;
  }
}

/** With another page come other files; those of the old one would only take room. */
async function keepPage(kept, answer) {
  const before = await kept.match(INDEX);
  const same = before?.headers.get('etag') === answer.headers.get('etag');
  if (same) return;
  for (const request of await kept.keys()) {
    if (new URL(request.url).pathname.startsWith(LASTING)) await kept.delete(request);
  }
  await kept.put(INDEX, answer);
}

async function lasting(event) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(event.request);
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(kept.put(event.request, answer.clone()));
  return answer;
}

async function known(event) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keepKnown(kept, event.request, answer.clone()));
    return answer;
  } catch (error) {
    const found = await kept.match(event.request, { ignoreVary: true });
    if (!found) throw error;
    return found;
  }
}

async function keepKnown(kept, request, answer) {
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', [SINCE]: String(Date.now()) };
  await kept.put(request, new Response(await answer.blob(), { headers }));
}

/** A page says which files it has loaded before we were there. */
self.addEventListener('message', (event) => {
  const files = event.data?.keep;
  if (Array.isArray(files)) event.waitUntil(keepFiles(files));
});

async function keepFiles(files) {
  const kept = await caches.open(KEPT);
  for (const file of files) {
    const { origin, pathname } = new URL(file, self.location.origin);
    const ours = origin === self.location.origin && (pathname.startsWith(LASTING) || KNOWN.test(pathname));
    if (!ours || (await kept.match(pathname, { ignoreVary: true }))) continue;
    const answer = await fetch(pathname).catch(() => null);
    if (!answer?.ok) continue;
    if (pathname.startsWith(LASTING)) await kept.put(pathname, answer);
    else await keepKnown(kept, pathname, answer);
  }
}

self.addEventListener('push', (event) => {
  const { table, text, lang } = event.data.json();
  event.waitUntil(
    self.registration.showNotification('Mathom', {
      body: text,
      lang,
      // One for each table: a later call takes the place of an older one.
      tag: `mathom-${table}`,
      renotify: true,
      icon: '/icons/192.png',
      badge: '/icons/badge.png',
      data: { path: `/t/${table}` },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? INDEX;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const open = windows.find((window) => new URL(window.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});

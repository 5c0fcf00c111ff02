import type { Reason } from './types';

/** Why the server's host does not let this guest in; then the page shows nothing else. */
export const ban = $state<{ reason: Reason | null }>({ reason: null });

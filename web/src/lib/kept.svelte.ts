/** Whether what is shown is only what this device has kept, because no network is there. */

/** When that came from the server, in milliseconds since 1970; nothing while the server answers. */
export const kept: { since: number | null } = $state({ since: null });

/** Answers that the service worker has kept say when they came. */
export function noteKept(answer: Response): void {
  const since = answer.headers.get('x-mathom-kept');
  kept.since = since === null ? null : Number(since);
}

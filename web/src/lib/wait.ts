/** When to ask a server again that could not answer just now. */

/** Where it has not said when. */
export const AGAIN_AFTER = 4_000;

/**
 * For how many milliseconds it does not want to be asked again. Many pages behind one address are told the same, so
 * they don't come back all at once.
 */
export function waitOf(answer: Response): number {
  const seconds = Number(answer.headers.get('Retry-After') ?? 0);
  return seconds > 0 ? seconds * 1000 * (1 + Math.random() / 4) : 0;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

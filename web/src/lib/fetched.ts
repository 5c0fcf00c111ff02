/**
 * Hands on what is being fetched, or why it could not be; for effects, which say by what this returns that nobody waits
 * for it any more. Where nothing is done about a failure, something is only missing.
 */
export function fetched<T>(on: Promise<T>, got: (it: T) => void, failed: (error: unknown) => void = () => undefined): () => void {
  let stale = false;
  on.then(
    (it) => {
      if (!stale) got(it);
    },
    (error: unknown) => {
      if (!stale) failed(error);
    },
  );
  return () => (stale = true);
}

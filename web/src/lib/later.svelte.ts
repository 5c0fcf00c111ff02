/**
 * What is fetched once, when it is first asked for, and after what can be played without it. The function gives nothing
 * while it is on its way; reading it in a component follows its arrival.
 */
export function later<Module>(fetch: () => Promise<Module>): () => Module | null {
  let known = $state.raw<Module | null>(null);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      // What needs it is as good as it was without; the next visit tries again.
      fetch().then((all) => (known = all)).catch(() => (asked = false));
    }
    return known;
  };
}

/** Each card once, with how many of it there are, in the order in which they first come. */
export function counted(names: readonly string[]): [name: string, copies: number][] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found];
}

/** What of these was not there before; of several that are alike, as many as there were are not new. */
export function fresh(names: readonly string[], before: readonly string[]): Set<string> {
  const left = [...before];
  return new Set(
    names.filter((name) => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    }),
  );
}

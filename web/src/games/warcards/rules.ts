/** Which rule is behind a term of the game. */

const RULES: Record<string, string> = {
  reserve: 'W-7.1',
  path: 'W-6.14',
};

export function ruleOf(term: string): string | undefined {
  return RULES[term];
}

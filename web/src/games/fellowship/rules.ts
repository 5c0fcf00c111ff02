/** Which rule is behind a term of the game. */

const RULES: Record<string, string> = {
  'phase-fellowship': 'T-11.1',
  'phase-shadow': 'T-13.1',
  'phase-maneuver': 'T-14.1',
  'phase-archery': 'T-15.1',
  'phase-assignment': 'T-16.1',
  'phase-skirmish': 'T-17.1',
  'phase-regroup': 'T-19.1',
};

export function ruleOf(term: string): string | undefined {
  return RULES[term];
}
